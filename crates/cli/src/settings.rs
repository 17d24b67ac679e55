//! Settings of the server. A flag takes precedence over its `DUCHY_*` variable, the variable over the file, and the file
//! over the default. The file is TOML; its keys are the flags without their dashes.

use std::{
    collections::BTreeMap,
    ffi::{OsStr, OsString},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    num::NonZero,
    path::{Path, PathBuf},
    time::Duration,
};

use clap::{ArgAction, ArgMatches, Command, builder::BoolishValueParser, parser::ValueSource};
use duchy_server::{Accounts, Capacity, Config, DataFile, Limits, Retention};
use toml::Value;

use crate::failure::{Failure, read_text};

/// Where settings may be read from.
#[derive(clap::Args)]
pub(crate) struct ConfigFile {
    /// File with settings (TOML); its keys are the flags without dashes, for example port = 8080.
    #[arg(long, env = CONFIG_VARIABLE, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

const CONFIG: &str = "config";
const CONFIG_VARIABLE: &str = "DUCHY_CONFIG";

/// Where the server listens.
#[derive(clap::Args)]
pub(crate) struct Listen {
    /// Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the network.
    #[arg(long, env = "DUCHY_ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,

    /// Listen on the whole network and print the address for others, with a QR code. Same as --address 0.0.0.0.
    #[arg(long, env = "DUCHY_LAN", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub(crate) lan: bool,

    /// Port to listen on; 0 picks a free one.
    #[arg(long, short, env = "DUCHY_PORT", default_value_t = 8080)]
    port: u16,

    /// URL path behind a proxy, for example /games.
    #[arg(long, env = "DUCHY_BASE_PATH", default_value = "/")]
    pub(crate) base_path: String,
}

impl Listen {
    pub(crate) fn address(&self) -> SocketAddr {
        let address = if self.lan { IpAddr::V4(Ipv4Addr::UNSPECIFIED) } else { self.address };
        SocketAddr::new(address, self.port)
    }

    /// The address as another program on this machine reaches it, without a slash at the end.
    pub(crate) fn url(&self) -> String {
        let host = match self.address {
            IpAddr::V4(address) if address.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(address) if address.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
            other => other,
        };
        let path = self.base_path.trim_matches('/');
        let path = if path.is_empty() { String::new() } else { format!("/{path}") };
        format!("http://{}{path}", SocketAddr::new(host, self.port))
    }
}

/// Where games are kept.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, env = "DUCHY_DATABASE", default_value = "sqlite:duchy.db", hide_env_values = true)]
    pub(crate) database: String,
}

/// Every setting of the server: a flag, a variable or a line of the file.
#[derive(clap::Args)]
pub(crate) struct Settings {
    #[command(flatten)]
    pub(crate) file: ConfigFile,

    #[command(flatten)]
    pub(crate) listen: Listen,

    #[command(flatten)]
    pub(crate) database: Database,

    /// Address and port where Prometheus may fetch /metrics, for example 127.0.0.1:9464. Default: nowhere.
    #[arg(long, env = "DUCHY_METRICS")]
    metrics: Option<SocketAddr>,

    /// Your own data file, offered when a game is created: GAME=FILE, for example tuscany=my-box.toml. Repeatable, or
    /// separated by commas.
    #[arg(long, env = "DUCHY_DATA", value_name = "GAME=FILE", value_delimiter = ',')]
    data: Vec<String>,

    /// Trust X-Forwarded-* headers.
    #[arg(long, env = "DUCHY_BEHIND_PROXY", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub(crate) behind_proxy: bool,

    /// Minimum time of a computer move in milliseconds, so that people can follow.
    #[arg(long, env = "DUCHY_BOT_PACE_MS", default_value_t = 400)]
    bot_pace_ms: u64,

    /// Maximum thinking time of a computer move in seconds.
    #[arg(long, env = "DUCHY_BOT_SECONDS", default_value_t = 10)]
    bot_seconds: u64,

    /// Computer opponents thinking in parallel. Default: number of cores.
    #[arg(long, env = "DUCHY_BOT_THREADS")]
    bot_threads: Option<NonZero<usize>>,

    /// Don't analyse finished games, and offer no hints.
    #[arg(long, env = "DUCHY_NO_ANALYSIS", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    no_analysis: bool,

    /// Disable rate limiting (for load tests).
    #[arg(long, env = "DUCHY_NO_RATE_LIMIT", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    no_rate_limit: bool,

    /// Maximum open connections; fewer if the system's limit of open files does not allow as many.
    #[arg(long, env = "DUCHY_MAX_CONNECTIONS", default_value_t = 10_000)]
    pub(crate) max_connections: usize,

    /// Maximum open connections from one address. Not used with --behind-proxy.
    #[arg(long, env = "DUCHY_MAX_CONNECTIONS_PER_ADDRESS", default_value_t = 256)]
    max_connections_per_address: usize,

    /// Maximum streams open to one address: a stream is a tab that shows a game.
    #[arg(long, env = "DUCHY_MAX_STREAMS_PER_ADDRESS", default_value_t = 128)]
    max_streams_per_address: usize,

    /// Maximum unfinished games of one person.
    #[arg(long, env = "DUCHY_MAX_GAMES_PER_PERSON", default_value_t = 100)]
    max_games_per_person: u32,

    /// Maximum games of one person that wait for players.
    #[arg(long, env = "DUCHY_MAX_WAITING_PER_PERSON", default_value_t = 10)]
    max_waiting_per_person: u32,

    /// Maximum games opened from one address that wait for players.
    #[arg(long, env = "DUCHY_MAX_WAITING_PER_ADDRESS", default_value_t = 30)]
    max_waiting_per_address: u32,

    /// Whether people can create accounts: open, invited (by an administrator), or off.
    #[arg(long, env = "DUCHY_ACCOUNTS", value_enum, default_value_t = AccountsArg::Open)]
    accounts: AccountsArg,

    /// Header in which a proxy with single sign-on says who the visitor is, for example X-Remote-User. Needs
    /// --trusted-proxies.
    #[arg(long, env = "DUCHY_TRUST_HEADER", value_name = "NAME")]
    trust_header: Option<String>,

    /// Addresses of the proxies whose --trust-header counts. Repeatable, or separated by commas.
    #[arg(long, env = "DUCHY_TRUSTED_PROXIES", value_name = "ADDRESS", value_delimiter = ',')]
    trusted_proxies: Vec<IpAddr>,

    /// Send turn notices also to addresses in private networks, and over plain HTTP.
    #[arg(long, env = "DUCHY_PRIVATE_WEBHOOKS", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    private_webhooks: bool,

    /// Delete games that wait for players after this many days; 0 keeps them.
    #[arg(long, env = "DUCHY_KEEP_WAITING_DAYS", default_value_t = 30)]
    keep_waiting_days: u16,

    /// Delete unfinished games this many days after their last move; 0 keeps them. Finished games are always kept.
    #[arg(long, env = "DUCHY_KEEP_UNFINISHED_DAYS", default_value_t = 365)]
    keep_unfinished_days: u16,

    /// Delete guests without a game this many days after their last visit; 0 keeps them.
    #[arg(long, env = "DUCHY_KEEP_GUESTS_DAYS", default_value_t = 90)]
    keep_guests_days: u16,

    /// Log as JSON lines.
    #[arg(long, env = "DUCHY_LOG_JSON", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub(crate) log_json: bool,

    /// Log level: error, warn, info, debug, or a filter such as duchy_server=debug.
    #[arg(long, env = "DUCHY_LOG", default_value = "info")]
    pub(crate) log: String,
}

/// Whether people can create accounts.
#[derive(Clone, Copy, clap::ValueEnum)]
enum AccountsArg {
    Open,
    Invited,
    Off,
}

impl Settings {
    /// The server's configuration. Reads the data files.
    pub(crate) fn config(self) -> Result<Config, Failure> {
        let args = self;
        let usual = Config::default();
        Ok(Config {
            address: args.listen.address(),
            metrics: args.metrics,
            base_path: args.listen.base_path,
            database: args.database.database,
            data: args.data.iter().map(|given| data_file(given)).collect::<Result<_, _>>()?,
            behind_proxy: args.behind_proxy,
            rate: if args.no_rate_limit { None } else { usual.rate },
            connections: Capacity { total: args.max_connections, per_address: args.max_connections_per_address },
            streams: Capacity { per_address: args.max_streams_per_address, ..usual.streams },
            limits: Limits {
                unfinished_per_person: args.max_games_per_person,
                waiting_per_person: args.max_waiting_per_person,
                waiting_per_address: args.max_waiting_per_address,
            },
            trust_header: args.trust_header,
            trusted_proxies: args.trusted_proxies,
            private_webhooks: args.private_webhooks,
            accounts: match args.accounts {
                AccountsArg::Open => Accounts::Open,
                AccountsArg::Invited => Accounts::Invited,
                AccountsArg::Off => Accounts::Off,
            },
            retention: Retention {
                waiting: Some(args.keep_waiting_days).filter(|days| *days > 0),
                unfinished: Some(args.keep_unfinished_days).filter(|days| *days > 0),
                guests: Some(args.keep_guests_days).filter(|days| *days > 0),
            },
            bot_pace: Duration::from_millis(args.bot_pace_ms),
            bot_time: Duration::from_secs(args.bot_seconds),
            bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
            analysis: !args.no_analysis,
            ..usual
        })
    }
}

fn data_file(given: &str) -> Result<DataFile, Failure> {
    let Some((game, source)) = given.split_once('=') else {
        let what = format!("--data {given}: name the game, for example --data tuscany={given}");
        return Err(Failure::Usage(what));
    };
    Ok(DataFile { game: game.to_owned(), source: source.to_owned(), text: read_text(Path::new(source))? })
}

/// The settings of a file, by flag.
#[derive(Default)]
pub(crate) struct File {
    name: PathBuf,
    values: BTreeMap<String, Vec<String>>,
}

impl File {
    /// Reads the file that the command line or the environment names, if the command has settings at all.
    pub(crate) fn find(command: &Command, args: &[OsString]) -> Result<Self, Failure> {
        let with_settings =
            |arg: &OsString| command.get_subcommands().any(|sub| has_settings(sub) && *arg == sub.get_name());
        if !args.iter().skip(1).any(with_settings) {
            return Ok(File::default());
        }
        let flag = args.iter().zip(args.iter().skip(1)).find(|(flag, _)| *flag == "--config").map(|(_, name)| &**name);
        let joined = args.iter().find_map(|arg| arg.to_str()?.strip_prefix("--config=").map(OsStr::new));
        let variable = std::env::var_os(CONFIG_VARIABLE).filter(|name| !name.is_empty());
        match flag.or(joined).or(variable.as_deref()) {
            Some(name) => File::read(command, Path::new(name)),
            None => Ok(File::default()),
        }
    }

    fn read(command: &Command, name: &Path) -> Result<Self, Failure> {
        let wrong = |what: String| Failure::Usage(format!("{}: {what}", name.display()));
        let text = read_text(name)?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
        let mut values = BTreeMap::new();
        for (key, value) in table {
            let known = || all_settings(command).any(|arg| arg.get_long() == Some(&key));
            if !known() {
                let mut names: Vec<&str> = all_settings(command).filter_map(clap::Arg::get_long).collect();
                names.sort_unstable();
                return Err(wrong(format!("there is no setting \"{key}\"; known settings: {}", names.join(", "))));
            }
            let given = texts(&value).ok_or_else(|| wrong(format!("{key} takes text, a number, true or false")))?;
            values.insert(key, given);
        }
        let file = File { name: name.to_owned(), values };
        // Values are checked as if they were flags, so that an error names the file.
        let flags = file.values.iter().flat_map(|(key, values)| match &**values {
            [only] if only == "true" => vec![format!("--{key}")],
            [only] if only == "false" => Vec::new(),
            values => values.iter().map(|value| format!("--{key}={value}")).collect(),
        });
        let line = ["duchy".to_owned(), "config".to_owned()].into_iter().chain(flags);
        command.clone().try_get_matches_from(line).map_err(|error| {
            let text = error.to_string();
            wrong(text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned())
        })?;
        Ok(file)
    }

    /// The command with the file's values as defaults, so that flags and variables take precedence.
    pub(crate) fn apply(&self, command: Command) -> Command {
        command.mut_subcommands(|sub| {
            if !has_settings(&sub) {
                return sub;
            }
            let ids: Vec<(String, &Vec<String>)> = sub
                .get_arguments()
                .filter_map(|arg| Some((arg.get_id().to_string(), self.values.get(arg.get_long()?)?)))
                .collect();
            ids.into_iter().fold(sub, |sub, (id, values)| sub.mut_arg(id, |arg| arg.default_values(values.clone())))
        })
    }

    /// Where the value of a setting comes from.
    pub(crate) fn source(&self, arg: &clap::Arg, matches: &ArgMatches) -> String {
        let long = arg.get_long().unwrap_or_default();
        match matches.value_source(arg.get_id().as_str()) {
            Some(ValueSource::CommandLine) => format!("--{long}"),
            Some(ValueSource::EnvVariable) => arg.get_env().unwrap_or_default().to_string_lossy().into_owned(),
            _ if self.values.contains_key(long) => self.name.display().to_string(),
            _ => "default".to_owned(),
        }
    }
}

fn has_settings(command: &Command) -> bool {
    command.get_arguments().any(|arg| arg.get_id() == CONFIG)
}

/// All settings, as `duchy config` has them, without the file itself.
pub(crate) fn all_settings(command: &Command) -> impl Iterator<Item = &clap::Arg> {
    let settings = command.get_subcommands().filter(|sub| sub.get_name() == "config");
    settings
        .flat_map(Command::get_arguments)
        .filter(|arg| arg.get_env().is_some() && arg.get_id() != CONFIG && arg.get_id() != "lang")
}

fn texts(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::String(text) => Some(vec![text.clone()]),
        Value::Integer(number) => Some(vec![number.to_string()]),
        Value::Boolean(flag) => Some(vec![flag.to_string()]),
        Value::Array(list) => list.iter().map(|item| item.as_str().map(str::to_owned)).collect(),
        _ => None,
    }
}

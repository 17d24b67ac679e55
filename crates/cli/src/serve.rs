//! `duchy serve`: the web server.

use std::{
    io::{IsTerminal as _, Write as _, stdout},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZero,
    path::Path,
    time::Duration,
};

use duchy_host::Registry;
use duchy_server::{Capacity, Config, DataFile, Limits, Retention, Server};
use tracing_subscriber::{EnvFilter, fmt::format::FmtSpan};

use crate::failure::{Failure, read_text};

/// Every flag can also be set as an environment variable.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the network.
    #[arg(long, env = "DUCHY_ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,

    /// Port to listen on; 0 picks a free one.
    #[arg(long, short, env = "DUCHY_PORT", default_value_t = 8080)]
    port: u16,

    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, env = "DUCHY_DATABASE", default_value = "sqlite:duchy.db", hide_env_values = true)]
    database: String,

    /// Your own data file, offered when a game is created: GAME=FILE, for example tuscany=my-box.toml. Repeatable, or
    /// separated by commas.
    #[arg(long, env = "DUCHY_DATA", value_name = "GAME=FILE", value_delimiter = ',')]
    data: Vec<String>,

    /// URL path behind a proxy, for example /games.
    #[arg(long, env = "DUCHY_BASE_PATH", default_value = "/")]
    base_path: String,

    /// Trust X-Forwarded-* headers.
    #[arg(long, env = "DUCHY_BEHIND_PROXY")]
    behind_proxy: bool,

    /// Minimum time of a computer move in milliseconds, so that people can follow.
    #[arg(long, env = "DUCHY_BOT_PACE_MS", default_value_t = 400)]
    bot_pace_ms: u64,

    /// Maximum thinking time of a computer move in seconds.
    #[arg(long, env = "DUCHY_BOT_SECONDS", default_value_t = 10)]
    bot_seconds: u64,

    /// Computer opponents thinking in parallel. Default: number of cores.
    #[arg(long, env = "DUCHY_BOT_THREADS")]
    bot_threads: Option<NonZero<usize>>,

    /// Disable rate limiting (for load tests).
    #[arg(long, env = "DUCHY_NO_RATE_LIMIT")]
    no_rate_limit: bool,

    /// Maximum open connections; fewer if the system's limit of open files does not allow as many.
    #[arg(long, env = "DUCHY_MAX_CONNECTIONS", default_value_t = 10_000)]
    max_connections: usize,

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
    #[arg(long, env = "DUCHY_LOG_JSON")]
    log_json: bool,

    /// Log level: error, warn, info, debug, or a filter such as duchy_server=debug.
    #[arg(long, env = "DUCHY_LOG", default_value = "info")]
    log: String,
}

pub(crate) fn run(args: Args, registry: Registry) -> Result<(), Failure> {
    start_logging(&args)?;
    let config = config(args)?;
    let outside = |error: &dyn std::error::Error| Failure::Outside(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| outside(&error))?;
    runtime.block_on(async {
        let server = Server::bind(config, registry).await.map_err(|error| outside(&error))?;
        let place = address(server.address());
        // A closed standard output does not stop the server.
        let _ = writeln!(stdout(), "Duchy is running at http://{place}{}  (Ctrl+C stops it)", server.base_path());
        server.run(stop_requested()).await.map_err(|error| outside(&error))
    })
}

fn config(args: Args) -> Result<Config, Failure> {
    let usual = Config::default();
    Ok(Config {
        address: SocketAddr::new(args.address, args.port),
        base_path: args.base_path,
        database: args.database,
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
        retention: Retention {
            waiting: Some(args.keep_waiting_days).filter(|days| *days > 0),
            unfinished: Some(args.keep_unfinished_days).filter(|days| *days > 0),
            guests: Some(args.keep_guests_days).filter(|days| *days > 0),
        },
        bot_pace: Duration::from_millis(args.bot_pace_ms),
        bot_time: Duration::from_secs(args.bot_seconds),
        bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
        ..usual
    })
}

fn data_file(given: &str) -> Result<DataFile, Failure> {
    let Some((game, source)) = given.split_once('=') else {
        let what = format!("--data {given}: name the game, for example --data tuscany={given}");
        return Err(Failure::Usage(what));
    };
    Ok(DataFile { game: game.to_owned(), source: source.to_owned(), text: read_text(Path::new(source))? })
}

/// The address to type into a browser.
fn address(bound: SocketAddr) -> String {
    if bound.ip().is_loopback() || bound.ip().is_unspecified() {
        format!("localhost:{}", bound.port())
    } else {
        bound.to_string()
    }
}

fn start_logging(args: &Args) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&args.log)
        .map_err(|error| Failure::Usage(format!("--log {}: {error}; try --log info", args.log)))?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false)
        .with_span_events(FmtSpan::NONE);
    if args.log_json {
        builder.json().init();
    } else {
        builder.init();
    }
    Ok(())
}

/// Completes on Ctrl+C or SIGTERM.
async fn stop_requested() {
    let interrupted = async {
        // Without a handler for it, only SIGTERM counts.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

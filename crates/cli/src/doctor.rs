//! `duchy doctor`: checks what a server depends on, without changing anything.

use std::{
    fs::{self, File},
    io::Write as _,
    path::Path,
    time::{Duration, Instant},
};

use duchy_store::{Examination, Schema, examine};
use jiff::Timestamp;
use serde_json::Value;

use crate::{
    failure::{Failure, in_runtime},
    http,
    settings::Settings,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,

    /// Address that players type into their browser; checks the proxy in front of the server.
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

/// How a check ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Ok,
    Warning,
    Problem,
}

/// The findings, printed as they come.
#[derive(Default)]
struct Findings {
    problems: usize,
}

impl Findings {
    fn add(&mut self, level: Level, what: &str, finding: impl AsRef<str>) {
        let word = match level {
            Level::Ok => "ok",
            Level::Warning => "warning",
            Level::Problem => "problem",
        };
        self.problems += usize::from(level == Level::Problem);
        println!("{word:8} {what}: {}", finding.as_ref());
    }

    fn ok(&mut self, what: &str, finding: impl AsRef<str>) {
        self.add(Level::Ok, what, finding);
    }

    fn warning(&mut self, what: &str, finding: impl AsRef<str>) {
        self.add(Level::Warning, what, finding);
    }

    fn problem(&mut self, what: &str, finding: impl AsRef<str>) {
        self.add(Level::Problem, what, finding);
    }
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let mut found = Findings::default();
    let settings = &args.settings;
    let file = settings.file.config.clone();
    match in_runtime(async { Ok(examine(&settings.database.database).await?) }) {
        Ok(database) => {
            check_database(&database, &mut found);
            check_clock(&database, Timestamp::now(), &mut found);
            if let Some(file) = &database.file {
                check_folder(file, &mut found);
            }
        }
        Err(failure) => found.problem("database", failure.to_string()),
    }
    if let Some(file) = file {
        check_private(&file, "settings", &mut found);
    }
    check_files(settings.max_connections, &mut found);
    check_server(&settings.listen.url(), &mut found);
    match &args.url {
        Some(url) => check_proxy(url, &settings.listen.base_path, &mut found),
        None => found.ok("proxy", "not checked; give the players' address with --url"),
    }
    args.settings.config()?;
    match found.problems {
        0 => Ok(()),
        1 => Err(Failure::No("there is 1 problem".to_owned())),
        many => Err(Failure::No(format!("there are {many} problems"))),
    }
}

fn check_database(database: &Examination, found: &mut Findings) {
    let system = &database.system;
    match database.schema {
        Schema::Missing => found.ok("database", format!("{system}; new: the first start creates its tables")),
        Schema::Older => found.warning(
            "database",
            format!("{system}; of an older version of Duchy: make a backup, the next start migrates it"),
        ),
        Schema::Current => found.ok("database", format!("{system}; its tables are of this version")),
        Schema::Newer => found.problem(
            "database",
            format!("{system}; a newer version of Duchy has used it: install that version, or restore a backup"),
        ),
    }
    if !database.unsafe_settings.is_empty() {
        let off = database.unsafe_settings.join(", ");
        found.problem("disk sync", format!("PostgreSQL has {off} off: a power cut can lose moves; turn it on"));
    }
}

/// Clocks this far apart are noticed.
const SKEW_SECONDS: f64 = 2.0;

fn check_clock(database: &Examination, now: Timestamp, found: &mut Findings) {
    if let Some(ahead) = database.clock_ahead.filter(|ahead| ahead.abs() > SKEW_SECONDS) {
        let finding = format!("it differs by {:.0} s from the database's: synchronise both", ahead.abs());
        return found.warning("clock", finding);
    }
    let last = database.last_change.as_ref().and_then(|last| last.parse::<Timestamp>().ok());
    match last.filter(|last| *last > now) {
        Some(last) => found.problem("clock", format!("it says {now:.0}, but a table changed at {last:.0}: set it")),
        None => found.ok("clock", format!("{now:.0}")),
    }
}

/// Synced writes slower than this are felt by players.
const SLOW_SYNC: Duration = Duration::from_millis(30);

fn check_folder(database: &Path, found: &mut Findings) {
    let folder = database.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    match sync_time(&folder.join(format!(".duchy-doctor-{}", std::process::id()))) {
        Ok(time) if time > SLOW_SYNC => {
            found.warning("disk sync", format!("a synced write takes {:.0} ms: use a faster disk", ms(time)));
        }
        Ok(time) => found.ok("disk sync", format!("a synced write takes {:.1} ms", ms(time))),
        Err(error) => found.problem("permissions", format!("can't write into {}: {error}", folder.display())),
    }
    if database.exists() {
        match File::options().append(true).open(database) {
            Ok(_) => check_private(database, "permissions", found),
            Err(error) => found.problem("permissions", format!("can't write {}: {error}", database.display())),
        }
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The median time of a synced write.
fn sync_time(file: &Path) -> std::io::Result<Duration> {
    let mut out = File::create(file)?;
    let mut write = || {
        let began = Instant::now();
        out.write_all(&[0; 4096])?;
        out.sync_data()?;
        Ok(began.elapsed())
    };
    let times: std::io::Result<Vec<Duration>> = (0..9).map(|_| write()).collect();
    fs::remove_file(file)?;
    let mut times = times?;
    times.sort_unstable();
    Ok(times[times.len() / 2])
}

/// Warns if everybody on the machine can read a file with secrets.
fn check_private(file: &Path, what: &str, found: &mut Findings) {
    #[cfg(unix)]
    {
        let mode = fs::metadata(file).map(|file| std::os::unix::fs::PermissionsExt::mode(&file.permissions()));
        if mode.is_ok_and(|mode| mode & 0o004 != 0) {
            let file = file.display();
            return found.warning(what, format!("everybody on this machine can read {file}: chmod o-r {file}"));
        }
    }
    found.ok(what, format!("{} is private and usable", file.display()));
}

/// Descriptors a server needs beside its connections.
const OTHER_DESCRIPTORS: u64 = 64;

fn check_files(connections: usize, found: &mut Findings) {
    match rlimit::getrlimit(rlimit::Resource::NOFILE) {
        Ok((_, hard)) if hard < connections as u64 + OTHER_DESCRIPTORS => found.warning(
            "file limit",
            format!("{hard} open files allow fewer than {connections} connections: raise it (ulimit -Hn)"),
        ),
        Ok((_, hard)) => found.ok("file limit", format!("{hard} open files are enough for {connections} connections")),
        Err(error) => found.warning("file limit", format!("unknown: {error}")),
    }
}

fn check_server(url: &str, found: &mut Findings) {
    match http::get(&format!("{url}/readyz")) {
        Ok(answer) if answer.status == 200 => found.ok("server", format!("running at {url}")),
        Ok(answer) => {
            found.problem("server", format!("{url}/readyz answers {}: see the server's log", answer.status));
        }
        Err(_) => found.ok("server", format!("not running at {url}")),
    }
}

/// Asks the server through its proxy what arrives there.
fn check_proxy(url: &str, base_path: &str, found: &mut Findings) {
    let url = url.trim_end_matches('/');
    let seen = match http::get(&format!("{url}/api/connection")) {
        Ok(answer) if answer.status == 200 => serde_json::from_str::<Value>(&answer.body).ok(),
        Ok(answer) => {
            let finding = format!("{url}/api/connection answers {}: pass this path on to the server", answer.status);
            return found.problem("proxy", finding);
        }
        Err(error) => return found.problem("proxy", format!("{url} does not answer: {error}")),
    };
    let Some(seen) = seen else {
        return found.problem("proxy", format!("{url} is answered by another program"));
    };
    let before = found.problems;
    match (seen["forwarded"] == true, seen["behind_proxy"] == true) {
        (true, false) => found.problem("proxy headers", "the server ignores them: start it with --behind-proxy"),
        (false, true) => found.problem("proxy headers", "the proxy does not send X-Forwarded-For: let it"),
        _ => {}
    }
    let https = url.starts_with("https:");
    if https && seen["scheme"] != "https" {
        found.problem("proxy headers", "the proxy does not send X-Forwarded-Proto: cookies are not marked as secure");
    }
    let host = url.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
    if !seen["host"].as_str().is_some_and(|seen| seen.eq_ignore_ascii_case(host)) {
        let arrives = seen["host"].as_str().unwrap_or("nothing");
        let finding = format!("players ask for {host}, the server sees {arrives}: let the proxy send X-Forwarded-Host");
        found.problem("proxy headers", finding);
    }
    if found.problems == before {
        found.ok("proxy headers", format!("the server sees {} as {}", seen["address"], seen["scheme"]));
    }
    let path = url.split("://").nth(1).and_then(|rest| rest.split_once('/')).map_or("", |(_, path)| path);
    if path.trim_matches('/') == base_path.trim_matches('/') {
        found.ok("sub-path", format!("/{path}"));
    } else {
        let finding =
            format!("players use /{path}, the server is set to {base_path}: start it with --base-path /{path}");
        found.problem("sub-path", finding);
    }
}

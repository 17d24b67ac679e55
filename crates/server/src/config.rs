//! How the server is run. The command line fills it in.

use std::{net::SocketAddr, num::NonZero, time::Duration};

use crate::{Capacity, data::DataFile, limit::Rate};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub address: SocketAddr,
    /// The path it is reached under behind a proxy: `/` or `/games`.
    pub base_path: String,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// How long a busy database is waited for.
    pub patience: Duration,
    /// Components of the host's own, offered beside the built-in ones.
    pub data: Vec<DataFile>,
    /// A proxy stands before it, whose `X-Forwarded-For` and `X-Forwarded-Host` are true.
    pub behind_proxy: bool,
    /// How fast one visitor may ask; no limit if none is given.
    pub rate: Option<Rate>,
    /// How long clients may be silent.
    pub timeouts: Timeouts,
    /// How many connections are kept open. Behind a proxy only the total counts: all come from the proxy.
    pub connections: Capacity,
    /// How many streams are kept open.
    pub streams: Capacity,
    /// How long a computer opponent takes for a move at least, so that people can follow.
    pub bot_pace: Duration,
    /// How long it may think at most.
    pub bot_time: Duration,
    /// How many of them may think at once.
    pub bot_threads: NonZero<usize>,
    /// How many unfinished tables there may be.
    pub limits: Limits,
    /// How long what nobody uses is kept.
    pub retention: Retention,
    /// How long a table stays in memory after it was last looked at.
    pub idle: Duration,
    /// What time it is, for the daily deal.
    pub clock: fn() -> jiff::Timestamp,
}

/// How long clients may be silent before their connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// Until the head of a request is complete, and then until its body is. Also how long an idle connection is kept.
    pub read: Duration,
    /// While they read nothing of what they are sent.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts { read: Duration::from_secs(15), write: Duration::from_secs(30) }
    }
}

/// How many unfinished tables there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// At which one person sits.
    pub unfinished_per_person: u32,
    /// Which one person opened and which wait for players.
    pub waiting_per_person: u32,
    /// Which wait for players and were opened from one network.
    pub waiting_per_address: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { unfinished_per_person: 100, waiting_per_person: 10, waiting_per_address: 30 }
    }
}

/// How many days what nobody uses is kept; for ever if there is no number. Finished games are always kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// A table that waits for players, after somebody last sat down.
    pub waiting: Option<u16>,
    /// An unfinished game, after its last move.
    pub unfinished: Option<u16>,
    /// A guest who sits at no table, after they were last seen.
    pub guests: Option<u16>,
}

impl Default for Retention {
    fn default() -> Self {
        Retention { waiting: Some(30), unfinished: Some(365), guests: Some(90) }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            base_path: "/".to_owned(),
            database: "sqlite:duchy.db".to_owned(),
            patience: Duration::from_secs(5),
            data: Vec::new(),
            behind_proxy: false,
            rate: Some(Rate::default()),
            timeouts: Timeouts::default(),
            connections: Capacity { total: 10_000, per_address: 256 },
            streams: Capacity { total: 8_000, per_address: 128 },
            bot_pace: Duration::from_millis(400),
            bot_time: Duration::from_secs(10),
            bot_threads: std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN),
            limits: Limits::default(),
            retention: Retention::default(),
            idle: Duration::from_secs(600),
            clock: jiff::Timestamp::now,
        }
    }
}

/// The path in the form `""` or `/games`, to which every address is appended.
pub(crate) fn clean_base_path(given: &str) -> Result<String, String> {
    let parts: Vec<&str> = given.split('/').filter(|part| !part.is_empty()).collect();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
    match parts.iter().find(|part| !part.chars().all(plain) || **part == "." || **part == "..") {
        Some(part) => Err(format!("\"{part}\" can't be part of the base path: use letters, digits, - _ . and ~")),
        None => Ok(parts.iter().map(|part| format!("/{part}")).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_paths_are_cleaned_or_refused() {
        let cases = [("", ""), ("/", ""), ("games", "/games"), ("/a//b/", "/a/b")];
        for (given, clean) in cases {
            assert_eq!(clean_base_path(given).as_deref(), Ok(clean));
        }
        for bad in ["/a b", "/<script>", "/../x", "/a\"b", "/{id}"] {
            assert!(clean_base_path(bad).is_err(), "{bad}");
        }
    }
}

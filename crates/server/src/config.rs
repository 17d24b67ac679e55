//! Server configuration, filled in by the command line.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZero,
    time::Duration,
};

use crate::{Capacity, data::DataFile, limit::Rate};

/// Server configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// Listen address; port 0 picks a free port.
    pub address: SocketAddr,
    /// Where Prometheus may fetch `/metrics`; nowhere by default.
    pub metrics: Option<SocketAddr>,
    /// The path it is mounted at behind a proxy: `/` or `/games`.
    pub base_path: String,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// How long to wait for a busy database.
    pub patience: Duration,
    /// The host's own data files, offered next to the built-in ones.
    pub data: Vec<DataFile>,
    /// Trust `X-Forwarded-For` and `X-Forwarded-Host`: the server runs behind a proxy.
    pub behind_proxy: bool,
    /// Rate limit per visitor; `None` disables it.
    pub rate: Option<Rate>,
    /// Timeouts for idle clients.
    pub timeouts: Timeouts,
    /// Maximum open connections. Behind a proxy only the total applies, since all come from the proxy.
    pub connections: Capacity,
    /// Maximum open streams.
    pub streams: Capacity,
    /// Minimum time per bot move, so that people can follow.
    pub bot_pace: Duration,
    /// Maximum thinking time per bot move.
    pub bot_time: Duration,
    /// Maximum bots thinking at once.
    pub bot_threads: NonZero<usize>,
    /// Limits on unfinished tables.
    pub limits: Limits,
    /// Whether finished games are analysed.
    pub analysis: bool,
    /// Whether people can have accounts.
    pub accounts: Accounts,
    /// Sign-in by a proxy: the header that holds the login name.
    pub trust_header: Option<String>,
    /// The proxies whose header is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether messages may be sent to addresses in private networks.
    pub private_webhooks: bool,
    /// Limits on records opened from a file.
    pub uploads: Uploads,
    /// How long unused tables and guests are kept.
    pub retention: Retention,
    /// How long an idle table stays in memory.
    pub idle: Duration,
    /// The clock used for the daily deal.
    pub clock: fn() -> jiff::Timestamp,
}

/// How long clients may be idle before their connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the head of a request, then again for its body. Also the keep-alive timeout.
    pub read: Duration,
    /// While a client reads nothing of what it is sent.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts { read: Duration::from_secs(15), write: Duration::from_secs(30) }
    }
}

/// Whether people can have accounts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Accounts {
    /// Everybody can create one.
    #[default]
    Open,
    /// Only people with an administrator's invitation can create one.
    Invited,
    /// Nobody can create one; existing ones can be used.
    Off,
}

/// How many unfinished tables there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Unfinished games per person.
    pub unfinished_per_person: u32,
    /// Tables waiting for players, per person who created them.
    pub waiting_per_person: u32,
    /// Tables waiting for players, per network they were created from.
    pub waiting_per_address: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { unfinished_per_person: 100, waiting_per_person: 10, waiting_per_address: 30 }
    }
}

/// What may be opened from a file. Such records are kept in memory for an hour after they were last looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Uploads {
    /// Maximum size, in bytes.
    pub bytes: usize,
    /// Maximum number of entries.
    pub entries: usize,
    /// Maximum time to check one.
    pub time: Duration,
    /// Rate limit per visitor: a record costs ten tokens.
    pub rate: Rate,
    /// Maximum kept in memory, in total and per visitor; the longest unused ones make room.
    pub kept: Capacity,
}

impl Default for Uploads {
    fn default() -> Self {
        Uploads {
            bytes: 2 << 20,
            entries: 10_000,
            time: Duration::from_secs(5),
            rate: Rate { burst: 60, per_second: 1 },
            kept: Capacity { total: 64, per_address: 8 },
        }
    }
}

/// How many days unused tables and guests are kept; `None` means forever. Finished games are always kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// A table waiting for players, since the last player joined.
    pub waiting: Option<u16>,
    /// An unfinished game, since its last move.
    pub unfinished: Option<u16>,
    /// A guest without a table, since their last visit.
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
            metrics: None,
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
            analysis: true,
            accounts: Accounts::default(),
            trust_header: None,
            trusted_proxies: Vec::new(),
            private_webhooks: false,
            uploads: Uploads::default(),
            retention: Retention::default(),
            idle: Duration::from_secs(600),
            clock: jiff::Timestamp::now,
        }
    }
}

/// Normalises a base path to the form `""` or `/games`, which every path is appended to.
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

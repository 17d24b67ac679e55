//! Metrics for Prometheus, in the OpenMetrics text format.

use std::{
    fmt,
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, Instant},
};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::{Registry, Unit},
};

use crate::Checked;

/// The content type of [`Metrics::text`].
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Counters and gauges of one server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    request_duration: Family<RouteLabels, Histogram>,
    moves: Family<MoveLabels, Counter>,
    store_duration: Histogram,
    bot_duration: Family<LevelLabels, Histogram>,
    pub(crate) store_errors: Counter,
    pub(crate) rate_limited: Counter,
    pub(crate) connections: Gauge,
    pub(crate) connections_refused: Counter,
    pub(crate) streams: Gauge,
    records_checked: Counter,
    records_bad: Counter,
    tables: Gauge,
    memory: Gauge,
    descriptors: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RouteLabels {
    route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct MoveLabels {
    game: String,
    by: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct LevelLabels {
    level: String,
}

/// From half a millisecond to half a minute.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("duchy");
        let metrics = Metrics {
            requests: Family::default(),
            request_duration: Family::new_with_constructor(seconds),
            moves: Family::default(),
            store_duration: seconds(),
            bot_duration: Family::new_with_constructor(seconds),
            store_errors: Counter::default(),
            rate_limited: Counter::default(),
            connections: Gauge::default(),
            connections_refused: Counter::default(),
            streams: Gauge::default(),
            records_checked: Counter::default(),
            records_bad: Counter::default(),
            tables: Gauge::default(),
            memory: Gauge::default(),
            descriptors: Gauge::default(),
            registry: Registry::default(),
        };
        let build = vec![("version", env!("CARGO_PKG_VERSION")), ("client", crate::routes::build_id())];
        registry.register("build", "Version of the server and build of the web client", Info::new(build));
        registry.register("http_requests", "Requests answered", metrics.requests.clone());
        let help = "Time until the response began";
        registry.register_with_unit("http_request_duration", help, Unit::Seconds, metrics.request_duration.clone());
        registry.register("moves", "Entries stored, by who made the move", metrics.moves.clone());
        let help = "Time to store an entry";
        registry.register_with_unit("store_duration", help, Unit::Seconds, metrics.store_duration.clone());
        let help = "Thinking time of computer opponents";
        registry.register_with_unit("bot_duration", help, Unit::Seconds, metrics.bot_duration.clone());
        registry.register("store_errors", "Entries that could not be stored", metrics.store_errors.clone());
        registry.register("rate_limited", "Requests refused by the rate limit", metrics.rate_limited.clone());
        registry.register("connections_open", "Open connections", metrics.connections.clone());
        registry.register("connections_refused", "Connections over the limit", metrics.connections_refused.clone());
        registry.register("streams_open", "Open streams: tabs that show a game", metrics.streams.clone());
        registry.register("records_checked", "Stored records replayed as a check", metrics.records_checked.clone());
        registry.register("records_bad", "Checked records that can't be used", metrics.records_bad.clone());
        registry.register("tables_loaded", "Tables in memory", metrics.tables.clone());
        let start: Gauge<f64, AtomicU64> = Gauge::default();
        start.set(jiff::Timestamp::now().as_duration().as_secs_f64());
        registry.register_with_unit("start_time", "When the server started, in Unix time", Unit::Seconds, start);
        registry.register_with_unit("memory", "Resident memory", Unit::Bytes, metrics.memory.clone());
        registry.register("open_files", "Open file descriptors", metrics.descriptors.clone());
        Metrics { registry, ..metrics }
    }
}

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Person,
    Bot,
    Host,
}

impl Metrics {
    /// Counts an answered request. `route` is the pattern, not the path: paths are unbounded, and a table's is its
    /// invitation.
    pub(crate) fn request(&self, method: &str, route: &str, status: u16, began: Instant) {
        let (method, route) = (method.to_owned(), route.to_owned());
        let taken = began.elapsed().as_secs_f64();
        self.request_duration.get_or_create(&RouteLabels { route: route.clone() }).observe(taken);
        self.requests.get_or_create(&RequestLabels { method, route, status }).inc();
    }

    /// Counts a stored entry.
    pub(crate) fn stored(&self, game: &str, by: By, taken: Duration) {
        let by = match by {
            By::Person => "person",
            By::Bot => "bot",
            By::Host => "host",
        };
        self.moves.get_or_create(&MoveLabels { game: game.to_owned(), by }).inc();
        self.store_duration.observe(taken.as_secs_f64());
    }

    /// Counts checked records.
    pub(crate) fn checked(&self, checked: &Checked) {
        self.records_checked.inc_by(checked.tables);
        self.records_bad.inc_by(checked.bad.len() as u64);
    }

    /// Counts a bot's search.
    pub(crate) fn thought(&self, level: &str, taken: Duration) {
        self.bot_duration.get_or_create(&LevelLabels { level: level.to_owned() }).observe(taken.as_secs_f64());
    }

    /// Everything, as text.
    pub(crate) fn text(&self, tables: usize) -> Result<String, fmt::Error> {
        self.tables.set(i64::try_from(tables).unwrap_or(i64::MAX));
        // Only Linux has them here; elsewhere they stay 0.
        if let Some(bytes) = resident_bytes() {
            self.memory.set(bytes);
        }
        if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
            self.descriptors.set(i64::try_from(open.count()).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches("kB").trim().parse::<i64>().ok()? * 1024)
}

/// Counts something as open until it is dropped.
pub(crate) struct Open(Arc<Metrics>, fn(&Metrics) -> &Gauge);

impl Open {
    pub(crate) fn new(metrics: &Arc<Metrics>, gauge: fn(&Metrics) -> &Gauge) -> Self {
        gauge(metrics).inc();
        Open(metrics.clone(), gauge)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        (self.1)(&self.0).dec();
    }
}

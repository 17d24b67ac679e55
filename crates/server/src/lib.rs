//! The table over HTTP: routes by topic, live tables, computer opponents, streams, and the embedded web client.

pub mod protocol;

//! The table over HTTP: routes, live tables, bots, streams, and the embedded web client.

//! The duchy command: serve, play, replay, verify, deal, bench, arena.
fn main() {}

//! The examples in the documentation are true.
#![allow(clippy::unwrap_used, reason = "a test that can't go on says so")]

use duchy_host::{Record, registry};

const PAGE: &str = include_str!("../../../docs/record.md");

/// The worked example stands on the page as it stands in its file, replays, and gives the points the page promises.
#[test]
fn the_worked_example_replays() {
    let example = include_str!("../../../docs/examples/carcassonne.jsonl");
    assert!(PAGE.contains(example), "docs/record.md and docs/examples/carcassonne.jsonl differ");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [4, 0]);
}

/// The beginning of a game of The Castles of Tuscany, written by hand, replays.
#[test]
fn the_example_of_tuscany_replays() {
    let example = include_str!("../../../docs/examples/tuscany.jsonl");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [0, 0]);
}

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

/// An evening with expansions: a castle, the fairy, an auction and a short flight of the dragon.
#[test]
fn the_example_with_expansions_replays() {
    let example = include_str!("../../../docs/examples/carcassonne-expansions.jsonl");
    assert!(PAGE.contains(example), "docs/record.md and docs/examples/carcassonne-expansions.jsonl differ");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [4, 2]);
}

/// The same for The Castles of Burgundy: 11 points for a town, 3, 7 and 11 for cows, 4 for goods.
#[test]
fn the_example_of_the_cows_replays() {
    let example = include_str!("../../../docs/examples/burgundy.jsonl");
    assert!(PAGE.contains(example), "docs/record.md and docs/examples/burgundy.jsonl differ");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [36, 0]);
}

/// The beginning of a game of The Castles of Tuscany, written by hand, replays.
#[test]
fn the_example_of_tuscany_replays() {
    let example = include_str!("../../../docs/examples/tuscany.jsonl");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [0, 0]);
}

/// The same for a game in which everybody decides at once.
#[test]
fn the_example_of_catherine_replays() {
    let example = include_str!("../../../docs/examples/catherine.jsonl");
    assert!(PAGE.contains(example), "docs/record.md and docs/examples/catherine.jsonl differ");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [1, 1]);
}

/// So does the worked example of the card game.
#[test]
fn the_worked_example_of_burgundy_cards_replays() {
    let example = include_str!("../../../docs/examples/burgundy-cards.jsonl");
    assert!(PAGE.contains(example), "docs/record.md and docs/examples/burgundy-cards.jsonl differ");
    let table = registry::replay(&Record::parse(example).unwrap()).unwrap();
    assert_eq!(table.scores(), [1, 1]);
}

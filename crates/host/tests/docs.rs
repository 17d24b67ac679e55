//! The examples in the documentation are true.
#![allow(clippy::unwrap_used, reason = "a test that can't go on says so")]

use duchy_host::Record;

const PAGE: &str = include_str!("../../../docs/record.md");

/// The example stands on the page as it stands in its file, and replays; gives the points it ends with.
fn scores(file: &str, example: &str) -> Vec<i32> {
    assert!(PAGE.contains(&format!("```\n{example}```\n")), "docs/record.md and docs/examples/{file} differ");
    assert!(PAGE.contains(&format!("(examples/{file})")), "docs/record.md does not say where {file} is");
    duchy_games::registry().replay(&Record::parse(example).unwrap()).unwrap().scores()
}

#[test]
fn the_worked_example_replays() {
    assert_eq!(scores("carcassonne.jsonl", include_str!("../../../docs/examples/carcassonne.jsonl")), [4, 0]);
}

/// An evening with expansions: a castle, the fairy, an auction and a short flight of the dragon.
#[test]
fn the_example_with_expansions_replays() {
    let example = include_str!("../../../docs/examples/carcassonne-expansions.jsonl");
    assert_eq!(scores("carcassonne-expansions.jsonl", example), [4, 2]);
}

/// 11 points for a town, 3, 7 and 11 for cows, 4 for goods.
#[test]
fn the_example_of_the_cows_replays() {
    assert_eq!(scores("burgundy.jsonl", include_str!("../../../docs/examples/burgundy.jsonl")), [36, 0]);
}

/// Points of the green track reach the red one, which is the score, only when a round is scored.
#[test]
fn the_example_of_tuscany_replays() {
    assert_eq!(scores("tuscany.jsonl", include_str!("../../../docs/examples/tuscany.jsonl")), [0, 0]);
}

/// Everybody decides at once.
#[test]
fn the_example_of_catherine_replays() {
    assert_eq!(scores("catherine.jsonl", include_str!("../../../docs/examples/catherine.jsonl")), [1, 1]);
}

#[test]
fn the_example_of_the_card_game_replays() {
    assert_eq!(scores("burgundy-cards.jsonl", include_str!("../../../docs/examples/burgundy-cards.jsonl")), [1, 1]);
}

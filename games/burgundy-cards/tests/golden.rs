//! Stored games that must replay to the same positions and results.

use duchy_burgundy_cards::BurgundyCards;

#[test]
fn stored_games_replay() {
    duchy_testkit::golden::<BurgundyCards>("tests/golden");
}

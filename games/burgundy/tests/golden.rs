//! Stored games that must replay to the same positions and results.

use duchy_burgundy::Burgundy;

#[test]
fn stored_games_replay() {
    duchy_testkit::golden::<Burgundy>("tests/golden");
}

//! Stored games that must replay to the same positions and results.

use duchy_carcassonne::Carcassonne;

#[test]
fn stored_games_replay() {
    duchy_testkit::golden::<Carcassonne>("tests/golden");
}

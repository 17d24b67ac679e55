//! Stored games that must replay to the same positions and results.

use duchy_catherine::Catherine;

#[test]
fn stored_games_replay() {
    duchy_testkit::golden::<Catherine>("tests/golden");
}

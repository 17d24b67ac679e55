//! Stored games that must replay to the same positions and results.

use duchy_tuscany::Tuscany;

#[test]
fn stored_games_replay() {
    duchy_testkit::golden::<Tuscany>("tests/golden");
}

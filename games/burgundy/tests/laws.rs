//! The laws every game keeps, over random games of all seat counts and options, with the game's own invariants.

mod common;

use common::Table;

/// Tests `burgundy:setup.seats`, `burgundy:turn.order`, `burgundy:round.five`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(2000);
    assert!(tally.longest > 100);
}

//! The laws every game keeps, over random games of all seat counts and options, with the card game's own invariants.

mod common;

use common::Table;

/// Tests `burgundy-cards:turn.order`, `burgundy-cards:setup.seats`, `burgundy-cards:round.five`, `burgundy-cards:round.six`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(2000);
    assert!(tally.longest >= 60);
}

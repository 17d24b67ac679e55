//! The laws every game keeps, over random games of all seat counts and options, with the game's own invariants.

mod common;

use common::Table;

/// Tests `tuscany:turn.order`, `tuscany:setup.seats`, `tuscany:setup.random-layout`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(1200);
    assert!(tally.longest <= 1000, "{}", tally.longest);
}

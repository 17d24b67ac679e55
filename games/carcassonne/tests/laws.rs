//! The laws every game keeps, over random games of all seat counts and options, with Carcassonne's own invariants.

mod common;

use common::Table;

/// Tests `carcassonne:turn.order`, `carcassonne:setup.seats`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(1000);
    assert!(tally.longest > 2 * 71, "elements ask more than the base game");
}

//! The laws every game keeps, over random games of all seat counts and options, with Catherine's own invariants.

mod common;

use common::Table;

/// Tests `catherine:setup.seats`, `catherine:round.phases`, `catherine:know.hand`, `catherine:know.choice`.
#[test]
fn random_games_keep_every_law() {
    duchy_testkit::laws::<Table>(450);
}

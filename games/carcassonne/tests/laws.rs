//! The laws every game keeps, over random games of all seat counts and options, with Carcassonne's own invariants.

mod common;

use common::Table;

/// Tests `carcassonne:turn.order`, `carcassonne:setup.seats`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(240);
    assert!(tally.longest > 2 * 71, "elements ask more than the base game");
}

/// Many more games, for what can go wrong on the map: random subsets of elements at tables of every size.
#[test]
fn thousands_of_games_keep_their_invariants() {
    let tally = duchy_testkit::laws::check_only::<Table>("the game keeps its own invariants", 2000, None);
    assert_eq!(tally.map_or_else(|failure| panic!("{failure}"), |tally| tally.games), 2000);
}

//! The laws every game keeps, over random games of all seat counts and options, with the game's own invariants.

mod common;

use common::Table;

/// Tests `tuscany:turn.order`, `tuscany:setup.seats`, `tuscany:setup.random-layout`.
#[test]
fn random_games_keep_every_law() {
    let tally = duchy_testkit::laws::<Table>(600);
    assert!(tally.longest <= 1000, "{}", tally.longest);
}

/// Tiles, cards, open tiles and realms after every entry of thousands of games more.
/// Tests `tuscany:open.five`, `tuscany:place.adjacent`, `tuscany:draw.shuffle`.
#[test]
fn thousands_of_games_keep_their_invariants() {
    let tally = duchy_testkit::laws::check_only::<Table>("the game keeps its own invariants", 3000, None);
    assert_eq!(tally.map_or_else(|failure| panic!("{failure}"), |tally| tally.games), 3000);
}

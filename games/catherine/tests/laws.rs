//! The laws every game keeps, over random games of all seat counts and options, with Catherine's own invariants.

mod common;

use common::Table;

/// Tests `catherine:setup.seats`, `catherine:round.phases`, `catherine:know.hand`, `catherine:know.choice`.
#[test]
fn random_games_keep_every_law() {
    duchy_testkit::laws::<Table>(500);
}

/// Cards, tokens, rows and hands after every entry of thousands of games more, revisions among them.
/// Tests `catherine:know.revise`, `catherine:game.decades`, `catherine:game.rounds`.
#[test]
fn thousands_of_games_lose_nothing() {
    let tally = duchy_testkit::laws::check_only::<Table>("the game keeps its own invariants", 3000, None);
    tally.unwrap_or_else(|failure| panic!("\n{failure}"));
}

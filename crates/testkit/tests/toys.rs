//! The toys keep every law, and every tool of the kit is used on them.

use duchy_testkit::{
    golden, laws, laws_with_bot, perft, scenarios,
    toys::{
        envoys::{Envoys, EnvoysSubject, Send},
        market::{Market, MarketSubject},
    },
};

#[test]
fn envoys_keep_the_laws() {
    let tally = laws::<EnvoysSubject>(3000);
    assert!(tally.games >= 1000 && tally.longest >= 16, "{tally:?}");
}

#[test]
fn market_keeps_the_laws_with_the_built_in_and_a_users_own_file() {
    let tally = laws::<MarketSubject>(3000);
    assert!(tally.games >= 1000, "{tally:?}");
}

/// Looks at one world it may be in and sends the lowest card the next player could have.
#[test]
fn a_bot_that_looks_only_at_what_it_observes_keeps_the_laws() {
    laws_with_bot::<EnvoysSubject>(300, &|observed, seed| {
        use duchy_game::Game;
        let mut actions: Vec<Send> = Vec::new();
        observed.position().legal_actions(observed.seat(), &mut actions);
        let next = observed.position().hand(observed.seat().next(observed.position().seats()));
        let guess: usize = next.iter().enumerate().map(|(rank, &count)| rank * usize::from(count)).sum();
        actions[(guess + seed as usize % 7) % actions.len()]
    });
}

#[test]
fn envoys_scenarios() {
    scenarios::<EnvoysSubject>("toys/envoys/scenarios");
}

#[test]
fn market_scenarios() {
    scenarios::<MarketSubject>("toys/market/scenarios");
}

#[test]
fn envoys_perft() {
    perft::<Envoys>("toys/envoys/perft.toml");
}

#[test]
fn market_perft() {
    perft::<Market>("toys/market/perft.toml");
}

#[test]
fn envoys_golden_records() {
    golden::<Envoys>("toys/envoys/golden");
}

#[test]
fn market_golden_records() {
    golden::<Market>("toys/market/golden");
}

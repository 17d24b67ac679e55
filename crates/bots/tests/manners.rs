//! Opponents don't do what a good player would laugh at: no hoards, no wild bids.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_bots::{burgundy, carcassonne, tuscany};
use duchy_burgundy::Burgundy;
use duchy_carcassonne::{Action, Carcassonne};
use duchy_game::{Catalogue as _, Game, Observed, Options as _, Seat, context::Search};
use duchy_search::{Budget, Level, Levels};
use duchy_tuscany::Tuscany;

/// Plays a game with the same level at both seats; `look` sees every action before it is played.
fn play<G: Game>(levels: Levels<G>, id: &str, preset: &str, game: u64, mut look: impl FnMut(&G, Seat, &G::Action)) {
    let level = Level::find(levels, id).unwrap();
    let mut searcher = (level.searcher)();
    let options = G::Options::presets().into_iter().find(|known| known.name == preset).unwrap().options;
    let mut chance = Search::new(game);
    let mut position = G::start(G::Catalogue::built_in(), G::RULES, 2, &options, &mut chance).unwrap();
    let mut step = 0;
    while let Some(seat) = position.status().awaited().first() {
        let observed = Observed::new(&position, seat, &mut chance);
        let action = searcher.choose(&observed, &Budget::positions(level.positions.min(1_000)), game * 1000 + step);
        step += 1;
        look(&position, seat, &action);
        position.play(seat, &action, &mut chance).unwrap();
    }
}

#[test]
fn bids_are_small_and_some_are_answered() {
    for level in ["casual", "expert"] {
        let (mut bids, mut answers) = (Vec::new(), Vec::new());
        for game in 3..6 {
            play(carcassonne::LEVELS, level, "all", game, |position: &Carcassonne, seat, action| {
                if let Action::Bid { points } = action {
                    let first = position.auctioneer() == Some(seat);
                    if first { &mut bids } else { &mut answers }.push(*points);
                }
            });
        }
        assert!(!bids.is_empty(), "{level} saw no bazaar");
        assert!(bids.iter().chain(&answers).all(|&bid| bid <= 6), "{level} bid {bids:?}, answered {answers:?}");
        assert!(!answers.is_empty(), "{level} answered none of {bids:?}");
    }
}

#[test]
fn nobody_hoards_cards_in_tuscany() {
    for level in ["casual", "expert"] {
        for game in 0..12 {
            let mut most = 0;
            play(tuscany::LEVELS, level, "base", game, |position: &Tuscany, seat, _| {
                most = most.max(position.players()[seat.index()].hand_size());
            });
            assert!(most <= 24, "{level} held {most} cards in game {game}");
        }
    }
}

#[test]
fn nobody_hoards_workers_in_burgundy() {
    for level in ["casual", "club", "expert"] {
        for game in 0..5 {
            let mut most = 0;
            play(burgundy::LEVELS, level, "experts", game, |position: &Burgundy, seat, _| {
                most = most.max(position.players()[seat.index()].workers);
            });
            assert!(most <= 30, "{level} had {most} workers in game {game}");
        }
    }
}

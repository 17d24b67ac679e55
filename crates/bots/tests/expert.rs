//! `expert` is as strong as it was when it was measured, and its chances to win come true.
//!
//! Deals and choices are fixed, so a rate changes only with the evaluator or the search. docs/strength.md has the long
//! matches; `make arena` plays them again.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::num::NonZero;

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, learned, learned::Learnable, trainers, tuscany};
use duchy_game::{Catalogue as _, Observed, Options as _, context::Search};
use duchy_search::{
    Budget, Level, Levels, Outlook, Searcher as _, WholeTurn,
    arena::{Arena, Contestant},
    learn::Weights,
};

/// Plays `expert` against `greedy`, two at the table.
fn beats_greedy<G: Learnable>(levels: Levels<G>, preset: &str, deals: u32, measured: f64) {
    let level = |id: &str| Contestant::of_level(Level::find(levels, id).unwrap());
    let options = G::Options::presets().into_iter().find(|known| known.name == preset).unwrap().options;
    let threads = NonZero::new(2).unwrap();
    let arena = Arena { deals, seed: 7, threads, ..Arena::new(options, 2) };
    let pairing = arena.play(&[level("expert"), level("greedy")], &[], &|_, _, _| {}).unwrap().remove(0);
    let rate = pairing.rate.middle;
    assert!(rate >= measured - 0.10, "{} ({preset}): expert won {measured:.2} and wins {rate:.2}", G::ID);
}

/// Over whole games of `expert` against itself, what it gives a seat's chance to win comes true on average.
fn chances_come_true<G: Learnable>(seats: u8, games: u64) {
    assert!(G::built_in().to_bytes().len() <= Weights::MAX_BUILT_IN, "the weights of {} are too large", G::ID);
    let mut evaluator = learned::evaluator::<G>(G::built_in());
    let mut player = WholeTurn::<G, _>::new(learned::evaluator::<G>(G::built_in()));
    // Likely losses, open games, likely wins: what was expected, what came, how often.
    let mut bins = [(0.0, 0.0, 0u32); 3];
    // Squared errors of what it gives, and of an equal share each.
    let equal = 1.0 / f32::from(seats);
    let mut errors = (0.0, 0.0);
    for game in 0..games {
        let mut chance = Search::new(1000 + game);
        let mut position =
            G::start(G::Catalogue::built_in(), G::RULES, seats, &G::Options::default(), &mut chance).unwrap();
        let mut expected = Vec::new();
        let mut step = 0;
        while let Some(seat) = position.status().awaited().first() {
            if step % 5 == 4 {
                expected.push(Outlook::of(&position, &mut evaluator).shares);
            }
            step += 1;
            let observed = Observed::new(&position, seat, &mut chance);
            let action = player.choose(&observed, &Budget::positions(200), game * 1000 + step);
            position.play(seat, &action, &mut chance).unwrap();
        }
        let came = Outlook::result(&position).unwrap().shares;
        // With two, the other's chance says nothing new.
        let looked_at = if seats == 2 { 1 } else { usize::from(seats) };
        for (&share, came) in expected.iter().flat_map(|shares| shares.iter().zip(came).take(looked_at)) {
            let bin = &mut bins[((share * 3.0) as usize).min(2)];
            *bin = (bin.0 + f64::from(share), bin.1 + f64::from(came), bin.2 + 1);
            errors = (errors.0 + (share - came).powi(2), errors.1 + (equal - came).powi(2));
        }
    }
    assert!(
        errors.0 < 0.9 * errors.1,
        "{}, {seats} seats: chances say little more than an equal share each: {errors:?}",
        G::ID
    );
    // Moments of one game share its result: the error is that of the number of games.
    let tolerance = 0.05 + 1.0 / (games as f64).sqrt();
    for (expected, came, count) in bins.into_iter().filter(|bin| bin.2 >= 60) {
        let [expected, came] = [expected, came].map(|sum| sum / f64::from(count));
        assert!(
            (expected - came).abs() < tolerance,
            "{}, {seats} seats: {expected:.2} expected, {came:.2} came ({count} times)",
            G::ID
        );
    }
}

#[test]
fn every_game_learns() {
    assert_eq!(trainers().len(), 5);
}

#[test]
fn burgundy() {
    beats_greedy(burgundy::LEVELS, "beginners", 10, 0.94);
    chances_come_true::<duchy_burgundy::Burgundy>(2, 40);
    chances_come_true::<duchy_burgundy::Burgundy>(3, 24);
}

#[test]
fn burgundy_cards() {
    beats_greedy(burgundy_cards::LEVELS, "base", 30, 0.73);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(2, 100);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(3, 200);
}

#[test]
fn carcassonne() {
    beats_greedy(carcassonne::LEVELS, "base", 12, 0.70);
    beats_greedy(carcassonne::LEVELS, "all", 4, 0.94);
    chances_come_true::<duchy_carcassonne::Carcassonne>(2, 40);
    chances_come_true::<duchy_carcassonne::Carcassonne>(3, 40);
}

#[test]
fn tuscany() {
    beats_greedy(tuscany::LEVELS, "base", 30, 0.95);
    chances_come_true::<duchy_tuscany::Tuscany>(2, 60);
    chances_come_true::<duchy_tuscany::Tuscany>(3, 40);
}

#[test]
fn catherine() {
    beats_greedy(catherine::LEVELS, "usual", 30, 0.90);
    chances_come_true::<duchy_catherine::Catherine>(2, 100);
    chances_come_true::<duchy_catherine::Catherine>(3, 60);
}

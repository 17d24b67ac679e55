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

/// A game with the chances to win that were given during it.
struct Judged {
    /// At some moments, for each seat.
    chances: Vec<Vec<f64>>,
    /// What each seat got.
    came: Vec<f64>,
}

/// Plays whole games of `expert` against itself, or alone.
fn judged<G: Learnable>(seats: u8, games: u64) -> Vec<Judged> {
    assert!(G::built_in().to_bytes().len() <= Weights::MAX_BUILT_IN, "the weights of {} are too large", G::ID);
    let mut evaluator = learned::evaluator::<G>(G::built_in());
    let mut player = WholeTurn::<G, _>::new(learned::evaluator::<G>(G::built_in()));
    // With two, the other's chance says nothing new.
    let looked_at = if seats == 2 { 1 } else { usize::from(seats) };
    let of_seats = |outlook: Outlook| outlook.shares[..looked_at].iter().copied().map(f64::from).collect();
    let play = |game| {
        let mut chance = Search::new(1000 + game);
        let mut position =
            G::start(G::Catalogue::built_in(), G::RULES, seats, &G::Options::default(), &mut chance).unwrap();
        let mut chances = Vec::new();
        let mut step = 0;
        while let Some(seat) = position.status().awaited().first() {
            if step % 5 == 4 {
                chances.push(of_seats(Outlook::of(&position, &mut evaluator)));
            }
            step += 1;
            let observed = Observed::new(&position, seat, &mut chance);
            let action = player.choose(&observed, &Budget::positions(200), game * 1000 + step);
            position.play(seat, &action, &mut chance).unwrap();
        }
        Judged { chances, came: of_seats(Outlook::result(&position).unwrap()) }
    };
    (0..games).map(play).collect()
}

/// How much chances are above what came of them, as a weighted mean, and its standard error if they are right.
fn off(games: &[Judged], weigh: impl Fn(f64) -> f64) -> (f64, f64) {
    let (mut sum, mut variance, mut squares) = (0.0, 0.0, 0.0);
    for Judged { chances, came } in games {
        let mut earlier = vec![0.0; came.len()];
        for chances in chances {
            // All moments of a game share its result: with right chances, what two of them are off by varies together
            // as at the later one. And of all seats one wins.
            let (mut weighted, mut counted, mut both) = (0.0, 0.0, 0.0);
            for ((&chance, came), earlier) in chances.iter().zip(came).zip(&mut earlier) {
                let weight = weigh(chance);
                let count = weight + 2.0 * *earlier;
                weighted += weight * chance;
                counted += count * chance;
                both += weight * count * chance;
                *earlier += weight;
                sum += weight * (chance - came);
                squares += weight * weight;
            }
            variance += both - weighted * counted;
        }
    }
    (sum / squares, variance.sqrt() / squares)
}

/// Likely losses, open games and likely wins.
const PARTS: [[f64; 2]; 3] = [[0.0, 1.0 / 3.0], [1.0 / 3.0, 2.0 / 3.0], [2.0 / 3.0, 2.0]];

/// How far chances of a part are off, with the standard error; `None` if that is mere luck.
fn off_in(games: &[Judged], [from, to]: [f64; 2]) -> Option<(f64, f64)> {
    let (off, luck) = off(games, |chance| f64::from(u8::from((from..to).contains(&chance))));
    (luck < 0.1).then_some((off, luck))
}

/// Over whole games of `expert` against itself, what it gives a seat's chance to win comes true on average.
fn chances_come_true<G: Learnable>(seats: u8, games: u64) {
    let table = format!("{}, {seats} seats", G::ID);
    let games = judged::<G>(seats, games);
    for part in PARTS {
        let (off, luck) = off_in(&games, part).unwrap_or_else(|| panic!("{table}: too few games to tell"));
        assert!(
            off.abs() < 0.03 + 3.0 * luck,
            "{table}: chances of {part:.2?} are off by {off:+.3}, luck is {luck:.3}"
        );
    }
    let middle = 1.0 / f64::from(seats.max(2));
    let (off, luck) = off(&games, |chance| chance - middle);
    assert!(off.abs() < 0.1 + 3.0 * luck, "{table}: chances are spread by {off:+.3} too much, luck is {luck:.3}");
}

#[test]
fn every_game_learns() {
    assert_eq!(trainers().len(), 5);
}

#[test]
fn burgundy() {
    beats_greedy(burgundy::LEVELS, "beginners", 10, 0.94);
    chances_come_true::<duchy_burgundy::Burgundy>(2, 80);
    chances_come_true::<duchy_burgundy::Burgundy>(3, 40);
    chances_come_true::<duchy_burgundy::Burgundy>(4, 80);
}

#[test]
fn burgundy_cards() {
    beats_greedy(burgundy_cards::LEVELS, "base", 30, 0.73);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(1, 400);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(2, 400);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(3, 200);
    chances_come_true::<duchy_burgundy_cards::BurgundyCards>(4, 120);
}

#[test]
fn carcassonne() {
    beats_greedy(carcassonne::LEVELS, "base", 12, 0.70);
    beats_greedy(carcassonne::LEVELS, "all", 4, 0.94);
    chances_come_true::<duchy_carcassonne::Carcassonne>(2, 80);
    chances_come_true::<duchy_carcassonne::Carcassonne>(3, 80);
    chances_come_true::<duchy_carcassonne::Carcassonne>(4, 120);
}

#[test]
fn tuscany() {
    beats_greedy(tuscany::LEVELS, "base", 30, 0.95);
    chances_come_true::<duchy_tuscany::Tuscany>(2, 120);
    chances_come_true::<duchy_tuscany::Tuscany>(3, 80);
    chances_come_true::<duchy_tuscany::Tuscany>(4, 60);
}

#[test]
fn catherine() {
    beats_greedy(catherine::LEVELS, "usual", 30, 0.90);
    chances_come_true::<duchy_catherine::Catherine>(2, 240);
    chances_come_true::<duchy_catherine::Catherine>(3, 120);
    chances_come_true::<duchy_catherine::Catherine>(4, 100);
}

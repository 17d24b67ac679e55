//! The margin of `greedy` over `random`. The deals are fixed, so a weaker evaluator shows as a smaller margin.
//!
//! Margins must stay within two points of the stored ones; update those when a bot is changed on purpose.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::num::NonZero;

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_game::{Game, Options as _};
use duchy_search::{
    Level, Levels,
    arena::{Arena, Contestant},
};

/// Plays every deal in every seating and compares the mean margin with the stored one.
fn ahead<G: Game>(levels: Levels<G>, preset: &str, seats: u8, deals: u32, margin: f64) {
    let level = |id: &str| Contestant::of_level(Level::find(levels, id).unwrap());
    let options = G::Options::presets().into_iter().find(|known| known.name == preset).unwrap().options;
    let threads = NonZero::new(2).unwrap();
    let arena = Arena { deals, seed: 5, threads, ..Arena::new(options, seats) };
    let pairing = arena.play(&[level("greedy"), level("random")], &[], &|_, _, _| {}).unwrap().remove(0);
    let table = format!("{} ({preset}) with {seats} seats", G::ID);
    assert!(pairing.rate.middle > 0.98, "{table}: greedy wins only {:?}", pairing.rate);
    assert!(
        (pairing.margin.middle - margin).abs() < 2.0,
        "{table}: the margin was {margin} and is {:.1}",
        pairing.margin.middle
    );
}

#[test]
fn carcassonne() {
    ahead(carcassonne::LEVELS, "base", 2, 15, 107.1);
    ahead(carcassonne::LEVELS, "base", 5, 3, 45.0);
    ahead(carcassonne::LEVELS, "all", 2, 6, 378.8);
}

#[test]
fn burgundy() {
    ahead(burgundy::LEVELS, "beginners", 2, 10, 141.0);
    ahead(burgundy::LEVELS, "experts", 4, 2, 190.0);
}

#[test]
fn burgundy_cards() {
    ahead(burgundy_cards::LEVELS, "base", 2, 40, 23.9);
    ahead(burgundy_cards::LEVELS, "base", 4, 6, 25.3);
}

#[test]
fn tuscany() {
    ahead(tuscany::LEVELS, "base", 2, 40, 32.4);
    ahead(tuscany::LEVELS, "base", 4, 6, 29.8);
}

#[test]
fn catherine() {
    ahead(catherine::LEVELS, "usual", 2, 40, 65.4);
    ahead(catherine::LEVELS, "usual", 4, 6, 68.9);
}

//! The greedy opponent of The Castles of Tuscany plays sensibly.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::num::NonZero;

use duchy_bots::tuscany;
use duchy_game::Catalogue;
use duchy_search::{
    Level,
    arena::{Arena, Contestant, Pairing},
};
use duchy_tuscany::{Options, Tuscany};

fn greedy_against_random(seats: u8, deals: u32) -> Pairing {
    let level = |id: &str| Contestant::<Tuscany>::of_level(Level::find(tuscany::LEVELS, id).unwrap());
    let threads = NonZero::new(2).unwrap();
    let arena = Arena { catalogue: Catalogue::built_in(), options: Options::default(), seats, deals, seed: 5, threads };
    arena.play(&[level("greedy"), level("random")], &|_, _| {}).unwrap().remove(0)
}

#[test]
fn greedy_beats_random_at_every_table() {
    for (seats, deals) in [(2, 6), (4, 2)] {
        let pairing = greedy_against_random(seats, deals);
        assert!(pairing.rate.middle > 0.9, "{seats} seats: {pairing:?}");
        assert!(pairing.margin.middle > 20.0, "{seats} seats: {pairing:?}");
    }
}

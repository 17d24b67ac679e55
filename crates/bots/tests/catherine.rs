//! The greedy opponent of Catherine plays sensibly, and looks only at what its seat may know.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::num::NonZero;

use duchy_bots::catherine;
use duchy_catherine::{Catherine, Options};
use duchy_game::Catalogue;
use duchy_search::{
    Level,
    arena::{Arena, Contestant},
};

#[test]
fn greedy_beats_random_at_every_table() {
    let level = |id: &str| Contestant::<Catherine>::of_level(Level::find(catherine::LEVELS, id).unwrap());
    for (seats, deals) in [(2, 12), (3, 4), (4, 3)] {
        let arena = Arena {
            catalogue: Catalogue::built_in(),
            options: Options::default(),
            seats,
            deals,
            seed: 5,
            threads: NonZero::new(2).unwrap(),
        };
        let pairing = arena.play(&[level("greedy"), level("random")], &|_, _| {}).unwrap().remove(0);
        assert!(pairing.rate.middle > 0.9, "{seats} seats: {pairing:?}");
        assert!(pairing.margin.middle > 10.0, "{seats} seats: {pairing:?}");
    }
}

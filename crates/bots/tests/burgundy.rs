//! The greedy opponent of The Castles of Burgundy plays sensibly.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::num::NonZero;

use duchy_bots::burgundy::Judge;
use duchy_burgundy::{Burgundy, Options};
use duchy_game::Catalogue;
use duchy_search::{
    Greedy, Random,
    arena::{Arena, Contestant},
};

/// Even with little time to think it is far ahead.
#[test]
fn greedy_beats_random() {
    let threads = NonZero::new(2).unwrap();
    let greedy = Contestant::<Burgundy>::new("greedy", 400, || Greedy::new(Judge));
    let random = Contestant::<Burgundy>::new("random", 1, || Random);
    let options = Options::default();
    let arena = Arena { catalogue: Catalogue::built_in(), options, seats: 2, deals: 6, seed: 5, threads };
    let pairing = arena.play(&[greedy, random], &|_, _| {}).unwrap().remove(0);
    assert!(pairing.rate.middle > 0.95, "{pairing:?}");
    assert!(pairing.margin.middle > 40.0, "{pairing:?}");
}

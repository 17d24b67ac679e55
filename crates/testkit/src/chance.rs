//! Contexts for testing: either kind of real chance behind one type, and one that ignores events.

use std::marker::PhantomData;

use duchy_game::{
    Bag, Context, Kind, Name, Source,
    context::{Deal, Fixed, Live, Seed, Trace},
};

/// Where the chance of a random game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Sampled entry by entry, as in a live game.
    Live,
    /// Fixed in advance, as in a deal.
    Deal,
}

/// Chance of either origin.
pub(crate) enum Chance<E> {
    Live(Live<E>),
    Deal(Deal<E>),
}

impl<E> Chance<E> {
    /// The chance of one entry of the game with this seed; entry 0 is the setup.
    pub(crate) fn new(origin: Origin, seed: u64, entry: usize) -> Self {
        let key = key_of(seed);
        match origin {
            Origin::Live => Chance::Live(Live::new(&Seed(key), entry as u32)),
            Origin::Deal => Chance::Deal(Deal::new(&key)),
        }
    }

    pub(crate) fn finish(self) -> Trace<E> {
        match self {
            Chance::Live(live) => live.finish(),
            Chance::Deal(deal) => deal.finish(),
        }
    }
}

impl<E> Context<E> for Chance<E> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        match self {
            Chance::Live(live) => live.roll(source, faces, name),
            Chance::Deal(deal) => deal.roll(source, faces, name),
        }
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        match self {
            Chance::Live(live) => live.choose(source, bag, name),
            Chance::Deal(deal) => deal.choose(source, bag, name),
        }
    }

    fn reveal(&mut self, what: &'static str) {
        match self {
            Chance::Live(live) => live.reveal(what),
            Chance::Deal(deal) => deal.reveal(what),
        }
    }

    fn emit(&mut self, event: impl FnOnce() -> E) {
        match self {
            Chance::Live(live) => live.emit(event),
            Chance::Deal(deal) => deal.emit(event),
        }
    }
}

/// Plays back outcomes and never asks for an event, as a search does not.
pub(crate) struct Mute<E> {
    script: Fixed<()>,
    event: PhantomData<E>,
}

impl<E> Mute<E> {
    pub(crate) fn new(outcomes: Vec<Name>) -> Self {
        Mute { script: Fixed::new(outcomes), event: PhantomData }
    }
}

impl<E> Context<E> for Mute<E> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        self.script.roll(source, faces, name)
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        self.script.choose(source, bag, name)
    }

    fn stated<T: Copy>(&mut self, source: Source, choices: &[T], name: impl Fn(T) -> Name) -> Option<T> {
        self.script.stated(source, choices, name)
    }

    fn reveal(&mut self, _: &'static str) {}

    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// A key that differs from seed to seed.
fn key_of(seed: u64) -> [u8; 32] {
    let mut key = [0; 32];
    for (number, chunk) in key.chunks_mut(8).enumerate() {
        chunk.copy_from_slice(&mix(seed, number as u64).to_le_bytes());
    }
    key
}

/// Two numbers stirred into one (the finisher of SplitMix64). Stable, since perft tables depend on it.
pub(crate) const fn mix(seed: u64, number: u64) -> u64 {
    let mut word = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

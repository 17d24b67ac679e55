//! Chance for searching: fast and silent.

use super::{Context, Name, Source, face_at, total_weight};
use crate::{Bag, Kind};

/// Samples fast; records nothing and builds no events.
#[derive(Clone)]
pub struct Search {
    /// Also a searcher's own source of choices.
    pub rng: fastrand::Rng,
}

impl Search {
    /// Chance from a seed: the same seed gives the same search.
    #[inline]
    pub fn new(seed: u64) -> Self {
        Search { rng: fastrand::Rng::with_seed(seed) }
    }

    /// Uniform below `total`, which is positive.
    ///
    /// One multiplication: its bias is under one in 2³² × `total`, far below what any search could notice.
    #[inline]
    pub fn below(&mut self, total: usize) -> usize {
        let word = self.rng.u64(..) >> 32;
        ((word * total as u64) >> 32) as usize
    }
}

impl<E> Context<E> for Search {
    #[inline]
    fn roll<T: Copy>(&mut self, _: Source, faces: &[(T, u32)], _: impl Fn(T) -> Name) -> T {
        let place = self.below(total_weight(faces) as usize);
        face_at(faces, place as u32)
    }

    #[inline]
    fn choose<K: Kind, const N: usize>(&mut self, _: Source, bag: &Bag<K, N>, _: impl Fn(K) -> Name) -> K {
        let place = self.below(bag.len());
        bag.at(place)
    }

    #[inline]
    fn reveal(&mut self, _: &'static str) {}

    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

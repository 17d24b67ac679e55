//! Chance for a game that is being played: sampled from a secret seed, recorded by name.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{Context, Name, Source, Trace, face_at, total_weight};
use crate::{Bag, Kind};

/// The secret of a game's chance. It belongs to the host and is never part of a position.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// Secrets don't show up in logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Samples from ChaCha8 keyed by the seed, with the entry as stream and the call as block: a restart, a failed write
/// or another server gives the same answer to the same question, and `verify` can check every one of them.
pub struct Live<E> {
    chance: ChaCha8Rng,
    calls: u32,
    trace: Trace<E>,
}

impl<E> Live<E> {
    /// Chance for one entry of the game with this seed; entry 0 is the setup.
    pub fn new(seed: &Seed, entry: u32) -> Self {
        let mut chance = ChaCha8Rng::from_seed(seed.0);
        chance.set_stream(u64::from(entry));
        Live { chance, calls: 0, trace: Trace::default() }
    }

    /// What the entry brought about.
    pub fn finish(self) -> Trace<E> {
        self.trace
    }

    /// Uniform below `total`: the high half of a 64-bit word times `total`, words that would favour some result being
    /// passed over. Spelled out here, since records are verified by it.
    fn below(&mut self, total: u32) -> u32 {
        const WORDS_PER_BLOCK: u128 = 16;
        self.chance.set_word_pos(u128::from(self.calls) * WORDS_PER_BLOCK);
        self.calls += 1;
        let total = u64::from(total);
        let unfair = total.wrapping_neg() % total;
        loop {
            let product = u128::from(self.chance.next_u64()) * u128::from(total);
            if product as u64 >= unfair {
                return (product >> 64) as u32;
            }
        }
    }
}

impl<E> Context<E> for Live<E> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        let place = self.below(total_weight(faces));
        let face = face_at(faces, place);
        self.trace.drawn(name(face), source);
        face
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        let place = self.below(bag.len() as u32);
        let kind = bag.at(place as usize);
        self.trace.drawn(name(kind), source);
        kind
    }

    fn reveal(&mut self, what: &'static str) {
        self.trace.reveals.push(what);
    }

    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.trace.events.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three(entry: u32) -> Vec<Name> {
        let mut cx: Live<()> = Live::new(&Seed([7; 32]), entry);
        let faces: Vec<(u32, u32)> = (1..=6).map(|face| (face, 1)).collect();
        for _ in 0..3 {
            cx.roll(Source::new("die"), &faces, |face| face.to_string().into());
        }
        cx.finish().outcomes.into_iter().map(|drawn| drawn.name).collect()
    }

    #[test]
    fn the_same_entry_gives_the_same_answers() {
        assert_eq!(three(4), three(4));
        assert!((0..20).any(|entry| three(entry) != three(4)));
    }

    /// The sampling is part of the record format: a change here would make old games unverifiable.
    #[test]
    fn sampling_is_stable() {
        assert_eq!(three(0), ["2", "4", "2"]);
        assert_eq!(three(1), ["3", "1", "1"]);
    }

    #[test]
    fn every_face_comes_about_as_often_as_its_weight() {
        let mut counts = [0u32; 3];
        for entry in 0..3000 {
            let mut cx: Live<()> = Live::new(&Seed([1; 32]), entry);
            counts[cx.roll(Source::new("x"), &[(0usize, 1), (1, 0), (2, 2)], |_| "".into())] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((900..1100).contains(&counts[0]), "{counts:?}");
    }
}

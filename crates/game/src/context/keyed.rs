//! Chance for comparing: fast, silent, and the same for the same question.

use super::{Context, Name, Source, face_at, total_weight};
use crate::{Bag, Kind};

/// Answers by seed and source alone, so that lines of play that ask the same question have the same luck, whatever
/// else they asked before. Bags that differ by few components mostly give the same ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keyed {
    seed: u64,
}

impl Keyed {
    /// Chance from a seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Keyed { seed }
    }

    /// Uniform below `total`, by the source and one more number.
    #[inline]
    fn below(self, source: &Source, number: u64, total: u64) -> u64 {
        let mut word = self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for byte in source.what().bytes() {
            word = (word ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        for &part in source.numbers() {
            word = (word.rotate_left(17) ^ u64::from(part).wrapping_add(1)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        ((word >> 32) * total) >> 32
    }
}

impl<E> Context<E> for Keyed {
    #[inline]
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], _: impl Fn(T) -> Name) -> T {
        face_at(faces, self.below(&source, 0, u64::from(total_weight(faces))) as u32)
    }

    #[inline]
    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, _: impl Fn(K) -> Name) -> K {
        // What is left numbers the draws of a bag.
        let left = bag.len() as u64;
        bag.at(self.below(&source, left, left) as usize)
    }

    #[inline]
    fn reveal(&mut self, _: &'static str) {}

    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

    fn roll(seed: u64, source: Source) -> u8 {
        Context::<()>::roll(&mut Keyed::new(seed), source, &FACES, |face| face.to_string().into())
    }

    #[test]
    fn the_same_question_has_the_same_answer_whatever_was_asked_before() {
        let mut keyed = Keyed::new(5);
        let die = |keyed: &mut Keyed, at| {
            Context::<()>::roll(keyed, Source::new("die").at(at), &FACES, |face| face.to_string().into())
        };
        let first = die(&mut keyed, 3);
        for at in 0..10 {
            die(&mut keyed, at);
        }
        assert_eq!(die(&mut keyed, 3), first);
    }

    #[test]
    fn sources_seeds_and_draws_are_unrelated_and_fair() {
        let mut counts = [[0u32; 6]; 3];
        for number in 0..6000 {
            counts[0][usize::from(roll(number, Source::new("die").at(1)) - 1)] += 1;
            counts[1][usize::from(roll(7, Source::new("die").at(number as u16)) - 1)] += 1;
            counts[2][usize::from(roll(7, Source::new("die").at(1).at(number as u16)) - 1)] += 1;
        }
        for count in counts.as_flattened() {
            assert!((880..1120).contains(count), "{counts:?}");
        }
    }

    #[test]
    fn a_bag_is_drawn_to_its_end() {
        let mut bag = Bag::<usize, 3>::of([4, 2, 1]);
        let mut keyed = Keyed::new(1);
        let mut drawn = [0u8; 3];
        while let Some(kind) =
            Context::<()>::draw(&mut keyed, Source::new("bag"), &mut bag, |kind: usize| kind.to_string().into())
        {
            drawn[kind] += 1;
        }
        assert_eq!(drawn, [4, 2, 1]);
    }
}

//! A multiset of components whose order is not decided yet.

use std::marker::PhantomData;

/// An id of a kind of component, dense from zero.
pub trait Kind: Copy + Eq + 'static {
    /// Its number.
    fn index(self) -> usize;
    /// The kind with that number.
    fn from_index(index: usize) -> Self;
}

impl Kind for usize {
    #[inline]
    fn index(self) -> usize {
        self
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        index
    }
}

/// A multiset of up to `N` kinds: the initial counts, and what remains.
///
/// Bags, face-down stacks and unseen decks: a component is drawn, through [`crate::Context::draw`],
/// when it is revealed. The initial counts are kept so that a fixed deal knows which copies are gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<K, const N: usize> {
    began: [u8; N],
    left: [u8; N],
    total: u16,
    kind: PhantomData<K>,
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// A full bag with these counts.
    pub fn of(counts: [u8; N]) -> Self {
        let total = counts.iter().map(|&count| u16::from(count)).sum();
        Bag { began: counts, left: counts, total, kind: PhantomData }
    }

    /// A bag with nothing in it.
    pub fn empty() -> Self {
        Bag::of([0; N])
    }

    /// Refills the bag: a new generation, whose source has another name.
    pub fn refill(&mut self, counts: [u8; N]) {
        *self = Bag::of(counts);
    }

    /// How many components remain.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.total)
    }

    /// Nothing remains.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of a kind remain.
    #[inline]
    pub fn left(&self, kind: K) -> u8 {
        self.left[kind.index()]
    }

    /// How many of a kind were in it when it was full.
    #[inline]
    pub fn began(&self, kind: K) -> u8 {
        self.began[kind.index()]
    }

    /// What remains, kind by kind.
    #[inline]
    pub fn counts(&self) -> &[u8; N] {
        &self.left
    }

    /// The kinds of which something remains.
    pub fn kinds(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        self.left.iter().enumerate().filter(|&(_, &left)| left > 0).map(|(index, &left)| (K::from_index(index), left))
    }

    /// The component at a place below [`Bag::len`], counting kind by kind.
    #[inline]
    pub fn at(&self, place: usize) -> K {
        let mut place = place as u16;
        let (blocks, rest) = self.left.as_chunks();
        for (block, counts) in blocks.iter().enumerate() {
            let held = counts.iter().map(|&left| u16::from(left)).sum();
            if place < held {
                return K::from_index(block * BLOCK + kind_at(*counts, held, place));
            }
            place -= held;
        }
        for (index, &left) in rest.iter().enumerate() {
            if place < u16::from(left) {
                return K::from_index(blocks.len() * BLOCK + index);
            }
            place -= u16::from(left);
        }
        panic!("no such place in a bag of {}", self.total)
    }

    /// Takes one out that was drawn, or that the setup places openly.
    #[inline]
    pub fn take(&mut self, kind: K) {
        let left = &mut self.left[kind.index()];
        debug_assert!(*left > 0, "none of kind {} left", kind.index());
        *left -= 1;
        self.total -= 1;
    }

    /// Puts back one that was drawn from this bag, as `determinize` does before it deals again.
    #[inline]
    pub fn put_back(&mut self, kind: K) {
        let index = kind.index();
        debug_assert!(self.left[index] < self.began[index], "kind {index} did not come from this bag");
        self.left[index] += 1;
        self.total += 1;
    }

    /// Shuffles components in: discards, tiles that were set aside. Its contents become the initial counts, so from
    /// here on its source needs another generation, or a deal would not shuffle.
    pub fn shuffle_in(&mut self, counts: &[u8; N]) {
        *self = Bag::of(std::array::from_fn(|index| self.left[index] + counts[index]));
    }
}

/// Kinds looked at together: adding them up is a few instructions, where looking at each is as many guesses.
const BLOCK: usize = 8;

/// Which of these kinds has the component at a place below `held`, their sum.
#[inline]
fn kind_at(counts: [u8; BLOCK], held: u16, mut place: u16) -> usize {
    const ONES: u64 = u64::from_le_bytes([1; BLOCK]);
    if held < 128 {
        // Each byte becomes the number of components up to its kind, then gets its top bit if that is above the place.
        let up_to = u64::from_le_bytes(counts).wrapping_mul(ONES);
        let above = (up_to + u64::from(127 - place) * ONES) & (ONES << 7);
        return (above.trailing_zeros() / u8::BITS) as usize;
    }
    let ends_before = |&&left: &&u8| match place.checked_sub(u16::from(left)) {
        Some(on) => {
            place = on;
            true
        }
        None => false,
    };
    counts.iter().take_while(ends_before).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_in_small_and_large_bags() {
        for counts in [[3, 0, 1, 0, 0, 20, 100, 3, 0, 2, 1], [200, 0, 90, 1, 0, 7, 0, 40, 5, 0, 1]] {
            let bag = Bag::<usize, 11>::of(counts);
            let kinds = counts.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |_| kind));
            assert!(kinds.eq((0..bag.len()).map(|place| bag.at(place))));
        }
    }

    #[test]
    fn places_run_kind_by_kind() {
        let mut bag = Bag::<usize, 3>::of([2, 0, 1]);
        assert_eq!([0, 1, 2].map(|place| bag.at(place)), [0, 0, 2]);
        bag.take(0);
        assert_eq!((bag.len(), bag.left(0), bag.began(0)), (2, 1, 2));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [(0, 1), (2, 1)]);
    }

    #[test]
    fn what_is_put_back_is_as_if_it_had_not_been_drawn() {
        let full = Bag::<usize, 2>::of([1, 2]);
        let mut bag = full;
        bag.take(1);
        bag.put_back(1);
        assert_eq!(bag, full);
    }

    #[test]
    fn what_is_shuffled_in_makes_a_new_beginning() {
        let mut bag = Bag::<usize, 2>::of([1, 2]);
        bag.take(1);
        bag.shuffle_in(&[3, 0]);
        assert_eq!((bag.counts(), bag.began(0), bag.began(1), bag.len()), (&[4, 1], 4, 1, 5));
    }
}

//! Chance with the order of every bag and every die fixed in advance, so that tables can be compared.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::{Context, Name, Source, Trace, face_at, total_weight};
use crate::{Bag, Kind};

/// Follows a deal: copy `i` of a kind has the priority `HMAC-SHA256(key, source, kind, i)`, and of the copies that
/// remain the one with the least priority comes next. A roll is the hash of its source.
///
/// Nothing depends on what the players do, except which draws are made at all.
pub struct Deal<E> {
    keyed: Hmac<Sha256>,
    trace: Trace<E>,
}

impl<E> Deal<E> {
    /// Chance by the deal with this key.
    pub fn new(key: &[u8; 32]) -> Self {
        let keyed = Hmac::new_from_slice(key).unwrap_or_else(|_| unreachable!("HMAC takes keys of any length"));
        Deal { keyed, trace: Trace::default() }
    }

    /// What the entry brought about.
    pub fn finish(self) -> Trace<E> {
        self.trace
    }

    fn hash(&self, parts: &[&[u8]]) -> u64 {
        let mut mac = self.keyed.clone();
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        let bytes = mac.finalize().into_bytes();
        u64::from_be_bytes(std::array::from_fn(|i| bytes[i]))
    }
}

impl<E> Context<E> for Deal<E> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        let hash = self.hash(&[source.to_string().as_bytes()]);
        let place = (u128::from(hash) * u128::from(total_weight(faces))) >> 64;
        let face = face_at(faces, place as u32);
        self.trace.drawn(name(face), source);
        face
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        let from = source.to_string();
        // Of the copies of one kind the earliest left first, so what remains are the last ones.
        let next_copy = |kind: K, left: u8| {
            let mut priorities: Vec<u64> = (0..bag.began(kind))
                .map(|copy| self.hash(&[from.as_bytes(), name(kind).as_bytes(), &[copy]]))
                .collect();
            priorities.sort_unstable();
            priorities[priorities.len() - usize::from(left)]
        };
        let next = bag.kinds().min_by_key(|&(kind, left)| next_copy(kind, left));
        let kind = next.map_or_else(|| bag.at(0), |(kind, _)| kind);
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

    const NAMES: [&str; 3] = ["a", "b", "c"];

    fn draws(key: u8, other_draws_between: bool) -> Vec<usize> {
        let mut cx: Deal<()> = Deal::new(&[key; 32]);
        let mut bag = Bag::<usize, 3>::of([4, 2, 1]);
        let mut other = Bag::<usize, 3>::of([9, 9, 9]);
        std::iter::from_fn(|| {
            if other_draws_between {
                cx.draw(Source::new("other"), &mut other, |kind| NAMES[kind].into());
            }
            cx.draw(Source::new("bag"), &mut bag, |kind| NAMES[kind].into())
        })
        .collect()
    }

    #[test]
    fn the_order_of_a_bag_is_fixed_whatever_else_is_drawn() {
        let order = draws(1, false);
        assert_eq!(order.len(), 7);
        assert_eq!(draws(1, true), order);
        assert!((2..9).any(|key| draws(key, false) != order));
    }

    /// All orders are about equally likely: the first component is of each kind as often as it is in the bag.
    #[test]
    fn deals_are_fair() {
        let firsts: Vec<usize> = (0..210).map(|key| draws(key, false)[0]).collect();
        let of = |kind| firsts.iter().filter(|&&first| first == kind).count();
        assert!((90..150).contains(&of(0)) && (35..85).contains(&of(1)) && (12..50).contains(&of(2)));
    }

    #[test]
    fn a_roll_depends_on_its_source_alone() {
        let roll = |at| {
            let mut cx: Deal<()> = Deal::new(&[3; 32]);
            let faces: [(u16, u32); 6] = std::array::from_fn(|i| (i as u16, 1));
            cx.roll(Source::new("die").at(at), &faces, |face| face.to_string().into())
        };
        assert_eq!(roll(5), roll(5));
        assert!((0..20).any(|at| roll(at) != roll(5)));
    }
}

//! A look at what an action certainly does: it ends where chance or a reveal would decide.

use super::{Context, Name, Source};
use crate::{Bag, Kind};

/// Collects events up to the first chance or reveal; the seed of the game is never asked.
///
/// The rules can't be interrupted, so they run on with arbitrary answers after that: always the first one, or always the last.
#[derive(Clone, Debug)]
pub struct Glimpse<E> {
    events: Vec<E>,
    stopped: bool,
    last: bool,
}

impl<E> Glimpse<E> {
    /// Answers chance with the first possibility.
    pub fn first() -> Self {
        Glimpse { events: Vec::new(), stopped: false, last: false }
    }

    /// Answers chance with the last possibility.
    pub fn last() -> Self {
        Glimpse { last: true, ..Self::first() }
    }

    /// Whether chance or a reveal has ended the look.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The events before that.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    fn pick<T>(&mut self, mut possible: impl DoubleEndedIterator<Item = T>) -> Option<T> {
        self.stopped = true;
        if self.last { possible.next_back() } else { possible.next() }
    }
}

impl<E> Context<E> for Glimpse<E> {
    fn roll<T: Copy>(&mut self, _: Source, faces: &[(T, u32)], _: impl Fn(T) -> Name) -> T {
        self.pick(faces.iter().filter(|(_, weight)| *weight > 0)).unwrap_or(&faces[0]).0
    }

    fn choose<K: Kind, const N: usize>(&mut self, _: Source, bag: &Bag<K, N>, _: impl Fn(K) -> Name) -> K {
        let place = self.pick(0..bag.len()).unwrap_or_default();
        bag.at(place)
    }

    fn reveal(&mut self, _: &'static str) {
        self.stopped = true;
    }

    fn emit(&mut self, event: impl FnOnce() -> E) {
        if !self.stopped {
            self.events.push(event());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_keeps_events_until_chance_or_a_reveal() {
        for end in [
            (|cx: &mut Glimpse<u8>| {
                cx.roll(Source::new("die"), &[(1, 0), (2, 1)], |_| "".into());
            }) as fn(&mut Glimpse<u8>),
            |cx| cx.reveal("bids"),
            |cx| {
                cx.draw(Source::new("bag"), &mut Bag::<usize, 2>::of([1, 1]), |_| "".into());
            },
        ] {
            let mut cx = Glimpse::first();
            cx.emit(|| 1);
            assert!(!cx.stopped());
            end(&mut cx);
            cx.emit(|| 2);
            assert_eq!((cx.events(), cx.stopped()), (&[1][..], true));
        }
    }

    #[test]
    fn it_answers_with_the_first_or_the_last() {
        let faces = [('a', 0), ('b', 1), ('c', 2), ('d', 0)];
        let bag = Bag::<usize, 3>::of([0, 2, 1]);
        let asked = |mut cx: Glimpse<()>| {
            (cx.roll(Source::new("die"), &faces, |_| "".into()), cx.choose(Source::new("bag"), &bag, |_| "".into()))
        };
        assert_eq!(asked(Glimpse::first()), ('b', 1));
        assert_eq!(asked(Glimpse::last()), ('c', 2));
    }
}

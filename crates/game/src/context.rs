//! Everything the rules may ask of the outside: two kinds of chance, and where events go.

mod deal;
mod fixed;
mod fork;
mod glimpse;
mod keyed;
mod live;
mod reveal;
mod search;
mod trace;

use std::{borrow::Cow, fmt};

pub use deal::Deal;
pub use fixed::{Deviation, Fixed};
pub use fork::{Fork, Question};
pub use glimpse::Glimpse;
pub use keyed::Keyed;
pub use live::{Live, Seed};
pub use reveal::{Disclosure, revealed};
pub use search::Search;
pub use trace::{Drawn, Trace};

use crate::{Bag, Kind, Seat, SeatSet, Viewer};

/// The name of an outcome of chance in records.
pub type Name = Cow<'static, str>;

/// Everything the rules may ask of the outside.
///
/// Both kinds of chance pass the whole distribution, so the same call can sample, record by name, play back a script,
/// follow a fixed deal, or search.
pub trait Context<E> {
    /// One of the faces, by weight: dice and the like. At least one weight is positive.
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T;

    /// Chooses a component of a bag that is not empty; [`Context::draw`] takes it out.
    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K;

    /// Reveals secret choices: the last secret action of each seat since the previous reveal is public from here on,
    /// and nothing before it can be undone.
    fn reveal(&mut self, what: &'static str);

    /// Emits an event. Lazy, so that a search pays nothing for it.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// A choice of the setup that a record may state although it is not left to chance, such as how the start tile lies.
    /// `None` if it is not stated: only records state anything.
    fn stated<T: Copy>(&mut self, source: Source, choices: &[T], name: impl Fn(T) -> Name) -> Option<T> {
        let _ = (source, choices, name);
        None
    }

    /// Takes one component out of a bag; `None` exactly if it is empty.
    #[inline]
    fn draw<K: Kind, const N: usize>(
        &mut self,
        source: Source,
        bag: &mut Bag<K, N>,
        name: impl Fn(K) -> Name,
    ) -> Option<K> {
        if bag.is_empty() {
            return None;
        }
        let kind = self.choose(source, bag, name);
        bag.take(kind);
        Some(kind)
    }
}

/// What chance is asked of, by a stable name: which bag in which generation, which die of which seat in which round.
///
/// Two calls with the same source within a game draw from the same bag; every roll has a source of its own. That is
/// what lets a deal fix the order of every bag and every seat's dice whatever the players do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    what: &'static str,
    numbers: [u16; 3],
    depth: u8,
    seen: Audience,
}

impl Source {
    /// A source of that name, seen by everybody.
    #[inline]
    pub const fn new(what: &'static str) -> Self {
        Source { what, numbers: [0; 3], depth: 0, seen: Audience::Everybody }
    }

    /// One of several: the generation, the round, the seat, the number of the die. At most three such numbers.
    #[inline]
    #[must_use]
    pub const fn at(mut self, number: u16) -> Self {
        self.numbers[self.depth as usize] = number;
        self.depth += 1;
        self
    }

    /// Only these seats see what comes.
    #[inline]
    #[must_use]
    pub const fn seen_by(mut self, seats: SeatSet) -> Self {
        self.seen = Audience::Only(seats);
        self
    }

    /// Its name without the numbers.
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// Its numbers, in the order they were given.
    pub fn numbers(&self) -> &[u16] {
        &self.numbers[..usize::from(self.depth)]
    }

    /// Who sees what comes.
    pub const fn audience(&self) -> Audience {
        self.seen
    }
}

/// `tiles`, `dice/3/1`: durable, since deals are keyed by it. Who sees it is not part of the name.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)?;
        self.numbers().iter().try_for_each(|number| write!(f, "/{number}"))
    }
}

/// Who learns of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Players and spectators.
    Everybody,
    /// These seats only.
    Only(SeatSet),
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Self {
        Audience::Only(SeatSet::one(seat))
    }
}

impl Audience {
    /// Whether this viewer learns of it.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everybody, _) | (_, Viewer::Everything) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// The face at a place below the total weight.
fn face_at<T: Copy>(faces: &[(T, u32)], mut place: u32) -> T {
    for &(face, weight) in faces {
        if place < weight {
            return face;
        }
        place -= weight;
    }
    faces[0].0
}

fn total_weight<T>(faces: &[(T, u32)]) -> u32 {
    let total = faces.iter().map(|(_, weight)| weight).sum();
    debug_assert!(total > 0, "a roll needs a face that can come up");
    total
}

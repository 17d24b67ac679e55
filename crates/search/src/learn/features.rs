//! Sparse features of a position from one seat's point of view.

use duchy_game::{Game, Seat};
use sha2::{Digest as _, Sha256};

use crate::Foresight;

/// Turns positions into numbers a [`super::Net`] can weigh.
///
/// Every call writes the same groups in the same order, whatever the position, so that a number means the same
/// everywhere; groups with nothing in them are skipped by writing nothing into them.
pub trait Features<G: Game>: Clone + Send {
    /// How many stages of the game have weights of their own.
    const STAGES: usize;
    /// How far an analysis should play on ([`crate::Evaluator::foresight`]).
    const FORESIGHT: Foresight = Foresight::NEXT_DRAW;

    /// Called once for a position before it is asked for its seats: for what all seats share.
    fn prepare(&mut self, _position: &G) {}

    /// Writes the features of a seat. The first group is always [`Sparse::forecast`].
    fn write(&mut self, position: &G, seat: Seat, out: &mut Sparse) -> Stage;

    /// Points of a final score that self-play is not to aim at: what hoards bring. Where they count, learning from them
    /// ends with everybody hoarding and nobody getting on.
    fn hoarded(&self, _position: &G, _seat: Seat) -> f32 {
        0.0
    }

    /// From now on it is learned from: nothing is hidden from the net because [`Features::correction`] knows better.
    fn learn(&mut self) {}

    /// Points added to what was learned, where self-play shows too little for the net to judge. Not while it learns: it
    /// would unlearn them.
    fn correction(&self, _position: &G, _seat: Seat) -> f32 {
        0.0
    }

    /// Whether a player should think about an action at all. Something legal must be left.
    fn considers(&self, _action: &G::Action) -> bool {
        true
    }

    /// Alone: about how many points it takes to win; the curve is fitted to the lead over it.
    fn target(&mut self, _position: &G) -> f32 {
        0.0
    }
}

/// When in the game a position stands, and what the seat has for sure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// Which weights apply, below [`Features::STAGES`].
    pub number: usize,
    /// Points the seat has already; the net guesses those still to come.
    pub points: f32,
}

/// Points that count as 1 inside the net, so that numbers there are small.
pub const UNIT: f32 = 20.0;

/// The features of one position for one seat: numbers other than 0, by index.
#[derive(Clone, Debug, Default)]
pub struct Sparse {
    active: Vec<(u16, f32)>,
    next: usize,
    groups: Option<Vec<(&'static str, usize)>>,
}

impl Sparse {
    /// Begins again.
    pub fn clear(&mut self) {
        self.active.clear();
        self.next = 0;
    }

    /// What is not 0.
    #[inline]
    pub fn active(&self) -> &[(u16, f32)] {
        &self.active
    }

    /// How many numbers the groups written so far have.
    pub fn len(&self) -> usize {
        self.next
    }

    /// Whether no group was written.
    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// What a hand-written rule of thumb expects the seat to win from here on; weighed with 1 before any training.
    #[inline]
    pub fn forecast(&mut self, points: f32) {
        debug_assert_eq!(self.next, 0, "the forecast comes first");
        self.value("forecast", points / UNIT);
    }

    /// One of `count` cases; what lies beyond counts as the last.
    #[inline]
    pub fn case(&mut self, name: &'static str, count: usize, case: usize) {
        self.group(name, count).on(case.min(count - 1));
    }

    /// A small number: a case for each value, and the value itself.
    #[inline]
    pub fn number(&mut self, name: &'static str, count: usize, number: usize) {
        let mut group = self.group(name, count + 1);
        group.on(number.min(count - 1));
        group.add(count, number as f32 / count as f32);
    }

    /// Any number, best between −1 and 1.
    #[inline]
    pub fn value(&mut self, name: &'static str, value: f32) {
        self.group(name, 1).add(0, value);
    }

    /// A group of numbers, of which any may be set, also several times.
    #[inline]
    pub fn group(&mut self, name: &'static str, count: usize) -> Group<'_> {
        if let Some(groups) = &mut self.groups {
            groups.push((name, count));
        }
        let start = self.next;
        self.next += count;
        Group { active: &mut self.active, start, count }
    }
}

/// A group of features being written.
pub struct Group<'a> {
    active: &'a mut Vec<(u16, f32)>,
    start: usize,
    count: usize,
}

impl Group<'_> {
    /// Sets one to 1.
    #[inline]
    pub fn on(&mut self, index: usize) {
        self.add(index, 1.0);
    }

    /// Adds to one.
    #[inline]
    pub fn add(&mut self, index: usize, value: f32) {
        debug_assert!(index < self.count, "a group of {} has no number {index}", self.count);
        if value != 0.0 {
            self.active.push(((self.start + index) as u16, value));
        }
    }
}

/// What features there are: weights fit only the same ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schema {
    /// How many numbers there are, all groups together.
    pub count: usize,
    /// How many stages there are.
    pub stages: usize,
    /// A hash of the names and sizes of all groups.
    pub names: String,
}

impl Schema {
    /// The features as they are written for any position.
    pub fn of<G: Game, F: Features<G>>(features: &mut F, position: &G) -> Self {
        let mut sparse = Sparse { groups: Some(Vec::new()), ..Sparse::default() };
        features.prepare(position);
        features.write(position, Seat(0), &mut sparse);
        let mut hash = Sha256::new();
        for (name, count) in sparse.groups.iter().flatten() {
            hash.update(format!("{name} {count}\n"));
        }
        hash.update(format!("stages {}\n", F::STAGES));
        Schema { count: sparse.len(), stages: F::STAGES, names: hex(&hash.finalize()[..8]) }
    }
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

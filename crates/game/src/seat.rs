//! Who sits at the table and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest table of any game here. Sets of seats and places are sized by it.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in the order of play around it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// For indexing arrays of players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// All seats of a table, from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table in turn order, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

/// People count from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Some of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just one.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Everybody at a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat is one of them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        // A number from outside may be anything.
        seat.0 < u8::BITS as u8 && self.0 >> seat.0 & 1 == 1
    }

    /// With this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// Nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// From the lowest seat up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// A list of seats, as a reader expects it.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats: arrayvec::ArrayVec<Seat, 8> = Deserialize::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {}", seat.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what the seat may know.
    Seat(Seat),
    /// Anybody else.
    Spectator,
    /// Sees everything: for finished games and replays.
    Everything,
}

impl Viewer {
    /// Whether this is the player on that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_seats_in_order() {
        let set: SeatSet = [Seat(3), Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(set.len(), 2);
        assert_eq!(set.without(Seat(0)).first(), Some(Seat(3)));
        assert_eq!(SeatSet::all(5).len(), 5);
        assert!(!set.contains(Seat(200)) && !set.contains(Seat(8)));
    }

    #[test]
    fn sets_are_lists_in_json() {
        let set: SeatSet = [Seat(1), Seat(4)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<SeatSet>("[4,1]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
    }

    #[test]
    fn a_round_begins_anywhere_and_visits_everybody() {
        assert_eq!(Seat(2).round(3).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(Seat(2).next(3), Seat(0));
    }
}

//! Who is to act, and how a game ended.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{MAX_SEATS, Seat, SeatSet};

/// Who is to act, or how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Some seats have to decide.
    Awaiting {
        /// They have a decision open. The game goes on when all of them have answered.
        awaited: SeatSet,
        /// They have answered and may change their answer until the last one is in.
        may_revise: SeatSet,
    },
    /// It is over.
    Over {
        /// Who came where.
        places: Places,
        /// For a game against the rules alone: whether the player won.
        won: Option<bool>,
    },
}

impl Status {
    /// One seat has to decide: the usual case.
    #[inline]
    pub const fn awaiting(seat: Seat) -> Self {
        Status::Awaiting { awaited: SeatSet::one(seat), may_revise: SeatSet::EMPTY }
    }

    /// The seats with an open decision; nobody when it is over.
    #[inline]
    pub const fn awaited(&self) -> SeatSet {
        match self {
            Status::Awaiting { awaited, .. } => *awaited,
            Status::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// The seats that may change their answer; nobody when it is over.
    #[inline]
    pub const fn may_revise(&self) -> SeatSet {
        match self {
            Status::Awaiting { may_revise, .. } => *may_revise,
            Status::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Whether the seat may act: awaited, or free to revise.
    #[inline]
    pub const fn may_act(&self, seat: Seat) -> bool {
        self.awaited().union(self.may_revise()).contains(seat)
    }

    /// The game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self, Status::Over { .. })
    }
}

/// Places by seat, counted from 1; equal numbers are ties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    by_seat: [u8; MAX_SEATS],
    seats: u8,
}

impl Places {
    /// Ranks seats by what they achieved: higher is better, and equal is a tie.
    /// Tie-breaks are further elements of a tuple or array.
    pub fn by<T: Ord>(seats: u8, achieved: impl Fn(Seat) -> T) -> Self {
        let mut by_seat = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let mine = achieved(seat);
            by_seat[seat.index()] = 1 + Seat::all(seats).filter(|&other| achieved(other) > mine).count() as u8;
        }
        Places { by_seat, seats }
    }

    /// Places by seat.
    pub fn as_slice(&self) -> &[u8] {
        &self.by_seat[..usize::from(self.seats)]
    }

    /// Everybody who came first.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.by_seat[seat.index()] == 1).collect()
    }
}

impl Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// Names one decision of one seat: the sequence number of the entry that opened it.
///
/// It is per seat, so players who choose at the same time don't make each other's answers stale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct DecisionId(pub u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_next_one_is_skipped() {
        let scores = [5, 9, 9, 1];
        let places = Places::by(4, |seat| scores[seat.index()]);
        assert_eq!(places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(places.winners(), [Seat(1), Seat(2)].into_iter().collect());
    }

    #[test]
    fn a_tie_break_decides_between_equals() {
        let achieved = [(5, 1), (5, 2)];
        assert_eq!(Places::by(2, |seat| achieved[seat.index()]).as_slice(), [2, 1]);
    }
}

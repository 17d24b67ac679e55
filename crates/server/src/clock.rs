//! The clocks of a table: how much time each seat has left, and since when it is running. Times are milliseconds in
//! which a server was up (see `clocks.rs`), so that nobody loses time while there is none.

use duchy_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::terms::Pace;

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// The least a player has who returns after their time has run out.
const RETURN: i64 = 60 * SECOND;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks(Vec<Clock>);

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clock {
    /// Time left when it was last started or stopped.
    left: i64,
    /// When it was started, if it is running.
    since: Option<i64>,
    /// Whether it has run out, and the player has not returned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    out: bool,
}

/// What happened at a table, as far as clocks are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// A seat has decided.
    Acted(Seat),
    /// Decisions were undone.
    Undone,
    /// A seat's time has run out.
    TimedOut(Seat),
    /// A player is back.
    Returned(Seat),
    /// Anything else.
    Other,
}

impl Pace {
    /// The time every seat begins with.
    fn first(self) -> i64 {
        match self {
            Pace::Live { bank, .. } => i64::from(bank) * SECOND,
            Pace::Days(days) => i64::from(days) * DAY,
        }
    }

    fn increment(self) -> i64 {
        match self {
            Pace::Live { increment, .. } => i64::from(increment) * SECOND,
            Pace::Days(_) => 0,
        }
    }

    /// What a clock shows after a turn, given what was left.
    fn after_turn(self, left: i64) -> i64 {
        match self {
            Pace::Live { .. } => left + self.increment(),
            Pace::Days(_) => self.first(),
        }
    }
}

impl Clocks {
    /// The clocks of a game that starts, with these running.
    pub(crate) fn start(pace: Pace, seats: usize, running: SeatSet, now: i64) -> Self {
        Clocks(vec![Clock { left: pace.first(), since: None, out: false }; seats]).after(
            pace,
            Change::Other,
            running,
            now,
        )
    }

    /// The clocks after a change that leaves these running.
    pub(crate) fn after(&self, pace: Pace, change: Change, running: SeatSet, now: i64) -> Self {
        let next = |(index, clock): (usize, &Clock)| {
            let seat = Seat(index as u8);
            let used = clock.since.map_or(0, |since| (now - since).max(0));
            let acted = change == Change::Acted(seat);
            let mut next = match (clock.since, running.contains(seat) && !clock.out) {
                // Days are for one move, even if the same seat has the next one.
                (Some(_), true) if acted && matches!(pace, Pace::Days(_)) => {
                    Clock { left: pace.first(), since: Some(now), ..*clock }
                }
                (Some(_), true) | (None, false) => *clock,
                (Some(_), false) => {
                    let left = (clock.left - used).max(0);
                    Clock { left: if acted { pace.after_turn(left) } else { left }, since: None, ..*clock }
                }
                // Ending a turn and undoing it must not gain time.
                (None, true) if change == Change::Undone => {
                    Clock { left: (clock.left - pace.increment()).max(SECOND), since: Some(now), ..*clock }
                }
                (None, true) => Clock { since: Some(now), ..*clock },
            };
            if change == Change::TimedOut(seat) {
                next = Clock { left: 0, since: None, out: true };
            } else if change == Change::Returned(seat) {
                let left = match pace {
                    Pace::Live { .. } => pace.increment().max(RETURN),
                    Pace::Days(_) => pace.first(),
                };
                next = Clock { left, since: running.contains(seat).then_some(now), out: false };
            }
            next
        };
        Clocks(self.0.iter().enumerate().map(next).collect())
    }

    /// When the next clock runs out, if any is running.
    pub(crate) fn flag_at(&self) -> Option<i64> {
        self.0.iter().filter_map(Clock::ends).min()
    }

    /// A seat whose clock has run out just now.
    pub(crate) fn due(&self, now: i64) -> Option<Seat> {
        let index = self.0.iter().position(|clock| clock.ends().is_some_and(|ends| ends <= now))?;
        Some(Seat(index as u8))
    }

    /// The seats whose players let their time run out and have not returned.
    pub(crate) fn out(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().enumerate().filter(|(_, clock)| clock.out).map(|(index, _)| Seat(index as u8))
    }

    /// All of them, by seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = &Clock> {
        self.0.iter()
    }
}

impl Clock {
    /// When it runs out, if it is running.
    pub(crate) fn ends(&self) -> Option<i64> {
        self.since.map(|since| since + self.left)
    }

    /// Time left when it was last started or stopped.
    pub(crate) fn left(&self) -> i64 {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };
    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn only(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    fn left(clocks: &Clocks) -> Vec<i64> {
        clocks.seats().map(Clock::left).collect()
    }

    #[test]
    fn a_turn_costs_its_time_and_gains_the_increment() {
        let clocks = Clocks::start(LIVE, 2, only(ANN), 1000);
        assert_eq!(clocks.flag_at(), Some(61_000));
        // Ann decides twice in her turn; the increment comes once.
        let clocks = clocks.after(LIVE, Change::Acted(ANN), only(ANN), 3000);
        let clocks = clocks.after(LIVE, Change::Acted(ANN), only(BEN), 11_000);
        assert_eq!(left(&clocks), [55_000, 60_000]);
        assert_eq!((clocks.due(70_999), clocks.due(71_000)), (None, Some(BEN)));
    }

    #[test]
    fn at_the_same_time_each_clock_runs_on_its_own() {
        let both = only(ANN).with(BEN);
        let clocks = Clocks::start(LIVE, 2, both, 0).after(LIVE, Change::Acted(BEN), only(ANN), 10_000);
        assert_eq!(left(&clocks), [60_000, 55_000]);
        assert_eq!(clocks.flag_at(), Some(60_000));
    }

    #[test]
    fn days_are_for_one_move() {
        let pace = Pace::Days(2);
        let clocks = Clocks::start(pace, 2, only(ANN), 0).after(pace, Change::Acted(ANN), only(ANN), DAY);
        assert_eq!(clocks.flag_at(), Some(3 * DAY));
        let clocks = clocks.after(pace, Change::Acted(ANN), only(BEN), 2 * DAY);
        assert_eq!((left(&clocks), clocks.flag_at()), (vec![2 * DAY; 2], Some(4 * DAY)));
    }

    #[test]
    fn ending_a_turn_and_undoing_it_gains_no_time() {
        let mut clocks = Clocks::start(LIVE, 2, only(ANN), 0);
        for _ in 0..3 {
            clocks = clocks.after(LIVE, Change::Acted(ANN), only(BEN), 0);
            clocks = clocks.after(LIVE, Change::Undone, only(ANN), 0);
        }
        assert_eq!(left(&clocks)[0], 60_000);
    }

    #[test]
    fn a_clock_that_ran_out_starts_again_when_its_player_returns() {
        let clocks = Clocks::start(LIVE, 2, only(ANN), 0).after(LIVE, Change::TimedOut(ANN), only(ANN), 60_000);
        assert_eq!((clocks.flag_at(), clocks.out().collect::<Vec<_>>()), (None, vec![ANN]));
        let clocks = clocks.after(LIVE, Change::Returned(ANN), only(ANN), 90_000);
        assert_eq!((clocks.flag_at(), clocks.out().count()), (Some(150_000), 0));
    }

    #[test]
    fn time_never_runs_backwards() {
        let clocks = Clocks::start(LIVE, 2, only(ANN), 5000).after(LIVE, Change::Acted(ANN), only(BEN), 1000);
        assert_eq!(left(&clocks), [65_000, 60_000]);
    }
}

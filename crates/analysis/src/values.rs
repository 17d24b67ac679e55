//! What every seat can expect, in both units, as one value to calculate with.

use duchy_game::{Game, MAX_SEATS, Seat, SeatSet, Status};
use duchy_search::{Outlook, margin};

use crate::{Measured, SeatValue, Unit};

/// Chance to win and margin of every seat; those beyond the seats at the table are 0.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Values {
    win: [f64; MAX_SEATS],
    margin: [f64; MAX_SEATS],
}

impl Values {
    /// What an outlook means; seats that have resigned can't win.
    pub(crate) fn of<G: Game>(position: &G, outlook: &Outlook, resigned: SeatSet) -> Self {
        let seats = position.seats();
        let mut values = Values::default();
        for seat in Seat::all(seats) {
            values.margin[seat.index()] = f64::from(margin(&outlook.points, seats, seat));
            values.win[seat.index()] = f64::from(outlook.shares[seat.index()]);
        }
        if !resigned.is_empty() {
            values.without(position, resigned);
        }
        values
    }

    /// Divides the chances among those who have not resigned.
    fn without<G: Game>(&mut self, position: &G, resigned: SeatSet) {
        let seats = position.seats();
        let playing: SeatSet = Seat::all(seats).filter(|&seat| !resigned.contains(seat)).collect();
        let best: SeatSet = match position.status() {
            Status::Over { places, .. } => {
                let place = |seat: Seat| places.as_slice()[seat.index()];
                let first = playing.iter().map(place).min();
                playing.iter().filter(|&seat| Some(place(seat)) == first).collect()
            }
            Status::Awaiting { .. } => SeatSet::EMPTY,
        };
        let total: f64 = playing.iter().map(|seat| self.win[seat.index()]).sum();
        for seat in Seat::all(seats) {
            let win = &mut self.win[seat.index()];
            *win = if !playing.contains(seat) {
                0.0
            } else if !best.is_empty() {
                if best.contains(seat) { 1.0 / best.len() as f64 } else { 0.0 }
            } else if total > 0.0 {
                *win / total
            } else {
                1.0 / playing.len() as f64
            };
        }
    }

    pub(crate) fn get(&self, unit: Unit, seat: Seat) -> f64 {
        match unit {
            Unit::Win => self.win[seat.index()],
            Unit::Margin => self.margin[seat.index()],
        }
    }

    /// Both numbers of a seat.
    fn each(mut self, mut change: impl FnMut(Unit, Seat, f64) -> f64) -> Self {
        for (seat, number) in Seat::all(MAX_SEATS as u8).zip(&mut self.win) {
            *number = change(Unit::Win, seat, *number);
        }
        for (seat, number) in Seat::all(MAX_SEATS as u8).zip(&mut self.margin) {
            *number = change(Unit::Margin, seat, *number);
        }
        self
    }

    pub(crate) fn plus(self, other: &Self) -> Self {
        self.each(|unit, seat, number| number + other.get(unit, seat))
    }

    pub(crate) fn minus(self, other: &Self) -> Self {
        self.each(|unit, seat, number| number - other.get(unit, seat))
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        self.each(|_, _, number| number * factor)
    }

    pub(crate) fn squared(self) -> Self {
        self.each(|_, _, number| number * number)
    }

    pub(crate) fn root(self) -> Self {
        self.each(|_, _, number| number.max(0.0).sqrt())
    }

    /// The units of two values.
    pub(crate) fn of_units(win: &Self, margin: &Self) -> Self {
        Values { win: win.win, margin: margin.margin }
    }

    /// With these standard errors, by seat.
    pub(crate) fn measured(&self, errors: &Self, seats: u8) -> Vec<SeatValue> {
        let number = |unit, seat| Measured { value: tidy(self.get(unit, seat)), error: tidy(errors.get(unit, seat)) };
        Seat::all(seats)
            .map(|seat| SeatValue { win: number(Unit::Win, seat), margin: number(Unit::Margin, seat) })
            .collect()
    }
}

/// Rounded to what anybody could want to know, which keeps reports small.
pub(crate) fn tidy(number: f64) -> f64 {
    (number * 1e5).round() / 1e5
}

/// Mean and standard error of values that come one by one.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mean {
    count: f64,
    sum: Values,
    squares: Values,
}

impl Mean {
    pub(crate) fn push(&mut self, values: &Values) {
        self.count += 1.0;
        self.sum = self.sum.plus(values);
        self.squares = self.squares.plus(&values.squared());
    }

    pub(crate) fn count(&self) -> u32 {
        self.count as u32
    }

    pub(crate) fn mean(&self) -> Values {
        self.sum.times(1.0 / self.count.max(1.0))
    }

    /// Standard error of the mean; 0 before the second.
    pub(crate) fn error(&self) -> Values {
        if self.count < 2.0 {
            return Values::default();
        }
        let spread = self.squares.minus(&self.mean().squared().times(self.count));
        spread.times(1.0 / (self.count - 1.0) / self.count).root()
    }
}

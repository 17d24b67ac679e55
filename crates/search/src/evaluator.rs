//! Judging positions: what every seat can expect.

use duchy_game::{Game, MAX_SEATS, Seat, Status};

/// One number per seat; those beyond the seats at the table are 0.
pub type PerSeat = [f32; MAX_SEATS];

/// Judges positions of a running game.
pub trait Evaluator<G: Game>: Send {
    /// The final points each seat can expect.
    fn points(&mut self, position: &G) -> PerSeat;

    /// Each seat's chance to win, draws counting their share, if those are the points it expects.
    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat;

    /// What the seat tries to get more of: its points less the others' mean; alone, its points.
    fn margin(&mut self, position: &G, seat: Seat) -> f32 {
        margin(&self.points(position), position.seats(), seat)
    }
}

impl<G: Game, E: Evaluator<G> + ?Sized> Evaluator<G> for Box<E> {
    fn points(&mut self, position: &G) -> PerSeat {
        (**self).points(position)
    }

    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat {
        (**self).shares(position, points)
    }

    fn margin(&mut self, position: &G, seat: Seat) -> f32 {
        (**self).margin(position, seat)
    }
}

/// A seat's number less the mean of the others'; alone, its own.
#[inline]
pub fn margin(points: &PerSeat, seats: u8, seat: Seat) -> f32 {
    let own = points[seat.index()];
    if seats == 1 {
        return own;
    }
    let others: f32 = points[..usize::from(seats)].iter().sum::<f32>() - own;
    own - others / f32::from(seats - 1)
}

/// What each seat can expect of a position, exactly if the game is over.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Outlook {
    /// Expected final points.
    pub points: PerSeat,
    /// Chance to win, draws counting their share.
    pub shares: PerSeat,
}

impl Outlook {
    /// What the evaluator expects, or what came out.
    pub fn of<G: Game>(position: &G, evaluator: &mut impl Evaluator<G>) -> Self {
        if let Some(result) = Self::result(position) {
            return result;
        }
        let points = evaluator.points(position);
        Outlook { points, shares: evaluator.shares(position, &points) }
    }

    /// What came out; `None` while the game goes on.
    pub fn result<G: Game>(position: &G) -> Option<Self> {
        let Status::Over { places, won } = position.status() else { return None };
        let mut outlook = Outlook { points: final_points(position), ..Outlook::default() };
        if let Some(won) = won {
            outlook.shares[0] = f32::from(u8::from(won));
        } else {
            let winners = places.winners();
            let share = 1.0 / winners.len().max(1) as f32;
            for seat in Seat::all(position.seats()).filter(|&seat| winners.contains(seat)) {
                outlook.shares[seat.index()] = share;
            }
        }
        Some(outlook)
    }
}

/// Points by seat as they stand.
#[inline]
pub(crate) fn final_points<G: Game>(position: &G) -> PerSeat {
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(position.seats()) {
        points[seat.index()] = position.score(seat) as f32;
    }
    points
}

/// What the seat tries to get more of: exact if the game is over.
#[inline]
pub(crate) fn worth<G: Game>(position: &G, seat: Seat, evaluator: &mut impl Evaluator<G>) -> f32 {
    if position.status().is_over() {
        margin(&final_points(position), position.seats(), seat)
    } else {
        evaluator.margin(position, seat)
    }
}

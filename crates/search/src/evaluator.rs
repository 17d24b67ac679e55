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

    /// How far an analysis should play on.
    fn foresight(&self) -> Foresight {
        Foresight::GLANCE
    }

    /// Whether a player should think about an action at all ([`crate::learn::Features::considers`]).
    fn considers(&self, _action: &G::Action) -> bool {
        true
    }

    /// What the seat tries to get more of: its points less the others' mean; alone, its points and the win.
    fn margin(&mut self, position: &G, seat: Seat) -> f32 {
        let points = self.points(position);
        if position.seats() == 1 {
            return alone(&points, &self.shares(position, &points));
        }
        margin(&points, position.seats(), seat)
    }
}

/// How an analysis plays on with an evaluator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// Turns that actions are played on for when they are compared: enough that the evaluator sees what they lead to.
    pub turns: u32,
    /// How often positions are played on until chance is asked, each time under different luck, since a glance misses
    /// what the last draws were good for; 0: a glance will do.
    pub rollouts: u32,
}

impl Foresight {
    /// Up to the next draw.
    pub const NEXT_DRAW: Foresight = Foresight { turns: 4, rollouts: 1 };
    /// Positions are judged at a glance.
    pub const GLANCE: Foresight = Foresight { turns: 4, rollouts: 0 };
}

impl<G: Game, E: Evaluator<G> + ?Sized> Evaluator<G> for Box<E> {
    fn foresight(&self) -> Foresight {
        (**self).foresight()
    }

    fn considers(&self, action: &G::Action) -> bool {
        (**self).considers(action)
    }

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

/// How many points winning is worth to someone who plays alone.
pub(crate) const WIN_ALONE: f32 = 20.0;

/// What someone who plays alone tries to get more of: points, and above all to win.
pub(crate) fn alone(points: &PerSeat, shares: &PerSeat) -> f32 {
    points[0] + WIN_ALONE * shares[0]
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

    /// The same without shares where only points are compared: alone, shares decide.
    #[inline]
    pub(crate) fn of_turn_end<G: Game>(position: &G, evaluator: &mut impl Evaluator<G>) -> Self {
        match Self::result(position) {
            Some(result) => result,
            None if position.seats() == 1 => Self::of(position, evaluator),
            None => Outlook { points: evaluator.points(position), ..Outlook::default() },
        }
    }

    /// What the seat tries to get more of.
    pub fn margin(&self, seats: u8, seat: Seat) -> f32 {
        if seats == 1 { alone(&self.points, &self.shares) } else { margin(&self.points, seats, seat) }
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
pub fn worth<G: Game>(position: &G, seat: Seat, evaluator: &mut impl Evaluator<G>) -> f32 {
    match Outlook::result(position) {
        Some(result) => result.margin(position.seats(), seat),
        None => evaluator.margin(position, seat),
    }
}

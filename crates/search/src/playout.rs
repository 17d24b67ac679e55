//! Playing to the end at random: the raw material of searches and a measure of the rules' speed.

use duchy_game::{Game, MAX_SEATS, Seat, context::Search};

/// Plays positions to the end. Keeps its buffer, so that a step allocates nothing.
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
}

/// How a playout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    scores: [i32; MAX_SEATS],
    seats: u8,
    /// How many actions were played.
    pub steps: usize,
}

impl Outcome {
    /// Points by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..usize::from(self.seats)]
    }
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Playout { actions: Vec::with_capacity(256) }
    }
}

impl<G: Game> Playout<G> {
    /// With an empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Plays legal actions at random until the game is over; the position is the final one afterwards.
    pub fn run(&mut self, position: &mut G, search: &mut Search) -> Outcome {
        let mut steps = 0;
        while self.step(position, search) {
            steps += 1;
        }
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(position.seats()) {
            scores[seat.index()] = position.score(seat);
        }
        Outcome { scores, seats: position.seats(), steps }
    }

    /// Plays one random action of the first seat that is awaited; false if the game is over.
    #[inline]
    pub fn step(&mut self, position: &mut G, search: &mut Search) -> bool {
        let Some(seat) = position.status().awaited().first() else { return false };
        self.actions.clear();
        position.legal_actions(seat, &mut self.actions);
        let chosen = search.below(self.actions.len());
        position.play_unchecked(seat, &self.actions[chosen], search);
        true
    }
}

//! The evaluator made of features and trained weights.

use std::sync::Arc;

use duchy_game::{Game, Seat};

use super::{Curve, Features, Sparse, Weights};
use crate::{
    Evaluator, Foresight, PerSeat,
    evaluator::{alone, margin},
};

/// Judges by what was learned in self-play.
#[derive(Clone)]
pub struct Learned<F> {
    features: F,
    weights: Arc<Weights>,
    sparse: Sparse,
    others_matter: bool,
    corrected: bool,
}

impl<F> Learned<F> {
    /// By these weights, which fit the features.
    pub fn new(features: F, weights: Arc<Weights>) -> Self {
        Learned { features, weights, sparse: Sparse::default(), others_matter: true, corrected: true }
    }

    /// Goes by what was learned alone, without [`Features::correction`], and considers everything.
    #[must_use]
    pub(super) fn uncorrected(mut self) -> Self {
        self.corrected = false;
        self
    }

    /// Looks at the seat's own points alone when it compares actions: twice as fast with two at the table, and nearly
    /// as good where players hardly touch each other.
    #[must_use]
    pub fn own_points_only(mut self) -> Self {
        self.others_matter = false;
        self
    }

    /// What turns points into a chance to win.
    pub(super) fn curve(&self) -> &Curve {
        &self.weights.curve
    }

    /// Alone: the stage of the game, and how far the expected points are above what it takes to win.
    pub(super) fn lead_alone<G: Game>(&mut self, position: &G) -> (usize, f32)
    where
        F: Features<G>,
    {
        let points = self.points(position);
        let (stage, leads) = self.leads(position, &points);
        (stage, leads[0])
    }

    /// The stage of the game, and what the curve goes by: expected points, alone less what it takes to win.
    fn leads<G: Game>(&mut self, position: &G, points: &PerSeat) -> (usize, PerSeat)
    where
        F: Features<G>,
    {
        self.features.prepare(position);
        self.sparse.clear();
        let stage = self.features.write(position, Seat(0), &mut self.sparse);
        let mut leads = *points;
        if position.seats() == 1 {
            leads[0] -= self.features.target(position);
        }
        (stage.number, leads)
    }

    fn seat<G: Game>(&mut self, position: &G, seat: Seat) -> f32
    where
        F: Features<G>,
    {
        self.sparse.clear();
        let stage = self.features.write(position, seat, &mut self.sparse);
        let learned = stage.points + self.weights.net.value(self.sparse.active(), stage.number);
        if self.corrected { learned + self.features.correction(position, seat) } else { learned }
    }
}

impl<G: Game, F: Features<G>> Evaluator<G> for Learned<F> {
    fn foresight(&self) -> Foresight {
        F::FORESIGHT
    }

    fn considers(&self, action: &G::Action) -> bool {
        !self.corrected || self.features.considers(action)
    }

    fn points(&mut self, position: &G) -> PerSeat {
        self.features.prepare(position);
        let mut points = PerSeat::default();
        for seat in Seat::all(position.seats()) {
            points[seat.index()] = self.seat(position, seat);
        }
        points
    }

    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat {
        let (stage, leads) = self.leads(position, points);
        self.weights.curve.shares(stage, &leads, position.seats())
    }

    fn margin(&mut self, position: &G, seat: Seat) -> f32 {
        if position.seats() == 1 {
            let points = self.points(position);
            return alone(&points, &self.shares(position, &points));
        }
        if self.others_matter {
            return margin(&self.points(position), position.seats(), seat);
        }
        self.features.prepare(position);
        self.seat(position, seat)
    }
}

//! What a bot gets.

use crate::{Context, Game, Seat};

/// A position made from what one seat may know: everything else is resampled.
///
/// There is no other way to make one, so a bot can't peek by accident.
#[derive(Clone)]
pub struct Observed<G> {
    position: G,
    seat: Seat,
}

impl<G: Game> Observed<G> {
    /// What `seat` sees of a position, the rest re-dealt by the chance of `cx`.
    pub fn new(position: &G, seat: Seat, cx: &mut impl Context<G::Event>) -> Self {
        let mut observed = Observed { position: position.clone(), seat };
        observed.redeal(cx);
        observed
    }

    /// Resamples the unknown: another world this seat may be in.
    pub fn redeal(&mut self, cx: &mut impl Context<G::Event>) {
        self.position.determinize(self.seat, cx);
    }

    /// One possible position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// One possible position in which nobody else has answered yet what they answer in secret.
    ///
    /// It depends on nothing but what the seat sees and how the rest was re-dealt.
    #[must_use]
    pub fn into_open(mut self) -> G {
        self.position.reopen(self.seat);
        self.position
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

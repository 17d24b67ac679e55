//! Sampling what an observer can't know.

use duchy_game::{Context, Seat, SeatSet};

use crate::{event::Event, state::BurgundyCards};

impl BurgundyCards {
    /// Resamples the hands of the others, each card from the generation it came from. Face-down cards have no order
    /// yet, so there is nothing else to sample.
    pub(crate) fn resample_hands(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let others = Seat::all(self.seats).filter(|&seat| seat != observer);
        for seat in others.clone() {
            let hand = self.players[seat.index()].hand;
            for held in hand.iter() {
                self.decks[usize::from(held.deck)].bag.put_back(held.card);
            }
        }
        for seat in others {
            for place in 0..self.players[seat.index()].hand.len() {
                let deck = self.players[seat.index()].hand[place].deck;
                let source = self.source(deck).seen_by(SeatSet::one(seat));
                if let Some(card) = self.draw_from(deck, source, cx) {
                    self.players[seat.index()].hand[place].card = card;
                }
            }
        }
    }
}

//! What an observer can't know, dealt again: region cards, and realms that are still being laid out.

use duchy_game::{Bag, Context, Name, Seat, Source};

use crate::{
    event::Event,
    realm::Space,
    state::{MAX_PLAYERS, Tuscany},
    tile::{COLOURS, Colour},
};

impl Tuscany {
    pub(crate) fn resample(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.redeal_cards(observer, cx);
        if self.laying_out() {
            for seat in self.answered().without(observer).iter() {
                self.choose_layout(seat, cx);
            }
        }
    }

    /// Takes back the others' layouts while realms are still being laid out.
    pub(crate) fn take_back_layouts(&mut self, observer: Seat) {
        if self.laying_out() {
            for seat in self.answered().without(observer).iter() {
                let player = &mut self.players[seat.index()];
                (player.layout, player.castle) = (None, Space(0));
            }
        }
    }

    /// Redeals the region cards a seat can't know: the deck and the other hands.
    ///
    /// After a shuffle the deck holds nothing but what had been discarded, so no more of a colour goes into it than
    /// it began with; otherwise every card is as likely here as there.
    fn redeal_cards(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let mut unknown = *self.deck.counts();
        let others = Seat::all(self.seats).filter(|&seat| seat != observer);
        let mut sizes = [0; MAX_PLAYERS];
        for seat in others.clone() {
            let hand = std::mem::take(&mut self.players[seat.index()].hand);
            sizes[seat.index()] = hand.iter().map(|&count| usize::from(count)).sum();
            unknown.iter_mut().zip(hand).for_each(|(sum, count)| *sum += count);
        }
        let began: [u8; COLOURS] = std::array::from_fn(|index| self.deck.began(Colour::ALL[index]));
        let name = |card: Colour| Name::Borrowed(card.card_name());
        let source = Source::new("unknown cards").at(observer.0.into());
        let mut possible: Bag<Colour, COLOURS> = Bag::of(std::array::from_fn(|i| unknown[i].min(began[i])));
        let mut in_deck = [0; COLOURS];
        for _ in 0..self.deck.len() {
            if let Some(card) = cx.draw(source, &mut possible, name) {
                in_deck[card as usize] += 1;
            }
        }
        self.deck.refill(began);
        for colour in Colour::ALL {
            (in_deck[colour as usize]..began[colour as usize]).for_each(|_| self.deck.take(colour));
        }
        let mut rest: Bag<Colour, COLOURS> = Bag::of(std::array::from_fn(|i| unknown[i] - in_deck[i]));
        for seat in others {
            for _ in 0..sizes[seat.index()] {
                if let Some(card) = cx.draw(source.at(seat.0.into()), &mut rest, name) {
                    self.players[seat.index()].hand[card as usize] += 1;
                }
            }
        }
    }
}

//! Resampling what a seat can't know: other hands, secret orders, and what others have chosen.

use duchy_game::{Bag, Context, Kind, Seat, Source};

use crate::{
    action::Action,
    card::CardId,
    catalogue::{MAX_KINDS, MAX_PLAYERS},
    event::Event,
    options::Orders,
    state::{Catherine, Held},
};

impl Catherine {
    pub(crate) fn resample(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.resample_hands(observer, cx);
        if self.options.orders == Orders::Secret && !self.pending.is_empty() {
            self.resample_orders(observer, cx);
        }
        self.resample_choices(observer, cx);
    }

    fn others(&self, observer: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats).filter(move |seat| *seat != observer)
    }

    /// A card drawn before a reshuffle can't be one of the cards shuffled then. So hands are resampled one reshuffle at a
    /// time: cards drawn since the last one from the deck, earlier cards among the other hands.
    fn resample_hands(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        let mut hidden = [0u8; MAX_KINDS];
        for shuffles in 0..=self.shuffles {
            let now = shuffles == self.shuffles;
            hidden.fill(0);
            let mut sizes = [0u8; MAX_PLAYERS];
            for seat in self.others(observer) {
                for held in self.players[seat.index()].hand.iter().filter(|held| held.shuffles == shuffles) {
                    sizes[seat.index()] += 1;
                    match now {
                        true => self.deck.put_back(held.card),
                        false => hidden[held.card.index()] += 1,
                    }
                }
            }
            let mut among = Bag::<CardId, MAX_KINDS>::of(hidden);
            let name = |card: CardId| catalogue.card_name(card);
            for seat in self.others(observer) {
                let hand = &mut self.players[seat.index()].hand;
                while let Some(at) = hand.iter().position(|held| held.shuffles == shuffles) {
                    hand.remove(at);
                }
                for _ in 0..sizes[seat.index()] {
                    let drawn = match now {
                        true => cx.draw(Source::new("cards").at(u16::from(shuffles)), &mut self.deck, name),
                        false => cx.draw(Source::new("hands").at(u16::from(shuffles)), &mut among, name),
                    };
                    if let Some(card) = drawn {
                        self.players[seat.index()].hand.insert_sorted(Held { card, shuffles });
                    }
                }
            }
        }
    }

    fn resample_orders(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        for seat in self.others(observer) {
            self.orders.put_back(self.player(seat).order);
        }
        for seat in self.others(observer) {
            if let Some(order) = cx.draw(Source::new("orders"), &mut self.orders, |order| catalogue.order_name(order)) {
                self.player_mut(seat).order = order;
            }
        }
    }

    /// A choice already made by another seat becomes a random legal one for its new hand.
    fn resample_choices(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let mut actions: Vec<Action> = Vec::new();
        for seat in self.others(observer) {
            if self.player(seat).choice.is_none() {
                continue;
            }
            actions.clear();
            self.list_actions(seat, &mut actions);
            let faces: Vec<(usize, u32)> = (0..actions.len()).map(|index| (index, 1)).collect();
            let source = Source::new("choice").at(u16::from(seat.0));
            let chosen = cx.roll(source, &faces, |index| format!("choice {index}").into());
            self.player_mut(seat).choice = Some(actions[chosen]);
        }
    }
}

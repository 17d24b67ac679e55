//! The action cards nobody has seen: the deck, the cards dealt face down, and reshuffling the discard pile.
//!
//! A card is drawn when a player sees it. Until then it is one of its generation: the cards of one shuffling, whether
//! they lie in the deck, before a player or in the rival's piles. When the deck runs out, the discard becomes a new
//! generation, and unseen cards of the older ones stay what they are.

use duchy_game::{Bag, Context, Kind, Name, Seat, SeatSet, Source};

use crate::{
    card::Card,
    event::Event,
    state::{BurgundyCards, Held, MAX_HAND, Shown, Unseen},
};

/// Cards dealt face down to each player in a round.
pub(crate) const DEALT: u8 = 6;

impl BurgundyCards {
    pub(crate) fn source(&self, deck: u8) -> Source {
        Source::new("action cards").at(u16::from(self.decks[usize::from(deck)].generation))
    }

    pub(crate) fn draw_from(&mut self, deck: u8, source: Source, cx: &mut impl Context<Event>) -> Option<Card> {
        let catalogue = self.catalogue.get();
        let name = |card| Name::Borrowed(catalogue.name_of(card));
        cx.draw(source, &mut self.decks[usize::from(deck)].bag, name)
    }

    /// Whether a card can still be had.
    #[inline]
    pub(crate) fn deck_has_cards(&self) -> bool {
        self.deck_left > 0 || self.discard.iter().any(|&count| count > 0)
    }

    /// Makes sure that the deck has a card, if there is one to be had.
    // burgundy-cards:round.reshuffle
    fn fill_deck(&mut self, cx: &mut impl Context<Event>) -> bool {
        if self.deck_left > 0 {
            return true;
        }
        if !self.deck_has_cards() {
            return false;
        }
        let generation = self.reshuffles() + 1;
        let Some(free) = (0..self.decks.len()).find(|&deck| self.is_free(deck as u8)) else { return false };
        let deck = &mut self.decks[free];
        deck.bag = Bag::of(self.discard);
        deck.generation = generation;
        self.deck_left = deck.bag.len() as u8;
        self.current = free as u8;
        self.discard = [0; crate::MAX_KINDS];
        let cards = self.deck_left;
        cx.emit(|| Event::Reshuffled { cards });
        true
    }

    /// No card of this deck is unseen or in a hand.
    fn is_free(&self, deck: u8) -> bool {
        let held = |held: &Held| held.deck == deck;
        self.decks[usize::from(deck)].bag.is_empty()
            && !self.players().iter().any(|player| player.hand.iter().any(held))
    }

    /// The next card of the deck, seen by everybody.
    pub(crate) fn draw_open(&mut self, cx: &mut impl Context<Event>) -> Option<Card> {
        if !self.fill_deck(cx) {
            return None;
        }
        self.deck_left -= 1;
        let deck = self.current;
        self.draw_from(deck, self.source(deck), cx)
    }

    /// Deals a player face-down cards for the round; nobody looks at them yet.
    // burgundy-cards:setup.six-cards burgundy-cards:round.deal burgundy-cards:round.short
    pub(crate) fn deal_stack(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let mut stack = [Unseen::default(); 2];
        let mut dealt = 0;
        for part in &mut stack {
            if dealt == DEALT || !self.fill_deck(cx) {
                break;
            }
            let count = self.deck_left.min(DEALT - dealt);
            *part = Unseen { deck: self.current, count };
            self.deck_left -= count;
            dealt += count;
        }
        self.players[seat.index()].stack = stack;
    }

    /// A player draws the next face-down card; only this player sees it.
    // burgundy-cards:turn.hand
    pub(crate) fn take_up(&mut self, seat: Seat, cx: &mut impl Context<Event>) -> Option<Card> {
        let player = &mut self.players[seat.index()];
        let part = player.stack.iter_mut().find(|part| part.count > 0)?;
        if player.hand.len() == MAX_HAND {
            return None;
        }
        part.count -= 1;
        let deck = part.deck;
        if part.count == 0 {
            *part = Unseen::default();
        }
        let source = self.source(deck).seen_by(SeatSet::one(seat));
        let card = self.draw_from(deck, source, cx)?;
        self.players[seat.index()].hand.push(Held { card, deck });
        Some(card)
    }

    /// The next card of the solo rival, who has cards of the first deck only.
    // burgundy-cards:solo.piles
    pub(crate) fn draw_rival(&mut self, cx: &mut impl Context<Event>) -> Option<Card> {
        self.rival_left = self.rival_left.checked_sub(1)?;
        self.draw_from(0, self.source(0), cx)
    }

    /// Clears the display and deals a new one.
    // burgundy-cards:setup.display burgundy-cards:setup.display-rows burgundy-cards:round.clear
    pub(crate) fn deal_display(&mut self, cx: &mut impl Context<Event>) {
        self.clear_display();
        let (count, in_order) = match self.seats {
            0..=2 => (7, 6),
            3 => (10, 6),
            _ => (13, 12),
        };
        for number in 0..count {
            let Some(card) = self.draw_open(cx) else { break };
            let row = if number < in_order { number % 6 + 1 } else { self.catalogue.die(card) };
            self.display.insert_sorted(Shown { row, card });
        }
        cx.emit(|| {
            let named = |shown: &Shown| crate::event::RowCard { row: shown.row, card: self.card_name(shown.card) };
            Event::Shown { cards: self.display.iter().map(named).collect() }
        });
    }

    pub(crate) fn clear_display(&mut self) {
        let display = self.display;
        display.iter().for_each(|shown| self.throw_away(shown.card));
        self.display.clear();
    }

    /// How many cards of a kind are face up or in hands: everywhere but in the unseen decks and the discard.
    pub fn in_use(&self, card: Card) -> u8 {
        let one = |other: Card| u8::from(other == card);
        let mut count: u8 = self.display.iter().map(|shown| one(shown.card)).sum();
        count += self.placed.iter().map(|placed| one(placed.card())).sum::<u8>();
        count += self.offer.iter().map(|&offered| one(offered)).sum::<u8>();
        for player in self.players() {
            count += player.hand.iter().map(|held| one(held.card)).sum::<u8>();
            count += player.projects.iter().map(|&project| one(project)).sum::<u8>();
        }
        count + self.on_the_way().map_or(0, one)
    }

    /// Accounts for every action card: unseen, discarded or in use. `Err` names a kind that is wrong.
    pub fn account(&self) -> Result<(), String> {
        for card in self.catalogue.cards() {
            let found = self.unseen(card) + self.discard[card.index()] + self.in_use(card);
            let expected = self.catalogue.counts()[card.index()];
            if found != expected {
                return Err(format!("there are {found} of {expected} {}", self.card_name(card)));
            }
        }
        let stacks: u8 = self.players().iter().map(|player| player.stack_len()).sum();
        let unseen = usize::from(self.deck_left + stacks + self.rival_left);
        if unseen != self.unseen_len() {
            return Err(format!("{unseen} cards lie face down, but {} are unseen", self.unseen_len()));
        }
        Ok(())
    }
}

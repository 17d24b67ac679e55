//! Rounds, turns, and what resolves itself between two decisions.

use duchy_game::{Context, RuleId, Seat};

use crate::{
    card::Type,
    catalogue::{PRICE, ROUNDS},
    deck::DEALT,
    event::{Event, round_letter},
    pending::{Gain, Pending, Search},
    rules,
    state::{BurgundyCards, MAX_HAND},
};

impl BurgundyCards {
    /// A new display and six cards for everyone, two of them drawn.
    // burgundy-cards:round.five burgundy-cards:round.deal
    pub(crate) fn begin_round(&mut self, cx: &mut impl Context<Event>) {
        let (round, first) = (round_letter(self.round), self.first);
        cx.emit(|| Event::RoundBegan { round, first });
        self.deal_display(cx);
        for seat in first.round(self.seats) {
            self.deal_stack(seat, cx);
        }
        if self.is_solo() {
            self.rival_places(cx);
        }
        (self.turn, self.acted) = (1, 0);
        for seat in first.round(self.seats) {
            self.fill_hand(seat, cx);
        }
    }

    fn fill_hand(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let before = self.players[seat.index()].hand.len();
        for _ in before..MAX_HAND {
            self.take_up(seat, cx);
        }
        let hand = &self.players[seat.index()].hand;
        if hand.len() > before {
            let count = (hand.len() - before) as u8;
            cx.emit(|| {
                let cards = hand[before..].iter().map(|held| self.card_name(held.card)).collect();
                Event::Drew { seat, count, cards: Some(cards) }
            });
        }
    }

    /// Goes on to the next decision, or to the end of the game.
    pub(crate) fn resolve(&mut self, cx: &mut impl Context<Event>) {
        while let Some(&top) = self.pending.last() {
            let waits = match top {
                Pending::Next => {
                    self.go_on(cx);
                    continue;
                }
                Pending::Effect(card) => {
                    self.pending.pop();
                    self.effect(card, cx);
                    continue;
                }
                Pending::Play | Pending::Act(_) | Pending::Bonus | Pending::Bought | Pending::MakeRoom(_) => true,
                Pending::End => self.can_buy(),
                Pending::Gain(gain, _) => self.can_gain(gain),
                Pending::Search(search) => {
                    self.display.iter().any(|shown| search.wants(self.catalogue.kind(shown.card)))
                }
                // burgundy-cards:building.purchase: a purchase can bring a city hall its project, but no goods.
                Pending::Warehouse => self.player().goods.iter().any(|&count| count > 0),
                Pending::CityHall => !self.player().projects.is_empty() || self.can_buy(),
            };
            if waits {
                return;
            }
            self.pending.pop();
            let (seat, rule) = (self.active, nothing_by(top));
            if let Some(rule) = rule {
                cx.emit(|| Event::Nothing { seat, rule });
            }
        }
    }

    /// The next player's turn, the next cards in hand, the next round, or the end.
    // burgundy-cards:turn.order burgundy-cards:round.six
    fn go_on(&mut self, cx: &mut impl Context<Event>) {
        if self.acted < self.seats {
            self.active = Seat((self.first.0 + self.acted) % self.seats);
            self.acted += 1;
            self.bought = false;
            // burgundy-cards:round.short
            if !self.player().hand.is_empty() {
                self.pending.push(Pending::End);
                self.pending.push(Pending::Play);
            }
        } else if self.turn < DEALT && self.anybody_has_cards() {
            self.turn += 1;
            self.acted = 0;
            for seat in self.first.round(self.seats) {
                self.fill_hand(seat, cx);
            }
        } else {
            self.end_round(cx);
        }
    }

    fn anybody_has_cards(&self) -> bool {
        self.players().iter().any(|player| !player.hand.is_empty() || player.stack_len() > 0)
    }

    fn end_round(&mut self, cx: &mut impl Context<Event>) {
        let last = usize::from(self.round) + 1 == ROUNDS;
        if last {
            self.final_scoring(cx);
        }
        let lost = self.is_solo() && self.rival_wins(cx);
        if lost || last {
            self.pending.clear();
            let (winners, won) = self.outcome();
            cx.emit(|| Event::Over { winners, won });
            return;
        }
        self.next_first(cx);
        self.round += 1;
        self.begin_round(cx);
    }

    /// The owner of the start-player card goes first if it lies face down; if nobody sold goods, it goes to the left.
    // burgundy-cards:round.next-first burgundy-cards:round.pass-card burgundy-cards:solo.no-start-card
    fn next_first(&mut self, cx: &mut impl Context<Event>) {
        if self.is_solo() {
            return;
        }
        if !self.start_card_down {
            self.start_card = self.start_card.next(self.seats);
        }
        self.start_card_down = false;
        self.first = self.start_card;
        let seat = self.first;
        cx.emit(|| Event::NextFirst { seat });
    }

    /// Whether three cards can be bought now.
    // burgundy-cards:buy.once burgundy-cards:buy.cost burgundy-cards:buy.short
    #[inline]
    pub(crate) fn can_buy(&self) -> bool {
        !self.bought && self.player().silver >= PRICE && self.deck_has_cards()
    }

    // burgundy-cards:piles.none
    #[inline]
    pub(crate) fn can_gain(&self, gain: Gain) -> bool {
        match gain {
            Gain::Good => !self.goods.is_empty(),
            Gain::Animal => !self.animals.is_empty(),
            Gain::Either => !self.goods.is_empty() || !self.animals.is_empty(),
        }
    }
}

/// The clause by which a skipped decision brings nothing, if the log should say so.
fn nothing_by(frame: Pending) -> Option<RuleId> {
    match frame {
        Pending::Gain(..) => Some(rules::PILES_NONE),
        Pending::Search(_) | Pending::Warehouse | Pending::CityHall => Some(rules::BUILDING_NOTHING),
        _ => None,
    }
}

impl Search {
    /// Whether the building takes a card of this type.
    // burgundy-cards:building.carpenter burgundy-cards:building.church burgundy-cards:building.market
    #[inline]
    pub(crate) fn wants(self, kind: Type) -> bool {
        match self {
            Search::Carpenter => matches!(kind, Type::Building | Type::Knowledge),
            Search::Church => matches!(kind, Type::Castle | Type::Mine | Type::Cloister),
            Search::Market => matches!(kind, Type::Ship | Type::Pasture),
        }
    }
}

//! How the game goes on: rounds, turns, and what resolves itself between two decisions.

use duchy_game::{Context, Interned, List, Name, RulesVersion, Seat, Source};

use crate::{
    card::Token,
    catalogue::{Catalogue, ROUNDS},
    deck::DEALT,
    event::Event,
    options::Options,
    pending::{Gain, Pending, Search},
    piles::Piles,
    rules,
    state::{BurgundyCards, Deck, MAX_HAND, MAX_PLAYERS, Player},
};

/// The silver a purchase costs.
// burgundy-cards:buy.cost
pub(crate) const PRICE: u8 = 3;

pub(crate) const GOODS_SOURCE: Source = Source::new("goods");
pub(crate) const ANIMALS_SOURCE: Source = Source::new("animals");

pub(crate) fn good_name(index: usize) -> Name {
    Token::good(index).word().into()
}

pub(crate) fn animal_name(index: usize) -> Name {
    Token::animal(index).word().into()
}

impl BurgundyCards {
    /// The box, opened.
    pub(crate) fn unpack(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> BurgundyCards {
        let empty = || Deck { bag: duchy_game::Bag::empty(), generation: 0 };
        let full = Deck { bag: duchy_game::Bag::of(*catalogue.counts()), generation: 0 };
        BurgundyCards {
            catalogue,
            rules,
            options,
            seats,
            round: 0,
            turn: 0,
            acted: 0,
            first: Seat(0),
            active: Seat(0),
            bought: false,
            start_card: Seat(0),
            start_card_down: false,
            deck_left: full.bag.len() as u8,
            decks: [full, empty(), empty(), empty()],
            current: 0,
            rival_left: 0,
            discard: [0; crate::MAX_KINDS],
            display: List::default(),
            goods: Piles::new(*catalogue.good_counts()),
            animals: Piles::new(*catalogue.animal_counts()),
            players: [Player::default(); MAX_PLAYERS],
            placed: List::default(),
            cloisters: List::default(),
            first_triples: 0,
            sevens: 0,
            offer: List::default(),
            pending: List::default(),
        }
    }

    /// Sets the table up and goes on to the first decision.
    pub(crate) fn set_up(&mut self, first: Seat, cx: &mut impl Context<Event>) {
        (self.first, self.start_card) = (first, first);
        cx.emit(|| Event::Started { first });
        for (place, seat) in first.round(self.seats).enumerate() {
            self.fill_storage(seat, place as u8, cx);
        }
        self.goods.lay_out(GOODS_SOURCE, good_name, cx);
        self.animals.lay_out(ANIMALS_SOURCE, animal_name, cx);
        if self.is_solo() {
            // burgundy-cards:solo.piles
            self.rival_left = crate::solo::PILES.iter().sum();
            self.deck_left -= self.rival_left;
        }
        self.pending.push(Pending::Next);
        self.begin_round(cx);
        self.resolve(cx);
    }

    // burgundy-cards:setup.storage burgundy-cards:setup.workers burgundy-cards:setup.last-two burgundy-cards:solo.setup
    fn fill_storage(&mut self, seat: Seat, place: u8, cx: &mut impl Context<Event>) {
        let last = place + 1 == self.seats;
        let workers = match place {
            _ if self.is_solo() => 1,
            0 => 0,
            3 => 2,
            _ if last && self.options.last_two => 2,
            _ => 1,
        };
        let good = self.goods.deal(GOODS_SOURCE, good_name, cx);
        let animal = self.animals.deal(ANIMALS_SOURCE, animal_name, cx);
        let player = &mut self.players[seat.index()];
        (player.workers, player.silver) = (workers, 1);
        good.into_iter().for_each(|good| player.goods[good] += 1);
        animal.into_iter().for_each(|animal| player.animals[animal] += 1);
        cx.emit(|| Event::Stored {
            seat,
            good: good.map_or("", |good| Token::good(good).word()),
            animal: animal.map_or("", |animal| Token::animal(animal).word()),
            workers,
            silver: 1,
        });
    }

    /// A new display, six cards for everybody, two of them taken up.
    // burgundy-cards:round.five burgundy-cards:round.deal
    fn begin_round(&mut self, cx: &mut impl Context<Event>) {
        let (round, first) = (crate::event::round_letter(self.round), self.first);
        cx.emit(|| Event::RoundBegan { round, first });
        self.lay_display(cx);
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

    /// Goes on until somebody is asked, or the game is over.
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

    /// Whoever has the start-player card face down goes first; nobody having sold, it goes to the left.
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

/// By which clause a decision that is passed over brings nothing, if that is worth a word.
fn nothing_by(frame: Pending) -> Option<duchy_game::RuleId> {
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
    pub(crate) fn wants(self, kind: crate::card::Type) -> bool {
        use crate::card::Type;
        match self {
            Search::Carpenter => matches!(kind, Type::Building | Type::Knowledge),
            Search::Church => matches!(kind, Type::Castle | Type::Mine | Type::Cloister),
            Search::Market => matches!(kind, Type::Ship | Type::Pasture),
        }
    }
}

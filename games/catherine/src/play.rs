//! Carrying out what was chosen, once everybody has: rows, cards, actions with their bonuses, residences.

use duchy_game::{Context, Kind, Seat, SeatSet, Source};

use crate::{
    action::{Act, Action, Cards},
    card::{Card, CardId, CardKind, Gain, Symbol},
    catalogue::{Catalogue, CityId, MAX_HAND, MAX_KINDS, cities_in},
    event::{Event, Idle, Occasion},
    pending::Question,
    rules,
    state::{Catherine, Held},
};

impl Catherine {
    /// Keeps a choice until the last one is in. A later choice replaces an earlier one.
    // catherine:know.choice catherine:know.revise
    #[inline]
    pub(crate) fn choose(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        let again = self.player_mut(seat).choice.replace(action).is_some();
        cx.emit(|| Event::Chosen { seat, again });
        self.go_on(cx);
    }

    /// Everybody who was asked has chosen: now it happens, seat by seat.
    #[inline]
    pub(crate) fn settle(&mut self, question: Question, asked: SeatSet, cx: &mut impl Context<Event>) {
        if !asked.is_empty() {
            cx.reveal(question.name());
        }
        let due = if question == Question::Books { self.most_books() } else { SeatSet::all(self.seats) };
        for seat in due.iter() {
            let choice = self.player_mut(seat).choice.take();
            match (question, choice) {
                (Question::Rows, Some(Action::Row(cards))) => self.begin_row(seat, cards, cx),
                (Question::Cards, Some(Action::Play { row, under, above })) => {
                    self.place_cards(seat, row, under, above, cx);
                }
                (Question::Acts, choice) => self.act(seat, choice, cx),
                (Question::Books, Some(Action::Build(city))) => self.build(seat, city, cx),
                // catherine:build.supply
                (Question::Books, None) => {
                    cx.emit(|| Event::NotBuilt { seat });
                    self.take_cards(seat, 1, cx);
                }
                (question, choice) => debug_assert!(false, "{choice:?} does not answer {question:?}"),
            }
        }
    }

    // catherine:setup.row
    #[inline]
    fn begin_row(&mut self, seat: Seat, cards: Cards, cx: &mut impl Context<Event>) {
        let player = self.player_mut(seat);
        for card in cards.iter() {
            player.drop_card(card);
            player.row.push(card);
        }
        cx.emit(|| Event::RowBegun { seat, cards: self.names(cards.iter()) });
    }

    // catherine:reveal.together catherine:play.row catherine:play.under
    #[inline]
    fn place_cards(&mut self, seat: Seat, row: CardId, under: CardId, above: CardId, cx: &mut impl Context<Event>) {
        let player = self.player_mut(seat);
        player.drop_card(row);
        player.drop_card(under);
        player.row.push(row);
        let open = |place: &usize| player.row[*place] == above && player.under[*place] == CardId::NONE;
        match (0..player.row.len()).find(open) {
            Some(place) => {
                player.under[place] = under;
                player.active = Some(place as u8);
            }
            None => debug_assert!(false, "no place under card {} is open", above.0),
        }
        cx.emit(|| Event::Played {
            seat,
            row: self.card_name(row),
            under: self.card_name(under),
            above: self.card_name(above),
        });
    }

    // catherine:act.instead
    #[inline]
    fn act(&mut self, seat: Seat, choice: Option<Action>, cx: &mut impl Context<Event>) {
        let Some((above, _)) = self.player(seat).activated() else { return };
        if let Some(Action::Act(act)) = choice {
            self.carry_out(seat, self.catalogue.get().card(above), act, cx);
        } else {
            cx.emit(|| {
                let why = match choice {
                    Some(_) => Idle::Choice,
                    None if self.why_no_act(seat) == Some(rules::ACT_MATCH) => Idle::Colours,
                    None => Idle::Impossible,
                };
                Event::NotActed { seat, card: self.card_name(above), why }
            });
            self.take_cards(seat, 1, cx);
        }
        self.player_mut(seat).active = None;
    }

    // catherine:act.bonus
    #[inline]
    fn carry_out(&mut self, seat: Seat, card: &'static Card, act: Act, cx: &mut impl Context<Event>) {
        let Act { cities, pay, bonus } = act;
        cx.emit(|| Event::Acted { seat, card: &card.id, bonus: bonus.is_some() });
        let times = self.times_paid(seat, card, pay);
        self.discard(seat, pay, cx);
        match card.kind.action() {
            Gain::Nothing => {}
            Gain::Cards(each) => self.take_cards(seat, times * each, cx),
            Gain::Favour(each) => self.favour(seat, times * each, cx),
            Gain::Points(each) => {
                let what = match card.kind {
                    CardKind::Gift => "line-gift",
                    CardKind::Academy => "line-books",
                    CardKind::Fair => "line-sets",
                    _ => "line-feast",
                };
                let points = i32::from(times) * i32::from(each);
                let line = (what, u32::from(times), points, rules::of_card(card.kind));
                self.score(seat, Occasion::Action, [line], cx);
            }
            Gain::Residence => cities_in(cities.bits()).for_each(|city| self.build(seat, city, cx)),
        }
        if let Some(pay) = bonus {
            self.discard(seat, pay, cx);
            self.take_bonus(seat, card, cx);
        }
    }

    fn take_bonus(&mut self, seat: Seat, card: &'static Card, cx: &mut impl Context<Event>) {
        let rule = rules::of_card(card.kind);
        match (card.kind.bonus(), card.kind.bonus_per()) {
            (Gain::Favour(steps), _) => self.favour(seat, steps, cx),
            (Gain::Cards(cards), _) => self.take_cards(seat, cards, cx),
            (Gain::Points(points), None) => {
                self.score(seat, Occasion::Bonus, [("line-bonus", 1, i32::from(points), rule)], cx);
            }
            // catherine:card.build-region
            (Gain::Points(each), Some(_)) => {
                let count = self.residences_in(seat, card.colour);
                let points = i32::from(count) * i32::from(each);
                self.score(seat, Occasion::Bonus, [("line-region", u32::from(count), points, rule)], cx);
            }
            (Gain::Nothing | Gain::Residence, _) => debug_assert!(false, "{} has no such bonus", card.id),
        }
    }

    /// Pays with cards of the hand. Goods, cannons and books need only be owned: catherine:act.own
    // catherine:act.cost catherine:know.discards
    #[inline]
    fn discard<const N: usize>(&mut self, seat: Seat, cards: Cards<N>, cx: &mut impl Context<Event>) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            self.player_mut(seat).drop_card(card);
            self.discards[card.index()] += 1;
        }
        cx.emit(|| Event::Discarded { seat, cards: self.names(cards.iter()) });
    }

    /// Builds a residence, takes the goods that lie there, and moves the marker if there is a crown.
    // catherine:build.goods catherine:build.crown catherine:setup.goods
    fn build(&mut self, seat: Seat, city: CityId, cx: &mut impl Context<Event>) {
        let there = self.catalogue.get().city(city);
        let player = self.player_mut(seat);
        player.residences |= city.bit();
        player.tokens.iter_mut().zip(there.goods).for_each(|(sum, more)| *sum += more);
        cx.emit(|| {
            let goods = Symbol::ALL.into_iter().zip(there.goods).filter(|(_, count)| *count > 0);
            Event::Built { seat, city: &there.id, goods: goods.map(|(good, _)| good).collect() }
        });
        if there.crown {
            self.favour(seat, 1, cx);
        }
    }

    /// Moves the favour marker up; steps beyond the top are points.
    // catherine:favour.step catherine:favour.overflow
    #[inline]
    fn favour(&mut self, seat: Seat, steps: u8, cx: &mut impl Context<Event>) {
        let top = self.catalogue.favour().len() as u8 - 1;
        let before = self.player(seat).favour;
        let now = (before + steps).min(top);
        self.player_mut(seat).favour = now;
        if now > before {
            cx.emit(|| Event::Favoured { seat, steps: now - before, now });
        }
        let beyond = before + steps - now;
        let line = ("line-overflow", u32::from(beyond), i32::from(beyond), rules::FAVOUR_OVERFLOW);
        self.score(seat, Occasion::Overflow, [line], cx);
    }

    /// Cards a player may still draw before reaching the hand limit.
    // catherine:hand.limit
    #[inline]
    pub fn hand_room(&self, seat: Seat) -> u8 {
        self.favour_space(seat).hand.saturating_sub(self.player(seat).hand.len() as u8)
    }

    /// Draws up to the hand limit; cards beyond it are points.
    // catherine:hand.points
    #[inline]
    pub(crate) fn take_cards(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        let taken = count.min(self.hand_room(seat));
        self.draw_cards(seat, taken, cx);
        let missed = count - taken;
        let line = ("line-missed", u32::from(missed), i32::from(missed), rules::HAND_POINTS);
        self.score(seat, Occasion::Limit, [line], cx);
    }

    /// Draws cards whatever the hand limit. Only their owner sees them.
    // catherine:know.hand
    #[inline]
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        let catalogue: &'static Catalogue = self.catalogue.get();
        let mut drawn = [CardId::NONE; MAX_HAND];
        let mut cards = 0;
        for _ in 0..count {
            if self.deck.is_empty() {
                self.shuffle(cx);
            }
            let source = Source::new("cards").at(u16::from(self.shuffles)).seen_by(SeatSet::one(seat));
            let Some(card) = cx.draw(source, &mut self.deck, |card| catalogue.card_name(card)) else { break };
            let shuffles = self.shuffles;
            self.player_mut(seat).hand.insert_sorted(Held { card, shuffles });
            drawn[cards] = card;
            cards += 1;
        }
        if cards > 0 {
            cx.emit(|| Event::Drawn {
                seat,
                count: cards as u8,
                cards: Some(self.names(drawn[..cards].iter().copied())),
            });
        }
    }

    /// The discards become the deck.
    // catherine:draw.reshuffle
    fn shuffle(&mut self, cx: &mut impl Context<Event>) {
        self.deck.refill(std::mem::replace(&mut self.discards, [0; MAX_KINDS]));
        self.shuffles += 1;
        cx.emit(|| Event::Shuffled { cards: self.deck.len() as u8 });
    }

    pub(crate) fn names(&self, cards: impl Iterator<Item = CardId>) -> Vec<&'static str> {
        cards.map(|card| self.card_name(card)).collect()
    }

    /// The position as if this seat's choice had been carried out while the others still choose: for judging a choice
    /// before it is made. Nothing of it may be shown or recorded.
    pub fn after(&self, seat: Seat, action: &Action, cx: &mut impl Context<Event>) -> Self {
        let mut game = self.clone();
        let Some((question, _)) = self.question() else { return game };
        match (question, *action) {
            (Question::Rows, Action::Row(cards)) => game.begin_row(seat, cards, cx),
            (Question::Cards, Action::Play { row, under, above }) => game.place_cards(seat, row, under, above, cx),
            (Question::Acts, choice) => game.act(seat, Some(choice), cx),
            (Question::Books, Action::Build(city)) => game.build(seat, city, cx),
            _ => {}
        }
        game
    }
}

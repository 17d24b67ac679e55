//! What an action does, and what the cards placed do.

use duchy_game::{Context, RuleId};

use crate::{
    action::{Action, Onto, converted},
    card::{Building, Card, Token, Type},
    catalogue::{MAX_PROJECTS, PRICE, PURCHASE},
    event::Event,
    pending::{Die, Gain, Pending, Search},
    piles::{ANIMALS_SOURCE, GOODS_SOURCE, Pile, animal_name, good_name},
    place::Place,
    rules,
    scoring::line,
    state::{BurgundyCards, Placed, Shown},
};

impl BurgundyCards {
    /// Plays a legal action and goes on to the next decision.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, cx: &mut impl Context<Event>) {
        if action == Action::Buy {
            self.buy(cx);
        } else if let Some(frame) = self.pending.pop() {
            self.answer(frame, action, cx);
        }
        self.resolve(cx);
    }

    fn answer(&mut self, frame: Pending, action: Action, cx: &mut impl Context<Event>) {
        let seat = self.active;
        // Without a die nothing has to be changed by workers.
        let die = if let Pending::Act(die) = frame { die } else { Die::Any };
        match action {
            Action::Play(card) => self.play_card(card, cx),
            Action::Take { card, row } => self.take(card, row, die, cx),
            Action::Place { card, onto } => self.place(card, onto, die, cx),
            Action::Sell(good) => self.sell(good, die, cx),
            Action::Workers => {
                let count = self.missing_workers();
                self.gain_workers(count, rules::WORKERS_TWO, cx);
            }
            Action::Silver => self.gain_silver(1, rules::SILVER_ONE, cx),
            Action::Convert { workers, silver } => self.convert(workers, silver, cx),
            Action::Keep(card) => {
                self.choose_bought(card);
                let name = self.card_name(card);
                cx.emit(|| Event::Kept { seat, card: name });
                // burgundy-cards:buy.project
                self.add_project(card);
            }
            Action::Use(card) => {
                self.choose_bought(card);
                self.throw_away(card);
                let (name, die) = (self.card_name(card), self.catalogue.die(card));
                cx.emit(|| Event::Used { seat, card: name, die });
                // burgundy-cards:buy.action
                self.pending.push(Pending::Act(Die::Value(die)));
            }
            Action::Discard(card) => {
                // burgundy-cards:take.limit
                self.remove_project(card);
                self.throw_away(card);
                let name = self.card_name(card);
                cx.emit(|| Event::MadeRoom { seat, card: name });
                if let Pending::MakeRoom(coming) = frame {
                    self.player_mut().projects.insert_sorted(coming);
                }
            }
            Action::Gain { token, pile } => {
                if let Pending::Gain(gain, count) = frame
                    && count > 1
                {
                    self.pending.push(Pending::Gain(gain, count - 1));
                }
                self.gain(token, pile, cx);
            }
            Action::Bonus(number) => self.take_bonus(number, cx),
            Action::Pass | Action::End | Action::Buy => {}
        }
    }

    /// The card goes to the discard; only its die counts.
    // burgundy-cards:turn.play burgundy-cards:turn.die-only
    fn play_card(&mut self, card: Card, cx: &mut impl Context<Event>) {
        let player = self.player_mut();
        if let Some(place) = player.hand.iter().position(|held| held.card == card) {
            player.hand.remove(place);
        }
        self.throw_away(card);
        let (seat, name, die) = (self.active, self.card_name(card), self.catalogue.die(card));
        cx.emit(|| Event::Played { seat, card: name, die });
        self.pending.push(Pending::Act(Die::Value(die)));
    }

    #[inline]
    fn pay_workers(&mut self, count: u8) {
        self.player_mut().workers -= count;
    }

    // burgundy-cards:take.row burgundy-cards:take.projects
    fn take(&mut self, card: Card, row: u8, die: Die, cx: &mut impl Context<Event>) {
        let workers = die.steps_to(row);
        self.pay_workers(workers);
        if let Some(place) = self.display.iter().position(|&shown| shown == Shown { row, card }) {
            self.display.remove(place);
        }
        let (seat, name) = (self.active, self.card_name(card));
        cx.emit(|| Event::Took { seat, card: name, row, workers });
        self.add_project(card);
    }

    /// Puts a card among the projects, or asks first which one makes room.
    fn add_project(&mut self, card: Card) {
        let player = self.player_mut();
        if player.projects.len() < MAX_PROJECTS {
            player.projects.insert_sorted(card);
        } else {
            self.pending.push(Pending::MakeRoom(card));
        }
    }

    fn remove_project(&mut self, card: Card) {
        let player = self.player_mut();
        if let Some(place) = player.projects.iter().position(|&project| project == card) {
            player.projects.remove(place);
        }
    }

    // burgundy-cards:place.die burgundy-cards:place.stack burgundy-cards:place.order burgundy-cards:building.any-three
    fn place(&mut self, card: Card, onto: Onto, die: Die, cx: &mut impl Context<Event>) {
        let workers = die.steps_to(self.catalogue.die(card));
        self.pay_workers(workers);
        self.remove_project(card);
        let (seat, kind) = (self.active, self.catalogue.kind(card));
        self.placed.push(Placed::new(seat, card));
        let counts_as = if let Onto::As(other) = onto { other } else { kind };
        if kind == Type::Cloister {
            self.cloisters.push(counts_as);
        }
        let covered = if onto == Onto::Cloisters { self.cover_cloisters(kind) } else { 0 };
        let triples = self.player().triples(counts_as);
        self.player_mut().estate[counts_as.index()] += 1 + covered;
        let name = self.card_name(card);
        cx.emit(|| Event::Placed { seat, card: name, kind: counts_as, covered, workers });
        // burgundy-cards:cloister.nothing: a cloister does nothing, whatever it counts as.
        if kind != Type::Cloister {
            self.pending.push(Pending::Effect(card));
        }
        self.complete(counts_as, triples, cx);
    }

    /// The unfinished stack of cloisters becomes a stack of this type: how many there are.
    // burgundy-cards:cloister.under
    fn cover_cloisters(&mut self, kind: Type) -> u8 {
        let count = self.player().unfinished(Type::Cloister);
        self.player_mut().estate[Type::Cloister.index()] -= count;
        let (mut left, mut place) = (count, self.cloisters.len());
        for at in (0..self.placed.len()).rev() {
            let placed = self.placed[at];
            if self.catalogue.kind(placed.card()) != Type::Cloister {
                continue;
            }
            place -= 1;
            if left > 0 && placed.seat() == self.active && self.cloisters[place] == Type::Cloister {
                self.cloisters[place] = kind;
                left -= 1;
            }
        }
        count
    }

    // burgundy-cards:sell.all burgundy-cards:sell.silver burgundy-cards:sell.points burgundy-cards:sell.start-card
    fn sell(&mut self, good: Token, die: Die, cx: &mut impl Context<Event>) {
        let workers = self.steps_to_sell(die, good);
        self.pay_workers(workers);
        let points = self.catalogue.good_points(good);
        let player = self.player_mut();
        let count = std::mem::take(&mut player.goods[good.index()]);
        player.sold[good.index()] += count;
        self.win(points * count);
        self.add_silver(count);
        let seat = self.active;
        cx.emit(|| {
            let at = Place::Stored { seat, token: good };
            let won = line(seat, points * count, count, "line-goods", rules::SELL_POINTS, at);
            Event::Sold { seat, good, count, silver: count, workers, lines: vec![won] }
        });
        // burgundy-cards:solo.no-start-card
        if !self.is_solo() && (self.start_card, self.start_card_down) != (seat, true) {
            (self.start_card, self.start_card_down) = (seat, true);
            cx.emit(|| Event::StartCard { seat });
        }
    }

    fn gain_workers(&mut self, count: u8, rule: RuleId, cx: &mut impl Context<Event>) {
        let seat = self.active;
        self.add_workers(count);
        cx.emit(|| Event::Workers { seat, count, rule });
    }

    fn gain_silver(&mut self, count: u8, rule: RuleId, cx: &mut impl Context<Event>) {
        let seat = self.active;
        self.add_silver(count);
        cx.emit(|| Event::Silver { seat, count, rule });
    }

    fn add_workers(&mut self, count: u8) {
        let player = self.player_mut();
        player.workers = player.workers.saturating_add(count);
    }

    fn add_silver(&mut self, count: u8) {
        let player = self.player_mut();
        player.silver = player.silver.saturating_add(count);
    }

    // burgundy-cards:convert.points
    fn convert(&mut self, workers: u8, silver: u8, cx: &mut impl Context<Event>) {
        let player = self.player_mut();
        player.workers -= workers;
        player.silver -= silver;
        let points = converted(workers, silver);
        self.win(points);
        let seat = self.active;
        cx.emit(|| Event::Converted {
            seat,
            workers,
            silver,
            lines: vec![line(seat, points, points, "line-converted", rules::CONVERT_POINTS, Place::Points)],
        });
    }

    // burgundy-cards:buy.cost burgundy-cards:buy.once burgundy-cards:buy.short
    fn buy(&mut self, cx: &mut impl Context<Event>) {
        self.bought = true;
        self.player_mut().silver -= PRICE;
        for _ in 0..PURCHASE {
            let Some(card) = self.draw_open(cx) else { break };
            self.offer.insert_sorted(card);
        }
        let seat = self.active;
        cx.emit(|| Event::Bought { seat, cards: self.offer.iter().map(|&card| self.card_name(card)).collect() });
        self.pending.push(Pending::Bought);
    }

    /// Takes one of the cards bought; the others are discarded.
    // burgundy-cards:buy.choose
    fn choose_bought(&mut self, card: Card) {
        if let Some(place) = self.offer.iter().position(|&offered| offered == card) {
            self.offer.remove(place);
        }
        while let Some(other) = self.offer.pop() {
            self.throw_away(other);
        }
    }

    // burgundy-cards:piles.top
    fn gain(&mut self, token: Token, pile: Pile, cx: &mut impl Context<Event>) {
        let seat = self.active;
        let player = self.player_mut();
        if token.is_good() {
            player.goods[token.index()] += 1;
        } else {
            player.animals[token.index()] += 1;
        }
        cx.emit(|| Event::Gained { seat, token, pile });
        if token.is_good() {
            self.goods.take(pile, GOODS_SOURCE, good_name, cx);
        } else {
            self.animals.take(pile, ANIMALS_SOURCE, animal_name, cx);
        }
    }

    // burgundy-cards:triple.round
    fn take_bonus(&mut self, number: u8, cx: &mut impl Context<Event>) {
        let bonus = self.catalogue.bonus(number);
        let seat = self.active;
        cx.emit(|| {
            let points = bonus.points;
            let won = line(seat, points, points, "line-round", rules::TRIPLE_ROUND, Place::Round);
            Event::Bonus { seat, number, bonus, lines: if points > 0 { vec![won] } else { Vec::new() } }
        });
        self.win(bonus.points);
        self.add_silver(bonus.silver);
        self.add_workers(bonus.workers);
        if bonus.animals > 0 {
            self.pending.push(Pending::Gain(Gain::Animal, bonus.animals));
        }
        if bonus.goods > 0 {
            self.pending.push(Pending::Gain(Gain::Good, bonus.goods));
        }
    }

    /// What a card does when it is placed.
    pub(crate) fn effect(&mut self, card: Card, cx: &mut impl Context<Event>) {
        let face = self.catalogue.face(card);
        match face.kind {
            // burgundy-cards:effect.castle
            Type::Castle => self.pending.push(Pending::Act(Die::Any)),
            Type::Mine => self.gain_silver(2, rules::MINE_SILVER, cx),
            Type::Knowledge => self.gain_workers(2, rules::KNOWLEDGE_WORKERS, cx),
            // burgundy-cards:effect.ship
            Type::Ship => self.pending.push(Pending::Gain(Gain::Good, 1)),
            // burgundy-cards:effect.pasture
            Type::Pasture => self.pending.push(Pending::Gain(Gain::Animal, 1)),
            Type::Cloister => {}
            Type::Building => face.building.into_iter().for_each(|building| self.building(building, cx)),
        }
    }

    fn building(&mut self, building: Building, cx: &mut impl Context<Event>) {
        let decision = match building {
            Building::Carpenter => Pending::Search(Search::Carpenter),
            Building::Church => Pending::Search(Search::Church),
            Building::Market => Pending::Search(Search::Market),
            // burgundy-cards:building.inn
            Building::Inn => Pending::Gain(Gain::Either, 1),
            // burgundy-cards:building.warehouse
            Building::Warehouse => Pending::Warehouse,
            // burgundy-cards:building.city-hall
            Building::CityHall => Pending::CityHall,
            Building::Bank => return self.gain_silver(3, rules::BUILDING_BANK, cx),
            Building::Watchtower => {
                self.win(1);
                let seat = self.active;
                let at = Place::Stack { seat, of: Type::Building };
                let won = || line(seat, 1, 1, "line-watchtower", rules::BUILDING_WATCHTOWER, at);
                return cx.emit(|| Event::Watchtower { seat, lines: vec![won()] });
            }
        };
        self.pending.push(decision);
    }
}

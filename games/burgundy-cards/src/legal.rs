//! What may be played: the fast list, and the slow answer that names a clause.

use crate::place::Illegal;
use duchy_game::{RuleId, Seat};

use crate::{
    action::{Action, Onto},
    card::{Card, Token, Type, steps},
    pending::{Die, Gain, Pending, Search},
    piles::Pile,
    rules,
    state::{BurgundyCards, Shown},
    turn::PRICE,
};

impl Die {
    /// The workers it takes to make this die a value; none for a castle's.
    // burgundy-cards:worker.shift burgundy-cards:effect.castle
    #[inline]
    pub(crate) fn steps_to(self, value: u8) -> u8 {
        match self {
            Die::Any => 0,
            Die::Value(die) => steps(die, value),
        }
    }
}

impl BurgundyCards {
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        let Some(&frame) = self.pending.last() else { return };
        let player = self.player();
        match frame {
            Pending::Play => each(player.hand.iter().map(|held| held.card), |card| out.push(Action::Play(card))),
            Pending::Act(die) => self.list_act(die, out),
            Pending::End => out.push(Action::End),
            Pending::Bought => {
                each(self.offer.iter().copied(), |card| out.extend([Action::Keep(card), Action::Use(card)]));
            }
            Pending::MakeRoom(_) => each(player.projects.iter().copied(), |card| out.push(Action::Discard(card))),
            Pending::Gain(gain, _) => self.list_gains(gain, out),
            Pending::Bonus => out.extend(self.catalogue.round(self.round).iter().map(|&number| Action::Bonus(number))),
            Pending::Search(search) => {
                self.list_takes(|shown| search.wants(self.catalogue.kind(shown.card)), out);
                out.push(Action::Pass);
            }
            Pending::Warehouse => {
                out.extend(Token::GOODS.into_iter().filter(|&good| self.stored(good) > 0).map(Action::Sell));
                out.push(Action::Pass);
            }
            Pending::CityHall => {
                each(player.projects.iter().copied(), |card| self.list_placements(card, out));
                out.push(Action::Pass);
            }
            Pending::Next | Pending::Effect(_) => {}
        }
        if buying_fits(frame) && self.can_buy() {
            out.push(Action::Buy);
        }
    }

    fn list_act(&self, die: Die, out: &mut Vec<Action>) {
        let player = self.player();
        let workers = player.workers;
        self.list_takes(|shown| die.steps_to(shown.row) <= workers, out);
        each(player.projects.iter().copied(), |card| {
            if die.steps_to(self.catalogue.die(card)) <= workers {
                self.list_placements(card, out);
            }
        });
        for good in Token::GOODS {
            if self.stored(good) > 0 && self.steps_to_sell(die, good) <= workers {
                out.push(Action::Sell(good));
            }
        }
        if workers < 2 {
            out.push(Action::Workers);
        }
        out.push(Action::Silver);
        // burgundy-cards:convert.threes
        let silver = player.silver;
        for all in (3..=u16::from(workers) + u16::from(silver)).step_by(3) {
            let least = all.saturating_sub(u16::from(silver));
            for workers in least..=all.min(u16::from(workers)) {
                out.push(Action::Convert { workers: workers as u8, silver: (all - workers) as u8 });
            }
        }
    }

    #[inline]
    fn list_takes(&self, may: impl Fn(Shown) -> bool, out: &mut Vec<Action>) {
        each(self.display.iter().copied(), |shown| {
            if may(shown) {
                out.push(Action::Take { card: shown.card, row: shown.row });
            }
        });
    }

    fn list_placements(&self, card: Card, out: &mut Vec<Action>) {
        out.push(Action::Place { card, onto: Onto::Own });
        let player = self.player();
        let kind = self.catalogue.kind(card);
        if kind == Type::Cloister {
            let unfinished = |kind: &Type| *kind != Type::Cloister && player.unfinished(*kind) > 0;
            let onto = Type::ALL.into_iter().filter(unfinished).map(Onto::As);
            out.extend(onto.map(|onto| Action::Place { card, onto }));
        } else if self.against_covering(kind).is_none() {
            out.push(Action::Place { card, onto: Onto::Cloisters });
        }
    }

    fn list_gains(&self, gain: Gain, out: &mut Vec<Action>) {
        for pile in Pile::BOTH {
            if gain != Gain::Animal
                && let Some(good) = self.goods.top(pile)
            {
                out.push(Action::Gain { token: Token::good(good), pile });
            }
        }
        for pile in Pile::BOTH {
            if gain != Gain::Good
                && let Some(animal) = self.animals.top(pile)
            {
                out.push(Action::Gain { token: Token::animal(animal), pile });
            }
        }
    }

    /// The workers it takes to sell a good.
    #[inline]
    pub(crate) fn steps_to_sell(&self, die: Die, good: Token) -> u8 {
        match die {
            Die::Any => 0,
            Die::Value(die) => self.catalogue.steps_to_sell(good, die),
        }
    }

    /// What is against laying a card of this type on the unfinished stack of cloisters.
    // burgundy-cards:cloister.under burgundy-cards:cloister.two-stacks
    #[inline]
    fn against_covering(&self, kind: Type) -> Option<RuleId> {
        let player = self.player();
        match (player.unfinished(Type::Cloister), player.unfinished(kind)) {
            (0, _) => Some(rules::CLOISTER_UNDER),
            (1, 1..) => Some(rules::CLOISTER_TWO_STACKS),
            _ => None,
        }
    }

    /// The first clause an action would break.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let Some(&frame) = self.pending.last() else { return Some(Illegal::by(rules::ROUND_FIVE)) };
        if seat != self.active {
            return Some(Illegal::by(rules::TURN_ORDER));
        }
        if *action == Action::Buy {
            return self.against_buying(frame).map(Illegal::by);
        }
        let rule = match frame {
            Pending::Play => match *action {
                Action::Play(card) if self.player().hand.iter().any(|held| held.card == card) => return None,
                Action::Play(_) => rules::TURN_HAND,
                _ => rules::TURN_PLAY,
            },
            Pending::Act(die) => return self.against_act(die, action),
            Pending::End => match action {
                Action::End => return None,
                _ => rules::TURN_END,
            },
            Pending::Bought => match *action {
                Action::Keep(card) | Action::Use(card) if self.offer.contains(&card) => return None,
                _ => rules::BUY_CHOOSE,
            },
            Pending::MakeRoom(_) => match *action {
                Action::Discard(card) if self.player().projects.contains(&card) => return None,
                _ => rules::TAKE_LIMIT,
            },
            Pending::Gain(gain, _) => match *action {
                Action::Gain { token, pile } if gain.allows(token) && self.top(token, pile) => return None,
                _ => rules::PILES_TOP,
            },
            Pending::Bonus => match action {
                Action::Bonus(number) if self.catalogue.round(self.round).contains(number) => return None,
                _ => rules::TRIPLE_ROUND,
            },
            Pending::Search(search) => match *action {
                Action::Pass => return None,
                Action::Take { card, row } if search.wants(self.catalogue.kind(card)) => {
                    return self.against_row(card, row);
                }
                _ => search.rule(),
            },
            Pending::Warehouse => match *action {
                Action::Pass => return None,
                Action::Sell(good) if self.stored(good) > 0 => return None,
                Action::Sell(_) => rules::SELL_ALL,
                _ => rules::BUILDING_WAREHOUSE,
            },
            Pending::CityHall => match *action {
                Action::Pass => return None,
                Action::Place { card, onto } => return self.against_placing(Die::Any, card, onto),
                _ => rules::BUILDING_CITY_HALL,
            },
            Pending::Next | Pending::Effect(_) => rules::TURN_ORDER,
        };
        Some(Illegal::by(rule))
    }

    fn against_act(&self, die: Die, action: &Action) -> Option<Illegal> {
        let workers = self.player().workers;
        let rule = match *action {
            Action::Take { card, row } => {
                if let Some(illegal) = self.against_row(card, row) {
                    return Some(illegal);
                }
                (die.steps_to(row) > workers).then_some(rules::WORKER_SHIFT)
            }
            Action::Place { card, onto } => return self.against_placing(die, card, onto),
            Action::Sell(good) if self.stored(good) == 0 => Some(rules::SELL_ALL),
            Action::Sell(good) => (self.steps_to_sell(die, good) > workers).then_some(rules::SELL_DIE),
            Action::Workers => (workers >= 2).then_some(rules::WORKERS_TWO),
            Action::Silver => None,
            Action::Convert { workers, silver } => self.against_converting(workers, silver),
            _ => Some(rules::TURN_ONE_ACTION),
        };
        rule.map(Illegal::by)
    }

    fn against_row(&self, card: Card, row: u8) -> Option<Illegal> {
        let there = self.display.contains(&Shown { row, card });
        (!there).then(|| Illegal::at(rules::TAKE_ROW, rules::row(row)))
    }

    // burgundy-cards:cloister.joker
    fn against_placing(&self, die: Die, card: Card, onto: Onto) -> Option<Illegal> {
        let player = self.player();
        if !player.projects.contains(&card) {
            return Some(Illegal::by(rules::PLACE_PROJECT));
        }
        let place = || rules::project(self.active, self.card_name(card));
        if die.steps_to(self.catalogue.die(card)) > player.workers {
            return Some(Illegal::at(rules::PLACE_DIE, place()));
        }
        let kind = self.catalogue.kind(card);
        let rule = match onto {
            Onto::Own => None,
            Onto::Cloisters if kind == Type::Cloister => Some(rules::CLOISTER_UNDER),
            Onto::Cloisters => self.against_covering(kind),
            Onto::As(other) => {
                let joins = kind == Type::Cloister && other != Type::Cloister && player.unfinished(other) > 0;
                (!joins).then_some(rules::CLOISTER_JOKER)
            }
        };
        rule.map(|rule| Illegal::at(rule, place()))
    }

    // burgundy-cards:convert.points burgundy-cards:convert.threes
    fn against_converting(&self, workers: u8, silver: u8) -> Option<RuleId> {
        let player = self.player();
        if workers > player.workers || silver > player.silver {
            return Some(rules::CONVERT_POINTS);
        }
        let all = u16::from(workers) + u16::from(silver);
        (all == 0 || all % 3 != 0).then_some(rules::CONVERT_THREES)
    }

    // burgundy-cards:buy.when
    fn against_buying(&self, frame: Pending) -> Option<RuleId> {
        if self.bought {
            Some(rules::BUY_ONCE)
        } else if !buying_fits(frame) {
            Some(rules::BUY_WHEN)
        } else if self.player().silver < PRICE {
            Some(rules::BUY_COST)
        } else {
            (!self.deck_has_cards()).then_some(rules::BUY_SHORT)
        }
    }
}

impl Gain {
    /// Whether this is what is gained.
    fn allows(self, token: Token) -> bool {
        match self {
            Gain::Good => token.is_good(),
            Gain::Animal => !token.is_good(),
            Gain::Either => true,
        }
    }
}

impl Search {
    /// The clause of the building.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Search::Carpenter => rules::BUILDING_CARPENTER,
            Search::Church => rules::BUILDING_CHURCH,
            Search::Market => rules::BUILDING_MARKET,
        }
    }
}

/// Whether cards may be bought while this is asked: always, but for a card on its way to the projects.
// burgundy-cards:buy.when
#[inline]
fn buying_fits(frame: Pending) -> bool {
    !matches!(frame, Pending::MakeRoom(_) | Pending::Bought)
}

/// Each different one of a list in which equal ones are neighbours.
#[inline]
fn each<T: Copy + PartialEq>(items: impl Iterator<Item = T> + Clone, mut tell: impl FnMut(T)) {
    let mut earlier = items.clone();
    for (place, item) in items.enumerate() {
        let seen = place > 0 && (earlier.next() == Some(item));
        if !seen {
            tell(item);
        }
    }
}

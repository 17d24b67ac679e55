//! Why an action is refused: the first clause it would break.

use duchy_game::{RuleId, Seat};

use crate::{
    action::{Action, Onto},
    card::{Card, Token, Type},
    catalogue::PRICE,
    legal::buying_fits,
    pending::{Die, Gain, Pending, Search},
    place::{Illegal, Place},
    rules,
    state::{BurgundyCards, Shown},
};

impl BurgundyCards {
    /// The clause against placing a card of this type on the unfinished stack of cloisters.
    // burgundy-cards:cloister.under burgundy-cards:cloister.two-stacks
    #[inline]
    pub(crate) fn against_covering(&self, kind: Type) -> Option<RuleId> {
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
        let (seat, workers) = (self.active, self.player().workers);
        match *action {
            Action::Take { card, row } => self.against_row(card, row).or_else(|| {
                let short = die.steps_to(row) > workers;
                short.then(|| Illegal::at(rules::WORKER_SHIFT, Place::StoredWorkers { seat }))
            }),
            Action::Place { card, onto } => self.against_placing(die, card, onto),
            Action::Sell(token) => {
                let rule = if self.stored(token) == 0 {
                    rules::SELL_ALL
                } else if self.steps_to_sell(die, token) > workers {
                    rules::SELL_DIE
                } else {
                    return None;
                };
                Some(Illegal::at(rule, Place::Stored { seat, token }))
            }
            Action::Workers => (workers >= 2).then(|| Illegal::at(rules::WORKERS_TWO, Place::StoredWorkers { seat })),
            Action::Silver => None,
            Action::Convert { workers, silver } => self.against_converting(workers, silver).map(Illegal::by),
            // What lies there is not for the taking: it comes with a card that is placed, or with a triple.
            Action::Gain { token, .. } if token.is_good() => Some(Illegal::by(rules::SHIP_GOOD)),
            Action::Gain { .. } => Some(Illegal::by(rules::PASTURE_ANIMAL)),
            Action::Bonus(_) => Some(Illegal::at(rules::TRIPLE_ROUND, Place::Round)),
            Action::Keep(_) | Action::Use(_) => Some(Illegal::by(rules::BUY_CHOOSE)),
            Action::Discard(_) => Some(Illegal::by(rules::TAKE_LIMIT)),
            Action::Play(_) | Action::Buy | Action::Pass | Action::End => Some(Illegal::by(rules::TURN_ONE_ACTION)),
        }
    }

    fn against_row(&self, card: Card, row: u8) -> Option<Illegal> {
        let there = self.display.contains(&Shown { row, card });
        (!there).then(|| Illegal::at(rules::TAKE_ROW, Place::Row { row }))
    }

    // burgundy-cards:cloister.joker
    fn against_placing(&self, die: Die, card: Card, onto: Onto) -> Option<Illegal> {
        let player = self.player();
        if !player.projects.contains(&card) {
            return Some(Illegal::by(rules::PLACE_PROJECT));
        }
        let place = || Place::Project { seat: self.active, card: self.card_name(card).into() };
        if die.steps_to(self.catalogue.die(card)) > player.workers {
            return Some(Illegal::at(rules::PLACE_DIE, place()));
        }
        let kind = self.catalogue.kind(card);
        let rule = match onto {
            Onto::Own => None,
            Onto::Cloisters if kind == Type::Cloister => Some(rules::CLOISTER_UNDER),
            Onto::Cloisters => self.against_covering(kind),
            // burgundy-cards:place.stack: only a cloister joins another type.
            Onto::As(_) if kind != Type::Cloister => Some(rules::PLACE_STACK),
            Onto::As(other) => {
                let joins = other != Type::Cloister && player.unfinished(other) > 0;
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

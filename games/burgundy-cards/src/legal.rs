//! What may be played: every legal action. Why another is refused stands in `refusal.rs`.

use duchy_game::Seat;

use crate::{
    action::{Action, Onto},
    card::{Card, Token, Type},
    pending::{Die, Gain, Pending},
    piles::Pile,
    state::{BurgundyCards, Shown},
};

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
}

/// Whether cards may be bought at this decision: at any, but for making room among the projects.
// burgundy-cards:buy.when
#[inline]
pub(crate) fn buying_fits(frame: Pending) -> bool {
    !matches!(frame, Pending::MakeRoom(_) | Pending::Bought)
}

/// Each different one of a list in which equal ones are neighbours.
#[inline]
fn each<T: Copy + PartialEq>(items: impl Iterator<Item = T> + Clone, mut visit: impl FnMut(T)) {
    let mut earlier = items.clone();
    for (place, item) in items.enumerate() {
        let seen = place > 0 && (earlier.next() == Some(item));
        if !seen {
            visit(item);
        }
    }
}

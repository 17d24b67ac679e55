//! Why an action is refused: the clause it would break.

use duchy_game::{RuleId, Seat};

use crate::{
    action::{Act, Action, Cards, Payment},
    card::{Card, CardId, CardKind, Colour, Gain, Symbol},
    catalogue::cities_in,
    legal::Purse,
    pending::Question,
    place::{Illegal, Place},
    rules,
    state::Catherine,
};

impl Catherine {
    /// The first clause an action would break, in the rulebook's order.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let Some((question, asked)) = self.question() else {
            return Some(Illegal::by(rules::END_OVER));
        };
        let rule = match (question, *action) {
            (Question::Rows, Action::Row(cards)) => self.why_not_row(seat, cards),
            (Question::Cards, Action::Play { row, under, above }) => self.why_not_play(seat, row, under, above),
            (Question::Acts, Action::Act(_) | Action::Draw) if !asked.contains(seat) => {
                // Not asked, so there is a reason; it is named.
                Some(self.why_no_act(seat).unwrap_or(rules::ROUND_PHASES))
            }
            (Question::Acts, Action::Act(act)) => self.why_not_act(seat, act),
            (Question::Acts, Action::Draw) => None,
            (Question::Books, Action::Build(_)) if !self.most_books().contains(seat) => Some(rules::BOOKS_MOST),
            (Question::Books, Action::Build(_)) if self.supply(seat) == 0 => Some(rules::BUILD_SUPPLY),
            (Question::Books, Action::Build(city)) => {
                (self.free_cities(seat) & city.bit() == 0).then_some(rules::BUILD_ONCE)
            }
            _ => Some(rules::ROUND_PHASES),
        }?;
        Some(match *action {
            Action::Build(city) => Illegal::at(rule, Place::city(&self.catalogue.city(city).id)),
            Action::Act(Act { cities, .. }) => {
                let places = self.catalogue.get().city_names(cities.bits()).into_iter().map(Place::city).collect();
                Illegal { rule, places }
            }
            Action::Play { under, above, .. } if rule == rules::PLAY_UNDER => {
                Illegal::at(rule, Place::under(self.card_name(under), self.card_name(above)))
            }
            _ => Illegal::by(rule),
        })
    }

    fn why_not_row(&self, seat: Seat, cards: Cards) -> Option<RuleId> {
        let held = Purse::of(self.player(seat).hand()).without(cards).is_some();
        (cards.len() != 3 || !held).then_some(rules::SETUP_ROW)
    }

    fn why_not_play(&self, seat: Seat, row: CardId, under: CardId, above: CardId) -> Option<RuleId> {
        let player = self.player(seat);
        if Purse::of(player.hand()).without(Cards::<2>::of(&[row, under])).is_none() {
            return Some(rules::PLAY_HAND);
        }
        let mut places = player.row().iter().enumerate().filter(|(_, card)| **card == above).peekable();
        if above != row && places.peek().is_none() {
            return Some(rules::PLAY_ROW);
        }
        let open = above == row || places.any(|(place, _)| player.under(place).is_none());
        (!open).then_some(rules::PLAY_UNDER)
    }

    fn why_not_act(&self, seat: Seat, Act { cities, pay, bonus }: Act) -> Option<RuleId> {
        if let Some(rule) = self.why_no_act(seat) {
            return Some(rule);
        }
        let (card, _) = self.active_card(seat)?;
        let cities = cities.bits();
        if card.kind.builds() != (cities != 0) {
            return Some(rules::of_card(card.kind));
        }
        let cost = card.kind.cost();
        // catherine:act.repeat
        let times = if card.kind.builds() { cities.count_ones() as usize } else { pay.len() / cost.max(1) };
        if times > usize::from(card.repeat.most()) && (card.kind.builds() || cost > 0) {
            return Some(rules::ACT_REPEAT);
        }
        let charter = card.kind == CardKind::Charter;
        let named = if charter { self.catalogue.region(card.colour) } else { card.cities };
        if cities & !named != 0 {
            return Some(if charter { rules::CARD_CHARTER } else { rules::BUILD_LISTED });
        }
        if self.player(seat).residences & cities != 0 {
            return Some(rules::BUILD_ONCE);
        }
        if times > usize::from(self.supply(seat)) && card.kind.builds() {
            return Some(rules::BUILD_SUPPLY);
        }
        let due = if cost == 0 { 0 } else { times.max(1) * cost };
        let Some(rest) = Purse::of(self.player(seat).hand()).without(pay).filter(|_| pay.len() == due) else {
            return Some(rules::ACT_COST);
        };
        let more = bonus?;
        if let Some(rule) = self.why_no_bonus(seat, card, cities, pay) {
            return Some(rule);
        }
        let paid = more.len() == card.kind.bonus_cost() && rest.without(more).is_some();
        (!paid).then_some(rules::ACT_COST)
    }

    /// Why a seat can't act with its activated card.
    #[inline]
    pub(crate) fn why_no_act(&self, seat: Seat) -> Option<RuleId> {
        let Some((card, under)) = self.active_card(seat) else { return Some(rules::ROUND_PHASES) };
        // catherine:act.match
        if card.colour != under.colour {
            return Some(rules::ACT_MATCH);
        }
        if self.player(seat).hand().len() < card.kind.cost() {
            return Some(rules::ACT_COST);
        }
        if card.kind.builds() {
            if self.supply(seat) == 0 {
                return Some(rules::BUILD_SUPPLY);
            }
            if self.cities_for(seat, card) == 0 {
                return Some(rules::BUILD_ONCE);
            }
        }
        // catherine:act.nothing
        (self.times(seat, card) == 0).then_some(rules::ACT_NOTHING)
    }

    /// Why the bonus can't follow this action. What its own cards are is not looked at.
    // catherine:act.bonus catherine:act.condition
    #[inline]
    pub(crate) fn why_no_bonus(&self, seat: Seat, card: &Card, cities: u32, pay: Payment) -> Option<RuleId> {
        if card.kind.bonus() == Gain::Nothing {
            return Some(rules::ACT_BONUS);
        }
        if card.kind == CardKind::Gift {
            let mut colours = [0; Colour::COUNT];
            pay.iter().for_each(|card| colours[self.catalogue.get().card(card).colour as usize] += 1);
            return colours.iter().all(|&count| count < card.kind.cost()).then_some(rules::ACT_CONDITION);
        }
        if card.needs != [0; Symbol::COUNT] {
            let mut owned = self.owned(seat);
            // The condition is checked after the action: goods of new cities count.
            for city in cities_in(cities) {
                let goods = &self.catalogue.get().city(city).goods;
                owned.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
            }
            if !card.is_met_by(&owned) {
                return Some(rules::ACT_CONDITION);
            }
        }
        let left = self.player(seat).hand().len() - pay.len();
        (left < card.kind.bonus_cost()).then_some(rules::ACT_COST)
    }
}

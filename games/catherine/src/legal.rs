//! What may be chosen: the list of legal actions, and the clause that anything else breaks.

use crate::place::Illegal;
use duchy_game::{RuleId, Seat};

use crate::{
    action::{Action, Cards, Deed},
    card::{Card, CardId, CardKind, Colour, Gain, Per, Symbol},
    catalogue::{CityId, cities_in},
    pending::Question,
    rules,
    state::{Catherine, Held, MAX_HAND},
};

/// Cards of a hand on their own, in order: what is left after a payment.
#[derive(Clone, Copy)]
struct Purse {
    cards: [CardId; MAX_HAND],
    len: usize,
}

impl Purse {
    #[inline]
    fn of(hand: &[Held]) -> Self {
        let mut cards = [CardId::NONE; MAX_HAND];
        cards.iter_mut().zip(hand).for_each(|(place, held)| *place = held.card);
        Purse { cards, len: hand.len() }
    }

    #[inline]
    fn cards(&self) -> &[CardId] {
        &self.cards[..self.len]
    }

    /// Without these cards; `None` if one of them is not there.
    #[inline]
    fn without(mut self, cards: Cards) -> Option<Self> {
        for card in cards.iter() {
            let index = self.cards().iter().position(|held| *held == card)?;
            self.cards.copy_within(index + 1..self.len, index);
            self.len -= 1;
        }
        Some(self)
    }

    /// Every choice of so many cards, equal ones once.
    #[inline]
    fn each_choice(&self, many: usize, each: &mut impl FnMut(Cards)) {
        let cards = self.cards();
        // Of equal cards the first is taken first, so that a choice comes up once.
        let fresh = |from: usize, at: usize| at == from || cards[at] != cards[at - 1];
        let none = CardId::NONE;
        match many {
            0 => each(Cards::default()),
            1 => (0..cards.len()).filter(|&a| fresh(0, a)).for_each(|a| each(Cards::sorted([cards[a], none, none]))),
            2 => {
                for a in (0..cards.len()).filter(|&a| fresh(0, a)) {
                    for b in (a + 1..cards.len()).filter(|&b| fresh(a + 1, b)) {
                        each(Cards::sorted([cards[a], cards[b], none]));
                    }
                }
            }
            _ => {
                for a in (0..cards.len()).filter(|&a| fresh(0, a)) {
                    for b in (a + 1..cards.len()).filter(|&b| fresh(a + 1, b)) {
                        for c in (b + 1..cards.len()).filter(|&c| fresh(b + 1, c)) {
                            each(Cards::sorted([cards[a], cards[b], cards[c]]));
                        }
                    }
                }
            }
        }
    }
}

impl Catherine {
    /// Appends every legal action of this seat.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some((question, asked)) = self.question() else { return };
        if !asked.contains(seat) {
            return;
        }
        match question {
            Question::Rows => {
                Purse::of(self.player(seat).hand()).each_choice(3, &mut |cards| out.push(Action::Row(cards)));
            }
            Question::Cards => self.list_plays(seat, out),
            Question::Acts => {
                self.each_deed(seat, &mut |deed| out.push(Action::Act(deed)));
                // catherine:act.instead
                out.push(Action::Draw);
            }
            Question::Books => out.extend(cities_in(self.free_cities(seat)).map(Action::Build)),
        }
    }

    // catherine:play.hand catherine:play.row catherine:play.under
    #[inline]
    fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let purse = Purse::of(player.hand());
        let hand = purse.cards();
        // Open places by the cards above them; equal ones are one place.
        let mut open = [CardId::NONE; crate::state::ROW];
        let mut count = 0;
        for (place, card) in player.row().iter().enumerate() {
            if player.under(place).is_none() && !open[..count].contains(card) {
                open[count] = *card;
                count += 1;
            }
        }
        let open = &open[..count];
        out.reserve(hand.len() * hand.len() * (count + 1));
        for (first, &row) in hand.iter().enumerate() {
            if first > 0 && hand[first - 1] == row {
                continue;
            }
            let own = !open.contains(&row);
            let mut last = CardId::NONE;
            for (second, &under) in hand.iter().enumerate() {
                if second == first || under == last {
                    continue;
                }
                last = under;
                out.extend(open.iter().map(|&above| Action::Play { row, under, above }));
                if own {
                    out.push(Action::Play { row, under, above: row });
                }
            }
        }
    }

    /// Every way to act with the activated card, if there is one.
    #[inline]
    fn each_deed(&self, seat: Seat, each: &mut impl FnMut(Deed)) {
        if self.why_no_act(seat).is_some() {
            return;
        }
        let Some((card, _)) = self.active_card(seat) else { return };
        let purse = Purse::of(self.player(seat).hand());
        let mut in_city = |city: Option<CityId>| {
            purse.each_choice(card.kind.cost(), &mut |pay| {
                each(Deed { city, pay, bonus: None });
                // catherine:act.optional
                if self.why_no_bonus(seat, card, city, pay).is_none()
                    && let Some(rest) = purse.without(pay)
                {
                    rest.each_choice(card.kind.bonus_cost(), &mut |more| {
                        each(Deed { city, pay, bonus: Some(more) });
                    });
                }
            });
        };
        match card.kind.builds() {
            true => cities_in(self.cities_for(seat, card)).for_each(|city| in_city(Some(city))),
            false => in_city(None),
        }
    }

    /// The activated card, and the one under it.
    #[inline]
    pub(crate) fn active_card(&self, seat: Seat) -> Option<(&'static Card, &'static Card)> {
        let (above, under) = self.player(seat).activated()?;
        Some((self.catalogue.get().card(above), self.catalogue.get().card(under)))
    }

    /// Cities this seat may still build in at all; none if no residence is left.
    // catherine:build.once catherine:build.others catherine:build.supply
    #[inline]
    pub(crate) fn free_cities(&self, seat: Seat) -> u32 {
        if self.supply(seat) == 0 { 0 } else { self.catalogue.all_cities() & !self.player(seat).residences }
    }

    /// Cities a card lets this seat build in.
    // catherine:build.listed catherine:card.charter
    #[inline]
    pub(crate) fn cities_for(&self, seat: Seat, card: &Card) -> u32 {
        let named = if card.kind == CardKind::Charter { self.catalogue.region(card.colour) } else { card.cities };
        named & self.free_cities(seat)
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

    /// How often an action takes effect: once, or for everything owned.
    // catherine:act.count
    #[inline]
    pub(crate) fn times(&self, seat: Seat, card: &Card) -> u8 {
        let Some(per) = card.kind.per() else { return 1 };
        let owned = self.owned(seat);
        match per {
            Per::Good => (0..Symbol::GOODS).filter(|&good| card.top[good] > 0).map(|good| owned[good]).sum(),
            Per::Book => owned[Symbol::Book as usize],
            Per::Set => owned[..Symbol::GOODS].iter().copied().min().unwrap_or(0),
            Per::Residence => self.residences_in(seat, card.colour),
        }
    }

    /// Residences a player has in a region.
    #[inline]
    pub(crate) fn residences_in(&self, seat: Seat, region: Colour) -> u8 {
        (self.player(seat).residences & self.catalogue.region(region)).count_ones() as u8
    }

    /// Why the bonus can't follow this action. What its own cards are is not looked at.
    // catherine:act.bonus catherine:act.condition
    #[inline]
    fn why_no_bonus(&self, seat: Seat, card: &Card, city: Option<CityId>, pay: Cards) -> Option<RuleId> {
        if card.kind.bonus() == Gain::Nothing {
            return Some(rules::ACT_BONUS);
        }
        if card.kind == CardKind::Gift {
            let catalogue = self.catalogue.get();
            let mut colours = pay.iter().map(|card| catalogue.card(card).colour);
            let first = colours.next();
            return (!colours.all(|colour| Some(colour) == first)).then_some(rules::ACT_CONDITION);
        }
        if card.needs != [0; Symbol::COUNT] {
            let mut owned = self.owned(seat);
            // The condition is looked at after the action: goods of the new city count.
            if let Some(city) = city {
                let goods = &self.catalogue.get().city(city).goods;
                owned.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
            }
            if owned.iter().zip(&card.needs).any(|(owned, needed)| owned < needed) {
                return Some(rules::ACT_CONDITION);
            }
        }
        let left = self.player(seat).hand().len() - pay.len();
        (left < card.kind.bonus_cost()).then_some(rules::ACT_COST)
    }

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
            (Question::Acts, Action::Act(deed)) => self.why_not_deed(seat, deed),
            (Question::Acts, Action::Draw) => None,
            (Question::Books, Action::Build(_)) if !self.most_books().contains(seat) => Some(rules::BOOKS_MOST),
            (Question::Books, Action::Build(_)) if self.supply(seat) == 0 => Some(rules::BUILD_SUPPLY),
            (Question::Books, Action::Build(city)) => {
                (self.free_cities(seat) & city.bit() == 0).then_some(rules::BUILD_ONCE)
            }
            _ => Some(rules::ROUND_PHASES),
        }?;
        Some(match *action {
            Action::Build(city) | Action::Act(Deed { city: Some(city), .. }) => {
                Illegal::at(rule, rules::city(&self.catalogue.city(city).id))
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
        if Purse::of(player.hand()).without(Cards::of(&[row, under])).is_none() {
            return Some(rules::PLAY_HAND);
        }
        let mut places = player.row().iter().enumerate().filter(|(_, card)| **card == above).peekable();
        if above != row && places.peek().is_none() {
            return Some(rules::PLAY_ROW);
        }
        let open = above == row || places.any(|(place, _)| player.under(place).is_none());
        (!open).then_some(rules::PLAY_UNDER)
    }

    fn why_not_deed(&self, seat: Seat, Deed { city, pay, bonus }: Deed) -> Option<RuleId> {
        if let Some(rule) = self.why_no_act(seat) {
            return Some(rule);
        }
        let (card, _) = self.active_card(seat)?;
        if card.kind.builds() != city.is_some() {
            return Some(rules::of_card(card.kind));
        }
        if let Some(city) = city {
            let charter = card.kind == CardKind::Charter;
            let named = if charter { self.catalogue.region(card.colour) } else { card.cities };
            if named & city.bit() == 0 {
                return Some(if charter { rules::CARD_CHARTER } else { rules::BUILD_LISTED });
            }
            if self.player(seat).residences & city.bit() != 0 {
                return Some(rules::BUILD_ONCE);
            }
        }
        let Some(rest) = Purse::of(self.player(seat).hand()).without(pay).filter(|_| pay.len() == card.kind.cost())
        else {
            return Some(rules::ACT_COST);
        };
        let more = bonus?;
        if let Some(rule) = self.why_no_bonus(seat, card, city, pay) {
            return Some(rule);
        }
        let paid = more.len() == card.kind.bonus_cost() && rest.without(more).is_some();
        (!paid).then_some(rules::ACT_COST)
    }
}

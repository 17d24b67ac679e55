//! The legal actions. Why anything else is refused is in [`crate::refusal`].

use duchy_game::Seat;

use crate::{
    action::{Act, Action, Cards, Cities, Payment},
    card::{Card, CardId, CardKind, Colour, Per, Symbol},
    catalogue::{MAX_HAND, ROW, cities_in},
    pending::Question,
    state::{Catherine, Held},
};

/// Cards of a hand on their own, in order: what is left after a payment.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    cards: [CardId; MAX_HAND],
    len: usize,
}

impl Purse {
    #[inline]
    pub(crate) fn of(hand: &[Held]) -> Self {
        let mut cards = [CardId::NONE; MAX_HAND];
        cards.iter_mut().zip(hand).for_each(|(place, held)| *place = held.card);
        Purse { cards, len: hand.len() }
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[CardId] {
        &self.cards[..self.len]
    }

    /// Without these cards; `None` if one of them is not there.
    #[inline]
    pub(crate) fn without<const N: usize>(mut self, cards: Cards<N>) -> Option<Self> {
        for card in cards.iter() {
            let index = self.cards().iter().position(|held| *held == card)?;
            self.cards.copy_within(index + 1..self.len, index);
            self.len -= 1;
        }
        Some(self)
    }

    /// Every choice of this many cards, equal ones once.
    #[inline]
    fn each_choice<const N: usize>(&self, many: usize, each: &mut impl FnMut(Cards<N>)) {
        match many {
            0 => each(Cards::default()),
            many if many <= N => choose(self.cards(), 0, many - 1, &mut [CardId::NONE; N], each),
            _ => {}
        }
    }
}

/// Completes a choice: fills the places from `next` to `last`.
#[inline]
fn choose<const N: usize>(
    cards: &[CardId],
    next: usize,
    last: usize,
    choice: &mut [CardId; N],
    each: &mut impl FnMut(Cards<N>),
) {
    let mut before = CardId::NONE;
    for (at, &card) in cards.iter().enumerate() {
        // Of equal cards the first is taken first, so that a choice comes up once.
        if card == before {
            continue;
        }
        before = card;
        choice[next] = card;
        if next == last {
            each(Cards::sorted(*choice));
        } else {
            choose(&cards[at + 1..], next + 1, last, choice, each);
        }
    }
}

/// Every set of this many of these cities.
fn each_set(cities: u32, many: u8, chosen: u32, each: &mut impl FnMut(u32)) {
    if many == 0 {
        each(chosen);
        return;
    }
    for city in cities_in(cities) {
        let later = cities & !(city.bit() | (city.bit() - 1));
        each_set(later, many - 1, chosen | city.bit(), each);
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
                self.each_act(seat, &mut |act| out.push(Action::Act(act)));
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
        let mut open = [CardId::NONE; ROW];
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
    fn each_act(&self, seat: Seat, each: &mut impl FnMut(Act)) {
        if self.why_no_act(seat).is_some() {
            return;
        }
        let Some((card, _)) = self.active_card(seat) else { return };
        let purse = Purse::of(self.player(seat).hand());
        let cost = card.kind.cost();
        for times in 1..=self.most_times(seat, card) {
            let mut in_cities = |cities: u32| {
                purse.each_choice(usize::from(times) * cost, &mut |pay| {
                    each(Act { cities: Cities::of(cities), pay, bonus: None });
                    // catherine:act.optional
                    if self.why_no_bonus(seat, card, cities, pay).is_none()
                        && let Some(rest) = purse.without(pay)
                    {
                        rest.each_choice(card.kind.bonus_cost(), &mut |more| {
                            each(Act { cities: Cities::of(cities), pay, bonus: Some(more) });
                        });
                    }
                });
            };
            match card.kind.builds() {
                true => each_set(self.cities_for(seat, card), times, 0, &mut in_cities),
                false => in_cities(0),
            }
        }
    }

    /// How often the action can be carried out: by its arrow, by the cards in hand, by cities and residences.
    // catherine:act.repeat
    #[inline]
    fn most_times(&self, seat: Seat, card: &Card) -> u8 {
        let cost = card.kind.cost();
        if cost == 0 {
            return 1;
        }
        let paid = (self.player(seat).hand().len() / cost) as u8;
        let most = card.repeat.most().min(paid);
        match card.kind.builds() {
            true => most.min(self.supply(seat)).min(self.cities_for(seat, card).count_ones() as u8),
            false => most,
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
    pub fn cities_for(&self, seat: Seat, card: &Card) -> u32 {
        let named = if card.kind == CardKind::Charter { self.catalogue.region(card.colour) } else { card.cities };
        named & self.free_cities(seat)
    }

    /// How often an action that is not paid for takes effect: once, or for everything owned.
    // catherine:act.count
    #[inline]
    pub fn times(&self, seat: Seat, card: &Card) -> u8 {
        let Some(per) = card.kind.per() else { return 1 };
        let owned = self.owned(seat);
        match per {
            Per::Good => (0..Symbol::GOODS).filter(|&good| card.top[good] > 0).map(|good| owned[good]).sum(),
            Per::Book => owned[Symbol::Book as usize],
            Per::Set => owned[..Symbol::GOODS].iter().copied().min().unwrap_or(0),
            Per::Residence => self.residences_in(seat, card.colour),
        }
    }

    /// How often an action is carried out for this payment.
    // catherine:act.repeat
    #[inline]
    pub(crate) fn times_paid(&self, seat: Seat, card: &Card, pay: Payment) -> u8 {
        match card.kind.cost() {
            0 => self.times(seat, card),
            cost => (pay.len() / cost) as u8,
        }
    }

    /// Residences a player has in a region.
    #[inline]
    pub(crate) fn residences_in(&self, seat: Seat, region: Colour) -> u8 {
        (self.player(seat).residences & self.catalogue.region(region)).count_ones() as u8
    }
}

#[cfg(test)]
mod tests;

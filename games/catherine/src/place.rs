//! Places on the table that choices, refusals and score lines point at; what a choice does; what a press means.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::{Act, Action, Cards, Cities},
    card::CardId,
    catalogue::{CityId, cities_in},
    legal::Purse,
    pending::Question,
    state::Catherine,
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table. Cards and cities have the ids of the data file.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every place: whose, which, where")]
pub enum Place {
    /// A card, wherever it lies.
    Card { card: String },
    /// A card of the hand, to start the action row with.
    Start { card: String },
    /// A card of the hand, to join the action row.
    Row { card: String },
    /// A card of the hand, to go under a card of the action row.
    Under { card: String, above: String },
    /// A card of the hand, to pay for the action with.
    Pay { card: String },
    /// A card of the hand, to pay for the bonus with.
    PayBonus { card: String },
    /// A city on the map.
    City { city: String },
    /// The button that uses the action without its bonus.
    Act,
    /// The button that uses the action and its bonus.
    ActBonus,
    /// The button that draws a card instead.
    Draw,
}

/// What a choice does, as far as the table draws it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum ActionKind {
    /// Starts the action row.
    Start,
    /// Plays the two cards of a round.
    Play,
    /// Uses the activated card.
    Act {
        /// How many times, for actions paid with cards.
        times: u8,
        bonus: bool,
    },
    /// Draws a card instead.
    Draw,
    /// Builds for the most books.
    Build,
}

impl Place {
    /// A card, wherever it lies.
    pub(crate) fn card(id: &str) -> Place {
        Place::Card { card: id.to_owned() }
    }

    /// A card of the hand, to join the action row.
    pub(crate) fn row(id: &str) -> Place {
        Place::Row { card: id.to_owned() }
    }

    /// A card of the hand, to go under a card of the action row.
    pub(crate) fn under(id: &str, above: &str) -> Place {
        Place::Under { card: id.to_owned(), above: above.to_owned() }
    }

    /// A city.
    pub(crate) fn city(id: &str) -> Place {
        Place::City { city: id.to_owned() }
    }
}

/// What somebody presses, sorted by what it is for.
#[derive(Default)]
struct Pressed {
    start: Vec<CardId>,
    row: Option<CardId>,
    under: Option<(CardId, CardId)>,
    pay: Vec<CardId>,
    pay_bonus: Vec<CardId>,
    cities: Vec<CityId>,
    act: bool,
    bonus: bool,
    draw: bool,
}

impl Catherine {
    pub(crate) fn kind_of(&self, seat: Seat, action: &Action) -> ActionKind {
        match *action {
            Action::Row(_) => ActionKind::Start,
            Action::Play { .. } => ActionKind::Play,
            Action::Act(act) => {
                let cost = self.active_card(seat).map_or(0, |(card, _)| card.kind.cost());
                let times = act.pay.len().checked_div(cost).unwrap_or(1) as u8;
                ActionKind::Act { times, bonus: act.bonus.is_some() }
            }
            Action::Draw => ActionKind::Draw,
            Action::Build(_) => ActionKind::Build,
        }
    }

    fn sort(&self, places: &[Place]) -> Option<Pressed> {
        let catalogue = self.catalogue.get();
        let mut pressed = Pressed::default();
        for place in places {
            match place {
                Place::Card { .. } => {}
                Place::Start { card } => pressed.start.push(catalogue.find_card(card)?),
                Place::Row { card } => pressed.row = Some(catalogue.find_card(card)?),
                Place::Under { card, above } => {
                    pressed.under = Some((catalogue.find_card(card)?, catalogue.find_card(above)?));
                }
                Place::Pay { card } => pressed.pay.push(catalogue.find_card(card)?),
                Place::PayBonus { card } => pressed.pay_bonus.push(catalogue.find_card(card)?),
                Place::City { city } => pressed.cities.push(catalogue.find_city(city)?),
                Place::Act => pressed.act = true,
                Place::ActBonus => pressed.bonus = true,
                Place::Draw => pressed.draw = true,
            }
        }
        Some(pressed)
    }

    /// The action somebody means who presses these places. What is left open is filled in with what fits, so that a
    /// refusal is about what was pressed.
    pub(crate) fn action_meant(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        let pressed = self.sort(places)?;
        let question = self.question().map(|(question, _)| question);
        if pressed.draw {
            return Some(Action::Draw);
        }
        if !pressed.start.is_empty() {
            return (pressed.start.len() <= 3).then(|| Action::Row(Cards::of(&pressed.start)));
        }
        if pressed.row.is_some() || pressed.under.is_some() {
            return self.play_meant(seat, &pressed);
        }
        let acts = pressed.act || pressed.bonus || !pressed.pay.is_empty() || !pressed.pay_bonus.is_empty();
        match (question, &pressed.cities[..]) {
            (Some(Question::Acts), [_, ..]) => self.act_meant(seat, &pressed),
            (_, [city, ..]) if !acts => Some(Action::Build(*city)),
            _ if acts => self.act_meant(seat, &pressed),
            _ => None,
        }
    }

    fn play_meant(&self, seat: Seat, pressed: &Pressed) -> Option<Action> {
        let hand = Purse::of(self.player(seat).hand());
        let other = |taken: Option<CardId>| {
            let rest = taken.and_then(|card| hand.without(Cards::<1>::of(&[card]))).unwrap_or(hand);
            rest.cards().first().copied()
        };
        let under = pressed.under.map(|(card, _)| card);
        let row = pressed.row.or_else(|| other(under))?;
        let under = under.or_else(|| other(Some(row)))?;
        Some(Action::Play { row, under, above: pressed.under.map_or(row, |(_, above)| above) })
    }

    fn act_meant(&self, seat: Seat, pressed: &Pressed) -> Option<Action> {
        let hand = Purse::of(self.player(seat).hand());
        let Some((card, _)) = self.active_card(seat) else { return Some(Action::Act(Act::default())) };
        if pressed.pay_bonus.len() > 2 {
            return None;
        }
        let pressed_cities = pressed.cities.iter().fold(0, |cities, city| cities | city.bit());
        let first_city = || cities_in(self.cities_for(seat, card)).next().map_or(0, |city| city.bit());
        let cities = if card.kind.builds() && pressed_cities == 0 { first_city() } else { pressed_cities };
        let given = pressed.pay.iter().chain(&pressed.pay_bonus);
        // Cards nobody pressed, to fill payments up with.
        let spare = given.copied().try_fold(hand, |rest, card| rest.without(Cards::<1>::of(&[card]))).unwrap_or(hand);
        let mut spare = spare.cards().iter().copied();
        let (cost, bonus_cost) = (card.kind.cost(), card.kind.bonus_cost());
        let times = (pressed.pay.len().div_ceil(cost.max(1))).max(cities.count_ones() as usize).max(1);
        let pay = Cards::of(&filled(&pressed.pay, times * cost, &mut spare));
        let bonus = pressed.bonus || !pressed.pay_bonus.is_empty();
        let bonus = bonus.then(|| Cards::of(&filled(&pressed.pay_bonus, bonus_cost, &mut spare)));
        Some(Action::Act(Act { cities: Cities::of(cities), pay, bonus }))
    }
}

/// These cards, and more until there are enough.
fn filled(given: &[CardId], enough: usize, more: &mut impl Iterator<Item = CardId>) -> Vec<CardId> {
    let missing = enough.saturating_sub(given.len());
    given.iter().copied().chain(more.take(missing)).collect()
}

//! Places on the table that choices, refusals and score lines point at; what a choice does; what a press means.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::{Act, Action, Cards},
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
pub enum Place {
    /// A card, wherever it lies.
    Card {
        /// Which.
        card: String,
    },
    /// A card of the hand, to start the action row with.
    Start {
        /// Which.
        card: String,
    },
    /// A card of the hand, to join the action row.
    Row {
        /// Which.
        card: String,
    },
    /// A card of the hand, to go into the activation row.
    Activate {
        /// Which.
        card: String,
    },
    /// The space under a card of the action row.
    Under {
        /// The card above it.
        card: String,
    },
    /// A card of the hand, to pay for the action with.
    Pay {
        /// Which.
        card: String,
    },
    /// A card of the hand, to pay for the bonus with.
    PayBonus {
        /// Which.
        card: String,
    },
    /// A city on the map.
    City {
        /// Which.
        city: String,
    },
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
pub enum ActionKind {
    /// Starts the action row.
    Start,
    /// Plays the two cards of a round.
    Play,
    /// Uses the activated card.
    Act {
        /// How many times, for actions paid with cards.
        times: u8,
        /// With the bonus.
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

    /// The space under a card of the action row.
    pub(crate) fn under(id: &str) -> Place {
        Place::Under { card: id.to_owned() }
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
    activate: Option<CardId>,
    under: Option<CardId>,
    pay: Vec<CardId>,
    pay_bonus: Vec<CardId>,
    cities: Vec<CityId>,
    act: bool,
    bonus: bool,
    draw: bool,
}

impl Catherine {
    pub(crate) fn kind_of(&self, action: &Action) -> ActionKind {
        match *action {
            Action::Row(_) => ActionKind::Start,
            Action::Play { .. } => ActionKind::Play,
            Action::Act(act) => ActionKind::Act { times: 1, bonus: act.bonus.is_some() },
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
                Place::Activate { card } => pressed.activate = Some(catalogue.find_card(card)?),
                Place::Under { card } => pressed.under = Some(catalogue.find_card(card)?),
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
        if pressed.row.is_some() || pressed.activate.is_some() || pressed.under.is_some() {
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
            let rest = taken.and_then(|card| hand.without(Cards::of(&[card]))).unwrap_or(hand);
            rest.cards().first().copied()
        };
        let row = pressed.row.or_else(|| other(pressed.activate))?;
        let under = pressed.activate.or_else(|| other(Some(row)))?;
        Some(Action::Play { row, under, above: pressed.under.unwrap_or(row) })
    }

    fn act_meant(&self, seat: Seat, pressed: &Pressed) -> Option<Action> {
        let hand = Purse::of(self.player(seat).hand());
        let Some((card, _)) = self.active_card(seat) else { return Some(Action::Act(Act::default())) };
        let city = pressed.cities.first().copied();
        let city = city.or_else(|| cities_in(self.cities_for(seat, card)).next());
        let asked_for: Vec<CardId> = pressed.pay.iter().chain(&pressed.pay_bonus).copied().collect();
        // Cards nobody pressed, to fill payments up with.
        let mut spare = asked_for.iter().try_fold(hand, |rest, card| rest.without(Cards::of(&[*card]))).unwrap_or(hand);
        let mut fill = |given: &[CardId], cost: usize| {
            let mut cards = given.to_vec();
            while cards.len() < cost
                && let Some(&card) = spare.cards().first()
            {
                cards.push(card);
                spare = spare.without(Cards::of(&[card])).unwrap_or(spare);
            }
            Cards::of(&cards)
        };
        let pay = fill(&pressed.pay, card.kind.cost());
        let bonus = pressed.bonus || !pressed.pay_bonus.is_empty();
        let bonus = bonus.then(|| fill(&pressed.pay_bonus, card.kind.bonus_cost()));
        Some(Action::Act(Act { city: city.filter(|_| card.kind.builds() || !pressed.cities.is_empty()), pay, bonus }))
    }
}

//! The places on the table that choices, refusals and score lines point at, what a choice does there, and what a press
//! on them means.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::{Action, Onto, converted},
    card::{Card, Token, Type},
    catalogue::PRICE,
    pending::{Die, Pending},
    piles::Pile,
    state::BurgundyCards,
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table. Cards are named as in records: `mine 2`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every place: whose, which row, which card")]
pub enum Place {
    /// A row of the display.
    Row { row: u8 },
    /// A card in the display.
    Display { row: u8, card: String },
    /// A card in hand.
    Hand { card: String },
    /// A card just bought.
    Offer { card: String },
    /// A project.
    Project { seat: Seat, card: String },
    /// A player's stack of a type.
    Stack { seat: Seat, of: Type },
    /// The solo rival's stack of a type.
    RivalStack { of: Type },
    /// Goods or animals in a player's storage.
    Stored { seat: Seat, token: Token },
    /// The workers in a player's storage.
    StoredWorkers { seat: Seat },
    /// The silver in a player's storage.
    StoredSilver { seat: Seat },
    /// All animals of a player.
    Animals { seat: Seat },
    /// A pile of goods or animals.
    Pile { of: Supply, side: Pile },
    /// A bonus of the round card.
    Bonus { number: u8 },
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// The supply of workers.
    Workers,
    /// The supply of silver.
    Silver,
    /// The point cards.
    Points,
    /// The round card.
    Round,
    /// The cards for all seven types.
    Sevens,
    /// The start-player card.
    StartCard,
}

/// What the face-up piles are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    /// Goods.
    Goods,
    /// Animals.
    Animals,
}

/// What a choice does, as far as the board draws it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "amounts, each named after what is paid or gained")]
pub enum ActionKind {
    /// Discard a card for its die.
    Play { die: u8 },
    /// Take a card from the display, paying workers.
    Take { workers: u8 },
    /// Place a project, paying workers.
    Place { workers: u8 },
    /// Sell goods, paying workers.
    Sell { workers: u8, points: u8, silver: u8 },
    /// Take workers.
    Workers { count: u8 },
    /// Take silver.
    Silver { count: u8 },
    /// Return workers and silver for points.
    Convert { workers: u8, silver: u8, points: u8 },
    /// Buy cards.
    Buy { price: u8 },
    /// Keep a card bought as a project.
    Keep,
    /// Use the die of a card bought.
    Use { die: u8 },
    /// Discard a project to make room.
    Discard,
    /// Take a good or an animal.
    Gain,
    /// Take a bonus of the round.
    Bonus,
    /// Decline what a building offers.
    Pass,
    /// End the turn.
    End,
}

impl BurgundyCards {
    /// The die of the action that is asked for; a building's decision needs none.
    pub(crate) fn die(&self) -> Die {
        match self.pending.last() {
            Some(&Pending::Act(die)) => die,
            _ => Die::Any,
        }
    }

    pub(crate) fn kind_of(&self, action: &Action) -> ActionKind {
        let die = self.die();
        match *action {
            Action::Play(card) => ActionKind::Play { die: self.catalogue.die(card) },
            Action::Take { row, .. } => ActionKind::Take { workers: die.steps_to(row) },
            Action::Place { card, .. } => ActionKind::Place { workers: die.steps_to(self.catalogue.die(card)) },
            Action::Sell(good) => {
                let count = self.stored(good);
                let points = count * self.catalogue.good_points(good);
                ActionKind::Sell { workers: self.steps_to_sell(die, good), points, silver: count }
            }
            Action::Workers => ActionKind::Workers { count: self.missing_workers() },
            Action::Silver => ActionKind::Silver { count: 1 },
            Action::Convert { workers, silver } => {
                ActionKind::Convert { workers, silver, points: converted(workers, silver) }
            }
            Action::Buy => ActionKind::Buy { price: PRICE },
            Action::Keep(_) => ActionKind::Keep,
            Action::Use(card) => ActionKind::Use { die: self.catalogue.die(card) },
            Action::Discard(_) => ActionKind::Discard,
            Action::Gain { .. } => ActionKind::Gain,
            Action::Bonus(_) => ActionKind::Bonus,
            Action::Pass => ActionKind::Pass,
            Action::End => ActionKind::End,
        }
    }

    /// What a player means who presses these places, whether it is legal or not. The last place decides; a project
    /// pressed before it is the card that goes there.
    pub(crate) fn meant_by(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        let (last, before) = places.split_last()?;
        let find = |name: &str| self.catalogue.get().find(name);
        match last {
            Place::Display { row, card } => Some(Action::Take { card: find(card)?, row: *row }),
            Place::Hand { card } => find(card).map(Action::Play),
            Place::Offer { card } => find(card).map(Action::Keep),
            Place::Project { seat: owner, card } => self.meant_by_project(seat, *owner, find(card)?),
            Place::Stack { seat: owner, of } if *owner == seat => {
                let project = before.iter().rev().find_map(|place| match place {
                    Place::Project { seat: owner, card } if *owner == seat => find(card),
                    _ => None,
                });
                let card = project?;
                Some(Action::Place { card, onto: Onto::stack(self.catalogue.kind(card), *of) })
            }
            Place::Stored { seat: owner, token } if *owner == seat && token.is_good() => Some(Action::Sell(*token)),
            Place::Pile { of, side } => {
                let token = match of {
                    Supply::Goods => Token::good(self.goods.top(*side)?),
                    Supply::Animals => Token::animal(self.animals.top(*side)?),
                };
                Some(Action::Gain { token, pile: *side })
            }
            Place::Bonus { number } => self.catalogue.has_bonus(*number).then_some(Action::Bonus(*number)),
            Place::Deck => Some(Action::Buy),
            Place::Workers => Some(Action::Workers),
            Place::Silver => Some(Action::Silver),
            Place::Points => Some(self.largest_conversion(seat)),
            Place::Row { .. }
            | Place::Stack { .. }
            | Place::RivalStack { .. }
            | Place::Stored { .. }
            | Place::StoredWorkers { .. }
            | Place::StoredSilver { .. }
            | Place::Animals { .. }
            | Place::Discard
            | Place::Round
            | Place::Sevens
            | Place::StartCard => None,
        }
    }

    /// Your own project is placed, or discarded if you have to make room; another player's gets a refusal.
    fn meant_by_project(&self, seat: Seat, owner: Seat, card: Card) -> Option<Action> {
        let place = Action::Place { card, onto: Onto::Own };
        let makes_room = matches!(self.pending.last(), Some(Pending::MakeRoom(_)));
        if owner != seat {
            let own = self.players().get(seat.index())?.projects.contains(&card);
            return (!own).then_some(place);
        }
        Some(if makes_room { Action::Discard(card) } else { place })
    }

    /// Everything that makes whole points; if it makes none, all there is.
    fn largest_conversion(&self, seat: Seat) -> Action {
        let (workers, silver) =
            self.players().get(seat.index()).map_or((0, 0), |player| (player.workers, player.silver));
        let all = u16::from(workers) + u16::from(silver);
        let whole = all - all % 3;
        if whole == 0 {
            return Action::Convert { workers, silver };
        }
        let silver = u16::from(silver).min(whole);
        Action::Convert { workers: (whole - silver) as u8, silver: silver as u8 }
    }
}

impl Onto {
    /// How a card of one type goes on the stack of another, or of its own.
    pub(crate) fn stack(kind: Type, stack: Type) -> Onto {
        if kind == stack {
            Onto::Own
        } else if stack == Type::Cloister {
            Onto::Cloisters
        } else {
            Onto::As(stack)
        }
    }
}

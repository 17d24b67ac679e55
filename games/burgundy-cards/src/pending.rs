//! What is still to happen, as a stack of plain frames: the first to happen on top.

use crate::card::{Card, steps};

/// Frames a position has room for. A purchase in the middle of a castle's action is about half of it.
pub(crate) const MAX_PENDING: usize = 16;

/// A decision of the player whose turn it is, or an effect that resolves itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Pending {
    /// Effect, always at the bottom: the next turn, the next cards in hand, the next round, or the end.
    #[default]
    Next,
    /// Decision: which card in hand to discard for its die.
    Play,
    /// Decision: one of the six actions with this die.
    Act(Die),
    /// Decision: buy cards, or end the turn.
    End,
    /// Decision: which of the cards bought, and what for.
    Bought,
    /// Decision: which project makes room for this card.
    MakeRoom(Card),
    /// Decision: which good or animal to gain, and how many times.
    Gain(Gain, u8),
    /// Decision: which bonus of the round.
    Bonus,
    /// Decision: which card of the display a carpenter, church or market takes.
    Search(Search),
    /// Decision: which goods a warehouse sells.
    Warehouse,
    /// Decision: which project a city hall places.
    CityHall,
    /// Effect: what the card just placed does.
    Effect(Card),
}

/// What the player to act can still expect from this turn, for evaluating a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// An action, or a project placed by a city hall.
    Action,
    /// One of the cards bought.
    Purchase,
    /// This many goods.
    Goods(u8),
    /// This many animals.
    Animals(u8),
    /// A good or an animal.
    Either,
    /// A bonus of the round.
    Bonus,
    /// A card from the display.
    Taking,
    /// A sale without an action.
    Sale,
    /// What this card does.
    Effect(Card),
}

impl Pending {
    /// What it brings the player, if anything.
    pub(crate) fn coming(self) -> Option<Coming> {
        Some(match self {
            Pending::Next | Pending::Play | Pending::End | Pending::MakeRoom(_) => return None,
            Pending::Act(_) | Pending::CityHall => Coming::Action,
            Pending::Bought => Coming::Purchase,
            Pending::Gain(Gain::Good, count) => Coming::Goods(count),
            Pending::Gain(Gain::Animal, count) => Coming::Animals(count),
            Pending::Gain(Gain::Either, _) => Coming::Either,
            Pending::Bonus => Coming::Bonus,
            Pending::Search(_) => Coming::Taking,
            Pending::Warehouse => Coming::Sale,
            Pending::Effect(card) => Coming::Effect(card),
        })
    }
}

/// The die of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Die {
    /// A castle's: any value.
    Any,
    /// A card's, 1 to 6; workers change it.
    Value(u8),
}

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

/// What is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gain {
    /// A good.
    Good,
    /// An animal.
    Animal,
    /// An inn's: either.
    Either,
}

/// Which building looks for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Search {
    /// A building or knowledge.
    Carpenter,
    /// A castle, mine or cloister.
    Church,
    /// A ship or pasture.
    Market,
}

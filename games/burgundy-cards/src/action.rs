//! What a player can do. `notation.rs` has how it is written down.

use crate::{
    card::{Card, Token, Type},
    piles::Pile,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Action {
    /// Discard a card from the hand for its die: `play ship 3`.
    Play(Card),
    /// Take a card from a row of the display: `take mine 2 from 4`.
    Take {
        card: Card,
        /// From which row.
        row: u8,
    },
    /// Move a project into the estate: `place mine 2`, `place mine 2 on cloisters`, `place cloister 5 as mine`.
    Place {
        card: Card,
        /// Onto which stack.
        onto: Onto,
    },
    /// Sell all goods of a kind: `sell dark`.
    Sell(Token),
    /// Take workers until there are two: `workers`.
    Workers,
    /// Take one silver: `silver`.
    Silver,
    /// Turn workers and silver into points: `convert 5 workers 1 silver`.
    Convert { workers: u8, silver: u8 },
    /// Pay three silver for three cards: `buy`.
    Buy,
    /// Keep one of the cards bought as a project: `keep castle 2`.
    Keep(Card),
    /// Use one of the cards bought for an action: `use castle 2`.
    Use(Card),
    /// Discard a project to make room: `discard mine 2`.
    Discard(Card),
    /// Gain the good or animal on top of a pile: `gain cow`, `gain cow from right`.
    Gain {
        token: Token,
        /// From which pile.
        pile: Pile,
    },
    /// Take a bonus of the round: `bonus 2 goods`.
    Bonus(u8),
    /// Decline what a building offers: `pass`.
    Pass,
    /// End the turn without buying: `end`.
    End,
}

/// Onto which stack a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Onto {
    /// The unfinished stack of its own type, or a new one.
    Own,
    /// The unfinished stack of cloisters, which become its type.
    Cloisters,
    /// A cloister: the unfinished stack of another type, which it becomes.
    As(Type),
}

/// The points that workers and silver are returned for.
// burgundy-cards:convert.points
pub(crate) const fn converted(workers: u8, silver: u8) -> u8 {
    ((workers as u16 + silver as u16) / 3) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4);
    }
}

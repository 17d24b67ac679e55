//! What is still to happen, as data: a stack of which the top comes next.

use duchy_game::Seat;

use crate::{bonus::CardKind, catalogue::Catalogue};

/// A step of the turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// One of the three actions.
    // tuscany:turn.action
    Action,
    /// Another one for a marble.
    // tuscany:marble.action
    Marble,
    /// The next player's turn.
    End,
}

/// More frames than the rules ever put on the stack.
pub(crate) const MAX_PENDING: usize = 4;

/// Something still to happen. The turn is the bottom frame; decisions wait on top of it for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Pending {
    /// Decision of all seats at once: a barrier until every realm is laid out.
    #[default]
    Layouts,
    /// Decision, while the table is set up: which bonus tile to begin with.
    FirstBonus(Seat),
    /// The rest of a turn, from this step of [`Step`] on.
    Turn(Seat, Step),
    /// Decision: which of the three actions.
    Action(Seat),
    /// Decision: whether to return a marble for another action.
    Extra(Seat),
    /// Decision, while taking a tile: nothing that lies open fits, so which type to clear.
    Clear(Seat),
    /// Decision, while taking a tile after clearing: which fitting tile.
    TakeFitting(Seat),
    /// Decision: which bonus tile for a town.
    Town(Seat),
    /// Decision: which open tile to place for a castle, if any.
    Castle(Seat),
    /// Decision: which reward of a bonus card.
    Reward {
        seat: Seat,
        card: CardKind,
        /// How many more cards the wagon turns over.
        left: u8,
    },
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// How to lay out the realm.
    Layout,
    /// Which bonus tile to begin with.
    FirstBonus,
    /// Which of the three actions.
    Action,
    /// Whether to return a marble for another action.
    Extra,
    /// Which type of open tile to clear, or which tile to take then.
    Clear,
    /// Which bonus tile for a town.
    Town,
    /// Which open tile to place for a castle.
    Castle,
    /// Which reward of a bonus card.
    Reward,
}

impl Pending {
    /// What is asked; nothing if it is not a decision.
    pub(crate) fn decision(self) -> Option<Decision> {
        Some(match self {
            Pending::Layouts => Decision::Layout,
            Pending::FirstBonus(_) => Decision::FirstBonus,
            Pending::Turn(..) => return None,
            Pending::Action(_) => Decision::Action,
            Pending::Extra(_) => Decision::Extra,
            Pending::Clear(_) | Pending::TakeFitting(_) => Decision::Clear,
            Pending::Town(_) => Decision::Town,
            Pending::Castle(_) => Decision::Castle,
            Pending::Reward { .. } => Decision::Reward,
        })
    }

    /// In words, for fingerprints.
    pub(crate) fn name(self, catalogue: &Catalogue) -> String {
        let (what, seat) = match self {
            Pending::Layouts => return "layouts".to_owned(),
            Pending::Turn(seat, Step::Action) => ("turn before the action", seat),
            Pending::Turn(seat, Step::Marble) => ("turn after the action", seat),
            Pending::Turn(seat, Step::End) => ("turn after the marble", seat),
            Pending::FirstBonus(seat) => ("first bonus", seat),
            Pending::Action(seat) => ("action", seat),
            Pending::Extra(seat) => ("extra", seat),
            Pending::Clear(seat) => ("clear", seat),
            Pending::TakeFitting(seat) => ("take fitting", seat),
            Pending::Town(seat) => ("town", seat),
            Pending::Castle(seat) => ("castle", seat),
            Pending::Reward { seat, card, left } => {
                return format!("reward of {} and {left} more {}", catalogue.bonus_card(card).name, seat.0);
            }
        };
        format!("{what} {}", seat.0)
    }

    /// The one seat a decision waits for.
    #[inline]
    pub(crate) fn decider(self) -> Option<Seat> {
        match self {
            Pending::Layouts | Pending::Turn(..) => None,
            Pending::FirstBonus(seat)
            | Pending::Action(seat)
            | Pending::Extra(seat)
            | Pending::Clear(seat)
            | Pending::TakeFitting(seat)
            | Pending::Town(seat)
            | Pending::Castle(seat)
            | Pending::Reward { seat, .. } => Some(seat),
        }
    }
}

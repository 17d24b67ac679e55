//! What is still to happen, as data: a stack of which the top comes next.

use duchy_game::Seat;

use crate::tile::TileKind;

/// More frames than the rules ever put on the stack.
pub(crate) const MAX_PENDING: usize = 4;

/// Something still to happen. The turn is the bottom frame; decisions wait on top of it for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    /// The rest of a turn, from this step of [`crate::turn::STEPS`] on.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The place of the next step in the list.
        step: u8,
    },
    /// Decision: where to lay the tile drawn.
    Lay {
        /// Who decides.
        seat: Seat,
        /// What was drawn.
        tile: TileKind,
    },
    /// Decision: whether and where to place a figure on the tile just laid.
    Place {
        /// Who decides.
        seat: Seat,
    },
}

impl Pending {
    /// The seat a decision waits for.
    #[inline]
    pub(crate) fn decider(self) -> Option<Seat> {
        match self {
            Pending::Turn { .. } => None,
            Pending::Lay { seat, .. } | Pending::Place { seat } => Some(seat),
        }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Pending::Turn { seat: Seat(0), step: 0 }
    }
}

//! What a player can do. How it is written down stands in `notation`.

use crate::{
    bonus::{Bonus, Reward},
    payment::Payment,
    realm::{Layout, Space},
    tile::{Colour, Piece, TileKind},
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Action {
    /// Lay out the realm and put the start castle on a space: `lay A, C turned up, B down, castle e2`.
    Layout { layout: Layout, castle: Space },
    /// Choose a bonus tile: `bonus storage`.
    Bonus(Bonus),
    /// Draw region cards: `draw`.
    Draw,
    /// Take an open tile into storage: `take village`, or `take village discarding quarry` if storage is full.
    Take {
        tile: TileKind,
        /// What leaves storage for it; [`Piece::NONE`] if there is room.
        discarding: Piece,
    },
    /// No open tile fits: clear all open tiles of a type, `clear village`.
    Clear(Colour),
    /// Place a stored tile or hex and pay for it: `place village e2 for 2 village`.
    Place {
        piece: Piece,
        space: Space,
        /// What it is paid with.
        payment: Payment,
    },
    /// Place an open tile at once, by the effect of a castle: `castle town e2`.
    Castle { tile: TileKind, space: Space },
    /// Choose a reward of a bonus card: `choose 2 red`.
    Choose(Reward),
    /// Return a marble for another action: `marble`.
    Marble,
    /// Decline: `pass`.
    Pass,
}

//! What a player can do. `notation.rs` writes it down.

use crate::{
    dice::Face,
    space::Space,
    tile::{Good, Tile},
};

/// One decision. An action without a die is the effect of a castle or a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Action {
    /// Choose an estate and the place of the start castle: `estate 4 castle on a1`.
    Choose {
        /// The number of the estate, from 1.
        estate: u8,
        space: Space,
    },
    /// Take a tile from a numbered depot: `take bank from depot 4 with 3`.
    Take {
        /// The die, as it was rolled.
        die: Option<Face>,
        depot: u8,
        tile: Tile,
    },
    /// Place a stored tile in the estate: `place bank on d5 with 3`.
    Place {
        /// The die, as it was rolled.
        die: Option<Face>,
        tile: Tile,
        space: Space,
    },
    /// Sell all goods of a colour: `sell pink with 3`.
    Sell {
        /// The die, as it was rolled.
        die: Option<Face>,
        good: Good,
    },
    /// Take workers: `workers with 3`.
    Workers {
        /// The die, as it was rolled.
        die: Option<Face>,
    },
    /// Buy a tile: `buy bank from black depot`, `buy bank from depot 4`.
    Buy {
        /// The number of the depot, 0 for the black one.
        depot: u8,
        tile: Tile,
    },
    /// Take the goods of a depot, or of two: `goods from depot 3`, `goods from depots 3 and 4`.
    Goods {
        /// The depots, as bits from depot 1.
        depots: u8,
    },
    /// Keep these new colours of goods: `keep pink and brown`.
    Keep {
        /// The colours, as bits from turquoise.
        goods: u8,
    },
    /// Make room in the storage: `discard bank`.
    Discard { tile: Tile },
    /// Use an effect no further, or end the turn: `pass`.
    Pass,
}

/// The places of the bits that are set, from the lowest.
#[inline]
pub(crate) fn bits(set: u8) -> impl Iterator<Item = u8> {
    (0..6).filter(move |place| set >> place & 1 == 1)
}

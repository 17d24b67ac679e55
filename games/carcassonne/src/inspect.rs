//! Looking at the map from outside, for opponents and statistics: its gaps, what they ask for, what runs into them.

use crate::{
    board::{Board, Found},
    catalogue::Catalogue,
    features::NodeId,
    square::{Side, Square},
    tile::{Signature, Spot, Terrain},
};

/// What the tiles around an empty square ask of the tile laid there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand(Signature);

impl Demand {
    /// How many demands there are to tell apart.
    pub const COUNT: usize = Signature::COUNT;

    /// Every demand.
    pub fn all() -> impl Iterator<Item = Demand> {
        (0..=u8::MAX).map(|code| Demand(Signature(code)))
    }

    /// Its number below [`Demand::COUNT`].
    #[inline]
    pub const fn code(self) -> usize {
        self.0.0 as usize
    }

    /// What it asks at a side; `None` if nothing lies there.
    #[inline]
    pub fn at(self, side: Side) -> Option<Terrain> {
        self.0.at(side)
    }
}

impl NodeId {
    /// Its number, below 256.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

impl Board {
    /// Empty squares beside tiles, each with its demand.
    #[inline]
    pub fn gaps(&self) -> impl Iterator<Item = (Square, Demand)> + '_ {
        self.frontier().map(|(square, asked)| (square, Demand(asked)))
    }

    /// What an empty square asks for; `None` if a tile lies there.
    #[inline]
    pub fn demand(&self, square: Square) -> Option<Demand> {
        match self.look(square) {
            Found::Tile(_) => None,
            Found::Empty(asked) => Some(Demand(asked)),
            Found::Nowhere => Some(Demand(Signature::default())),
        }
    }

    /// The part at a spot of the tile on a square, if there is one.
    #[inline]
    pub fn node_at(&self, catalogue: &Catalogue, square: Square, spot: Spot) -> Option<NodeId> {
        let tile = self.tile(self.tile_at(square)?);
        let part = catalogue.shape(tile.kind, tile.facing).part_at(spot)?;
        Some(tile.node(part))
    }
}

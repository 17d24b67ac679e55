//! What the tile placed last has completed.

use duchy_game::{List, Seat, SeatSet};

use crate::{
    board::TileId,
    features::NodeId,
    tile::{FeatureKind, Spot},
};

/// A tile completes what its four sides show, one road by a bridge, and what nine squares hold.
const MAX_COMPLETED: usize = 14;

/// A feature completed by the tile just placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Completed {
    /// What it is.
    pub(crate) kind: FeatureKind,
    /// Its root.
    pub(crate) node: NodeId,
    /// Where it is called by: a tile, and a place on it.
    pub(crate) tile: TileId,
    pub(crate) spot: Spot,
    /// Who builds a castle instead of taking points.
    pub(crate) builder: Option<Seat>,
}

impl Default for Completed {
    fn default() -> Self {
        Completed {
            kind: FeatureKind::Road,
            node: NodeId::default(),
            tile: TileId::default(),
            spot: Spot::Monastery,
            builder: None,
        }
    }
}

/// What is being scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scoring {
    /// Who placed the tile.
    pub(crate) seat: Seat,
    /// What it completed, in the order of scoring.
    pub(crate) completed: List<Completed, MAX_COMPLETED>,
    /// Who has got points in this step.
    pub(crate) gained: SeatSet,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring { seat: Seat(0), completed: List::default(), gained: SeatSet::EMPTY }
    }
}

impl Scoring {
    /// Nothing is completed yet by the tile of this player.
    #[inline]
    pub(crate) fn begin(&mut self, seat: Seat) {
        (self.seat, self.gained) = (seat, SeatSet::EMPTY);
        if !self.completed.is_empty() {
            self.completed.clear();
        }
    }
}

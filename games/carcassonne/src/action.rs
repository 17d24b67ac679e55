//! What a player can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    square::{Axis, CastleAt, Side, Square},
    tile::{FeatureKind, Spot, TileKind},
};

/// One decision. Figures move only where an expansion lets them.
// carcassonne:figure.stays
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// A word: lists of them are written and read at one go.
#[repr(align(8))]
pub enum Action {
    /// Place the drawn tile: `1,0 E`, the letter being the side where the picture's north comes to lie.
    Lay {
        /// Where.
        square: Square,
        /// How it is turned.
        facing: Side,
    },
    /// Place a figure on the tile just placed: `meeple road E`.
    Place {
        /// Which figure.
        figure: FigureKind,
        /// On what.
        spot: Spot,
    },
    /// Place a figure on another tile, by a portal or from the market: `meeple 3,4 city N`.
    PlaceAt {
        /// Which figure.
        figure: FigureKind,
        /// On which tile.
        square: Square,
        /// On what.
        spot: Spot,
    },
    /// Build a bridge: `bridge 1,0 NS`.
    Bridge {
        /// On which tile.
        square: Square,
        /// Which way it runs.
        axis: Axis,
    },
    /// The princess sends a knight home: `princess 1,0 city N`.
    Expel {
        /// The tile the knight stands on.
        square: Square,
        /// Where on it.
        spot: Spot,
    },
    /// Take the abbot back: `abbot back`.
    AbbotBack,
    /// Move the fairy to one of your figures: `fairy 1,0 city N`.
    Fairy {
        /// The tile the figure stands on.
        square: Square,
        /// Where on it.
        spot: Spot,
    },
    /// Move the fairy to your figure in a castle: `fairy castle 1,0 E`.
    FairyCastle {
        /// Which castle.
        castle: CastleAt,
    },
    /// Move the dragon: `dragon N`.
    Fly {
        /// Which way.
        side: Side,
    },
    /// Move a figure from its quarter to the feature about to be scored: `move meeple`.
    Move {
        /// Which figure.
        figure: FigureKind,
    },
    /// Build a castle in the small city: `castle`.
    Castle,
    /// Take the points of the small city: `points`.
    Points,
    /// Choose what a castle scores: `reward road 1,0 E`.
    Reward {
        /// What.
        target: Target,
    },
    /// Place a figure in a quarter of the fortress: `meeple palace`.
    Quarter {
        /// Which figure.
        figure: FigureKind,
        /// Where.
        quarter: Quarter,
    },
    /// Move the count: `count market`.
    Count {
        /// Where to.
        quarter: Quarter,
    },
    /// Put a tile up for auction: `offer BASE-E`.
    Offer {
        /// Which.
        tile: TileKind,
    },
    /// Bid for it: `bid 3`.
    Bid {
        /// How many points.
        points: u8,
    },
    /// The auctioneer buys the tile: `buy`.
    Buy,
    /// The auctioneer sells the tile: `sell`.
    Sell,
    /// Take one of the bazaar's tiles: `take BASE-E`.
    Take {
        /// Which.
        tile: TileKind,
    },
    /// Do nothing: `pass`.
    Pass,
}

/// Something that has just been completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A feature, by a tile and a place on it: `road 1,0 E`.
    Feature {
        /// The tile.
        square: Square,
        /// The place.
        spot: Spot,
    },
    /// A castle: `castle 1,0 E`.
    Castle {
        /// Which one.
        castle: CastleAt,
    },
}

/// Kinds of figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// The common one.
    #[default]
    Meeple,
    /// The abbot.
    Abbot,
}

impl FigureKind {
    /// All of them.
    pub const ALL: [FigureKind; 2] = [FigureKind::Meeple, FigureKind::Abbot];
}

/// A quarter of the fortress.
// carcassonne:count.quarters
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
    /// The palace: for cities.
    #[default]
    Palace,
    /// The market: for fields.
    Market,
    /// The smithy: for roads.
    Smithy,
    /// The cathedral: for monasteries and shrines.
    Cathedral,
}

impl Quarter {
    /// All of them.
    pub const ALL: [Quarter; 4] = [Quarter::Palace, Quarter::Market, Quarter::Smithy, Quarter::Cathedral];

    /// For indexing arrays of quarters.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The quarter whose figures can help with a completed feature.
    // carcassonne:count.matching
    #[inline]
    pub const fn of(kind: FeatureKind) -> Option<Quarter> {
        match kind {
            FeatureKind::City => Some(Quarter::Palace),
            FeatureKind::Road => Some(Quarter::Smithy),
            FeatureKind::Monastery | FeatureKind::Shrine => Some(Quarter::Cathedral),
            FeatureKind::Field => Some(Quarter::Market),
            FeatureKind::Garden => None,
        }
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Quarter::Palace => "palace",
            Quarter::Market => "market",
            Quarter::Smithy => "smithy",
            Quarter::Cathedral => "cathedral",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }
}

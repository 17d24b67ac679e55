//! The places on the map that choices, refusals and score lines point at, and what a choice does.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::{FigureKind, Quarter, Target},
    square::{Axis, CastleAt, Half, Side, Square},
    tile::{FeatureKind, Spot},
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table, or a button beside it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Place {
    /// A square of the map.
    Cell {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
    },
    /// How the tile is rotated.
    Facing {
        /// The side the picture's north lies on.
        facing: Side,
    },
    /// A part of a feature.
    Part {
        /// Of what.
        feature: FeatureKind,
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Where on the tile; nothing for what stands in its middle.
        at: Option<PartAt>,
    },
    /// Where a bridge stands or could stand.
    Bridge {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Which way it runs.
        axis: Axis,
    },
    /// A castle, by its first tile; the side tells two castles on one tile apart.
    Castle {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Which of two.
        side: Option<Side>,
    },
    /// A quarter of the fortress.
    Quarter {
        /// Which one.
        quarter: Quarter,
    },
    /// A tile on show at the bazaar.
    Tile {
        /// Its kind.
        id: String,
    },
    /// Which figure is used.
    Figure {
        /// Which kind.
        figure: FigureKind,
    },
    /// A bid.
    Bid {
        /// How many points.
        points: u8,
    },
    /// The player's own abbot on the map.
    Abbot,
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// The count.
    Count,
    /// Take the points.
    Points,
    /// Buy the tile.
    Buy,
    /// Sell the tile.
    Sell,
}

/// Where on its tile a part of a feature lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum PartAt {
    /// At a side: roads and cities.
    Side(Side),
    /// At half a side: fields.
    Half(Half),
    /// Closed inside the tile: fields, counted from 1.
    Inside(u8),
}

/// What a choice does, as far as the map draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionKind {
    /// Places the drawn tile.
    Lay,
    /// Places a figure.
    Figure {
        /// Which kind.
        figure: FigureKind,
        /// On what.
        feature: FeatureKind,
    },
    /// Builds a bridge.
    Bridge,
    /// Sends a knight home.
    Expel,
    /// Takes the abbot back.
    AbbotBack,
    /// Moves the fairy.
    Fairy,
    /// Moves the dragon.
    Dragon,
    /// Moves a figure out of the fortress.
    Move {
        /// Which kind.
        figure: FigureKind,
    },
    /// Builds a castle.
    Castle,
    /// Takes points instead of a castle.
    Points,
    /// Scores a castle with something completed near it.
    Reward,
    /// Sends a figure to the fortress.
    Quarter {
        /// Which kind.
        figure: FigureKind,
    },
    /// Moves the count.
    Count,
    /// Offers a tile.
    Offer,
    /// Bids.
    Bid,
    /// Buys the tile.
    Buy,
    /// Sells the tile.
    Sell,
    /// Takes a tile.
    Take,
    /// Does nothing.
    Pass,
}

impl Place {
    pub(crate) const fn cell(Square { x, y }: Square) -> Place {
        Place::Cell { x, y }
    }

    pub(crate) const fn bridge(Square { x, y }: Square, axis: Axis) -> Place {
        Place::Bridge { x, y, axis }
    }

    pub(crate) const fn castle(CastleAt { square: Square { x, y }, side }: CastleAt) -> Place {
        Place::Castle { x, y, side }
    }

    /// Of several places the one that says what is meant: the last that is not only a detail of it, such as how the tile is
    /// rotated or which figure is used.
    pub(crate) fn pressed(places: &[Place]) -> Option<&Place> {
        let laying = places.iter().any(|place| matches!(place, Place::Cell { .. }));
        places.iter().rfind(|place| match place {
            Place::Facing { .. } | Place::Figure { .. } | Place::Fairy => false,
            Place::Bridge { .. } => !laying,
            _ => true,
        })
    }

    pub(crate) fn tile(id: &str) -> Place {
        Place::Tile { id: id.to_owned() }
    }

    /// What a castle scores: a part of a feature, or another castle.
    pub(crate) fn target(target: Target) -> Place {
        match target {
            Target::Feature { square, spot } => spot.on(square),
            Target::Castle { castle } => Place::castle(castle),
        }
    }
}

impl Spot {
    /// This part of the tile on a square.
    pub fn on(self, Square { x, y }: Square) -> Place {
        let at = match self {
            Spot::Road(side) | Spot::City(side) => Some(PartAt::Side(side)),
            Spot::Field(half) => Some(PartAt::Half(half)),
            Spot::Inside(number) => Some(PartAt::Inside(number)),
            Spot::Monastery | Spot::Garden | Spot::Shrine => None,
        };
        Place::Part { feature: self.kind(), x, y, at }
    }

    /// The spot a part names, if there can be such a part.
    pub(crate) fn of_part(feature: FeatureKind, at: Option<PartAt>) -> Option<Spot> {
        Some(match (feature, at) {
            (FeatureKind::Road, Some(PartAt::Side(side))) => Spot::Road(side),
            (FeatureKind::City, Some(PartAt::Side(side))) => Spot::City(side),
            (FeatureKind::Field, Some(PartAt::Half(half))) => Spot::Field(half),
            (FeatureKind::Field, Some(PartAt::Inside(number))) => Spot::Inside(number),
            (FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine, None) => Spot::centre(feature),
            _ => return None,
        })
    }
}

//! What happened, for the log and for animation. Nothing in this game is hidden, so everybody sees every event.

use duchy_game::{BoardRef, ScoreLine, Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    action::FigureKind,
    square::{Side, Square},
    tile::FeatureKind,
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The start tile lies on the table.
    Started {
        /// Who begins.
        first: Seat,
        /// The start tile.
        tile: &'static str,
        /// Where it lies.
        square: Square,
    },
    /// A tile was drawn and shown to everybody.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which kind.
        tile: &'static str,
    },
    /// The tile drawn fits nowhere and goes back to the box.
    PutAway {
        /// Which kind.
        tile: &'static str,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which kind.
        tile: &'static str,
        /// Where.
        square: Square,
        /// How it is turned.
        facing: Side,
    },
    /// A figure was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which kind.
        figure: FigureKind,
        /// On what.
        on: FeatureKind,
        /// Where.
        at: BoardRef,
    },
    /// A feature brought points.
    Scored(Scored),
    /// The game is over.
    Over {
        /// Who won; several who tie share the victory.
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
    },
}

/// A feature that brought points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Scored {
    /// What it is.
    pub feature: FeatureKind,
    /// When it was scored.
    pub when: When,
    /// Who gets the points.
    #[ts(as = "Vec<Seat>")]
    pub owners: SeatSet,
    /// How many each of them gets.
    pub points: i32,
    /// Its parts on the map.
    pub parts: Vec<BoardRef>,
    /// The figures on it; if it was completed they have gone home.
    pub figures: Vec<FigureOnMap>,
    /// What the points are for.
    pub lines: Vec<ScoreLine>,
}

/// When a feature is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// In the turn that completed it.
    Completed,
    /// In final scoring.
    Final,
}

/// A figure on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FigureOnMap {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// The part of a feature it stands on.
    pub at: BoardRef,
    /// The square it stands on.
    pub square: Square,
}

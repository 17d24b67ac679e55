//! What happened, for the log and for animation. Nothing in this game is hidden, so everybody sees every event.

use crate::place::{Place, ScoreLine};
use duchy_game::{RuleId, Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    action::{FigureKind, Quarter},
    rules,
    square::{Axis, Side, Square},
    tile::{FeatureKind, TileKind},
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The start tile, the source or the fortress lies on the table.
    Started {
        /// Who begins.
        first: Seat,
        /// The first tile.
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
    /// A dragon tile came before the dragon and waits.
    SetAside {
        /// Which kind.
        tile: &'static str,
    },
    /// The tiles set aside are in the stack again.
    ShuffledBack {
        /// How many.
        count: u32,
    },
    /// A tile was placed.
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
    /// A bridge was built.
    BridgeBuilt {
        /// By whom.
        seat: Seat,
        /// On which tile.
        square: Square,
        /// Which way it runs.
        axis: Axis,
    },
    /// The princess sent a knight home.
    Expelled {
        /// By whose tile.
        seat: Seat,
        /// Which knight.
        figure: FigureOnMap,
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
        at: Place,
    },
    /// The fairy was moved.
    FairyMoved {
        /// By whom.
        seat: Seat,
        /// To the figure there.
        at: Place,
    },
    /// The dragon comes to a volcano.
    DragonComes {
        /// Where it lies.
        square: Square,
    },
    /// The dragon flew a step.
    DragonFlies {
        /// Who moved it.
        seat: Seat,
        /// Where to.
        square: Square,
        /// The figures it ate.
        eaten: Vec<FigureOnMap>,
    },
    /// The dragon can't fly on.
    DragonStuck,
    /// A feature brought points.
    Scored(Scored),
    /// Something else brought points.
    Gained(Gained),
    /// Figures lost a challenge and go home.
    ChallengeLost {
        /// Which ones.
        figures: Vec<FigureOnMap>,
    },
    /// A castle was built.
    CastleBuilt {
        /// By whom.
        seat: Seat,
        /// Where.
        squares: [Square; 2],
    },
    /// The figure of a castle that has not scored goes home.
    CastleHome {
        /// Whose.
        seat: Seat,
        /// Where the castle stands.
        square: Square,
    },
    /// The king or the robber has a new owner.
    CrownTaken {
        /// Who.
        seat: Seat,
        /// City for the king, road for the robber.
        feature: FeatureKind,
        /// How many tiles the city or road has.
        size: u16,
    },
    /// A figure went to the fortress.
    QuarterPlaced {
        /// Whose.
        seat: Seat,
        /// Which kind.
        figure: FigureKind,
        /// Where to.
        quarter: Quarter,
    },
    /// The count moved.
    CountMoved {
        /// Moved by whom.
        seat: Seat,
        /// Where to.
        quarter: Quarter,
    },
    /// A figure came from the fortress.
    FromQuarter {
        /// Whose.
        seat: Seat,
        /// Which kind.
        figure: FigureKind,
        /// Where from.
        quarter: Quarter,
        /// Where to.
        at: Place,
    },
    /// A bazaar opens.
    BazaarOpened {
        /// The tiles on show.
        tiles: Vec<&'static str>,
    },
    /// There are too few tiles for a bazaar.
    BazaarSkipped,
    /// A tile is up for auction.
    Offered {
        /// The auctioneer.
        seat: Seat,
        /// Which kind.
        tile: &'static str,
    },
    /// A bid.
    Bid {
        /// By whom.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// Somebody does not bid.
    BidPassed {
        /// Who.
        seat: Seat,
    },
    /// A tile was bought.
    Traded(Traded),
    /// A tile was taken for nothing.
    Took {
        /// By whom.
        seat: Seat,
        /// Which kind.
        tile: &'static str,
    },
    /// The same player takes another turn.
    ExtraTurn {
        /// Who.
        seat: Seat,
    },
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
    pub parts: Vec<Place>,
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
    /// When the abbot was taken back.
    Back,
}

/// Points for something else than a feature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Gained {
    /// For what.
    pub what: GainFor,
    /// Who gets them.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// What the points are for.
    pub lines: Vec<ScoreLine>,
}

/// What points are given for besides features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GainFor {
    /// The fairy, at the start of the turn.
    FairyTurn,
    /// The fairy, when the feature of her figure is scored.
    FairyFeature,
    /// A castle.
    Castle,
    /// The king.
    King,
    /// The robber.
    Robber,
}

impl GainFor {
    pub(crate) const fn line(self) -> &'static str {
        match self {
            GainFor::FairyTurn => "line-fairy-turn",
            GainFor::FairyFeature => "line-fairy",
            GainFor::Castle => "line-castle",
            GainFor::King => "line-king",
            GainFor::Robber => "line-robber",
        }
    }

    pub(crate) const fn rule(self) -> RuleId {
        match self {
            GainFor::FairyTurn => rules::FAIRY_TURN,
            GainFor::FairyFeature => rules::FAIRY_FEATURE,
            GainFor::Castle => rules::CASTLE_SAME_POINTS,
            GainFor::King => rules::KING_FINAL,
            GainFor::Robber => rules::ROBBER_FINAL,
        }
    }
}

/// Points to be given for something else than a feature.
#[derive(Clone, Copy)]
pub(crate) struct Gain {
    pub(crate) what: GainFor,
    /// How many things they are for.
    pub(crate) count: u32,
    pub(crate) points: i32,
}

/// A tile that was bought at a bazaar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Traded {
    /// Which kind.
    pub tile: &'static str,
    /// Who has it now.
    pub buyer: Seat,
    /// Who gets the points; nobody, if nobody else bid.
    pub other: Option<Seat>,
    /// How many.
    pub points: u8,
    /// The auctioneer bought it.
    pub by_auctioneer: bool,
    /// What was paid and received.
    pub lines: Vec<ScoreLine>,
}

/// A tile that changes hands.
#[derive(Clone, Copy)]
pub(crate) struct Trade {
    pub(crate) tile: TileKind,
    pub(crate) buyer: Seat,
    pub(crate) other: Option<Seat>,
    pub(crate) points: u8,
    pub(crate) by_auctioneer: bool,
}

impl Trade {
    pub(crate) fn told(self, tile: &'static str) -> Traded {
        let Trade { buyer, other, points, by_auctioneer, .. } = self;
        let line = |seat, what, points: i32| ScoreLine {
            seat,
            points,
            count: points.unsigned_abs(),
            what,
            rule: if other.is_some() { rules::BAZAAR_DEAL } else { rules::BAZAAR_ALONE },
            places: vec![Place::tile(tile)],
        };
        let paid = line(buyer, "line-paid", -i32::from(points));
        let received = other.map(|other| line(other, "line-received", i32::from(points)));
        let lines = std::iter::once(paid).chain(received).filter(|line| line.points != 0).collect();
        Traded { tile, buyer, other, points, by_auctioneer, lines }
    }
}

/// A figure on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FigureOnMap {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// The part of a feature it stands on.
    pub at: Place,
    /// The square it stands on.
    pub square: Square,
}

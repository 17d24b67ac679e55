//! What happened, for the log and for animation. Only the cards a player draws are hidden from the others.

use duchy_game::{RuleId, Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    bonus::Bonus,
    payment::Payment,
    place::{Place, ScoreLine},
    realm::{Layout, Space},
    tile::{COLOURS, Colour, Piece, RegionCard, TileKind},
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which, where, how many")]
pub enum Event {
    /// The game begins.
    Started { first: Seat },
    /// A player got three boards.
    DealtBoards {
        seat: Seat,
        /// Which, by their names.
        boards: Vec<&'static str>,
    },
    /// A player has laid out a realm; the others do not see it yet.
    LaidOut {
        seat: Seat,
        /// It was changed.
        again: bool,
    },
    /// A realm is shown.
    Realm { seat: Seat, layout: Layout, castle: Space },
    /// A tile was turned over in the middle of the table.
    Opened {
        tile: TileKind,
        /// Its place among the open tiles, from 0.
        slot: u8,
        /// From whose stack; a neutral one if nobody's.
        by: Option<Seat>,
    },
    /// All open tiles of a colour were cleared away.
    Cleared { colour: Colour, why: Why },
    /// Something was reshuffled.
    Shuffled { stack: Stack },
    /// Region cards were drawn.
    Drew {
        seat: Seat,
        count: u8,
        /// Which, for those who may know.
        cards: Option<Vec<RegionCard>>,
    },
    /// An open tile went into storage.
    Took {
        seat: Seat,
        tile: TileKind,
        /// What left storage and the game for it.
        discarded: Option<Piece>,
    },
    /// A tile or hex was placed and paid for.
    Placed {
        seat: Seat,
        piece: Piece,
        space: Space,
        /// What it was paid with; nothing if a castle brought it.
        paid: Option<Payment>,
    },
    /// A bonus tile was taken.
    TookBonus { seat: Seat, bonus: Bonus },
    /// Marble, workers or a hex came in.
    Gained { seat: Seat, what: Gain, count: u8 },
    /// A bonus card was turned over.
    BonusCard { seat: Seat, card: &'static str },
    /// A marble was returned for another action.
    Marble { seat: Seat },
    /// Points on the green track. They come to the red one when a round is scored.
    Green {
        seat: Seat,
        points: u8,
        /// What for, as a text key.
        what: &'static str,
        /// The clause that gives them.
        rule: RuleId,
        /// The spaces they are for.
        places: Vec<Place>,
    },
    /// Points on the red track.
    Red { lines: Vec<ScoreLine> },
    /// A player can do nothing.
    PassedOver { seat: Seat },
    /// A round was scored.
    RoundScored {
        /// Which, from 1.
        round: u8,
        /// What each player got.
        lines: Vec<ScoreLine>,
    },
    /// The third round is over: each player has one more turn.
    LastTurns,
    /// Final scoring.
    FinalScored {
        /// What each player got.
        lines: Vec<ScoreLine>,
    },
    /// The game is over.
    Over {
        /// Who won; several if even the last tie-break left them equal.
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
    },
}

/// Why open tiles were cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// There were five of a colour.
    TooMany,
    /// Nothing fitted the realm of the player who wanted one.
    NothingFits(Seat),
}

/// What can be reshuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// The region cards.
    RegionCards,
    /// The bonus cards.
    BonusCards,
    /// The neutral tiles.
    NeutralTiles,
}

/// What comes from the supply of wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Marble.
    Marble,
    /// Workers.
    Workers,
    /// A hex.
    Hex,
}

impl Event {
    /// Cards were drawn: this many of each colour.
    pub(crate) fn drew(seat: Seat, drawn: &[u8; COLOURS]) -> Event {
        let of_colour = |colour: Colour| std::iter::repeat_n(RegionCard(colour), usize::from(drawn[colour as usize]));
        let cards = Colour::ALL.into_iter().flat_map(of_colour).collect();
        Event::Drew { seat, count: drawn.iter().sum(), cards: Some(cards) }
    }

    /// Without what only its player may know.
    // tuscany:draw.secret
    pub(crate) fn for_others(&self) -> Event {
        match self {
            Event::Drew { seat, count, .. } => Event::Drew { seat: *seat, count: *count, cards: None },
            other => other.clone(),
        }
    }
}

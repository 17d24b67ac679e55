//! Playing: what a viewer is shown, and what a player does.

use duchy_game::{Preview, Seat, Status};
use duchy_host::{Decision, Entry, EntryKind, Json, LogEntry, Refusal, UndoBlocked};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::{Proposal, TableInfo};

/// Answers a decision.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The number of the decision.
    pub decision: u32,
    /// The answer, in the game's notation.
    pub action: String,
    /// Which seat, if the guest has several; the one they are viewing from if omitted.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// Undoes a move, proposes to end the game, or resigns.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForSeat {
    /// For this seat.
    pub seat: Seat,
}

/// A stored entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Stored {
    /// Its number.
    pub seq: u32,
}

/// Asks why nothing can be done with these places.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskWhy<P = Value> {
    /// For this seat.
    pub seat: Seat,
    /// The places pressed, in order; at most 16.
    pub places: Vec<P>,
}

/// Why nothing can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Why<P = Value> {
    /// The clause that refuses it; `null` if it would be accepted, or if the places mean nothing.
    pub refusal: Option<Refusal<P>>,
}

/// Asks what some actions would give, before one of them is played.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskPreviews {
    /// For this seat.
    pub seat: Seat,
    /// The actions, in the game's notation; at most 64.
    pub actions: Vec<String>,
}

/// What some actions would give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Previews<P = Json> {
    /// One for each action, in the same order; `null` for an action that is not legal now.
    pub previews: Vec<Option<Preview<P>>>,
}

/// Everything a viewer is shown, sent on the stream.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct State<V = Json, P = Json, K = Json, E = Json> {
    /// The server's build; a page from another build reloads itself.
    pub build: &'static str,
    /// The last entry.
    pub seq: u32,
    /// The table.
    pub table: TableInfo,
    /// The seat whose view this is; `null` for spectators.
    pub viewer: Option<Seat>,
    /// Who it is waiting for, or how it ended; `null` before the game starts.
    pub status: Option<TableStatus>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The game's view of the board; `null` before the game starts.
    pub view: Option<V>,
    /// The open decision, if it's the viewer's turn or they may still change their choice.
    pub decision: Option<Decision<P, K>>,
    /// Whether the viewer can undo; `null` for spectators.
    pub undo: Option<UndoState>,
    /// The clocks by seat; empty if there are none.
    pub clocks: Vec<SeatClock>,
    /// What a player has proposed to the others.
    pub proposal: Option<Proposal>,
    /// The log entries since the last state.
    pub log: Vec<LogEntry<P, E>>,
}

/// Whether a player can undo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoState {
    /// Back to this entry.
    To(u32),
    /// Only if these players agree.
    Ask(Vec<Seat>),
    /// Not now.
    Blocked(UndoBlocked),
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatClock {
    /// Milliseconds left when it was last started or stopped.
    pub left_ms: i64,
    /// When it runs out, if it is running.
    pub ends_at: Option<String>,
}

/// Who a table is waiting for, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Waiting for decisions.
    Awaiting {
        /// Seats with an open decision.
        awaited: Vec<Seat>,
        /// Seats that have answered and may still change their answer.
        may_revise: Vec<Seat>,
    },
    /// It is over.
    Over {
        /// Places by seat, from 1; equal numbers are ties.
        places: Vec<u8>,
        /// In a solo game: whether the player won.
        won: Option<bool>,
        /// Whether the players agreed to end it. Such a game counts for no list.
        #[serde(default)]
        agreed: bool,
    },
}

impl TableStatus {
    /// The status after a game's last entry.
    pub(crate) fn of(status: Status, last: Option<&Entry>) -> Self {
        match status {
            Status::Awaiting { awaited, may_revise } => {
                TableStatus::Awaiting { awaited: awaited.iter().collect(), may_revise: may_revise.iter().collect() }
            }
            Status::Over { places, won } => TableStatus::Over {
                places: places.as_slice().to_vec(),
                won,
                agreed: last.is_some_and(|entry| matches!(entry.kind, EntryKind::End { .. })),
            },
        }
    }
}

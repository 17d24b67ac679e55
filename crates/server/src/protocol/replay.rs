//! Games to step through: replays, lessons, analyses, branches.

use duchy_game::Seat;
use duchy_host::{
    Decision, Json, LessonStep, LogEntry,
    analysis::{Depth, Report},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::{NewSeat, TableInfo, TableStatus};

/// A game to step through.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Replay<P = Json, E = Json> {
    /// The server's build; a page from another build reloads itself.
    pub build: &'static str,
    /// The table.
    pub table: TableInfo,
    /// The last entry.
    pub seq: u32,
    /// Seats whose point of view this visitor may take.
    pub seats: Vec<Seat>,
    /// Whether this visitor may see everything.
    pub open: bool,
    /// The point of view of the log; `null` if all is open.
    pub viewer: Option<Seat>,
    /// The whole log.
    pub log: Vec<LogEntry<P, E>>,
}

/// A game after one of its entries.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReplayMoment<V = Json, P = Json, K = Json> {
    /// The entry; 0 is the setup.
    pub seq: u32,
    /// The point of view; `null` if all is open.
    pub viewer: Option<Seat>,
    /// Who it was waiting for, or how it ended.
    pub status: TableStatus,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The game's view of the board.
    pub view: V,
    /// The decision that was open for the viewer (if all is open, for the first seat it was waiting for), on request.
    pub decision: Option<Decision<P, K>>,
}

/// The analysis of a game, or how far it is.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Analysis<P = Value, K = Value> {
    /// The report; `null` until it is there.
    pub report: Option<Report<P, K>>,
    /// How far it is; `null` if it has not been asked for.
    pub progress: Option<AnalysisProgress>,
    /// Whether this game could not be analysed.
    pub failed: bool,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AnalysisProgress {
    /// Analyses before it in the queue.
    pub ahead: u32,
    /// Steps done.
    pub done: u32,
    /// Steps in all; 0 while it waits.
    pub of: u32,
}

/// Begins an analysis.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BeginAnalysis {
    /// How thorough.
    pub depth: Depth,
}

/// A lesson: a game to step through, and its steps.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LessonInfo<P = Json, E = Json> {
    /// The game it plays, from the learner's seat.
    pub replay: Replay<P, E>,
    /// Its steps.
    pub steps: Vec<LessonStep<P>>,
}

/// Starts a new game from a moment of another.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The entry after which it begins; 0 is the setup.
    pub at: u32,
    /// The seat whose knowledge it begins with; all open if `null`.
    pub viewer: Option<Seat>,
    /// Who sits where: the creator and computer opponents.
    pub seats: Vec<NewSeat>,
}

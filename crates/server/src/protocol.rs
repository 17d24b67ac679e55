//! Request and response types of the HTTP API, explained in `docs/protocol.md`. The client's types are generated from
//! them (`make types`).

use duchy_game::{RuleId, Seat, Status};
use duchy_host::{Decision, LogEntry, Refusal, UndoBlocked};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The current user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Me {
    /// The guest; `null` if this browser has not chosen a name yet.
    pub user: Option<User>,
}

/// A person known by a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// Creates or renames a guest.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// 1 to 40 characters.
    pub name: String,
}

/// Creates a table.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Options by name; omitted ones take their defaults.
    #[serde(default)]
    #[ts(optional, type = "Record<string, boolean | string | number>")]
    pub options: Option<serde_json::Map<String, Value>>,
    /// Hash of one of the data files the game offers; the built-in one if omitted.
    #[serde(default)]
    #[ts(optional)]
    pub catalogue: Option<String>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who it is for.
    pub kind: NewSeatKind,
    /// Their name.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of a computer opponent.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Who a seat is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NewSeatKind {
    /// The creator; several such seats make a hot-seat table.
    Me,
    /// Anyone who joins.
    Open,
    /// A computer opponent.
    Bot,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Created {
    /// Its id, which doubles as the invitation.
    pub id: String,
}

/// A guest's own tables and the open ones.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableList {
    /// This guest's games: unfinished ones, then finished ones, each latest first.
    pub mine: Vec<TableSummary>,
    /// Cursor of the next page, for `?mine=`; `null` on the last page.
    pub more_mine: Option<String>,
    /// Tables with an open seat, latest first.
    pub open: Vec<TableSummary>,
    /// Cursor of the next page, for `?open=`; `null` on the last page.
    pub more_open: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableSummary {
    /// The table.
    pub table: TableInfo,
    /// Who it is waiting for; `null` before the game starts.
    pub status: Option<TableStatus>,
    /// Points by seat.
    pub scores: Vec<i32>,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its phase.
    pub phase: Phase,
    /// Options by name.
    #[ts(type = "Record<string, boolean | string | number>")]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Hash of its components, once it has started.
    pub catalogue: Option<String>,
    /// Public id of its deal, if it shares its draws with other tables.
    pub deal: Option<String>,
    /// When it was created.
    pub created_at: String,
    /// When something last happened.
    pub updated_at: String,
    /// When it expires if nothing happens until then.
    pub expires_at: Option<String>,
    /// Whether it is paused because every person has resigned.
    pub paused: bool,
    /// Whether this guest created it and may cancel it while it is waiting for players.
    pub created: bool,
}

/// The daily deal of a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Daily {
    /// The UTC day: `2026-01-31`.
    pub day: String,
    /// Whether it is today.
    pub today: bool,
    /// When it ends, at midnight.
    pub ends: String,
    /// Which game.
    pub game: &'static str,
    /// The public id of the deal.
    pub deal: String,
    /// SHA-256 of its key.
    pub commitment: String,
    /// Its key, once the day is over: `duchy verify --key` checks records with it.
    pub key: Option<String>,
    /// The guest's own table that counts, if any.
    pub mine: Option<DailyAttempt>,
    /// The best scores, wins first.
    pub best: Vec<DailyScore>,
    /// Recent days with finished games, latest first.
    pub days: Vec<DailyDay>,
}

/// A guest's table that counts for a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyAttempt {
    /// Its id.
    pub table: String,
    /// Whether the game is over.
    pub over: bool,
    /// Points, if it was finished within the day.
    pub score: Option<i32>,
    /// Whether it was won.
    pub won: Option<bool>,
    /// Its place in the ranking.
    pub place: Option<u32>,
}

/// A line in a day's ranking.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyScore {
    /// The place; ties share one.
    pub place: u32,
    /// Who.
    pub name: String,
    /// Points.
    pub score: i32,
    /// Whether the game was won.
    pub won: bool,
    /// Whether it is the guest's own.
    pub mine: bool,
    /// The table: always the guest's own, everyone's once the day is over.
    pub table: Option<String>,
}

/// A day with finished games.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyDay {
    /// `2026-01-31`.
    pub day: String,
    /// How many players finished.
    pub finished: u32,
}

/// Opens today's deal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BeginDaily {
    /// The player's name; required if the guest has none yet.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A table of the daily deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DailyBegun {
    /// Its id.
    pub id: String,
    /// Whether its score counts; otherwise it is practice.
    pub counts: bool,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are open.
    Lobby,
    /// The game is in progress.
    Playing,
    /// It is over.
    Over,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// Who may sit here.
    pub kind: SeatKind,
    /// The player's name; `null` while it is open.
    pub name: Option<String>,
    /// The level of a computer opponent.
    pub level: Option<String>,
    /// Whether it is this guest's seat.
    pub mine: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// Nobody yet.
    Open,
    /// A computer opponent.
    Bot,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The player's name at this table; the guest's name if omitted.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Which seat; the first open one if omitted.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// The seat taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Joined {
    /// Its number.
    pub seat: Seat,
}

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

/// Undoes a move, or resigns.
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

/// Whether a table could be created.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Checked {
    /// Why not; `null` if it could.
    pub refusal: Option<ErrorInfo>,
}

/// Everything a viewer is shown, sent on the stream.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct State<V = Value, P = Value, K = Value, E = Value> {
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
    /// The log entries since the last state.
    pub log: Vec<LogEntry<P, E>>,
}

/// Whether a player can undo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoState {
    /// Back to this entry.
    To(u32),
    /// Not now.
    Blocked(UndoBlocked),
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
    },
}

impl From<Status> for TableStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Awaiting { awaited, may_revise } => {
                TableStatus::Awaiting { awaited: awaited.iter().collect(), may_revise: may_revise.iter().collect() }
            }
            Status::Over { places, won } => TableStatus::Over { places: places.as_slice().to_vec(), won },
        }
    }
}

/// The body of every error response.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorInfo,
}

/// What went wrong, and what to do.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ErrorInfo {
    /// Stable error code.
    pub code: ErrorCode,
    /// A sentence that says what to do.
    pub message: String,
    /// `illegal`: the clause that refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<RuleId>,
    /// `illegal`: the places that show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub places: Option<Vec<Value>>,
    /// `bad_options`: the keys of the options that clash.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub options: Option<Vec<&'static str>>,
    /// `bad_options`, `bad_seats`: the game's own text for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<&'static str>,
    /// `undo_blocked`: by what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub blocked: Option<UndoBlocked>,
    /// `stale`: the current state.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<Box<State>>,
}

/// Stable error codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request body or a parameter is invalid.
    Malformed,
    /// The guest has to choose a name first.
    NoSession,
    /// The seat belongs to another player.
    NotYourSeat,
    /// The request came from another site.
    CrossSite,
    /// Nothing found at this address.
    NotFound,
    /// There is no such game.
    NoSuchGame,
    /// There is no such table.
    NoSuchTable,
    /// The decision is no longer open.
    Stale,
    /// The seat is taken.
    SeatTaken,
    /// Some seats are still open.
    NotStarted,
    /// The game is over.
    Over,
    /// The move can't be undone.
    UndoBlocked,
    /// The game's undo limit is reached.
    UndoLimit,
    /// The guest, or their network, has too many unfinished tables.
    TooManyTables,
    /// The request body is too large.
    TooLarge,
    /// The rules don't allow it.
    Illegal,
    /// The options can't be combined.
    BadOptions,
    /// The number of players is not allowed.
    BadSeats,
    /// There is no such computer opponent.
    NoSuchBot,
    /// The name is not allowed.
    BadName,
    /// Too many requests.
    SlowDown,
    /// The database is unavailable right now.
    Storage,
    /// A bug in the server.
    Internal,
}

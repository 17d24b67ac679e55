//! What client and server say to each other. `docs/protocol.md` tells what it means; the client's types are generated
//! from these (`make types`).

use duchy_game::{RuleId, Seat, Status};
use duchy_host::{Decision, LogEntry, Refusal, UndoBlocked};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Me {
    /// The guest; nobody yet if this browser has not given a name.
    pub user: Option<User>,
}

/// A person known by a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// What they are called.
    pub name: String,
}

/// Makes a guest or renames one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// 1 to 40 characters.
    pub name: String,
}

/// Sets a table up.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Options by name; what is left out has its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, boolean | string | number>")]
    pub options: Option<serde_json::Map<String, Value>>,
    /// Hash of the components, among those the game offers; the built-in ones if it is left out.
    #[serde(default)]
    #[ts(optional)]
    pub catalogue: Option<String>,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
}

/// A seat of a table that is being set up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// For whom.
    pub kind: NewSeatKind,
    /// What they are called.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of a computer opponent.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// For whom a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NewSeatKind {
    /// Whoever sets the table up; several such seats make a hot-seat table.
    Me,
    /// Whoever comes.
    Open,
    /// A computer opponent.
    Bot,
}

/// A table was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Created {
    /// Its id, which is also the invitation.
    pub id: String,
}

/// The tables a guest may want to go to.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableList {
    /// Where this guest sits: unfinished games, then finished ones, the latest first.
    pub mine: Vec<TableSummary>,
    /// To ask for more of them: `?mine=`; nothing if these are all.
    pub more_mine: Option<String>,
    /// Where a seat is open, the latest first.
    pub open: Vec<TableSummary>,
    /// To ask for more of them: `?open=`; nothing if these are all.
    pub more_open: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableSummary {
    /// The table.
    pub table: TableInfo,
    /// Whom it waits for; nothing before it has started.
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
    /// How far it is.
    pub phase: Phase,
    /// Options by name.
    #[ts(type = "Record<string, boolean | string | number>")]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Hash of its components, once it has started.
    pub catalogue: Option<String>,
    /// The deal it is played on, by its public id, if it shares its chance with others.
    pub deal: Option<String>,
    /// When it was set up.
    pub created_at: String,
    /// When something last happened.
    pub updated_at: String,
    /// When it is removed if nothing happens until then.
    pub expires_at: Option<String>,
    /// Nobody is left to play for: every person has resigned.
    pub paused: bool,
    /// Whether the asking guest opened it, and may cancel it while it waits for players.
    pub created: bool,
}

/// The daily deal of a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Daily {
    /// The day, by UTC: `2026-01-31`.
    pub day: String,
    /// Whether it is the day of now.
    pub today: bool,
    /// The midnight it is over at.
    pub ends: String,
    /// Which game is dealt.
    pub game: &'static str,
    /// The public id of the deal.
    pub deal: String,
    /// SHA-256 of its key.
    pub commitment: String,
    /// Its key, once the day is over: `duchy verify --key` checks the records with it.
    pub key: Option<String>,
    /// The guest's own table that counts.
    pub mine: Option<DailyAttempt>,
    /// The best scores, victories first.
    pub best: Vec<DailyScore>,
    /// The latest days on which somebody finished, the latest first.
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
    /// Its place among all.
    pub place: Option<u32>,
}

/// A line of a day's best scores.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyScore {
    /// The place; equal ones share it.
    pub place: u32,
    /// Who.
    pub name: String,
    /// Points.
    pub score: i32,
    /// Whether the game was won.
    pub won: bool,
    /// Whether it is the guest's own.
    pub mine: bool,
    /// The table: one's own, and everybody's once the day is over.
    pub table: Option<String>,
}

/// A day on which somebody finished the deal.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyDay {
    /// `2026-01-31`.
    pub day: String,
    /// How many finished.
    pub finished: u32,
}

/// Opens today's deal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BeginDaily {
    /// What to be called; needed by whoever has no name yet.
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

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are open.
    Gathering,
    /// The game is on.
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
    /// What they are called; nothing while it is open.
    pub name: Option<String>,
    /// The level of a computer opponent.
    pub level: Option<String>,
    /// Whether it is the asking guest's.
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

/// Sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What to be called; the guest's name if left out.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Where; the first open seat if left out.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// Sat down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Joined {
    /// On this seat.
    pub seat: Seat,
}

/// Answers a decision.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The number that came with the question.
    pub decision: u32,
    /// The answer, in the game's notation.
    pub action: String,
    /// For which seat, if the guest has several; the one the guest looks from otherwise.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// Takes back, or gives up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForSeat {
    /// For this seat.
    pub seat: Seat,
}

/// It is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Stored {
    /// As this entry.
    pub seq: u32,
}

/// Asks why what a player means by pressing these places would be refused.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskWhy<P = Value> {
    /// For this seat.
    pub seat: Seat,
    /// The places pressed, in order; at most 16.
    pub places: Vec<P>,
}

/// Why an action would be refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Why<P = Value> {
    /// The clause; nothing if it would be accepted, or if the places mean nothing.
    pub refusal: Option<Refusal<P>>,
}

/// Whether a table could be set up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Checked {
    /// Why not; nothing if it could.
    pub refusal: Option<ErrorInfo>,
}

/// Everything a viewer is shown: the one kind of message of the stream.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct State<V = Value, P = Value, K = Value, E = Value> {
    /// The server's build: a page of another build reloads itself.
    pub build: &'static str,
    /// The last entry.
    pub seq: u32,
    /// The table.
    pub table: TableInfo,
    /// Whose knowledge this is; a spectator's if nobody's.
    pub viewer: Option<Seat>,
    /// Whom it waits for, or how it ended; nothing before it has started.
    pub status: Option<TableStatus>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The board as the game's drawing knows it; nothing before the game has started.
    pub view: Option<V>,
    /// The question, if the viewer is to act or may revise.
    pub decision: Option<Decision<P, K>>,
    /// Whether the viewer can take something back; nothing for spectators.
    pub undo: Option<UndoState>,
    /// What happened since.
    pub log: Vec<LogEntry<P, E>>,
}

/// Whether something can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoState {
    /// Back to this entry.
    To(u32),
    /// Not now.
    Blocked(UndoBlocked),
}

/// Whom a table waits for, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Somebody has to decide.
    Awaiting {
        /// They have a decision open.
        awaited: Vec<Seat>,
        /// They have answered and may change their answer.
        may_revise: Vec<Seat>,
    },
    /// It is over.
    Over {
        /// Places by seat, from 1; equal numbers are ties.
        places: Vec<u8>,
        /// For a game against the rules alone: whether the player won.
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

/// The body of every answer that is an error.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorInfo,
}

/// What went wrong, and what to do.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ErrorInfo {
    /// Stable name.
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

/// Stable names of errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The body is not the JSON this address takes.
    Malformed,
    /// A name is needed first.
    NoSession,
    /// The seat is somebody else's.
    NotYourSeat,
    /// The request came from another site's page.
    CrossSite,
    /// There is nothing at this address.
    NotFound,
    /// There is no such game.
    NoSuchGame,
    /// There is no such table.
    NoSuchTable,
    /// The decision is no longer open.
    Stale,
    /// Somebody sits there.
    SeatTaken,
    /// Seats are still open.
    NotStarted,
    /// The game is over.
    Over,
    /// It can't be taken back.
    UndoBlocked,
    /// Too much has been taken back in this game.
    UndoLimit,
    /// The guest, or their network, has too many unfinished tables.
    TooManyTables,
    /// The body is too large.
    TooLarge,
    /// The rules refuse it.
    Illegal,
    /// The options can't be played.
    BadOptions,
    /// So many can't play.
    BadSeats,
    /// There is no such computer opponent.
    NoSuchBot,
    /// The name can't be used.
    BadName,
    /// Too many requests.
    SlowDown,
    /// The database can't be written just now.
    Storage,
    /// A mistake of the server's.
    Internal,
}

//! Tables: creating them, lists of them, and who sits there.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::{ErrorInfo, TableStatus, Terms};

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
    /// Clocks and undo.
    #[serde(default)]
    #[ts(as = "Option<Terms>", optional)]
    pub terms: Terms,
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

/// The most points a player scored before in games like this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PersonalBest {
    /// The most points; `null` if there was no such game.
    pub best: Option<i32>,
    /// How many such games there were.
    pub games: u32,
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
    /// Running games of other people to watch, latest first; only on the first page.
    pub watch: Vec<TableSummary>,
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

impl TableSummary {
    /// Whether it is the turn of the person it was made for, or they are asked to confirm it.
    pub(crate) fn waits_for_viewer(&self) -> bool {
        let waited_for: &[Seat] = match (&self.table.phase, &self.status) {
            (Phase::Lobby, _) => &self.table.unconfirmed,
            (Phase::Playing, Some(TableStatus::Awaiting { awaited, .. })) => awaited,
            _ => return false,
        };
        self.table.seats.iter().any(|seat| seat.mine && waited_for.contains(&seat.seat))
    }
}

/// The games in which it is this person's turn, and those they are asked to confirm.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Waiting {
    /// The one that waits longest first.
    pub tables: Vec<TableSummary>,
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
    /// What the players have agreed on besides the options.
    pub terms: Terms,
    /// Whether this guest may see the game.
    pub watchable: bool,
    /// The seats of the people who have to confirm the options before the game starts.
    pub unconfirmed: Vec<Seat>,
    /// Whether this guest is one of them and has not agreed to play here yet: it is a rematch.
    pub invited: bool,
    /// Hash of its components, once it has started.
    pub catalogue: Option<String>,
    /// Public id of its deal, if it shares its draws with other tables.
    pub deal: Option<String>,
    /// The game it branches off from. Branches count for no list.
    pub origin: Option<OriginInfo>,
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

/// The game a branch was taken from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OriginInfo {
    /// Its table; `null` if it came from a file.
    pub table: Option<String>,
    /// The entry of that game after which the branch begins.
    pub at: u32,
    /// How many entries of the branch come from that game.
    pub entries: u32,
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
    /// Set if a computer plays until its player returns: whether that player is this guest.
    pub away: Option<bool>,
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

/// The people whom the creator of a waiting table has removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RemovedPeople {
    /// Their names at the table.
    pub names: Vec<String>,
}

/// Lets a removed person take a seat again.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Readmit {
    /// Their name at the table.
    pub name: String,
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

/// Whether a table could be created.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Checked {
    /// Why not; `null` if it could.
    pub refusal: Option<ErrorInfo>,
}

/// Changes a table that is waiting for players.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeTable {
    /// Options by name; omitted ones take their defaults.
    #[ts(type = "Record<string, boolean | string | number>")]
    pub options: serde_json::Map<String, Value>,
    /// Clocks, undo, spectators.
    pub terms: Terms,
}

/// Fills the open seats with computer opponents.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FillSeats {
    /// Their level.
    pub level: String,
}

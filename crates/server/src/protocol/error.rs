//! Error responses.

use duchy_game::RuleId;
use duchy_host::UndoBlocked;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::protocol::State;

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
    /// The record can't be read or replayed.
    BadRecord,
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
    /// The clocks make no sense.
    BadTerms,
    /// Only players may see the game until it is over.
    PlayersOnly,
    /// The table allows no hints.
    NoHints,
    /// There is no such proposal any more.
    NoProposal,
    /// The name or the password is wrong.
    WrongPassword,
    /// The password is too short or too long.
    BadPassword,
    /// The name to sign in with is taken.
    LoginTaken,
    /// The creator of the table has removed the guest.
    Removed,
    /// Accounts can't be created here, or the guest has none.
    NoAccounts,
    /// Accounts are by invitation.
    NeedsInvitation,
    /// Guests can't play here.
    NoGuests,
    /// Only administrators can do this.
    NotAdministrator,
    /// The game is for other people.
    NotInvited,
    /// Nobody can write at this table.
    ChatOff,
    /// The text is not allowed.
    BadText,
    /// The webhook's address is not allowed.
    BadWebhook,
    /// A guest can't sign out.
    GuestStays,
    /// The link has been used, or has expired.
    NoSuchLink,
    /// Too many requests.
    SlowDown,
    /// The database is unavailable right now.
    Storage,
    /// A bug in the server.
    Internal,
}

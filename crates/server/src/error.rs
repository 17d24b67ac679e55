//! Request errors: one type, one status per variant, one body format.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use duchy_game::{Description, Language};
use duchy_host::{Kind, OpenError, PlayError, Refusal, UndoBlocked};

use crate::protocol::{ErrorBody, ErrorCode, ErrorInfo, State};

/// A failed request. The message is sent to the client; the cause is logged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("{0}")]
    Malformed(String),
    #[error("choose a name first: POST api/me")]
    NoSession,
    #[error("this is not your seat; take an open seat, or watch")]
    NotYourSeat,
    #[error("only its creator can cancel a game, and only until it starts; resign instead")]
    NotYourTable,
    #[error("this request came from another site; open Duchy and try again there")]
    CrossSite,
    #[error("nothing found at this address; go to the start page")]
    NotFound,
    #[error("this method is not allowed here; see docs/protocol.md")]
    WrongMethod,
    #[error("{0}")]
    NoSuchGame(String),
    #[error("table not found; check the link, or create a new game")]
    NoSuchTable,
    #[error("there is no such entry; the game has {0}")]
    NoSuchEntry(u32),
    #[error("this record is no longer in memory; open the file again")]
    NoSuchRecord,
    #[error(
        "this game is still being played; until it is over, only its players can step through it, from their seats"
    )]
    StillPlaying,
    #[error("{0}")]
    BadRecord(String),
    #[error("this server does not analyse games; use `duchy analyse` on the record")]
    NoAnalysis,
    #[error("this table allows no hints; choose them when you create a game")]
    NoHints,
    #[error("you are waiting for other analyses; try again when one of them is done")]
    ManyAnalyses,
    #[error("the file is larger than {0} MB; records are smaller")]
    LargeRecord(usize),
    #[error("{0}")]
    Stale(&'static str, Box<State>),
    #[error("{0}")]
    SeatTaken(&'static str),
    #[error("the game has not started yet: some seats are still open")]
    NotStarted,
    #[error("{0}")]
    Over(String),
    #[error("can't undo: {0}")]
    UndoBlocked(UndoBlocked),
    #[error("you have used all undos of this game; play on without undo")]
    UndoLimit,
    #[error("{0}")]
    TooManyTables(String),
    #[error("the request is larger than 64 KB; send less")]
    TooLarge,
    #[error("{1}")]
    Illegal(Refusal, String),
    #[error("{1}")]
    BadOptions(Option<Box<Description<&'static str>>>, String),
    #[error("{1}")]
    BadSeats(Option<&'static str>, String),
    #[error("{0}")]
    NoSuchBot(String),
    #[error("{0}")]
    BadName(String),
    #[error("{0}")]
    BadTerms(String),
    #[error("the players of this game want no spectators; come back when it is over")]
    PlayersOnly,
    #[error("the name or the password is wrong; try again, or ask the host for a new password")]
    WrongPassword,
    #[error("passwords have 8 to 200 characters; choose another")]
    BadPassword,
    #[error("{0}")]
    LoginTaken(&'static str),
    #[error("there are no accounts here; play as a guest")]
    NoAccounts,
    #[error("accounts are by invitation here; ask the host for one")]
    NeedsInvitation,
    #[error("this invitation has been used or has expired; ask the host for another")]
    NoSuchInvitation,
    #[error("guests can't play here; sign in, or ask the host for an account")]
    NoGuests,
    #[error("only administrators can do this")]
    NotAdministrator,
    #[error("this game is for other people; ask the person who created it to name you")]
    NotInvited,
    #[error("the person who created this game has removed you; ask them to let you in again")]
    Removed,
    #[error("nobody can write at this table")]
    ChatOff,
    #[error("{0}")]
    BadText(String),
    #[error("{0}")]
    BadWebhook(String),
    #[error("a guest who signs out can't come back; create an account first")]
    GuestStays,
    #[error("this link has been used or has expired; make a new one on the other device")]
    NoSuchLink,
    #[error("this proposal is no longer open: it was answered or withdrawn, or the game has moved on")]
    NoProposal,
    #[error("too many requests; try again in {0} s")]
    SlowDown(u64),
    #[error("too many tables are open from your network; close some of their tabs, then reload this one")]
    TooManyStreams,
    #[error("the database is unavailable right now; nothing was lost, try again in a moment")]
    Storage(#[source] duchy_store::Error),
    #[error("internal server error; it has been logged, try again")]
    Internal(&'static str, #[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// A bug in the server.
    pub(crate) fn internal(what: &'static str, cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Error::Internal(what, cause.into())
    }

    /// Whether the request was well-formed but can't be fulfilled.
    pub(crate) fn is_refusal(&self) -> bool {
        self.kind().0 == StatusCode::UNPROCESSABLE_ENTITY
    }

    /// Why a table refused a request.
    pub(crate) fn of_play(error: PlayError, kind: &dyn Kind) -> Self {
        match error {
            PlayError::Illegal(refusal) => {
                let clause = refusal.sentence(kind.rulebook(), Language::En);
                Error::Illegal(refusal, clause)
            }
            PlayError::Malformed { .. } | PlayError::MalformedPlaces(_) => Error::Malformed(error.to_string()),
            PlayError::NoSuchSeat(_) => Error::NotYourSeat,
            PlayError::NotAgreed => Error::NoProposal,
            PlayError::Over | PlayError::Resigned | PlayError::TooLong => Error::Over(error.to_string()),
            PlayError::Undo(blocked) => Error::UndoBlocked(blocked),
            PlayError::NoSuchBot(_) => Error::NoSuchBot(error.to_string()),
            PlayError::NoSuchEntry(last) => Error::NoSuchEntry(last),
            PlayError::OtherPlayers(_) => Error::BadSeats(None, error.to_string()),
            PlayError::NoBranch | PlayError::NotAwaited | PlayError::OtherChance => {
                Error::internal("the server sent an invalid request to a table", error)
            }
        }
    }

    /// Why an undo is not possible.
    pub(crate) fn of_undo(blocked: UndoBlocked) -> Self {
        match blocked {
            UndoBlocked::Over => Error::Over(PlayError::Over.to_string()),
            blocked => Error::UndoBlocked(blocked),
        }
    }

    /// Why a game could not be opened.
    pub(crate) fn of_open(error: OpenError) -> Self {
        let sentence = error.to_string();
        match error {
            OpenError::NoSuchGame(..) => Error::NoSuchGame(sentence),
            OpenError::BadOptions(bad) if bad.text.key == "bad-seats" => Error::BadSeats(Some(bad.text.key), sentence),
            OpenError::BadOptions(bad) => Error::BadOptions(Some(Box::new(bad.text)), sentence),
            OpenError::MalformedOptions(_) => Error::BadOptions(None, sentence),
            OpenError::SameName(_) => Error::BadName(sentence),
            OpenError::NoSuchBot(_) => Error::NoSuchBot(sentence),
            OpenError::BadCatalogue(_)
            | OpenError::UnknownCatalogue { .. }
            | OpenError::BadSetup(_)
            | OpenError::UnknownRules { .. } => Error::internal("could not create a game", error),
        }
    }

    fn kind(&self) -> (StatusCode, ErrorCode) {
        use ErrorCode as Code;
        match self {
            Error::Malformed(_) => (StatusCode::BAD_REQUEST, Code::Malformed),
            Error::NoSession => (StatusCode::UNAUTHORIZED, Code::NoSession),
            Error::NotYourSeat => (StatusCode::FORBIDDEN, Code::NotYourSeat),
            Error::NotYourTable => (StatusCode::FORBIDDEN, Code::NotYourSeat),
            Error::CrossSite => (StatusCode::FORBIDDEN, Code::CrossSite),
            Error::NotFound => (StatusCode::NOT_FOUND, Code::NotFound),
            Error::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, Code::NotFound),
            Error::NoSuchGame(_) => (StatusCode::NOT_FOUND, Code::NoSuchGame),
            Error::NoSuchTable => (StatusCode::NOT_FOUND, Code::NoSuchTable),
            Error::NoSuchEntry(_) | Error::NoSuchRecord => (StatusCode::NOT_FOUND, Code::NotFound),
            Error::StillPlaying => (StatusCode::FORBIDDEN, Code::NotYourSeat),
            Error::NoHints => (StatusCode::FORBIDDEN, Code::NoHints),
            Error::NoAnalysis => (StatusCode::NOT_FOUND, Code::NotFound),
            Error::ManyAnalyses => (StatusCode::TOO_MANY_REQUESTS, Code::SlowDown),
            Error::BadRecord(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadRecord),
            Error::LargeRecord(_) => (StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge),
            Error::Stale(..) => (StatusCode::CONFLICT, Code::Stale),
            Error::SeatTaken(_) => (StatusCode::CONFLICT, Code::SeatTaken),
            Error::NotStarted => (StatusCode::CONFLICT, Code::NotStarted),
            Error::Over(_) => (StatusCode::CONFLICT, Code::Over),
            Error::UndoBlocked(_) => (StatusCode::CONFLICT, Code::UndoBlocked),
            Error::UndoLimit => (StatusCode::CONFLICT, Code::UndoLimit),
            Error::TooManyTables(_) => (StatusCode::CONFLICT, Code::TooManyTables),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge),
            Error::Illegal(..) => (StatusCode::UNPROCESSABLE_ENTITY, Code::Illegal),
            Error::BadOptions(..) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadOptions),
            Error::BadSeats(..) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadSeats),
            Error::NoSuchBot(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::NoSuchBot),
            Error::BadName(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadName),
            Error::BadTerms(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadTerms),
            Error::PlayersOnly => (StatusCode::FORBIDDEN, Code::PlayersOnly),
            Error::WrongPassword => (StatusCode::FORBIDDEN, Code::WrongPassword),
            Error::BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadPassword),
            Error::LoginTaken(_) => (StatusCode::CONFLICT, Code::LoginTaken),
            Error::NoAccounts => (StatusCode::FORBIDDEN, Code::NoAccounts),
            Error::NeedsInvitation => (StatusCode::FORBIDDEN, Code::NeedsInvitation),
            Error::NoSuchInvitation => (StatusCode::NOT_FOUND, Code::NoSuchLink),
            Error::NoGuests => (StatusCode::FORBIDDEN, Code::NoGuests),
            Error::NotAdministrator => (StatusCode::FORBIDDEN, Code::NotAdministrator),
            Error::NotInvited => (StatusCode::FORBIDDEN, Code::NotInvited),
            Error::Removed => (StatusCode::FORBIDDEN, Code::Removed),
            Error::ChatOff => (StatusCode::FORBIDDEN, Code::ChatOff),
            Error::BadText(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadText),
            Error::BadWebhook(_) => (StatusCode::UNPROCESSABLE_ENTITY, Code::BadWebhook),
            Error::GuestStays => (StatusCode::CONFLICT, Code::GuestStays),
            Error::NoSuchLink => (StatusCode::NOT_FOUND, Code::NoSuchLink),
            Error::NoProposal => (StatusCode::CONFLICT, Code::NoProposal),
            Error::SlowDown(_) => (StatusCode::TOO_MANY_REQUESTS, Code::SlowDown),
            Error::TooManyStreams => (StatusCode::TOO_MANY_REQUESTS, Code::SlowDown),
            Error::Storage(_) => (StatusCode::SERVICE_UNAVAILABLE, Code::Storage),
            Error::Internal(..) => (StatusCode::INTERNAL_SERVER_ERROR, Code::Internal),
        }
    }
}

impl From<duchy_store::Error> for Error {
    fn from(error: duchy_store::Error) -> Self {
        match error {
            duchy_store::Error::NotFound("table") => Error::NoSuchTable,
            other => Error::Storage(other),
        }
    }
}

impl From<Error> for ErrorInfo {
    fn from(error: Error) -> Self {
        let (_, code) = error.kind();
        let message = error.to_string();
        let mut info =
            ErrorInfo { code, message, rule: None, places: None, options: None, key: None, blocked: None, state: None };
        match error {
            Error::Stale(_, state) => info.state = Some(state),
            Error::UndoBlocked(blocked) => info.blocked = Some(blocked),
            Error::Illegal(refusal, _) => (info.rule, info.places) = (Some(refusal.rule), Some(refusal.places)),
            Error::BadOptions(Some(text), _) => (info.key, info.options) = (Some(text.key), Some(text.places)),
            Error::BadSeats(key, _) => info.key = key,
            _ => {}
        }
        info
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            Error::Storage(cause) => tracing::error!(%cause, "storage"),
            Error::Internal(what, cause) => tracing::error!(%cause, "{what}"),
            _ => {}
        }
        let (status, _) = self.kind();
        let wait = match &self {
            Error::SlowDown(seconds) => Some(*seconds),
            Error::Storage(_) => Some(1),
            Error::TooManyStreams | Error::ManyAnalyses => Some(30),
            _ => None,
        };
        let mut response = (status, Json(ErrorBody { error: self.into() })).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

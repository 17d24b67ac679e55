//! Everything that can go wrong with a request, and how it is told: one type, one status each, one form of body.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use duchy_game::{Description, Language};
use duchy_host::{Kind, OpenError, PlayError, Refusal, UndoBlocked};

use crate::protocol::{ErrorBody, ErrorCode, ErrorInfo, State};

/// What went wrong. What it says is sent to the client; what caused it is logged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("{0}")]
    Malformed(String),
    #[error("tell us your name first: POST api/me")]
    NoSession,
    #[error("this seat is not yours; sit down on an open one, or watch")]
    NotYourSeat,
    #[error("only its creator can cancel a game, and only until it starts; resign instead")]
    NotYourTable,
    #[error("this came from a page of another site; open Duchy itself and try there")]
    CrossSite,
    #[error("there is nothing at this address; begin at the start page")]
    NotFound,
    #[error("this address does not take that method; docs/protocol.md lists what it takes")]
    WrongMethod,
    #[error("{0}")]
    NoSuchGame(String),
    #[error("there is no such table; check the link, or set up a new one")]
    NoSuchTable,
    #[error("{0}")]
    Stale(&'static str, Box<State>),
    #[error("{0}")]
    SeatTaken(&'static str),
    #[error("the game has not started: seats are still open")]
    NotStarted,
    #[error("{0}")]
    Over(String),
    #[error("this can't be taken back: {0}")]
    UndoBlocked(UndoBlocked),
    #[error("undo has been used too often in this game; play on without it")]
    UndoLimit,
    #[error("{0}")]
    TooManyTables(String),
    #[error("this is more than 64 KB; send less")]
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
    #[error("too many requests; wait {0} s and go on")]
    SlowDown(u64),
    #[error("too many tables are open from your network; close some of their tabs, then reload this one")]
    TooManyStreams,
    #[error("the database can't be used just now; nothing was lost, try again in a moment")]
    Storage(#[source] duchy_store::Error),
    #[error("something went wrong on the server; it has been noted, try again")]
    Internal(&'static str, #[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// A mistake of ours.
    pub(crate) fn internal(what: &'static str, cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Error::Internal(what, cause.into())
    }

    /// The request was understood, and what it asks for can't be.
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
            PlayError::Over | PlayError::Resigned | PlayError::TooLong => Error::Over(error.to_string()),
            PlayError::Undo(blocked) => Error::UndoBlocked(blocked),
            PlayError::NoSuchBot(_) => Error::NoSuchBot(error.to_string()),
            PlayError::NotAwaited | PlayError::OtherChance => Error::internal("a table was asked wrongly", error),
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
            | OpenError::UnknownRules { .. } => Error::internal("a new game could not be opened", error),
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
            _ => None,
        };
        let mut response = (status, Json(ErrorBody { error: self.into() })).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

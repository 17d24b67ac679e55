//! What can go wrong between the outside and a game.

use duchy_game::{Language, RuleId, Rulebook};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// An action refused by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Refusal<P = Value> {
    /// The clause it would break.
    pub rule: RuleId,
    /// Where on the board that shows.
    pub places: Vec<P>,
}

impl Refusal {
    /// The clause in words.
    pub fn sentence(&self, rulebook: &Rulebook, language: Language) -> String {
        rulebook.clause(language, self.rule).map_or_else(|| self.rule.to_string(), |clause| clause.text.clone())
    }
}

/// Why a request to a table is refused. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The action's text is not in the game's notation.
    #[error("\"{action}\" is not an action of this game: {reason}")]
    Malformed {
        /// What was sent.
        action: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The places pressed are not places of this game.
    #[error("these are not places of this game: {0}")]
    MalformedPlaces(String),
    /// The rules refuse it.
    #[error("refused by the clause {}", .0.rule)]
    Illegal(Refusal),
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    /// The game has ended.
    #[error("the game is over; start a new one")]
    Over,
    /// It can't be taken back.
    #[error("{0}")]
    Undo(#[from] crate::UndoBlocked),
    /// The seat has resigned.
    #[error("this seat has resigned")]
    Resigned,
    /// There is no such level of computer opponent.
    #[error("there is no computer opponent \"{0}\" for this game; `duchy games` lists them")]
    NoSuchBot(String),
    /// The seat has nothing to decide now.
    #[error("this seat has nothing to decide now")]
    NotAwaited,
    /// Too much has been taken back or revised.
    #[error("this game has had too many entries: no more taking back or revising, only playing on")]
    TooLong,
    /// The secret is not the one the game began with.
    #[error("this game's chance comes from another secret than the one given")]
    OtherChance,
}

/// Why a game can't be started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Nobody here knows that game.
    #[error("there is no game \"{0}\"; known games: {1}")]
    NoSuchGame(String, String),
    /// The options don't have the right form.
    #[error("the options are not right: {0}")]
    MalformedOptions(String),
    /// The options have the right form but can't be played.
    #[error("{0}")]
    BadOptions(#[from] duchy_game::BadOptions),
    /// The data file is not usable.
    #[error("the data file is not right: {0}")]
    BadCatalogue(#[from] duchy_game::BadCatalogue),
    /// The data file is not there.
    #[error(
        "this game was played with the data file \"{name}\"{}, which is neither built in nor part of the record; add it as the header's catalogue.text",
        .hash.as_deref().map_or_else(String::new, |hash| format!(" ({hash})"))
    )]
    UnknownCatalogue {
        /// Its name.
        name: String,
        /// Its hash, if the header has one.
        hash: Option<String>,
    },
    /// Recorded outcomes of the setup don't fit.
    #[error("the setup: {0}")]
    BadSetup(String),
    /// A rules version from the future.
    #[error("this game follows rules version {asked}; this program knows up to {known}: use a newer one")]
    UnknownRules {
        /// What the record says.
        asked: u16,
        /// The newest known here.
        known: u16,
    },
    /// Two players with one name.
    #[error("two players are called \"{0}\"; give them different names")]
    SameName(String),
    /// There is no such level of computer opponent.
    #[error("there is no computer opponent \"{0}\" for this game; `duchy games` lists them")]
    NoSuchBot(String),
}

/// Where a record and the rules part ways.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ReplayError {
    /// Line of the record, from 1.
    pub line: usize,
    /// The entry, if it is one.
    pub seq: Option<u32>,
    /// What is wrong and what to do.
    pub what: String,
}

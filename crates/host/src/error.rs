//! Errors of tables and records. Each says what happened and what to do.

use duchy_game::{Language, RuleId, Rulebook};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// An action refused by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Refusal<P = Value> {
    /// Clause it would break.
    pub rule: RuleId,
    /// Places on the board that show it.
    pub places: Vec<P>,
}

impl Refusal {
    /// The text of the clause.
    pub fn sentence(&self, rulebook: &Rulebook, language: Language) -> String {
        rulebook.clause(language, self.rule).map_or_else(|| self.rule.to_string(), |clause| clause.text.clone())
    }
}

/// Why a table refuses a request; the table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The action is not in the game's notation.
    #[error("\"{action}\" is not an action of this game: {reason}")]
    Malformed {
        /// The text as sent.
        action: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The selected places don't exist in this game.
    #[error("these are not places of this game ({0}); reload the page")]
    MalformedPlaces(String),
    /// The rules don't allow it.
    #[error("not allowed by {}; choose one of the legal actions", .0.rule)]
    Illegal(Refusal),
    /// There is no such seat.
    #[error("there is no seat {0} at this table; seats are counted from 0")]
    NoSuchSeat(u8),
    /// The game has ended.
    #[error("the game is over; start a new one")]
    Over,
    /// It can't be undone.
    #[error("{0}")]
    Undo(#[from] crate::UndoBlocked),
    /// The seat has resigned.
    #[error("this player has resigned; someone else has to take over the seat")]
    Resigned,
    /// Somebody who still plays has not agreed to end the game.
    #[error("not everyone who still plays has agreed to end the game; ask them, or play on")]
    NotAgreed,
    /// The level of computer opponent is unknown.
    #[error("there is no computer opponent \"{0}\" for this game; `duchy games` lists them")]
    NoSuchBot(String),
    /// The seat has nothing to decide now.
    #[error("this player has nothing to decide now; wait for the others")]
    NotAwaited,
    /// Too many undos and changed decisions.
    #[error("this game has too many entries for another undo or changed decision; play on")]
    TooLong,
    /// The game has no such entry.
    #[error("there is no such entry; the game has {0}")]
    NoSuchEntry(u32),
    /// A branch needs as many players as the game it is taken from.
    #[error("a branch of this game needs {0} players; seat a person or a computer opponent on every seat")]
    OtherPlayers(usize),
    /// A redeal belongs at the beginning of a branch.
    #[error("a redeal comes right after the entries a branch has from another game; remove it, or correct \"origin\"")]
    NoBranch,
    /// The secret is not the one the game began with.
    #[error("the secret does not match the game's commitment; use the one the game began with")]
    OtherChance,
}

/// Why a game can't be started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game is unknown.
    #[error("there is no game \"{0}\"; known games: {1}")]
    NoSuchGame(String, String),
    /// The options can't be read.
    #[error("the options are not right: {0}; `duchy games` lists them")]
    MalformedOptions(String),
    /// The options can't be combined, or not with this number of players.
    #[error("{0}")]
    BadOptions(#[from] duchy_game::BadOptions),
    /// The data file can't be used.
    #[error("the data file is not right: {0}")]
    BadCatalogue(#[from] duchy_game::BadCatalogue),
    /// The data file is missing.
    #[error(
        "this game was played with the data file \"{name}\"{}, which is neither built in nor part of the record; add it as the header's catalogue.text",
        .hash.as_deref().map_or_else(String::new, |hash| format!(" ({hash})"))
    )]
    UnknownCatalogue {
        /// Name of the data file.
        name: String,
        /// Hash of the data file, if the header has one.
        hash: Option<String>,
    },
    /// Recorded outcomes of the setup are impossible.
    #[error("the setup: {0}")]
    BadSetup(String),
    /// The rules version is unknown.
    #[error(
        "this game needs rules version {asked}; this version of Duchy knows 1 to {known}: upgrade it, or correct the header"
    )]
    UnknownRules {
        /// Version in the record.
        asked: u16,
        /// Newest known version.
        known: u16,
    },
    /// Two players have the same name.
    #[error("two players are called \"{0}\"; give them different names")]
    SameName(String),
    /// The level of computer opponent is unknown.
    #[error("there is no computer opponent \"{0}\" for this game; `duchy games` lists them")]
    NoSuchBot(String),
}

/// Where a record breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ReplayError {
    /// Line of the record, from 1.
    pub line: usize,
    /// Sequence number of the entry; nothing for the header and the result.
    pub seq: Option<u32>,
    /// What is wrong, and what to do.
    pub what: String,
}

/// Why a game can't be analysed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// Parts of the record are hidden.
    #[error(
        "the record was downloaded during the game and hides what its reader could not know (\"?\"); download it again when \
         the game is over"
    )]
    Redacted,
    /// The record does not replay, or needs rules this version does not know.
    #[error("{0}")]
    Replay(#[from] ReplayError),
    /// The options can't be read.
    #[error("{0}")]
    Options(OpenError),
    /// No computer opponent of the game can judge positions.
    #[error("no computer opponent of \"{0}\" can judge positions; this game can't be analysed")]
    NoEvaluator(&'static str),
    /// The seat has nothing to decide.
    #[error("{0}")]
    NoDecision(PlayError),
    /// It was stopped.
    #[error("{0}")]
    Stopped(#[from] duchy_analysis::Stopped),
}

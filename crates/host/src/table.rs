//! A game being played, with its type erased.

use std::sync::atomic::AtomicBool;

use duchy_game::{DecisionId, Description, ScoreLine, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use duchy_record::{Entry, GameResult, Player, Record};

use crate::{Kind, PlayError, Refusal, ReplayError, Secret};

/// How many places one press can name.
pub const MAX_PRESSED: usize = 16;

/// A game being played. Nothing happens but through [`Table::prepare`] and [`Table::accept`], so whoever keeps the
/// record can store an entry before anybody sees it.
pub trait Table: Send + Sync {
    /// Which game.
    fn kind(&self) -> &dyn Kind;

    /// The record so far, complete and in canonical form.
    fn record(&self) -> &Record;

    /// The record as this viewer may have it. Once the game is over that is the whole, with its result; before that,
    /// what the viewer may not know is written `?`.
    fn record_for(&self, viewer: Viewer, secret: Option<&Secret>) -> Record;

    /// Who plays now, by seat: takeovers included.
    fn players(&self) -> &[Player];

    /// Who has resigned; they come last, whoever plays on for them.
    fn resigned(&self) -> SeatSet;

    /// Who has resigned and is waited for: somebody has to take over.
    fn vacant(&self) -> SeatSet;

    /// The number of the last entry; 0 after the setup.
    fn seq(&self) -> u32;

    /// Whom the game waits for, or how it ended. Resignations count.
    fn status(&self) -> Status;

    /// Points by seat.
    fn scores(&self) -> Vec<i32>;

    /// How it ended, once it has, with the secret revealed if it may be.
    fn result(&self, secret: Option<&Secret>) -> Option<GameResult>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// The table in plain characters.
    fn sketch(&self, viewer: Viewer) -> String;

    /// What stands under the sketch in words.
    fn notes(&self, viewer: Viewer) -> Vec<Description<Value>>;

    /// The open decision of a seat, if it has one or may revise one.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// Its id alone.
    fn decision_id(&self, seat: Seat) -> Option<DecisionId>;

    /// Why the seat can't do that now.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Why the seat can't do what it means by pressing these places; nothing if it can, or if they mean nothing.
    fn why_not_at(&self, seat: Seat, places: &[Value]) -> Result<Option<Refusal>, PlayError>;

    /// The entry an undo by this seat would go back to.
    fn undo_point(&self, seat: Seat) -> Result<u32, UndoBlocked>;

    /// What happened after an entry, as this viewer may know it. The setup is entry 0 and comes with `after: None`.
    fn log(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry>;

    /// The action the host is to play because a seat has no other. Never one that could be a secret told by its speed:
    /// only while a single seat is awaited.
    fn only_choice(&self) -> Option<Request>;

    /// A computer opponent's thought about its seat, to be run elsewhere. It holds only what the seat may know.
    fn bot_turn(&self, seat: Seat, level: &str, seed: u64) -> Result<BotTurn, PlayError>;

    /// Checks a request and works out what it leads to, without changing the table: the only gate for legality.
    fn prepare(&self, request: &Request, secret: &Secret, at: Option<String>) -> Result<Step, PlayError>;

    /// Makes a prepared step real. A step prepared before another one was accepted is refused by a panic: it is a
    /// mistake in the program, not in the input.
    fn accept(&mut self, step: Step);

    /// Plays on with an entry that another server has stored.
    fn follow(&mut self, entry: &Entry) -> Result<(), ReplayError>;
}

/// A thought that can run on another thread. It gives an action in the game's notation: the best it has found when its
/// level's budget is used up, or when the flag goes up.
pub type BotTurn = Box<dyn FnOnce(&AtomicBool) -> String + Send>;

/// What is needed to start a game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Options by name; what is left out has its default.
    pub options: Value,
    /// The text of a data file, if not the built-in one.
    pub catalogue: Option<String>,
    /// When it begins.
    pub at: Option<String>,
}

impl NewGame {
    /// With default options and the built-in components.
    pub fn of(players: Vec<Player>) -> Self {
        NewGame { players, options: Value::Object(serde_json::Map::new()), catalogue: None, at: None }
    }
}

/// What somebody wants of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// A decision.
    Action {
        /// Whose.
        seat: Seat,
        /// In the game's notation.
        action: String,
        /// The host plays it, since it is the only choice.
        auto: bool,
    },
    /// Taking back.
    Undo {
        /// Who asks.
        seat: Seat,
    },
    /// Somebody else plays on for a seat.
    Takeover {
        /// Which seat.
        seat: Seat,
        /// Who.
        by: Player,
    },
    /// Giving up.
    Resign {
        /// Which seat.
        seat: Seat,
    },
    /// Time ran out.
    Timeout {
        /// Which seat.
        seat: Seat,
    },
}

impl Request {
    /// Whose request it is.
    pub fn seat(&self) -> Seat {
        let (Request::Action { seat, .. }
        | Request::Undo { seat }
        | Request::Takeover { seat, .. }
        | Request::Resign { seat }
        | Request::Timeout { seat }) = *self;
        seat
    }

    /// A decision of a seat.
    pub fn action(seat: Seat, action: impl Into<String>) -> Self {
        Request::Action { seat, action: action.into(), auto: false }
    }
}

/// A prepared change of a table: the entry to store, and what it leads to.
pub struct Step {
    pub(crate) entry: Entry,
    pub(crate) status: Status,
    pub(crate) scores: Vec<i32>,
    pub(crate) next: Box<dyn std::any::Any + Send>,
}

impl Step {
    /// The entry to store.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Whom the game waits for after it, or how it ended.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Points by seat after it.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// How the game ends with it, if it does, with the secret revealed if it may be.
    pub fn result(&self, secret: Option<&Secret>) -> Option<GameResult> {
        crate::game_result(&self.status, &self.scores, secret)
    }
}

/// An open decision: what the client shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Decision<P = Value, K = Value> {
    /// To be sent back with the answer.
    pub id: DecisionId,
    /// Whose.
    pub seat: Seat,
    /// It has been answered, and the answer may be changed.
    pub revise: bool,
    /// The question.
    pub prompt: Description<P>,
    /// Every legal answer.
    pub choices: Vec<Choice<P, K>>,
}

/// One legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Choice<P = Value, K = Value> {
    /// To be sent back.
    pub action: String,
    /// What it does, for the board.
    pub does: K,
    /// What it does in words, with the places on the board it names.
    pub text: Description<P>,
}

/// Something that happened, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LogEntry<P = Value, E = Value> {
    /// The entry's number; 0 is the setup.
    pub seq: u32,
    /// When.
    pub at: Option<String>,
    /// Whose.
    pub seat: Option<Seat>,
    /// What was done.
    pub kind: LogKind<P>,
    /// What came of it.
    pub events: Vec<LoggedEvent<P, E>>,
    /// It has been taken back since.
    pub undone: bool,
}

/// What was done, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LogKind<P = Value> {
    /// The game was set up.
    Setup,
    /// A decision.
    Action {
        /// In the game's notation; nothing while it is secret.
        action: Option<String>,
        /// In words; nothing while it is secret.
        text: Option<Description<P>>,
        /// The host played it, since it was the only choice.
        auto: bool,
    },
    /// Taken back to an entry.
    UndoTo(u32),
    /// Somebody else plays on.
    Takeover {
        /// Their name.
        name: String,
        /// The level, if it is a computer opponent.
        bot: Option<String>,
    },
    /// Gave up.
    Resignation,
    /// Ran out of time.
    Timeout,
}

/// An event with its words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LoggedEvent<P = Value, E = Value> {
    /// The event as the game's board knows it.
    pub event: E,
    /// In words.
    pub text: Description<P>,
    /// The points it brought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ScoreLine<P>>>", optional)]
    pub lines: Vec<ScoreLine<P>>,
}

/// Why an undo is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum UndoBlocked {
    /// Nothing has been done yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Another player is to act, or has acted since.
    #[error("another player's decision can't be crossed")]
    OthersDecision,
    /// Chance has been seen.
    #[error("chance has been seen: {0}")]
    Chance(String),
    /// Something secret has been shown.
    #[error("something has been revealed: {0}")]
    Reveal(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

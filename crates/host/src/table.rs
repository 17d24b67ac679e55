//! A game being played, with its type erased.

use std::sync::atomic::AtomicBool;

use duchy_game::{DecisionId, Description, ScoreLine, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use duchy_record::{Entry, GameResult, Player, Record};

use crate::{Kind, PlayError, Refusal, ReplayError, Secret};

/// Maximum number of places one click can name.
pub const MAX_PRESSED: usize = 16;

/// A game being played. It changes only through [`Table::prepare`] and [`Table::accept`], so that an entry can be stored
/// before anyone sees it.
pub trait Table: Send + Sync {
    /// The game.
    fn kind(&self) -> &dyn Kind;

    /// The record so far, complete and in standard form.
    fn record(&self) -> &Record;

    /// The record as this viewer may have it: all of it with the result once the game is over; before that, `?` replaces
    /// what the viewer may not know.
    fn record_for(&self, viewer: Viewer, secret: Option<&Secret>) -> Record;

    /// Current players by seat, takeovers included.
    fn players(&self) -> &[Player];

    /// Seats that have resigned; they come last, even if a stand-in plays on.
    fn resigned(&self) -> SeatSet;

    /// Resigned seats without a stand-in: the game waits for a takeover.
    fn vacant(&self) -> SeatSet;

    /// The number of the last entry; 0 after the setup.
    fn seq(&self) -> u32;

    /// Who has to decide, or how the game ended. Takes resignations into account.
    fn status(&self) -> Status;

    /// Scores by seat.
    fn scores(&self) -> Vec<i32>;

    /// The result once the game is over, with the secret if it may be revealed.
    fn result(&self, secret: Option<&Secret>) -> Option<GameResult>;

    /// The position as this viewer may know it.
    fn view(&self, viewer: Viewer) -> Value;

    /// The table in plain characters.
    fn sketch(&self, viewer: Viewer) -> String;

    /// Notes under the sketch.
    fn notes(&self, viewer: Viewer) -> Vec<Description<Value>>;

    /// The open decision of a seat, or one it may still change.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// The id of [`Table::decision`].
    fn decision_id(&self, seat: Seat) -> Option<DecisionId>;

    /// Checks whether the seat may play an action now.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Why the seat can't do what a click on these places means; nothing if it can, or if the click means nothing.
    fn why_not_at(&self, seat: Seat, places: &[Value]) -> Result<Option<Refusal>, PlayError>;

    /// The entry an undo by this seat would go back to.
    fn undo_point(&self, seat: Seat) -> Result<u32, UndoBlocked>;

    /// The log after an entry, as this viewer may know it. The setup is entry 0 and comes with `after: None`.
    fn log(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry>;

    /// The action the host plays because a seat has no other choice. Only while a single seat is awaited, so that the
    /// speed of an answer gives no secret away.
    fn only_choice(&self) -> Option<Request>;

    /// The turn of a computer opponent, to run on another thread. It holds only what the seat may know.
    fn bot_turn(&self, seat: Seat, level: &str, seed: u64) -> Result<BotTurn, PlayError>;

    /// Checks a request and computes its effect without changing the table. The only place where legality is decided.
    fn prepare(&self, request: &Request, secret: &Secret, at: Option<String>) -> Result<Step, PlayError>;

    /// Applies a prepared step. Panics if another step has been accepted since it was prepared, which is a bug of the
    /// caller.
    fn accept(&mut self, step: Step);

    /// Applies an entry that another server has stored.
    fn follow(&mut self, entry: &Entry) -> Result<(), ReplayError>;
}

/// The turn of a computer opponent, which can run on another thread. Gives the best action found, in the game's notation,
/// when the level's budget is used up or the flag is set.
pub type BotTurn = Box<dyn FnOnce(&AtomicBool) -> String + Send>;

/// What a new game needs.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Players in seat order.
    pub players: Vec<Player>,
    /// Options by name; defaults for those left out.
    pub options: Value,
    /// Text of a data file, if not the built-in one.
    pub catalogue: Option<String>,
    /// Time of the start (RFC 3339).
    pub at: Option<String>,
}

impl NewGame {
    /// A game with default options and the built-in components.
    pub fn of(players: Vec<Player>) -> Self {
        NewGame { players, options: Value::Object(serde_json::Map::new()), catalogue: None, at: None }
    }
}

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// A decision.
    Action {
        /// Whose.
        seat: Seat,
        /// In the game's notation.
        action: String,
        /// The host plays it, because it is the only choice.
        auto: bool,
    },
    /// An undo.
    Undo {
        /// Who asks.
        seat: Seat,
    },
    /// Another player takes over a seat.
    Takeover {
        /// Which seat.
        seat: Seat,
        /// The new player.
        by: Player,
    },
    /// A resignation.
    Resign {
        /// Which seat.
        seat: Seat,
    },
    /// A player's time ran out.
    Timeout {
        /// Which seat.
        seat: Seat,
    },
}

impl Request {
    /// The seat the request is for.
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

/// A prepared change of a table: the entry to store, and its effect.
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

    /// The status after it.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Scores by seat after it.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The result if the game ends with it, with the secret if it may be revealed.
    pub fn result(&self, secret: Option<&Secret>) -> Option<GameResult> {
        crate::game_result(&self.status, &self.scores, secret)
    }
}

/// An open decision, as the client shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Decision<P = Value, K = Value> {
    /// Id to send back with the answer.
    pub id: DecisionId,
    /// Whose decision.
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
    /// Action to send back.
    pub action: String,
    /// What it does, for the board.
    pub does: K,
    /// What it does in words, with the places on the board it names.
    pub text: Description<P>,
}

/// An entry of the log, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LogEntry<P = Value, E = Value> {
    /// Sequence number; 0 is the setup.
    pub seq: u32,
    /// Time (RFC 3339).
    pub at: Option<String>,
    /// Whose entry.
    pub seat: Option<Seat>,
    /// What was done.
    pub kind: LogKind<P>,
    /// Its consequences.
    pub events: Vec<LoggedEvent<P, E>>,
    /// It has been undone since.
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
        /// The host played it, because it was the only choice.
        auto: bool,
        /// It was made in secret: events say what it was once everybody may know.
        secret: bool,
    },
    /// An undo back to this entry.
    UndoTo(u32),
    /// A takeover.
    Takeover {
        /// Name of the new player.
        name: String,
        /// Level of a computer opponent.
        bot: Option<String>,
    },
    /// A resignation.
    Resignation,
    /// A timeout.
    Timeout,
}

/// An event with its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LoggedEvent<P = Value, E = Value> {
    /// Event as the game's board knows it.
    pub event: E,
    /// Text of the event.
    pub text: Description<P>,
    /// Points scored by it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ScoreLine<P>>>", optional)]
    pub lines: Vec<ScoreLine<P>>,
}

/// Why an undo is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum UndoBlocked {
    /// Nothing has been done yet.
    #[error("nothing to undo")]
    Nothing,
    /// It is another player's turn, or another player has acted since.
    #[error("can't undo: another player has acted since, or it is another player's turn")]
    OthersDecision,
    /// New tiles, cards or dice have been revealed.
    #[error("can't undo: new tiles, cards or dice have been revealed ({0})")]
    Chance(String),
    /// Secret choices have been revealed.
    #[error("can't undo: secret choices have been revealed ({0})")]
    Reveal(String),
    /// The game is over.
    #[error("can't undo: the game is over")]
    Over,
}

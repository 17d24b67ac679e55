//! A game being played, with its type erased.

use std::{num::NonZero, sync::atomic::AtomicBool};

use duchy_analysis::{Hint, Report, Settings, Stopped};
use duchy_game::{DecisionId, Description, Preview, ScoreLine, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use duchy_record::{Entry, GameResult, Player, Record};

use crate::{AnalysisError, Json, Kind, PlayError, Refusal, ReplayError, Secret};

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

    /// The other people who still play, all of whom have to agree if the seat proposes to end the game.
    fn asked_to_end(&self, seat: Seat) -> SeatSet;

    /// Who has to decide, or how the game ended. Takes resignations and an agreed end into account.
    fn status(&self) -> Status;

    /// Scores by seat.
    fn scores(&self) -> Vec<i32>;

    /// The result once the game is over, with the secret if it may be revealed.
    fn result(&self, secret: Option<&Secret>) -> Option<GameResult>;

    /// The position as this viewer may know it.
    fn view(&self, viewer: Viewer) -> Json;

    /// The table in plain characters.
    fn sketch(&self, viewer: Viewer) -> String;

    /// Notes under the sketch.
    fn notes(&self, viewer: Viewer) -> Vec<Description<Json>>;

    /// The open decision of a seat, or one it may still change.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// The id of [`Table::decision`].
    fn decision_id(&self, seat: Seat) -> Option<DecisionId>;

    /// What each of these actions would give the seat, as far as it can know; nothing for an action it may not play now.
    fn preview(&self, seat: Seat, actions: &[String]) -> Vec<Option<Preview<Json>>>;

    /// Checks whether the seat may play an action now.
    fn why_not(&self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Why the seat can't do what a click on these places means; nothing if it can, or if the click means nothing.
    fn why_not_at(&self, seat: Seat, places: &[Value]) -> Result<Option<Refusal>, PlayError>;

    /// The entry an undo by this seat would go back to without asking anyone.
    fn undo_point(&self, seat: Seat) -> Result<u32, UndoBlocked>;

    /// The undo of the seat's last decision past revealed outcomes and other players' moves: nothing if the seat has
    /// decided nothing yet, or somebody has left or joined since.
    fn undo_beyond(&self, seat: Seat) -> Option<Beyond>;

    /// The log after an entry, as this viewer may know it. The setup is entry 0 and comes with `after: None`.
    fn log(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry>;

    /// The table as it was after an entry; 0 is the setup. Nothing if there is no such entry yet.
    fn at(&self, seq: u32) -> Option<Box<dyn Table>>;

    /// A new game that begins at an earlier moment of this one. Its record holds everything that led there, secrets
    /// included, so it is only for games whose record may be read.
    fn branch(&self, branch: Branch, secret: &Secret) -> Result<Box<dyn Table>, PlayError>;

    /// The action the host plays because a seat has no other choice. Only while a single seat is awaited, so that the
    /// speed of an answer gives no secret away.
    fn only_choice(&self) -> Option<Request>;

    /// The turn of a computer opponent, to run on another thread, from where it may use several. It holds only what the
    /// seat may know.
    fn bot_turn(&self, seat: Seat, level: &str, seed: u64, threads: NonZero<usize>) -> Result<BotTurn, PlayError>;

    /// The analysis of the game so far, to run on another thread. It judges what the record holds, so only those may see
    /// it who may see the record.
    fn analysis(&self, settings: Settings) -> Result<AnalysisJob, AnalysisError>;

    /// A hint for the open decision of a seat, to run on another thread. It holds only what the seat may know.
    fn hint(&self, seat: Seat, settings: Settings) -> Result<HintJob, AnalysisError>;

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

/// An analysis, which can run on another thread. Stops soon after the flag is set; reports the steps done and their total.
pub type AnalysisJob = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(u32, u32)) -> Result<Report, Stopped> + Send>;

/// A hint, which can be worked out on another thread. Stops soon after the flag is set.
pub type HintJob = Box<dyn FnOnce(&AtomicBool) -> Result<Hint, Stopped> + Send>;

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

/// A branch: a new game from an earlier moment of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The entry after which it begins; 0 is the setup.
    pub at: u32,
    /// The table of the other game, for the header.
    pub table: Option<String>,
    /// Players in seat order, as many as in the other game.
    pub players: Vec<Player>,
    /// The seat whose knowledge it begins with: everything that seat could not know is dealt again. Without one, the
    /// position stays as it was.
    pub redeal: Option<Seat>,
    /// Time of the start (RFC 3339).
    pub time: Option<String>,
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
        /// What allows it.
        by: UndoBy,
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
    /// The players agreed to end the game.
    End {
        /// Who proposed it.
        seat: Seat,
        /// Who agreed; every other person who still plays has to.
        agreed: SeatSet,
    },
    /// Deals what a seat can't know again, at the beginning of a branch.
    Redeal {
        /// Which seat.
        seat: Seat,
    },
}

impl Request {
    /// The seat the request is for.
    pub fn seat(&self) -> Seat {
        let (Request::Action { seat, .. }
        | Request::Undo { seat, .. }
        | Request::Takeover { seat, .. }
        | Request::Resign { seat }
        | Request::Timeout { seat }
        | Request::End { seat, .. }
        | Request::Redeal { seat }) = *self;
        seat
    }

    /// An undo that nobody has to agree to.
    pub fn undo(seat: Seat) -> Self {
        Request::Undo { seat, by: UndoBy::Right }
    }

    /// A decision of a seat.
    pub fn action(seat: Seat, action: impl Into<String>) -> Self {
        Request::Action { seat, action: action.into(), auto: false }
    }
}

/// What allows an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoBy {
    /// Nobody else has acted since, and nothing was revealed.
    Right,
    /// These players agreed; see [`Table::undo_beyond`].
    Agreement(SeatSet),
    /// All other seats are computer opponents, and the table allows it.
    Freely,
}

/// An undo past revealed outcomes and other players' moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beyond {
    /// The entry it goes back to.
    pub to: u32,
    /// The people who have to agree: those who have decided since, or all others if nobody has. Empty if only computer
    /// opponents play.
    pub asked: SeatSet,
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
pub struct Decision<P = Json, K = Json> {
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
pub struct Choice<P = Json, K = Json> {
    /// Action to send back.
    pub action: String,
    /// What it does, for the board.
    pub does: K,
    /// What it does in words, with the places on the board it names.
    pub text: Description<P>,
}

/// An entry of the log, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LogEntry<P = Json, E = Json> {
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
pub enum LogKind<P = Json> {
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
    /// The players agreed to end the game.
    End,
    /// A branch begins: what the seat could not know was dealt again.
    Redeal,
}

/// An event with its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LoggedEvent<P = Json, E = Json> {
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

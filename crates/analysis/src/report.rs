//! The report of a game: what the replay page, the end screen and the command line show.
//!
//! Every value is there for every seat and in two units: the chance to win (0 to 1, ties shared) and the expected margin
//! in points (own points less the mean of the others'; alone, the points). Errors are standard errors.

use duchy_game::{Description, RuleId, RulesVersion, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The version of the report's format; a stored report of another version is analysed again.
pub const REPORT_FORMAT: u16 = 1;

/// How thorough an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// At most 10 seconds for a game of two.
    #[default]
    Quick,
    /// At most a minute for a game of two.
    Normal,
    /// Several minutes.
    Deep,
}

impl Depth {
    /// All of them, the fastest first.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }
}

/// A number with its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Measured {
    /// The estimate.
    pub value: f64,
    /// Standard error; 0 if it is exact.
    pub error: f64,
}

impl Measured {
    /// A number that is exact.
    pub const fn exact(value: f64) -> Self {
        Measured { value, error: 0.0 }
    }

    /// Whether it differs from 0 by more than its noise ([`SIGNIFICANT`] standard errors).
    pub fn is_clear(&self) -> bool {
        self.value.abs() > SIGNIFICANT * self.error
    }
}

/// How many standard errors a difference must exceed to count as real: 99 % for one side.
pub const SIGNIFICANT: f64 = 2.33;

/// The same in both units: the switch *win / margin*.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
pub struct InUnits<T> {
    /// As a chance to win, from 0 to 1.
    pub win: T,
    /// In points of margin.
    pub margin: T,
}

impl<T> InUnits<T> {
    /// Made for each unit.
    pub fn each(mut make: impl FnMut(Unit) -> T) -> Self {
        InUnits { win: make(Unit::Win), margin: make(Unit::Margin) }
    }

    /// The one of a unit.
    pub fn get(&self, unit: Unit) -> &T {
        match unit {
            Unit::Win => &self.win,
            Unit::Margin => &self.margin,
        }
    }

    /// The one of a unit, to change it.
    pub fn get_mut(&mut self, unit: Unit) -> &mut T {
        match unit {
            Unit::Win => &mut self.win,
            Unit::Margin => &mut self.margin,
        }
    }
}

/// What values are measured in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Chance to win.
    Win,
    /// Points of margin.
    Margin,
}

impl Unit {
    /// Both.
    pub const ALL: [Unit; 2] = [Unit::Win, Unit::Margin];
}

/// The same for what the players knew and for all cards on the table: the switch *as known / all open*.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
pub struct InViews<T> {
    /// Judged by what the deciding player could know.
    pub known: T,
    /// Judged with everything open; nothing where it makes no difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open: Option<T>,
}

impl<T> InViews<T> {
    /// With everything open, which is the same where nothing was hidden.
    pub fn open(&self) -> &T {
        self.open.as_ref().unwrap_or(&self.known)
    }
}

/// The analysis of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Report<P = Value, K = Value> {
    /// [`REPORT_FORMAT`].
    pub format: u16,
    /// Id of the game.
    pub game: String,
    /// Rules version it was played by.
    pub rules: RulesVersion,
    /// How thorough it is.
    pub depth: Depth,
    /// Everything random in it follows from this.
    pub seed: u64,
    /// Names of the players by seat, as they ended the game.
    pub players: Vec<String>,
    /// Number of the last entry analysed.
    pub last: u32,
    /// Whether the game is over; otherwise the values at the end are expectations.
    pub finished: bool,
    /// Whether the players agreed to end it. Then the values at the end are expectations too.
    pub agreed: bool,
    /// Final points by seat, or those so far.
    pub scores: Vec<i32>,
    /// Whether anything was hidden from a player: otherwise *as known* and *all open* are the same.
    pub hidden: bool,
    /// The value after the setup (`seq` 0) and after every entry that counts, in order.
    pub curve: Vec<CurvePoint>,
    /// Every decision that was not undone, in order.
    pub decisions: Vec<JudgedDecision<P, K>>,
    /// Every entry with draws, the setup included (`seq` 0), in order.
    pub chances: Vec<JudgedChance>,
    /// By seat, where the result came from.
    pub ledger: InViews<Vec<LedgerRow>>,
    /// By seat, how well each decided.
    pub summaries: InViews<Vec<PlayerSummary>>,
    /// By seat, the game in a sentence.
    pub verdicts: Vec<Verdict>,
    /// The three moments that decided most, the largest loss of win share first.
    pub turning_points: Vec<TurningPoint<P, K>>,
}

/// What a seat can expect.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
pub struct SeatValue {
    /// Chance to win.
    pub win: Measured,
    /// Expected margin.
    pub margin: Measured,
}

impl SeatValue {
    /// In one unit.
    pub fn get(&self, unit: Unit) -> Measured {
        match unit {
            Unit::Win => self.win,
            Unit::Margin => self.margin,
        }
    }
}

/// The value of the position after an entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CurvePoint {
    /// The entry; 0 is the setup.
    pub seq: u32,
    /// By seat.
    pub values: Vec<SeatValue>,
}

/// A decision with what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct JudgedDecision<P = Value, K = Value> {
    /// The entry.
    pub seq: u32,
    /// The number of the seat's turn in the game, from 1.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// The question.
    pub prompt: Description<P>,
    /// The action played, in the game's notation.
    pub action: String,
    /// Number of legal actions.
    pub legal: u32,
    /// Whether it counts for the player's rates, and why not.
    pub weight: Weight,
    /// The candidates and the error.
    pub judged: InViews<Judgement<P, K>>,
}

/// Whether a decision counts for the player's rates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// It counts.
    Counted,
    /// There was one legal action.
    Forced,
    /// All actions are worth the same as far as can be told.
    Indifferent,
    /// The best one stands out so far that anybody would play it, and it was played.
    Obvious,
    /// It was answered again before it took effect.
    Revised,
    /// A resignation: its cost is in the ledger, not in the rates.
    Resignation,
}

/// What the actions of a decision are worth.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Judgement<P = Value, K = Value> {
    /// The best actions and the one played, in order of expected margin for the deciding seat. Empty for forced ones.
    pub candidates: Vec<JudgedChoice<P, K>>,
    /// Which of the candidates was played; nothing if there are none.
    pub played: Option<u32>,
    /// Which of the candidates is best in each unit.
    pub best: InUnits<Option<u32>>,
    /// What the deciding seat lost by the action played: best less played, never negative.
    pub loss: InUnits<Measured>,
    /// Whether the loss is within noise.
    pub close: InUnits<bool>,
    /// Its size, if it is clear.
    pub mistake: InUnits<Option<Mistake>>,
    /// Final points by source that can be expected after the played and the best action, where they were compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sources: Option<Sources>,
}

/// The size of a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// From 2 % of win share, or 1 point.
    Inaccuracy,
    /// From 5 %, or 3 points.
    Mistake,
    /// From 10 %, or 6 points.
    Blunder,
}

impl Mistake {
    /// The size of a loss; nothing if it is too small for a name.
    pub fn of(loss: f64, unit: Unit) -> Option<Self> {
        let [inaccuracy, mistake, blunder] = match unit {
            Unit::Win => [0.02, 0.05, 0.10],
            Unit::Margin => [1.0, 3.0, 6.0],
        };
        if loss >= blunder {
            Some(Mistake::Blunder)
        } else if loss >= mistake {
            Some(Mistake::Mistake)
        } else {
            (loss >= inaccuracy).then_some(Mistake::Inaccuracy)
        }
    }
}

/// A legal action with its value.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct JudgedChoice<P = Value, K = Value> {
    /// In the game's notation.
    pub action: String,
    /// What it does, for the board.
    pub does: K,
    /// In words, with its places on the board.
    pub text: Description<P>,
    /// What every seat can expect after it.
    pub values: Vec<SeatValue>,
    /// How far it is behind the best, for the deciding seat, under the same luck; the error is that of the difference.
    pub behind: InUnits<Measured>,
    /// Samples of luck and hidden things behind the value.
    pub samples: u32,
}

/// Expected final points by source after two actions, for every seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sources {
    /// After the action played.
    pub played: Vec<Vec<SourcePoints>>,
    /// After the best one by margin.
    pub best: Vec<Vec<SourcePoints>>,
    /// Games played out for each of the two.
    pub games: u32,
}

/// Expected points from one source.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct SourcePoints {
    /// The clause that gives them.
    pub rule: RuleId,
    /// Text key of what they are for; its arguments are `count` and `points`.
    pub what: &'static str,
    /// Points.
    pub points: Measured,
    /// Things they are for.
    pub count: f64,
}

/// The luck of an entry's draws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct JudgedChance {
    /// The entry; 0 is the setup.
    pub seq: u32,
    /// Whose action it followed; nothing for the setup.
    pub seat: Option<Seat>,
    /// What came, by name.
    pub outcomes: Vec<String>,
    /// Value after less the mean over everything that could have come, by seat.
    pub luck: Vec<SeatValue>,
    /// Whether the mean is exact: over all combinations, by their probabilities.
    pub exact: bool,
    /// Number of combinations, or of samples.
    pub possible: u32,
}

/// Where a seat's result came from: start + luck + own + others + estimation = result, in each unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LedgerRow {
    /// Whose.
    pub seat: Seat,
    /// What the seat could expect before the setup.
    pub start: InUnits<f64>,
    /// The luck of all draws, and of what was hidden when decisions were made.
    pub luck: InUnits<Measured>,
    /// What its own decisions cost: never above 0.
    pub own: InUnits<Measured>,
    /// What the decisions of the others gave or cost it.
    pub others: InUnits<Measured>,
    /// What the evaluation got wrong, summed up step by step.
    pub estimation: InUnits<f64>,
    /// How it ended, or what can be expected at the end of the record.
    pub result: InUnits<f64>,
    /// Result less luck: what remains is play, whatever the evaluation is worth.
    pub adjusted: InUnits<Measured>,
}

/// How well a player decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerSummary {
    /// Whose.
    pub seat: Seat,
    /// Decisions in all.
    pub decisions: u32,
    /// Decisions that count.
    pub counted: u32,
    /// Mean loss per counted decision; the error is that of the mean.
    pub rate: InUnits<Measured>,
    /// Clear mistakes by size.
    pub mistakes: InUnits<MistakeCounts>,
    /// Entries of the decisions that cost most, the worst first; at most three.
    pub worst: InUnits<Vec<Moment>>,
    /// Entries of the best decisions: the best one among actions that differ most; at most three.
    pub best: InUnits<Vec<Moment>>,
    /// Entries of the draws that helped most, at most three.
    pub luckiest: InUnits<Vec<Moment>>,
    /// Entries of the draws that hurt most, at most three.
    pub unluckiest: InUnits<Vec<Moment>>,
}

/// Clear mistakes by size.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct MistakeCounts {
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
}

/// An entry that stands out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Moment {
    /// The entry.
    pub seq: u32,
    /// The number of the seat's turn, from 1; 0 for the setup.
    pub turn: u32,
    /// What it gave the seat (negative: what it cost).
    pub amount: Measured,
    /// The score line that rewarded or punished it most, where points by source were compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<Swing>,
}

/// The score line that differs most between two actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Swing {
    /// Whose points.
    pub seat: Seat,
    /// The clause.
    pub rule: String,
    /// Text key of what they are for.
    pub what: String,
    /// Expected points after the action played less those after the best one.
    pub points: f64,
}

/// A game in a sentence: "You lost 178–190. Luck cost you 17 ± 4; your decisions were 5 better."
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Verdict {
    /// Who is told.
    pub seat: Seat,
    /// What luck gave or cost.
    pub luck: InUnits<Measured>,
    /// What the decisions gave: the rest of the result beyond the start, or if that is within noise, the decisions judged
    /// one by one where they point the same way.
    pub decisions: InUnits<Measured>,
    /// Whether the decisions' part is within noise: "Too close to call".
    pub close: InUnits<bool>,
}

/// One of the moments that decided most: "Turn 14: the mine cost 4.2 points, win 61 → 52 %; better: the ship".
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurningPoint<P = Value, K = Value> {
    /// The entry.
    pub seq: u32,
    /// The number of the seat's turn, from 1.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// The action played.
    pub played: JudgedChoice<P, K>,
    /// The better one.
    pub better: JudgedChoice<P, K>,
    /// Points of margin it cost.
    pub points: Measured,
    /// Win share it cost.
    pub win: Measured,
    /// Chance to win with the better action.
    pub before: f64,
    /// Chance to win with the one played.
    pub after: f64,
    /// The score line that punished it most, where points by source were compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<Swing>,
}

/// The best actions of an open decision, by what its seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Hint<P = Value, K = Value> {
    /// The last entry before the decision.
    pub seq: u32,
    /// Whose decision.
    pub seat: Seat,
    /// The question.
    pub prompt: Description<P>,
    /// All legal actions, the best by margin first.
    pub candidates: Vec<JudgedChoice<P, K>>,
    /// Whether the second is as good as the first as far as can be told.
    pub close: bool,
    /// Points still to come by source after the second action (`played`) and the best one, if there are two.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sources: Option<Sources>,
    /// The score line in which the best differs most from the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<Swing>,
}

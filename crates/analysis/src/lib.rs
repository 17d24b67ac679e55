//! Judging games that were played: what every decision and every draw was worth.
//!
//! * [`analyse`] turns a [`History`] into a [`Report`]: values, candidates, errors, luck, the ledger of all of them.
//! * [`hint`] judges the actions of an open decision.
//!
//! Both are generic over the game and judge by an evaluator of `duchy-search`; nothing in here knows a game, reads a
//! clock or starts threads. `docs/analysis.md` explains the numbers and what they were tested on.

mod account;
mod analyse;
mod effort;
mod foresight;
mod hint;
mod history;
mod judge;
mod luck;
mod present;
mod report;
mod tally;
mod values;

pub use analyse::{Settings, Stopped, analyse};
pub use hint::hint;
pub use history::{History, Step, StepKind};
pub use report::{
    CurvePoint, Depth, Hint, InUnits, InViews, JudgedChance, JudgedChoice, JudgedDecision, Judgement, LedgerRow,
    Measured, Mistake, MistakeCounts, Moment, PlayerSummary, REPORT_FORMAT, Report, SIGNIFICANT, SeatValue,
    SourcePoints, Sources, Swing, TurningPoint, Unit, Verdict, Weight,
};

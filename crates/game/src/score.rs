//! Points that explain themselves.

use serde::Serialize;
use ts_rs::TS;

use crate::{RuleId, Seat};

/// Some points of one seat, with what they are for. The sum of all lines of a seat is its score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ScoreLine<P> {
    /// Whose points.
    pub seat: Seat,
    /// How many; penalties are negative.
    pub points: i32,
    /// How many things they are for: three tiles, two shields.
    pub count: u32,
    /// What those things are, as a text key of the game: `line-tiles`.
    pub what: &'static str,
    /// The clause that gives them.
    pub rule: RuleId,
    /// Where they lie.
    pub places: Vec<P>,
}

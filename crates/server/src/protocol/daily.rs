//! The daily deal.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The daily deal of a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Daily {
    /// The UTC day: `2026-01-31`.
    pub day: String,
    /// Whether it is today.
    pub today: bool,
    /// When it ends, at midnight.
    pub ends: String,
    /// Which game.
    pub game: &'static str,
    /// The public id of the deal.
    pub deal: String,
    /// SHA-256 of its key.
    pub commitment: String,
    /// Its key, once the day is over: `duchy verify --key` checks records with it.
    pub key: Option<String>,
    /// The guest's own table that counts, if any.
    pub mine: Option<DailyAttempt>,
    /// The best scores, wins first.
    pub best: Vec<DailyScore>,
    /// Recent days with finished games, latest first.
    pub days: Vec<DailyDay>,
}

/// A guest's table that counts for a day.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyAttempt {
    /// Its id.
    pub table: String,
    /// Whether the game is over.
    pub over: bool,
    /// Points, if it was finished within the day.
    pub score: Option<i32>,
    /// Whether it was won.
    pub won: Option<bool>,
    /// Its place in the ranking.
    pub place: Option<u32>,
}

/// A line in a day's ranking.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyScore {
    /// The place; ties share one.
    pub place: u32,
    /// Who.
    pub name: String,
    /// Points.
    pub score: i32,
    /// Whether the game was won.
    pub won: bool,
    /// Whether it is the guest's own.
    pub mine: bool,
    /// The table: always the guest's own, everyone's once the day is over.
    pub table: Option<String>,
}

/// A day with finished games.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DailyDay {
    /// `2026-01-31`.
    pub day: String,
    /// How many players finished.
    pub finished: u32,
}

/// Opens today's deal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BeginDaily {
    /// The player's name; required if the guest has none yet.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A table of the daily deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DailyBegun {
    /// Its id.
    pub id: String,
    /// Whether its score counts; otherwise it is practice.
    pub counts: bool,
}

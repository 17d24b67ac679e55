//! What is in play: elements of the box, chosen one by one.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game of Carcassonne was agreed to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Meeples may lie in fields, which are scored at the end.
    // carcassonne:field.optional
    pub farmers: bool,
    /// Who begins.
    pub first: First,
}

impl Default for Options {
    fn default() -> Self {
        Options { farmers: true, first: First::Random }
    }
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] = &[OptionField { key: "farmers", kind: OptionKind::Flag }, First::FIELD];

    fn presets() -> Vec<Preset<Self>> {
        vec![Preset { name: "base", options: Options::default() }]
    }

    // carcassonne:setup.seats
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)
    }
}

//! How a game was agreed to be played.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game was agreed to be played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The last player begins with two workers at tables of two and three as well.
    // burgundy-cards:setup.last-two
    pub last_two: bool,
    /// Who begins.
    pub first: First,
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] = &[OptionField { key: "last_two", kind: OptionKind::Flag }, First::FIELD];

    fn presets() -> Vec<Preset<Self>> {
        vec![Preset { name: "base", options: Options::default() }]
    }

    // burgundy-cards:setup.seats
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)
    }
}

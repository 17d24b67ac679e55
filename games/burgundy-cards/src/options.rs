//! How a game is played.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The last player starts with two workers with two and three players too.
    // burgundy-cards:setup.last-two
    pub last_two: bool,
    /// Who goes first.
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

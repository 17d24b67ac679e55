//! What is agreed before the game: who begins, and who lays out the realms.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game was agreed to be played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who lays out the realms.
    pub layout: LaidOut,
    /// Who begins.
    pub first: First,
}

/// Who lays out the realms.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LaidOut {
    /// Each player, unseen by the others.
    #[default]
    Chosen,
    /// Chance: a quick start.
    // tuscany:setup.random-layout
    Random,
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] =
        &[OptionField { key: "layout", kind: OptionKind::Choice(&["chosen", "random"]) }, First::FIELD];

    fn presets() -> Vec<Preset<Self>> {
        let quick = Options { layout: LaidOut::Random, ..Options::default() };
        vec![Preset { name: "base", options: Options::default() }, Preset { name: "quick", options: quick }]
    }

    // tuscany:setup.seats
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)
    }
}

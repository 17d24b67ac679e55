//! What the table may agree on before the game.

use std::ops::RangeInclusive;

use duchy_game::{BadOptions, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::catalogue::MAX_PLAYERS;

// catherine:setup.seats
pub(crate) const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

/// How a game of Catherine was agreed to be played. There is no first player: everybody acts at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether orders lie face up.
    pub orders: Orders,
}

/// How orders lie in front of their owners.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Orders {
    /// Face up.
    #[default]
    Open,
    /// Face down until final scoring.
    // catherine:setup.secret-orders
    Secret,
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] =
        &[OptionField { key: "orders", kind: OptionKind::Choice(&["open", "secret"]) }];

    fn presets() -> Vec<Preset<Self>> {
        vec![
            Preset { name: "usual", options: Options::default() },
            Preset { name: "secret-orders", options: Options { orders: Orders::Secret } },
        ]
    }

    // catherine:setup.seats
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)
    }
}

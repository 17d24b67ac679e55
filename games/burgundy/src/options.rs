//! How a game was agreed to be played.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game of The Castles of Burgundy was agreed to be played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which estates are played.
    pub estates: Estates,
    /// How estates and start castles are chosen, if they are.
    pub choosing: Choosing,
    /// What becomes of goods that don't fit.
    pub leftover: Leftover,
    /// Who wins among equals.
    pub tie: Tie,
    /// Who begins.
    pub first: First,
}

/// Which estates are played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Estates {
    /// Everybody plays number 1, with the start castle in the middle.
    #[default]
    One,
    /// Everybody is dealt two and keeps one.
    Dealt,
    /// Everybody chooses among all nine.
    Free,
}

/// How estates and start castles are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choosing {
    /// One after another, in turn order, for all to see.
    #[default]
    Open,
    /// All at once, shown when everybody has chosen.
    Hidden,
}

/// What becomes of goods from a depot for which a player has no room.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Leftover {
    /// They leave the game.
    #[default]
    Discarded,
    /// They stay on the depot.
    Stays,
}

/// Who wins among players with equally many points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The player with the fewest empty spaces.
    #[default]
    Fewest,
    /// The player with the most empty spaces.
    Most,
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] = &[
        OptionField { key: "estates", kind: OptionKind::Choice(&["one", "dealt", "free"]) },
        OptionField { key: "choosing", kind: OptionKind::Choice(&["open", "hidden"]) },
        OptionField { key: "leftover", kind: OptionKind::Choice(&["discarded", "stays"]) },
        OptionField { key: "tie", kind: OptionKind::Choice(&["fewest", "most"]) },
        First::FIELD,
    ];

    fn presets() -> Vec<Preset<Self>> {
        let experts = Options { estates: Estates::Dealt, ..Options::default() };
        vec![
            Preset { name: "beginners", options: Options::default() },
            Preset { name: "experts", options: experts },
            Preset { name: "hidden", options: Options { choosing: Choosing::Hidden, ..experts } },
        ]
    }

    // burgundy:setup.seats
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)
    }
}

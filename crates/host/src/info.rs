//! What the outside is told of a game before it is played.

use duchy_game::{Catalogue, Game, Interned, OptionKind, Options as _, RulesVersion};
use duchy_search::Levels;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::json;

/// A game as the lobby and the command line present it. Its words are in its texts, by key.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its stable name.
    pub id: &'static str,
    /// How many may play.
    pub seats: SeatRange,
    /// The rules version new games follow.
    pub rules: RulesVersion,
    /// Every option.
    pub options: Vec<OptionInfo>,
    /// Named combinations of options, the default first.
    pub presets: Vec<PresetInfo>,
    /// The components it can be played with, the built-in ones first.
    pub catalogues: Vec<CatalogueInfo>,
    /// Levels of computer opponents, weakest first.
    pub bots: Vec<&'static str>,
}

/// How many may play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatRange {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// One option.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// What it is if nobody says.
    #[ts(type = "boolean | string | number")]
    pub default: Value,
}

/// A named combination.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PresetInfo {
    /// Its name.
    pub name: &'static str,
    /// Every option's value.
    #[ts(type = "Record<string, boolean | string | number>")]
    pub options: Value,
}

/// A set of components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CatalogueInfo {
    /// What the data file calls itself.
    pub name: String,
    /// Its SHA-256.
    pub hash: String,
    /// What in it is reconstructed, as text keys of the game.
    pub reconstructed: Vec<&'static str>,
}

impl CatalogueInfo {
    pub(crate) fn of<C: Catalogue>(catalogue: Interned<C>) -> Self {
        CatalogueInfo {
            name: catalogue.name().to_owned(),
            hash: catalogue.hash().to_owned(),
            reconstructed: catalogue.reconstructed().to_vec(),
        }
    }
}

impl GameInfo {
    pub(crate) fn of<G: Game>(levels: Levels<G>) -> Self {
        let defaults = json(&G::Options::default());
        GameInfo {
            id: G::ID,
            seats: SeatRange { min: *G::SEATS.start(), max: *G::SEATS.end() },
            rules: G::RULES,
            options: G::Options::SCHEMA
                .iter()
                .map(|field| OptionInfo { key: field.key, kind: field.kind, default: defaults[field.key].clone() })
                .collect(),
            presets: G::Options::presets()
                .into_iter()
                .map(|preset| PresetInfo { name: preset.name, options: json(&preset.options) })
                .collect(),
            catalogues: vec![CatalogueInfo::of(G::Catalogue::built_in())],
            bots: levels.iter().map(|level| level.id).collect(),
        }
    }
}

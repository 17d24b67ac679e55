//! Games as the lobby and the command line list them.

use duchy_game::{Catalogue, Game, Interned, OptionKind, Options as _, RulesVersion};
use duchy_search::Levels;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::json;

/// A game as the lobby and the command line list it. Its texts are looked up by key.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Stable id.
    pub id: &'static str,
    /// Number of players.
    pub seats: SeatRange,
    /// Rules version of new games.
    pub rules: RulesVersion,
    /// All options.
    pub options: Vec<OptionInfo>,
    /// Presets, the default first.
    pub presets: Vec<PresetInfo>,
    /// Data files it can be played with, the built-in one first.
    pub catalogues: Vec<CatalogueInfo>,
    /// Levels of computer opponents, weakest first.
    pub bots: Vec<&'static str>,
}

/// A number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatRange {
    /// Minimum.
    pub min: u8,
    /// Maximum.
    pub max: u8,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// Name of the option.
    pub key: &'static str,
    /// Possible values.
    pub kind: OptionKind,
    /// Default value.
    #[ts(type = "boolean | string | number")]
    pub default: Value,
}

/// A named combination of options.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PresetInfo {
    /// Name of the preset.
    pub name: &'static str,
    /// Values of all options.
    #[ts(type = "Record<string, boolean | string | number>")]
    pub options: Value,
}

/// A data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CatalogueInfo {
    /// Name in the data file.
    pub name: String,
    /// SHA-256 of the data file.
    pub hash: String,
    /// Reconstructed values in it, as text keys of the game.
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

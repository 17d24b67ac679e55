//! The arguments several commands share: which game, which options.

use duchy_host::{Kind, Registry};
use serde_json::{Map, Value};

use crate::failure::Failure;

/// Which game, and how it is played.
#[derive(clap::Args, Clone)]
pub(crate) struct GameArgs {
    /// Which game; `duchy games` lists them.
    #[arg(long, short, default_value = "carcassonne", env = "DUCHY_GAME")]
    pub(crate) game: String,

    /// A named combination of options to begin with.
    #[arg(long, short)]
    pub(crate) preset: Option<String>,

    /// One option, as NAME=VALUE; may be given several times.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

impl GameArgs {
    pub(crate) fn kind<'a>(&self, registry: &'a Registry) -> Result<&'a dyn Kind, Failure> {
        Ok(registry.find(&self.game)?)
    }

    /// The options as a record has them: the preset, and what was said on top of it.
    pub(crate) fn options(&self, registry: &Registry) -> Result<Value, Failure> {
        let info = self.kind(registry)?.info();
        let mut options = match &self.preset {
            None => Map::new(),
            Some(name) => {
                let known: Vec<&str> = info.presets.iter().map(|preset| preset.name).collect();
                let preset = info.presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
                    Failure::Usage(format!("there is no preset \"{name}\"; known presets: {}", known.join(", ")))
                })?;
                preset.options.as_object().cloned().unwrap_or_default()
            }
        };
        for given in &self.options {
            let (name, value) = given
                .split_once('=')
                .ok_or_else(|| Failure::Usage(format!("an option is NAME=VALUE, not \"{given}\"")))?;
            // Numbers and flags are themselves; everything else is a word.
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            options.insert(name.trim().to_owned(), value);
        }
        Ok(Value::Object(options))
    }
}

/// Thirty-two random bytes from the system.
pub(crate) fn random_bytes() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Outside(format!("the system gives no randomness: {error}")))?;
    Ok(bytes)
}

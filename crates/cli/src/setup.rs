//! Arguments shared by several commands: game, preset and options.

use duchy_host::{Kind, Registry};
use serde_json::{Map, Value};

use crate::failure::Failure;

/// The game and its options.
#[derive(clap::Args, Clone)]
pub(crate) struct GameArgs {
    /// Game; `duchy games` lists them.
    #[arg(long, short, default_value = "carcassonne", env = "DUCHY_GAME")]
    pub(crate) game: String,

    /// Preset: a named combination of options.
    #[arg(long, short)]
    pub(crate) preset: Option<String>,

    /// Option, on top of the preset; repeatable.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

impl GameArgs {
    pub(crate) fn kind<'a>(&self, registry: &'a Registry) -> Result<&'a dyn Kind, Failure> {
        Ok(registry.find(&self.game)?)
    }

    /// The options as in a record: the preset with the given ones on top.
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
            // Numbers and flags are JSON; everything else is a word.
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
        .map_err(|error| Failure::Outside(format!("the system provides no random numbers: {error}")))?;
    Ok(bytes)
}

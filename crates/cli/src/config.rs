//! `duchy config`: the settings in force and where each comes from.

use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Map, json};
use toml::Value;

use crate::{
    failure::{Failure, print_json},
    settings::{File, Settings, all_settings},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Prints the settings as a TOML file with their sources as comments. Passwords are left out.
pub(crate) fn run(args: Args, command: &Command, matches: &ArgMatches, file: &File) -> Result<(), Failure> {
    let json = args.json;
    // Checks what parsing alone can't, such as data files.
    args.settings.config()?;
    let mut settings = Map::new();
    let mut lines = Vec::new();
    for arg in all_settings(command) {
        let (name, source) = (arg.get_long().unwrap_or_default(), file.source(arg, matches));
        let id = arg.get_id().as_str();
        let values: Vec<Value> = if matches!(arg.get_action(), ArgAction::SetTrue) {
            vec![Value::Boolean(matches.get_flag(id))]
        } else {
            matches.get_raw(id).into_iter().flatten().map(|raw| value(name, &raw.to_string_lossy())).collect()
        };
        let value = match &*values {
            [] => None,
            _ if name == "data" => Some(Value::Array(values)),
            [first, ..] => Some(first.clone()),
        };
        settings.insert(name.to_owned(), json!({ "value": value, "source": source }));
        let shown = value.map_or_else(|| format!("# {name} is not set"), |value| format!("{name} = {value}"));
        lines.push((shown, source));
    }
    if json {
        return print_json(&settings);
    }
    let width = lines.iter().map(|(shown, _)| shown.chars().count()).max().unwrap_or_default();
    for (shown, source) in lines {
        println!("{shown:width$}  # {source}");
    }
    Ok(())
}

fn value(name: &str, text: &str) -> Value {
    if name == "database" {
        return Value::String(duchy_store::without_password(text));
    }
    text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer)
}

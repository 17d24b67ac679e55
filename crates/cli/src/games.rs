//! `duchy games`: the list of games.

use duchy_game::{Language, OptionKind};
use duchy_host::{GameInfo, Registry, Words};
use serde_json::Value;

use crate::failure::{Failure, print_json};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    if args.json {
        let games: Vec<Value> = registry.games().map(|kind| described(&kind.info(), &kind.words(language))).collect();
        return print_json(&games);
    }
    let bots = Words::new(duchy_search::TEXTS, language);
    for kind in registry.games() {
        show(&kind.info(), &kind.words(language), &bots);
    }
    Ok(())
}

/// A game as JSON, with the title and meaning of every option.
fn described(info: &GameInfo, words: &Words) -> Value {
    let mut game = serde_json::to_value(info).unwrap_or_default();
    game["title"] = words.text("game-title").into();
    game["about"] = words.text("game-about").into();
    if let Some(options) = game["options"].as_array_mut() {
        for option in options {
            let key = format!("option-{}", option["key"].as_str().unwrap_or_default());
            option["title"] = words.text(&key).into();
            option["meaning"] = words.attribute(&key, "help").into();
        }
    }
    game
}

fn show(info: &GameInfo, words: &Words, bots: &Words) {
    println!("{}  ({}, {}–{})", words.text("game-title"), info.id, info.seats.min, info.seats.max);
    println!("  {}", words.text("game-about"));
    println!("\n  --option");
    for option in &info.options {
        let key = format!("option-{}", option.key);
        let values = match option.kind {
            OptionKind::Flag => "true|false".to_owned(),
            OptionKind::Choice(choices) => choices.join("|"),
            OptionKind::Number { min, max } => format!("{min}…{max}"),
        };
        println!("    {}={values}  [{}]", option.key, plain(&option.default));
        println!("        {}: {}", words.text(&key), words.attribute(&key, "help"));
        if let OptionKind::Choice(choices) = option.kind {
            for choice in choices {
                println!("        {choice}: {}", words.text(&format!("{key}-{choice}")));
            }
        }
    }
    println!("\n  --preset");
    for preset in &info.presets {
        let key = format!("preset-{}", preset.name);
        println!("    {}: {}. {}", preset.name, words.text(&key), words.attribute(&key, "help"));
    }
    println!("\n  bots");
    for bot in &info.bots {
        let key = format!("bot-{bot}");
        let [name, help] = ["name", "help"].map(|attribute| bots.attribute(&key, attribute));
        println!("    {bot}: {} ({name}). {help}", bots.text(&key));
    }
    for key in info.catalogues.iter().flat_map(|catalogue| &catalogue.reconstructed) {
        println!("  ! {}", words.text(key));
    }
    println!();
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

//! Laws that hold before any game begins: options describe themselves, texts and rules say the same in every language.

use duchy_game::{BadOptions, Catalogue, Game, Language, OptionKind, Options, Presentation, context::Search};
use serde_json::Value;

use super::Verdict;
use crate::{Subject, explore::Failure, rulebook, texts::Words};

/// Looks at all of them; gives the game's texts, read.
pub(super) fn check<S: Subject>() -> Result<Words, Failure> {
    let fail = |law: &'static str| move |what: String| Failure::standing::<S::Game>(law, &what);
    let words = Words::read(&S::Game::TEXTS).map_err(fail("texts can be read"))?;
    words.agree().map_err(fail("every text exists in every language"))?;
    option_texts::<S::Game>(&words).map_err(fail("every option and preset has its text"))?;
    schema::<S::Game>().map_err(fail("options are what their schema says"))?;
    presets::<S::Game>().map_err(fail("the first preset is the default, and presets can be played"))?;
    table_sizes::<S::Game>(&words).map_err(fail("tables of the wrong size are refused"))?;
    catalogues::<S>().map_err(fail("data files can be read and have names"))?;
    rulebook::agree(S::Game::RULEBOOK.clauses(Language::En), S::Game::RULEBOOK.clauses(Language::Ru))
        .map_err(fail("the rules have the same clauses in every language"))?;
    Ok(words)
}

/// The game's title, and each option, choice and preset, can be shown.
fn option_texts<G: Presentation>(words: &Words) -> Verdict {
    ["game-title", "game-about"].into_iter().try_for_each(|key| words.message(key, &[]))?;
    for field in G::Options::SCHEMA {
        let key = format!("option-{}", field.key);
        words.with_help(&key)?;
        if let OptionKind::Choice(choices) = field.kind {
            choices.iter().try_for_each(|choice| words.message(&format!("{key}-{choice}"), &[]))?;
        }
    }
    G::Options::presets().iter().try_for_each(|preset| words.with_help(&format!("preset-{}", preset.name)))
}

/// The JSON of the options has exactly the keys of the schema; all may be left out, others are refused.
fn schema<G: Presentation>() -> Verdict {
    let default = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
    let Value::Object(fields) = &default else { return Err(format!("options are not an object in JSON: {default}")) };
    let (keys, schema): (Vec<&str>, Vec<&str>) =
        (fields.keys().map(String::as_str).collect(), G::Options::SCHEMA.iter().map(|field| field.key).collect());
    if let Some(key) = keys.iter().find(|key| !schema.contains(key)) {
        return Err(format!("the field {key} is missing in SCHEMA"));
    }
    if let Some(key) = schema.iter().find(|key| !keys.contains(key)) {
        return Err(format!("SCHEMA lists {key}, but no field has this name in JSON"));
    }
    let read = |json: &str| serde_json::from_str::<G::Options>(json);
    if read("{}").ok() != Some(G::Options::default()) {
        return Err("{} is not read as the default options: every field needs #[serde(default)]".into());
    }
    if read("{\"no-such-option\":1}").is_ok() {
        return Err("unknown options are accepted: add #[serde(deny_unknown_fields)]".into());
    }
    Ok(())
}

fn presets<G: Presentation>() -> Verdict {
    let presets = G::Options::presets();
    match presets.first() {
        None => return Err("there is no preset".into()),
        Some(first) if first.options != G::Options::default() => {
            return Err(format!("the first preset, {}, differs from the default options", first.name));
        }
        Some(_) => {}
    }
    match presets.iter().find(|preset| !G::SEATS.into_iter().any(|seats| preset.options.check(seats).is_ok())) {
        Some(preset) => Err(format!("the preset {} is refused for every number of seats", preset.name)),
        None => Ok(()),
    }
}

/// One player fewer or more than the box is made for is refused by the check and by the start, with a text.
fn table_sizes<G: Presentation>(words: &Words) -> Verdict {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    for seats in [least - 1, most + 1] {
        let bad: BadOptions = match G::Options::default().check(seats) {
            Ok(()) => return Err(format!("the options' check accepts {seats} seats")),
            Err(bad) => bad,
        };
        words.description(&bad.text)?;
        let started = G::start(G::Catalogue::built_in(), G::RULES, seats, &G::Options::default(), &mut Search::new(1));
        if started.is_ok() {
            return Err(format!("a game for {seats} seats starts"));
        }
    }
    Ok(())
}

/// Every data file has a name, can be drawn, and is found again by its hash.
fn catalogues<S: Subject>() -> Verdict {
    for catalogue in S::catalogues() {
        if catalogue.name().trim().is_empty() {
            return Err("a data file has no name".into());
        }
        serde_json::to_value(catalogue.drawing()).map_err(|error| format!("{}: {error}", catalogue.name()))?;
        if Catalogue::by_hash(catalogue.hash()) != Some(catalogue) {
            return Err(format!("{} is not found again by its hash", catalogue.name()));
        }
    }
    match <S::Game as Game>::Catalogue::parse("= not a data file =") {
        Ok(_) => Err("a text that is no data file is accepted as one".into()),
        Err(_) => Ok(()),
    }
}

//! Every game is known wherever it has to be; what is missing is named.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{collections::BTreeSet, fs, path::Path};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The folders under `games/` are the games there are.
fn folders() -> BTreeSet<String> {
    let entries = fs::read_dir(root().join("games")).unwrap().map(|entry| entry.unwrap());
    let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

#[test]
fn the_registry_lists_every_game() {
    let registry = duchy_games::registry();
    let listed: BTreeSet<String> = registry.games().map(|kind| kind.id().to_owned()).collect();
    assert_eq!(listed, folders(), "crates/games/src/lib.rs and the folders of games/ differ");
}

#[test]
fn every_game_is_named_wherever_it_has_to_be() {
    let mut missing = Vec::new();
    for game in folders() {
        let module = game.replace('-', "_");
        let mut needs = |path: &str, what: String| {
            if !read(path).contains(&what) {
                missing.push(format!("{path} does not name {game}: add {what}"));
            }
        };
        needs("Cargo.toml", format!("games/{game}\""));
        needs("crates/bots/src/lib.rs", format!("pub mod {module};"));
        needs("crates/server/tests/types.rs", format!("duchy_{module}::"));
        let key = if game.contains('-') { format!("'{game}': true") } else { format!("{game}: true") };
        needs("web/src/games/list.ts", key);
        needs("web/src/games/ui.ts", format!("./{game}/ui"));
        needs("docs/record.md", format!("\"game\":\"{game}\""));
        for language in ["en", "ru"] {
            needs(&format!("web/src/text/{language}.ftl"), format!("\ngame-{game} ="));
        }
        for part in ["README.md", "rules/en.md", "rules/ru.md", "text/en.ftl", "text/ru.ftl", "tests/golden"] {
            if !root().join(format!("games/{game}/{part}")).exists() {
                missing.push(format!("games/{game} has no {part}"));
            }
        }
        for part in ["Board.svelte", "ui.ts", "text/en.ftl", "text/ru.ftl"] {
            if !root().join(format!("web/src/games/{game}/{part}")).exists() {
                missing.push(format!("web/src/games/{game} has no {part}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

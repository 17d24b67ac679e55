//! Golden records: stored games that must replay to the same fingerprints and scores, or the rules have changed.
//!
//! Reads the part of a record the rules need: header, actions with their outcomes, result. `docs/record.md` describes
//! the whole format. With `DUCHY_GOLDEN_NEW=3` set, three random games are added to the folder first, and one of every
//! preset; read them over before you keep them.

use std::{fs, path::Path};

use duchy_game::{
    Catalogue as _, Game, Interned, Options as _, RulesVersion, Seat, Status,
    context::{Fixed, Live, Seed, Story},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Seats, chance::mix, files, laws::fingerprint};

/// Replays every `*.jsonl` record of a folder. Panics with what differs in which line, or if there is none.
pub fn golden<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    if let Ok(wanted) = std::env::var("DUCHY_GOLDEN_NEW") {
        add::<G>(
            folder,
            wanted.parse().unwrap_or_else(|_| panic!("DUCHY_GOLDEN_NEW is \"{wanted}\"; set it to a number")),
        );
    }
    let mut problems = Vec::new();
    for path in files::with_extension(folder, "jsonl") {
        if let Err(what) = replay::<G>(&files::read(&path)) {
            problems.push(format!("{}:{what}", path.display()));
        }
    }
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[derive(Deserialize)]
struct Header {
    duchy: u32,
    game: String,
    rules: Option<RulesVersion>,
    catalogue: Option<CatalogueRef>,
    #[serde(default)]
    options: Option<Value>,
    players: Vec<Player>,
    #[serde(default)]
    setup: Vec<String>,
    fingerprint: Option<String>,
}

#[derive(Deserialize)]
struct CatalogueRef {
    hash: String,
    text: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Player {
    name: String,
}

#[derive(Deserialize)]
struct Entry {
    seat: Option<Value>,
    action: Option<String>,
    #[serde(default)]
    outcomes: Vec<String>,
    fingerprint: Option<String>,
}

#[derive(Deserialize)]
struct Last {
    result: Outcome,
}

#[derive(Deserialize, Serialize, PartialEq, Eq, Debug)]
struct Outcome {
    scores: Vec<i32>,
    places: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    won: Option<bool>,
}

/// Replays a record; `Err` begins with the line where it and the rules part ways.
pub fn replay<G: Game>(record: &str) -> Result<(), String> {
    let mut lines = record.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
    let at = |number: usize, what: String| format!("{}: {what}", number + 1);
    let (number, first) = lines.next().ok_or("1: the file is empty")?;
    let header: Header = serde_json::from_str(first).map_err(|error| at(number, format!("no header: {error}")))?;
    let names = Seats::new(header.players.iter().map(|player| player.name.as_str()));
    let mut game: G = start(&header).map_err(|what| at(number, what))?;
    let mut ended = false;
    while let Some((number, line)) = lines.next() {
        if lines.peek().is_none()
            && let Ok(last) = serde_json::from_str::<Last>(line)
        {
            let found = outcome(&game).ok_or_else(|| at(number, "a result, but the game goes on".into()))?;
            if found != last.result {
                return Err(at(number, format!("the result is {found:?}")));
            }
            ended = true;
            continue;
        }
        let entry: Entry = serde_json::from_str(line).map_err(|error| at(number, error.to_string()))?;
        play(&mut game, &entry, &names).map_err(|what| at(number, what))?;
    }
    if ended { Ok(()) } else { Err("1: the record has no result; a golden record is a game played to its end".into()) }
}

fn start<G: Game>(header: &Header) -> Result<G, String> {
    if header.duchy != 1 || header.game != G::ID {
        return Err(format!("format {} of {}; expected format 1 of {}", header.duchy, header.game, G::ID));
    }
    let options = header.options.clone().unwrap_or_else(|| json!({}));
    let options: G::Options = serde_json::from_value(options).map_err(|error| format!("options: {error}"))?;
    let rules = header.rules.unwrap_or(G::RULES);
    let mut cx = Fixed::new(header.setup.iter().cloned());
    let game = G::start(catalogue::<G>(header)?, rules, header.players.len() as u8, &options, &mut cx);
    let game = game.map_err(|bad| bad.reason)?;
    cx.finish().map_err(|deviation| format!("setup: {deviation}"))?;
    same_fingerprint(&game, header.fingerprint.as_deref())?;
    Ok(game)
}

fn catalogue<G: Game>(header: &Header) -> Result<Interned<G::Catalogue>, String> {
    let built_in = G::Catalogue::built_in();
    match &header.catalogue {
        None => Ok(built_in),
        Some(CatalogueRef { hash, text: None }) if *hash == built_in.hash() => Ok(built_in),
        Some(CatalogueRef { hash, text: None }) => G::Catalogue::interner().find(hash).ok_or_else(|| {
            format!("the data file {hash} is neither the built-in one nor in the record; add it as catalogue.text")
        }),
        Some(CatalogueRef { text: Some(text), .. }) => {
            G::Catalogue::interner().intern(text).map_err(|bad| format!("catalogue: {bad}"))
        }
    }
}

fn play<G: Game>(game: &mut G, entry: &Entry, names: &Seats) -> Result<(), String> {
    let text = entry.action.as_deref().ok_or("only actions can be replayed here; take other entries out")?;
    let seat = match &entry.seat {
        Some(Value::Number(number)) => number.as_u64().map(|number| Seat(number as u8)),
        Some(Value::String(name)) => names.seat(name),
        _ => game.status().awaited().first(),
    };
    let seat =
        seat.filter(|seat| seat.0 < game.seats()).ok_or("no such seat; write its number or the player's name")?;
    let action = game.read_action(seat, text).map_err(|error| format!("\"{text}\": {error}"))?;
    let mut cx = Fixed::new(entry.outcomes.iter().cloned());
    game.play(seat, &action, &mut cx).map_err(|illegal| format!("\"{text}\" is refused by {}", illegal.rule))?;
    cx.finish().map_err(|deviation| deviation.to_string())?;
    same_fingerprint(game, entry.fingerprint.as_deref())
}

fn same_fingerprint<G: Game>(game: &G, expected: Option<&str>) -> Result<(), String> {
    let found = fingerprint(game);
    match expected {
        Some(expected) if expected != found => Err(format!("the fingerprint is {found}; the record says {expected}")),
        _ => Ok(()),
    }
}

fn outcome<G: Game>(game: &G) -> Option<Outcome> {
    let Status::Over { places, won } = game.status() else { return None };
    let scores = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
    Some(Outcome { scores, places: places.as_slice().to_vec(), won })
}

/// Adds records of random games that are not there yet.
fn add<G: Game>(folder: &Path, wanted: u64) {
    fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let seats = |seed: u64| *G::SEATS.start() + (seed as u8 - 1) % G::SEATS.count() as u8;
    let random_games =
        (1..=wanted).map(|seed| (format!("random-{seed}-{}-players", seats(seed)), seed, G::Options::default()));
    let presets = (1..).zip(G::Options::presets());
    let preset_games = presets.map(|(seed, preset)| (format!("preset-{}", preset.name), seed, preset.options));
    for (name, seed, options) in random_games.chain(preset_games) {
        let path = folder.join(format!("{name}.jsonl"));
        if !path.exists() {
            let record = random::<G>(G::Catalogue::built_in(), seats(seed), &options, seed);
            fs::write(&path, record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
}

/// The record of a game played at random from a seed, complete with fingerprints and result.
pub fn random<G: Game>(catalogue: Interned<G::Catalogue>, seats: u8, options: &G::Options, seed: u64) -> String {
    let names = Seats::of(seats);
    let chance = Seed([seed as u8; 32]);
    let mut cx = Live::new(&chance, 0);
    let mut game = G::start(catalogue, G::RULES, seats, options, &mut cx)
        .unwrap_or_else(|bad| panic!("the game does not start: {bad}"));
    let players: Vec<Player> = Seat::all(seats).map(|seat| Player { name: names.name(seat).to_owned() }).collect();
    let mut header = json!({
        "duchy": 1, "game": G::ID, "rules": G::RULES, "options": options, "players": players,
        "setup": outcomes(&cx.finish()), "fingerprint": fingerprint(&game),
    });
    if catalogue != G::Catalogue::built_in() {
        let (name, hash, text) = (catalogue.name(), catalogue.hash(), catalogue.text());
        header["catalogue"] = json!({"name": name, "hash": hash, "text": text});
    }
    let mut lines = vec![header];
    let mut legal = Vec::new();
    for number in 1..=G::MAX_ENTRIES {
        let Some(seat) = game.status().awaited().first() else { break };
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = legal[mix(seed, number as u64) as usize % legal.len()].clone();
        let text = game.action_text(&action);
        let mut cx = Live::new(&chance, number as u32);
        game.play_unchecked(seat, &action, &mut cx);
        lines.push(json!({
            "seq": number, "seat": seat, "action": text,
            "outcomes": outcomes(&cx.finish()), "fingerprint": fingerprint(&game),
        }));
    }
    lines.push(json!({ "result": outcome(&game) }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn outcomes<E>(story: &Story<E>) -> Vec<&str> {
    story.outcomes.iter().map(|drawn| drawn.name.as_ref()).collect()
}

//! Golden records: stored games that must replay to the same fingerprints and scores, or the rules have changed.
//!
//! A golden record holds actions only: no undo, takeover or resignation. With `DUCHY_GOLDEN_NEW=3` set, three random games
//! are added to the folder first, and one of every preset; read them over before you keep them. With
//! `DUCHY_GOLDEN_FINGERPRINTS=1` only the fingerprints are rewritten.

use std::{fs, path::Path};

use duchy_game::{
    Catalogue as _, Interned, Options as _, Presentation, Seat, Status,
    context::{Fixed, Live, Seed, Trace},
};
use duchy_record::{Entry, EntryKind, FORMAT, GameResult, Header, Player, Record};
use serde_json::json;

use crate::{Seats, chance::mix, files};

/// Replays every `*.jsonl` record of a folder. Panics with what differs in which line, or if there is none.
pub fn golden<G: Presentation>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    if let Ok(wanted) = std::env::var("DUCHY_GOLDEN_NEW") {
        add::<G>(
            folder,
            wanted.parse().unwrap_or_else(|_| panic!("DUCHY_GOLDEN_NEW is \"{wanted}\"; set it to a number")),
        );
    }
    let mut problems = Vec::new();
    for path in files::with_extension(folder, "jsonl") {
        let mut text = files::read(&path);
        if std::env::var_os("DUCHY_GOLDEN_FINGERPRINTS").is_some() {
            text = with_new_fingerprints::<G>(&text).unwrap_or_else(|what| panic!("{}:{what}", path.display()));
            fs::write(&path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        if let Err(what) = replay::<G>(&text) {
            problems.push(format!("{}:{what}", path.display()));
        }
    }
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

/// Replays a record; `Err` begins with the line where it and the rules part ways.
pub fn replay<G: Presentation>(text: &str) -> Result<(), String> {
    walk::<G>(text, &mut |line, found, stored| match stored {
        Some(stored) if stored != found => Err(format!("{line}: the fingerprint is {found}; the record says {stored}")),
        _ => Ok(()),
    })
}

/// The same record with today's fingerprints.
fn with_new_fingerprints<G: Presentation>(text: &str) -> Result<String, String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    walk::<G>(text, &mut |line, found, stored| {
        if let Some(stored) = stored {
            let (old, new) = (format!("\"fingerprint\":\"{stored}\""), format!("\"fingerprint\":\"{found}\""));
            lines[line - 1] = lines[line - 1].replace(&old, &new);
        }
        Ok(())
    })?;
    Ok(lines.iter().map(|line| format!("{line}\n")).collect())
}

/// Called with a line, the fingerprint of the position after it, and the one stored there.
type Seen<'a> = dyn FnMut(usize, &str, Option<&str>) -> Result<(), String> + 'a;

/// Plays a record and shows every position's fingerprint.
fn walk<G: Presentation>(text: &str, see: &mut Seen<'_>) -> Result<(), String> {
    let record = Record::parse(text).map_err(|bad| format!("{}: {}", bad.line, bad.what))?;
    let header = &record.header;
    let mut game: G = start(header).map_err(|what| format!("1: {what}"))?;
    see(1, &game.fingerprint(), header.fingerprint.as_deref())?;
    for (index, entry) in record.entries.iter().enumerate() {
        let line = record.line_of(index);
        play(&mut game, entry, &header.players).map_err(|what| format!("{line}: {what}"))?;
        see(line, &game.fingerprint(), entry.fingerprint.as_deref())?;
    }
    let line = record.line_of(record.entries.len());
    let Some(result) = record.result else {
        return Err("1: the record has no result; a golden record is a game played to its end".into());
    };
    match outcome(&game) {
        None => Err(format!("{line}: a result, but the game goes on")),
        Some(found) if found != result => Err(format!("{line}: the result is {found:?}")),
        Some(_) => Ok(()),
    }
}

fn start<G: Presentation>(header: &Header) -> Result<G, String> {
    if header.game != G::ID {
        return Err(format!("a record of {}; expected one of {}", header.game, G::ID));
    }
    let options: G::Options =
        serde_json::from_value(header.options.clone()).map_err(|error| format!("options: {error}"))?;
    let rules = header.rules.unwrap_or(G::RULES);
    let mut cx = Fixed::new(header.setup.iter().cloned());
    let game = G::start(catalogue::<G>(header)?, rules, header.players.len() as u8, &options, &mut cx);
    let game = game.map_err(|bad| bad.reason)?;
    cx.finish().map_err(|deviation| format!("setup: {deviation}"))?;
    Ok(game)
}

fn catalogue<G: Presentation>(header: &Header) -> Result<Interned<G::Catalogue>, String> {
    let Some(named) = &header.catalogue else { return Ok(G::Catalogue::built_in()) };
    match &named.text {
        Some(text) => G::Catalogue::interner().intern(text).map_err(|bad| format!("catalogue: {bad}")),
        None => named.hash.as_deref().and_then(G::Catalogue::by_hash).ok_or_else(|| {
            let name = &named.name;
            format!("the data file \"{name}\" is neither built in nor part of the record; add it as catalogue.text")
        }),
    }
}

fn play<G: Presentation>(game: &mut G, entry: &Entry, players: &[Player]) -> Result<(), String> {
    let EntryKind::Action { seat, action: text, outcomes, .. } = &entry.kind else {
        return Err("only actions can be replayed here; take other entries out".into());
    };
    let seat = match seat {
        Some(seat) => seat.resolve(players)?,
        None => game.status().awaited().first().ok_or("nobody is asked any more")?,
    };
    let action = game.read_action(text).map_err(|error| format!("\"{text}\": {error}"))?;
    let mut cx = Fixed::new(outcomes.iter().cloned());
    game.play(seat, &action, &mut cx).map_err(|illegal| format!("\"{text}\" is refused by {}", illegal.rule))?;
    cx.finish().map(drop).map_err(|deviation| deviation.to_string())
}

fn outcome<G: Presentation>(game: &G) -> Option<GameResult> {
    let Status::Over { places, won } = game.status() else { return None };
    let scores = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
    Some(GameResult { scores, places: places.as_slice().to_vec(), won, secret: None })
}

/// Adds records of random games that are not there yet.
fn add<G: Presentation>(folder: &Path, wanted: u64) {
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
pub fn random<G: Presentation>(
    catalogue: Interned<G::Catalogue>,
    seats: u8,
    options: &G::Options,
    seed: u64,
) -> String {
    let names = Seats::of(seats);
    let chance = Seed([seed as u8; 32]);
    let mut cx = Live::new(&chance, 0);
    let mut game = G::start(catalogue, G::RULES, seats, options, &mut cx)
        .unwrap_or_else(|bad| panic!("the game does not start: {bad}"));
    let players: Vec<Player> = Seat::all(seats).map(|seat| Player::person(names.name(seat))).collect();
    let mut header = json!({
        "duchy": FORMAT, "game": G::ID, "rules": G::RULES, "options": options, "players": players,
        "setup": outcomes(&cx.finish()), "fingerprint": game.fingerprint(),
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
            "outcomes": outcomes(&cx.finish()), "fingerprint": game.fingerprint(),
        }));
    }
    lines.push(json!({ "result": outcome(&game) }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn outcomes<E>(trace: &Trace<E>) -> Vec<&str> {
    trace.outcomes.iter().map(|drawn| drawn.name.as_ref()).collect()
}

//! `greedy` is the baseline for measuring other opponents, so it never changes: its decisions in 20 stored games of
//! every title must stay the same.
//!
//! `DUCHY_YARDSTICK_NEW=1` plays the games again and stores them; do that only when the rules themselves changed, and
//! say so in the commit.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{env, fs, path::PathBuf};

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_game::{
    Catalogue as _, Observed, Options as _, Presentation,
    context::{Live, Search, Seed},
};
use duchy_search::{Budget, Level, Levels};

const GAMES: usize = 20;

/// One game of greedy players, as lines: the setup, every decision with its seat, the final scores.
fn played<G: Presentation>(levels: Levels<G>, number: usize) -> Vec<String> {
    let presets = G::Options::presets();
    let preset = &presets[number % presets.len()];
    let tables: Vec<u8> = G::SEATS.filter(|&seats| preset.options.check(seats).is_ok()).collect();
    let seats = tables[number % tables.len()];
    let seed = Seed([number as u8 + 1; 32]);
    let mut cx = Live::new(&seed, 0);
    let mut game = G::start(G::Catalogue::built_in(), G::RULES, seats, &preset.options, &mut cx).unwrap();
    let mut lines = vec![format!("# game {number}: {}, {seats} seats", preset.name)];
    let level = Level::find(levels, "greedy").unwrap();
    for entry in 1.. {
        let Some(seat) = game.status().awaited().first() else { break };
        let observed = Observed::new(&game, seat, &mut Search::new(entry));
        let action = level.think(&observed, &Budget::positions(level.positions), entry);
        lines.push(format!("{} {}", seat.0, game.action_text(&action)));
        game.play(seat, &action, &mut Live::new(&seed, entry as u32)).unwrap();
    }
    let scores: Vec<String> = (0..seats).map(|seat| game.score(duchy_game::Seat(seat)).to_string()).collect();
    lines.push(format!("= {}", scores.join(" ")));
    lines
}

/// Replays every game and compares it with the stored one.
fn unchanged<G: Presentation>(levels: Levels<G>) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/yardstick/{}.txt", G::ID));
    let games: Vec<Vec<String>> = std::thread::scope(|scope| {
        let halves: Vec<_> = (0..2)
            .map(|half| {
                scope.spawn(move || (half..GAMES).step_by(2).map(|n| (n, played(levels, n))).collect::<Vec<_>>())
            })
            .collect();
        let mut games: Vec<_> = halves.into_iter().flat_map(|half| half.join().unwrap()).collect();
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().map(|(_, lines)| lines).collect()
    });
    let found: Vec<&String> = games.iter().flatten().collect();
    if env::var_os("DUCHY_YARDSTICK_NEW").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let text: String = found.iter().map(|line| format!("{line}\n")).collect();
        fs::write(&path, text).unwrap();
        return;
    }
    let stored = fs::read_to_string(&path).unwrap();
    let stored: Vec<&str> = stored.lines().collect();
    let differs =
        (0..stored.len().max(found.len())).find(|&at| stored.get(at).copied() != found.get(at).map(|s| s.as_str()));
    if let Some(at) = differs {
        panic!(
            "{}:{}: greedy used to play \"{}\" and now plays \"{}\"",
            path.display(),
            at + 1,
            stored.get(at).unwrap_or(&"nothing"),
            found.get(at).map_or("nothing", |line| line)
        );
    }
}

#[test]
fn carcassonne() {
    unchanged(carcassonne::LEVELS);
}

#[test]
fn burgundy() {
    unchanged(burgundy::LEVELS);
}

#[test]
fn burgundy_cards() {
    unchanged(burgundy_cards::LEVELS);
}

#[test]
fn tuscany() {
    unchanged(tuscany::LEVELS);
}

#[test]
fn catherine() {
    unchanged(catherine::LEVELS);
}

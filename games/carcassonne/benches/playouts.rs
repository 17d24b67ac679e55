//! Games per second: random games through the public trait, one core.

use divan::{Bencher, counter::ItemsCount};
use duchy_carcassonne::{Action, Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, Options as _, context::Search};

fn main() {
    divan::main();
}

/// Whole games: set up, asked, answered at random, scored.
#[divan::bench(args = [2, 5])]
fn games(bencher: Bencher<'_, '_>, seats: u8) {
    let catalogue = Catalogue::built_in();
    let mut cx = Search::new(1);
    let mut actions = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(1usize)).bench_local(move || {
        let options = Options::default();
        let game = Carcassonne::start(catalogue, Carcassonne::RULES, seats, &options, &mut cx);
        game.map(|mut game| finish(&mut game, &mut actions, &mut cx))
    });
}

/// The same with elements in play, for two.
#[divan::bench(args = ["river", "abbot", "princess-dragon", "count-king-cult", "bridges-castles-bazaars", "all", "all-rivers"])]
fn presets(bencher: Bencher<'_, '_>, name: &str) {
    let catalogue = Catalogue::built_in();
    let Some(preset) = Options::presets().into_iter().find(|preset| preset.name == name) else { return };
    let mut cx = Search::new(1);
    let mut actions = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(1usize)).bench_local(move || {
        let game = Carcassonne::start(catalogue, Carcassonne::RULES, 2, &preset.options, &mut cx);
        game.map(|mut game| finish(&mut game, &mut actions, &mut cx))
    });
}

/// What a tree search does first of all: a position after so many decisions, copied to a new place.
#[divan::bench(args = POSITIONS)]
fn clone_a_position(bencher: Bencher<'_, '_>, (preset, decisions): (&str, usize)) {
    let Some(game) = position(preset, decisions) else { return };
    bencher.bench_local(|| *divan::black_box(&game));
}

/// The same over a position that is no longer needed.
#[divan::bench(args = POSITIONS)]
fn clone_over_a_position(bencher: Bencher<'_, '_>, (preset, decisions): (&str, usize)) {
    let Some(game) = position(preset, decisions) else { return };
    let mut old = game;
    bencher.bench_local(|| divan::black_box(&mut old).clone_from(divan::black_box(&game)));
}

/// The beginning, the middle and nearly the end of a game.
const POSITIONS: [(&str, usize); 5] = [("base", 0), ("base", 70), ("base", 130), ("all", 120), ("all", 240)];

fn position(preset: &str, decisions: usize) -> Option<Carcassonne> {
    let mut cx = Search::new(1);
    let preset = Options::presets().into_iter().find(|known| known.name == preset)?;
    let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &preset.options, &mut cx).ok()?;
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.status().awaited().first() else { break };
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[cx.below(actions.len())];
        game.play_unchecked(seat, &action, &mut cx);
    }
    Some(game)
}

fn finish(game: &mut Carcassonne, actions: &mut Vec<Action>, cx: &mut Search) -> i32 {
    while let Some(seat) = game.status().awaited().first() {
        actions.clear();
        game.legal_actions(seat, actions);
        let action = actions[cx.below(actions.len())];
        game.play_unchecked(seat, &action, cx);
    }
    game.players().iter().map(|player| player.score).sum()
}

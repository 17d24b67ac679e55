//! Games per second: random games through the public trait, one core.

use divan::{Bencher, counter::ItemsCount};
use duchy_carcassonne::{Carcassonne, Options};
use duchy_game::{Game, Options as _, context::Search};
use duchy_testkit::playouts;

fn main() {
    divan::main();
}

/// Whole games: set up, asked, answered at random, scored.
#[divan::bench(args = [2, 5])]
fn games(bencher: Bencher<'_, '_>, seats: u8) {
    play(bencher, seats, Options::default());
}

/// The same with elements in play, for two.
#[divan::bench(args = ["river", "abbot", "princess-dragon", "count-king-cult", "bridges-castles-bazaars", "all", "all-rivers"])]
fn presets(bencher: Bencher<'_, '_>, name: &str) {
    play(bencher, 2, preset(name));
}

fn play(bencher: Bencher<'_, '_>, seats: u8, options: Options) {
    let (mut cx, mut actions) = (Search::new(1), playouts::buffer::<Carcassonne>());
    bencher
        .counter(ItemsCount::new(1usize))
        .bench_local(move || playouts::game::<Carcassonne>(seats, &options, &mut actions, &mut cx));
}

/// What a tree search does first of all: a position after a number of decisions, copied to a new place.
#[divan::bench(args = POSITIONS)]
fn clone_a_position(bencher: Bencher<'_, '_>, (preset, decisions): (&str, usize)) {
    let game = position(preset, decisions);
    bencher.bench_local(|| *divan::black_box(&game));
}

/// The same over a position that is no longer needed.
#[divan::bench(args = POSITIONS)]
fn clone_over_a_position(bencher: Bencher<'_, '_>, (preset, decisions): (&str, usize)) {
    let game = position(preset, decisions);
    let mut old = game;
    bencher.bench_local(|| divan::black_box(&mut old).clone_from(divan::black_box(&game)));
}

/// The beginning, the middle and nearly the end of a game.
const POSITIONS: [(&str, usize); 5] = [("base", 0), ("base", 70), ("base", 130), ("all", 120), ("all", 240)];

fn position(name: &str, decisions: usize) -> Carcassonne {
    let mut cx = Search::new(1);
    let mut game = playouts::start::<Carcassonne>(2, &preset(name), &mut cx);
    for _ in 0..decisions {
        let Some(seat) = game.status().awaited().first() else { break };
        let actions = game.legal(seat);
        game.play_unchecked(seat, &actions[cx.below(actions.len())], &mut cx);
    }
    game
}

fn preset(name: &str) -> Options {
    let found = Options::presets().into_iter().find(|preset| preset.name == name);
    found.unwrap_or_else(|| panic!("no preset {name}")).options
}

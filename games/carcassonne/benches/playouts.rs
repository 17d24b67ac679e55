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

/// What a tree search does first of all.
#[divan::bench]
fn clone_a_position(bencher: Bencher<'_, '_>) {
    let mut cx = Search::new(1);
    let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &Options::default(), &mut cx);
    bencher.bench_local(|| game.clone());
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

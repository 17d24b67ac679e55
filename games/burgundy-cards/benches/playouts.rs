//! Games per second: random games through the public trait, one core.

use divan::{Bencher, counter::ItemsCount};
use duchy_burgundy_cards::{Action, BurgundyCards, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, context::Search};

fn main() {
    divan::main();
}

/// Whole games: set up, asked, answered at random, scored.
#[divan::bench(args = [1, 2, 3, 4])]
fn games(bencher: Bencher<'_, '_>, seats: u8) {
    let catalogue = Catalogue::built_in();
    let mut cx = Search::new(1);
    let mut actions = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(1usize)).bench_local(move || {
        let options = Options::default();
        let game = BurgundyCards::start(catalogue, BurgundyCards::RULES, seats, &options, &mut cx);
        game.map(|mut game| finish(&mut game, &mut actions, &mut cx))
    });
}

/// What a tree search does first of all.
#[divan::bench]
fn clone_a_position(bencher: Bencher<'_, '_>) {
    let mut cx = Search::new(1);
    let game = BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, 2, &Options::default(), &mut cx);
    bencher.bench_local(|| game.clone());
}

fn finish(game: &mut BurgundyCards, actions: &mut Vec<Action>, cx: &mut Search) -> i32 {
    while let Some(seat) = game.status().awaited().first() {
        actions.clear();
        game.legal_actions(seat, actions);
        let action = actions[cx.below(actions.len())];
        game.play_unchecked(seat, &action, cx);
    }
    game.players().iter().map(|player| i32::from(player.score)).sum()
}

//! Games per second: random games through the public trait, one core.

use divan::{Bencher, counter::ItemsCount};
use duchy_burgundy_cards::{BurgundyCards, Options};
use duchy_game::context::Search;
use duchy_testkit::playouts;

fn main() {
    divan::main();
}

/// Whole games: set up, asked, answered at random, scored.
#[divan::bench(args = [1, 2, 4])]
fn games(bencher: Bencher<'_, '_>, seats: u8) {
    let (mut cx, mut actions) = (Search::new(1), playouts::buffer::<BurgundyCards>());
    bencher
        .counter(ItemsCount::new(1usize))
        .bench_local(move || playouts::game::<BurgundyCards>(seats, &Options::default(), &mut actions, &mut cx));
}

/// The first thing a tree search does.
#[divan::bench]
fn clone_a_position(bencher: Bencher<'_, '_>) {
    let game = playouts::start::<BurgundyCards>(2, &Options::default(), &mut Search::new(1));
    bencher.bench_local(|| game.clone());
}

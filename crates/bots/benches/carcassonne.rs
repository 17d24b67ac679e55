//! How fast opponents of Carcassonne think. `cargo bench -p duchy-bots`

use divan::{Bencher, black_box, counter::ItemsCount};
use duchy_bots::carcassonne::{self, Judge, Weights};
use duchy_carcassonne::{Carcassonne, Options};
use duchy_game::{Catalogue, Game, Observed, Seat, context::Search};
use duchy_search::{Budget, Greedy, Heuristic, Level, Playout, Searcher};

fn main() {
    divan::main();
}

fn start(seats: u8) -> Carcassonne {
    let options = Options::default();
    let start = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, seats, &options, &mut Search::new(1));
    start.unwrap_or_else(|bad| panic!("{bad}"))
}

/// The positions of a game that greedy opponents play.
fn greedy_game(seats: u8) -> Vec<Carcassonne> {
    let mut chance = Search::new(1);
    let mut searcher = Greedy::new(Judge::new(Weights::default()));
    let mut positions = vec![start(seats)];
    while let Some(position) = positions.last()
        && let Some(seat) = position.status().awaited().first()
    {
        let observed = Observed::new(position, seat, &mut chance);
        let action = searcher.choose(&observed, &Budget::positions(20_000), 1);
        let mut next = *position;
        next.play_unchecked(seat, &action, &mut chance);
        positions.push(next);
    }
    positions.pop();
    positions
}

/// All decisions of a game.
#[divan::bench(args = [2, 5])]
fn greedy_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    let mut chance = Search::new(1);
    let observed: Vec<Observed<Carcassonne>> = greedy_game(seats)
        .iter()
        .filter_map(|position| Some(Observed::new(position, position.status().awaited().first()?, &mut chance)))
        .collect();
    let mut searcher = Greedy::new(Judge::new(Weights::default()));
    bencher.counter(ItemsCount::new(observed.len())).bench_local(|| {
        for observed in &observed {
            black_box(searcher.choose(observed, &Budget::positions(20_000), 1));
        }
    });
}

/// One decision in the middle of a game by a new opponent, as a server asks for it.
#[divan::bench]
fn think_once(bencher: Bencher<'_, '_>) {
    let positions = greedy_game(2);
    let position = &positions[positions.len() / 2];
    let seat = position.status().awaited().first().unwrap_or(Seat(0));
    let observed = Observed::new(position, seat, &mut Search::new(1));
    bencher.bench_local(|| {
        Level::find(carcassonne::LEVELS, "greedy")
            .map(|level| level.think(black_box(&observed), &Budget::positions(20_000), 1))
    });
}

/// Every position of a game judged for one seat.
#[divan::bench(args = [2, 5])]
fn evaluations(bencher: Bencher<'_, '_>, seats: u8) {
    let positions = greedy_game(seats);
    let mut judge = Judge::new(Weights::default());
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().map(|position| judge.value(position, Seat(0))).sum::<f32>());
}

#[divan::bench(args = [2, 5])]
fn playouts(bencher: Bencher<'_, '_>, seats: u8) {
    let start = start(seats);
    let mut playout = Playout::new();
    let mut chance = Search::new(1);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| playout.run(&mut start.clone(), &mut chance));
}

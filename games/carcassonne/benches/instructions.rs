//! Instructions for a hundred random games of two: repeatable on a busy machine. Needs valgrind and the
//! `gungraun-runner` of the same version as `gungraun`; see `examples/playouts.rs` for a way without it.
#![allow(missing_docs, unused_qualifications, clippy::disallowed_macros, reason = "what the macros write is theirs")]

use std::hint::black_box;

use duchy_carcassonne::{Action, Carcassonne, Options};
use duchy_game::{Options as _, context::Search};
use duchy_testkit::playouts::{buffer, game};
use gungraun::{library_benchmark, library_benchmark_group, main};

const GAMES: usize = 100;

type Table = (Options, Vec<Action>, Search);

fn set_up(preset: &str) -> Table {
    let options = Options::presets().into_iter().find(|known| known.name == preset).map(|known| known.options);
    (options.unwrap_or_default(), buffer::<Carcassonne>(), Search::new(1))
}

#[library_benchmark]
#[bench::base(args = ("base"), setup = set_up)]
#[bench::all(args = ("all"), setup = set_up)]
fn hundred_games((options, mut actions, mut cx): Table) -> i32 {
    black_box((0..GAMES).map(|_| game::<Carcassonne>(2, &options, &mut actions, &mut cx)).sum())
}

library_benchmark_group!(name = playouts; benchmarks = hundred_games);
main!(library_benchmark_groups = playouts);

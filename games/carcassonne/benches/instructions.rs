//! Instructions for a hundred random games of two: repeatable on a busy machine. Needs valgrind and the
//! `gungraun-runner` of the same version as `gungraun`; see `examples/playouts.rs` for a way without it.
#![allow(missing_docs, unused_qualifications, clippy::disallowed_macros, reason = "what the macros write is theirs")]

use std::hint::black_box;

use duchy_carcassonne::{Action, Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, Interned, Options as _, context::Search};
use gungraun::{library_benchmark, library_benchmark_group, main};

const GAMES: usize = 100;

type Table = (Options, Interned<Catalogue>, Vec<Action>, Search);

fn set_up(preset: &str) -> Table {
    let options = Options::presets().into_iter().find(|known| known.name == preset).map(|known| known.options);
    (options.unwrap_or_default(), Catalogue::built_in(), Vec::with_capacity(1024), Search::new(1))
}

#[library_benchmark]
#[bench::base(args = ("base"), setup = set_up)]
#[bench::all(args = ("all"), setup = set_up)]
fn hundred_games((options, catalogue, mut actions, mut cx): Table) -> i32 {
    let mut points = 0;
    for _ in 0..GAMES {
        let Ok(mut game) = Carcassonne::start(catalogue, Carcassonne::RULES, 2, &options, &mut cx) else { break };
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
        }
        points += game.players().iter().map(|player| player.score).sum::<i32>();
    }
    black_box(points)
}

library_benchmark_group!(name = playouts; benchmarks = hundred_games);
main!(library_benchmark_groups = playouts);

//! Plays random games through the public trait and tells how they went.
//!
//! `cargo run --release --example playouts -- 20000 all`, or under `valgrind --tool=callgrind` with two counts of games,
//! whose difference is what the games themselves take.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

use duchy_carcassonne::{Action, Carcassonne, Options};
use duchy_game::{Catalogue, Game, Options as _, context::Search};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut actions = Vec::with_capacity(1024);
    let mut cx = Search::new(1);
    let catalogue = Catalogue::built_in();
    let preset = std::env::args().nth(2).unwrap_or_else(|| "base".to_owned());
    let Some(preset) = Options::presets().into_iter().find(|known| known.name == preset) else {
        println!("there is no preset {preset}");
        return;
    };
    let options = preset.options;
    let (mut points, mut placements, mut turns) = (0i64, 0usize, 0usize);
    for _ in 0..games {
        let Ok(mut game) = Carcassonne::start(catalogue, Carcassonne::RULES, 2, &options, &mut cx) else {
            return;
        };
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[cx.below(actions.len())];
            if let Action::Lay { .. } = action {
                placements += actions.len();
                turns += 1;
            }
            game.play_unchecked(seat, &action, &mut cx);
        }
        points += game.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
    }
    println!("{games} games of two players, preset {}", preset.name);
    println!("mean score per player: {:.3}", points as f64 / (2 * games) as f64);
    println!("mean number of placements to choose from: {:.3}", placements as f64 / turns as f64);
    println!("mean number of turns: {:.3}", turns as f64 / games as f64);
}

//! Plays random games through the public trait and tells how they went.
//!
//! `cargo run --release --example playouts -- 20000`, or under `valgrind --tool=callgrind` with two counts of games,
//! whose difference is what the games themselves take.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

use duchy_burgundy::{Burgundy, Options};
use duchy_game::{Catalogue, Game, context::Search};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut actions = Vec::with_capacity(1024);
    let mut cx = Search::new(1);
    let catalogue = Catalogue::built_in();
    let options = Options::default();
    let (mut points, mut choices, mut decisions, mut tiles) = (0i64, 0usize, 0usize, 0u64);
    for _ in 0..games {
        let Ok(mut game) = Burgundy::start(catalogue, Burgundy::RULES, 2, &options, &mut cx) else {
            return;
        };
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[cx.below(actions.len())];
            choices += actions.len();
            decisions += 1;
            game.play_unchecked(seat, &action, &mut cx);
        }
        points += game.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
        tiles += game.players().iter().map(|player| u64::from(player.laid.count_ones())).sum::<u64>();
    }
    println!("{games} games of two players");
    println!("mean score per player: {:.3}", points as f64 / (2 * games) as f64);
    println!("mean number of actions to choose from: {:.3}", choices as f64 / decisions as f64);
    println!("mean number of decisions: {:.3}", decisions as f64 / games as f64);
    println!("mean number of tiles in an estate: {:.3}", tiles as f64 / (2 * games) as f64);
}

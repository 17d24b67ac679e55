//! Plays random games through the public trait and tells how they went.
//!
//! `cargo run --release --example playouts -- 20000`, or under `valgrind --tool=callgrind` with two counts of games,
//! whose difference is what the games themselves take.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

use duchy_game::{Catalogue, Game, context::Search};
use duchy_tuscany::{Options, Tuscany};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut actions = Vec::with_capacity(4096);
    let mut cx = Search::new(1);
    let catalogue = Catalogue::built_in();
    let options = Options::default();
    let (mut points, mut choices, mut decisions, mut longest) = (0i64, 0usize, 0usize, 0usize);
    for _ in 0..games {
        let Ok(mut game) = Tuscany::start(catalogue, Tuscany::RULES, 2, &options, &mut cx) else {
            return;
        };
        let before = decisions;
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            choices += actions.len();
            decisions += 1;
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
        }
        longest = longest.max(decisions - before);
        points += game.players().iter().map(|player| i64::from(player.red())).sum::<i64>();
    }
    println!("{games} games of two players");
    println!("mean score per player: {:.3}", points as f64 / (2 * games) as f64);
    println!("mean number of decisions: {:.3}, at most {longest}", decisions as f64 / games as f64);
    println!("mean number of choices: {:.3}", choices as f64 / decisions as f64);
}

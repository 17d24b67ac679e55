//! Plays random games through the public trait and tells how they went.
//!
//! `cargo run --release -p duchy-catherine --example playouts -- 20000 2`, or under `valgrind --tool=callgrind` with two
//! counts of games, whose difference is what the games themselves take.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

use duchy_catherine::{Catherine, Options};
use duchy_game::{Catalogue, Game, context::Search};

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|text| text.parse::<u64>().ok());
    let games = arguments.next().unwrap_or(1000);
    let seats = arguments.next().unwrap_or(2) as u8;
    let mut actions = Vec::with_capacity(1024);
    let mut cx = Search::new(1);
    let (mut points, mut choices, mut decisions, mut shuffles) = (0i64, 0usize, 0usize, 0u64);
    for _ in 0..games {
        let Ok(mut game) =
            Catherine::start(Catalogue::built_in(), Catherine::RULES, seats, &Options::default(), &mut cx)
        else {
            return;
        };
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            (choices, decisions) = (choices + actions.len(), decisions + 1);
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
        }
        points += game.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
        shuffles += u64::from(game.shuffles());
    }
    let all = games as f64;
    println!("{games} games of {seats} players");
    println!("mean score per player: {:.3}", points as f64 / (all * f64::from(seats)));
    println!(
        "mean number of decisions: {:.3}, of choices each: {:.3}",
        decisions as f64 / all,
        choices as f64 / decisions as f64
    );
    println!("mean number of shuffles: {:.3}", shuffles as f64 / all);
}

//! Plays random games through the public trait and tells how they went.
//!
//! `cargo run --release --example playouts -- 20000 2`, or under `valgrind --tool=callgrind` with two counts of games,
//! whose difference is what the games themselves take.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

use duchy_burgundy_cards::{BurgundyCards, Options};
use duchy_game::{Catalogue, Game, context::Search};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<u64>().ok());
    let games = numbers.next().unwrap_or(1000);
    let seats = numbers.next().unwrap_or(2) as u8;
    let mut actions = Vec::with_capacity(1024);
    let mut cx = Search::new(1);
    let catalogue = Catalogue::built_in();
    let options = Options::default();
    let (mut points, mut choices, mut decisions, mut reshuffles) = (0i64, 0usize, 0usize, 0u64);
    for _ in 0..games {
        let Ok(mut game) = BurgundyCards::start(catalogue, BurgundyCards::RULES, seats, &options, &mut cx) else {
            return;
        };
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            choices += actions.len();
            decisions += 1;
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
        }
        reshuffles += u64::from(game.reshuffles());
        points += game.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
    }
    let per_game = |number: f64| number / games as f64;
    println!("{games} games of {seats}");
    println!("mean score per player: {:.3}", per_game(points as f64) / f64::from(seats));
    println!("mean number of choices: {:.3}", choices as f64 / decisions as f64);
    println!("mean number of decisions: {:.3}", per_game(decisions as f64));
    println!("mean number of reshuffles: {:.3}", per_game(reshuffles as f64));
}

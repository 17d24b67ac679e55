//! The greedy opponent of the card game plays sensibly.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_bots::burgundy_cards::{self, Judge};
use duchy_burgundy_cards::{Action, BurgundyCards, Coming, Options};
use duchy_game::{Catalogue, First, Game, Observed, Seat, Status, context::Search};
use duchy_search::{Budget, Level, Playout};

/// Plays solo against the rival; returns whether it won, and the score.
fn alone(level: &str, seed: u64) -> (bool, i32) {
    let mut chance = Search::new(seed);
    let mut game =
        BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, 1, &Options::default(), &mut chance).unwrap();
    loop {
        if let Status::Over { won, .. } = game.status() {
            return (won == Some(true), game.score(Seat(0)));
        }
        let observed = Observed::new(&game, Seat(0), &mut chance);
        let action =
            Level::find(burgundy_cards::LEVELS, level).unwrap().think(&observed, &Budget::positions(2000), seed);
        game.play(Seat(0), &action, &mut chance).unwrap();
    }
}

/// The rival is hard to beat with random moves, and loses more often than not to a sensible player.
#[test]
fn greedy_beats_the_rival_more_often_than_not() {
    const GAMES: u64 = 40;
    let played = |level: &'static str| {
        let games: Vec<(bool, i32)> = (0..GAMES).map(|seed| alone(level, seed)).collect();
        (games.iter().filter(|(won, _)| *won).count(), games.iter().map(|(_, points)| points).sum::<i32>())
    };
    let ((greedy, points), (random, fewer)) = (played("greedy"), played("random"));
    assert!(greedy > 20, "{greedy} of {GAMES} won");
    assert!(random < 2 && points > 4 * fewer, "{random} won by chance; {points} points to {fewer}");
}

/// A purchase is worth more than the silver it costs: the player chooses one of the drawn cards.
#[test]
fn the_rest_of_the_turn_is_counted() {
    let mut chance = Search::new(8);
    let catalogue = Catalogue::built_in();
    let options = Options { first: First::Listed, ..Options::default() };
    let mut game = BurgundyCards::start(catalogue, BurgundyCards::RULES, 2, &options, &mut chance).unwrap();
    while game.why_not(Seat(0), &Action::Buy).is_some() {
        let seat = game.status().awaited().first().unwrap();
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let action = *actions.iter().find(|&&action| action == Action::Silver).unwrap_or(&actions[0]);
        game.play(seat, &action, &mut chance).unwrap();
    }
    let before = Judge::default().prospects(&game, Seat(0));
    game.play(Seat(0), &Action::Buy, &mut chance).unwrap();
    assert_eq!(game.coming().next(), Some(Coming::Purchase));
    let after = Judge::default().prospects(&game, Seat(0));
    assert!(after > before, "{before} before the purchase, {after} after it");
}

#[test]
fn the_value_is_the_score_when_the_game_is_over() {
    for seats in 1..=4 {
        let mut chance = Search::new(u64::from(seats));
        let mut game =
            BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, seats, &Options::default(), &mut chance)
                .unwrap();
        Playout::new().run(&mut game, &mut chance);
        for seat in Seat::all(seats) {
            assert_eq!(Judge::default().prospects(&game, seat), game.score(seat) as f32);
        }
    }
}

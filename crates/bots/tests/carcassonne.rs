//! The greedy opponent of Carcassonne plays sensibly.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_bots::carcassonne::{self, Judge, Weights};
use duchy_carcassonne::{Carcassonne, Options};
use duchy_game::{
    Catalogue, First, Game, Observed, Presentation, Seat,
    context::{Fixed, Search},
};
use duchy_search::{Budget, Heuristic, Level, Playout};

/// Plays the actions of the seats in turn, with these tiles drawn.
fn play(tiles: &[&'static str], actions: &[&str]) -> Carcassonne {
    let options = Options { first: First::Listed, ..Options::default() };
    let mut cx = Fixed::new(tiles.iter().copied());
    let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
    for action in actions {
        let seat = game.status().awaited().first().unwrap();
        let action = game.read_action(action).unwrap();
        game.play(seat, &action, &mut cx).unwrap();
    }
    cx.finish().unwrap();
    game
}

fn greedy(game: &Carcassonne) -> String {
    let seat = game.status().awaited().first().unwrap();
    let observed = Observed::new(game, seat, &mut Search::new(1));
    let choices: Vec<String> = (0..5)
        .map(|seed| {
            Level::find(carcassonne::LEVELS, "greedy").unwrap().think(&observed, &Budget::positions(20_000), seed)
        })
        .map(|action| game.action_text(&action))
        .collect();
    assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    choices[0].clone()
}

#[test]
fn greedy_completes_a_city_and_takes_it() {
    let game = play(&["BASE-E"], &[]);
    assert_eq!(greedy(&game), "0,-1 S");
    let game = play(&["BASE-E"], &["0,-1 S"]);
    assert_eq!(greedy(&game), "meeple city S");
}

#[test]
fn greedy_sends_a_monk_to_a_monastery() {
    let game = play(&["BASE-B"], &["0,1 N"]);
    assert_eq!(greedy(&game), "meeple monastery");
}

#[test]
fn the_value_is_the_score_when_the_game_is_over() {
    let mut judge = Judge::new(Weights::default());
    for seats in 2..=5 {
        let mut chance = Search::new(u64::from(seats));
        let mut game =
            Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, seats, &Options::default(), &mut chance)
                .unwrap();
        Playout::new().run(&mut game, &mut chance);
        let scores: Vec<f32> = Seat::all(seats).map(|seat| game.score(seat) as f32).collect();
        assert_eq!(judge.prospects(&game)[..usize::from(seats)], scores);
    }
}

#[test]
fn two_player_values_are_zero_sum() {
    let mut judge = Judge::new(Weights::default());
    let mut chance = Search::new(9);
    let mut game =
        Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &Options::default(), &mut chance).unwrap();
    let mut playout = Playout::new();
    while playout.step(&mut game, &mut chance) {
        assert_eq!(judge.value(&game, Seat(0)), -judge.value(&game, Seat(1)));
    }
}

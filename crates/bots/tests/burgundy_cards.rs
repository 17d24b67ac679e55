//! The greedy opponent of the card game plays sensibly.
#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use std::num::NonZero;

use duchy_bots::{
    Botted,
    arena::{Arena, Contestant},
    burgundy_cards::Judge,
};
use duchy_burgundy_cards::{BurgundyCards, Options};
use duchy_game::{Catalogue, Game, Observed, Seat, context::Search};
use duchy_search::{Budget, Playout};

fn level(id: &str) -> Contestant<BurgundyCards> {
    Contestant::of_level(BurgundyCards::level(id).unwrap())
}

#[test]
fn greedy_beats_random_at_every_table() {
    for (seats, deals) in [(2, 6), (3, 2), (4, 2)] {
        let (options, threads) = (Options::default(), NonZero::new(2).unwrap());
        let arena = Arena { catalogue: Catalogue::built_in(), options, seats, deals, seed: 5, threads };
        let pairing = arena.play(&[level("greedy"), level("random")], &|_, _| {}).unwrap().remove(0);
        assert!(pairing.rate.middle > 0.9, "{seats} seats: {pairing:?}");
        assert!(pairing.margin.middle > 8.0, "{seats} seats: {pairing:?}");
    }
}

/// Alone, the greedy opponent gets further than a random one.
#[test]
fn greedy_plays_alone_too() {
    let mut chance = Search::new(3);
    let mut game =
        BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, 1, &Options::default(), &mut chance).unwrap();
    while game.status().awaited().contains(Seat(0)) {
        let observed = Observed::new(&game, Seat(0), &mut chance);
        let action = BurgundyCards::think("greedy", &observed, &Budget::positions(2000), 7).unwrap();
        game.play(Seat(0), &action, &mut chance).unwrap();
    }
    assert!(game.score(Seat(0)) > 5, "{}", game.score(Seat(0)));
}

#[test]
fn the_judgement_is_the_score_when_the_game_is_over() {
    for seats in 1..=4 {
        let mut chance = Search::new(u64::from(seats));
        let mut game =
            BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, seats, &Options::default(), &mut chance)
                .unwrap();
        Playout::new().run(&mut game, &mut chance);
        for seat in Seat::all(seats) {
            assert_eq!(Judge.prospects(&game, seat), game.score(seat) as f32);
        }
    }
}

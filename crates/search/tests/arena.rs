//! The arena is fair, repeatable, and knows games for one.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
};

use duchy_game::Game;
use duchy_game::{Catalogue, Seat};
use duchy_search::{
    Greedy, Random,
    arena::{Arena, Contestant, Pairing},
};

use duchy_testkit::toys::market::{Market, MarketOptions};

fn arena(seats: u8, deals: u32, threads: usize, contestants: &[Contestant<Market>]) -> Vec<Pairing> {
    let done = AtomicUsize::new(0);
    let arena = Arena {
        catalogue: Catalogue::built_in(),
        options: MarketOptions::default(),
        seats,
        deals,
        seed: 5,
        threads: NonZero::new(threads).unwrap(),
    };
    let pairings = arena.play(contestants, &|_, _| {
        done.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!(done.into_inner(), deals as usize * contestants.len() * (contestants.len() - 1) / 2);
    pairings.unwrap()
}

fn random() -> Contestant<Market> {
    Contestant::new("random", 1, || Random)
}

fn greedy() -> Contestant<Market> {
    Contestant::new("greedy", 1000, || Greedy::new(|position: &Market, seat: Seat| position.score(seat) as f32))
}

#[test]
fn threads_make_no_difference() {
    let three = || [random(), greedy(), random()];
    let one = arena(3, 6, 1, &three());
    assert_eq!(one, arena(3, 6, 3, &three()));
    let pairs: Vec<_> = one.iter().map(|pairing| (pairing.first, pairing.second)).collect();
    assert_eq!(pairs, [(0, 1), (0, 2), (1, 2)]);
}

/// They make the same choices in every seating: what one wins alone, the other wins alone.
#[test]
fn equals_are_equal() {
    for (seats, games) in [(1, 8), (2, 16), (3, 48)] {
        let pairing = &arena(seats, 8, 2, &[random(), random()])[0];
        assert_eq!(pairing.games, games);
        assert!(pairing.margin.middle.abs() < 1e-9, "{pairing:?}");
        assert_eq!((pairing.rate.middle, pairing.elo.middle.abs()), (0.5, 0.0));
    }
}

#[test]
fn the_stronger_is_found_at_every_table() {
    for seats in 1..=3 {
        let pairing = &arena(seats, 60, 2, &[greedy(), random()])[0];
        assert!(pairing.margin.low > 0.0 && pairing.rate.low > 0.5 && pairing.elo.low > 0.0, "{pairing:?}");
        assert!(pairing.points[0] > pairing.points[1]);
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let arena = Arena::<Market> {
        catalogue: Catalogue::built_in(),
        options: MarketOptions::default(),
        seats: 6,
        deals: 1,
        seed: 1,
        threads: NonZero::<usize>::MIN,
    };
    assert!(!Market::SEATS.contains(&6));
    assert!(arena.play(&[random(), greedy()], &|_, _| {}).is_err());
    assert_eq!(arena.play(&[random()], &|_, _| {}).unwrap(), []);
}

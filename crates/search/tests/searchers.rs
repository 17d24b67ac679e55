//! What every searcher keeps, and what greedy finds.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod fair;

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use duchy_game::{Game, Observed, Seat, Viewer, context::Search};
use duchy_search::{Budget, Greedy, Playout, Random, Searcher, mix};
use fair::{Action, Fair, PRIZES};

const PLENTY: Budget<'_> = Budget::positions(10_000);

fn points(position: &Fair, seat: Seat) -> f32 {
    position.score(seat) as f32
}

fn observe(position: &Fair, seed: u64) -> Observed<Fair> {
    let seat = position.status().awaited().first().unwrap();
    Observed::new(position, seat, &mut Search::new(seed))
}

fn searchers() -> [Box<dyn Searcher<Fair>>; 3] {
    [Box::new(Random), Box::new(Greedy::new(points)), Box::new(Greedy::new(points).samples(5))]
}

#[test]
fn equal_views_and_seeds_give_equal_choices() {
    for start in 0..40 {
        let mut position = Fair::new(start);
        let mut playout = Playout::new();
        for step in 0.. {
            let Some(seat) = position.status().awaited().first() else { break };
            // The same view, but the others' traps are dealt anew.
            let mut other = position.clone();
            other.determinize(seat, &mut Search::new(mix(start, step)));
            assert_eq!(position.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            for mut searcher in searchers() {
                let choice = searcher.choose(&observe(&position, 1), &PLENTY, step);
                assert_eq!(choice, searcher.choose(&observe(&other, 2), &PLENTY, step));
                assert_eq!(position.why_not(seat, &choice), None);
            }
            playout.step(&mut position, &mut Search::new(step));
        }
    }
}

#[test]
fn greedy_looks_through_its_own_decisions() {
    let position = Fair::new(3);
    let choices = |budget: Budget<'_>| -> BTreeSet<String> {
        let choose = |seed| Greedy::new(points).samples(64).choose(&observe(&position, 0), &budget, seed);
        (0..20).map(|seed| choose(seed).to_string()).collect()
    };
    // The first row always has a good prize that is not trapped, the second only if the middle is free.
    assert_eq!(choices(PLENTY), BTreeSet::from(["row 0".to_owned()]));
    // A row as it stands is worth nothing.
    assert_eq!(choices(Budget::positions(128)).len(), 2);
}

#[test]
fn greedy_averages_over_what_it_cannot_know() {
    let mut position = Fair::new(3);
    position.play_unchecked(Seat(0), &Action::Row(0), &mut Search::new(0));
    for seed in 0..20 {
        let choice = Greedy::new(points).samples(64).choose(&observe(&position, seed), &PLENTY, seed);
        assert_ne!(choice, Action::Take(1), "the middle gives {:?} and is mostly trapped", PRIZES[0][1]);
    }
}

#[test]
fn ties_are_broken_by_the_seed() {
    let indifferent = |_: &Fair, _: Seat| 0.0;
    let position = Fair::new(1);
    let choices: BTreeSet<String> = (0..20)
        .map(|seed| Greedy::new(indifferent).choose(&observe(&position, 0), &PLENTY, seed).to_string())
        .collect();
    assert_eq!(choices.len(), 2);
}

#[test]
fn a_searcher_answers_even_without_budget_or_when_stopped() {
    let stop = AtomicBool::new(true);
    let position = Fair::new(1);
    for budget in [Budget::positions(0), Budget::positions(1), PLENTY.until_flag(&stop), PLENTY.until(&|| true)] {
        for mut searcher in searchers() {
            let choice = searcher.choose(&observe(&position, 0), &budget, 5);
            assert_eq!(position.why_not(Seat(0), &choice), None);
        }
    }
}

#[test]
fn greedy_keeps_to_its_budget() {
    static LOOKED: AtomicU64 = AtomicU64::new(0);
    let counting = |position: &Fair, seat: Seat| {
        LOOKED.fetch_add(1, Ordering::Relaxed);
        points(position, seat)
    };
    let position = Fair::new(1);
    let looked = |positions| {
        LOOKED.store(0, Ordering::Relaxed);
        Greedy::new(counting).choose(&observe(&position, 0), &Budget::positions(positions), 5);
        LOOKED.load(Ordering::Relaxed)
    };
    // Two rows of three prizes each; with less than four positions for a row it is judged as it stands.
    assert_eq!([1, 2, 6, 8, 100].map(looked), [1, 2, 2, 6, 6]);
}

#[test]
fn playouts_end_and_tell_the_scores() {
    let mut playout = Playout::new();
    for seed in 0..50 {
        let mut position = Fair::new(seed);
        let outcome = playout.run(&mut position, &mut Search::new(seed));
        assert!(position.status().is_over());
        assert_eq!(outcome.steps, 20);
        assert_eq!(outcome.scores(), [position.score(Seat(0)), position.score(Seat(1))]);
    }
}

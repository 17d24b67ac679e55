//! What every searcher keeps, and what greedy finds.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use duchy_game::{
    Catalogue, First, Game, Name, Observed, Presentation, Seat, Viewer,
    context::{Fixed, Search},
};
use duchy_search::{Budget, Greedy, Playout, Random, Searcher, mix};
use duchy_testkit::toys::{
    envoys::{Envoys, EnvoysOptions},
    market::{Market, MarketOptions},
};

const PLENTY: Budget<'_> = Budget::positions(10_000);

fn points<G: Game>(position: &G, seat: Seat) -> f32 {
    position.score(seat) as f32
}

fn searchers<G: Game>() -> [Box<dyn Searcher<G>>; 3] {
    [Box::new(Random), Box::new(Greedy::new(points::<G>)), Box::new(Greedy::new(points::<G>).samples(5))]
}

fn start<G: Game>(options: G::Options, outcomes: &[&'static str]) -> G {
    let mut cx = Fixed::new(outcomes.iter().map(|&name| Name::from(name)));
    let game = G::start(G::Catalogue::built_in(), G::RULES, 2, &options, &mut cx).unwrap();
    cx.finish().unwrap();
    game
}

/// Three goods lie open and the first player has three coins: for the bread, which brings 2, or for the basket, which
/// brings 1 and the bread for nothing.
fn market() -> Market {
    start(MarketOptions { first: First::Listed, ..Default::default() }, &["basket", "bread", "apples", "3"])
}

/// Whatever the seeds up to this one make of the position for the first player.
fn choices<G: Presentation>(
    game: &G,
    mut choose: impl FnMut(&Observed<G>, u64) -> G::Action,
    seeds: u64,
) -> BTreeSet<String> {
    let observed = Observed::new(game, Seat(0), &mut Search::new(0));
    (0..seeds).map(|seed| game.action_text(&choose(&observed, seed))).collect()
}

/// Whatever a seat can't see makes no difference to what is chosen for it.
fn equal_views_give_equal_choices<G: Game>() {
    let mut playout = Playout::new();
    for seed in 0..40 {
        let seats = *G::SEATS.start() + (seed % u64::from(1 + G::SEATS.end() - G::SEATS.start())) as u8;
        let mut position =
            G::start(G::Catalogue::built_in(), G::RULES, seats, &G::Options::default(), &mut Search::new(seed))
                .unwrap();
        for step in 0.. {
            let Some(seat) = position.status().awaited().first() else { break };
            let mut other = position.clone();
            other.determinize(seat, &mut Search::new(mix(seed, step)));
            assert_eq!(position.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            let one = Observed::new(&position, seat, &mut Search::new(1));
            let two = Observed::new(&other, seat, &mut Search::new(2));
            for mut searcher in searchers::<G>() {
                let choice = searcher.choose(&one, &PLENTY, step);
                assert_eq!(choice, searcher.choose(&two, &PLENTY, step));
                assert_eq!(position.why_not(seat, &choice), None);
            }
            playout.step(&mut position, &mut Search::new(step));
        }
    }
}

#[test]
fn equal_views_and_seeds_give_equal_choices() {
    equal_views_give_equal_choices::<Envoys>();
    equal_views_give_equal_choices::<Market>();
}

#[test]
fn greedy_looks_through_its_own_decisions() {
    let choose = |budget| choices(&market(), |observed, seed| Greedy::new(points).choose(observed, &budget, seed), 20);
    assert_eq!(choose(PLENTY), BTreeSet::from(["buy basket".to_owned()]));
    // As it stands the bread is worth more.
    assert_eq!(choose(Budget::positions(4)), BTreeSet::from(["buy bread".to_owned()]));
}

#[test]
fn greedy_averages_over_what_it_cannot_know() {
    let hands = ["duke", "earl", "page", "page", "herald", "knight"];
    let mut game: Envoys = start(EnvoysOptions { first: First::Listed, ..Default::default() }, &hands);
    let sent = game.read_action("send herald").unwrap();
    game.play_unchecked(Seat(1), &sent, &mut Search::new(0));
    let choose = |samples| {
        choices(&game, |observed, seed| Greedy::new(points).samples(samples).choose(observed, &PLENTY, seed), 60)
    };
    // In some worlds the other has sent a duke too, but the duke is the best answer to most of them.
    assert!(choose(1).len() > 1);
    assert_eq!(choose(100), BTreeSet::from(["send duke".to_owned()]));
}

#[test]
fn ties_are_broken_by_the_seed() {
    let indifferent = |_: &Market, _: Seat| 0.0;
    let choices = choices(&market(), |observed, seed| Greedy::new(indifferent).choose(observed, &PLENTY, seed), 60);
    assert_eq!(choices.len(), 4, "{choices:?}");
}

#[test]
fn a_searcher_answers_even_without_budget_or_when_stopped() {
    let stop = AtomicBool::new(true);
    let position = market();
    let observed = Observed::new(&position, Seat(0), &mut Search::new(0));
    for budget in [Budget::positions(0), Budget::positions(1), PLENTY.until_flag(&stop), PLENTY.timed(&|| 1.0)] {
        for mut searcher in searchers() {
            let choice = searcher.choose(&observed, &budget, 5);
            assert_eq!(position.why_not(Seat(0), &choice), None);
        }
    }
}

#[test]
fn greedy_keeps_to_its_budget() {
    let looked = AtomicU64::new(0);
    let counting = |position: &Market, seat: Seat| {
        looked.fetch_add(1, Ordering::Relaxed);
        points(position, seat)
    };
    let observed = Observed::new(&market(), Seat(0), &mut Search::new(0));
    let judged = |positions| {
        looked.store(0, Ordering::Relaxed);
        Greedy::new(counting).choose(&observed, &Budget::positions(positions), 5);
        looked.load(Ordering::Relaxed)
    };
    // Four actions; after the basket three more, which are looked at once its share allows all of them.
    assert_eq!([1, 4, 15, 16, 100].map(judged), [1, 4, 4, 6, 6]);
}

#[test]
fn playouts_end_and_tell_the_scores() {
    let mut playout = Playout::new();
    for seed in 0..50 {
        let mut position = market();
        let outcome = playout.run(&mut position, &mut Search::new(seed));
        assert!(position.status().is_over());
        assert!((4..Market::MAX_ENTRIES).contains(&outcome.steps), "{outcome:?}");
        assert_eq!(outcome.scores(), [position.score(Seat(0)), position.score(Seat(1))]);
    }
}

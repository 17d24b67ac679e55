//! The arena is fair, repeatable, and knows games for one.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    num::NonZero,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use duchy_game::{Game, Observed, Seat, Viewer};
use duchy_search::{
    Budget, Candidate, Evaluator, Greedy, PerSeat, Random, Searcher,
    arena::{Arena, Contestant, Pairing, Sprt, SprtVerdict, ratings},
};
use duchy_testkit::toys::market::{Action, Market, MarketOptions};

fn arena(seats: u8, deals: u32, threads: usize, contestants: &[Contestant<Market>]) -> Vec<Pairing> {
    let done = AtomicUsize::new(0);
    let threads = NonZero::new(threads).unwrap();
    let arena = Arena { deals, seed: 5, threads, ..Arena::new(MarketOptions::default(), seats) };
    let pairings = arena.play(contestants, &[], &|_, _, _| {
        done.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!(done.into_inner(), deals as usize * contestants.len() * (contestants.len() - 1) / 2);
    // How long it took is not part of the result.
    pairings.unwrap().into_iter().map(|pairing| Pairing { time: Default::default(), ..pairing }).collect()
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
        assert_eq!(pairing.rate_by_deal.middle, 0.5);
    }
}

#[test]
fn the_stronger_is_found_at_every_table() {
    for seats in 1..=3 {
        let pairing = &arena(seats, 60, 2, &[greedy(), random()])[0];
        assert!(pairing.margin.low > 0.0 && pairing.rate.low > 0.5 && pairing.elo.low > 0.0, "{pairing:?}");
        assert!(pairing.points[0] > pairing.points[1]);
        assert!(pairing.rate_by_deal.high <= 1.0, "{pairing:?}");
        if seats == 3 {
            let [greedy, random] = pairing.won;
            assert!(greedy.low > 1.0 / 3.0 && random.high < 1.0 / 3.0, "{pairing:?}");
        }
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let arena = Arena::<Market>::new(MarketOptions::default(), 6);
    assert!(!Market::SEATS.contains(&6));
    assert!(arena.play(&[random(), greedy()], &[], &|_, _, _| {}).is_err());
    assert_eq!(arena.play(&[random()], &[], &|_, _, _| {}).unwrap(), []);
}

/// A tournament that was stopped goes on where it was and comes to the same result.
#[test]
fn known_deals_are_not_played_again() {
    let arena = Arena { deals: 12, ..Arena::<Market>::new(MarketOptions::default(), 2) };
    let contestants = [greedy(), random()];
    let heard = Mutex::new(Vec::new());
    let whole = arena.play(&contestants, &[], &|deal, _, _| heard.lock().unwrap().push(deal.clone())).unwrap();
    let known = heard.into_inner().unwrap();
    let more = AtomicUsize::new(0);
    let resumed = arena
        .play(&contestants, &known[3..], &|_, _, _| {
            more.fetch_add(1, Ordering::Relaxed);
        })
        .unwrap();
    assert_eq!(more.into_inner(), 3);
    assert_eq!((whole[0].rate, whole[0].margin), (resumed[0].rate, resumed[0].margin));
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let sprt = Some(Sprt { low: 0.5, high: 0.6 });
    for threads in [1, 3] {
        let threads = NonZero::new(threads).unwrap();
        let arena = Arena { deals: 500, sprt, threads, ..Arena::<Market>::new(MarketOptions::default(), 2) };
        let pairing = arena.play(&[greedy(), random()], &[], &|_, _, _| {}).unwrap().remove(0);
        assert_eq!(pairing.sprt.unwrap().1, SprtVerdict::Better);
        assert_eq!(pairing.games, 20, "greedy is better beyond doubt after the fewest deals");
    }
}

/// With the points as they stand for an evaluator, what the dice bring shows as luck, and taking it off narrows the
/// interval without moving it.
#[test]
fn luck_taken_off_leaves_the_margin() {
    let deals = 300;
    let mut arena = Arena { deals, ..Arena::<Market>::new(MarketOptions::default(), 2) };
    arena.evaluator = Some(|| Box::new(AsItStands));
    let pairing = arena.play(&[greedy(), random()], &[], &|_, _, _| {}).unwrap().remove(0);
    let adjusted = pairing.adjusted.unwrap();
    assert!(adjusted.saved > 1.0, "{adjusted:?}");
    assert!(adjusted.margin.low < pairing.margin.high && pairing.margin.low < adjusted.margin.high, "{pairing:?}");
}

struct AsItStands;

impl Evaluator<Market> for AsItStands {
    fn points(&mut self, position: &Market) -> PerSeat {
        let mut points = PerSeat::default();
        for seat in Seat::all(position.seats()) {
            let view = serde_json::to_value(position.view(Viewer::Spectator)).unwrap();
            let coins = view["purses"][seat.index()].as_f64().unwrap();
            points[seat.index()] = position.score(seat) as f32 + coins as f32 / 2.0;
        }
        points
    }

    fn shares(&mut self, _: &Market, _: &PerSeat) -> PerSeat {
        PerSeat::default()
    }
}

/// Plays like random until it breaks down.
struct Breaking(u32);

impl Searcher<Market> for Breaking {
    fn rank(&mut self, observed: &Observed<Market>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<Action>> {
        self.0 += 1;
        Random.rank(observed, budget, seed)
    }

    fn failure(&self) -> Option<&str> {
        (self.0 > 1).then_some("it broke down")
    }
}

#[test]
fn giving_up_loses_the_game_and_nothing_more() {
    let arena = Arena { deals: 10, ..Arena::<Market>::new(MarketOptions::default(), 2) };
    let breaking = Contestant::new("breaking", 1, || Breaking(0));
    let pairing = arena.play(&[breaking, random()], &[], &|_, _, _| {}).unwrap().remove(0);
    assert_eq!((pairing.forfeits, pairing.games, pairing.rate.middle), ([20, 0], 20, 0.0));
}

/// Sleeps or works until its time is up, or longer than that.
struct Slow {
    works: bool,
    /// How often its time was up, and how often it was not.
    up: Arc<[AtomicUsize; 2]>,
}

impl Searcher<Market> for Slow {
    fn rank(&mut self, observed: &Observed<Market>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<Action>> {
        let start = Instant::now();
        if self.works {
            while !budget.stopped() && start.elapsed() < Duration::from_secs(10) {
                std::hint::black_box(start);
            }
        } else {
            std::thread::sleep(2 * LIMIT);
        }
        self.up[usize::from(!budget.stopped())].fetch_add(1, Ordering::Relaxed);
        Random.rank(observed, budget, seed)
    }
}

const LIMIT: Duration = Duration::from_millis(5);

/// Time of a processor, which a busy machine does not change; on the wall only for those who think elsewhere.
#[test]
fn time_is_counted_where_it_is_spent() {
    let up = |works, wall| {
        let up = Arc::new([const { AtomicUsize::new(0) }; 2]);
        let shared = up.clone();
        let slow = Contestant::new("slow", 1, move || Slow { works, up: shared.clone() });
        let arena = Arena { deals: 1, ..Arena::<Market>::new(MarketOptions::default(), 2) };
        arena.play(&[Contestant { time: LIMIT, wall, ..slow }, random()], &[], &|_, _, _| {}).unwrap();
        let [up, not] = [&up[0], &up[1]].map(|count| count.load(Ordering::Relaxed));
        assert!(up + not > 0);
        (up > 0, not > 0)
    };
    assert_eq!(up(false, false), (false, true), "sleeping takes no time of a processor");
    for (works, wall) in [(false, true), (true, false), (true, true)] {
        assert_eq!(up(works, wall), (true, false), "working: {works}, by the wall: {wall}");
    }
}

#[test]
fn ratings_follow_the_results() {
    let contestants = [random(), greedy(), random()];
    let pairings = arena(2, 40, 2, &contestants);
    let ratings = ratings(3, &pairings);
    assert_eq!(ratings[0].contestant, 1);
    assert!((ratings.iter().map(|rating| rating.elo).sum::<f64>()).abs() < 1e-6, "{ratings:?}");
    let direct = pairings[0].elo.middle;
    assert!((ratings[0].elo - ratings.last().unwrap().elo + direct).abs() < 150.0, "{ratings:?}, {direct}");
}

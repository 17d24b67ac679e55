//! Learning is repeatable, can be interrupted, and helps; searchers by what was learned answer the same on any number
//! of threads.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use duchy_game::{Catalogue, Game, Observed, Seat, context::Search};
use duchy_search::{
    Budget, Candidate, Evaluator, Greedy, Human, Manner, Outlook, PerSeat, Playout, RolloutSettings, Rollouts,
    Searcher, WholeTurn,
    learn::{
        Features, Learned, Schema, Sparse, Stage, Weights,
        train::{Plan, ResumeError, Training, TrainingTable},
    },
    mix,
    stats::Running,
};
use duchy_testkit::toys::{
    envoys::Envoys,
    market::{Market, MarketOptions},
};

/// The points so far, and nothing else.
#[derive(Clone)]
struct PointsOnly;

impl<G: Game> Features<G> for PointsOnly {
    const STAGES: usize = 2;

    fn write(&mut self, position: &G, seat: Seat, out: &mut Sparse) -> Stage {
        out.forecast(0.0);
        out.case("awaited", 2, usize::from(position.status().awaited().contains(seat)));
        out.number("points", 12, position.score(seat).unsigned_abs() as usize);
        Stage { number: usize::from(position.score(seat) > 3), points: position.score(seat) as f32 }
    }
}

fn schema() -> Schema {
    let options = MarketOptions::default();
    let position = Market::start(Catalogue::built_in(), Market::RULES, 2, &options, &mut Search::new(1)).unwrap();
    Schema::of(&mut PointsOnly, &position)
}

fn plan() -> Plan {
    Plan { games: 300, round: 16, hidden: 3, seed: 4, ..Plan::default() }
}

fn run(training: &mut Training, threads: usize, stop_after: Option<u64>) {
    let tables = [2, 3].map(|seats| TrainingTable::<Market> { seats, options: MarketOptions::default() });
    let stop = AtomicBool::new(false);
    let threads = NonZero::new(threads).unwrap();
    training
        .run(&PointsOnly, Catalogue::built_in(), &tables, threads, &stop, &mut |_, report| {
            if stop_after.is_some_and(|games| report.games >= games) {
                stop.store(true, Ordering::Relaxed);
            }
        })
        .unwrap();
}

fn weights(training: &Training) -> Weights {
    training.weights::<Market>("test".into())
}

#[test]
fn the_same_plan_gives_the_same_weights_on_any_number_of_threads() {
    let trained = |threads| {
        let mut training = Training::new(plan(), schema());
        run(&mut training, threads, None);
        weights(&training).to_bytes()
    };
    let one = trained(1);
    assert_eq!(one, trained(3));
    assert_ne!(one, weights(&Training::new(plan(), schema())).to_bytes(), "nothing was learned");
}

#[test]
fn a_training_that_was_stopped_goes_on_where_it_was() {
    let mut whole = Training::new(plan(), schema());
    run(&mut whole, 2, None);
    let mut first = Training::new(plan(), schema());
    run(&mut first, 2, Some(100));
    assert!(first.games() < 300);
    let bytes = first.to_bytes::<Market>();
    let mut second = Training::resume::<Market>(&bytes, plan(), schema()).unwrap();
    assert_eq!(second, first);
    run(&mut second, 1, None);
    assert_eq!(second, whole);

    let other = Plan { lambda: 0.5, ..plan() };
    assert_eq!(Training::resume::<Market>(&bytes, other, schema()), Err(ResumeError::OtherPlan));
    assert_eq!(Training::resume::<Market>(&bytes[..bytes.len() - 4], plan(), schema()), Err(ResumeError::Unreadable));
    assert_eq!(Training::resume::<Market>(b"{}\n", plan(), schema()), Err(ResumeError::Unreadable));
    let mut changed = bytes;
    *changed.last_mut().unwrap() ^= 1;
    assert_eq!(Training::resume::<Market>(&changed, plan(), schema()), Err(ResumeError::Unreadable));
}

#[test]
fn a_state_of_something_else_is_refused_in_words() {
    let bytes = Training::new(plan(), schema()).to_bytes::<Market>();
    let refused = |resumed: Result<Training, ResumeError>| {
        let error = resumed.unwrap_err();
        assert!(matches!(error, ResumeError::Foreign { .. }), "{error:?}");
        let words = error.to_string();
        assert!(words.contains("delete the file to begin again"), "{words}");
        words
    };
    let words = refused(Training::resume::<Envoys>(&bytes, plan(), schema()));
    assert!(words.contains("market, not for envoys"), "{words}");
    let words = refused(Training::resume::<Market>(&bytes, plan(), Schema { names: "9999".into(), ..schema() }));
    assert!(words.contains("not for 9999"), "{words}");

    let now = format!("\"rules\":{},", Market::RULES.0);
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
    let header = std::str::from_utf8(&bytes[..end]).unwrap();
    assert!(header.contains(&now), "{header}");
    let mut other = header.replacen(&now, "\"rules\":999,", 1).into_bytes();
    other.extend_from_slice(&bytes[end..]);
    let words = refused(Training::resume::<Market>(&other, plan(), schema()));
    assert!(words.contains("version 999 of the rules"), "{words}");
}

/// Of random games, which it was trained on here, it guesses the final points better than by the points so far.
#[test]
fn learning_makes_better_guesses() {
    let mut training = Training::new(Plan { games: 2_000, explore: 1.0, ..plan() }, schema());
    run(&mut training, 2, None);
    let mut learned = Learned::new(PointsOnly, Arc::new(weights(&training)));
    let mut untrained = Learned::new(PointsOnly, Arc::new(weights(&Training::new(plan(), schema()))));
    let (mut errors, mut playout) = ([0.0; 2], Playout::new());
    for seed in 0..200 {
        let mut chance = Search::new(seed);
        let mut position =
            Market::start(Catalogue::built_in(), Market::RULES, 2, &MarketOptions::default(), &mut chance).unwrap();
        let guesses = [learned.points(&position), untrained.points(&position)];
        playout.run(&mut position, &mut chance);
        for (error, guess) in errors.iter_mut().zip(guesses) {
            *error += (guess[0] - position.score(Seat(0)) as f32).powi(2);
        }
    }
    assert!(errors[0] < errors[1] / 2.0, "{errors:?}");
}

/// Points as they stand; counts how often it was asked.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicU64>);

impl<G: Game> Evaluator<G> for Counting {
    fn points(&mut self, position: &G) -> PerSeat {
        self.0.fetch_add(1, Ordering::Relaxed);
        let mut points = PerSeat::default();
        Seat::all(position.seats()).for_each(|seat| points[seat.index()] = position.score(seat) as f32);
        points
    }

    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat {
        let mut shares = PerSeat::default();
        Seat::all(position.seats())
            .for_each(|seat| shares[seat.index()] = f32::from(u8::from(points[seat.index()] > 2.0)));
        shares
    }
}

const SETTINGS: RolloutSettings = RolloutSettings {
    first: 2,
    beyond_first: 16,
    width: 4,
    window: 50.0,
    turns: 4,
    breadth: 3,
    beyond: 4,
    prior: 2.0,
    win: 1.0,
};

fn positions<G: Game>() -> Vec<(G, Seat)> {
    let mut playout = Playout::new();
    let mut found = Vec::new();
    for seed in 0..6 {
        let mut chance = Search::new(seed);
        let seats = *G::SEATS.start() + (seed % u64::from(1 + G::SEATS.end() - G::SEATS.start())) as u8;
        let mut position =
            G::start(G::Catalogue::built_in(), G::RULES, seats, &G::Options::default(), &mut chance).unwrap();
        while let Some(seat) = position.status().awaited().first() {
            found.push((position.clone(), seat));
            playout.step(&mut position, &mut chance);
        }
    }
    found
}

fn threads_make_no_difference<G: Game>() {
    for (position, seat) in positions::<G>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let ranked = |threads: usize| -> Vec<Candidate<G::Action>> {
            let mut searcher = Rollouts::new(Counting::default(), SETTINGS);
            Searcher::<G>::use_threads(&mut searcher, NonZero::new(threads).unwrap());
            searcher.rank(&observed, &Budget::positions(3_000), 9)
        };
        let one = ranked(1);
        assert_eq!(one, ranked(2));
        assert_eq!(one, ranked(5));
    }
}

#[test]
fn rollouts_answer_the_same_on_any_number_of_threads() {
    threads_make_no_difference::<Market>();
    threads_make_no_difference::<Envoys>();
}

fn all_is_ranked<G: Game>() {
    for (position, seat) in positions::<G>() {
        let mut other = position.clone();
        other.determinize(seat, &mut Search::new(77));
        let [one, two] = [&position, &other].map(|position| Observed::new(position, seat, &mut Search::new(5)));
        let mut searchers: [Box<dyn Searcher<G>>; 2] = [
            Box::new(WholeTurn::new(Counting::default()).samples(3)),
            Box::new(Rollouts::new(Counting::default(), SETTINGS)),
        ];
        for searcher in &mut searchers {
            let ranked = searcher.rank(&one, &Budget::positions(1_000), 8);
            // What the seat can't know makes no difference, and neither does keeping the searcher.
            assert_eq!(ranked, searcher.rank(&two, &Budget::positions(1_000), 8));
            let mut actions: Vec<String> = ranked.iter().map(|candidate| format!("{:?}", candidate.action)).collect();
            let mut legal: Vec<String> = position.legal(seat).iter().map(|action| format!("{action:?}")).collect();
            actions.sort_unstable();
            legal.sort_unstable();
            assert_eq!(actions, legal);
            if ranked.len() > 1 {
                let best = &ranked[0];
                assert!(best.samples > 0 && best.value.is_finite());
            }
        }
    }
}

#[test]
fn every_action_is_ranked_by_what_the_seat_sees() {
    all_is_ranked::<Market>();
    all_is_ranked::<Envoys>();
}

#[test]
fn rollouts_keep_to_their_budget_of_positions() {
    for (position, seat) in positions::<Market>() {
        let asked = Counting::default();
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        Rollouts::new(asked.clone(), SETTINGS).rank(&observed, &Budget::positions(2_000), 1);
        // A chunk that has begun is finished, and rollouts judge where they end.
        let asked = asked.0.load(Ordering::Relaxed);
        assert!(asked < 4_500, "{asked} positions");
    }
}

#[test]
fn a_stopped_search_answers_at_once() {
    let stop = AtomicBool::new(true);
    for (position, seat) in positions::<Market>() {
        let asked = Counting::default();
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let action =
            Rollouts::new(asked.clone(), SETTINGS).choose(&observed, &Budget::unlimited().until_flag(&stop), 1);
        assert_eq!(position.why_not(seat, &action), None);
        assert!(asked.0.load(Ordering::Relaxed) < 2_000);
    }
}

/// Positions take so long that time is up at the first one, as on a very slow core: nobody begins with a second action.
#[test]
fn a_first_look_ends_when_time_is_up() {
    let asked = Counting::default();
    let points = asked.clone();
    let greedy = Greedy::new(move |position: &Market, seat: Seat| points.clone().points(position)[seat.index()]);
    let careful = Manner { notices: 1.0, temperature: 1.0, worst: 1.0, blind: false };
    let mut searchers: [Box<dyn Searcher<Market>>; 4] = [
        Box::new(greedy.samples(5)),
        Box::new(WholeTurn::new(asked.clone()).samples(5)),
        Box::new(Human::new(asked.clone(), careful)),
        Box::new(Rollouts::new(asked.clone(), SETTINGS)),
    ];
    let used = || asked.0.load(Ordering::Relaxed) as f32;
    let budget = Budget::unlimited().timed(&used);
    let mut looked = 0;
    for (position, seat) in positions::<Market>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        for searcher in &mut searchers {
            asked.0.store(0, Ordering::Relaxed);
            let ranked = searcher.rank(&observed, &budget, 1);
            // Exact endings and single actions need no judgement.
            if used() > 0.0 {
                assert_eq!(ranked.iter().filter(|candidate| candidate.samples > 0).count(), 1, "{ranked:?}");
                looked += 1;
            }
        }
    }
    assert!(looked > 100, "{looked}");
}

/// The clock goes on by one with every position that is judged, and time is up at 2,000.
#[test]
fn rollouts_keep_their_time() {
    let mut stopped = 0;
    for (position, seat) in positions::<Market>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let asked = Counting::default();
        let used = || asked.0.load(Ordering::Relaxed) as f32 / 2_000.0;
        Rollouts::new(asked.clone(), SETTINGS).rank(&observed, &Budget::positions(100_000).timed(&used), 1);
        // What has begun is finished: some samples of each action.
        assert!(used() < 1.3, "time was exceeded: {}", used());
        stopped += u32::from(used() >= 1.0);
    }
    assert!(stopped > 10, "time was up in {stopped} moments");
}

/// Everything is worth the same.
#[derive(Clone, Default)]
struct Indifferent(Counting);

impl<G: Game> Evaluator<G> for Indifferent {
    fn points(&mut self, position: &G) -> PerSeat {
        Evaluator::<G>::points(&mut self.0, position).map(|_| 0.0)
    }

    fn shares(&mut self, _: &G, _: &PerSeat) -> PerSeat {
        PerSeat::default()
    }
}

#[test]
fn rollouts_end_when_it_is_clear_what_to_play() {
    let much = Budget::positions(200_000);
    let mut samples = Vec::new();
    for (position, seat) in positions::<Market>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let asked = Counting::default();
        let ranked = Rollouts::new(asked.clone(), SETTINGS).rank(&observed, &much, 1);
        if ranked.len() == 1 || ranked[0].error == 0.0 {
            continue;
        }
        assert!(asked.0.load(Ordering::Relaxed) < much.limit() / 2, "{ranked:?}");
        samples.push(ranked[0].samples);
        // Whoever was left out is not better by what is known of both.
        assert!(ranked[0].value > ranked[1].value - 0.1, "{ranked:?}");
    }
    samples.sort_unstable();
    // What is clear is seen at once, and what is close is thought about longer.
    let [least, .., most] = samples[..] else { panic!("{samples:?}") };
    assert!(least == 16 && most > 100, "{samples:?}");
}

#[test]
fn rollouts_do_not_think_about_what_makes_no_difference() {
    for (position, seat) in positions::<Market>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let asked = Indifferent::default();
        // One turn on nothing has ended.
        let settings = RolloutSettings { turns: 1, win: 0.0, ..SETTINGS };
        Rollouts::new(asked.clone(), settings).rank(&observed, &Budget::unlimited(), 1);
        assert!(asked.0.0.load(Ordering::Relaxed) < 20_000);
    }
}

/// More than the longest ending that is looked through.
const PLENTY: Budget<'_> = Budget::positions(60_000);

#[test]
fn short_endings_are_played_exactly() {
    let exact = |ranked: &[Candidate<_>]| ranked.len() > 1 && ranked.iter().all(|one| one.error == 0.0);
    // The evaluator is worthless: what is right comes from the rules alone.
    let mut searcher = Rollouts::new(Counting::default(), SETTINGS);
    let endings: Vec<_> = positions::<Market>()
        .into_iter()
        .filter_map(|(position, seat)| {
            let observed = Observed::new(&position, seat, &mut Search::new(3));
            let ranked = searcher.rank(&observed, &PLENTY, 1);
            exact(&ranked).then_some((position, seat, ranked))
        })
        .collect();
    assert!(endings.len() >= 6, "{} endings of six games", endings.len());
    // What is promised for an action comes out in the mean if everybody plays on as advised.
    let (mut off, mut variance) = (0.0, 0.0);
    for (ending, seat, ranked) in &endings {
        for candidate in ranked {
            let mut results = Running::default();
            for seed in 0..100 {
                let mut chance = Search::new(mix(17, seed));
                let mut position = ending.clone();
                position.play(*seat, &candidate.action, &mut chance).unwrap();
                while let Some(seat) = position.status().awaited().first() {
                    let observed = Observed::new(&position, seat, &mut Search::new(seed));
                    let action = searcher.choose(&observed, &PLENTY, seed);
                    position.play(seat, &action, &mut chance).unwrap();
                }
                results.push(f64::from(Outlook::result(&position).unwrap().margin(position.seats(), *seat)));
            }
            let wrong = results.mean() - f64::from(candidate.outlook.margin(ending.seats(), *seat));
            assert!(wrong.abs() < 0.05 + 5.0 * results.error(), "{candidate:?}: {}", results.mean());
            off += wrong;
            variance += results.error().powi(2);
        }
    }
    assert!(off.abs() < 4.0 * variance.sqrt() + 1e-3, "{off} ± {}", variance.sqrt());
}

#[test]
fn an_ending_takes_no_more_than_its_share_of_the_time() {
    let exact = |budget: &Budget<'_>| {
        let answers = positions::<Market>().into_iter().map(|(position, seat)| {
            let observed = Observed::new(&position, seat, &mut Search::new(3));
            Rollouts::new(Counting::default(), SETTINGS).rank(&observed, budget, 1)
        });
        // The first look takes two samples.
        answers.filter(|ranked| ranked.iter().all(|candidate| candidate.samples == 1)).count()
    };
    assert!(exact(&PLENTY.timed(&|| 0.3)) >= 6);
    assert_eq!(exact(&PLENTY.timed(&|| 0.5)), 0);
}

#[test]
fn endings_that_hide_something_are_not_taken_for_exact() {
    let mut hidden = 0;
    for (position, seat) in positions::<Envoys>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        let ranked = Rollouts::new(Counting::default(), SETTINGS).rank(&observed, &PLENTY, 1);
        if ranked.len() == 1 || ranked.iter().any(|one| one.error > 0.0) {
            hidden += 1;
            continue;
        }
        assert_eq!(position.status().awaited().len(), 1);
        for seed in 0..60 {
            let mut other = position.clone();
            other.determinize(seat, &mut Search::new(seed));
            assert!(other == position, "an exact answer, and something is hidden: {position:?}");
        }
    }
    assert!(hidden > 20, "{hidden}");
}

#[test]
fn who_wins_at_once_is_sure_to_win() {
    let mut last = 0;
    for (position, seat) in positions::<Market>() {
        let observed = Observed::new(&position, seat, &mut Search::new(3));
        for candidate in WholeTurn::new(Counting::default()).rank(&observed, &PLENTY, 1) {
            let result = |seed| {
                let mut after = position.clone();
                after.play(seat, &candidate.action, &mut Search::new(seed)).unwrap();
                Outlook::result(&after)
            };
            // Where chance has a say at the very end, the mean of what it says is expected.
            if let Some(sure) = result(0).filter(|sure| (1..20).all(|seed| result(seed) == Some(*sure))) {
                assert_eq!(candidate.outlook, sure);
                last += 1;
            }
        }
    }
    assert!(last > 0, "no action ended a game");
}

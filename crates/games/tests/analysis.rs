//! The analysis on simulated games of all five kinds: what docs/analysis.md claims.
//!
//! `make analysis` plays many games with a release build and prints the tables of that page; the tests alone play a few.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]
#![allow(clippy::print_stdout, reason = "the tables are what the long run is for")]

use std::sync::atomic::AtomicBool;

use duchy_analysis::{Depth, History, InUnits, Report, Settings, Step, StepKind, Unit, analyse};
use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_game::{
    Catalogue, Observed, Presentation, Seat,
    context::{Live, Search, Seed},
};
use duchy_search::{Budget, Level, Levels, mix, stats::Running};

/// Levels from the weakest to the strongest whose play is compared.
const LEVELS: [&str; 4] = ["beginner", "casual", "club", "expert"];

/// Processor time of this thread: a busy machine does not change it.
fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Games for each level; the long run sets it.
fn games() -> u64 {
    std::env::var("DUCHY_ANALYSIS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(0)
}

/// The step at which somebody blunders on purpose, and what comes of it.
#[derive(Clone, Debug)]
struct Planted {
    step: usize,
    action: String,
    /// How far the player's own search thinks it is behind.
    behind: f32,
}

/// A blunder that is to be made at the first occasion after this many steps: an action this many points behind.
#[derive(Clone, Copy)]
struct Blunder {
    after: usize,
    points: f32,
}

/// Two players of these levels.
fn play<G: Presentation>(
    levels: Levels<G>,
    players: [&str; 2],
    seed: u64,
    blunder: Option<Blunder>,
) -> (History<G>, Option<Planted>) {
    let bytes: Vec<u8> = (0..4).flat_map(|word| mix(seed, word).to_le_bytes()).collect();
    let secret = Seed(bytes.try_into().unwrap());
    let options = G::Options::default();
    let mut setup = Live::new(&secret, 0);
    let first = G::start(G::Catalogue::built_in(), G::RULES, 2, &options, &mut setup).unwrap();
    let mut position = first.clone();
    let mut steps: Vec<Step<G>> = Vec::new();
    let mut planted = None;
    while let Some(seat) = position.status().awaited().first() {
        let seq = steps.len() as u32 + 1;
        let level = Level::find(levels, players[seat.index()]).unwrap();
        let seed = mix(!seed, u64::from(seq));
        let observed = Observed::new(&position, seat, &mut Search::new(seed));
        let budget = Budget::positions(level.positions);
        let mut action = level.think(&observed, &budget, seed);
        if let (None, Some(wanted)) = (&planted, blunder.filter(|wanted| steps.len() >= wanted.after)) {
            let ranked = (level.searcher)().rank(&observed, &budget, seed);
            let (best, worst) = (&ranked[0], &ranked[ranked.len() - 1]);
            let behind = best.value - worst.value;
            if behind.is_finite() && behind >= wanted.points {
                action = worst.action.clone();
                planted = Some(Planted { step: steps.len(), action: position.action_text(&action), behind });
            }
        }
        let mut chance = Live::new(&secret, seq);
        position.play(seat, &action, &mut chance).unwrap();
        steps.push(Step { seq, seat, kind: StepKind::Action { action, trace: chance.finish() } });
    }
    let players = players.iter().zip(1..).map(|(level, number)| format!("{level} {number}")).collect();
    let setup = setup.finish();
    let history =
        History { catalogue: first.catalogue(), rules: G::RULES, options, players, first, setup, steps, agreed: false };
    (history, planted)
}

fn judge<G: Presentation>(levels: Levels<G>, history: &History<G>, depth: Depth) -> Report {
    let evaluator = levels.iter().rev().find_map(|level| level.evaluator).unwrap();
    let settings = Settings { depth, seed: 1 };
    let report = analyse(history, evaluator(), &settings, &AtomicBool::new(false), &mut |_, _| {}).unwrap();
    for rows in [Some(&report.ledger.known), report.ledger.open.as_ref()].into_iter().flatten() {
        for row in rows {
            for unit in Unit::ALL {
                let cost = row.own.get(unit).value + row.others.get(unit).value;
                let parts = row.start.get(unit) + row.luck.get(unit).value + cost + row.estimation.get(unit);
                assert!((parts - row.result.get(unit)).abs() < 1e-6, "{row:?}");
            }
        }
    }
    report
}

/// What is known of many games.
#[derive(Default)]
struct Seen {
    luck: Running,
    estimation: Running,
    raw: Running,
    adjusted: Running,
}

impl Seen {
    /// The first seat's row of the ledger.
    fn push(&mut self, report: &Report, unit: Unit) {
        let row = &report.ledger.known[0];
        self.luck.push(row.luck.get(unit).value);
        self.estimation.push(*row.estimation.get(unit));
        self.raw.push(*row.result.get(unit));
        self.adjusted.push(row.adjusted.get(unit).value);
    }

    fn estimation_of_luck(&self) -> f64 {
        deviation(&self.estimation) / deviation(&self.luck)
    }

    fn adjusted_of_raw(&self) -> f64 {
        self.adjusted.variance() / self.raw.variance()
    }
}

fn deviation(running: &Running) -> f64 {
    running.variance().sqrt()
}

/// Blunders of this many points are planted.
fn prove<G: Presentation>(levels: Levels<G>, points: f32) {
    let games = games();
    if games == 0 {
        return briefly(levels, points);
    }
    let mut units = [Seen::default(), Seen::default()];
    let mut rates: Vec<InUnits<Running>> = Vec::new();
    let mut levels_seen: Vec<Seen> = Vec::new();
    let started = cpu_seconds();
    for (place, level) in LEVELS.iter().enumerate() {
        let mut rate = InUnits { win: Running::default(), margin: Running::default() };
        let mut level_seen = Seen::default();
        for number in 0..games {
            let (history, _) = play(levels, [level, level], mix(place as u64 + 1, number), None);
            let report = judge(levels, &history, Depth::Quick);
            for (seen, unit) in units.iter_mut().zip(Unit::ALL) {
                seen.push(&report, unit);
                report.summaries.known.iter().for_each(|summary| rate.get_mut(unit).push(summary.rate.get(unit).value));
            }
            level_seen.push(&report, Unit::Margin);
        }
        rates.push(rate);
        levels_seen.push(level_seen);
    }
    let each = (cpu_seconds() - started) / (LEVELS.len() as f64 * games as f64);
    println!("\n{} ({} games, {each:.1} s each)", G::ID, LEVELS.len() as u64 * games);
    for (seen, unit) in units.iter().zip(Unit::ALL) {
        println!(
            "  {unit:?}: luck mean {:+.3} ± {:.3}, deviation {:.3}; estimation mean {:+.3} ± {:.3}, deviation {:.3} \
             ({:.2} of luck's); raw mean {:+.3} ± {:.3}, deviation {:.3}; adjusted mean {:+.3} ± {:.3}, deviation {:.3} \
             (variance {:.2})",
            seen.luck.mean(),
            seen.luck.error(),
            deviation(&seen.luck),
            seen.estimation.mean(),
            seen.estimation.error(),
            deviation(&seen.estimation),
            seen.estimation_of_luck(),
            seen.raw.mean(),
            seen.raw.error(),
            deviation(&seen.raw),
            seen.adjusted.mean(),
            seen.adjusted.error(),
            deviation(&seen.adjusted),
            seen.adjusted_of_raw(),
        );
    }
    for ((level, rate), seen) in LEVELS.iter().zip(&rates).zip(&levels_seen) {
        println!(
            "  {level}: {:.1} ± {:.1} thousandths, {:.2} ± {:.2} points per counted decision; estimation {:.2} of luck's \
             deviation, adjusted variance {:.2}",
            rate.win.mean() * 1e3,
            rate.win.error() * 1e3,
            rate.margin.mean(),
            rate.margin.error(),
            seen.estimation_of_luck(),
            seen.adjusted_of_raw(),
        );
    }
    let planted = (0..games.min(10)).filter_map(|number| blunder(levels, number, points));
    let (found, missed): (Vec<bool>, Vec<bool>) = planted.partition(|&found| found);
    assert!(found.len() > 2 * missed.len(), "{} planted blunders found, {} missed", found.len(), missed.len());
    assert!(rates.is_sorted_by(|weaker, stronger| weaker.margin.mean() > stronger.margin.mean()));
}

/// Plants a blunder and says whether it was found; nothing if the game gave no occasion for one.
fn blunder<G: Presentation>(levels: Levels<G>, number: u64, points: f32) -> Option<bool> {
    let wanted = Blunder { after: 10 + 9 * number as usize, points };
    let (history, planted) = play(levels, ["expert", "expert"], mix(77, number), Some(wanted));
    let planted = planted?;
    let report = judge(levels, &history, Depth::Quick);
    let decision = &report.decisions[planted.step];
    let judged = &decision.judged.known;
    let found = judged.mistake.margin.is_some() || judged.mistake.win.is_some();
    println!(
        "  planted at {}: {} (behind by {:.1}): {} {:.1} ± {:.1} points, {:.1} %",
        decision.seq,
        planted.action,
        planted.behind,
        if found { "found," } else { "missed," },
        judged.loss.margin.value,
        judged.loss.margin.error,
        judged.loss.win.value * 100.0,
    );
    Some(found)
}

/// One game of the weakest against the strongest: the weaker one errs more, and a planted blunder is found.
fn briefly<G: Presentation>(levels: Levels<G>, points: f32) {
    let (history, _) = play(levels, ["beginner", "expert"], 5, None);
    let report = judge(levels, &history, Depth::Quick);
    let [weak, strong] = &report.summaries.known[..] else { panic!("two players") };
    assert!(weak.rate.margin.value > strong.rate.margin.value, "{weak:?} {strong:?}");
    assert!(report.summaries.known.iter().all(|summary| summary.counted > 5));
    assert!(report.decisions.iter().all(|decision| decision.seq > 0));
    assert!(Seat::all(2).all(|seat| report.verdicts[seat.index()].seat == seat));
    assert_eq!(blunder(levels, 0, points), Some(true));
}

#[test]
fn carcassonne_is_judged() {
    prove(carcassonne::LEVELS, 6.0);
}

#[test]
fn burgundy_is_judged() {
    prove(burgundy::LEVELS, 6.0);
}

#[test]
fn the_card_game_is_judged() {
    prove(burgundy_cards::LEVELS, 3.0);
}

#[test]
fn tuscany_is_judged() {
    prove(tuscany::LEVELS, 6.0);
}

#[test]
fn catherine_is_judged() {
    prove(catherine::LEVELS, 6.0);
}

/// Stored games of two: how long an analysis takes, and that all of them can be analysed.
#[test]
fn stored_games_are_judged() {
    let registry = duchy_games::registry();
    let depths: &[Depth] = if games() == 0 { &[Depth::Quick] } else { &[Depth::Quick, Depth::Normal] };
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let stored = [
        "catherine/tests/golden/random-1-2-players.jsonl",
        "tuscany/tests/golden/random-1-2-players.jsonl",
        "burgundy-cards/tests/golden/random-2-2-players.jsonl",
        "burgundy/tests/golden/random-1-2-players.jsonl",
        "burgundy/tests/golden/experts-hidden-2-players.jsonl",
        "carcassonne/tests/golden/random-1-2-players.jsonl",
        "carcassonne/tests/golden/preset-count-king-cult.jsonl",
        "carcassonne/tests/golden/preset-all.jsonl",
    ];
    for file in &stored[..if games() == 0 { 1 } else { stored.len() }] {
        let record = duchy_host::Record::parse(&std::fs::read_to_string(folder.join(file)).unwrap()).unwrap();
        for &depth in depths {
            let started = cpu_seconds();
            let settings = Settings { depth, seed: 1 };
            let report = registry.analyse(&record, settings, &AtomicBool::new(false), &mut |_, _| {}).unwrap();
            assert!(report.finished && !report.turning_points.is_empty());
            let size = serde_json::to_string(&report).unwrap().len() / 1024;
            println!("{file}, {}: {:.1} s, {size} KiB", depth.name(), cpu_seconds() - started);
        }
    }
}

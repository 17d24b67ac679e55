//! The speed of the rules: random games through the public trait, on one core.

use std::time::{Duration, Instant};

use duchy_game::{Catalogue as _, Game, Options as _, Seat, context::Search};
use serde::Serialize;
use serde_json::Value;

use crate::{OpenError, hosted::parse_options};

/// The settings of a measurement.
#[derive(Clone, Debug)]
pub struct Bench {
    /// Players per game.
    pub seats: u8,
    /// Options by name.
    pub options: Value,
    /// Duration.
    pub time: Duration,
    /// Random seed.
    pub seed: u64,
}

/// The result of a measurement.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchReport {
    /// Id of the game.
    pub game: &'static str,
    /// Players per game.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// Games per second.
    pub games_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Mean decisions per game.
    pub decisions_per_game: f64,
    /// Mean legal actions per decision.
    pub mean_branching: f64,
    /// Mean final score per player.
    pub mean_score: f64,
    /// Size of a position in memory, in bytes.
    pub position_bytes: usize,
}

/// Plays random games until the time is up; `progress` is called with the elapsed time.
pub(crate) fn run<G: Game>(bench: &Bench, progress: &mut dyn FnMut(Duration)) -> Result<BenchReport, OpenError> {
    let options = parse_options::<G>(&bench.options)?;
    options.check(bench.seats)?;
    let catalogue = G::Catalogue::built_in();
    let mut search = Search::new(bench.seed);
    let mut actions: Vec<G::Action> = Vec::with_capacity(1024);
    let (mut games, mut decisions, mut branching, mut points) = (0u64, 0u64, 0u64, 0i64);
    let began = Instant::now();
    loop {
        let mut position = G::start(catalogue, G::RULES, bench.seats, &options, &mut search)?;
        while let Some(seat) = position.status().awaited().first() {
            actions.clear();
            position.legal_actions(seat, &mut actions);
            decisions += 1;
            branching += actions.len() as u64;
            let chosen = search.below(actions.len());
            position.play_unchecked(seat, &actions[chosen], &mut search);
        }
        games += 1;
        points += Seat::all(bench.seats).map(|seat| i64::from(position.score(seat))).sum::<i64>();
        // Reading the clock costs more than a decision, so not after every game.
        if games.is_multiple_of(64) {
            let passed = began.elapsed();
            progress(passed);
            if passed >= bench.time {
                break;
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(BenchReport {
        game: G::ID,
        players: bench.seats,
        games,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        mean_branching: branching as f64 / decisions as f64,
        mean_score: points as f64 / (games * u64::from(bench.seats)) as f64,
        position_bytes: size_of::<G>(),
    })
}

//! A round-robin of computer opponents, with the game's type erased.

use std::num::NonZero;

use duchy_game::{Catalogue as _, Game, Options as _};
use duchy_search::{
    Level, Levels,
    arena::{Arena, Contestant},
};
use serde::Serialize;
use serde_json::Value;

use crate::{OpenError, hosted::parse_options};

/// The settings of a tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Levels of computer opponents, at least two.
    pub bots: Vec<String>,
    /// Players per game.
    pub seats: u8,
    /// Options by name.
    pub options: Value,
    /// Deals per pair, each played in every seating.
    pub deals: u32,
    /// Random seed.
    pub seed: u64,
    /// Games to run in parallel.
    pub threads: NonZero<usize>,
}

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// Estimate.
    pub value: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// The result of two opponents against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Level of the first.
    pub first: String,
    /// Level of the second.
    pub second: String,
    /// Games played.
    pub games: u64,
    /// Mean score per seat of each.
    pub points: [f64; 2],
    /// Score of the first minus that of the second.
    pub margin: Estimate,
    /// How often the first beat the second; ties count half.
    pub rate: Estimate,
    /// Elo difference.
    pub elo: Estimate,
}

pub(crate) fn run<G: Game>(
    levels: Levels<G>,
    tournament: &Tournament,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Vec<Pair>, OpenError> {
    let options = parse_options::<G>(&tournament.options)?;
    options.check(tournament.seats)?;
    let contestants = tournament
        .bots
        .iter()
        .map(|id| Level::find(levels, id).map(Contestant::of_level).ok_or_else(|| OpenError::NoSuchBot(id.clone())))
        .collect::<Result<Vec<Contestant<G>>, OpenError>>()?;
    let arena = Arena::<G> {
        catalogue: G::Catalogue::built_in(),
        options,
        seats: tournament.seats,
        deals: tournament.deals,
        seed: tournament.seed,
        threads: tournament.threads,
    };
    let estimate = |interval: &duchy_search::stats::Interval| Estimate {
        value: interval.middle,
        low: interval.low,
        high: interval.high,
    };
    let pairings = arena.play(&contestants, progress)?;
    Ok(pairings
        .into_iter()
        .map(|pairing| Pair {
            first: contestants[pairing.first].name.clone(),
            second: contestants[pairing.second].name.clone(),
            games: pairing.games,
            points: pairing.points,
            margin: estimate(&pairing.margin),
            rate: estimate(&pairing.rate),
            elo: estimate(&pairing.elo),
        })
        .collect())
}

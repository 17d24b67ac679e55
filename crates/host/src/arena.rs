//! A round-robin between computer opponents, with the game's type erased.

use std::num::NonZero;

use duchy_game::{Catalogue as _, Game, Options as _};
use duchy_search::{
    Level, Levels,
    arena::{Arena, Contestant},
};
use serde::Serialize;
use serde_json::Value;

use crate::{OpenError, hosted::parse_options};

/// What is played.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Levels of computer opponents: at least two.
    pub bots: Vec<String>,
    /// How many sit at the table.
    pub seats: u8,
    /// The options, by name.
    pub options: Value,
    /// How many deals each pair plays, each in every seating.
    pub deals: u32,
    /// Deals and choices follow from it.
    pub seed: u64,
    /// How many games run at once.
    pub threads: NonZero<usize>,
}

/// A value with the interval it lies in, 19 times out of 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// From.
    pub low: f64,
    /// To.
    pub high: f64,
}

/// How one opponent did against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The first.
    pub first: String,
    /// The second.
    pub second: String,
    /// How many games they played.
    pub games: u64,
    /// Points per seat of either.
    pub points: [f64; 2],
    /// The first's points less the second's.
    pub margin: Estimate,
    /// How often the first came before the second; ties count half.
    pub rate: Estimate,
    /// The same in Elo points.
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

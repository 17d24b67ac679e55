//! A tournament of computer opponents, with the game's type erased.

use std::{num::NonZero, sync::Arc, time::Duration};

use duchy_game::{Options as _, Presentation};
use duchy_search::{
    Level, Levels,
    arena::{Arena, Contestant, DealResult, Pairing, Sprt, SprtVerdict, ratings},
    learn::{Weights, WeightsError},
    stats::Interval,
};
use serde::Serialize;
use serde_json::Value;

use crate::{
    OpenError,
    engine::{Engine, EngineCommand},
    hosted::parse_options,
};

/// The settings of a tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Who plays, at least two.
    pub entrants: Vec<Entrant>,
    /// Players per game.
    pub seats: u8,
    /// Options by name.
    pub options: Value,
    /// Deals per pair at most, each played in every seating.
    pub deals: u32,
    /// Random seed.
    pub seed: u64,
    /// Games to run in parallel.
    pub threads: NonZero<usize>,
    /// Stops a pair as soon as it is clear whether the first wins at the second rate rather than at the first.
    pub sprt: Option<(f64, f64)>,
}

/// Who takes part in a tournament.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Name in the report.
    pub name: String,
    /// What it is.
    pub player: EntrantKind,
    /// How long it may think about a decision; a level's own limit if there is none.
    pub time: Option<Duration>,
    /// How many positions it may judge for a decision; a level's own limit if there is none.
    pub positions: Option<u64>,
}

/// What takes part in a tournament.
#[derive(Clone, Debug)]
pub enum EntrantKind {
    /// A level of the game, possibly with other weights.
    Level {
        /// Its id.
        id: String,
        /// A host's own weights instead of the built-in ones.
        weights: Option<Arc<Weights>>,
    },
    /// A program that plays over standard input and output.
    Engine(EngineCommand),
}

/// Why a tournament can't be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game can't be played like this.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A level has nothing to do with weights.
    #[error("{0} does not play by weights; expert and master do")]
    NoWeights(String),
    /// Weights can't be used.
    #[error(transparent)]
    BadWeights(#[from] WeightsError),
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

impl From<Interval> for Estimate {
    fn from(interval: Interval) -> Self {
        Estimate { value: interval.middle, low: interval.low, high: interval.high }
    }
}

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TournamentResult {
    /// Every pair.
    pub pairs: Vec<Pair>,
    /// Everybody, the strongest first.
    pub ratings: Vec<RatedEntrant>,
}

/// The strength of one entrant beside the others'.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RatedEntrant {
    /// Name.
    pub name: String,
    /// Elo points above the mean of all.
    pub elo: f64,
}

/// The result of two opponents against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Name of the first.
    pub first: String,
    /// Name of the second.
    pub second: String,
    /// Games played.
    pub games: u64,
    /// Mean score per seat of each.
    pub points: [f64; 2],
    /// Score of the first minus that of the second.
    pub margin: Estimate,
    /// The same with luck taken out, where the game's evaluator can tell it.
    pub adjusted_margin: Option<Estimate>,
    /// How many times as many games the raw margin would need for the same interval.
    pub games_saved: Option<f64>,
    /// How often the first beat the second; ties count half.
    pub rate: Estimate,
    /// The same with the interval over deals instead of games.
    pub rate_by_deal: Estimate,
    /// How often each won alone: games for one, or as the only one of its kind among three and more.
    pub won_alone: Option<[Estimate; 2]>,
    /// Elo difference.
    pub elo: Estimate,
    /// Milliseconds per decision of each: the mean, and the longest.
    pub milliseconds: [[f64; 2]; 2],
    /// Games each gave up, because it crashed, hung or cheated.
    pub forfeits: [u64; 2],
    /// Why each gave up first.
    pub why: [Option<String>; 2],
    /// What the sequential test found, if there was one: `better`, `not better` or `open`.
    pub sprt: Option<&'static str>,
}

pub(crate) fn run<G: Presentation>(
    levels: Levels<G>,
    tournament: &Tournament,
    known: &[DealResult],
    finished: &(dyn Fn(&DealResult, usize, usize) + Sync),
) -> Result<TournamentResult, ArenaError> {
    let options = parse_options::<G>(&tournament.options)?;
    options.check(tournament.seats).map_err(OpenError::from)?;
    let contestants = tournament
        .entrants
        .iter()
        .map(|entrant| contestant(levels, entrant))
        .collect::<Result<Vec<_>, ArenaError>>()?;
    let arena = Arena::<G> {
        deals: tournament.deals,
        seed: tournament.seed,
        threads: tournament.threads,
        sprt: tournament.sprt.map(|(low, high)| Sprt { low, high }),
        evaluator: levels.iter().rev().find_map(|level| level.evaluator),
        ..Arena::new(options, tournament.seats)
    };
    let pairings = arena.play(&contestants, known, finished).map_err(OpenError::from)?;
    let name = |place: usize| contestants[place].name.clone();
    let ratings = ratings(contestants.len(), &pairings);
    Ok(TournamentResult {
        ratings: ratings.iter().map(|rating| RatedEntrant { name: name(rating.contestant), elo: rating.elo }).collect(),
        pairs: pairings.iter().map(|pairing| pair(pairing, tournament.seats, name)).collect(),
    })
}

fn contestant<G: Presentation>(levels: Levels<G>, entrant: &Entrant) -> Result<Contestant<G>, ArenaError> {
    let mut contestant = match &entrant.player {
        EntrantKind::Level { id, weights } => {
            let level = Level::find(levels, id).ok_or_else(|| OpenError::NoSuchBot(id.clone()))?;
            let mut contestant = Contestant::of_level(level);
            if let Some(weights) = weights {
                let retrained = level.retrained.ok_or_else(|| ArenaError::NoWeights(id.clone()))?;
                // Refused here rather than in a thread.
                retrained(weights.clone())?;
                let (weights, make) = (weights.clone(), level.searcher);
                contestant.searcher = Box::new(move || retrained(weights.clone()).unwrap_or_else(|_| make()));
            }
            contestant
        }
        EntrantKind::Engine(command) => {
            let command = command.clone();
            let mut contestant = Contestant::new("", u64::MAX, move || Engine::<G>::new(command.clone()));
            contestant.time = EngineCommand::DEFAULT_TIME;
            contestant.wall = true;
            contestant
        }
    };
    contestant.name.clone_from(&entrant.name);
    contestant.time = entrant.time.unwrap_or(contestant.time);
    contestant.positions = entrant.positions.unwrap_or(contestant.positions);
    Ok(contestant)
}

fn pair(pairing: &Pairing, seats: u8, name: impl Fn(usize) -> String) -> Pair {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    Pair {
        first: name(pairing.first),
        second: name(pairing.second),
        games: pairing.games,
        points: pairing.points,
        margin: pairing.margin.into(),
        adjusted_margin: pairing.adjusted.map(|adjusted| adjusted.margin.into()),
        games_saved: pairing.adjusted.map(|adjusted| adjusted.saved),
        rate: pairing.rate.into(),
        rate_by_deal: pairing.rate_by_deal.into(),
        won_alone: (seats != 2).then(|| pairing.won.map(Estimate::from)),
        elo: pairing.elo.into(),
        milliseconds: pairing.time.map(|time| [milliseconds(time.mean()), milliseconds(time.longest)]),
        forfeits: pairing.forfeits,
        why: pairing.why.clone(),
        sprt: pairing.sprt.map(|(_, verdict)| match verdict {
            SprtVerdict::Better => "better",
            SprtVerdict::NotBetter => "not better",
            SprtVerdict::Open => "open",
        }),
    }
}

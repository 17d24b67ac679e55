//! Measuring strength: everybody against everybody on the same deals.
//!
//! Every deal is played in all seatings: with two at the table, both ways round; with more, one against the rest from
//! every seat, for either of the two; a game for one is played by each of them. So neither gains from a lucky deal or a
//! good seat, and what remains is strength.
//! The same arena gives the same result, whatever the number of threads; unless a contestant thinks by the clock.

mod game;
mod ratings;
mod sprt;
mod summary;

use std::{
    num::NonZero,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use duchy_game::{BadOptions, Catalogue as _, Game, Interned};
use serde::{Deserialize, Serialize};

use self::game::Player;
pub use self::{
    ratings::{Rating, ratings},
    sprt::{Sprt, SprtState, SprtVerdict},
    summary::{LuckAdjusted, Pairing},
};
use crate::{Level, MakeEvaluator, Searcher};

/// An opponent to measure.
pub struct Contestant<G: Game> {
    /// What the result calls it.
    pub name: String,
    /// How many positions it may judge for one decision.
    pub positions: u64,
    /// How much time it may take for one decision.
    pub time: Duration,
    /// Whether that is time on the wall, as for one that thinks in another process; otherwise it is time of a
    /// processor, which a busy machine does not change.
    pub wall: bool,
    /// Makes it; every thread has one of its own.
    pub searcher: Box<dyn Fn() -> Box<dyn Searcher<G>> + Send + Sync>,
}

impl<G: Game> Contestant<G> {
    /// Any searcher under any name.
    pub fn new<S: Searcher<G> + 'static>(
        name: impl Into<String>,
        positions: u64,
        searcher: impl Fn() -> S + Send + Sync + 'static,
    ) -> Self {
        let searcher = Box::new(move || -> Box<dyn Searcher<G>> { Box::new(searcher()) });
        Contestant { name: name.into(), positions, time: Duration::MAX, wall: false, searcher }
    }

    /// A level of the game.
    pub fn of_level(level: &'static Level<G>) -> Self {
        Contestant {
            name: level.id.to_owned(),
            positions: level.positions,
            time: level.time,
            wall: false,
            searcher: Box::new(level.searcher),
        }
    }
}

/// What is played: the table and how much of it.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// The components.
    pub catalogue: Interned<G::Catalogue>,
    /// The options of every game.
    pub options: G::Options,
    /// How many sit at the table.
    pub seats: u8,
    /// How many deals each pair plays at most.
    pub deals: u32,
    /// Deals and choices follow from it.
    pub seed: u64,
    /// How many games run at once.
    pub threads: NonZero<usize>,
    /// Stops a pair as soon as this test decides.
    pub sprt: Option<Sprt>,
    /// Makes the evaluator that tells luck from skill, if there is one.
    pub evaluator: Option<MakeEvaluator<G>>,
}

/// One deal in all seatings, summed up.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct DealResult {
    /// The first of the pair, as a place in the list of contestants.
    pub first: usize,
    /// The second.
    pub second: usize,
    /// The number of the deal.
    pub deal: u64,
    /// How many games it was.
    pub games: u64,
    /// How many of them the first won, as [`Pairing::rate`] counts.
    pub wins: f64,
    /// Points per seat of the first and of the second, summed over the games.
    pub points: [f64; 2],
    /// How many each won of the games it played alone: games for one, or the only one of its kind among three and more.
    /// A shared win counts its share.
    #[serde(default)]
    pub alone: [f64; 2],
    /// What luck gave the first more than the second, in points, summed over the games.
    pub luck: f64,
    /// How long each thought.
    pub time: [MoveTime; 2],
    /// Games that each gave up, because it crashed, hung or cheated.
    pub forfeits: [u64; 2],
    /// Why each gave up first.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub why: [Option<String>; 2],
}

fn is_nothing(why: &[Option<String>; 2]) -> bool {
    why.iter().all(Option::is_none)
}

impl DealResult {
    /// The first's margin per game.
    fn margin(&self) -> f64 {
        (self.points[0] - self.points[1]) / self.games.max(1) as f64
    }
}

/// How long decisions took; forced ones don't count.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct MoveTime {
    /// How many decisions there were.
    pub decisions: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
}

impl MoveTime {
    /// What one decision took on average.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.decisions.max(1) as u32).unwrap_or_default()
    }

    fn add(&mut self, other: MoveTime) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// What is known while the arena runs.
struct Board {
    /// By pair and deal.
    results: Vec<Vec<Option<DealResult>>>,
    /// By pair: how many deals counted when the test decided.
    decided: Vec<Option<usize>>,
    failed: Option<BadOptions>,
}

impl<G: Game> Arena<G> {
    /// Fifty deals of a game with the built-in components, on one thread.
    pub fn new(options: G::Options, seats: u8) -> Self {
        Arena {
            catalogue: G::Catalogue::built_in(),
            options,
            seats,
            deals: 50,
            seed: 1,
            threads: NonZero::<usize>::MIN,
            sprt: None,
            evaluator: None,
        }
    }

    /// Plays every pair of contestants. Deals in `known` are taken as played before; `finished` hears of every other
    /// deal, with how many of how many deals are done, from any thread.
    pub fn play(
        &self,
        contestants: &[Contestant<G>],
        known: &[DealResult],
        finished: &(dyn Fn(&DealResult, usize, usize) + Sync),
    ) -> Result<Vec<Pairing>, BadOptions> {
        let pairs: Vec<(usize, usize)> = (0..contestants.len())
            .flat_map(|first| (first + 1..contestants.len()).map(move |second| (first, second)))
            .collect();
        let deals = self.deals as usize;
        let total = pairs.len() * deals;
        let mut board =
            Board { results: vec![vec![None; deals]; pairs.len()], decided: vec![None; pairs.len()], failed: None };
        for result in known {
            let pair = pairs.iter().position(|&pair| pair == (result.first, result.second));
            if let Some(place) = pair.and_then(|pair| board.results[pair].get_mut(result.deal as usize)) {
                *place = Some(result.clone());
            }
        }
        (0..pairs.len()).for_each(|pair| self.decide(&mut board, pair));
        let done = AtomicUsize::new(board.results.iter().flatten().flatten().count());
        let board = Mutex::new(board);
        let lock = || board.lock().unwrap_or_else(PoisonError::into_inner);
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get().min(total) {
                scope.spawn(|| {
                    let mut players: Vec<Player<'_, G>> = contestants.iter().map(Player::new).collect();
                    let mut evaluator = self.evaluator.map(|make| make());
                    loop {
                        let task = next.fetch_add(1, Ordering::Relaxed);
                        if task >= total {
                            return;
                        }
                        let (pair, deal) = (task / deals, task % deals);
                        {
                            let board = lock();
                            if board.failed.is_some() {
                                return;
                            }
                            if board.decided[pair].is_some() || board.results[pair][deal].is_some() {
                                continue;
                            }
                        }
                        match self.deal(&mut players, evaluator.as_mut(), pairs[pair], deal as u64) {
                            Ok(result) => {
                                let mut board = lock();
                                board.results[pair][deal] = Some(result.clone());
                                self.decide(&mut board, pair);
                                drop(board);
                                finished(&result, done.fetch_add(1, Ordering::Relaxed) + 1, total);
                            }
                            Err(error) => lock().failed = Some(error),
                        }
                    }
                });
            }
        });
        let board = board.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = board.failed {
            return Err(error);
        }
        let adjusted = self.evaluator.is_some();
        Ok(pairs
            .iter()
            .zip(board.results.iter().zip(&board.decided))
            .map(|(&pair, (results, decided))| {
                let counted: Vec<DealResult> =
                    results.iter().take(decided.unwrap_or(deals)).flatten().cloned().collect();
                Pairing::sum_up(pair, self.seats, &counted, adjusted, self.sprt)
            })
            .collect())
    }

    /// Lets the test decide over the deals played so far in their order, so that threads make no difference.
    fn decide(&self, board: &mut Board, pair: usize) {
        let Some(sprt) = self.sprt else { return };
        if board.decided[pair].is_some() {
            return;
        }
        let mut state = SprtState::default();
        for (number, result) in board.results[pair].iter().map_while(Option::as_ref).enumerate() {
            state.add(result);
            if sprt.verdict(&state) != SprtVerdict::Open {
                board.decided[pair] = Some(number + 1);
                return;
            }
        }
    }
}

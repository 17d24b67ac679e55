//! Levels: how strong an opponent you ask for, by name.

use std::{sync::Arc, time::Duration};

use duchy_game::{Game, Observed, Texts};

use crate::{
    Budget, Evaluator, Random, Searcher,
    learn::{Weights, WeightsError},
};

/// The words for levels, in the same form as those of a game: `bot-<id>` with the attribute `.help`.
pub const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

/// The computer opponents of a game, from the weakest to the strongest.
pub type Levels<G> = &'static [Level<G>];

/// Makes an evaluator.
pub type MakeEvaluator<G> = fn() -> Box<dyn Evaluator<G>>;
/// Makes an opponent that judges by these weights, if they fit.
pub type Retrained<G> = fn(Arc<Weights>) -> Result<Box<dyn Searcher<G>>, WeightsError>;

/// A computer opponent of one strength.
#[derive(Debug)]
pub struct Level<G: Game> {
    /// Stable name in records, addresses and commands: `greedy`.
    pub id: &'static str,
    /// Key of its text in [`TEXTS`]: `bot-greedy`.
    pub text: &'static str,
    /// How many positions it judges for one decision at most.
    pub positions: u64,
    /// How long it thinks about one decision at most.
    pub time: Duration,
    /// Makes a new opponent of this level. It may be kept from one decision to the next.
    pub searcher: fn() -> Box<dyn Searcher<G>>,
    /// Makes the evaluator it judges by, if that tells what every seat can expect.
    pub evaluator: Option<MakeEvaluator<G>>,
    /// Makes one that judges by other weights, if it learned to play.
    pub retrained: Option<Retrained<G>>,
}

impl<G: Game> Level<G> {
    /// `random`: anything legal.
    pub const fn random() -> Self {
        Level {
            id: "random",
            text: "bot-random",
            positions: 1,
            time: Duration::MAX,
            searcher: || Box::new(Random),
            evaluator: None,
            retrained: None,
        }
    }

    /// The level of that name, if there is one.
    pub fn find(levels: Levels<G>, id: &str) -> Option<&'static Self> {
        levels.iter().find(|level| level.id == id)
    }

    /// What an opponent of this level plays.
    ///
    /// The seat that observes has at least one legal action. The answer depends on nothing but what it sees, the
    /// budget and the seed, unless the budget is cut short from outside.
    pub fn think(&self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        (self.searcher)().choose(observed, budget, seed)
    }
}

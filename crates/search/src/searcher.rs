//! What a searcher is, and the simplest one.

use std::num::NonZero;

use duchy_game::{Game, Observed, context::Search};

use crate::{Budget, Outlook};

/// Ranks the actions of the seat that observes.
///
/// Laws: the answer has every legal action once; it depends on nothing but the view of the seat, the budget and the
/// seed, unless the budget is cut short from outside. A searcher may be kept from one decision to the next, which
/// changes nothing in its answers.
pub trait Searcher<G: Game>: Send {
    /// The legal actions, the best first. The seat has at least one.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    fn rank(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>>;

    /// The action it would play: the best, unless it errs on purpose.
    fn choose(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        self.rank(observed, budget, seed).swap_remove(0).action
    }

    /// Lets it think on this many threads at once, if it can; for the same budget of positions its answers stay the same.
    fn use_threads(&mut self, _: NonZero<usize>) {}

    /// Why it can't play on, if so: it crashed, hung or cheated. What it answered last does not count then.
    fn failure(&self) -> Option<&str> {
        None
    }
}

/// An action with what was found out about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What it is ranked by: more is better. Points the seat gets more than others, and where a searcher says so the
    /// chance to win counts as points too. Compare it only with others of the same searcher that have as many samples.
    pub value: f32,
    /// What every seat can expect after it; zeros from searchers that only compare.
    pub outlook: Outlook,
    /// How many samples of luck and hidden things it was looked at in; 0 if not at all.
    pub samples: u32,
    /// Standard error of the value, as far as it comes from samples.
    pub error: f32,
}

impl<A> Candidate<A> {
    /// An action nothing is known of: behind all others.
    pub fn unsearched(action: A) -> Self {
        Candidate { action, value: f32::NEG_INFINITY, outlook: Outlook::default(), samples: 0, error: f32::INFINITY }
    }
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Searcher<G> for Random {
    fn rank(&mut self, observed: &Observed<G>, _: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>> {
        let mut actions = legal(observed);
        let chosen = Search::new(seed).below(actions.len());
        actions.swap(0, chosen);
        actions.into_iter().map(Candidate::unsearched).collect()
    }
}

/// The legal actions of the seat that observes; never empty.
pub(crate) fn legal<G: Game>(observed: &Observed<G>) -> Vec<G::Action> {
    let actions = observed.position().legal(observed.seat());
    assert!(!actions.is_empty(), "seat {} has nothing to decide: ask only seats that are awaited", observed.seat());
    actions
}

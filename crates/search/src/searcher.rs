//! What a searcher is, and the simplest one.

use duchy_game::{Game, Observed, context::Search};

use crate::Budget;

/// Chooses an action for the seat that observes.
///
/// Laws: the answer is one of the legal actions; it depends on nothing but the view of the seat, the budget and the
/// seed, unless the budget is cut short from outside.
pub trait Searcher<G: Game>: Send {
    /// The action it would play. The seat has at least one legal action.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    fn choose(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> G::Action;
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Searcher<G> for Random {
    fn choose(&mut self, observed: &Observed<G>, _: &Budget<'_>, seed: u64) -> G::Action {
        let mut actions = legal(observed);
        let chosen = Search::new(seed).below(actions.len());
        actions.swap_remove(chosen)
    }
}

/// The legal actions of the seat that observes; never empty.
pub(crate) fn legal<G: Game>(observed: &Observed<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    observed.position().legal_actions(observed.seat(), &mut actions);
    assert!(!actions.is_empty(), "seat {} has nothing to decide: ask only seats that are awaited", observed.seat());
    actions
}

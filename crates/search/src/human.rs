//! Erring like people: overlooking some actions, and not always telling close ones apart.

use duchy_game::{Game, Observed, context::Search};

use crate::{Budget, Candidate, Evaluator, Searcher, WholeTurn, mix};

/// How an opponent errs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How likely it is to notice an action.
    pub notices: f32,
    /// The loss in points at which an action is played 1/e times as often as the best.
    pub temperature: f32,
    /// Actions that lose more points than this are never played, whatever was overlooked.
    pub worst: f32,
    /// Whether it looks at its own points alone.
    pub blind: bool,
}

/// Plays by an evaluator over whole turns, but errs.
pub struct Human<G: Game, E> {
    turn: WholeTurn<G, E>,
    manner: Manner,
}

impl<G: Game, E: Evaluator<G>> Human<G, E> {
    /// By this evaluator, in this manner.
    pub fn new(evaluator: E, manner: Manner) -> Self {
        let turn = WholeTurn::new(evaluator);
        Human { turn: if manner.blind { turn.blind() } else { turn }, manner }
    }
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for Human<G, E> {
    fn rank(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>> {
        self.turn.rank(observed, budget, seed)
    }

    fn choose(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        let mut ranked = self.rank(observed, budget, seed);
        let Manner { notices, temperature, worst, .. } = self.manner;
        let best = ranked[0].value;
        let mut chance = Search::new(mix(seed, u64::MAX));
        let weights: Vec<f32> = ranked
            .iter()
            .map(|candidate| {
                let loss = best - candidate.value;
                let noticed = chance.rng.f32() < notices;
                if noticed && loss <= worst { libm::expf(-loss / temperature) } else { 0.0 }
            })
            .collect();
        let mut left = chance.rng.f32() * weights.iter().sum::<f32>();
        // Nothing noticed: the best after all.
        let mut chosen = 0;
        for (place, &weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
            chosen = place;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        ranked.swap_remove(chosen).action
    }
}

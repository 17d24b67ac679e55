//! What a position is worth: played on until the next draws, since only then it shows what the last ones were good for.

use duchy_game::{Game, SeatSet, context::Keyed};
use duchy_search::{
    Evaluator, Foresight, Outlook, mix,
    turn::{self, Policy, TurnEnd},
};

use crate::values::Values;

/// The seed of what comes after the positions of a game.
const AHEAD: u64 = 5;
/// Positions of the same turn that are looked at behind each action.
const BEYOND: u32 = 40;
/// Outcomes of the last draw whose mean is taken.
const OUTCOMES: u64 = 8;

/// Plays on as the evaluator advises, with all actions looked at.
pub(crate) struct Ahead<G: Game> {
    policy: Policy<G>,
}

impl<G: Game> Ahead<G> {
    pub(crate) fn new() -> Self {
        Ahead { policy: Policy::new(usize::MAX, BEYOND) }
    }

    /// What every seat can expect of a position. The same luck comes after all positions of a game, so that the value
    /// differs only by what has come.
    pub(crate) fn value(&mut self, position: &G, evaluator: &mut impl Evaluator<G>, resigned: SeatSet) -> Values {
        let Foresight { draws, rollouts, .. } = evaluator.foresight();
        if draws == 0 || rollouts == 0 {
            return Values::of(position, &Outlook::of(position, evaluator), resigned);
        }
        let played = (0..u64::from(rollouts)).map(|number| self.played(position, evaluator, draws, number, resigned));
        played.fold(Values::default(), |sum, values| sum.plus(&values)).times(1.0 / f64::from(rollouts))
    }

    /// The mean over some outcomes of the last of the draws, or the end of the game.
    fn played(
        &mut self,
        position: &G,
        evaluator: &mut impl Evaluator<G>,
        mut draws: u32,
        number: u64,
        resigned: SeatSet,
    ) -> Values {
        let seed = mix(AHEAD, number);
        let mut luck = Keyed::new(mix(seed, 1));
        let mut rng = fastrand::Rng::with_seed(mix(seed, 2));
        let mut position = position.clone();
        while let Some(seat) = position.status().awaited().first() {
            // What it imagines is not what comes.
            let imagined = Keyed::new(rng.u64(..));
            let action = self.policy.choose(&position, seat, imagined, &mut rng, evaluator);
            let before = position.clone();
            if turn::play(&mut position, seat, action, &mut luck) == TurnEnd::Chance {
                draws -= 1;
            }
            if draws == 0 {
                let mut sum = Values::default();
                for outcome in 0..OUTCOMES {
                    let mut position = before.clone();
                    turn::play(&mut position, seat, action, &mut Keyed::new(mix(seed, 3 + outcome)));
                    sum = sum.plus(&Values::of(&position, &Outlook::of(&position, evaluator), resigned));
                }
                return sum.times(1.0 / OUTCOMES as f64);
            }
        }
        Values::of(&position, &Outlook::of(&position, evaluator), resigned)
    }
}

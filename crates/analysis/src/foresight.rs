//! What a position is worth: played on until the next draws, since only then it shows what the last ones were good for.

use duchy_game::{Game, Seat, SeatSet, context::Keyed};
use duchy_search::{
    Evaluator, Outlook, mix,
    turn::{self, TurnEnd, TurnSearch},
    worth,
};

use crate::values::Values;

/// The seed of what comes after the positions of a game.
const AHEAD: u64 = 5;
/// Actions that are looked at more closely, the best at a glance.
const WIDTH: usize = 8;
/// Positions of the same turn that are then looked at behind each.
const BEYOND: u32 = 40;
/// Outcomes of the next draw whose mean is taken.
const OUTCOMES: u64 = 8;

/// Plays on as the evaluator advises, in the same way from all positions.
pub(crate) struct Ahead<G: Game> {
    turn: TurnSearch<G>,
    actions: Vec<G::Action>,
    /// Actions by their number, with what they are worth.
    ranked: Vec<(usize, f32)>,
}

impl<G: Game> Ahead<G> {
    pub(crate) fn new() -> Self {
        Ahead { turn: TurnSearch::default(), actions: Vec::new(), ranked: Vec::new() }
    }

    /// What every seat can expect of a position. The same luck comes after all positions of a game, so that the value
    /// differs only by what has come.
    pub(crate) fn value(&mut self, position: &G, evaluator: &mut impl Evaluator<G>, resigned: SeatSet) -> Values {
        let rollouts = evaluator.foresight().rollouts;
        if rollouts == 0 {
            return Values::of(position, &Outlook::of(position, evaluator), resigned);
        }
        let played = (0..u64::from(rollouts)).map(|number| self.played(position, evaluator, number, resigned));
        played.fold(Values::default(), |sum, values| sum.plus(&values)).times(1.0 / f64::from(rollouts))
    }

    /// The mean over some outcomes of the next draw, or the end of the game.
    fn played(&mut self, position: &G, evaluator: &mut impl Evaluator<G>, number: u64, resigned: SeatSet) -> Values {
        let seed = mix(AHEAD, number);
        let mut luck = Keyed::new(mix(seed, 1));
        // What players imagine is not what comes.
        let imagined = Keyed::new(mix(seed, 2));
        let mut position = position.clone();
        while let Some(seat) = position.status().awaited().first() {
            let action = self.choose(&position, seat, imagined, evaluator);
            let before = position.clone();
            if turn::play(&mut position, seat, action, &mut luck) == TurnEnd::Chance {
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

    /// The best action at a second look.
    fn choose(&mut self, position: &G, seat: Seat, imagined: Keyed, evaluator: &mut impl Evaluator<G>) -> &G::Action {
        let Self { turn, actions, ranked } = self;
        actions.clear();
        position.legal_actions(seat, actions);
        actions.retain(|action| evaluator.considers(action));
        ranked.clear();
        ranked.extend((0..actions.len()).map(|number| (number, 0.0)));
        if actions.len() > 1 {
            let mut look = |ranked: &mut Vec<(usize, f32)>, beyond: u32| {
                for (number, value) in ranked.iter_mut() {
                    let mut judge = |position: &G| (worth(position, seat, evaluator), ());
                    let mut allowed = beyond + 1;
                    (*value, ()) = turn.after(position, seat, &actions[*number], imagined, &mut allowed, &mut judge);
                }
                ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
            };
            if actions.len() > WIDTH {
                look(ranked, 0);
                ranked.truncate(WIDTH);
            }
            look(ranked, BEYOND);
        }
        &actions[ranked[0].0]
    }
}

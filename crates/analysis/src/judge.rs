//! Comparing the actions of a decision: a first look at all, then rollouts of the best ones under the same luck.

use std::sync::atomic::{AtomicBool, Ordering};

use duchy_game::{Game, Seat, SeatSet, context::Keyed};
use duchy_search::{Evaluator, Outlook, RolloutPlayer, RolloutSettings, mix, turn::TurnSearch};

use crate::{
    InUnits, Measured, Stopped, Unit,
    effort::{BREADTH, DROP_AFTER, Effort, FEWEST_ROLLOUTS, PRIOR, WINDOW},
    foresight::Ahead,
    tally::{self, Counting, Tally},
    values::{Mean, Values},
};

/// Judges positions and decisions of one game.
pub(crate) struct Judge<'a, G: Game> {
    player: RolloutPlayer<G, Box<dyn Evaluator<G>>>,
    ahead: Ahead<G>,
    turn: TurnSearch<G>,
    pub(crate) effort: Effort,
    stop: &'a AtomicBool,
}

/// A decision to judge.
pub(crate) struct Question<'a, G: Game> {
    /// Makes a world the seat may be in from a seed.
    pub(crate) world: &'a dyn Fn(u64) -> G,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    pub(crate) resigned: SeatSet,
    pub(crate) seed: u64,
}

/// What was found out about one legal action.
#[derive(Clone, Debug)]
pub(crate) struct Looked<A> {
    first: Mean,
    /// How the turn goes on best.
    line: Vec<A>,
    /// What came of every rollout; those of different actions with the same number had the same luck.
    pub(crate) rollouts: Vec<Values>,
}

impl<A> Looked<A> {
    /// The mean of all rollouts and the first look.
    pub(crate) fn value(&self) -> Values {
        let sum = self.rollouts.iter().fold(self.first.mean().times(PRIOR), |sum, values| sum.plus(values));
        sum.times(1.0 / (PRIOR + self.rollouts.len() as f64))
    }

    /// Standard errors of the value.
    pub(crate) fn error(&self) -> Values {
        if self.rollouts.len() < 2 {
            return self.first.error();
        }
        let mut mean = Mean::default();
        self.rollouts.iter().for_each(|values| mean.push(values));
        mean.error()
    }

    /// Samples the value is a mean of.
    pub(crate) fn samples(&self) -> u32 {
        self.first.count().max(self.rollouts.len() as u32)
    }

    /// Standard error of the difference between two actions under the same luck.
    pub(crate) fn error_of_difference(&self, other: &Self) -> Values {
        let mut mean = Mean::default();
        for (mine, theirs) in self.rollouts.iter().zip(&other.rollouts) {
            mean.push(&mine.minus(theirs));
        }
        if mean.count() >= 2 {
            return mean.error();
        }
        self.first.error().squared().plus(&other.first.error().squared()).root()
    }
}

impl<'a, G: Game> Judge<'a, G> {
    pub(crate) fn new(evaluator: Box<dyn Evaluator<G>>, effort: Effort, stop: &'a AtomicBool) -> Self {
        let turns = evaluator.foresight().turns;
        let play = RolloutSettings { turns, breadth: BREADTH, beyond: 0, ..RolloutSettings::default() };
        let player = RolloutPlayer::new(evaluator, play);
        Judge { player, ahead: Ahead::new(), turn: TurnSearch::default(), effort, stop }
    }

    /// What every seat can expect of a position.
    pub(crate) fn value(&mut self, position: &G, resigned: SeatSet) -> Result<Values, Stopped> {
        self.go_on()?;
        Ok(self.ahead.value(position, &mut self.player.evaluator, resigned))
    }

    fn go_on(&self) -> Result<(), Stopped> {
        if self.stop.load(Ordering::Relaxed) { Err(Stopped) } else { Ok(()) }
    }

    fn judged(&self) -> u64 {
        self.turn.judged + self.player.judged()
    }

    /// Takes a first look at all actions, within this many positions.
    pub(crate) fn first_look(
        &mut self,
        question: &Question<'_, G>,
        positions: u64,
    ) -> Result<Vec<Looked<G::Action>>, Stopped> {
        let Question { world, seat, legal, resigned, seed } = *question;
        let samples = u64::from(self.effort.first);
        let share = (positions / (legal.len() as u64 * samples)).clamp(1, u64::from(self.effort.beyond)) as u32;
        let worlds: Vec<(G, Keyed)> =
            (0..samples).map(|sample| (world(mix(seed, 2 * sample)), Keyed::new(mix(seed, 2 * sample + 1)))).collect();
        let evaluator = &mut self.player.evaluator;
        let mut judge = |position: &G| {
            let outlook = Outlook::of(position, evaluator);
            (outlook.margin(position.seats(), seat), Values::of(position, &outlook, resigned))
        };
        let mut looked = Vec::with_capacity(legal.len());
        for action in legal {
            if self.stop.load(Ordering::Relaxed) {
                return Err(Stopped);
            }
            let mut first = Mean::default();
            for (position, chance) in &worlds {
                let mut allowed = share;
                first.push(&self.turn.after(position, seat, action, *chance, &mut allowed, &mut judge).1);
            }
            looked.push(Looked { first, line: self.turn.line().to_vec(), rollouts: Vec::new() });
        }
        Ok(looked)
    }

    /// The actions to play on: the best in both units, and those that must be compared.
    pub(crate) fn promising(&self, looked: &[Looked<G::Action>], seat: Seat, must: &[usize]) -> Vec<usize> {
        let value = |unit: Unit, index: usize| looked[index].first.mean().get(unit, seat);
        let mut order: Vec<usize> = (0..looked.len()).collect();
        order.sort_by(|&a, &b| value(Unit::Win, b).total_cmp(&value(Unit::Win, a)));
        let winning = order[0];
        order.sort_by(|&a, &b| value(Unit::Margin, b).total_cmp(&value(Unit::Margin, a)));
        let best = value(Unit::Margin, order[0]);
        let mut chosen: Vec<usize> = order
            .into_iter()
            .take(self.effort.width)
            .filter(|&index| value(Unit::Margin, index) >= best - WINDOW)
            .collect();
        for &index in must.iter().chain([&winning]) {
            if !chosen.contains(&index) {
                chosen.push(index);
            }
        }
        chosen
    }

    /// Plays these actions on under the same luck, within this many positions; those of `keep` to the end.
    pub(crate) fn roll(
        &mut self,
        question: &Question<'_, G>,
        looked: &mut [Looked<G::Action>],
        chosen: &[usize],
        keep: &[usize],
        positions: u64,
    ) -> Result<(), Stopped> {
        if chosen.len() < 2 {
            return Ok(());
        }
        let Question { world, seat, legal, resigned, seed } = *question;
        let start = self.judged();
        let turns: Vec<Vec<G::Action>> = chosen
            .iter()
            .map(|&index| std::iter::once(&legal[index]).chain(&looked[index].line).cloned().collect())
            .collect();
        let mut running = vec![true; chosen.len()];
        for number in 0..self.effort.rollouts {
            self.go_on()?;
            if number >= FEWEST_ROLLOUTS && self.judged() - start >= positions {
                break;
            }
            let seed = mix(!seed, u64::from(number));
            let world = world(mix(seed, 0));
            for ((&index, turn), _) in chosen.iter().zip(&turns).zip(&running).filter(|(_, running)| **running) {
                let mut position = world.clone();
                let outlook = self.player.play(&mut position, seat, turn, seed);
                looked[index].rollouts.push(Values::of(&position, &outlook, resigned));
            }
            if number as usize + 1 == DROP_AFTER {
                drop_behind(looked, chosen, keep, seat, &mut running);
                if running.iter().filter(|running| **running).count() < 2 {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Final points by source after an action, by games played out; `before` is what was scored until now.
    pub(crate) fn sources(
        &mut self,
        question: &Question<'_, G>,
        looked: &Looked<G::Action>,
        action: &G::Action,
        before: &Tally,
    ) -> Result<Vec<Vec<crate::SourcePoints>>, Stopped> {
        let Question { world, seat, seed, .. } = *question;
        let turn: Vec<G::Action> = std::iter::once(action).chain(&looked.line).cloned().collect();
        let mut tallies = Vec::new();
        let mut seats = 0;
        for number in 0..u64::from(self.effort.games) {
            self.go_on()?;
            let seed = mix(mix(!seed, u64::MAX), number);
            let mut position = world(mix(seed, 0));
            seats = position.seats();
            let mut tally = before.clone();
            self.player.play_out(&mut position, seat, &turn, mix(seed, 2), |position, seat, action| {
                position.play_unchecked(seat, action, &mut Counting::<G>::new(mix(seed, 1), &mut tally));
            });
            tallies.push(tally);
        }
        Ok(tally::mean(&tallies, seats))
    }
}

/// Lets actions drop out that are clearly behind the best one in both units.
fn drop_behind<A>(looked: &[Looked<A>], chosen: &[usize], keep: &[usize], seat: Seat, running: &mut [bool]) {
    let best = InUnits::each(|unit| best_of(looked, chosen, unit, seat));
    for (&index, running) in chosen.iter().zip(running) {
        let behind = |unit: Unit| {
            let by = behind(looked, *best.get(unit), index, unit, seat);
            by.value > 3.0 * by.error
        };
        if !keep.contains(&index) && Unit::ALL.into_iter().all(behind) {
            *running = false;
        }
    }
}

/// The best of these actions.
pub(crate) fn best_of<A>(looked: &[Looked<A>], chosen: &[usize], unit: Unit, seat: Seat) -> usize {
    let value = |index: usize| looked[index].value().get(unit, seat);
    chosen.iter().copied().max_by(|&a, &b| value(a).total_cmp(&value(b))).unwrap_or_default()
}

/// How far an action is behind the best one.
pub(crate) fn behind<A>(looked: &[Looked<A>], best: usize, index: usize, unit: Unit, seat: Seat) -> Measured {
    if best == index {
        return Measured::default();
    }
    let (first, other) = (&looked[best], &looked[index]);
    Measured {
        value: first.value().get(unit, seat) - other.value().get(unit, seat),
        error: first.error_of_difference(other).get(unit, seat),
    }
}

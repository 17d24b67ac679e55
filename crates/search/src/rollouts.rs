//! Paired rollouts: the promising actions are played on under the same luck, and the better half goes on.

use std::num::NonZero;

use duchy_game::{Game, Observed, Seat, context::Keyed};

use crate::{
    Budget, Candidate, Evaluator, Outlook, Searcher, endgame, mix,
    stats::Running,
    turn::{self, Policy},
    whole_turn::{WholeTurn, world},
};

/// How rollouts are made; what is best differs from game to game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RolloutSettings {
    /// Samples of the first look at every action.
    pub first: u32,
    /// Positions the first look may judge per action and sample.
    pub beyond_first: u32,
    /// At most this many actions are compared.
    pub width: usize,
    /// Actions further behind the best at first look are left out, in points.
    pub window: f32,
    /// Turns that are played on before a position is judged.
    pub turns: u32,
    /// Actions that a player in a rollout looks at.
    pub breadth: usize,
    /// Positions of the same turn it looks at behind each.
    pub beyond: u32,
    /// How many rollouts the first look counts for: few rollouts tell less than it does.
    pub prior: f32,
    /// How much winning counts beside points: what a certain win is worth in points.
    pub win: f32,
}

impl Default for RolloutSettings {
    fn default() -> Self {
        RolloutSettings {
            first: 2,
            beyond_first: 64,
            width: 8,
            window: 8.0,
            turns: 8,
            breadth: 12,
            beyond: 0,
            prior: 8.0,
            win: 0.0,
        }
    }
}

/// Takes a first look at every action, then compares the best of them by rollouts of the evaluator's own play: all
/// under the same luck, the worse half dropping out in each of several rounds. Short endings are played exactly.
pub struct Rollouts<G: Game, E> {
    first: WholeTurn<G, E>,
    settings: RolloutSettings,
    workers: Vec<RolloutPlayer<G, E>>,
}

/// Samples that are drawn before the budget is looked at again: the same whatever the number of threads.
const CHUNK: usize = 4;

impl<G: Game, E: Evaluator<G> + Clone> Rollouts<G, E> {
    /// On one thread.
    pub fn new(evaluator: E, settings: RolloutSettings) -> Self {
        Self::on_threads(evaluator, settings, NonZero::<usize>::MIN)
    }

    /// On several threads, with the same answers for the same number of positions.
    pub fn on_threads(evaluator: E, settings: RolloutSettings, threads: NonZero<usize>) -> Self {
        let worker = || RolloutPlayer::new(evaluator.clone(), settings);
        Rollouts {
            first: WholeTurn::new(evaluator.clone()).samples(settings.first),
            settings,
            workers: (0..threads.get()).map(|_| worker()).collect(),
        }
    }

    /// Plays the samples `from .. from + CHUNK` for all candidates; sample by sample, candidate by candidate.
    fn chunk(&mut self, observed: &Observed<G>, turns: &[Vec<G::Action>], seed: u64, from: u64) -> Vec<Vec<Outlook>> {
        let seat = observed.seat();
        let sample = |worker: &mut RolloutPlayer<G, E>, number: u64| -> Vec<Outlook> {
            let seed = mix(seed, number);
            let world = world(observed, mix(seed, 0));
            turns.iter().map(|turn| worker.play(&mut world.clone(), seat, turn, seed)).collect()
        };
        let numbers: Vec<u64> = (from..from + CHUNK as u64).collect();
        if let [worker] = &mut self.workers[..] {
            return numbers.into_iter().map(|number| sample(worker, number)).collect();
        }
        let share = CHUNK.div_ceil(self.workers.len());
        std::thread::scope(|scope| {
            let running: Vec<_> = self
                .workers
                .iter_mut()
                .zip(numbers.chunks(share))
                .map(|(worker, numbers)| {
                    let sample = &sample;
                    scope.spawn(move || numbers.iter().map(|&number| sample(worker, number)).collect::<Vec<_>>())
                })
                .collect();
            running
                .into_iter()
                .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    }

    fn judged(&self) -> u64 {
        self.first.judged() + self.workers.iter().map(RolloutPlayer::judged).sum::<u64>()
    }

    fn value(&self, outlook: &Outlook, seats: u8, seat: Seat) -> f32 {
        outlook.margin(seats, seat) + self.settings.win * outlook.shares[seat.index()]
    }
}

impl<G: Game, E: Evaluator<G> + Clone> Searcher<G> for Rollouts<G, E> {
    fn rank(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>> {
        let (seat, seats) = (observed.seat(), observed.position().seats());
        let worth = |outlook: &Outlook, seat| self.value(outlook, seats, seat);
        if let Some(exact) = endgame::rank(observed, worth, budget, seed) {
            return exact;
        }
        let start = self.judged();
        let legal = observed.position().legal(seat).len().max(1);
        let look = u64::from(self.settings.beyond_first) * u64::from(self.settings.first) * legal as u64;
        let mut ranked = self.first.rank(observed, &budget.at_most(look), mix(seed, u64::MAX));
        let best = ranked[0].value;
        let mut running = ranked.iter().filter(|candidate| candidate.value > best - self.settings.window).count();
        running = running.min(self.settings.width);
        let rounds = usize::BITS - running.saturating_sub(1).leading_zeros();
        let mut means: Vec<Mean> = ranked[..running].iter().map(|candidate| Mean::new(candidate.value)).collect();
        // The rest of the turn was already looked through: rollouts begin with it, not with anything less.
        let whole = |candidate: &Candidate<G::Action>| {
            std::iter::once(&candidate.action).chain(self.first.line(&candidate.action)).cloned().collect()
        };
        let mut turns: Vec<Vec<G::Action>> = ranked[..running].iter().map(whole).collect();
        let mut samples = 0;
        for round in 1..=rounds {
            let until = round as f32 / rounds as f32;
            while budget.used(self.judged() - start) < until {
                for outlooks in self.chunk(observed, &turns, seed, samples) {
                    for (mean, outlook) in means.iter_mut().zip(&outlooks) {
                        mean.add(self.value(outlook, seats, seat), outlook);
                    }
                }
                samples += CHUNK as u64;
            }
            if samples > 0 {
                for (candidate, mean) in ranked.iter_mut().zip(&means) {
                    mean.write(candidate, self.settings.prior);
                }
                ranked[..running].sort_by(|a, b| b.value.total_cmp(&a.value));
                // The means follow their candidates.
                let prior = self.settings.prior;
                means.sort_by(|a, b| b.value(prior).total_cmp(&a.value(prior)));
            }
            running = running.div_ceil(2);
            means.truncate(running);
            let goes_on = |turn: &Vec<G::Action>| ranked[..running].iter().any(|candidate| candidate.action == turn[0]);
            turns.retain(goes_on);
            turns.sort_by_key(|turn| ranked[..running].iter().position(|candidate| candidate.action == turn[0]));
        }
        ranked
    }
}

#[derive(Clone, Default, Debug)]
struct Mean {
    /// What the first look found.
    first: f32,
    values: Running,
    sum: Outlook,
}

impl Mean {
    fn new(first: f32) -> Self {
        Mean { first, ..Mean::default() }
    }

    /// The mean of all rollouts and the first look.
    fn value(&self, prior: f32) -> f32 {
        let count = self.values.count() as f32;
        (self.first * prior + self.values.mean() as f32 * count) / (prior + count)
    }

    fn add(&mut self, value: f32, outlook: &Outlook) {
        self.values.push(f64::from(value));
        self.sum.points.iter_mut().zip(outlook.points).for_each(|(sum, points)| *sum += points);
        self.sum.shares.iter_mut().zip(outlook.shares).for_each(|(sum, share)| *sum += share);
    }

    fn write<A>(&self, candidate: &mut Candidate<A>, prior: f32) {
        let count = self.values.count() as f32;
        candidate.value = self.value(prior);
        candidate.error = self.values.error() as f32;
        candidate.samples = self.values.count() as u32;
        candidate.outlook =
            Outlook { points: self.sum.points.map(|sum| sum / count), shares: self.sum.shares.map(|sum| sum / count) };
    }
}

/// Plays rollouts, with buffers of its own.
pub struct RolloutPlayer<G: Game, E> {
    /// Judges the positions rollouts end in, and all in between.
    pub evaluator: E,
    policy: Policy<G>,
    turns: u32,
    /// How many it has played: each judges the position it ends in.
    rollouts: u64,
}

impl<G: Game, E: Evaluator<G>> RolloutPlayer<G, E> {
    /// By this evaluator; of the settings, only those about how rollouts are played matter.
    pub fn new(evaluator: E, settings: RolloutSettings) -> Self {
        let policy = Policy::new(settings.breadth, settings.beyond);
        RolloutPlayer { evaluator, policy, turns: settings.turns, rollouts: 0 }
    }

    /// How many positions were judged so far.
    pub fn judged(&self) -> u64 {
        self.policy.judged() + self.rollouts
    }

    /// What comes of the turn if everybody plays on by the evaluator for some turns.
    ///
    /// All luck follows from the seed, so turns played with the same one are compared under the same luck.
    pub fn play(&mut self, position: &mut G, seat: Seat, turn: &[G::Action], seed: u64) -> Outlook {
        self.rollouts += 1;
        let mut luck = Keyed::new(mix(seed, 1));
        let mut rng = fastrand::Rng::with_seed(mix(seed, 2));
        let mut over = false;
        for (number, action) in turn.iter().enumerate() {
            // In another world it may be illegal; the first is an answer to what is asked in all of them.
            if over || (number > 0 && position.why_not(seat, action).is_some()) {
                break;
            }
            over = turn::play(position, seat, action, &mut luck).is_over();
        }
        // The turn itself is not one of the turns played on.
        let mut left = self.turns + u32::from(!over);
        while left > 0 {
            let Some(seat) = position.status().awaited().first() else { break };
            // What it imagines is not what comes.
            let imagined = Keyed::new(rng.u64(..));
            let action = self.policy.choose(position, seat, imagined, &mut rng, &mut self.evaluator);
            left -= u32::from(turn::play(position, seat, action, &mut luck).is_over());
        }
        Outlook::of(position, &mut self.evaluator)
    }

    /// Plays the turn and then the whole game on by the evaluator; `play` carries every action out.
    pub fn play_out(
        &mut self,
        position: &mut G,
        seat: Seat,
        turn: &[G::Action],
        seed: u64,
        mut play: impl FnMut(&mut G, Seat, &G::Action),
    ) {
        let mut rng = fastrand::Rng::with_seed(seed);
        for (number, action) in turn.iter().enumerate() {
            if number > 0 && position.why_not(seat, action).is_some() {
                break;
            }
            play(position, seat, action);
        }
        while let Some(seat) = position.status().awaited().first() {
            let imagined = Keyed::new(rng.u64(..));
            let action = self.policy.choose(position, seat, imagined, &mut rng, &mut self.evaluator);
            play(position, seat, action);
        }
    }
}

//! Paired rollouts: the promising actions are played on under the same luck, and the better half goes on.

use std::num::NonZero;

use duchy_game::{Game, Observed, Seat, context::Keyed};

use crate::{
    Budget, Candidate, Evaluator, Outlook, Searcher, endgame,
    evaluator::WIN_ALONE,
    mix,
    searcher::legal,
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
/// under the same luck, the worse half dropping out in each of several rounds, and earlier whoever surely gains nothing.
/// When one is left it is played at once. Short endings are played exactly.
pub struct Rollouts<G: Game, E> {
    first: WholeTurn<G, E>,
    settings: RolloutSettings,
    workers: Vec<RolloutPlayer<G, E>>,
}

/// Samples that are drawn before the budget is looked at again: the same whatever the number of threads.
const CHUNK: usize = 4;

impl<G: Game, E: Evaluator<G> + Clone> Rollouts<G, E> {
    /// On one thread, until told otherwise.
    pub fn new(evaluator: E, settings: RolloutSettings) -> Self {
        Rollouts {
            first: WholeTurn::new(evaluator.clone()).samples(settings.first),
            settings,
            workers: vec![RolloutPlayer::new(evaluator, settings)],
        }
    }

    /// Plays the samples `from .. from + CHUNK` for all contenders; sample by sample, contender by contender.
    fn chunk(
        &mut self,
        observed: &Observed<G>,
        field: &[Contender<G::Action>],
        seed: u64,
        from: u64,
    ) -> Vec<Vec<Outlook>> {
        let seat = observed.seat();
        let sample = |worker: &mut RolloutPlayer<G, E>, number: u64| -> Vec<Outlook> {
            let seed = mix(seed, number);
            let world = world(observed, mix(seed, 0));
            field.iter().map(|contender| worker.play(&mut world.clone(), seat, &contender.turn, seed)).collect()
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
        let mut actions = legal(observed);
        if actions.len() == 1 {
            return vec![Candidate::unsearched(actions.remove(0))];
        }
        let worth = |outlook: &Outlook, seat| self.value(outlook, seats, seat);
        if let Some(exact) = endgame::rank(observed, worth, budget, seed) {
            return exact;
        }
        let start = self.judged();
        let look = u64::from(self.settings.beyond_first) * u64::from(self.settings.first) * actions.len() as u64;
        let mut ranked = self.first.rank(observed, &budget.at_most(look), mix(seed, u64::MAX));
        // It counted points alone; from here on a win counts as well.
        if self.settings.win > 0.0 {
            for candidate in &mut ranked {
                candidate.value += self.settings.win * candidate.outlook.shares[seat.index()];
            }
            ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        let best = ranked[0].value;
        let near = ranked.iter().take_while(|candidate| candidate.value > best - self.settings.window).count();
        let rest = ranked.split_off(near.min(self.settings.width));
        // The rest of the turn was already looked through: rollouts begin with it, not with anything less.
        let mut field: Vec<Contender<G::Action>> = ranked
            .into_iter()
            .map(|candidate| {
                let turn = std::iter::once(&candidate.action).chain(self.first.line(&candidate.action)).cloned();
                Contender { turn: turn.collect(), ..Contender::new(candidate, self.settings.prior) }
            })
            .collect();
        let width = field.len();
        let mut running = width;
        let rounds = usize::BITS - width.saturating_sub(1).leading_zeros();
        let (mut samples, mut compare) = (0, FIRST_COMPARED);
        let win = if seats == 1 { WIN_ALONE } else { self.settings.win };
        for round in 1..=rounds {
            let until = round as f32 / rounds as f32;
            while running > 1 && budget.used(self.judged() - start) < until {
                for outlooks in self.chunk(observed, &field[..running], seed, samples) {
                    for (contender, outlook) in field.iter_mut().zip(&outlooks) {
                        contender.add(self.value(outlook, seats, seat), outlook);
                    }
                }
                samples += CHUNK as u64;
                if samples >= compare {
                    running = drop_hopeless(&mut field[..running], RARE + win);
                    compare = samples + samples / 4;
                }
            }
            field[..running].sort_by(|a, b| b.value().total_cmp(&a.value()));
            running = running.min(width.div_ceil(1 << round));
        }
        field.into_iter().map(Contender::into_candidate).chain(rest).collect()
    }

    fn use_threads(&mut self, threads: NonZero<usize>) {
        let (evaluator, settings) = (&self.first.evaluator, self.settings);
        self.workers.resize_with(threads.get(), || RolloutPlayer::new(evaluator.clone(), settings));
    }
}

/// How many samples are drawn before contenders are compared; after that whenever there are a quarter more.
const FIRST_COMPARED: u64 = 16;
/// Standard errors that tell a difference from luck.
const SURE: f64 = 3.0;
/// What something rare may bring beside a win that no sample has shown yet, in points: errors don't tell of it.
const RARE: f32 = 10.0;
/// A gain that is not worth thinking about, in points.
const NOTHING: f64 = 0.05;

/// Puts those to the end that surely gain nothing against the best, and says how many are left. With one left there is
/// nothing to think about any more.
fn drop_hopeless<A>(field: &mut [Contender<A>], rare: f32) -> usize {
    field.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let mut left = 1;
    for place in 1..field.len() {
        if !field[0].surely_beats(&field[place], rare) {
            field[left..=place].rotate_right(1);
            left += 1;
        }
    }
    left
}

/// An action that is compared with others by rollouts.
#[derive(Clone, Debug)]
struct Contender<A> {
    candidate: Candidate<A>,
    /// The action with the rest of its turn.
    turn: Vec<A>,
    /// How many rollouts the first look counts for.
    prior: f32,
    /// What came of each rollout.
    values: Vec<f32>,
    mean: Running,
    sum: Outlook,
}

impl<A> Contender<A> {
    fn new(candidate: Candidate<A>, prior: f32) -> Self {
        let (mean, sum) = (Running::default(), Outlook::default());
        Contender { candidate, turn: Vec::new(), prior, values: Vec::new(), mean, sum }
    }

    /// The mean of all rollouts and the first look.
    fn value(&self) -> f32 {
        let count = self.mean.count() as f32;
        (self.candidate.value * self.prior + self.mean.mean() as f32 * count) / (self.prior + count)
    }

    fn add(&mut self, value: f32, outlook: &Outlook) {
        self.values.push(value);
        self.mean.push(f64::from(value));
        self.sum.points.iter_mut().zip(outlook.points).for_each(|(sum, points)| *sum += points);
        self.sum.shares.iter_mut().zip(outlook.shares).for_each(|(sum, share)| *sum += share);
    }

    /// Whether the other, under the same luck so far, is better by next to nothing at most.
    fn surely_beats(&self, other: &Self, rare: f32) -> bool {
        let pairs = self.values.iter().zip(&other.values);
        let differences: Running = pairs.map(|(one, other)| f64::from(one - other)).collect();
        let unsure = SURE * differences.error() + f64::from(rare) / differences.count() as f64;
        f64::from(self.value() - other.value()) > unsure - NOTHING
    }

    /// What was found out in all: the rollouts, and the first look for as much as it counts.
    fn into_candidate(mut self) -> Candidate<A> {
        let count = self.mean.count() as f32;
        if count > 0.0 {
            let (prior, all) = (self.prior, self.prior + count);
            self.candidate.value = self.value();
            self.candidate.error = self.mean.error() as f32 * count / all;
            self.candidate.samples = self.mean.count() as u32;
            let blend = |first: &mut f32, sum: f32| *first = (*first * prior + sum) / all;
            let Outlook { points, shares } = &mut self.candidate.outlook;
            points.iter_mut().zip(self.sum.points).for_each(|(first, sum)| blend(first, sum));
            shares.iter_mut().zip(self.sum.shares).for_each(|(first, sum)| blend(first, sum));
        }
        self.candidate
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

//! TD(λ) by self-play: the same plan gives the same weights, whatever the number of threads.
//!
//! Games are played in rounds. All games of a round are played with the weights that the round before last left, while
//! the round before is learned from; so playing and learning keep all cores busy and nothing depends on who is faster.

use std::{
    num::NonZero,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use duchy_game::{BadOptions, Game, Interned, Seat, context::Keyed};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Curve, Features, Learned, Learner, Net, Origin, Schema, Sparse, Weights, features::hex};
use crate::{Outlook, PerSeat, mix, turn::Policy};

/// How to train. Everything here decides the weights.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Games in all.
    pub games: u64,
    /// Games of a round.
    pub round: u64,
    /// Hidden units of the net.
    pub hidden: usize,
    /// How far a result reaches back: 1 is the final score alone, 0 the next position alone.
    pub lambda: f32,
    /// How often any legal action is played.
    pub explore: f32,
    /// How many actions a player looks at.
    pub breadth: usize,
    /// How many positions of the same turn it looks at behind each.
    pub beyond: u32,
    /// Whether a player looks at its own points alone: faster, and as good where players hardly touch each other.
    #[serde(default)]
    pub blind: bool,
    /// The size of the first steps; they fall to a twentieth.
    pub rate: f32,
    /// Everything random follows from it.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            games: 20_000,
            round: 64,
            hidden: 8,
            lambda: 0.95,
            explore: 0.03,
            breadth: 30,
            beyond: 0,
            blind: false,
            rate: 0.02,
            seed: 1,
        }
    }
}

/// A kind of table to train at; all kinds of the list take turns.
#[derive(Clone, Debug)]
pub struct TrainingTable<G: Game> {
    /// How many play.
    pub seats: u8,
    /// By which options.
    pub options: G::Options,
}

/// Training that can be stopped and resumed.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    plan: Plan,
    schema: Schema,
    learner: Learner,
    /// What the games of the next round are played with.
    playing: Net,
    curve: Curve,
    /// Rounds learned from.
    rounds: u64,
}

/// How well the last round was guessed.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Report {
    /// Games learned from in all.
    pub games: u64,
    /// Root of the mean squared error of all guesses, in points.
    pub error: f64,
    /// Mean final points of a seat.
    pub points: f64,
}

/// What was seen in one game.
#[derive(Default)]
struct Episode {
    features: Vec<(u16, f32)>,
    /// By position and seat.
    seen: Vec<Seen>,
    seats: u8,
    result: Outlook,
}

struct Seen {
    end: usize,
    stage: usize,
    points: f32,
    value: f32,
    /// [`Features::target`].
    target: f32,
}

impl Training {
    /// From the beginning: the forecast as it is.
    pub fn new(plan: Plan, schema: Schema) -> Self {
        let net = Net::new(schema.count, plan.hidden, schema.stages, plan.seed);
        let curve = Curve::new(schema.stages);
        Training { playing: net.clone(), learner: Learner::new(net), curve, rounds: 0, plan, schema }
    }

    /// Games learned from.
    pub fn games(&self) -> u64 {
        (self.rounds * self.plan.round).min(self.plan.games)
    }

    /// Plays and learns until the plan is carried out or `stop` is up; `progress` hears about every round.
    pub fn run<G: Game, F: Features<G> + Sync>(
        &mut self,
        features: &F,
        catalogue: Interned<G::Catalogue>,
        tables: &[TrainingTable<G>],
        threads: NonZero<usize>,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Self, Report),
    ) -> Result<(), BadOptions> {
        let last = self.plan.games.div_ceil(self.plan.round);
        // The first round of a run is played without anything to learn from beside it.
        let mut played = if self.rounds < last {
            play(&self.plan, &self.playing, &self.curve, features, catalogue, tables, self.rounds, threads, None)?
        } else {
            Vec::new()
        };
        while self.rounds < last && !stop.load(Ordering::Relaxed) {
            let ready = self.learner.net().clone();
            let mut report = Report::default();
            let Training { plan, learner, curve, rounds, .. } = self;
            let (plan, round, before) = (&*plan, *rounds, curve.clone());
            let mut learn = || {
                report = learn(plan, learner, curve, round, &played);
            };
            let next = if round + 1 < last {
                play(plan, &ready, &before, features, catalogue, tables, round + 1, threads, Some(&mut learn))?
            } else {
                learn();
                Vec::new()
            };
            played = next;
            self.playing = ready;
            self.rounds += 1;
            report.games = self.games();
            progress(self, report);
        }
        Ok(())
    }

    /// The weights as they are now.
    pub fn weights<G: Game>(&self, command: String) -> Weights {
        let origin = Origin {
            game: G::ID.to_owned(),
            rules: G::RULES.0,
            names: self.schema.names.clone(),
            command,
            seed: self.plan.seed,
            games: self.games(),
            arena: String::new(),
        };
        Weights { origin, net: self.learner.net().clone(), curve: self.curve.clone() }
    }
}

/// Plays the games of a round, in order of their numbers; meanwhile one thread does `beside`.
#[expect(clippy::too_many_arguments, reason = "all of a plan's parts, used in one place")]
fn play<G: Game, F: Features<G> + Sync>(
    plan: &Plan,
    net: &Net,
    curve: &Curve,
    features: &F,
    catalogue: Interned<G::Catalogue>,
    tables: &[TrainingTable<G>],
    round: u64,
    threads: NonZero<usize>,
    beside: Option<&mut dyn FnMut()>,
) -> Result<Vec<Episode>, BadOptions> {
    let first = round * plan.round;
    let count = plan.round.min(plan.games - first) as usize;
    let origin = Origin {
        game: G::ID.to_owned(),
        rules: G::RULES.0,
        names: String::new(),
        command: String::new(),
        seed: plan.seed,
        games: 0,
        arena: String::new(),
    };
    let weights = std::sync::Arc::new(Weights { origin, net: net.clone(), curve: curve.clone() });
    let next = AtomicUsize::new(0);
    let episodes = Mutex::new((0..count).map(|_| Ok(Episode::default())).collect::<Vec<_>>());
    std::thread::scope(|scope| {
        let work = || {
            let mut player = SelfPlay::new(plan, features.clone(), weights.clone());
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    break;
                }
                let game = first + number as u64;
                let table = &tables[game as usize % tables.len()];
                let episode = player.game(catalogue, table, mix(plan.seed, game));
                episodes.lock().unwrap_or_else(PoisonError::into_inner)[number] = episode;
            }
        };
        for _ in 1..threads.get() {
            scope.spawn(work);
        }
        if let Some(beside) = beside {
            beside();
        }
        work();
    });
    episodes.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}

struct SelfPlay<G: Game, F> {
    policy: Policy<G>,
    evaluator: Learned<F>,
    features: F,
    weights: std::sync::Arc<Weights>,
    sparse: Sparse,
    explore: f32,
}

impl<G: Game, F: Features<G>> SelfPlay<G, F> {
    fn new(plan: &Plan, mut features: F, weights: std::sync::Arc<Weights>) -> Self {
        features.learn();
        let evaluator = Learned::new(features.clone(), weights.clone()).uncorrected();
        SelfPlay {
            policy: Policy::new(plan.breadth, plan.beyond),
            evaluator: if plan.blind { evaluator.own_points_only() } else { evaluator },
            features,
            weights,
            sparse: Sparse::default(),
            explore: plan.explore,
        }
    }

    fn game(
        &mut self,
        catalogue: Interned<G::Catalogue>,
        table: &TrainingTable<G>,
        seed: u64,
    ) -> Result<Episode, BadOptions> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut luck = Keyed::new(mix(seed, 0));
        let mut position = G::start(catalogue, G::RULES, table.seats, &table.options, &mut luck)?;
        let mut episode = Episode { seats: table.seats, ..Episode::default() };
        while let Some(seat) = position.status().awaited().first() {
            let action = if rng.f32() < self.explore {
                self.policy.any(&position, seat, &mut rng)
            } else {
                let imagined = Keyed::new(rng.u64(..));
                self.policy.choose(&position, seat, imagined, &mut rng, &mut self.evaluator)
            };
            position.play_unchecked(seat, action, &mut luck);
            if !position.status().is_over() {
                self.see(&position, &mut episode);
            }
        }
        episode.result = Outlook::result(&position).unwrap_or_default();
        for seat in Seat::all(table.seats) {
            episode.result.points[seat.index()] -= self.features.hoarded(&position, seat);
        }
        Ok(episode)
    }

    fn see(&mut self, position: &G, episode: &mut Episode) {
        self.features.prepare(position);
        let target = if position.seats() == 1 { self.features.target(position) } else { 0.0 };
        for seat in Seat::all(position.seats()) {
            self.sparse.clear();
            let stage = self.features.write(position, seat, &mut self.sparse);
            let value = stage.points + self.weights.net.value(self.sparse.active(), stage.number);
            episode.features.extend_from_slice(self.sparse.active());
            let end = episode.features.len();
            episode.seen.push(Seen { end, stage: stage.number, points: stage.points, value, target });
        }
    }
}

/// Learns from the games of a round, in order.
fn learn(plan: &Plan, learner: &mut Learner, curve: &mut Curve, round: u64, episodes: &[Episode]) -> Report {
    let rounds = plan.games.div_ceil(plan.round);
    let rate = plan.rate * (1.0 - round as f32 / rounds as f32).max(0.05);
    if round > 0 && round.is_multiple_of((rounds / 20).max(1)) {
        learner.refresh(0.5);
    }
    let (mut points, mut results) = (0.0, 0u64);
    let mut lessons = Vec::new();
    for episode in episodes {
        let seats = usize::from(episode.seats);
        for seat in 0..seats {
            let end = episode.result.points[seat];
            points += f64::from(end);
            results += 1;
            let (mut target, mut next) = (end, end);
            for at in (seat..episode.seen.len()).step_by(seats).rev() {
                let seen = &episode.seen[at];
                target = plan.lambda * target + (1.0 - plan.lambda) * next;
                next = seen.value;
                let start = if at == 0 { 0 } else { episode.seen[at - 1].end };
                lessons.push((&episode.features[start..seen.end], seen.stage, target - seen.points));
            }
        }
        for seen in episode.seen.chunks(seats) {
            let mut values = PerSeat::default();
            for (value, seen) in values.iter_mut().zip(seen) {
                *value = seen.value - seen.target;
            }
            curve.learn(seen[0].stage, &values, episode.seats, &episode.result.shares, rate * 0.01);
        }
    }
    // Positions of the same game have nearly the same target: one after the other they would pull the weights to it.
    fastrand::Rng::with_seed(mix(plan.seed, !round)).shuffle(&mut lessons);
    let mut squares = 0.0;
    for &(active, stage, target) in &lessons {
        let miss = learner.learn(active, stage, target, rate);
        squares += f64::from(miss * miss);
    }
    let guesses = lessons.len();
    Report { games: 0, error: (squares / guesses.max(1) as f64).sqrt(), points: points / results.max(1) as f64 }
}

/// Why training can't be resumed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResumeError {
    /// The file is no state of training, or it was cut off or changed.
    #[error("the state of training can't be read: delete the file to begin again")]
    Unreadable,
    /// It is for another game, for other rules or for other features.
    #[error("the state of training is for {found}, not for {expected}: delete the file to begin again")]
    Foreign {
        /// What it is for.
        found: String,
        /// What it should be for.
        expected: String,
    },
    /// It belongs to another command.
    #[error("the state of training belongs to another plan: give the same settings, or delete the file to begin again")]
    OtherPlan,
}

#[derive(Serialize, Deserialize)]
struct StateHeader {
    game: String,
    /// The rules version it was trained with.
    rules: u16,
    plan: Plan,
    rounds: u64,
    names: String,
    /// Hash of the numbers.
    sum: String,
}

impl StateHeader {
    /// Whether the state fits a game of these rules and these features.
    fn check(&self, game: &str, rules: u16, names: &str) -> Result<(), ResumeError> {
        let foreign = |found: String, expected: String| Err(ResumeError::Foreign { found, expected });
        if self.game != game {
            return foreign(self.game.clone(), game.to_owned());
        }
        if self.rules != rules {
            return foreign(format!("version {} of the rules", self.rules), format!("version {rules}"));
        }
        if self.names != names {
            return foreign(format!("features {}", self.names), names.to_owned());
        }
        Ok(())
    }
}

fn sum(numbers: &[u8]) -> String {
    hex(&Sha256::digest(numbers)[..16])
}

impl Training {
    /// Everything needed to go on: weights and the state of the optimiser.
    pub fn to_bytes<G: Game>(&self) -> Vec<u8> {
        let nets = [&self.learner.net, &self.learner.squares, &self.playing];
        let numbers = nets.into_iter().flat_map(Net::parts).flatten().chain(self.curve.stages.as_flattened());
        let numbers: Vec<u8> = numbers.flat_map(|number| number.to_le_bytes()).collect();
        let header = StateHeader {
            game: G::ID.to_owned(),
            rules: G::RULES.0,
            plan: self.plan.clone(),
            rounds: self.rounds,
            names: self.schema.names.clone(),
            sum: sum(&numbers),
        };
        let mut bytes = serde_json::to_vec(&header).unwrap_or_else(|_| unreachable!("a header is plain data"));
        bytes.push(b'\n');
        bytes.extend(numbers);
        bytes
    }

    /// Goes on where [`Training::to_bytes`] stopped, with the same game by the same plan.
    pub fn resume<G: Game>(bytes: &[u8], plan: Plan, schema: Schema) -> Result<Self, ResumeError> {
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(ResumeError::Unreadable)?;
        let header: StateHeader = serde_json::from_slice(&bytes[..end]).map_err(|_| ResumeError::Unreadable)?;
        header.check(G::ID, G::RULES.0, &schema.names)?;
        if header.plan != plan {
            return Err(ResumeError::OtherPlan);
        }
        if header.sum != sum(&bytes[end + 1..]) {
            return Err(ResumeError::Unreadable);
        }
        let mut training = Training::new(plan, schema);
        training.rounds = header.rounds;
        let (words, rest) = bytes[end + 1..].as_chunks::<4>();
        let mut words = words.iter().map(|&word| f32::from_le_bytes(word));
        let Training { learner, playing, curve, .. } = &mut training;
        let nets = [&mut learner.net, &mut learner.squares, playing];
        for weight in nets.into_iter().flat_map(Net::parts_mut).flatten().chain(curve.stages.as_flattened_mut()) {
            *weight = words.next().ok_or(ResumeError::Unreadable)?;
        }
        if words.next().is_some() || !rest.is_empty() {
            return Err(ResumeError::Unreadable);
        }
        Ok(training)
    }
}

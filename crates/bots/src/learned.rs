//! What the learned opponents of all games share: their levels, and how they are trained.

use std::{
    num::NonZero,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use duchy_game::{BadOptions, Catalogue as _, Game, context::Search};
use duchy_search::{
    Human, Level, Levels, MakeEvaluator, Manner, RolloutSettings, Rollouts, Searcher, WholeTurn,
    arena::{Arena, Contestant},
    learn::{
        Features, Learned, Schema, Weights, WeightsError, alone,
        train::{Plan, Report, ResumeError, Training, TrainingTable},
    },
};

/// How a game is learned and played.
pub trait Learnable: Game {
    /// What the net sees.
    type Features: Features<Self> + Default + Sync + 'static;
    /// How `master` searches.
    const ROLLOUTS: RolloutSettings;
    /// Whether players in rollouts look at their own points alone: faster, and as good where players hardly touch each
    /// other.
    const BLIND_ROLLOUTS: bool = false;
    /// How the two lowest levels and `club` err.
    const MANNERS: [Manner; 3];
    /// Positions that `expert` may judge for a decision, and of how many samples.
    const EXPERT: (u64, u32);

    /// The tables it is learned at, taking turns.
    fn tables() -> Vec<TrainingTable<Self>>;

    /// How it is trained unless told otherwise.
    fn plan() -> Plan {
        Plan::default()
    }

    /// The built-in weights, read once.
    fn built_in() -> Arc<Weights>;

    /// Who plays it.
    fn levels() -> Levels<Self>;
}

/// Reads the built-in file of a game.
///
/// # Panics
/// If it is damaged or does not fit: a test reads all of them.
pub(crate) fn read<G: Learnable>(file: &[u8]) -> Arc<Weights> {
    let weights = Weights::from_bytes(file).and_then(|weights| fit::<G>(&weights).map(|()| weights));
    Arc::new(weights.unwrap_or_else(|error| panic!("the built-in weights of {}: {error}", G::ID)))
}

/// Whether weights fit the game.
pub(crate) fn fit<G: Learnable>(weights: &Weights) -> Result<(), WeightsError> {
    weights.check(G::ID, G::RULES.0, &schema::<G>())
}

fn schema<G: Learnable>() -> Schema {
    let table = G::tables().swap_remove(0);
    let position = G::start(G::Catalogue::built_in(), G::RULES, table.seats, &table.options, &mut Search::new(1))
        .unwrap_or_else(|error| panic!("a training table of {}: {error:?}", G::ID));
    Schema::of(&mut G::Features::default(), &position)
}

/// The evaluator of a game by these weights.
pub fn evaluator<G: Learnable>(weights: Arc<Weights>) -> Learned<G::Features> {
    Learned::new(G::Features::default(), weights)
}

type Made<G> = Box<dyn Searcher<G>>;

fn whole_turn<G: Learnable>(weights: Arc<Weights>) -> Made<G> {
    Box::new(WholeTurn::new(evaluator::<G>(weights)).samples(G::EXPERT.1))
}

fn rollouts<G: Learnable>(weights: Arc<Weights>) -> Made<G> {
    let evaluator = evaluator::<G>(weights);
    Box::new(Rollouts::new(if G::BLIND_ROLLOUTS { evaluator.own_points_only() } else { evaluator }, G::ROLLOUTS))
}

fn human<G: Learnable, const WHICH: usize>() -> Made<G> {
    Box::new(Human::new(evaluator::<G>(G::built_in()), G::MANNERS[WHICH]))
}

fn checked<G: Learnable>(weights: Arc<Weights>, make: fn(Arc<Weights>) -> Made<G>) -> Result<Made<G>, WeightsError> {
    fit::<G>(&weights)?;
    Ok(make(weights))
}

/// More than any whole-turn search takes.
const SECOND: Duration = Duration::from_secs(1);

const fn level<G: Learnable>(id: &'static str, text: &'static str, searcher: fn() -> Made<G>) -> Level<G> {
    let evaluator: Option<MakeEvaluator<G>> = Some(|| Box::new(evaluator::<G>(G::built_in())));
    Level { id, text, positions: G::EXPERT.0, time: SECOND, searcher, evaluator, retrained: None }
}

/// `beginner`: overlooks much, looks at its own points alone, and misjudges.
pub(crate) const fn beginner<G: Learnable>() -> Level<G> {
    level("beginner", "bot-beginner", human::<G, 0>)
}

/// `casual`: overlooks less.
pub(crate) const fn casual<G: Learnable>() -> Level<G> {
    level("casual", "bot-casual", human::<G, 1>)
}

/// `club`: sees nearly everything, and errs in small things.
pub(crate) const fn club<G: Learnable>() -> Level<G> {
    level("club", "bot-club", human::<G, 2>)
}

/// `expert`: the learned evaluator over whole turns.
pub(crate) const fn expert<G: Learnable>() -> Level<G> {
    Level {
        retrained: Some(|weights| checked(weights, whole_turn::<G>)),
        ..level("expert", "bot-expert", || whole_turn::<G>(G::built_in()))
    }
}

/// `master`: rollouts on top.
pub(crate) const fn master<G: Learnable>() -> Level<G> {
    Level {
        positions: u64::MAX,
        retrained: Some(|weights| checked(weights, rollouts::<G>)),
        ..level("master", "bot-master", || rollouts::<G>(G::built_in()))
    }
}

/// Why training failed.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// The state it should go on from is no good.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// A training table can't be played.
    #[error("a training table can't be played: {0:?}")]
    Options(BadOptions),
    /// The weights to be measured are no good.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

/// What training leaves.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The file of weights.
    pub weights: Vec<u8>,
    /// What is needed to go on.
    pub state: Vec<u8>,
    /// Whether the plan is carried out.
    pub done: bool,
}

/// Trains one game, with its type erased.
pub trait Trainer: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How it is trained unless told otherwise.
    fn plan(&self) -> Plan;

    /// Trains until the plan is carried out or `stop` is up, going on from `state` if there is one; `command` is kept
    /// with the weights. `progress` hears about every round, and can ask for what training would leave now.
    fn train(
        &self,
        plan: &Plan,
        state: Option<&[u8]>,
        command: &str,
        threads: NonZero<usize>,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(Report, &dyn Fn() -> Trained),
    ) -> Result<Trained, TrainError>;

    /// Lets `expert` play `greedy` by these weights, two seats, every deal in both seatings. Gives the file with the
    /// result in it; `progress` hears how many deals are played.
    fn measure(
        &self,
        weights: &[u8],
        deals: u32,
        threads: NonZero<usize>,
        progress: &(dyn Fn(usize) + Sync),
    ) -> Result<Vec<u8>, TrainError>;
}

struct TrainerOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Learnable> Trainer for TrainerOf<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn plan(&self) -> Plan {
        G::plan()
    }

    fn train(
        &self,
        plan: &Plan,
        state: Option<&[u8]>,
        command: &str,
        threads: NonZero<usize>,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(Report, &dyn Fn() -> Trained),
    ) -> Result<Trained, TrainError> {
        let mut training = match state {
            Some(state) => Training::resume::<G>(state, plan.clone(), schema::<G>())?,
            None => Training::new(plan.clone(), schema::<G>()),
        };
        let left = |training: &Training| Trained {
            weights: training.weights::<G>(command.to_owned()).to_bytes(),
            state: training.to_bytes::<G>(),
            done: training.games() == plan.games,
        };
        let mut progress = |training: &Training, report| progress(report, &|| left(training));
        let features = G::Features::default();
        training
            .run(&features, G::Catalogue::built_in(), &G::tables(), threads, stop, &mut progress)
            .map_err(TrainError::Options)?;
        let mut trained = left(&training);
        if trained.done {
            trained.weights = calibrated::<G>(&trained.weights)?;
        }
        Ok(trained)
    }

    fn measure(
        &self,
        weights: &[u8],
        deals: u32,
        threads: NonZero<usize>,
        progress: &(dyn Fn(usize) + Sync),
    ) -> Result<Vec<u8>, TrainError> {
        let mut weights = Weights::from_bytes(weights)?;
        fit::<G>(&weights)?;
        let shared = Arc::new(weights.clone());
        let mut contestants: Vec<Contestant<G>> = ["expert", "greedy"]
            .iter()
            .filter_map(|id| Level::find(G::levels(), id))
            .map(Contestant::of_level)
            .collect();
        contestants[0].searcher = Box::new(move || whole_turn::<G>(shared.clone()));
        let mut arena = Arena::<G>::new(G::Options::default(), 2);
        (arena.deals, arena.threads) = (deals, threads);
        let played = arena.play(&contestants, &[], &|_, done, _| progress(done)).map_err(TrainError::Options)?;
        if let Some(pairing) = played.first() {
            let (rate, margin) = (pairing.rate.map(|rate| 100.0 * rate), pairing.margin);
            weights.origin.arena = format!(
                "expert against greedy, {} games: {:.1} % ({:.1} to {:.1}), margin {:+.1} ({:+.1} to {:+.1})",
                pairing.games, rate.middle, rate.low, rate.high, margin.middle, margin.low, margin.high
            );
        }
        Ok(weights.to_bytes())
    }
}

/// Games of `expert` alone that chances to win are fitted to.
const ALONE: u64 = 1_000;

/// The same weights with chances to win that come true for `expert`, where a game is played alone.
fn calibrated<G: Learnable>(weights: &[u8]) -> Result<Vec<u8>, TrainError> {
    let mut weights = Weights::from_bytes(weights)?;
    if let Some(table) = G::tables().iter().find(|table| table.seats == 1) {
        let shared = Arc::new(weights.clone());
        let (mut evaluator, mut expert) = (evaluator::<G>(shared.clone()), whole_turn::<G>(shared));
        weights.curve = alone::fit(&mut evaluator, &mut *expert, G::EXPERT.0, G::Catalogue::built_in(), table, ALONE)
            .map_err(TrainError::Options)?;
    }
    Ok(weights.to_bytes())
}

/// The trainer of a game.
pub(crate) const fn trainer<G: Learnable>() -> &'static dyn Trainer {
    &TrainerOf::<G>(std::marker::PhantomData)
}

//! `duchy train`: teaches the computer opponents of a game by self-play.

use std::{
    fs,
    num::NonZero,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use duchy_bots::learned::{TrainError, Trained, Trainer};
use duchy_search::learn::Weights;

use crate::{failure::Failure, progress};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game to learn.
    #[arg(long, default_value = "carcassonne", value_name = "GAME")]
    game: String,

    /// Where the weights go. The state of training is kept beside them, in FILE.state, so that a run that was stopped
    /// goes on where it was. Default: the game's name and .weights.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Games to play in all. Default: what the built-in weights were trained with.
    #[arg(long)]
    games: Option<u64>,

    /// Hidden units of the net.
    #[arg(long)]
    hidden: Option<usize>,

    /// How far a result reaches back: 1 is the final score alone, 0 the next position alone.
    #[arg(long)]
    lambda: Option<f32>,

    /// How often a player tries any legal action, from 0 to 1.
    #[arg(long)]
    explore: Option<f32>,

    /// How many actions a player looks at.
    #[arg(long)]
    breadth: Option<usize>,

    /// How many positions of the same turn it looks at behind each.
    #[arg(long)]
    beyond: Option<u32>,

    /// Size of the first steps.
    #[arg(long)]
    rate: Option<f32>,

    /// Deals of the match against `greedy` whose result is kept with finished weights, each in both seatings; 0 for
    /// none.
    #[arg(long, default_value_t = 100)]
    deals: u32,

    /// Random seed: the same command gives the same weights.
    #[arg(long)]
    seed: Option<u64>,

    /// Games to play in parallel; changes nothing but the time. Default: number of cores.
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

/// How often weights and state are written while training goes on.
const SAVE_EVERY: Duration = Duration::from_secs(30);

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let trainers = duchy_bots::trainers();
    let Some(trainer) = trainers.iter().find(|trainer| trainer.game() == args.game) else {
        let games: Vec<&str> = trainers.iter().map(|trainer| trainer.game()).collect();
        return Err(Failure::Usage(format!(
            "there is no game \"{}\" to train; games: {}",
            args.game,
            games.join(", ")
        )));
    };
    train(args, *trainer)
}

fn train(args: &Args, trainer: &dyn Trainer) -> Result<(), Failure> {
    let mut plan = trainer.plan();
    plan.games = args.games.unwrap_or(plan.games);
    plan.hidden = args.hidden.unwrap_or(plan.hidden);
    plan.lambda = args.lambda.unwrap_or(plan.lambda);
    plan.explore = args.explore.unwrap_or(plan.explore);
    plan.breadth = args.breadth.unwrap_or(plan.breadth);
    plan.beyond = args.beyond.unwrap_or(plan.beyond);
    plan.rate = args.rate.unwrap_or(plan.rate);
    plan.seed = args.seed.unwrap_or(plan.seed);
    if plan.hidden > duchy_search::learn::MAX_HIDDEN {
        return Err(Failure::Usage(format!("at most {} hidden units", duchy_search::learn::MAX_HIDDEN)));
    }
    let in_range = |value: f32| (0.0..=1.0).contains(&value);
    if !(in_range(plan.lambda) && in_range(plan.explore) && in_range(plan.rate)) {
        return Err(Failure::Usage("--lambda, --explore and --rate lie between 0 and 1".into()));
    }
    let command = format!(
        "duchy train --game {} --games {} --hidden {} --lambda {} --explore {} --breadth {} --beyond {} --rate {} --seed {}",
        args.game, plan.games, plan.hidden, plan.lambda, plan.explore, plan.breadth, plan.beyond, plan.rate, plan.seed
    );

    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.weights", args.game)));
    let state_path = PathBuf::from(format!("{}.state", out.display()));
    let state = match fs::read(&state_path) {
        Ok(state) => Some(state),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(unreadable(&state_path, &error)),
    };
    if state.is_some() {
        eprintln!("going on with {}", state_path.display());
    }
    let stop = Arc::new(AtomicBool::new(false));
    let on_interrupt = stop.clone();
    // A second interrupt ends the program at once, as the default would.
    let _ = ctrlc::set_handler(move || {
        if on_interrupt.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let bar = progress::bar(plan.games, "games");
    let one = NonZero::<usize>::MIN;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(one));
    let mut last = None;
    let mut saved = Instant::now();
    let mut not_saved = None;
    let save = |trained: &Trained| write(&out, &trained.weights).and_then(|()| write(&state_path, &trained.state));
    let trained = trainer
        .train(&plan, state.as_deref(), &command, threads, &stop, &mut |report, so_far| {
            bar.set_position(report.games);
            bar.set_message(format!("games, error {:.2}, points {:.1}", report.error, report.points));
            last = Some(report);
            if saved.elapsed() > SAVE_EVERY {
                if let Err(failure) = save(&so_far()) {
                    not_saved = Some(failure);
                    stop.store(true, Ordering::Relaxed);
                }
                saved = Instant::now();
            }
        })
        .map_err(|error| match error {
            TrainError::Resume(error) => Failure::Usage(format!("{}: {error}", state_path.display())),
            TrainError::Options(_) | TrainError::Weights(_) => Failure::Outside(error.to_string()),
        })?;
    bar.finish_and_clear();
    if let Some(failure) = not_saved {
        return Err(failure);
    }
    save(&trained)?;
    if let Some(report) = last {
        println!(
            "{} games; error of the last round {:.2} points, {:.1} points a seat",
            report.games, report.error, report.points
        );
    }
    if trained.done && args.deals > 0 {
        let bar = progress::bar(args.deals.into(), "deals against greedy");
        let weights = trainer
            .measure(&trained.weights, args.deals, threads, &|done| bar.set_position(done as u64))
            .map_err(|error| Failure::Outside(error.to_string()))?;
        bar.finish_and_clear();
        write(&out, &weights)?;
        if let Ok(weights) = Weights::from_bytes(&weights) {
            println!("{}", weights.origin.arena);
        }
    }
    println!("weights: {} ({} KB)", out.display(), trained.weights.len().div_ceil(1024));
    if trained.weights.len() > Weights::MAX_BUILT_IN {
        println!("the arena plays by them, but they are too large to be built in: fewer --hidden units are smaller");
    }
    if !trained.done {
        println!("stopped early; the same command goes on from here");
    }
    Ok(())
}

/// Writes beside the file and renames, so that an interrupted run leaves the old one whole.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let beside = PathBuf::from(format!("{}.new", path.display()));
    fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path)).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Outside(format!("{}: {error}", path.display()))
}

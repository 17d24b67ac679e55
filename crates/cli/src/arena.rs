//! `duchy arena`: a round-robin of computer opponents.

use std::num::NonZero;

use duchy_host::{Estimate, Registry, Tournament};

use crate::{
    failure::{Failure, print_json},
    progress,
    setup::GameArgs,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Levels to compare, separated by commas. Default: all of them.
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    bots: Vec<String>,

    /// Players per game.
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: u8,

    /// Deals per pair; each is played in every seating.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    deals: u32,

    /// Random seed: the same seed gives the same result.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Games to run in parallel. Default: number of cores.
    #[arg(long)]
    threads: Option<NonZero<usize>>,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry) -> Result<(), Failure> {
    let kind = args.game.kind(registry)?;
    let bots = if args.bots.is_empty() {
        kind.info().bots.into_iter().map(str::to_owned).collect()
    } else {
        args.bots.clone()
    };
    if bots.len() < 2 {
        return Err(Failure::Usage("an arena needs at least two opponents, for example --bots greedy,random".into()));
    }
    let one = NonZero::<usize>::MIN;
    let tournament = Tournament {
        bots,
        seats: args.players,
        options: args.game.options(registry)?,
        deals: args.deals,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(one)),
    };
    let bar = progress::bar(0, "deals");
    let pairs = kind.arena(&tournament, &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    })?;
    bar.finish_and_clear();
    if args.json {
        return print_json(&pairs);
    }
    for pair in &pairs {
        println!("{} against {}: {} games", pair.first, pair.second, pair.games);
        println!("  points per game   {:.1} : {:.1}", pair.points[0], pair.points[1]);
        println!("  margin            {}", shown(pair.margin, 1.0, ""));
        println!("  wins              {}", shown(pair.rate, 100.0, " %"));
        println!("  Elo difference    {}", shown(pair.elo, 1.0, ""));
    }
    println!("Ranges are 95 % confidence intervals.");
    Ok(())
}

fn shown(estimate: Estimate, unit: f64, suffix: &str) -> String {
    let Estimate { value, low, high } = estimate;
    format!("{:+.1}{suffix}  ({:+.1} … {:+.1})", value * unit, low * unit, high * unit)
}

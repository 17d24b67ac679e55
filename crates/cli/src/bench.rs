//! `duchy bench`: how fast the rules are.

use std::time::Duration;

use duchy_host::Bench;

use crate::{
    failure::{Failure, print_json},
    progress,
    setup::GameArgs,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// How many sit at the table.
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: u8,

    /// For how long.
    #[arg(long, default_value_t = 3.0, value_name = "S")]
    seconds: f64,

    /// Chance and choices follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// For machines.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 86_400.0) {
        return Err(Failure::Usage("--seconds takes a number above 0, at most a day".into()));
    }
    let kind = args.game.kind()?;
    let bench = Bench {
        seats: args.players,
        options: args.game.options()?,
        time: Duration::from_secs_f64(args.seconds),
        seed: args.seed,
    };
    let bar = progress::bar(bench.time.as_millis() as u64, "playing (ms)");
    let report = kind.bench(&bench, &mut |passed| bar.set_position(passed.as_millis() as u64))?;
    bar.finish_and_clear();
    if args.json {
        return print_json(&report);
    }
    println!("{} with {} players, random play, one core, {} games", report.game, report.players, report.games);
    println!("  games per second      {:>12.0}", report.games_per_second);
    println!("  decisions per second  {:>12.0}", report.decisions_per_second);
    println!("  decisions per game    {:>12.1}", report.decisions_per_game);
    println!("  mean branching        {:>12.2}", report.mean_branching);
    println!("  mean score            {:>12.2}", report.mean_score);
    println!("  position bytes        {:>12}", report.position_bytes);
    Ok(())
}

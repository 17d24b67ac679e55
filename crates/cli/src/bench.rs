//! `duchy bench`: the speed of the rules.

use std::time::Duration;

use duchy_host::{Bench, BenchReport, Registry};

use crate::{
    failure::{Failure, print_json},
    progress,
    setup::GameArgs,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Players per game.
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: u8,

    /// Duration in seconds.
    #[arg(long, default_value_t = 3.0, value_name = "S")]
    seconds: f64,

    /// Random seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Measure every preset of the game; --option applies to each.
    #[arg(long, conflicts_with = "preset")]
    presets: bool,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 86_400.0) {
        return Err(Failure::Usage("--seconds takes a number above 0, at most 86400".into()));
    }
    if args.presets {
        return every_preset(args, registry);
    }
    let report = measure(args, &args.game, registry)?;
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

fn measure(args: &Args, game: &GameArgs, registry: &Registry) -> Result<BenchReport, Failure> {
    let bench = Bench {
        seats: args.players,
        options: game.options(registry)?,
        time: Duration::from_secs_f64(args.seconds),
        seed: args.seed,
    };
    let bar = progress::bar(bench.time.as_millis() as u64, "playing (ms)");
    let report = game.kind(registry)?.bench(&bench, &mut |passed| bar.set_position(passed.as_millis() as u64))?;
    bar.finish_and_clear();
    Ok(report)
}

/// A line for each preset, or a JSON object with the report of each.
fn every_preset(args: &Args, registry: &Registry) -> Result<(), Failure> {
    let mut reports = serde_json::Map::new();
    for (number, preset) in args.game.kind(registry)?.info().presets.into_iter().enumerate() {
        let game = GameArgs { preset: Some(preset.name.to_owned()), ..args.game.clone() };
        let report = measure(args, &game, registry)?;
        if args.json {
            let value = serde_json::to_value(&report).map_err(|error| Failure::Outside(error.to_string()))?;
            reports.insert(preset.name.to_owned(), value);
            continue;
        }
        if number == 0 {
            println!("{} with {} players, random play, one core", report.game, report.players);
            println!("{:<26}{:>9}{:>16}{:>12}{:>8}", "preset", "games/s", "decisions/game", "branching", "score");
        }
        println!(
            "{:<26}{:>9.0}{:>16.1}{:>12.2}{:>8.2}",
            preset.name, report.games_per_second, report.decisions_per_game, report.mean_branching, report.mean_score
        );
    }
    if args.json { print_json(&reports) } else { Ok(()) }
}

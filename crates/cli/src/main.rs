//! The `duchy` command.
//!
//! Each subcommand has a file of its own; this one says what they are called and how they end. Exit codes: 0 done, 1 the
//! answer is no (a record that does not replay, a game that was not fair), 2 wrong usage, 3 something outside is in the
//! way (a file, a port, a database), 4 nothing can be said (a record nobody vouches for).

/// Prints a line; every module's `println!`. The standard one panics when nobody reads any more (`duchy games | head -1`);
/// this one ends the command, since nobody wants the rest.
macro_rules! println {
    () => { $crate::output::print_line(format_args!("")) };
    ($($line:tt)*) => { $crate::output::print_line(format_args!($($line)*)) };
}

/// The same for what is no whole line.
macro_rules! print {
    ($($text:tt)*) => { $crate::output::print(format_args!($($text)*)) };
}

mod arena;
mod bench;
mod deal;
mod failure;
mod games;
mod output;
mod play;
mod progress;
mod replay;
mod replay_json;
mod serve;
mod setup;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use duchy_game::Language;

/// A self-hosted table for Euro board games.
#[derive(Parser)]
#[command(version, about, long_about = None, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    /// Language of what is said: en or ru. Taken from LANG if not given.
    #[arg(long, global = true, env = "DUCHY_LANG", value_name = "LANG")]
    lang: Option<Lang>,

    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  duchy serve                              open the table at http://localhost:8080
  duchy play                               play Carcassonne against the computer, right here
  duchy games                              what can be played, with all options
  duchy replay game.jsonl --at 12          the table after entry 12 of a record
  duchy verify game.jsonl                  was the chance fair?
  duchy arena --bots greedy,random         who is stronger, and by how much

Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 something outside is in the way, 4 nothing can be said.";

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    En,
    Ru,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table: a web server with everything in it.
    Serve(serve::Args),
    /// List the games: seats, options with their meaning, presets, computer opponents.
    Games(games::Args),
    /// Play a whole game in the terminal, with friends at one keyboard or against the computer.
    Play(play::Args),
    /// Play a record through and show the table at any entry.
    Replay(replay::Args),
    /// Check a record: does it replay, and was its chance the one its host had committed itself to?
    Verify(verify::Args),
    /// Make, show and open deals: the same chance for several tables.
    Deal(deal::Args),
    /// Measure how fast the rules are: random games on one core.
    Bench(bench::Args),
    /// Let computer opponents play each other on the same deals.
    Arena(arena::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let language = cli.lang.map_or_else(language_of_the_terminal, |lang| match lang {
        Lang::En => Language::En,
        Lang::Ru => Language::Ru,
    });
    let registry = duchy_games::registry();
    let done = match cli.command {
        Command::Serve(args) => serve::run(args, registry),
        Command::Games(args) => games::run(&args, &registry, language),
        Command::Play(args) => play::run(&args, &registry, language),
        Command::Replay(args) => replay::run(&args, &registry, language),
        Command::Verify(args) => verify::run(&args, &registry),
        Command::Deal(args) => deal::run(&args),
        Command::Bench(args) => bench::run(&args, &registry),
        Command::Arena(args) => arena::run(&args, &registry),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("duchy: {failure}");
            failure.code()
        }
    }
}

/// Russian if the terminal says so, English otherwise.
fn language_of_the_terminal() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    if set.is_some_and(|locale| locale.starts_with("ru")) { Language::Ru } else { Language::En }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent() {
        super::Cli::command().debug_assert();
    }
}

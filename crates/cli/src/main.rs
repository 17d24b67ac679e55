//! The `duchy` command.
//!
//! Each subcommand has its own file; this one names them and sets the exit code: 0 success, 1 check failed (a record that
//! does not replay, draws that don't match the commitment), 2 usage error, 3 environment error (a file, a port, a
//! database), 4 can't be checked (a record with no commitment).

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

mod admin;
mod analyse;
mod arena;
mod backup;
mod bench;
mod config;
mod deal;
mod doctor;
mod failure;
mod games;
mod generate;
mod healthcheck;
mod hint;
mod html;
mod http;
mod output;
mod play;
mod progress;
mod replay;
mod replay_json;
mod serve;
mod settings;
mod setup;
mod train;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use duchy_game::Language;

use crate::{failure::Failure, settings::File};

/// The server allocates on all cores at once, which the system's allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A self-hosted table for Euro board games.
#[derive(Parser)]
#[command(version, about, long_about = None, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    /// Output language: en or ru. Default: from LANG.
    #[arg(long, global = true, env = "DUCHY_LANG", value_name = "LANG")]
    lang: Option<Lang>,

    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  duchy serve                              start the server at http://localhost:8080
  duchy backup duchy-backup.db             copy all games while the server runs, and check the copy
  duchy play                               play Carcassonne against the computer in this terminal
  duchy games                              list games with all options
  duchy replay game.jsonl --at 12          show the table after entry 12 of a record
  duchy verify game.jsonl                  check that a record's draws match the commitment
  duchy analyse game.jsonl                 find mistakes and separate luck from skill
  duchy arena --bots greedy,random         compare computer opponents

Exit codes: 0 success, 1 check failed, 2 usage error, 3 environment error, 4 can't be checked.";

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    En,
    Ru,
}

#[derive(Subcommand)]
enum Command {
    /// Start the web server.
    Serve(serve::Args),
    /// Print the server's settings and where each comes from.
    Config(config::Args),
    /// Copy all games to a file while the server runs, and check that every record replays.
    Backup(backup::Args),
    /// Restore a backup into a new database.
    Restore(backup::RestoreArgs),
    /// Manage people, tables and invitations.
    Admin(admin::Args),
    /// Check the database, disk, clock, limits and proxy.
    Doctor(doctor::Args),
    /// Succeed if the server on this machine can store moves.
    Healthcheck(healthcheck::Args),
    /// Write man pages and shell completions to a folder, for packages.
    #[command(hide = true)]
    Generate(generate::Args),
    /// List games with their options, presets and computer opponents.
    Games(games::Args),
    /// Play a game in the terminal, against the computer or with friends at one keyboard.
    Play(play::Args),
    /// Replay a record and show the table after any entry.
    Replay(replay::Args),
    /// Check that the record replays and its draws match the commitment.
    Verify(verify::Args),
    /// Analyse a game: errors of decisions, luck of draws, and what each did to the result.
    Analyse(analyse::Args),
    /// Show the best actions of a decision in a record.
    Hint(hint::Args),
    /// Manage deals: the same draws for several tables.
    Deal(deal::Args),
    /// Measure the speed of the rules: random games on one core.
    Bench(bench::Args),
    /// Compare computer opponents on the same deals.
    Arena(arena::Args),
    /// Teach the computer opponents of a game by self-play.
    Train(train::Args),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("duchy: {failure}");
            failure.code()
        }
    }
}

fn run() -> Result<(), Failure> {
    let file = File::find(&Cli::command(), &std::env::args_os().collect::<Vec<_>>())?;
    let matches = file.apply(Cli::command()).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let language = cli.lang.map_or_else(terminal_language, |lang| match lang {
        Lang::En => Language::En,
        Lang::Ru => Language::Ru,
    });
    let registry = duchy_games::registry();
    match cli.command {
        Command::Serve(args) => serve::run(args, registry),
        Command::Config(args) => {
            let (_, matches) = matches.subcommand().unwrap_or(("", &matches));
            config::run(args, &Cli::command(), matches, &file)
        }
        Command::Backup(args) => backup::backup(&args, &registry),
        Command::Restore(args) => backup::restore(&args, &registry),
        Command::Admin(args) => admin::run(args, registry),
        Command::Doctor(args) => doctor::run(args),
        Command::Generate(args) => generate::run(&args, Cli::command()),
        Command::Healthcheck(args) => healthcheck::run(&args),
        Command::Games(args) => games::run(&args, &registry, language),
        Command::Play(args) => play::run(&args, &registry, language),
        Command::Replay(args) => replay::run(&args, &registry, language),
        Command::Verify(args) => verify::run(&args, &registry),
        Command::Analyse(args) => analyse::run(&args, &registry, language),
        Command::Hint(args) => hint::run(&args, &registry, language),
        Command::Deal(args) => deal::run(&args),
        Command::Bench(args) => bench::run(&args, &registry),
        Command::Arena(args) => arena::run(&args, &registry),
        Command::Train(args) => train::run(&args),
    }
}

/// The language of the locale: Russian or English.
fn terminal_language() -> Language {
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

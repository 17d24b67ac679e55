//! Checks every clause of every game against its code, its tests and its translation. Run from the workspace's root.

use std::{path::Path, process::ExitCode};

use duchy_testkit::audit::{Report, audit};

fn main() -> ExitCode {
    match audit(Path::new(".")) {
        Ok(games) => {
            print!("{}", Report(&games));
            let problems: usize = games.iter().map(|game| game.problems.len()).sum();
            if problems == 0 {
                return ExitCode::SUCCESS;
            }
            eprintln!("\n{problems} to mend");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("the audit can't be made: {error}");
            ExitCode::FAILURE
        }
    }
}

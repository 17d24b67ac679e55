//! `duchy generate`: man pages and shell completions, for packages.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Command;
use clap_complete::{Shell, generate_to};
use clap_mangen::Man;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder to write to; created if missing.
    folder: PathBuf,
}

pub(crate) fn run(args: &Args, mut command: Command) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::Outside(format!("can't write to {}: {error}", args.folder.display()));
    fs::create_dir_all(&args.folder).map_err(failed)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut command, "duchy", &args.folder).map_err(failed)?;
    }
    command.build();
    manual(&command, &args.folder).map_err(failed)
}

/// A page for the command and one for each subcommand: duchy.1, duchy-serve.1.
fn manual(command: &Command, folder: &Path) -> std::io::Result<()> {
    Man::new(command.clone().display_name("duchy")).generate_to(folder)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        let name = format!("duchy-{}", sub.get_name());
        Man::new(sub.clone().display_name(name)).generate_to(folder)?;
    }
    Ok(())
}

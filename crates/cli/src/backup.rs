//! `duchy backup` and `duchy restore`: a verified copy of all games, and the way back.

use std::path::{Path, PathBuf};

use duchy_host::Registry;
use duchy_server::{Checked, check_records};
use duchy_store::Store;

use crate::{
    failure::{Failure, in_runtime},
    progress,
    settings::{ConfigFile, Database},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// File to write, for example duchy-backup.db. It must not exist yet.
    file: PathBuf,

    #[command(flatten)]
    database: Database,

    #[command(flatten)]
    config: ConfigFile,
}

#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// Backup to restore.
    file: PathBuf,

    #[command(flatten)]
    database: Database,

    #[command(flatten)]
    config: ConfigFile,
}

/// Copies the database while the server may be running, then replays every record of the copy.
pub(crate) fn backup(args: &Args, registry: &Registry) -> Result<(), Failure> {
    in_runtime(async {
        duchy_store::backup(&args.database.database, &args.file).await?;
        let checked = check_file(&args.file, registry).await?;
        let file = args.file.display();
        report(&checked, &format!("{file} is complete"))?;
        println!("{file} has {} games with {} entries; all of them replay.", checked.tables, checked.entries);
        Ok(())
    })
}

/// Checks a backup, restores it, and counts what arrived.
pub(crate) fn restore(args: &RestoreArgs, registry: &Registry) -> Result<(), Failure> {
    let address = &args.database.database;
    in_runtime(async {
        duchy_store::restore(&args.file, address).await?;
        let store = Store::open(address).await?;
        let checked = check(&store, registry).await;
        store.close().await;
        let checked = checked?;
        report(&checked, "everything was restored")?;
        let place = duchy_store::without_password(address);
        println!("Restored {} games with {} entries to {place}; all of them replay.", checked.tables, checked.entries);
        Ok(())
    })
}

/// Replays every record of a backup. It is opened as a database of its own, which leaves it in its final form: one file.
async fn check_file(file: &Path, registry: &Registry) -> Result<Checked, Failure> {
    let store = Store::open(&format!("sqlite:{}", file.display())).await?;
    let checked = check(&store, registry).await;
    store.close().await;
    checked
}

async fn check(store: &Store, registry: &Registry) -> Result<Checked, Failure> {
    let bar = progress::bar(store.count_games().await?, "checking games");
    let checked = check_records(store, registry, |done| bar.set_position(done)).await?;
    bar.finish_and_clear();
    Ok(checked)
}

fn report(checked: &Checked, but: &str) -> Result<(), Failure> {
    if checked.bad.is_empty() {
        return Ok(());
    }
    for (id, problem) in &checked.bad {
        println!("{id}: {problem}");
    }
    let bad = checked.bad.len();
    Err(Failure::No(format!("{but}, but {bad} of {} games can't be replayed; they are listed above", checked.tables)))
}

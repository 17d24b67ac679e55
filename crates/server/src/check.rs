//! Checks that stored records can be read: a backup counts only if every record in it replays.

use duchy_host::Registry;
use duchy_store::Store;

use crate::{Retention, clocks::Down, live::LiveTable};

/// What a check found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many tables were checked.
    pub tables: u64,
    /// How many entries they have.
    pub entries: u64,
    /// Tables that can't be used, and why.
    pub bad: Vec<(String, String)>,
}

/// Tables per query.
const PAGE: u32 = 50;

/// Replays every stored record. `progress` gets the number of tables checked so far.
pub async fn check_records(
    store: &Store,
    registry: &Registry,
    mut progress: impl FnMut(u64),
) -> Result<Checked, duchy_store::Error> {
    let mut checked = Checked::default();
    let mut after = String::new();
    while let Some(last) = check_page(store, registry, &after, PAGE, &mut checked).await? {
        progress(checked.tables);
        after = last;
    }
    Ok(checked)
}

/// Replays the records of the tables after an id, up to a limit. Gives the last id; `None` if there were no more.
pub(crate) async fn check_page(
    store: &Store,
    registry: &Registry,
    after: &str,
    limit: u32,
    checked: &mut Checked,
) -> Result<Option<String>, duchy_store::Error> {
    let ids = store.game_ids(after, limit).await?;
    for id in &ids {
        let loaded = match store.load(id).await {
            Ok(loaded) => loaded,
            // Removed since it was listed.
            Err(duchy_store::Error::NotFound("table")) => continue,
            Err(error) => return Err(error),
        };
        let (seq, stored) = (loaded.game.seq, loaded.entries.len());
        checked.tables += 1;
        checked.entries += stored as u64;
        let problem = match LiveTable::of(registry, loaded, Retention::default(), Down::default()) {
            Err(error) => Some(with_cause(&error)),
            Ok(_) if seq as usize != stored => Some(format!("it should have {seq} entries, but has {stored}")),
            Ok(_) => None,
        };
        checked.bad.extend(problem.map(|problem| (id.clone(), problem)));
    }
    Ok(ids.into_iter().next_back())
}

fn with_cause(error: &crate::Error) -> String {
    match error {
        crate::Error::Internal(what, cause) => format!("{what}: {cause}"),
        other => other.to_string(),
    }
}

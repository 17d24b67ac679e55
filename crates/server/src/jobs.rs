//! Jobs: recurring work that one server does for all that share a database.

use std::sync::Arc;

use jiff::SignedDuration;

use crate::{
    App, Error,
    check::{Checked, check_page},
    random,
    retention::Removed,
};

/// Removes expired tables and guests.
const RETENTION: &str = "retention";
/// Replays a part of the stored records, so that a record that can't be read is noticed while there are backups.
const CHECK: &str = "check";

/// Records checked per run.
const CHECKED: u32 = 100;

/// Until when nobody else takes a job that was not finished.
const PATIENCE: SignedDuration = SignedDuration::from_mins(30);

fn every(kind: &str) -> SignedDuration {
    match kind {
        CHECK => SignedDuration::from_mins(10),
        _ => SignedDuration::from_hours(1),
    }
}

impl App {
    /// Registers the jobs.
    pub(crate) async fn add_jobs(&self) -> Result<(), duchy_store::Error> {
        for kind in [RETENTION, CHECK] {
            self.store.add_job(kind, &random::now()).await?;
        }
        Ok(())
    }

    /// Does every job that is due and that no other server is doing.
    pub(crate) async fn run_jobs(self: &Arc<Self>) -> Result<(), Error> {
        loop {
            let job = self.store.take_job(&random::now(), &random::after(PATIENCE)).await?;
            let Some(job) = job.filter(|_| !self.is_closing()) else { return Ok(()) };
            let state = match &*job.kind {
                RETENTION => self.retain().await?,
                CHECK => self.check_some(&job.state).await?,
                _ => String::new(),
            };
            self.store.finish_job(&job, &state, &random::after(every(&job.kind))).await?;
        }
    }

    async fn retain(self: &Arc<Self>) -> Result<String, Error> {
        let removed = self.remove_expired().await?;
        if removed != Removed::default() {
            tracing::info!(tables = removed.tables, guests = removed.guests, "removed expired tables and guests");
        }
        Ok(String::new())
    }

    /// Checks the records after an id; gives the id to go on after, from the beginning once all are checked.
    async fn check_some(&self, after: &str) -> Result<String, Error> {
        let mut checked = Checked::default();
        let last = check_page(&self.store, &self.registry, after, CHECKED, &mut checked).await?;
        for (table, problem) in &checked.bad {
            tracing::error!(table, problem, "a stored record can't be used; restore it from a backup");
        }
        self.metrics.checked(&checked);
        Ok(last.unwrap_or_default())
    }
}

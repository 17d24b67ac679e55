//! Hints: what the choices of a decision are worth by what its player knows, worked out on request.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use duchy_game::Seat;
use duchy_host::{
    HintJob, Table,
    analysis::{Depth, Hint, Settings},
};
use tokio::sync::Semaphore;

use crate::{App, Error, analyses::with_low_priority};

/// Hints worked out at a time.
const AT_ONCE: usize = 2;

/// Hints being worked out.
pub(crate) struct Hints {
    slots: Semaphore,
    /// Who is waiting for one: a person gets one at a time.
    waiting: Mutex<HashSet<String>>,
}

impl Default for Hints {
    fn default() -> Self {
        Hints { slots: Semaphore::new(AT_ONCE), waiting: Mutex::default() }
    }
}

impl Hints {
    fn waiting(&self) -> MutexGuard<'_, HashSet<String>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A hint somebody is waiting for. Dropped when they have it, or have gone.
struct Waiting<'a> {
    hints: &'a Hints,
    by: &'a str,
    stop: Arc<AtomicBool>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.hints.waiting().remove(self.by);
    }
}

/// The hint for a seat's open decision.
pub(crate) fn job(table: &dyn Table, seat: Seat) -> Result<HintJob, Error> {
    let settings = Settings { depth: Depth::Quick, ..Settings::default() };
    table.hint(seat, settings).map_err(|error| match error {
        duchy_host::AnalysisError::NoDecision(error) => Error::of_play(error, table.kind()),
        error => Error::internal("there is no hint for this decision", error),
    })
}

impl App {
    /// Works out a hint for a person, or a network.
    pub(crate) async fn hint(&self, by: &str, job: HintJob) -> Result<Hint, Error> {
        if !self.config.analysis {
            return Err(Error::NoAnalysis);
        }
        if !self.hints.waiting().insert(by.to_owned()) {
            return Err(Error::SlowDown(2));
        }
        let waiting = Waiting { hints: &self.hints, by, stop: Arc::default() };
        let slot = self.hints.slots.acquire().await.map_err(|error| Error::internal("it is closing", error))?;
        let stop = waiting.stop.clone();
        let hint = with_low_priority(move || job(&stop))?.await;
        drop(slot);
        let hint = hint.map_err(|panic| Error::internal("a hint panicked", panic))?;
        hint.map_err(|stopped| Error::internal("a hint was stopped", stopped))
    }
}

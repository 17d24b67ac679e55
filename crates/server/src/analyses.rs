//! Analyses of finished games: a stored queue, worked off with low priority, and stored results.
//!
//! Quick analyses, which every finished game gets, don't wait for thorough ones: those pause in the meantime. Of several
//! servers on a database one does each analysis.

use std::{
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use duchy_host::analysis::{Depth, REPORT_FORMAT, Report, Settings, Stopped};
use duchy_store::{QueuedAnalysis, StoredAnalysis};
use jiff::SignedDuration;
use serde_json::Value;
use tokio::sync::{Notify, oneshot, watch};

use crate::{
    App, Error,
    app::wait_closing,
    protocol::{Analysis, AnalysisProgress},
    random,
    tables::json,
};

/// Analyses a person may have in the queue, besides those that every game gets.
const PER_PERSON: usize = 2;
/// Maximum queue length.
const WAITING: u32 = 500;
/// After this many attempts that never ended, a game counts as one that can't be analysed.
const ATTEMPTS: u32 = 3;
/// How long other servers leave an analysis to the one that has taken it.
const LEASE: SignedDuration = SignedDuration::from_secs(20);
/// How often that server extends the lease and stores its progress.
const EXTEND: Duration = Duration::from_secs(4);
/// How often a server looks for work that others have queued or given up.
const LOOK: Duration = Duration::from_secs(5);
/// The longest a request waits for a result.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// The two kinds of analysis, one of each at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Quick,
    /// Pauses while a quick one runs.
    Thorough,
}

impl Lane {
    const ALL: [Lane; 2] = [Lane::Quick, Lane::Thorough];

    fn of(depth: Depth) -> Self {
        if depth == Depth::Quick { Lane::Quick } else { Lane::Thorough }
    }

    fn takes(self, queued: &QueuedAnalysis) -> bool {
        (queued.depth == Depth::Quick.name()) == (self == Lane::Quick)
    }
}

/// What this server does about analyses.
pub(crate) struct Analyses {
    work: [Notify; 2],
    running: [Mutex<Option<Running>>; 2],
    quick: Gate,
    /// Games that have just ended and are not queued yet.
    finished: Mutex<Vec<String>>,
    /// Changes whenever an analysis is done.
    done: watch::Sender<u64>,
}

/// An analysis under way on this server.
#[derive(Clone)]
struct Running {
    game_id: String,
    depth: Depth,
    progress: Arc<Progress>,
}

#[derive(Default)]
struct Progress {
    done: AtomicU32,
    steps: AtomicU32,
}

impl Progress {
    fn set(&self, done: u32, steps: u32) {
        self.steps.store(steps, Ordering::Relaxed);
        self.done.store(done, Ordering::Relaxed);
    }

    fn get(&self) -> (u32, u32) {
        (self.done.load(Ordering::Relaxed), self.steps.load(Ordering::Relaxed))
    }
}

/// Holds up thorough analyses while a quick one runs.
#[derive(Default)]
struct Gate {
    closed: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    fn set(&self, closed: bool) {
        *self.closed.lock().unwrap_or_else(PoisonError::into_inner) = closed;
        self.opened.notify_all();
    }

    /// Waits until it is open, or until `stop` is set.
    fn pass(&self, stop: &AtomicBool) {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        while *closed && !stop.load(Ordering::Relaxed) {
            let waited = self.opened.wait_timeout(closed, Duration::from_millis(200));
            closed = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses {
            work: [Notify::new(), Notify::new()],
            running: [Mutex::default(), Mutex::default()],
            quick: Gate::default(),
            finished: Mutex::default(),
            done: watch::Sender::new(0),
        }
    }
}

impl Analyses {
    fn running(&self, lane: Lane) -> MutexGuard<'_, Option<Running>> {
        self.running[lane as usize].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn finished(&self) -> MutexGuard<'_, Vec<String>> {
        self.finished.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Progress of an analysis in the queue.
    fn progress(&self, queue: &[QueuedAnalysis], table: &str, depth: Depth) -> Option<AnalysisProgress> {
        let lane = Lane::of(depth);
        let mut before = queue.iter().filter(|queued| lane.takes(queued));
        let place = before.clone().position(|queued| is(queued, table, depth))?;
        let queued = before.nth(place)?;
        let here = self.running(lane).clone().filter(|running| running.game_id == table && running.depth == depth);
        let (done, steps) = here.map_or((queued.done, queued.steps), |running| running.progress.get());
        let ahead = if steps > 0 { 0 } else { place as u32 };
        Some(AnalysisProgress { ahead, done, of: steps })
    }
}

fn is(queued: &QueuedAnalysis, table: &str, depth: Depth) -> bool {
    queued.game_id == table && queued.depth == depth.name()
}

/// The next one of a lane: those that every game gets first, then somebody else's than the last.
fn next<'a>(queue: &'a [QueuedAnalysis], lane: Lane, served: Option<&String>, now: &str) -> Option<&'a QueuedAnalysis> {
    let mut free = queue
        .iter()
        .filter(|queued| lane.takes(queued) && queued.taken_until.as_deref().is_none_or(|until| until <= now));
    let automatic = free.clone().find(|queued| queued.wanted_by.is_none());
    automatic.or_else(|| free.clone().find(|queued| queued.wanted_by.as_ref() != served)).or_else(|| free.next())
}

impl App {
    /// Has a finished game analysed quickly, without holding up its last move.
    pub(crate) fn analyse_finished(&self, table: &str) {
        if self.config.analysis {
            self.analyses.finished().push(table.to_owned());
            self.analyses.work[Lane::Quick as usize].notify_one();
        }
    }

    /// Queues the games that have ended. One that can't be queued is when somebody asks for its analysis.
    async fn queue_finished(&self) {
        let finished = std::mem::take(&mut *self.analyses.finished());
        for table in finished {
            if let Err(error) = self.queue_analysis(&table, Depth::Quick, None).await {
                tracing::warn!(table, %error, "a finished game could not be queued for analysis");
            }
        }
    }

    /// The analysis of a finished game, or its progress; waits this long for a result. A quick one starts when somebody
    /// asks for it.
    pub(crate) async fn analysis(
        self: &Arc<Self>,
        table: &str,
        depth: Depth,
        by: &str,
        wait: Duration,
    ) -> Result<String, Error> {
        self.check_analysable(table).await?;
        let until = Instant::now() + wait.min(LONGEST_WAIT);
        loop {
            let mut done = self.analyses.done.subscribe();
            let failed = match self.stored_analysis(table, depth).await? {
                // It is stored as it is sent.
                Some(Some(report)) => return Ok(format!("{{\"report\":{report},\"progress\":null,\"failed\":false}}")),
                Some(None) => true,
                None => false,
            };
            if depth == Depth::Quick && !failed {
                match self.queue_analysis(table, depth, Some(by)).await {
                    // The next request may find room.
                    Ok(()) | Err(Error::ManyAnalyses | Error::SlowDown(_)) => {}
                    Err(error) => return Err(error),
                }
            }
            let left = until.saturating_duration_since(Instant::now());
            if failed || left.is_zero() || self.is_closing() {
                let queue = self.store.queued_analyses(WAITING).await?;
                let progress = self.analyses.progress(&queue, table, depth);
                return json(&Analysis::<Value, Value> { report: None, progress, failed });
            }
            tokio::select! {
                _ = done.changed() => {}
                // Another server may have done it.
                () = tokio::time::sleep(left.min(Duration::from_secs(1))) => {}
                () = self.closes() => {}
            }
        }
    }

    /// Begins a more thorough analysis for a person.
    pub(crate) async fn begin_analysis(self: &Arc<Self>, table: &str, depth: Depth, by: &str) -> Result<(), Error> {
        self.check_analysable(table).await?;
        if self.stored_analysis(table, depth).await?.is_some() {
            return Ok(());
        }
        self.queue_analysis(table, depth, Some(by)).await
    }

    async fn check_analysable(self: &Arc<Self>, table: &str) -> Result<(), Error> {
        if !self.config.analysis {
            return Err(Error::NoAnalysis);
        }
        let live = self.table(table).await?;
        let over = live.read().started()?.status().is_over();
        if over { Ok(()) } else { Err(Error::StillPlaying) }
    }

    /// A finished analysis of today's format: the report, or nothing if the game can't be analysed.
    async fn stored_analysis(&self, table: &str, depth: Depth) -> Result<Option<Option<String>>, Error> {
        let stored = self.store.analysis(table, depth.name()).await?;
        Ok(stored.filter(|stored| stored.format == REPORT_FORMAT).map(|stored| stored.report))
    }

    /// Queues an analysis unless it is queued or done already.
    async fn queue_analysis(&self, table: &str, depth: Depth, by: Option<&str>) -> Result<(), Error> {
        let queue = self.store.queued_analyses(WAITING).await?;
        if queue.iter().any(|queued| is(queued, table, depth)) {
            return Ok(());
        }
        let own = queue.iter().filter(|queued| by.is_some() && queued.wanted_by.as_deref() == by).count();
        if own >= PER_PERSON {
            return Err(Error::ManyAnalyses);
        }
        if queue.len() >= WAITING as usize {
            return Err(Error::SlowDown(60));
        }
        self.store.queue_analysis(table, depth.name(), REPORT_FORMAT, by, &random::now()).await?;
        self.analyses.work[Lane::of(depth) as usize].notify_one();
        Ok(())
    }

    /// Takes the next analysis of a lane.
    async fn take_analysis(&self, lane: Lane, served: Option<&String>) -> Result<Option<QueuedAnalysis>, Error> {
        loop {
            let queue = self.store.queued_analyses(WAITING).await?;
            let now = random::now();
            let Some(next) = next(&queue, lane, served, &now) else { return Ok(None) };
            if !self.store.take_analysis(&next.game_id, &next.depth, &now, &random::after(LEASE)).await? {
                continue;
            }
            if next.attempts < ATTEMPTS {
                return Ok(Some(next.clone()));
            }
            tracing::error!(table = next.game_id, depth = next.depth, "an analysis never ended; giving up");
            self.store.keep_analysis(&next.game_id, &next.depth, &failure(), &now).await?;
        }
    }

    /// Does an analysis and stores it.
    async fn do_analysis(self: &Arc<Self>, lane: Lane, queued: &QueuedAnalysis, depth: Depth) -> Result<(), Error> {
        let progress = Arc::new(Progress::default());
        let running = Running { game_id: queued.game_id.clone(), depth, progress: progress.clone() };
        *self.analyses.running(lane) = Some(running);
        if lane == Lane::Quick {
            self.analyses.quick.set(true);
        }
        let report = self.analyse(&queued.game_id, lane, depth, &progress).await;
        if lane == Lane::Quick {
            self.analyses.quick.set(false);
        }
        let kept = match report {
            Ok(None) => self.store.release_analysis(&queued.game_id, &queued.depth).await,
            Ok(Some(report)) => {
                let stored = StoredAnalysis { format: REPORT_FORMAT, report: Some(report) };
                self.store.keep_analysis(&queued.game_id, &queued.depth, &stored, &random::now()).await
            }
            Err(error) => {
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                tracing::warn!(table = queued.game_id, %error, cause, "a game could not be analysed");
                self.store.keep_analysis(&queued.game_id, &queued.depth, &failure(), &random::now()).await
            }
        };
        *self.analyses.running(lane) = None;
        self.analyses.done.send_modify(|done| *done += 1);
        Ok(kept?)
    }

    /// The report of a game as JSON; nothing if the server closes.
    async fn analyse(
        self: &Arc<Self>,
        table: &str,
        lane: Lane,
        depth: Depth,
        progress: &Arc<Progress>,
    ) -> Result<Option<String>, Error> {
        let live = self.table(table).await?;
        let settings = Settings { depth, ..Settings::default() };
        let job = live.read().started()?.analysis(settings);
        let job = job.map_err(|error| Error::internal("this game can't be analysed", error))?;
        drop(live);
        let stop = Arc::new(AtomicBool::new(false));
        let (app, shared, stopping) = (self.clone(), progress.clone(), stop.clone());
        let mut done = with_low_priority(move || {
            let report = job(&stopping, &mut |done, steps| {
                shared.set(done, steps);
                if lane == Lane::Thorough {
                    app.analyses.quick.pass(&stopping);
                }
            });
            report.map(|report: Report| serde_json::to_string(&report))
        })?;
        let report: Result<_, Stopped> = loop {
            tokio::select! {
                report = &mut done => break report.map_err(|panic| Error::internal("an analysis panicked", panic))?,
                () = self.closes() => {
                    stop.store(true, Ordering::Relaxed);
                    return Ok(None);
                }
                () = tokio::time::sleep(EXTEND) => {
                    let until = random::after(LEASE);
                    if let Err(error) = self.store.extend_analysis(table, depth.name(), progress.get(), &until).await {
                        tracing::warn!(table, %error, "the progress of an analysis could not be stored");
                    }
                }
            }
        };
        let report = report.map_err(|stopped| Error::internal("an analysis was stopped", stopped))?;
        report.map(Some).map_err(|error| Error::internal("a report can't be written as JSON", error))
    }
}

/// What is stored of a game that can't be analysed.
fn failure() -> StoredAnalysis {
    StoredAnalysis { format: REPORT_FORMAT, report: None }
}

/// Runs work on a thread of its own that lets moves and bots go first. A priority can't be raised again, so the thread
/// ends with the work.
pub(crate) fn with_low_priority<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<oneshot::Receiver<T>, Error> {
    let (send, receive) = oneshot::channel();
    let thread = std::thread::Builder::new().name("analysis".to_owned()).spawn(move || {
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(None, 10);
        let _ = send.send(work());
    });
    thread.map_err(|error| Error::internal("a thread could not start", error))?;
    Ok(receive)
}

/// Works off the queue until the server closes.
pub(crate) fn start(app: &Arc<App>) {
    if app.config.analysis {
        for lane in Lane::ALL {
            tokio::spawn(work(Arc::downgrade(app), lane));
        }
    }
}

async fn work(app: Weak<App>, lane: Lane) {
    // Who was served last, so that others come first.
    let mut served = None;
    loop {
        let Some(app) = app.upgrade() else { return };
        if app.is_closing() {
            return;
        }
        if lane == Lane::Quick {
            app.queue_finished().await;
        }
        let worked = match app.take_analysis(lane, served.as_ref()).await {
            Ok(Some(queued)) => {
                let depth = Depth::ALL.into_iter().find(|depth| depth.name() == queued.depth).unwrap_or_default();
                served.clone_from(&queued.wanted_by);
                app.do_analysis(lane, &queued, depth).await.map(|()| true)
            }
            Ok(None) => Ok(false),
            Err(error) => Err(error),
        };
        match worked {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "the queue of analyses could not be read or written"),
        }
        if wait(app, lane).await {
            return;
        }
    }
}

/// Waits for something to do; returns whether the server is closing. Doesn't keep the server alive for longer than that.
async fn wait(app: Arc<App>, lane: Lane) -> bool {
    let closing = app.closing();
    tokio::select! {
        () = app.analyses.work[lane as usize].notified() => false,
        closing = wait_closing(closing, LOOK) => closing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(game_id: &str, depth: Depth, by: Option<&str>) -> QueuedAnalysis {
        QueuedAnalysis {
            game_id: game_id.to_owned(),
            depth: depth.name().to_owned(),
            wanted_by: by.map(str::to_owned),
            taken_until: None,
            attempts: 0,
            done: 0,
            steps: 0,
        }
    }

    /// The order in which a lane works off a queue.
    fn order(mut queue: Vec<QueuedAnalysis>, lane: Lane) -> Vec<String> {
        let mut served = None;
        let mut order = Vec::new();
        while let Some(taken) = next(&queue, lane, served.as_ref(), "now").cloned() {
            queue.retain(|queued| *queued != taken);
            served = taken.wanted_by;
            order.push(taken.game_id);
        }
        order
    }

    #[test]
    fn people_take_turns() {
        let mut queue: Vec<QueuedAnalysis> = [("a", "ann"), ("b", "ann"), ("c", "ann"), ("d", "ben")]
            .map(|(game, by)| queued(game, Depth::Normal, Some(by)))
            .into();
        queue.push(queued("e", Depth::Quick, Some("ann")));
        queue.push(queued("f", Depth::Quick, None));
        assert_eq!(order(queue.clone(), Lane::Thorough), ["a", "d", "b", "c"]);
        assert_eq!(order(queue, Lane::Quick), ["f", "e"], "those that every game gets come first");
    }

    #[test]
    fn another_servers_analysis_is_left_alone_until_its_lease_ends() {
        let mut taken = queued("a", Depth::Quick, None);
        taken.taken_until = Some("2026-01-01T00:00:20Z".to_owned());
        let queue = [taken];
        assert_eq!(next(&queue, Lane::Quick, None, "2026-01-01T00:00:19Z"), None);
        assert_eq!(next(&queue, Lane::Quick, None, "2026-01-01T00:00:20Z"), Some(&queue[0]));
    }

    #[test]
    fn progress_counts_what_is_ahead() {
        let queue = ["a", "b"].map(|game| queued(game, Depth::Deep, Some("ann")));
        let analyses = Analyses::default();
        let at = |ahead, done, of| Some(AnalysisProgress { ahead, done, of });
        assert_eq!(analyses.progress(&queue, "b", Depth::Deep), at(1, 0, 0));
        assert_eq!(analyses.progress(&queue, "b", Depth::Normal), None);
        let progress = Arc::new(Progress::default());
        progress.set(3, 10);
        *analyses.running(Lane::Thorough) = Some(Running { game_id: "b".to_owned(), depth: Depth::Deep, progress });
        assert_eq!(analyses.progress(&queue, "b", Depth::Deep), at(0, 3, 10));
    }

    #[test]
    fn a_closed_gate_lets_nobody_pass_but_those_who_stop() {
        let gate = Gate::default();
        gate.pass(&AtomicBool::new(false));
        gate.set(true);
        gate.pass(&AtomicBool::new(true));
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| gate.pass(&AtomicBool::new(false)));
            gate.set(false);
            waiting.join().unwrap();
        });
    }
}

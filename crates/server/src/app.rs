//! The application: state shared by all requests, and how its parts are wired together.

use std::{
    sync::{Arc, atomic::AtomicU64},
    time::Duration,
};

use axum::Router;
use duchy_host::Registry;
use duchy_store::Store;
use tokio::{
    sync::{Mutex, Semaphore, watch},
    time::Instant,
};

use crate::{
    Config, Error, StartError,
    admission::Admission,
    analyses::{self, Analyses},
    clocks,
    clocks::Down,
    config::clean_base_path,
    data::Data,
    hints::Hints,
    limit::{Limiter, Rate},
    metrics::Metrics,
    nodes,
    nodes::Node,
    notices::{self, Notifying},
    password::Passwords,
    random,
    records::Records,
    routes,
    tables::Tables,
};

/// State shared by all requests.
pub struct App {
    pub(crate) config: Config,
    /// The games it hosts.
    pub(crate) registry: Registry,
    /// The prefix of every path: `""` or `/games`.
    pub(crate) base: String,
    pub(crate) store: Store,
    /// The secret that deal keys are derived from.
    pub(crate) deals: duchy_store::StoredSecret,
    pub(crate) data: Data,
    pub(crate) tables: Tables,
    pub(crate) limiter: Option<Limiter>,
    pub(crate) passwords: Passwords,
    /// Limits messages: chat, and tests of webhooks.
    pub(crate) writing: Limiter,
    /// Changes whenever somebody mutes somebody.
    pub(crate) mutes: AtomicU64,
    pub(crate) streams: Admission,
    pub(crate) records: Records,
    pub(crate) analyses: Analyses,
    pub(crate) hints: Hints,
    /// To whom turn notices are being sent.
    pub(crate) notifying: Notifying,
    pub(crate) bot_slots: Semaphore,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) node: Node,
    /// How long there was no server, for the clocks.
    pub(crate) down: Down,
    /// When the database was last found writable.
    writable: Mutex<Option<Instant>>,
    closing: watch::Sender<bool>,
}

/// How long a successful database probe is cached; the endpoint is public.
const PROBE: Duration = Duration::from_secs(1);

/// How often idle tables are unloaded, and jobs that are due are done.
const SWEEP: Duration = Duration::from_secs(60);

impl App {
    /// Opens and migrates the database, then resumes the tables where it's a bot's turn.
    pub async fn open(config: Config, registry: Registry) -> Result<Arc<Self>, StartError> {
        let base = clean_base_path(&config.base_path).map_err(StartError::BasePath)?;
        if config.trust_header.is_some() && config.trusted_proxies.is_empty() {
            return Err(StartError::TrustHeader);
        }
        let store = Store::open_to_serve(&config.database, config.patience).await?;
        // Created now, so that it exists before the first deal needs it.
        let fresh = random::bytes().map_err(|error| StartError::Random(error.to_string()))?;
        let deals = store.server_secret(fresh).await?;
        let data = Data::load(&config.data, &registry, &store).await?;
        let (node, heard) = Node::join(&store).await?;
        let app = Arc::new(App {
            registry,
            base,
            data,
            store,
            deals,
            tables: Tables::default(),
            limiter: config.rate.map(Limiter::new),
            passwords: Passwords::default(),
            writing: Limiter::new(Rate { burst: 20, per_second: 1 }),
            mutes: AtomicU64::new(0),
            streams: Admission::new(config.streams),
            records: Records::new(config.uploads),
            analyses: Analyses::default(),
            hints: Hints::default(),
            notifying: Notifying::default(),
            bot_slots: Semaphore::new(config.bot_threads.get()),
            metrics: Arc::default(),
            node,
            down: Down::default(),
            writable: Mutex::default(),
            closing: watch::Sender::new(false),
            config,
        });
        app.add_jobs().await?;
        app.resume_clocks().await?;
        match heard {
            Some(heard) => nodes::start(&app, heard),
            None => drop(tokio::spawn(wake(app.clone()))),
        }
        tokio::spawn(sweep(Arc::downgrade(&app)));
        analyses::start(&app);
        tokio::spawn(clocks::run(Arc::downgrade(&app)));
        tokio::spawn(notices::run(Arc::downgrade(&app)));
        Ok(app)
    }

    /// All routes.
    pub fn router(self: &Arc<Self>) -> Router {
        routes::router(self)
    }

    /// Ends streams and bot searches and closes the database. Nothing acknowledged is lost.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.leave().await;
        self.store.close().await;
    }

    /// Checks that moves can be stored by trying a write. Concurrent callers share one probe.
    pub(crate) async fn is_writable(&self) -> Result<(), Error> {
        let mut writable = self.writable.lock().await;
        if writable.is_none_or(|at| at.elapsed() > PROBE) {
            *writable = None;
            self.store.probe().await?;
            *writable = Some(Instant::now());
        }
        Ok(())
    }

    /// Ends streams and bot searches, so that connections can be closed.
    pub(crate) fn wind_down(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server closes.
    pub(crate) async fn closes(&self) {
        // The sender lives as long as `self`, so this ends only when it signals closing.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Waits for `time`, or until the server closes; returns whether it is closing.
    pub(crate) async fn closes_within(&self, time: Duration) -> bool {
        tokio::time::timeout(time, self.closes()).await.is_ok()
    }
}

/// Resumes bots after a restart.
async fn wake(app: Arc<App>) {
    let waiting = match app.store.games_with_bot_to_act().await {
        Ok(waiting) => waiting,
        Err(error) => {
            tracing::error!(%error, "could not list tables waiting for bots; they resume when opened");
            return;
        }
    };
    for id in waiting {
        if app.is_closing() {
            return;
        }
        if let Err(error) = wake_table(&app, &id).await {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            tracing::error!(table = id, %error, cause, "could not load the table");
        }
    }
}

/// Loads a table, which starts its bots. If no bot has a move to make, the table is not resumed again.
pub(crate) async fn wake_table(app: &Arc<App>, id: &str) -> Result<(), Error> {
    let live = app.table(id).await?;
    app.run_bots(&live).await;
    let (waits, seq) = {
        let table = live.read();
        (!table.bots_running && table.bot_turn().is_none() && table.host_move().is_none(), table.game.seq)
    };
    if waits {
        app.store.no_bot_to_act(id, seq).await?;
    }
    Ok(())
}

async fn sweep(app: std::sync::Weak<App>) {
    loop {
        let Some(app) = app.upgrade() else { return };
        for unloaded in app.tables.sweep(app.config.idle) {
            app.release(&unloaded).await;
        }
        if let Err(error) = app.run_jobs().await {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            tracing::warn!(%error, cause, "a job failed; trying again later");
        }
        let closes = app.closing();
        drop(app);
        if wait_closing(closes, SWEEP).await {
            return;
        }
    }
}

/// Waits for `time`, or until the server closes, without keeping the server alive.
pub(crate) async fn wait_closing(mut closing: watch::Receiver<bool>, time: Duration) -> bool {
    tokio::time::timeout(time, closing.wait_for(|closing| *closing)).await.is_ok()
}

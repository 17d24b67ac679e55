//! Listening, and stopping gracefully.

use std::{future::Future, io::ErrorKind, net::SocketAddr, sync::Arc, time::Duration};

use duchy_host::Registry;
use sd_notify::NotifyState;
use tokio::net::TcpListener;

use crate::{App, Capacity, Config, connection, routes::metrics_router};

/// How long open requests may take to finish on shutdown.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] duchy_store::Error),
    /// The port is already in use.
    #[error("port {port} is already in use on {host}: stop the other program, or choose another with {flag}",
        port = .0.port(), host = .0.ip(), flag = .1)]
    PortBusy(SocketAddr, &'static str),
    /// No permission to listen there.
    #[error("this user may not listen on port {port} of {host}: choose one above 1023 with {flag}",
        port = .0.port(), host = .0.ip(), flag = .1)]
    PortForbidden(SocketAddr, &'static str),
    /// Any other reason listening failed.
    #[error("can't listen on {0}: {1}; choose another address")]
    Listen(SocketAddr, std::io::Error),
    /// The base path is invalid.
    #[error("{0}")]
    BasePath(String),
    /// A header is trusted from everybody.
    #[error("--trust-header lets everybody sign in as anybody unless --trusted-proxies lists the proxies that set it")]
    TrustHeader,
    /// A data file is invalid.
    #[error("the data file {0} can't be used: {1}")]
    Data(String, String),
    /// The operating system returned no random bytes.
    #[error("{0}")]
    Random(String),
}

/// A server that is bound and ready to run.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    connections: Capacity,
}

/// Connections to the metrics listener.
const METRICS_CAPACITY: Capacity = Capacity { total: 16, per_address: 16 };

/// File descriptors reserved for everything but connections: database, log, listener and spares.
const OTHER_DESCRIPTORS: u64 = 64;

impl Server {
    /// Binds the port, then opens the database, so that a second server on the same port never touches it.
    pub async fn bind(config: Config, registry: Registry) -> Result<Self, StartError> {
        let wanted = config.address;
        let listener = bind(wanted, "--port").await?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(wanted, error))?;
        let metrics = match config.metrics {
            Some(wanted) => Some(bind(wanted, "--metrics").await?),
            None => None,
        };
        let connections = affordable(config.connections, config.behind_proxy);
        let app = App::open(config, registry).await?;
        Ok(Server { app, listener, address, metrics, connections })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the metrics listener, if there is one.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// The path it is mounted at: `/` or `/games/`.
    pub fn base_path(&self) -> String {
        format!("{}/", self.app.base)
    }

    /// A secret that makes somebody an administrator; see [`App::administrator_secret`].
    pub async fn administrator_secret(&self) -> Result<Option<String>, StartError> {
        Ok(self.app.administrator_secret().await?)
    }

    /// Serves until `shutdown` resolves, then finishes open requests.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let app = self.app;
        tracing::info!(address = %self.address, "listening");
        if let Some(listener) = self.metrics {
            let app = app.clone();
            tokio::spawn(async move {
                let router = metrics_router(&app);
                connection::accept(listener, &app, router, METRICS_CAPACITY, app.closes()).await;
            });
        }
        tokio::spawn(watchdog(app.clone()));
        notify(NotifyState::Ready);
        let open = connection::accept(self.listener, &app, app.router(), self.connections, shutdown).await;
        tracing::info!("stopping");
        notify(NotifyState::Stopping);
        app.wind_down();
        if tokio::time::timeout(GRACE, open.shutdown()).await.is_err() {
            tracing::warn!("closed connections that did not finish in time");
        }
        app.close().await;
        Ok(())
    }
}

/// Tells the service manager, if there is one.
fn notify(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "could not notify the service manager");
    }
}

/// Tells the service manager's watchdog that requests are still handled. A database that can't be written is no reason to
/// restart the server: that would not repair it.
async fn watchdog(app: Arc<App>) {
    let Some(limit) = sd_notify::watchdog_enabled() else { return };
    loop {
        // Waits for the lock that every request needs: a deadlock would end the notifications.
        app.tables.count();
        notify(NotifyState::Watchdog);
        if app.closes_within(limit / 3).await {
            return;
        }
    }
}

async fn bind(wanted: SocketAddr, flag: &'static str) -> Result<TcpListener, StartError> {
    TcpListener::bind(wanted).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => StartError::PortBusy(wanted, flag),
        ErrorKind::PermissionDenied => StartError::PortForbidden(wanted, flag),
        _ => StartError::Listen(wanted, error),
    })
}

/// Caps connections at the number of file descriptors available, after raising the soft limit.
fn affordable(wanted: Capacity, behind_proxy: bool) -> Capacity {
    let limit = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "could not raise the open file limit");
        1024
    });
    let affordable = usize::try_from(limit.saturating_sub(OTHER_DESCRIPTORS)).unwrap_or(usize::MAX).max(1);
    if affordable < wanted.total {
        tracing::warn!(limit, "the open file limit allows only {affordable} connections; raise it (ulimit -n)");
    }
    let total = wanted.total.min(affordable);
    Capacity { total, per_address: if behind_proxy { total } else { wanted.per_address } }
}

/// Binds and serves until `shutdown` resolves.
pub async fn serve(
    config: Config,
    registry: Registry,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    Server::bind(config, registry).await?.run(shutdown).await
}

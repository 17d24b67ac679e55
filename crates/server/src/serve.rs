//! Listening, and stopping gracefully.

use std::{
    future::{Future, IntoFuture as _},
    io::ErrorKind,
    net::SocketAddr,
    sync::Arc,
    time::Duration,
};

use duchy_host::Registry;
use tokio::net::TcpListener;

use crate::{App, Config};

/// How long connections may take to finish what was begun.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] duchy_store::Error),
    /// Somebody listens there already.
    #[error("port {port} is already in use on {host}: stop the other program, or choose another with --port",
        port = .0.port(), host = .0.ip())]
    PortBusy(SocketAddr),
    /// The system does not let us listen there.
    #[error("this user may not listen on port {port} of {host}: choose one above 1023 with --port",
        port = .0.port(), host = .0.ip())]
    PortForbidden(SocketAddr),
    /// Any other reason not to listen there.
    #[error("can't listen on {0}: {1}; choose another address")]
    Listen(SocketAddr, std::io::Error),
    /// The base path can't be one.
    #[error("{0}")]
    BasePath(String),
    /// A data file can't be played with.
    #[error("the data file {0} can't be used: {1}")]
    Data(String, String),
    /// The system gives no random bytes.
    #[error("{0}")]
    Random(String),
    /// Serving ended with an error.
    #[error("the server stopped: {0}")]
    Serve(std::io::Error),
}

/// A server that listens and is about to answer.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the database and begins to listen. The port is taken first: a second server never touches the database.
    pub async fn bind(config: Config, registry: Registry) -> Result<Self, StartError> {
        let wanted = config.address;
        let listener = TcpListener::bind(wanted).await.map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => StartError::PortBusy(wanted),
            ErrorKind::PermissionDenied => StartError::PortForbidden(wanted),
            _ => StartError::Listen(wanted, error),
        })?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(wanted, error))?;
        let app = App::open(config, registry).await?;
        Ok(Server { app, listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The path it is reached under: `/` or `/games/`.
    pub fn base_path(&self) -> String {
        format!("{}/", self.app.base)
    }

    /// Answers until `shutdown` is ready; then finishes what was begun.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let app = self.app.clone();
        let router = app.router().into_make_service_with_connect_info::<SocketAddr>();
        tracing::info!(address = %self.address, "listening");
        let winding_down = {
            let app = app.clone();
            async move {
                shutdown.await;
                tracing::info!("stopping");
                app.wind_down();
            }
        };
        let served = axum::serve(self.listener, router).with_graceful_shutdown(winding_down);
        let out_of_patience = async {
            app.closes().await;
            tokio::time::sleep(GRACE).await;
        };
        let served = tokio::select! {
            served = served.into_future() => served,
            () = out_of_patience => {
                tracing::warn!("some connections did not end by themselves");
                Ok(())
            }
        };
        app.close().await;
        served.map_err(StartError::Serve)
    }
}

/// Listens and answers until `shutdown` is ready.
pub async fn serve(
    config: Config,
    registry: Registry,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    Server::bind(config, registry).await?.run(shutdown).await
}

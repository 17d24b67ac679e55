//! `duchy serve`: the web server.

use std::{
    io::{IsTerminal as _, Write as _, stdout},
    net::SocketAddr,
};

use duchy_host::Registry;
use duchy_server::Server;
use tracing_subscriber::{EnvFilter, fmt::format::FmtSpan};

use crate::{failure::Failure, settings::Settings};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

pub(crate) fn run(args: Args, registry: Registry) -> Result<(), Failure> {
    start_logging(&args.settings)?;
    let config = args.settings.config()?;
    let outside = |error: &dyn std::error::Error| Failure::Outside(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| outside(&error))?;
    runtime.block_on(async {
        let server = Server::bind(config, registry).await.map_err(|error| outside(&error))?;
        let stop = stop_requested();
        let place = address(server.address());
        // A closed standard output does not stop the server.
        let _ = writeln!(stdout(), "Duchy is running at http://{place}{}  (Ctrl+C stops it)", server.base_path());
        server.run(stop).await.map_err(|error| outside(&error))
    })
}

/// The address to type into a browser.
fn address(bound: SocketAddr) -> String {
    if bound.ip().is_loopback() || bound.ip().is_unspecified() {
        format!("localhost:{}", bound.port())
    } else {
        bound.to_string()
    }
}

fn start_logging(settings: &Settings) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&settings.log)
        .map_err(|error| Failure::Usage(format!("--log {}: {error}; try --log info", settings.log)))?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false)
        .with_span_events(FmtSpan::NONE);
    if settings.log_json {
        builder.json().init();
    } else {
        builder.init();
    }
    Ok(())
}

/// Completes on Ctrl+C or SIGTERM. Signals count from the call on, not only once the future is polled.
#[cfg(unix)]
fn stop_requested() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [interrupted, terminated] = signals.map(|signal| async {
            match signal {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        });
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Completes on Ctrl+C.
#[cfg(not(unix))]
async fn stop_requested() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

//! `duchy serve`: the web server.

use std::{
    io::{IsTerminal as _, Write as _, stdout},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
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
    let lan = args.settings.listen.lan;
    let config = args.settings.config()?;
    let outside = |error: &dyn std::error::Error| Failure::Outside(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| outside(&error))?;
    runtime.block_on(async {
        let server = Server::bind(config, registry).await.map_err(|error| outside(&error))?;
        let stop = stop_requested();
        let place = address(server.address());
        // A closed standard output does not stop the server.
        let _ = writeln!(stdout(), "Duchy is running at http://{place}{}  (Ctrl+C stops it)", server.base_path());
        let _ = stdout().write_all(for_others(server.address(), &server.base_path(), lan).as_bytes());
        if let Some(secret) = server.administrator_secret().await.map_err(|error| outside(&error))? {
            let link = format!("http://{place}{}admin#{secret}", server.base_path());
            let _ = writeln!(stdout(), "Become its administrator, once: {link}");
        }
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

/// How others reach the server: the address in the network, with `lan` also as a QR code.
fn for_others(bound: SocketAddr, path: &str, lan: bool) -> String {
    if bound.ip().is_loopback() {
        return "Only this machine can reach it; duchy serve --lan lets others in your network join.\n".to_owned();
    }
    let address = if bound.ip().is_unspecified() { own_address() } else { Some(bound.ip()) };
    let Some(address) = address else {
        let none =
            "This machine has no address in a network: connect it to one, then start again so that others can join.\n";
        return if lan { none.to_owned() } else { String::new() };
    };
    let link = format!("http://{}{path}", SocketAddr::new(address, bound.port()));
    let code = if lan { duchy_server::qr_text(&link).unwrap_or_default() } else { String::new() };
    format!("Others in your network open {link}\n{code}")
}

/// The address of this machine in its network. Nothing is sent: connecting a UDP socket only picks a route.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Reserved for documentation, so there is nobody at this address.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
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

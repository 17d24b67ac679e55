//! Connections: how many may be open, and when an idle one is closed.

use std::{
    future::Future,
    io,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::extract::ConnectInfo;
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    time::{Instant, Sleep},
};
use tower::ServiceExt as _;

use crate::{App, Capacity, Config, admission::Admission, metrics::Open};

/// Kernel send buffer per client; the write timeout starts once it is full.
const SEND_BUFFER: usize = 256 * 1024;
/// Delay after a failed accept.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// Accepts connections until `shutdown` resolves. Returns those still open.
pub(crate) async fn accept(
    listener: TcpListener,
    app: &Arc<App>,
    router: axum::Router,
    capacity: Capacity,
    shutdown: impl Future<Output = ()>,
) -> GracefulShutdown {
    let (open, admission) = (GracefulShutdown::new(), Admission::new(capacity));
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => return open,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_connection(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "could not accept a connection");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let Some(permit) = admission.enter(peer.ip()) else {
            app.metrics.connections_refused.inc();
            refuse(&stream);
            continue;
        };
        set_up(&stream, &app.config);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.config.timeouts.read)
            .serve_connection(TokioIo::new(Timed::new(stream, app.config.timeouts.write)), service);
        let connection = open.watch(connection);
        let counted = Open::new(&app.metrics, |metrics| &metrics.connections);
        tokio::spawn(async move {
            // Clients hang up, time out and send nonsense all the time.
            if let Err(error) = connection.await {
                tracing::debug!(%peer, %error, "a connection ended early");
            }
            drop((permit, counted));
        });
    }
}

/// Whether the error concerns one connection only.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers 503, if that can be written without waiting.
fn refuse(stream: &TcpStream) {
    const BUSY: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n";
    let _ = stream.try_write(BUSY);
}

/// Sets socket options; failures are ignored.
fn set_up(stream: &TcpStream, config: &Config) {
    let socket = socket2::SockRef::from(stream);
    let _ = socket.set_tcp_nodelay(true);
    let _ = socket.set_send_buffer_size(SEND_BUFFER);
    // A client that vanished acknowledges no more data than one that doesn't read.
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(config.timeouts.write));
}

/// A connection that fails after a write has stalled for too long.
struct Timed {
    stream: TcpStream,
    patience: Duration,
    /// Armed while a write is pending.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Timed {
    fn new(stream: TcpStream, patience: Duration) -> Self {
        Timed { stream, patience, waiting: None }
    }

    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        poll: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = poll(Pin::new(&mut self.stream), context) {
            self.waiting = None;
            return Poll::Ready(done);
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(Instant::now() + patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.timed(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.timed(context, |stream, context| stream.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.timed(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.timed(context, |stream, context| stream.poll_shutdown(context))
    }
}

//! The event stream of a table: its whole state after each change.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, header::CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};
use duchy_game::{Seat, Viewer};
use serde::Deserialize;
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval_at},
};
use tokio_stream::{StreamExt as _, wrappers::ReceiverStream};

use crate::{
    App, Error,
    admission::Permit,
    frames::Frame,
    live::{Live, LiveTable, News},
    metrics::Open,
    random,
    routes::extract::{Address, Path, Query, Visitor},
};

/// Keep-alive interval: short enough for proxies to keep the connection and for clients to notice a lost one.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Tells viewers that the table is gone for good.
const REMOVED: &[u8] = b"event: removed\ndata: {}\n\n";

/// Tells a client when to connect again, spread over a few seconds so that not all of them come at once.
fn reconnect() -> Bytes {
    let spread = random::bytes::<2>().map_or(0, |bytes| u64::from(u16::from_le_bytes(bytes)) % RECONNECT_SPREAD_MS);
    let after = RECONNECT_MS + spread;
    format!("event: reconnect\nretry: {after}\ndata: {{\"after_ms\":{after}}}\n\n").into()
}

/// A restart takes about this long.
const RECONNECT_MS: u64 = 500;
const RECONNECT_SPREAD_MS: u64 = 2000;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/tables/{id}/stream", get(stream))
}

#[derive(Deserialize)]
struct Since {
    since: Option<String>,
}

async fn stream(
    State(app): State<Arc<App>>,
    Visitor(user): Visitor,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let given = since.as_deref().map(str::parse::<u32>).transpose();
    let given = given.map_err(|_| Error::Malformed("since must be an entry number".to_owned()))?;
    // A reconnecting browser repeats the original URL; the last entry it received is in the header.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let live = app.table(&id).await?;
    let permit = app.streams.enter(address).ok_or(Error::TooManyStreams)?;
    let (messages, stream) = mpsc::channel(1);
    let stream_of = StreamOf { user: user.map(|user| user.id), since: last.or(given), viewer: None, same: None };
    tokio::spawn(send(app, live, stream_of, messages, permit));
    let body = Body::from_stream(ReceiverStream::new(stream).map(Ok::<Bytes, Infallible>));
    // Asks proxies not to buffer the response.
    Ok(([(CONTENT_TYPE, "text/event-stream"), (axum::http::HeaderName::from_static("x-accel-buffering"), "no")], body))
}

/// Sends the state now and after every change, until the guest leaves or the server closes. A slow guest skips states
/// and gets the log entries in between with the next one.
async fn send(app: Arc<App>, live: Arc<Live>, mut to: StreamOf, messages: mpsc::Sender<Bytes>, _permit: Permit) {
    let _open = Open::new(&app.metrics, |metrics| &metrics.streams);
    let mut news = live.watch();
    let mut ticks = interval_at(tokio::time::Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let latest = *news.borrow_and_update();
        if latest == News::Removed {
            let _ = messages.send(Bytes::from_static(REMOVED)).await;
            return;
        }
        if latest == News::Gone || app.is_closing() {
            let _ = messages.send(reconnect()).await;
            return;
        }
        let frame = match to.next(&live.read()) {
            Ok(frame) => frame,
            Err(error) => {
                tracing::error!(table = live.id, %error, "a state can't be written as JSON");
                return;
            }
        };
        for message in &frame.messages {
            if messages.send(message.clone()).await.is_err() {
                return;
            }
        }
        drop(frame);
        loop {
            tokio::select! {
                changed = news.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                _ = ticks.tick() => if messages.send(Bytes::from_static(b":\n\n")).await.is_err() { return },
                () = messages.closed() => return,
                () = app.closes() => break,
            }
        }
    }
}

/// A viewer and what they have been sent.
struct StreamOf {
    user: Option<String>,
    /// The last entry they were sent.
    since: Option<u32>,
    /// The seat the last state was for, once there was one.
    viewer: Option<Option<Seat>>,
    /// Hot seat: up to this entry, all seats they viewed from know the same.
    same: Option<u32>,
}

impl StreamOf {
    fn next(&mut self, table: &LiveTable) -> Result<Arc<Frame>, serde_json::Error> {
        let seat = table.viewer(self.user.as_deref());
        // Hot seat: the next player must not see what only the previous one knows, so the whole log is sent again,
        // unless both know the same.
        if let Some(last) = self.viewer.filter(|last| *last != seat)
            && !self.knows_the_same(table, last, seat)
        {
            self.since = None;
            self.same = None;
        }
        let frame = table.frame(self.user.as_deref(), self.since)?;
        self.viewer = Some(frame.viewer);
        self.since = frame.seq.or(self.since);
        Ok(frame)
    }

    fn knows_the_same(&mut self, table: &LiveTable, last: Option<Seat>, next: Option<Seat>) -> bool {
        let (Some(game), Some(since)) = (table.table.as_deref(), self.since) else { return false };
        let log = |seat: Option<Seat>| {
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            let mut log = game.log(viewer, self.same);
            log.retain(|entry| entry.seq <= since);
            log
        };
        let same = log(last) == log(next);
        if same {
            self.same = Some(since);
        }
        same
    }
}

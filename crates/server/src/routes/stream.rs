//! The event stream of a table: its whole state, or what changed in it, after each change.

use std::{
    collections::HashSet,
    convert::Infallible,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

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
    company::Looking,
    frames::Frame,
    live::{Live, LiveTable, News},
    metrics::Open,
    random,
    routes::{
        extract::{Address, Path, Query, Visitor},
        session,
    },
    tables::json,
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

/// Tells a client the server's time.
fn time(app: &App) -> Bytes {
    format!("event: time\ndata: {{\"now\":\"{:.3}\"}}\n\n", (app.config.clock)()).into()
}

/// A restart takes about this long.
const RECONNECT_MS: u64 = 500;
const RECONNECT_SPREAD_MS: u64 = 2000;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/tables/{id}/stream", get(stream))
}

#[derive(Deserialize)]
struct Asked {
    since: Option<String>,
    #[serde(default)]
    changes: bool,
}

async fn stream(
    State(app): State<Arc<App>>,
    Visitor(user): Visitor,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Asked { since, changes }): Query<Asked>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let given = since.as_deref().map(str::parse::<u32>).transpose();
    let given = given.map_err(|_| Error::Malformed("since must be an entry number".to_owned()))?;
    // A reconnecting browser repeats the original URL; the last entry it received is in the header.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let live = app.table(&id).await?;
    live.read().check_watching(user.as_ref().map(|user| user.id.as_str()))?;
    let permit = app.streams.enter(address).ok_or(Error::TooManyStreams)?;
    let (messages, stream) = mpsc::channel(1);
    let user = user.map(|user| user.id);
    let stream_of = StreamOf { user, since: last.or(given), viewer: None, same: None, changes, sent: None };
    // Whom a proxy has signed in is not there by a session.
    let by_session = stream_of.user.is_some() && app.config.trust_header.is_none();
    let session = session::token(&headers).filter(|_| by_session).map(|token| session::hash(&token));
    tokio::spawn(send(app, live, stream_of, session, messages, permit));
    let body = Body::from_stream(ReceiverStream::new(stream).map(Ok::<Bytes, Infallible>));
    // Asks proxies not to buffer the response.
    Ok(([(CONTENT_TYPE, "text/event-stream"), (axum::http::HeaderName::from_static("x-accel-buffering"), "no")], body))
}

/// Sends the state now and after every change, until the guest leaves or the server closes. A slow guest skips states
/// and gets the log entries in between with the next one.
async fn send(
    app: Arc<App>,
    live: Arc<Live>,
    mut to: StreamOf,
    session: Option<String>,
    messages: mpsc::Sender<Bytes>,
    _permit: Permit,
) {
    let _open = Open::new(&app.metrics, |metrics| &metrics.streams);
    let mut news = live.watch();
    let _looking = Looking::new(&app, live.clone(), to.user.clone());
    let mut company = live.company.watch();
    let mut people = match People::new(&app, &live).await {
        Ok(people) => people,
        Err(error) => {
            tracing::warn!(table = live.id, %error, "the messages at a table can't be loaded");
            return;
        }
    };
    // Clocks are shown by the server's time, which the browser's may differ from.
    if live.read().terms.clock.is_some() && messages.send(time(&app)).await.is_err() {
        return;
    }
    let mut ticks = interval_at(tokio::time::Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let latest = *news.borrow_and_update();
        if latest == News::Removed {
            let _ = messages.send(Bytes::from_static(REMOVED)).await;
            return;
        }
        // Somebody who looked at the waiting table may not be allowed to see the game.
        let may_watch = live.read().check_watching(to.user.as_deref()).is_ok();
        if latest == News::Gone || app.is_closing() || !may_watch {
            let _ = messages.send(reconnect()).await;
            return;
        }
        let frame = to.next(&live.read());
        let next = match frame.and_then(|frame| to.messages(frame)) {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(table = live.id, %error, "a state can't be written as JSON");
                return;
            }
        };
        for message in next {
            if messages.send(message).await.is_err() {
                return;
            }
        }
        loop {
            match people.next(&app, &live, to.user.as_deref()).await {
                Ok(Some(message)) => {
                    if messages.send(message).await.is_err() {
                        return;
                    }
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(table = live.id, %error, "the messages at a table can't be read"),
            }
            tokio::select! {
                changed = company.changed() => if changed.is_err() { return },
                changed = news.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                _ = ticks.tick() => {
                    if has_ended(&app, session.as_deref()).await {
                        let _ = messages.send(reconnect()).await;
                        return;
                    }
                    if messages.send(Bytes::from_static(b":\n\n")).await.is_err() {
                        return;
                    }
                }
                () = messages.closed() => return,
                () = app.closes() => break,
            }
        }
    }
}

/// Whether the session somebody came by is over.
async fn has_ended(app: &App, session: Option<&str>) -> bool {
    let Some(session) = session else { return false };
    matches!(app.store.user_by_token(session).await, Ok(None))
}

/// What a viewer has been sent of the people at the table.
struct People {
    /// Whether anybody can write here.
    has_chat: bool,
    /// The people this viewer does not want to hear, and when that was read.
    muted: Option<(u64, HashSet<String>)>,
    /// The last change that was sent, and the phase of the game then.
    sent: Option<(u64, duchy_store::Phase, u64)>,
}

impl People {
    async fn new(app: &App, live: &Live) -> Result<Self, Error> {
        app.load_chat(live).await?;
        Ok(People { has_chat: app.has_chat(live).await?, muted: None, sent: None })
    }

    /// The next message about the people at the table, if something has changed.
    async fn next(&mut self, app: &App, live: &Live, user: Option<&str>) -> Result<Option<Bytes>, Error> {
        let mutes = app.mutes.load(Ordering::Relaxed);
        let now = (*live.company.watch().borrow(), live.read().game.phase, mutes);
        if self.sent == Some(now) {
            return Ok(None);
        }
        if let Some(user) = user
            && self.muted.as_ref().is_none_or(|(read, _)| *read != mutes)
        {
            self.muted = Some((mutes, app.store.muted_by(user).await?.into_iter().collect()));
        }
        self.sent = Some(now);
        let nobody = HashSet::new();
        let muted = self.muted.as_ref().map_or(&nobody, |(_, muted)| muted);
        let shown = live.company.gathering(&live.read().game, user, muted, self.has_chat && user.is_some());
        Ok(Some(format!("event: people\ndata: {}\n\n", json(&shown)?).into()))
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
    /// Whether they want to be sent what changed in the state instead of the whole.
    changes: bool,
    /// The state they were last sent, if they want changes.
    sent: Option<Arc<Frame>>,
}

impl StreamOf {
    /// The next frame.
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
        let frame = table.frame(self.user.as_deref(), self.since, self.changes)?;
        self.viewer = Some(frame.viewer);
        self.since = frame.seq.or(self.since);
        Ok(frame)
    }

    /// Its messages: for those who want changes, with what differs from the frame before. The table need not wait for this.
    fn messages(&mut self, frame: Arc<Frame>) -> Result<Vec<Bytes>, serde_json::Error> {
        let messages = match &self.sent {
            Some(before) => frame.messages_after(before)?,
            None => frame.messages.clone(),
        };
        self.sent = self.changes.then_some(frame);
        Ok(messages)
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

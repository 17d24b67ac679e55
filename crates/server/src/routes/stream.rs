//! The stream of a table: its whole state, each time something has changed.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{Query, State},
    http::HeaderMap,
    response::{
        IntoResponse,
        sse::{Event, KeepAlive, Sse},
    },
    routing::get,
};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::{StreamExt as _, wrappers::ReceiverStream};

use crate::{
    App, Error,
    live::{Live, News},
    protocol::Phase,
    routes::extract::{Path, Visitor},
};

/// Often enough for proxies to keep the connection and for a client to notice when it is gone.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

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
    Path(id): Path<String>,
    query: Query<Since>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let given = query.since.as_deref().map(str::parse::<u32>).transpose();
    let given = given.map_err(|_| Error::Malformed("since takes the number of an entry".to_owned()))?;
    // A browser that reconnects repeats the address it began with; what it has got since is in the header.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let live = app.table(&id).await?;
    let (messages, stream) = mpsc::channel(1);
    tokio::spawn(send(app, live, user.map(|user| user.id), last.or(given), messages));
    let stream = Sse::new(ReceiverStream::new(stream).map(Ok::<Event, Infallible>));
    // Proxies that gather answers before passing them on are asked not to.
    Ok(([("x-accel-buffering", "no")], stream.keep_alive(KeepAlive::new().interval(KEEP_ALIVE))))
}

/// Sends the state now and after every change, until the guest goes or the server closes. A guest too slow for every
/// change gets the next one with all that happened between.
async fn send(
    app: Arc<App>,
    live: Arc<Live>,
    user: Option<String>,
    mut since: Option<u32>,
    messages: mpsc::Sender<Event>,
) {
    let mut news = live.watch();
    let mut viewer = None;
    loop {
        if *news.borrow_and_update() == News::Gone || app.is_closing() {
            return;
        }
        let table = live.lock().await;
        let mut state = table.state(user.as_deref(), since);
        // At a hot seat the next player looks: nothing the last one was told may stay, so the story begins anew.
        if viewer.is_some_and(|viewer| viewer != state.viewer) {
            state = table.state(user.as_deref(), None);
        }
        drop(table);
        viewer = Some(state.viewer);
        let event = Event::default().event("state");
        let event = if state.table.phase == Phase::Gathering {
            event
        } else {
            since = Some(state.seq);
            event.id(state.seq.to_string())
        };
        let event = match event.json_data(&state) {
            Ok(event) => event,
            Err(error) => {
                tracing::error!(table = live.id, %error, "a state has no JSON");
                return;
            }
        };
        if messages.send(event).await.is_err() {
            return;
        }
        tokio::select! {
            changed = news.changed() => if changed.is_err() { return },
            () = messages.closed() => return,
            () = app.closes() => return,
        }
    }
}

//! Replays: a game at any of its entries, branches from there, and records opened from a file.

use std::sync::Arc;

use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest as _, Request, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use duchy_host::{Branch, Secret};
use serde::Deserialize;

use crate::{
    App, Error,
    branch::NewTableFrom,
    protocol::{Created, NewBranch, Replay, ReplayMoment},
    routes::{
        extract::{Address, Body, Path, Query, Visitor},
        session,
    },
};

pub(crate) fn router(app: &App) -> Router<Arc<App>> {
    let upload = post(open).layer(DefaultBodyLimit::max(app.config.uploads.bytes));
    Router::new()
        .route("/tables/{id}/replay", get(replay))
        .route("/tables/{id}/replay/{at}", get(moment))
        .route("/tables/{id}/branch", post(branch))
        .route("/records", upload)
        .route("/records/{id}/replay", get(record_replay))
        .route("/records/{id}/replay/{at}", get(record_moment))
        .route("/records/{id}/branch", post(record_branch))
}

#[derive(Deserialize)]
struct From {
    /// The point of view: a seat, or `open`.
    r#as: Option<String>,
    /// Whether the open decision is wanted.
    #[serde(default)]
    choices: bool,
}

async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Replay>, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    let stepped = table.stepped(visitor.id())?;
    let viewer = stepped.viewer(from.r#as.as_deref())?;
    Ok(Json(stepped.replay(viewer)))
}

async fn moment(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, at)): Path<(String, String)>,
    Query(from): Query<From>,
) -> Result<Json<ReplayMoment>, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    let stepped = table.stepped(visitor.id())?;
    let viewer = stepped.viewer(from.r#as.as_deref())?;
    stepped.moment(&at, viewer, from.choices).map(Json)
}

async fn branch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(new): Body<NewBranch>,
) -> Result<Response, Error> {
    let live = app.table(&id).await?;
    let catalogue = {
        let table = live.read();
        if !table.started()?.status().is_over() {
            return Err(Error::StillPlaying);
        }
        table.game.catalogue.clone()
    };
    let make = |branch: Branch, secret: &Secret| {
        let table = live.read();
        let game = table.started()?;
        game.branch(branch, secret).map_err(|error| Error::of_play(error, game.kind()))
    };
    store_branch(&app, visitor, &headers, new, Some(&id), catalogue, make).await
}

async fn store_branch(
    app: &Arc<App>,
    visitor: Visitor,
    headers: &HeaderMap,
    new: NewBranch,
    origin: Option<&str>,
    catalogue: Option<String>,
    make: impl FnOnce(Branch, &Secret) -> Result<Box<dyn duchy_host::Table>, Error>,
) -> Result<Response, Error> {
    let known = visitor.0.as_ref().map(|user| user.name.clone());
    let new = NewTableFrom::check(new, known.as_deref())?;
    let guest = session::known(app, headers, visitor, new.owner()).await?;
    app.check_unfinished(&guest.user.id).await?;
    let id = new.store(app, &guest.user.id, origin, catalogue, make).await?;
    // Loading it starts a bot that has the first turn.
    app.table(&id).await?;
    Ok(guest.with((StatusCode::CREATED, Json(Created { id }))))
}

/// Opens a record sent as it is in a file.
async fn open(State(app): State<Arc<App>>, Address(address): Address, request: Request) -> Result<Response, Error> {
    let incomplete = || Error::Malformed("the file was incomplete; send it again".to_owned());
    let bytes = tokio::time::timeout(app.config.timeouts.read, Bytes::from_request(request, &app)).await;
    let bytes = bytes.map_err(|_| incomplete())?;
    let bytes = bytes.map_err(|rejection| match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::LargeRecord(app.config.uploads.bytes >> 20),
        _ => incomplete(),
    })?;
    let text = String::from_utf8(bytes.into());
    let not_text = "this is not a record: records are text in UTF-8; choose another file";
    let text = text.map_err(|_| Error::BadRecord(not_text.to_owned()))?;
    let opened = app.open_record(address, text).await?;
    Ok((StatusCode::CREATED, Json(Created { id: opened.id.clone() })).into_response())
}

async fn record_replay(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Replay>, Error> {
    let opened = app.records.find(&id)?;
    let stepped = opened.stepped();
    let viewer = stepped.viewer(from.r#as.as_deref())?;
    Ok(Json(stepped.replay(viewer)))
}

async fn record_moment(
    State(app): State<Arc<App>>,
    Path((id, at)): Path<(String, String)>,
    Query(from): Query<From>,
) -> Result<Json<ReplayMoment>, Error> {
    let opened = app.records.find(&id)?;
    let stepped = opened.stepped();
    let viewer = stepped.viewer(from.r#as.as_deref())?;
    stepped.moment(&at, viewer, from.choices).map(Json)
}

async fn record_branch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(new): Body<NewBranch>,
) -> Result<Response, Error> {
    let opened = app.records.find(&id)?;
    let make = |branch: Branch, secret: &Secret| {
        let table = &opened.table;
        table.branch(branch, secret).map_err(|error| Error::of_play(error, table.kind()))
    };
    store_branch(&app, visitor, &headers, new, None, None, make).await
}

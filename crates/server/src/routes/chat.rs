//! Writing at a table, muting people and reporting messages.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Instant,
};

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};

use crate::{
    App, Error,
    protocol::{AboutMessage, Muted, MutedPerson, Say, Stored, Unmute},
    random,
    routes::extract::{Address, Body, Guest, Path},
};

/// What a message costs of the writing limit.
const COST: u32 = 2;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables/{id}/chat", post(say))
        .route("/tables/{id}/chat/mute", post(mute))
        .route("/tables/{id}/chat/report", post(report))
        .route("/muted", get(muted))
        .route("/muted/end", post(unmute))
}

async fn say(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Address(address): Address,
    Path(id): Path<String>,
    Body(what): Body<Say>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    let wait = app.writing.take(address, COST, Instant::now());
    wait.map_err(|wait| Error::SlowDown(wait.as_secs_f64().ceil().max(1.0) as u64))?;
    Ok(Json(Stored { seq: app.say(live, user, what).await? }))
}

/// Mutes the author of a message, for this person and at every table.
async fn mute(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(AboutMessage { number }): Body<AboutMessage>,
) -> Result<StatusCode, Error> {
    let live = app.table(&id).await?;
    let line = app.readable(&live, &user.id, number).await?;
    if line.user_id == user.id {
        return Err(Error::Malformed("that message is your own".to_owned()));
    }
    app.store.set_muted(&user.id, &line.user_id, true).await?;
    app.mutes.fetch_add(1, Ordering::Relaxed);
    live.company.announce();
    Ok(StatusCode::NO_CONTENT)
}

async fn muted(State(app): State<Arc<App>>, Guest(user): Guest) -> Result<Json<Muted>, Error> {
    let mut people = Vec::new();
    for id in app.store.muted_by(&user.id).await? {
        if let Some(user) = app.store.user(&id).await? {
            people.push(MutedPerson { id, name: user.name });
        }
    }
    Ok(Json(Muted { people }))
}

async fn unmute(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Body(Unmute { id }): Body<Unmute>,
) -> Result<StatusCode, Error> {
    if app.store.muted_by(&user.id).await?.contains(&id) {
        app.store.set_muted(&user.id, &id, false).await?;
        app.mutes.fetch_add(1, Ordering::Relaxed);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a message to the administrators.
async fn report(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(AboutMessage { number }): Body<AboutMessage>,
) -> Result<StatusCode, Error> {
    let live = app.table(&id).await?;
    let line = app.readable(&live, &user.id, number).await?;
    app.store.report(&random::id()?, &live.id, &user.id, &line, &random::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

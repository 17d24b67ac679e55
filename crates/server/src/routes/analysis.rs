//! Analyses of finished games, and hints.

use std::{sync::Arc, time::Duration};

use axum::{
    Json, Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::IntoResponse,
    routing::{get, post},
};
use duchy_host::analysis::{Depth, Hint};
use serde::Deserialize;

use crate::{
    App, Error, hints,
    protocol::{BeginAnalysis, ForSeat},
    routes::extract::{Address, Body, Guest, Path, Query, Visitor},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables/{id}/analysis", get(analysis).post(begin))
        .route("/tables/{id}/hint", post(hint))
        .route("/tables/{id}/replay/{at}/hint", get(past_hint))
}

#[derive(Deserialize)]
struct Which {
    #[serde(default)]
    depth: Depth,
    /// How many seconds to wait for the result.
    #[serde(default)]
    wait: u64,
}

async fn analysis(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Which { depth, wait }): Query<Which>,
) -> Result<impl IntoResponse, Error> {
    let by = visitor.id().map_or_else(|| app.origin(address), str::to_owned);
    let text = app.analysis(&id, depth, &by, Duration::from_secs(wait)).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text))
}

async fn begin(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(BeginAnalysis { depth }): Body<BeginAnalysis>,
) -> Result<StatusCode, Error> {
    app.begin_analysis(&id, depth, &user.id).await?;
    Ok(StatusCode::ACCEPTED)
}

/// What the choices of a player's open decision are worth, at a table that allows it.
async fn hint(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Hint>, Error> {
    let live = app.table(&id).await?;
    let job = {
        let table = live.read();
        if !table.terms.hints {
            return Err(Error::NoHints);
        }
        hints::job(table.started()?, table.own_seat(&user.id, seat)?)?
    };
    app.hint(&user.id, job).await.map(Json)
}

#[derive(Deserialize)]
struct Eyes {
    r#as: Option<String>,
}

/// What the choices of a decision were worth, for a seat of a finished game.
async fn past_hint(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Address(address): Address,
    Path((id, at)): Path<(String, String)>,
    Query(from): Query<Eyes>,
) -> Result<Json<Hint>, Error> {
    let live = app.table(&id).await?;
    let job = {
        let table = live.read();
        if !table.started()?.status().is_over() {
            return Err(Error::StillPlaying);
        }
        let stepped = table.stepped(visitor.id())?;
        stepped.hint(&at, stepped.viewer(from.r#as.as_deref())?)?
    };
    let by = visitor.id().map_or_else(|| app.origin(address), str::to_owned);
    app.hint(&by, job).await.map(Json)
}

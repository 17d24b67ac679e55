//! A table as text: its record and a sketch. Complete once the game is over; before that, only what the guest may know.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};
use duchy_game::{Language, Seat, Viewer};

use crate::{
    App, Error,
    routes::extract::{Path, Visitor},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/tables/{id}/record", get(record)).route("/tables/{id}/sketch", get(sketch))
}

async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    table.check_watching(visitor.id())?;
    let viewer = table.viewer(visitor.id()).map_or(Viewer::Spectator, Viewer::Seat);
    let text = table.started()?.record_for(viewer, Some(&table.secret)).to_text();
    let file = format!("attachment; filename=\"{}-{}.jsonl\"", table.game.game, table.game.id);
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text))
}

async fn sketch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    table.check_watching(visitor.id())?;
    let viewer = table.viewer(visitor.id()).map_or(Viewer::Spectator, Viewer::Seat);
    let game = table.started()?;
    let (words, name) = (game.kind().words(Language::En), |seat: Seat| game.players()[seat.index()].name.clone());
    let notes = game.notes(viewer).iter().map(|note| words.say(note, &name) + "\n").collect::<String>();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], game.sketch(viewer) + &notes))
}

//! Available games: their options, texts, rules and components.

use std::sync::Arc;

use axum::{Json, Router, extract::State, http::header::CONTENT_TYPE, response::IntoResponse, routing::get};
use duchy_game::{Clause, Language};
use duchy_host::{GameInfo, Kind};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    App, Error,
    routes::extract::{Path, Query},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/games", get(games))
        .route("/games/{game}/text/{lang}", get(text))
        .route("/games/{game}/rules/{lang}", get(rules))
        .route("/games/{game}/catalogue", get(catalogue))
}

async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.registry.games().map(|kind| app.data.add_to(kind.info())).collect())
}

/// The texts of a game and its computer opponents.
async fn text(
    State(app): State<Arc<App>>,
    Path((game, lang)): Path<(String, String)>,
) -> Result<impl IntoResponse, Error> {
    let (kind, language) = (find(&app, &game)?, language(&lang)?);
    let words = format!("{}\n{}", kind.texts().get(language), duchy_search::TEXTS.get(language));
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], words))
}

async fn rules(
    State(app): State<Arc<App>>,
    Path((game, lang)): Path<(String, String)>,
) -> Result<Json<Vec<Clause>>, Error> {
    let (kind, language) = (find(&app, &game)?, language(&lang)?);
    Ok(Json(kind.rulebook().entries(language)))
}

#[derive(Deserialize)]
struct WhichCatalogue {
    hash: Option<String>,
}

async fn catalogue(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(which): Query<WhichCatalogue>,
) -> Result<Json<Value>, Error> {
    find(&app, &game)?.drawing(which.hash.as_deref()).map(Json).ok_or(Error::NotFound)
}

fn find<'a>(app: &'a App, game: &str) -> Result<&'a dyn Kind, Error> {
    app.registry.find(game).map_err(Error::of_open)
}

fn language(code: &str) -> Result<Language, Error> {
    Language::ALL.into_iter().find(|language| language.code() == code).ok_or(Error::NotFound)
}

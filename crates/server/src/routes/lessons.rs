//! Lessons: their steps, the table at each of them, and why something else is refused there.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    routing::{get, post},
};
use duchy_host::{LEARNER, Lesson};

use crate::{
    App, Error,
    protocol::{AskWhy, LessonInfo, ReplayMoment, Why},
    replay::taught,
    routes::extract::{Body, Path},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/games/{game}/lessons", get(lessons))
        .route("/games/{game}/lessons/{lesson}", get(lesson))
        .route("/games/{game}/lessons/{lesson}/{at}", get(moment))
        .route("/games/{game}/lessons/{lesson}/{at}/why", post(why))
}

/// The ids of a game's lessons.
async fn lessons(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Json<Vec<&'static str>>, Error> {
    app.registry.find(&game).map_err(Error::of_open)?;
    Ok(Json(app.registry.lessons(&game).collect()))
}

async fn lesson(
    State(app): State<Arc<App>>,
    Path((game, id)): Path<(String, String)>,
) -> Result<Json<LessonInfo>, Error> {
    let lesson = find(&app, &game, &id)?;
    Ok(Json(LessonInfo { replay: taught(&id, lesson).replay(Some(LEARNER)), steps: lesson.steps.clone() }))
}

async fn moment(
    State(app): State<Arc<App>>,
    Path((game, id, at)): Path<(String, String, String)>,
) -> Result<Json<ReplayMoment>, Error> {
    taught(&id, find(&app, &game, &id)?).moment(&at, Some(LEARNER), true).map(Json)
}

async fn why(
    State(app): State<Arc<App>>,
    Path((game, id, at)): Path<(String, String, u32)>,
    Body(AskWhy { seat, places }): Body<AskWhy>,
) -> Result<Json<Why>, Error> {
    if seat != LEARNER {
        return Err(Error::NotYourSeat);
    }
    let table = &find(&app, &game, &id)?.table;
    let then = table.at(at).ok_or_else(|| Error::NoSuchEntry(table.seq()))?;
    let refusal = then.why_not_at(seat, &places).map_err(|error| Error::of_play(error, then.kind()))?;
    Ok(Json(Why { refusal }))
}

fn find<'a>(app: &'a App, game: &str, id: &str) -> Result<&'a Lesson, Error> {
    let lesson = app.registry.lesson(game, id).ok_or(Error::NotFound)?;
    lesson.map_err(|error| Error::internal("a lesson can't be played", error))
}

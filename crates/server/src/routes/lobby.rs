//! The waiting room: changing a table before its game starts.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use duchy_game::Language;
use duchy_host::Words;

use crate::{
    App, Error,
    live::LiveTable,
    lobby::{self, Changed},
    name,
    protocol::{ChangeTable, FillSeats, ForSeat, Readmit, RemovedPeople},
    routes::extract::{Body, Guest, Path},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables/{id}/change", post(change))
        .route("/tables/{id}/confirm", post(confirm))
        .route("/tables/{id}/fill", post(fill))
        .route("/tables/{id}/vacate", post(vacate))
        .route("/tables/{id}/removed", get(removed))
        .route("/tables/{id}/readmit", post(readmit))
        .route("/tables/{id}/start", post(start))
}

async fn changed(
    app: &Arc<App>,
    id: &str,
    ask: impl FnOnce(&LiveTable) -> Result<Changed, Error> + Send + 'static,
) -> Result<StatusCode, Error> {
    let live = app.table(id).await?;
    app.change_lobby(live, ask).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Other options or terms; everyone else has to confirm them.
async fn change(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ChangeTable { options, terms }): Body<ChangeTable>,
) -> Result<StatusCode, Error> {
    let invited = app.invited(&terms).await?;
    let answer = changed(&app, &id, move |table| Changed::options(table, &user.id, options, terms)).await?;
    app.store.set_invited(&id, &invited).await?;
    Ok(answer)
}

async fn confirm(State(app): State<Arc<App>>, Guest(user): Guest, Path(id): Path<String>) -> Result<StatusCode, Error> {
    app.confirm(app.table(&id).await?, user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Computer opponents take the open seats.
async fn fill(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(FillSeats { level }): Body<FillSeats>,
) -> Result<StatusCode, Error> {
    let name = Words::new(duchy_search::TEXTS, Language::En).attribute(&format!("bot-{level}"), "name");
    changed(&app, &id, move |table| Changed::filled(table, &user.id, &level, &name)).await
}

/// Frees a seat: one's own, or as the creator of the table that of another player.
async fn vacate(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<StatusCode, Error> {
    changed(&app, &id, move |table| Changed::vacated(table, &user.id, seat)).await
}

/// The people whom the creator of the table has removed, for the creator.
async fn removed(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
) -> Result<Json<RemovedPeople>, Error> {
    lobby::created_by(&app.table(&id).await?.read(), &user.id)?;
    Ok(Json(RemovedPeople { names: app.store.removed_from(&id).await? }))
}

/// Lets somebody in again whom the creator has removed.
async fn readmit(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(Readmit { name }): Body<Readmit>,
) -> Result<StatusCode, Error> {
    lobby::created_by(&app.table(&id).await?.read(), &user.id)?;
    app.store.readmit(&id, &name::clean(&name)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts without the seats that are still open.
async fn start(State(app): State<Arc<App>>, Guest(user): Guest, Path(id): Path<String>) -> Result<StatusCode, Error> {
    changed(&app, &id, move |table| Changed::fewer(table, &user.id)).await
}

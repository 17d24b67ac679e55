//! Tables: setting up, joining, playing.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
    routing::{get, post},
};
use duchy_game::context::Seed;
use duchy_host::{PlayError, Request, Secret};

use crate::{
    App, Error, name,
    protocol::{Act, AskWhy, Checked, Created, ForSeat, Join, Joined, NewTable, Stored, TableInfo, TableList, Why},
    random,
    routes::{
        extract::{Body, Guest, Path, Visitor},
        session,
    },
    setup::Setup,
    state,
};

/// So many tables a list shows at most.
const LIST: u32 = 50;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables", get(list).post(create))
        .route("/tables/check", post(check))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/actions", post(act))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/resign", post(resign))
        .route("/tables/{id}/why", post(why))
}

async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<TableList>, Error> {
    let mine = match visitor.id() {
        Some(user) => app.store.games_of(user, LIST).await?,
        None => Vec::new(),
    };
    let open = app.store.open_games(LIST).await?;
    let shown = |games: &[duchy_store::GameRow]| games.iter().map(|game| state::summary(game, visitor.id())).collect();
    Ok(Json(TableList { mine: shown(&mine), open: shown(&open) }))
}

async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Result<Response, Error> {
    let known = visitor.0.as_ref().map(|user| user.name.clone());
    let setup = Setup::check(&app, &new, known.as_deref()).await?;
    let guest = session::known(&app, &headers, visitor, setup.owner.as_deref()).await?;
    let id = random::id()?;
    let secret = random::bytes()?;
    setup.store(&app.store, &id, &guest.user.id, &Secret::Seed(Seed(secret)), None).await?;
    // Loading it wakes a computer opponent that begins.
    app.table(&id).await?;
    Ok(guest.with((StatusCode::CREATED, Json(Created { id }))))
}

/// Whether `create` would set this table up: a form can say so while it is filled in. Nothing is stored.
async fn check(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<Json<Checked>, Error> {
    let known = visitor.0.as_ref().map(|user| &*user.name);
    match Setup::check(&app, &new, known).await {
        Ok(_) => Ok(Json(Checked { refusal: None })),
        Err(error) if error.is_refusal() => Ok(Json(Checked { refusal: Some(error.into()) })),
        Err(error) => Err(error),
    }
}

async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    Ok(Json(state::info(&table.game, visitor.id())))
}

async fn join(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, Error> {
    let live = app.table(&id).await?;
    let name = join.name.as_deref().map(name::clean).transpose()?;
    let guest = session::known(&app, &headers, visitor, name.as_deref()).await?;
    let name = name.unwrap_or_else(|| guest.user.name.clone());
    let seat = app.sit(live, guest.user.id.clone(), name, join.seat).await;
    // The guest is known from now on, whether there was a seat or not.
    Ok(match seat {
        Ok(seat) => guest.with(Json(Joined { seat })),
        Err(error) => guest.with(error),
    })
}

async fn act(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    let asker = user.id.clone();
    let ask = move |table: &crate::live::LiveTable| table.answer(&asker, act);
    Ok(Json(Stored { seq: app.change(live, user.id, ask).await? }))
}

async fn undo(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    let asker = user.id.clone();
    let ask = move |table: &crate::live::LiveTable| Ok(Request::Undo { seat: table.own_seat(&asker, seat)? });
    Ok(Json(Stored { seq: app.change(live, user.id, ask).await? }))
}

async fn resign(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    let asker = user.id.clone();
    let ask = move |table: &crate::live::LiveTable| Ok(Request::Resign { seat: table.own_seat(&asker, seat)? });
    Ok(Json(Stored { seq: app.change(live, user.id, ask).await? }))
}

async fn why(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(AskWhy { seat, action }): Body<AskWhy>,
) -> Result<Json<Why>, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    // Only for one's own seat: why another can't do something may tell what they hold.
    let seat = table.own_seat(&user.id, seat)?;
    let game = table.started()?;
    match game.why_not(seat, &action) {
        Ok(()) => Ok(Json(Why { refusal: None })),
        Err(PlayError::Illegal(refusal)) => Ok(Json(Why { refusal: Some(refusal) })),
        Err(error) => Err(Error::of_play(error, game.kind())),
    }
}

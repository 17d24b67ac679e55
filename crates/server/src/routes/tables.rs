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
use duchy_host::{Request, Secret};
use duchy_store::{Cursor, GameRow};
use serde::Deserialize;

use crate::{
    App, Error, name,
    protocol::{Act, AskWhy, Checked, Created, ForSeat, Join, Joined, NewTable, Stored, TableInfo, TableList, Why},
    random,
    routes::{
        extract::{Address, Body, Guest, Path, Query, Visitor},
        session,
    },
    setup::{From, Setup},
    state,
};

/// Maximum unfinished games in a list: more than the default limit per person.
const UNFINISHED: u32 = 200;
/// Finished games and open tables per page.
const PAGE: u32 = 50;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables", get(list).post(create))
        .route("/tables/check", post(check))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/cancel", post(cancel))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/actions", post(act))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/resign", post(resign))
        .route("/tables/{id}/why", post(why))
}

/// Page cursors; without either, the first page of both lists.
#[derive(Deserialize)]
struct Pages {
    mine: Option<String>,
    open: Option<String>,
}

async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(pages): Query<Pages>,
) -> Result<Json<TableList>, Error> {
    let first = pages.mine.is_none() && pages.open.is_none();
    let (mine_after, open_after) = (place(pages.mine.as_deref(), first)?, place(pages.open.as_deref(), first)?);
    let (mut mine, mut more_mine) = (Vec::new(), None);
    if let (Some(user), Some(after)) = (visitor.id(), mine_after) {
        if first {
            mine = app.store.unfinished_games(user, UNFINISHED).await?;
        }
        let finished = app.store.finished_games(user, &after, PAGE).await?;
        more_mine = next_page(&finished);
        mine.extend(finished);
    }
    let open = match open_after {
        Some(after) => app.store.open_games(&after, PAGE).await?,
        None => Vec::new(),
    };
    let shown = |games: &[GameRow]| {
        games.iter().map(|game| state::summary(game, visitor.id(), &app.config.retention)).collect()
    };
    Ok(Json(TableList { mine: shown(&mine), more_mine, more_open: next_page(&open), open: shown(&open) }))
}

/// Parses the cursor of a list, if that list is requested.
fn place(given: Option<&str>, first: bool) -> Result<Option<Cursor>, Error> {
    let Some(given) = given else { return Ok(first.then(Cursor::start)) };
    let plain =
        |text: &str| text.len() < 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-:.".contains(&byte));
    match given.split_once('~') {
        Some((at, id)) if plain(at) && plain(id) => Ok(Some(Cursor { at: at.to_owned(), id: id.to_owned() })),
        _ => Err(Error::Malformed("invalid page cursor; load the list again".to_owned())),
    }
}

/// The cursor of the next page, if this one is full.
fn next_page(games: &[GameRow]) -> Option<String> {
    let last = games.last().filter(|_| games.len() == PAGE as usize)?;
    Some(format!("{}~{}", last.updated_at, last.id))
}

async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Address(address): Address,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Result<Response, Error> {
    let known = visitor.0.as_ref().map(|user| user.name.clone());
    let setup = Setup::check(&app, &new, known.as_deref()).await?;
    let guest = session::known(&app, &headers, visitor, setup.owner.as_deref()).await?;
    let origin = app.origin(address);
    app.check_limits(&guest.user.id, &setup, Some(&origin)).await?;
    let id = random::id()?;
    let secret = random::bytes()?;
    let from = From { day: None, origin: Some(&origin) };
    setup.store(&app, &id, &guest.user.id, &Secret::Seed(Seed(secret)), from).await?;
    // Loading it starts a bot that has the first turn.
    app.table(&id).await?;
    Ok(guest.with((StatusCode::CREATED, Json(Created { id }))))
}

/// Whether `create` would accept this table, for live form validation. Nothing is stored.
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
    Ok(Json(state::info(&table.game, visitor.id(), &app.config.retention)))
}

/// Removes a table that is waiting for players.
async fn cancel(State(app): State<Arc<App>>, Guest(user): Guest, Path(id): Path<String>) -> Result<StatusCode, Error> {
    let live = app.table(&id).await?;
    app.cancel(&live, &user.id).await?;
    Ok(StatusCode::NO_CONTENT)
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
    let sits = live.read().seats_of(&guest.user.id).next().is_some();
    if !sits {
        app.check_unfinished(&guest.user.id).await?;
    }
    let seat = app.sit(live, guest.user.id.clone(), name, join.seat).await;
    // A new guest keeps their session even if they didn't get a seat.
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
    let ask = move |table: &crate::live::LiveTable| {
        let seat = table.own_seat(&asker, seat)?;
        table.check_undos()?;
        Ok(Request::Undo { seat })
    };
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
    Body(AskWhy { seat, places }): Body<AskWhy>,
) -> Result<Json<Why>, Error> {
    let live = app.table(&id).await?;
    let table = live.read();
    // Only for your own seats: why another player can't do something could reveal their hand.
    let seat = table.own_seat(&user.id, seat)?;
    let game = table.started()?;
    let refusal = game.why_not_at(seat, &places).map_err(|error| Error::of_play(error, game.kind()))?;
    Ok(Json(Why { refusal }))
}

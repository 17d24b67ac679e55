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
use duchy_host::{Player, Request, Secret};
use duchy_store::{Cursor, GameRow, Listing};
use serde::Deserialize;

use crate::{
    App, Error, name,
    protocol::{
        Act, AnswerProposal, AskPreviews, AskWhy, Checked, Created, ForSeat, Join, Joined, NewTable, Previews, Stored,
        TableInfo, TableList, TableSummary, Waiting, Why,
    },
    random,
    routes::{
        extract::{Address, Body, Guest, Path, Query, Visitor},
        session,
    },
    setup::{From, Setup},
    state,
};

/// Unfinished games per page: more than the default limit per person.
const UNFINISHED: u32 = 200;
/// Stands before the cursor of a page of unfinished games.
const ON: &str = "on-";
/// Finished games and open tables per page.
const PAGE: u32 = 50;
/// Games to watch in a list.
const WATCH: u32 = 20;
/// Actions one request can preview.
const PREVIEWS: usize = 64;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables", get(list).post(create))
        .route("/tables/check", post(check))
        .route("/tables/waiting", get(waiting))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/cancel", post(cancel))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/actions", post(act))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/proposal", post(answer_proposal))
        .route("/tables/{id}/return", post(take_back))
        .route("/tables/{id}/resign", post(resign))
        .route("/tables/{id}/end", post(end))
        .route("/tables/{id}/why", post(why))
        .route("/tables/{id}/preview", post(preview))
}

/// Page cursors; without either, the first page of both lists.
#[derive(Deserialize)]
struct Pages {
    mine: Option<String>,
    open: Option<String>,
    game: Option<String>,
    pace: Option<String>,
    seats: Option<u8>,
}

impl Pages {
    /// Refuses what no table has, so that it never reaches the database.
    fn check(&self, app: &App) -> Result<(), Error> {
        let game = self.game.as_deref().is_none_or(|game| app.registry.find(game).is_ok());
        let pace = self.pace.as_deref().is_none_or(|pace| ["none", "live", "days"].contains(&pace));
        if game && pace {
            return Ok(());
        }
        Err(Error::Malformed("there is no such game or pace; choose another filter".to_owned()))
    }
}

async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(pages): Query<Pages>,
) -> Result<Json<TableList>, Error> {
    pages.check(&app)?;
    let first = pages.mine.is_none() && pages.open.is_none();
    let (mine_after, open_after) = (mine_place(pages.mine.as_deref(), first)?, place(pages.open.as_deref(), first)?);
    let (mut mine, mut more_mine) = (Vec::new(), None);
    if let (Some(user), Some(after)) = (visitor.id(), mine_after) {
        let finished_after = match after {
            Mine::Unfinished(after) => {
                mine = app.store.unfinished_games(user, &after, UNFINISHED).await?;
                more_mine = next_page_of(&mine, UNFINISHED).map(|next| format!("{ON}{next}"));
                more_mine.is_none().then(Cursor::start)
            }
            Mine::Finished(after) => Some(after),
        };
        if let Some(after) = finished_after {
            let finished = app.store.finished_games(user, &after, PAGE).await?;
            more_mine = next_page(&finished);
            mine.extend(finished);
        }
    }
    let public = app.switches().await?.public_tables;
    let mut watch = Vec::new();
    if first && public {
        watch = app.store.games_to_watch(WATCH).await?;
        watch.retain(|game| !state::plays(game, visitor.id()));
    }
    let open = match open_after {
        Some(after) => {
            let listing = Listing {
                public,
                user_id: visitor.id(),
                game: pages.game.as_deref(),
                pace: pages.pace.as_deref(),
                seats: pages.seats,
            };
            app.store.open_games(&listing, &after, PAGE).await?
        }
        None => Vec::new(),
    };
    let shown = |games: &[GameRow]| {
        games.iter().map(|game| state::summary(game, visitor.id(), &app.config.retention)).collect()
    };
    let more_open = next_page(&open);
    Ok(Json(TableList { mine: shown(&mine), more_mine, open: shown(&open), more_open, watch: shown(&watch) }))
}

/// The games in which it is this person's turn or that they are asked to confirm, the one that waits longest first. For
/// scripts too.
async fn waiting(State(app): State<Arc<App>>, Guest(user): Guest) -> Result<Json<Waiting>, Error> {
    let mut tables: Vec<TableSummary> = Vec::new();
    let mut after = Some(Cursor::start());
    while let Some(page) = after {
        let games = app.store.unfinished_games(&user.id, &page, UNFINISHED).await?;
        let summaries = games.iter().map(|game| state::summary(game, Some(&user.id), &app.config.retention));
        tables.extend(summaries.filter(TableSummary::waits_for_viewer));
        after = place(next_page_of(&games, UNFINISHED).as_deref(), false)?;
    }
    tables.reverse();
    Ok(Json(Waiting { tables }))
}

/// Parses the cursor of a list, if that list is requested.
pub(crate) fn place(given: Option<&str>, first: bool) -> Result<Option<Cursor>, Error> {
    let Some(given) = given else { return Ok(first.then(Cursor::start)) };
    let plain =
        |text: &str| text.len() < 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-:.".contains(&byte));
    match given.split_once('~') {
        Some((at, id)) if plain(at) && plain(id) => Ok(Some(Cursor { at: at.to_owned(), id: id.to_owned() })),
        _ => Err(Error::Malformed("invalid page cursor; load the list again".to_owned())),
    }
}

/// A place in a person's games: unfinished ones come first.
enum Mine {
    Unfinished(Cursor),
    Finished(Cursor),
}

/// Parses the cursor of a person's games, if they are requested.
fn mine_place(given: Option<&str>, first: bool) -> Result<Option<Mine>, Error> {
    Ok(match given.and_then(|given| given.strip_prefix(ON)) {
        Some(unfinished) => place(Some(unfinished), false)?.map(Mine::Unfinished),
        None if first => Some(Mine::Unfinished(Cursor::start())),
        None => place(given, false)?.map(Mine::Finished),
    })
}

/// The cursor of the next page, if this one is full.
pub(crate) fn next_page(games: &[GameRow]) -> Option<String> {
    next_page_of(games, PAGE)
}

/// The cursor of the next page, if this one has `full` games.
fn next_page_of(games: &[GameRow], full: u32) -> Option<String> {
    let last = games.last().filter(|_| games.len() == full as usize)?;
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
    let mut setup = Setup::check(&app, &new, known.as_deref()).await?;
    let invited = app.invited(setup.terms()).await?;
    if !app.switches().await?.public_tables {
        setup.unlist();
    }
    let guest = session::known(&app, &headers, visitor, setup.owner.as_deref()).await?;
    let origin = app.origin(address);
    app.check_limits(&guest.user.id, &setup, Some(&origin)).await?;
    let id = random::id()?;
    let secret = random::bytes()?;
    let from = From { day: None, origin: Some(&origin) };
    setup.store(&app, &id, &guest.user.id, &Secret::Seed(Seed(secret)), from).await?;
    if !invited.is_empty() {
        app.store.set_invited(&id, &invited).await?;
    }
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
    let invited = live.read().check_invited(&guest.user);
    if let Err(error) = invited {
        return Ok(guest.with(error));
    }
    let sits = live.read().seats_of(&guest.user.id).next().is_some();
    if !sits {
        if app.store.is_removed(&id, &guest.user.id).await? {
            return Ok(guest.with(Error::Removed));
        }
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
    Ok(Json(Stored { seq: app.undo(live, user.id, seat).await? }))
}

/// Agrees to a proposal, declines it or withdraws it.
async fn answer_proposal(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(AnswerProposal { agree }): Body<AnswerProposal>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    Ok(Json(Stored { seq: app.answer_proposal(live, user.id, agree).await? }))
}

/// Takes a seat back from the computer that plays for this guest.
async fn take_back(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    let asker = user.id.clone();
    let ask = move |table: &crate::live::LiveTable| {
        let seat = table.away_seats_of(&asker).find(|&away| away == seat).ok_or(Error::NotYourSeat)?;
        let name = table.started()?.players()[seat.index()].name.clone();
        Ok(Request::Takeover { seat, by: Player::person(name) })
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

/// Proposes to end the game, or agrees to it.
async fn end(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Stored>, Error> {
    let live = app.table(&id).await?;
    Ok(Json(Stored { seq: app.end(live, user.id, seat).await? }))
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

/// What some actions would give their seat, as far as that seat can know.
async fn preview(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
    Body(AskPreviews { seat, actions }): Body<AskPreviews>,
) -> Result<Json<Previews>, Error> {
    if actions.len() > PREVIEWS {
        return Err(Error::Malformed(format!("{} actions; ask for at most {PREVIEWS} at once", actions.len())));
    }
    let live = app.table(&id).await?;
    let table = live.read();
    // Only for your own seats: what another player's action gives could reveal their hand.
    let seat = table.own_seat(&user.id, seat)?;
    Ok(Json(Previews { previews: table.started()?.preview(seat, &actions) }))
}

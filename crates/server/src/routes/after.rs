//! After a game: another one with the same players, and the player's best score so far.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use duchy_game::context::Seed;
use duchy_host::{Header, Secret};
use duchy_store::{GameRow, Phase, SeatKind};
use sha2::{Digest as _, Sha256};

use crate::{
    App, Error,
    live::{Live, Standing},
    lobby,
    protocol::{Created, PersonalBest},
    random,
    routes::extract::{Address, Guest, Path},
    setup::{From, Setup},
    tables::check_id,
    terms::Terms,
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/tables/{id}/rematch", post(rematch)).route("/tables/{id}/best", get(best))
}

/// Opens another game with the same players, options and components, the seats moved on by one. A game has one rematch:
/// everyone who asks gets the same table, and it starts when all other people have asked for it or confirmed it.
async fn rematch(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Created>), Error> {
    let game = finished(&app, &id, &user.id).await?;
    let next = rematch_id(&app, &id);
    if app.store.game(&next).await?.is_none() {
        let setup = Setup::rematch(&app, &game, &user.id).await?;
        let invited = app.invited(setup.terms()).await?;
        let origin = app.origin(address);
        app.check_limits(&user.id, &setup, Some(&origin)).await?;
        let secret = Secret::Seed(Seed(random::bytes()?));
        let from = From { day: None, origin: Some(&origin) };
        match setup.store(&app, &next, &user.id, &secret, from).await {
            // Another player asked at the same moment.
            Ok(()) | Err(Error::Storage(duchy_store::Error::Conflict)) => {}
            Err(error) => return Err(error),
        }
        if !invited.is_empty() {
            app.store.set_invited(&next, &invited).await?;
        }
        // The others who still look at the result hear of it, at other servers, too.
        app.table(&id).await?.company.announce();
        app.node.announce(&id);
    }
    // Loading it starts a bot that has the first turn.
    let live = app.table(&next).await?;
    if is_asked(&live, &user.id) {
        app.confirm(live, user.id).await?;
    }
    Ok((StatusCode::CREATED, Json(Created { id: next })))
}

/// Whether a waiting table waits for this person to confirm it.
fn is_asked(live: &Live, user: &str) -> bool {
    let table = live.read();
    table.game.phase == Phase::Lobby && lobby::waits_for(&table.game, user)
}

/// The most points the player scored before, in games with the same options and number of players.
async fn best(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Path(id): Path<String>,
) -> Result<Json<PersonalBest>, Error> {
    let game = finished(&app, &id, &user.id).await?;
    let standing = |status: &str| serde_json::from_str::<Standing>(status).ok().filter(|standing| !standing.uncounted);
    let counts = !Terms::read(&game.terms).hints && !is_branch(&game);
    if !counts || game.status.as_deref().and_then(standing).is_none() {
        return Ok(Json(PersonalBest { best: None, games: 0 }));
    }
    let earlier = app.store.standings_before(&user.id, &game).await?;
    let scores: Vec<i32> =
        earlier.iter().filter_map(|(seat, status)| standing(status)?.scores.get(usize::from(*seat)).copied()).collect();
    let games = u32::try_from(scores.len()).unwrap_or(u32::MAX);
    Ok(Json(PersonalBest { best: scores.into_iter().max(), games }))
}

/// Whether a game began in the middle of another one.
fn is_branch(game: &GameRow) -> bool {
    let header = game.header.as_deref().and_then(|header| serde_json::from_str::<Header>(header).ok());
    header.is_some_and(|header| header.origin.is_some())
}

/// A finished game, for one of its players.
async fn finished(app: &App, id: &str, user: &str) -> Result<GameRow, Error> {
    check_id(id)?;
    let game = app.store.game(id).await?.ok_or(Error::NoSuchTable)?;
    let sat = |kind: &SeatKind| matches!(kind, SeatKind::Person { user_id, .. } if user_id == user);
    if !game.seats.iter().any(|seat| sat(&seat.kind)) {
        return Err(Error::NotYourSeat);
    }
    if game.phase != Phase::Over {
        return Err(Error::Malformed("the game is not over yet".to_owned()));
    }
    Ok(game)
}

/// The id of a game's rematch: always the same, but known to nobody in advance.
fn rematch_id(app: &App, id: &str) -> String {
    let hash = Sha256::new().chain_update(app.deals.0).chain_update("rematch").chain_update(id).finalize();
    random::id_from(&hash)
}

//! The daily deal: today's and earlier ones, playing it, and the best scores.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
    routing::get,
};
use duchy_store::{Best, Phase};

use crate::{
    App, Error,
    daily::Day,
    protocol::{
        BeginDaily, Daily, DailyAttempt, DailyBegun, DailyDay, DailyScore, NewSeat, NewSeatKind, NewTable, Terms,
    },
    random,
    routes::{
        extract::{Body, Path, Visitor},
        session,
    },
    setup::{From, Setup},
};

/// Maximum scores in a list.
const LIST: u32 = 100;
/// Number of earlier days listed.
const DAYS: u32 = 30;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/daily", get(today).post(begin)).route("/daily/{day}", get(earlier))
}

async fn today(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Daily>, Error> {
    Ok(Json(shown(&app, app.today(), visitor.id()).await?))
}

async fn earlier(State(app): State<Arc<App>>, visitor: Visitor, Path(day): Path<String>) -> Result<Json<Daily>, Error> {
    let day = Day::read(&day).filter(|day| *day <= app.today()).ok_or(Error::NotFound)?;
    Ok(Json(shown(&app, day, visitor.id()).await?))
}

async fn shown(app: &App, day: Day, user: Option<&str>) -> Result<Daily, Error> {
    let named = day.to_string();
    let deal = app.daily_deal(day)?;
    let mine = match user {
        None => None,
        Some(user) => app.store.daily_attempt(&named, user).await?,
    };
    let mine = match mine {
        None => None,
        Some(attempt) => {
            let place = match attempt.score {
                None => None,
                Some(score) => Some(app.store.daily_better(&named, score).await? + 1),
            };
            let (score, won) = (attempt.score.map(|score| score.score), attempt.score.map(|score| score.won));
            let game = app.store.game(&attempt.game_id).await?;
            let over = game.is_none_or(|game| game.phase == Phase::Over);
            Some(DailyAttempt { table: attempt.game_id, over, score, won, place })
        }
    };
    let over = deal.key.is_some();
    let best = best(&app.store.daily_best(&named, LIST).await?, user, over);
    let days = app.store.daily_days(DAYS).await?;
    Ok(Daily {
        game: app.daily_game()?,
        deal: day.deal(app.daily_game()?),
        commitment: deal.commitment,
        key: deal.key,
        ends: day.ends(),
        today: day == app.today(),
        day: named,
        mine,
        best,
        days: days.into_iter().map(|day| DailyDay { day: day.day, finished: day.finished }).collect(),
    })
}

/// Scores with places; ties share a place. Other players' tables stay hidden until the day is over.
fn best(found: &[Best], user: Option<&str>, over: bool) -> Vec<DailyScore> {
    let place = |of: &Best| found.iter().position(|one| one.score == of.score).unwrap_or_default() as u32 + 1;
    let line = |one: &Best| {
        let mine = Some(one.user_id.as_str()) == user;
        DailyScore {
            place: place(one),
            name: one.name.clone(),
            score: one.score.score,
            won: one.score.won,
            mine,
            table: (over || mine).then(|| one.game_id.clone()),
        }
    };
    found.iter().map(line).collect()
}

/// Opens today's deal: the table that counts or, once that is over, a new one for practice.
async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(BeginDaily { name }): Body<BeginDaily>,
) -> Result<Response, Error> {
    let day = app.today();
    let seats = vec![NewSeat { kind: NewSeatKind::Me, name, level: None }];
    let new =
        NewTable { game: app.daily_game()?.to_owned(), options: None, catalogue: None, seats, terms: Terms::default() };
    let known = visitor.0.as_ref().map(|user| user.name.clone());
    let setup = Setup::check(&app, &new, known.as_deref()).await?;
    let guest = session::known(&app, &headers, visitor, setup.owner.as_deref()).await?;
    let user = guest.user.id.as_str();
    let begun = |id: String, counts| (StatusCode::CREATED, Json(DailyBegun { id, counts }));

    let named = day.to_string();
    let mut attempt = app.store.daily_attempt(&named, user).await?;
    if attempt.is_none() {
        let id = random::id()?;
        let from = From { day: Some(&named), origin: None };
        match setup.store(&app, &id, user, &app.daily_secret(day)?, from).await {
            Ok(()) => return Ok(guest.with(begun(id, true))),
            // Started at the same moment in another window.
            Err(Error::Storage(duchy_store::Error::Conflict)) => {}
            Err(error) => return Err(error),
        }
        attempt = app.store.daily_attempt(&named, user).await?;
    }
    let attempt = attempt
        .ok_or_else(|| Error::internal("the table of the day could be neither created nor found", named.clone()))?;
    let table = app.store.game(&attempt.game_id).await?.ok_or(Error::NoSuchTable)?;
    if table.phase != Phase::Over {
        return Ok(guest.with(begun(attempt.game_id, true)));
    }
    app.check_limits(user, &setup, None).await?;
    let id = random::id()?;
    setup.store(&app, &id, user, &app.daily_secret(day)?, From::default()).await?;
    Ok(guest.with(begun(id, false)))
}

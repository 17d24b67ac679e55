//! Sessions: guests are identified by a random token in a cookie; only its hash is stored.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{
        HeaderMap, HeaderValue,
        header::{COOKIE, SET_COOKIE},
    },
    response::{IntoResponse, Response},
    routing::get,
};
use duchy_host::to_hex;
use duchy_store::{NewUser, User as Stored};
use sha2::{Digest as _, Sha256};

use crate::{
    App, Error, name,
    protocol::{Me, SetName, User},
    random,
    routes::{
        account::label,
        extract::{Body, Visitor},
    },
};

const COOKIE_NAME: &str = "duchy_session";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/me", get(me).post(set_name))
}

async fn me(Visitor(user): Visitor) -> Json<Me> {
    Json(Me { user: user.map(shown) })
}

async fn set_name(
    State(app): State<Arc<App>>,
    Visitor(user): Visitor,
    headers: HeaderMap,
    Body(SetName { name }): Body<SetName>,
) -> Result<Response, Error> {
    let name = name::clean(&name)?;
    let Some(user) = user else {
        check_guests(&app).await?;
        let guest = new_guest(&app, &headers, name).await?;
        return Ok(guest.with(Json(Me { user: Some(shown(guest.user.clone())) })));
    };
    app.store.rename_user(&user.id, &name).await?;
    Ok(Json(Me { user: Some(shown(Stored { name, ..user })) }).into_response())
}

/// A guest and, if they are new, their session cookie.
pub(crate) struct Known {
    pub(crate) user: Stored,
    cookie: Option<HeaderValue>,
}

impl Known {
    /// The response, with the cookie.
    pub(crate) fn with(&self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = &self.cookie {
            response.headers_mut().append(SET_COOKIE, cookie.clone());
        }
        response
    }
}

/// The current guest; creates one if there is none yet and a name is given.
pub(crate) async fn known(
    app: &App,
    headers: &HeaderMap,
    visitor: Visitor,
    name: Option<&str>,
) -> Result<Known, Error> {
    match (visitor.0, name) {
        (Some(user), _) => Ok(Known { user, cookie: None }),
        (None, Some(name)) => {
            check_guests(app).await?;
            new_guest(app, headers, name::clean(name)?).await
        }
        (None, None) => Err(Error::NoSession),
    }
}

/// Refuses new guests where the administrators want none.
async fn check_guests(app: &App) -> Result<(), Error> {
    if app.switches().await?.guests { Ok(()) } else { Err(Error::NoGuests) }
}

pub(crate) async fn new_guest(app: &App, headers: &HeaderMap, name: String) -> Result<Known, Error> {
    let token = new_token()?;
    let id = random::id()?;
    let (hash, at) = (hash(&token), random::now());
    app.store.add_user(&NewUser { id: &id, name: &name, token_hash: &hash, label: &label(headers), at: &at }).await?;
    let cookie = cookie(app, headers, &token, A_YEAR)?;
    Ok(Known { user: Stored { id, name, seen_on: None, login: None, admin: false }, cookie: Some(cookie) })
}

/// The account of a person whom a proxy has signed in; created at their first visit.
pub(crate) async fn by_proxy(app: &App, login: &str) -> Result<Stored, Error> {
    let name = name::clean(login)?;
    let login = name.to_lowercase();
    if let Some(user) = app.store.user_by_login(&login).await? {
        return Ok(user);
    }
    let (id, at) = (random::id()?, random::now());
    // Nobody has this token or this password: only the proxy signs them in.
    let hash = hash(&new_token()?);
    app.store.add_user(&NewUser { id: &id, name: &name, token_hash: &hash, label: "", at: &at }).await?;
    app.store.end_session(&id, &hash).await?;
    match app.store.make_account(&id, &login, "by proxy").await {
        Ok(()) => Ok(Stored { id, name, seen_on: None, login: Some(login), admin: false }),
        // Created by another request at the same moment.
        Err(duchy_store::Error::Conflict) => app.store.user_by_login(&login).await?.ok_or(Error::NoSession),
        Err(error) => Err(error.into()),
    }
}

/// A new session's token.
pub(crate) fn new_token() -> Result<String, Error> {
    Ok(to_hex(&random::bytes::<32>()?))
}

/// An answer that begins a session.
pub(crate) fn with_cookie(
    app: &App,
    headers: &HeaderMap,
    token: &str,
    answer: impl IntoResponse,
) -> Result<Response, Error> {
    let mut response = answer.into_response();
    response.headers_mut().append(SET_COOKIE, cookie(app, headers, token, A_YEAR)?);
    Ok(response)
}

/// An answer that ends the session of this browser.
pub(crate) fn without_cookie(app: &App, headers: &HeaderMap, answer: impl IntoResponse) -> Result<Response, Error> {
    let mut response = answer.into_response();
    response.headers_mut().append(SET_COOKIE, cookie(app, headers, "", 0)?);
    Ok(response)
}

fn cookie(app: &App, headers: &HeaderMap, token: &str, age: u32) -> Result<HeaderValue, Error> {
    // Faking this header only makes the sender's own cookie stricter.
    let secure = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let secure = if secure { "; Secure" } else { "" };
    let path = &app.base;
    let cookie = format!("{COOKIE_NAME}={token}; Path={path}/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).map_err(|error| Error::internal("a cookie can't be written", error))
}

/// The session token of a request, if it is well-formed.
pub(crate) fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    duchy_host::from_hex(token).map(|_| token.to_owned())
}

/// The hash of a token, which is all that is stored.
pub(crate) fn hash(token: &str) -> String {
    to_hex(&Sha256::digest(token))
}

pub(crate) fn shown(user: Stored) -> User {
    User { id: user.id, name: user.name, login: user.login, admin: user.admin }
}

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
    routes::extract::{Body, Visitor},
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
        (None, Some(name)) => new_guest(app, headers, name::clean(name)?).await,
        (None, None) => Err(Error::NoSession),
    }
}

async fn new_guest(app: &App, headers: &HeaderMap, name: String) -> Result<Known, Error> {
    let token = to_hex(&random::bytes::<32>()?);
    let id = random::id()?;
    let (hash, at) = (hash(&token), random::now());
    app.store.add_user(&NewUser { id: &id, name: &name, token_hash: &hash, at: &at }).await?;
    let cookie = cookie(app, headers, &token)?;
    Ok(Known { user: Stored { id, name, seen_on: None }, cookie: Some(cookie) })
}

fn cookie(app: &App, headers: &HeaderMap, token: &str) -> Result<HeaderValue, Error> {
    // Faking this header only makes the sender's own cookie stricter.
    let secure = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let secure = if secure { "; Secure" } else { "" };
    let path = &app.base;
    let cookie = format!("{COOKIE_NAME}={token}; Path={path}/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}");
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

fn shown(user: Stored) -> User {
    User { id: user.id, name: user.name }
}

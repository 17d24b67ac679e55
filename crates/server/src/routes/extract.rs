//! Extractors: JSON bodies, path and query parameters, client addresses, and the current user.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Request},
    http::{Extensions, HeaderMap, StatusCode, header::CONTENT_TYPE, request::Parts},
    response::IntoResponse,
};
use duchy_store::User;
use serde::de::DeserializeOwned;

use crate::{App, Config, Error, routes::session};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Error::Malformed("send JSON, with the header Content-Type: application/json".to_owned()));
        }
        let incomplete = || Error::Malformed("the request body was incomplete; send it again".to_owned());
        let bytes = tokio::time::timeout(app.config.timeouts.read, Bytes::from_request(request, app)).await;
        let bytes = bytes.map_err(|_| incomplete())?;
        let bytes = bytes.map_err(|rejection| match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => incomplete(),
        })?;
        let value = serde_json::from_slice(&bytes)
            .map_err(|error| Error::Malformed(format!("invalid request body: {error}")))?;
        Ok(Body(value))
    }
}

/// Path parameters.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = axum::extract::Path::from_request_parts(parts, state).await.map_err(|_| Error::NotFound)?;
        Ok(Path(path.0))
    }
}

/// Query parameters.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query
            .map(|query| Query(query.0))
            .map_err(|error| Error::Malformed(format!("{}; check the address", error.body_text())))
    }
}

/// The client's address.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        Ok(Address(address(&parts.headers, &parts.extensions, app.config.behind_proxy)))
    }
}

/// The client's address. A proxy appends the address it saw to the end of the list.
pub(crate) fn address(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        let mut lists = headers.get_all("x-forwarded-for").into_iter();
        lists.next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let found = if behind_proxy { forwarded().or_else(peer) } else { peer() };
    found.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The current user, if they have chosen a name.
pub(crate) struct Visitor(pub(crate) Option<User>);

impl Visitor {
    /// Their id.
    pub(crate) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|user| user.id.as_str())
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        if let Some(login) = trusted_login(&parts.headers, &parts.extensions, &app.config) {
            let user = session::by_proxy(app, &login).await?;
            note_visit(app, &user);
            return Ok(Visitor(Some(user)));
        }
        match session::token(&parts.headers) {
            None => Ok(Visitor(None)),
            Some(token) => {
                let user = app.store.user_by_token(&session::hash(&token)).await?;
                if let Some(user) = &user {
                    note_visit(app, user);
                }
                Ok(Visitor(user))
            }
        }
    }
}

/// The login name that a trusted proxy has put into its header. Nobody else's header counts.
fn trusted_login(headers: &HeaderMap, extensions: &Extensions, config: &Config) -> Option<String> {
    let name = config.trust_header.as_deref()?;
    let peer = extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    let login = headers.get(name)?.to_str().ok()?.trim();
    (config.trusted_proxies.contains(&peer) && !login.is_empty()).then(|| login.to_owned())
}

/// Records the day of a visit, once a day, without delaying or failing the request.
fn note_visit(app: &Arc<App>, user: &User) {
    let today = app.today().to_string();
    if user.seen_on.as_ref().is_some_and(|seen| *seen >= today) {
        return;
    }
    let (app, id) = (app.clone(), user.id.clone());
    tokio::spawn(async move {
        if let Err(error) = app.store.see_user(&id, &today).await {
            tracing::warn!(%error, "could not record a visit");
        }
    });
}

/// The current user, for requests that need one.
pub(crate) struct Guest(pub(crate) User);

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let Visitor(user) = Visitor::from_request_parts(parts, app).await?;
        user.map(Guest).ok_or(Error::NoSession)
    }
}

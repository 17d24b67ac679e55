//! What requests carry, checked once: JSON bodies, path parameters, and who is asking.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{StatusCode, header::CONTENT_TYPE, request::Parts},
    response::IntoResponse,
};
use duchy_store::User;
use serde::de::DeserializeOwned;

use crate::{App, Error, routes::session};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Error::Malformed("send JSON, with the header Content-Type: application/json".to_owned()));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
                _ => Error::Malformed("the body did not arrive whole; send it again".to_owned()),
            }
        })?;
        let value = serde_json::from_slice(&bytes)
            .map_err(|error| Error::Malformed(format!("the body is not what this address takes: {error}")))?;
        Ok(Body(value))
    }
}

/// Parameters in the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = axum::extract::Path::from_request_parts(parts, state).await.map_err(|_| Error::NotFound)?;
        Ok(Path(path.0))
    }
}

/// Who is asking, if they have told us their name.
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
        match session::token(&parts.headers) {
            None => Ok(Visitor(None)),
            Some(token) => Ok(Visitor(app.store.user_by_token(&session::hash(&token)).await?)),
        }
    }
}

/// Who is asking, where a name is needed.
pub(crate) struct Guest(pub(crate) User);

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let Visitor(user) = Visitor::from_request_parts(parts, app).await?;
        user.map(Guest).ok_or(Error::NoSession)
    }
}

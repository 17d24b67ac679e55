//! Every request gets an id, a log line and a count. Logs name the route, never the path, the query or a header: the
//! path of a table is its invitation, and cookies open sessions.

use std::{sync::Arc, time::Instant};

use axum::{
    Json, Router,
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Serialize;
use tracing::Instrument as _;

use crate::{App, Error, metrics, random, routes::extract::Address};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Wraps a request in its span and counts it.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = request_id(request.headers(), app.config.behind_proxy);
    let method = method(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("client", MatchedPath::as_str);
    let route = route.strip_prefix(app.base.as_str()).unwrap_or(route).to_owned();
    let span = tracing::info_span!("request", id, method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    app.metrics.request(method, &route, status.as_u16(), began);
    span.in_scope(|| {
        let (status, ms) = (status.as_u16(), began.elapsed().as_secs_f64() * 1000.0);
        if status >= StatusCode::INTERNAL_SERVER_ERROR.as_u16() {
            tracing::warn!(status, ms, "answered");
        } else {
            tracing::debug!(status, ms, "answered");
        }
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The id a proxy gave the request, or a new one.
fn request_id(headers: &HeaderMap, behind_proxy: bool) -> String {
    let plain =
        |id: &str| (1..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b));
    let given = headers.get(REQUEST_ID).filter(|_| behind_proxy).and_then(|id| id.to_str().ok());
    match given.filter(|id| plain(id)) {
        Some(id) => id.to_owned(),
        None => random::id().unwrap_or_default(),
    }
}

/// Methods are text of the client's choice; only known ones become labels.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The routes of the metrics listener.
pub(crate) fn metrics_router(app: &Arc<App>) -> Router {
    Router::new().route("/metrics", get(text)).with_state(app.clone())
}

async fn text(State(app): State<Arc<App>>) -> Result<Response, Error> {
    let text = app.metrics.text(app.tables.count());
    let text = text.map_err(|error| Error::internal("metrics can't be written", error))?;
    Ok(([(header::CONTENT_TYPE, metrics::CONTENT_TYPE)], text).into_response())
}

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/connection", get(connection))
}

/// A request as the server sees it.
#[derive(Serialize)]
struct Connection {
    /// The address that limits apply to.
    address: String,
    /// `http` or `https`, as far as the server knows.
    scheme: &'static str,
    /// The host the browser asked for.
    host: Option<String>,
    /// Whether a proxy passed the visitor's address on.
    forwarded: bool,
    /// Whether the server trusts it.
    behind_proxy: bool,
}

/// Echoes how the server sees a request: `duchy doctor` checks the proxy with it.
async fn connection(State(app): State<Arc<App>>, Address(address): Address, headers: HeaderMap) -> impl IntoResponse {
    let behind_proxy = app.config.behind_proxy;
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let https = text("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    Json(Connection {
        address: address.to_string(),
        scheme: if https { "https" } else { "http" },
        host: text("x-forwarded-host").filter(|_| behind_proxy).or_else(|| text("host")),
        forwarded: headers.contains_key("x-forwarded-for"),
        behind_proxy,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_may_choose_the_request_id() {
        let given = |id: &str, behind_proxy| {
            let headers = [(REQUEST_ID, HeaderValue::from_str(id).unwrap())].into_iter().collect();
            request_id(&headers, behind_proxy) == id
        };
        assert!(given("a1-b2", true));
        assert!(!given("a1-b2", false));
        for bad in ["", "a b", "a\"b", &"x".repeat(65)] {
            assert!(!given(bad, true), "{bad}");
        }
    }
}

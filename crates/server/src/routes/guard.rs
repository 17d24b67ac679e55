//! Middleware for every request: rate limiting, same-origin checks and security headers.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

use crate::{App, Error, routes::extract::address};

/// Applies the rate limit.
pub(crate) async fn rate_limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Result<Response, Error> {
    if let Some(limiter) = &app.limiter {
        let cost = if request.method() == Method::GET { 1 } else { 4 };
        let visitor = address(request.headers(), request.extensions(), app.config.behind_proxy);
        limiter
            .take(visitor, cost, Instant::now())
            .inspect_err(|_| {
                app.metrics.rate_limited.inc();
            })
            .map_err(|wait| Error::SlowDown(wait.as_secs_f64().ceil().max(1.0) as u64))?;
    }
    Ok(next.run(request).await)
}

/// Refuses writes requested by another site's page. Clients other than browsers send neither header and have no cookie
/// to abuse.
pub(crate) async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Result<Response, Error> {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && !is_same_origin(request.headers(), app.config.behind_proxy) {
        return Err(Error::CrossSite);
    }
    Ok(next.run(request).await)
}

fn is_same_origin(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else { return true };
    let origin = origin.split_once("://").map_or("", |(_, host)| host);
    let hosts = [text("host"), text("x-forwarded-host").filter(|_| behind_proxy)];
    hosts.into_iter().flatten().any(|host| host.eq_ignore_ascii_case(origin))
}

/// Only our own files may be loaded, no framing, no content sniffing.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // The URL of a table is its invitation.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Adds the headers every response has. Responses are not cached unless they say so.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(pairs: &[(&'static str, &str)], behind_proxy: bool) -> bool {
        let pairs =
            pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_str(value).unwrap()));
        is_same_origin(&pairs.collect(), behind_proxy)
    }

    #[test]
    fn only_our_own_pages_may_write() {
        assert!(from(&[], false));
        assert!(from(&[("sec-fetch-site", "same-origin"), ("origin", "null")], false));
        assert!(!from(&[("sec-fetch-site", "cross-site")], false));
        assert!(!from(&[("sec-fetch-site", "same-site")], false));
        assert!(from(&[("origin", "https://games.example"), ("host", "games.example")], false));
        assert!(!from(&[("origin", "https://evil.example"), ("host", "games.example")], false));
        assert!(!from(&[("origin", "null"), ("host", "games.example")], false));
        let proxied =
            [("origin", "https://games.example"), ("host", "duchy:8080"), ("x-forwarded-host", "games.example")];
        assert!(from(&proxied, true));
        assert!(!from(&proxied, false));
    }
}

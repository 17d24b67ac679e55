//! Routes by topic, each with its own `router()`. Here they are combined with the shared middleware.

mod account;
mod administrators;
mod after;
mod analysis;
mod chat;
mod daily;
mod extract;
mod games;
mod guard;
mod health;
mod lessons;
mod lobby;
mod observe;
mod preview;
mod qr;
mod record;
mod replay;
mod session;
mod stream;
mod tables;
mod web;
mod webhook;

pub(crate) use observe::metrics_router;
pub use qr::qr_text;
pub(crate) use session::hash as session_hash;
pub(crate) use web::build_id;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::any};
use tower_http::compression::CompressionLayer;

use crate::{App, Error};

/// Maximum request body size.
const LARGEST_BODY: usize = 64 * 1024;

pub(crate) fn router(app: &Arc<App>) -> Router {
    let api = Router::new()
        .merge(session::router())
        .merge(account::router())
        .merge(administrators::router())
        .merge(games::router())
        .merge(tables::router())
        .merge(lobby::router())
        .merge(chat::router())
        .merge(webhook::router())
        .merge(after::router())
        .merge(stream::router())
        .merge(record::router())
        .merge(replay::router(app))
        .merge(analysis::router())
        .merge(lessons::router())
        .merge(daily::router())
        .merge(observe::router())
        .merge(qr::router())
        .fallback(|| async { Error::NotFound })
        .method_not_allowed_fallback(|| async { Error::WrongMethod })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_origin))
        .layer(middleware::from_fn_with_state(app.clone(), guard::rate_limit));
    let all = Router::new().nest("/api", api).merge(health::router()).fallback(web::serve);
    let mounted = if app.base.is_empty() {
        all
    } else {
        // Nesting leaves out the path with a trailing slash, which is the start page.
        let folder = format!("{}/", app.base);
        Router::new().nest(&app.base, all).route(&folder, any(web::serve)).fallback(web::outside)
    };
    mounted
        .layer(middleware::from_fn(guard::headers))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), observe::observe))
        .with_state(app.clone())
}

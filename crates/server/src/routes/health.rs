//! Whether the server lives, and whether it can do its work.

use std::sync::Arc;

use axum::{Router, extract::State, routing::get};

use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(ready))
}

async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.store.ping().await?;
    Ok("ready\n")
}

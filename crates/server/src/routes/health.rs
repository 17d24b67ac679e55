//! Health checks: is the server running, and can it store moves?

use std::sync::Arc;

use axum::{Router, extract::State, routing::get};

use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(ready))
}

async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.is_writable().await?;
    Ok("ready\n")
}

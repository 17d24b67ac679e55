//! Where a person is told that it is their turn.

use std::{sync::Arc, time::Instant};

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use duchy_game::Language;
use duchy_host::to_hex;
use duchy_store::Webhook as Stored;

use crate::{
    App, Error, name,
    protocol::{SetWebhook, Webhook, WebhookInfo, WebhookKind},
    random,
    routes::extract::{Address, Body, Guest},
};

/// What a test message costs of the writing limit.
const COST: u32 = 6;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/webhook", get(webhook).post(set))
        .route("/webhook/remove", post(remove))
        .route("/webhook/test", post(test))
}

async fn webhook(State(app): State<Arc<App>>, Guest(user): Guest) -> Result<Json<WebhookInfo>, Error> {
    let webhook = app.store.webhook(&user.id).await?.map(shown);
    Ok(Json(WebhookInfo { webhook }))
}

fn shown(stored: Stored) -> Webhook {
    let kind = match stored.kind.as_str() {
        "ntfy" => WebhookKind::Ntfy,
        "telegram" => WebhookKind::Telegram,
        _ => WebhookKind::Json,
    };
    Webhook {
        kind,
        url: stored.url,
        target: stored.target,
        secret: stored.secret,
        error: Some(stored.error).filter(|error| !error.is_empty()),
        sent_at: stored.sent_at,
    }
}

async fn set(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Body(new): Body<SetWebhook>,
) -> Result<Json<WebhookInfo>, Error> {
    let (url, page) = (new.url.trim(), new.page.trim());
    app.check_webhook(url)?;
    if !page.starts_with("http") || page.len() > 200 || name::is_deceptive(page) || !page.is_ascii() {
        return Err(Error::BadWebhook("the address of the start page can't be used".to_owned()));
    }
    let target = new.target.as_deref().unwrap_or_default().trim().to_owned();
    if target.len() > 100 || name::is_deceptive(&target) || (new.kind == WebhookKind::Telegram && target.is_empty()) {
        return Err(Error::BadWebhook("name the Telegram chat by its number".to_owned()));
    }
    let stored = Stored {
        user_id: user.id.clone(),
        kind: match new.kind {
            WebhookKind::Json => "json",
            WebhookKind::Ntfy => "ntfy",
            WebhookKind::Telegram => "telegram",
        }
        .to_owned(),
        url: url.to_owned(),
        target,
        secret: to_hex(&random::bytes::<16>()?),
        lang: if new.lang == Language::Ru { "ru" } else { "en" }.to_owned(),
        page: page.to_owned(),
        error: String::new(),
        sent_at: None,
    };
    app.store.set_webhook(&user.id, Some(&stored)).await?;
    Ok(Json(WebhookInfo { webhook: Some(shown(stored)) }))
}

async fn remove(State(app): State<Arc<App>>, Guest(user): Guest) -> Result<StatusCode, Error> {
    app.store.set_webhook(&user.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a message now, and says why it did not arrive.
async fn test(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Address(address): Address,
) -> Result<Json<WebhookInfo>, Error> {
    let stored = app.store.webhook(&user.id).await?.ok_or(Error::NotFound)?;
    let wait = app.writing.take(address, COST, Instant::now());
    wait.map_err(|wait| Error::SlowDown(wait.as_secs_f64().ceil().max(1.0) as u64))?;
    app.test_webhook(&stored).await?;
    Ok(Json(WebhookInfo { webhook: app.store.webhook(&user.id).await?.map(shown) }))
}

//! Where a person is told that it is their turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where this person is told that it is their turn.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct WebhookInfo {
    /// The webhook; `null` if there is none.
    pub webhook: Option<Webhook>,
}

/// Where somebody is told that it is their turn.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct Webhook {
    /// What is sent.
    pub kind: WebhookKind,
    /// Where to.
    pub url: String,
    /// Telegram: the chat.
    pub target: String,
    /// Signs the messages.
    pub secret: String,
    /// Why the last message did not arrive; `null` if it did.
    pub error: Option<String>,
    /// When the last one was sent.
    pub sent_at: Option<String>,
}

/// What is sent to a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WebhookKind {
    /// Signed JSON.
    Json,
    /// A message for an ntfy topic.
    Ntfy,
    /// A message of a Telegram bot.
    Telegram,
}

/// Sets a webhook.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetWebhook {
    /// What is sent.
    pub kind: WebhookKind,
    /// Where to: `https://…`.
    pub url: String,
    /// Telegram: the chat.
    #[serde(default)]
    #[ts(optional)]
    pub target: Option<String>,
    /// The language of the messages.
    pub lang: duchy_game::Language,
    /// The address of the start page, for links in messages.
    pub page: String,
}

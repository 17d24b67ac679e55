//! Webhooks, and the messages to send to them.

use crate::{Error, Store, database::read, write::Statement};

/// Where a person wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// Who.
    pub user_id: String,
    /// `json`, `ntfy` or `telegram`.
    pub kind: String,
    /// Where to.
    pub url: String,
    /// Telegram: the chat.
    pub target: String,
    /// Signs the messages.
    pub secret: String,
    /// The language of the messages.
    pub lang: String,
    /// The address of the start page, for links in messages.
    pub page: String,
    /// Why the last message did not arrive; empty if it did.
    pub error: String,
    /// When the last one was sent.
    pub sent_at: Option<String>,
}

/// A message to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// To whom.
    pub user_id: String,
    /// About which table.
    pub game_id: String,
    /// The entry with which the turn began.
    pub seq: u32,
    /// How often it was tried.
    pub attempts: u32,
}

type WebhookColumns = (String, String, String, String, String, String, String, String, Option<String>);

impl Store {
    /// A person's webhook.
    pub async fn webhook(&self, user_id: &str) -> Result<Option<Webhook>, Error> {
        const SQL: &str =
            "SELECT user_id, kind, url, target, secret, lang, page, error, sent_at FROM webhooks WHERE user_id = $1";
        let found: Option<WebhookColumns> = read!(self, db => sqlx::query_as(SQL).bind(user_id).fetch_optional(db))?;
        let webhook = |(user_id, kind, url, target, secret, lang, page, error, sent_at): WebhookColumns| Webhook {
            user_id,
            kind,
            url,
            target,
            secret,
            lang,
            page,
            error,
            sent_at,
        };
        Ok(found.map(webhook))
    }

    /// Sets a person's webhook, or removes it together with what was to be sent there.
    pub async fn set_webhook(&self, user_id: &str, webhook: Option<&Webhook>) -> Result<(), Error> {
        const OLD: &str = "DELETE FROM webhooks WHERE user_id = $1";
        const NOTICES: &str = "DELETE FROM notices WHERE user_id = $1";
        const NEW: &str =
            "INSERT INTO webhooks (user_id, kind, url, target, secret, lang, page) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let mut write = vec![Statement::new(OLD).text(user_id), Statement::new(NOTICES).text(user_id)];
        if let Some(new) = webhook {
            let insert = Statement::new(NEW).text(user_id).text(&new.kind).text(&new.url).text(&new.target);
            write.push(insert.text(&new.secret).text(&new.lang).text(&new.page));
        }
        self.write(write).await
    }

    /// Notes whether the last message to a webhook arrived.
    pub async fn note_delivery(&self, user_id: &str, error: &str, at: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE webhooks SET error = $2, sent_at = $3 WHERE user_id = $1";
        self.write(vec![Statement::new(SQL).text(user_id).text(error).text(at)]).await
    }

    /// Plans a message for a person whose turn begins with an entry, if they have a webhook. It replaces one about an
    /// earlier turn at the same table.
    pub async fn plan_notice(&self, user_id: &str, game_id: &str, seq: u32, due_at: &str) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO notices (user_id, game_id, seq, due_at) \
                           SELECT user_id, $2, $3, $4 FROM webhooks WHERE user_id = $1 \
                           ON CONFLICT (user_id, game_id) DO UPDATE SET seq = EXCLUDED.seq, attempts = 0, \
                           due_at = EXCLUDED.due_at";
        self.write(vec![Statement::new(SQL).text(user_id).text(game_id).number(seq).text(due_at)]).await
    }

    /// The people for whom messages are due, the longest due first.
    pub async fn people_to_notify(&self, now: &str, limit: u32) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT user_id FROM notices WHERE due_at <= $1 \
                           GROUP BY user_id ORDER BY MIN(due_at), user_id LIMIT $2";
        let rows: Vec<(String,)> =
            read!(self, db => sqlx::query_as(SQL).bind(now).bind(i64::from(limit)).fetch_all(db))?;
        Ok(rows.into_iter().map(|(user_id,)| user_id).collect())
    }

    /// A person's messages that are due, the longest due first.
    pub async fn due_notices(&self, user_id: &str, now: &str, limit: u32) -> Result<Vec<Notice>, Error> {
        const SQL: &str = "SELECT user_id, game_id, seq, attempts FROM notices WHERE user_id = $1 AND due_at <= $2 \
                           ORDER BY due_at, game_id LIMIT $3";
        let rows: Vec<(String, String, i64, i64)> =
            read!(self, db => sqlx::query_as(SQL).bind(user_id).bind(now).bind(i64::from(limit)).fetch_all(db))?;
        let number = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        let notice = |(user_id, game_id, seq, attempts)| Notice {
            user_id,
            game_id,
            seq: number(seq),
            attempts: number(attempts),
        };
        Ok(rows.into_iter().map(notice).collect())
    }

    /// Takes a message that is due: until `next` no other server sends it. [`Error::Conflict`] if one does already.
    pub async fn take_notice(&self, notice: &Notice, next: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE notices SET attempts = attempts + 1, due_at = $5 \
                           WHERE user_id = $1 AND game_id = $2 AND seq = $3 AND attempts = $4";
        let statement = Statement::new(SQL).text(&notice.user_id).text(&notice.game_id).number(notice.seq);
        self.write(vec![statement.number(notice.attempts).text(next).or_fail(|| Error::Conflict)]).await
    }

    /// Forgets a message, unless a later turn has begun.
    pub async fn drop_notice(&self, notice: &Notice) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM notices WHERE user_id = $1 AND game_id = $2 AND seq = $3";
        let statement = Statement::new(SQL).text(&notice.user_id).text(&notice.game_id);
        self.write(vec![statement.number(notice.seq)]).await
    }
}

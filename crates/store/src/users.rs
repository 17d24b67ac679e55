//! Users, identified by the hash of a token.

use crate::{Error, Store, database::read, write::Statement};

/// A user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The day they were last seen on: `2026-01-31`.
    pub seen_on: Option<String>,
}

/// A new user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewUser<'a> {
    /// Stable id.
    pub id: &'a str,
    /// Their name.
    pub name: &'a str,
    /// Hash of their session token.
    pub token_hash: &'a str,
    /// When.
    pub at: &'a str,
}

impl Store {
    /// Stores a new user.
    pub async fn add_user(&self, user: &NewUser<'_>) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO users (id, name, token_hash, created_at, seen_on) VALUES ($1, $2, $3, $4, $5)";
        let day = user.at.get(..10).unwrap_or(user.at);
        let statement = Statement::new(SQL).text(user.id).text(user.name).text(user.token_hash);
        self.write(vec![statement.text(user.at).text(day)]).await
    }

    /// Finds a user by the hash of their token.
    pub async fn user_by_token(&self, token_hash: &str) -> Result<Option<User>, Error> {
        const SQL: &str = "SELECT id, name, seen_on FROM users WHERE token_hash = $1";
        let found: Option<(String, String, Option<String>)> =
            read!(self, db => sqlx::query_as(SQL).bind(token_hash).fetch_optional(db))?;
        Ok(found.map(|(id, name, seen_on)| User { id, name, seen_on }))
    }

    /// Renames a user. Their existing tables keep the old name.
    pub async fn rename_user(&self, id: &str, name: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE users SET name = $2 WHERE id = $1";
        let statement = Statement::new(SQL).text(id).text(name).or_fail(|| Error::NotFound("user"));
        self.write(vec![statement]).await
    }

    /// Records the day of a user's visit.
    pub async fn see_user(&self, id: &str, day: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE users SET seen_on = $2 WHERE id = $1";
        self.write(vec![Statement::new(SQL).text(id).text(day)]).await
    }

    /// Removes up to `limit` users who have no table and were last seen before a day; returns how many. Users with no
    /// recorded visit count as seen `today`.
    pub async fn remove_unseen_users(&self, before: &str, today: &str, limit: u32) -> Result<usize, Error> {
        const UNKNOWN: &str = "UPDATE users SET seen_on = $1 WHERE seen_on IS NULL";
        const UNSEEN: &str = "SELECT u.id FROM users u WHERE u.seen_on < $1 \
                              AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = u.id) \
                              AND NOT EXISTS (SELECT 1 FROM games g WHERE g.creator = u.id) \
                              AND NOT EXISTS (SELECT 1 FROM daily d WHERE d.user_id = u.id) LIMIT $2";
        const REMOVE: &str = "DELETE FROM users WHERE id = $1 AND seen_on < $2";
        self.write(vec![Statement::new(UNKNOWN).text(today)]).await?;
        let unseen: Vec<(String,)> =
            read!(self, db => sqlx::query_as(UNSEEN).bind(before).bind(i64::from(limit)).fetch_all(db))?;
        let mut removed = 0;
        for (id,) in unseen {
            // A user who sits down at this very moment stays: the foreign key prevents the deletion.
            removed += usize::from(self.write(vec![Statement::new(REMOVE).text(&id).text(before)]).await.is_ok());
        }
        Ok(removed)
    }
}

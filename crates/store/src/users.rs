//! Users, identified by the hash of a token.

use crate::{Error, NewSession, Store, database::read, recent::FRESH, write::Statement};

/// A user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The day they were last seen on: `2026-01-31`.
    pub seen_on: Option<String>,
    /// The name they sign in with; nothing for a guest.
    pub login: Option<String>,
    /// Whether they are an administrator.
    pub admin: bool,
}

/// Selects users by a condition.
macro_rules! USER {
    ($condition:literal) => {
        concat!("SELECT u.id, u.name, u.seen_on, u.login, u.admin FROM users u WHERE ", $condition)
    };
}

pub(crate) use USER;

pub(crate) type UserColumns = (String, String, Option<String>, Option<String>, i64);

impl User {
    pub(crate) fn of((id, name, seen_on, login, admin): UserColumns) -> Self {
        User { id, name, seen_on, login, admin: admin != 0 }
    }
}

/// A new user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewUser<'a> {
    /// Stable id.
    pub id: &'a str,
    /// Their name.
    pub name: &'a str,
    /// Hash of their first session's token.
    pub token_hash: &'a str,
    /// What their browser calls itself, in short.
    pub label: &'a str,
    /// When.
    pub at: &'a str,
}

impl Store {
    /// Stores a new user and signs them in.
    pub async fn add_user(&self, user: &NewUser<'_>) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO users (id, name, token_hash, created_at, seen_on) VALUES ($1, $2, $3, $4, $5)";
        let day = user.at.get(..10).unwrap_or(user.at);
        let statement = Statement::new(SQL).text(user.id).text(user.name).text(user.token_hash);
        let session = NewSession { token_hash: user.token_hash, user_id: user.id, label: user.label, at: user.at };
        self.write(vec![statement.text(user.at).text(day), session.insert()]).await
    }

    /// Finds a user by the hash of their token. What another process changed may show a second later.
    pub async fn user_by_token(&self, token_hash: &str) -> Result<Option<User>, Error> {
        const SQL: &str = USER!("u.id = (SELECT user_id FROM sessions WHERE token_hash = $1)");
        let changes = match self.recent.find(token_hash) {
            Ok(user) => return Ok(Some(user)),
            Err(changes) => changes,
        };
        let found: Option<UserColumns> = read!(self, db => sqlx::query_as(SQL).bind(token_hash).fetch_optional(db))?;
        let user = found.map(User::of);
        if let Some(user) = &user {
            self.recent.keep(token_hash, user, changes);
        }
        Ok(user)
    }

    /// Waits until all servers on this database have noticed what was changed here about people and their sessions.
    pub async fn until_noticed(&self) {
        if self.recent.has_changed() {
            tokio::time::sleep(FRESH).await;
        }
    }

    /// The user of this id, unless they were erased.
    pub async fn user(&self, id: &str) -> Result<Option<User>, Error> {
        const SQL: &str = USER!("u.id = $1 AND u.token_hash NOT LIKE 'erased %'");
        let found: Option<UserColumns> = read!(self, db => sqlx::query_as(SQL).bind(id).fetch_optional(db))?;
        Ok(found.map(User::of))
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
        const UNSEEN: &str = "SELECT u.id FROM users u WHERE u.seen_on < $1 AND u.login IS NULL \
                              AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = u.id OR s.owner = u.id) \
                              AND NOT EXISTS (SELECT 1 FROM games g WHERE g.creator = u.id) \
                              AND NOT EXISTS (SELECT 1 FROM daily d WHERE d.user_id = u.id) LIMIT $2";
        const REMOVE: &str = "DELETE FROM users WHERE id = $1 AND seen_on < $2 AND login IS NULL";
        self.write(vec![Statement::new(UNKNOWN).text(today)]).await?;
        let unseen: Vec<(String,)> =
            read!(self, db => sqlx::query_as(UNSEEN).bind(before).bind(i64::from(limit)).fetch_all(db))?;
        let mut removed = 0;
        for (id,) in unseen {
            // Whoever sits down (a foreign key prevents it), visits or gets an account at this very moment stays.
            removed += usize::from(self.write(vec![Statement::new(REMOVE).text(&id).text(before)]).await.is_ok());
        }
        Ok(removed)
    }
}

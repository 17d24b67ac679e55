//! What administrators see and do: people, tables, invitations, switches, and the log of what they did.

use crate::{Error, Store, database::read, write::Statement};

/// A person in an administrator's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The name they sign in with; nothing for a guest.
    pub login: Option<String>,
    /// Whether they are an administrator.
    pub admin: bool,
    /// When they first came.
    pub created_at: String,
    /// The day they were last seen on.
    pub seen_on: Option<String>,
    /// How many games they have a seat in.
    pub games: u32,
}

/// An invitation to create an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Hash of its secret.
    pub secret_hash: String,
    /// Whom it is for, in the administrator's words.
    pub note: String,
    /// When it was made.
    pub created_at: String,
    /// Until when it can be used.
    pub expires_at: String,
}

/// What an administrator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audited {
    /// Unique id.
    pub id: String,
    /// When.
    pub at: String,
    /// Who.
    pub who: String,
    /// What, in one word.
    pub action: String,
    /// To whom or what.
    pub target: String,
}

/// Maximum invitations in a list.
const LISTED: i64 = 200;

impl Store {
    /// Whether there is an administrator.
    pub async fn has_administrator(&self) -> Result<bool, Error> {
        const SQL: &str = "SELECT id FROM users WHERE admin = 1 LIMIT 1";
        let found: Option<(String,)> = read!(self, db => sqlx::query_as(SQL).fetch_optional(db))?;
        Ok(found.is_some())
    }

    /// Stores the hash of the secret that makes somebody an administrator, once. An earlier one becomes useless.
    pub async fn set_administrator_secret(&self, hash: &str) -> Result<(), Error> {
        self.set_setting("administrator_secret", hash.as_bytes()).await
    }

    /// Makes a user an administrator with that secret. [`Error::Conflict`] if it is wrong or has been used.
    pub async fn claim_administrator(&self, hash: &str, user_id: &str) -> Result<(), Error> {
        const SPEND: &str = "DELETE FROM settings WHERE key = 'administrator_secret' AND value = $1";
        const SET: &str = "UPDATE users SET admin = 1 WHERE id = $1";
        self.write(vec![
            Statement::new(SPEND).bytes(hash.as_bytes()).or_fail(|| Error::Conflict),
            Statement::new(SET).text(user_id).or_fail(|| Error::Conflict),
        ])
        .await
    }

    /// Makes a user an administrator, or no longer one.
    pub async fn set_administrator(&self, user_id: &str, admin: bool) -> Result<(), Error> {
        const SQL: &str = "UPDATE users SET admin = $2 WHERE id = $1";
        let statement = Statement::new(SQL).text(user_id).number(admin);
        self.write(vec![statement.or_fail(|| Error::NotFound("person"))]).await
    }

    /// The administrators' switches, as JSON, if they were ever set.
    pub async fn switches(&self) -> Result<Option<String>, Error> {
        Ok(self.setting("switches").await?.and_then(|value| String::from_utf8(value).ok()))
    }

    /// Stores the administrators' switches.
    pub async fn set_switches(&self, switches: &str) -> Result<(), Error> {
        self.set_setting("switches", switches.as_bytes()).await
    }

    /// A page of people whose name contains a text, latest first. People who were erased are left out.
    pub async fn people(&self, search: &str, after: &crate::Cursor, limit: u32) -> Result<Vec<Person>, Error> {
        const SQL: &str = "SELECT u.id, u.name, u.login, u.admin, u.created_at, u.seen_on, \
                           (SELECT COUNT(*) FROM seats s WHERE s.user_id = u.id) \
                           FROM users u WHERE (u.created_at, u.id) < ($1, $2) AND u.token_hash NOT LIKE 'erased %' \
                           AND (LOWER(u.name) LIKE $3 ESCAPE '!' OR u.name LIKE $4 ESCAPE '!' OR u.login LIKE $3 ESCAPE '!') \
                           ORDER BY u.created_at DESC, u.id DESC LIMIT $5";
        type Columns = (String, String, Option<String>, i64, String, Option<String>, i64);
        let rows: Vec<Columns> = read!(self, db => {
            sqlx::query_as(SQL)
                .bind(&after.at)
                .bind(&after.id)
                .bind(pattern(&search.to_lowercase()))
                .bind(pattern(search))
                .bind(i64::from(limit))
                .fetch_all(db)
        })?;
        let person = |(id, name, login, admin, created_at, seen_on, games): Columns| Person {
            id,
            name,
            login,
            admin: admin != 0,
            created_at,
            seen_on,
            games: u32::try_from(games).unwrap_or(u32::MAX),
        };
        Ok(rows.into_iter().map(person).collect())
    }

    /// Removes a table, whatever its phase.
    pub async fn remove_game(&self, id: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM games WHERE id = $1";
        self.write(vec![Statement::new(SQL).text(id).or_fail(|| Error::NotFound("table"))]).await
    }

    /// Stores an invitation; expired ones are deleted.
    pub async fn add_invitation(&self, new: &Invitation) -> Result<(), Error> {
        const OLD: &str = "DELETE FROM invitations WHERE expires_at < $1";
        const NEW: &str = "INSERT INTO invitations (secret_hash, note, created_at, expires_at) VALUES ($1, $2, $3, $4)";
        let insert = Statement::new(NEW).text(&new.secret_hash).text(&new.note);
        self.write(vec![Statement::new(OLD).text(&new.created_at), insert.text(&new.created_at).text(&new.expires_at)])
            .await
    }

    /// The invitations that can still be used, latest first.
    pub async fn invitations(&self, at: &str) -> Result<Vec<Invitation>, Error> {
        const SQL: &str = "SELECT secret_hash, note, created_at, expires_at FROM invitations WHERE expires_at >= $1 \
                           ORDER BY created_at DESC, secret_hash LIMIT $2";
        let rows: Vec<(String, String, String, String)> =
            read!(self, db => sqlx::query_as(SQL).bind(at).bind(LISTED).fetch_all(db))?;
        let invitation =
            |(secret_hash, note, created_at, expires_at)| Invitation { secret_hash, note, created_at, expires_at };
        Ok(rows.into_iter().map(invitation).collect())
    }

    /// Withdraws an invitation, if it can still be used.
    pub async fn withdraw_invitation(&self, secret_hash: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM invitations WHERE secret_hash = $1";
        self.write(vec![Statement::new(SQL).text(secret_hash)]).await
    }

    /// Notes what an administrator did.
    pub async fn audit(&self, new: &Audited) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO audit (id, at, who, action, target) VALUES ($1, $2, $3, $4, $5)";
        let statement = Statement::new(SQL).text(&new.id).text(&new.at).text(&new.who);
        self.write(vec![statement.text(&new.action).text(&new.target)]).await
    }

    /// A page of what administrators did, latest first.
    pub async fn audited(&self, after: &crate::Cursor, limit: u32) -> Result<Vec<Audited>, Error> {
        const SQL: &str = "SELECT id, at, who, action, target FROM audit WHERE (at, id) < ($1, $2) \
                           ORDER BY at DESC, id DESC LIMIT $3";
        let rows: Vec<(String, String, String, String, String)> = read!(self, db => {
            sqlx::query_as(SQL).bind(&after.at).bind(&after.id).bind(i64::from(limit)).fetch_all(db)
        })?;
        let audited = |(id, at, who, action, target)| Audited { id, at, who, action, target };
        Ok(rows.into_iter().map(audited).collect())
    }
}

/// A LIKE pattern for texts that contain another one.
fn pattern(search: &str) -> String {
    let escaped = search.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{escaped}%")
}

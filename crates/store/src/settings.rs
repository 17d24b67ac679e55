//! The server's own settings.

use crate::{Error, Store, StoredSecret, database::read, write::Statement};

/// When servers were up, in milliseconds of Unix time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptime {
    /// When a server was last known to be up.
    pub alive: i64,
    /// How long there was none, in all.
    pub down: i64,
}

impl Uptime {
    fn write(self) -> Vec<u8> {
        format!("{} {}", self.alive, self.down).into_bytes()
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (alive, down) = std::str::from_utf8(bytes).ok()?.split_once(' ')?;
        Some(Uptime { alive: alive.parse().ok()?, down: down.parse().ok()? })
    }
}

impl Store {
    /// A setting.
    pub(crate) async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        const SQL: &str = "SELECT value FROM settings WHERE key = $1";
        let found: Option<(Vec<u8>,)> = read!(self, db => sqlx::query_as(SQL).bind(key).fetch_optional(db))?;
        Ok(found.map(|(value,)| value))
    }

    /// Changes a setting.
    pub(crate) async fn set_setting(&self, key: &str, value: &[u8]) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO settings (key, value) VALUES ($1, $2) \
                           ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value";
        self.write(vec![Statement::new(SQL).text(key).bytes(value)]).await
    }

    /// When servers were up; `None` if none has said so yet.
    pub async fn uptime(&self) -> Result<Option<Uptime>, Error> {
        const SELECT: &str = "SELECT value FROM settings WHERE key = 'uptime'";
        let found: Option<(Vec<u8>,)> = read!(self, db => sqlx::query_as(SELECT).fetch_optional(db))?;
        Ok(found.and_then(|(value,)| Uptime::read(&value)))
    }

    /// Says that a server is up. [`Error::Conflict`] if another one has changed it since it was read.
    pub async fn set_uptime(&self, read: Option<Uptime>, new: Uptime) -> Result<(), Error> {
        const INSERT: &str = "INSERT INTO settings (key, value) VALUES ('uptime', $1) ON CONFLICT (key) DO NOTHING";
        const UPDATE: &str = "UPDATE settings SET value = $2 WHERE key = 'uptime' AND value = $1";
        let statement = match read {
            None => Statement::new(INSERT).bytes(&new.write()),
            Some(read) => Statement::new(UPDATE).bytes(&read.write()).bytes(&new.write()),
        };
        self.write(vec![statement.or_fail(|| Error::Conflict)]).await
    }

    /// The server's secret, which deal keys are derived from. `fresh` becomes the secret if there is none yet; with
    /// several servers, the first one's is used by all.
    pub async fn server_secret(&self, fresh: [u8; 32]) -> Result<StoredSecret, Error> {
        const INSERT: &str =
            "INSERT INTO settings (key, value) VALUES ('server_secret', $1) ON CONFLICT (key) DO NOTHING";
        const SELECT: &str = "SELECT value FROM settings WHERE key = 'server_secret'";
        self.write(vec![Statement::new(INSERT).bytes(&fresh)]).await?;
        let (kept,): (Vec<u8>,) = read!(self, db => sqlx::query_as(SELECT).fetch_one(db))?;
        StoredSecret::of(&kept).ok_or(Error::NotFound("server secret of 32 bytes"))
    }
}

//! The server's own settings.

use crate::{Error, Store, StoredSecret, database::read, write::Statement};

impl Store {
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

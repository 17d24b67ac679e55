//! Data files used by games, by hash.

use crate::{Error, Store, database::read, write::Statement};

/// A data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// SHA-256 of its text.
    pub hash: String,
    /// Which game it is for.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The contents.
    pub text: String,
}

impl Store {
    /// Stores a data file, unless one with the same hash is already stored.
    pub async fn keep_catalogue(&self, catalogue: &Catalogue) -> Result<(), Error> {
        const SQL: &str =
            "INSERT INTO catalogues (hash, game, name, text) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING";
        let Catalogue { hash, game, name, text } = catalogue;
        self.write(vec![Statement::new(SQL).text(hash).text(game).text(name).text(text)]).await
    }

    /// The data file with this hash.
    pub async fn catalogue(&self, hash: &str) -> Result<Option<Catalogue>, Error> {
        const SQL: &str = "SELECT hash, game, name, text FROM catalogues WHERE hash = $1";
        let found: Option<(String, String, String, String)> =
            read!(self, db => sqlx::query_as(SQL).bind(hash).fetch_optional(db))?;
        Ok(found.map(|(hash, game, name, text)| Catalogue { hash, game, name, text }))
    }
}

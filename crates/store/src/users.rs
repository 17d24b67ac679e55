//! People, known by the hash of a token.

use crate::{Error, Store, database::read, write::Statement};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// What they are called.
    pub name: String,
}

/// Somebody who has just come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewUser<'a> {
    /// Stable id.
    pub id: &'a str,
    /// What they are called.
    pub name: &'a str,
    /// Hash of the token they are known by.
    pub token_hash: &'a str,
    /// When.
    pub at: &'a str,
}

impl Store {
    /// Keeps a new user.
    pub async fn add_user(&self, user: &NewUser<'_>) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO users (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)";
        self.write(vec![Statement::new(SQL).text(user.id).text(user.name).text(user.token_hash).text(user.at)]).await
    }

    /// Whose token has this hash.
    pub async fn user_by_token(&self, token_hash: &str) -> Result<Option<User>, Error> {
        const SQL: &str = "SELECT id, name FROM users WHERE token_hash = $1";
        let found: Option<(String, String)> =
            read!(self, db => sqlx::query_as(SQL).bind(token_hash).fetch_optional(db))?;
        Ok(found.map(|(id, name)| User { id, name }))
    }

    /// Calls somebody by another name from now on. Tables they sit at keep the old one.
    pub async fn rename_user(&self, id: &str, name: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE users SET name = $2 WHERE id = $1";
        let statement = Statement::new(SQL).text(id).text(name).or_fail(|| Error::NotFound("user"));
        self.write(vec![statement]).await
    }
}

//! What people write at a table, whom they have muted, and what they have reported.

use crate::{Error, Store, database::read, write::Statement};

/// A message at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub number: u32,
    /// Who wrote it.
    pub user_id: String,
    /// Their name then.
    pub name: String,
    /// Whether it was written among the players; otherwise among the spectators.
    pub players: bool,
    /// Whether the text is the name of a quick word.
    pub quick: bool,
    /// What.
    pub text: String,
    /// When.
    pub at: String,
}

/// A message that was reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Unique id.
    pub id: String,
    /// The table.
    pub game_id: String,
    /// The name of the person who reported it.
    pub reporter: String,
    /// The id of the person who wrote it.
    pub author_id: String,
    /// Their name.
    pub author: String,
    /// What they wrote.
    pub text: String,
    /// When it was reported.
    pub at: String,
}

/// Messages kept per table.
const KEPT: i64 = 300;

/// Reports in a list.
const LISTED: i64 = 100;

impl Store {
    /// Adds a message with the next number; the oldest ones beyond a few hundred are dropped.
    pub async fn add_chat_line(&self, game_id: &str, line: &ChatLine) -> Result<(), Error> {
        const ADD: &str = "INSERT INTO chat (game_id, number, user_id, name, players, quick, text, at) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        const DROP: &str = "DELETE FROM chat WHERE game_id = $1 AND number <= $2";
        let add = Statement::new(ADD).text(game_id).number(line.number).text(&line.user_id).text(&line.name);
        self.write(vec![
            add.number(line.players).number(line.quick).text(&line.text).text(&line.at),
            Statement::new(DROP).text(game_id).number(i64::from(line.number) - KEPT),
        ])
        .await
    }

    /// The messages of a table, oldest first.
    pub async fn chat(&self, game_id: &str) -> Result<Vec<ChatLine>, Error> {
        const SQL: &str = "SELECT number, user_id, name, players, quick, text, at FROM chat WHERE game_id = $1 \
                           ORDER BY number";
        type Columns = (i64, String, String, i64, i64, String, String);
        let rows: Vec<Columns> = read!(self, db => sqlx::query_as(SQL).bind(game_id).fetch_all(db))?;
        let line = |(number, user_id, name, players, quick, text, at): Columns| ChatLine {
            number: u32::try_from(number).unwrap_or(u32::MAX),
            user_id,
            name,
            players: players != 0,
            quick: quick != 0,
            text,
            at,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// The number of the last message at a table; 0 if there is none.
    pub async fn last_chat_line(&self, game_id: &str) -> Result<u32, Error> {
        const SQL: &str = "SELECT MAX(number) FROM chat WHERE game_id = $1";
        let (last,): (Option<i64>,) = read!(self, db => sqlx::query_as(SQL).bind(game_id).fetch_one(db))?;
        Ok(last.and_then(|last| u32::try_from(last).ok()).unwrap_or_default())
    }

    /// Whose messages a user does not want to see.
    pub async fn muted_by(&self, user_id: &str) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT muted_id FROM mutes WHERE user_id = $1";
        let rows: Vec<(String,)> = read!(self, db => sqlx::query_as(SQL).bind(user_id).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Mutes somebody for a user, or no longer.
    pub async fn set_muted(&self, user_id: &str, muted_id: &str, muted: bool) -> Result<(), Error> {
        const ADD: &str = "INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const END: &str = "DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2";
        self.write(vec![Statement::new(if muted { ADD } else { END }).text(user_id).text(muted_id)]).await
    }

    /// Reports a message to the administrators. Reporting it again changes nothing.
    pub async fn report(
        &self,
        id: &str,
        game_id: &str,
        reporter: &str,
        line: &ChatLine,
        at: &str,
    ) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO reports (id, game_id, number, reporter, author, text, at) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game_id, number, reporter) DO NOTHING";
        let statement = Statement::new(SQL).text(id).text(game_id).number(line.number).text(reporter);
        self.write(vec![statement.text(&line.user_id).text(&line.text).text(at)]).await
    }

    /// The latest reports.
    pub async fn reports(&self) -> Result<Vec<Report>, Error> {
        const SQL: &str = "SELECT r.id, r.game_id, p.name, r.author, a.name, r.text, r.at FROM reports r \
                           JOIN users p ON p.id = r.reporter JOIN users a ON a.id = r.author \
                           ORDER BY r.at DESC, r.id LIMIT $1";
        type Columns = (String, String, String, String, String, String, String);
        let rows: Vec<Columns> = read!(self, db => sqlx::query_as(SQL).bind(LISTED).fetch_all(db))?;
        let report = |(id, game_id, reporter, author_id, author, text, at): Columns| Report {
            id,
            game_id,
            reporter,
            author_id,
            author,
            text,
            at,
        };
        Ok(rows.into_iter().map(report).collect())
    }

    /// Removes a report that has been dealt with.
    pub async fn close_report(&self, id: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM reports WHERE id = $1";
        self.write(vec![Statement::new(SQL).text(id)]).await
    }
}

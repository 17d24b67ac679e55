//! How many tables there may be, and how long.

use crate::{Error, Store, database::read, games::Phase, write::Statement};

/// Cutoff times: tables with no activity since then have expired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Tables waiting for players.
    pub waiting: Option<String>,
    /// Unfinished games.
    pub playing: Option<String>,
}

/// A user's unfinished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Games they have a seat in, but for rematches they have not agreed to.
    pub sits: u32,
    /// Tables they created that are waiting for players.
    pub opened: u32,
}

impl Store {
    /// Counts a user's unfinished games: those they play in, and waiting tables they created.
    pub async fn count_unfinished(&self, user_id: &str) -> Result<Unfinished, Error> {
        const SITS: &str = "SELECT COUNT(DISTINCT game_id) FROM seats s WHERE user_id = $1 AND ended_at IS NULL \
                            AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = s.game_id \
                            AND g.unconfirmed LIKE '%{\"invited\":\"' || $1 || '\"}%')";
        const OPENED: &str = "SELECT COUNT(*) FROM games WHERE creator = $1 AND phase = 'gathering'";
        let (sits,): (i64,) = read!(self, db => sqlx::query_as(SITS).bind(user_id).fetch_one(db))?;
        let (opened,): (i64,) = read!(self, db => sqlx::query_as(OPENED).bind(user_id).fetch_one(db))?;
        Ok(Unfinished { sits: count(sits), opened: count(opened) })
    }

    /// Counts tables waiting for players that were created from a network.
    pub async fn count_waiting_from(&self, origin: &str) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM games WHERE origin = $1 AND phase = 'gathering'";
        let (waiting,): (i64,) = read!(self, db => sqlx::query_as(SQL).bind(origin).fetch_one(db))?;
        Ok(count(waiting))
    }

    /// Up to `limit` expired tables.
    pub async fn expired_games(&self, expiry: &Expiry, limit: u32) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE phase = $1 AND updated_at < $2 ORDER BY updated_at LIMIT $3";
        let mut expired = Vec::new();
        for (phase, before) in [(Phase::Lobby, &expiry.waiting), (Phase::Playing, &expiry.playing)] {
            let Some(before) = before else { continue };
            let rows: Vec<(String,)> = read!(self, db => {
                sqlx::query_as(SQL).bind(phase.word()).bind(before).bind(i64::from(limit)).fetch_all(db)
            })?;
            expired.extend(rows.into_iter().map(|(id,)| id));
        }
        Ok(expired)
    }

    /// Removes an expired table. [`Error::Conflict`] if it has been active in the meantime.
    pub async fn remove_expired(&self, id: &str, expiry: &Expiry) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM games WHERE id = $1 AND \
                           ((phase = 'gathering' AND updated_at < $2) OR (phase = 'playing' AND updated_at < $3))";
        // The empty string sorts before all times.
        let before = |time: &Option<String>| time.clone().unwrap_or_default();
        let statement = Statement::new(SQL).text(id).text(&before(&expiry.waiting)).text(&before(&expiry.playing));
        self.write(vec![statement.or_fail(|| Error::Conflict)]).await
    }
}

fn count(found: i64) -> u32 {
    u32::try_from(found).unwrap_or(u32::MAX)
}

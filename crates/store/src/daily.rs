//! The daily deal: each player's counted table, and the best scores.

use crate::{Error, Store, database::read};

/// A player's table that counts for a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The table.
    pub game_id: String,
    /// How it ended, if it was finished within the day.
    pub score: Option<DailyScore>,
}

/// How a counted table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyScore {
    /// Points.
    pub score: i32,
    /// Whether the game was won.
    pub won: bool,
}

/// A line in a day's ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The user's id.
    pub user_id: String,
    /// Their name at the table.
    pub name: String,
    /// The table.
    pub game_id: String,
    /// How it ended.
    pub score: DailyScore,
}

/// A day with finished games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// `2026-01-31`.
    pub day: String,
    /// How many players finished it.
    pub finished: u32,
}

/// Stores the score of a table that counts, once; other tables have no row here.
pub(crate) const SCORE: &str = "UPDATE daily SET score = $2, won = $3, finished_at = $4 \
                                WHERE game_id = $1 AND score IS NULL";
/// Registers a player's first table of a day.
pub(crate) const BEGIN: &str = "INSERT INTO daily (day, user_id, game_id) VALUES ($1, $2, $3)";

impl Store {
    /// The user's table that counts for a day.
    pub async fn daily_attempt(&self, day: &str, user_id: &str) -> Result<Option<Attempt>, Error> {
        const SQL: &str = "SELECT game_id, score, won FROM daily WHERE day = $1 AND user_id = $2";
        let found: Option<(String, Option<i64>, Option<i64>)> =
            read!(self, db => sqlx::query_as(SQL).bind(day).bind(user_id).fetch_optional(db))?;
        Ok(found.map(|(game_id, score, won)| Attempt { game_id, score: score.zip(won).map(score_of) }))
    }

    /// The best scores of a day: wins first, then by points, then earliest.
    pub async fn daily_best(&self, day: &str, limit: u32) -> Result<Vec<Best>, Error> {
        const SQL: &str = "SELECT d.user_id, s.name, d.game_id, d.score, d.won FROM daily d \
                           JOIN seats s ON s.game_id = d.game_id AND s.user_id = d.user_id \
                           WHERE d.day = $1 AND d.score IS NOT NULL \
                           ORDER BY d.won DESC, d.score DESC, d.finished_at, d.game_id LIMIT $2";
        let rows: Vec<(String, Option<String>, String, i64, i64)> =
            read!(self, db => sqlx::query_as(SQL).bind(day).bind(i64::from(limit)).fetch_all(db))?;
        let best = |(user_id, name, game_id, score, won): (String, Option<String>, String, i64, i64)| Best {
            user_id,
            name: name.unwrap_or_default(),
            game_id,
            score: score_of((score, won)),
        };
        Ok(rows.into_iter().map(best).collect())
    }

    /// How many players did better that day: the place minus one.
    pub async fn daily_better(&self, day: &str, than: DailyScore) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM daily WHERE day = $1 AND (won > $2 OR (won = $2 AND score > $3))";
        let (won, score) = (i64::from(than.won), i64::from(than.score));
        let (count,): (i64,) = read!(self, db => sqlx::query_as(SQL).bind(day).bind(won).bind(score).fetch_one(db))?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// The most recent days with finished games, latest first.
    pub async fn daily_days(&self, limit: u32) -> Result<Vec<Day>, Error> {
        const SQL: &str = "SELECT day, COUNT(*) FROM daily WHERE score IS NOT NULL \
                           GROUP BY day ORDER BY day DESC LIMIT $1";
        let rows: Vec<(String, i64)> = read!(self, db => sqlx::query_as(SQL).bind(i64::from(limit)).fetch_all(db))?;
        let day = |(day, finished): (String, i64)| Day { day, finished: u32::try_from(finished).unwrap_or(u32::MAX) };
        Ok(rows.into_iter().map(day).collect())
    }
}

fn score_of((score, won): (i64, i64)) -> DailyScore {
    DailyScore { score: i32::try_from(score).unwrap_or(i32::MAX), won: won != 0 }
}

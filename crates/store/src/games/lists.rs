//! Lists of tables: a user's own, open ones, ones to watch, all.

use crate::{
    Error, Store,
    database::read,
    games::{GameRow, Row, games_from, group},
};

/// Which waiting tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Listing<'a> {
    /// Whether those for everybody are.
    pub public: bool,
    /// Whose invitations count.
    pub user_id: Option<&'a str>,
    /// Only this game.
    pub game: Option<&'a str>,
    /// Only this pace: `none`, `live` or `days`.
    pub pace: Option<&'a str>,
    /// Only tables with this number of seats.
    pub seats: Option<u8>,
}

/// A cursor into a list ordered by time, latest first: the next page begins after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The time of the last table shown.
    pub at: String,
    /// Its id.
    pub id: String,
}

impl Cursor {
    /// The start of a list. Letters sort after the digits that times begin with.
    pub fn start() -> Self {
        Cursor { at: "z".to_owned(), id: String::new() }
    }
}

impl Store {
    /// A user's latest unfinished games, 200 at most. The literal limit makes PostgreSQL look games up one by one; without
    /// it, it expects a share of all games and scans the whole table.
    pub async fn unfinished_games(&self, user_id: &str, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT h.* FROM (SELECT game_id, at FROM \
             (SELECT game_id, (SELECT updated_at FROM games WHERE id = game_id) AS at \
             FROM (SELECT game_id FROM seats WHERE user_id = $1 AND ended_at IS NULL \
             UNION SELECT game_id FROM seats WHERE owner = $1 AND ended_at IS NULL) mine) dated \
             WHERE (at, game_id) < ($2, $3) ORDER BY at DESC, game_id DESC LIMIT $4) own \
             JOIN games h ON h.id = own.game_id) g",
            "g.updated_at DESC"
        );
        let limit = i64::from(limit);
        let rows: Vec<Row> = read!(self, db => {
            sqlx::query_as(SQL).bind(user_id).bind(&after.at).bind(&after.id).bind(limit).fetch_all(db)
        })?;
        Ok(group(rows))
    }

    /// A page of a user's finished games, the most recently finished first.
    pub async fn finished_games(&self, user_id: &str, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT ended_at, game_id FROM seats \
             WHERE user_id = $1 AND ended_at IS NOT NULL AND (ended_at, game_id) < ($2, $3) \
             UNION SELECT ended_at, game_id FROM seats \
             WHERE owner = $1 AND ended_at IS NOT NULL AND (ended_at, game_id) < ($2, $3) \
             ORDER BY ended_at DESC, game_id DESC LIMIT $4) own JOIN games g ON g.id = own.game_id",
            "own.ended_at DESC"
        );
        let limit = i64::from(limit);
        let rows: Vec<Row> = read!(self, db => {
            sqlx::query_as(SQL).bind(user_id).bind(&after.at).bind(&after.id).bind(limit).fetch_all(db)
        })?;
        Ok(group(rows))
    }

    /// The seat and the final standing, as JSON, of a user's other finished games with the same options and number of
    /// players as this one: the latest thousand. Branches of other games don't count.
    pub async fn standings_before(&self, user_id: &str, game: &GameRow) -> Result<Vec<(u8, String)>, Error> {
        const SQL: &str = "SELECT s.seat, g.status FROM seats s JOIN games g ON g.id = s.game_id \
                           WHERE s.user_id = $1 AND s.ended_at IS NOT NULL AND g.id <> $2 AND g.game = $3 \
                           AND g.options = $4 AND g.status IS NOT NULL AND g.header NOT LIKE '%\"origin\":{%' \
                           AND g.terms NOT LIKE '%\"hints\":true%' AND (SELECT COUNT(*) FROM seats o WHERE o.game_id = g.id) = $5 \
                           ORDER BY s.ended_at DESC LIMIT 1000";
        let seats = i64::try_from(game.seats.len()).unwrap_or(i64::MAX);
        let rows: Vec<(i64, String)> = read!(self, db => {
            sqlx::query_as(SQL).bind(user_id).bind(&game.id).bind(&game.game).bind(&game.options).bind(seats).fetch_all(db)
        })?;
        Ok(rows.into_iter().map(|(seat, status)| (u8::try_from(seat).unwrap_or(u8::MAX), status)).collect())
    }

    /// A page of tables with an open seat, latest first: those listed for everybody, and those this user is invited to.
    pub async fn open_games(&self, listing: &Listing<'_>, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT * FROM games o WHERE phase = 'gathering' AND (updated_at, id) < ($1, $2) \
             AND ((listed = 1 AND $4 = 1) OR EXISTS (SELECT 1 FROM invited i WHERE i.game_id = o.id AND i.user_id = $5)) \
             AND EXISTS (SELECT 1 FROM seats s WHERE s.game_id = o.id AND s.kind = 'open') \
             AND ($6 = '' OR game = $6) \
             AND ($7 = '' OR ($7 = 'none' AND terms NOT LIKE '%\"clock\":%') OR terms LIKE '%\"pace\":{\"' || $7 || '\"%') \
             AND ($8 = 0 OR (SELECT COUNT(*) FROM seats c WHERE c.game_id = o.id) = $8) \
             ORDER BY updated_at DESC, id DESC LIMIT $3) g",
            "g.updated_at DESC"
        );
        let rows: Vec<Row> = read!(self, db => {
            sqlx::query_as(SQL)
                .bind(&after.at)
                .bind(&after.id)
                .bind(i64::from(limit))
                .bind(i64::from(listing.public))
                .bind(listing.user_id.unwrap_or_default())
                .bind(listing.game.unwrap_or_default())
                .bind(listing.pace.unwrap_or_default())
                .bind(i64::from(listing.seats.unwrap_or_default()))
                .fetch_all(db)
        })?;
        Ok(group(rows))
    }

    /// Running games that everybody may find and watch, latest first.
    pub async fn games_to_watch(&self, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT * FROM games WHERE phase = 'playing' AND public = 1 ORDER BY updated_at DESC, id DESC LIMIT $1) g",
            "g.updated_at DESC"
        );
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(i64::from(limit)).fetch_all(db))?;
        Ok(group(rows))
    }

    /// A page of all tables, latest first.
    pub async fn all_games(&self, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT * FROM games WHERE (updated_at, id) < ($1, $2) ORDER BY updated_at DESC, id DESC LIMIT $3) g",
            "g.updated_at DESC"
        );
        let limit = i64::from(limit);
        let rows: Vec<Row> =
            read!(self, db => sqlx::query_as(SQL).bind(&after.at).bind(&after.id).bind(limit).fetch_all(db))?;
        Ok(group(rows))
    }

    /// A page of all tables, by id.
    pub async fn game_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2";
        let rows: Vec<(String,)> =
            read!(self, db => sqlx::query_as(SQL).bind(after).bind(i64::from(limit)).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// How many tables there are.
    pub async fn count_games(&self) -> Result<u64, Error> {
        let (games,): (i64,) = read!(self, db => sqlx::query_as("SELECT COUNT(*) FROM games").fetch_one(db))?;
        Ok(u64::try_from(games).unwrap_or_default())
    }
}

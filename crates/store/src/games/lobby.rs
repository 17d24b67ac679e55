//! Tables that are waiting for players.

use crate::{
    Error, Store,
    database::read,
    games::{SeatRow, Start, seat_of},
    write::Statement,
};

/// A player taking a seat.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// Where.
    pub seat: u8,
    /// Who.
    pub user_id: &'a str,
    /// What they are called at this table.
    pub name: &'a str,
    /// When.
    pub at: &'a str,
    /// The start of the game, if this was the last open seat.
    pub start: Option<Start<'a>>,
}

/// A change of a table that is waiting for players.
#[derive(Clone, Copy, Debug)]
pub struct LobbyChange<'a> {
    /// When it was last changed, as far as known.
    pub was: &'a str,
    /// When.
    pub at: &'a str,
    /// Options, as JSON.
    pub options: &'a str,
    /// What the players agree on besides the options, as JSON.
    pub terms: &'a str,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether everybody finds it while it is played.
    pub public: bool,
    /// The people who have to confirm it, as a JSON list; empty if all have.
    pub unconfirmed: &'a str,
    /// Who sits where, in order.
    pub seats: &'a [SeatRow],
    /// The id and name of somebody whom the creator removes with it.
    pub removed: Option<(&'a str, &'a str)>,
    /// The start of the game, if nothing is missing any more.
    pub start: Option<Start<'a>>,
}

impl Store {
    /// Seats a player. [`Error::Conflict`] if the seat is no longer open, or if others sat down meanwhile, so that the
    /// game should now start, or no longer should.
    pub async fn sit(&self, id: &str, sitting: &Sitting<'_>) -> Result<(), Error> {
        const SIT: &str = "UPDATE seats SET kind = 'person', user_id = $3, name = $4 \
                           WHERE game_id = $1 AND seat = $2 AND kind = 'open'";
        // Updating the game's row first serialises players who sit down at the same time.
        const TOUCH: &str = "UPDATE games SET updated_at = $2 WHERE id = $1 AND phase = 'gathering'";
        const START: &str = "UPDATE games SET phase = 'playing', header = $2, status = $3, bot_to_act = $4, origin = NULL, \
                             clock = $5, flag_at = $6 WHERE id = $1 AND unconfirmed = '' \
                             AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open')";
        const WAIT: &str = "UPDATE games SET phase = 'gathering' WHERE id = $1 AND (unconfirmed <> '' \
                            OR EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open'))";
        let then = match &sitting.start {
            Some(start) => Statement::new(START)
                .text(id)
                .text(start.header)
                .text(start.status)
                .number(start.bot_to_act)
                .clock(start.clock),
            None => Statement::new(WAIT).text(id),
        };
        self.write(vec![
            Statement::new(TOUCH).text(id).text(sitting.at).or_fail(|| Error::Conflict),
            Statement::new(SIT)
                .text(id)
                .number(sitting.seat)
                .text(sitting.user_id)
                .text(sitting.name)
                .or_fail(|| Error::Conflict),
            then.or_fail(|| Error::Conflict),
        ])
        .await
    }

    /// Changes a table that is waiting for players, and starts its game if nothing is missing any more.
    /// [`Error::Conflict`] if it was changed in the meantime.
    pub async fn change_lobby(&self, id: &str, change: &LobbyChange<'_>) -> Result<(), Error> {
        const CHANGE: &str = "UPDATE games SET updated_at = $3, options = $4, terms = $5, listed = $6, unconfirmed = $7, \
                              public = $8 \
                              WHERE id = $1 AND phase = 'gathering' AND updated_at = $2";
        const SEATS: &str = "DELETE FROM seats WHERE game_id = $1";
        const START: &str = "UPDATE games SET phase = 'playing', header = $2, status = $3, bot_to_act = $4, origin = NULL, \
                             clock = $5, flag_at = $6 WHERE id = $1";
        let table = Statement::new(CHANGE).text(id).text(change.was).text(change.at).text(change.options);
        let table = table.text(change.terms).number(change.listed).text(change.unconfirmed).number(change.public);
        let mut write = vec![table.or_fail(|| Error::Conflict), Statement::new(SEATS).text(id)];
        write.extend(change.seats.iter().map(|seat| seat_of(id, seat)));
        if let Some((user, name)) = change.removed {
            const REMOVED: &str =
                "INSERT INTO removed (game_id, user_id, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            write.push(Statement::new(REMOVED).text(id).text(user).text(name));
        }
        if let Some(start) = &change.start {
            let begin = Statement::new(START).text(id).text(start.header).text(start.status);
            write.push(begin.number(start.bot_to_act).clock(start.clock));
        }
        self.write(write).await
    }

    /// The names of the people whom the creator of a table has removed.
    pub async fn removed_from(&self, id: &str) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT DISTINCT name FROM removed WHERE game_id = $1 ORDER BY name";
        let rows: Vec<(String,)> = read!(self, db => sqlx::query_as(SQL).bind(id).fetch_all(db))?;
        Ok(rows.into_iter().map(|(name,)| name).collect())
    }

    /// Whether the creator of a table has removed somebody.
    pub async fn is_removed(&self, id: &str, user_id: &str) -> Result<bool, Error> {
        const SQL: &str = "SELECT name FROM removed WHERE game_id = $1 AND user_id = $2";
        let row: Option<(String,)> = read!(self, db => sqlx::query_as(SQL).bind(id).bind(user_id).fetch_optional(db))?;
        Ok(row.is_some())
    }

    /// Lets people of this name take a seat again.
    pub async fn readmit(&self, id: &str, name: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM removed WHERE game_id = $1 AND name = $2";
        self.write(vec![Statement::new(SQL).text(id).text(name)]).await
    }

    /// Sets who may take a seat at a table for named people.
    pub async fn set_invited(&self, id: &str, users: &[String]) -> Result<(), Error> {
        const OLD: &str = "DELETE FROM invited WHERE game_id = $1";
        const NEW: &str = "INSERT INTO invited (game_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let mut write = vec![Statement::new(OLD).text(id)];
        write.extend(users.iter().map(|user| Statement::new(NEW).text(id).text(user)));
        self.write(write).await
    }

    /// Removes a table waiting for players. [`Error::Conflict`] if another user created it, or it is not waiting.
    pub async fn cancel_game(&self, id: &str, creator: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM games WHERE id = $1 AND creator = $2 AND phase = 'gathering'";
        self.write(vec![Statement::new(SQL).text(id).text(creator).or_fail(|| Error::Conflict)]).await
    }
}

//! Entries, and what changes with them: the summary, who plays a seat, clocks, proposals.

use crate::{
    Error, Store,
    append::Plain,
    daily::{DailyScore, SCORE},
    database::{Database, read},
    games::{ENTRY, Phase, Ticking},
    write::{Statement, Write},
};

/// An entry.
#[derive(Clone, Copy, Debug)]
pub struct Appended<'a> {
    /// Its number: one more than the last.
    pub seq: u32,
    /// As JSON.
    pub entry: &'a str,
    /// When.
    pub at: &'a str,
    /// Who plays a seat from this entry on.
    pub sits: Option<Sits<'a>>,
}

/// Who plays a seat from an entry on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sits<'a> {
    /// A bot takes over. A person whose seat it was stays its owner.
    Bot {
        /// Which seat.
        seat: u8,
        /// Its level.
        level: &'a str,
        /// Its name at this table.
        name: &'a str,
    },
    /// The owner of the seat returns.
    Owner {
        /// Which seat.
        seat: u8,
    },
}

/// The state of a game after an entry.
#[derive(Clone, Copy, Debug)]
pub struct Summary<'a> {
    /// Its phase.
    pub phase: Phase,
    /// Who it is waiting for and the scores, as JSON.
    pub status: &'a str,
    /// How it ended, as JSON, if it has.
    pub result: Option<&'a str>,
    /// Its score, if the table counts for a day.
    pub daily: Option<DailyScore>,
    /// Whether it's a bot's turn.
    pub bot_to_act: bool,
    /// The clocks, if the table has any.
    pub clock: Option<Ticking<'a>>,
    /// What a player has proposed, as JSON, if it outlives the entry.
    pub proposal: Option<&'a str>,
}

impl Store {
    /// Appends an entry and updates the summary atomically. [`Error::Conflict`] if this entry has already been written.
    pub async fn append(&self, id: &str, new: &Appended<'_>, summary: &Summary<'_>) -> Result<(), Error> {
        let plain = summary.daily.is_none() && summary.proposal.is_none() && new.sits.is_none();
        if !plain || summary.phase != Phase::Playing {
            return self.write(statements(id, new, summary)).await;
        }
        let plain = Plain {
            id: id.to_owned(),
            seq: new.seq,
            entry: new.entry.to_owned(),
            at: new.at.to_owned(),
            status: summary.status.to_owned(),
            bot_to_act: summary.bot_to_act,
            clock: summary.clock.map(|clock| (clock.state.to_owned(), clock.flag_at)),
        };
        match &self.database {
            Database::Sqlite { write, .. } => write.write(Write::Append(plain)).await,
            Database::Postgres { append, .. } => append.append(plain).await,
        }
    }

    /// The ids of games where it's a bot's turn.
    pub async fn games_with_bot_to_act(&self) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE bot_to_act = 1 ORDER BY id";
        let rows: Vec<(String,)> = read!(self, db => sqlx::query_as(SQL).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Records that it's not a bot's turn, unless the game has moved on since this entry.
    pub async fn no_bot_to_act(&self, id: &str, seq: u32) -> Result<(), Error> {
        const SQL: &str = "UPDATE games SET bot_to_act = 0 WHERE id = $1 AND seq = $2";
        self.write(vec![Statement::new(SQL).text(id).number(seq)]).await
    }

    /// Stores a proposal, or how it was answered. [`Error::Conflict`] if the game has moved on since this entry, or is over.
    pub async fn propose(&self, id: &str, seq: u32, proposal: &str, at: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE games SET proposal = $3, updated_at = $4 \
                           WHERE id = $1 AND seq = $2 AND phase = 'playing'";
        let statement = Statement::new(SQL).text(id).number(seq).text(proposal).text(at);
        self.write(vec![statement.or_fail(|| Error::Conflict)]).await
    }

    /// Games in which a clock has run out at this time.
    pub async fn games_out_of_time(&self, now: i64, limit: u32) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE flag_at IS NOT NULL AND flag_at <= $1 ORDER BY flag_at LIMIT $2";
        let rows: Vec<(String,)> =
            read!(self, db => sqlx::query_as(SQL).bind(now).bind(i64::from(limit)).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Whether any clock is running.
    pub async fn has_running_clocks(&self) -> Result<bool, Error> {
        const SQL: &str = "SELECT id FROM games WHERE flag_at IS NOT NULL LIMIT 1";
        let row: Option<(String,)> = read!(self, db => sqlx::query_as(SQL).fetch_optional(db))?;
        Ok(row.is_some())
    }
}

/// The statements that append an entry.
fn statements(id: &str, new: &Appended<'_>, summary: &Summary<'_>) -> Vec<Statement> {
    const SUMMARY: &str = "UPDATE games SET seq = $2, phase = $3, status = $4, result = $5, updated_at = $6, bot_to_act = $7, \
                           clock = $8, flag_at = $9, proposal = $10 \
                           WHERE id = $1 AND seq = $2 - 1 AND phase = 'playing'";
    const BOT: &str = "UPDATE seats SET kind = 'bot', owner = COALESCE(user_id, owner), user_id = NULL, level = $3, \
                       name = $4 WHERE game_id = $1 AND seat = $2";
    const OWNER: &str = "UPDATE seats SET kind = 'person', user_id = owner, owner = NULL, level = NULL \
                         WHERE game_id = $1 AND seat = $2 AND owner IS NOT NULL";
    const ENDS: &str = "UPDATE seats SET ended_at = $2 WHERE game_id = $1";
    let mut write = vec![
        Statement::new(SUMMARY)
            .text(id)
            .number(new.seq)
            .text(summary.phase.word())
            .text(summary.status)
            .maybe(summary.result)
            .text(new.at)
            .number(summary.bot_to_act)
            .clock(summary.clock)
            .maybe(summary.proposal)
            .or_fail(|| Error::Conflict),
        Statement::new(ENTRY).text(id).number(new.seq).text(new.entry).text(new.at),
    ];
    if let Some(DailyScore { score, won }) = summary.daily {
        write.push(Statement::new(SCORE).text(id).number(score).number(won).text(new.at));
    }
    if summary.phase == Phase::Over {
        write.push(Statement::new(ENDS).text(id).text(new.at));
    }
    match new.sits {
        None => {}
        Some(Sits::Bot { seat, level, name }) => {
            write.push(Statement::new(BOT).text(id).number(seat).text(level).text(name));
        }
        Some(Sits::Owner { seat }) => {
            write.push(Statement::new(OWNER).text(id).number(seat).or_fail(|| Error::Conflict));
        }
    }
    write
}

/// The statements that append an entry in the middle of a game.
pub(crate) fn append_statements(plain: &Plain) -> Vec<Statement> {
    let new = Appended { seq: plain.seq, entry: &plain.entry, at: &plain.at, sits: None };
    let (status, bot_to_act) = (plain.status.as_str(), plain.bot_to_act);
    let clock = plain.clock.as_ref().map(|(state, flag_at)| Ticking { state, flag_at: *flag_at });
    statements(
        &plain.id,
        &new,
        &Summary { phase: Phase::Playing, status, result: None, daily: None, bot_to_act, clock, proposal: None },
    )
}

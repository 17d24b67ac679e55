//! Tables, their seats and their entries.

use std::fmt;

use crate::{
    Error, Store,
    append::Plain,
    daily::{BEGIN, DailyScore, SCORE},
    database::{Database, read},
    write::Statement,
};

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are open.
    Lobby,
    /// The game is in progress.
    Playing,
    /// It is over.
    Over,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Lobby => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    /// Parses the stored word; the schema allows no others.
    fn of(word: &str) -> Self {
        match word {
            "gathering" => Phase::Lobby,
            "playing" => Phase::Playing,
            _ => Phase::Over,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A user.
    Person {
        /// Their id.
        user_id: String,
        /// Their name at this table.
        name: String,
    },
    /// A computer opponent.
    Bot {
        /// Its level.
        level: String,
        /// Its name at this table.
        name: String,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its number, from 0.
    pub seat: u8,
    /// Who sits there.
    pub kind: SeatKind,
}

/// 32 secret bytes that never leave the server.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredSecret(pub [u8; 32]);

impl StoredSecret {
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(StoredSecret)
    }
}

/// Secrets don't show up in logs.
impl fmt::Debug for StoredSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A table without its secret and entries, as shown in lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its phase.
    pub phase: Phase,
    /// Options, as JSON.
    pub options: String,
    /// Hash of its data file, unless it is the built-in one.
    pub catalogue: Option<String>,
    /// The header line of the record, once it has started.
    pub header: Option<String>,
    /// The number of the last entry.
    pub seq: u32,
    /// Who it is waiting for and the scores, as JSON.
    pub status: Option<String>,
    /// How it ended, as JSON.
    pub result: Option<String>,
    /// When it was created.
    pub created_at: String,
    /// When something last happened.
    pub updated_at: String,
    /// Who created it, if known.
    pub creator: Option<String>,
    /// Who sits where, in order.
    pub seats: Vec<SeatRow>,
}

/// A table with everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub game: GameRow,
    /// The secret its draws are derived from.
    pub secret: StoredSecret,
    /// Its entries in order, as JSON.
    pub entries: Vec<String>,
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewGameRow<'a> {
    /// Its id.
    pub id: &'a str,
    /// Which game.
    pub game: &'a str,
    /// Options, as JSON.
    pub options: &'a str,
    /// Hash of its data file, unless it is the built-in one. The file is already stored.
    pub catalogue: Option<&'a str>,
    /// The secret its draws are derived from.
    pub secret: &'a StoredSecret,
    /// Who sits where, in order.
    pub seats: &'a [SeatRow],
    /// When.
    pub at: &'a str,
    /// The start of the game, if no seat is open.
    pub start: Option<Start<'a>>,
    /// The day whose deal it counts for, and who plays it.
    pub daily: Option<(&'a str, &'a str)>,
    /// Who creates it.
    pub creator: &'a str,
    /// A hash of the network it is created from.
    pub origin: Option<&'a str>,
}

/// The start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The header line of the record.
    pub header: &'a str,
    /// Who it is waiting for, as JSON.
    pub status: &'a str,
    /// Whether it's a bot's turn.
    pub bot_to_act: bool,
}

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

/// An entry.
#[derive(Clone, Copy, Debug)]
pub struct Appended<'a> {
    /// Its number: one more than the last.
    pub seq: u32,
    /// As JSON.
    pub entry: &'a str,
    /// When.
    pub at: &'a str,
    /// The bot that takes over a seat from this entry on: seat, level, name.
    pub sits: Option<(u8, &'a str, &'a str)>,
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

/// Cutoff times: tables with no activity since then have expired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Tables waiting for players.
    pub waiting: Option<String>,
    /// Unfinished games.
    pub playing: Option<String>,
}

/// The columns of a game, then those of one of its seats.
type Row = (
    String,
    String,
    String,
    String,
    Option<String>,
    Option<String>,
    i64,
    Option<String>,
    Option<String>,
    String,
    String,
    Option<String>,
    i64,
    Option<String>,
    Option<String>,
    Option<String>,
);

/// Games joined with their seats: one row per seat, grouped by game.
macro_rules! games_from {
    ($games:literal, $order:literal) => {
        concat!(
            "SELECT g.id, g.game, g.phase, g.options, g.catalogue, g.header, g.seq, g.status, g.result, ",
            "g.created_at, g.updated_at, g.creator, s.seat, s.user_id, s.name, s.level FROM ",
            $games,
            " JOIN seats s ON s.game_id = g.id ORDER BY ",
            $order,
            ", g.id DESC, s.seat"
        )
    };
}

impl Store {
    /// Stores a new table with its seats. [`Error::Conflict`] if it should count for a day but another already does.
    pub async fn add_game(&self, new: &NewGameRow<'_>) -> Result<(), Error> {
        const GAME: &str = "INSERT INTO games (id, game, phase, options, catalogue, header, secret, status, created_at, \
                            updated_at, bot_to_act, creator, origin) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)";
        const SEAT: &str =
            "INSERT INTO seats (game_id, seat, kind, user_id, name, level) VALUES ($1, $2, $3, $4, $5, $6)";
        let phase = if new.start.is_some() { Phase::Playing } else { Phase::Lobby };
        let mut write = vec![
            Statement::new(GAME)
                .text(new.id)
                .text(new.game)
                .text(phase.word())
                .text(new.options)
                .maybe(new.catalogue)
                .maybe(new.start.map(|start| start.header))
                .bytes(&new.secret.0)
                .maybe(new.start.map(|start| start.status))
                .text(new.at)
                .number(new.start.is_some_and(|start| start.bot_to_act))
                .text(new.creator)
                .maybe(new.origin),
        ];
        for SeatRow { seat, kind } in new.seats {
            let (word, user_id, name, level) = kind.columns();
            let seat = Statement::new(SEAT).text(new.id).number(*seat);
            write.push(seat.text(word).maybe(user_id).maybe(name).maybe(level));
        }
        if let Some((day, user_id)) = new.daily {
            write.push(Statement::new(BEGIN).text(day).text(user_id).text(new.id));
        }
        self.write(write).await
    }

    /// Seats a player. [`Error::Conflict`] if the seat is no longer open, or if others sat down meanwhile, so that the
    /// game should now start, or no longer should.
    pub async fn sit(&self, id: &str, sitting: &Sitting<'_>) -> Result<(), Error> {
        const SIT: &str = "UPDATE seats SET kind = 'person', user_id = $3, name = $4 \
                           WHERE game_id = $1 AND seat = $2 AND kind = 'open'";
        // Updating the game's row first serialises players who sit down at the same time.
        const TOUCH: &str = "UPDATE games SET updated_at = $2 WHERE id = $1 AND phase = 'gathering'";
        const START: &str = "UPDATE games SET phase = 'playing', header = $2, status = $3, bot_to_act = $4, origin = NULL \
                             WHERE id = $1 \
                             AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open')";
        const WAIT: &str = "UPDATE games SET phase = 'gathering' WHERE id = $1 \
                            AND EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open')";
        let then = match &sitting.start {
            Some(start) => {
                Statement::new(START).text(id).text(start.header).text(start.status).number(start.bot_to_act)
            }
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

    /// Appends an entry and updates the summary atomically. [`Error::Conflict`] if this entry has already been written.
    pub async fn append(&self, id: &str, new: &Appended<'_>, summary: &Summary<'_>) -> Result<(), Error> {
        let plain = summary.daily.is_none() && summary.phase == Phase::Playing && new.sits.is_none();
        if let (true, Database::Postgres { append, .. }) = (plain, &self.database) {
            return append
                .append(Plain {
                    id: id.to_owned(),
                    seq: new.seq,
                    entry: new.entry.to_owned(),
                    at: new.at.to_owned(),
                    status: summary.status.to_owned(),
                    bot_to_act: summary.bot_to_act,
                })
                .await;
        }
        self.write(statements(id, new, summary)).await
    }

    /// A table with everything.
    pub async fn load(&self, id: &str) -> Result<Loaded, Error> {
        const SECRET: &str = "SELECT secret FROM games WHERE id = $1";
        let game = self.game(id).await?.ok_or(Error::NotFound("table"))?;
        let (secret,): (Vec<u8>,) = read!(self, db => sqlx::query_as(SECRET).bind(id).fetch_one(db))?;
        // Another server may have added some since.
        let entries = self.entries_after(id, 0, game.seq).await?;
        let secret = StoredSecret::of(&secret).ok_or(Error::NotFound("secret of 32 bytes"))?;
        Ok(Loaded { game, secret, entries })
    }

    /// A table without its secret and entries.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, Error> {
        const SQL: &str = games_from!("(SELECT * FROM games WHERE id = $1) g", "g.updated_at DESC");
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(id).fetch_all(db))?;
        Ok(group(rows).pop())
    }

    /// A user's latest unfinished games, 200 at most. The literal limit makes PostgreSQL look games up one by one; without
    /// it, it expects a share of all games and scans the whole table.
    pub async fn unfinished_games(&self, user_id: &str, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT h.* FROM (SELECT game_id, (SELECT updated_at FROM games WHERE id = game_id) AS at \
             FROM (SELECT DISTINCT game_id FROM seats WHERE user_id = $1 AND ended_at IS NULL) mine \
             ORDER BY at DESC, game_id DESC LIMIT 200) own \
             JOIN games h ON h.id = own.game_id ORDER BY h.updated_at DESC, h.id DESC LIMIT $2) g",
            "g.updated_at DESC"
        );
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(user_id).bind(i64::from(limit)).fetch_all(db))?;
        Ok(group(rows))
    }

    /// A page of a user's finished games, the most recently finished first.
    pub async fn finished_games(&self, user_id: &str, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT DISTINCT ended_at, game_id FROM seats \
             WHERE user_id = $1 AND ended_at IS NOT NULL AND (ended_at, game_id) < ($2, $3) \
             ORDER BY ended_at DESC, game_id DESC LIMIT $4) own JOIN games g ON g.id = own.game_id",
            "own.ended_at DESC"
        );
        let limit = i64::from(limit);
        let rows: Vec<Row> = read!(self, db => {
            sqlx::query_as(SQL).bind(user_id).bind(&after.at).bind(&after.id).bind(limit).fetch_all(db)
        })?;
        Ok(group(rows))
    }

    /// A page of tables with an open seat, latest first.
    pub async fn open_games(&self, after: &Cursor, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_from!(
            "(SELECT * FROM games WHERE phase = 'gathering' AND (updated_at, id) < ($1, $2) \
             ORDER BY updated_at DESC, id DESC LIMIT $3) g",
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

    /// Counts a user's unfinished games: those they play in, and waiting tables they created.
    pub async fn count_unfinished(&self, user_id: &str) -> Result<Unfinished, Error> {
        const SITS: &str = "SELECT COUNT(DISTINCT game_id) FROM seats WHERE user_id = $1 AND ended_at IS NULL";
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

    /// Removes a table waiting for players. [`Error::Conflict`] if another user created it, or it is not waiting.
    pub async fn cancel_game(&self, id: &str, creator: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM games WHERE id = $1 AND creator = $2 AND phase = 'gathering'";
        self.write(vec![Statement::new(SQL).text(id).text(creator).or_fail(|| Error::Conflict)]).await
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

/// The statements that append an entry.
fn statements(id: &str, new: &Appended<'_>, summary: &Summary<'_>) -> Vec<Statement> {
    const ENTRY: &str = "INSERT INTO entries (game_id, seq, entry, at) VALUES ($1, $2, $3, $4)";
    const SUMMARY: &str = "UPDATE games SET seq = $2, phase = $3, status = $4, result = $5, updated_at = $6, bot_to_act = $7 \
                           WHERE id = $1 AND seq = $2 - 1 AND phase = 'playing'";
    const SITS: &str = "UPDATE seats SET kind = 'bot', user_id = NULL, level = $3, name = $4 \
                        WHERE game_id = $1 AND seat = $2";
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
            .or_fail(|| Error::Conflict),
        Statement::new(ENTRY).text(id).number(new.seq).text(new.entry).text(new.at),
    ];
    if let Some(DailyScore { score, won }) = summary.daily {
        write.push(Statement::new(SCORE).text(id).number(score).number(won).text(new.at));
    }
    if summary.phase == Phase::Over {
        write.push(Statement::new(ENDS).text(id).text(new.at));
    }
    if let Some((seat, level, name)) = new.sits {
        write.push(Statement::new(SITS).text(id).number(seat).text(level).text(name));
    }
    write
}

/// The statements that append an entry in the middle of a game.
pub(crate) fn append_statements(plain: &Plain) -> Vec<Statement> {
    let new = Appended { seq: plain.seq, entry: &plain.entry, at: &plain.at, sits: None };
    let (status, bot_to_act) = (plain.status.as_str(), plain.bot_to_act);
    statements(&plain.id, &new, &Summary { phase: Phase::Playing, status, result: None, daily: None, bot_to_act })
}

/// A user's unfinished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Games they have a seat in.
    pub sits: u32,
    /// Tables they created that are waiting for players.
    pub opened: u32,
}

fn count(found: i64) -> u32 {
    u32::try_from(found).unwrap_or(u32::MAX)
}

impl SeatKind {
    /// The player's name at this table.
    pub fn name(&self) -> Option<&str> {
        self.columns().2
    }

    /// Kind, user, name, level.
    fn columns(&self) -> (&'static str, Option<&str>, Option<&str>, Option<&str>) {
        match self {
            SeatKind::Open => ("open", None, None, None),
            SeatKind::Person { user_id, name } => ("person", Some(user_id), Some(name), None),
            SeatKind::Bot { level, name } => ("bot", None, Some(name), Some(level)),
        }
    }

    fn of(user_id: Option<String>, name: Option<String>, level: Option<String>) -> Self {
        match (user_id, level) {
            (Some(user_id), _) => SeatKind::Person { user_id, name: name.unwrap_or_default() },
            (None, Some(level)) => SeatKind::Bot { level, name: name.unwrap_or_default() },
            (None, None) => SeatKind::Open,
        }
    }
}

fn group(rows: Vec<Row>) -> Vec<GameRow> {
    let mut games: Vec<GameRow> = Vec::new();
    for row in rows {
        let (
            id,
            game,
            phase,
            options,
            catalogue,
            header,
            seq,
            status,
            result,
            created_at,
            updated_at,
            creator,
            seat,
            user,
            name,
            level,
        ) = row;
        let seat = SeatRow { seat: u8::try_from(seat).unwrap_or(u8::MAX), kind: SeatKind::of(user, name, level) };
        match games.last_mut() {
            Some(last) if last.id == id => last.seats.push(seat),
            _ => games.push(GameRow {
                id,
                game,
                phase: Phase::of(&phase),
                options,
                catalogue,
                header,
                seq: u32::try_from(seq).unwrap_or(u32::MAX),
                status,
                result,
                created_at,
                updated_at,
                creator,
                seats: vec![seat],
            }),
        }
    }
    games
}

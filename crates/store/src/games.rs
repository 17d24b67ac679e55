//! Tables, their seats and their entries.

use std::fmt;

use crate::{
    Error, Store,
    daily::{BEGIN, DailyScore, SCORE},
    database::read,
    write::Statement,
};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are open.
    Gathering,
    /// The game is on.
    Playing,
    /// It is over.
    Over,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    /// The database lets in no other words.
    fn of(word: &str) -> Self {
        match word {
            "gathering" => Phase::Gathering,
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
        /// What they are called at this table.
        name: String,
    },
    /// A computer opponent.
    Bot {
        /// How strong.
        level: String,
        /// What it is called at this table.
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

/// Thirty-two bytes that stay on the server.
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

/// A table without its secret and its entries: what a list shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Options, as JSON.
    pub options: String,
    /// Hash of its components, if they are not the built-in ones.
    pub catalogue: Option<String>,
    /// The header line of the record, once it has started.
    pub header: Option<String>,
    /// The number of the last entry.
    pub seq: u32,
    /// Whom it waits for and how it stands, as JSON.
    pub status: Option<String>,
    /// How it ended, as JSON.
    pub result: Option<String>,
    /// When it was set up.
    pub created_at: String,
    /// When something last happened.
    pub updated_at: String,
    /// Who sits where, in order.
    pub seats: Vec<SeatRow>,
}

/// A table with everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub game: GameRow,
    /// What decides its chance.
    pub secret: StoredSecret,
    /// Its entries in order, as JSON.
    pub entries: Vec<String>,
}

/// A table that is being set up.
#[derive(Clone, Debug)]
pub struct NewGameRow<'a> {
    /// Its id.
    pub id: &'a str,
    /// Which game.
    pub game: &'a str,
    /// Options, as JSON.
    pub options: &'a str,
    /// Hash of its components, if they are not the built-in ones; they are kept already.
    pub catalogue: Option<&'a str>,
    /// What decides its chance.
    pub secret: &'a StoredSecret,
    /// Who sits where, in order.
    pub seats: &'a [SeatRow],
    /// When.
    pub at: &'a str,
    /// How it starts, if nobody is waited for.
    pub start: Option<Start<'a>>,
    /// The day whose deal it counts for, and who plays it.
    pub daily: Option<(&'a str, &'a str)>,
}

/// The start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The header line of the record.
    pub header: &'a str,
    /// Whom it waits for, as JSON.
    pub status: &'a str,
}

/// Somebody sits down.
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
    /// How the game starts, if this was the last open seat.
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
    /// The computer opponent that plays on for a seat from this entry: seat, level, name.
    pub sits: Option<(u8, &'a str, &'a str)>,
}

/// How a game stands after an entry.
#[derive(Clone, Copy, Debug)]
pub struct Summary<'a> {
    /// How far it is.
    pub phase: Phase,
    /// Whom it waits for and how it stands, as JSON.
    pub status: &'a str,
    /// How it ended, as JSON, if it has.
    pub result: Option<&'a str>,
    /// What it counts for, if it is somebody's table of a day.
    pub daily: Option<DailyScore>,
}

/// Columns of a game, then those of one of its seats.
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
    i64,
    Option<String>,
    Option<String>,
    Option<String>,
);

/// Games with their seats: one row for each seat, those of a game together.
macro_rules! games_where {
    ($condition:literal) => {
        concat!(
            "SELECT g.id, g.game, g.phase, g.options, g.catalogue, g.header, g.seq, g.status, g.result, ",
            "g.created_at, g.updated_at, s.seat, s.user_id, s.name, s.level FROM games g JOIN seats s ON s.game_id = g.id WHERE ",
            $condition,
            " ORDER BY g.updated_at DESC, g.id, s.seat"
        )
    };
}

impl Store {
    /// Keeps a new table with its seats. [`Error::Conflict`] if it was to count for a day, and another one does already.
    pub async fn add_game(&self, new: &NewGameRow<'_>) -> Result<(), Error> {
        const GAME: &str = "INSERT INTO games (id, game, phase, options, catalogue, header, secret, status, created_at, updated_at) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)";
        const SEAT: &str =
            "INSERT INTO seats (game_id, seat, kind, user_id, name, level) VALUES ($1, $2, $3, $4, $5, $6)";
        let phase = if new.start.is_some() { Phase::Playing } else { Phase::Gathering };
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
                .text(new.at),
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

    /// Somebody sits down. [`Error::Conflict`] if the seat is not open any more, or if the game was to start (or not)
    /// while others sat down too.
    pub async fn sit(&self, id: &str, sitting: &Sitting<'_>) -> Result<(), Error> {
        const SIT: &str = "UPDATE seats SET kind = 'person', user_id = $3, name = $4 \
                           WHERE game_id = $1 AND seat = $2 AND kind = 'open'";
        // Touching the game's row first makes those who sit down at once wait for each other.
        const TOUCH: &str = "UPDATE games SET updated_at = $2 WHERE id = $1 AND phase = 'gathering'";
        const START: &str = "UPDATE games SET phase = 'playing', header = $2, status = $3 WHERE id = $1 \
                             AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open')";
        const WAIT: &str = "UPDATE games SET phase = 'gathering' WHERE id = $1 \
                            AND EXISTS (SELECT 1 FROM seats WHERE game_id = $1 AND kind = 'open')";
        let then = match &sitting.start {
            Some(start) => Statement::new(START).text(id).text(start.header).text(start.status),
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

    /// Adds an entry and brings the summary up to date: both or neither. [`Error::Conflict`] if somebody else has
    /// written this entry already.
    pub async fn append(&self, id: &str, new: &Appended<'_>, summary: &Summary<'_>) -> Result<(), Error> {
        const ENTRY: &str = "INSERT INTO entries (game_id, seq, entry, at) VALUES ($1, $2, $3, $4)";
        const SUMMARY: &str = "UPDATE games SET seq = $2, phase = $3, status = $4, result = $5, updated_at = $6 \
                               WHERE id = $1 AND seq = $2 - 1 AND phase = 'playing'";
        const SITS: &str = "UPDATE seats SET kind = 'bot', user_id = NULL, level = $3, name = $4 \
                            WHERE game_id = $1 AND seat = $2";
        let mut write = vec![
            Statement::new(SUMMARY)
                .text(id)
                .number(new.seq)
                .text(summary.phase.word())
                .text(summary.status)
                .maybe(summary.result)
                .text(new.at)
                .or_fail(|| Error::Conflict),
            Statement::new(ENTRY).text(id).number(new.seq).text(new.entry).text(new.at),
        ];
        if let Some(DailyScore { score, won }) = summary.daily {
            write.push(Statement::new(SCORE).text(id).number(score).number(won).text(new.at));
        }
        if let Some((seat, level, name)) = new.sits {
            write.push(Statement::new(SITS).text(id).number(seat).text(level).text(name));
        }
        self.write(write).await
    }

    /// A table with everything.
    pub async fn load(&self, id: &str) -> Result<Loaded, Error> {
        const SECRET: &str = "SELECT secret FROM games WHERE id = $1";
        const ENTRIES: &str = "SELECT entry FROM entries WHERE game_id = $1 ORDER BY seq";
        let game = self.game(id).await?.ok_or(Error::NotFound("table"))?;
        let (secret,): (Vec<u8>,) = read!(self, db => sqlx::query_as(SECRET).bind(id).fetch_one(db))?;
        let entries: Vec<(String,)> = read!(self, db => sqlx::query_as(ENTRIES).bind(id).fetch_all(db))?;
        let secret = StoredSecret::of(&secret).ok_or(Error::NotFound("secret of 32 bytes"))?;
        Ok(Loaded { game, secret, entries: entries.into_iter().map(|(entry,)| entry).collect() })
    }

    /// A table without its secret and entries.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, Error> {
        const SQL: &str = games_where!("g.id = $1");
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(id).fetch_all(db))?;
        Ok(group(rows).pop())
    }

    /// The latest tables where this user sits.
    pub async fn games_of(&self, user_id: &str, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_where!(
            "g.id IN (SELECT h.id FROM games h WHERE EXISTS \
             (SELECT 1 FROM seats t WHERE t.game_id = h.id AND t.user_id = $1) ORDER BY h.updated_at DESC, h.id LIMIT $2)"
        );
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(user_id).bind(i64::from(limit)).fetch_all(db))?;
        Ok(group(rows))
    }

    /// The latest tables with an open seat.
    pub async fn open_games(&self, limit: u32) -> Result<Vec<GameRow>, Error> {
        const SQL: &str = games_where!(
            "g.id IN (SELECT h.id FROM games h WHERE h.phase = 'gathering' ORDER BY h.updated_at DESC, h.id LIMIT $1)"
        );
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(i64::from(limit)).fetch_all(db))?;
        Ok(group(rows))
    }

    /// The ids of running games with a computer opponent.
    pub async fn games_with_bots(&self) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT g.id FROM games g WHERE g.phase = 'playing' AND EXISTS \
                           (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.kind = 'bot') ORDER BY g.id";
        let rows: Vec<(String,)> = read!(self, db => sqlx::query_as(SQL).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

impl SeatKind {
    /// What whoever sits there is called at this table.
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
                seats: vec![seat],
            }),
        }
    }
    games
}

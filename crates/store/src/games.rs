//! Tables, their seats and their entries.

mod entries;
mod limits;
mod lists;
mod lobby;

use std::fmt;

use sqlx::{ColumnIndex, Decode, FromRow, Type};

use crate::{Error, Store, daily::BEGIN, database::read, write::Statement};

pub(crate) use entries::append_statements;
pub use entries::{Appended, Sits, Summary};
pub use limits::{Expiry, Unfinished};
pub use lists::{Cursor, Listing};
pub use lobby::{LobbyChange, Sitting};

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
        /// The person it plays for, if the seat was theirs.
        owner: Option<String>,
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
    /// What the players have agreed on besides the options, as JSON.
    pub terms: String,
    /// The clocks after the last entry, as JSON.
    pub clock: Option<String>,
    /// What a player has proposed since the last entry, as JSON.
    pub proposal: Option<String>,
    /// The people who have to confirm the waiting table, as a JSON list of ids, and of `{"invited":id}` for those who have
    /// not agreed to play at it; empty if all have.
    pub unconfirmed: String,
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
    /// What the players agree on besides the options, as JSON.
    pub terms: &'a str,
    /// Whether everybody finds it while it is waiting for players.
    pub listed: bool,
    /// Whether everybody finds it while it is played.
    pub public: bool,
    /// The people who have to confirm it before it starts, as a JSON list; empty if nobody has.
    pub unconfirmed: &'a str,
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
    /// The clocks, if the table has any.
    pub clock: Option<Ticking<'a>>,
}

/// The clocks of a table.
#[derive(Clone, Copy, Debug)]
pub struct Ticking<'a> {
    /// As JSON.
    pub state: &'a str,
    /// When the next one runs out, if any is running.
    pub flag_at: Option<i64>,
}

/// A game and one of its seats.
struct Row {
    game: GameRow,
    seat: SeatRow,
}

impl<'r, R> FromRow<'r, R> for Row
where
    R: sqlx::Row,
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        let game = GameRow {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            phase: Phase::of(&row.try_get::<String, _>(2)?),
            options: row.try_get(3)?,
            catalogue: row.try_get(4)?,
            header: row.try_get(5)?,
            seq: u32::try_from(row.try_get::<i64, _>(6)?).unwrap_or(u32::MAX),
            status: row.try_get(7)?,
            result: row.try_get(8)?,
            created_at: row.try_get(9)?,
            updated_at: row.try_get(10)?,
            creator: row.try_get(11)?,
            terms: row.try_get(12)?,
            clock: row.try_get(13)?,
            proposal: row.try_get(14)?,
            unconfirmed: row.try_get(15)?,
            seats: Vec::new(),
        };
        let number = u8::try_from(row.try_get::<i64, _>(16)?).unwrap_or(u8::MAX);
        let kind = SeatKind::of(row.try_get(17)?, row.try_get(18)?, row.try_get(19)?, row.try_get(20)?);
        Ok(Row { game, seat: SeatRow { seat: number, kind } })
    }
}

const ENTRY: &str = "INSERT INTO entries (game_id, seq, entry, at) VALUES ($1, $2, $3, $4)";

/// Games joined with their seats: one row per seat, grouped by game.
macro_rules! games_from {
    ($games:literal, $order:literal) => {
        concat!(
            "SELECT g.id, g.game, g.phase, g.options, g.catalogue, g.header, g.seq, g.status, g.result, ",
            "g.created_at, g.updated_at, g.creator, g.terms, g.clock, g.proposal, g.unconfirmed, ",
            "s.seat, s.user_id, s.name, s.level, s.owner FROM ",
            $games,
            " JOIN seats s ON s.game_id = g.id ORDER BY ",
            $order,
            ", g.id DESC, s.seat"
        )
    };
}
use games_from;

impl Store {
    /// Stores a new table with its seats. [`Error::Conflict`] if it should count for a day but another already does.
    pub async fn add_game(&self, new: &NewGameRow<'_>) -> Result<(), Error> {
        self.write(new_game(new)).await
    }

    /// Stores a new table whose game has entries already, as JSON: a branch of another game.
    pub async fn add_branch(&self, new: &NewGameRow<'_>, entries: &[String]) -> Result<(), Error> {
        const SEQ: &str = "UPDATE games SET seq = $2 WHERE id = $1";
        let mut write = new_game(new);
        write.extend(
            (1..)
                .zip(entries)
                .map(|(seq, entry): (u32, _)| Statement::new(ENTRY).text(new.id).number(seq).text(entry).text(new.at)),
        );
        write.push(Statement::new(SEQ).text(new.id).number(entries.len() as u32));
        self.write(write).await
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
}

/// The statements that store a new table with its seats.
fn new_game(new: &NewGameRow<'_>) -> Vec<Statement> {
    const GAME: &str = "INSERT INTO games (id, game, phase, options, catalogue, header, secret, status, created_at, \
                        updated_at, bot_to_act, creator, origin, terms, listed, clock, flag_at, public, unconfirmed) \
                        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)";
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
            .maybe(new.origin)
            .text(new.terms)
            .number(new.listed)
            .clock(new.start.and_then(|start| start.clock))
            .number(new.public)
            .text(new.unconfirmed),
    ];
    write.extend(new.seats.iter().map(|seat| seat_of(new.id, seat)));
    if let Some((day, user_id)) = new.daily {
        write.push(Statement::new(BEGIN).text(day).text(user_id).text(new.id));
    }
    write
}

/// The statement that stores a seat.
fn seat_of(id: &str, SeatRow { seat, kind }: &SeatRow) -> Statement {
    const SQL: &str = "INSERT INTO seats (game_id, seat, kind, user_id, name, level) VALUES ($1, $2, $3, $4, $5, $6)";
    let (word, user_id, name, level) = kind.columns();
    Statement::new(SQL).text(id).number(*seat).text(word).maybe(user_id).maybe(name).maybe(level)
}

impl Statement {
    /// The state of the clocks, and when the next one runs out.
    fn clock(self, clock: Option<Ticking<'_>>) -> Self {
        self.maybe(clock.map(|clock| clock.state)).maybe_number(clock.and_then(|clock| clock.flag_at))
    }
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
            SeatKind::Bot { level, name, .. } => ("bot", None, Some(name), Some(level)),
        }
    }

    fn of(user_id: Option<String>, name: Option<String>, level: Option<String>, owner: Option<String>) -> Self {
        match (user_id, level) {
            (Some(user_id), _) => SeatKind::Person { user_id, name: name.unwrap_or_default() },
            (None, Some(level)) => SeatKind::Bot { level, name: name.unwrap_or_default(), owner },
            (None, None) => SeatKind::Open,
        }
    }
}

fn group(rows: Vec<Row>) -> Vec<GameRow> {
    let mut games: Vec<GameRow> = Vec::new();
    for Row { game, seat } in rows {
        match games.last_mut() {
            Some(last) if last.id == game.id => last.seats.push(seat),
            _ => games.push(GameRow { seats: vec![seat], ..game }),
        }
    }
    games
}

//! SQLite and PostgreSQL behind one type: opening, migrating, reading and writing.

use std::{
    fs::{File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::Duration,
};

use sqlx::{
    Connection as _, PgPool, SqlSafeStr, SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    postgres::{PgConnectOptions, PgConnection, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{
    Error,
    append::Appender,
    recent::Recent,
    write::{Statement, Write, Writer, explain_postgres, write_postgres},
};

/// An open, migrated database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    /// The lock of the one server allowed on an SQLite file.
    lock: Option<Arc<File>>,
    /// How messages refer to it; never includes a password.
    pub(crate) place: String,
    pub(crate) recent: Arc<Recent>,
}

#[derive(Clone, Debug)]
pub(crate) enum Database {
    /// SQLite allows one writer at a time, so writes queue here rather than for the file lock.
    Sqlite { read: SqlitePool, write: Writer },
    /// Entries are written in groups, everything else by itself.
    Postgres { pool: PgPool, append: Appender },
}

/// Runs a query on either database; the SQL is the same for both.
macro_rules! read {
    ($store:expr, $db:ident => $query:expr) => {
        match &$store.database {
            crate::database::Database::Sqlite { read: $db, .. } => $query.await,
            crate::database::Database::Postgres { pool: $db, .. } => $query.await,
        }
        .map_err(|error| $store.explain(error))
    };
}

pub(crate) use read;

/// How long to wait for a busy database.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:FILE` (created if missing) or `postgres://…`, and runs migrations.
    pub async fn open(address: &str) -> Result<Self, Error> {
        Self::open_patiently(address, PATIENCE).await
    }

    /// Like [`Store::open`], waiting this long for a busy database.
    pub async fn open_patiently(address: &str, patience: Duration) -> Result<Self, Error> {
        Self::open_as(address, patience, Role::Visitor).await
    }

    /// Opens a database to serve games from. A second server on the same SQLite file is refused, since neither would
    /// see the other's writes; the operating system releases the lock when the process ends, even in a crash.
    pub async fn open_to_serve(address: &str, patience: Duration) -> Result<Self, Error> {
        Self::open_as(address, patience, Role::Server).await
    }

    async fn open_as(address: &str, patience: Duration, role: Role) -> Result<Self, Error> {
        match address.split_once(':') {
            Some(("sqlite", _)) => open_sqlite(address, patience, role).await,
            Some(("postgres" | "postgresql", _)) => open_postgres(address, patience).await,
            _ => Err(bad_address(address, "unknown database type")),
        }
    }

    /// Checks that the database is writable by writing and deleting 64 KB, which fails on a full disk.
    pub async fn probe(&self) -> Result<(), Error> {
        const WRITE: &str = "INSERT INTO settings (key, value) VALUES ('probe', $1) \
                             ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value";
        const DELETE: &str = "DELETE FROM settings WHERE key = 'probe'";
        self.write(vec![Statement::new(WRITE).bytes(&[0; 64 * 1024]), Statement::new(DELETE)]).await
    }

    /// Limits an SQLite file to this many pages, or to its current size if larger. No effect on PostgreSQL.
    pub async fn limit_pages(&self, pages: u32) {
        if let Database::Sqlite { write, .. } = &self.database {
            write.limit_pages(pages).await;
        }
    }

    /// Runs all the statements or none of them.
    pub(crate) async fn write(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let users = statements.iter().any(Statement::changes_users);
        let written = match &self.database {
            Database::Sqlite { write, .. } => write.write(Write::Statements(statements)).await,
            Database::Postgres { pool, .. } => write_postgres(pool, &statements, |error| self.explain(error)).await,
        };
        if users {
            self.recent.forget();
        }
        written
    }

    /// Finishes pending writes and closes the database.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite { read, write } => {
                write.close().await;
                read.close().await;
            }
            Database::Postgres { pool, append } => {
                append.close().await;
                pool.close().await;
            }
        }
        if let Some(lock) = &self.lock {
            // The operating system unlocks it at the latest when the process ends.
            let _ = lock.unlock();
        }
    }

    pub(crate) fn explain(&self, error: sqlx::Error) -> Error {
        match &self.database {
            Database::Postgres { .. } => explain_postgres(&self.place, error),
            Database::Sqlite { .. } => Error::explain(&self.place, error),
        }
    }
}

/// What a database is opened for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Server,
    Visitor,
}

async fn open_sqlite(address: &str, patience: Duration, role: Role) -> Result<Store, Error> {
    let options = SqliteConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))?;
    let file = options.get_filename().to_owned();
    if file.as_os_str().is_empty() || address.contains(":memory:") || address.contains("mode=memory") {
        return Err(bad_address(address, "games kept in memory would be lost; name a file"));
    }
    let place = format!("the database file {}", file.display());
    let writable = !address.contains("mode=ro") && !address.contains("immutable");
    let explain = |error| explain_file(&file, Error::explain(&place, error));
    let lock = match role {
        Role::Server if writable => Some(Arc::new(lock(&file, &place)?)),
        Role::Server | Role::Visitor => None,
    };
    let options = options.create_if_missing(false).foreign_keys(true).busy_timeout(patience);
    if file.metadata().is_ok_and(|found| found.len() > 0) {
        // Checked before anything changes the file: even the journal mode is written into it.
        let mut reader = SqliteConnection::connect_with(&options).await.map_err(explain)?;
        let tables = sqlite_tables(&mut reader).await.map_err(explain)?;
        reader.close().await.map_err(explain)?;
        check_ours(tables.into_iter(), &place)?;
    }
    let options = options
        .create_if_missing(writable)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged move survives a power cut: in WAL mode only FULL syncs at every commit.
        .synchronous(SqliteSynchronous::Full);
    let mut writer = SqliteConnection::connect_with(&options).await.map_err(explain)?;
    // SQLite also opens files it can't write to; better to fail now than at the first move.
    let mut attempt = writer.begin_with("BEGIN IMMEDIATE").await.map_err(explain)?;
    sqlx::query("CREATE TABLE can_be_written (yes)").execute(&mut *attempt).await.map_err(explain)?;
    attempt.rollback().await.map_err(explain)?;
    migrations(&SQLITE).run(&mut writer).await.map_err(|error| Error::explain_migration(&place, error))?;
    let write = Writer::start(writer, options.clone(), &place, patience);
    let read = SqlitePoolOptions::new().max_connections(4).acquire_timeout(patience);
    let read = read.connect_with(options).await.map_err(explain)?;
    Ok(Store { database: Database::Sqlite { read, write }, lock, place, recent: Arc::default() })
}

/// The names of the tables in an SQLite file.
pub(crate) async fn sqlite_tables(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    const SQL: &str = "SELECT name FROM sqlite_master WHERE type = 'table'";
    let tables: Vec<(String,)> = sqlx::query_as(SQL).fetch_all(connection).await?;
    Ok(tables.into_iter().map(|(name,)| name).collect())
}

/// Locks an SQLite file for this server, using a separate lock file: POSIX locks on the database itself would be lost
/// as soon as anything in this process closed it.
fn lock(file: &Path, place: &str) -> Result<File, Error> {
    let name = lock_name(file);
    let failed = |error| explain_file(file, Error::explain(place, sqlx::Error::Io(error)));
    let lock = File::options().create(true).truncate(false).write(true).open(name).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Error::InUse { place: place.to_owned() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// The lock file of an SQLite file. Links are resolved, so that two names for one file share a lock.
pub(crate) fn lock_name(file: &Path) -> PathBuf {
    let mut name = file.canonicalize().unwrap_or_else(|_| file.to_owned()).into_os_string();
    name.push(".lock");
    PathBuf::from(name)
}

/// Finds a better reason why a file can't be opened; SQLite itself says little more than that it can't.
pub(crate) fn explain_file(file: &Path, error: Error) -> Error {
    let Error::Unreachable { place, source } = error else { return error };
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    if file.is_dir() {
        return Error::BadFile { place, reason: "it is a folder; name a file in it".to_owned() };
    }
    if !folder.is_dir() {
        return Error::BadFile { place, reason: format!("there is no folder {}; create it", folder.display()) };
    }
    match &*source {
        sqlx::Error::Io(error) if error.kind() == ErrorKind::TimedOut => Error::Unreachable { place, source },
        // Everything exists, so permissions are the problem.
        sqlx::Error::Io(_) => Error::ReadOnly { place, source },
        sqlx::Error::Database(found) if found.code().is_some_and(|code| is_cant_open(&code)) => {
            Error::ReadOnly { place, source }
        }
        _ => Error::Unreachable { place, source },
    }
}

fn is_cant_open(code: &str) -> bool {
    const CANTOPEN: u32 = 14;
    code.parse::<u32>().is_ok_and(|code| code & 0xff == CANTOPEN)
}

/// Refuses a database with another program's tables.
pub(crate) fn check_ours(tables: impl Iterator<Item = String>, place: &str) -> Result<(), Error> {
    let tables: Vec<String> = tables.collect();
    let has = |name: &str| tables.iter().any(|table| table == name);
    // Only the migrations table exists: the first start was interrupted.
    let begun = tables.iter().all(|table| table == "_sqlx_migrations");
    if begun || (has("_sqlx_migrations") && has("games") && has("entries")) {
        return Ok(());
    }
    Err(Error::Foreign { place: place.to_owned() })
}

pub(crate) fn postgres_options(address: &str) -> Result<PgConnectOptions, Error> {
    PgConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))
}

/// How messages refer to a PostgreSQL database.
pub(crate) fn postgres_place(options: &PgConnectOptions) -> String {
    let name = options.get_database().unwrap_or(options.get_username());
    format!("the PostgreSQL database {name} at {}", options.get_host())
}

async fn open_postgres(address: &str, patience: Duration) -> Result<Store, Error> {
    let options = postgres_options(address)?;
    let place = postgres_place(&options);
    let explain = |error| Error::explain(&place, error);
    // A pool retries until it times out; a single connection fails at once with the reason.
    let first = tokio::time::timeout(patience, PgConnection::connect_with(&options)).await;
    let first = first.unwrap_or_else(|_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into())));
    first.map_err(explain)?.close().await.map_err(explain)?;
    let pool = PgPoolOptions::new().max_connections(12).acquire_timeout(patience);
    let pool = pool.connect_with(options).await.map_err(explain)?;
    // Other programs may have tables here too, but not with these names.
    let ours = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema() \
                AND table_name IN ('_sqlx_migrations', 'games', 'entries')";
    let ours: Vec<(String,)> = sqlx::query_as(ours).fetch_all(&pool).await.map_err(explain)?;
    check_ours(ours.into_iter().map(|(name,)| name), &place)?;
    migrations(&POSTGRES).run(&pool).await.map_err(|error| Error::explain_migration(&place, error))?;
    let append = Appender::start(pool.clone(), &place);
    Ok(Store { database: Database::Postgres { pool, append }, lock: None, place, recent: Arc::default() })
}

/// An error for a bad address, with any password removed.
pub(crate) fn bad_address(address: &str, reason: &str) -> Error {
    Error::BadAddress { address: without_password(address), reason: reason.to_owned() }
}

/// A database address as it may be shown: `…` replaces the password.
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (place, parameters) =
        rest.split_once('?').map_or((rest, None), |(place, parameters)| (place, Some(parameters)));
    let place = match place.rsplit_once('@') {
        // A password may itself contain any character, so only a plain user name is shown.
        Some((login, host)) => match login.split_once(':') {
            Some((user, _)) => format!("{user}:…@{host}"),
            None => format!("{login}@{host}"),
        },
        None => place.to_owned(),
    };
    let shown = |parameter: &str| match parameter.split_once('=') {
        Some((name, _)) if name.eq_ignore_ascii_case("password") => format!("{name}=…"),
        _ => parameter.to_owned(),
    };
    let parameters = parameters.map(|list| list.split('&').map(shown).collect::<Vec<_>>().join("&"));
    let parameters = parameters.map_or(String::new(), |list| format!("?{list}"));
    format!("{scheme}://{place}{parameters}")
}

/// The newest version of the schema that is known here.
pub(crate) fn latest_version() -> i64 {
    SQLITE[SQLITE.len() - 1].0
}

/// Brings an SQLite file to this version of the schema, which another database of ours has.
pub(crate) async fn migrate_to(connection: &mut SqliteConnection, version: i64, source: &str) -> Result<(), Error> {
    let known = SQLITE.iter().take_while(|change| change.0 <= version).count();
    if SQLITE[known.saturating_sub(1)].0 != version {
        return Err(Error::Newer { place: source.to_owned() });
    }
    migrations(&SQLITE[..known]).run(connection).await.map_err(|error| Error::explain_migration(source, error))
}

/// A migration: number, name and SQL.
type Change = (i64, &'static str, &'static str);

const SQLITE: [Change; 17] = [
    (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    (2, "components", include_str!("../migrations/sqlite/0002_components.sql")),
    (3, "daily", include_str!("../migrations/sqlite/0003_daily.sql")),
    (4, "lists", include_str!("../migrations/sqlite/0004_lists.sql")),
    (5, "bot to act", include_str!("../migrations/sqlite/0005_bot_to_act.sql")),
    (6, "limits", include_str!("../migrations/sqlite/0006_limits.sql")),
    (7, "unfinished", include_str!("../migrations/sqlite/0007_unfinished.sql")),
    (8, "nodes", include_str!("../migrations/sqlite/0008_nodes.sql")),
    (9, "clocks", include_str!("../migrations/sqlite/0009_clocks.sql")),
    (10, "accounts", include_str!("../migrations/sqlite/0010_accounts.sql")),
    (11, "analyses", include_str!("../migrations/sqlite/0011_analyses.sql")),
    (12, "administrators", include_str!("../migrations/sqlite/0012_administrators.sql")),
    (13, "lobby", include_str!("../migrations/sqlite/0013_lobby.sql")),
    (14, "chat", include_str!("../migrations/sqlite/0014_chat.sql")),
    (15, "notices", include_str!("../migrations/sqlite/0015_notices.sql")),
    (16, "removed", include_str!("../migrations/sqlite/0016_removed.sql")),
    (17, "watch", include_str!("../migrations/sqlite/0017_watch.sql")),
];
const POSTGRES: [Change; 17] = [
    (1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
    (2, "components", include_str!("../migrations/postgres/0002_components.sql")),
    (3, "daily", include_str!("../migrations/postgres/0003_daily.sql")),
    (4, "lists", include_str!("../migrations/postgres/0004_lists.sql")),
    (5, "bot to act", include_str!("../migrations/postgres/0005_bot_to_act.sql")),
    (6, "limits", include_str!("../migrations/postgres/0006_limits.sql")),
    (7, "unfinished", include_str!("../migrations/postgres/0007_unfinished.sql")),
    (8, "nodes", include_str!("../migrations/postgres/0008_nodes.sql")),
    (9, "clocks", include_str!("../migrations/postgres/0009_clocks.sql")),
    (10, "accounts", include_str!("../migrations/postgres/0010_accounts.sql")),
    (11, "analyses", include_str!("../migrations/postgres/0011_analyses.sql")),
    (12, "administrators", include_str!("../migrations/postgres/0012_administrators.sql")),
    (13, "lobby", include_str!("../migrations/postgres/0013_lobby.sql")),
    (14, "chat", include_str!("../migrations/postgres/0014_chat.sql")),
    (15, "notices", include_str!("../migrations/postgres/0015_notices.sql")),
    (16, "removed", include_str!("../migrations/postgres/0016_removed.sql")),
    (17, "watch", include_str!("../migrations/postgres/0017_watch.sql")),
];

fn migrations(changes: &[Change]) -> Migrator {
    let migration = |&(number, name, text): &Change| {
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(changes.iter().map(migration).collect())
}

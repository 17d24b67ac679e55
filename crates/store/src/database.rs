//! The two databases behind one type: how they are opened, kept up to date, read and written.

use std::{str::FromStr, time::Duration};

use sqlx::{
    Connection as _, PgPool, SqlSafeStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    postgres::{PgConnectOptions, PgConnection, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::Error;

/// A database, open and up to date. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    /// How it is called in messages; never with a password.
    pub(crate) place: String,
}

#[derive(Clone, Debug)]
pub(crate) enum Database {
    /// SQLite has one writer at a time, so there is one connection for it: writers queue here, not in the file's lock.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
    },
    Postgres(PgPool),
}

/// Runs a query on whichever database it is. The text is the same for both.
macro_rules! read {
    ($store:expr, $db:ident => $query:expr) => {
        match &$store.database {
            crate::database::Database::Sqlite { read: $db, .. } => $query.await,
            crate::database::Database::Postgres($db) => $query.await,
        }
        .map_err(|error| $store.explain(error))
    };
}

/// Runs a single statement that changes something.
macro_rules! write {
    ($store:expr, $db:ident => $query:expr) => {
        match &$store.database {
            crate::database::Database::Sqlite { write: $db, .. } => $query.await.map(|done| done.rows_affected()),
            crate::database::Database::Postgres($db) => $query.await.map(|done| done.rows_affected()),
        }
        .map_err(|error| $store.explain(error))
    };
}

/// Runs a body as one transaction: all of it happens, or nothing. The body gives a `Result`.
///
/// SQLite's begins as a writer at once: one that began as a reader could be refused half-way.
macro_rules! transaction {
    ($store:expr, $tx:ident => $body:block) => {
        match &$store.database {
            crate::database::Database::Sqlite { write, .. } => {
                let mut $tx = write.begin_with("BEGIN IMMEDIATE").await.map_err(|error| $store.explain(error))?;
                let done: Result<_, crate::Error> = $body;
                let done = done?;
                $tx.commit().await.map_err(|error| $store.explain(error))?;
                Ok(done)
            }
            crate::database::Database::Postgres(pool) => {
                let mut $tx = pool.begin().await.map_err(|error| $store.explain(error))?;
                let done: Result<_, crate::Error> = $body;
                let done = done?;
                $tx.commit().await.map_err(|error| $store.explain(error))?;
                Ok(done)
            }
        }
    };
}

pub(crate) use {read, transaction, write};

/// How long a database is waited for before it counts as busy.
const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:FILE` (made if it is not there) or `postgres://…`, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Self, Error> {
        Self::open_patiently(address, PATIENCE).await
    }

    /// The same, waiting this long for a database that is busy.
    pub async fn open_patiently(address: &str, patience: Duration) -> Result<Self, Error> {
        match address.split_once(':') {
            Some(("sqlite", _)) => open_sqlite(address, patience).await,
            Some(("postgres" | "postgresql", _)) => open_postgres(address, patience).await,
            _ => Err(bad_address(address, "it names no database we know")),
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), Error> {
        let _: (i64,) = read!(self, db => sqlx::query_as("SELECT CAST(1 AS BIGINT)").fetch_one(db))?;
        Ok(())
    }

    /// Finishes what is being written and lets go of the database.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Database::Postgres(pool) => pool.close().await,
        }
    }

    pub(crate) fn explain(&self, error: sqlx::Error) -> Error {
        match (&self.database, error) {
            // Its connections are ours alone: if none can be had, it is the server that does not answer.
            (Database::Postgres(_), source @ sqlx::Error::PoolTimedOut) => {
                Error::Unreachable { place: self.place.clone(), source }
            }
            (_, error) => Error::explain(&self.place, error),
        }
    }
}

async fn open_sqlite(address: &str, patience: Duration) -> Result<Store, Error> {
    let options = SqliteConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))?;
    let file = options.get_filename().to_owned();
    if file.as_os_str().is_empty() || address.contains(":memory:") || address.contains("mode=memory") {
        return Err(bad_address(address, "games kept in memory would be lost; name a file"));
    }
    let place = format!("the database file {}", file.display());
    let writable = !address.contains("mode=ro") && !address.contains("immutable");
    let options = options
        .create_if_missing(writable)
        .foreign_keys(true)
        .busy_timeout(patience)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged move survives a power cut: in WAL mode only FULL syncs at every commit.
        .synchronous(SqliteSynchronous::Full);
    let explain = |error| Error::explain(&place, error);
    // Waiting for the one connection is waiting for all writers before, each of which may wait for the file.
    let write = SqlitePoolOptions::new().max_connections(1).acquire_timeout(patience * 2);
    let write = write.connect_with(options.clone()).await.map_err(explain)?;
    // SQLite opens a file it may not write all the same; better to hear of it now than at the first move.
    let mut attempt = write.begin_with("BEGIN IMMEDIATE").await.map_err(explain)?;
    sqlx::query("CREATE TABLE can_be_written (yes)").execute(&mut *attempt).await.map_err(explain)?;
    attempt.rollback().await.map_err(explain)?;
    migrations(&SQLITE).run(&write).await.map_err(|error| Error::explain_migration(&place, error))?;
    let read = SqlitePoolOptions::new().max_connections(4).acquire_timeout(patience);
    let read = read.connect_with(options).await.map_err(explain)?;
    Ok(Store { database: Database::Sqlite { read, write }, place })
}

async fn open_postgres(address: &str, patience: Duration) -> Result<Store, Error> {
    let options = PgConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))?;
    let place = format!(
        "the PostgreSQL database {} at {}",
        options.get_database().unwrap_or(options.get_username()),
        options.get_host()
    );
    let explain = |error| Error::explain(&place, error);
    // A pool tries again until its patience ends; the first connection says at once what is wrong.
    let first = tokio::time::timeout(patience, PgConnection::connect_with(&options)).await;
    let first = first.unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())));
    first.map_err(explain)?.close().await.map_err(explain)?;
    let pool = PgPoolOptions::new().max_connections(10).acquire_timeout(patience);
    let pool = pool.connect_with(options).await.map_err(explain)?;
    migrations(&POSTGRES).run(&pool).await.map_err(|error| Error::explain_migration(&place, error))?;
    Ok(Store { database: Database::Postgres(pool), place })
}

/// An address without what may be a password.
fn bad_address(address: &str, reason: &str) -> Error {
    let address = match (address.find("://"), address.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => format!("{}…{}", &address[..scheme + 3], &address[at..]),
        _ => address.to_owned(),
    };
    Error::BadAddress { address, reason: reason.to_owned() }
}

/// Number, name and text of a change to the tables.
type Change = (i64, &'static str, &'static str);

const SQLITE: [Change; 3] = [
    (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    (2, "components", include_str!("../migrations/sqlite/0002_components.sql")),
    (3, "daily", include_str!("../migrations/sqlite/0003_daily.sql")),
];
const POSTGRES: [Change; 3] = [
    (1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
    (2, "components", include_str!("../migrations/postgres/0002_components.sql")),
    (3, "daily", include_str!("../migrations/postgres/0003_daily.sql")),
];

fn migrations(changes: &[Change]) -> Migrator {
    let migration = |&(number, name, text): &Change| {
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(changes.iter().map(migration).collect())
}

//! Looks at a database without changing it: no migrations, no lock, no file created.

use std::{fs::File, path::PathBuf, str::FromStr as _, time::SystemTime};

use sqlx::{Connection as _, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    Error,
    database::{
        PATIENCE, bad_address, check_ours, explain_file, latest_version, lock_name, postgres_options, postgres_place,
        sqlite_tables,
    },
};

/// What [`examine`] found.
#[derive(Clone, PartialEq, Debug)]
pub struct Examination {
    /// `SQLite 3.50.2` or `PostgreSQL 15.6`.
    pub system: String,
    /// The SQLite file.
    pub file: Option<PathBuf>,
    /// How its tables compare with what this version expects.
    pub schema: Schema,
    /// Whether a server is using it, as far as that can be seen.
    pub served: Option<bool>,
    /// When a table last changed.
    pub last_change: Option<String>,
    /// How many seconds the database's clock is ahead of ours.
    pub clock_ahead: Option<f64>,
    /// Settings of the database that can lose acknowledged moves in a power cut.
    pub unsafe_settings: Vec<String>,
}

/// The state of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schema {
    /// There are none yet; the first start creates them.
    Missing,
    /// An older version made them; the next start migrates them.
    Older,
    /// They are of this version.
    Current,
    /// A newer version made them; this one refuses to start.
    Newer,
}

impl Schema {
    fn of(version: Option<i64>) -> Self {
        match version {
            None => Schema::Missing,
            Some(version) if version < latest_version() => Schema::Older,
            Some(version) if version == latest_version() => Schema::Current,
            Some(_) => Schema::Newer,
        }
    }
}

const VERSION: &str = "SELECT MAX(version) FROM _sqlx_migrations";
const LAST_CHANGE: &str = "SELECT MAX(updated_at) FROM games";

/// Looks at a database without changing it.
pub async fn examine(address: &str) -> Result<Examination, Error> {
    match address.split_once(':') {
        Some(("sqlite", _)) => examine_sqlite(address).await,
        Some(("postgres" | "postgresql", _)) => examine_postgres(address).await,
        _ => Err(bad_address(address, "unknown database type")),
    }
}

async fn examine_sqlite(address: &str) -> Result<Examination, Error> {
    let options = SqliteConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))?;
    let file = options.get_filename().to_owned();
    let place = format!("the database file {}", file.display());
    let explain = |error| explain_file(&file, Error::explain(&place, error));
    let memory = SqliteConnectOptions::new().in_memory(true);
    let exists = file.metadata().is_ok_and(|found| found.len() > 0);
    let options = if exists { options.create_if_missing(false).read_only(true).busy_timeout(PATIENCE) } else { memory };
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(explain)?;
    let (version,): (String,) =
        sqlx::query_as("SELECT sqlite_version()").fetch_one(&mut connection).await.map_err(explain)?;
    let tables = sqlite_tables(&mut connection).await.map_err(explain)?;
    check_ours(tables.iter().cloned(), &place)?;
    let (mut schema, mut last_change) = (None, None);
    if tables.iter().any(|table| table == "games") {
        let (damage,): (String,) =
            sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(explain)?;
        if damage != "ok" {
            return Err(Error::Damaged { place, source: std::sync::Arc::new(sqlx::Error::Protocol(damage)) });
        }
        (schema,) = sqlx::query_as(VERSION).fetch_one(&mut connection).await.map_err(explain)?;
        (last_change,) = sqlx::query_as(LAST_CHANGE).fetch_one(&mut connection).await.map_err(explain)?;
    }
    connection.close().await.map_err(explain)?;
    // Opened for writing: some systems refuse locks on files that are not.
    let lock = File::options().write(true).open(lock_name(&file));
    let served = lock.ok().map(|lock| lock.try_lock().is_err());
    Ok(Examination {
        system: format!("SQLite {version}"),
        file: Some(file),
        schema: Schema::of(schema),
        served: Some(served.unwrap_or(false)),
        last_change,
        clock_ahead: None,
        unsafe_settings: Vec::new(),
    })
}

async fn examine_postgres(address: &str) -> Result<Examination, Error> {
    let options = postgres_options(address)?;
    let place = postgres_place(&options);
    let explain = |error| Error::explain(&place, error);
    let connecting = tokio::time::timeout(PATIENCE, PgConnection::connect_with(&options)).await;
    let connecting = connecting.unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())));
    let mut connection = connecting.map_err(explain)?;
    const TABLES: &str = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema() \
                          AND table_name IN ('_sqlx_migrations', 'games', 'entries')";
    let tables: Vec<(String,)> = sqlx::query_as(TABLES).fetch_all(&mut connection).await.map_err(explain)?;
    check_ours(tables.iter().map(|(name,)| name.clone()), &place)?;
    let (mut schema, mut last_change) = (None, None);
    if tables.iter().any(|(table,)| table == "games") {
        (schema,) = sqlx::query_as(VERSION).fetch_one(&mut connection).await.map_err(explain)?;
        (last_change,) = sqlx::query_as(LAST_CHANGE).fetch_one(&mut connection).await.map_err(explain)?;
    }
    const SETTINGS: &str = "SELECT name, setting FROM pg_settings WHERE setting = 'off' \
                            AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name";
    let off: Vec<(String, String)> = sqlx::query_as(SETTINGS).fetch_all(&mut connection).await.map_err(explain)?;
    const ABOUT: &str =
        "SELECT current_setting('server_version'), EXTRACT(EPOCH FROM clock_timestamp())::double precision";
    let (version, clock): (String, f64) = sqlx::query_as(ABOUT).fetch_one(&mut connection).await.map_err(explain)?;
    let ours = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64());
    connection.close().await.map_err(explain)?;
    Ok(Examination {
        system: format!("PostgreSQL {version}"),
        file: None,
        schema: Schema::of(schema),
        served: None,
        last_change,
        clock_ahead: Some(clock - ours),
        unsafe_settings: off.into_iter().map(|(name, _)| name).collect(),
    })
}

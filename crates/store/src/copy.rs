//! Backups: a consistent copy of a whole database as one SQLite file, taken while servers use it, and the way back.
//!
//! The file is the same for both databases, so a backup of one can be restored into the other.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    str::FromStr as _,
};

use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, QueryBuilder, Row as _, SqliteConnection,
    postgres::PgConnectOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode},
};
use tokio_stream::StreamExt as _;

use crate::{
    Error, Store,
    database::{
        PATIENCE, bad_address, check_ours, explain_file, migrate_to, postgres_options, postgres_place, sqlite_tables,
    },
};

/// Every table a backup contains, in an order in which foreign keys hold.
const TABLES: [&str; 19] = [
    "users",
    "sessions",
    "links",
    "catalogues",
    "games",
    "seats",
    "entries",
    "daily",
    "settings",
    "invitations",
    "audit",
    "invited",
    "removed",
    "chat",
    "mutes",
    "reports",
    "webhooks",
    "notices",
    "analyses",
];

/// Rows per INSERT: within the parameter limits of both databases.
const ROWS: usize = 200;

/// Copies a database into a new SQLite file. Servers may go on using the database; the copy shows it at one moment. The
/// file appears under its name only once it is complete and on the disk.
pub async fn backup(address: &str, to: &Path) -> Result<(), Error> {
    if to.metadata().is_ok_and(|found| found.len() > 0) {
        return Err(Error::Exists { place: format!("the file {}", to.display()) });
    }
    let partial = Partial::create(to)?;
    match address.split_once(':') {
        Some(("sqlite", _)) => copy_sqlite(address, &partial.0).await?,
        Some(("postgres" | "postgresql", _)) => copy_postgres(address, &partial.0).await?,
        _ => return Err(bad_address(address, "unknown database type")),
    }
    partial.publish(to)
}

/// Restores a backup into a new SQLite file, or into a PostgreSQL database that has no games yet.
pub async fn restore(from: &Path, address: &str) -> Result<(), Error> {
    let source = format!("sqlite:{}", from.display());
    match address.split_once(':') {
        Some(("sqlite", _)) => {
            backup(&source, sqlite_options(address)?.get_filename()).await?;
            // Migrates it, if an older version made the backup.
            Store::open(address).await?.close().await;
            Ok(())
        }
        Some(("postgres" | "postgresql", _)) => {
            // Migrated in a copy of its own: the backup stays as it is.
            let scratch = Scratch::new();
            backup(&source, &scratch.0).await?;
            let source = format!("sqlite:{}", scratch.0.display());
            Store::open(&source).await?.close().await;
            Store::open(address).await?.close().await;
            load_postgres(&source, address).await
        }
        _ => Err(bad_address(address, "unknown database type")),
    }
}

/// A file that is not complete yet; removed unless it is published. Only its owner can read it, since it has secrets.
struct Partial(PathBuf);

impl Partial {
    fn create(of: &Path) -> Result<Self, Error> {
        let mut name = of.as_os_str().to_owned();
        name.push(".partial");
        let partial = PathBuf::from(name);
        let _ = fs::remove_file(&partial);
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&partial).map_err(|error| explain_io(of, error))?;
        Ok(Partial(partial))
    }

    fn publish(self, to: &Path) -> Result<(), Error> {
        let publish = || {
            File::open(&self.0)?.sync_all()?;
            fs::rename(&self.0, to)?;
            let folder = to.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
            File::open(folder)?.sync_all()
        };
        publish().map_err(|error| explain_io(to, error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A temporary database, removed when dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let scratch = Scratch(std::env::temp_dir().join(format!("duchy-restore-{}.db", std::process::id())));
        scratch.remove();
        scratch
    }

    fn remove(&self) {
        for suffix in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{suffix}", self.0.display()));
        }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.remove();
    }
}

fn explain_io(file: &Path, error: std::io::Error) -> Error {
    explain_file(file, Error::explain(&format!("the file {}", file.display()), sqlx::Error::Io(error)))
}

fn sqlite_options(address: &str) -> Result<SqliteConnectOptions, Error> {
    SqliteConnectOptions::from_str(address).map_err(|error| bad_address(address, &error.to_string()))
}

async fn copy_sqlite(address: &str, to: &Path) -> Result<(), Error> {
    let options = sqlite_options(address)?.create_if_missing(false).busy_timeout(PATIENCE);
    let file = options.get_filename().to_owned();
    let place = format!("the database file {}", file.display());
    if !file.exists() {
        return Err(Error::BadFile { place, reason: "there is no such file; check its name".to_owned() });
    }
    let explain = |error| explain_file(&file, Error::explain(&place, error));
    let mut source = SqliteConnection::connect_with(&options).await.map_err(explain)?;
    let tables = sqlite_tables(&mut source).await.map_err(explain)?;
    if tables.is_empty() {
        return Err(Error::Foreign { place });
    }
    check_ours(tables.into_iter(), &place)?;
    let to = to.to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(to).execute(&mut source).await.map_err(explain)?;
    source.close().await.map_err(explain)
}

/// A value of a row.
enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
    Bytes(Option<Vec<u8>>),
}

/// A column: its name and SQLite's name for its type.
type Column = (String, String);

/// The columns of a table, from an SQLite file of the same schema version.
async fn columns(connection: &mut SqliteConnection, table: &str) -> Result<Vec<Column>, sqlx::Error> {
    sqlx::query_as("SELECT name, type FROM pragma_table_info($1) ORDER BY cid").bind(table).fetch_all(connection).await
}

/// Copies the rows of a table. A macro, because the two databases share no trait bounds for a generic function.
macro_rules! copy_table {
    ($table:expr, $columns:expr, $from:expr => $to:expr, $explain:expr) => {{
        let (table, columns): (&str, &[Column]) = ($table, $columns);
        let names = columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}"))).fetch($from);
        let mut more = true;
        while more {
            let mut batch: Vec<Vec<Cell>> = Vec::with_capacity(ROWS);
            while batch.len() < ROWS {
                let Some(row) = rows.next().await.transpose().map_err($explain)? else {
                    more = false;
                    break;
                };
                let cells = columns.iter().enumerate().map(|(index, (_, kind))| {
                    Ok(match &**kind {
                        "TEXT" => Cell::Text(row.try_get(index)?),
                        "INTEGER" => Cell::Number(row.try_get(index)?),
                        _ => Cell::Bytes(row.try_get(index)?),
                    })
                });
                batch.push(cells.collect::<Result<_, sqlx::Error>>().map_err($explain)?);
            }
            if batch.is_empty() {
                break;
            }
            let mut insert = QueryBuilder::new(format!("INSERT INTO {table} ({names}) "));
            insert.push_values(batch, |mut row, cells| {
                for cell in cells {
                    match cell {
                        Cell::Text(text) => row.push_bind(text),
                        Cell::Number(number) => row.push_bind(number),
                        Cell::Bytes(bytes) => row.push_bind(bytes),
                    };
                }
            });
            insert.build().execute($to).await.map_err($explain)?;
        }
    }};
}

async fn copy_postgres(address: &str, to: &Path) -> Result<(), Error> {
    let options = postgres_options(address)?;
    let place = postgres_place(&options);
    let explain = |error| Error::explain(&place, error);
    let mut source = PgConnection::connect_with(&options).await.map_err(explain)?;
    // One snapshot for all tables.
    source.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await.map_err(explain)?;
    let version = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut source).await;
    let Ok((Some(version),)) = version else { return Err(Error::Foreign { place }) };
    let file = SqliteConnectOptions::new().filename(to).journal_mode(SqliteJournalMode::Delete);
    let mut copy = SqliteConnection::connect_with(&file).await.map_err(explain)?;
    migrate_to(&mut copy, version, &place).await?;
    copy.execute("BEGIN").await.map_err(explain)?;
    for table in TABLES {
        let columns = columns(&mut copy, table).await.map_err(explain)?;
        // An older version didn't have it yet.
        if columns.is_empty() {
            continue;
        }
        copy_table!(table, &columns, &mut source => &mut copy, explain);
    }
    copy.execute("COMMIT").await.map_err(explain)?;
    copy.close().await.map_err(explain)?;
    source.close().await.map_err(explain)
}

/// Fills an empty, migrated PostgreSQL database from an SQLite file of the same version.
async fn load_postgres(source: &str, address: &str) -> Result<(), Error> {
    let options: PgConnectOptions = postgres_options(address)?;
    let place = postgres_place(&options);
    let explain = |error| Error::explain(&place, error);
    let mut source = SqliteConnection::connect_with(&sqlite_options(source)?).await.map_err(explain)?;
    let mut connection = PgConnection::connect_with(&options).await.map_err(explain)?;
    let mut target = connection.begin().await.map_err(explain)?;
    const USED: &str = "SELECT EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM users)";
    let (used,): (bool,) = sqlx::query_as(USED).fetch_one(&mut *target).await.map_err(explain)?;
    if used {
        return Err(Error::Exists { place });
    }
    // A server that was started on the empty database has left a secret of its own.
    target.execute("DELETE FROM settings; DELETE FROM catalogues").await.map_err(explain)?;
    for table in TABLES {
        let columns = columns(&mut source, table).await.map_err(explain)?;
        copy_table!(table, &columns, &mut source => &mut *target, explain);
    }
    target.commit().await.map_err(explain)
}

//! Database errors, with messages that say what to do.

use std::sync::Arc;

use sqlx::migrate::MigrateError;

/// A database error. Nothing was written, or everything was.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Another writer was first.
    #[error("this was changed in the meantime; load it again")]
    Conflict,
    /// There is no such row.
    #[error("there is no {0} of that name")]
    NotFound(&'static str),
    /// Another program is locking the database.
    #[error("{place} is busy: another program is using it; close that program, or try again in a moment")]
    Busy {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
    /// The database is read-only.
    #[error("{place} can't be written: make it and its folder writable for this user, or name another with --database")]
    ReadOnly {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
    /// Another server is using it.
    #[error("{place} is in use by another Duchy server: stop that server, or name another database with --database")]
    InUse {
        /// Which database.
        place: String,
    },
    /// It belongs to another program.
    #[error("{place} belongs to another program and was left unchanged: name another with --database")]
    Foreign {
        /// Which database.
        place: String,
    },
    /// It already has contents, which must not be overwritten.
    #[error("{place} is not empty and was left unchanged: name another")]
    Exists {
        /// Which database or file.
        place: String,
    },
    /// The file can't be opened or created.
    #[error("{place} can't be opened: {reason}, or name another with --database")]
    BadFile {
        /// Which database.
        place: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The disk is full.
    #[error("the disk with {place} is full: free some space and try again")]
    Full {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
    /// It is corrupt or not a database.
    #[error("{place} is damaged or not a database: restore a backup, or name another with --database ({source})")]
    Damaged {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
    /// It can't be reached.
    #[error(
        "{place} can't be reached: check the address, and that the database is running and accepts the login ({source})"
    )]
    Unreachable {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
    /// A newer version has migrated the tables.
    #[error("{place} was last used by a newer version of Duchy: use that version or a newer one")]
    Newer {
        /// Which database.
        place: String,
    },
    /// The address is invalid.
    #[error("\"{address}\" is not a database address: {reason}; write sqlite:duchy.db or postgres://user@host/name")]
    BadAddress {
        /// What was given, without any password.
        address: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Anything else.
    #[error("{place} failed: {source}")]
    Other {
        /// Which database.
        place: String,
        /// What the driver said.
        source: Arc<sqlx::Error>,
    },
}

impl Error {
    /// Classifies a driver error.
    pub(crate) fn explain(place: &str, source: sqlx::Error) -> Self {
        let (place, source) = (place.to_owned(), Arc::new(source));
        match trouble(&source) {
            Trouble::Conflict => Error::Conflict,
            Trouble::Busy => Error::Busy { place, source },
            Trouble::ReadOnly => Error::ReadOnly { place, source },
            Trouble::Full => Error::Full { place, source },
            Trouble::Damaged => Error::Damaged { place, source },
            Trouble::Unreachable => Error::Unreachable { place, source },
            Trouble::Other => Error::Other { place, source },
        }
    }

    /// Classifies a migration error.
    pub(crate) fn explain_migration(place: &str, error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => Error::explain(place, source),
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
                Error::Newer { place: place.to_owned() }
            }
            MigrateError::VersionMismatch(_) => Error::Foreign { place: place.to_owned() },
            other => Error::Other { place: place.to_owned(), source: Arc::new(sqlx::Error::Migrate(Box::new(other))) },
        }
    }
}

enum Trouble {
    Conflict,
    Busy,
    ReadOnly,
    Full,
    Damaged,
    Unreachable,
    Other,
}

fn trouble(error: &sqlx::Error) -> Trouble {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => Trouble::Conflict,
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            match code.parse::<u32>() {
                Ok(code) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => sqlite_trouble(code),
                _ => postgres_trouble(&code),
            }
        }
        sqlx::Error::PoolTimedOut => Trouble::Busy,
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolClosed => {
            Trouble::Unreachable
        }
        _ => Trouble::Other,
    }
}

/// By SQLite's primary result codes, which are the low byte of the extended ones.
fn sqlite_trouble(code: u32) -> Trouble {
    match code & 0xff {
        5 | 6 => Trouble::Busy,
        8 => Trouble::ReadOnly,
        10 | 14 => Trouble::Unreachable,
        11 | 26 => Trouble::Damaged,
        13 => Trouble::Full,
        _ => Trouble::Other,
    }
}

/// By PostgreSQL's SQLSTATE: the first two characters are the class.
fn postgres_trouble(code: &str) -> Trouble {
    match code {
        "25006" => Trouble::ReadOnly,
        "53100" => Trouble::Full,
        "40001" | "40P01" | "55P03" | "53300" => Trouble::Busy,
        "XX001" | "XX002" => Trouble::Damaged,
        _ if ["08", "28", "3D", "57"].iter().any(|class| code.starts_with(class)) => Trouble::Unreachable,
        _ => Trouble::Other,
    }
}

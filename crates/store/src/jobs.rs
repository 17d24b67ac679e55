//! Jobs: work that is due from time to time and that one server at a time does for all of them.

use crate::{Error, Store, database::Database, write::Statement};

/// A job that this server has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// What to do.
    pub kind: String,
    /// Where the last run ended; empty at first.
    pub state: String,
    /// Until when nobody else takes it.
    pub until: String,
}

impl Store {
    /// Adds a kind of job, due at once, unless it is already there.
    pub async fn add_job(&self, kind: &str, now: &str) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO jobs (kind, due_at) VALUES ($1, $2) ON CONFLICT (kind) DO NOTHING";
        self.write(vec![Statement::new(SQL).text(kind).text(now)]).await
    }

    /// Takes a job that is due, if there is one; nobody else gets it before `until`.
    pub async fn take_job(&self, now: &str, until: &str) -> Result<Option<Job>, Error> {
        const SQLITE: &str = "SELECT kind, state FROM jobs WHERE due_at <= $1 AND (taken_until IS NULL OR taken_until <= $1) \
                              ORDER BY due_at LIMIT 1";
        const TAKE: &str =
            "UPDATE jobs SET taken_until = $3 WHERE kind = $1 AND (taken_until IS NULL OR taken_until <= $2)";
        const POSTGRES: &str = "UPDATE jobs SET taken_until = $2 WHERE kind = (SELECT kind FROM jobs \
                                WHERE due_at <= $1 AND (taken_until IS NULL OR taken_until <= $1) \
                                ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING kind, state";
        let found: Option<(String, String)> = match &self.database {
            Database::Sqlite { read, .. } => sqlx::query_as(SQLITE).bind(now).fetch_optional(read).await,
            Database::Postgres { pool, .. } => {
                sqlx::query_as(POSTGRES).bind(now).bind(until).fetch_optional(pool).await
            }
        }
        .map_err(|error| self.explain(error))?;
        let Some((kind, state)) = found else { return Ok(None) };
        let job = Job { kind, state, until: until.to_owned() };
        if matches!(self.database, Database::Postgres { .. }) {
            return Ok(Some(job));
        }
        let take = Statement::new(TAKE).text(&job.kind).text(now).text(until).or_fail(|| Error::Conflict);
        match self.write(vec![take]).await {
            Ok(()) => Ok(Some(job)),
            Err(Error::Conflict) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Finishes a job, which is due again at `next`. Nothing changes if it has been taken again in the meantime.
    pub async fn finish_job(&self, job: &Job, state: &str, next: &str) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE jobs SET due_at = $3, state = $4, taken_until = NULL WHERE kind = $1 AND taken_until = $2";
        self.write(vec![Statement::new(SQL).text(&job.kind).text(&job.until).text(next).text(state)]).await
    }
}

//! Analyses of finished games, as JSON, and the queue of those still to be done.

use crate::{Error, Store, database::read, write::Statement};

/// A finished analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnalysis {
    /// Version of the report's format.
    pub format: u16,
    /// The report; nothing if the game could not be analysed.
    pub report: Option<String>,
}

/// An analysis that is waiting or under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueuedAnalysis {
    /// The game.
    pub game_id: String,
    /// How thorough.
    pub depth: String,
    /// A user or a network; nothing for those that every finished game gets.
    pub wanted_by: Option<String>,
    /// Until when no other server takes it.
    pub taken_until: Option<String>,
    /// How often it was taken.
    pub attempts: u32,
    /// Steps done.
    pub done: u32,
    /// Steps in all; 0 while it waits.
    pub steps: u32,
}

impl Store {
    /// The stored analysis of a game at a depth.
    pub async fn analysis(&self, game_id: &str, depth: &str) -> Result<Option<StoredAnalysis>, Error> {
        const SQL: &str = "SELECT format, report FROM analyses WHERE game_id = $1 AND depth = $2";
        let found: Option<(i64, Option<String>)> =
            read!(self, db => sqlx::query_as(SQL).bind(game_id).bind(depth).fetch_optional(db))?;
        Ok(found.map(|(format, report)| StoredAnalysis { format: format as u16, report }))
    }

    /// Stores the analysis of a game at a depth in place of an earlier one, and takes it off the queue.
    pub async fn keep_analysis(
        &self,
        game_id: &str,
        depth: &str,
        analysis: &StoredAnalysis,
        at: &str,
    ) -> Result<(), Error> {
        const KEEP: &str = "INSERT INTO analyses (game_id, depth, format, report, at) VALUES ($1, $2, $3, $4, $5) \
                            ON CONFLICT (game_id, depth) DO UPDATE \
                            SET format = excluded.format, report = excluded.report, at = excluded.at";
        const DONE: &str = "DELETE FROM analysis_queue WHERE game_id = $1 AND depth = $2";
        let keep = Statement::new(KEEP).text(game_id).text(depth).number(analysis.format);
        let keep = keep.maybe(analysis.report.as_deref()).text(at);
        self.write(vec![keep, Statement::new(DONE).text(game_id).text(depth)]).await
    }

    /// Queues an analysis unless it is queued already, or stored in this format.
    pub async fn queue_analysis(
        &self,
        game_id: &str,
        depth: &str,
        format: u16,
        wanted_by: Option<&str>,
        at: &str,
    ) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO analysis_queue (game_id, depth, wanted_by, at) SELECT $1, $2, $4, $5 \
                           WHERE NOT EXISTS \
                           (SELECT 1 FROM analyses WHERE game_id = $1 AND depth = $2 AND format = $3) \
                           ON CONFLICT (game_id, depth) DO NOTHING";
        let queue = Statement::new(SQL).text(game_id).text(depth).number(format).maybe(wanted_by).text(at);
        self.write(vec![queue]).await
    }

    /// The queue, oldest first.
    pub async fn queued_analyses(&self, limit: u32) -> Result<Vec<QueuedAnalysis>, Error> {
        const SQL: &str = "SELECT game_id, depth, wanted_by, taken_until, attempts, done, steps FROM analysis_queue \
                           ORDER BY at, game_id LIMIT $1";
        type Row = (String, String, Option<String>, Option<String>, i64, i64, i64);
        let rows: Vec<Row> = read!(self, db => sqlx::query_as(SQL).bind(i64::from(limit)).fetch_all(db))?;
        let queued = |(game_id, depth, wanted_by, taken_until, attempts, done, steps): Row| QueuedAnalysis {
            game_id,
            depth,
            wanted_by,
            taken_until,
            attempts: attempts as u32,
            done: done as u32,
            steps: steps as u32,
        };
        Ok(rows.into_iter().map(queued).collect())
    }

    /// Takes an analysis from the queue; `false` if another server has it, or if it is done.
    pub async fn take_analysis(&self, game_id: &str, depth: &str, now: &str, until: &str) -> Result<bool, Error> {
        const SQL: &str = "UPDATE analysis_queue SET taken_until = $4, attempts = attempts + 1 \
                           WHERE game_id = $1 AND depth = $2 AND (taken_until IS NULL OR taken_until <= $3)";
        let take = Statement::new(SQL).text(game_id).text(depth).text(now).text(until);
        match self.write(vec![take.or_fail(|| Error::Conflict)]).await {
            Ok(()) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Notes how far an analysis is, and keeps other servers from taking it until then.
    pub async fn extend_analysis(
        &self,
        game_id: &str,
        depth: &str,
        (done, steps): (u32, u32),
        until: &str,
    ) -> Result<(), Error> {
        const SQL: &str = "UPDATE analysis_queue SET done = $3, steps = $4, taken_until = $5 \
                           WHERE game_id = $1 AND depth = $2";
        let note = Statement::new(SQL).text(game_id).text(depth).number(done).number(steps).text(until);
        self.write(vec![note]).await
    }

    /// Gives an analysis back unfinished, so that any server can take it.
    pub async fn release_analysis(&self, game_id: &str, depth: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE analysis_queue SET taken_until = NULL, attempts = attempts - 1, done = 0, steps = 0 \
                           WHERE game_id = $1 AND depth = $2";
        self.write(vec![Statement::new(SQL).text(game_id).text(depth)]).await
    }
}

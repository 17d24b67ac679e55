//! Entries in the middle of a game, written in groups: those that arrive while a group is being written form the next
//! one, which is a statement or two and one sync. Each entry is stored or refused by itself.

use std::collections::HashSet;

use sqlx::{PgPool, QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Error,
    games::append_statements,
    write::{explain_postgres, write_postgres},
};

/// Maximum entries per statement.
const BATCH: usize = 64;
/// Queue capacity; further entries wait until there is room.
const QUEUE: usize = 1024;

/// An entry in the middle of a game: nothing but the entry and the game's summary changes.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    pub(crate) id: String,
    pub(crate) seq: u32,
    pub(crate) entry: String,
    pub(crate) at: String,
    pub(crate) status: String,
    pub(crate) bot_to_act: bool,
    pub(crate) clock: Option<(String, Option<i64>)>,
}

/// The queue of the task that writes entries. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Appender {
    queue: mpsc::Sender<Message>,
    place: String,
}

enum Message {
    Append(Job),
    Close(oneshot::Sender<()>),
}

struct Job {
    plain: Plain,
    done: oneshot::Sender<Result<(), Error>>,
}

impl Appender {
    pub(crate) fn start(pool: PgPool, place: &str) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool, place.to_owned(), messages));
        Appender { queue, place: place.to_owned() }
    }

    pub(crate) async fn append(&self, plain: Plain) -> Result<(), Error> {
        let closed = || explain_postgres(&self.place, sqlx::Error::PoolClosed);
        let (done, answer) = oneshot::channel();
        self.queue.send(Message::Append(Job { plain, done })).await.map_err(|_| closed())?;
        answer.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Finishes queued entries, then refuses further ones.
    pub(crate) async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.queue.send(Message::Close(done)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

async fn run(pool: PgPool, place: String, mut messages: mpsc::Receiver<Message>) {
    let mut received = Vec::with_capacity(BATCH);
    while messages.recv_many(&mut received, BATCH).await > 0 {
        let mut group: Vec<Job> = Vec::with_capacity(received.len());
        let mut ids = HashSet::new();
        let mut closing = None;
        for message in received.drain(..) {
            match message {
                Message::Append(job) => {
                    // A statement changes a row once, so a second entry of the same game begins another group.
                    if !ids.insert(job.plain.id.clone()) {
                        write(&pool, &place, std::mem::take(&mut group)).await;
                        ids = HashSet::from([job.plain.id.clone()]);
                    }
                    group.push(job);
                }
                Message::Close(done) => {
                    messages.close();
                    closing = Some(done);
                }
            }
        }
        write(&pool, &place, group).await;
        if let Some(done) = closing {
            while let Some(message) = messages.recv().await {
                if let Message::Append(job) = message {
                    write(&pool, &place, vec![job]).await;
                }
            }
            let _ = done.send(());
            return;
        }
    }
}

async fn write(pool: &PgPool, place: &str, group: Vec<Job>) {
    if group.is_empty() {
        return;
    }
    match try_write(pool, &group).await {
        Ok(stored) => {
            for Job { plain, done } in group {
                // The caller may be gone; the entry is stored all the same.
                let _ = done.send(if stored.contains(&plain.id) { Ok(()) } else { Err(Error::Conflict) });
            }
        }
        // One entry must not fail for another one's sake.
        Err(_) => {
            for Job { plain, done } in group {
                let statements = append_statements(&plain);
                let _ = done.send(write_postgres(pool, &statements, |error| explain_postgres(place, error)).await);
            }
        }
    }
}

/// Writes a group; gives the ids of the games whose entries were stored.
async fn try_write(pool: &PgPool, group: &[Job]) -> Result<HashSet<String>, sqlx::Error> {
    const SQL: &str = "\
        WITH new AS (SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], \
            $7::text[], $8::bigint[]) AS n (id, seq, entry, at, status, bot_to_act, clock, flag_at)), \
        summary AS (UPDATE games g SET seq = n.seq, status = n.status, updated_at = n.at, bot_to_act = n.bot_to_act, \
            clock = n.clock, flag_at = n.flag_at, proposal = NULL \
            FROM new n WHERE g.id = n.id AND g.seq = n.seq - 1 AND g.phase = 'playing' RETURNING g.id) \
        INSERT INTO entries (game_id, seq, entry, at) \
            SELECT n.id, n.seq, n.entry, n.at FROM new n JOIN summary s ON s.id = n.id RETURNING game_id";
    let texts = |of: fn(&Plain) -> &String| group.iter().map(|job| of(&job.plain).as_str()).collect::<Vec<_>>();
    let numbers = |of: fn(&Plain) -> i64| group.iter().map(|job| of(&job.plain)).collect::<Vec<_>>();
    let clock = |job: &Job| job.plain.clock.clone().unzip();
    let (clocks, flags): (Vec<Option<String>>, Vec<Option<Option<i64>>>) = group.iter().map(clock).unzip();
    let flags: Vec<Option<i64>> = flags.into_iter().map(Option::flatten).collect();
    let stored: Vec<(String,)> = sqlx::query_as(SQL)
        .bind(texts(|plain| &plain.id))
        .bind(numbers(|plain| plain.seq.into()))
        .bind(texts(|plain| &plain.entry))
        .bind(texts(|plain| &plain.at))
        .bind(texts(|plain| &plain.status))
        .bind(numbers(|plain| plain.bot_to_act.into()))
        .bind(clocks)
        .bind(flags)
        .fetch_all(pool)
        .await?;
    Ok(stored.into_iter().map(|(id,)| id).collect())
}

/// Writes a group on SQLite, at most one entry per game; gives the ids of the games whose entries were stored.
pub(crate) async fn append_sqlite(
    connection: &mut SqliteConnection,
    mut group: &[&Plain],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut stored = HashSet::new();
    while !group.is_empty() {
        // Few sizes, so that the prepared statements can be kept.
        let (part, rest) = group.split_at(1 << group.len().ilog2());
        let mut entries = QueryBuilder::<Sqlite>::new("WITH n (id, seq, entry, at) AS (");
        entries.push_values(part, |mut row, new| {
            row.push_bind(&new.id).push_bind(new.seq).push_bind(&new.entry).push_bind(&new.at);
        });
        entries.push(
            ") INSERT INTO entries (game_id, seq, entry, at) SELECT n.id, n.seq, n.entry, n.at FROM n \
             JOIN games g ON g.id = n.id AND g.seq = n.seq - 1 AND g.phase = 'playing' RETURNING game_id",
        );
        let ids: Vec<(String,)> = entries.build_query_as().fetch_all(&mut *connection).await?;
        stored.extend(ids.into_iter().map(|(id,)| id));
        let mut summaries =
            QueryBuilder::<Sqlite>::new("WITH n (id, seq, status, at, bot_to_act, clock, flag_at) AS (");
        summaries.push_values(part, |mut row, new| {
            let (clock, flag_at) = new.clock.as_ref().map(|(clock, flag_at)| (clock, *flag_at)).unzip();
            row.push_bind(&new.id).push_bind(new.seq).push_bind(&new.status).push_bind(&new.at);
            row.push_bind(new.bot_to_act).push_bind(clock).push_bind(flag_at.flatten());
        });
        summaries.push(
            ") UPDATE games SET seq = n.seq, status = n.status, updated_at = n.at, bot_to_act = n.bot_to_act, \
             clock = n.clock, flag_at = n.flag_at, proposal = NULL FROM n \
             WHERE games.id = n.id AND games.seq = n.seq - 1 AND games.phase = 'playing'",
        );
        summaries.build().execute(&mut *connection).await?;
        group = rest;
    }
    Ok(stored)
}

//! Group writes on PostgreSQL: entries that arrive while a group is being written form the next one, which is one
//! statement and one sync. Each entry is stored or refused by itself.

use std::collections::HashSet;

use sqlx::PgPool;
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
        WITH new AS (SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[]) \
            AS n (id, seq, entry, at, status, bot_to_act)), \
        summary AS (UPDATE games g SET seq = n.seq, status = n.status, updated_at = n.at, bot_to_act = n.bot_to_act \
            FROM new n WHERE g.id = n.id AND g.seq = n.seq - 1 AND g.phase = 'playing' RETURNING g.id) \
        INSERT INTO entries (game_id, seq, entry, at) \
            SELECT n.id, n.seq, n.entry, n.at FROM new n JOIN summary s ON s.id = n.id RETURNING game_id";
    let texts = |of: fn(&Plain) -> &String| group.iter().map(|job| of(&job.plain).as_str()).collect::<Vec<_>>();
    let numbers = |of: fn(&Plain) -> i64| group.iter().map(|job| of(&job.plain)).collect::<Vec<_>>();
    let stored: Vec<(String,)> = sqlx::query_as(SQL)
        .bind(texts(|plain| &plain.id))
        .bind(numbers(|plain| plain.seq.into()))
        .bind(texts(|plain| &plain.entry))
        .bind(texts(|plain| &plain.at))
        .bind(texts(|plain| &plain.status))
        .bind(numbers(|plain| plain.bot_to_act.into()))
        .fetch_all(pool)
        .await?;
    Ok(stored.into_iter().map(|(id,)| id).collect())
}

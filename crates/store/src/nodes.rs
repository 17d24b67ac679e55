//! Several servers on one PostgreSQL database: who is alive, who leads a table, and how they hear of each other's writes.
//!
//! A write is announced after its transaction, by one task per server that sends many announcements at once: NOTIFY
//! inside the transaction would serialise all commits. An announcement can get lost with its connection, so a listener
//! that had to reconnect reports [`Heard::Missed`]. On SQLite, which has one server, all of this does nothing.

use std::time::Duration;

use sqlx::{PgPool, postgres::PgListener};
use tokio::sync::mpsc;

use crate::{
    Error, Store,
    database::{Database, read},
    write::Statement,
};

const CHANNEL: &str = "duchy_tables";

/// Stands before the id of a table that other people look at.
const LOOKING: char = '@';

/// Announcements per NOTIFY: its payload is limited to 8000 bytes.
const BATCH: usize = 64;

/// Announcements that may wait for a lost connection.
const QUEUE: usize = 4096;

/// Delay before a lost connection is tried again.
const RETRY: Duration = Duration::from_millis(300);

/// What a listener hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Other servers have changed these tables.
    Changed(Vec<String>),
    /// At other servers, other people look at these tables.
    Looking(Vec<String>),
    /// The connection was lost: any table may have changed.
    Missed,
}

/// The end of a game's record as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Which table.
    pub id: String,
    /// The number of its last entry.
    pub seq: u32,
    /// When it last changed.
    pub updated_at: String,
}

/// Somebody who looks at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looker {
    /// Which table.
    pub game_id: String,
    /// Who; `None` is everybody without a name.
    pub user_id: Option<String>,
    /// Their open streams.
    pub streams: u32,
}

/// A server among others: announces its changes and hears of theirs.
#[derive(Debug)]
pub struct Announcer(mpsc::Sender<String>);

impl Announcer {
    /// Announces that a table has changed, soon.
    pub fn announce(&self, id: &str) {
        // A full queue means that the connection is lost; the others learn when theirs are back.
        let _ = self.0.try_send(id.to_owned());
    }

    /// Announces that other people look at a table, soon.
    pub fn announce_looking(&self, id: &str) {
        let _ = self.0.try_send(format!("{LOOKING}{id}"));
    }
}

impl Store {
    /// Joins the other servers of this database under a unique id. `None` on SQLite, which has only one.
    pub async fn join_nodes(&self, node: &str) -> Result<Option<(Announcer, mpsc::Receiver<Heard>)>, Error> {
        let Database::Postgres { pool, .. } = &self.database else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await.map_err(|error| self.explain(error))?;
        listener.listen(CHANNEL).await.map_err(|error| self.explain(error))?;
        self.forget_nodes().await?;
        self.beat(node).await?;
        let (announcements, queue) = mpsc::channel(QUEUE);
        let (heard, news) = mpsc::channel(64);
        tokio::spawn(announce(pool.clone(), node.to_owned(), queue));
        tokio::spawn(listen(listener, node.to_owned(), heard));
        Ok(Some((Announcer(announcements), news)))
    }

    /// Says that a server is alive.
    pub async fn beat(&self, node: &str) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO nodes (id, seen_at) VALUES ($1, clock_timestamp()) \
                           ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at";
        self.write(vec![Statement::new(SQL).text(node)]).await
    }

    /// Takes the lead of a table, unless another living server has it. `dead_after` is the silence after which a server
    /// counts as dead.
    pub async fn lead(&self, node: &str, id: &str, dead_after: Duration) -> Result<bool, Error> {
        const SQL: &str = "INSERT INTO leases (game_id, node) VALUES ($1, $2) \
                           ON CONFLICT (game_id) DO UPDATE SET node = EXCLUDED.node \
                           WHERE leases.node = EXCLUDED.node OR NOT EXISTS (SELECT 1 FROM nodes n \
                           WHERE n.id = leases.node AND n.seen_at > clock_timestamp() - $3 * INTERVAL '1 millisecond')";
        let statement = Statement::new(SQL).text(id).text(node).number(millis(dead_after));
        match self.write(vec![statement.or_fail(|| Error::Conflict)]).await {
            Ok(()) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Whether no other server is alive.
    pub async fn is_only_node(&self, node: &str, dead_after: Duration) -> Result<bool, Error> {
        const SQL: &str = "SELECT id FROM nodes WHERE id <> $1 \
                           AND seen_at > clock_timestamp() - $2 * INTERVAL '1 millisecond' LIMIT 1";
        let Database::Postgres { pool, .. } = &self.database else { return Ok(true) };
        let other: Option<(String,)> = sqlx::query_as(SQL)
            .bind(node)
            .bind(millis(dead_after))
            .fetch_optional(pool)
            .await
            .map_err(|error| self.explain(error))?;
        Ok(other.is_none())
    }

    /// Forgets servers that died long ago.
    async fn forget_nodes(&self) -> Result<(), Error> {
        const LEASES: &str = "DELETE FROM leases WHERE node IN \
                              (SELECT id FROM nodes WHERE seen_at < clock_timestamp() - INTERVAL '1 day')";
        const LOOKING: &str = "DELETE FROM looking WHERE node NOT IN \
                               (SELECT id FROM nodes WHERE seen_at >= clock_timestamp() - INTERVAL '1 day')";
        const NODES: &str = "DELETE FROM nodes WHERE seen_at < clock_timestamp() - INTERVAL '1 day'";
        self.write([LEASES, LOOKING, NODES].map(Statement::new).into()).await
    }

    /// Gives up the lead of a table.
    pub async fn release(&self, node: &str, id: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM leases WHERE game_id = $1 AND node = $2";
        self.write(vec![Statement::new(SQL).text(id).text(node)]).await
    }

    /// Gives up the lead of every table.
    pub async fn release_all(&self, node: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM leases WHERE node = $1";
        self.write(vec![Statement::new(SQL).text(node)]).await
    }

    /// Leaves the other servers, so that they can take over at once.
    pub async fn leave_nodes(&self, node: &str) -> Result<(), Error> {
        const NODE: &str = "DELETE FROM nodes WHERE id = $1";
        const LOOKING: &str = "DELETE FROM looking WHERE node = $1";
        self.release_all(node).await?;
        self.write([NODE, LOOKING].map(|sql| Statement::new(sql).text(node)).into()).await
    }

    /// Replaces what a server says about who looks at some tables.
    pub async fn set_looking(&self, node: &str, tables: &[String], lookers: &[Looker]) -> Result<(), Error> {
        const OLD: &str = "DELETE FROM looking WHERE node = $1 AND game_id = $2";
        const NEW: &str = "INSERT INTO looking (node, game_id, user_id, streams) VALUES ($1, $2, $3, $4)";
        let old = tables.iter().map(|id| Statement::new(OLD).text(node).text(id));
        let new = lookers.iter().map(|looker| {
            let user = looker.user_id.as_deref().unwrap_or_default();
            Statement::new(NEW).text(node).text(&looker.game_id).text(user).number(looker.streams)
        });
        self.write(old.chain(new).collect()).await
    }

    /// Who looks at these tables at other living servers.
    pub async fn looking_elsewhere(
        &self,
        node: &str,
        tables: &[String],
        dead_after: Duration,
    ) -> Result<Vec<Looker>, Error> {
        const SQL: &str = "SELECT l.game_id, l.user_id, SUM(l.streams)::BIGINT FROM looking l \
                           JOIN nodes n ON n.id = l.node WHERE l.node <> $1 AND l.game_id = ANY($2) \
                           AND n.seen_at > clock_timestamp() - $3 * INTERVAL '1 millisecond' GROUP BY 1, 2";
        let Database::Postgres { pool, .. } = &self.database else { return Ok(Vec::new()) };
        let query = sqlx::query_as(SQL).bind(node).bind(tables).bind(millis(dead_after));
        let rows: Vec<(String, String, i64)> = query.fetch_all(pool).await.map_err(|error| self.explain(error))?;
        let looker = |(game_id, user_id, streams): (String, String, i64)| Looker {
            game_id,
            user_id: Some(user_id).filter(|id| !id.is_empty()),
            streams: u32::try_from(streams).unwrap_or(u32::MAX),
        };
        Ok(rows.into_iter().map(looker).collect())
    }

    /// Games where it's a bot's turn and no living server leads.
    pub async fn leaderless_games(&self, dead_after: Duration, limit: u32) -> Result<Vec<String>, Error> {
        let Database::Postgres { pool, .. } = &self.database else { return Ok(Vec::new()) };
        const SQL: &str = "SELECT g.id FROM games g WHERE g.bot_to_act = 1 AND NOT EXISTS (SELECT 1 FROM leases l \
                           JOIN nodes n ON n.id = l.node WHERE l.game_id = g.id \
                           AND n.seen_at > clock_timestamp() - $1 * INTERVAL '1 millisecond') ORDER BY g.id LIMIT $2";
        let query = sqlx::query_as(SQL).bind(millis(dead_after)).bind(i64::from(limit));
        let rows: Vec<(String,)> = query.fetch_all(pool).await.map_err(|error| self.explain(error))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Games where it's a bot's turn and this server leads.
    pub async fn led_games(&self, node: &str) -> Result<Vec<String>, Error> {
        let Database::Postgres { pool, .. } = &self.database else { return Ok(Vec::new()) };
        const SQL: &str =
            "SELECT g.id FROM games g JOIN leases l ON l.game_id = g.id WHERE g.bot_to_act = 1 AND l.node = $1";
        let query = sqlx::query_as(SQL).bind(node);
        let rows: Vec<(String,)> = query.fetch_all(pool).await.map_err(|error| self.explain(error))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Where the stored records of these tables end. Removed tables are left out.
    pub async fn stamps(&self, ids: &[String]) -> Result<Vec<Stamp>, Error> {
        let Database::Postgres { pool, .. } = &self.database else { return Ok(Vec::new()) };
        const SQL: &str = "SELECT id, seq, updated_at FROM games WHERE id = ANY($1)";
        let rows: Vec<(String, i64, String)> =
            sqlx::query_as(SQL).bind(ids).fetch_all(pool).await.map_err(|error| self.explain(error))?;
        let stamp = |(id, seq, updated_at)| Stamp { id, seq: u32::try_from(seq).unwrap_or(u32::MAX), updated_at };
        Ok(rows.into_iter().map(stamp).collect())
    }

    /// The entries of a table after one of them, as JSON.
    pub async fn entries_after(&self, id: &str, seq: u32, until: u32) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT entry FROM entries WHERE game_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq";
        let rows: Vec<(String,)> = read!(self, db => {
            sqlx::query_as(SQL).bind(id).bind(i64::from(seq)).bind(i64::from(until)).fetch_all(db)
        })?;
        Ok(rows.into_iter().map(|(entry,)| entry).collect())
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Sends announcements, as many at once as have come in during the last one.
async fn announce(pool: PgPool, node: String, mut queue: mpsc::Receiver<String>) {
    let mut ids = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut ids, BATCH).await > 0 {
        ids.sort_unstable();
        ids.dedup();
        let payload = format!("{node} {}", ids.join(" "));
        let send = || sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&payload).execute(&pool);
        while let Err(error) = send().await {
            if matches!(error, sqlx::Error::PoolClosed) {
                return;
            }
            tokio::time::sleep(RETRY).await;
        }
        ids.clear();
    }
}

/// Passes on what other servers announce, until nobody listens any more.
async fn listen(mut listener: PgListener, node: String, heard: mpsc::Sender<Heard>) {
    loop {
        let received = tokio::select! {
            received = listener.try_recv() => received,
            () = heard.closed() => return,
        };
        let mut looking = Vec::new();
        let news = match received {
            Ok(Some(announced)) => {
                let mut words = announced.payload().split(' ');
                if words.next() == Some(&node) {
                    continue;
                }
                let mut changed = Vec::new();
                for word in words {
                    match word.strip_prefix(LOOKING) {
                        Some(id) => looking.push(id.to_owned()),
                        None => changed.push(word.to_owned()),
                    }
                }
                Heard::Changed(changed)
            }
            // The connection was lost; the next call opens a new one.
            Ok(None) => Heard::Missed,
            Err(sqlx::Error::PoolClosed) => return,
            Err(_) => {
                tokio::time::sleep(RETRY).await;
                Heard::Missed
            }
        };
        let looking = (!looking.is_empty()).then_some(Heard::Looking(looking));
        for news in std::iter::once(news).filter(|news| *news != Heard::Changed(Vec::new())).chain(looking) {
            if heard.send(news).await.is_err() {
                return;
            }
        }
    }
}

//! Writes: groups of statements that take effect together or not at all.
//!
//! SQLite allows one writer at a time, so a single task does all its writes. It commits everything queued, up to
//! [`BATCH`] writes, in one transaction with a savepoint per write, and acknowledges them after one sync. A refused write rolls
//! back only itself. Entries in the middle of a game, which is most of what is written, share two statements. After any other error the connection is reopened: after a full disk it may be in any state.

use std::{borrow::Cow, collections::HashSet, time::Duration};

use sqlx::{
    Connection as _, Database, Executor as _, PgPool, Postgres, Sqlite, SqliteConnection,
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions},
};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Error,
    append::{Plain, append_sqlite},
    games::append_statements,
};

/// Maximum writes per transaction.
const BATCH: usize = 64;
/// Queue capacity; further writes wait until there is room.
const QUEUE: usize = 1024;

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    /// The error to return if it changes no row; `None` if that is fine.
    unchanged: Option<fn() -> Error>,
}

#[derive(Clone, Debug)]
enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Bytes(Vec<u8>),
}

impl Statement {
    pub(crate) fn new(sql: &'static str) -> Self {
        Statement { sql, values: Vec::new(), unchanged: None }
    }

    pub(crate) fn text(self, text: &str) -> Self {
        self.maybe(Some(text))
    }

    pub(crate) fn maybe(mut self, text: Option<&str>) -> Self {
        self.values.push(Value::Text(text.map(str::to_owned)));
        self
    }

    pub(crate) fn number(self, number: impl Into<i64>) -> Self {
        self.maybe_number(Some(number.into()))
    }

    pub(crate) fn maybe_number(mut self, number: Option<i64>) -> Self {
        self.values.push(Value::Number(number));
        self
    }

    pub(crate) fn bytes(mut self, bytes: &[u8]) -> Self {
        self.values.push(Value::Bytes(bytes.to_vec()));
        self
    }

    /// Fails the whole write if this statement changes no row.
    pub(crate) fn or_fail(mut self, error: fn() -> Error) -> Self {
        self.unchanged = Some(error);
        self
    }

    /// Whether it may change who is signed in, or as whom.
    pub(crate) fn changes_users(&self) -> bool {
        [" users", " sessions"].iter().any(|table| self.sql.contains(table))
    }

    fn check(&self, changed: u64) -> Result<(), Error> {
        match self.unchanged {
            Some(error) if changed == 0 => Err(error()),
            _ => Ok(()),
        }
    }
}

/// Binds the values of a statement. A macro, because the two databases share no trait bounds for a generic function.
macro_rules! bound {
    ($statement:expr) => {{
        let mut query = sqlx::query($statement.sql);
        for value in &$statement.values {
            query = match value {
                Value::Text(text) => query.bind(text.as_deref()),
                Value::Number(number) => query.bind(*number),
                Value::Bytes(bytes) => query.bind(bytes.as_slice()),
            };
        }
        query
    }};
}

fn sqlite_query(statement: &Statement) -> Query<'_, Sqlite, SqliteArguments> {
    bound!(statement)
}

fn postgres_query(statement: &Statement) -> Query<'_, Postgres, <Postgres as Database>::Arguments> {
    bound!(statement)
}

/// Classifies an error of PostgreSQL. The pool's connections are all ours, so a timeout means that the server is not
/// responding.
pub(crate) fn explain_postgres(place: &str, error: sqlx::Error) -> Error {
    match error {
        source @ sqlx::Error::PoolTimedOut => Error::Unreachable { place: place.to_owned(), source: source.into() },
        error => Error::explain(place, error),
    }
}

/// Runs a write on PostgreSQL, in a transaction if it has several statements.
pub(crate) async fn write_postgres(
    pool: &PgPool,
    statements: &[Statement],
    explain: impl Fn(sqlx::Error) -> Error,
) -> Result<(), Error> {
    if let [only] = statements {
        let done = postgres_query(only).execute(pool).await.map_err(&explain)?;
        return only.check(done.rows_affected());
    }
    let mut transaction = pool.begin().await.map_err(&explain)?;
    for statement in statements {
        let done = postgres_query(statement).execute(&mut *transaction).await.map_err(&explain)?;
        statement.check(done.rows_affected())?;
    }
    transaction.commit().await.map_err(&explain)
}

/// The queue of SQLite's writer. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    place: String,
    patience: Duration,
}

enum Message {
    Write(Job),
    /// Limits the size of the file; see [`crate::Store::limit_pages`].
    Limit(u32, oneshot::Sender<()>),
    Close(oneshot::Sender<()>),
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), Error>>,
}

/// What takes effect together or not at all.
pub(crate) enum Write {
    Statements(Vec<Statement>),
    Append(Plain),
}

impl Write {
    fn append(&self) -> Option<&Plain> {
        match self {
            Write::Append(plain) => Some(plain),
            Write::Statements(_) => None,
        }
    }

    fn statements(&self) -> Cow<'_, [Statement]> {
        match self {
            Write::Statements(statements) => statements.into(),
            Write::Append(plain) => append_statements(plain).into(),
        }
    }
}

impl Writer {
    /// Starts the task on an open connection.
    pub(crate) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        place: &str,
        patience: Duration,
    ) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        let task = Task { connection: Some(connection), options, place: place.to_owned() };
        tokio::spawn(task.run(messages));
        Writer { queue, place: place.to_owned(), patience }
    }

    pub(crate) async fn write(&self, write: Write) -> Result<(), Error> {
        let (done, answer) = oneshot::channel();
        let message = Message::Write(Job { write, done });
        // Each earlier batch may have to wait for a file locked by another program.
        match tokio::time::timeout(self.patience * 2, self.queue.send(message)).await {
            Ok(Ok(())) => answer.await.unwrap_or_else(|_| Err(self.closed())),
            Ok(Err(_)) => Err(self.closed()),
            Err(_) => Err(Error::explain(&self.place, sqlx::Error::PoolTimedOut)),
        }
    }

    pub(crate) async fn limit_pages(&self, pages: u32) {
        let (done, answer) = oneshot::channel();
        if self.queue.send(Message::Limit(pages, done)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// Finishes queued writes, then refuses further ones.
    pub(crate) async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.queue.send(Message::Close(done)).await.is_ok() {
            let _ = answer.await;
        }
    }

    fn closed(&self) -> Error {
        Error::explain(&self.place, sqlx::Error::PoolClosed)
    }
}

struct Task {
    /// `None` after an error: the next batch opens a new one.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    place: String,
}

impl Task {
    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut received = Vec::with_capacity(BATCH);
        // The next batch collects in the queue while this one syncs, so no write waits for a batch to fill up.
        while messages.recv_many(&mut received, BATCH).await > 0 {
            let mut jobs = Vec::with_capacity(received.len());
            for message in received.drain(..) {
                match message {
                    Message::Write(job) => jobs.push(job),
                    Message::Limit(pages, done) => {
                        self.write(std::mem::take(&mut jobs)).await;
                        self.limit(pages).await;
                        let _ = done.send(());
                    }
                    Message::Close(done) => {
                        self.write(std::mem::take(&mut jobs)).await;
                        messages.close();
                        self.drop_connection().await;
                        let _ = done.send(());
                        return;
                    }
                }
            }
            self.write(jobs).await;
        }
        self.drop_connection().await;
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let outcomes = match self.try_write(&jobs).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                self.drop_connection().await;
                jobs.iter().map(|_| Err(error.clone())).collect()
            }
        };
        for (job, outcome) in jobs.into_iter().zip(outcomes) {
            // The caller may be gone; the write is stored all the same.
            let _ = job.done.send(outcome);
        }
    }

    /// Runs one transaction. Returns a result per write; an error means that nothing was written.
    async fn try_write(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), Error>>, Error> {
        let place = &self.place;
        let explain = |error| Error::explain(place, error);
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(SqliteConnection::connect_with(&self.options).await.map_err(explain)?),
        };
        connection.execute("BEGIN IMMEDIATE").await.map_err(explain)?;
        let mut appended = append(connection, jobs).await.map_err(explain)?;
        let mut outcomes = Vec::with_capacity(jobs.len());
        for job in jobs {
            // The second entry of a game in one batch is not in the group.
            if job.write.append().is_some_and(|plain| appended.remove(&plain.id)) {
                outcomes.push(Ok(()));
                continue;
            }
            connection.execute("SAVEPOINT a_write").await.map_err(explain)?;
            let mut outcome = Ok(());
            for statement in &*job.write.statements() {
                outcome = match sqlite_query(statement).execute(&mut *connection).await {
                    Ok(done) => statement.check(done.rows_affected()),
                    Err(error) if is_constraint(&error) => Err(explain(error)),
                    Err(error) => return Err(explain(error)),
                };
                if outcome.is_err() {
                    connection.execute("ROLLBACK TO a_write").await.map_err(explain)?;
                    break;
                }
            }
            connection.execute("RELEASE a_write").await.map_err(explain)?;
            outcomes.push(outcome);
        }
        connection.execute("COMMIT").await.map_err(explain)?;
        Ok(outcomes)
    }

    async fn limit(&mut self, pages: u32) {
        // Set in the options too, so that it also applies to a new connection.
        self.options = self.options.clone().pragma("max_page_count", pages.to_string());
        self.drop_connection().await;
    }

    /// Closes the connection and waits until SQLite has released the file and any transaction.
    async fn drop_connection(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

/// Writes the first entry of each game; gives the games whose entries were stored. The others are tried one by one.
async fn append(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<HashSet<String>, sqlx::Error> {
    let mut ids = HashSet::new();
    let group: Vec<&Plain> =
        jobs.iter().filter_map(|job| job.write.append()).filter(|plain| ids.insert(plain.id.as_str())).collect();
    if group.len() < 2 {
        return Ok(HashSet::new());
    }
    connection.execute("SAVEPOINT a_write").await?;
    let appended = match append_sqlite(connection, &group).await {
        Err(error) if is_constraint(&error) => {
            connection.execute("ROLLBACK TO a_write").await?;
            HashSet::new()
        }
        appended => appended?,
    };
    connection.execute("RELEASE a_write").await?;
    Ok(appended)
}

/// SQLite undoes only the statement that violates a constraint; the transaction goes on.
fn is_constraint(error: &sqlx::Error) -> bool {
    const CONSTRAINT: u32 = 19;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == CONSTRAINT)
}

//! Runs a test on each kind of database, each time on a new, empty one.

use std::{future::Future, sync::atomic::AtomicU32, sync::atomic::Ordering};

use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqlSafeStr as _, SqliteConnection,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};

/// Calls the test with the address of an empty SQLite database, then with that of an empty PostgreSQL one.
pub(crate) async fn on_each<F: Future<Output = ()>>(test: impl Fn(String) -> F) {
    let folder = tempfile::tempdir().unwrap();
    test(format!("sqlite:{}", folder.path().join("duchy.db").display())).await;
    if let Some(server) = postgres() {
        on_postgres(&server, test).await;
    }
}

/// Calls the test with the address of an empty PostgreSQL database.
pub(crate) async fn on_postgres<F: Future<Output = ()>>(server: &str, test: impl Fn(String) -> F) {
    let name = fresh_name();
    admin(server, format!("CREATE DATABASE {name}")).await;
    test(with_database(server, &name)).await;
    admin(server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

/// The PostgreSQL server for tests. Where it is required (`CI`, `DUCHY_REQUIRE_POSTGRES`), its absence is a failure.
pub(crate) fn postgres() -> Option<String> {
    let address = std::env::var("DUCHY_TEST_POSTGRES").ok();
    if address.is_none() {
        let required = ["CI", "DUCHY_REQUIRE_POSTGRES"].iter().any(|name| std::env::var_os(name).is_some());
        assert!(!required, "DUCHY_TEST_POSTGRES is not set: run the tests by tools/with-postgres");
        eprintln!("SKIPPED on PostgreSQL: DUCHY_TEST_POSTGRES is not set; tools/with-postgres runs tests on both");
    }
    address
}

fn fresh_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("duchy_test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

async fn admin(server: &str, sql: String) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    connection.close().await.unwrap();
}

/// The same server, another database: the last part of the path, before any parameters.
fn with_database(server: &str, name: &str) -> String {
    let (path, parameters) = server.split_once('?').unwrap_or((server, ""));
    let (host, _) = path.rsplit_once('/').unwrap();
    format!("{host}/{name}?{parameters}")
}

/// Creates an SQLite database at schema version 3, with a game in each phase.
pub(crate) async fn of_version_3(file: &std::path::Path) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true).foreign_keys(true);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    let changes = [
        include_str!("../../migrations/sqlite/0001_tables.sql"),
        include_str!("../../migrations/sqlite/0002_components.sql"),
        include_str!("../../migrations/sqlite/0003_daily.sql"),
    ];
    let migrations = changes.into_iter().zip(1..).map(|(text, number)| {
        Migration::new(
            number,
            ["tables", "components", "daily"][number as usize - 1].into(),
            MigrationType::Simple,
            text.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect()).run(&mut old).await.unwrap();
    let rows = "INSERT INTO users VALUES ('ann', 'Ann', 'hash', '2024-01-01T00:00:00.000Z');
        INSERT INTO games (id, game, phase, options, header, secret, seq, created_at, updated_at) VALUES
            ('waits', 'carcassonne', 'gathering', '{}', NULL, zeroblob(32), 0, '2024-01-01', '2024-01-01'),
            ('on', 'carcassonne', 'playing', '{}', '{}', zeroblob(32), 1, '2024-01-01', '2024-01-02'),
            ('over', 'carcassonne', 'over', '{}', '{}', zeroblob(32), 1, '2024-01-01', '2024-01-03');
        INSERT INTO entries VALUES ('on', 1, 'one', '2024-01-02'), ('over', 1, 'last', '2024-01-03');
        INSERT INTO seats VALUES ('waits', 0, 'person', 'ann', 'Ann', NULL), ('waits', 1, 'open', NULL, NULL, NULL),
            ('on', 0, 'person', 'ann', 'Ann', NULL), ('on', 1, 'bot', NULL, 'Steward', 'greedy'),
            ('over', 0, 'person', 'ann', 'Ann', NULL), ('over', 1, 'bot', NULL, 'Steward', 'greedy');";
    old.execute(rows).await.unwrap();
    old.close().await.unwrap();
}

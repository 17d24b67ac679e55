//! Runs a test on every database there is, each time on an empty one of its own.

use std::{future::Future, sync::atomic::AtomicU32, sync::atomic::Ordering};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

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

/// The PostgreSQL server for tests. Where it has to be there (`CI`, `DUCHY_REQUIRE_POSTGRES`) its absence is a failure.
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

//! Database problems and their error messages.

use std::time::Duration;

use duchy_store::{Error, NewUser, Store};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};

/// Long enough to open a file on a busy machine; a locked one is waited for as long as this.
const IMPATIENT: Duration = Duration::from_secs(2);
const ANN: NewUser<'_> =
    NewUser { id: "ann", name: "Ann", token_hash: "hash", label: "", at: "2026-01-01T00:00:00.000Z" };

fn says(error: &Error, words: &[&str]) {
    let message = error.to_string();
    for word in words {
        assert!(message.contains(word), "\"{word}\" is not in: {message}");
    }
}

#[tokio::test]
async fn a_locked_file_is_busy_and_nothing_is_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let address = format!("sqlite:{}", file.display());
    let store = Store::open_patiently(&address, IMPATIENT).await.unwrap();
    let mut other = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&file)).await.unwrap();
    other.execute("BEGIN EXCLUSIVE").await.unwrap();
    let error = store.add_user(&ANN).await.unwrap_err();
    assert!(matches!(error, Error::Busy { .. }), "{error:?}");
    says(&error, &["duchy.db", "busy", "another program", "try again"]);
    let error = Store::open_patiently(&address, IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Busy { .. }), "{error:?}");
    other.execute("ROLLBACK").await.unwrap();
    assert_eq!(store.user_by_token("hash").await.unwrap(), None);
    store.add_user(&ANN).await.unwrap();
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("duchy.db").display());
    Store::open(&address).await.unwrap().close().await;
    let error = Store::open_patiently(&format!("{address}?mode=ro"), IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::ReadOnly { .. }), "{error:?}");
    says(&error, &["duchy.db", "can't be written", "--database"]);
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let text = "this is not a database at all, but a letter to a friend\n".repeat(50);
    std::fs::write(&file, &text).unwrap();
    let error = Store::open_patiently(&format!("sqlite:{}", file.display()), IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Damaged { .. }), "{error:?}");
    says(&error, &["duchy.db", "not a database", "backup"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_missing_folder_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no/such/folder/duchy.db");
    let error = Store::open_patiently(&format!("sqlite:{}", file.display()), IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::BadFile { .. }), "{error:?}");
    says(&error, &["duchy.db", "there is no folder", "no/such/folder", "create it", "--database"]);
    let error = Store::open_patiently(&format!("sqlite:{}", folder.path().display()), IMPATIENT).await.unwrap_err();
    says(&error, &["it is a folder", "name a file in it"]);
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named_as_the_reason() {
    // No one can create files in here, not even root.
    for open in [Store::open_patiently("sqlite:/sys/duchy.db", IMPATIENT).await, to_serve("sqlite:/sys/duchy.db").await]
    {
        let error = open.unwrap_err();
        assert!(matches!(error, Error::ReadOnly { .. }), "{error:?}");
        says(&error, &["/sys/duchy.db", "its folder", "writable", "--database"]);
    }
}

async fn to_serve(address: &str) -> Result<Store, Error> {
    Store::open_to_serve(address, IMPATIENT).await
}

#[tokio::test]
async fn a_second_server_on_a_file_is_refused_until_the_first_has_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("duchy.db").display());
    let first = to_serve(&address).await.unwrap();
    std::os::unix::fs::symlink(folder.path().join("duchy.db"), folder.path().join("link.db")).unwrap();
    let link = format!("sqlite:{}", folder.path().join("link.db").display());
    for second in [&address, &link] {
        let error = to_serve(second).await.unwrap_err();
        assert!(matches!(error, Error::InUse { .. }), "{error:?}");
        says(&error, &["in use by another Duchy server", "stop", "--database"]);
    }
    // Commands may run next to a server.
    Store::open(&address).await.unwrap().close().await;
    first.close().await;
    let again = to_serve(&address).await.unwrap();
    // A crash closes nothing cleanly, but releases the lock.
    drop(again);
    to_serve(&address).await.unwrap().close().await;
}

#[tokio::test]
async fn a_database_of_another_program_is_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    for (name, tables) in [
        ("letters.db", "CREATE TABLE letters (text TEXT)"),
        ("games.db", "CREATE TABLE games (title TEXT)"),
        ("sqlx.db", "CREATE TABLE _sqlx_migrations (version BIGINT); CREATE TABLE songs (title TEXT)"),
    ] {
        let file = folder.path().join(name);
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        other.execute(AssertSqlSafe(tables.to_owned())).await.unwrap();
        other.close().await.unwrap();
        let before = std::fs::read(&file).unwrap();
        let error = Store::open_patiently(&format!("sqlite:{}", file.display()), IMPATIENT).await.unwrap_err();
        assert!(matches!(error, Error::Foreign { .. }), "{error:?}");
        says(&error, &[name, "another program", "unchanged", "--database"]);
        assert!(std::fs::read(&file).unwrap() == before, "{name} was changed");
    }
}

#[tokio::test]
async fn a_postgres_database_of_another_program_is_left_unchanged() {
    let Some(server) = crate::each::postgres() else { return };
    crate::each::on_postgres(&server, |address| async move {
        let mut other = sqlx::PgConnection::connect(&address).await.unwrap();
        other.execute("CREATE TABLE games (title TEXT)").await.unwrap();
        let error = Store::open(&address).await.unwrap_err();
        assert!(matches!(error, Error::Foreign { .. }), "{error:?}");
        let (tables,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = 'public'")
                .fetch_one(&mut other)
                .await
                .unwrap();
        assert_eq!(tables, 1);
    })
    .await;
}

/// A file truncated by a bad copy: its header is intact, its pages are not.
#[tokio::test]
async fn a_damaged_database_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let address = format!("sqlite:{}", file.display());
    Store::open(&address).await.unwrap().close().await;
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let error = Store::open_patiently(&address, IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Damaged { .. }), "{error:?}");
    says(&error, &["duchy.db", "damaged", "backup"]);
}

#[tokio::test]
async fn an_unresponsive_server_is_reported() {
    // A port that was free a moment ago: nothing listens there.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("postgres://duchy:sesame@127.0.0.1:{port}/games");
    let error = Store::open_patiently(&address, Duration::from_secs(2)).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
    says(&error, &["games at 127.0.0.1", "can't be reached", "check the address"]);
    assert!(!error.to_string().contains("sesame"));
}

#[tokio::test]
async fn a_missing_postgres_database_is_reported() {
    let Some(server) = crate::each::postgres() else { return };
    let (path, parameters) = server.split_once('?').unwrap_or((&server, ""));
    let host = path.rsplit_once('/').unwrap().0;
    let error = Store::open(&format!("{host}/nobody_made_this?{parameters}")).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
    says(&error, &["nobody_made_this", "does not exist"]);
}

#[tokio::test]
async fn invalid_addresses_are_reported_without_their_password() {
    for address in ["mysql://ann:sesame@host/db", "duchy.db", "", "sqlite::memory:", "sqlite:duchy.db?mode=memory"] {
        let error = Store::open_patiently(address, IMPATIENT).await.unwrap_err();
        assert!(matches!(error, Error::BadAddress { .. }), "{address}: {error:?}");
        says(&error, &["sqlite:duchy.db", "postgres://"]);
        assert!(!error.to_string().contains("sesame"), "{error}");
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let address = format!("sqlite:{}", file.display());
    Store::open(&address).await.unwrap().close().await;
    let mut other = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&file)).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', TRUE, x'00', 0)";
    other.execute(AssertSqlSafe(later.to_owned())).await.unwrap();
    other.close().await.unwrap();
    let error = Store::open_patiently(&address, IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Newer { .. }), "{error:?}");
    says(&error, &["duchy.db", "newer"]);
}

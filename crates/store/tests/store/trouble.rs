//! What goes wrong with databases, and what is said then.

use std::time::Duration;

use duchy_store::{Error, NewUser, Store};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};

const IMPATIENT: Duration = Duration::from_millis(50);
const ANN: NewUser<'_> = NewUser { id: "ann", name: "Ann", token_hash: "hash", at: "2026-01-01T00:00:00.000Z" };

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
async fn a_file_that_is_no_database_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let text = "this is not a database at all, but a letter to somebody\n".repeat(50);
    std::fs::write(&file, &text).unwrap();
    let error = Store::open_patiently(&format!("sqlite:{}", file.display()), IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Damaged { .. }), "{error:?}");
    says(&error, &["duchy.db", "not a database", "backup"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_folder_that_is_not_there_cannot_be_reached() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no/such/folder/duchy.db");
    let error = Store::open_patiently(&format!("sqlite:{}", file.display()), IMPATIENT).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
    says(&error, &["duchy.db", "check the address"]);
}

#[tokio::test]
async fn a_server_that_does_not_answer_cannot_be_reached() {
    // A port that was free a moment ago: nobody listens there.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("postgres://duchy:sesame@127.0.0.1:{port}/games");
    let error = Store::open_patiently(&address, Duration::from_secs(2)).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
    says(&error, &["games at 127.0.0.1", "can't be reached", "check the address"]);
    assert!(!error.to_string().contains("sesame"));
}

#[tokio::test]
async fn a_server_without_that_database_cannot_be_reached() {
    let Some(server) = crate::each::postgres() else { return };
    let (path, parameters) = server.split_once('?').unwrap_or((&server, ""));
    let host = path.rsplit_once('/').unwrap().0;
    let error = Store::open(&format!("{host}/nobody_made_this?{parameters}")).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
    says(&error, &["nobody_made_this", "does not exist"]);
}

#[tokio::test]
async fn addresses_we_do_not_understand_are_explained_without_their_password() {
    for address in ["mysql://ann:sesame@host/db", "duchy.db", "", "sqlite::memory:", "sqlite:duchy.db?mode=memory"] {
        let error = Store::open_patiently(address, IMPATIENT).await.unwrap_err();
        assert!(matches!(error, Error::BadAddress { .. }), "{address}: {error:?}");
        says(&error, &["sqlite:duchy.db", "postgres://"]);
        assert!(!error.to_string().contains("sesame"), "{error}");
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
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

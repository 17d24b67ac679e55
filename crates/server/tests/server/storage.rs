//! A database that can't be used: a clear error, and nothing lost or half written.

use std::time::Duration;

use duchy_server::{App, Config};
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::guest::{Place, against_bot, hot_seat, with_friend};

#[tokio::test]
async fn a_move_that_cannot_be_stored_does_not_happen() {
    let place = Place::with(|config| config.patience = Duration::from_millis(200)).await;
    let mut ann = place.named("Ann").await;
    let (id, open) = (ann.table(hot_seat()).await, ann.table(with_friend()).await);
    ann.play(&id, 3).await;
    let (before, lobby) = (ann.state(&id, None).await, ann.state(&open, None).await);
    let mut watch = ann.watch(&id).await;
    assert_eq!(watch.next().await, before);

    let mut other = SqliteConnection::connect(&place.database()).await.unwrap();
    other.execute("BEGIN EXCLUSIVE").await.unwrap();
    let refused = ann.answer_first(&id, &before).await;
    let error = refused.error(503, "storage");
    assert!(refused.header("retry-after").is_some());
    assert!(!error["message"].as_str().unwrap().contains("duchy.db"), "clients must not see file names: {error}");
    let mut ben = place.guest();
    ben.post("api/me", json!({ "name": "Ben" })).await.error(503, "storage");
    ann.post(&format!("api/tables/{open}/join"), json!({ "seat": 1, "name": "Ben" })).await.error(503, "storage");
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.error(503, "storage");
    ann.post("api/tables", json!({ "game": "carcassonne", "seats": hot_seat() })).await.error(503, "storage");
    assert_eq!(ann.state(&id, None).await, before);
    assert_eq!(ann.state(&open, None).await, lobby);
    other.execute("ROLLBACK").await.unwrap();

    let seq = ann.answer_first(&id, &before).await.ok()["seq"].as_u64().unwrap();
    let state = watch.until(seq).await;
    let is_new = |entry: &&Value| entry["seq"].as_u64() > before["seq"].as_u64();
    let new = state["log"].as_array().unwrap().iter().filter(is_new).count();
    assert_eq!(new, 1, "nothing else was announced meanwhile");
    assert_eq!(ann.get("api/tables").await.ok()["mine"].as_array().unwrap().len(), 2);
}

/// The system refuses to let any file grow, which looks to SQLite like a full or broken disk.
#[tokio::test]
async fn play_continues_once_a_full_disk_has_room_again() {
    // The failed write raises a signal that would end the process.
    let _caught = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(25)).unwrap();
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 3).await;
    let before = ann.state(&id, None).await;
    let (soft, hard) = rlimit::getrlimit(rlimit::Resource::FSIZE).unwrap();
    rlimit::setrlimit(rlimit::Resource::FSIZE, 16 * 1024, hard).unwrap();
    for _ in 0..3 {
        ann.answer_first(&id, &before).await.error(503, "storage");
    }
    ann.get("readyz").await.error(503, "storage");
    rlimit::setrlimit(rlimit::Resource::FSIZE, soft, hard).unwrap();
    assert_eq!(ann.get("readyz").await.status, 200);
    assert_eq!(ann.state(&id, None).await, before);
    ann.answer_first(&id, &before).await.ok();
    let after = ann.state(&id, None).await;
    place.restart(|_| ()).await;
    assert_eq!(place.again(&ann).state(&id, None).await, after, "nothing acknowledged is lost");
}

#[tokio::test]
async fn a_bot_waits_until_its_move_can_be_stored() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_bot()).await;
    let state = ann.state(&id, None).await;
    // The database accepts Ann's entries, but not her opponent's.
    let mut other = SqliteConnection::connect(&place.database()).await.unwrap();
    let trouble = "CREATE TRIGGER trouble BEFORE INSERT ON entries WHEN NEW.entry LIKE '%\"seat\":1%' \
                   BEGIN SELECT RAISE(ABORT, 'trouble'); END";
    other.execute(trouble).await.unwrap();
    ann.answer_first(&id, &state).await.ok();
    let mut watch = ann.watch(&id).await;
    let mut state = watch.next().await;
    while !state["decision"].is_null() {
        ann.answer_first(&id, &state).await.ok();
        state = ann.settled(&id).await;
    }
    let waits = state["seq"].as_u64().unwrap();
    assert_eq!(ann.state(&id, None).await["status"]["awaiting"]["awaited"], json!([1]));
    other.execute("DROP TRIGGER trouble").await.unwrap();
    assert!(watch.until(waits + 1).await["seq"].as_u64().unwrap() > waits);
}

#[tokio::test]
async fn only_a_tampered_record_is_refused() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let (bad, good) = (ann.table(against_bot()).await, ann.table(hot_seat()).await);
    ann.play(&good, 2).await;
    let mut other = SqliteConnection::connect(&place.database()).await.unwrap();
    let tampering = sqlx::query("UPDATE games SET header = replace(header, 'BASE-', 'CASE-') WHERE id = $1").bind(&bad);
    other.execute(tampering).await.unwrap();
    place.restart(|_| ()).await;
    let mut ann = place.again(&ann);
    ann.get(&format!("api/tables/{bad}")).await.error(500, "internal");
    ann.get(&format!("api/tables/{bad}/stream")).await.error(500, "internal");
    ann.play(&good, 2).await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written_stops_the_server_at_once() {
    let place = Place::new().await;
    let config = Config { database: format!("{}?mode=ro", place.database()), ..Config::default() };
    let message = App::open(config, duchy_games::registry()).await.err().unwrap().to_string();
    assert!(message.contains("can't be written") && message.contains("--database"), "{message}");
}

//! A server that stops, or is killed, loses nothing it has acknowledged.

use std::time::Duration;

use duchy_game::context::Seed;
use duchy_host::{Record, Request, Secret};
use duchy_store::{Appended, Phase, Store, Summary};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::guest::{Place, against_bot, hot_seat, with_friend};

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let (id, open) = (ann.table(hot_seat()).await, ann.table(with_friend()).await);
    ann.play(&id, 7).await;
    let (before, lobby) = (ann.state(&id, None).await, ann.state(&open, None).await);
    place.restart(|_| ()).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.get("api/me").await.ok()["user"]["name"], "Ann");
    assert_eq!(ann.state(&id, None).await, before);
    assert_eq!(ann.state(&open, None).await, lobby);
    ann.answer_first(&id, &before).await.ok();
}

#[tokio::test]
async fn an_unfinished_write_is_rolled_back() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 2).await;
    let before = ann.state(&id, None).await;
    // Killed between the entry and the commit: the database sees an open transaction whose connection is gone.
    let mut killed = SqliteConnection::connect(&place.database()).await.unwrap();
    killed.execute("BEGIN IMMEDIATE").await.unwrap();
    let half = sqlx::query("INSERT INTO entries (game_id, seq, entry, at) VALUES ($1, 3, '{}', '')").bind(&id);
    killed.execute(half).await.unwrap();
    drop(killed);
    place.restart(|_| ()).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.state(&id, None).await, before);
    ann.answer_first(&id, &before).await.ok();
}

#[tokio::test]
async fn bots_resume_after_a_restart() {
    let mut place = Place::with(|config| config.bot_pace = Duration::from_secs(3600)).await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_bot()).await;
    while ann.is_asked(&id).await {
        ann.play(&id, 1).await;
    }
    let store = Store::open(&place.database()).await.unwrap();
    let before = store.game(&id).await.unwrap().unwrap().seq;
    place.restart(|_| ()).await;
    let woken = async {
        while store.game(&id).await.unwrap().unwrap().seq == before {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), woken).await.expect("it plays");
}

/// Against two bots, so that the game goes on when Ann resigns.
fn against_two_bots() -> serde_json::Value {
    serde_json::json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "greedy" }])
}

#[tokio::test]
async fn only_tables_where_it_is_a_bots_turn_are_resumed() {
    let mut place = Place::with(|config| config.bot_pace = Duration::from_secs(3600)).await;
    let mut ann = place.named("Ann").await;
    let (hers, bots) = (ann.table(against_bot()).await, ann.table(against_bot()).await);
    while ann.is_asked(&bots).await {
        ann.play(&bots, 1).await;
    }
    let store = Store::open(&place.database()).await.unwrap();
    assert_eq!(store.games_with_bot_to_act().await.unwrap(), [bots.as_str()], "at the other one it is Ann's turn");
    // Earlier versions marked every running game with a bot.
    let mut other = SqliteConnection::connect(&place.database()).await.unwrap();
    other.execute("UPDATE games SET bot_to_act = 1").await.unwrap();
    place.restart(|config| config.bot_pace = Duration::from_secs(3600)).await;
    let looked_at_once = async {
        while store.games_with_bot_to_act().await.unwrap() != [bots.as_str()] {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), looked_at_once).await.expect("Ann's turn is noted");
    assert_ne!(hers, bots);
}

#[tokio::test]
async fn a_table_where_all_people_resigned_is_paused() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_two_bots()).await;
    ann.post(&format!("api/tables/{id}/resign"), serde_json::json!({ "seat": 0 })).await.ok();
    let paused = ann.state(&id, None).await;
    assert_eq!((&paused["table"]["paused"], &paused["table"]["phase"]), (&true.into(), &"playing".into()));
    let store = Store::open(&place.database()).await.unwrap();
    assert_eq!(store.games_with_bot_to_act().await.unwrap(), [""; 0]);
    place.restart(|_| ()).await;
    let again = place.again(&ann).state(&id, None).await;
    assert_eq!(again["seq"], paused["seq"], "bots don't play on");
    // At another table a person is still playing, watched or not.
    let mut ann = place.again(&ann);
    let seats = serde_json::json!([
        { "kind": "me" }, { "kind": "me", "name": "Ben" }, { "kind": "bot", "level": "greedy" }
    ]);
    let id = ann.table(seats).await;
    ann.post(&format!("api/tables/{id}/resign"), serde_json::json!({ "seat": 0 })).await.ok();
    let mut watch = ann.watch(&id).await;
    let mut state = watch.next().await;
    while state["status"]["awaiting"]["awaited"] != serde_json::json!([1]) {
        state = watch.next().await;
    }
    assert_eq!(state["table"]["paused"], false);
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut watch = ann.watch(&id).await;
    watch.next().await;
    place.restart(|_| ()).await;
    assert!(watch.next_event().await.is_none());
    assert_eq!(watch.farewell.as_deref(), Some("reconnect"));
}

/// Writes the next entry of a table as another server would, without telling anyone; gives its number and action.
pub(crate) async fn write_elsewhere(database: &str, id: &str) -> (u32, String) {
    let other = Store::open(database).await.unwrap();
    let loaded = other.load(id).await.unwrap();
    let mut text = vec![loaded.game.header.unwrap()];
    text.extend(loaded.entries);
    let table = duchy_games::registry().replay(&Record::parse(&text.join("\n")).unwrap()).unwrap();
    let seat = table.status().awaited().first().unwrap();
    let choices = table.decision(seat).unwrap().choices;
    let request = Request::action(seat, choices.last().unwrap().action.clone());
    let step = table.prepare(&request, &Secret::Seed(Seed(loaded.secret.0)), None).unwrap();
    let entry = serde_json::to_string(step.entry()).unwrap();
    let seq = step.entry().seq;
    let at = "2026-01-01T00:00:00.000Z";
    let status = loaded.game.status.unwrap();
    let summary = Summary {
        phase: Phase::Playing,
        status: &status,
        result: None,
        daily: None,
        bot_to_act: false,
        clock: None,
        proposal: None,
    };
    other.append(id, &Appended { seq, entry: &entry, at, sits: None }, &summary).await.unwrap();
    other.close().await;
    (seq, choices.last().unwrap().action.clone())
}

/// Another server on the same database has written the next entry; ours notices when it tries to write it too.
#[tokio::test]
async fn an_entry_written_by_another_server_is_loaded() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 2).await;
    let mut watch = ann.watch(&id).await;
    let before = watch.next().await;

    let (seq, action) = write_elsewhere(&place.database(), &id).await;
    let error = ann.answer_first(&id, &before).await.error(409, "stale");
    assert_eq!(error["state"]["seq"], seq);
    let state = watch.until(u64::from(seq)).await;
    assert_eq!(state["log"][0]["kind"]["action"]["action"], action);
    ann.answer_first(&id, &state).await.ok();
}

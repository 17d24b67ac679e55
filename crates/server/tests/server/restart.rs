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
    let (before, gathering) = (ann.state(&id, None).await, ann.state(&open, None).await);
    place.restart(|_| ()).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.get("api/me").await.ok()["user"]["name"], "Ann");
    assert_eq!(ann.state(&id, None).await, before);
    assert_eq!(ann.state(&open, None).await, gathering);
    ann.answer_first(&id, &before).await.ok();
}

#[tokio::test]
async fn a_write_that_was_not_finished_never_was() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 2).await;
    let before = ann.state(&id, None).await;
    // Killed between the entry and the commit: the database sees a transaction whose connection is gone.
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
async fn computer_opponents_go_on_after_a_restart_without_being_asked() {
    let mut place = Place::with(|config| config.bot_pace = Duration::from_secs(3600)).await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_bot()).await;
    loop {
        let state = ann.state(&id, None).await;
        if state["decision"].is_null() {
            break;
        }
        ann.answer_first(&id, &state).await.ok();
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

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut watch = ann.watch(&id).await;
    watch.next().await;
    place.restart(|_| ()).await;
    assert!(watch.next_event().await.is_none());
}

/// Another server on the same database has written the next entry: ours hears of it when it tries to write it too.
#[tokio::test]
async fn an_entry_of_another_server_is_taken_over() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 2).await;
    let mut watch = ann.watch(&id).await;
    let before = watch.next().await;

    let other = Store::open(&place.database()).await.unwrap();
    let loaded = other.load(&id).await.unwrap();
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
    let summary = Summary { phase: Phase::Playing, status: &status, result: None, daily: None };
    other.append(&id, &Appended { seq, entry: &entry, at, sits: None }, &summary).await.unwrap();

    let error = ann.answer_first(&id, &before).await.error(409, "stale");
    assert_eq!(error["state"]["seq"], seq);
    let told = watch.until(u64::from(seq)).await;
    assert_eq!(told["log"][0]["deed"]["action"]["action"], choices.last().unwrap().action);
    ann.answer_first(&id, &told).await.ok();
}

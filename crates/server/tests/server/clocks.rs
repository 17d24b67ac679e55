//! Clocks: time runs out, a computer plays on, the player returns; restarts cost nobody any time.

use std::sync::atomic::{AtomicI64, Ordering};

use duchy_host::{Record, Verdict};
use duchy_server::Config;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::guest::{Guest, Place};

/// How far the server's clock is ahead, in seconds. Every test has a process of its own.
static AHEAD: AtomicI64 = AtomicI64::new(0);

fn clock() -> Timestamp {
    Timestamp::now() + SignedDuration::from_secs(AHEAD.load(Ordering::Relaxed))
}

pub(crate) fn later(seconds: i64) {
    AHEAD.fetch_add(seconds, Ordering::Relaxed);
}

pub(crate) fn config(config: &mut Config) {
    config.clock = clock;
}

/// A table with these clocks, where Ann has the first turn and Ben has joined.
pub(crate) async fn with_clock(ann: &mut Guest, ben: &mut Guest, game: &str, clock: Value) -> String {
    let options = if game == "carcassonne" { json!({ "first": "listed" }) } else { json!({}) };
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": game, "options": options, "seats": seats, "terms": { "clock": clock } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    id
}

pub(crate) fn live(at_zero: Value) -> Value {
    json!({ "pace": { "live": { "bank": 600, "increment": 10 } }, "at_zero": at_zero })
}

/// The seconds a clock shows that runs out at `ends_at`.
fn left(state: &Value, seat: usize) -> i64 {
    let shown = &state["clocks"][seat];
    match shown["ends_at"].as_str() {
        Some(ends) => ends.parse::<Timestamp>().unwrap().as_second() - clock().as_second(),
        None => shown["left_ms"].as_i64().unwrap() / 1000,
    }
}

fn near(found: i64, wanted: i64) -> bool {
    (found - wanted).abs() <= 5
}

#[tokio::test]
async fn a_computer_plays_on_and_hands_the_seat_back() {
    let place = Place::with(config).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = with_clock(&mut ann, &mut ben, "carcassonne", live(json!({ "bot": "greedy" }))).await;
    let mut watch = ann.watch(&id).await;
    let first = watch.next().await;
    assert!(near(left(&first, 0), 600) && first["clocks"][1]["ends_at"].is_null(), "{}", first["clocks"]);
    assert_eq!(first["table"]["terms"]["clock"]["at_zero"], json!({ "bot": "greedy" }));

    later(601);
    let mut state = first;
    while state["status"]["awaiting"]["awaited"] != json!([1]) {
        state = watch.next().await;
    }
    let seat = &state["table"]["seats"][0];
    assert_eq!((&seat["kind"], &seat["away"], &seat["name"]), (&json!("bot"), &json!(true), &json!("Ann")));
    assert!(state["decision"].is_null(), "Ann sees her seat's view but is not asked");
    assert_eq!(state["viewer"], 0);
    let log = ann.state(&id, None).await["log"].clone();
    assert_eq!((&log[1]["kind"], &log[2]["kind"]["takeover"]["bot"]), (&json!("timeout"), &json!("greedy")));
    assert_eq!(ben.state(&id, None).await["table"]["seats"][0]["away"], false, "the seat is not Ben's");
    let mine = ann.get("api/tables").await.ok()["mine"].clone();
    assert_eq!(mine[0]["table"]["id"], *id, "the game is still among Ann's");

    let back = format!("api/tables/{id}/return");
    ben.post(&back, json!({ "seat": 0 })).await.error(403, "not_your_seat");
    ann.post(&back, json!({ "seat": 0 })).await.ok();
    ann.post(&back, json!({ "seat": 0 })).await.error(403, "not_your_seat");
    let state = ann.state(&id, None).await;
    let seat = &state["table"]["seats"][0];
    assert_eq!((&seat["kind"], &seat["away"], &seat["mine"]), (&json!("person"), &Value::Null, &json!(true)));
    assert!(near(left(&state, 0), 60));
    let ben_asked = ben.state(&id, None).await;
    ben.answer_first(&id, &ben_asked).await.ok();

    // The record tells it all, replays and is fair.
    ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Fair);
    let text = record.to_text();
    assert!(text.contains("\"timeout\":true") && text.contains("\"takeover\":{\"name\":\"Ann\"}"), "{text}");
}

#[tokio::test]
async fn a_player_without_time_resigns_if_that_was_agreed() {
    let place = Place::with(config).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = with_clock(&mut ann, &mut ben, "carcassonne", live(json!("resign"))).await;
    let mut watch = ben.watch(&id).await;
    later(601);
    let last = loop {
        let state = watch.next().await;
        if state["table"]["phase"] == "over" {
            break state;
        }
    };
    assert_eq!(last["status"]["over"]["places"], json!([2, 1]));
    assert!(last["clocks"].as_array().unwrap().iter().all(|clock| clock["ends_at"].is_null()));
}

#[tokio::test]
async fn a_server_that_was_down_costs_nobody_any_time() {
    let mut place = Place::with(config).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let clock = json!({ "pace": { "days": 2 }, "at_zero": "resign" });
    let id = with_clock(&mut ann, &mut ben, "carcassonne", clock).await;
    let two_days = 2 * 24 * 3600;
    assert!(near(left(&ann.state(&id, None).await, 0), two_days));
    place.app.close().await;
    later(10 * two_days);
    place.restart(config).await;
    let mut ann = place.again(&ann);
    let state = ann.state(&id, None).await;
    assert_eq!(state["table"]["phase"], "playing");
    assert!((left(&state, 0) - two_days).abs() < 60, "{}", left(&state, 0));
    ann.answer_first(&id, &state).await.ok();
}

#[tokio::test]
async fn where_everyone_chooses_at_once_each_clock_runs_on_its_own() {
    let place = Place::with(config).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = with_clock(&mut ann, &mut ben, "catherine", live(json!({ "bot": "greedy" }))).await;
    later(100);
    let asked = ben.state(&id, None).await;
    ben.answer_first(&id, &asked).await.ok();
    let state = ann.state(&id, None).await;
    assert!(near(left(&state, 0), 500) && near(left(&state, 1), 510), "{}", state["clocks"]);
    assert!(state["clocks"][1]["ends_at"].is_null());
}

#[tokio::test]
async fn clocks_that_make_no_sense_are_refused() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let mut refused = async |clock: Value, code: &str| {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let new = json!({ "game": "carcassonne", "seats": seats, "terms": { "clock": clock } });
        ann.post("api/tables", new).await.error(422, code);
    };
    refused(json!({ "pace": { "days": 0 }, "at_zero": "resign" }), "bad_terms").await;
    refused(json!({ "pace": { "live": { "bank": 1, "increment": 0 } }, "at_zero": "resign" }), "bad_terms").await;
    refused(json!({ "pace": { "days": 3 }, "at_zero": { "bot": "nobody" } }), "no_such_bot").await;
}

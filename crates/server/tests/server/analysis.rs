//! Analyses of finished games: done in the background, stored, shared.

use duchy_store::Store;
use serde_json::{Value, json};

use crate::guest::{Guest, Place, hot_seat};

async fn place() -> Place {
    Place::with(|config| config.analysis = true).await
}

/// A short finished game: the second player resigns.
async fn short_game(guest: &mut Guest, moves: usize) -> String {
    let new = json!({ "game": "catherine", "seats": hot_seat() });
    let id = guest.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    guest.play(&id, moves).await;
    guest.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    id
}

/// Waits for an analysis.
async fn analysed(guest: &mut Guest, id: &str, depth: &str) -> Value {
    loop {
        let answer = guest.get(&format!("api/tables/{id}/analysis?depth={depth}&wait=20")).await.ok();
        assert_eq!(answer["failed"], false);
        if !answer["report"].is_null() {
            assert_eq!(answer["progress"], Value::Null);
            return answer["report"].clone();
        }
        assert!(answer["progress"]["of"].is_u64(), "{answer}");
    }
}

#[tokio::test]
async fn a_finished_game_analyses_itself_for_everybody_who_opens_it() {
    let place = place().await;
    let mut ann = place.named("Ann").await;
    let id = short_game(&mut ann, 6).await;
    let mut stranger = place.guest();
    let report = analysed(&mut stranger, &id, "quick").await;
    assert_eq!((&report["depth"], &report["finished"]), (&json!("quick"), &json!(true)));
    assert_eq!(report["verdicts"].as_array().unwrap().len(), 2);
    let curve = report["curve"].as_array().unwrap();
    assert_eq!((&curve[0]["seq"], &curve[curve.len() - 1]["seq"]), (&json!(0), &report["last"]));
    assert_eq!(analysed(&mut ann, &id, "quick").await, report, "it is worked out once");
    // Nobody has asked for a more thorough one.
    let none = stranger.get(&format!("api/tables/{id}/analysis?depth=normal")).await.ok();
    assert_eq!(none, json!({ "report": null, "progress": null, "failed": false }));
    ann.post(&format!("api/tables/{id}/analysis"), json!({ "depth": "normal" })).await.accepted();
    let begun = stranger.get(&format!("api/tables/{id}/analysis?depth=normal")).await.ok();
    assert!(begun["progress"]["ahead"] == 0 || begun["report"].is_object(), "{begun}");
    // Asking again changes nothing.
    ann.post(&format!("api/tables/{id}/analysis"), json!({ "depth": "normal" })).await.accepted();
}

#[tokio::test]
async fn a_game_that_ended_by_agreement_is_analysed_like_any_other() {
    let place = place().await;
    let mut ann = place.named("Ann").await;
    let new = json!({ "game": "catherine", "seats": hot_seat() });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    ann.play(&id, 4).await;
    ann.post(&format!("api/tables/{id}/end"), json!({ "seat": 0 })).await.ok();
    let report = analysed(&mut ann, &id, "quick").await;
    assert_eq!((&report["finished"], &report["agreed"]), (&json!(true), &json!(true)));
}

#[tokio::test]
async fn only_finished_games_are_analysed_and_only_where_the_host_wants_it() {
    let mut place = place().await;
    let mut ann = place.named("Ann").await;
    let playing = ann.table(hot_seat()).await;
    ann.get(&format!("api/tables/{playing}/analysis")).await.error(403, "not_your_seat");
    ann.post(&format!("api/tables/{playing}/analysis"), json!({ "depth": "deep" })).await.error(403, "not_your_seat");
    ann.get("api/tables/nowhere/analysis").await.error(404, "no_such_table");
    place.guest().get(&format!("api/tables/{playing}/analysis?depth=bottomless")).await.error(400, "malformed");
    let id = short_game(&mut ann, 2).await;
    place.restart(|config| config.analysis = false).await;
    place.again(&ann).get(&format!("api/tables/{id}/analysis")).await.error(404, "not_found");
}

#[tokio::test]
async fn what_waits_is_done_after_a_restart() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let (first, second) = (short_game(&mut ann, 2).await, short_game(&mut ann, 4).await);
    // The server died at work on the first; the second was waiting.
    let store = Store::open(&place.database()).await.unwrap();
    for id in [&first, &second] {
        store.queue_analysis(id, "quick", 1, None, "2026-01-01T00:00:00Z").await.unwrap();
    }
    let until = "2026-01-01T00:00:20Z";
    assert!(store.take_analysis(&first, "quick", "2026-01-01T00:00:00Z", until).await.unwrap());
    store.close().await;
    place.restart(|config| config.analysis = true).await;
    let mut ann = place.again(&ann);
    for id in [&first, &second] {
        assert_eq!(analysed(&mut ann, id, "quick").await["finished"], true);
    }
    let store = Store::open(&place.database()).await.unwrap();
    assert_eq!(store.queued_analyses(10).await.unwrap(), []);
}

#[tokio::test]
async fn an_analysis_that_always_kills_the_server_is_given_up() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = short_game(&mut ann, 2).await;
    let store = Store::open(&place.database()).await.unwrap();
    let (then, until) = ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z");
    store.queue_analysis(&id, "quick", 1, None, then).await.unwrap();
    for _ in 0..3 {
        assert!(store.take_analysis(&id, "quick", then, until).await.unwrap());
    }
    store.close().await;
    place.restart(|config| config.analysis = true).await;
    let mut ann = place.again(&ann);
    let answer = ann.get(&format!("api/tables/{id}/analysis?wait=20")).await.ok();
    assert_eq!(answer, json!({ "report": null, "progress": null, "failed": true }));
}

#[tokio::test]
async fn one_person_may_queue_two() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(short_game(&mut ann, 1).await);
    }
    let user = ann.get("api/me").await.ok()["user"]["id"].as_str().unwrap().to_owned();
    let store = Store::open(&place.database()).await.unwrap();
    // Another server is at work on both.
    let (now, far) = ("2026-01-01T00:00:00Z", "2999-01-01T00:00:00Z");
    for (id, at) in ids.iter().zip([now, "2026-01-01T00:00:01Z"]) {
        store.queue_analysis(id, "deep", 1, Some(&user), at).await.unwrap();
        assert!(store.take_analysis(id, "deep", now, far).await.unwrap());
    }
    store.close().await;
    place.restart(|config| config.analysis = true).await;
    let mut ann = place.again(&ann);
    let begin = |id: &str| (format!("api/tables/{id}/analysis"), json!({ "depth": "deep" }));
    let (path, body) = begin(&ids[2]);
    let refused = ann.post(&path, body.clone()).await;
    refused.error(429, "slow_down");
    assert_eq!(refused.header("retry-after"), Some("30"));
    let mut ben = place.named("Ben").await;
    ben.post(&path, body).await.accepted();
    // What is queued already is not counted twice.
    let (path, body) = begin(&ids[0]);
    ann.post(&path, body).await.accepted();
    let waiting = ann.get(&format!("api/tables/{}/analysis?depth=deep", ids[1])).await.ok();
    assert_eq!(waiting["progress"], json!({ "ahead": 1, "done": 0, "of": 0 }));
}

#[tokio::test]
async fn hints_are_given_where_the_table_allows_them() {
    let place = place().await;
    let mut ann = place.named("Ann").await;
    let new = json!({ "game": "catherine", "seats": hot_seat(), "terms": { "hints": true } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    let state = ann.state(&id, None).await;
    let ask = |seat: u8| json!({ "seat": seat });
    let hint = ann.post(&format!("api/tables/{id}/hint"), ask(0)).await.ok();
    let best = &hint["candidates"][0];
    assert_eq!(best["behind"]["margin"]["value"], 0.0);
    let offered = state["decision"]["choices"].as_array().unwrap();
    assert!(offered.iter().any(|choice| choice["action"] == best["action"]));
    assert_eq!(hint["candidates"].as_array().unwrap().len(), offered.len());
    place.guest().post(&format!("api/tables/{id}/hint"), ask(0)).await.error(401, "no_session");
    place.named("Ben").await.post(&format!("api/tables/{id}/hint"), ask(0)).await.error(403, "not_your_seat");
    // Other tables allow none, and a game in progress can't be asked about its past.
    let plain = ann.table(hot_seat()).await;
    ann.post(&format!("api/tables/{plain}/hint"), ask(0)).await.error(403, "no_hints");
    ann.get(&format!("api/tables/{id}/replay/0/hint?as=0")).await.error(403, "not_your_seat");
    ann.post(&format!("api/tables/{id}/resign"), ask(1)).await.ok();
    let past = place.guest().get(&format!("api/tables/{id}/replay/0/hint?as=0")).await.ok();
    assert_eq!(past["candidates"].as_array().unwrap().len(), offered.len());
    place.guest().get(&format!("api/tables/{id}/replay/9999/hint?as=0")).await.error(404, "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_one_hint_at_a_time() {
    let place = place().await;
    let mut ann = place.named("Ann").await;
    let new = json!({ "game": "catherine", "seats": hot_seat(), "terms": { "hints": true } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    let path = format!("api/tables/{id}/hint");
    let asked: Vec<_> = (0..3)
        .map(|_| {
            let (mut ann, path) = (ann.clone(), path.clone());
            tokio::spawn(async move { ann.post(&path, json!({ "seat": 0 })).await })
        })
        .collect();
    let mut given = 0;
    for answer in asked {
        let answer = answer.await.unwrap();
        if answer.status == 200 {
            given += 1;
        } else {
            answer.error(429, "slow_down");
            assert_eq!(answer.header("retry-after"), Some("2"));
        }
    }
    assert!(given >= 1);
    ann.post(&path, json!({ "seat": 0 })).await.ok();
}

#[tokio::test]
async fn a_full_queue_says_when_to_come_back() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = short_game(&mut ann, 1).await;
    let mut others = Vec::new();
    for _ in 0..167 {
        others.push(short_game(&mut ann, 0).await);
    }
    let store = Store::open(&place.database()).await.unwrap();
    let (now, far) = ("2026-01-01T00:00:00Z", "2999-01-01T00:00:00Z");
    // Another server is at work on all of them.
    for other in &others {
        for depth in ["quick", "normal", "deep"] {
            store.queue_analysis(other, depth, 1, None, now).await.unwrap();
            assert!(store.take_analysis(other, depth, now, far).await.unwrap());
        }
    }
    store.close().await;
    place.restart(|config| config.analysis = true).await;
    let mut ann = place.again(&ann);
    let refused = ann.post(&format!("api/tables/{id}/analysis"), json!({ "depth": "deep" })).await;
    refused.error(429, "slow_down");
    assert_eq!(refused.header("retry-after"), Some("60"));
}

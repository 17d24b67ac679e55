//! Whole games, undo, resigning.

use duchy_host::{Record, Verdict};
use serde_json::json;

use crate::guest::{Place, against_bot, hot_seat};

#[tokio::test]
async fn a_hot_seat_game_is_played_to_the_end_and_replays_from_its_record() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut seq = None;
    let mut entries = 0;
    let last = loop {
        let state = ann.state(&id, seq).await;
        entries += state["log"].as_array().unwrap().len() as u64;
        seq = state["seq"].as_u64();
        if state["decision"].is_null() {
            break state;
        }
        assert_eq!(state["viewer"], state["decision"]["seat"], "hot seat: viewing from the seat whose turn it is");
        ann.answer_first(&id, &state).await.ok();
    };
    assert_eq!(entries, seq.unwrap() + 1, "every entry was sent once, and the setup");
    assert_eq!(last["table"]["phase"], "over");
    assert!(last["status"]["over"]["places"].is_array());

    let record = ann.get(&format!("api/tables/{id}/record")).await;
    assert!(record.header("content-disposition").unwrap().contains(&id));
    let record = Record::parse(&record.text).unwrap();
    let table = duchy_games::registry().replay(&record).unwrap();
    assert_eq!(json!(table.scores()), last["scores"]);
    assert_eq!(u64::from(table.seq()), seq.unwrap());
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Fair);

    let action = json!({ "decision": 0, "action": "pass" });
    ann.post(&format!("api/tables/{id}/actions"), action).await.error(409, "over");
    ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await.error(409, "over");
    let list = ann.get("api/tables").await.ok();
    assert_eq!(list["mine"][0]["table"]["phase"], "over");
    assert_eq!(list["mine"][0]["scores"], last["scores"]);
}

#[tokio::test]
async fn a_game_against_a_computer_opponent_is_played_to_the_end() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_bot()).await;
    let mut watch = ann.watch(&id).await;
    let last = loop {
        let state = watch.next().await;
        if state["table"]["phase"] == "over" {
            break state;
        }
        // A message may be older than our last answer; then its decision is stale, and the next message follows.
        if !state["decision"].is_null() {
            let answer = ann.answer_first(&id, &state).await;
            assert!(answer.status == 200 || answer.status == 409, "{}", answer.text);
        }
    };
    assert_eq!(last["table"]["seats"][1]["name"], "Steward");
    assert_eq!(last["viewer"], 0);
    let record = ann.get(&format!("api/tables/{id}/record")).await.text;
    let record = Record::parse(&record).unwrap();
    assert_eq!(record.header.players[1].bot.as_deref(), Some("greedy"));
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Fair);
}

#[tokio::test]
async fn a_move_can_be_undone_until_a_new_tile_is_revealed() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let first = ann.state(&id, None).await;
    assert_eq!(first["undo"], json!({ "blocked": "nothing" }));
    let undo = format!("api/tables/{id}/undo");
    let error = ann.post(&undo, json!({ "seat": 0 })).await.error(409, "undo_blocked");
    assert_eq!(error["blocked"], "nothing");

    ann.answer_first(&id, &first).await.ok();
    let second = ann.state(&id, None).await;
    assert_eq!(second["undo"], json!({ "to": 0 }));
    assert_eq!(ann.post(&undo, json!({ "seat": 0 })).await.ok()["seq"], 2);
    let back = ann.state(&id, None).await;
    assert_eq!(back["view"], first["view"]);
    assert_eq!(back["log"][1]["undone"], true);
    assert_eq!(back["log"][2]["kind"], json!({ "undo_to": 0 }));

    // The next tile is drawn after the figure: from then on it is Ben's turn and Ann's is over.
    ann.play(&id, 2).await;
    ann.post(&undo, json!({ "seat": 0 })).await.error(409, "undo_blocked");
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert!(
        duchy_games::registry().replay(&record).is_ok(),
        "nothing is secret here, so a running game's record is whole"
    );
    assert!(record.result.is_none());
}

#[tokio::test]
async fn resigning_ends_a_two_player_game() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 3).await;
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    let state = ann.state(&id, None).await;
    assert_eq!(state["table"]["phase"], "over");
    assert_eq!(state["status"]["over"]["places"], json!([2, 1]));
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.error(409, "over");
}

#[tokio::test]
async fn a_bot_takes_over_for_a_player_who_resigned() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }])).await;
    let state = ann.state(&id, None).await;
    let names: Vec<&str> =
        state["table"]["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ann", "Ann 2", "Ann 3"]);
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    let mut watch = ann.watch(&id).await;
    while watch.next().await["decision"]["seat"] != 1 {}
    let state = ann.state(&id, None).await;
    assert_eq!(state["table"]["seats"][0]["kind"], "bot");
    assert_eq!(state["table"]["seats"][0]["mine"], false);
    assert_eq!(state["log"][2]["kind"]["takeover"]["name"], "Ann");
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.error(403, "not_your_seat");
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert!(duchy_games::registry().replay(&record).is_ok());
}

#[tokio::test]
async fn a_refusal_names_its_clause() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let state = ann.state(&id, None).await;
    let decision = &state["decision"]["id"];
    let actions = format!("api/tables/{id}/actions");
    let far = json!({ "decision": decision, "action": "50,50 N" });
    let error = ann.post(&actions, far).await.error(422, "illegal");
    assert_eq!(error["rule"], "place.adjacent");
    ann.post(&actions, json!({ "decision": decision, "action": "abracadabra" })).await.error(400, "malformed");
    let why = format!("api/tables/{id}/why");
    let seat = &state["viewer"];
    let refusal = ann.post(&why, json!({ "seat": seat, "places": [{ "kind": "cell", "x": 50, "y": 50 }] })).await.ok();
    assert_eq!(refusal["refusal"]["rule"], "place.adjacent");
    let legal = &state["decision"]["choices"][0]["text"]["places"];
    assert!(ann.post(&why, json!({ "seat": seat, "places": legal })).await.ok()["refusal"].is_null());
    ann.post(&why, json!({ "seat": seat, "action": "abracadabra" })).await.error(400, "malformed");
    assert_eq!(ann.state(&id, None).await, state, "nothing of this has changed the table");
}

/// At a hot seat, one player's secrets are never shown to the next, and nothing both know is sent twice.
#[tokio::test]
async fn the_next_player_at_a_hot_seat_sees_only_their_own_log() {
    for (game, has_secrets) in [("carcassonne", false), ("catherine", true)] {
        let place = Place::new().await;
        let mut ann = place.named("Ann").await;
        let created = ann.post("api/tables", json!({ "game": game, "seats": hot_seat() })).await;
        let id = created.ok()["id"].as_str().unwrap().to_owned();
        let mut watch = ann.watch(&id).await;
        let mut state = watch.next().await;
        let mut shown = state["log"].as_array().unwrap().clone();
        let mut repeated = false;
        for _ in 0..12 {
            let seq = ann.answer_first(&id, &state).await.ok()["seq"].as_u64().unwrap();
            state = watch.until(seq).await;
            let log = state["log"].as_array().unwrap().clone();
            if log.first().is_some_and(|entry| entry["seq"] == 0) {
                repeated = true;
                shown.clear();
            }
            shown.extend(log);
            let whole = ann.state(&id, None).await;
            // Host moves may have followed.
            let known = &whole["log"].as_array().unwrap()[..shown.len()];
            assert_eq!(whole["viewer"], state["viewer"]);
            assert_eq!(shown, known, "{game}");
        }
        assert_eq!(repeated, has_secrets, "{game}");
    }
}

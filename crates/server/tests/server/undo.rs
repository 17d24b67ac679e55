//! Undo past what was revealed: by agreement of the others, or freely against computer opponents. An agreed end.

use duchy_host::{Record, Verdict};
use serde_json::{Value, json};

use crate::guest::{Guest, Place, with_friend};

/// A game of Ann and Ben in which Ann has had her first turn.
async fn after_a_turn(place: &Place) -> (Guest, Guest, String) {
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    while ann.is_asked(&id).await {
        ann.play(&id, 1).await;
    }
    (ann, ben, id)
}

#[tokio::test]
async fn the_others_agree_to_an_undo_and_the_same_line_draws_the_same() {
    let place = Place::new().await;
    let (mut ann, mut ben, id) = after_a_turn(&place).await;
    let (undo, answer) = (format!("api/tables/{id}/undo"), format!("api/tables/{id}/proposal"));
    let before = ann.state(&id, None).await;
    assert_eq!(before["undo"], json!({ "ask": [1] }));
    ann.post(&answer, json!({ "agree": true })).await.error(409, "no_proposal");

    ann.post(&undo, json!({ "seat": 0 })).await.ok();
    let asked = ben.state(&id, None).await;
    assert_eq!((&asked["proposal"]["seat"], &asked["proposal"]["waiting"]), (&json!(0), &json!([1])));
    assert_eq!(asked["seq"], before["seq"], "nothing has happened yet");
    place.guest().post(&answer, json!({ "agree": true })).await.error(401, "no_session");
    place.named("Cleo").await.post(&answer, json!({ "agree": true })).await.error(403, "not_your_seat");
    ben.post(&answer, json!({ "agree": false })).await.ok();
    let declined = ann.state(&id, None).await["proposal"].clone();
    assert_eq!((&declined["closed"], &declined["waiting"]), (&json!({ "declined": 1 }), &json!([])));
    ben.post(&answer, json!({ "agree": true })).await.error(409, "no_proposal");
    ann.post(&undo, json!({ "seat": 0 })).await.ok();
    ann.post(&answer, json!({ "agree": false })).await.ok();
    assert_eq!(ben.state(&id, None).await["proposal"]["closed"], "withdrawn");

    ann.post(&undo, json!({ "seat": 0 })).await.ok();
    ben.post(&answer, json!({ "agree": true })).await.ok();
    let back = ann.state(&id, None).await;
    assert!(back["proposal"].is_null() && !back["decision"].is_null());
    while ann.is_asked(&id).await {
        ann.play(&id, 1).await;
    }
    assert_eq!(ann.state(&id, None).await["view"], before["view"], "the same line draws the same tile");

    // Somebody who plays on closes a proposal. Everyone sees that until the next move.
    ann.post(&undo, json!({ "seat": 0 })).await.ok();
    ben.play(&id, 1).await;
    assert_eq!(ann.state(&id, None).await["proposal"]["closed"], "moved_on");
    ann.post(&answer, json!({ "agree": true })).await.error(409, "no_proposal");
    ben.play(&id, 1).await;
    assert!(ann.state(&id, None).await["proposal"].is_null());

    ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    let text = ann.get(&format!("api/tables/{id}/record")).await.text;
    assert!(text.contains("\"agreed\":[1]"), "{text}");
    assert_eq!(duchy_games::registry().verify(&Record::parse(&text).unwrap(), None).unwrap(), Verdict::Fair);
}

#[tokio::test]
async fn a_proposal_survives_a_restart() {
    let mut place = Place::new().await;
    let (mut ann, ben, id) = after_a_turn(&place).await;
    ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await.ok();
    place.restart(|_| ()).await;
    let mut ben = place.again(&ben);
    assert_eq!(ben.state(&id, None).await["proposal"]["waiting"], json!([1]));
    ben.post(&format!("api/tables/{id}/proposal"), json!({ "agree": true })).await.ok();
}

#[tokio::test]
async fn the_players_agree_to_end_the_game() {
    let place = Place::new().await;
    let (mut ann, mut ben, id) = after_a_turn(&place).await;
    let (end, answer) = (format!("api/tables/{id}/end"), format!("api/tables/{id}/proposal"));
    place.named("Cleo").await.post(&end, json!({ "seat": 0 })).await.error(403, "not_your_seat");
    ann.post(&end, json!({ "seat": 1 })).await.error(403, "not_your_seat");
    let before = ann.state(&id, None).await;
    ann.post(&end, json!({ "seat": 0 })).await.ok();
    let asked = ben.state(&id, None).await["proposal"].clone();
    assert_eq!((&asked["what"], &asked["waiting"]), (&json!("end"), &json!([1])));
    ann.post(&end, json!({ "seat": 0 })).await.ok();
    assert_eq!(ben.state(&id, None).await["proposal"], asked, "asking twice asks once");

    // The other player declines, then plays on, and both close it.
    ben.post(&answer, json!({ "agree": false })).await.ok();
    assert_eq!(ann.state(&id, None).await["proposal"]["closed"], json!({ "declined": 1 }));
    ann.post(&end, json!({ "seat": 0 })).await.ok();
    ben.play(&id, 1).await;
    assert_eq!(ann.state(&id, None).await["proposal"]["closed"], "moved_on");
    ben.post(&answer, json!({ "agree": true })).await.error(409, "no_proposal");

    // Whoever proposes what the other has proposed agrees to it.
    ben.post(&end, json!({ "seat": 1 })).await.ok();
    ann.post(&end, json!({ "seat": 0 })).await.ok();
    let over = ann.state(&id, None).await;
    assert_eq!((&over["table"]["phase"], &over["scores"]), (&json!("over"), &before["scores"]));
    assert!(over["proposal"].is_null() && over["decision"].is_null());
    assert_eq!(over["log"].as_array().unwrap().last().unwrap()["kind"], "end");
    ann.post(&end, json!({ "seat": 0 })).await.error(409, "over");
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Fair);
    assert!(record.result.is_some());
    let mine = ann.get("api/tables").await.ok();
    assert_eq!(mine["mine"][0]["table"]["phase"], "over");
}

/// A game of Ann, a computer and Ben: Ann has had her first turn and proposes `what` at once, then the computer moves.
async fn after_a_computers_turn(place: &Place, what: &str) -> (Guest, Guest, String, Value) {
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }, { "kind": "open" }])).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ann.play(&id, 1).await;
    let mut watch = ann.watch(&id).await;
    let mut proposed = Value::Null;
    loop {
        let state = watch.next().await;
        if !state["decision"].is_null() {
            ann.answer_first(&id, &state).await.ok();
            if !ann.is_asked(&id).await {
                ann.post(&format!("api/tables/{id}/{what}"), json!({ "seat": 0 })).await.ok();
            }
        }
        if proposed.is_null() {
            proposed = state["proposal"].clone();
        }
        if state["status"]["awaiting"]["awaited"] == json!([2]) && !state["proposal"].is_null() {
            assert_eq!(state["proposal"], proposed, "the computer's move changes nothing");
            return (ann, ben, id, state);
        }
    }
}

#[tokio::test]
async fn a_computers_move_leaves_a_proposal_open() {
    let place = Place::with(|config| config.bot_pace = std::time::Duration::from_millis(300)).await;
    for what in ["undo", "end"] {
        let (ann, mut ben, id, state) = after_a_computers_turn(&place, what).await;
        assert_eq!((&state["proposal"]["waiting"], &state["proposal"]["closed"]), (&json!([2]), &Value::Null));
        ben.post(&format!("api/tables/{id}/proposal"), json!({ "agree": true })).await.ok();
        let state = ann.state(&id, None).await;
        assert!(state["proposal"].is_null());
        if what == "end" {
            assert_eq!(state["table"]["phase"], "over");
        } else {
            assert!(!state["decision"].is_null(), "it is Ann's turn again");
        }
    }
}

#[tokio::test]
async fn computers_always_agree_to_end_a_game() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(crate::guest::against_bot()).await;
    ann.post(&format!("api/tables/{id}/end"), json!({ "seat": 0 })).await.ok();
    assert_eq!(ann.state(&id, None).await["table"]["phase"], "over");

    let alone = json!({ "game": "burgundy-cards", "seats": [{ "kind": "me" }] });
    let id = ann.post("api/tables", alone).await.ok()["id"].as_str().unwrap().to_owned();
    ann.post(&format!("api/tables/{id}/end"), json!({ "seat": 0 })).await.error(400, "malformed");
}

/// Plays until a computer has moved and it is the guest's turn again.
async fn past_the_computers_turn(guest: &mut Guest, id: &str) {
    let mut watch = guest.watch(id).await;
    loop {
        watch.next().await;
        let state = guest.state(id, None).await;
        if state["decision"].is_null() {
            continue;
        }
        if state["log"].as_array().unwrap().iter().any(|entry| entry["seat"] == 1) {
            return;
        }
        guest.answer_first(id, &state).await.ok();
    }
}

/// A game against a computer opponent.
async fn table_with(guest: &mut Guest, terms: Value) -> String {
    let new = json!({
        "game": "carcassonne", "options": { "first": "listed" }, "seats": crate::guest::against_bot(), "terms": terms,
    });
    guest.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned()
}

/// The personal best is the only list of scores besides the daily ranking, whose games are played alone and on terms
/// nobody can choose.
#[tokio::test]
async fn games_that_count_for_no_list_have_and_make_no_personal_best() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let none = json!({ "best": null, "games": 0 });
    let mut counted = 0;
    for (terms, way) in [
        (json!({}), "resign"),
        (json!({ "free_undo": true }), "undo"),
        (json!({}), "end"),
        (json!({ "hints": true }), "resign"),
        (json!({}), "branch"),
        (json!({ "free_undo": true }), "resign"),
        (json!({}), "resign"),
    ] {
        let counts = way == "resign" && terms["hints"].is_null();
        let mut id = table_with(&mut ann, terms).await;
        ann.play(&id, 1).await;
        if way == "undo" {
            past_the_computers_turn(&mut ann, &id).await;
            ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await.ok();
        }
        let last = if way == "end" { "end" } else { "resign" };
        ann.post(&format!("api/tables/{id}/{last}"), json!({ "seat": 0 })).await.ok();
        if way == "branch" {
            counted += 1;
            let branch = json!({ "at": 1, "viewer": 0, "seats": crate::guest::against_bot() });
            let begun = ann.post(&format!("api/tables/{id}/branch"), branch).await.ok();
            id = begun["id"].as_str().unwrap().to_owned();
            ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
        }
        let best = ann.get(&format!("api/tables/{id}/best")).await.ok();
        if counts {
            assert_eq!(best["games"], json!(counted), "{way}");
            counted += 1;
        } else {
            assert_eq!(best, none, "{way}");
        }
    }
    assert_eq!(counted, 4, "free undo that nobody used changes nothing");
}

#[tokio::test]
async fn against_computers_a_table_may_allow_any_undo() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    for free in [false, true] {
        let id = table_with(&mut ann, json!({ "free_undo": free })).await;
        let first = ann.state(&id, None).await;
        past_the_computers_turn(&mut ann, &id).await;
        let undo = format!("api/tables/{id}/undo");
        if !free {
            ann.post(&undo, json!({ "seat": 0 })).await.error(409, "undo_blocked");
            continue;
        }
        while ann.state(&id, None).await["view"] != first["view"] {
            ann.post(&undo, json!({ "seat": 0 })).await.ok();
        }
        let text = ann.get(&format!("api/tables/{id}/record")).await.text;
        assert!(text.contains("\"free\":true"), "{text}");
    }
}

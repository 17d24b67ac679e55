//! Whole games, undo, resigning.

use std::collections::BTreeMap;

use duchy_host::{Record, Verdict};
use serde_json::{Value, json};

use crate::guest::{Place, Watch, against_bot, hot_seat, with_friend};

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
        if state["table"]["phase"] == "over" {
            break state;
        }
        // The server may be about to play an only choice.
        if state["decision"].is_null() {
            continue;
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
async fn games_waiting_for_me_are_listed_longest_first() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = ann.table(with_friend()).await;
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        ids.push(id);
    }
    let waiting = |list: Value| {
        let tables = list["tables"].as_array().unwrap().clone();
        tables.iter().map(|one| one["table"]["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(waiting(ann.get("api/tables/waiting").await.ok()), ids);
    assert_eq!(waiting(ben.get("api/tables/waiting").await.ok()), [""; 0]);
    while ann.is_asked(&ids[0]).await {
        ann.play(&ids[0], 1).await;
    }
    assert_eq!(waiting(ann.get("api/tables/waiting").await.ok()), ids[1..]);
    assert_eq!(waiting(ben.get("api/tables/waiting").await.ok()), ids[..1]);
    place.guest().get("api/tables/waiting").await.error(401, "no_session");
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

#[tokio::test]
async fn a_preview_says_what_an_action_gives_and_changes_nothing() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let new = json!({ "game": "carcassonne", "options": { "farmers": true }, "seats": hot_seat() });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    let state = ann.state(&id, None).await;
    let preview = format!("api/tables/{id}/preview");
    let seat = &state["viewer"];
    let lay = &state["decision"]["choices"][0]["action"];
    let actions = json!({ "decision": state["decision"]["id"], "action": lay });
    let asked = json!({ "seat": seat, "actions": [lay, "50,50 N", "abracadabra"] });
    let previews = ann.post(&preview, asked).await.ok();
    assert_eq!(previews["previews"], json!([{ "seat": seat }, null, null]), "what it gives depends on the figure");
    assert_eq!(ann.state(&id, None).await, state, "nothing of this has changed the table");
    ann.post(&preview, json!({ "seat": seat, "actions": vec![lay; 65] })).await.error(400, "malformed");
    place
        .named("Eve")
        .await
        .post(&preview, json!({ "seat": seat, "actions": [lay] }))
        .await
        .error(403, "not_your_seat");

    ann.post(&format!("api/tables/{id}/actions"), actions).await.ok();
    let state = ann.state(&id, None).await;
    let choices = state["decision"]["choices"].as_array().unwrap();
    let figures: Vec<&Value> = choices.iter().map(|choice| &choice["action"]).collect();
    let asked = json!({ "seat": state["viewer"], "actions": figures });
    let previews = ann.post(&preview, asked).await.ok();
    // One on a completed city comes back at once, but a farmer never does.
    let given_up = json!([{ "what": "amount-meeples", "count": -1 }]);
    assert!(
        previews["previews"].as_array().unwrap().iter().any(|preview| preview["amounts"] == given_up),
        "{previews}"
    );
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

/// Reads states up to this entry, and keeps their logs. Gives the last one without its log.
async fn follow(watch: &mut Watch, seq: u64, log: &mut BTreeMap<u64, Value>) -> Value {
    loop {
        let mut state = watch.next().await;
        let Value::Array(entries) = state["log"].take() else { panic!("no log") };
        log.extend(entries.into_iter().map(|entry| (entry["seq"].as_u64().unwrap(), entry)));
        if state["seq"].as_u64().unwrap() >= seq {
            return state;
        }
    }
}

/// Streams that ask for changes lead to the same states and logs as those that get the whole each time.
#[tokio::test]
async fn changes_add_up_to_the_states() {
    let place = Place::new().await;
    for game in ["carcassonne", "burgundy", "burgundy-cards", "tuscany", "catherine"] {
        let (mut ann, stranger) = (place.named("Анна 🎲").await, place.named("Eve").await);
        let created = ann.post("api/tables", json!({ "game": game, "options": {}, "seats": hot_seat() })).await;
        let id = created.json()["id"].as_str().unwrap().to_owned();
        for (guest, percent) in [(ann.clone(), 100), (stranger, 70)] {
            let (mut whole, mut changes) = (guest.watch(&id).await, guest.watch_with(&id, "?changes=true", None).await);
            let (mut expected, mut got) = (BTreeMap::new(), BTreeMap::new());
            for _ in 0..15 {
                let asked = ann.asked(&id).await;
                let seq = asked["seq"].as_u64().unwrap();
                let state = follow(&mut whole, seq, &mut expected).await;
                let rebuilt = follow(&mut changes, seq, &mut got).await;
                assert!(state == rebuilt, "{game}, entry {seq}: the states differ");
                ann.answer_first(&id, &asked).await.ok();
            }
            assert!(expected == got, "{game}: the logs differ");
            // At a hot seat, the log is sent anew to everybody who knows something else.
            assert!(
                100 * changes.received < percent * whole.received,
                "{game}: {} of {}",
                changes.received,
                whole.received
            );
        }
    }
}

#[tokio::test]
async fn a_rematch_seats_the_same_players_one_place_on() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let mut bob = place.named("Bob").await;
    let id = ann.table(with_friend()).await;
    bob.post(&format!("api/tables/{id}/join"), json!({ "name": "Bob" })).await.ok();
    let rematch = format!("api/tables/{id}/rematch");
    ann.post(&rematch, json!({})).await.error(400, "malformed");
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    place.named("Eve").await.post(&rematch, json!({})).await.error(403, "not_your_seat");

    let next = ann.post(&rematch, json!({})).await.ok()["id"].clone();
    // It waits for the other, without any clock, and tells them.
    let table = ann.get(&format!("api/tables/{}", next.as_str().unwrap())).await.ok();
    assert_eq!((&table["phase"], &table["unconfirmed"]), (&json!("lobby"), &json!([0])));
    assert_eq!(ann.get("api/tables/waiting").await.ok()["tables"], json!([]));
    let waiting = bob.get("api/tables/waiting").await.ok()["tables"][0]["table"].clone();
    assert_eq!((&waiting["id"], &waiting["invited"]), (&next, &json!(true)));
    assert_eq!(ann.post(&rematch, json!({})).await.ok()["id"], next, "asking again changes nothing");
    assert_eq!(bob.post(&rematch, json!({})).await.ok()["id"], next, "one rematch for everyone");
    assert_ne!(next, json!(id));
    let table = bob.get(&format!("api/tables/{}", next.as_str().unwrap())).await.ok();
    assert_eq!(table["phase"], "playing");
    assert_eq!(table["options"]["first"], "listed");
    let seats: Vec<_> = (0..2).map(|seat| (&table["seats"][seat]["name"], &table["seats"][seat]["mine"])).collect();
    assert_eq!(seats, [(&json!("Bob"), &json!(true)), (&json!("Ann"), &json!(false))]);
}

#[tokio::test]
async fn asking_for_a_rematch_twice_at_once_gives_the_same_table() {
    let place = Place::new().await;
    let (mut ann, mut bob) = (place.named("Ann").await, place.named("Bob").await);
    for _ in 0..5 {
        let id = ann.table(with_friend()).await;
        bob.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
        let rematch = format!("api/tables/{id}/rematch");
        let next = ann.post(&rematch, json!({})).await.ok();
        let mut tab = bob.clone();
        let (one, other) = tokio::join!(bob.post(&rematch, json!({})), tab.post(&rematch, json!({})));
        assert_eq!((one.ok(), other.ok()), (next.clone(), next));
    }
}

#[tokio::test]
async fn whoever_is_gone_leaves_an_open_seat_in_a_rematch() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let mut bob = place.named("Bob").await;
    let id = ann.table(with_friend()).await;
    bob.post(&format!("api/tables/{id}/join"), json!({ "name": "Bob" })).await.ok();
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    bob.post("api/account/erase", json!({})).await.ok();
    let next = ann.post(&format!("api/tables/{id}/rematch"), json!({})).await.ok()["id"].clone();
    let table = ann.get(&format!("api/tables/{}", next.as_str().unwrap())).await.ok();
    let seats: Vec<_> = (0..2).map(|seat| &table["seats"][seat]["kind"]).collect();
    assert_eq!((seats, &table["phase"]), (vec![&json!("open"), &json!("person")], &json!("lobby")));
    // Another friend can take it.
    let mut cem = place.named("Cem").await;
    cem.post(&format!("api/tables/{}/join", next.as_str().unwrap()), json!({ "name": "Cem" })).await.ok();
    assert_eq!(ann.get(&format!("api/tables/{}", next.as_str().unwrap())).await.ok()["phase"], "playing");
}

#[tokio::test]
async fn the_best_score_counts_earlier_games_with_the_same_options() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let best = |id: &str| format!("api/tables/{id}/best");
    let mut scores = Vec::new();
    for game in 0..2 {
        let id = ann.table(against_bot()).await;
        let mut watch = ann.watch(&id).await;
        let last = loop {
            let state = watch.next().await;
            if state["table"]["phase"] == "over" {
                break state;
            }
            if !state["decision"].is_null() {
                ann.answer_first(&id, &state).await;
            }
        };
        let found = ann.get(&best(&id)).await.ok();
        let before = scores.iter().max().copied();
        assert_eq!(found, json!({ "best": before, "games": game }));
        scores.push(last["scores"][0].as_i64().unwrap());
    }
}

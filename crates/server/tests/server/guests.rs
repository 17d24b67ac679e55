//! Several guests at a table: invitations, streams, turns and secrets.

use duchy_store::Store;
use serde_json::json;

use crate::guest::{Place, with_friend};

#[tokio::test]
async fn players_may_want_no_spectators_until_the_game_is_over() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let terms = json!({ "no_spectators": true, "unlisted": true });
    let new = json!({ "game": "catherine", "seats": with_friend(), "terms": terms });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(ben.get("api/tables").await.ok()["open"], json!([]), "only people with the link find it");
    let mut cleo = place.named("Cleo").await;
    // Cleo looks at the waiting table; her stream ends when the game starts.
    let mut early = cleo.watch(&id).await;
    early.next().await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert!(early.next_event().await.is_none());
    assert_eq!(early.farewell.as_deref(), Some("reconnect"));
    for path in ["stream", "record", "sketch"] {
        cleo.get(&format!("api/tables/{id}/{path}")).await.error(403, "players_only");
        place.guest().get(&format!("api/tables/{id}/{path}")).await.error(403, "players_only");
    }
    assert_eq!(cleo.get(&format!("api/tables/{id}")).await.ok()["watchable"], false);
    assert_eq!(ben.get(&format!("api/tables/{id}")).await.ok()["watchable"], true);
    assert_eq!(ben.state(&id, None).await["viewer"], 1);
    ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    assert_eq!(cleo.state(&id, None).await["table"]["phase"], "over");
}

#[tokio::test]
async fn everybody_finds_public_games_to_watch() {
    let place = Place::new().await;
    let (mut ann, mut ben, mut cleo) = (place.named("Ann").await, place.named("Ben").await, place.named("Cleo").await);
    for terms in [json!({}), json!({ "public": true })] {
        let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": terms });
        let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
        assert_eq!(cleo.get("api/tables").await.ok()["watch"], json!([]), "nothing to watch yet");
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        let listed = terms["public"] == true;
        let watch = cleo.get("api/tables").await.ok()["watch"].clone();
        assert_eq!(watch.as_array().unwrap().len(), usize::from(listed));
        assert!(!listed || watch[0]["table"]["id"] == *id);
        assert_eq!(ben.get("api/tables").await.ok()["watch"], json!([]), "players have it among their own");
    }
    let terms = json!({ "public": true, "no_spectators": true });
    let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": terms });
    ann.post("api/tables", new).await.error(422, "bad_terms");
}

#[tokio::test]
async fn two_guests_join_by_link_and_everyone_sees_every_move() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(with_friend()).await;
    let spectator = place.guest();
    let (mut hers, mut watching) = (ann.watch(&id).await, spectator.watch(&id).await);
    let (last_id, lobby) = hers.next_event().await.unwrap();
    assert_eq!((lobby["table"]["phase"].as_str(), last_id), (Some("lobby"), None));
    assert!(lobby["view"].is_null() && lobby["status"].is_null());
    assert_eq!(watching.next().await["viewer"], json!(null));

    let mut ben = place.guest();
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.error(401, "no_session");
    let seat = ben.post(&format!("api/tables/{id}/join"), json!({ "name": "Ben" })).await.ok();
    assert_eq!(seat, json!({ "seat": 1 }));
    assert_eq!(ben.get("api/me").await.ok()["user"]["name"], "Ben");
    let again = ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(again, json!({ "seat": 1 }), "following the link twice is no harm");

    let (started, seen) = (hers.next().await, watching.next().await);
    assert_eq!(started["table"]["phase"], "playing");
    assert_eq!(started["log"][0]["kind"], "setup");
    assert_eq!(seen["log"], started["log"]);
    assert_eq!(started["decision"]["seat"], 0);
    assert!(seen["decision"].is_null() && seen["undo"].is_null());
    let mut his = ben.watch(&id).await;
    assert_eq!(his.next().await["viewer"], 1);

    let seq = ann.answer_first(&id, &started).await.ok()["seq"].as_u64().unwrap();
    for watch in [&mut hers, &mut his, &mut watching] {
        let state = watch.until(seq).await;
        assert_eq!(state["log"].as_array().unwrap().last().unwrap()["seq"], seq);
        assert_ne!(state["view"], started["view"]);
    }
}

#[tokio::test]
async fn no_one_can_move_for_another_player() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(with_friend()).await;
    let (actions, join) = (format!("api/tables/{id}/actions"), format!("api/tables/{id}/join"));
    let action = json!({ "decision": 0, "action": "0,1 N" });
    ann.post(&actions, action.clone()).await.error(409, "not_started");
    ann.get(&format!("api/tables/{id}/record")).await.error(409, "not_started");

    let mut ben = place.named("Ann").await;
    ben.post(&join, json!({})).await.error(422, "bad_name");
    ben.post(&join, json!({ "name": "Ben", "seat": 0 })).await.error(409, "seat_taken");
    ben.post(&join, json!({ "name": "Ben", "seat": 7 })).await.error(409, "seat_taken");
    ben.post(&join, json!({ "name": "Ben", "seat": 1 })).await.ok();
    let mut late = place.named("Cleo").await;
    late.post(&join, json!({})).await.error(409, "seat_taken");

    let error = ben.post(&actions, action.clone()).await.error(409, "stale");
    assert!(error["message"].as_str().unwrap().contains("not your turn"), "{error}");
    assert_eq!(error["state"]["viewer"], 1);
    assert!(error["state"]["decision"].is_null());
    for request in ["undo", "resign"] {
        let path = format!("api/tables/{id}/{request}");
        ben.post(&path, json!({ "seat": 0 })).await.error(403, "not_your_seat");
        ben.post(&path, json!({ "seat": 200 })).await.error(403, "not_your_seat");
    }
    let why = format!("api/tables/{id}/why");
    ben.post(&why, json!({ "seat": 0, "places": [{ "kind": "cell", "x": 0, "y": 1 }] }))
        .await
        .error(403, "not_your_seat");
    late.post(&actions, action.clone()).await.error(403, "not_your_seat");
    place.guest().post(&actions, action).await.error(401, "no_session");
    assert_eq!(ann.state(&id, None).await["seq"], 0);
}

#[tokio::test]
async fn a_stale_answer_gets_the_current_state() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(crate::guest::hot_seat()).await;
    let old = ann.state(&id, None).await;
    ann.answer_first(&id, &old).await.ok();
    let error = ann.answer_first(&id, &old).await.error(409, "stale");
    let mut current = ann.state(&id, None).await;
    current["log"] = json!([]);
    assert_eq!(error["state"], current, "the log comes with the stream");
}

#[tokio::test]
async fn of_two_answers_at_once_one_wins() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(crate::guest::hot_seat()).await;
    for _ in 0..10 {
        let state = ann.state(&id, None).await;
        let (mut one, mut two, mut three) = (ann.clone(), ann.clone(), ann.clone());
        let answers =
            tokio::join!(one.answer_first(&id, &state), two.answer_first(&id, &state), three.answer_first(&id, &state));
        let mut statuses = [answers.0.status, answers.1.status, answers.2.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409, 409]);
    }
}

#[tokio::test]
async fn a_stream_resumes_where_it_left_off() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(crate::guest::hot_seat()).await;
    ann.play(&id, 5).await;
    let seqs = |state: &serde_json::Value| {
        let log = state["log"].as_array().unwrap();
        log.iter().map(|entry| entry["seq"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let whole = ann.state(&id, None).await;
    let seq = whole["seq"].as_u64().unwrap();
    assert_eq!(seqs(&whole), (0..=seq).collect::<Vec<_>>());
    assert_eq!(seqs(&ann.state(&id, Some(3)).await), (4..=seq).collect::<Vec<_>>());
    // A reconnecting browser repeats the original URL and adds the last id it received.
    let mut again = ann.watch_with(&id, "?since=0", Some("4")).await;
    let (event_id, state) = again.next_event().await.unwrap();
    assert_eq!((event_id, seqs(&state)), (Some(seq.to_string()), (5..=seq).collect::<Vec<_>>()));
    assert_eq!(seqs(&ann.state(&id, Some(4_000_000_000)).await), [0; 0]);
    ann.get(&format!("api/tables/{id}/stream?since=x")).await.error(400, "malformed");
    let odd = ann.watch_with(&id, "", Some("nonsense")).await.next().await;
    assert_eq!(odd, whole, "an id we never gave is nobody's");
}

#[tokio::test]
async fn lists_show_own_tables_and_open_ones() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(with_friend()).await;
    let list = ben.get("api/tables").await.ok();
    assert_eq!((list["mine"].as_array().unwrap().len(), list["open"][0]["table"]["id"].as_str()), (0, Some(&*id)));
    assert_eq!(
        list["open"][0]["table"]["seats"][0],
        json!({ "seat": 0, "kind": "person", "name": "Ann", "level": null, "mine": false, "away": null })
    );
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let list = ben.get("api/tables").await.ok();
    assert_eq!(list["open"], json!([]));
    assert_eq!(list["mine"][0]["status"], json!({ "awaiting": { "awaited": [0], "may_revise": [] } }));
    assert_eq!(list["mine"][0]["table"]["seats"][1]["mine"], true);
    assert_eq!(
        place.guest().get("api/tables").await.ok(),
        json!({ "mine": [], "more_mine": null, "open": [], "more_open": null, "watch": [] })
    );
    let table = ann.get(&format!("api/tables/{id}")).await.ok();
    let (asked, usual) = (&table["options"]["first"], &table["options"]["start"]);
    assert_eq!((asked, usual), (&json!("listed"), &json!("tile")), "defaults are listed too");
}

/// Nothing sent to anyone during the game contains the seed or a session token.
#[tokio::test]
async fn secrets_stay_on_the_server() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(with_friend()).await;
    let mut ben = place.guest();
    ben.post(&format!("api/tables/{id}/join"), json!({ "name": "Ben" })).await.ok();
    for _ in 0..20 {
        for guest in [&mut ann, &mut ben] {
            let state = guest.state(&id, None).await;
            if !state["decision"].is_null() {
                guest.answer_first(&id, &state).await.ok();
            }
        }
    }
    for mut guest in [ann.clone(), ben.clone(), place.guest()] {
        guest.state(&id, None).await;
        let nowhere = "nowhere".to_owned();
        for path in ["api/me", "api/games", "api/tables", "readyz", &nowhere] {
            guest.get(path).await;
        }
        for path in ["", "/record"] {
            guest.get(&format!("api/tables/{id}{path}")).await.header("content-type").unwrap();
        }
        guest.post(&format!("api/tables/{id}/actions"), json!({ "decision": 0, "action": "x" })).await;
    }
    let store = Store::open(&place.database()).await.unwrap();
    let seed = store.load(&id).await.unwrap().secret.0;
    let server = store.server_secret([0; 32]).await.unwrap().0;
    let heard = place.heard.lock().unwrap().clone();
    assert!(heard.len() > 10_000);
    let token = |guest: &crate::guest::Guest| guest.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    let tokens = [token(&ann), token(&ben)];
    for secret in [duchy_host::to_hex(&seed), duchy_host::to_hex(&server)].iter().chain(&tokens) {
        assert!(!heard.contains(secret.as_str()));
        assert!(!heard.contains(&secret.to_uppercase()));
    }
    let bytes: Vec<String> = seed.iter().map(u8::to_string).collect();
    assert!(!heard.contains(&bytes.join(",")));

    // Once the game is over, the seed is revealed.
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    let record = ann.get(&format!("api/tables/{id}/record")).await.text;
    assert!(record.contains(&duchy_host::to_hex(&seed)));
}

#[tokio::test]
async fn a_long_history_is_sent_once_in_chunks() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(crate::guest::hot_seat()).await;
    let mut first = ann.watch(&id).await;
    let mut state = first.next().await;
    for _ in 0..25 {
        let seq = ann.answer_first(&id, &state).await.ok()["seq"].as_u64().unwrap();
        first.until(seq).await;
        let seq = ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await.ok()["seq"].as_u64().unwrap();
        state = first.until(seq).await;
    }
    let mut known = state["seq"].as_u64().unwrap();
    while known < 115 {
        let seq = ann.answer_first(&id, &state).await.ok()["seq"].as_u64().unwrap();
        state = first.until(seq).await;
        loop {
            let log = state["log"].as_array().unwrap();
            assert!(log.iter().all(|entry| entry["seq"].as_u64() > Some(known)), "what both players know is sent once");
            known = state["seq"].as_u64().unwrap();
            if !state["decision"].is_null() {
                break;
            }
            // The server is about to play the only choice.
            state = first.next().await;
        }
    }
    // A new viewer gets everything, in messages of at most 100 entries (see `Watch`).
    let whole = place.guest().state(&id, None).await;
    let seqs: Vec<u64> = whole["log"].as_array().unwrap().iter().map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (0..=whole["seq"].as_u64().unwrap()).collect::<Vec<_>>());
    // A stale answer returns the state without the history.
    let late = json!({ "decision": 99_999, "action": "x" });
    let stale = ann.post(&format!("api/tables/{id}/actions"), late).await;
    assert_eq!(stale.json()["error"]["state"]["log"], json!([]), "{}", stale.text);
}

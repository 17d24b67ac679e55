//! Stepping through games, branches, and records opened from files.

use axum::{body::Body, http::Request};
use duchy_host::{Record, Verdict};
use duchy_server::{Capacity, Rate, Uploads};
use serde_json::{Value, json};

use crate::guest::{Guest, Place, against_bot, hot_seat, with_friend};

/// Plays a game of one guest to its end, always the first choice.
async fn play_out(guest: &mut Guest, id: &str) -> u64 {
    loop {
        let state = guest.state(id, None).await;
        if state["table"]["phase"] == "over" {
            return state["seq"].as_u64().unwrap();
        }
        if state["decision"].is_null() {
            guest.watch(id).await.until(state["seq"].as_u64().unwrap() + 1).await;
            continue;
        }
        // A bot may have been quicker to see that something changed.
        guest.answer_first(id, &state).await;
    }
}

async fn new_table(guest: &mut Guest, game: &str, options: Value, seats: Value) -> String {
    let created = guest.post("api/tables", json!({ "game": game, "options": options, "seats": seats })).await.ok();
    created["id"].as_str().unwrap().to_owned()
}

/// A short finished game: everybody but the first has resigned.
async fn short_game(guest: &mut Guest, game: &str, options: Value, moves: usize) -> String {
    let id = new_table(guest, game, options, hot_seat()).await;
    guest.play(&id, moves).await;
    guest.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    id
}

#[tokio::test]
async fn every_moment_of_a_game_is_what_its_viewers_were_shown() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let mut ben = place.named("Ben").await;
    let id = new_table(&mut ann, "catherine", json!({}), with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    // What both saw while it was played.
    let mut seen: Vec<(u64, [Value; 2], Value)> = Vec::new();
    for _ in 0..12 {
        let states = [ann.state(&id, None).await, ben.state(&id, None).await];
        let seq = states[0]["seq"].as_u64().unwrap();
        seen.push((seq, [states[0]["view"].clone(), states[1]["view"].clone()], states[0]["scores"].clone()));
        let ([first, second], to_act) = (&states, states[0]["status"]["awaiting"]["awaited"][0].as_u64());
        match to_act {
            Some(0) => ann.answer_first(&id, first).await.ok(),
            _ => ben.answer_first(&id, second).await.ok(),
        };
    }
    let check = |guest: &Guest, seat: usize| {
        let (mut guest, seen, id) = (guest.clone(), seen.clone(), id.clone());
        async move {
            for (seq, views, scores) in &seen {
                let moment = guest.get(&format!("api/tables/{id}/replay/{seq}?as={seat}")).await.ok();
                assert_eq!((&moment["view"], &moment["scores"]), (&views[seat], scores), "entry {seq}, seat {seat}");
                assert_eq!(moment["viewer"], seat);
            }
        }
    };
    check(&ann, 0).await;
    check(&ben, 1).await;
    // While the game goes on, nobody sees more than they were shown.
    let last = seen.last().unwrap().0;
    let mut stranger = place.guest();
    for at in [0, 3, last] {
        for path in
            [format!("replay/{at}?as=1"), format!("replay/{at}?as=open"), "replay?as=1".into(), "replay?as=open".into()]
        {
            ann.get(&format!("api/tables/{id}/{path}")).await.error(403, "not_your_seat");
        }
        stranger.get(&format!("api/tables/{id}/replay/{at}")).await.error(403, "not_your_seat");
        stranger.get(&format!("api/tables/{id}/replay/{at}?as=0")).await.error(403, "not_your_seat");
    }
    stranger.get(&format!("api/tables/{id}/replay")).await.error(403, "not_your_seat");
    let replay = ann.get(&format!("api/tables/{id}/replay")).await.ok();
    assert_eq!((&replay["seats"], &replay["open"], &replay["viewer"]), (&json!([0]), &json!(false), &json!(0)));
    assert_eq!(replay["log"], ann.state(&id, None).await["log"]);
    ann.post(&format!("api/tables/{id}/branch"), json!({ "at": 0, "viewer": 0, "seats": [] }))
        .await
        .error(403, "not_your_seat");

    // Once it is over, everybody may take any point of view, and each seat's is still the one it had.
    ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    check(&stranger, 0).await;
    check(&stranger, 1).await;
    let open = stranger.get(&format!("api/tables/{id}/replay/{last}?as=open")).await.ok();
    assert!(open["viewer"].is_null());
    assert_ne!(open["view"], seen.last().unwrap().1[0], "hands are open");
    let log = stranger.get(&format!("api/tables/{id}/replay?as=0")).await.ok()["log"].clone();
    let log = log.as_array().unwrap();
    let (resignation, before) = log.split_last().unwrap();
    assert_eq!(before, &replay["log"].as_array().unwrap()[..], "a seat's log is the one it had");
    assert_eq!(resignation["kind"], "resignation");
}

#[tokio::test]
async fn hostile_entry_numbers_and_points_of_view_are_refused() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = short_game(&mut ann, "carcassonne", json!({}), 4).await;
    for at in ["6", "99999999999999999999", "-1", "x", "1e3", "0x1", "%00"] {
        ann.get(&format!("api/tables/{id}/replay/{at}")).await.error(404, "not_found");
    }
    for viewer in ["2", "255", "256", "-1", "x", ""] {
        ann.get(&format!("api/tables/{id}/replay/1?as={viewer}")).await.error(400, "malformed");
    }
    ann.get("api/tables/nowhere/replay/1").await.error(404, "no_such_table");
    ann.get("api/records/nowhere/replay/1").await.error(404, "not_found");
    let lobby = new_table(&mut ann, "carcassonne", json!({}), with_friend()).await;
    ann.get(&format!("api/tables/{lobby}/replay")).await.error(409, "not_started");
    // The decision of the moment comes on request only.
    let moment = ann.get(&format!("api/tables/{id}/replay/1?as=open")).await.ok();
    assert!(moment["decision"].is_null());
    let moment = ann.get(&format!("api/tables/{id}/replay/1?as=open&choices=true")).await.ok();
    assert!(!moment["decision"]["choices"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_branch_is_a_table_of_its_own() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    for (game, options) in [
        ("carcassonne", json!({ "first": "listed" })),
        ("burgundy", json!({ "first": "listed" })),
        ("burgundy-cards", json!({})),
        ("tuscany", json!({ "first": "listed" })),
        ("catherine", json!({})),
    ] {
        let id = short_game(&mut ann, game, options, 6).await;
        let origin = ann.get(&format!("api/tables/{id}/replay/5?as=0")).await.ok();
        let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "bot", "level": "greedy" }]);
        let body = json!({ "at": 5, "viewer": 0, "seats": seats });
        let branch = ann.post(&format!("api/tables/{id}/branch"), body).await;
        assert_eq!(branch.status, 201, "{game}: {}", branch.text);
        let branch = branch.json()["id"].as_str().unwrap().to_owned();
        let state = ann.state(&branch, None).await;
        assert_eq!(state["table"]["origin"], json!({ "table": id, "at": 5, "entries": 5 }), "{game}");
        assert_eq!(state["log"][6]["kind"], "redeal", "{game}");
        let log = ann.get(&format!("api/tables/{id}/replay?as=0")).await.ok()["log"].clone();
        assert_eq!(state["log"][0]["events"], log[0]["events"], "{game}: the same setup");
        assert_eq!(state["log"][5]["kind"], log[5]["kind"], "{game}: the same moves");
        let then = ann.get(&format!("api/tables/{branch}/replay/6?as=0")).await.ok();
        assert_eq!(then["scores"], origin["scores"], "{game}");

        // It is played, survives a restart, and its record checks out.
        for _ in 0..3 {
            let state = ann.state(&branch, None).await;
            if !state["decision"].is_null() {
                ann.answer_first(&branch, &state).await;
            }
        }
        place.restart(|_| ()).await;
        ann = place.again(&ann);
        ann.post(&format!("api/tables/{branch}/resign"), json!({ "seat": 0 })).await.ok();
        let record = Record::parse(&ann.get(&format!("api/tables/{branch}/record")).await.text).unwrap();
        assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Fair, "{game}");
        let list = ann.get("api/tables").await.ok();
        let listed = list["mine"].as_array().unwrap().iter().find(|one| one["table"]["id"] == json!(branch)).unwrap();
        assert_eq!(listed["table"]["origin"]["at"], 5, "it is marked");
    }
}

#[tokio::test]
async fn a_branch_that_makes_no_sense_is_refused() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = short_game(&mut ann, "carcassonne", json!({}), 4).await;
    let path = format!("api/tables/{id}/branch");
    let me = json!({ "kind": "me" });
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let of = |at: Value, viewer: Value, seats: Value| json!({ "at": at, "viewer": viewer, "seats": seats });
    let two = json!([me, bot]);
    ann.post(&path, of(json!(99), json!(0), two.clone())).await.error(404, "not_found");
    ann.post(&path, of(json!(-1), json!(0), two.clone())).await.error(400, "malformed");
    ann.post(&path, of(json!(2), json!(7), two.clone())).await.error(403, "not_your_seat");
    ann.post(&path, of(json!(2), json!(0), json!([me]))).await.error(422, "bad_seats");
    ann.post(&path, of(json!(2), json!(0), json!([bot, bot]))).await.error(422, "bad_seats");
    ann.post(&path, of(json!(2), json!(0), json!([me, { "kind": "open" }]))).await.error(422, "bad_seats");
    let unknown = json!([me, { "kind": "bot", "level": "oracle" }]);
    ann.post(&path, of(json!(2), json!(0), unknown)).await.error(422, "no_such_bot");
    place.guest().post(&path, of(json!(2), json!(0), two.clone())).await.error(401, "no_session");
    // Resigning ended the game, but nobody has resigned from the position: it can be played on.
    ann.post(&path, of(json!(5), Value::Null, two)).await.ok();
}

async fn upload(guest: &mut Guest, body: impl Into<Body>) -> crate::guest::Answer {
    guest.send(Request::post("/api/records").body(body.into()).unwrap()).await
}

#[tokio::test]
async fn a_record_from_a_file_is_stepped_through_and_branched_but_never_stored() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let example = include_str!("../../../../docs/examples/carcassonne.jsonl");
    let id = upload(&mut ann, example).await.ok()["id"].as_str().unwrap().to_owned();
    let replay = ann.get(&format!("api/records/{id}/replay")).await.ok();
    assert_eq!((&replay["seq"], &replay["open"], &replay["seats"]), (&json!(6), &json!(true), &json!([0, 1])));
    assert_eq!(replay["table"]["seats"][1]["name"], "Ben");
    let moment = ann.get(&format!("api/records/{id}/replay/6")).await.ok();
    assert_eq!(moment["scores"], json!([4, 0]));
    assert_eq!(ann.get("api/tables").await.ok()["mine"], json!([]), "nothing is stored");
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Cleo" }]);
    let body = json!({ "at": 2, "viewer": null, "seats": seats });
    let branch = ann.post(&format!("api/records/{id}/branch"), body).await.ok()["id"].as_str().unwrap().to_owned();
    let state = ann.state(&branch, None).await;
    assert_eq!(state["table"]["origin"], json!({ "table": null, "at": 2, "entries": 2 }));
    assert_eq!(state["seq"], 2);
}

#[tokio::test]
async fn files_have_limits_of_their_own() {
    let place = Place::with(|config| {
        config.uploads = Uploads {
            bytes: 4000,
            entries: 5,
            kept: Capacity { total: 8, per_address: 2 },
            rate: Rate { burst: 1000, per_second: 1 },
            ..Uploads::default()
        };
    })
    .await;
    let mut ann = place.guest();
    let header = r#"{"duchy":1,"game":"carcassonne","options":{"first":"listed"},"players":[{"name":"Ann"},{"name":"Ben"}],"setup":["BASE-U"]}"#;
    upload(&mut ann, "x".repeat(4001)).await.error(413, "too_large");
    upload(&mut ann, vec![0xff, 0xfe]).await.error(422, "bad_record");
    upload(&mut ann, "").await.error(422, "bad_record");
    upload(&mut ann, "{}").await.error(422, "bad_record");
    let passes = [header, &"{\"action\":\"pass\"}\n".repeat(6)].join("\n");
    upload(&mut ann, passes).await.error(422, "bad_record");
    let wrong = [header, r#"{"action":"7,7 E"}"#].join("\n");
    let error = upload(&mut ann, wrong).await.error(422, "bad_record");
    assert!(error["message"].as_str().unwrap().starts_with("line 2"), "{error}");
    // Branches keep what replaying does not look at.
    let endless = [header, &format!(r#"{{"action":"1,0 E","at":"{}"}}"#, "9".repeat(100))].join("\n");
    let error = upload(&mut ann, endless).await.error(422, "bad_record");
    assert!(error["message"].as_str().unwrap().contains("too long"), "{error}");
    // A data file of one's own would stay in memory for good.
    let own = header.replace("\"options\"", r#""catalogue":{"name":"mine","text":"name = \"mine\""},"options""#);
    let error = upload(&mut ann, own).await.error(422, "bad_record");
    assert!(error["message"].as_str().unwrap().contains("data file"), "{error}");
    // The oldest of three makes room.
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(upload(&mut ann, header).await.ok()["id"].as_str().unwrap().to_owned());
    }
    ann.get(&format!("api/records/{}/replay", ids[0])).await.error(404, "not_found");
    ann.get(&format!("api/records/{}/replay", ids[2])).await.ok();
}

#[tokio::test]
async fn one_address_opens_files_only_so_fast() {
    let place = Place::with(|config| config.uploads.rate = Rate { burst: 20, per_second: 1 }).await;
    let mut ann = place.guest();
    for _ in 0..2 {
        upload(&mut ann, "{}").await.error(422, "bad_record");
    }
    let refused = upload(&mut ann, "{}").await;
    refused.error(429, "slow_down");
    assert!(refused.header("retry-after").is_some());
}

#[tokio::test]
async fn a_record_that_takes_too_long_is_stopped() {
    let place = Place::with(|config| config.uploads.time = std::time::Duration::ZERO).await;
    let example = include_str!("../../../../docs/examples/carcassonne.jsonl");
    let error = upload(&mut place.guest(), example).await.error(422, "bad_record");
    assert!(error["message"].as_str().unwrap().contains("too long"), "{error}");
}

#[tokio::test]
async fn a_finished_game_against_a_bot_can_be_stepped_through() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(against_bot()).await;
    let last = play_out(&mut ann, &id).await;
    let replay = place.guest().get(&format!("api/tables/{id}/replay")).await.ok();
    assert_eq!((replay["seq"].as_u64(), replay["log"].as_array().map(Vec::len)), (Some(last), Some(last as usize + 1)));
    let moment = place.guest().get(&format!("api/tables/{id}/replay/{last}")).await.ok();
    assert!(moment["status"]["over"].is_object());
}

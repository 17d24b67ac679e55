//! Limits on tables, and the removal of unused tables and guests.

use duchy_server::{Capacity, Limits, Removed, Retention};
use serde_json::{Value, json};

use crate::guest::{Guest, Place, hot_seat, with_friend};

async fn refused(guest: &mut Guest, seats: Value) -> String {
    let answer = guest.post("api/tables", json!({ "game": "carcassonne", "seats": seats })).await;
    answer.error(409, "too_many_tables")["message"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn waiting_tables_are_limited_per_person_and_per_network() {
    let limits = Limits { unfinished_per_person: 4, waiting_per_person: 2, waiting_per_address: 3 };
    let place = Place::with(|config| config.limits = limits).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let first = ann.table(with_friend()).await;
    ann.table(with_friend()).await;
    assert!(refused(&mut ann, with_friend()).await.contains("cancel one"));
    ann.table(hot_seat()).await;
    // Ben is on the same network as Ann.
    ben.table(with_friend()).await;
    assert!(refused(&mut ben, with_friend()).await.contains("your network"));
    assert_eq!(place.guest().get("api/tables").await.ok()["open"].as_array().unwrap().len(), 3);

    // Cancelling a table makes room; only its creator can.
    let cancel = format!("api/tables/{first}/cancel");
    ben.post(&cancel, json!({})).await.error(403, "not_your_seat");
    place.guest().post(&cancel, json!({})).await.error(401, "no_session");
    let mut watch = ann.watch(&first).await;
    assert_eq!(watch.next().await["table"]["created"], true);
    assert_eq!(ann.post(&cancel, json!({})).await.status, 204);
    assert!(watch.next_event().await.is_none());
    assert_eq!(watch.farewell.as_deref(), Some("removed"), "those who watch learn that it is gone");
    ann.get(&format!("api/tables/{first}")).await.error(404, "no_such_table");
    ann.table(with_friend()).await;
    ann.table(hot_seat()).await;
    assert!(refused(&mut ann, hot_seat()).await.contains("4 unfinished games"));
    let started = ben.table(hot_seat()).await;
    ben.post(&format!("api/tables/{started}/cancel"), json!({})).await.error(403, "not_your_seat");
}

#[tokio::test]
async fn a_rematch_counts_as_waiting_and_only_among_the_games_of_those_who_want_it() {
    let limits = Limits { unfinished_per_person: 4, waiting_per_person: 2, waiting_per_address: 100 };
    let place = Place::with(|config| config.limits = limits).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let mut rematches = Vec::new();
    for _ in 0..3 {
        let id = ann.table(with_friend()).await;
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
        rematches.push(format!("api/tables/{id}/rematch"));
    }
    let first = ann.post(&rematches[0], json!({})).await.ok()["id"].as_str().unwrap().to_owned();
    ann.post(&rematches[1], json!({})).await.ok();
    let error = ann.post(&rematches[2], json!({})).await.error(409, "too_many_tables");
    assert!(error["message"].as_str().unwrap().contains("waiting for players"), "{error}");

    // Ben is asked for two games and has none.
    for _ in 0..4 {
        ben.table(hot_seat()).await;
    }
    let confirm = format!("api/tables/{first}/confirm");
    for agrees in [&confirm, &rematches[0]] {
        let error = ben.post(agrees, json!({})).await.error(409, "too_many_tables");
        assert!(error["message"].as_str().unwrap().contains("4 unfinished games"), "{error}");
    }
    let mine = ben.get("api/tables").await.ok()["mine"].clone();
    let own = mine.as_array().unwrap().iter().find(|one| one["table"]["phase"] == "playing").unwrap();
    ben.post(&format!("api/tables/{}/resign", own["table"]["id"].as_str().unwrap()), json!({ "seat": 0 })).await.ok();
    assert_eq!(ben.post(&confirm, json!({})).await.status, 204);
    assert!(refused(&mut ben, hot_seat()).await.contains("4 unfinished games"));
}

/// Before anybody thinks about their names.
#[tokio::test]
async fn thousands_of_seats_are_refused() {
    let place = Place::new().await;
    let mut seats = vec![json!({ "kind": "bot", "level": "" }); 2000];
    seats.push(json!({ "kind": "me" }));
    let new = json!({ "game": "carcassonne", "seats": seats });
    let error = place.named("Ann").await.post("api/tables", new).await.error(422, "bad_seats");
    assert!(error["message"].as_str().unwrap().contains("more than 6 seats"), "{error}");
}

#[tokio::test]
async fn lists_come_in_pages() {
    let place = Place::with(|config| {
        config.limits = Limits { unfinished_per_person: 1000, waiting_per_person: 1000, waiting_per_address: 1000 };
    })
    .await;
    let mut ann = place.named("Ann").await;
    for _ in 0..60 {
        ann.table(with_friend()).await;
    }
    let mut ben = place.named("Ben").await;
    let first = ben.get("api/tables").await.ok();
    assert_eq!((first["open"].as_array().unwrap().len(), &first["more_mine"]), (50, &json!(null)));
    let next = first["more_open"].as_str().unwrap();
    let second = ben.get(&format!("api/tables?open={next}")).await.ok();
    assert_eq!((second["open"].as_array().unwrap().len(), &second["more_open"]), (10, &json!(null)));
    assert_eq!(ann.get("api/tables").await.ok()["mine"].as_array().unwrap().len(), 60, "unfinished games come first");

    let resigns = json!([{ "kind": "me" }, { "kind": "me", "name": "Cleo" }]);
    for _ in 0..55 {
        let id = ben.table(resigns.clone()).await;
        ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    }
    let going = ben.table(hot_seat()).await;
    let first = ben.get("api/tables").await.ok();
    assert_eq!(first["mine"][0]["table"]["id"], *going);
    assert_eq!(first["mine"].as_array().unwrap().len(), 51);
    let next = first["more_mine"].as_str().unwrap();
    let second = ben.get(&format!("api/tables?mine={next}")).await.ok();
    assert_eq!((second["mine"].as_array().unwrap().len(), second["open"].as_array().unwrap().len()), (5, 0));
}

#[tokio::test]
async fn streams_are_limited_per_network() {
    let place = Place::with(|config| config.streams = Capacity { total: 10, per_address: 2 }).await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let (_first, second) = (ann.watch(&id).await, ann.watch(&id).await);
    let refused = ann.get(&format!("api/tables/{id}/stream")).await;
    refused.error(429, "slow_down");
    assert_eq!(refused.header("retry-after"), Some("30"));
    // Closing a tab makes room; the server notices when its task runs next.
    drop(second);
    while place.guest().is_refused(&id).await {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn undos_are_limited() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut undone = 0;
    loop {
        let state = ann.state(&id, None).await;
        ann.answer_first(&id, &state).await.ok();
        let undo = ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await;
        if undo.status != 200 {
            undo.error(409, "undo_limit");
            break;
        }
        undone += 1;
        assert!(undone < 200, "it never ends");
    }
    assert!(undone >= 50, "{undone}");
    let state = ann.state(&id, None).await;
    ann.answer_first(&id, &state).await.ok();
}

/// Dates by which everything from today has expired, waiting tables first.
fn in_40_days() -> jiff::Timestamp {
    jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * 40)
}

fn in_400_days() -> jiff::Timestamp {
    jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * 400)
}

#[tokio::test]
async fn unused_tables_are_removed_at_the_announced_time() {
    let mut place = Place::new().await;
    let (mut ann, ben) = (place.named("Ann").await, place.named("Ben").await);
    let (waiting, on, over) =
        (ann.table(with_friend()).await, ann.table(hot_seat()).await, ann.table(hot_seat()).await);
    ann.play(&on, 2).await;
    ann.post(&format!("api/tables/{over}/resign"), json!({ "seat": 0 })).await.ok();
    assert_eq!(place.app.remove_expired().await.unwrap(), Removed::default(), "nothing has expired");
    let day = |table: Value| table["expires_at"].as_str().map(|at| at[..10].to_owned());
    let later = |days: i64| {
        let at = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * days);
        Some(at.to_string()[..10].to_owned())
    };
    assert_eq!(day(ann.get(&format!("api/tables/{waiting}")).await.ok()), later(30));
    assert_eq!(day(ann.get(&format!("api/tables/{on}")).await.ok()), later(365));
    assert_eq!(day(ann.get(&format!("api/tables/{over}")).await.ok()), None, "finished games are kept");

    place.restart(|config| (config.clock, config.retention.guests) = (in_40_days, None)).await;
    place.app.remove_expired().await.unwrap();
    let mut ann = place.again(&ann);
    ann.get(&format!("api/tables/{waiting}")).await.error(404, "no_such_table");
    ann.play(&on, 1).await;

    let forever = Retention { waiting: None, unfinished: None, guests: None };
    place.restart(|config| (config.clock, config.retention) = (in_400_days, forever)).await;
    assert_eq!(place.app.remove_expired().await.unwrap(), Removed::default());
    let mut ann = place.again(&ann);
    assert_eq!(ann.get(&format!("api/tables/{on}")).await.ok()["expires_at"], json!(null));

    place.restart(|config| config.clock = in_400_days).await;
    place.app.remove_expired().await.unwrap();
    let (mut ann, mut ben) = (place.again(&ann), place.again(&ben));
    ann.get(&format!("api/tables/{on}")).await.error(404, "no_such_table");
    ann.get(&format!("api/tables/{over}")).await.ok();
    assert_eq!(ann.get("api/me").await.ok()["user"]["name"], "Ann", "she has a finished game");
    assert_eq!(ben.get("api/me").await.ok(), json!({ "user": null }), "Ben was never seen again");
}

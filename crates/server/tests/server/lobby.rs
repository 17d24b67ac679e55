//! The waiting room: filters, named people, changed options, computers, fewer players.

use serde_json::{Value, json};

use crate::guest::{Guest, Place, with_friend};

fn three() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])
}

async fn post(guest: &mut Guest, id: &str, what: &str, body: Value) -> u16 {
    guest.post(&format!("api/tables/{id}/{what}"), body).await.status
}

#[tokio::test]
async fn changed_options_have_to_be_confirmed() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(three()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let change =
        json!({ "options": { "abbot": true }, "terms": { "clock": { "pace": { "days": 3 }, "at_zero": "resign" } } });
    ben.post(&format!("api/tables/{id}/change"), change.clone()).await.error(403, "not_your_seat");
    let mut watch = ben.watch(&id).await;
    assert_eq!(watch.next().await["table"]["unconfirmed"], json!([]));
    assert_eq!(post(&mut ann, &id, "change", change).await, 204);
    let state = watch.next().await;
    assert_eq!(state["table"]["unconfirmed"], json!([1]), "everyone is told");
    assert_eq!(state["table"]["invited"], false, "Ben sits here already");
    assert_eq!(state["table"]["options"]["abbot"], true);
    assert_eq!(state["table"]["terms"]["clock"]["pace"]["days"], 3);

    let mut cleo = place.named("Cleo").await;
    cleo.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(ann.state(&id, None).await["table"]["phase"], "lobby", "all seats are taken, but Ben has not confirmed");
    place.named("Dan").await.post(&format!("api/tables/{id}/confirm"), json!({})).await.error(403, "not_your_seat");
    assert_eq!(post(&mut ben, &id, "confirm", json!({})).await, 204);
    let state = ann.state(&id, None).await;
    assert_eq!(state["table"]["phase"], "playing");
    assert_eq!(state["clocks"].as_array().unwrap().len(), 3);
    ann.post(&format!("api/tables/{id}/change"), json!({ "options": {}, "terms": {} })).await.error(409, "over");
}

/// A second tab may ask for what the first has done already.
#[tokio::test]
async fn whoever_has_agreed_may_agree_again_after_the_start() {
    let place = Place::new().await;
    let (mut ann, mut ben, mut cleo) = (place.named("Ann").await, place.named("Ben").await, place.named("Cleo").await);
    let id = ann.table(three()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let change = json!({ "options": { "abbot": true }, "terms": {} });
    assert_eq!(post(&mut ann, &id, "change", change.clone()).await, 204);
    // Cleo does not agree, and Dan takes her place.
    cleo.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(post(&mut ann, &id, "change", change).await, 204);
    assert_eq!(post(&mut ann, &id, "vacate", json!({ "seat": 2 })).await, 204);
    let mut dan = place.named("Dan").await;
    dan.post(&format!("api/tables/{id}/join"), json!({})).await.ok();

    assert_eq!(post(&mut ben, &id, "confirm", json!({})).await, 204);
    assert_eq!(ann.state(&id, None).await["table"]["phase"], "playing");
    for agreed in [&mut ann, &mut ben, &mut dan] {
        assert_eq!(post(agreed, &id, "confirm", json!({})).await, 204);
    }
    cleo.post(&format!("api/tables/{id}/confirm"), json!({})).await.error(409, "over");
}

#[tokio::test]
async fn bad_changes_change_nothing() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(three()).await;
    let change = |options: Value, terms: Value| json!({ "options": options, "terms": terms });
    let path = format!("api/tables/{id}/change");
    ann.post(&path, change(json!({ "no-such": 1 }), json!({}))).await.error(422, "bad_options");
    ann.post(&path, change(json!({}), json!({ "people": ["nobody"] }))).await.error(422, "bad_terms");
    ann.post(&format!("api/tables/{id}/fill"), json!({ "level": "godlike" })).await.error(422, "no_such_bot");
    ann.post(&format!("api/tables/{id}/start"), json!({})).await.error(422, "bad_seats");
    ann.post(&format!("api/tables/{id}/vacate"), json!({ "seat": 9 })).await.error(403, "not_your_seat");
    assert_eq!(ann.state(&id, None).await["table"]["phase"], "lobby");
}

#[tokio::test]
async fn the_creator_fills_seats_removes_a_guest_and_starts_with_fewer() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(three()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ben.post(&format!("api/tables/{id}/vacate"), json!({ "seat": 0 })).await.error(403, "not_your_seat");
    assert_eq!(post(&mut ann, &id, "vacate", json!({ "seat": 1 })).await, 204);
    assert_eq!(ben.state(&id, None).await["viewer"], Value::Null);
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.error(403, "removed");
    ben.post(&format!("api/tables/{id}/readmit"), json!({ "name": "Ben" })).await.error(403, "not_your_seat");
    ben.get(&format!("api/tables/{id}/removed")).await.error(403, "not_your_seat");
    assert_eq!(ann.get(&format!("api/tables/{id}/removed")).await.ok(), json!({ "names": ["Ben"] }));
    assert_eq!(post(&mut ann, &id, "readmit", json!({ "name": "Ben" })).await, 204);
    assert_eq!(ann.get(&format!("api/tables/{id}/removed")).await.ok(), json!({ "names": [] }));
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(post(&mut ben, &id, "vacate", json!({ "seat": 1 })).await, 204, "and leaves by themselves");
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ben.post(&format!("api/tables/{id}/start"), json!({})).await.error(403, "not_your_seat");
    assert_eq!(post(&mut ann, &id, "start", json!({})).await, 204);
    let state = ben.state(&id, None).await;
    assert_eq!(state["table"]["phase"], "playing");
    assert_eq!(state["table"]["seats"].as_array().unwrap().len(), 2);
    assert_eq!(state["viewer"], 1);

    let id = ann.table(three()).await;
    assert_eq!(post(&mut ann, &id, "fill", json!({ "level": "greedy" })).await, 204);
    let state = ann.state(&id, None).await;
    assert_eq!(state["table"]["phase"], "playing");
    let names: Vec<&Value> = state["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_ne!(names[1], names[2]);
}

#[tokio::test]
async fn whoever_takes_the_name_of_an_erased_person_is_not_invited() {
    let place = Place::new().await;
    let mut ben = place.guest();
    let account = json!({ "login": "Ben", "password": "correct horse" });
    ben.post("api/account", account.clone()).await.ok();
    let mut ann = place.named("Ann").await;
    let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": { "people": ["BEN"] } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    ben.post("api/account/erase", json!({ "password": "correct horse" })).await.ok();
    let table = ann.get(&format!("api/tables/{id}")).await.ok();
    assert_eq!(table["terms"]["people"], json!(["Former player 1"]));
    let mut another = place.guest();
    another.post("api/account", account).await.ok();
    another.post(&format!("api/tables/{id}/join"), json!({})).await.error(403, "not_invited");
    let stand_in = json!({ "login": "former PLAYER 1", "password": "correct horse" });
    place.guest().post("api/account", stand_in).await.error(409, "login_taken");
    let club = json!({ "login": "Former players’ club", "password": "correct horse" });
    place.guest().post("api/account", club).await.ok();
}

#[tokio::test]
async fn a_table_for_named_people() {
    let place = Place::new().await;
    let mut ben = place.guest();
    ben.post("api/account", json!({ "login": "Ben", "password": "correct horse" })).await.ok();
    let (mut ann, mut cleo) = (place.named("Ann").await, place.named("Cleo").await);
    let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": { "people": ["BEN"] } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(cleo.get("api/tables").await.ok()["open"].as_array().unwrap().len(), 0);
    assert_eq!(ben.get("api/tables").await.ok()["open"][0]["table"]["id"], *id);
    cleo.post(&format!("api/tables/{id}/join"), json!({})).await.error(403, "not_invited");
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(ann.state(&id, None).await["table"]["phase"], "playing");
}

#[tokio::test]
async fn a_rematch_for_named_people_has_a_seat_for_those_who_are_left() {
    let place = Place::new().await;
    let account = |login: &str| json!({ "login": login, "password": "correct horse" });
    let mut named = Vec::new();
    for login in ["Ben", "Cleo"] {
        let mut guest = place.guest();
        guest.post("api/account", account(login)).await.ok();
        named.push(guest);
    }
    let (mut ann, mut dan) = (place.named("Ann").await, place.named("Dan").await);
    let [mut ben, mut cleo] = <[Guest; 2]>::try_from(named).ok().unwrap();
    for (people, left) in [(json!(["Ben", "Cleo"]), json!(["Cleo"])), (json!(["Ben"]), json!(null))] {
        let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": { "people": people } });
        let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
        ben.post("api/account/erase", json!({ "password": "correct horse" })).await.ok();
        ben = place.guest();
        ben.post("api/account", account("Ben")).await.ok();
        let next = ann.post(&format!("api/tables/{id}/rematch"), json!({})).await.ok()["id"].clone();
        let table = ann.get(&format!("api/tables/{}", next.as_str().unwrap())).await.ok();
        assert_eq!(table["terms"]["people"], left, "{table}");
        assert_eq!(dan.get("api/tables").await.ok()["open"], json!([]), "it is not for everybody");
        let join = format!("api/tables/{}/join", next.as_str().unwrap());
        if left.is_null() {
            dan.post(&join, json!({})).await.ok();
        } else {
            assert_eq!(cleo.get("api/tables").await.ok()["open"][0]["table"]["id"], next);
            dan.post(&join, json!({})).await.error(403, "not_invited");
            cleo.post(&join, json!({})).await.ok();
        }
        assert_eq!(ann.state(next.as_str().unwrap(), None).await["table"]["phase"], "playing");
    }
}

#[tokio::test]
async fn open_tables_are_filtered() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let new = |game: &str, seats: Value, pace: Value| {
        let clock = if pace.is_null() { json!({}) } else { json!({ "clock": { "pace": pace, "at_zero": "resign" } }) };
        json!({ "game": game, "seats": seats, "terms": clock })
    };
    for (game, seats, pace) in [
        ("carcassonne", with_friend(), Value::Null),
        ("carcassonne", three(), json!({ "days": 3 })),
        ("tuscany", with_friend(), json!({ "live": { "bank": 900, "increment": 10 } })),
    ] {
        ann.post("api/tables", new(game, seats, pace)).await.ok();
    }
    let mut ben = place.named("Ben").await;
    for (filter, count) in [
        ("", 3),
        ("?game=carcassonne", 2),
        ("?game=carcassonne&pace=none", 1),
        ("?pace=days", 1),
        ("?pace=live", 1),
        ("?pace=live&game=carcassonne", 0),
        ("?seats=2", 2),
        ("?seats=3", 1),
    ] {
        let open = ben.get(&format!("api/tables{filter}")).await.ok()["open"].as_array().unwrap().len();
        assert_eq!(open, count, "{filter}");
    }
    ben.get("api/tables?pace=%27").await.error(400, "malformed");
    ben.get("api/tables?game=chess").await.error(400, "malformed");
}

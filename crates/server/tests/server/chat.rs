//! The people at a table: who is looking, and what they write.

use serde_json::{Value, json};

use crate::guest::{Guest, Place, with_friend};

async fn say(guest: &mut Guest, id: &str, text: &str) -> u64 {
    guest.post(&format!("api/tables/{id}/chat"), json!({ "text": text })).await.ok()["seq"].as_u64().unwrap()
}

fn texts(people: &Value) -> Vec<&str> {
    people["chat"].as_array().unwrap().iter().filter_map(|line| line["text"].as_str()).collect()
}

/// A game of Ann and Ben, and somebody who watches.
async fn table(place: &Place) -> (Guest, Guest, Guest, String) {
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    (ann, ben, place.named("Cleo").await, id)
}

#[tokio::test]
async fn players_and_spectators_write_apart_until_the_game_is_over() {
    let mut place = Place::new().await;
    let (mut ann, mut ben, mut cleo, id) = table(&place).await;
    assert_eq!(say(&mut ann, &id, "  Good luck!  ").await, 1);
    assert_eq!(say(&mut cleo, &id, "She has the better tiles").await, 2);
    let mut bens = ben.watch(&id).await;
    let people = bens.people(|people| people["chat"].as_array().is_some_and(|chat| !chat.is_empty())).await;
    assert_eq!(texts(&people), ["Good luck!"]);
    assert_eq!(people["chat"][0]["name"], "Ann");
    assert_eq!(people["can_write"], true);
    let mut cleos = cleo.watch(&id).await;
    let people = cleos.people(|people| people["chat"].as_array().is_some_and(|chat| !chat.is_empty())).await;
    assert_eq!(texts(&people), ["She has the better tiles"]);
    let mut strangers = place.guest().watch(&id).await;
    let people = strangers.people(|people| !people.is_null()).await;
    assert_eq!(people["can_write"], false, "a name is needed");

    ben.post(&format!("api/tables/{id}/chat"), json!({ "quick": "thanks" })).await.ok();
    let people = bens.people(|people| people["chat"].as_array().unwrap().len() == 2).await;
    assert_eq!((&people["chat"][1]["quick"], &people["chat"][1]["mine"]), (&json!("thanks"), &json!(true)));

    // It is stored, and once the game is over everyone reads everything.
    place.restart(|_| ()).await;
    let (mut ann, cleo) = (place.again(&ann), place.again(&cleo));
    ann.post(&format!("api/tables/{id}/resign"), json!({ "seat": 0 })).await.ok();
    let mut cleos = cleo.watch(&id).await;
    cleos.people(|people| people["chat"].as_array().is_some_and(|chat| chat.len() == 3)).await;
}

#[tokio::test]
async fn hostile_texts_are_refused_and_writing_is_limited() {
    let place = Place::new().await;
    let (mut ann, _, _, id) = table(&place).await;
    let path = format!("api/tables/{id}/chat");
    let stacked = format!("Z{}", "\u{336}".repeat(9));
    for bad in ["", "  ", "two\nlines", "\u{202e}nnA", "a\u{200b}b", &stacked, &"x".repeat(301)] {
        ann.post(&path, json!({ "text": bad })).await.error(422, "bad_text");
    }
    ann.post(&path, json!({ "quick": "die" })).await.error(400, "malformed");
    ann.post(&path, json!({ "text": "a", "quick": "thanks" })).await.error(400, "malformed");
    place.guest().post(&path, json!({ "text": "a" })).await.error(401, "no_session");
    say(&mut ann, &id, "<script>alert(1)</script>").await;
    let limited = loop {
        let answer = ann.post(&path, json!({ "text": "again" })).await;
        if answer.status != 200 {
            break answer;
        }
    };
    limited.error(429, "slow_down");
    assert!(limited.header("retry-after").is_some());
}

#[tokio::test]
async fn people_are_muted_and_messages_reported() {
    let place = Place::new().await;
    let (mut ann, mut ben, mut cleo, id) = table(&place).await;
    let number = say(&mut ann, &id, "You play badly").await;
    let secret = say(&mut cleo, &id, "Among spectators").await;
    let mut bens = ben.watch(&id).await;
    bens.people(|people| people["chat"].as_array().is_some_and(|chat| chat.len() == 1)).await;
    let report = format!("api/tables/{id}/chat/report");
    for _ in 0..2 {
        assert_eq!(ben.post(&report, json!({ "number": number })).await.status, 204);
    }
    ben.post(&report, json!({ "number": secret })).await.error(404, "not_found");
    ben.post(&report, json!({ "number": 99 })).await.error(404, "not_found");
    let mute = format!("api/tables/{id}/chat/mute");
    ann.post(&mute, json!({ "number": number })).await.error(400, "malformed");
    assert_eq!(ben.post(&mute, json!({ "number": number })).await.status, 204);
    bens.people(|people| people["chat"].as_array().unwrap().is_empty()).await;
    let muted = ben.get("api/muted").await.ok();
    assert_eq!(muted["people"][0]["name"], "Ann");
    assert_eq!(ben.post("api/muted/end", json!({ "id": muted["people"][0]["id"] })).await.status, 204);
    assert_eq!(ben.get("api/muted").await.ok()["people"], json!([]));

    let mut host = place.named("Host").await;
    let secret = place.app.administrator_secret().await.unwrap().unwrap();
    host.post("api/admin/claim", json!({ "secret": secret })).await.ok();
    let reports = host.get("api/admin/reports").await.ok();
    assert_eq!(reports["reports"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&reports["reports"][0]["text"], &reports["reports"][0]["author"]),
        (&json!("You play badly"), &json!("Ann"))
    );
    let report = reports["reports"][0]["id"].as_str().unwrap();
    assert_eq!(host.post(&format!("api/admin/reports/{report}/close"), json!({})).await.status, 204);
    assert_eq!(host.get("api/admin/reports").await.ok()["reports"], json!([]));

    // Erasing a person erases what they wrote. It ends the game, so Ben reads what spectators wrote.
    ann.post("api/account/erase", json!({})).await.ok();
    let people = ben.watch(&id).await.people(|people| !people.is_null()).await;
    assert_eq!(texts(&people), ["Among spectators"]);
}

#[tokio::test]
async fn a_table_without_chat_or_spectators() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let terms = json!({ "no_chat": true, "no_spectators": true });
    let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": terms });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ann.post(&format!("api/tables/{id}/chat"), json!({ "text": "Hello" })).await.error(403, "chat_off");
    let people = ann.watch(&id).await.people(|people| !people.is_null()).await;
    assert_eq!(people["can_write"], false);
    let closed = place.named("Cleo").await.get(&format!("api/tables/{id}/stream")).await;
    closed.error(403, "players_only");
}

#[tokio::test]
async fn everyone_sees_who_is_looking() {
    let place = Place::new().await;
    let (ann, ben, cleo, id) = table(&place).await;
    let mut anns = ann.watch(&id).await;
    let here = |people: &Value, seat: usize| people["players"][seat]["here"] == true;
    let people = anns.people(|people| !people.is_null() && here(people, 0)).await;
    assert!(!here(&people, 1));
    assert_eq!(people["players"][1]["left_at"], Value::Null, "has not been here");
    let bens = ben.watch(&id).await;
    let cleos = cleo.watch(&id).await;
    let strangers = place.guest().watch(&id).await;
    anns.people(|people| here(people, 1) && people["spectators"] == 2).await;
    drop((bens, cleos, strangers));
    let people = anns.people(|people| !here(people, 1) && people["spectators"] == 0).await;
    assert!(people["players"][1]["left_at"].is_string());
}

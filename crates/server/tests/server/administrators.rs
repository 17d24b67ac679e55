//! Administrators: who becomes one, what they see and remove, what they switch off, and the log of it.

use duchy_server::Accounts;
use serde_json::{Value, json};

use crate::guest::{Guest, Place, hot_seat, with_friend};

/// The first administrator of a place.
async fn administrator(place: &Place) -> Guest {
    let mut host = place.named("Host").await;
    let secret = place.app.administrator_secret().await.unwrap().unwrap();
    let me = host.post("api/admin/claim", json!({ "secret": secret })).await.ok();
    assert_eq!(me["user"]["admin"], true);
    host
}

fn names(page: &Value, list: &str) -> Vec<String> {
    page[list].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn the_link_of_the_first_start_makes_one_administrator() {
    let place = Place::new().await;
    let older = place.app.administrator_secret().await.unwrap().unwrap();
    let secret = place.app.administrator_secret().await.unwrap().unwrap();
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    place.guest().post("api/admin/claim", json!({ "secret": secret })).await.error(401, "no_session");
    ann.post("api/admin/claim", json!({ "secret": older })).await.error(404, "no_such_link");
    ann.post("api/admin/claim", json!({ "secret": "" })).await.error(404, "no_such_link");
    ann.get("api/admin").await.error(403, "not_administrator");
    ann.post("api/admin/claim", json!({ "secret": secret })).await.ok();
    ben.post("api/admin/claim", json!({ "secret": secret })).await.error(404, "no_such_link");
    assert_eq!(place.app.administrator_secret().await.unwrap(), None, "there is one");
    assert_eq!(ann.get("api/me").await.ok()["user"]["admin"], true);
    assert_eq!(ann.get("api/admin").await.ok()["switches"]["guests"], true);
    for path in ["admin", "admin/people", "admin/tables", "admin/invitations", "admin/reports", "admin/log"] {
        ben.get(&format!("api/{path}")).await.error(403, "not_administrator");
        place.guest().get(&format!("api/{path}")).await.error(401, "no_session");
        assert_eq!(ann.get(&format!("api/{path}")).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn administrators_find_and_remove_people_and_tables() {
    let place = Place::new().await;
    let mut host = administrator(&place).await;
    let (mut ann, mut ben) = (place.named("Ann_1").await, place.named("Bén").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let other = ann.table(hot_seat()).await;

    let page = host.get("api/admin/people").await.ok();
    assert_eq!(names(&page, "people").len(), 3);
    assert_eq!(names(&host.get("api/admin/people?search=n_1").await.ok(), "people"), ["Ann_1"], "no pattern");
    assert_eq!(names(&host.get("api/admin/people?search=ANN").await.ok(), "people"), ["Ann_1"]);
    let tables = host.get("api/admin/tables").await.ok();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 2);

    let mut watch = ben.watch(&other).await;
    watch.next().await;
    ben.post(&format!("api/admin/tables/{other}/remove"), json!({})).await.error(403, "not_administrator");
    assert_eq!(host.post(&format!("api/admin/tables/{other}/remove"), json!({})).await.status, 204);
    while watch.next_event().await.is_some() {}
    assert_eq!(watch.farewell.as_deref(), Some("removed"));
    ann.get(&format!("api/tables/{other}")).await.error(404, "no_such_table");
    host.post(&format!("api/admin/tables/{other}/remove"), json!({})).await.error(404, "no_such_table");

    let people = host.get("api/admin/people?search=Ann_1").await.ok();
    let ann_id = people["people"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(host.post(&format!("api/admin/people/{ann_id}/remove"), json!({})).await.status, 204);
    host.post(&format!("api/admin/people/{ann_id}/remove"), json!({})).await.error(404, "not_found");
    assert!(ann.get("api/me").await.ok()["user"].is_null());
    let state = ben.state(&id, None).await;
    assert_eq!(state["table"]["seats"][0]["name"], "Former player 1");

    let log = host.get("api/admin/log").await.ok();
    let actions: Vec<&str> =
        log["entries"].as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["remove_person", "remove_table", "become_administrator"]);
    assert_eq!(log["entries"][1]["target"], *other);
    assert_eq!(log["entries"][1]["who"], "Host");
}

#[tokio::test]
async fn administrators_reset_passwords_and_share_their_rights() {
    let place = Place::new().await;
    let mut host = administrator(&place).await;
    let mut ann = place.guest();
    ann.post("api/account", json!({ "login": "Ann", "password": "correct horse" })).await.ok();
    let people = host.get("api/admin/people?search=ann").await.ok();
    let id = people["people"][0]["id"].as_str().unwrap().to_owned();
    let password = host.post(&format!("api/admin/people/{id}/password"), json!({})).await.ok()["password"].clone();
    assert!(ann.get("api/me").await.ok()["user"].is_null(), "all sessions end");
    ann.post("api/account/sign-in", json!({ "login": "Ann", "password": password })).await.ok();

    assert_eq!(host.post(&format!("api/admin/people/{id}/administrator"), json!({ "admin": true })).await.status, 204);
    assert_eq!(ann.get("api/admin").await.status, 200);
    let hosts = host.get("api/admin/people?search=host").await.ok()["people"][0]["id"].as_str().unwrap().to_owned();
    let take = json!({ "admin": false });
    host.post(&format!("api/admin/people/{hosts}/administrator"), take.clone()).await.error(400, "malformed");
    host.post(&format!("api/admin/people/{hosts}/password"), json!({})).await.error(403, "no_accounts");
    assert_eq!(ann.post(&format!("api/admin/people/{hosts}/administrator"), take).await.status, 204);
    host.get("api/admin").await.error(403, "not_administrator");
    host.post("api/admin/people/%00/remove", json!({})).await.error(403, "not_administrator");
    ann.post("api/admin/people/%00/remove", json!({})).await.error(404, "not_found");
}

#[tokio::test]
async fn accounts_by_invitation() {
    let place = Place::with(|config| config.accounts = Accounts::Invited).await;
    let mut host = administrator(&place).await;
    let sign_up = |login: &str, invitation: &Value| json!({ "login": login, "password": "correct horse", "invitation": invitation });
    let mut ann = place.named("Ann").await;
    ann.post("api/account", json!({ "login": "Ann", "password": "correct horse" }))
        .await
        .error(403, "needs_invitation");
    ann.post("api/account", sign_up("Ann", &json!("0123"))).await.error(404, "no_such_link");
    host.post("api/admin/invitations", json!({ "note": "\u{202e}x" })).await.error(422, "bad_text");
    let made = host.post("api/admin/invitations", json!({ "note": "For Ann" })).await;
    assert_eq!(made.status, 201);
    let secret = made.json()["secret"].clone();
    let list = host.get("api/admin/invitations").await.ok();
    assert_eq!(list["invitations"][0]["note"], "For Ann");
    assert!(!list.to_string().contains(secret.as_str().unwrap()), "the secret is shown once");
    ann.post("api/account", sign_up("Ann", &secret)).await.ok();
    place.guest().post("api/account", sign_up("Ben", &secret)).await.error(404, "no_such_link");

    let second = host.post("api/admin/invitations", json!({ "note": "For Ben" })).await.json()["secret"].clone();
    let id = host.get("api/admin/invitations").await.ok()["invitations"][0]["id"].as_str().unwrap().to_owned();
    for _ in 0..2 {
        assert_eq!(host.post(&format!("api/admin/invitations/{id}/withdraw"), json!({})).await.status, 204);
    }
    place.guest().post("api/account", sign_up("Ben", &second)).await.error(404, "no_such_link");
}

#[tokio::test]
async fn switches_turn_guests_lists_and_chat_off() {
    let place = Place::new().await;
    let mut host = administrator(&place).await;
    let mut ann = place.named("Ann").await;
    let listed = ann.table(with_friend()).await;
    assert_eq!(host.get("api/tables").await.ok()["open"].as_array().unwrap().len(), 1);
    let off = json!({ "guests": false, "public_tables": false, "chat": false });
    ann.post("api/admin/switches", off.clone()).await.error(403, "not_administrator");
    assert_eq!(host.post("api/admin/switches", off).await.status, 204);
    place.guest().post("api/me", json!({ "name": "Ben" })).await.error(403, "no_guests");
    place.guest().post(&format!("api/tables/{listed}/join"), json!({ "name": "Ben" })).await.error(403, "no_guests");
    assert_eq!(host.get("api/tables").await.ok()["open"].as_array().unwrap().len(), 0);
    ann.post(&format!("api/tables/{listed}/chat"), json!({ "text": "Hello" })).await.error(403, "chat_off");
    // An account can still be created, and plays.
    let mut ben = place.guest();
    ben.post("api/account", json!({ "login": "Ben", "password": "correct horse" })).await.ok();
    ben.post(&format!("api/tables/{listed}/join"), json!({})).await.ok();
}

//! Accounts, sessions, and links that sign in another device.

use std::{net::SocketAddr, time::Duration};

use axum::{body::Body, extract::ConnectInfo, http::Request};

use duchy_server::Accounts;
use serde_json::{Value, json};

use crate::guest::{Guest, Place, hot_seat, with_friend};

fn credentials(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

async fn sign_in(place: &Place, login: &str, password: &str) -> Guest {
    let mut guest = place.guest();
    guest.post("api/account/sign-in", credentials(login, password)).await.ok();
    guest
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let mut place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.post("api/account", credentials("Ann", "short")).await.error(422, "bad_password");
    ann.post("api/account", credentials("  ", "correct horse")).await.error(422, "bad_name");
    assert_eq!(ann.post("api/account", credentials("Ann", "correct horse")).await.status, 201);
    ann.post("api/account", credentials("Annie", "correct horse")).await.error(409, "login_taken");
    place.named("Ann").await.post("api/account", credentials("ANN", "another one")).await.error(409, "login_taken");
    assert_eq!(ann.get("api/me").await.ok()["user"]["login"], "ann");

    place.restart(|_| ()).await;
    let mut phone = sign_in(&place, "aNN", "correct horse").await;
    assert_eq!(phone.get("api/tables").await.ok()["mine"][0]["table"]["id"], *id);
    phone.play(&id, 1).await;
    assert!(!place.heard.lock().unwrap().contains("correct horse"), "no answer repeats a password");
}

#[tokio::test]
async fn unknown_names_and_wrong_passwords_get_the_same_answer() {
    let place = Place::new().await;
    let mut ann = place.guest();
    assert_eq!(ann.post("api/account", credentials("Ann", "correct horse")).await.status, 201, "without a guest too");
    let mut other = place.guest();
    let wrong = other.post("api/account/sign-in", credentials("Ann", "wrong horse")).await;
    let unknown = other.post("api/account/sign-in", credentials("Nobody", "wrong horse")).await;
    wrong.error(403, "wrong_password");
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    assert!(wrong.header("set-cookie").is_none());
    // A few more, and the next attempt has to wait, even with the right password. The waits grow faster than a busy
    // machine needs for a password.
    let mut last = wrong;
    for _ in 0..12 {
        last = other.post("api/account/sign-in", credentials("Ann", "wrong horse")).await;
        if last.status == 429 {
            break;
        }
    }
    last.error(429, "slow_down");
    assert!(last.header("retry-after").is_some());
    other.post("api/account/sign-in", credentials("Ann", "correct horse")).await.error(429, "slow_down");
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let place = Place::new().await;
    let mut ann = place.guest();
    ann.post("api/account", credentials("Ann", "correct horse")).await.ok();
    let mut phone = sign_in(&place, "Ann", "correct horse").await;
    let mut tablet = sign_in(&place, "Ann", "correct horse").await;
    let sessions = ann.get("api/account").await.ok()["sessions"].clone();
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 3);
    assert_eq!(sessions.iter().filter(|session| session["current"] == true).count(), 1);

    // One by one …
    let tablets = tablet.get("api/account").await.ok()["sessions"].clone();
    let id = tablets.as_array().unwrap().iter().find(|session| session["current"] == true).unwrap()["id"].clone();
    for _ in 0..2 {
        assert_eq!(ann.post("api/account/sessions/end", json!({ "id": id })).await.status, 204);
    }
    assert!(tablet.get("api/me").await.ok()["user"].is_null());
    // … or all at once.
    let change = |old: &str| json!({ "old": old, "new": "battery staple" });
    ann.post("api/account/password", change("wrong horse")).await.error(403, "wrong_password");
    assert_eq!(ann.post("api/account/password", change("correct horse")).await.status, 204);
    assert!(phone.get("api/me").await.ok()["user"].is_null());
    assert_eq!(ann.get("api/me").await.ok()["user"]["login"], "ann");
    place.guest().post("api/account/sign-in", credentials("Ann", "correct horse")).await.error(403, "wrong_password");
    let mut again = sign_in(&place, "Ann", "battery staple").await;
    again.post("api/account/sign-out", json!({})).await.ok();
    assert!(again.get("api/me").await.ok()["user"].is_null());
}

#[tokio::test]
async fn a_link_signs_another_device_in_once() {
    let place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ann.post("api/account/sign-out", json!({})).await.error(409, "guest_stays");
    place.guest().post("api/account/link", json!({})).await.error(401, "no_session");

    let link = ann.post("api/account/link", json!({})).await.ok();
    let secret = json!({ "secret": link["secret"] });
    let mut phone = place.guest();
    assert_eq!(phone.post("api/link/owner", secret.clone()).await.ok()["name"], "Ann");
    assert!(phone.cookie.is_none(), "looking at it does not use it");
    phone.post("api/link", secret.clone()).await.ok();
    assert_eq!(phone.state(&id, None).await["viewer"], 0);
    phone.play(&id, 1).await;
    ann.play(&id, 1).await;
    let mut thief = place.guest();
    thief.post("api/link", secret.clone()).await.error(404, "no_such_link");
    thief.post("api/link/owner", secret).await.error(404, "no_such_link");

    // A newer link makes an older one useless.
    let older = ann.post("api/account/link", json!({})).await.ok()["secret"].clone();
    ann.post("api/account/link", json!({})).await.ok();
    thief.post("api/link", json!({ "secret": older })).await.error(404, "no_such_link");
    thief.post("api/link", json!({ "secret": "" })).await.error(404, "no_such_link");
}

#[tokio::test]
async fn an_erased_person_leaves_no_name_and_records_replay() {
    let mut place = Place::new().await;
    let (mut ann, mut ben) = (place.named("Ann Archer").await, place.named("Ben").await);
    let [running, waiting, theirs] = [ann.table(with_friend()).await, ann.table(with_friend()).await, {
        let three = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        ben.table(three).await
    }];
    ben.post(&format!("api/tables/{running}/join"), json!({})).await.ok();
    ann.post(&format!("api/tables/{theirs}/join"), json!({})).await.ok();
    let three = ann.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "greedy" }])).await;
    ben.post(&format!("api/tables/{three}/join"), json!({})).await.ok();
    ann.play(&running, 1).await;
    ann.post("api/account", credentials("Ann Archer", "correct horse")).await.ok();
    ann.post("api/account/erase", json!({})).await.error(403, "wrong_password");
    ann.post("api/account/erase", json!({ "password": "correct horse" })).await.ok();

    assert!(ann.get("api/me").await.ok()["user"].is_null());
    place
        .guest()
        .post("api/account/sign-in", credentials("Ann Archer", "correct horse"))
        .await
        .error(403, "wrong_password");
    ben.get(&format!("api/tables/{waiting}")).await.error(404, "no_such_table");
    place.restart(|_| ()).await;
    let mut ben = place.again(&ben);
    for id in [&running, &three] {
        let text = ben.get(&format!("api/tables/{id}/record")).await.text;
        assert!(text.contains("Former player 1") && !text.contains("Archer"), "{text}");
        let state = ben.state(id, None).await;
        assert_eq!(state["table"]["seats"][0]["name"], "Former player 1");
        assert!(!state.to_string().contains("Archer"));
    }
    assert_eq!(ben.state(&running, None).await["table"]["phase"], "over");
    let record = duchy_host::Record::parse(&ben.get(&format!("api/tables/{running}/record")).await.text).unwrap();
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), duchy_host::Verdict::Fair);
    let theirs = ben.state(&theirs, None).await;
    assert_eq!(theirs["table"]["seats"][1]["kind"], "open", "the seat is free again");
}

#[tokio::test]
async fn a_host_can_do_without_accounts() {
    let place = Place::with(|config| config.accounts = Accounts::Off).await;
    let mut ann = place.named("Ann").await;
    assert_eq!(ann.get("api/account").await.ok()["accounts"], "off");
    ann.post("api/account", credentials("Ann", "correct horse")).await.error(403, "no_accounts");
}

/// A request from an address, with a header in which a proxy says who it is.
async fn from(place: &Place, address: &str, login: &str) -> Value {
    let mut request = Request::get("/api/me").header("x-remote-user", login).body(Body::empty()).unwrap();
    let peer: SocketAddr = format!("{address}:1234").parse().unwrap();
    request.extensions_mut().insert(ConnectInfo(peer));
    place.guest().send(request).await.json()
}

#[tokio::test]
async fn a_trusted_proxy_signs_people_in_and_nobody_else_does() {
    let place = Place::with(|config| {
        config.trust_header = Some("X-Remote-User".to_owned());
        config.trusted_proxies = vec!["10.0.0.2".parse().unwrap()];
    })
    .await;
    let ann = from(&place, "10.0.0.2", "Ann").await;
    assert_eq!((&ann["user"]["name"], &ann["user"]["login"]), (&json!("Ann"), &json!("ann")));
    assert_eq!(from(&place, "10.0.0.2", "ANN").await["user"]["id"], ann["user"]["id"], "the same person comes back");
    assert!(from(&place, "10.0.0.3", "Ann").await["user"].is_null());
    assert!(from(&place, "10.0.0.2", "").await["user"].is_null());
    // The account has no password.
    place.guest().post("api/account/sign-in", credentials("Ann", "by proxy")).await.error(403, "wrong_password");
}

#[tokio::test]
async fn hashing_does_not_hold_up_other_requests() {
    let place = Place::new().await;
    let mut ann = place.guest();
    ann.post("api/account", credentials("Ann", "correct horse")).await.ok();
    let attempts = (0..4).map(|number| {
        let mut guest = place.guest();
        tokio::spawn(async move {
            guest.post("api/account/sign-in", credentials(&format!("nobody {number}"), "wrong horse")).await.status
        })
    });
    let attempts: Vec<_> = attempts.collect();
    let me = tokio::time::timeout(Duration::from_secs(20), ann.get("api/me")).await.unwrap();
    assert_eq!(me.ok()["user"]["login"], "ann");
    for attempt in attempts {
        assert!([403, 429].contains(&attempt.await.unwrap()));
    }
}

#[tokio::test]
async fn a_qr_code_has_its_squares() {
    let place = Place::new().await;
    let code = place.guest().post("api/qr", json!({ "text": "https://games.example/device#secret" })).await.ok();
    let rows = code["rows"].as_array().unwrap();
    assert!(rows.len() >= 21 && rows.iter().all(|row| row.as_str().unwrap().len() == rows.len()));
    assert!(rows[0].as_str().unwrap().starts_with("1111111"), "a finder pattern is in the corner");
    place.guest().post("api/qr", json!({ "text": "x".repeat(501) })).await.error(400, "malformed");
}

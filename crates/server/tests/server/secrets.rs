//! Nothing secret leaves the server in any of the ways to look at people and tables, in any game.

use axum::http::StatusCode;
use duchy_store::Store;
use serde_json::{Value, json};

use crate::{
    guest::{Guest, Place},
    webhook::{receiver, until_received},
};

/// The texts of a record's outcomes, entry by entry.
fn outcomes(record: &str) -> Vec<String> {
    let lines = record.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let of = |entry: Value| match &entry["outcomes"] {
        Value::Array(outcomes) => outcomes.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect(),
        _ => Vec::new(),
    };
    lines.flat_map(of).collect()
}

/// Everything a guest gets by looking around, apart from the table's own state.
async fn look_around(guest: &mut Guest, id: &str) -> String {
    let mut seen = String::new();
    for path in [
        "api/me".to_owned(),
        "api/account".to_owned(),
        "api/tables".to_owned(),
        "api/tables/waiting".to_owned(),
        "api/muted".to_owned(),
        "api/webhook".to_owned(),
        "api/admin".to_owned(),
        "api/admin/people".to_owned(),
        "api/admin/tables".to_owned(),
        "api/admin/reports".to_owned(),
        "api/admin/log".to_owned(),
        format!("api/tables/{id}"),
        format!("api/tables/{id}/removed"),
        format!("t/{id}"),
        format!("replay/{id}"),
    ] {
        seen.push_str(&guest.get(&path).await.text);
    }
    let mut watch = guest.watch(id).await;
    seen.push_str(&watch.people(|people| !people.is_null()).await.to_string());
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn no_way_to_look_reveals_a_secret() {
    for game in ["carcassonne", "burgundy", "burgundy-cards", "tuscany", "catherine"] {
        let place = Place::with(|config| config.private_webhooks = true).await;
        let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
        let new = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        let link = ann.post("api/account/link", json!({})).await.ok()["secret"].as_str().unwrap().to_owned();
        let (received, url) = receiver(StatusCode::NO_CONTENT).await;
        let webhook = json!({ "kind": "json", "url": url, "lang": "en", "page": "http://x/" });
        ben.post("api/webhook", webhook.clone()).await.ok();
        let webhook = ann.post("api/webhook", webhook).await.ok()["webhook"]["secret"].as_str().unwrap().to_owned();
        ann.post(&format!("api/tables/{id}/chat"), json!({ "text": "among players" })).await.ok();
        let mut host = place.named("Host").await;
        let claim = place.app.administrator_secret().await.unwrap().unwrap();
        host.post("api/admin/claim", json!({ "secret": claim })).await.ok();
        for _ in 0..6 {
            for guest in [&mut ann, &mut ben] {
                let state = guest.state(&id, None).await;
                if !state["decision"].is_null() {
                    guest.answer_first(&id, &state).await.ok();
                }
            }
        }

        let store = Store::open(&place.database()).await.unwrap();
        let loaded = store.load(&id).await.unwrap();
        let everything = outcomes(&loaded.entries.join("\n"));
        // A message to try the webhook, and those about turns that have arrived by now.
        ann.post("api/webhook/test", json!({})).await.ok();
        until_received(&received, 1).await;
        let notices: String =
            received.lock().unwrap().iter().map(|(headers, body)| format!("{headers:?} {body}")).collect();
        let mut cleo = place.named("Cleo").await;
        for (name, mut guest) in [("Cleo", cleo.clone()), ("nobody", place.guest()), ("Host", host.clone())] {
            let seen = look_around(&mut guest, &id).await + &notices;
            let known = outcomes(&guest.get(&format!("api/tables/{id}/record")).await.text);
            assert!(known.len() <= everything.len());
            // What the record hides from this viewer stands nowhere else either.
            for hidden in everything.iter().filter(|outcome| !known.contains(outcome) && outcome.len() > 3) {
                assert!(!seen.contains(&format!("\"{hidden}\"")), "{game}: {name} sees {hidden}");
            }
            assert!(!seen.contains("among players"), "{game}: {name} reads what players write");
            let token = |guest: &Guest| guest.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
            let (seed, server) = (loaded.secret.0, store.server_secret([0; 32]).await.unwrap().0);
            let secrets = [duchy_host::to_hex(&seed), duchy_host::to_hex(&server), token(&ann), token(&ben)];
            for secret in secrets.iter().chain([&link, &webhook, &claim]) {
                assert!(!seen.contains(secret.as_str()), "{game}: {name} sees a secret");
            }
        }
        cleo.get(&format!("api/tables/{id}/chat")).await.error(405, "not_found");
    }
}

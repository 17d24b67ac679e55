//! Turn notices by webhook.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use serde_json::{Value, json};

use crate::guest::{Guest, Place, with_friend};

pub(crate) type Received = Arc<Mutex<Vec<(HeaderMap, String)>>>;

/// A server that receives messages, and its address.
pub(crate) async fn receiver(status: StatusCode) -> (Received, String) {
    let received = Received::default();
    let take = move |State(received): State<Received>, headers: HeaderMap, body: Bytes| async move {
        received.lock().unwrap().push((headers, String::from_utf8(body.to_vec()).unwrap()));
        status
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let router = Router::new().route("/hook", post(take)).with_state(received.clone());
    tokio::spawn(async move { axum::serve(listener, router).await });
    (received, url)
}

fn webhook(kind: &str, url: &str) -> Value {
    json!({ "kind": kind, "url": url, "target": "42", "lang": "en", "page": "http://duchy.example/" })
}

/// A game of Ann and Ben in which Ann has the first turn.
async fn table(place: &Place) -> (Guest, Guest, String) {
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    (ann, ben, id)
}

/// Waits until a message has been received; notices are sent by a task of the server.
pub(crate) async fn until_received(received: &Received, count: usize) {
    let arrived = async {
        while received.lock().unwrap().len() < count {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), arrived).await.expect("a message arrives");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_announced_once_and_signed() {
    let place = Place::with(|config| config.private_webhooks = true).await;
    let (received, url) = receiver(StatusCode::NO_CONTENT).await;
    let (mut ann, mut ben, id) = table(&place).await;
    let set = ben.post("api/webhook", webhook("json", &url)).await.ok();
    assert_eq!(set["webhook"]["secret"].as_str().unwrap().len(), 32);
    // Ann plays until it is Ben's turn.
    while ann.state(&id, None).await["status"]["awaiting"]["awaited"] == json!([0]) {
        ann.play(&id, 1).await;
    }
    until_received(&received, 1).await;
    let (headers, body) = received.lock().unwrap()[0].clone();
    let message: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((&message["event"], &message["table"]), (&json!("turn"), &json!(id)));
    assert_eq!(message["url"], format!("http://duchy.example/t/{id}"));
    assert!(headers["duchy-signature"].to_str().unwrap().starts_with("sha256="));
    assert!(headers["duchy-timestamp"].to_str().unwrap().parse::<i64>().is_ok());
    place.app.send_notices().await.unwrap();
    assert_eq!(received.lock().unwrap().len(), 1, "once per turn");
    assert_eq!(ben.get("api/webhook").await.ok()["webhook"]["error"], Value::Null);
    assert_eq!(ann.get("api/webhook").await.ok()["webhook"], Value::Null, "nobody else's");
}

/// A server that takes connections and never answers, and how many it has taken.
async fn silent() -> (Arc<AtomicUsize>, String) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let taken = Arc::<AtomicUsize>::default();
    let count = taken.clone();
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((connection, _)) = listener.accept().await {
            held.push(connection);
            count.fetch_add(1, Ordering::SeqCst);
        }
    });
    (taken, url)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_never_answers_delays_nobody_else() {
    let place = Place::with(|config| config.private_webhooks = true).await;
    let (taken, nowhere) = silent().await;
    let (received, url) = receiver(StatusCode::NO_CONTENT).await;
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    ben.post("api/webhook", webhook("json", &nowhere)).await.ok();
    // It becomes Ben's turn at many tables: a minute's wait, one after another.
    for _ in 0..12 {
        let id = ann.table(with_friend()).await;
        ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        while ann.state(&id, None).await["status"]["awaiting"]["awaited"] == json!([0]) {
            ann.play(&id, 1).await;
        }
    }
    let connected = async {
        while taken.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), connected).await.expect("Ben's server is called");
    // Others get theirs meanwhile.
    let mut tables = Vec::new();
    for name in ["Cleo", "Dora", "Emil"] {
        let mut guest = place.named(name).await;
        guest.post("api/webhook", webhook("json", &url)).await.ok();
        let id = ann.table(with_friend()).await;
        guest.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
        while ann.state(&id, None).await["status"]["awaiting"]["awaited"] == json!([0]) {
            ann.play(&id, 1).await;
        }
        tables.push(id);
    }
    until_received(&received, 3).await;
    let called = |body: &str| serde_json::from_str::<Value>(body).unwrap()["table"].as_str().unwrap().to_owned();
    let mut told: Vec<String> = received.lock().unwrap().iter().map(|(_, body)| called(body)).collect();
    told.sort();
    tables.sort();
    assert_eq!(told, tables);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_says_why_it_failed() {
    let place = Place::with(|config| config.private_webhooks = true).await;
    let mut ann = place.named("Ann").await;
    ann.post("api/webhook/test", json!({})).await.error(404, "not_found");
    let (received, url) = receiver(StatusCode::FOUND).await;
    ann.post("api/webhook", webhook("telegram", &url)).await.ok();
    let tested = ann.post("api/webhook/test", json!({})).await.ok();
    assert_eq!(tested["webhook"]["error"], "the server answered 302", "redirects are not followed");
    let body: Value = serde_json::from_str(&received.lock().unwrap()[0].1).unwrap();
    assert_eq!(body["chat_id"], "42");
    let limited = loop {
        let tested = ann.post("api/webhook/test", json!({})).await;
        if tested.status != 200 {
            break tested;
        }
        assert!(received.lock().unwrap().len() < 100, "it never ends");
    };
    limited.error(429, "slow_down");
    assert!(limited.header("retry-after").is_some());
    assert_eq!(ann.post("api/webhook/remove", json!({})).await.status, 204);
    assert_eq!(ann.get("api/webhook").await.ok()["webhook"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_addresses_are_refused_unless_the_host_allows_them() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let bad = [
        "http://example.org/x",
        "ftp://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://192.168.0.1:8443/x",
        "https://169.254.169.254/latest",
        "https://[::ffff:10.0.0.1]/",
        "https://user@example.org/",
        "no address",
        "",
    ];
    for url in bad {
        ann.post("api/webhook", webhook("json", url)).await.error(422, "bad_webhook");
    }
    // A name that leads there is noticed when it is resolved.
    ann.post("api/webhook", webhook("json", "https://localhost:9/")).await.ok();
    let tested = ann.post("api/webhook/test", json!({})).await.ok();
    assert!(tested["webhook"]["error"].as_str().unwrap().contains("private network"), "{tested}");
}

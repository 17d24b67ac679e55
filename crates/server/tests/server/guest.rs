//! A test client that keeps cookies and reads streams, and the server it talks to, without a socket.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    body::{Body, BodyDataStream},
    http::{HeaderMap, Request, header},
};
use duchy_server::{App, Config};
use serde_json::{Value, json};
use tokio_stream::StreamExt as _;
use tower::ServiceExt as _;

/// A database in a folder of its own, and the server on it.
pub(crate) struct Place {
    folder: tempfile::TempDir,
    pub(crate) app: Arc<App>,
    /// Everything any guest was ever sent.
    pub(crate) heard: Arc<Mutex<String>>,
}

impl Place {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = open(&folder, change).await;
        Place { folder, app, heard: Arc::default() }
    }

    /// A server on a copy of this database.
    pub(crate) async fn on(database: &[u8]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("duchy.db"), database).unwrap();
        let app = open(&folder, |_| ()).await;
        Place { folder, app, heard: Arc::default() }
    }

    /// The server stops and another one starts on the same database.
    pub(crate) async fn restart(&mut self, change: impl FnOnce(&mut Config)) {
        self.app.close().await;
        self.app = open(&self.folder, change).await;
    }

    pub(crate) fn database(&self) -> String {
        database(&self.folder)
    }

    pub(crate) fn guest(&self) -> Guest {
        Guest { router: self.app.router(), cookie: None, heard: self.heard.clone() }
    }

    /// A guest with a name.
    pub(crate) async fn named(&self, name: &str) -> Guest {
        let mut guest = self.guest();
        assert_eq!(guest.post("api/me", json!({ "name": name })).await.status, 200);
        guest
    }

    /// The same guest after a restart.
    pub(crate) fn again(&self, guest: &Guest) -> Guest {
        Guest { cookie: guest.cookie.clone(), ..self.guest() }
    }
}

fn database(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("duchy.db").display())
}

async fn open(folder: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Arc<App> {
    // Only the tests of analyses need them.
    let quiet = Config { bot_pace: Duration::ZERO, rate: None, analysis: false, ..Config::default() };
    let mut config = Config { database: database(folder), ..quiet };
    change(&mut config);
    App::open(config, duchy_games::registry()).await.unwrap()
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Guest {
    router: Router,
    pub(crate) cookie: Option<String>,
    heard: Arc<Mutex<String>>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text))
    }

    /// The answer to a request that succeeded.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status == 200 || self.status == 201, "{} {}", self.status, self.text);
        self.json()
    }

    /// Checks that the server has taken on what was asked for.
    #[track_caller]
    pub(crate) fn accepted(&self) {
        assert_eq!((self.status, &*self.text), (202, ""));
    }

    /// The error, after checking its status, its code and that it has a message.
    #[track_caller]
    pub(crate) fn error(&self, status: u16, code: &str) -> Value {
        let error = self.json()["error"].clone();
        assert_eq!((self.status, error["code"].as_str()), (status, Some(code)), "{}", self.text);
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{}", self.text);
        error
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

impl Guest {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(format!("/{path}")).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.post_text(path, body.to_string()).await
    }

    pub(crate) async fn post_text(&mut self, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::post(format!("/{path}")).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(body.into()).unwrap()).await
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Answer {
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        }
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        self.heard.lock().unwrap().push_str(&text);
        Answer { status: parts.status.as_u16(), headers: parts.headers, text }
    }

    /// Follows a table.
    pub(crate) async fn watch(&self, id: &str) -> Watch {
        self.watch_with(id, "", None).await
    }

    pub(crate) async fn watch_with(&self, id: &str, query: &str, last: Option<&str>) -> Watch {
        let mut request = Request::get(format!("/api/tables/{id}/stream{query}"));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        let heard = self.heard.clone();
        let body = response.into_body().into_data_stream();
        Watch {
            body,
            buffer: String::new(),
            received: 0,
            pieces: Vec::new(),
            state: String::new(),
            people: Value::Null,
            farewell: None,
            heard,
        }
    }

    /// Whether the server refuses to open another stream.
    pub(crate) async fn is_refused(&self, id: &str) -> bool {
        let request = Request::get(format!("/api/tables/{id}/stream")).body(Body::empty()).unwrap();
        self.router.clone().oneshot(request).await.unwrap().status() != 200
    }

    /// The current state of a table for this guest, with the log after entry `since`.
    pub(crate) async fn state(&self, id: &str, since: Option<u64>) -> Value {
        let query = since.map_or(String::new(), |since| format!("?since={since}"));
        self.watch_with(id, &query, None).await.next().await
    }

    /// Creates a table and returns its id.
    pub(crate) async fn table(&mut self, seats: Value) -> String {
        let new = json!({ "game": "carcassonne", "options": { "first": "listed" }, "seats": seats });
        let created = self.post("api/tables", new).await;
        assert_eq!(created.status, 201, "{}", created.text);
        created.json()["id"].as_str().unwrap().to_owned()
    }

    /// Answers the open decision with its first choice.
    pub(crate) async fn answer_first(&mut self, id: &str, state: &Value) -> Answer {
        let decision = &state["decision"];
        let body = json!({ "decision": decision["id"], "action": decision["choices"][0]["action"] });
        self.post(&format!("api/tables/{id}/actions"), body).await
    }

    /// The state of a table, once this guest is asked something: the server may still be playing an only choice.
    pub(crate) async fn asked(&self, id: &str) -> Value {
        let mut watch = self.watch(id).await;
        loop {
            let state = watch.next().await;
            if !state["decision"].is_null() {
                return state;
            }
        }
    }

    /// The state of a table, once the server is not about to play this guest's only choice.
    pub(crate) async fn settled(&self, id: &str) -> Value {
        let mut watch = self.watch(id).await;
        loop {
            let state = watch.next().await;
            let awaited = state["status"]["awaiting"]["awaited"].as_array();
            let awaits_guest = awaited.is_some_and(|seats| seats.contains(&state["viewer"]));
            if !(awaits_guest && state["decision"].is_null()) {
                return state;
            }
        }
    }

    /// Whether this guest has something to decide.
    pub(crate) async fn is_asked(&self, id: &str) -> bool {
        !self.settled(id).await["decision"].is_null()
    }

    /// Plays a number of moves, always the first choice.
    pub(crate) async fn play(&mut self, id: &str, moves: usize) {
        for _ in 0..moves {
            let state = self.asked(id).await;
            self.answer_first(id, &state).await.ok();
        }
    }
}

/// A stream that is being read.
pub(crate) struct Watch {
    body: BodyDataStream,
    buffer: String,
    /// Bytes read.
    pub(crate) received: usize,
    /// Chunks of history received before their state.
    pieces: Vec<Value>,
    /// The JSON of the last state.
    state: String,
    /// What the last message said about the people at the table.
    pub(crate) people: Value,
    /// The last message, if it was not a state: `reconnect` or `removed`.
    pub(crate) farewell: Option<String>,
    heard: Arc<Mutex<String>>,
}

impl Watch {
    /// The next state.
    pub(crate) async fn next(&mut self) -> Value {
        self.next_event().await.expect("the stream goes on").1
    }

    /// What is said about the people at the table, once it satisfies a condition.
    pub(crate) async fn people(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        while !wanted(&self.people) {
            let before = self.people.clone();
            while self.people == before {
                self.read_message().await.expect("the stream goes on");
            }
        }
        self.people.clone()
    }

    /// What is said about the people at the table, the next time.
    pub(crate) async fn next_people(&mut self) -> Value {
        self.people = Value::Null;
        self.people(|people| !people.is_null()).await
    }

    /// The next state at or after this entry.
    pub(crate) async fn until(&mut self, seq: u64) -> Value {
        loop {
            let state = self.next().await;
            if state["seq"].as_u64().unwrap() >= seq {
                return state;
            }
        }
    }

    /// The id and state of the next message; `None` when the stream ends.
    pub(crate) async fn next_event(&mut self) -> Option<(Option<String>, Value)> {
        loop {
            if let Some(state) = self.read_message().await? {
                return Some(state);
            }
        }
    }

    /// Reads one message: the outer `None` is the end of the stream, the inner one a message that is no state.
    async fn read_message(&mut self) -> Option<Option<(Option<String>, Value)>> {
        while !self.buffer.contains("\n\n") {
            let chunk = tokio::time::timeout(Duration::from_secs(20), self.body.next()).await;
            let chunk = chunk.expect("something comes within 20 s")?.unwrap();
            let text = std::str::from_utf8(&chunk).unwrap();
            self.heard.lock().unwrap().push_str(text);
            self.buffer.push_str(text);
            self.received += text.len();
        }
        let (event, rest) = self.buffer.split_once("\n\n")?;
        let field = |name: &str| event.lines().find_map(|line| Some(line.strip_prefix(name)?.trim_start().to_owned()));
        let message = field("event:").map(|kind| (kind, field("id:"), field("data:").unwrap()));
        self.buffer = rest.to_owned();
        let Some((mut kind, id, mut text)) = message else { return Some(None) };
        if kind == "change" {
            (kind, text) = ("state".to_owned(), changed(&self.state, &serde_json::from_str(&text).unwrap()));
        }
        let mut data: Value = serde_json::from_str(&text).unwrap();
        if kind == "state" {
            self.state = text;
        }
        match &*kind {
            "history" => {
                let log = data["log"].as_array().unwrap();
                assert!(log.len() <= 100, "{} entries at once", log.len());
                self.pieces.extend(log.iter().cloned());
            }
            "people" => self.people = data,
            "time" => assert!(data["now"].is_string()),
            "state" => {
                let log = data["log"].as_array_mut().unwrap();
                assert!(log.len() <= 100, "{} entries at once", log.len());
                log.splice(0..0, self.pieces.drain(..));
                return Some(Some((id, data)));
            }
            other => {
                assert!(["reconnect", "removed"].contains(&other), "{other}");
                self.farewell = Some(kind);
            }
        }
        Some(None)
    }
}

/// Applies a change to the JSON of a state.
fn changed(text: &str, change: &Value) -> String {
    let text: Vec<u16> = text.encode_utf16().collect();
    let (mut next, mut from) = (Vec::new(), 0);
    for splice in change["splices"].as_array().unwrap() {
        let number = |place: usize| splice[place].as_u64().unwrap() as usize;
        next.extend_from_slice(&text[from..number(0)]);
        next.extend(splice[2].as_str().unwrap().encode_utf16());
        from = number(0) + number(1);
    }
    next.extend_from_slice(&text[from..]);
    assert_eq!(change["length"].as_u64(), Some(next.len() as u64));
    String::from_utf16(&next).unwrap()
}

/// The seats of typical tables.
pub(crate) fn hot_seat() -> Value {
    json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }])
}

pub(crate) fn against_bot() -> Value {
    json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }])
}

pub(crate) fn with_friend() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

//! Load: how many moves, tables and viewers a server carries, measured from outside by the public protocol. `make load` measures
//! a release build for minutes; `make test` takes a short round (`DUCHY_LOAD` is not set), which checks that every move is
//! acknowledged and seen, not how fast.

use std::{
    collections::HashMap,
    fmt::Write as _,
    fs,
    path::Path,
    time::{Duration, Instant},
};

use http_body_util::{BodyExt as _, Full};
use hyper::{
    Request, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _, SqliteConnection};
use tokio::{net::TcpStream, sync::mpsc, task::JoinSet};

use crate::{postgres, server::Server};

/// How much is measured.
struct Size {
    /// Tables at which people play at the same time.
    tables: usize,
    /// How long they play.
    time: Duration,
    /// Tables that are open while memory is measured, with four streams each.
    open: usize,
    spectators: usize,
    /// Stored games, and how many of them are unfinished.
    stored: (u32, u32),
    /// Tables with players on one server and viewers on another, and moves played at each.
    followed: (usize, usize),
}

impl Size {
    fn chosen() -> Self {
        if std::env::var_os("DUCHY_LOAD").is_some() {
            let time = Duration::from_secs(15);
            return Size {
                tables: 64,
                time,
                open: 1000,
                spectators: 1500,
                stored: (100_000, 3000),
                followed: (16, 200),
            };
        }
        Size {
            tables: 4,
            time: Duration::from_millis(500),
            open: 10,
            spectators: 20,
            stored: (300, 30),
            followed: (4, 10),
        }
    }
}

/// One connection, as one person.
struct Client {
    port: u16,
    sender: SendRequest<Full<Bytes>>,
    cookie: String,
}

/// The part of a state that a player needs.
#[derive(Deserialize)]
struct State {
    seq: u64,
    decision: Option<Decision>,
    table: Phase,
}

#[derive(Deserialize)]
struct Phase {
    phase: String,
}

#[derive(Deserialize)]
struct Decision {
    id: u64,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

impl Client {
    async fn connect(port: u16) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (sender, connection) = handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        Client { port, sender, cookie: String::new() }
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> hyper::Response<Incoming> {
        let request = Request::builder().method(method).uri(path).header("host", "localhost");
        let request = request.header("content-type", "application/json").header("cookie", &self.cookie);
        self.sender.ready().await.unwrap();
        self.sender.send_request(request.body(Full::from(body)).unwrap()).await.unwrap()
    }

    async fn post(&mut self, path: &str, body: String) -> (StatusCode, Bytes) {
        let answer = self.send("POST", path, body).await;
        (answer.status(), answer.into_body().collect().await.unwrap().to_bytes())
    }

    /// Opens a hot-seat table; gives its id.
    async fn table(&mut self) -> String {
        #[derive(Deserialize)]
        struct Created {
            id: String,
        }
        let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Ben" }]);
        let new = json!({ "game": "carcassonne", "options": { "first": "listed" }, "seats": seats });
        let answer = self.send("POST", "/api/tables", new.to_string()).await;
        assert_eq!(answer.status(), StatusCode::CREATED);
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        serde_json::from_slice::<Created>(&body).unwrap().id
    }

    /// Plays the first choice, and measures how long the acknowledgement takes.
    async fn answer(&mut self, id: &str, decision: &Decision) -> Duration {
        let act = json!({ "decision": decision.id, "action": decision.choices[0].action }).to_string();
        let begin = Instant::now();
        let (status, body) = self.post(&format!("/api/tables/{id}/actions"), act).await;
        assert_eq!(status, StatusCode::OK, "{body:?}");
        begin.elapsed()
    }

    /// Asks for the open decision without a stream, by an answer that is out of date. Nothing if the game is over.
    async fn decision(&mut self, id: &str) -> Option<Decision> {
        #[derive(Deserialize)]
        struct Stale {
            error: Refused,
        }
        #[derive(Deserialize)]
        struct Refused {
            state: Option<State>,
        }
        let stale = json!({ "decision": 99_999, "action": "x" }).to_string();
        let (_, body) = self.post(&format!("/api/tables/{id}/actions"), stale).await;
        serde_json::from_slice::<Stale>(&body).unwrap().error.state?.decision
    }

    /// Opens a stream on a connection of its own, as the same person.
    async fn watch(&self, id: &str) -> Stream {
        let mut client = Client::connect(self.port).await;
        client.cookie.clone_from(&self.cookie);
        let answer = client.send("GET", &format!("/api/tables/{id}/stream"), String::new()).await;
        assert_eq!(answer.status(), StatusCode::OK);
        Stream { body: answer.into_body(), unread: Vec::new(), _client: client }
    }
}

/// The messages of a table.
struct Stream {
    body: Incoming,
    unread: Vec<u8>,
    _client: Client,
}

impl Stream {
    /// The next state as it was sent. Nothing at the end of the stream.
    async fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            while let Some(end) = self.unread.windows(2).position(|two| two == b"\n\n") {
                let message: Vec<u8> = self.unread.drain(..end + 2).collect();
                if message.starts_with(b"event: state") {
                    return Some(message);
                }
            }
            let frame = self.body.frame().await?.ok()?;
            self.unread.extend_from_slice(frame.data_ref()?);
        }
    }
}

fn state(message: &[u8]) -> State {
    let text = std::str::from_utf8(message).unwrap();
    let data = text.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
    serde_json::from_str(data).unwrap()
}

/// Every acknowledgement of a round of play, and what the server's process spent.
struct Played {
    waits: Vec<Duration>,
    time: Duration,
    cpu: Duration,
}

impl Played {
    fn rate(&self) -> f64 {
        self.waits.len() as f64 / self.time.as_secs_f64()
    }

    fn row(&mut self) -> String {
        self.waits.sort_unstable();
        let at = |share: f64| self.waits[((self.waits.len() - 1) as f64 * share) as usize];
        let cpu = self.cpu / self.waits.len() as u32;
        format!(
            "{:.0} moves/s, {:.2} ms CPU a move, p50 {:.1} ms, p99 {:.1} ms",
            self.rate(),
            ms(cpu),
            ms(at(0.5)),
            ms(at(0.99))
        )
    }
}

/// People play at many tables, each with a number of viewers, until the time is over. With a pace, everybody waits that long
/// between two moves.
async fn play(server: &Server, size: &Size, viewers: usize, pace: Option<Duration>) -> Played {
    let mut people = Vec::new();
    for _ in 0..size.tables {
        let mut client = Client::connect(server.port).await;
        let id = client.table().await;
        people.push((client, id));
    }
    let (begin, cpu) = (Instant::now(), cpu_of(server.child.id()));
    let end = begin + size.time;
    let mut playing = JoinSet::new();
    for (number, (client, id)) in people.into_iter().enumerate() {
        // People do not all move at once.
        let first = pace.map_or(begin, |pace| begin + pace * number as u32 / size.tables as u32);
        playing.spawn(play_one(client, id, viewers, first, pace, end));
    }
    let waits = playing.join_all().await.concat();
    Played { waits, time: begin.elapsed(), cpu: cpu_of(server.child.id()) - cpu }
}

async fn play_one(
    mut client: Client,
    mut id: String,
    viewers: usize,
    mut next: Instant,
    pace: Option<Duration>,
    end: Instant,
) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let mut own = if viewers > 0 { Some(client.watch(&id).await) } else { None };
        let mut others = JoinSet::new();
        for _ in 1..viewers {
            let mut stream = Client::connect(client.port).await.watch(&id).await;
            others.spawn(async move { while stream.next().await.is_some() {} });
        }
        while Instant::now() < end {
            let decision = match &mut own {
                None => client.decision(&id).await,
                Some(stream) => loop {
                    let state = state(&stream.next().await.unwrap());
                    if state.decision.is_some() || state.table.phase == "over" {
                        break state.decision;
                    }
                },
            };
            let Some(decision) = decision else { break };
            if let Some(pace) = pace {
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            waits.push(client.answer(&id, &decision).await);
        }
        others.abort_all();
        id = client.table().await;
    }
    waits
}

/// Many tables with four streams each: what the server's process has in memory.
async fn memory(server: &Server, size: &Size) -> u64 {
    let mut open = Vec::new();
    for _ in 0..size.open {
        let mut client = Client::connect(server.port).await;
        let id = client.table().await;
        for _ in 0..2 {
            let decision = client.decision(&id).await.unwrap();
            client.answer(&id, &decision).await;
        }
        for viewer in 0..4 {
            let mut stream =
                if viewer < 2 { client.watch(&id).await } else { Client::connect(server.port).await.watch(&id).await };
            stream.next().await.unwrap();
            open.push(stream);
        }
    }
    let status = fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
}

/// How long it takes until the last of many spectators has seen a move: the median of several moves, and the longest.
async fn spectators(server: &Server, size: &Size) -> (Duration, Duration) {
    let mut client = Client::connect(server.port).await;
    let id = client.table().await;
    let (seen, mut arrivals) = mpsc::unbounded_channel();
    for _ in 0..size.spectators {
        let mut stream = Client::connect(server.port).await.watch(&id).await;
        let seen = seen.clone();
        tokio::spawn(async move {
            while stream.next().await.is_some() {
                let _ = seen.send(Instant::now());
            }
        });
    }
    for _ in 0..size.spectators {
        arrivals.recv().await.unwrap();
    }
    let mut waits = Vec::new();
    for _ in 0..20 {
        let decision = client.decision(&id).await.unwrap();
        let begin = Instant::now();
        client.answer(&id, &decision).await;
        let mut last = begin;
        for _ in 0..size.spectators {
            last = arrivals.recv().await.unwrap();
        }
        waits.push(last - begin);
    }
    waits.sort_unstable();
    (waits[waits.len() / 2], waits[waits.len() - 1])
}

/// How long it takes until a viewer on one server has seen a move made on another, for every move, the shortest first.
async fn follow(playing: &Server, watching: &Server, size: &Size) -> Vec<Duration> {
    let (tables, moves) = size.followed;
    let mut rounds = JoinSet::new();
    for _ in 0..tables {
        let mut player = Client::connect(playing.port).await;
        let viewer = Client::connect(watching.port).await;
        rounds.spawn(async move {
            let mut waits = Vec::with_capacity(moves);
            while waits.len() < moves {
                let id = player.table().await;
                let mut stream = viewer.watch(&id).await;
                while let Some(decision) = player.decision(&id).await
                    && waits.len() < moves
                {
                    waits.push(follow_move(&mut player, &id, &decision, &mut stream).await);
                }
            }
            waits
        });
    }
    let mut waits: Vec<Duration> = rounds.join_all().await.into_iter().flatten().collect();
    waits.sort_unstable();
    waits
}

/// Plays the first choice, and measures how long it takes until a stream shows it.
async fn follow_move(player: &mut Client, id: &str, decision: &Decision, stream: &mut Stream) -> Duration {
    #[derive(Deserialize)]
    struct Stored {
        seq: u64,
    }
    let act = json!({ "decision": decision.id, "action": decision.choices[0].action }).to_string();
    let begin = Instant::now();
    let (status, body) = player.post(&format!("/api/tables/{id}/actions"), act).await;
    assert_eq!(status, StatusCode::OK, "{body:?}");
    let Stored { seq } = serde_json::from_slice(&body).unwrap();
    loop {
        let message = stream.next().await.expect("the stream goes on");
        let seen = begin.elapsed();
        if state(&message).seq >= seq {
            return seen;
        }
    }
}

/// A database with many games: copies of one that is over, without its moves, and of one that is not. Gives the ids of the
/// unfinished ones.
async fn fill(folder: &Path, (stored, unfinished): (u32, u32)) -> Vec<String> {
    let server = Server::start(folder, &["--no-rate-limit", "--log", "error"]);
    let mut client = Client::connect(server.port).await;
    let (over, running) = (client.table().await, client.table().await);
    while let Some(decision) = client.decision(&over).await {
        client.answer(&over, &decision).await;
    }
    for _ in 0..30 {
        let decision = client.decision(&running).await.unwrap();
        client.answer(&running, &decision).await;
    }
    drop(client);
    server.stop();
    let file = format!("sqlite:{}", folder.join("duchy.db").display());
    let mut database = SqliteConnection::connect(&file).await.unwrap();
    database.execute("BEGIN").await.unwrap();
    copy(&mut database, &["games", "seats"], &over, "over", stored - unfinished).await;
    copy(&mut database, &["games", "seats", "entries"], &running, "open", unfinished).await;
    database.execute("COMMIT").await.unwrap();
    database.close().await.unwrap();
    (0..unfinished).map(|number| format!("open{number:06}")).collect()
}

/// Copies the rows of a game, whatever their columns, under new ids.
async fn copy(database: &mut SqliteConnection, tables: &[&str], id: &str, name: &str, copies: u32) {
    for table in tables {
        let columns = database.fetch_all(AssertSqlSafe(format!("PRAGMA table_info({table})"))).await.unwrap();
        let columns: Vec<String> = columns.iter().map(|row| row.get("name")).collect();
        let mut values = String::new();
        for (number, column) in columns.iter().enumerate() {
            let id = column == if *table == "games" { "id" } else { "game_id" };
            let value = if id { format!("printf('{name}%06d', n)") } else { column.clone() };
            write!(values, "{}{value}", if number > 0 { ", " } else { "" }).unwrap();
        }
        let numbers = format!("WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n + 1 < {copies})");
        let key = if *table == "games" { "id" } else { "game_id" };
        let insert = format!(
            "INSERT INTO {table} ({}) {numbers} SELECT {values} FROM c, {table} WHERE {key} = '{id}'",
            columns.join(", ")
        );
        database.execute(AssertSqlSafe(insert)).await.unwrap();
    }
}

/// How long a server with many stored games takes to start, and how long its sleeping tables take to wake: median and longest.
async fn start_up(folder: &Path, size: &Size) -> (Duration, Duration, Duration) {
    let tables = fill(folder, size.stored).await;
    let begin = Instant::now();
    let server = Server::start(folder, &["--no-rate-limit", "--log", "error"]);
    let started = begin.elapsed();
    let mut waits = Vec::new();
    for id in tables.iter().take(200) {
        let client = Client::connect(server.port).await;
        let begin = Instant::now();
        client.watch(id).await.next().await.unwrap();
        waits.push(begin.elapsed());
    }
    waits.sort_unstable();
    (started, waits[waits.len() / 2], waits[waits.len() - 1])
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// CPU time of a process, by the kernel's ticks of 10 ms.
fn cpu_of(process: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    Duration::from_millis((fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()) * 10)
}

/// A server without limits for one address: every viewer here has the same one.
fn server(folder: &Path, database: &[&str]) -> Server {
    let many = ["--max-connections", "20000", "--max-connections-per-address", "20000"];
    let streams = ["--max-streams-per-address", "20000", "--no-rate-limit", "--log", "error"];
    Server::start(folder, &[database, &many, &streams].concat())
}

fn measure(name: &str, database: &[&str]) {
    let size = Size::chosen();
    let folder = tempfile::tempdir().unwrap();
    let run = async {
        println!("{name}, {} tables at once", size.tables);
        let mut rates = HashMap::new();
        for viewers in [0, 3] {
            let server = server(folder.path(), database);
            let mut played = play(&server, &size, viewers, None).await;
            println!("  {viewers} viewers a table: {}", played.row());
            let pace = Duration::from_secs_f64(2.0 * size.tables as f64 / played.rate());
            println!("  the same at half that rate: {}", play(&server, &size, viewers, Some(pace)).await.row());
            rates.insert(viewers, played.rate());
            server.stop();
        }
        assert!(rates.values().all(|rate| *rate > 0.0));
    };
    runtime().block_on(run);
}

fn runtime() -> tokio::runtime::Runtime {
    let _ = rlimit::increase_nofile_limit(20_000);
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

#[test]
fn load_of_moves_on_sqlite() {
    measure("SQLite", &[]);
}

#[test]
fn load_of_moves_on_postgres() {
    let Some(database) = postgres("load") else { return };
    measure("PostgreSQL", &["--database", &database]);
}

#[test]
fn load_of_viewers() {
    let size = Size::chosen();
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let watched = server(folder.path(), &[]);
        let (median, longest) = spectators(&watched, &size).await;
        println!(
            "the last of {} spectators sees a move after {:.0} ms, at most {:.0} ms",
            size.spectators,
            ms(median),
            ms(longest)
        );
        watched.stop();
        let full = server(folder.path(), &[]);
        println!("{} tables with {} streams: {} MB", size.open, size.open * 4, memory(&full, &size).await);
        full.stop();
    });
}

#[test]
fn load_of_two_servers() {
    let Some(database) = postgres("load_two") else { return };
    let size = Size::chosen();
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = [(); 2].map(|()| server(folder.path(), &["--database", &database]));
    let waits = runtime().block_on(follow(&first, &second, &size));
    assert_eq!(waits.len(), size.followed.0 * size.followed.1, "every move is seen");
    let at = |share: usize| ms(waits[waits.len() * share / 100]);
    println!(
        "a viewer on another server sees a move after {:.0} ms, p99 {:.0} ms ({} moves at {} tables)",
        at(50),
        at(99),
        waits.len(),
        size.followed.0
    );
    first.stop();
    second.stop();
}

#[test]
fn load_of_stored_games() {
    let size = Size::chosen();
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let (started, median, longest) = start_up(folder.path(), &size).await;
        let (stored, unfinished) = size.stored;
        println!("start-up with {stored} stored games, {unfinished} of them unfinished: {:.0} ms", ms(started));
        println!("a sleeping table wakes in {:.1} ms, at most {:.1} ms", ms(median), ms(longest));
    });
}

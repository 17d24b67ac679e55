//! A server on a real socket.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    time::Duration,
};

use duchy_server::{Capacity, Config, Server, StartError, Timeouts, serve};

fn config(folder: &tempfile::TempDir, address: SocketAddr) -> Config {
    let database = format!("sqlite:{}", folder.path().join("duchy.db").display());
    Config { address, database, ..Config::default() }
}

const ANY_PORT: ([u8; 4], u16) = ([127, 0, 0, 1], 0);

fn ask(address: SocketAddr, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

fn answer(address: SocketAddr, request: &str) -> String {
    let mut text = String::new();
    ask(address, request).read_to_string(&mut text).unwrap();
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_plays_over_a_socket_and_the_server_stops_gracefully() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(&folder, ANY_PORT.into()), duchy_games::registry()).await.unwrap();
    let address = server.address();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let stream = tokio::task::spawn_blocking(move || {
        assert!(answer(address, "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").contains("ready"));
        let body = "{\"game\":\"carcassonne\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"me\"}]}";
        let created = answer(
            address,
            &format!(
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            ),
        );
        assert!(created.starts_with("HTTP/1.1 201"), "{created}");
        let id = created.split("{\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let mut stream =
            BufReader::new(ask(address, &format!("GET /api/tables/{id}/stream HTTP/1.1\r\nHost: x\r\n\r\n")));
        let mut line = String::new();
        while !line.starts_with("data:") {
            line.clear();
            assert!(stream.read_line(&mut line).unwrap() > 0, "the stream has begun");
        }
        assert!(line.contains("\"phase\":\"playing\""), "{line}");
        stream
    })
    .await
    .unwrap();
    stop.send(()).unwrap();
    tokio::time::timeout(Duration::from_secs(20), running)
        .await
        .expect("it stops though a stream is open")
        .unwrap()
        .unwrap();
    drop(stream);
}

/// A server that runs until it is dropped.
struct Running {
    address: SocketAddr,
    _folder: tempfile::TempDir,
    _stop: tokio::sync::oneshot::Sender<()>,
}

async fn run(change: impl FnOnce(&mut Config)) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config { rate: None, ..config(&folder, ANY_PORT.into()) };
    change(&mut config);
    let server = Server::bind(config, duchy_games::registry()).await.unwrap();
    let address = server.address();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    Running { address, _folder: folder, _stop: stop }
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const SHORT: Duration = Duration::from_millis(300);

/// Sends a request from another loopback address.
fn ask_from(host: [u8; 4], address: SocketAddr, request: &str) -> String {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((host, 0)).into()).unwrap();
    socket.connect(&address.into()).unwrap();
    let mut stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut text = String::new();
    let sent = stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_string(&mut text));
    // A refused connection may be closed before everything is sent.
    if sent.is_err() { String::new() } else { text }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_from_one_address_leave_room_for_others() {
    let server = run(|config| config.connections = Capacity { total: 40, per_address: 20 }).await;
    let address = server.address;
    tokio::task::spawn_blocking(move || {
        let silent: Vec<TcpStream> = (0..1000).filter_map(|_| TcpStream::connect(address).ok()).collect();
        assert!(silent.len() > 100);
        assert!(ask_from([127, 0, 0, 2], address, HEALTH).ends_with("ok\n"), "others are answered at once");
        assert!(!ask_from([127, 0, 0, 1], address, HEALTH).contains(" 200 "), "this address has enough");
        drop(silent);
    })
    .await
    .unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_stop_in_the_middle_of_a_request_are_cut_off() {
    let timeouts = Timeouts { read: SHORT, ..Timeouts::default() };
    let server = run(|config| config.timeouts = timeouts).await;
    let address = server.address;
    tokio::task::spawn_blocking(move || {
        let half_a_body =
            "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{";
        for begun in ["", "GET /healthz HTTP/1.1\r\nHos", half_a_body] {
            // Reading ends without a timeout: the server closed the connection.
            answer(address, begun);
        }
        // A keep-alive connection between two requests times out too.
        let idle = answer(address, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(idle.ends_with("ok\n"), "{idle}");
    })
    .await
    .unwrap();
}

fn post(address: SocketAddr, path: &str, cookie: &str, body: &str) -> String {
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n");
    answer(address, &format!("{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"))
}

/// A hot-seat table: its id and its player's cookie.
fn table(address: SocketAddr) -> (String, String) {
    let body = "{\"game\":\"carcassonne\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"me\"}]}";
    let created = post(address, "/api/tables", "", body);
    let between = |from: &str, to: &str| created.split(from).nth(1).unwrap().split(to).next().unwrap().to_owned();
    (between("{\"id\":\"", "\""), between("set-cookie: ", ";"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_nobody_reads_is_cut_off() {
    let timeouts = Timeouts { write: SHORT, ..Timeouts::default() };
    let server = run(|config| {
        config.timeouts = timeouts;
        config.streams = Capacity { total: 1, per_address: 1 };
    })
    .await;
    let address = server.address;
    tokio::task::spawn_blocking(move || {
        let (id, cookie) = table(address);
        let watch = format!("GET /api/tables/{id}/stream HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n");
        let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        socket.connect(&address.into()).unwrap();
        let mut unread = TcpStream::from(socket);
        unread.write_all(watch.as_bytes()).unwrap();
        let other = format!("GET /api/tables/{id}/stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        // Undoing and playing again makes as many states as needed without ending the game.
        for moves in 0.. {
            assert!(moves < 5000, "the stream is still open");
            let refused = ask(address, &other);
            let mut head = [0; 12];
            BufReader::new(refused).read_exact(&mut head).unwrap();
            if &head == b"HTTP/1.1 200" {
                break;
            }
            assert_eq!(&head, b"HTTP/1.1 429", "there is one stream for everybody");
            let state = first_answer(address, &id, &cookie);
            post(address, &format!("/api/tables/{id}/actions"), &cookie, &state);
        }
    })
    .await
    .unwrap();
}

/// The first answer to the open decision, as a request body: a stale answer gets the current decision back.
fn first_answer(address: SocketAddr, id: &str, cookie: &str) -> String {
    let stale = post(address, &format!("/api/tables/{id}/actions"), cookie, "{\"decision\":99999,\"action\":\"x\"}");
    let body = stale.split("\r\n\r\n").nth(1).unwrap();
    let body: serde_json::Value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {stale}"));
    let decision = &body["error"]["state"]["decision"];
    serde_json::json!({ "decision": decision["id"], "action": decision["choices"][0]["action"] }).to_string()
}

#[tokio::test]
async fn the_soft_limit_of_open_files_is_raised() {
    let (_, hard) = rlimit::getrlimit(rlimit::Resource::NOFILE).unwrap();
    rlimit::setrlimit(rlimit::Resource::NOFILE, 256.min(hard), hard).unwrap();
    let _server = run(|_| ()).await;
    assert_eq!(rlimit::getrlimit(rlimit::Resource::NOFILE).unwrap().0, hard);
}

#[tokio::test]
async fn a_busy_port_is_named_and_the_database_left_alone() {
    let taken = TcpListener::bind(SocketAddr::from(ANY_PORT)).unwrap();
    let address = taken.local_addr().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let error = serve(config(&folder, address), duchy_games::registry(), std::future::pending()).await.unwrap_err();
    assert!(matches!(error, StartError::PortBusy(..)));
    let message = error.to_string();
    assert!(message.contains(&address.port().to_string()) && message.contains("--port"), "{message}");
    assert!(!folder.path().join("duchy.db").exists());
}

#[tokio::test]
async fn an_invalid_base_path_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { base_path: "/<x>".to_owned(), ..config(&folder, ANY_PORT.into()) };
    let error = serve(config, duchy_games::registry(), std::future::pending()).await.unwrap_err();
    assert!(error.to_string().contains("base path"), "{error}");
}

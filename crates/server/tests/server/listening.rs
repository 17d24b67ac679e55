//! A server on a real socket.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    time::Duration,
};

use duchy_server::{Config, Server, StartError, serve};

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
async fn a_guest_plays_over_the_wire_and_the_server_stops_gracefully() {
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

#[tokio::test]
async fn a_busy_port_is_named_and_the_database_left_alone() {
    let taken = TcpListener::bind(SocketAddr::from(ANY_PORT)).unwrap();
    let address = taken.local_addr().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let error = serve(config(&folder, address), duchy_games::registry(), std::future::pending()).await.unwrap_err();
    assert!(matches!(error, StartError::PortBusy(_)));
    let message = error.to_string();
    assert!(message.contains(&address.port().to_string()) && message.contains("--port"), "{message}");
    assert!(!folder.path().join("duchy.db").exists());
}

#[tokio::test]
async fn a_base_path_that_cannot_be_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { base_path: "/<x>".to_owned(), ..config(&folder, ANY_PORT.into()) };
    let error = serve(config, duchy_games::registry(), std::future::pending()).await.unwrap_err();
    assert!(error.to_string().contains("base path"), "{error}");
}

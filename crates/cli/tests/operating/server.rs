//! A server process, and a client that talks to it over a socket.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    thread::JoinHandle,
    time::Duration,
};

use serde_json::{Value, json};

use crate::command;

/// A server on a free port, stopped when dropped.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) port: u16,
    /// Reads what it logs: a full pipe would stop it.
    pub(crate) log: Option<JoinHandle<String>>,
}

impl Server {
    pub(crate) fn start(folder: &Path, args: &[&str]) -> Self {
        let pace: &[&str] = if args.contains(&"--bot-pace-ms") { &[] } else { &["--bot-pace-ms", "0"] };
        let args = [&["serve", "--port", "0"], pace, args].concat();
        let mut child = command(folder, &args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stderr = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = Vec::new();
            let _ = stderr.read_to_end(&mut log);
            String::from_utf8_lossy(&log).into_owned()
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()).map(str::parse);
        let Some(Ok(port)) = port else {
            panic!("{line}{}", log.join().unwrap());
        };
        Server { child, port, log: Some(log) }
    }

    /// Sends a request; gives the status line with the headers, and the body.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        Self::try_ask(self.port, method, path, cookie, body).expect("the server answers")
    }

    /// The same; nothing if the server can't be reached or dies.
    pub(crate) fn try_ask(port: u16, method: &str, path: &str, cookie: &str, body: &str) -> Option<(String, String)> {
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n");
        let request =
            format!("{head}Cookie: {cookie}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.to_owned(), body.to_owned()))
    }

    /// Creates a hot-seat table; gives its id and its player's cookie.
    pub(crate) fn table(&self) -> (String, String) {
        let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Ben" }]);
        self.create(&json!({ "game": "carcassonne", "options": { "first": "listed" }, "seats": seats }))
    }

    /// Creates a table; gives its id and its player's cookie.
    pub(crate) fn create(&self, new: &Value) -> (String, String) {
        let (head, body) = self.ask("POST", "/api/tables", "", &new.to_string());
        assert!(head.starts_with("HTTP/1.1 201"), "{head}{body}");
        let cookie = head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
        let id = serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_owned();
        (id, cookie)
    }

    /// Plays the first choice; gives the number of the entry.
    pub(crate) fn play(&self, id: &str, cookie: &str) -> u64 {
        let actions = format!("/api/tables/{id}/actions");
        let stale = json!({ "decision": 99_999, "action": "x" });
        let (_, body) = self.ask("POST", &actions, cookie, &stale.to_string());
        let decision = serde_json::from_str::<Value>(&body).unwrap()["error"]["state"]["decision"].clone();
        let act = json!({ "decision": decision["id"], "action": decision["choices"][0]["action"] });
        let (head, body) = self.ask("POST", &actions, cookie, &act.to_string());
        assert!(head.starts_with("HTTP/1.1 200"), "{head}{body}");
        serde_json::from_str::<Value>(&body).unwrap()["seq"].as_u64().unwrap()
    }

    /// Kills it without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Follows a table until its state is as wanted; gives that state.
    pub(crate) fn wait_for(&self, id: &str, cookie: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let request = format!("GET /api/tables/{id}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        for line in BufReader::new(stream).lines() {
            let line = line.unwrap();
            let Some(data) = line.strip_prefix("data: ") else { continue };
            let state: Value = serde_json::from_str(data).unwrap();
            if wanted(&state) {
                return state;
            }
        }
        panic!("the stream ended");
    }

    /// Stops it gracefully; gives everything it logged.
    pub(crate) fn stop(mut self) -> String {
        let stopped = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(stopped.success());
        let log = self.log.take().unwrap().join().unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

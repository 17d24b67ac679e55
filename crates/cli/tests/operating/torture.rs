//! Torture: under load servers are killed, databases crash and disks fill up, again and again. No acknowledged move may be lost
//! or doubled, and every table goes on. `make test` kills three times, `make torture` a hundred (`DUCHY_TORTURE_KILLS`); crashes of
//! the database, which all tests share, and disks of a few megabytes, which need the right to mount one, come only there.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{postgres, server::Server, succeeds};

/// People who play at the same time, each at a table of their own.
const PLAYERS: usize = 6;
/// Acknowledged moves between two kills.
const MOVES: u64 = 40;

fn kills() -> u64 {
    long().unwrap_or(3)
}

/// How often in a long run; nothing in a short one.
fn long() -> Option<u64> {
    std::env::var("DUCHY_TORTURE_KILLS").ok().map(|kills| kills.parse().unwrap())
}

/// What players share with the one who kills.
struct Shared {
    ports: Vec<AtomicU16>,
    stop: AtomicBool,
    acknowledged: AtomicU64,
    /// Moves that were refused, because they could not be stored.
    not_stored: AtomicU64,
    tables: Mutex<Vec<Played>>,
}

/// A table and the moves that were acknowledged there.
struct Played {
    id: String,
    cookie: String,
    moves: Vec<(u64, String)>,
}

impl Shared {
    /// Plays until told to stop, on whichever server answers.
    fn play(&self, player: usize) {
        let mut played: Option<Played> = None;
        for attempt in player.. {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            let port = self.ports[attempt % self.ports.len()].load(Ordering::Relaxed);
            let Some(table) = &mut played else {
                played = create(port, player);
                continue;
            };
            match move_on(port, table) {
                Some(Moved::Acknowledged) => drop(self.acknowledged.fetch_add(1, Ordering::Relaxed)),
                Some(Moved::Over) => self.tables.lock().unwrap().extend(played.take()),
                Some(Moved::NotStored) => drop(self.not_stored.fetch_add(1, Ordering::Relaxed)),
                None => thread::yield_now(),
            }
        }
        self.tables.lock().unwrap().extend(played);
    }

    /// Waits until a number has grown by so much.
    fn wait(number: &AtomicU64, more: u64) {
        let goal = number.load(Ordering::Relaxed) + more;
        while number.load(Ordering::Relaxed) < goal {
            thread::yield_now();
        }
    }
}

enum Moved {
    Acknowledged,
    NotStored,
    Over,
}

/// Every other player sits alone against the computer.
fn create(port: u16, player: usize) -> Option<Played> {
    let other =
        if player.is_multiple_of(2) { json!({ "kind": "me" }) } else { json!({ "kind": "bot", "level": "greedy" }) };
    let seats = json!([{ "kind": "me", "name": format!("Ann {player}") }, other]);
    let new = json!({ "game": "carcassonne", "options": { "first": "listed" }, "seats": seats });
    let (head, body) = Server::try_ask(port, "POST", "/api/tables", "", &new.to_string())?;
    let cookie = head.split("set-cookie: ").nth(1)?.split(';').next()?.to_owned();
    let id = serde_json::from_str::<Value>(&body).ok()?["id"].as_str()?.to_owned();
    Some(Played { id, cookie, moves: Vec::new() })
}

/// Makes a move; nothing if the server was killed, or if it is the computer's turn.
fn move_on(port: u16, table: &mut Played) -> Option<Moved> {
    let actions = format!("/api/tables/{}/actions", table.id);
    let stale = json!({ "decision": 99_999, "action": "x" }).to_string();
    let (_, body) = Server::try_ask(port, "POST", &actions, &table.cookie, &stale)?;
    let error = serde_json::from_str::<Value>(&body).ok()?["error"].clone();
    if error["code"] == "over" {
        return Some(Moved::Over);
    }
    let decision = &error["state"]["decision"];
    let action = decision["choices"][0]["action"].as_str()?.to_owned();
    let act = json!({ "decision": decision["id"], "action": action }).to_string();
    let (head, body) = Server::try_ask(port, "POST", &actions, &table.cookie, &act)?;
    if head.starts_with("HTTP/1.1 503") {
        return Some(Moved::NotStored);
    }
    if !head.starts_with("HTTP/1.1 200") {
        return None;
    }
    let seq = serde_json::from_str::<Value>(&body).ok()?["seq"].as_u64()?;
    table.moves.push((seq, action));
    Some(Moved::Acknowledged)
}

/// Kills one server after another under load, then looks at every table.
fn torture(folder: &Path, database: &[&str], servers: usize) {
    let args = [database, &["--no-rate-limit", "--log", "error"]].concat();
    harm_under_load(folder, database, servers, &args, |running, shared| {
        for kill in 0..kills() {
            Shared::wait(&shared.acknowledged, MOVES);
            let index = kill as usize % servers;
            running[index].kill();
            running[index] = Server::start(folder, &args);
            shared.ports[index].store(running[index].port, Ordering::Relaxed);
        }
    });
}

/// Does harm while people play, then looks at every table.
fn harm_under_load(
    folder: &Path,
    database: &[&str],
    servers: usize,
    args: &[&str],
    harm: impl FnOnce(&mut [Server], &Shared),
) {
    let mut running: Vec<Server> = (0..servers).map(|_| Server::start(folder, args)).collect();
    let shared = Shared {
        ports: running.iter().map(|server| AtomicU16::new(server.port)).collect(),
        stop: AtomicBool::new(false),
        acknowledged: AtomicU64::new(0),
        not_stored: AtomicU64::new(0),
        tables: Mutex::default(),
    };
    thread::scope(|scope| {
        for player in 0..PLAYERS {
            let shared = &shared;
            scope.spawn(move || shared.play(player));
        }
        harm(&mut running, &shared);
        Shared::wait(&shared.acknowledged, MOVES);
        shared.stop.store(true, Ordering::Relaxed);
    });
    for (number, table) in shared.tables.into_inner().unwrap().iter_mut().enumerate() {
        let server = &running[number % servers];
        let record = server.ask("GET", &format!("/api/tables/{}/record", table.id), &table.cookie, "").1;
        let file = folder.join("record.jsonl");
        fs::write(&file, &record).unwrap();
        succeeds(folder, &["replay", "record.jsonl", "--at", "0"]);
        let entries: Vec<Value> = record.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
        for (seq, action) in &table.moves {
            let entry = entries.iter().find(|entry| entry["seq"] == *seq);
            let stored = entry.and_then(|entry| entry["action"].as_str());
            assert_eq!(stored, Some(action.as_str()), "entry {seq} of {} was acknowledged", table.id);
        }
        let numbers: Vec<u64> = entries.iter().filter_map(|entry| entry["seq"].as_u64()).collect();
        assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>(), "no entry twice, none left out");
        // It goes on, or is over.
        let began = Instant::now();
        while !matches!(move_on(server.port, table), Some(Moved::Acknowledged | Moved::Over)) {
            assert!(began.elapsed() < Duration::from_secs(60), "{} stands still", table.id);
        }
    }
    for server in running {
        server.stop();
    }
    succeeds(folder, &[&["backup", "copy.db"], database].concat());
}

#[test]
fn kills_lose_no_acknowledged_move_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    torture(folder.path(), &[], 1);
}

#[test]
fn kills_lose_no_acknowledged_move_on_postgres() {
    let Some(database) = postgres("torture") else { return };
    let folder = tempfile::tempdir().unwrap();
    torture(folder.path(), &["--database", &database], 1);
}

#[test]
fn kills_lose_no_acknowledged_move_on_two_servers() {
    let Some(database) = postgres("torture_two") else { return };
    let folder = tempfile::tempdir().unwrap();
    torture(folder.path(), &["--database", &database], 2);
}

/// A process of the database dies, and the database goes through its recovery.
#[test]
fn crashes_of_the_database_lose_no_acknowledged_move() {
    let Some(crashes) = long() else { return };
    let Some(database) = postgres("torture_crash") else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let ask = |sql: &'static str| -> Option<i32> {
        use sqlx::{Connection as _, Executor as _, Row as _};
        runtime.block_on(async {
            let mut connection = sqlx::PgConnection::connect(&database).await.ok()?;
            connection.fetch_one(sql).await.ok().and_then(|row| row.try_get(0).ok())
        })
    };
    // The tests' database does not wait for its disk; here a commit must be more than a promise.
    ask("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$");
    let folder = tempfile::tempdir().unwrap();
    let (database, args) = (["--database", &database], ["--database", &database, "--no-rate-limit", "--log", "off"]);
    harm_under_load(folder.path(), &database, 1, &args, |_, shared| {
        for _ in 0..crashes.min(20) {
            Shared::wait(&shared.acknowledged, MOVES);
            let others =
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
            let process = ask(others).unwrap().to_string();
            assert!(Command::new("kill").args(["-KILL", &process]).status().unwrap().success());
        }
    });
}

/// The disk is full, and has room again.
#[test]
fn full_disks_lose_no_acknowledged_move() {
    let Some(times) = long() else { return };
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk(folder.path());
    let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=24m", "duchy"]).arg(disk.0).status();
    if !mounted.is_ok_and(|status| status.success()) {
        eprintln!("SKIPPED: mounting a small disk needs root");
        return;
    }
    let args = ["--no-rate-limit", "--log", "off"];
    harm_under_load(disk.0, &[], 1, &args, |_, shared| {
        let ballast = disk.0.join("ballast");
        for _ in 0..times.min(20) {
            Shared::wait(&shared.acknowledged, MOVES);
            let mut file = fs::File::create(&ballast).unwrap();
            while file.write_all(&[0; 4096]).is_ok() {}
            // What lies in pages that are written over still fits.
            Shared::wait(&shared.not_stored, 100);
            fs::remove_file(&ballast).unwrap();
        }
    });
}

/// A mounted folder.
struct Disk<'a>(&'a Path);

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0).stderr(Stdio::null()).status();
    }
}

//! Running a server: settings, backup, restore, checks, logs and metrics, by the commands a host types.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod load;
mod server;
mod torture;

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

use server::Server;

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_duchy"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("DUCHY_") {
            command.env_remove(name);
        }
    }
    command.args(args).current_dir(folder).env("DUCHY_LANG", "en").stdin(Stdio::null());
    command
}

fn finish(mut command: Command) -> Ran {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

fn run(folder: &Path, args: &[&str]) -> Ran {
    finish(command(folder, args))
}

#[track_caller]
fn succeeds(folder: &Path, args: &[&str]) -> String {
    let ran = run(folder, args);
    assert_eq!(ran.code, 0, "{args:?}: {}{}", ran.out, ran.err);
    ran.out
}

#[test]
fn a_flag_beats_the_variable_which_beats_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let text =
        "port = 1001\naddress = \"127.0.0.3\"\nbot-seconds = 7\nbehind-proxy = true\nmetrics = \"127.0.0.1:9464\"\n";
    fs::write(folder.path().join("duchy.toml"), text).unwrap();
    let mut command = command(folder.path(), &["config", "--config", "duchy.toml", "--json", "--port", "1003"]);
    command.env("DUCHY_PORT", "1002").env("DUCHY_ADDRESS", "127.0.0.2").env("DUCHY_LOG_JSON", "1");
    command.env("DUCHY_DATABASE", "postgres://duchy:hush@db/duchy?sslmode=require&password=hush");
    let ran = finish(command);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains("hush"), "{}", ran.out);
    let shown: Value = serde_json::from_str(&ran.out).unwrap();
    for (setting, value, source) in [
        ("port", json!(1003), "--port"),
        ("address", json!("127.0.0.2"), "DUCHY_ADDRESS"),
        ("bot-seconds", json!(7), "duchy.toml"),
        ("behind-proxy", json!(true), "duchy.toml"),
        ("log-json", json!(true), "DUCHY_LOG_JSON"),
        ("metrics", json!("127.0.0.1:9464"), "duchy.toml"),
        ("keep-guests-days", json!(90), "default"),
        ("no-rate-limit", json!(false), "default"),
        ("bot-threads", json!(null), "default"),
        ("database", json!("postgres://duchy:…@db/duchy?sslmode=require&password=…"), "DUCHY_DATABASE"),
    ] {
        assert_eq!(shown[setting], json!({ "value": value, "source": source }), "{setting}");
    }
}

#[test]
fn the_settings_in_force_are_a_file_that_gives_the_same_settings() {
    let folder = tempfile::tempdir().unwrap();
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/catherine/data/base.toml");
    let data = format!("catherine={data}");
    let printed = succeeds(folder.path(), &["config", "--port", "1003", "--behind-proxy", "--data", &data]);
    fs::write(folder.path().join("same.toml"), &printed).unwrap();
    let again = succeeds(folder.path(), &["config", "--config", "same.toml"]);
    let without_source = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.rsplit_once("  # ").unwrap().0.trim().to_owned()).collect()
    };
    assert_eq!(without_source(&again), without_source(&printed));
    assert!(again.contains(&data) && again.contains("# same.toml"), "{again}");
}

#[test]
fn a_bad_file_is_named_with_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    for (text, code, said) in [
        ("prot = 1", 2, "there is no setting \"prot\"; known settings: accounts, address"),
        ("port = \"many\"", 2, "invalid value 'many' for '--port"),
        ("port = ", 2, "TOML parse error"),
        ("port = { a = 1 }", 2, "port takes text, a number, true or false"),
    ] {
        fs::write(folder.path().join("bad.toml"), text).unwrap();
        let ran = run(folder.path(), &["serve", "--config=bad.toml"]);
        assert!(ran.code == code && ran.err.contains(said) && ran.err.contains("bad.toml"), "{text}: {}", ran.err);
    }
    assert_eq!(run(folder.path(), &["config", "--config", "none.toml"]).code, 3);
}

/// The three commands of docs/hosting.md, on two machines that are two folders here.
#[test]
fn a_server_moves_to_another_machine_by_the_documented_commands() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(old.path(), &[]);
    let (id, cookie) = server.table();
    let played = (0..5).map(|_| server.play(&id, &cookie)).max();
    let record = |server: &Server| server.ask("GET", &format!("/api/tables/{id}/record"), &cookie, "").1;
    let before = record(&server);

    let page = include_str!("../../../../docs/hosting.md");
    let commands = page.split("## Move to another machine").nth(1).unwrap().split("```").nth(1).unwrap();
    let commands: Vec<&str> = commands.lines().skip(1).map(|line| line.split('#').next().unwrap().trim()).collect();
    assert_eq!(commands.len(), 3);
    let mut here = old.path();
    for command in commands {
        let words: Vec<&str> = command.split_whitespace().collect();
        match words[..] {
            ["duchy", ref args @ ..] => {
                let out = succeeds(here, args);
                assert!(out.contains("all of them replay"), "{out}");
            }
            ["scp", file, _] => {
                fs::copy(here.join(file), new.path().join(file)).unwrap();
                here = new.path();
            }
            _ => panic!("{command}"),
        }
    }
    server.stop();
    let server = Server::start(new.path(), &[]);
    assert_eq!(record(&server), before);
    assert!(Some(server.play(&id, &cookie)) > played, "the session and the game go on");
}

#[test]
fn a_backup_is_one_private_file_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    server.table();
    succeeds(folder.path(), &["backup", "copy.db"]);
    let mut files: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("copy"))
        .collect();
    files.sort();
    assert_eq!(files, ["copy.db"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(folder.path().join("copy.db")).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let copy = fs::read(folder.path().join("copy.db")).unwrap();
    let again = run(folder.path(), &["backup", "copy.db"]);
    assert!(again.code == 3 && again.err.contains("copy.db is not empty"), "{}", again.err);
    let over = run(folder.path(), &["restore", "copy.db"]);
    assert!(over.code == 3 && over.err.contains("duchy.db is not empty"), "{}", over.err);
    assert_eq!(fs::read(folder.path().join("copy.db")).unwrap(), copy);
    let missing = run(folder.path(), &["backup", "x.db", "--database", "sqlite:none.db"]);
    assert!(missing.code == 3 && missing.err.contains("there is no such file"), "{}", missing.err);
    assert!(!folder.path().join("x.db").exists() && !folder.path().join("none.db").exists());
    let nowhere = run(folder.path(), &["backup", "no/such/folder/x.db"]);
    assert!(nowhere.code == 3 && nowhere.err.contains("there is no folder no/such/folder"), "{}", nowhere.err);
}

/// A record that does not replay is noticed while the original still exists.
#[test]
fn a_backup_with_a_record_that_does_not_replay_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let (good, cookie) = server.table();
    server.play(&good, &cookie);
    let (bad, cookie) = server.table();
    server.play(&bad, &cookie);
    server.stop();
    let file = folder.path().join("duchy.db");
    let sql = format!("UPDATE entries SET entry = replace(entry, '\"action\":', '\"acton\":') WHERE game_id = '{bad}'");
    sqlite(&file, &sql);
    let ran = run(folder.path(), &["backup", "copy.db"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains(&format!("{bad}: a stored record can't be read")), "{}", ran.out);
    assert!(!ran.out.contains(&good) && ran.err.contains("1 of 2 games"), "{}{}", ran.out, ran.err);
}

/// Runs a statement on an SQLite file.
fn sqlite(file: &Path, sql: &str) {
    use sqlx::{Connection as _, Executor as _};
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(sql.to_owned())).await.unwrap();
        connection.close().await.unwrap();
    });
}

#[test]
fn a_database_of_a_newer_version_is_refused_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    Server::start(folder.path(), &[]).stop();
    let file = folder.path().join("duchy.db");
    sqlite(
        &file,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (99, 'x', 1, x'00', 0)",
    );
    let before = fs::read(&file).unwrap();
    for command in
        [&["serve", "--port", "0"][..], &["backup", "copy.db"], &["restore", "duchy.db", "--database", "sqlite:new.db"]]
    {
        let ran = run(folder.path(), command);
        assert!(ran.code == 3 && ran.err.contains("newer version"), "{command:?}: {}{}", ran.out, ran.err);
    }
    let ran = run(folder.path(), &["doctor", "--port", "1"]);
    assert!(ran.code == 1 && ran.out.contains("problem  database") && ran.out.contains("newer version"), "{}", ran.out);
    assert_eq!(fs::read(&file).unwrap(), before);
}

/// Administrators' work from the command line, while the server runs.
#[test]
fn the_host_administers_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let server = Server::start(here, &["--accounts", "invited"]);
    let (id, cookie) = server.table();
    assert!(succeeds(here, &["admin", "tables"]).contains(&id));
    assert!(succeeds(here, &["admin", "people", "ann"]).contains("(guest)"));

    let secret = succeeds(here, &["admin", "invite", "For Ann"]);
    let sign_up = format!("{{\"login\":\"Ann\",\"password\":\"correct horse\",\"invitation\":\"{}\"}}", secret.trim());
    let (head, body) = server.ask("POST", "/api/account", &cookie, &sign_up);
    assert!(head.starts_with("HTTP/1.1 201"), "{head}{body}");
    succeeds(here, &["admin", "grant", "ANN"]);
    assert!(server.ask("GET", "/api/admin", &cookie, "").0.starts_with("HTTP/1.1 200"));
    succeeds(here, &["admin", "switch", "guests", "off"]);
    let (head, _) = server.ask("POST", "/api/me", "", "{\"name\":\"Ben\"}");
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    assert_eq!(run(here, &["admin", "password", "nobody"]).code, 2);
    assert_eq!(run(here, &["admin", "remove-table", "nothing"]).code, 2);
    let password = succeeds(here, &["admin", "password", "ann"]);
    assert!(server.ask("GET", "/api/admin", &cookie, "").0.starts_with("HTTP/1.1 401"), "all sessions have ended");
    let sign_in = format!("{{\"login\":\"ann\",\"password\":\"{}\"}}", password.trim());
    assert!(server.ask("POST", "/api/account/sign-in", "", &sign_in).0.starts_with("HTTP/1.1 200"));
    succeeds(here, &["admin", "revoke", "ann"]);

    assert_ne!(run(here, &["admin", "remove-person", "ann"]).code, 0, "not while the server runs");
    server.stop();
    succeeds(here, &["admin", "remove-person", "ann"]);
    assert_eq!(run(here, &["admin", "remove-person", "ann"]).code, 2);
    assert!(succeeds(here, &["admin", "tables"]).contains("Former player 1"));
    succeeds(here, &["admin", "remove-table", &id]);
    assert_eq!(succeeds(here, &["admin", "tables"]), "");
    let log = succeeds(here, &["admin", "log"]);
    let newest_first = ["remove_table", "remove_person", "revoke_", "new_password", "switches", "grant_", "invite"];
    for (line, action) in log.lines().zip(newest_first) {
        assert!(line.contains(action) && line.contains("duchy admin"), "{log}");
    }
}

#[test]
fn the_healthcheck_follows_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--base-path", "/games"]);
    let port = server.port.to_string();
    assert_eq!(succeeds(folder.path(), &["healthcheck", "--port", &port, "--base-path", "/games"]), "ready\n");
    let wrong = run(folder.path(), &["healthcheck", "--port", &port]);
    assert!(wrong.code == 1 && wrong.err.contains("404"), "{}", wrong.err);
    server.stop();
    let gone = run(folder.path(), &["healthcheck", "--port", &port, "--base-path", "/games"]);
    assert!(gone.code == 1 && gone.err.contains("does not answer"), "{}", gone.err);
}

#[test]
fn the_doctor_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let new = succeeds(folder.path(), &["doctor", "--port", "1"]);
    assert!(new.contains("ok       database: SQLite") && new.contains("the first start creates"), "{new}");
    assert!(!folder.path().join("duchy.db").exists(), "it changes nothing");

    let server = Server::start(folder.path(), &["--base-path", "/games"]);
    let port = server.port.to_string();
    let url = format!("http://127.0.0.1:{port}/games");
    let well = succeeds(folder.path(), &["doctor", "--port", &port, "--base-path", "/games", "--url", &url]);
    for line in [
        "ok       database",
        "ok       disk sync",
        "ok       clock",
        "ok       file limit",
        "ok       server",
        "ok       proxy headers",
        "ok       sub-path",
    ] {
        assert!(well.contains(line), "{line}: {well}");
    }
    let moved = run(folder.path(), &["doctor", "--port", &port, "--url", &url]);
    assert!(moved.code == 1 && moved.out.contains("problem  sub-path"), "{}", moved.out);
    assert!(moved.out.contains("problem  server"), "{}", moved.out);
    server.stop();

    sqlite(
        &folder.path().join("duchy.db"),
        "INSERT INTO users (id, name, token_hash, created_at) VALUES ('u', 'U', 'h', 'x')",
    );
    sqlite(
        &folder.path().join("duchy.db"),
        "INSERT INTO games (id, game, phase, options, secret, created_at, updated_at) \
         VALUES ('g', 'carcassonne', 'gathering', '{}', zeroblob(32), 'x', '2999-01-01T00:00:00.000Z')",
    );
    let early = run(folder.path(), &["doctor", "--port", "1"]);
    assert!(early.code == 1 && early.out.contains("problem  clock"), "{}", early.out);
}

#[test]
fn metrics_are_served_apart_from_the_game() {
    let folder = tempfile::tempdir().unwrap();
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let server = Server::start(folder.path(), &["--metrics", &format!("127.0.0.1:{free}")]);
    let (id, cookie) = server.table();
    server.play(&id, &cookie);
    let (head, body) = server.ask("GET", "/metrics", "", "");
    assert!(!body.contains("duchy_moves_total"), "players get the client instead: {head}");
    let metrics = Server { child: Command::new("true").spawn().unwrap(), port: free, log: None };
    let (head, body) = metrics.ask("GET", "/metrics", "", "");
    assert!(head.contains("application/openmetrics-text"), "{head}");
    for line in [
        "# TYPE duchy_moves counter",
        "duchy_moves_total{game=\"carcassonne\",by=\"person\"} 1",
        "duchy_http_requests_total{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1",
        "duchy_http_requests_total{method=\"POST\",route=\"/api/tables/{id}/actions\",status=\"200\"} 1",
        "# UNIT duchy_store_duration_seconds seconds",
        "duchy_tables_loaded 1",
        "duchy_build_info{version=",
        "# EOF",
    ] {
        assert!(body.contains(line), "{line}: {body}");
    }
    assert!(!body.contains(&id), "the id of a table is its invitation");
}

#[test]
fn logs_have_request_ids_and_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--log", "trace", "--log-json"]);
    let (id, cookie) = server.table();
    server.play(&id, &cookie);
    let (head, _) = server.ask("GET", &format!("/api/tables/{id}/record?from=here"), &cookie, "");
    let request = head.split("x-request-id: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    let (_, record) = server.ask("GET", &format!("/api/tables/{id}/record"), &cookie, "");
    assert!(record.contains("commitment"), "{record}");
    let log = server.stop();
    let answered: Value = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|line| line["span"]["id"] == *request && line["fields"]["message"] == "answered")
        .unwrap_or_else(|| panic!("no line for {request}"));
    assert_eq!(answered["span"]["route"], "/api/tables/{id}/record");
    assert_eq!(answered["fields"]["status"], 200);
    let token = cookie.split('=').nth(1).unwrap();
    for secret in [token, &id, "from=here"] {
        assert!(
            !log.contains(secret),
            "{secret} is in the log: {}",
            log.lines().find(|line| line.contains(secret)).unwrap()
        );
    }
}

/// A PostgreSQL database of the test's own; `None` if there is no PostgreSQL, which is a failure where it is required.
fn postgres(name: &str) -> Option<String> {
    let Ok(server) = std::env::var("DUCHY_TEST_POSTGRES") else {
        let required = ["CI", "DUCHY_REQUIRE_POSTGRES"].iter().any(|name| std::env::var_os(name).is_some());
        assert!(!required, "DUCHY_TEST_POSTGRES is not set: run the tests by tools/with-postgres");
        eprintln!("SKIPPED: DUCHY_TEST_POSTGRES is not set; tools/with-postgres runs tests with it");
        return None;
    };
    let name = format!("duchy_{name}_{}", std::process::id());
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        use sqlx::{Connection as _, Executor as _};
        let mut connection = sqlx::PgConnection::connect(&server).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        connection.close().await.unwrap();
    });
    Some(server.replace("/duchy?", &format!("/{name}?")))
}

/// Two servers on one PostgreSQL database: the one that plays the computer's moves is killed, and the other goes on.
#[test]
fn the_game_goes_on_when_the_leading_server_is_killed() {
    let Some(database) = postgres("killed") else { return };
    let folder = tempfile::tempdir().unwrap();
    let on = ["--database", &database];
    // The first takes an hour for a move of the computer, the second none at all.
    let mut first = Server::start(folder.path(), &[&on[..], &["--bot-pace-ms", "3600000"]].concat());
    let second = Server::start(folder.path(), &on);
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "bot", "level": "greedy" }]);
    let new = json!({ "game": "carcassonne", "options": { "first": "listed" }, "seats": seats });
    let (id, cookie) = first.create(&new);
    let awaits = |seat: u8| move |state: &Value| state["status"]["awaiting"]["awaited"] == json!([seat]);
    while !awaits(1)(&first.wait_for(&id, &cookie, |_| true)) {
        first.play(&id, &cookie);
    }
    let before = second.wait_for(&id, &cookie, awaits(1));
    first.kill();
    let after = second.wait_for(&id, &cookie, awaits(0));
    assert!(after["seq"].as_u64() > before["seq"].as_u64());
    second.play(&id, &cookie);
    let record = second.ask("GET", &format!("/api/tables/{id}/record"), &cookie, "").1;
    fs::write(folder.path().join("game.jsonl"), record).unwrap();
    succeeds(folder.path(), &["replay", "game.jsonl"]);
}

/// A service manager hears when the server is ready, that it is alive, and when it stops.
#[cfg(unix)]
#[test]
fn a_service_manager_is_notified() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("notify");
    let manager = std::os::unix::net::UnixDatagram::bind(&socket).unwrap();
    manager.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let hear = || {
        let mut message = [0; 256];
        let length = manager.recv(&mut message).unwrap();
        String::from_utf8(message[..length].to_vec()).unwrap()
    };
    let mut command = command(folder.path(), &["serve", "--port", "0"]);
    command.env("NOTIFY_SOCKET", &socket).env("WATCHDOG_USEC", "300000").env_remove("WATCHDOG_PID");
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let (mut ready, mut alive) = (false, 0);
    while !ready || alive < 3 {
        match &*hear() {
            "READY=1\n" | "READY=1" => ready = true,
            "WATCHDOG=1\n" | "WATCHDOG=1" => alive += 1,
            other => panic!("{other}"),
        }
    }
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    while !hear().starts_with("STOPPING=1") {}
    assert!(child.wait().unwrap().success());
}

#[test]
fn man_pages_and_completions_cover_every_command() {
    let folder = tempfile::tempdir().unwrap();
    succeeds(folder.path(), &["generate", "out"]);
    let read = |name: &str| fs::read_to_string(folder.path().join("out").join(name)).unwrap();
    assert!(read("duchy.1").contains("duchy\\-backup"), "{}", read("duchy.1"));
    assert!(read("duchy-serve.1").contains("Prometheus"));
    for completion in ["duchy.bash", "duchy.fish", "_duchy"] {
        assert!(read(completion).contains("healthcheck"), "{completion}");
    }
}

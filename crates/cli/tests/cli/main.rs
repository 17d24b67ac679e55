//! The command line: output, error messages and exit codes.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod analysis;
mod arena;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

/// Runs the command with what is typed into it.
fn duchy(args: &[&str], typed: &str, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_duchy"));
    command.args(args).current_dir(folder).env("DUCHY_LANG", "en").env_remove("DUCHY_DATABASE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn run_in(folder: &Path, args: &[&str], typed: &str) -> Ran {
    let output = duchy(args, typed, folder);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

fn run(args: &[&str]) -> Ran {
    run_in(Path::new("."), args, "")
}

fn one_json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
}

fn example() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/carcassonne.jsonl").to_owned()
}

/// A folder of the test's own, with a record in it.
fn with_record(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    fs::write(&file, text).unwrap();
    (folder, file)
}

#[test]
fn games_are_listed_for_people_and_machines() {
    let shown = run(&["games"]);
    assert_eq!(shown.code, 0);
    assert!(shown.out.contains("farmers=true|false") && shown.out.contains("greedy"), "{}", shown.out);
    let games = one_json(&run(&["games", "--json"]));
    assert_eq!(games[0]["id"], "carcassonne");
    assert_eq!(games[0]["seats"]["max"], 5);
    assert!(games[0]["options"][0]["meaning"].as_str().is_some_and(|meaning| !meaning.is_empty()));
    let russian = run(&["--lang", "ru", "games"]);
    assert!(russian.out.contains("Каркассон"), "{}", russian.out);
}

/// The lines of `replay --json`.
fn json_lines(ran: &Ran) -> Vec<Value> {
    let line = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}{}", ran.err));
    ran.out.lines().map(line).collect()
}

#[test]
fn a_replay_gives_everything_after_every_entry() {
    let ran = run(&["replay", &example(), "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = json_lines(&ran);
    assert_eq!(lines.len(), 7, "the setup and six entries");
    for (seq, line) in lines.iter().enumerate() {
        assert_eq!(line["seq"], seq);
        assert_eq!(line["position"]["tiles"].as_array().unwrap().len(), 1 + seq.div_ceil(2));
    }
    assert_eq!((&lines[0]["kind"], &lines[0]["header"]["game"]), (&"setup".into(), &"carcassonne".into()));
    assert_eq!(lines[0]["outcomes"], json!(["BASE-U"]));
    assert_eq!(lines[2]["action"], "meeple road E");
    assert_eq!(lines[3]["status"], json!({ "awaiting": { "awaited": [1], "may_revise": [] } }));
    let question = &lines[3]["questions"][0];
    assert_eq!((&question["seat"], &question["prompt"]), (&1.into(), &"prompt-place".into()));
    assert!(question["actions"].as_array().unwrap().contains(&"pass".into()), "{question}");
    assert_eq!(lines[5]["scores"], json!([0, 0]));
    assert_eq!(lines[6]["scores"], json!([4, 0]));
    assert_eq!(lines[6]["lines"][0]["rule"], "road.score");
    assert_eq!(
        lines[6]["events"][lines[6]["lines"][0]["event"].as_u64().unwrap() as usize]["event"]["event"],
        "scored"
    );

    let before = one_json(&run(&["replay", &example(), "--at", "4", "--json"]));
    assert_eq!(before, lines[4]);
    let shown = run(&["replay", &example()]);
    assert!(shown.out.contains("Ann scores 4 for a road"), "{}", shown.out);
}

/// The table of docs/replay-json.md lists exactly the fields there are, in their order.
#[test]
fn the_fields_of_a_replay_are_documented() {
    let page = include_str!("../../../../docs/replay-json.md");
    let documented: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|line| Some(line.split_once('`')?.0))
        .collect();
    for line in json_lines(&run(&["replay", &example(), "--json"])) {
        let keys: Vec<&str> = line.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, documented);
    }
}

#[test]
fn undo_takeover_timeout_and_resignation_are_replayed_as_json() {
    let text = r#"{"duchy":1,"game":"carcassonne","options":{"first":"listed"},"players":[{"name":"Ann"},{"name":"Ben"}],"setup":["BASE-U"]}
{"action":"1,0 E"}
{"seat":"Ann","undo_to":0}
{"action":"1,0 W","at":"2026-01-02T03:04:05Z"}
{"seat":0,"timeout":true}
{"seat":0,"takeover":{"name":"Cleo","bot":"greedy"}}
{"seat":1,"resignation":true}
{"result":{"scores":[0,0],"places":[1,2],"secret":"ab"}}
"#;
    let (folder, file) = with_record(text);
    let ran = run_in(folder.path(), &["replay", file.to_str().unwrap(), "--json"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = json_lines(&ran);
    let kinds: Vec<&str> = lines.iter().map(|line| line["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["setup", "action", "undo", "action", "timeout", "takeover", "resignation"]);
    let undone: Vec<bool> = lines.iter().map(|line| line["undone"].as_bool().unwrap()).collect();
    assert_eq!(undone, [false, true, false, false, false, false, false]);
    assert_eq!((&lines[2]["undo_to"], &lines[2]["position"]), (&0.into(), &lines[0]["position"]));
    assert_eq!(lines[2]["fingerprint"], lines[0]["fingerprint"]);
    assert_eq!(lines[3]["at"], "2026-01-02T03:04:05Z");
    assert_eq!(lines[5]["takeover"], json!({ "name": "Cleo", "bot": "greedy" }));
    assert_eq!(lines[5]["players"][0]["name"], "Cleo");
    assert_eq!(lines[5]["result"], Value::Null);
    assert_eq!(lines[6]["resigned"], json!([1]));
    assert_eq!(lines[6]["status"], json!({ "over": { "places": [1, 2], "won": null } }));
    assert_eq!(lines[6]["questions"], json!([]));
    assert_eq!(lines[6]["result"], json!({ "scores": [0, 0], "places": [1, 2], "secret": "ab" }));
}

#[test]
fn a_mistake_ends_the_lines_with_an_error() {
    let text = fs::read_to_string(example()).unwrap();
    let (folder, file) = with_record(&text.replace("2,0 N", "5,5 N"));
    let file = file.to_str().unwrap();
    let ran = run_in(folder.path(), &["replay", file, "--json"], "");
    assert_eq!(ran.code, 1);
    let lines = json_lines(&ran);
    assert_eq!(lines.len(), 4, "the setup, two entries and the error");
    assert_eq!((&lines[3]["error"]["line"], &lines[3]["error"]["seq"]), (&7.into(), &3.into()));
    assert!(lines[3]["error"]["message"].as_str().unwrap().contains("place.adjacent"), "{}", lines[3]);
    let before = run_in(folder.path(), &["replay", file, "--json", "--at", "2"], "");
    assert_eq!((before.code, one_json(&before)), (0, lines[2].clone()));
    assert_eq!(run_in(folder.path(), &["replay", file, "--json", "--at", "3"], "").code, 1);
    // In words, what can be replayed is shown before the error.
    let shown = run_in(folder.path(), &["replay", file], "");
    assert!(shown.code == 1 && shown.out.contains("[meeple road E]"), "{}{}", shown.out, shown.err);
    assert_eq!(run_in(folder.path(), &["replay", file, "--at", "2"], "").code, 0);
}

#[test]
fn a_line_that_cannot_be_read_ends_the_lines_with_an_error() {
    let text = fs::read_to_string(example()).unwrap();
    for (good, bad, seq, written) in [
        (r#""outcomes":["BASE-W"]}"#, r#""outcomes":"BASE-W"}"#, json!(2), 2),
        (r#"{"action":"2,0 N"}"#, r#"{"action":"2,0 N""#, json!(3), 3),
        ("\"duchy\":1", "\"duchy\":9", Value::Null, 0),
    ] {
        assert!(text.contains(good));
        let (folder, file) = with_record(&text.replacen(good, bad, 1));
        let ran = run_in(folder.path(), &["replay", file.to_str().unwrap(), "--json"], "");
        let lines = json_lines(&ran);
        assert_eq!((ran.code, lines.len()), (1, written + 1), "{bad}: {}", ran.out);
        assert_eq!(lines[written]["error"]["seq"], seq);
        let before = run_in(folder.path(), &["replay", file.to_str().unwrap(), "--json", "--at", "1"], "");
        assert_eq!(before.code, i32::from(written == 0), "{}", before.out);
        let shown = run_in(folder.path(), &["replay", file.to_str().unwrap()], "");
        assert_eq!((shown.code, shown.out.contains("[1,0 E]")), (1, written > 0), "{}", shown.out);
    }
}

#[test]
fn a_bad_record_is_answered_with_its_line() {
    let text = fs::read_to_string(example()).unwrap();
    let (folder, file) = with_record(&text.replace("2,0 N", "5,5 N"));
    let ran = run_in(folder.path(), &["replay", file.to_str().unwrap()], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("line 7: \"5,5 N\" by Ben is refused by carcassonne:place.adjacent"), "{}", ran.err);
    let (folder, file) = with_record(&text[..text.len() / 2]);
    let ran = run_in(folder.path(), &["replay", file.to_str().unwrap()], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("is the record cut off?"), "{}", ran.err);
    let missing = run(&["replay", "no-such-file.jsonl"]);
    assert_eq!(missing.code, 3);
    assert!(missing.err.contains("can't read no-such-file.jsonl"), "{}", missing.err);
    let beyond = run(&["replay", &example(), "--at", "99"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.contains("--at takes 0 to 6"), "{}", beyond.err);
}

/// A whole game in the terminal, answered with the first choice every time; then its record is checked.
#[test]
fn a_game_is_played_in_the_terminal_saved_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "--players", "Ann,bot:greedy", "--seed", "a test", "--record", "g.jsonl"];
    let played = run_in(folder.path(), &args, &"1\n".repeat(400));
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("The game is over."), "{}", played.out);
    let verified = run_in(folder.path(), &["verify", "g.jsonl"], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    let lines = json_lines(&run_in(folder.path(), &["replay", "g.jsonl", "--json"], ""));
    let last = lines.last().unwrap();
    assert_eq!(last["scores"], last["result"]["scores"]);
    for seat in 0..2 {
        let lines = lines.iter().flat_map(|line| line["lines"].as_array().unwrap());
        let points = lines.filter(|line| line["seat"] == seat).map(|line| line["points"].as_i64().unwrap());
        assert_eq!(last["scores"][seat], points.sum::<i64>());
    }

    let text = fs::read_to_string(folder.path().join("g.jsonl")).unwrap();
    let tile = text.lines().nth(8).unwrap();
    let swapped =
        if tile.contains("BASE-V") { tile.replace("BASE-V", "BASE-U") } else { tile.replacen("BASE-", "BASE-X", 1) };
    fs::write(folder.path().join("g.jsonl"), text.replace(tile, &swapped)).unwrap();
    let forged = run_in(folder.path(), &["verify", "g.jsonl"], "");
    assert_eq!(forged.code, 1, "{}{}", forged.out, forged.err);
}

#[test]
fn commands_in_the_terminal_answer_and_a_game_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "help\nwhy 9,9 N\nrule place.match\nnonsense\n1\nundo\nboard\nlog\nsave g.jsonl\nquit\n";
    let first = run_in(folder.path(), &["play", "--players", "Ann,Ben", "--seed", "x"], typed);
    assert_eq!(first.code, 0, "{}", first.err);
    for said in [
        "undo your last decision",
        "Not allowed (place.adjacent)",
        "place.match:",
        "is not one of the choices",
        "Saved to g.jsonl",
    ] {
        assert!(first.out.contains(said), "{said}: {}", first.out);
    }
    let second = run_in(folder.path(), &["play", "--resume", "g.jsonl"], "1\nquit\n");
    assert_eq!(second.code, 0, "{}", second.err);
    assert!(second.out.contains("Resume it with: duchy play --resume g.jsonl"), "{}", second.out);
}

/// A data file is named, hashed and kept in the record, which replays without it.
#[test]
fn a_users_own_data_file_travels_with_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let built_in = include_str!("../../../../games/carcassonne/data/base.toml");
    let own = built_in.replacen("name = \"carcassonne\"", "name = \"my tiles\"", 1);
    assert_ne!(own, built_in);
    fs::write(folder.path().join("mine.toml"), own).unwrap();
    let args = ["play", "--players", "bot:random,bot:random", "--data", "mine.toml", "--record", "g.jsonl"];
    let played = run_in(folder.path(), &args, "");
    assert_eq!(played.code, 0, "{}", played.err);
    fs::remove_file(folder.path().join("mine.toml")).unwrap();
    assert_eq!(run_in(folder.path(), &["verify", "g.jsonl"], "").code, 0);
    fs::write(folder.path().join("bad.toml"), "format = 1").unwrap();
    let bad = run_in(folder.path(), &["play", "--data", "bad.toml"], "");
    assert!(bad.code == 2 && bad.err.contains(".toml: the data file is not right"), "{}", bad.err);
}

/// Reconstructed values are listed before a game; a data file in which they are confirmed has none.
#[test]
fn reconstructed_values_are_listed_before_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let built_in = include_str!("../../../../games/catherine/data/base.toml");
    let marked = built_in.lines().find(|line| line.starts_with("reconstructed = ")).unwrap();
    fs::write(folder.path().join("checked.toml"), built_in.replacen(marked, "reconstructed = []", 1)).unwrap();
    let play = ["play", "-g", "catherine", "--players", "bot:random,bot:random"];
    let listed = |more: &[&str]| {
        let played = run_in(folder.path(), &[&play[..], more].concat(), "");
        assert_eq!(played.code, 0, "{}", played.err);
        played.out.contains("! The roads between the cities are reconstructed.")
    };
    assert!(listed(&[]));
    assert!(!listed(&["--data", "checked.toml"]));
}

#[test]
fn mistakes_on_the_command_line_say_what_to_do() {
    for (args, code, said) in [
        (&["play", "--game", "chess"][..], 2, "there is no game \"chess\"; known games: carcassonne"),
        (&["play", "--players", "Ann"], 2, "it takes 2 to 5 players"),
        (&["play", "--players", "Ann,Ann"], 2, "two players are called \"Ann\""),
        (&["play", "--players", "Ann,bot:genius"], 2, "no computer opponent \"genius\""),
        (&["play", "--option", "farmers"], 2, "an option is NAME=VALUE"),
        (&["play", "--option", "farmers=maybe"], 2, "the options are not right"),
        (&["bench", "--preset", "deluxe"], 2, "known presets: base"),
        (&["bench", "--seconds", "0"], 2, "--seconds takes a number above 0"),
        (&["arena", "--bots", "greedy"], 2, "at least two opponents"),
        (&["verify", "x", "--key", "zz"], 3, "can't read x"),
        (&["frobnicate"], 2, "unrecognized subcommand"),
    ] {
        let ran = run(args);
        assert!(ran.code == code && ran.err.contains(said), "{args:?}: {} {}", ran.code, ran.err);
    }
}

#[test]
fn benches_and_arenas_report_to_machines() {
    let bench = one_json(&run(&["bench", "--seconds", "0.05", "--players", "3", "--json"]));
    for key in [
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "mean_branching",
        "mean_score",
        "position_bytes",
    ] {
        assert!(bench[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {bench}");
    }
    let presets = one_json(&run(&["bench", "--seconds", "0.05", "--presets", "--json"]));
    for preset in ["base", "river", "princess-dragon", "all", "all-rivers"] {
        assert!(presets[preset]["games_per_second"].as_f64().is_some_and(|value| value > 0.0), "{preset}: {presets}");
    }
    let arena = one_json(&run(&["arena", "--bots", "random,random", "--deals", "2", "--json"]));
    assert_eq!(arena["pairs"][0]["games"], 4);
}

#[test]
fn deals_are_made_shown_played_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let deal = one_json(&run_in(folder.path(), &["deal", "new", "--json"], ""));
    let id = deal["id"].as_str().unwrap();
    assert!(deal["key"].is_null());
    let shown = one_json(&run_in(folder.path(), &["deal", "show", id, "--json"], ""));
    assert_eq!(shown["commitment"], deal["commitment"]);
    let args = ["play", "--players", "bot:random,bot:greedy", "--deal", id, "--record", "g.jsonl"];
    assert_eq!(run_in(folder.path(), &args, "").code, 0);
    let sealed = run_in(folder.path(), &["verify", "g.jsonl"], "");
    assert_eq!(sealed.code, 4, "{}", sealed.err);
    let opened = one_json(&run_in(folder.path(), &["deal", "open", id, "--json"], ""));
    let key = opened["key"].as_str().unwrap();
    assert_eq!(run_in(folder.path(), &["verify", "g.jsonl", "--key", key], "").code, 0);
    assert_eq!(run_in(folder.path(), &["verify", "g.jsonl", "--key", &"0".repeat(64)], "").code, 1);
}

#[test]
fn a_busy_port_and_a_bad_database_are_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let busy = run_in(folder.path(), &["serve", "--port", &port], "");
    assert!(busy.code == 3 && busy.err.contains(&port) && busy.err.contains("--port"), "{}", busy.err);
    let nowhere = run_in(folder.path(), &["serve", "--port", "0", "--database", "sqlite:/no/such/folder/x.db"], "");
    assert_eq!(nowhere.code, 3);
    assert!(nowhere.err.contains("/no/such/folder"), "{}", nowhere.err);
    let unknown = run_in(folder.path(), &["serve", "--port", "0", "--database", "mysql:x"], "");
    assert!(unknown.code == 3 && unknown.err.contains("sqlite:"), "{}", unknown.err);
}

/// Nobody reads what is printed: the other end of the pipe is closed at once.
fn unread(args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_duchy"));
    command.args(args).env("DUCHY_LANG", "en").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let record = example();
    let commands: [&[&str]; 5] =
        [&["games"], &["games", "--json"], &["replay", &record], &["replay", &record, "--json"], &["bench", "--help"]];
    for command in commands {
        assert_eq!(unread(command), (Some(0), String::new()), "{command:?}");
    }
}

#[test]
fn output_that_cannot_be_written_is_said() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_duchy")).arg("games").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("can't write to standard output"), "{said}");
}

#[test]
fn a_record_downloaded_during_the_game_says_where_and_why_it_stops() {
    // As the server gives it to a reader who may not know the action of entry 4.
    let text = fs::read_to_string(example()).unwrap();
    let mut lines: Vec<Value> =
        text.lines().filter(|line| !line.starts_with('#')).map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[4]["action"] = "?".into();
    let text = |lines: &[Value]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let (folder, file) = with_record(&text(&lines));
    let file = file.to_str().unwrap();
    let why = ["while the game was in progress", "Download it again when the game is over"];
    let stopped = run_in(folder.path(), &["replay", file, "--json"], "");
    let known = json_lines(&stopped);
    assert_eq!((stopped.code, known.len()), (1, 5), "the setup and three entries are known; then comes the error");
    assert_eq!((&known[4]["error"]["line"], &known[4]["error"]["seq"]), (&5.into(), &4.into()));
    let shown = run_in(folder.path(), &["replay", file], "");
    assert!(shown.code == 1 && shown.out.contains("[meeple road E]"), "{}", shown.out);
    let verified = run_in(folder.path(), &["verify", file], "");
    assert_eq!(verified.code, 4);
    for said in [&stopped.err, &shown.err, &verified.err] {
        assert!(why.iter().all(|words| said.contains(words)) && said.contains("line 5"), "{said}");
    }
    assert_eq!(run_in(folder.path(), &["replay", file, "--at", "3"], "").code, 0);

    // Hidden from the very beginning, such as a hand of cards.
    lines[0]["setup"][0] = "?".into();
    fs::write(file, text(&lines)).unwrap();
    let stopped = run_in(folder.path(), &["replay", file], "");
    assert_eq!(stopped.code, 1);
    assert!(stopped.err.contains("line 1") && stopped.err.contains(why[1]), "{}", stopped.err);

    // Nothing hidden, and not over: it ends where it was taken.
    let shown = run(&["replay", &example()]);
    assert!(shown.out.ends_with("The record ends here. The game is not over.\n"), "{}", shown.out);
}

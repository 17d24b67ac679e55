//! The command line: output, error messages and exit codes.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

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
    let page = include_str!("../../../docs/replay-json.md");
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
    let built_in = include_str!("../../../games/carcassonne/data/base.toml");
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
    let built_in = include_str!("../../../games/catherine/data/base.toml");
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

/// A tournament with `random` on the toy-sized card game, as JSON.
fn tournament(deals: &str, more: &[&str]) -> Value {
    let mut args = vec!["arena", "--game", "burgundy-cards", "--deals", deals, "--threads", "1", "--json"];
    args.extend(more);
    one_json(&run(&args))
}

#[test]
fn engines_play_over_standard_input_and_output() {
    let engine = concat!("mine=python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/engine.py");
    let result = tournament("2", &["--bots", "random", "--engine", engine]);
    let pair = &result["pairs"][0];
    assert_eq!((&pair["second"], &pair["games"], &pair["forfeits"]), (&json!("mine"), &json!(4), &json!([0, 0])));
    assert_eq!(result["ratings"].as_array().unwrap().len(), 2);
}

/// Every way to break the protocol costs the engine its games, and nothing else.
#[test]
fn engines_that_misbehave_give_up() {
    let folder = tempfile::tempdir().unwrap();
    let answers = "import json, sys\nfor line in sys.stdin: q = json.loads(line)";
    // What would be a fine answer, but for one thing.
    let cases = [
        ("hangs", "import time; time.sleep(60)".to_owned(), "did not answer within 100 ms"),
        ("ends", "raise SystemExit(3)".to_owned(), "ended with exit status: 3"),
        (
            "mute",
            "import os, sys, time\nsys.stdin.readline(); os.close(1); time.sleep(60)".to_owned(),
            "closed its input or output",
        ),
        (
            "deaf",
            "import os, sys, time\nos.close(0); print('{\"id\": 0}', flush=True); time.sleep(60)".to_owned(),
            "its answer is not",
        ),
        (
            "cheats",
            format!("{answers}; print(json.dumps({{'id': q['id'], 'action': 'win'}}), flush=True)"),
            "not a legal",
        ),
        ("babbles", format!("{answers}; print('hello', flush=True)"), "its answer is not"),
        (
            "floods",
            format!(
                "{answers}; print(' ' * 100000 + json.dumps({{'id': q['id'], 'action': q['legal'][0]}}), flush=True)"
            ),
            "longer than 65536 bytes",
        ),
        (
            "grows",
            format!(
                "{answers}; big = bytearray(3 << 29); print(json.dumps({{'id': q['id'], 'action': q['legal'][0]}}), flush=True)"
            ),
            "ended with exit status: 1",
        ),
        (
            "repeats",
            format!("{answers}; print(json.dumps({{'id': q['id'] + 1, 'action': q['legal'][0]}}), flush=True)"),
            "answered question 1 instead of 0",
        ),
    ];
    for (name, program, says) in cases {
        let file = folder.path().join(format!("{name}.py"));
        fs::write(&file, program).unwrap();
        let engine = format!("{name}=python3 {}", file.display());
        // An engine that hangs at its first answer has ten seconds to start: one deal is enough to see it.
        let result = tournament("1", &["--bots", "random", "--engine", &engine, "--engine-time", "0.1"]);
        let pair = &result["pairs"][0];
        assert_eq!((&pair["games"], &pair["forfeits"]), (&json!(2), &json!([0, 2])), "{name}: {pair}");
        assert_eq!(pair["rate"]["value"], 1.0, "{name}");
        assert!(pair["why"][1].as_str().unwrap().contains(says), "{name}: {pair}");
    }
}

/// Limits of a decision are what they say: positions give the same games again, and time is kept.
#[test]
fn levels_keep_to_limits_behind_a_colon() {
    let play = |limit: &str| tournament("1", &["--bots", &format!("master:{limit},random")])["pairs"][0].clone();
    let (few, again) = (play("300p"), play("300p"));
    assert_eq!((&few["points"], &few["margin"]), (&again["points"], &again["margin"]));
    let timed = play("0.02s");
    let [mean, longest] = [0, 1].map(|which| timed["milliseconds"][0][which].as_f64().unwrap());
    assert!(mean < 30.0 && longest < 100.0, "{timed}");
    let refused = run(&["arena", "--game", "burgundy-cards", "--bots", "master:soon,random"]);
    assert_eq!(refused.code, 2, "{}", refused.err);
}

/// What an engine has started ends with it, and does not hold the tournament up by an output it keeps open.
#[cfg(target_os = "linux")]
#[test]
fn what_an_engine_starts_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (file, started) = (folder.path().join("leaves.py"), folder.path().join("started"));
    let program = format!(
        "import subprocess, sys\nsys.stdin.readline()\nleft = subprocess.Popen(['sleep', '600'])\nprint(left.pid, file=open({:?}, 'a'))",
        started.display().to_string()
    );
    fs::write(&file, program).unwrap();
    let engine = format!("leaves=python3 {}", file.display());
    let result = tournament("1", &["--bots", "random", "--engine", &engine, "--engine-time", "0.1"]);
    assert_eq!(result["pairs"][0]["forfeits"], json!([0, 2]));
    let started = fs::read_to_string(started).unwrap();
    assert_eq!(started.lines().count(), 2);
    let runs = |id: &str| {
        // Whoever has to notice that it ended may not have done so yet: a zombie runs no more.
        fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
    };
    let soon = std::time::Instant::now() + std::time::Duration::from_secs(5);
    while started.lines().any(runs) {
        assert!(std::time::Instant::now() < soon, "still running: {started}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

/// Giving up loses also where two play side by side, whatever the points were until then.
#[test]
fn giving_up_alone_is_a_loss() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tires.py");
    let program = "import json, sys\nfor line in sys.stdin:\n  q = json.loads(line)\n  if q['id'] > 12: break\n  print(json.dumps({'id': q['id'], 'action': q['legal'][0]}), flush=True)";
    fs::write(&file, program).unwrap();
    let engine = format!("tires=python3 {}", file.display());
    let result = tournament("3", &["--players", "1", "--bots", "random", "--engine", &engine]);
    let pair = &result["pairs"][0];
    assert_eq!((&pair["forfeits"], &pair["rate"]["value"]), (&json!([0, 3]), &json!(1.0)), "{pair}");
    assert!(pair["why"][1].as_str().unwrap().contains("it ended with"), "{pair}");
}

#[test]
fn an_engine_that_cannot_start_is_refused() {
    for (command, says) in [("x=/nowhere/engine", "can't start /nowhere/engine"), ("x=", "no program to start")] {
        let refused = run(&["arena", "--game", "burgundy-cards", "--bots", "random", "--engine", command]);
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(says), "{}", refused.err);
    }
}

#[test]
fn a_tournament_is_kept_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (kept, report) = (folder.path().join("deals.jsonl"), folder.path().join("report.html"));
    let (kept, report) = (kept.to_str().unwrap(), report.to_str().unwrap());
    let bots = ["--bots", "random,greedy"];
    let first = tournament("3", &[&bots[..], &["--resume", kept]].concat());
    // The last line is cut off, as if the power had failed.
    let text = fs::read_to_string(kept).unwrap();
    assert_eq!(text.lines().count(), 4);
    fs::write(kept, &text[..text.len() - 20]).unwrap();
    let again = tournament("3", &[&bots[..], &["--resume", kept, "--html", report]].concat());
    assert_eq!(first["pairs"][0]["rate"], again["pairs"][0]["rate"]);
    assert_eq!(fs::read_to_string(kept).unwrap().lines().count(), 4);
    // A line without its end counts as cut off, and an empty file as new.
    for left in [text.len() - 1, 0] {
        fs::write(kept, &text[..left]).unwrap();
        tournament("3", &[&bots[..], &["--resume", kept]].concat());
        assert_eq!(fs::read_to_string(kept).unwrap().lines().count(), 4);
        assert!(!fs::read_to_string(kept).unwrap().contains('\0'));
    }
    let page = fs::read_to_string(report).unwrap();
    assert!(page.contains("random – greedy") && !page.contains("http"), "{page}");
    let other = run(&["arena", "--game", "burgundy-cards", "--bots", "greedy,random", "--resume", kept]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("another tournament"), "{}", other.err);
}

/// A short training gives the same weights again, goes on after it was stopped, and its weights can be tried.
#[test]
fn training_is_repeatable_and_its_weights_can_be_tried() {
    let folder = tempfile::tempdir().unwrap();
    let train = |out: &str, threads: &str| {
        run_in(
            folder.path(),
            &[
                &["train", "--game", "catherine", "--games", "70", "--hidden", "2", "--deals", "1"],
                &["--out", out, "--threads", threads][..],
            ]
            .concat(),
            "",
        )
    };
    let first = train("a.weights", "1");
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("expert against greedy, 2 games: "), "{}", first.out);
    train("b.weights", "2");
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert_eq!(read("a.weights"), read("b.weights"));
    // It is finished, so it has nothing to add.
    assert_eq!(train("a.weights", "1").code, 0);
    assert_eq!(read("a.weights"), read("b.weights"));
    let arena = ["arena", "--game", "catherine", "--bots", "expert@a.weights,random", "--deals", "2", "--json"];
    let result = one_json(&run_in(folder.path(), &arena, ""));
    assert_eq!(result["pairs"][0]["rate"]["value"], 1.0);
    let mut damaged = read("a.weights");
    damaged.pop();
    fs::write(folder.path().join("c.weights"), damaged).unwrap();
    for (spec, says) in [("expert@c.weights", "damaged"), ("greedy@a.weights", "does not play by weights")] {
        let refused = run_in(folder.path(), &["arena", "--game", "catherine", "--bots", &format!("{spec},random")], "");
        assert!(refused.code != 0 && refused.err.contains(says), "{spec}: {}", refused.err);
    }
    let foreign = run_in(folder.path(), &["arena", "--game", "burgundy", "--bots", "expert@a.weights,random"], "");
    assert!(foreign.code != 0 && foreign.err.contains("catherine"), "{}", foreign.err);
}

fn finished_game() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/catherine/tests/golden/random-1-2-players.jsonl").to_owned()
}

#[test]
fn a_game_is_analysed_for_people_machines_and_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let analyse = |more: &[&str]| {
        let file = finished_game();
        let args = [&["analyse", &file, "--depth", "quick"], more].concat();
        run_in(folder.path(), &args, "")
    };
    let report = one_json(&analyse(&["--json", "--html", "report.html"]));
    assert_eq!(
        (&report["game"], &report["finished"], &report["depth"]),
        (&"catherine".into(), &true.into(), &"quick".into())
    );
    for row in report["ledger"]["known"].as_array().unwrap() {
        for unit in ["win", "margin"] {
            let number = |part: &str| row[part][unit]["value"].as_f64().or_else(|| row[part][unit].as_f64()).unwrap();
            let sum: f64 = ["start", "luck", "own", "others", "estimation"].map(number).iter().sum();
            assert!((sum - number("result")).abs() < 1e-6, "{row}");
        }
    }
    let decisions = report["decisions"].as_array().unwrap();
    assert!(decisions.iter().any(|decision| decision["judged"]["known"]["candidates"].as_array().unwrap().len() > 1));

    let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("<polyline") && page.contains("prefers-color-scheme") && !page.contains("http"));

    let shown = analyse(&[]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.contains("Estimation error") && shown.out.contains("Counted decisions"), "{}", shown.out);
    let file = finished_game();
    let russian = run(&["analyse", &file, "--depth", "quick", "--lang", "ru"]);
    assert!(russian.out.contains("Погрешность оценки"), "{}", russian.out);
}

#[test]
fn the_analysis_of_a_game_says_how_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let record = fs::read_to_string(finished_game()).unwrap();
    let begun: Vec<&str> = record.lines().take(7).collect();
    let end = r#"{"seq":7,"seat":0,"agreed":[1],"end":true}"#;
    for (lines, said) in [
        (begun.clone(), Some("The game is not over")),
        ([&begun[..], &[end]].concat(), Some("The players agreed to end the game")),
        (record.lines().collect(), None),
    ] {
        fs::write(folder.path().join("game.jsonl"), lines.join("\n")).unwrap();
        let shown = run_in(folder.path(), &["analyse", "game.jsonl", "--depth", "quick", "--html", "page.html"], "");
        assert_eq!(shown.code, 0, "{}", shown.err);
        let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
        for ending in ["The game is not over", "The players agreed to end the game"] {
            let expected = said == Some(ending);
            assert_eq!((shown.out.contains(ending), page.contains(ending)), (expected, expected), "{}", shown.out);
        }
    }
}

#[test]
fn a_hint_lists_the_best_actions() {
    let file = finished_game();
    let hint = one_json(&run(&["hint", &file, "--at", "4", "--depth", "quick", "--json"]));
    assert_eq!(hint["seq"], 4);
    let candidates = hint["candidates"].as_array().unwrap();
    assert!(candidates.len() > 1 && candidates[0]["behind"]["margin"]["value"] == 0.0);
    let shown = run(&["hint", &file, "--at", "4", "--depth", "quick"]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.contains(candidates[0]["action"].as_str().unwrap()), "{}", shown.out);
    let over = run(&["hint", &file]);
    assert_eq!(over.code, 2);
    assert!(over.err.contains("the game is over"), "{}", over.err);
    assert_eq!(run(&["hint", &file, "--at", "9999"]).code, 2);
}

#[test]
fn records_that_cannot_be_analysed_are_answered_with_the_reason() {
    let text = fs::read_to_string(finished_game()).unwrap();
    let (header, rest) = text.split_once('\n').unwrap();
    let mut newer: Value = serde_json::from_str(header).unwrap();
    newer["rules"] = 99.into();
    let (folder, file) = with_record(&format!("{newer}\n{rest}"));
    let refused = run_in(folder.path(), &["analyse", file.to_str().unwrap()], "");
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("rules version 99"), "{}", refused.err);

    let mut hidden: Value = serde_json::from_str(header).unwrap();
    hidden["setup"][0] = "?".into();
    fs::write(&file, format!("{hidden}\n{rest}")).unwrap();
    let refused = run_in(folder.path(), &["analyse", file.to_str().unwrap()], "");
    assert_eq!(refused.code, 4);
    assert!(refused.err.contains("when the game is over"), "{}", refused.err);

    // A game that is not over is analysed as far as it goes.
    let started: String = text.lines().take(9).map(|line| format!("{line}\n")).collect();
    fs::write(&file, started).unwrap();
    let report =
        one_json(&run_in(folder.path(), &["analyse", file.to_str().unwrap(), "--depth", "quick", "--json"], ""));
    assert_eq!((&report["finished"], &report["last"]), (&false.into(), &8.into()));
}

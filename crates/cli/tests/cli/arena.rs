//! Tournaments: engines, limits, tournaments that go on, and weights that are trained.

use std::fs;

use serde_json::{Value, json};

use super::{one_json, run, run_in};

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
    // Another build may play differently.
    let (settings, deals) = text.split_once('\n').unwrap();
    let mut settings: Value = serde_json::from_str(settings).unwrap();
    settings["program"] = "0123".into();
    fs::write(kept, format!("{settings}\n{deals}")).unwrap();
    let other = run(&[&["arena", "--game", "burgundy-cards", "--resume", kept], &bots[..]].concat());
    assert_eq!(other.code, 2);
    assert!(other.err.contains("another build"), "{}", other.err);
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

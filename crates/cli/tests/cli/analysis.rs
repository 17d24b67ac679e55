//! Analysis: the accounts of games, hints, and records that cannot be analysed.

use std::fs;

use serde_json::Value;

use super::{one_json, run, run_in, with_record};

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

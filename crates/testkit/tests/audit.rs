//! The audit on small trees of its own: what is in order passes, and every kind of gap is named.

use std::{fs, path::Path, process::Command};

use duchy_testkit::audit::{Coverage, Layout, Report, audit, audit_game};
use tempfile::TempDir;

const EN: &str = "## Placing\n### `place.free` · Page 1\nOn an empty square.\n### `place.near` · Page 1\nBeside a tile.\n\
                  ### `place.look` · Page 2 · informative · ruling\nPictures change nothing.\n";
const RU: &str = "## Выкладка\n### `place.free` · Стр. 1\nНа пустую клетку.\n### `place.near` · Стр. 1\nРядом.\n\
                  ### `place.look` · Стр. 2 · для сведения · толкование\nРисунки ничего не меняют.\n";
const README: &str =
    "# Toy\n`place.near` is nice.\n## Rulings\n| Pictures don't matter. | `place.look` |\n## Code\n`place.free`\n";
const CODE: &str = "// toy:place.free\nfn near() -> RuleId { rule(\"place.near\") }\n\
                    #[cfg(test)]\nmod tests {\n    /// toy:place.near\n    #[test]\n    fn near() {}\n}\n";
const SCENARIO: &str = "# Free\nrules: place.free\nplayers: A\n";

/// A workspace with one game, and some of its files changed.
fn tree(changes: &[(&str, &str)]) -> TempDir {
    let root = TempDir::new().expect("a temporary folder");
    let files = [
        ("games/toy/rules/en.md", EN),
        ("games/toy/rules/ru.md", RU),
        ("games/toy/README.md", README),
        ("games/toy/src/lib.rs", CODE),
        ("games/toy/tests/scenarios/free.scenario", SCENARIO),
    ];
    for (path, text) in files.iter().chain(changes) {
        let path = root.path().join(path);
        let folder = path.parent().expect("files lie in folders");
        fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)).expect("a tree to be audited");
    }
    root
}

fn coverage(changes: &[(&str, &str)]) -> Coverage {
    audit(tree(changes).path()).expect("there is a game").remove(0)
}

/// One change to a tree in order gives a problem that says this.
fn finds(path: &str, text: &str, said: &str) {
    let found = coverage(&[(path, text)]).problems;
    assert!(found.iter().any(|problem| problem.contains(said)), "not said: {said}\nfound: {found:#?}");
}

#[test]
fn a_tree_in_order_passes() {
    let found = coverage(&[]);
    assert_eq!(found.problems, [] as [&str; 0]);
    assert_eq!((found.clauses, found.informative, found.rulings, found.enforced, found.tested), (3, 1, 1, 2, 2));
    assert!(
        Report(&[found]).to_string().contains("toy                    3            1        1         2       2\n")
    );
}

#[test]
fn clauses_without_code_or_test_are_named() {
    finds("games/toy/src/lib.rs", "// toy:place.free", "place.near has no code that cites it");
    finds("games/toy/src/lib.rs", "// toy:place.free toy:place.near", "place.near has no test that names it");
    finds("games/toy/tests/scenarios/free.scenario", "# toy:place.free", "place.free has no test that names it");
    let only_in_tests = "#[cfg(test)]\nmod tests { /* toy:place.near */ }\n// toy:place.free";
    finds("games/toy/src/lib.rs", only_in_tests, "place.near has no code that cites it");
}

#[test]
fn tests_in_their_own_files_count() {
    let code = ("games/toy/src/lib.rs", "// toy:place.free toy:place.near");
    let test = ("games/toy/tests/near/mod.rs", "/// Tests `toy:place.near`.");
    assert_eq!(coverage(&[code, test]).problems, [] as [&str; 0]);
}

#[test]
fn unknown_clauses_are_named_with_their_line() {
    finds("games/toy/src/legal.rs", "\n// toy:place.far", "legal.rs:2 cites place.far");
    finds("games/toy/tests/far.rs", "// toy:place.far", "far.rs:1 cites place.far");
    finds("games/toy/tests/scenarios/far.scenario", "rules: place.far\n", "far.scenario:1 cites place.far");
}

#[test]
fn pages_that_differ_are_named() {
    let ru = |from: &str, to: &str| RU.replace(from, to);
    let page = "games/toy/rules/ru.md";
    finds(page, &ru(" · толкование", ""), "place.look is a ruling in one language only");
    finds(page, &ru("### `place.near` · Стр. 1\nРядом.\n", ""), "rules/ru.md lacks the clause place.near");
    finds(page, &ru("place.near", "place.far"), "rules/en.md lacks the clause place.far");
    finds(page, &ru(" · для сведения", ""), "place.look is informative in one language only");
    finds(page, &ru("`place.near` · Стр. 1", "`place.near`"), "place.near names no source");
    finds(page, &ru("Рядом.", ""), "place.near has no text");
    let swapped = ru("place.near", "x.x").replace("place.free", "place.near").replace("x.x", "place.free");
    finds(page, &swapped, "another order");
    let twice = format!("{RU}### `place.near` · Стр. 3\nЕщё раз.\n");
    finds(page, &twice, "place.near stands there twice");
    finds(page, "", "rules/ru.md has no clauses");
}

#[test]
fn rulings_marked_and_listed_are_the_same() {
    let readme = "games/toy/README.md";
    let also = README.replace("`place.look`", "`place.look`, `place.near`");
    finds(readme, &also, "README.md lists place.near, which rules/ does not mark as a ruling");
    finds(readme, "# Toy\n`place.look`\n", "README.md does not list place.look, which rules/ marks as a ruling");
}

#[test]
fn the_binary_fails_with_a_list() {
    let run = |root: &Path| Command::new(env!("CARGO_BIN_EXE_audit")).current_dir(root).output().unwrap();
    let fine = run(tree(&[]).path());
    assert!(fine.status.success(), "{fine:?}");
    let bad = run(tree(&[("games/toy/src/lib.rs", "")]).path());
    assert_eq!(bad.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&bad.stdout).contains("toy: place.free has no code that cites it"));
    let elsewhere = run(TempDir::new().unwrap().path());
    assert_eq!(elsewhere.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&elsewhere.stderr).contains("from the root of the workspace"));
}

#[test]
fn the_toys_pass_it() {
    for game in ["envoys", "market"] {
        let found = audit_game(&Layout {
            game: game.into(),
            rules: Path::new("toys").join(game).join("rules"),
            readme: None,
            code: vec![format!("src/toys/{game}.rs").into()],
            tests: vec![Path::new("toys").join(game).join("scenarios")],
        });
        assert_eq!(found.unwrap().problems, [] as [&str; 0], "{game}");
    }
}

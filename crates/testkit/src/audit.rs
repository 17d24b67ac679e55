//! The audit of the rules: every clause has code that enforces it and a test that names it, in every language alike,
//! and the clauses marked as rulings are those the README lists.
//!
//! Code cites a clause by `RuleId::new("place.adjacent")`, `rule("place.adjacent")`, or `carcassonne:place.adjacent` in a
//! comment; a test by any of these, and a scenario by its `rules:` line. Clauses marked informative only explain.

mod source;

use std::{
    collections::BTreeSet,
    fmt::{self, Write as _},
    fs, io,
    path::{Path, PathBuf},
};

use duchy_game::Clause;

use crate::rulebook;
use source::Citation;

/// Where the parts of a game lie.
pub struct Layout {
    /// The game, as in `carcassonne:place.adjacent`.
    pub game: String,
    /// The folder with `en.md` and `ru.md`.
    pub rules: PathBuf,
    /// The page that lists the rulings; the toys have none.
    pub readme: Option<PathBuf>,
    /// Folders or files with code. What is marked `#[cfg(test)]` in them are tests.
    pub code: Vec<PathBuf>,
    /// Folders or files with tests and scenarios.
    pub tests: Vec<PathBuf>,
}

impl Layout {
    /// The layout of a game in its own folder: `rules/`, `README.md`, `src/`, `tests/`.
    pub fn of(folder: &Path) -> Self {
        let game = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let (code, tests) = (vec![folder.join("src")], vec![folder.join("tests")]);
        Layout { game, rules: folder.join("rules"), readme: Some(folder.join("README.md")), code, tests }
    }
}

/// How well the rules of a game are covered, and what is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// The game.
    pub game: String,
    /// All clauses.
    pub clauses: usize,
    /// Those that only explain.
    pub informative: usize,
    /// Those that are rulings.
    pub rulings: usize,
    /// Of the others, those that code cites.
    pub enforced: usize,
    /// Of the others, those that a test names.
    pub tested: usize,
    /// What to do something about, a line each.
    pub problems: Vec<String>,
}

/// Audits every game in a workspace: the folders of `games/` that have `rules/`.
pub fn audit(workspace: &Path) -> io::Result<Vec<Coverage>> {
    let folder = workspace.join("games");
    let entries = fs::read_dir(&folder).map_err(|error| {
        io::Error::new(error.kind(), format!("{}: {error}; run it from the root of the workspace", folder.display()))
    })?;
    let mut games: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    games.retain(|game| game.join("rules").is_dir());
    games.sort();
    if games.is_empty() {
        return Err(io::Error::other(format!("{} holds no game with rules/", folder.display())));
    }
    games.iter().map(|game| audit_game(&Layout::of(game))).collect()
}

/// Audits one game.
pub fn audit_game(layout: &Layout) -> io::Result<Coverage> {
    let read = |path: &Path| {
        let text = fs::read_to_string(path);
        text.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
    };
    let page = |name: &str| Ok::<_, io::Error>(Clause::parse_page(&read(&layout.rules.join(name))?));
    let (en, ru) = (page("en.md")?, page("ru.md")?);
    let mut problems = rulebook::problems(&en, &ru);
    if let Some(readme) = &layout.readme {
        problems.extend(rulebook::ruling_problems(&en, &read(readme)?));
    }
    let (mut code, mut tests) = (Vec::new(), Vec::new());
    for path in files(&layout.code, &["rs"])? {
        let (citing, testing) = source::read(&fs::read_to_string(&path)?, &layout.game, source::is_test_file(&path));
        code.extend(citing.into_iter().map(|citation| (path.clone(), citation)));
        tests.extend(testing.into_iter().map(|citation| (path.clone(), citation)));
    }
    for path in files(&layout.tests, &["rs", "scenario"])? {
        let text = fs::read_to_string(&path)?;
        let citations = if path.extension().is_some_and(|ending| ending == "scenario") {
            source::of_scenario(&text)
        } else {
            source::read(&text, &layout.game, true).1
        };
        tests.extend(citations.into_iter().map(|citation| (path.clone(), citation)));
    }
    let known: BTreeSet<&str> = en.iter().map(|clause| clause.id.as_str()).collect();
    for (path, Citation { line, id }) in code.iter().chain(&tests) {
        if !known.contains(id.as_str()) {
            problems.push(format!("{}:{line} cites {id}, which rules/en.md does not have", path.display()));
        }
    }
    let ids = |cited: &[(PathBuf, Citation)]| cited.iter().map(|(_, citation)| citation.id.clone()).collect();
    let (code, tests): (BTreeSet<String>, BTreeSet<String>) = (ids(&code), ids(&tests));
    let binding: Vec<&Clause> = en.iter().filter(|clause| !clause.informative).collect();
    for clause in &binding {
        if !code.contains(&clause.id) {
            problems.push(format!("{} has no code that cites it", clause.id));
        }
        if !tests.contains(&clause.id) {
            problems.push(format!("{} has no test that names it", clause.id));
        }
    }
    let covered = |by: &BTreeSet<String>| binding.iter().filter(|clause| by.contains(&clause.id)).count();
    Ok(Coverage {
        game: layout.game.clone(),
        clauses: en.len(),
        informative: en.len() - binding.len(),
        rulings: en.iter().filter(|clause| clause.ruling).count(),
        enforced: covered(&code),
        tested: covered(&tests),
        problems,
    })
}

/// The table of all games, and below it what is missing.
pub struct Report<'a>(pub &'a [Coverage]);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, clauses, informative) = ("game", "clauses", "informative");
        writeln!(
            f,
            "{game:<16} {clauses:>7}  {informative:>11}  {:>7}  {:>8}  {:>6}",
            "rulings", "enforced", "tested"
        )?;
        for game in self.0 {
            let Coverage { clauses, informative, rulings, enforced, tested, .. } = game;
            writeln!(f, "{:<16} {clauses:>7}  {informative:>11}  {rulings:>7}  {enforced:>8}  {tested:>6}", game.game)?;
        }
        let mut missing = String::new();
        for (game, problem) in self.0.iter().flat_map(|game| game.problems.iter().map(move |what| (&game.game, what))) {
            writeln!(missing, "{game}: {problem}")?;
        }
        if missing.is_empty() { Ok(()) } else { write!(f, "\n{missing}") }
    }
}

/// All files below that end so, in order. A folder that is not there has none.
fn files(roots: &[PathBuf], endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for root in roots {
        if root.is_dir() {
            let inside: Vec<PathBuf> = fs::read_dir(root)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
            found.extend(files(&inside, endings)?);
        } else if root.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            found.push(root.clone());
        }
    }
    found.sort();
    Ok(found)
}

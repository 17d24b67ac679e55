//! Finding citations in Rust files and scenarios, and telling tests from the code they stand in.

use std::{ops::Range, path::Path};

use crate::rulebook::is_id;

/// A clause that is named somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Citation {
    /// The line, from 1.
    pub(super) line: usize,
    /// The clause.
    pub(super) id: String,
}

/// Whether a file in `src/` holds nothing but tests: `tests.rs`, or anything in a folder `tests`.
pub(super) fn is_test_file(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == "tests")
        || path.parent().is_some_and(|folder| folder.components().any(|part| part.as_os_str() == "tests"))
}

/// The citations of a Rust file: those in code, and those in tests.
pub(super) fn read(text: &str, game: &str, all_tests: bool) -> (Vec<Citation>, Vec<Citation>) {
    let tests = test_ranges(text);
    let is_test = |at: &usize| all_tests || tests.iter().any(|range| range.contains(at));
    let citation = |(at, id): (usize, &str)| Citation { line: line_of(text, at), id: id.to_owned() };
    let (tests, code): (Vec<_>, Vec<_>) = citations(text, game).into_iter().partition(|(at, _)| is_test(at));
    (code.into_iter().map(citation).collect(), tests.into_iter().map(citation).collect())
}

/// The clauses on the `rules:` lines of a scenario; a number there is the rules version.
pub(super) fn of_scenario(text: &str) -> Vec<Citation> {
    let rules = text.lines().enumerate().filter_map(|(number, line)| Some((number + 1, line.strip_prefix("rules:")?)));
    rules
        .flat_map(|(line, ids)| {
            let ids = ids.split(" #").next().unwrap_or_default().split([' ', ',', '\t']);
            ids.filter(|id| !id.bytes().all(|byte| byte.is_ascii_digit()))
                .map(move |id| Citation { line, id: id.to_owned() })
        })
        .collect()
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// Where clauses are cited, and which.
fn citations<'a>(text: &'a str, game: &str) -> Vec<(usize, &'a str)> {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let mut found = Vec::new();
    for call in ["RuleId::new(", "rule("] {
        for (at, _) in text.match_indices(call) {
            let inside = text[at + call.len()..].trim_start();
            if !text[..at].ends_with(in_word)
                && let Some((id, _)) = inside.strip_prefix('"').and_then(|quoted| quoted.split_once('"'))
            {
                found.push((at, id));
            }
        }
    }
    let prefix = format!("{game}:");
    for (at, _) in text.match_indices(&prefix) {
        let rest = &text[at + prefix.len()..];
        let is_part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || ".-".contains(letter);
        let id = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
        let id = id.trim_end_matches(['.', '-']);
        if !text[..at].ends_with(in_word) && is_id(id) {
            found.push((at, id));
        }
    }
    found.sort_unstable();
    found
}

/// The items marked `#[cfg(test)]`, from the mark to the closing brace or semicolon.
fn test_ranges(text: &str) -> Vec<Range<usize>> {
    const MARK: &str = "#[cfg(test)]";
    let mut ranges = Vec::new();
    let mut from = 0;
    while let Some(start) = text[from..].find(MARK).map(|at| from + at) {
        let end = end_of_item(text, start + MARK.len());
        ranges.push(start..end);
        from = end;
    }
    ranges
}

/// Where the item that begins here ends. Braces in strings, characters and comments don't count.
fn end_of_item(text: &str, from: usize) -> usize {
    let mut depth = 0usize;
    let mut at = from;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let skipped = passage(rest);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        at += letter.len_utf8();
        match letter {
            '{' => depth += 1,
            '}' if depth <= 1 => return at,
            '}' => depth -= 1,
            ';' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// The length of a comment, string or character that begins here; 0 if none does.
fn passage(rest: &str) -> usize {
    let until = |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
    if rest.starts_with("//") {
        return until("\n", 0);
    }
    if rest.starts_with("/*") {
        return until("*/", 2);
    }
    if let Some(raw) = rest.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            return until(&format!("\"{}", "#".repeat(hashes)), hashes + 2);
        }
    }
    let mut letters = rest.char_indices();
    match letters.next().map(|(_, letter)| letter) {
        Some('"') => {
            while let Some((at, letter)) = letters.next() {
                match letter {
                    '\\' => drop(letters.next()),
                    '"' => return at + 1,
                    _ => {}
                }
            }
            rest.len()
        }
        // A character, not a lifetime: '{' or '\''.
        Some('\'') => match (letters.next(), letters.next(), letters.next()) {
            (Some((_, '\\')), Some(_), Some((at, '\''))) => at + 1,
            (Some((_, letter)), Some((at, '\'')), _) if letter != '\\' => at + 1,
            _ => 0,
        },
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(citations: &[Citation]) -> Vec<(usize, &str)> {
        citations.iter().map(|citation| (citation.line, citation.id.as_str())).collect()
    }

    #[test]
    fn code_and_tests_are_told_apart() {
        let text = r##"
// toy:place.one, and toy:place.two.
const A: RuleId = RuleId::new("place.three");
fn f<'a>(x: &'a str) -> char { rule("place.four"); '{' }
#[cfg(test)]
mod tests {
    fn g() { let s = "}"; let r = r#"}"#; /* } */ let c = '}'; }
    // toy:place.five }
    fn h() { RuleId::new(
        "place.six"); }
}
// other-toy:place.seven toy::module toy:word
/// toy:place.eight
"##;
        let (code, tests) = read(text, "toy", false);
        let expected = [(2, "place.one"), (2, "place.two"), (3, "place.three"), (4, "place.four"), (13, "place.eight")];
        assert_eq!(ids(&code), expected);
        assert_eq!(ids(&tests), [(8, "place.five"), (9, "place.six")]);
        assert_eq!(read(text, "toy", true).1.len(), 7);
    }

    #[test]
    fn a_test_module_in_its_own_file_ends_with_its_semicolon() {
        let (code, tests) = read("#[cfg(test)]\nmod tests;\n// toy:a.b\n", "toy", false);
        assert_eq!((code.len(), tests.len()), (1, 0));
        assert!(is_test_file(Path::new("src/legal/tests.rs")) && is_test_file(Path::new("src/tests/road.rs")));
        assert!(!is_test_file(Path::new("src/legal.rs")));
    }

    #[test]
    fn scenarios_name_clauses_on_their_rules_line() {
        let text = "# toy:no.clause\nrules: place.one  place.two # why\nplayers: A\nrules: 1 place.three, place.four\n";
        let found = of_scenario(text);
        assert_eq!(ids(&found), [(2, "place.one"), (2, "place.two"), (4, "place.three"), (4, "place.four")]);
    }
}

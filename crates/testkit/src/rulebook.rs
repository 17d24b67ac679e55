//! Whether the rules pages of a game agree in every language, and with the rulings its README lists.

use std::collections::BTreeSet;

use duchy_game::Clause;

/// The pages have the same clauses in the same order, marked alike, each with a source and a text.
pub(crate) fn agree(en: &[Clause], ru: &[Clause]) -> Result<(), String> {
    let problems = problems(en, ru);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Everything in which they don't, a line each.
pub(crate) fn problems(en: &[Clause], ru: &[Clause]) -> Vec<String> {
    let mut problems = Vec::new();
    for (page, clauses) in [("en.md", en), ("ru.md", ru)] {
        if clauses.is_empty() {
            problems.push(format!("rules/{page} has no clauses"));
        }
        for (number, clause) in clauses.iter().enumerate() {
            if clause.source.is_empty() {
                problems.push(format!("rules/{page}: {} names no source", clause.id));
            }
            if clause.text.is_empty() {
                problems.push(format!("rules/{page}: {} has no text", clause.id));
            }
            if !is_id(&clause.id) {
                problems.push(format!("rules/{page}: \"{}\" is no clause id, such as place.adjacent", clause.id));
            }
            if clauses[..number].iter().any(|earlier| earlier.id == clause.id) {
                problems.push(format!("rules/{page}: {} stands there twice", clause.id));
            }
        }
    }
    let missing = |here: &[Clause], there: &[Clause], page: &str| -> Vec<String> {
        let absent = here.iter().filter(|clause| !there.iter().any(|other| other.id == clause.id));
        absent.map(|clause| format!("rules/{page} lacks the clause {}", clause.id)).collect()
    };
    problems.extend(missing(en, ru, "ru.md"));
    problems.extend(missing(ru, en, "en.md"));
    let same_ids = en.len() == ru.len() && missing(en, ru, "").is_empty();
    if same_ids && let Some((here, there)) = en.iter().zip(ru).find(|(here, there)| here.id != there.id) {
        problems.push(format!("the clauses stand in another order: {} in en.md where ru.md has {}", here.id, there.id));
    }
    for clause in en {
        let Some(other) = ru.iter().find(|other| other.id == clause.id) else { continue };
        if other.informative != clause.informative {
            problems.push(format!("{} is informative in one language only", clause.id));
        }
        if other.ruling != clause.ruling {
            problems.push(format!("{} is a ruling in one language only", clause.id));
        }
    }
    problems
}

/// The clauses a README lists as rulings: the ids in backticks between the heading `## Rulings` and the next one.
pub(crate) fn listed_rulings(readme: &str) -> BTreeSet<&str> {
    let section = readme.lines().skip_while(|line| !line.starts_with("## Rulings")).skip(1);
    let lines = section.take_while(|line| !line.starts_with("## "));
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).filter(|id| is_id(id)).collect()
}

/// Where the rulings marked on a page and those listed in the README differ, a line each.
pub(crate) fn ruling_problems(clauses: &[Clause], readme: &str) -> Vec<String> {
    let listed = listed_rulings(readme);
    let marked: BTreeSet<&str> =
        clauses.iter().filter(|clause| clause.ruling).map(|clause| clause.id.as_str()).collect();
    let unlisted =
        marked.difference(&listed).map(|id| format!("README.md does not list {id}, which rules/ marks as a ruling"));
    let unmarked =
        listed.difference(&marked).map(|id| format!("README.md lists {id}, which rules/ does not mark as a ruling"));
    unlisted.chain(unmarked).collect()
}

/// `place.adjacent`: words of small letters, digits and dashes, joined by points.
pub(crate) fn is_id(id: &str) -> bool {
    let is_word = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    id.split('.').count() >= 2 && id.split('.').all(is_word)
}

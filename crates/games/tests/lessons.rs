//! Every lesson plays through, and every step is short and points at something the player can press.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{collections::BTreeSet, fs, path::Path};

use duchy_game::Language;
use duchy_host::{LEARNER, Lesson, LessonStep, Press};

/// The most steps a lesson may have.
const STEPS: usize = 40;
/// The most words a step may have, in any language.
const WORDS: usize = 25;

fn folder(game: &str) -> std::path::PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")).join(game).join("lessons")
}

#[test]
fn every_lesson_plays_through() {
    let registry = duchy_games::registry();
    let mut faults = Vec::new();
    for kind in registry.games() {
        let known: BTreeSet<&str> = registry.lessons(kind.id()).collect();
        let mut files = BTreeSet::new();
        for file in fs::read_dir(folder(kind.id())).into_iter().flatten() {
            let path = file.unwrap().path();
            let id = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let name = format!("{}/{id}", kind.id());
            match Lesson::read(kind, &fs::read_to_string(&path).unwrap()) {
                Ok(lesson) => faults.extend(check(&lesson).into_iter().map(|fault| format!("{name}: {fault}"))),
                Err(error) => faults.push(format!("{name}: {error}")),
            }
            files.insert(id);
        }
        let files: BTreeSet<&str> = files.iter().map(String::as_str).collect();
        if files != known || files.is_empty() {
            faults.push(format!("{} has the lessons {files:?}, but crates/games lists {known:?}", kind.id()));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

fn check(lesson: &Lesson) -> Vec<String> {
    let mut faults = Vec::new();
    if lesson.steps.len() > STEPS {
        faults.push(format!("{} steps; at most {STEPS}", lesson.steps.len()));
    }
    for (index, step) in lesson.steps.iter().enumerate() {
        let mut fault = |what: String| faults.push(format!("step {}: {what}", index + 1));
        let languages: Vec<&str> = step.text.keys().map(String::as_str).collect();
        let mut expected: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        expected.sort_unstable();
        if languages != expected {
            fault(format!("it is written in {languages:?}"));
        }
        for (language, text) in &step.text {
            let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
            if words > WORDS {
                fault(format!("{words} words in {language}; at most {WORDS}: {text}"));
            }
        }
        if let Some(what) = press_fault(lesson, step) {
            fault(what);
        }
    }
    if lesson.steps.last().is_none_or(|step| step.press.is_some()) {
        faults.push("the last step has something to press, but the lesson ends there".to_owned());
    }
    faults
}

/// What is wrong with the press of a step: every offered answer is legal then, and the place belongs to the one that is played.
fn press_fault(lesson: &Lesson, step: &LessonStep) -> Option<String> {
    let press = step.press.as_ref()?;
    let decision = lesson.table.at(step.at).unwrap().decision(LEARNER)?;
    let choices: Vec<_> = step
        .offered
        .iter()
        .filter_map(|action| decision.choices.iter().find(|choice| choice.action == *action))
        .collect();
    if choices.len() != step.offered.len() {
        return Some(format!("{:?} are not all legal", step.offered));
    }
    let played = choices.last()?;
    match press {
        Press::Place(place) if !played.text.places.contains(place) => {
            Some(format!("{place:?} is not a place of {}", played.action))
        }
        Press::Turn if choices.len() < 2 => Some("there is nothing to turn to".to_owned()),
        Press::Answer if !played.text.places.is_empty() => Some("the answer has a place on the board".to_owned()),
        _ => None,
    }
}

//! What players read: the texts of all golden records, in both languages, name no tile code and no coordinates, and the
//! log says nothing twice.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{fs, ops::ControlFlow, path::Path};

use duchy_game::{Arg, Description, Language, Seat, Viewer};
use duchy_host::{Json, Kind, LogEntry, LogKind, Record, Table, Words};

/// Choices rendered at one decision: some positions of Carcassonne have hundreds that read alike.
const CHOICES: usize = 8;

fn game(id: &str) {
    let registry = duchy_games::registry();
    let kind = registry.find(id).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{id}/tests/golden"));
    let mut bad: Vec<String> = Vec::new();
    let mut twice: Vec<String> = Vec::new();
    let mut records = 0;
    for file in fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let record = Record::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        for language in Language::ALL {
            bad.extend(codes_in(kind, &record, language));
        }
        twice.extend(said_twice(kind, &record));
        records += 1;
    }
    assert!(records > 0, "{} has no records", folder.display());
    bad.sort();
    bad.dedup();
    let shown: Vec<&String> = bad.iter().take(20).collect();
    assert!(bad.is_empty(), "{} texts of {id} show codes or coordinates, such as {shown:#?}", bad.len());
    let shown: Vec<&String> = twice.iter().take(20).collect();
    assert!(
        twice.is_empty(),
        "{} actions of {id} are logged beside events that say the same, such as {shown:#?}",
        twice.len()
    );
}

/// Actions that the log says beside their events. A client leaves an action out where an event is about the same player or
/// names one of its places, so an action on the board needs such an event.
fn said_twice(kind: &dyn Kind, record: &Record) -> Vec<String> {
    let words = kind.words(Language::En);
    let say = |text: &Description<Json>| words.say(text, &|seat| record.header.players[seat.index()].name.clone());
    let table = kind.replay(record, &mut |_| ControlFlow::Continue(())).unwrap();
    let beside = |entry: &LogEntry| {
        let LogKind::Action { text: Some(text), secret: false, .. } = &entry.kind else { return None };
        let actor = entry.seat.map(Arg::Seat)?;
        let says_it = |event: &Description<Json>| {
            let alone = Arg::List(vec![actor.clone()]);
            event.args.iter().any(|arg| *arg == ("seat", actor.clone()) || *arg == ("seats", alone.clone()))
                || event.places.iter().any(|place| text.places.contains(place))
        };
        let on_board = !text.places.is_empty() && !entry.events.is_empty();
        let said = entry.events.iter().map(|event| say(&event.text)).collect::<Vec<_>>();
        (on_board && !entry.events.iter().any(|event| says_it(&event.text))).then(|| format!("{}: {said:?}", say(text)))
    };
    table.log(Viewer::Everything, None).iter().filter_map(beside).collect()
}

/// Every sentence of a record that shows a code or coordinates: questions, choices, log, points.
fn codes_in(kind: &dyn Kind, record: &Record, language: Language) -> Vec<String> {
    let words = kind.words(language);
    let names: Vec<String> = record.header.players.iter().map(|player| player.name.clone()).collect();
    let name = |seat: Seat| names[seat.index()].clone();
    let say = |words: &Words, text: &Description<Json>| words.say(text, &name);
    let mut start = record.clone();
    start.entries.clear();
    start.result = None;
    let mut table = kind.replay(&start, &mut |_| ControlFlow::Continue(())).unwrap();
    let mut found = Vec::new();
    let mut check = |sentence: String| {
        if sentence.split_whitespace().any(is_code) {
            found.push(sentence);
        }
    };
    for entry in &record.entries {
        asked(&*table, &mut |text| check(say(&words, text)));
        table.follow(entry).unwrap();
    }
    for entry in table.log(Viewer::Everything, None) {
        if let LogKind::Action { text: Some(text), .. } = &entry.kind {
            check(say(&words, text));
        }
        for event in &entry.events {
            check(say(&words, &event.text));
            event.lines.iter().for_each(|line| check(words.line(line)));
        }
    }
    found
}

fn asked(table: &dyn Table, see: &mut dyn FnMut(&Description<Json>)) {
    for seat in table.status().awaited().iter() {
        let decision = table.decision(seat).unwrap();
        see(&decision.prompt);
        let step = decision.choices.len().div_ceil(CHOICES).max(1);
        decision.choices.iter().step_by(step).for_each(|choice| see(&choice.text));
    }
}

/// `BASE-V`, `-5,-3`, `d4`: what means something only to the program.
fn is_code(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-');
    let number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
    };
    let coordinates = word.split_once(',').is_some_and(|(x, y)| number(x) && number(y));
    let code = word.contains('-')
        && word.chars().filter(char::is_ascii_uppercase).count() >= 2
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    let mut letters = word.chars();
    let space = letters.next().is_some_and(|c| c.is_ascii_lowercase()) && number(letters.as_str());
    coordinates || code || space
}

#[test]
fn codes_are_recognised() {
    for code in ["BASE-V", "(1,0)", "-5,-3:", "d4.", "e2", "PD-12"] {
        assert!(is_code(code), "{code}");
    }
    for word in ["8", "-3", "Ann", "5–7", "2,", "T-shaped", "a", "город-крепость", "90°"] {
        assert!(!is_code(word), "{word}");
    }
}

#[test]
fn carcassonne() {
    game("carcassonne");
}

#[test]
fn burgundy() {
    game("burgundy");
}

#[test]
fn burgundy_cards() {
    game("burgundy-cards");
}

#[test]
fn tuscany() {
    game("tuscany");
}

#[test]
fn catherine() {
    game("catherine");
}

//! `duchy replay --json`: one line of JSON for the setup and for each entry. `docs/replay-json.md` describes the fields.

use std::io::{self, BufWriter, Write};

use duchy_game::{Language, Seat, Viewer};
use duchy_host::{Entry, EntryKind, Header, LogEntry, LogKind, Record, Registry, ReplayError, Table, Words};
use serde_json::{Value, json};

/// Replays a record in one pass and writes the line of every entry, or only that of entry `at`; then what is wrong with the
/// record, or with the line after it that can't be read. The outer error is one of writing.
pub(crate) fn print(
    registry: &Registry,
    record: Option<&Record>,
    unread: Option<ReplayError>,
    at: Option<u32>,
    language: Language,
) -> io::Result<Result<(), ReplayError>> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut written = Ok(());
    let mut reached = false;
    let mut replayed = Ok(());
    if let Some(record) = record {
        let undone = undone(record);
        let words = registry.find(&record.header.game).ok().map(|kind| kind.words(language));
        let table = registry.replay_each(record, &mut |table| {
            if let (Ok(()), Some(words)) = (&written, &words)
                && at.is_none_or(|at| at == table.seq())
            {
                reached = true;
                written = writeln!(out, "{}", line(table, record, &undone, words));
            }
        });
        replayed = table.map(drop);
    }
    written?;
    let replayed = match replayed.and(unread.map_or(Ok(()), Err)) {
        Err(error) if at.is_none() || !reached => {
            let message = json!({ "line": error.line, "seq": error.seq, "message": error.what });
            writeln!(out, "{}", json!({ "error": message }))?;
            Err(error)
        }
        // What is wrong after the entry that was asked for does not matter.
        _ => Ok(()),
    };
    out.flush()?;
    Ok(replayed)
}

/// For each entry of a record: whether a later entry takes it back.
fn undone(record: &Record) -> Vec<bool> {
    let mut undone = vec![false; record.entries.len()];
    for (index, entry) in record.entries.iter().enumerate() {
        if let EntryKind::UndoTo { to, .. } = entry.kind {
            undone[(to as usize).min(index)..index].fill(true);
        }
    }
    undone
}

/// Everything about the table after its last entry. Every line has all fields; those that don't apply are `null`.
fn line(table: &dyn Table, record: &Record, undone: &[bool], words: &Words) -> Value {
    let players = table.players();
    let name = |seat: Seat| players.get(seat.index()).map_or_else(|| seat.to_string(), |player| player.name.clone());
    let seq = table.seq();
    let logged = table.log(Viewer::Everything, seq.checked_sub(1)).pop();
    let done = match seq.checked_sub(1) {
        None => setup(&table.record().header),
        Some(index) => entry(&table.record().entries[index as usize]),
    };
    let text = match logged.as_ref().map(|logged| &logged.kind) {
        Some(LogKind::Action { text: Some(text), .. }) => Some(words.say(text, &name)),
        _ => None,
    };
    let mut line = json!({ "seq": seq });
    let rest = json!({
        "text": text,
        "undone": seq > 0 && undone[seq as usize - 1],
        "events": logged.as_ref().map_or_else(Vec::new, |logged| events(logged, words, &name)),
        "lines": logged.as_ref().map_or_else(Vec::new, score_lines),
        "scores": table.scores(),
        "status": table.status(),
        "players": players,
        "resigned": table.resigned(),
        "questions": questions(table, words, &name),
        "result": result(table, record),
        "position": table.view(Viewer::Everything),
    });
    for part in [done, rest] {
        if let (Value::Object(line), Value::Object(part)) = (&mut line, part) {
            line.extend(part);
        }
    }
    line
}

fn setup(header: &Header) -> Value {
    let catalogue = header.catalogue.as_ref().map(|named| json!({ "name": named.name, "hash": named.hash }));
    json!({
        "kind": "setup",
        "header": {
            "game": header.game,
            "rules": header.rules,
            "catalogue": catalogue,
            "options": header.options,
            "chance": header.chance,
            "origin": header.origin,
        },
        "at": header.at,
        "seat": null,
        "action": null,
        "auto": false,
        "outcomes": header.setup,
        "undo_to": null,
        "takeover": null,
        "fingerprint": header.fingerprint,
    })
}

fn entry(entry: &Entry) -> Value {
    let (mut action, mut auto, mut outcomes, mut undo_to, mut takeover) = (None, false, &[][..], None, None);
    let (kind, seat) = match &entry.kind {
        EntryKind::Action { seat, action: played, outcomes: drawn, auto: by_host } => {
            (action, outcomes, auto) = (Some(played), drawn, *by_host);
            ("action", seat.as_ref())
        }
        EntryKind::UndoTo { seat, to, .. } => {
            undo_to = Some(*to);
            ("undo", Some(seat))
        }
        EntryKind::Takeover { seat, by } => {
            takeover = Some(by);
            ("takeover", Some(seat))
        }
        EntryKind::Resignation { seat } => ("resignation", Some(seat)),
        EntryKind::Timeout { seat } => ("timeout", Some(seat)),
        EntryKind::End { seat, .. } => ("end", Some(seat)),
        EntryKind::Redeal { seat, outcomes: dealt } => {
            outcomes = dealt;
            ("redeal", Some(seat))
        }
    };
    json!({
        "kind": kind,
        "header": null,
        "at": entry.at,
        "seat": seat,
        "action": action,
        "auto": auto,
        "outcomes": outcomes,
        "undo_to": undo_to,
        "takeover": takeover,
        "fingerprint": entry.fingerprint,
    })
}

fn events(logged: &LogEntry, words: &Words, name: &dyn Fn(Seat) -> String) -> Vec<Value> {
    logged.events.iter().map(|event| json!({ "event": event.event, "text": words.say(&event.text, name) })).collect()
}

/// The score lines of an entry, each with the number of its event in `events`.
fn score_lines(logged: &LogEntry) -> Vec<Value> {
    let numbered = logged.events.iter().enumerate();
    let lines = numbered.flat_map(|(number, event)| event.lines.iter().map(move |line| (number, line)));
    lines
        .map(|(number, line)| {
            let mut line = json!(line);
            line["event"] = number.into();
            line
        })
        .collect()
}

/// Who is asked what, with every legal answer in the game's notation.
fn questions(table: &dyn Table, words: &Words, name: &dyn Fn(Seat) -> String) -> Vec<Value> {
    let decisions = Seat::all(table.players().len() as u8).filter_map(|seat| table.decision(seat));
    decisions
        .map(|decision| {
            json!({
                "seat": decision.seat,
                "revise": decision.revise,
                "prompt": decision.prompt.key,
                "text": words.say(&decision.prompt, name),
                "actions": decision.choices.into_iter().map(|choice| choice.action).collect::<Vec<_>>(),
            })
        })
        .collect()
}

/// How the game ended, if it has, with the secret that the record reveals.
fn result(table: &dyn Table, record: &Record) -> Option<duchy_host::GameResult> {
    let mut result = table.result(None)?;
    result.secret = record.result.as_ref().and_then(|result| result.secret.clone());
    Some(result)
}

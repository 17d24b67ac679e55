//! `duchy replay`: the table at any entry of a record. Whoever holds a record sees everything in it.

use std::path::PathBuf;

use duchy_game::{Language, ScoreLine, Seat, Status, Viewer};
use duchy_host::{Entry, EntryKind, HIDDEN, LogEntry, LogKind, Player, Record, Registry, Table, Words};
use serde_json::{Value, json};

use crate::{
    failure::{Failure, print_json, read_record},
    play::TEXTS,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as JSON lines; - for standard input.
    file: PathBuf,

    /// Stop after this entry; 0 is the setup. The whole record if not given.
    #[arg(long, value_name = "N")]
    at: Option<u32>,

    /// For machines: position, scores and score lines, entry by entry.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    let mut record = read_record(&args.file)?;
    let whole = args.at.is_none() && record.result.is_none();
    if let Some(at) = args.at {
        let length = record.entries.len();
        if at as usize > length {
            return Err(Failure::Usage(format!("the record has {length} entries; --at takes 0 to {length}")));
        }
        truncate(&mut record, at as usize);
    }
    // What is known is shown, then why there is no more.
    let hidden = first_hidden(&record);
    let stopped = hidden.map(|seq| Failure::No(format!("{}, {}", args.file.display(), taken_too_early(seq))));
    match hidden {
        None => {}
        Some(0) => return stopped.map_or(Ok(()), Err),
        Some(seq) => truncate(&mut record, seq - 1),
    }
    let table = registry.replay(&record).map_err(|error| Failure::No(format!("{}, {error}", args.file.display())))?;
    if args.json {
        print_json(&for_machines(&*table))?;
    } else {
        show(&*table, language)?;
        if whole && stopped.is_none() && !table.status().is_over() {
            println!("{}", Words::new(TEXTS, language).text("replay-unfinished"));
        }
    }
    stopped.map_or(Ok(()), Err)
}

/// The first entry of which something is hidden; 0 is the setup.
pub(crate) fn first_hidden(record: &Record) -> Option<usize> {
    let hidden = |name: &String| name == HIDDEN;
    if record.header.setup.iter().any(hidden) {
        return Some(0);
    }
    let is_hidden = |entry: &Entry| match &entry.kind {
        EntryKind::Action { action, outcomes, .. } => hidden(action) || outcomes.iter().any(hidden),
        _ => false,
    };
    record.entries.iter().position(is_hidden).map(|index| index + 1)
}

/// Why a record can't be replayed beyond an entry.
pub(crate) fn taken_too_early(seq: usize) -> String {
    let place = if seq == 0 { "the setup".to_owned() } else { format!("entry {seq}") };
    format!(
        "{place}: this record was downloaded while the game was on, and what its reader could not know is written \
         \"?\"; download it again when the game is over"
    )
}

fn truncate(record: &mut Record, entries: usize) {
    if entries < record.entries.len() {
        record.entries.truncate(entries);
        record.result = None;
    }
}

fn lines(entry: &LogEntry) -> impl Iterator<Item = &ScoreLine<Value>> {
    entry.events.iter().flat_map(|event| &event.lines)
}

fn for_machines(table: &dyn Table) -> Value {
    let mut scores = vec![0; table.players().len()];
    let mut entries: Vec<Value> = Vec::new();
    for entry in table.log(Viewer::Everything, None) {
        if !entry.undone {
            for line in lines(&entry) {
                scores[line.seat.index()] += line.points;
            }
        }
        let action = match &entry.kind {
            LogKind::Action { action, .. } => json!(action),
            deed => json!(deed),
        };
        entries.push(json!({
            "seq": entry.seq,
            "seat": entry.seat,
            "action": action,
            "undone": entry.undone,
            "lines": lines(&entry).collect::<Vec<_>>(),
            "scores": scores.clone(),
        }));
    }
    json!({
        "game": table.kind().id(),
        "players": table.players(),
        "options": table.record().header.options,
        "seq": table.seq(),
        "status": table.status(),
        "scores": table.scores(),
        "result": table.result(None),
        "entries": entries,
        "position": table.view(Viewer::Everything),
    })
}

fn show(table: &dyn Table, language: Language) -> Result<(), Failure> {
    let words = table.kind().words(language);
    let players = table.players().to_vec();
    for entry in table.log(Viewer::Everything, None) {
        for line in entry_lines(&entry, &words, &players) {
            println!("{line}");
        }
    }
    show_table(table, Viewer::Everything, &words);
    Ok(())
}

/// The table in plain characters, what stands under it in words, and who leads.
pub(crate) fn show_table(table: &dyn Table, viewer: Viewer, words: &Words) {
    println!("\n{}", table.sketch(viewer));
    let name = |seat: Seat| table.players()[seat.index()].name.clone();
    for note in table.notes(viewer) {
        println!("{}", words.say(&note, &name));
    }
    println!("\n{}", standing(table, words));
}

/// An entry in words: what was done, what came of it, and every point.
pub(crate) fn entry_lines(entry: &LogEntry, words: &Words, players: &[Player]) -> Vec<String> {
    let name = |seat: Seat| players.get(seat.index()).map_or_else(|| seat.to_string(), |player| player.name.clone());
    let who = entry.seat.map(name).unwrap_or_default();
    let mut said = Vec::new();
    let undone = if entry.undone { " ⟲" } else { "" };
    match &entry.kind {
        LogKind::Setup => {}
        LogKind::Action { action, text, .. } => {
            let text = text.as_ref().map(|text| words.say(text, &name)).unwrap_or_default();
            said.push(format!("{:>4}  {who}: {}  [{}]{undone}", entry.seq, text, action.as_deref().unwrap_or("…")));
        }
        LogKind::UndoTo(to) => said.push(format!("{:>4}  {who}: ⟲ {to}", entry.seq)),
        LogKind::Takeover { name, bot } => {
            said.push(format!("{:>4}  {who} → {name} {}", entry.seq, bot.as_deref().unwrap_or_default()));
        }
        LogKind::Resignation => said.push(format!("{:>4}  {who} ⚐", entry.seq)),
        LogKind::Timeout => said.push(format!("{:>4}  {who} ⌛", entry.seq)),
    }
    for event in &entry.events {
        said.push(format!("        {}", words.say(&event.text, &name)));
        for line in &event.lines {
            said.push(format!("          {:+} {}: {} ({})", line.points, name(line.seat), words.line(line), line.rule));
        }
    }
    said
}

/// Points, and who is to act or who won.
fn standing(table: &dyn Table, words: &Words) -> String {
    let status = table.status();
    let marks = table.players().iter().zip(table.scores()).enumerate().map(|(index, (player, score))| {
        let seat = Seat(index as u8);
        let mark = match &status {
            Status::Over { places, .. } => format!("#{}", places.as_slice()[index]),
            _ if status.awaited().contains(seat) => "▶".to_owned(),
            _ => String::new(),
        };
        format!("{mark} {}: {score}", player.name)
    });
    let title = words.text("game-title");
    format!("{title}   {}", marks.collect::<Vec<_>>().join("   "))
}

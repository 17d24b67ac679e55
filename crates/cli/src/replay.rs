//! `duchy replay`: the table at any entry of a record. The reader of a record sees everything in it.

use std::path::PathBuf;

use duchy_game::{Language, Seat, Status, Viewer};
use duchy_host::{LogEntry, LogKind, Player, Record, Registry, ReplayError, Table, Words};

use crate::{
    failure::{Failure, read_text, unless_closed},
    play::TEXTS,
    replay_json,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file (JSON lines); - reads standard input.
    file: PathBuf,

    /// Show the table after entry N; 0 is the setup. Default: the last entry.
    #[arg(long, value_name = "N")]
    at: Option<u32>,

    /// Print JSON lines: position, events, scores and open questions after the setup and after each entry (with --at,
    /// only after that one).
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    let (record, unread) = read(&read_text(&args.file)?);
    let last = record.as_ref().map_or(0, |record| record.entries.len() as u32);
    if unread.is_none() && args.at.is_some_and(|at| at > last) {
        return Err(Failure::Usage(format!("the record has {last} entries; --at takes 0 to {last}")));
    }
    let replayed = if args.json {
        match unless_closed(replay_json::print(registry, record.as_ref(), unread, args.at, language))? {
            Some(replayed) => replayed,
            None => return Ok(()),
        }
    } else {
        let shown =
            record.map_or(Ok(()), |record| show(registry, &record, args.at.unwrap_or(last).min(last), language));
        match unread {
            Some(error) if args.at.is_none_or(|at| at > last) => shown.and(Err(error)),
            _ => shown,
        }
    };
    replayed.map_err(|error| Failure::No(format!("{}, {error}", args.file.display())))
}

/// A record as far as its lines can be read, and what is wrong with the next one.
fn read(text: &str) -> (Option<Record>, Option<ReplayError>) {
    let bad = match Record::parse(text) {
        Ok(record) => return (Some(record), None),
        Err(bad) => bad,
    };
    let before: Vec<&str> = text.lines().take(bad.line - 1).collect();
    let record = Record::parse(&before.join("\n")).ok();
    let entry = record.as_ref().filter(|record| record.result.is_none());
    let seq = entry.map(|record| record.entries.len() as u32 + 1);
    (record, Some(ReplayError { line: bad.line, seq, what: bad.what }))
}

/// Shows the log and the table after an entry; of a record that stops before it, what can be replayed.
fn show(registry: &Registry, record: &Record, at: u32, language: Language) -> Result<(), ReplayError> {
    let last = record.entries.len() as u32;
    let shown = |at: u32| {
        let mut reached = false;
        let replayed = registry.replay_each(record, &mut |table| {
            if table.seq() == at {
                reached = true;
                show_all(table, language);
                if at == last && !table.status().is_over() {
                    println!("{}", Words::new(TEXTS, language).text("replay-unfinished"));
                }
            }
        });
        replayed.map(drop).or_else(|error| if reached && at < last { Ok(()) } else { Err(error) })
    };
    let replayed = shown(at);
    if let Err(ReplayError { seq: Some(seq), .. }) = replayed
        && seq <= at
    {
        // It stops at the same entry again, which is the error to report.
        let _ = shown(seq - 1);
    }
    replayed
}

fn show_all(table: &dyn Table, language: Language) {
    let words = table.kind().words(language);
    for entry in table.log(Viewer::Everything, None) {
        for line in entry_lines(&entry, &words, table.players()) {
            println!("{line}");
        }
    }
    show_table(table, Viewer::Everything, &words);
}

/// Prints the sketch, its notes and the scores.
pub(crate) fn show_table(table: &dyn Table, viewer: Viewer, words: &Words) {
    println!("\n{}", table.sketch(viewer));
    let name = |seat: Seat| table.players()[seat.index()].name.clone();
    for note in table.notes(viewer) {
        println!("{}", words.say(&note, &name));
    }
    println!("\n{}", standing(table, words));
}

/// An entry in words: the action, its events and every point.
pub(crate) fn entry_lines(entry: &LogEntry, words: &Words, players: &[Player]) -> Vec<String> {
    let name = |seat: Seat| players.get(seat.index()).map_or_else(|| seat.to_string(), |player| player.name.clone());
    let who = entry.seat.map(name).unwrap_or_default();
    let mut said = Vec::new();
    let undone = if entry.undone { " ⟲" } else { "" };
    match &entry.kind {
        LogKind::Setup => {}
        LogKind::Action { action, text, .. } => {
            let text = text.as_ref().map(|text| format!(": {}", words.say(text, &name))).unwrap_or_default();
            said.push(format!("{:>4}  {who}{text}  [{}]{undone}", entry.seq, action.as_deref().unwrap_or("…")));
        }
        LogKind::UndoTo(to) => said.push(format!("{:>4}  {who}: ⟲ {to}", entry.seq)),
        LogKind::Takeover { name, bot } => {
            said.push(format!("{:>4}  {who} → {name} {}", entry.seq, bot.as_deref().unwrap_or_default()));
        }
        LogKind::Resignation => said.push(format!("{:>4}  {who} ⚐", entry.seq)),
        LogKind::Timeout => said.push(format!("{:>4}  {who} ⌛", entry.seq)),
        LogKind::End => said.push(format!("{:>4}  {who} ⏹", entry.seq)),
        LogKind::Redeal => said.push(format!("{:>4}  {who} ⑂", entry.seq)),
    }
    for event in &entry.events {
        said.push(format!("        {}", words.say(&event.text, &name)));
        for line in &event.lines {
            said.push(format!("          {:+} {}: {} ({})", line.points, name(line.seat), words.line(line), line.rule));
        }
    }
    said
}

/// The scores, with marks for whose turn it is or the final places.
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

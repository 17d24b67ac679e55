//! The record of a game: its one durable form. `docs/record.md` describes it for people.
//!
//! JSON lines: a header, entries, a result. A machine writes complete records; a person may leave out what the rules
//! imply (sequence numbers, times, fingerprints, the seat when only one is asked).

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use duchy_game::{RulesVersion, Seat};

/// The version of the format, in the header's `duchy` field.
pub const FORMAT: u32 = 1;

/// What stands for an action or outcome in a record whose reader may not know it yet.
pub const HIDDEN: &str = "?";

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What was agreed.
    pub header: Header,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// How it ended, once it has.
    pub result: Option<GameResult>,
    /// The lines of the header, the entries and the result, for messages about hand-written records.
    lines: Vec<usize>,
}

/// What was agreed before the first move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the format.
    pub duchy: u32,
    /// Which game.
    pub game: String,
    /// Which state of its rules; the current one if a person leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<RulesVersion>,
    /// Which components; the built-in ones if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<CatalogueRef>,
    /// The options, by name; what is left out has its default.
    #[serde(default = "empty_object")]
    pub options: Value,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Where chance comes from.
    #[serde(default, skip_serializing_if = "Chance::is_written")]
    pub chance: Chance,
    /// Outcomes of chance in the setup.
    #[serde(default)]
    pub setup: Vec<String>,
    /// When it began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Fingerprint of the position after the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

fn empty_object() -> Value {
    Value::Object(serde_json::Map::new())
}

/// The components a game was played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogueRef {
    /// What the data file calls itself.
    pub name: String,
    /// Its SHA-256; may be left out by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// The file itself, unless it is the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The level, if it is a computer opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Player { name: name.into(), bot: None }
    }
}

/// Where chance comes from.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Nobody vouches for it: the record was written by hand.
    #[default]
    Written,
    /// A secret seed, to whose hash the host commits itself; the result reveals it.
    Seed {
        /// SHA-256 of the seed.
        commitment: String,
    },
    /// A deal that other tables may play too.
    Deal {
        /// Its public id.
        id: String,
        /// SHA-256 of its key, which is revealed when the deal closes.
        commitment: String,
    },
    /// A seed everybody knows: for sandbox and research.
    Open {
        /// The seed in hexadecimal.
        seed: String,
    },
}

impl Chance {
    fn is_written(&self) -> bool {
        *self == Chance::Written
    }
}

/// One line of what was done. Sequence numbers begin with 1 and are never reused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "RawEntry", into = "RawEntry")]
pub struct Entry {
    /// Its number.
    pub seq: u32,
    /// When it was written.
    pub at: Option<String>,
    /// What was done.
    pub kind: EntryKind,
    /// Fingerprint of the position after it.
    pub fingerprint: Option<String>,
}

/// What an entry does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A seat decided.
    Action {
        /// Who; may be left out by hand if only one seat is asked.
        seat: Option<SeatRef>,
        /// What, in the game's notation.
        action: String,
        /// What chance brought then, by name.
        outcomes: Vec<String>,
        /// The host played it, since it was the only choice.
        auto: bool,
    },
    /// Entries were taken back: the position is again the one after `to`.
    UndoTo {
        /// Who asked.
        seat: SeatRef,
        /// The entry the game went back to; 0 is the setup.
        to: u32,
    },
    /// Somebody else plays for the seat from now on.
    Takeover {
        /// Which seat.
        seat: SeatRef,
        /// Who now.
        by: Player,
    },
    /// The player gave up.
    Resignation {
        /// Which seat.
        seat: SeatRef,
    },
    /// The player's time ran out.
    Timeout {
        /// Which seat.
        seat: SeatRef,
    },
}

/// A seat by its number (from 0) or, by hand, by the player's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SeatRef {
    /// From 0.
    Number(u8),
    /// As in the header.
    Name(String),
}

impl From<Seat> for SeatRef {
    fn from(seat: Seat) -> Self {
        SeatRef::Number(seat.0)
    }
}

impl SeatRef {
    /// The seat at a table with these players.
    pub fn resolve(&self, players: &[Player]) -> Result<Seat, String> {
        let found = match self {
            SeatRef::Number(number) => Some(usize::from(*number)).filter(|&number| number < players.len()),
            SeatRef::Name(name) => players.iter().position(|player| player.name == *name),
        };
        found.map(|index| Seat(index as u8)).ok_or_else(|| {
            let names: Vec<String> = players.iter().enumerate().map(|(i, p)| format!("{i} ({})", p.name)).collect();
            let given = match self {
                SeatRef::Number(number) => number.to_string(),
                SeatRef::Name(name) => format!("\"{name}\""),
            };
            format!("there is no seat {given}; the seats are {}", names.join(", "))
        })
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Places by seat, from 1; equal numbers are ties.
    pub places: Vec<u8>,
    /// For a game against the rules alone: whether the player won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The seed or the deal's key, in hexadecimal, revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// An entry as it stands on its line: flat, so that a mistake gets a message that names the field.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    #[serde(default)]
    seq: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<SeatRef>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    outcomes: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    auto: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo_to: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    takeover: Option<Player>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    resignation: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    timeout: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
}

impl TryFrom<RawEntry> for Entry {
    type Error = String;

    fn try_from(raw: RawEntry) -> Result<Self, String> {
        let given = [raw.action.is_some(), raw.undo_to.is_some(), raw.takeover.is_some(), raw.resignation, raw.timeout];
        if given.iter().filter(|&&given| given).count() != 1 {
            return Err("an entry needs exactly one of: action, undo_to, takeover, resignation, timeout".into());
        }
        if raw.action.is_none() && (!raw.outcomes.is_empty() || raw.auto) {
            return Err("outcomes and auto go with an action".into());
        }
        let seat = |what: &str| raw.seat.clone().ok_or_else(|| format!("{what} needs a seat"));
        let kind = if let Some(action) = raw.action {
            EntryKind::Action { seat: raw.seat, action, outcomes: raw.outcomes, auto: raw.auto }
        } else if let Some(to) = raw.undo_to {
            EntryKind::UndoTo { seat: seat("undo_to")?, to }
        } else if let Some(by) = raw.takeover.clone() {
            EntryKind::Takeover { seat: seat("a takeover")?, by }
        } else if raw.resignation {
            EntryKind::Resignation { seat: seat("a resignation")? }
        } else {
            EntryKind::Timeout { seat: seat("a timeout")? }
        };
        Ok(Entry { seq: raw.seq, at: raw.at, kind, fingerprint: raw.fingerprint })
    }
}

impl From<Entry> for RawEntry {
    fn from(entry: Entry) -> Self {
        let raw = RawEntry { seq: entry.seq, at: entry.at, fingerprint: entry.fingerprint, ..RawEntry::default() };
        match entry.kind {
            EntryKind::Action { seat, action, outcomes, auto } => {
                RawEntry { seat, action: Some(action), outcomes, auto, ..raw }
            }
            EntryKind::UndoTo { seat, to } => RawEntry { seat: Some(seat), undo_to: Some(to), ..raw },
            EntryKind::Takeover { seat, by } => RawEntry { seat: Some(seat), takeover: Some(by), ..raw },
            EntryKind::Resignation { seat } => RawEntry { seat: Some(seat), resignation: true, ..raw },
            EntryKind::Timeout { seat } => RawEntry { seat: Some(seat), timeout: true, ..raw },
        }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadRecord {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what to do.
    pub what: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultLine {
    result: GameResult,
}

impl Record {
    /// A game that has just begun.
    pub fn new(header: Header) -> Self {
        Record { header, entries: Vec::new(), result: None, lines: Vec::new() }
    }

    /// Reads JSON lines. Empty lines and lines that begin with `#` or `//` are passed over, so that people can comment.
    pub fn parse(text: &str) -> Result<Self, BadRecord> {
        let bad = |line: usize| move |what: String| BadRecord { line, what };
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim().trim_start_matches('\u{feff}')))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && !line.starts_with("//"));
        let (line, first) =
            lines.next().ok_or_else(|| bad(1)("the record is empty; it begins with a header".into()))?;
        let header = Header::parse(first).map_err(bad(line))?;
        let mut record = Record::new(header);
        record.lines.push(line);
        for (line, text) in lines {
            if record.result.is_some() {
                return Err(bad(line)("nothing may follow the result".into()));
            }
            let value: Value = serde_json::from_str(text)
                .map_err(|error| bad(line)(format!("this is not JSON ({error}); is the record cut off?")))?;
            if value.get("result").is_some() {
                let parsed: ResultLine = serde_json::from_value(value).map_err(|error| bad(line)(error.to_string()))?;
                record.result = Some(parsed.result);
                record.lines.push(line);
                continue;
            }
            let mut entry: Entry = serde_json::from_value(value).map_err(|error| bad(line)(error.to_string()))?;
            let expected = record.entries.len() as u32 + 1;
            if entry.seq == 0 {
                entry.seq = expected;
            }
            if entry.seq != expected {
                let what =
                    format!("this is entry {}, but {expected} comes next; a line is missing or misplaced", entry.seq);
                return Err(bad(line)(what));
            }
            record.entries.push(entry);
            record.lines.push(line);
        }
        Ok(record)
    }

    /// Whether something in it is hidden from its reader: it was taken while the game was in progress.
    pub fn is_redacted(&self) -> bool {
        let hidden = |name: &String| name == HIDDEN;
        self.header.setup.iter().any(hidden)
            || self.entries.iter().any(|entry| match &entry.kind {
                EntryKind::Action { action, outcomes, .. } => hidden(action) || outcomes.iter().any(hidden),
                _ => false,
            })
    }

    /// Adds an entry, which has the next number.
    pub fn push(&mut self, entry: Entry) {
        debug_assert_eq!(entry.seq as usize, self.entries.len() + 1);
        self.entries.push(entry);
    }

    /// The line of the header.
    pub fn header_line(&self) -> usize {
        self.lines.first().copied().unwrap_or(1)
    }

    /// The line of an entry, or of the result after the last one; in a record that was not read from a file, where it
    /// would stand.
    pub fn line_of(&self, index: usize) -> usize {
        self.lines.get(index + 1).copied().unwrap_or(index + 2)
    }

    /// As JSON lines.
    pub fn to_text(&self) -> String {
        let mut text = line(&self.header);
        for entry in &self.entries {
            text.push_str(&line(entry));
        }
        if let Some(result) = &self.result {
            text.push_str(&line(&ResultLine { result: result.clone() }));
        }
        text
    }
}

impl Header {
    /// Reads a header line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let value: Value = serde_json::from_str(line).map_err(|error| format!("the header is not JSON ({error})"))?;
        match value.get("duchy").map(Value::as_u64) {
            None => return Err("the header needs \"duchy\": 1, the version of the format".into()),
            Some(Some(version)) if version == u64::from(FORMAT) => {}
            Some(_) => return Err(format!("this program reads format {FORMAT}; the header's \"duchy\" says another")),
        }
        serde_json::from_value(value).map_err(|error| error.to_string())
    }
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("our own types have string keys and finite numbers");
    let _ = writeln!(text);
    text
}

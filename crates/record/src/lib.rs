//! The record of a game: the format in which games are stored. `docs/record.md` describes it.
//!
//! JSON lines: a header, entries, a result. Programs write complete records; people may leave out what the rules
//! imply (sequence numbers, times, fingerprints, the seat if only one is asked).

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use duchy_game::{RulesVersion, Seat};

/// Version of the format, in the header's `duchy` field.
pub const FORMAT: u32 = 1;

/// Placeholder for an action or outcome that the reader of the record may not know yet.
pub const HIDDEN: &str = "?";

/// A game from its setup to its result.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Game, options and players.
    pub header: Header,
    /// Everything that was done, in order.
    pub entries: Vec<Entry>,
    /// The result of a finished game.
    pub result: Option<GameResult>,
    /// The lines of the header, the entries and the result, for messages about hand-written records.
    lines: Vec<usize>,
}

/// Game, options, players and setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the format.
    pub duchy: u32,
    /// Id of the game.
    pub game: String,
    /// Rules version; the current one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<RulesVersion>,
    /// Components; the built-in ones if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<CatalogueRef>,
    /// Options by name; defaults for those left out.
    #[serde(default = "empty_object")]
    pub options: Value,
    /// Players in seat order.
    pub players: Vec<Player>,
    /// Source of the draws.
    #[serde(default, skip_serializing_if = "Chance::is_written")]
    pub chance: Chance,
    /// The game it branches off from, if it is a branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Outcomes of the draws in the setup.
    #[serde(default)]
    pub setup: Vec<String>,
    /// Time of the start (RFC 3339).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Fingerprint of the position after the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

fn empty_object() -> Value {
    Value::Object(serde_json::Map::new())
}

/// The game a branch was taken from. The header's setup and the first entries of the branch are that game's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Its table on the server; nothing if it came from a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The entry of that game after which the branch begins; 0 is the setup.
    pub at: u32,
    /// Number of entries of this record that come from that game: the actions that counted then.
    pub entries: u32,
    /// Source of that game's draws.
    #[serde(default, skip_serializing_if = "Chance::is_written")]
    pub chance: Chance,
}

/// The data file a game was played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogueRef {
    /// Name in the data file.
    pub name: String,
    /// SHA-256 of the data file; may be left out by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Text of the data file, unless it is the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Display name.
    pub name: String,
    /// Level of a computer opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A human player.
    pub fn person(name: impl Into<String>) -> Self {
        Player { name: name.into(), bot: None }
    }
}

/// Source of the draws, and what the host has committed to.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// No commitment: the record was written by hand.
    #[default]
    Written,
    /// A secret seed whose hash the host publishes; the result reveals it.
    Seed {
        /// SHA-256 of the seed.
        commitment: String,
    },
    /// A deal, which other tables may play too.
    Deal {
        /// Public id of the deal.
        id: String,
        /// SHA-256 of the deal's key, which is revealed when the deal is opened.
        commitment: String,
    },
    /// A public seed, for practice and research.
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

/// One entry. Sequence numbers start at 1 and are never reused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "RawEntry", into = "RawEntry")]
pub struct Entry {
    /// Sequence number.
    pub seq: u32,
    /// Time it was written (RFC 3339).
    pub at: Option<String>,
    /// What was done.
    pub kind: EntryKind,
    /// Fingerprint of the position after it.
    pub fingerprint: Option<String>,
}

/// What an entry does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A decision of a seat.
    Action {
        /// Whose decision; may be left out by hand if only one seat is asked.
        seat: Option<SeatRef>,
        /// Action in the game's notation.
        action: String,
        /// Outcomes of the draws that followed, by name.
        outcomes: Vec<String>,
        /// The host played it, because it was the only choice.
        auto: bool,
    },
    /// An undo: the position is again the one after `to`.
    UndoTo {
        /// Who asked for it.
        seat: SeatRef,
        /// Entry the game went back to; 0 is the setup.
        to: u32,
        /// How it was allowed; nothing in records from before draws were repeated after an undo.
        how: Option<Undone>,
    },
    /// Another player takes over the seat.
    Takeover {
        /// Which seat.
        seat: SeatRef,
        /// The new player.
        by: Player,
    },
    /// The player resigned.
    Resignation {
        /// Which seat.
        seat: SeatRef,
    },
    /// The player's time ran out.
    Timeout {
        /// Which seat.
        seat: SeatRef,
    },
    /// The players agreed to end the game. The points stand as they are.
    End {
        /// Who proposed it.
        seat: SeatRef,
        /// The other people who were still playing: all of them agreed.
        agreed: Vec<SeatRef>,
    },
    /// The beginning of a branch: what a seat could not know is dealt again.
    Redeal {
        /// Whose knowledge stays.
        seat: SeatRef,
        /// Outcomes of the new deal, by name.
        outcomes: Vec<String>,
    },
}

/// How an undo was allowed. After such an undo, the same line draws the same outcomes again.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Undone {
    /// The players who agreed to it; nobody had to if nothing was revealed and nobody else had acted.
    pub agreed: Vec<SeatRef>,
    /// It went back past revealed outcomes or computer opponents' moves, which the table allows.
    pub free: bool,
}

/// A seat by its number (from 0) or, by hand, by the player's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SeatRef {
    /// Number from 0.
    Number(u8),
    /// Name as in the header.
    Name(String),
}

impl From<Seat> for SeatRef {
    fn from(seat: Seat) -> Self {
        SeatRef::Number(seat.0)
    }
}

impl SeatRef {
    /// Resolves the seat at a table with these players.
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

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// Places by seat, from 1; ties share a number.
    pub places: Vec<u8>,
    /// Whether the player won, for solo games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The seed in hexadecimal, revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// An entry as JSON: flat, so that error messages name the field.
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
    agreed: Option<Vec<SeatRef>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    free: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    takeover: Option<Player>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    resignation: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    timeout: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    end: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    redeal: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
}

impl TryFrom<RawEntry> for Entry {
    type Error = String;

    fn try_from(raw: RawEntry) -> Result<Self, String> {
        let given = [
            raw.action.is_some(),
            raw.undo_to.is_some(),
            raw.takeover.is_some(),
            raw.resignation,
            raw.timeout,
            raw.end,
            raw.redeal,
        ];
        if given.iter().filter(|&&given| given).count() != 1 {
            return Err(
                "an entry needs exactly one of: action, undo_to, takeover, resignation, timeout, end, redeal".into()
            );
        }
        if raw.action.is_none() && (raw.auto || (!raw.outcomes.is_empty() && !raw.redeal)) {
            return Err("\"outcomes\" and \"auto\" are only for actions; remove them".into());
        }
        if raw.undo_to.is_none() && (raw.free || (raw.agreed.is_some() && !raw.end)) {
            return Err("\"free\" is only for undo_to, and \"agreed\" for undo_to and end; remove them".into());
        }
        let seat = |what: &str| raw.seat.clone().ok_or_else(|| format!("{what} needs \"seat\""));
        let kind = if let Some(action) = raw.action {
            EntryKind::Action { seat: raw.seat, action, outcomes: raw.outcomes, auto: raw.auto }
        } else if let Some(to) = raw.undo_to {
            let how = match raw.agreed {
                None if !raw.free => None,
                agreed => Some(Undone { agreed: agreed.unwrap_or_default(), free: raw.free }),
            };
            EntryKind::UndoTo { seat: seat("undo_to")?, to, how }
        } else if let Some(by) = raw.takeover.clone() {
            EntryKind::Takeover { seat: seat("a takeover")?, by }
        } else if raw.resignation {
            EntryKind::Resignation { seat: seat("a resignation")? }
        } else if raw.end {
            EntryKind::End { seat: seat("an end")?, agreed: raw.agreed.unwrap_or_default() }
        } else if raw.redeal {
            EntryKind::Redeal { seat: seat("a redeal")?, outcomes: raw.outcomes }
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
            EntryKind::UndoTo { seat, to, how } => {
                let (agreed, free) = how.map_or((None, false), |how| (Some(how.agreed), how.free));
                RawEntry { seat: Some(seat), undo_to: Some(to), agreed, free, ..raw }
            }
            EntryKind::Takeover { seat, by } => RawEntry { seat: Some(seat), takeover: Some(by), ..raw },
            EntryKind::Resignation { seat } => RawEntry { seat: Some(seat), resignation: true, ..raw },
            EntryKind::Timeout { seat } => RawEntry { seat: Some(seat), timeout: true, ..raw },
            EntryKind::End { seat, agreed } => RawEntry { seat: Some(seat), end: true, agreed: Some(agreed), ..raw },
            EntryKind::Redeal { seat, outcomes } => RawEntry { seat: Some(seat), redeal: true, outcomes, ..raw },
        }
    }
}

/// A record that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadRecord {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong, and what to do.
    pub what: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultLine {
    result: GameResult,
}

impl Record {
    /// A record without entries.
    pub fn new(header: Header) -> Self {
        Record { header, entries: Vec::new(), result: None, lines: Vec::new() }
    }

    /// Reads JSON lines. Empty lines and comments (`#` or `//` at the start of a line) are skipped.
    pub fn parse(text: &str) -> Result<Self, BadRecord> {
        let bad = |line: usize| move |what: String| BadRecord { line, what };
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim().trim_start_matches('\u{feff}')))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && !line.starts_with("//"));
        let (line, first) =
            lines.next().ok_or_else(|| bad(1)("the record is empty; it must begin with a header".into()))?;
        let header = Header::parse(first).map_err(bad(line))?;
        let mut record = Record::new(header);
        record.lines.push(line);
        for (line, text) in lines {
            if record.result.is_some() {
                return Err(bad(line)("the result must be the last line; remove what follows it".into()));
            }
            let value: Value = serde_json::from_str(text)
                .map_err(|error| bad(line)(format!("this is not valid JSON ({error}); is the record cut off?")))?;
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
                let what = format!(
                    "this is entry {}, but entry {expected} comes next; add the missing line, or leave \"seq\" out",
                    entry.seq
                );
                return Err(bad(line)(what));
            }
            record.entries.push(entry);
            record.lines.push(line);
        }
        Ok(record)
    }

    /// Whether it was downloaded while the game was in progress: something in it is hidden from its reader.
    pub fn is_redacted(&self) -> bool {
        let hidden = |name: &String| name == HIDDEN;
        self.header.setup.iter().any(hidden)
            || self.entries.iter().any(|entry| match &entry.kind {
                EntryKind::Action { action, outcomes, .. } => hidden(action) || outcomes.iter().any(hidden),
                EntryKind::Redeal { outcomes, .. } => outcomes.iter().any(hidden),
                _ => false,
            })
    }

    /// Appends an entry, which must have the next number.
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

    /// The record as JSON lines.
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
    /// Reads the header line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| format!("the header is not valid JSON ({error})"))?;
        match value.get("duchy").map(Value::as_u64) {
            None => return Err("the header needs \"duchy\": 1, the version of the format".into()),
            Some(Some(version)) if version == u64::from(FORMAT) => {}
            Some(_) => {
                return Err(format!(
                    "this version of Duchy reads format {FORMAT}; the header's \"duchy\" names another one"
                ));
            }
        }
        serde_json::from_value(value).map_err(|error| error.to_string())
    }
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("our types have string keys and finite numbers");
    let _ = writeln!(text);
    text
}

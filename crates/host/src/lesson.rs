//! Lessons: a record with explanations, played step by step.
//!
//! A lesson is a TOML file beside its game (`games/*/lessons`). It lists the options, the players and the outcomes of the
//! setup like the header of a record; then the entries, each with the steps that lead to it. A step has a text in every
//! language and at most one press: a place named by the entry's action, the button that confirms, or an answer without a place.
//! The learner has the first seat; the entries of other seats are played for them.

use std::collections::BTreeMap;

use duchy_game::Seat;
use duchy_record::{FORMAT, Record};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::{Choice, Json, Kind, Table};

/// The seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// A lesson, replayed and checked.
pub struct Lesson {
    /// The game after the last entry; [`Table::at`] gives the moment of a step.
    pub table: Box<dyn Table>,
    /// Everything the learner reads and presses, in order.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LessonStep<P = Json> {
    /// The entry after which the table is shown; 0 is the setup.
    pub at: u32,
    /// What it says, by language.
    pub text: BTreeMap<String, String>,
    /// What to press; nothing if there is only something to read.
    pub press: Option<Press<P>>,
    /// The answers offered, in the game's notation. The last one is played.
    pub offered: Vec<String>,
}

/// What a step asks the learner to press.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Press<P = Json> {
    /// A place on the board.
    Place(P),
    /// Turn what is previewed until it is the right variant.
    Turn,
    /// The button of an answer without a place.
    Answer,
    /// The button that confirms.
    Confirm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    options: Option<Value>,
    players: Vec<String>,
    setup: Vec<String>,
    entry: Vec<FileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    /// Whose entry; the learner's by default.
    #[serde(default)]
    seat: u8,
    /// Left out in the last one, which only closes the lesson.
    action: Option<String>,
    #[serde(default)]
    outcomes: Vec<String>,
    /// Other answers offered, so that there is something to choose from.
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    step: Vec<FileStep>,
}

#[derive(Deserialize)]
struct FileStep {
    /// The kind of a place the action names (`"card 2"` is the second of that kind), `turn!`, `answer!` or `confirm!`.
    press: Option<String>,
    #[serde(flatten)]
    text: BTreeMap<String, String>,
}

impl Lesson {
    /// Reads a lesson and plays it through. The message of an error names what is wrong.
    pub fn read(kind: &dyn Kind, text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let table = replay(kind, &file)?;
        let mut steps = Vec::new();
        let mut at = 0;
        for (index, entry) in file.entry.iter().enumerate() {
            let name =
                |what: String| format!("entry {} ({}): {what}", index + 1, entry.action.as_deref().unwrap_or("end"));
            steps.extend(steps_of(&*table, at, entry).map_err(name)?);
            at += u32::from(entry.action.is_some());
        }
        Ok(Lesson { table, steps })
    }
}

fn replay(kind: &dyn Kind, file: &File) -> Result<Box<dyn Table>, String> {
    let players: Vec<Value> = file.players.iter().map(|name| json!({ "name": name })).collect();
    let options = file.options.clone().unwrap_or_else(|| json!({}));
    let header =
        json!({ "duchy": FORMAT, "game": kind.id(), "options": options, "players": players, "setup": file.setup });
    let entries = file.entry.iter().filter_map(|entry| {
        let action = entry.action.as_ref()?;
        Some(json!({ "seat": entry.seat, "action": action, "outcomes": entry.outcomes }))
    });
    let lines: Vec<String> = std::iter::once(header).chain(entries).map(|line| line.to_string()).collect();
    let record = Record::parse(&lines.join("\n")).map_err(|error| error.to_string())?;
    let each = &mut |_: &dyn Table| std::ops::ControlFlow::Continue(());
    kind.replay(&record, each).map_err(|error| error.to_string())
}

fn steps_of(table: &dyn Table, at: u32, entry: &FileEntry) -> Result<Vec<LessonStep>, String> {
    let pressed = entry.step.iter().filter(|step| step.press.is_some()).count();
    let own = entry.action.is_some() && entry.seat == LEARNER.0;
    if pressed > 0 && !own {
        return Err("only the learner's entries have something to press".to_owned());
    }
    if own && !entry.step.is_empty() && entry.step.last().is_none_or(|step| step.press.is_none()) {
        return Err("the last step of an entry presses something".to_owned());
    }
    let offered = if pressed > 0 { offered(table, at, entry)? } else { Vec::new() };
    let step = |step: &FileStep| {
        let press = match (step.press.as_deref(), offered.last()) {
            (Some(press), Some(choice)) => Some(press_of(press, choice)?),
            _ => None,
        };
        let offered = offered.iter().map(|choice| choice.action.clone()).collect();
        Ok(LessonStep { at, text: step.text.clone(), press, offered })
    };
    entry.step.iter().map(step).collect()
}

/// The answers an entry offers, the one that is played last.
fn offered(table: &dyn Table, at: u32, entry: &FileEntry) -> Result<Vec<Choice>, String> {
    let moment = table.at(at).ok_or("there is no such moment")?;
    let decision = moment.decision(LEARNER).ok_or("the learner is not asked anything")?;
    let names = entry.also.iter().chain(&entry.action);
    let find = |name: &String| {
        let found = decision.choices.iter().find(|choice| choice.action == *name);
        found.cloned().ok_or_else(|| {
            let choices: Vec<&str> = decision.choices.iter().map(|choice| choice.action.as_str()).collect();
            format!("\"{name}\" is not offered; the answers are: {}", choices.join(" | "))
        })
    };
    names.map(find).collect()
}

fn press_of(press: &str, choice: &Choice) -> Result<Press, String> {
    match press {
        "turn!" => return Ok(Press::Turn),
        "confirm!" => return Ok(Press::Confirm),
        "answer!" if choice.text.places.is_empty() => return Ok(Press::Answer),
        _ => {}
    }
    let (kind, number) = match press.split_once(' ') {
        None => (press, None),
        Some((kind, number)) => (kind, Some(number.parse::<usize>().map_err(|_| format!("\"{press}\" is no press"))?)),
    };
    let mut places = choice.text.places.iter().filter(|place| place.value()["kind"] == kind);
    let place = match number {
        Some(number) => places.nth(number.saturating_sub(1)),
        None => places.next().filter(|_| places.next().is_none()),
    };
    let known = || choice.text.places.iter().map(Json::as_str).collect::<Vec<_>>().join(", ");
    place
        .cloned()
        .map(Press::Place)
        .ok_or_else(|| format!("\"{press}\" is no place of the action, or one of several: {}", known()))
}

//! How a game was agreed to be played. Options describe themselves, so command line, lobby and property tests share
//! one definition.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use ts_rs::TS;

use crate::Description;

/// The options of a game: a plain struct whose fields are listed in [`Options::SCHEMA`].
///
/// Its `serde` form is durable (it stands in records): field names as keys, `deny_unknown_fields`, and every field with
/// a default, so that old records go on being read.
pub trait Options: Clone + Eq + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Every field, in the order it is shown.
    const SCHEMA: &'static [OptionField];

    /// Combinations with a name. The first is the default.
    fn presets() -> Vec<Preset<Self>>;

    /// Refuses combinations that can't be played, with the reason.
    fn check(&self, seats: u8) -> Result<(), BadOptions>;
}

/// A named combination of options: a box, an expansion, the beginners' game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset<O> {
    /// Its name; `preset-<name>` is its text key.
    pub name: &'static str,
    /// What it stands for.
    pub options: O,
}

/// One option. Its texts are `option-<key>` with the attribute `.help`; those of its choices `option-<key>-<choice>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OptionField {
    /// The field's name.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The least.
        min: i32,
        /// The greatest.
        max: i32,
    },
}

impl OptionKind {
    /// Any of its values, all equally likely.
    pub fn random(&self, below: &mut dyn FnMut(usize) -> usize) -> OptionValue {
        match *self {
            OptionKind::Flag => OptionValue::Flag(below(2) == 1),
            OptionKind::Choice(words) => OptionValue::Choice(words[below(words.len())]),
            OptionKind::Number { min, max } => OptionValue::Number(min + below((max - min + 1) as usize) as i32),
        }
    }
}

/// A value of an option, in the form it has in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// A word.
    Choice(&'static str),
    /// A number.
    Number(i32),
}

/// Why options are refused: in words of the game for players, and as a sentence for logs and the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOptions {
    /// What a player reads. Its places are the keys of the options that clash.
    pub text: Description<&'static str>,
    /// The same in plain English.
    pub reason: String,
}

impl BadOptions {
    /// Refused for this reason.
    pub fn new(text: Description<&'static str>, reason: impl Into<String>) -> Self {
        BadOptions { text, reason: reason.into() }
    }

    /// Refuses tables the box is not made for.
    pub fn unless_seats(seats: u8, allowed: &std::ops::RangeInclusive<u8>) -> Result<(), Self> {
        if allowed.contains(&seats) {
            return Ok(());
        }
        let (least, most) = (allowed.start(), allowed.end());
        let text = Description::new("bad-seats").arg("seats", seats).arg("least", *least).arg("most", *most);
        Err(BadOptions::new(text, format!("{seats} can't play: it takes {least} to {most} players")))
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for BadOptions {}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Random.
    #[default]
    Random,
    /// In seat order: the first seat begins.
    Listed,
}

impl First {
    /// The option every game has.
    pub const FIELD: OptionField = OptionField { key: "first", kind: OptionKind::Choice(&["random", "listed"]) };

    /// Decides it.
    pub fn decide<E>(self, seats: u8, cx: &mut impl crate::Context<E>) -> crate::Seat {
        use crate::{MAX_SEATS, Seat, Source};
        match self {
            First::Listed => Seat(0),
            First::Random => {
                let faces: arrayvec::ArrayVec<(Seat, u32), MAX_SEATS> =
                    Seat::all(seats).map(|seat| (seat, 1)).collect();
                cx.roll(Source::new("first player"), &faces, |seat| format!("seat {}", seat.0).into())
            }
        }
    }
}

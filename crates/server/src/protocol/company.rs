//! Who is looking at a table, and what they write.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The people at a table: who is looking, and what they write. Sent on the stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TablePeople {
    /// The players who are not computers.
    pub players: Vec<Presence>,
    /// How many others are looking.
    pub spectators: u32,
    /// Whether this viewer can write.
    pub can_write: bool,
    /// The latest messages this viewer may read, oldest first.
    pub chat: Vec<ChatMessage>,
}

/// Whether a player is looking at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Presence {
    /// Their seat.
    pub seat: Seat,
    /// Whether they are looking now.
    pub here: bool,
    /// When they last left; `null` if they are here, or have not been here since the server started.
    pub left_at: Option<String>,
}

/// A message at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChatMessage {
    /// Its number at this table.
    pub number: u32,
    /// Who wrote it.
    pub name: String,
    /// Whether it was written among the players; otherwise among the spectators.
    pub players: bool,
    /// Whether this viewer wrote it.
    pub mine: bool,
    /// What; `null` for a quick word.
    pub text: Option<String>,
    /// The quick word, which everyone reads in their own language.
    pub quick: Option<QuickWord>,
    /// When.
    pub at: String,
}

/// What can be said with one press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum QuickWord {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Sorry.
    Sorry,
    /// Back in a moment.
    Moment,
}

/// Writes at a table: a text, or a quick word.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Say {
    /// 1 to 300 characters.
    Text(String),
    /// A quick word.
    Quick(QuickWord),
}

/// Mutes the author of a message, or reports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AboutMessage {
    /// The number of the message.
    pub number: u32,
}

/// The people whose messages this person does not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Muted {
    /// Who.
    pub people: Vec<MutedPerson>,
}

/// Somebody whose messages this person does not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MutedPerson {
    /// Names them in requests.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// Hears somebody again.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Unmute {
    /// Whom.
    pub id: String,
}

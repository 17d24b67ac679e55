//! Where games meet the outside: record, table, registry. JSON begins here.
//!
//! * [`Record`] is the durable form of a game: header, entries, result, as JSON lines.
//! * [`Table`] is a game being played, with its type erased: what a server, a terminal or a replay holds.
//! * [`registry`] is the only place that names all games.
//! * [`Words`] turns descriptions into sentences.
//!
//! ```
//! use duchy_host::{NewGame, Player, Record, Request, Secret, registry};
//! use duchy_game::context::Seed;
//!
//! let secret = Secret::Seed(Seed([7; 32]));
//! let players = vec![Player::person("Ann"), Player::person("Ben")];
//! let game = registry::find("carcassonne")?;
//! let mut table = game.open(NewGame::of(players), &secret)?;
//!
//! // One move: prepared, stored by whoever keeps the record, and only then accepted.
//! let seat = table.status().awaited().first().unwrap();
//! let choice = table.decision(seat).unwrap().choices[0].action.clone();
//! let step = table.prepare(&Request::action(seat, choice), &secret, None)?;
//! table.accept(step);
//!
//! // The record is the game.
//! let again = registry::replay(&Record::parse(&table.record().to_text())?)?;
//! assert_eq!(again.record(), table.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arena;
mod bench;
mod chance;
mod error;
mod hosted;
mod info;
mod record;
pub mod registry;
mod table;
mod verify;
mod words;

pub use arena::{Estimate, Pair, Tournament};
pub use bench::{Bench, BenchReport};
pub use chance::{Secret, commitment, from_hex, to_hex};
pub use error::{OpenError, PlayError, Refusal, ReplayError};
pub use info::{CatalogueInfo, GameInfo, OptionInfo, PresetInfo, SeatRange};
pub use record::{
    BadRecord, CatalogueRef, Chance, Deed, Entry, FORMAT, GameResult, HIDDEN, Header, Player, Record, SeatRef,
};
pub use table::{
    Choice, Decision, LogEntry, LoggedDeed, LoggedEvent, NewGame, Request, Step, Table, Thinker, UndoBlocked,
};
pub use verify::{Verdict, verify};
pub use words::Words;

/// A value of ours as JSON.
pub(crate) fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("our own types have string keys and finite numbers")
}

//! Tables, records and texts of games with the game's type erased.
//!
//! * [`Table`] is a game being played, with its type erased: used by the server, the terminal and replays.
//! * [`Registry`] lists the games a program can host, each a [`Kind`]; the program makes one when it starts.
//! * [`Record`] is the stored form of a game (`duchy-record`).
//! * [`Words`] turns descriptions into sentences.
//!
//! ```
//! use duchy_host::{NewGame, Player, Record, Request, Secret};
//! use duchy_game::context::Seed;
//!
//! let registry = duchy_games::registry();
//! let secret = Secret::Seed(Seed([7; 32]));
//! let players = vec![Player::person("Ann"), Player::person("Ben")];
//! let game = registry.find("carcassonne")?;
//! let mut table = game.open(NewGame::of(players), &secret)?;
//!
//! // One move: prepared, stored, and only then accepted.
//! let seat = table.status().awaited().first().unwrap();
//! let choice = table.decision(seat).unwrap().choices[0].action.clone();
//! let step = table.prepare(&Request::action(seat, choice), &secret, None)?;
//! table.accept(step);
//!
//! // The record is the game.
//! let again = registry.replay(&Record::parse(&table.record().to_text())?)?;
//! assert_eq!(again.record(), table.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arena;
mod bench;
mod chance;
mod engine;
mod error;
mod hosted;
mod info;
mod json;
mod lesson;
mod registry;
mod table;
mod verify;
mod words;

pub use arena::{ArenaError, Entrant, EntrantKind, Estimate, Pair, RatedEntrant, Tournament, TournamentResult};
pub use bench::{Bench, BenchReport};
pub use chance::{Secret, commitment, from_hex, to_hex};
pub use duchy_analysis as analysis;
pub use duchy_record::{
    BadRecord, CatalogueRef, Chance, Entry, EntryKind, FORMAT, GameResult, HIDDEN, Header, Origin, Player, Record,
    SeatRef, Undone,
};
pub use duchy_search::arena::DealResult;
pub use engine::EngineCommand;
pub use error::{AnalysisError, OpenError, PlayError, Refusal, ReplayError};
pub use info::{CatalogueInfo, GameInfo, OptionInfo, PresetInfo, SeatRange};
pub use json::Json;
pub use lesson::{LEARNER, Lesson, LessonStep, Press};
pub use registry::{Kind, Registry};
pub use table::{
    AnalysisJob, Beyond, BotTurn, Branch, Choice, Decision, HintJob, LogEntry, LogKind, LoggedEvent, MAX_PRESSED,
    NewGame, Request, Step, Table, UndoBlocked, UndoBy,
};
pub use verify::Verdict;
pub use words::Words;

/// The result of a game, if it is over.
pub(crate) fn game_result(status: &duchy_game::Status, scores: &[i32], secret: Option<&Secret>) -> Option<GameResult> {
    match status {
        duchy_game::Status::Awaiting { .. } => None,
        duchy_game::Status::Over { places, won } => Some(GameResult {
            scores: scores.to_vec(),
            places: places.as_slice().to_vec(),
            won: *won,
            secret: secret.and_then(Secret::revealed),
        }),
    }
}

/// Serializes one of our types.
pub(crate) fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("our types have string keys and finite numbers")
}

//! The laws every game keeps, and the tools to test them.

pub mod audit;
mod census;
mod chance;
mod explore;
mod files;
pub mod golden;
pub mod laws;
pub mod perft;
mod rulebook;
pub mod scenario;
mod subject;
pub mod texts;
pub mod toys;

pub use census::census;
pub use explore::{Bot, Entry, Failure, Setting, Tally, Trail};
pub use golden::golden;
pub use laws::{laws, laws_with_bot};
pub use perft::perft;
pub use scenario::scenarios;
pub use subject::{Seats, Subject};

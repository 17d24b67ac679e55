//! The laws every game keeps, and the tools to test them.

mod chance;
mod explore;
mod files;
pub mod laws;
mod rulebook;
pub mod scenario;
mod subject;
pub mod texts;

pub use explore::{Bot, Entry, Failure, Setting, Tally, Trail};
pub use laws::{laws, laws_with_bot};
pub use scenario::scenarios;
pub use subject::{Seats, Subject};

//! The laws every game keeps, and the tools to test them.
//!
//! A game implements [`Subject`] on a marker type of its tests and gets the rest with a line each:
//!
//! * [`laws()`]: thousands of random games under every law of [`mod@laws`]: all seat counts, random options, both kinds
//!   of chance. A failure is shrunk to a seed and a short run of actions, and reported as a scenario to paste.
//!   `DUCHY_LAW_GAMES=10` plays ten times as many.
//! * [`scenarios`]: little games in plain sentences, with scripted chance that must be used up.
//! * [`perft()`]: tables of how many ways a game can go.
//! * [`golden()`]: stored records that must replay to the last fingerprint.
//! * [`census()`]: what the box holds against what the data file gives.
//! * [`audit`]: every clause of the rules has its code, its test and its translation; `cargo run --bin audit`.
//!
//! [`toys`] holds two little games that keep every law; they are the example to follow.
//!
//! ```
//! use duchy_testkit::{laws, scenario, toys::envoys::EnvoysSubject};
//!
//! let tally = laws::<EnvoysSubject>(20);
//! assert!(tally.games >= 20);
//!
//! let two_rounds = "
//! ## The highest envoy that came alone scores
//! rules: score.highest
//! players: Alice, Bob
//! options: first=listed, rounds=2, hand=2
//! setup: duke, page, baron, herald
//! Alice: send page
//! Bob: send baron => knight, knight
//! Bob gets 4 points by score.highest
//! Alice can't play send page: send.hand
//! ";
//! assert_eq!(scenario::run::<EnvoysSubject>(two_rounds, None), Ok(()));
//! ```

pub mod audit;
mod census;
mod chance;
mod explore;
mod files;
pub mod golden;
pub mod laws;
pub mod perft;
pub mod playouts;
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

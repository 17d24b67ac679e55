//! Searchers generic over [`duchy_game::Game`].
//!
//! A [`Searcher`] gets an [`duchy_game::Observed`] position, which holds nothing its seat may not know, a [`Budget`] and
//! a seed, and answers with an action. Nothing in here knows a game, reads a clock or starts a thread.
//!
//! * [`Random`] plays anything legal.
//! * [`Greedy`] plays what leads to the best position by an [`Evaluator`].
//! * [`Playout`] plays positions to the end at random.
//! * [`stats`] tells strength from luck.

mod budget;
mod greedy;
mod playout;
mod searcher;
mod seed;
pub mod stats;

pub use budget::Budget;
pub use greedy::{Evaluator, Greedy};
pub use playout::{Outcome, Playout};
pub use searcher::{Random, Searcher};
pub use seed::mix;

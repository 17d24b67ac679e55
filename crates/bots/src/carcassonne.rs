//! Opponents for Carcassonne.

mod elements;
mod evaluator;
mod fitting;

use duchy_carcassonne::Carcassonne;
use duchy_search::{Greedy, Level, Levels};

use crate::greedy;

pub use evaluator::{Judge, Weights};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Carcassonne> = &[
    Level::random(),
    // Enough to search every tile placement and figure placement of a turn.
    greedy(20_000, || Box::new(Greedy::new(Judge::new(Weights::default())))),
];

//! Opponents for Carcassonne.

mod elements;
mod evaluator;
mod fitting;

use duchy_carcassonne::Carcassonne;
use duchy_search::{Greedy, Level, Levels, Random};

pub use evaluator::{Judge, Weights};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Carcassonne> = &[
    Level { id: "random", text: "bot-random", positions: 1, searcher: || Box::new(Random) },
    // Enough to search every tile placement and figure placement of a turn.
    Level {
        id: "greedy",
        text: "bot-greedy",
        positions: 20_000,
        searcher: || Box::new(Greedy::new(Judge::new(Weights::default()))),
    },
];

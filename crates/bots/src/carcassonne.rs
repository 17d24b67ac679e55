//! Opponents for Carcassonne.

mod elements;
mod evaluator;
mod fitting;

use duchy_carcassonne::Carcassonne;
use duchy_search::{Greedy, Random, Searcher};

pub use evaluator::{Judge, Weights};

use crate::{Botted, Level};

impl Botted for Carcassonne {
    const LEVELS: &'static [Level] = &[
        Level { id: "random", text: "bot-random", positions: 1 },
        // More than a tile can be laid and a figure placed in; a turn is seen whole.
        Level { id: "greedy", text: "bot-greedy", positions: 20_000 },
    ];

    fn searcher(level: &str) -> Option<Box<dyn Searcher<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(Judge::new(Weights::default())))),
            _ => None,
        }
    }
}

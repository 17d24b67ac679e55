//! Computer opponents: levels and evaluators for each game, and an arena to measure them.

pub mod arena;
pub mod carcassonne;
mod level;

pub use level::{Botted, Level, TEXTS};

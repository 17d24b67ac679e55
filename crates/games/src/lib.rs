//! The list of all games: the only place that names them all.

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_host::Registry;

/// Every game with its computer opponents, in the order they are listed.
pub fn registry() -> Registry {
    Registry::default()
        .with(carcassonne::LEVELS)
        .with(burgundy::LEVELS)
        .with(burgundy_cards::LEVELS)
        .with(tuscany::LEVELS)
        .with(catherine::LEVELS)
}

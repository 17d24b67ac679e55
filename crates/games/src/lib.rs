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
        .with_lesson("carcassonne", "base", include_str!("../../../games/carcassonne/lessons/base.toml"))
        .with_lesson(
            "carcassonne",
            "dragon-and-fairy",
            include_str!("../../../games/carcassonne/lessons/dragon-and-fairy.toml"),
        )
        .with_lesson("carcassonne", "count", include_str!("../../../games/carcassonne/lessons/count.toml"))
        .with_lesson(
            "carcassonne",
            "bridges-and-castles",
            include_str!("../../../games/carcassonne/lessons/bridges-and-castles.toml"),
        )
        .with_lesson("burgundy", "base", include_str!("../../../games/burgundy/lessons/base.toml"))
        .with_lesson("burgundy-cards", "base", include_str!("../../../games/burgundy-cards/lessons/base.toml"))
        .with_lesson("tuscany", "base", include_str!("../../../games/tuscany/lessons/base.toml"))
        .with_lesson("catherine", "base", include_str!("../../../games/catherine/lessons/base.toml"))
}

//! Computer opponents: levels and evaluators for each game.
//!
//! * [`burgundy`], [`burgundy_cards`], [`carcassonne`], [`catherine`] and [`tuscany`] have the evaluators of those
//!   games' bots.
//!
//! ```
//! use duchy_carcassonne::{Carcassonne, Options};
//! use duchy_game::{Catalogue, Game, Observed, context::Search};
//! use duchy_search::{Budget, Level};
//!
//! let mut chance = Search::new(7);
//! let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 3, &Options::default(), &mut chance)
//!     .expect("three players are allowed");
//! let seat = game.status().awaited().first().expect("it is someone's turn");
//! let observed = Observed::new(&game, seat, &mut chance);
//!
//! let level = Level::find(duchy_bots::carcassonne::LEVELS, "greedy").expect("greedy exists");
//! let action = level.think(&observed, &Budget::positions(level.positions), 42);
//! assert!(game.why_not(seat, &action).is_none());
//! ```
//!
//! # Levels
//!
//! Every game has `beginner`, `casual`, `club`, `expert` and `master`, which learned by self-play ([`learned`]; the
//! weights are in `weights/`, each with the command that made it), and two yardsticks that stay as they are: `random`,
//! and `greedy`, whose evaluator was tuned by hand. docs/strength.md has what was measured; `make arena` measures again.

use std::time::Duration;

use duchy_game::Game;
use duchy_search::{Level, Searcher};

pub mod burgundy;
pub mod burgundy_cards;
pub mod carcassonne;
pub mod catherine;
mod exact;
pub mod learned;
pub mod tuscany;

/// `greedy`: the best turn by rules of thumb. It never changes, so that strength can be compared over the years.
const fn greedy<G: Game>(positions: u64, searcher: fn() -> Box<dyn Searcher<G>>) -> Level<G> {
    Level {
        id: "greedy",
        text: "bot-greedy",
        positions,
        time: Duration::MAX,
        searcher,
        evaluator: None,
        retrained: None,
    }
}

/// The trainers of all games that learn.
pub fn trainers() -> [&'static dyn learned::Trainer; 5] {
    [
        learned::trainer::<duchy_burgundy::Burgundy>(),
        learned::trainer::<duchy_burgundy_cards::BurgundyCards>(),
        learned::trainer::<duchy_carcassonne::Carcassonne>(),
        learned::trainer::<duchy_catherine::Catherine>(),
        learned::trainer::<duchy_tuscany::Tuscany>(),
    ]
}

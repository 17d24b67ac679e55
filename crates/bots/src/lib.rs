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
//! # Playing strength
//!
//! Measured in the arena on deals that were not used for tuning; margins in points per seat.
//!
//! | Carcassonne, `greedy` against `random` | deals | margin | wins | points |
//! |---|---|---|---|---|
//! | 2 players | 250 | 109.0 (107.8 … 110.3) | 100 % (99.2 … 100) | 126.7 : 17.6 |
//! | 3 players | 70 | 71.8 (70.7 … 72.9) | 100 % (99.1 … 100) | 88.8 : 17.0 |
//! | 4 players | 50 | 54.5 (53.2 … 55.7) | 100 % (99.0 … 100) | 71.5 : 17.0 |
//! | 5 players | 40 | 44.5 (43.5 … 45.6) | 99.9 % (98.9 … 100) | 60.0 : 15.5 |
//!
//! Two greedy players average 99 points each.
//!
//! | The Castles of Burgundy: The Card Game, `greedy` against `random` | deals | margin | wins | points |
//! |---|---|---|---|---|
//! | 2 players | 150 | 24.1 (23.6 … 24.6) | 100 % (98.7 … 100) | 29.4 : 5.3 |
//! | 3 players | 40 | 24.9 (24.4 … 25.4) | 100 % (98.4 … 100) | 29.6 : 4.8 |
//! | 4 players | 25 | 25.3 (24.9 … 25.6) | 100 % (98.1 … 100) | 29.8 : 4.6 |
//!
//! Two greedy players average 28 points each. In 400 solo games `greedy` beats the rival 64 % of the time, averaging 28.2
//! points; `random` never does, averaging 3.0.
//!
//! The weights of Carcassonne's evaluator come from hill climbing in two-player self-play: each weight in turn was
//! multiplied or divided by 1.4 and tried on 300 new deals in both seatings; the change was kept if the margin was
//! positive by more than three fifths of half its interval. Games with three to five players were then measured around
//! the same weights; weights that turned out to fall with the number of players are scaled by it. The card game's
//! weights come from the same procedure and are used unchanged for any number of players.

use std::time::Duration;

use duchy_game::Game;
use duchy_search::{Level, Searcher};

pub mod burgundy;
pub mod burgundy_cards;
pub mod carcassonne;
pub mod catherine;
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

//! Searchers generic over [`duchy_game::Game`].
//!
//! A [`Searcher`] gets an [`duchy_game::Observed`] position, which holds nothing its seat may not know, a [`Budget`] and
//! a seed, and answers with an action. Nothing in here knows a game; only the arena reads clocks.
//!
//! * [`Random`] plays anything legal.
//! * [`Greedy`] plays what leads to the best position by a [`Heuristic`].
//! * [`WholeTurn`] looks through its own turn and judges the end of it by an [`Evaluator`]; [`Human`] does so and errs.
//! * [`Rollouts`] plays the most promising turns on under the same luck and compares what comes of them.
//! * [`learn`] trains evaluators by games against themselves.
//! * [`Playout`] plays positions to the end at random.
//! * [`Level`] is an opponent of one strength, with a name people know it by ([`TEXTS`]).
//! * [`arena`] plays opponents against each other on the same deals; [`stats`] separates strength from luck.
//!
//! ```
//! use duchy_game::{Catalogue, Game, Observed, Seat, context::Search};
//! use duchy_search::{Budget, Greedy, Searcher};
//! use duchy_testkit::toys::market::{Market, MarketOptions};
//!
//! let mut chance = Search::new(7);
//! let mut game = Market::start(Catalogue::built_in(), Market::RULES, 2, &MarketOptions::default(), &mut chance)
//!     .expect("two may play");
//! let mut bot = Greedy::new(|position: &Market, seat: Seat| position.score(seat) as f32);
//! while let Some(seat) = game.status().awaited().first() {
//!     let observed = Observed::new(&game, seat, &mut chance);
//!     let action = bot.choose(&observed, &Budget::positions(1000), 42);
//!     game.play(seat, &action, &mut chance).expect("a searcher answers legally");
//! }
//! ```

pub mod arena;
mod budget;
mod endgame;
mod evaluator;
mod greedy;
mod human;
pub mod learn;
mod level;
mod playout;
mod rollouts;
mod searcher;
mod seed;
pub mod stats;
pub mod turn;
mod whole_turn;

pub use budget::Budget;
pub use evaluator::{Evaluator, Foresight, Outlook, PerSeat, margin, worth};
pub use greedy::{Greedy, Heuristic};
pub use human::{Human, Manner};
pub use level::{Level, Levels, MakeEvaluator, Retrained, TEXTS};
pub use playout::{Outcome, Playout};
pub use rollouts::{RolloutPlayer, RolloutSettings, Rollouts};
pub use searcher::{Candidate, Random, Searcher};
pub use seed::mix;
pub use whole_turn::WholeTurn;

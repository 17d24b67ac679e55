//! Levels: how strong an opponent is asked for, by name.

use duchy_game::{Game, Observed, Texts};
use duchy_search::{Budget, Searcher};

/// The words for levels, in the same form as those of a game: `bot-<id>` with the attribute `.help`.
pub const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

/// An opponent one can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Stable name in records, addresses and commands: `greedy`.
    pub id: &'static str,
    /// Key of its text in [`TEXTS`]: `bot-greedy`.
    pub text: &'static str,
    /// How many positions it looks at for one decision if nobody says otherwise.
    pub positions: u64,
}

/// A game with computer opponents.
pub trait Botted: Game {
    /// What one can ask for, from the weakest to the strongest.
    const LEVELS: &'static [Level];

    /// A new opponent of that level; `None` if there is no such level.
    fn searcher(level: &str) -> Option<Box<dyn Searcher<Self>>>;

    /// The level of that name.
    fn level(id: &str) -> Option<&'static Level> {
        Self::LEVELS.iter().find(|level| level.id == id)
    }

    /// What an opponent of that level plays; `None` if there is no such level.
    ///
    /// The seat that observes has at least one legal action. The answer depends on nothing but what it sees, the
    /// budget and the seed, unless the budget is cut short from outside.
    fn think(level: &str, observed: &Observed<Self>, budget: &Budget<'_>, seed: u64) -> Option<Self::Action> {
        Some(Self::searcher(level)?.choose(observed, budget, seed))
    }
}

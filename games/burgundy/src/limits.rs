//! How many there are of what the rules count.

/// Players at a table.
pub const MAX_PLAYERS: usize = 4;
/// Numbered depots.
pub const DEPOTS: usize = 6;
/// Spaces for tiles on each of them.
pub const SLOTS: usize = 4;
/// Estates to choose from.
pub const ESTATES: usize = 9;
/// Phases of a game.
pub const PHASES: u8 = 5;
/// Rounds of a phase.
pub const ROUNDS: u8 = 5;
/// Goods shown at the beginning of a phase: one for each round.
pub(crate) const GOODS_AHEAD: usize = ROUNDS as usize;
/// Goods a player begins with.
pub(crate) const START_GOODS: usize = 3;

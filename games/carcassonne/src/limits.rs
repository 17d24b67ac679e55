//! How much a position has room for.

/// Tiles in the box, squares of the fortress included.
pub const MAX_TILES: usize = 160;
/// Players at a table.
pub const MAX_PLAYERS: usize = 5;
/// Meeples a player may have.
pub const MAX_MEEPLES: usize = 8;
/// Parts of all tiles, of the fortress and bridges: the whole box has 514, 27 and 12.
pub const MAX_NODES: usize = 560;
/// Kinds of tile a box has at most, squares of the fortress included.
pub const MAX_KINDS: usize = 128;

/// Figures of all players.
pub(crate) const MAX_FIGURES: usize = MAX_PLAYERS * (MAX_MEEPLES + 1);
/// Bridges of all players.
pub(crate) const MAX_BRIDGES: usize = 12;
/// Castles of all players.
pub(crate) const MAX_CASTLES: usize = 12;
/// Monasteries, gardens and shrines on all tiles: the whole box has 32.
pub(crate) const MAX_CENTRES: usize = 64;
/// Walls between cities and fields on all tiles: the whole box has 118, the fortress 14.
pub(crate) const MAX_WALLS: usize = 160;

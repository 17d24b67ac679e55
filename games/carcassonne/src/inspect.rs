//! Looking at a game from outside, for opponents and statistics: the gaps of the map, what they ask for, what runs into
//! them, and where everything of the elements is.

use duchy_game::Seat;

use crate::{
    action::{FigureKind, Quarter},
    board::{Board, Found, TileId},
    catalogue::Catalogue,
    features::NodeId,
    pending::Pending,
    square::{Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Signature, Spot, Terrain, TileKind},
};

/// What the tiles around an empty square ask of the tile placed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand(Signature);

impl Demand {
    /// How many demands there are to tell apart.
    pub const COUNT: usize = Signature::COUNT;

    /// Every demand.
    pub fn all() -> impl Iterator<Item = Demand> {
        (0..=u8::MAX).map(|code| Demand(Signature(code)))
    }

    /// Its number below [`Demand::COUNT`].
    #[inline]
    pub const fn code(self) -> usize {
        self.0.0 as usize
    }

    /// What it asks at a side; `None` if nothing lies there.
    #[inline]
    pub fn at(self, side: Side) -> Option<Terrain> {
        self.0.at(side)
    }
}

impl NodeId {
    /// Its number, below [`crate::MAX_NODES`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

impl Board {
    /// Empty squares beside tiles, each with its demand.
    #[inline]
    pub fn gaps(&self) -> impl Iterator<Item = (Square, Demand)> + '_ {
        self.frontier().iter().map(|gap| (gap.square, Demand(gap.asked)))
    }

    /// What an empty square asks for; `None` if a tile lies there.
    #[inline]
    pub fn demand(&self, square: Square) -> Option<Demand> {
        match self.look(square) {
            Found::Tile(_) => None,
            Found::Empty { asked, .. } => Some(Demand(asked)),
            Found::Nowhere => Some(Demand(Signature::default())),
        }
    }

    /// The part at a spot of the tile on a square, if there is one; a bridge is a road.
    #[inline]
    pub fn node_at(&self, catalogue: &Catalogue, square: Square, spot: Spot) -> Option<NodeId> {
        let (tile, shape) = self.shaped(catalogue, self.tile_at(square)?);
        tile.part_at(shape, spot).map(|(node, _)| node)
    }
}

impl Carcassonne {
    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    /// The tile that is to be placed now.
    #[inline]
    pub fn drawn(&self) -> Option<TileKind> {
        self.table.drawn()
    }

    /// Points a feature would bring its owners now: completed, if it is; otherwise in final scoring.
    pub fn value_now(&self, kind: FeatureKind, node: NodeId) -> i32 {
        self.table.value_now(kind, node)
    }

    /// Where the dragon is.
    pub fn dragon(&self) -> Option<Square> {
        self.elements.dragon.at.map(|tile| self.table.board.tile(tile).square)
    }

    /// Whose figure the fairy helps.
    pub fn helped_by_fairy(&self) -> Option<Seat> {
        self.elements.helped_by_fairy(&self.table)
    }

    /// The part of the map on which the figure stands that the fairy helps; `None` if it is in a castle.
    pub fn fairy_on(&self) -> Option<NodeId> {
        self.table.helped().map(|figure| figure.node)
    }

    /// How many figures of a kind a player has in a quarter of the fortress.
    pub fn in_quarter(&self, seat: Seat, quarter: Quarter, kind: FigureKind) -> u8 {
        self.elements.fortified.figures(seat, quarter, kind)
    }

    /// The quarter the count is in.
    pub fn count(&self) -> Quarter {
        self.elements.fortified.count
    }

    /// Castles in the order of building: whose they are, their two squares, and whether their figure is still inside.
    pub fn castles(&self) -> impl Iterator<Item = (Seat, [Square; 2], bool)> + '_ {
        let squares = |tiles: [TileId; 2]| tiles.map(|tile| self.table.board.tile(tile).square);
        self.elements.castles.built().iter().map(move |castle| (castle.seat, squares(castle.tiles), castle.occupied))
    }

    /// Who has the king, and how many tiles his city has.
    pub fn king(&self) -> Option<(Seat, u16)> {
        self.elements.crowns.king.holder.map(|seat| (seat, self.elements.crowns.king.size))
    }

    /// Who has the robber, and how many tiles his road has.
    pub fn robber(&self) -> Option<(Seat, u16)> {
        self.elements.crowns.robber.holder.map(|seat| (seat, self.elements.crowns.robber.size))
    }

    /// How many cities and roads of the map are completed; castles don't count.
    pub fn completed_counts(&self) -> [u32; 2] {
        self.table.completed_counts()
    }

    /// How many tiles of a kind are still to come in the river.
    pub fn river_left(&self, kind: TileKind) -> u8 {
        self.elements.river.left(kind)
    }

    /// Tiles on show at a bazaar that nobody has got yet.
    pub fn on_show(&self) -> impl Iterator<Item = TileKind> + '_ {
        self.elements.bazaar.shown()
    }

    /// The tile up for auction, and the highest bid for it.
    pub fn auction(&self) -> Option<(TileKind, Option<(Seat, u8)>)> {
        Some((self.elements.bazaar.offered?, self.elements.bazaar.highest))
    }

    /// Who holds the auction.
    pub fn auctioneer(&self) -> Option<Seat> {
        self.elements.bazaar.is_open().then_some(self.elements.bazaar.auctioneer)
    }

    /// The tile just placed shows road against field and waits for its bridge.
    pub fn awaits_bridge(&self) -> bool {
        matches!(self.table.pending.last(), Some(Pending::Bridge { .. }))
    }

    /// A figure may be placed on the tile just placed, or something be done instead.
    #[inline]
    pub fn awaits_figure(&self) -> bool {
        matches!(self.table.pending.last(), Some(Pending::Place { .. }))
    }

    /// Something completed is being scored: figures may still be on it.
    pub fn is_scoring(&self) -> bool {
        self.table.pending.iter().any(|frame| matches!(frame, Pending::Scoring { .. } | Pending::Rewards { .. }))
    }
}

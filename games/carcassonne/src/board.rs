//! The map: which tile lies on which square, where the next one may go, and what has grown together.

use crate::{
    catalogue::Catalogue,
    features::{Feature, Features, NodeId},
    square::{Side, Square},
    state::MAX_TILES,
    tile::{Shape, Signature, Terrain, TileKind},
};

use duchy_game::{List, Seat};

/// More empty squares than tiles can have beside them.
const MAX_FRONTIER: usize = 2 * MAX_TILES + 2;

/// Slots of the table of squares: more than twice as many as there are squares in use.
const SLOTS: usize = 512;

const _: () = assert!(MAX_TILES + MAX_FRONTIER < 256, "squares are counted in bytes");

/// A laid tile, counted in the order of laying from the start tile, which is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// For indexing [`Board::tiles`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LaidTile {
    /// What kind of tile.
    pub kind: TileKind,
    /// How it is turned.
    pub facing: Side,
    /// Where it lies.
    pub square: Square,
    /// Who laid it; nobody laid the start tile.
    pub seat: Option<Seat>,
    /// The node of its first part.
    pub(crate) first: NodeId,
}

impl LaidTile {
    /// The node of one of its parts.
    #[inline]
    pub fn node(&self, part: usize) -> NodeId {
        self.first.part(part)
    }
}

/// A square in use: a tile lies there, or could as far as touching goes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Cell {
    square: Square,
    /// What its neighbours ask for.
    asked: Signature,
    /// A tile's number, or [`MAX_TILES`] and the place in the frontier.
    what: u8,
}

impl Cell {
    #[inline]
    fn tile(self) -> Option<TileId> {
        (usize::from(self.what) < MAX_TILES).then_some(TileId(self.what))
    }
}

/// Cells are numbered from 1 in the order they come into use; 0 is none.
type CellId = u8;

/// The map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    tiles: List<LaidTile, MAX_TILES>,
    /// Indexed by a byte, so no index is out of it.
    cells: [Cell; 256],
    cell_count: u8,
    /// Finds cells by square, with linear probing; nothing is ever taken out. Maps that fit into 32 × 16 squares,
    /// which is nearly all of them, never collide.
    slots: [CellId; SLOTS],
    /// Empty squares beside tiles.
    frontier: List<CellId, MAX_FRONTIER>,
    /// What has grown together.
    pub(crate) features: Features,
    /// Tiles with several roads or cities: the only ones a feature can reach twice.
    several: List<TileId, MAX_TILES>,
    monasteries: List<(Square, NodeId), MAX_TILES>,
}

/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// A tile.
    Tile(TileId),
    /// Nothing, but a tile is beside it, and this is what the neighbours ask.
    Empty(Signature),
    /// Nothing, and nothing is beside it.
    Nowhere,
}

impl Board {
    /// The map with the start tile alone.
    // carcassonne:setup.start-tile
    pub(crate) fn new(catalogue: &Catalogue) -> Board {
        let mut board = Board {
            tiles: List::default(),
            cells: [Cell::default(); 256],
            cell_count: 0,
            slots: [0; SLOTS],
            frontier: List::default(),
            features: Features::default(),
            several: List::default(),
            monasteries: List::default(),
        };
        board.add_frontier(Square::ORIGIN);
        board.lay(catalogue, catalogue.start(), Square::ORIGIN, Side::N, None);
        board
    }

    /// All tiles in the order of laying.
    #[inline]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles
    }

    /// One tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &LaidTile {
        &self.tiles[id.index()]
    }

    /// The tile laid last.
    #[inline]
    pub fn last(&self) -> TileId {
        TileId(self.tiles.len() as u8 - 1)
    }

    /// The tile on a square.
    #[inline]
    pub fn tile_at(&self, square: Square) -> Option<TileId> {
        match self.look(square) {
            Found::Tile(tile) => Some(tile),
            Found::Empty(_) | Found::Nowhere => None,
        }
    }

    /// What lies on a square.
    #[inline]
    pub(crate) fn look(&self, square: Square) -> Found {
        match self.cell_at(square) {
            0 => Found::Nowhere,
            cell => {
                let cell = self.cells[usize::from(cell)];
                cell.tile().map_or(Found::Empty(cell.asked), Found::Tile)
            }
        }
    }

    /// Empty squares beside tiles, with what their neighbours ask for.
    #[inline]
    pub(crate) fn frontier(&self) -> impl Iterator<Item = (Square, Signature)> + '_ {
        self.frontier.iter().map(|&cell| {
            let Cell { square, asked, .. } = self.cells[usize::from(cell)];
            (square, asked)
        })
    }

    /// The features on the map.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// The feature a part of a tile belongs to.
    #[inline]
    pub fn feature(&self, tile: TileId, part: usize) -> &Feature {
        self.features.of(self.tile(tile).node(part))
    }

    /// All parts of the map, tile by tile: node, tile, place among the tile's parts.
    pub fn parts<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = (NodeId, TileId, usize)> + 'a {
        self.tiles.iter().enumerate().flat_map(move |(id, tile)| {
            let parts = catalogue.shape(tile.kind, tile.facing).parts().len();
            (0..parts).map(move |part| (tile.node(part), TileId(id as u8), part))
        })
    }

    /// How many tiles a road or city runs over.
    // carcassonne:score.tile-once
    #[inline]
    pub fn tile_count(&self, catalogue: &Catalogue, root: NodeId) -> u32 {
        // To come back to a tile takes three others, so a feature of four parts has no tile twice.
        const FEWEST_WITH_A_TILE_TWICE: u8 = 5;
        let parts = self.features.of(root).parts;
        let mut tiles = u32::from(parts);
        if parts >= FEWEST_WITH_A_TILE_TWICE {
            for &id in self.several.iter() {
                let tile = self.tile(id);
                let shape = catalogue.shape(tile.kind, tile.facing);
                let own =
                    (0..shape.roads_and_cities()).filter(|&part| self.features.root(tile.node(part)) == root).count();
                tiles -= own.saturating_sub(1) as u32;
            }
        }
        tiles
    }

    /// Lays a tile on a square of the frontier: joins what meets, closes what it surrounds, opens new squares.
    pub(crate) fn lay(
        &mut self,
        catalogue: &Catalogue,
        kind: TileKind,
        square: Square,
        facing: Side,
        seat: Option<Seat>,
    ) -> TileId {
        let shape = catalogue.shape(kind, facing);
        let id = TileId(self.tiles.len() as u8);
        let first = self.features.add(shape.parts());
        self.tiles.push(LaidTile { kind, facing, square, seat, first });
        if shape.several {
            self.several.push(id);
        }
        self.occupy(square, id);
        for side in Side::ALL {
            let terrain = shape.sides[side.index()];
            let beyond = square.beyond(side);
            let cell = match self.cell_at(beyond) {
                0 => self.add_frontier(beyond),
                cell => cell,
            };
            match self.cells[usize::from(cell)].tile() {
                Some(neighbour) => self.join(catalogue, shape, first, side, neighbour),
                None => self.cells[usize::from(cell)].asked.ask(side.opposite(), terrain),
            }
        }
        self.surround(square, shape, first);
        id
    }

    /// Joins what two tiles show on both sides of their common border.
    // carcassonne:place.joins carcassonne:field.borders
    #[inline]
    fn join(&mut self, catalogue: &Catalogue, shape: &Shape, first: NodeId, side: Side, neighbour: TileId) {
        let other = *self.tile(neighbour);
        let other_shape = catalogue.shape(other.kind, other.facing);
        let across = side.opposite();
        let node = |part: u8| first.part(usize::from(part));
        let other_node = |part: u8| other.first.part(usize::from(part));
        let terrain = shape.sides[side.index()];
        if terrain != Terrain::Field {
            let parts = (shape.side_part[side.index()], other_shape.side_part[across.index()]);
            self.features.join_across(node(parts.0), other_node(parts.1));
        }
        // Left meets right. A side with field has both halves in one field.
        if terrain != Terrain::City {
            let parts = (shape.half_part[side.left().index()], other_shape.half_part[across.right().index()]);
            self.features.join(node(parts.0), other_node(parts.1));
        }
        if terrain == Terrain::Road {
            let parts = (shape.half_part[side.right().index()], other_shape.half_part[across.left().index()]);
            self.features.join(node(parts.0), other_node(parts.1));
        }
    }

    /// Counts the new tile for the monasteries around it, and the tiles around for its own.
    // carcassonne:monastery.complete carcassonne:monastery.shared-tiles
    #[inline]
    fn surround(&mut self, square: Square, shape: &Shape, first: NodeId) {
        for index in 0..self.monasteries.len() {
            let (monastery, node) = self.monasteries[index];
            if monastery.is_near(square) {
                self.features.of_mut(node).open -= 1;
            }
        }
        if shape.has_monastery() {
            let node = first.part(usize::from(shape.monastery));
            let neighbours = square.around().into_iter().filter(|&around| self.tile_at(around).is_some()).count();
            self.features.of_mut(node).open -= neighbours as u8;
            self.monasteries.push((square, node));
        }
    }

    /// A tile comes to lie on a square of the frontier.
    #[inline]
    fn occupy(&mut self, square: Square, tile: TileId) {
        let cell = self.cell_at(square);
        debug_assert!(cell != 0, "{square} is not beside a tile");
        let place = usize::from(self.cells[usize::from(cell)].what) - MAX_TILES;
        self.frontier.swap_remove(place);
        if let Some(&moved) = self.frontier.get(place) {
            self.cells[usize::from(moved)].what = (MAX_TILES + place) as u8;
        }
        self.cells[usize::from(cell)].what = tile.0;
    }

    #[inline]
    fn add_frontier(&mut self, square: Square) -> CellId {
        self.cell_count += 1;
        let id = self.cell_count;
        let what = (MAX_TILES + self.frontier.len()) as u8;
        self.cells[usize::from(id)] = Cell { square, asked: Signature::default(), what };
        self.frontier.push(id);
        let mut slot = slot(square);
        while self.slots[slot] != 0 {
            slot = (slot + 1) % SLOTS;
        }
        self.slots[slot] = id;
        id
    }

    /// The cell of a square, 0 if it is not in use.
    #[inline]
    fn cell_at(&self, square: Square) -> CellId {
        let mut slot = slot(square);
        loop {
            let id = self.slots[slot];
            if id == 0 || self.cells[usize::from(id)].square == square {
                return id;
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

#[inline]
fn slot(square: Square) -> usize {
    usize::from(square.x as u8 % 32) + usize::from(square.y as u8 % 16) * 32
}

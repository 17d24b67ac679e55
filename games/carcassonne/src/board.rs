//! The map: which tile lies on which square, where the next one may go, and what has grown together.

use crate::{
    catalogue::Catalogue,
    features::{Feature, Features, NodeId},
    square::{Axis, Side, Square},
    state::MAX_TILES,
    tile::{FeatureKind, Part, Shape, Signature, Spot, Terrain, TileKind},
};

use duchy_game::{List, Seat};

/// More empty squares than tiles can have beside them.
const MAX_FRONTIER: usize = 2 * MAX_TILES + 2;

/// Room for the squares in use and one that stands for none: a power of two, so that a masked number is never out of it.
const MAX_CELLS: usize = (MAX_TILES + MAX_FRONTIER + 1).next_power_of_two();

/// Slots of the table of squares: more than twice as many as there are squares in use.
const SLOTS: usize = 1024;

const _: () = assert!(MAX_TILES < 256 && 2 * MAX_CELLS <= SLOTS, "tiles are counted in bytes, and slots stay free");

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
    /// The bridge built on it.
    pub bridge: Option<Bridge>,
}

/// A bridge on a tile: a piece of road over its fields.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bridge {
    /// The way it runs.
    pub axis: Axis,
    /// The piece of road it is.
    pub node: NodeId,
}

impl LaidTile {
    /// The node of one of its parts.
    #[inline]
    pub fn node(&self, part: usize) -> NodeId {
        self.first.part(part)
    }

    /// The bridge, if it reaches this side.
    #[inline]
    pub fn bridge_at(&self, side: Side) -> Option<NodeId> {
        self.bridge.filter(|bridge| bridge.axis == Axis::of(side)).map(|bridge| bridge.node)
    }

    /// What a side shows, bridges included.
    // carcassonne:bridge.road
    #[inline]
    pub fn terrain(&self, shape: &Shape, side: Side) -> Terrain {
        match self.bridge_at(side) {
            Some(_) => Terrain::Road,
            None => shape.sides[side.index()],
        }
    }

    /// The road or city at a side, bridges included.
    #[inline]
    fn node_at_side(&self, shape: &Shape, side: Side) -> NodeId {
        self.bridge_at(side).unwrap_or_else(|| self.node(usize::from(shape.side_part[side.index()])))
    }

    /// The node of the part at a spot, and the canonical name of that spot; bridges are roads.
    // carcassonne:bridge.figure
    #[inline]
    pub(crate) fn part_at(&self, shape: &Shape, spot: Spot) -> Option<(NodeId, Spot)> {
        if let Spot::Road(side) = spot
            && let Some(node) = self.bridge_at(side)
        {
            return Some((node, Spot::Road(Axis::of(side).sides()[0])));
        }
        let part = shape.part_at(spot)?;
        Some((self.node(part), shape.parts()[part].spot))
    }

    /// The canonical name of the place a node of this tile is at.
    pub(crate) fn spot_of(&self, shape: &Shape, node: NodeId) -> Spot {
        match self.bridge {
            Some(bridge) if bridge.node == node => Spot::Road(bridge.axis.sides()[0]),
            _ => shape.parts()[usize::from(node.0 - self.first.0)].spot,
        }
    }
}

/// A square in use: a tile lies there, or could as far as touching goes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Cell {
    square: Square,
    /// What its neighbours ask for.
    asked: Signature,
    /// A tile's number, or [`MAX_TILES`] and the place in the frontier, or [`RIVER`].
    what: u16,
}

/// An empty square a river runs into: it is not in the frontier, since no land fits there.
const RIVER: u16 = u16::MAX;

impl Cell {
    #[inline]
    fn tile(self) -> Option<TileId> {
        (usize::from(self.what) < MAX_TILES).then_some(TileId(self.what as u8))
    }
}

/// Cells are numbered from 1 in the order they come into use; 0 is none.
pub(crate) type CellId = u16;

/// The map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    tiles: List<LaidTile, MAX_TILES>,
    cells: [Cell; MAX_CELLS],
    cell_count: CellId,
    /// Finds cells by square, with linear probing; nothing is ever taken out. Maps that fit into 32 × 32 squares,
    /// which is nearly all of them, never collide.
    slots: [CellId; SLOTS],
    /// Empty squares beside tiles.
    frontier: [CellId; MAX_FRONTIER],
    frontier_count: u16,
    /// What has grown together.
    pub(crate) features: Features,
    /// Tiles with several roads or cities: the only ones a feature can reach twice.
    several: List<TileId, MAX_TILES>,
    /// Monasteries and shrines, and gardens if they are in play.
    centres: List<Centre, MAX_TILES>,
    /// Those that the tile laid last has surrounded.
    surrounded: List<u8, 9>,
    /// Gardens count the tiles around them.
    gardens: bool,
}

/// A monastery, garden or shrine on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Centre {
    /// Where it lies.
    pub square: Square,
    /// What it is.
    pub kind: FeatureKind,
    /// Its node.
    pub node: NodeId,
    /// Its tile.
    pub tile: TileId,
    /// It has a rival beside it: a shrine a monastery, a monastery a shrine.
    pub challenged: bool,
}

impl Default for Centre {
    fn default() -> Self {
        Centre {
            square: Square::ORIGIN,
            kind: FeatureKind::Monastery,
            node: NodeId::default(),
            tile: TileId::default(),
            challenged: false,
        }
    }
}

/// Whether gardens matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gardens {
    /// For abbots.
    InPlay,
    /// They are decoration.
    Decoration,
}

/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// A tile.
    Tile(TileId),
    /// Nothing, but a tile is beside it, and this is what the neighbours ask.
    Empty {
        /// Of land.
        asked: Signature,
        /// A river runs into it.
        river: bool,
    },
    /// Nothing, and nothing is beside it.
    Nowhere,
}

impl Board {
    /// A map without tiles; the first goes on the origin.
    #[inline]
    pub(crate) fn new(gardens: Gardens) -> Board {
        let mut board = Board {
            tiles: List::default(),
            cells: [Cell::default(); MAX_CELLS],
            cell_count: 0,
            slots: [0; SLOTS],
            frontier: [0; MAX_FRONTIER],
            frontier_count: 0,
            features: Features::default(),
            several: List::default(),
            centres: List::default(),
            surrounded: List::default(),
            gardens: gardens == Gardens::InPlay,
        };
        board.add_frontier(Square::ORIGIN);
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
            Found::Empty { .. } | Found::Nowhere => None,
        }
    }

    /// What lies on a square.
    #[inline]
    pub(crate) fn look(&self, square: Square) -> Found {
        match self.cell_at(square) {
            0 => Found::Nowhere,
            cell => {
                let cell = self.cells[place_of(cell)];
                cell.tile().map_or(Found::Empty { asked: cell.asked, river: cell.what == RIVER }, Found::Tile)
            }
        }
    }

    /// Empty squares beside tiles where land could lie, with what their neighbours ask for.
    #[inline]
    pub(crate) fn frontier(&self) -> impl Iterator<Item = (Square, Signature)> + '_ {
        self.demands(self.frontier_cells())
    }

    /// The cells of the frontier.
    #[inline]
    pub(crate) fn frontier_cells(&self) -> &[CellId] {
        &self.frontier[..usize::from(self.frontier_count)]
    }

    /// Where empty cells are and what their neighbours ask for.
    #[inline]
    pub(crate) fn demands<'a>(&'a self, cells: &'a [CellId]) -> impl Iterator<Item = (Square, Signature)> + 'a {
        cells.iter().map(|&cell| {
            let Cell { square, asked, .. } = self.cells[place_of(cell)];
            (square, asked)
        })
    }

    /// Monasteries and shrines, and gardens if they are in play, in the order of laying.
    #[inline]
    pub fn centres(&self) -> &[Centre] {
        &self.centres
    }

    /// Monasteries, gardens and shrines that the tile laid last has surrounded.
    #[inline]
    pub(crate) fn surrounded(&self) -> List<u8, 9> {
        self.surrounded
    }

    /// The tile on a square as it lies, with its shape.
    #[inline]
    pub(crate) fn shaped<'a>(&self, catalogue: &'a Catalogue, id: TileId) -> (&LaidTile, &'a Shape) {
        let tile = self.tile(id);
        (tile, catalogue.shape(tile.kind, tile.facing))
    }

    /// What the neighbour beyond a side shows there, bridges included; `None` if there is none.
    #[inline]
    pub(crate) fn shown_beyond(&self, catalogue: &Catalogue, square: Square, side: Side) -> Option<Terrain> {
        let (tile, shape) = self.shaped(catalogue, self.tile_at(square.beyond(side))?);
        Some(tile.terrain(shape, side.opposite()))
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

    /// All parts of the map, tile by tile, each tile's bridge last: node, tile, the part turned as it lies.
    pub fn parts<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = (NodeId, TileId, Part)> + 'a {
        self.tiles.iter().enumerate().flat_map(move |(id, tile)| {
            let parts = catalogue.shape(tile.kind, tile.facing).parts();
            let bridge = tile
                .bridge
                .map(|bridge| (bridge.node, Part { spot: Spot::Road(bridge.axis.sides()[0]), ..Part::BRIDGE }));
            let printed = parts.iter().enumerate().map(|(index, &part)| (tile.node(index), part));
            printed.chain(bridge).map(move |(node, part)| (node, TileId(id as u8), part))
        })
    }

    /// How many tiles a road or city runs over.
    // carcassonne:score.tile-once
    #[inline]
    pub fn tile_count(&self, catalogue: &Catalogue, root: NodeId) -> u32 {
        // To come back to a tile takes three others, so a feature of four parts has no tile twice.
        const FEWEST_WITH_A_TILE_TWICE: u16 = 5;
        let parts = self.features.of(root).parts;
        let mut tiles = u32::from(parts);
        if parts >= FEWEST_WITH_A_TILE_TWICE {
            for &id in self.several.iter() {
                let tile = self.tile(id);
                let shape = catalogue.shape(tile.kind, tile.facing);
                let own =
                    (0..shape.roads_and_cities()).filter(|&part| self.features.root(tile.node(part)) == root).count();
                let over = tile.bridge.is_some_and(|bridge| self.features.root(bridge.node) == root);
                tiles -= (own + usize::from(over)).saturating_sub(1) as u32;
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
        self.tiles.push(LaidTile { kind, facing, square, seat, first, bridge: None });
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
            match self.cells[place_of(cell)].tile() {
                Some(neighbour) => self.join(catalogue, shape, first, side, neighbour),
                None => {
                    self.cells[place_of(cell)].asked.ask(side.opposite(), terrain);
                    if terrain == Terrain::River {
                        self.withdraw(cell, RIVER);
                    }
                }
            }
        }
        self.surround(square, shape, id, first);
        id
    }

    /// Builds a bridge on a laid tile: the roads at its ends grow together. The fields below stay as they are.
    // carcassonne:bridge.road carcassonne:bridge.fields carcassonne:bridge.crosses carcassonne:bridge.stays
    pub(crate) fn build_bridge(&mut self, catalogue: &Catalogue, id: TileId, axis: Axis) -> NodeId {
        let node = self.features.add(&[Part::BRIDGE]);
        let (tile, shape) = self.shaped(catalogue, id);
        let square = tile.square;
        let crosses_a_road = shape.parts().iter().any(|part| part.spot.kind() == FeatureKind::Road);
        let listed = shape.several;
        self.tiles[id.index()].bridge = Some(Bridge { axis, node });
        if crosses_a_road && !listed {
            self.several.push(id);
        }
        for side in axis.sides() {
            let across = side.opposite();
            let cell = place_of(self.cell_at(square.beyond(side)));
            match self.cells[cell].tile() {
                Some(neighbour) => {
                    let (other, shape) = self.shaped(catalogue, neighbour);
                    if other.terrain(shape, across) == Terrain::Road {
                        let road = other.node_at_side(shape, across);
                        self.features.join_across(node, road);
                    }
                }
                None => self.cells[cell].asked.ask_road_instead(across),
            }
        }
        node
    }

    /// Joins what two tiles show on both sides of their common border.
    // carcassonne:place.joins carcassonne:field.borders carcassonne:tile.tunnel carcassonne:river.fields
    #[inline]
    fn join(&mut self, catalogue: &Catalogue, shape: &Shape, first: NodeId, side: Side, neighbour: TileId) {
        let other = *self.tile(neighbour);
        let other_shape = catalogue.shape(other.kind, other.facing);
        let across = side.opposite();
        let node = |part: u8| first.part(usize::from(part));
        let other_node = |part: u8| other.first.part(usize::from(part));
        let (own, theirs) = (shape.sides[side.index()], other.terrain(other_shape, across));
        // Where a field meets a road, a bridge is built next and joins the roads.
        if own == theirs && matches!(own, Terrain::Road | Terrain::City) {
            self.features.join_across(node(shape.side_part[side.index()]), other.node_at_side(other_shape, across));
        }
        // Left meets right. A side with field has both halves in one field.
        if own != Terrain::City {
            let parts = (shape.half_part[side.left().index()], other_shape.half_part[across.right().index()]);
            self.features.join(node(parts.0), other_node(parts.1));
        }
        if own != Terrain::City && (own != Terrain::Field || theirs != Terrain::Field) {
            let parts = (shape.half_part[side.right().index()], other_shape.half_part[across.left().index()]);
            self.features.join(node(parts.0), other_node(parts.1));
        }
    }

    /// Counts the new tile for the monasteries, gardens and shrines around it, and the tiles around for its own.
    // carcassonne:monastery.complete carcassonne:monastery.shared-tiles
    #[inline]
    fn surround(&mut self, square: Square, shape: &Shape, tile: TileId, first: NodeId) {
        if !self.surrounded.is_empty() {
            self.surrounded.clear();
        }
        let rival = shape.centre().and_then(|(kind, _)| kind.rival());
        let mut challenged = false;
        for index in 0..self.centres.len() {
            let centre = &mut self.centres[index];
            if centre.square.is_near(square) {
                if rival == Some(centre.kind) {
                    (centre.challenged, challenged) = (true, true);
                }
                let feature = self.features.of_mut(centre.node);
                feature.open -= 1;
                if feature.is_complete() {
                    self.surrounded.push(index as u8);
                }
            }
        }
        if let Some((kind, part)) = shape.centre()
            && (kind != FeatureKind::Garden || self.gardens)
        {
            let node = first.part(part);
            let neighbours = square.around().into_iter().filter(|&around| self.tile_at(around).is_some()).count();
            let feature = self.features.of_mut(node);
            feature.open -= neighbours as u8;
            if feature.is_complete() {
                self.surrounded.push(self.centres.len() as u8);
            }
            self.centres.push(Centre { square, kind, node, tile, challenged });
        }
    }

    /// A tile comes to lie on a square of the frontier.
    #[inline]
    fn occupy(&mut self, square: Square, tile: TileId) {
        let cell = self.cell_at(square);
        debug_assert!(cell != 0, "{square} is not beside a tile");
        self.withdraw(cell, u16::from(tile.0));
    }

    /// A square is no longer in the frontier, if it was.
    #[inline]
    fn withdraw(&mut self, cell: CellId, what: u16) {
        let was = std::mem::replace(&mut self.cells[place_of(cell)].what, what);
        if was == RIVER {
            return;
        }
        let place = usize::from(was) - MAX_TILES;
        self.frontier_count -= 1;
        let last = usize::from(self.frontier_count);
        let moved = std::mem::take(&mut self.frontier[last]);
        if place < last {
            self.frontier[place] = moved;
            self.cells[place_of(moved)].what = (MAX_TILES + place) as u16;
        }
    }

    #[inline]
    fn add_frontier(&mut self, square: Square) -> CellId {
        self.cell_count += 1;
        let id = self.cell_count;
        let place = usize::from(self.frontier_count);
        let what = (MAX_TILES + place) as u16;
        self.cells[place_of(id)] = Cell { square, asked: Signature::default(), what };
        self.frontier[place] = id;
        self.frontier_count += 1;
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
            if id == 0 || self.cells[place_of(id)].square == square {
                return id;
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

/// Where a cell is kept.
#[inline]
const fn place_of(cell: CellId) -> usize {
    cell as usize & (MAX_CELLS - 1)
}

#[inline]
fn slot(square: Square) -> usize {
    usize::from(square.x as u8 % 32) + usize::from(square.y as u8 % 32) * 32
}

//! The map: which tile lies on which square, where the next one may go, and what has grown together.

use crate::{
    catalogue::Catalogue,
    features::{Feature, Features, NodeId},
    limits::{MAX_BRIDGES, MAX_CASTLES, MAX_CENTRES, MAX_NODES, MAX_TILES},
    square::{Axis, Side, Square},
    tile::{FeatureKind, Part, Shape, Signature, Spot, Terrain, TileKind},
};

use duchy_game::{List, Seat};

/// Squares of the frontier that are looked at together.
pub(crate) const BLOCK: usize = 16;

/// More empty squares than tiles can have beside them, in whole blocks.
const MAX_FRONTIER: usize = (2 * MAX_TILES + 2).next_multiple_of(BLOCK);

/// More empty squares than rivers can run into: a tile has four sides.
const MAX_RIVER_SQUARES: usize = 16;

/// Slots of the table of squares: more than twice as many as there are squares in use.
const SLOTS: usize = 1024;
/// Nothing is in a slot.
const FREE: u8 = 0;
/// The square of a slot is in use, but a byte can't say where: it is far back in the frontier, or a river runs into it.
const ELSEWHERE: u8 = u8::MAX;
/// As far as a byte can point into the frontier, after all tiles.
const NEAR_FRONTIER: usize = ELSEWHERE as usize - 1 - MAX_TILES;

const _: () = assert!(MAX_TILES < 200 && 2 * (MAX_TILES + MAX_FRONTIER) <= SLOTS, "codes are bytes; slots stay free");

/// A placed tile, counted in the order of placing from the start tile, which is 0.
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
    /// The node of its first part.
    pub(crate) first: NodeId,
    /// Who placed it, or [`NOBODY`].
    laid_by: u8,
    /// 0, or 1 and twice the number of its bridge and the axis of it.
    bridge: u8,
}

/// Nobody placed the start tile.
const NOBODY: u8 = u8::MAX;

/// Where the nodes of bridges are, after all others.
const FIRST_BRIDGE: usize = MAX_NODES - MAX_BRIDGES;

/// A bridge on a tile: a piece of road over its fields.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bridge {
    /// The way it runs.
    pub axis: Axis,
    /// The piece of road it is.
    pub node: NodeId,
}

impl LaidTile {
    /// Who placed it; nobody placed the start tile.
    pub fn seat(&self) -> Option<Seat> {
        (self.laid_by != NOBODY).then_some(Seat(self.laid_by))
    }

    /// The bridge built on it.
    #[inline]
    pub fn bridge(&self) -> Option<Bridge> {
        let code = self.bridge.checked_sub(1)?;
        let axis = if code & 1 == 0 { Axis::NorthSouth } else { Axis::EastWest };
        Some(Bridge { axis, node: NodeId((FIRST_BRIDGE + usize::from(code / 2)) as u16) })
    }

    /// The node of one of its parts.
    #[inline]
    pub fn node(&self, part: usize) -> NodeId {
        self.first.part(part)
    }

    /// The bridge, if it reaches this side.
    #[inline]
    pub fn bridge_at(&self, side: Side) -> Option<NodeId> {
        self.bridge().filter(|bridge| bridge.axis == Axis::of(side)).map(|bridge| bridge.node)
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
        match self.bridge() {
            Some(bridge) if bridge.node == node => Spot::Road(bridge.axis.sides()[0]),
            _ => shape.parts()[usize::from(node.0 - self.first.0)].spot,
        }
    }
}

/// An empty square beside a tile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
// Half a word: a way's bit in a block is its square's offset, but for the turn.
#[repr(align(4))]
pub(crate) struct Gap {
    pub(crate) square: Square,
    /// What its neighbours ask for.
    pub(crate) asked: Signature,
}

/// The map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    tiles: List<LaidTile, MAX_TILES>,
    /// Empty squares beside tiles where land could lie.
    frontier: [Gap; MAX_FRONTIER],
    frontier_len: u16,
    /// Empty squares a river runs into: no land fits there.
    river: List<Gap, MAX_RIVER_SQUARES>,
    /// Where the tile or gap of a square is: 1 and the place among the tiles, then the places in the frontier. Found by
    /// linear probing; nothing is ever taken out. Maps that fit into 32 × 32 squares, which is nearly all of them, never
    /// collide.
    slots: [u8; SLOTS],
    /// The squares of tiles and gaps by what their slots say, so that finding one need not tell them apart. Elsewhere is
    /// none of them.
    squares: [Square; ELSEWHERE as usize + 1],
    /// What has grown together.
    pub(crate) features: Features,
    /// Tiles with several roads or cities: the only ones a feature can reach twice.
    several: List<TileId, MAX_TILES>,
    /// Monasteries and shrines, and gardens if they are in play.
    centres: List<Centre, MAX_CENTRES>,
    /// Those that the tile placed last has surrounded.
    surrounded: List<u8, 9>,
    /// The tile placed last, or a bridge since, has completed a road or city.
    completed: bool,
    /// A side of the tile placed last did not show what lies there: it needs a bridge.
    unmatched: bool,
    /// Bridges built.
    bridges: u8,
    /// Cities that are castles, in the order of building.
    castles: List<NodeId, MAX_CASTLES>,
    /// Gardens count the tiles around them.
    gardens: bool,
}

/// Where a square that a slot can't point to is found.
#[derive(Clone, Copy)]
enum Elsewhere {
    /// Its place in the frontier.
    Frontier(usize),
    /// Its place among the squares a river runs into.
    River(usize),
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
            frontier: [Gap::default(); MAX_FRONTIER],
            frontier_len: 0,
            river: List::default(),
            slots: [FREE; SLOTS],
            squares: [Square::FAR; ELSEWHERE as usize + 1],
            features: Features::default(),
            several: List::default(),
            centres: List::default(),
            surrounded: List::default(),
            completed: false,
            unmatched: false,
            bridges: 0,
            castles: List::default(),
            gardens: gardens == Gardens::InPlay,
        };
        board.gap_at(slot(Square::ORIGIN), FREE, Square::ORIGIN);
        board
    }

    /// All tiles in the order of placing.
    #[inline]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles
    }

    /// One tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &LaidTile {
        &self.tiles[id.index()]
    }

    /// The tile placed last.
    #[inline]
    pub fn last(&self) -> TileId {
        TileId(self.tiles.len() as u8 - 1)
    }

    /// The tile on a square.
    #[inline]
    pub fn tile_at(&self, square: Square) -> Option<TileId> {
        tile_of(self.find(square).1)
    }

    /// What lies on a square.
    #[inline]
    pub(crate) fn look(&self, square: Square) -> Found {
        let (_, code) = self.find(square);
        if let Some(tile) = tile_of(code) {
            return Found::Tile(tile);
        }
        match code {
            FREE => Found::Nowhere,
            ELSEWHERE => match self.find_elsewhere(square) {
                Some(Elsewhere::River(place)) => Found::Empty { asked: self.river[place].asked, river: true },
                Some(Elsewhere::Frontier(place)) => Found::Empty { asked: self.frontier[place].asked, river: false },
                None => Found::Nowhere,
            },
            code => Found::Empty { asked: self.frontier[gap_of(code)].asked, river: false },
        }
    }

    /// Empty squares beside tiles where land could lie, with what their neighbours ask for.
    #[inline]
    pub(crate) fn frontier(&self) -> &[Gap] {
        &self.frontier[..usize::from(self.frontier_len)]
    }

    /// The same in blocks, each with how many of its squares are in use.
    #[inline]
    pub(crate) fn frontier_blocks(&self) -> impl Iterator<Item = (&[Gap; BLOCK], usize)> {
        let len = usize::from(self.frontier_len);
        let (blocks, _) = self.frontier.as_chunks();
        blocks[..len.div_ceil(BLOCK)]
            .iter()
            .zip((0..len).step_by(BLOCK))
            .map(move |(block, first)| (block, BLOCK.min(len - first)))
    }

    /// Monasteries and shrines, and gardens if they are in play, in the order of placing.
    #[inline]
    pub fn centres(&self) -> &[Centre] {
        &self.centres
    }

    /// Monasteries, gardens and shrines that the tile placed last has surrounded.
    #[inline]
    pub(crate) fn surrounded(&self) -> List<u8, 9> {
        self.surrounded
    }

    /// Whether the tile placed last, or a bridge since, has completed a road or city.
    #[inline]
    pub(crate) fn has_completed(&self) -> bool {
        self.completed
    }

    /// Whether the tile placed last needs a bridge, built by now or not.
    #[inline]
    pub(crate) fn needs_bridge(&self) -> bool {
        self.unmatched
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
    pub fn feature(&self, tile: TileId, part: usize) -> Feature {
        self.features.of(self.tile(tile).node(part))
    }

    /// All parts of the map, tile by tile, each tile's bridge last: node, tile, the part turned as it lies.
    pub fn parts<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = (NodeId, TileId, Part)> + 'a {
        self.tiles.iter().enumerate().flat_map(move |(id, tile)| {
            let parts = catalogue.shape(tile.kind, tile.facing).parts();
            let bridge = tile
                .bridge()
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
        const FEWEST_WITH_A_TILE_TWICE: u32 = 5;
        let parts = self.features.of(root).parts();
        let mut tiles = parts;
        if parts >= FEWEST_WITH_A_TILE_TWICE {
            for &id in self.several.iter() {
                let tile = self.tile(id);
                let shape = catalogue.shape(tile.kind, tile.facing);
                let own =
                    (0..shape.roads_and_cities()).filter(|&part| self.features.root(tile.node(part)) == root).count();
                let over = tile.bridge().is_some_and(|bridge| self.features.root(bridge.node) == root);
                tiles -= (own + usize::from(over)).saturating_sub(1) as u32;
            }
        }
        tiles
    }

    /// Places a tile on a square of the frontier: joins what meets, closes what it surrounds, opens new squares.
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
        let first = self.features.add(shape.features());
        let laid_by = seat.map_or(NOBODY, |seat| seat.0);
        self.tiles.push(LaidTile { kind, facing, square, first, laid_by, bridge: 0 });
        if shape.several {
            self.several.push(id);
        }
        self.occupy(square, id);
        (self.completed, self.unmatched) = (false, false);
        for side in Side::ALL {
            let terrain = shape.sides[side.index()];
            let (beyond, across) = (square.beyond(side), side.opposite());
            let (slot, code) = self.find(beyond);
            if let Some(neighbour) = tile_of(code) {
                self.join(catalogue, shape, first, side, neighbour);
                continue;
            }
            self.gap_at(slot, code, beyond).asked.ask(across, terrain);
            if terrain == Terrain::River {
                self.run_river_into(beyond);
            }
        }
        self.surround(square, shape, id, first);
        id
    }

    /// Builds a bridge on a placed tile: the roads at its ends grow together. The fields below stay as they are.
    // carcassonne:bridge.road carcassonne:bridge.fields carcassonne:bridge.crosses carcassonne:bridge.stays
    pub(crate) fn build_bridge(&mut self, catalogue: &Catalogue, id: TileId, axis: Axis) -> NodeId {
        let number = self.bridges;
        let node = NodeId((FIRST_BRIDGE + usize::from(number)) as u16);
        self.features.add_at(node, &Part::BRIDGE);
        self.bridges += 1;
        let (tile, shape) = self.shaped(catalogue, id);
        let square = tile.square;
        let crosses_a_road = shape.parts().iter().any(|part| part.spot.kind() == FeatureKind::Road);
        let listed = shape.several;
        self.tiles[id.index()].bridge = 1 + 2 * number + axis as u8;
        if crosses_a_road && !listed {
            self.several.push(id);
        }
        for side in axis.sides() {
            let across = side.opposite();
            let beyond = square.beyond(side);
            let (slot, code) = self.find(beyond);
            match tile_of(code) {
                Some(neighbour) => {
                    let (other, shape) = self.shaped(catalogue, neighbour);
                    if other.terrain(shape, across) == Terrain::Road {
                        let road = other.node_at_side(shape, across);
                        self.completed |= self.features.join_across(node, road).is_complete();
                    }
                }
                None => self.gap_at(slot, code, beyond).asked.ask_road_instead(across),
            }
        }
        node
    }

    /// A small city becomes a castle.
    pub(crate) fn build_castle(&mut self, city: NodeId) {
        self.castles.push(city);
    }

    /// A small city with a castle is a castle, not a city.
    // carcassonne:king.castles carcassonne:castle.field carcassonne:castle.borders
    #[inline]
    pub(crate) fn is_castle(&self, city: NodeId) -> bool {
        self.castles.iter().any(|&castle| self.features.root(castle) == city)
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
        self.unmatched |= own != theirs;
        if own == theirs && matches!(own, Terrain::Road | Terrain::City) {
            let parts = (node(shape.side_part[side.index()]), other.node_at_side(other_shape, across));
            self.completed |= self.features.join_across(parts.0, parts.1).is_complete();
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
        for (index, centre) in self.centres.iter_mut().enumerate() {
            if centre.square.is_near(square) {
                if rival == Some(centre.kind) {
                    (centre.challenged, challenged) = (true, true);
                }
                if self.features.close(centre.node, 1).is_complete() {
                    self.surrounded.push(index as u8);
                }
            }
        }
        if let Some((kind, part)) = shape.centre()
            && (kind != FeatureKind::Garden || self.gardens)
        {
            let node = first.part(part);
            let neighbours = square.around().into_iter().filter(|&around| self.tile_at(around).is_some()).count();
            if self.features.close(node, neighbours as u32).is_complete() {
                self.surrounded.push(self.centres.len() as u8);
            }
            self.centres.push(Centre { square, kind, node, tile, challenged });
        }
    }

    /// A tile comes to lie on an empty square beside the map.
    #[inline]
    fn occupy(&mut self, square: Square, tile: TileId) {
        let (slot, code) = self.find(square);
        debug_assert!(code != FREE && tile_of(code).is_none(), "{square} is not beside a tile");
        if code != ELSEWHERE {
            self.remove_gap(gap_of(code));
        } else {
            match self.find_elsewhere(square) {
                Some(Elsewhere::Frontier(place)) => self.remove_gap(place),
                Some(Elsewhere::River(place)) => _ = self.river.swap_remove(place),
                None => {}
            }
        }
        let code = 1 + tile.0;
        self.slots[slot] = code;
        self.squares[usize::from(code)] = square;
    }

    /// Land no longer fits a square of the frontier.
    fn run_river_into(&mut self, square: Square) {
        let (slot, code) = self.find(square);
        let place = match code {
            ELSEWHERE => match self.find_elsewhere(square) {
                Some(Elsewhere::Frontier(place)) => place,
                _ => return,
            },
            code => gap_of(code),
        };
        self.river.push(self.frontier[place]);
        self.remove_gap(place);
        self.slots[slot] = ELSEWHERE;
    }

    /// The gap on a square without a tile, whose slot says this; a new one at the end of the frontier if it is free.
    #[inline(always)]
    fn gap_at(&mut self, slot: usize, code: u8, square: Square) -> &mut Gap {
        if code == ELSEWHERE {
            return self.gap_elsewhere(square);
        }
        // Whether there is one already is hard to predict, so it is written down again in any case.
        let place = if code == FREE { usize::from(self.frontier_len) } else { gap_of(code) };
        self.frontier_len += u16::from(code == FREE);
        self.set_gap(slot, place, square);
        let gap = &mut self.frontier[place];
        gap.square = square;
        gap
    }

    #[cold]
    fn gap_elsewhere(&mut self, square: Square) -> &mut Gap {
        match self.find_elsewhere(square) {
            Some(Elsewhere::Frontier(place)) => &mut self.frontier[place],
            Some(Elsewhere::River(place)) => &mut self.river[place],
            None => unreachable!("the slot of {square} says that it is elsewhere"),
        }
    }

    /// The slot of a square says its place in the frontier.
    #[inline]
    fn set_gap(&mut self, slot: usize, place: usize, square: Square) {
        let code = frontier_code(place);
        self.slots[slot] = code;
        if code != ELSEWHERE {
            self.squares[usize::from(code)] = square;
        }
    }

    /// Takes a square out of the frontier; the last one takes its place. Its own slot is left to the caller.
    #[inline]
    fn remove_gap(&mut self, place: usize) {
        let last = usize::from(self.frontier_len) - 1;
        let moved = self.frontier[last];
        if place < last {
            self.set_gap(self.find(moved.square).0, place, moved.square);
            self.frontier[place] = moved;
        }
        self.frontier[last] = Gap::default();
        self.frontier_len = last as u16;
    }

    /// The slot of a square, or the free one it would get, and what it says.
    #[inline(always)]
    fn find(&self, square: Square) -> (usize, u8) {
        let slot = slot(square);
        let code = self.slots[slot];
        let found = (code == FREE) | self.squares[usize::from(code)].is(square);
        if found { (slot, code) } else { self.find_from(slot, square) }
    }

    /// The same for squares that are elsewhere, or whose slot was taken.
    #[cold]
    fn find_from(&self, mut slot: usize, square: Square) -> (usize, u8) {
        loop {
            let code = self.slots[slot];
            // The slot of a square elsewhere may have been another such square's. Then each is found at the other's slot
            // from now on, since the one probed later is on the way of both.
            let found = match code {
                FREE => true,
                ELSEWHERE => self.find_elsewhere(square).is_some(),
                code => self.squares[usize::from(code)] == square,
            };
            if found {
                return (slot, code);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    #[cold]
    fn find_elsewhere(&self, square: Square) -> Option<Elsewhere> {
        let at = |gap: &Gap| gap.square == square;
        let far = self.frontier().get(NEAR_FRONTIER..).unwrap_or_default();
        let river = || self.river.iter().position(at).map(Elsewhere::River);
        far.iter().position(at).map(|place| Elsewhere::Frontier(NEAR_FRONTIER + place)).or_else(river)
    }
}

/// What a slot says about a place in the frontier.
#[inline]
fn frontier_code(place: usize) -> u8 {
    if place < NEAR_FRONTIER { (1 + MAX_TILES + place) as u8 } else { ELSEWHERE }
}

/// The tile a slot points to.
#[inline]
fn tile_of(code: u8) -> Option<TileId> {
    let tile = code.wrapping_sub(1);
    (usize::from(tile) < MAX_TILES).then_some(TileId(tile))
}

/// The place in the frontier a slot points to, if it does.
#[inline]
fn gap_of(code: u8) -> usize {
    usize::from(code).wrapping_sub(1 + MAX_TILES)
}

#[inline]
fn slot(square: Square) -> usize {
    usize::from(square.x as u8 % 32) + usize::from(square.y as u8 % 32) * 32
}

//! The rivers: their own stack, placed first, end to end, never turning back on themselves.

use crate::place::{Illegal, Place};
use duchy_game::{Bag, Context, Kind, List, RuleId, Seat, Source};

use crate::{
    action::Action,
    catalogue::Catalogue,
    event::Event,
    limits::MAX_KINDS,
    options::{Element, Options},
    pending::Pending,
    picture::RiverRole,
    rules,
    square::{Side, Square},
    steps::Step,
    table::Table,
    tile::{Shape, Terrain, TileKind},
};

/// What is left of the river, and where it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct River {
    /// The shuffled tiles.
    bag: Bag<TileKind, MAX_KINDS>,
    /// Placed second.
    fork: Option<TileKind>,
    /// Placed last.
    lake: Option<TileKind>,
    ends: List<End, MAX_ENDS>,
    /// This is the extra turn after the last tile of the second river.
    pub(crate) extra_turn: bool,
}

/// A fork makes two ends of one.
const MAX_ENDS: usize = 4;

/// Where the river goes on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct End {
    /// The empty square it runs into.
    square: Square,
    /// Which way it runs.
    flow: Side,
    /// Its last bend.
    bend: Bend,
}

/// Which way the river has turned.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Bend {
    /// Not at all.
    #[default]
    None,
    Left,
    Right,
}

impl Bend {
    fn between(flow: Side, next: Side) -> Bend {
        match (next.index() + 4 - flow.index()) % 4 {
            1 => Bend::Right,
            3 => Bend::Left,
            _ => Bend::None,
        }
    }
}

impl River {
    // carcassonne:river.first carcassonne:river.last carcassonne:river2.fork carcassonne:river2.branch-end
    pub(crate) fn of(catalogue: &Catalogue, options: &Options) -> River {
        let mut counts = [0; MAX_KINDS];
        let begins = options.has(Element::River1) || options.has(Element::River2);
        for kind in catalogue.kinds().filter(|_| begins) {
            let shuffled =
                matches!(catalogue.picture(kind).river_role(), Some(RiverRole::Segment | RiverRole::BranchEnd));
            counts[kind.index()] = if shuffled { catalogue.in_river(kind, options) } else { 0 };
        }
        River {
            bag: Bag::of(counts),
            fork: begins.then(|| catalogue.river_tile(RiverRole::Fork, options)).flatten(),
            lake: begins.then(|| catalogue.river_tile(RiverRole::Lake, options)).flatten(),
            ends: List::default(),
            extra_turn: false,
        }
    }

    /// Tiles of a kind not drawn yet.
    pub(crate) fn left(&self, kind: TileKind) -> u8 {
        self.bag.left(kind) + u8::from(self.fork == Some(kind)) + u8::from(self.lake == Some(kind))
    }

    /// Tiles not drawn yet.
    pub(crate) fn len(&self) -> usize {
        self.bag.len() + usize::from(self.fork.is_some()) + usize::from(self.lake.is_some())
    }
}

impl River {
    /// Places the source.
    pub(crate) fn begin_river(&mut self, table: &mut Table, source: TileKind, facing: Side) {
        let catalogue = table.catalogue.get();
        let id = table.board.lay(catalogue, source, Square::ORIGIN, facing, None);
        let square = table.board.tile(id).square;
        for side in river_sides(catalogue.shape(source, facing)) {
            self.ends.push(End { square: square.beyond(side), flow: side, bend: Bend::None });
        }
    }

    /// The next tile of the river that fits; `None` when it is finished.
    // carcassonne:river.first carcassonne:river.last carcassonne:river.unplaceable
    pub(crate) fn draw_river(
        &mut self,
        table: &mut Table,
        seat: Seat,
        cx: &mut impl Context<Event>,
    ) -> Option<TileKind> {
        let name = table.outcome_name();
        loop {
            let tile = match self.fork.take() {
                Some(fork) => Some(fork),
                None => cx.draw(Source::new("river"), &mut self.bag, &name).or_else(|| self.lake.take()),
            }?;
            cx.emit(|| Event::Drawn { seat, tile: table.tile_name(tile) });
            if self.river_ways(table, seat, tile).next().is_some() {
                return Some(tile);
            }
            cx.emit(|| Event::PutAway { tile: table.tile_name(tile) });
        }
    }

    /// Every way to place a river tile.
    pub(crate) fn list_river(&self, table: &Table, seat: Seat, tile: TileKind, out: &mut Vec<Action>) {
        self.river_ways(table, seat, tile).for_each(|(square, facing)| out.push(Action::Lay { square, facing }));
    }

    pub(crate) fn river_ways<'a>(
        &'a self,
        table: &'a Table,
        seat: Seat,
        tile: TileKind,
    ) -> impl Iterator<Item = (Square, Side)> + 'a {
        let ends = &self.ends;
        let squares = ends
            .iter()
            .enumerate()
            .filter(|(index, end)| !ends[..*index].iter().any(|other| other.square == end.square));
        let ways = squares.flat_map(|(_, end)| Side::ALL.map(|facing| (end.square, facing)));
        ways.filter(move |&(square, facing)| self.against_river(table, seat, tile, square, facing).is_none())
    }

    /// The first clause that placing a river tile here would break. The square is empty and beside a tile.
    pub(crate) fn why_not_river(
        &self,
        table: &Table,
        seat: Seat,
        tile: TileKind,
        square: Square,
        facing: Side,
    ) -> Option<Illegal> {
        let rule = self.against_river(table, seat, tile, square, facing)?;
        let shape = table.catalogue.get().shape(tile, facing);
        let clash = rule == rules::PLACE_MATCH;
        Some(if clash { table.clash(square, shape) } else { Illegal::at(rule, Place::cell(square)) })
    }

    fn against_river(&self, table: &Table, seat: Seat, tile: TileKind, square: Square, facing: Side) -> Option<RuleId> {
        let catalogue = table.catalogue.get();
        let shape = catalogue.shape(tile, facing);
        let mut joined = 0;
        let mut needs_bridge = false;
        for side in Side::ALL {
            let Some(shown) = table.board.shown_beyond(catalogue, square, side) else { continue };
            let own = shape.sides[side.index()];
            if shown != own && (shown == Terrain::River || own == Terrain::River) {
                return Some(rules::PLACE_MATCH);
            }
            needs_bridge |= shown != own;
            joined += u8::from(own == Terrain::River);
        }
        if needs_bridge && !table.fits_bridged(seat, tile, square, facing) {
            return Some(rules::PLACE_MATCH);
        }
        match joined {
            // carcassonne:river.continue
            0 => return Some(rules::RIVER_CONTINUE),
            1 => {}
            // carcassonne:river.no-ring
            _ => return Some(rules::RIVER_NO_RING),
        }
        let end = self
            .ends
            .iter()
            .find(|end| end.square == square && shape.sides[end.flow.opposite().index()] == Terrain::River)?;
        // carcassonne:river.no-turning-back carcassonne:river2.branches
        let back = outlets(shape, end.flow).any(|side| {
            let bend = Bend::between(end.flow, side);
            bend != Bend::None && bend == end.bend
        });
        if back {
            return Some(rules::RIVER_NO_TURNING_BACK);
        }
        table.crowds(tile, square).then_some(rules::CULT_NEIGHBOURS)
    }

    /// A river tile was placed: where does it go on?
    pub(crate) fn flow_on(&mut self, square: Square, shape: &Shape) {
        let ends = &mut self.ends;
        let meets = |end: &End| end.square == square && shape.sides[end.flow.opposite().index()] == Terrain::River;
        let Some(index) = ends.iter().position(meets) else { return };
        let end = ends.remove(index);
        for side in outlets(shape, end.flow) {
            let turned = Bend::between(end.flow, side);
            let bend = if turned == Bend::None { end.bend } else { turned };
            ends.push(End { square: square.beyond(side), flow: side, bend });
        }
    }

    /// After the last tile of the second river its player takes another turn.
    // carcassonne:river2.extra-turn carcassonne:fairy.once
    pub(crate) fn extra_turn_step(&mut self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        self.extra_turn = true;
        cx.emit(|| Event::ExtraTurn { seat });
        if let Some(Pending::Turn { step, .. }) = table.pending.last_mut() {
            *step = Step::Tile as u8;
        }
    }
}

fn river_sides(shape: &Shape) -> impl Iterator<Item = Side> + '_ {
    Side::ALL.into_iter().filter(|side| shape.sides[side.index()] == Terrain::River)
}

/// The sides by which a river that comes flowing this way leaves the tile.
fn outlets(shape: &Shape, flow: Side) -> impl Iterator<Item = Side> + '_ {
    river_sides(shape).filter(move |&side| side != flow.opposite())
}

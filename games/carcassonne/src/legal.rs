//! What is allowed: every legal action, quickly.

use std::ops::ControlFlow;

use duchy_game::Seat;

use crate::{
    action::{Action, FigureKind},
    board::{BLOCK, Gap, LaidTile},
    catalogue::{Turns, TurnsBySide},
    pending::Pending,
    square::{Side, Square},
    state::Carcassonne,
    table::Table,
    tile::{FeatureKind, FeatureKinds, Part, Signature, TileKind},
};

/// What choices about figures are given to, some at a time.
pub(crate) trait Sink {
    /// Takes some more, or breaks off.
    fn take(&mut self, choices: impl ExactSizeIterator<Item = Action>) -> ControlFlow<()>;

    /// Takes one more.
    #[inline]
    fn take_one(&mut self, choice: Action) -> ControlFlow<()> {
        self.take(std::iter::once(choice))
    }
}

/// Lists them all.
impl Sink for Vec<Action> {
    #[inline]
    fn take(&mut self, choices: impl ExactSizeIterator<Item = Action>) -> ControlFlow<()> {
        self.extend(choices);
        ControlFlow::Continue(())
    }

    #[inline]
    fn take_one(&mut self, choice: Action) -> ControlFlow<()> {
        self.push(choice);
        ControlFlow::Continue(())
    }
}

/// Breaks off when there is a choice at all.
struct AnyChoice;

impl Sink for AnyChoice {
    #[inline]
    fn take(&mut self, choices: impl ExactSizeIterator<Item = Action>) -> ControlFlow<()> {
        if choices.len() > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Ways to place a tile on the squares of a block of the frontier: the turns of each square, four bits a square.
#[derive(Clone, Copy)]
struct Ways(u64);

impl Ways {
    /// Bits of a square.
    const BITS: usize = Side::ALL.len();

    /// The ways on a block of which so many squares are in use.
    #[inline]
    fn of(gaps: &[Gap; BLOCK], used: usize, fitting: impl Fn(Signature) -> Turns) -> Ways {
        let turns = |place: usize| u64::from(fitting(gaps[place].asked).0) << (Ways::BITS * place);
        let all = (0..BLOCK).fold(0, |ways, place| ways | turns(place));
        Ways(all & u64::MAX >> (Ways::BITS * (BLOCK - used)))
    }

    /// The ways on a block by what might fit as far as the squares' demands go, and what of it does there.
    #[inline]
    fn of_some(
        gaps: &[Gap; BLOCK],
        used: usize,
        might: impl Fn(Signature) -> TurnsBySide,
        does: impl Fn(Square, TurnsBySide) -> Turns,
    ) -> Ways {
        // Whether anything might fit is hard to foresee, so nothing branches on it: the squares are gathered first.
        let worth_a_look = |place: usize| u64::from(might(gaps[place].asked) != TurnsBySide::default()) << place;
        let mut left = (0..BLOCK).fold(0, |squares, place| squares | worth_a_look(place)) & ((1 << used) - 1);
        let mut ways = 0;
        while left != 0 {
            let place = left.trailing_zeros() as usize % BLOCK;
            left &= left - 1;
            ways |= u64::from(does(gaps[place].square, might(gaps[place].asked)).0) << (Ways::BITS * place);
        }
        Ways(ways)
    }

    /// These without the ways on squares that are barred; only those that might be are looked at.
    #[inline]
    fn except(self, might: impl Fn(usize) -> bool, barred: impl Fn(usize) -> bool) -> Ways {
        let mut left = (0..BLOCK).fold(0, |squares, place| squares | u64::from(might(place)) << (Ways::BITS * place));
        let mut ways = self.0;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            if barred(bit / Ways::BITS % BLOCK) {
                ways &= !(15 << bit);
            }
        }
        Ways(ways)
    }

    /// Lists them as actions, square by square.
    #[inline]
    fn list(self, gaps: &[Gap; BLOCK], out: &mut Vec<Action>) {
        let mut left = self.0;
        out.extend((0..self.0.count_ones()).map(|_| {
            let way = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Action::Lay { square: gaps[way / Ways::BITS % BLOCK].square, facing: Side::from_index(way) }
        }));
    }
}

impl Table {
    /// Every way to place a tile for which nothing counts but the square's demands.
    #[inline]
    fn list_turns(&self, fitting: impl Fn(Signature) -> Turns, out: &mut Vec<Action>) {
        for (gaps, used) in self.board.frontier_blocks() {
            Ways::of(gaps, used, &fitting).list(gaps, out);
        }
    }

    /// Whether more than matching sides decides where a tile may be placed: rivers, shrines, bridges.
    #[inline]
    fn is_special(&self, seat: Seat, tile: TileKind) -> bool {
        self.catalogue.get().has_river(tile) || self.has_bridges(seat) || self.may_crowd(tile)
    }

    /// The parts of the tile just placed that can take a meeple; what it has completed is no exception.
    // carcassonne:figure.this-tile carcassonne:figure.completed-now
    #[inline]
    fn free_parts(&self) -> impl Iterator<Item = &'static Part> + '_ {
        let tile = self.board.tile(self.board.last());
        let parts = self.catalogue.get().shape(tile.kind, tile.facing).parts();
        parts.iter().enumerate().filter(move |(index, part)| self.is_free(tile, *index, part)).map(|(_, part)| part)
    }

    #[inline]
    fn is_free(&self, tile: &LaidTile, index: usize, part: &Part) -> bool {
        self.suits(FigureKind::Meeple, part.spot.kind()) && !self.board.features().of(tile.node(index)).is_occupied()
    }

    /// Whether a kind of figure may stand on a kind of feature.
    // carcassonne:figure.garden carcassonne:abbot.where carcassonne:abbot.garden carcassonne:cult.heretic
    // carcassonne:river.banks carcassonne:tile.city-monastery carcassonne:tile.closed-field
    #[inline]
    pub(crate) fn suits(&self, figure: FigureKind, on: FeatureKind) -> bool {
        match (figure, on) {
            (FigureKind::Meeple, FeatureKind::Field) => self.options.farmers,
            (FigureKind::Meeple, kind) => kind != FeatureKind::Garden,
            (FigureKind::Abbot, kind) => kind.is_centre(),
        }
    }

    /// Everything a kind of figure may stand on.
    #[inline]
    pub(crate) fn suitable(&self, figure: FigureKind) -> FeatureKinds {
        FeatureKinds::of(|kind| self.suits(figure, kind))
    }
}

impl Carcassonne {
    /// Appends every answer to the open decision, if it waits for this seat.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.table.pending.last() {
            Some(&Pending::Lay { seat: awaited, tile }) if awaited == seat => self.list_squares(seat, tile, out),
            Some(&Pending::Place { seat: awaited }) if awaited == seat => {
                if self.table.base {
                    let figure = FigureKind::Meeple;
                    out.extend(self.table.free_parts().map(|part| Action::Place { figure, spot: part.spot }));
                } else {
                    let _ = self.figure_choices(seat, out);
                }
                // carcassonne:figure.optional
                out.push(Action::Pass);
            }
            Some(&decision) if decision.decider() == Some(seat) => self.list_answers(decision, out),
            _ => {}
        }
    }

    /// Every way to place the tile. Turns that look alike are different ways.
    #[inline]
    fn list_squares(&self, seat: Seat, tile: TileKind, out: &mut Vec<Action>) {
        if !self.table.base && self.table.is_special(seat, tile) {
            return self.list_special_squares(seat, tile, out);
        }
        let turns = self.table.catalogue.get().turns(tile, false);
        self.table.list_turns(turns, out);
    }

    fn list_special_squares(&self, seat: Seat, tile: TileKind, out: &mut Vec<Action>) {
        let catalogue = self.table.catalogue.get();
        if catalogue.has_river(tile) {
            return self.elements.river.list_river(&self.table, seat, tile, out);
        }
        let bridges = self.table.has_bridges(seat);
        let board = &self.table.board;
        let crowding =
            self.table.may_crowd(tile).then(|| self.table.crowding(tile)).filter(|crowding| !crowding.is_empty());
        let free = |gaps: &[Gap; BLOCK], ways: Ways| match &crowding {
            Some(crowding) => ways.except(
                |place| crowding.may_forbid(gaps[place].square),
                |place| self.table.crowds(tile, gaps[place].square),
            ),
            None => ways,
        };
        let turns = catalogue.turns(tile, bridges);
        for (gaps, used) in board.frontier_blocks() {
            free(gaps, Ways::of(gaps, used, &turns)).list(gaps, out);
        }
        if bridges && catalogue.has_road(tile) {
            let might = catalogue.turns_beside_bridge(tile);
            for (gaps, used) in board.frontier_blocks() {
                let does = |square, turns| self.table.turns_beside_bridge(square, turns);
                free(gaps, Ways::of_some(gaps, used, &might, does)).list(gaps, out);
            }
        }
    }

    /// Whether there is any square for the tile.
    #[inline]
    pub(crate) fn fits_anywhere(&self, seat: Seat, tile: TileKind) -> bool {
        if !self.table.base && self.table.is_special(seat, tile) {
            if self.table.catalogue.get().has_river(tile) {
                return self.elements.river.river_ways(&self.table, seat, tile).next().is_some();
            }
            let bridges = self.table.has_bridges(seat);
            let turns = self.table.catalogue.get().turns(tile, bridges);
            let beside_bridge = self.table.catalogue.get().turns_beside_bridge(tile);
            let bridged =
                |square, asked| bridges && !self.table.turns_beside_bridge(square, beside_bridge(asked)).is_empty();
            let fits = |square, asked| !turns(asked).is_empty() || bridged(square, asked);
            return self
                .table
                .board
                .frontier()
                .iter()
                .any(|gap| fits(gap.square, gap.asked) && !self.table.crowds(tile, gap.square));
        }
        let turns = self.table.catalogue.get().turns(tile, false);
        self.table.board.frontier().iter().any(|gap| !turns(gap.asked).is_empty())
    }

    /// Whether there is anything to decide about figures.
    // carcassonne:figure.supply
    #[inline]
    pub(crate) fn may_place_any(&self, seat: Seat) -> bool {
        if self.table.base {
            return self.table.players[seat.index()].meeples > 0 && self.table.free_parts().next().is_some();
        }
        // carcassonne:princess.then-nothing carcassonne:princess.no-abbot
        !self.table.this_turn.expelled && self.figure_choices(seat, &mut AnyChoice).is_break()
    }

    /// Everything that can be done with figures, besides passing, until `sink` wants no more.
    // carcassonne:abbot.instead carcassonne:fairy.move carcassonne:dragon.volcano-instead
    #[inline]
    fn figure_choices(&self, seat: Seat, sink: &mut impl Sink) -> ControlFlow<()> {
        let (tile, shape) = self.table.board.shaped(self.table.catalogue.get(), self.table.board.last());
        let portal = self.table.at_portal();
        for figure in FigureKind::ALL {
            // carcassonne:dragon.volcano carcassonne:river2.lake
            if shape.signs.volcano || self.table.players[seat.index()].figures(figure) == 0 {
                continue;
            }
            let suitable = self.table.suitable(figure);
            let parts = if figure == FigureKind::Abbot && shape.centre().is_none() { &[] } else { shape.parts() };
            for (index, part) in parts.iter().enumerate() {
                if suitable.has(shape.kind(index)) && !self.table.board.features().of(tile.node(index)).is_occupied() {
                    sink.take_one(Action::Place { figure, spot: part.spot })?;
                }
            }
            if let Some(bridge) = tile.bridge()
                && figure == FigureKind::Meeple
                && !self.table.board.features().of(bridge.node).is_occupied()
            {
                sink.take_one(Action::Place { figure, spot: tile.spot_of(shape, bridge.node) })?;
            }
            if portal {
                self.table.portal_places(figure, sink)?;
            }
        }
        if self.table.abbot_of(seat).is_some() {
            sink.take_one(Action::AbbotBack)?;
        }
        if self.table.options.fairy {
            self.elements.fairy_moves(&self.table, seat, sink)?;
        }
        ControlFlow::Continue(())
    }
}

//! What is allowed: every legal action, quickly.

use std::ops::ControlFlow;

use duchy_game::Seat;

use crate::{
    action::{Action, FigureKind},
    board::{Gap, LaidTile},
    catalogue::Turns,
    pending::Pending,
    square::{Side, Square},
    state::Carcassonne,
    table::Table,
    tile::{FeatureKind, FeatureKinds, Part, Signature, TileKind},
};

/// Ways to place a tile on a few squares: facing and square of each, packed.
struct Ways([u32; Side::ALL.len() * Ways::SQUARES]);

impl Ways {
    /// It has room for the ways on that number of squares.
    const SQUARES: usize = 32;

    /// For each set of turns its facings, clockwise from north, where they are packed.
    const FACINGS: [[u32; 4]; Turns::COUNT] = {
        let mut facings = [[0; 4]; Turns::COUNT];
        let mut turns = 0;
        while turns < Turns::COUNT {
            let (mut side, mut count) = (0u8, 0);
            while side < 4 {
                if turns >> side & 1 == 1 {
                    facings[turns][count] = u32::from_le_bytes([0, side, 0, 0]);
                    count += 1;
                }
                side += 1;
            }
            turns += 1;
        }
        facings
    };

    #[inline]
    fn new() -> Ways {
        Ways([0; Side::ALL.len() * Ways::SQUARES])
    }

    /// Lists the ways on these squares as actions. How many a square adds is hard to predict, so nothing branches on it.
    #[inline]
    fn list(&mut self, squares: impl Iterator<Item = (Square, Turns)>, out: &mut Vec<Action>) {
        let mut count = 0;
        for (square, turns) in squares {
            let packed = u32::from_le_bytes([0, 0, square.x as u8, square.y as u8]);
            // All four are written, and those that count are kept.
            if let Some(room) = self.0.get_mut(count..).and_then(<[u32]>::first_chunk_mut) {
                *room = Ways::FACINGS[turns.index()].map(|facing| facing | packed);
            }
            count += turns.len();
        }
        out.extend(self.0[..count].iter().map(|way| {
            let [_, facing, x, y] = way.to_le_bytes();
            let square = Square { x: x as i8, y: y as i8 };
            Action::Lay { square, facing: Side::from_index(usize::from(facing)) }
        }));
    }
}

impl Table {
    /// Every way to place a tile for which nothing counts but the square's demands.
    #[inline]
    fn list_turns(&self, fitting: impl Fn(Signature) -> Turns, out: &mut Vec<Action>) {
        let mut ways = Ways::new();
        for gaps in self.board.frontier().chunks(Ways::SQUARES) {
            ways.list(gaps.iter().map(|gap| (gap.square, fitting(gap.asked))), out);
        }
    }

    /// Every way to place a tile: by what might fit as far as the square's demands go, and what of it does there.
    #[inline]
    fn list_some_turns<T: Copy + Default + PartialEq>(
        &self,
        might: impl Fn(Signature) -> T,
        does: impl Fn(Square, T) -> Turns,
        out: &mut Vec<Action>,
    ) {
        // Whether anything might fit is hard to foresee, so nothing branches on it: it is gathered first.
        let mut fitting = [(Square::ORIGIN, T::default()); Ways::SQUARES];
        let mut ways = Ways::new();
        for gaps in self.board.frontier().chunks(Ways::SQUARES) {
            let mut count = 0;
            for &Gap { square, asked } in gaps {
                let turns = might(asked);
                fitting[count % Ways::SQUARES] = (square, turns);
                count += usize::from(turns != T::default());
            }
            ways.list(fitting[..count].iter().map(|&(square, turns)| (square, does(square, turns))), out);
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
                    let _ = self.figure_choices(seat, &mut |choice| {
                        out.push(choice);
                        ControlFlow::Continue(())
                    });
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
        let turns = catalogue.turns(tile, bridges);
        let crowding = self.table.may_crowd(tile).then(|| self.table.crowding(tile));
        let unless_crowded = |square, turns| match &crowding {
            Some(crowding) if crowding.forbids(square) => Turns::default(),
            _ => turns,
        };
        match crowding {
            Some(_) => self.table.list_some_turns(turns, unless_crowded, out),
            None => self.table.list_turns(turns, out),
        }
        if bridges && catalogue.has_road(tile) {
            let bridged = |square, turns| unless_crowded(square, self.table.turns_beside_bridge(square, turns));
            self.table.list_some_turns(catalogue.turns_beside_bridge(tile), bridged, out);
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
        !self.table.this_turn.expelled && self.figure_choices(seat, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Everything that can be done with figures, besides passing, until `take` wants no more.
    // carcassonne:abbot.instead carcassonne:fairy.move carcassonne:dragon.volcano-instead
    #[inline]
    fn figure_choices(&self, seat: Seat, take: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
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
                    take(Action::Place { figure, spot: part.spot })?;
                }
            }
            if let Some(bridge) = tile.bridge()
                && figure == FigureKind::Meeple
                && !self.table.board.features().of(bridge.node).is_occupied()
            {
                take(Action::Place { figure, spot: tile.spot_of(shape, bridge.node) })?;
            }
            if portal {
                self.table.portal_places(figure, take)?;
            }
        }
        if self.table.abbot_of(seat).is_some() {
            take(Action::AbbotBack)?;
        }
        if self.table.options.fairy {
            self.elements.fairy_moves(&self.table, seat, take)?;
        }
        ControlFlow::Continue(())
    }
}

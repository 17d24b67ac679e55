//! Volcanoes and the dragon: where it comes, how it flies, whom it eats.

use crate::place::{Illegal, Place};
use duchy_game::{Context, Kind, List, RuleId, Seat};

use crate::{
    board::TileId,
    event::Event,
    limits::MAX_KINDS,
    pending::Pending,
    rules,
    square::{Side, Sides, Square},
    table::Table,
    tile::TileKind,
};

/// Steps of a flight.
// carcassonne:dragon.steps
const STEPS: u8 = 6;

/// The dragon.
// carcassonne:dragon.box
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dragon {
    /// The tile it stands on; `None` before the first volcano.
    pub(crate) at: Option<TileId>,
    /// Where it has been on this flight.
    pub(crate) visited: List<TileId, { STEPS as usize + 1 }>,
    /// Dragon tiles drawn before the first volcano, by kind.
    pub(crate) aside: [u8; MAX_KINDS],
}

/// The tiles that the fairy bars to the dragon: hers, or both of her castle.
pub(crate) type Haven = List<TileId, 2>;

impl Default for Dragon {
    fn default() -> Self {
        Dragon { at: None, visited: List::default(), aside: [0; MAX_KINDS] }
    }
}

impl Dragon {
    /// Whether a tile can't be played before the dragon is there.
    #[inline]
    pub(crate) fn waits_for_dragon(&self, table: &Table, tile: TileKind) -> bool {
        table.options.dragon && self.at.is_none() && table.catalogue.get().shape(tile, Side::N).signs.dragon
    }

    /// A dragon tile drawn too early is set aside.
    // carcassonne:dragon.aside
    pub(crate) fn set_aside(&mut self, table: &Table, tile: TileKind, cx: &mut impl Context<Event>) -> bool {
        if !self.waits_for_dragon(table, tile) {
            return false;
        }
        self.aside[tile.index()] += 1;
        cx.emit(|| Event::SetAside { tile: table.tile_name(tile) });
        true
    }

    /// The dragon comes to the volcano just placed; tiles set aside before the first one are shuffled back.
    // carcassonne:dragon.comes carcassonne:bazaar.volcano carcassonne:dragon.shuffled-back carcassonne:dragon.last-volcano
    // carcassonne:river2.volcano-dragon
    pub(crate) fn volcano_step(&mut self, table: &mut Table, cx: &mut impl Context<Event>) {
        let id = table.board.last();
        let square = table.board.tile(id).square;
        self.at = Some(id);
        cx.emit(|| Event::DragonComes { square });
        let count: u32 = self.aside.iter().map(|&count| u32::from(count)).sum();
        if count > 0 {
            let aside = std::mem::replace(&mut self.aside, [0; MAX_KINDS]);
            table.bag.shuffle_in(&aside);
            table.shuffled_back = true;
            cx.emit(|| Event::ShuffledBack { count });
        }
    }

    /// The tile just placed makes the dragon fly.
    // carcassonne:dragon.flight carcassonne:bazaar.dragon
    pub(crate) fn flight_step(&mut self, table: &mut Table, haven: Haven, seat: Seat, cx: &mut impl Context<Event>) {
        let Some(at) = self.at else { return };
        // carcassonne:dragon.visited
        self.visited.push(at);
        self.ask_flight(table, haven, seat, STEPS, cx);
    }

    /// Asks for the next step, or ends the flight.
    // carcassonne:dragon.dead-end
    fn ask_flight(&mut self, table: &mut Table, haven: Haven, seat: Seat, left: u8, cx: &mut impl Context<Event>) {
        let open = Sides::which(|side| left > 0 && self.flight_to(table, haven, side).is_ok());
        if open != Sides::NONE {
            table.pending.push(Pending::Fly { seat, left, open });
            return;
        }
        if left > 0 {
            cx.emit(|| Event::DragonStuck);
        }
        self.visited.clear();
    }

    #[inline]
    fn dragon_square(&self, table: &Table) -> Square {
        self.at.map_or(Square::ORIGIN, |at| table.board.tile(at).square)
    }

    /// The tile a step leads to, or the clause against it.
    // carcassonne:dragon.step carcassonne:dragon.visited carcassonne:dragon.fairy carcassonne:dragon.fortress
    #[inline]
    fn flight_to(&self, table: &Table, haven: Haven, side: Side) -> Result<TileId, RuleId> {
        let square = self.dragon_square(table).beyond(side);
        let Some(tile) = table.board.tile_at(square) else { return Err(rules::DRAGON_STEP) };
        if self.visited.contains(&tile) {
            return Err(rules::DRAGON_VISITED);
        }
        if haven.contains(&tile) {
            return Err(rules::DRAGON_FAIRY);
        }
        if table.catalogue.get().is_fortress(table.board.tile(tile).kind) {
            return Err(rules::DRAGON_FORTRESS);
        }
        Ok(tile)
    }

    pub(crate) fn why_not_fly(&self, table: &Table, haven: Haven, side: Side) -> Option<Illegal> {
        self.flight_to(table, haven, side)
            .err()
            .map(|rule| Illegal::at(rule, Place::cell(self.flight_square(table, side))))
    }

    /// The square a step leads to.
    pub(crate) fn flight_square(&self, table: &Table, side: Side) -> Square {
        self.dragon_square(table).beyond(side)
    }

    /// One step: everybody on the tile is eaten. Figures in castles and in the fortress are not on a tile.
    // carcassonne:dragon.in-turn carcassonne:dragon.eats carcassonne:dragon.spares
    pub(crate) fn fly(
        &mut self,
        table: &mut Table,
        haven: Haven,
        seat: Seat,
        left: u8,
        side: Side,
        cx: &mut impl Context<Event>,
    ) {
        let Some(tile) = table.board.tile_at(self.flight_square(table, side)) else { return };
        self.at = Some(tile);
        self.visited.push(tile);
        let square = table.board.tile(tile).square;
        cx.emit(|| {
            let eaten = table.figures.iter().filter(|figure| figure.tile == tile);
            Event::DragonFlies { seat, square, eaten: eaten.map(|figure| table.figure_on_map(figure)).collect() }
        });
        if table.figures.iter().any(|figure| figure.tile == tile) {
            table.send_figures_home(|figure| figure.tile == tile);
        }
        self.ask_flight(table, haven, seat.next(table.seats), left - 1, cx);
    }
}

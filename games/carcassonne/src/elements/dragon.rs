//! Volcanoes and the dragon: where it comes, how it flies, whom it eats.

use crate::place::{Illegal, Place};
use duchy_game::{Context, Kind, List, RuleId, Seat};

use crate::{
    action::Action,
    board::TileId,
    catalogue::MAX_KINDS,
    event::Event,
    pending::Pending,
    rules,
    square::{Side, Square},
    state::Carcassonne,
    tile::TileKind,
};

/// Steps of a flight.
// carcassonne:dragon.steps
const STEPS: u8 = 6;

/// The dragon.
// carcassonne:dragon.box
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dragon {
    /// The tile it stands on; `None` before the first volcano.
    pub(crate) at: Option<TileId>,
    /// Where it has been on this flight.
    pub(crate) visited: List<TileId, { STEPS as usize + 1 }>,
    /// Dragon tiles drawn before the first volcano, by kind.
    pub(crate) aside: [u8; MAX_KINDS],
    /// They have been shuffled into the stack.
    pub(crate) shuffled_back: bool,
}

impl Default for Dragon {
    fn default() -> Self {
        Dragon { at: None, visited: List::default(), aside: [0; MAX_KINDS], shuffled_back: false }
    }
}

impl Carcassonne {
    /// Whether a tile can't be played before the dragon is there.
    #[inline]
    pub(crate) fn waits_for_dragon(&self, tile: TileKind) -> bool {
        self.options.dragon
            && self.elements.dragon.at.is_none()
            && self.catalogue.get().shape(tile, Side::N).signs.dragon
    }

    /// A dragon tile drawn too early is set aside.
    // carcassonne:dragon.aside
    pub(crate) fn set_aside(&mut self, tile: TileKind, cx: &mut impl Context<Event>) -> bool {
        if !self.waits_for_dragon(tile) {
            return false;
        }
        self.elements.dragon.aside[tile.index()] += 1;
        cx.emit(|| Event::SetAside { tile: self.tile_name(tile) });
        true
    }

    /// The dragon comes to the volcano just laid; tiles set aside before the first one are shuffled back.
    // carcassonne:dragon.comes carcassonne:bazaar.volcano carcassonne:dragon.shuffled-back carcassonne:dragon.last-volcano
    // carcassonne:river2.volcano-dragon
    pub(crate) fn volcano_step(&mut self, cx: &mut impl Context<Event>) {
        let id = self.board.last();
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        let square = tile.square;
        if !shape.signs.volcano {
            return;
        }
        self.elements.dragon.at = Some(id);
        cx.emit(|| Event::DragonComes { square });
        let count: u32 = self.elements.dragon.aside.iter().map(|&count| u32::from(count)).sum();
        if count > 0 {
            let aside = std::mem::replace(&mut self.elements.dragon.aside, [0; MAX_KINDS]);
            self.bag.shuffle_in(&aside);
            self.elements.dragon.shuffled_back = true;
            cx.emit(|| Event::ShuffledBack { count });
        }
    }

    /// The tile just laid makes the dragon fly.
    // carcassonne:dragon.flight carcassonne:bazaar.dragon
    pub(crate) fn flight_step(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let (_, shape) = self.board.shaped(self.catalogue.get(), self.board.last());
        let Some(at) = self.elements.dragon.at.filter(|_| shape.signs.dragon) else { return };
        // carcassonne:dragon.visited
        self.elements.dragon.visited.push(at);
        self.ask_flight(seat, STEPS, cx);
    }

    /// Asks for the next step, or ends the flight.
    // carcassonne:dragon.dead-end
    fn ask_flight(&mut self, seat: Seat, left: u8, cx: &mut impl Context<Event>) {
        if left > 0 && Side::ALL.iter().any(|&side| self.flight_to(side).is_ok()) {
            self.pending.push(Pending::Fly { seat, left });
            return;
        }
        if left > 0 {
            cx.emit(|| Event::DragonStuck);
        }
        self.elements.dragon.visited.clear();
    }

    fn dragon_square(&self) -> Square {
        self.elements.dragon.at.map_or(Square::ORIGIN, |at| self.board.tile(at).square)
    }

    /// The tile a step leads to, or the clause against it.
    // carcassonne:dragon.step carcassonne:dragon.visited
    fn flight_to(&self, side: Side) -> Result<TileId, RuleId> {
        let square = self.dragon_square().beyond(side);
        let Some(tile) = self.board.tile_at(square) else { return Err(rules::DRAGON_STEP) };
        if self.elements.dragon.visited.contains(&tile) {
            return Err(rules::DRAGON_VISITED);
        }
        self.bars_dragon(tile).map_or(Ok(tile), Err)
    }

    pub(crate) fn list_flights(&self, out: &mut Vec<Action>) {
        let open = Side::ALL.into_iter().filter(|&side| self.flight_to(side).is_ok());
        out.extend(open.map(|side| Action::Fly { side }));
    }

    pub(crate) fn why_not_fly(&self, side: Side) -> Option<Illegal> {
        self.flight_to(side).err().map(|rule| Illegal::at(rule, Place::cell(self.flight_square(side))))
    }

    /// The square a step leads to.
    pub(crate) fn flight_square(&self, side: Side) -> Square {
        self.dragon_square().beyond(side)
    }

    /// One step: everybody on the tile is eaten. Figures in castles and in the fortress are not on a tile.
    // carcassonne:dragon.in-turn carcassonne:dragon.eats carcassonne:dragon.spares
    pub(crate) fn fly(&mut self, seat: Seat, left: u8, side: Side, cx: &mut impl Context<Event>) {
        let Ok(tile) = self.flight_to(side) else { return };
        self.elements.dragon.at = Some(tile);
        self.elements.dragon.visited.push(tile);
        let square = self.board.tile(tile).square;
        cx.emit(|| {
            let eaten = self.figures.iter().filter(|figure| figure.tile == tile);
            Event::DragonFlies { seat, square, eaten: eaten.map(|figure| self.figure_on_map(figure)).collect() }
        });
        if self.figures.iter().any(|figure| figure.tile == tile) {
            self.send_figures_home(|figure| figure.tile == tile);
        }
        self.ask_flight(seat.next(self.seats), left - 1, cx);
    }
}

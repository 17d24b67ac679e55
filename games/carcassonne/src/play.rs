//! Carrying out an action that is known to be legal.

use duchy_game::{Context, Seat};

use crate::{
    action::{Action, FigureKind},
    board::TileId,
    event::Event,
    pending::Pending,
    square::{Side, Square},
    state::Carcassonne,
    steps::{Step, Steps},
    table::{Figure, Table},
    tile::{Spot, TileKind},
};

impl Table {
    // carcassonne:figure.one-feature carcassonne:figure.this-tile
    fn place(&mut self, seat: Seat, kind: FigureKind, id: TileId, spot: Spot, cx: &mut impl Context<Event>) {
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        let Some((node, spot)) = tile.part_at(shape, spot) else {
            debug_assert!(false, "there is no {spot} on the tile");
            return;
        };
        let square = tile.square;
        self.figures.push(Figure { seat, kind, on: spot.kind(), tile: id, node, spot, helped: false });
        self.board.features.add_figure(node);
        *self.players[seat.index()].figures_mut(kind) -= 1;
        cx.emit(|| Event::Placed { seat, figure: kind, on: spot.kind(), at: spot.on(square) });
    }
}

impl Carcassonne {
    /// Answers the open decision and goes on to the next one.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, cx: &mut impl Context<Event>) {
        match (self.table.pending.pop(), action) {
            (Some(Pending::Lay { seat, tile }), Action::Lay { square, facing }) => {
                self.lay(seat, tile, square, facing, cx);
            }
            (Some(Pending::Place { seat }), Action::Place { figure, spot }) => {
                self.table.place(seat, figure, self.table.board.last(), spot, cx);
            }
            (Some(Pending::Place { .. }), Action::Pass) => {}
            (Some(Pending::Place { seat }), Action::PlaceAt { figure, square, spot }) => {
                if let Some(tile) = self.table.tile_on(square) {
                    self.table.place(seat, figure, tile, spot, cx);
                }
            }
            (Some(decision), action) => self.answer(decision, action, cx),
            (None, action) => debug_assert!(false, "{action} comes after the end"),
        }
        self.go_on(cx);
    }

    fn lay(&mut self, seat: Seat, tile: TileKind, square: Square, facing: Side, cx: &mut impl Context<Event>) {
        let catalogue = self.table.catalogue.get();
        self.table.board.lay(catalogue, tile, square, facing, Some(seat));
        self.table.scoring.begin(seat);
        self.table.tile_steps = self.steps_after(tile);
        if !self.table.base {
            self.elements.river.flow_on(square, catalogue.shape(tile, facing));
        }
        cx.emit(|| Event::Laid { seat, tile: self.table.tile_name(tile), square, facing });
    }

    /// The steps in which something can happen now that a tile of this kind has been placed.
    #[inline]
    fn steps_after(&self, tile: TileKind) -> Steps {
        let board = &self.table.board;
        let steps = self.table.steps.and(self.table.catalogue.get().steps(tile));
        if board.needs_bridge() {
            // It may complete a road.
            return steps;
        }
        let steps = steps.without(Step::Bridge);
        let completes = board.has_completed() || !board.surrounded().is_empty();
        if completes { steps } else { steps.without(Step::Score).without(Step::Count) }
    }
}

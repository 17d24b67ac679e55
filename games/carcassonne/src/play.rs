//! Carrying out an action that is known to be legal.

use duchy_game::{Context, Seat};

use crate::{
    action::{Action, FigureKind},
    event::Event,
    pending::Pending,
    square::{Side, Square},
    state::{Carcassonne, Figure},
    tile::{Spot, TileKind},
};

impl Carcassonne {
    /// Answers the open decision and goes on to the next one.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, cx: &mut impl Context<Event>) {
        match (self.pending.pop(), action) {
            (Some(Pending::Lay { seat, tile }), Action::Lay { square, facing }) => {
                self.lay(seat, tile, square, facing, cx);
            }
            (Some(Pending::Place { seat }), Action::Place { figure, spot }) => self.place(seat, figure, spot, cx),
            (Some(Pending::Place { .. }), Action::Pass) => {}
            (pending, action) => debug_assert!(false, "{action} does not answer {pending:?}"),
        }
        self.go_on(cx);
    }

    fn lay(&mut self, seat: Seat, tile: TileKind, square: Square, facing: Side, cx: &mut impl Context<Event>) {
        self.board.lay(self.catalogue.get(), tile, square, facing, Some(seat));
        cx.emit(|| Event::Laid { seat, tile: self.tile_name(tile), square, facing });
    }

    // carcassonne:figure.one-feature carcassonne:figure.this-tile
    fn place(&mut self, seat: Seat, kind: FigureKind, spot: Spot, cx: &mut impl Context<Event>) {
        let id = self.board.last();
        let tile = self.board.tile(id);
        let Some(part) = self.catalogue.get().shape(tile.kind, tile.facing).part_at(spot) else {
            debug_assert!(false, "there is no {spot} on the tile");
            return;
        };
        let (node, square) = (tile.node(part), tile.square);
        self.figures.push(Figure { seat, kind, on: spot.kind(), tile: id, node });
        self.board.features.of_mut(node).figures += 1;
        self.players[seat.index()].meeples -= 1;
        cx.emit(|| Event::Placed { seat, figure: kind, on: spot.kind(), at: spot.on(square) });
    }
}

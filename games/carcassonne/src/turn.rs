//! The turn: one list of steps in the rulebook's order, and the loop that walks along it to the next decision.

use duchy_game::{Context, Seat};

use crate::{event::Event, pending::Pending, state::Carcassonne, tile::TileKind};

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Draw a tile and lay it.
    Tile,
    /// Place a figure on it, if you like.
    Figure,
    /// Score what it has completed.
    Score,
}

/// The whole turn.
// carcassonne:turn.steps
pub(crate) const STEPS: [Step; 3] = [Step::Tile, Step::Figure, Step::Score];

impl Carcassonne {
    /// The first turn is this player's.
    pub(crate) fn begin(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.pending.push(Pending::Turn { seat, step: 0 });
        self.go_on(cx);
    }

    /// Goes on until somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        while let Some(Pending::Turn { seat, step }) = self.pending.last_mut() {
            let turn_of = *seat;
            if let Some(&now) = STEPS.get(usize::from(*step)) {
                *step += 1;
                self.take(now, turn_of, cx);
            } else {
                // carcassonne:turn.order
                *seat = turn_of.next(self.seats);
                *step = 0;
            }
        }
    }

    #[inline]
    fn take(&mut self, step: Step, seat: Seat, cx: &mut impl Context<Event>) {
        match step {
            Step::Tile => match self.draw(seat, cx) {
                Some(tile) => self.pending.push(Pending::Lay { seat, tile }),
                None => self.end(cx),
            },
            Step::Figure => {
                if self.may_place_any(seat) {
                    self.pending.push(Pending::Place { seat });
                }
            }
            Step::Score => self.score_completed(cx),
        }
    }

    /// Draws until a tile fits; `None` if there is none left.
    // carcassonne:draw.open carcassonne:draw.unplaceable carcassonne:draw.all-unplaceable
    #[inline]
    fn draw(&mut self, seat: Seat, cx: &mut impl Context<Event>) -> Option<TileKind> {
        let name = self.outcome_name();
        loop {
            let tile = cx.draw(Carcassonne::TILES, &mut self.bag, &name)?;
            cx.emit(|| Event::Drawn { seat, tile: self.tile_name(tile) });
            if self.fits_anywhere(tile) {
                return Some(tile);
            }
            cx.emit(|| Event::PutAway { tile: self.tile_name(tile) });
        }
    }

    /// Nobody can lay a tile any more.
    // carcassonne:end.last-tile
    fn end(&mut self, cx: &mut impl Context<Event>) {
        self.pending.clear();
        self.score_finally(cx);
        cx.emit(|| Event::Over { winners: self.places().winners() });
    }
}

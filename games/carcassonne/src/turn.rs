//! The turn: the loop that walks along its steps to the next decision.

use duchy_game::{Context, Seat};

use crate::{event::Event, pending::Pending, state::Carcassonne, steps::Step, tile::TileKind};

impl Carcassonne {
    /// The first turn is this player's.
    pub(crate) fn begin(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.table.pending.push(Pending::Turn { seat, step: 0, bought: None });
        self.go_on(cx);
    }

    /// Goes on until somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        loop {
            match self.table.pending.last_mut() {
                Some(Pending::Turn { seat, step, bought }) => {
                    let (turn_of, bought) = (*seat, *bought);
                    if let Some((now, after)) = self.table.tile_steps.next(*step) {
                        *step = after;
                        self.take(now, turn_of, bought, cx);
                    } else if bought.is_some() {
                        self.table.pending.pop();
                    } else {
                        // carcassonne:turn.order
                        *seat = turn_of.next(self.table.seats);
                        *step = 0;
                        self.elements.river.extra_turn = false;
                    }
                }
                Some(frame) if frame.decider().is_none() => self.resolve(cx),
                _ => return,
            }
        }
    }

    /// One step. Of a tile bought at a bazaar, only the steps with the tile itself.
    // carcassonne:bazaar.lay carcassonne:bazaar.no-new carcassonne:combine.bazaar-turn
    #[inline]
    fn take(&mut self, step: Step, seat: Seat, bought: Option<TileKind>, cx: &mut impl Context<Event>) {
        match step {
            Step::FairyPoint if bought.is_none() => self.elements.fairy_point(&mut self.table, seat, cx),
            Step::Tile => self.tile_step(seat, bought, cx),
            Step::Bridge => self.table.bridge_step(seat),
            Step::Princess => self.table.princess_step(seat),
            Step::Figure => {
                if self.may_place_any(seat) {
                    self.table.pending.push(Pending::Place { seat });
                }
            }
            Step::Volcano => self.elements.dragon.volcano_step(&mut self.table, cx),
            Step::Flight => {
                let haven = self.elements.haven();
                self.elements.dragon.flight_step(&mut self.table, haven, seat, cx);
            }
            Step::Score => {
                self.elements.castles.begin_step();
                self.table.begin_scoring();
            }
            Step::Count => self.table.count_step(seat),
            Step::Bazaar if bought.is_none() => self.elements.open_bazaar(&mut self.table, seat, cx),
            Step::ExtraTurn if bought.is_none() => self.elements.river.extra_turn_step(&mut self.table, seat, cx),
            Step::FairyPoint | Step::Bazaar | Step::ExtraTurn => {}
        }
    }

    #[inline]
    fn tile_step(&mut self, seat: Seat, bought: Option<TileKind>, cx: &mut impl Context<Event>) {
        self.table.this_turn = Default::default();
        let Some(tile) = bought else {
            return match self.draw(seat, cx) {
                Some(tile) => self.table.pending.push(Pending::Lay { seat, tile }),
                None => self.end(seat, cx),
            };
        };
        if self.fits_anywhere(seat, tile) {
            self.table.pending.push(Pending::Lay { seat, tile });
        } else {
            // carcassonne:bazaar.put-away
            cx.emit(|| Event::PutAway { tile: self.table.tile_name(tile) });
            self.table.pending.pop();
        }
    }

    /// Draws until a tile fits; `None` if there is none left.
    // carcassonne:draw.open carcassonne:draw.unplaceable carcassonne:draw.all-unplaceable
    #[inline]
    fn draw(&mut self, seat: Seat, cx: &mut impl Context<Event>) -> Option<TileKind> {
        if self.elements.river.len() > 0
            && let Some(tile) = self.elements.river.draw_river(&mut self.table, seat, cx)
        {
            return Some(tile);
        }
        let name = self.table.outcome_name();
        loop {
            let tile = cx.draw(self.table.tiles_source(), &mut self.table.bag, &name)?;
            cx.emit(|| Event::Drawn { seat, tile: self.table.tile_name(tile) });
            if !self.table.base && self.elements.dragon.set_aside(&self.table, tile, cx) {
                continue;
            }
            if self.fits_anywhere(seat, tile) {
                return Some(tile);
            }
            cx.emit(|| Event::PutAway { tile: self.table.tile_name(tile) });
        }
    }

    /// Nobody can place a tile any more. This player should have drawn one.
    // carcassonne:end.last-tile
    fn end(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.table.pending.clear();
        // carcassonne:count.market carcassonne:count.left-over
        self.elements.castles.empty(&mut self.table, cx);
        let first = if self.elements.river.extra_turn { seat.next(self.table.seats) } else { seat };
        self.table.pending.push(Pending::Ending { seat: first });
    }

    /// The market is emptied, from the left of the player who had the last turn; then comes the final scoring.
    pub(crate) fn go_on_ending(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let table = &mut self.table;
        table.pending.pop();
        let mut round = (0..table.seats).map(|place| Seat((seat.0 + place) % table.seats));
        let asked = round.find(|&seat| self.elements.fortified.in_market(seat));
        match asked.filter(|_| table.fields().next().is_some()) {
            Some(asked) => {
                table.pending.push(Pending::Ending { seat: asked.next(table.seats) });
                table.pending.push(Pending::Market { seat: asked });
            }
            None => self.finish(cx),
        }
    }

    /// Final scoring, and the game is over.
    pub(crate) fn finish(&mut self, cx: &mut impl Context<Event>) {
        self.score_finally(cx);
        cx.emit(|| Event::Over { winners: self.table.places().winners() });
    }
}

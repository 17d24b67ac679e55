//! The turn: one list of steps in the rulebook's order, and the loop that walks along it to the next decision.

use duchy_game::{Context, List, Seat};

use crate::{
    event::Event,
    options::{Bazaars, Element, Options},
    pending::Pending,
    state::Carcassonne,
    tile::TileKind,
};

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Step {
    /// The fairy's point.
    FairyPoint,
    /// Draw a tile and lay it.
    #[default]
    Tile,
    /// Build the bridge that the tile needs.
    Bridge,
    /// The princess may send a knight home.
    Princess,
    /// Place a figure on the tile, if you like, or do something instead.
    Figure,
    /// The dragon comes to a volcano.
    Volcano,
    /// The dragon flies.
    Flight,
    /// Score what the tile has completed.
    Score,
    /// A figure to the fortress, and the count moves.
    Count,
    /// The bazaar opens, and its tiles are laid.
    Bazaar,
    /// Another turn after the last tile of the second river.
    ExtraTurn,
}

/// The whole turn. Steps of elements that are not in play are left out.
// carcassonne:turn.steps carcassonne:turn.all-steps carcassonne:combine.eaten-before-scoring
pub(crate) const STEPS: [Step; 11] = [
    Step::FairyPoint,
    Step::Tile,
    Step::Bridge,
    Step::Princess,
    Step::Figure,
    Step::Volcano,
    Step::Flight,
    Step::Score,
    Step::Count,
    Step::Bazaar,
    Step::ExtraTurn,
];

impl Step {
    const fn in_play(self, options: &Options) -> bool {
        match self {
            Step::Tile | Step::Figure | Step::Score => true,
            Step::FairyPoint => options.fairy,
            Step::Bridge => options.bridges,
            Step::Princess => options.princess,
            Step::Volcano | Step::Flight => options.dragon,
            Step::Count => options.count,
            Step::Bazaar => !matches!(options.bazaars, Bazaars::Off),
            Step::ExtraTurn => options.has(Element::River2),
        }
    }
}

/// The steps of a turn with what is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Steps(List<Step, { STEPS.len() }>);

impl Steps {
    pub(crate) fn of(options: &Options) -> Steps {
        let mut steps = List::default();
        STEPS.into_iter().filter(|step| step.in_play(options)).for_each(|step| steps.push(step));
        Steps(steps)
    }

    /// The place after a step.
    pub(crate) fn after(&self, step: Step) -> u8 {
        1 + self.0.iter().position(|&other| other == step).unwrap_or_default() as u8
    }
}

impl Carcassonne {
    /// The first turn is this player's.
    pub(crate) fn begin(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.pending.push(Pending::Turn { seat, step: 0, bought: None });
        self.go_on(cx);
    }

    /// Goes on until somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        loop {
            match self.pending.last_mut() {
                Some(Pending::Turn { seat, step, bought }) => {
                    let (turn_of, bought) = (*seat, *bought);
                    if let Some(&now) = self.steps.0.get(usize::from(*step)) {
                        *step += 1;
                        self.take(now, turn_of, bought, cx);
                    } else if bought.is_some() {
                        self.pending.pop();
                    } else {
                        // carcassonne:turn.order
                        *seat = turn_of.next(self.seats);
                        *step = 0;
                        self.elements.extra_turn = false;
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
            Step::FairyPoint if bought.is_none() => self.fairy_point(seat, cx),
            Step::Tile => self.tile_step(seat, bought, cx),
            Step::Bridge => self.bridge_step(seat),
            Step::Princess => self.princess_step(seat),
            Step::Figure => {
                if self.may_place_any(seat) {
                    self.pending.push(Pending::Place { seat });
                }
            }
            Step::Volcano => self.volcano_step(cx),
            Step::Flight => self.flight_step(seat, cx),
            Step::Score => self.begin_scoring(seat),
            Step::Count => self.count_step(seat),
            Step::Bazaar if bought.is_none() => self.bazaar_step(seat, cx),
            Step::ExtraTurn if bought.is_none() => self.extra_turn_step(seat, cx),
            Step::FairyPoint | Step::Bazaar | Step::ExtraTurn => {}
        }
    }

    #[inline]
    fn tile_step(&mut self, seat: Seat, bought: Option<TileKind>, cx: &mut impl Context<Event>) {
        self.elements.this_turn = Default::default();
        let Some(tile) = bought else {
            return match self.draw(seat, cx) {
                Some(tile) => self.pending.push(Pending::Lay { seat, tile }),
                None => self.end(seat, cx),
            };
        };
        if self.fits_anywhere(seat, tile) {
            self.pending.push(Pending::Lay { seat, tile });
        } else {
            // carcassonne:bazaar.put-away
            cx.emit(|| Event::PutAway { tile: self.tile_name(tile) });
            self.pending.pop();
        }
    }

    /// Draws until a tile fits; `None` if there is none left.
    // carcassonne:draw.open carcassonne:draw.unplaceable carcassonne:draw.all-unplaceable
    #[inline]
    fn draw(&mut self, seat: Seat, cx: &mut impl Context<Event>) -> Option<TileKind> {
        if !self.base
            && let Some(tile) = self.draw_river(seat, cx)
        {
            return Some(tile);
        }
        let name = self.outcome_name();
        loop {
            let tile = cx.draw(self.tiles_source(), &mut self.bag, &name)?;
            cx.emit(|| Event::Drawn { seat, tile: self.tile_name(tile) });
            if !self.base && self.set_aside(tile, cx) {
                continue;
            }
            if self.fits_anywhere(seat, tile) {
                return Some(tile);
            }
            cx.emit(|| Event::PutAway { tile: self.tile_name(tile) });
        }
    }

    /// Nobody can lay a tile any more. This player should have drawn one.
    // carcassonne:end.last-tile
    fn end(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.pending.clear();
        if self.base {
            self.finish(cx);
        } else {
            self.begin_ending(seat, cx);
        }
    }

    /// Final scoring, and the game is over.
    pub(crate) fn finish(&mut self, cx: &mut impl Context<Event>) {
        self.score_finally(cx);
        cx.emit(|| Event::Over { winners: self.places().winners() });
    }
}

//! The flow of the game: the turn as one list of steps, the rounds, and the loop that walks on to the next decision.

use duchy_game::{Context, Seat};

use crate::{
    event::Event,
    pending::{Pending, Step},
    player::STACK,
    state::{ROUNDS, Tuscany},
};

impl Tuscany {
    /// Goes on until a player has to decide or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        while let Some(&Pending::Turn(seat, step)) = self.pending.last() {
            match step {
                Step::Action => {
                    self.set_step(seat, Step::Marble);
                    // tuscany:turn.nothing
                    if self.can_act(seat) {
                        self.idle = 0;
                        self.pending.push(Pending::Action(seat));
                    } else {
                        self.idle += 1;
                        cx.emit(|| Event::PassedOver { seat });
                    }
                }
                Step::Marble => {
                    self.set_step(seat, Step::End);
                    // tuscany:marble.once
                    if self.players[seat.index()].marble > 0 && self.can_act(seat) {
                        self.pending.push(Pending::Extra(seat));
                    }
                }
                Step::End => self.end_turn(seat, cx),
            }
        }
    }

    #[inline]
    fn set_step(&mut self, seat: Seat, step: Step) {
        self.pending[0] = Pending::Turn(seat, step);
    }

    // tuscany:turn.order
    #[inline]
    fn end_turn(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.players[seat.index()].fresh = 0;
        let next = seat.next(self.seats);
        self.set_step(next, Step::Action);
        // tuscany:round.equal
        if next == self.first {
            self.end_lap(cx);
        }
    }

    /// All players have had the same number of turns: does the round end?
    // tuscany:round.end tuscany:round.last-turn
    fn end_lap(&mut self, cx: &mut impl Context<Event>) {
        if self.last_turns {
            self.score_round(cx);
            self.score_finally(cx);
            self.pending.clear();
            cx.emit(|| Event::Over { winners: self.places().winners() });
            return;
        }
        let least = self.players().iter().map(|player| player.tiles_left()).min().unwrap_or(0);
        let stacks_left = usize::from(ROUNDS - self.round);
        // tuscany:turn.nothing
        if least > stacks_left * STACK && self.idle < self.seats {
            return;
        }
        self.idle = 0;
        if self.round < ROUNDS {
            self.score_round(cx);
            self.round += 1;
        } else {
            self.last_turns = true;
            cx.emit(|| Event::LastTurns);
        }
    }
}

//! The course of the game: decades and rounds as visible lists of steps, and the loop that walks along them to the next
//! question.

use duchy_game::{Context, Seat, SeatSet};

use crate::{
    catalogue::ROW,
    event::Event,
    pending::{Pending, Question},
    state::Catherine,
};

/// A step of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RoundStep {
    /// A: everybody draws two cards.
    Draw,
    /// B and C: everybody plays two cards, which are turned over together.
    Play,
    /// D: everybody acts or draws a card.
    Act,
    /// E: does the decade end?
    Check,
}

/// The whole round.
// catherine:round.phases
pub(crate) const ROUND: [RoundStep; 4] = [RoundStep::Draw, RoundStep::Play, RoundStep::Act, RoundStep::Check];

/// A step of a decade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DecadeStep {
    /// Rounds until the action rows are full.
    Rounds,
    /// Points for cannons.
    Cannons,
    /// Rewards for books.
    Books,
    /// Points for residences.
    Residences,
    /// Points of the favour track.
    Favour,
    /// Covered cards are discarded.
    Clear,
    /// Two cards, or after the last decade final scoring.
    Refill,
}

/// The whole decade.
// catherine:scoring.order
pub(crate) const DECADE: [DecadeStep; 7] = [
    DecadeStep::Rounds,
    DecadeStep::Cannons,
    DecadeStep::Books,
    DecadeStep::Residences,
    DecadeStep::Favour,
    DecadeStep::Clear,
    DecadeStep::Refill,
];

/// Decades of a game.
// catherine:game.decades
pub const DECADES: u8 = 3;

const PER_ROUND: u8 = 2;
const PER_DECADE: u8 = 2;

impl Catherine {
    #[inline]
    pub(crate) fn ask(&mut self, question: Question, asked: SeatSet) {
        self.pending.push(Pending::Barrier { question, asked });
    }

    /// Goes on until somebody has to choose or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        while let Some(&frame) = self.pending.last() {
            match frame {
                Pending::Barrier { question, asked } => {
                    if self.answered(asked) != asked {
                        return;
                    }
                    self.pending.pop();
                    self.settle(question, asked, cx);
                }
                Pending::Round { round, step } => {
                    self.pending.pop();
                    self.pending.push(Pending::Round { round, step: step + 1 });
                    self.take_round_step(ROUND[usize::from(step)], round, cx);
                }
                Pending::Decade { decade, step } => {
                    self.pending.pop();
                    self.pending.push(Pending::Decade { decade, step: step + 1 });
                    self.take_decade_step(DECADE[usize::from(step)], decade, cx);
                }
            }
        }
    }

    #[inline]
    fn take_round_step(&mut self, step: RoundStep, round: u8, cx: &mut impl Context<Event>) {
        match step {
            // catherine:draw.two catherine:hand.phase-a
            RoundStep::Draw => {
                cx.emit(|| Event::Round { round });
                for seat in Seat::all(self.seats) {
                    self.draw_cards(seat, PER_ROUND, cx);
                }
            }
            // catherine:play.two
            RoundStep::Play => self.ask(Question::Cards, SeatSet::all(self.seats)),
            // A player who can't act is not asked: catherine:act.match catherine:act.nothing
            RoundStep::Act => {
                let able = Seat::all(self.seats).filter(|seat| self.why_no_act(*seat).is_none()).collect();
                self.ask(Question::Acts, able);
            }
            // catherine:check.seven catherine:game.rounds
            RoundStep::Check => {
                self.pending.pop();
                if self.players().iter().all(|player| player.row.len() < ROW) {
                    self.pending.push(Pending::Round { round: round + 1, step: 0 });
                }
            }
        }
    }

    #[inline]
    fn take_decade_step(&mut self, step: DecadeStep, decade: u8, cx: &mut impl Context<Event>) {
        match step {
            DecadeStep::Rounds => {
                cx.emit(|| Event::Decade { decade });
                self.pending.push(Pending::Round { round: 1, step: 0 });
            }
            DecadeStep::Cannons => self.score_cannons(cx),
            DecadeStep::Books => {
                self.give_jokers(cx);
                let most = self.most_books();
                let able = most.iter().filter(|seat| self.free_cities(*seat) != 0).collect();
                self.ask(Question::Books, able);
            }
            DecadeStep::Residences => self.score_residences(cx),
            DecadeStep::Favour => self.score_favour(cx),
            DecadeStep::Clear => self.clear_rows(cx),
            // catherine:refill.two
            DecadeStep::Refill => {
                self.pending.pop();
                if decade < DECADES {
                    for seat in Seat::all(self.seats) {
                        self.take_cards(seat, PER_DECADE, cx);
                    }
                    self.pending.push(Pending::Decade { decade: decade + 1, step: 0 });
                } else {
                    self.score_finally(cx);
                    cx.emit(|| Event::Over { winners: self.places().winners() });
                }
            }
        }
    }
}

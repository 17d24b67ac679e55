//! The solo rival: a script of piles, with an estate and points of its own.

use duchy_game::{Context, Seat, SeatSet};

use crate::{
    card::Type,
    event::{Event, round_letter},
    place::Place,
    rules,
    scoring::line,
    state::{BurgundyCards, Placed, RIVAL},
};

/// How many cards the rival gets at the start of each round.
pub(crate) const PILES: [u8; 5] = [3, 4, 5, 6, 7];

impl BurgundyCards {
    /// The rival's pile of this round goes into its estate, card by card.
    // burgundy-cards:solo.reveal burgundy-cards:solo.cloisters-apart burgundy-cards:solo.fourth burgundy-cards:solo.nothing-else
    pub(crate) fn rival_places(&mut self, cx: &mut impl Context<Event>) {
        for _ in 0..PILES[usize::from(self.round).min(PILES.len() - 1)] {
            let Some(card) = self.draw_rival(cx) else { return };
            let kind = self.catalogue.kind(card);
            self.placed.push(Placed::new(RIVAL, card));
            if kind == Type::Cloister {
                self.cloisters.push(Type::Cloister);
            }
            self.players[RIVAL.index()].estate[kind.index()] += 1;
            let name = self.card_name(card);
            cx.emit(|| Event::RivalPlaced { card: name });
            if kind == Type::Cloister {
                // burgundy-cards:solo.your-point
                self.players[0].score += 1;
                cx.emit(|| {
                    let at = Place::RivalStack { of: kind };
                    let won = line(Seat(0), 1, 1, "line-rival-cloister", rules::SOLO_YOUR_POINT, at);
                    Event::RivalCloister { lines: vec![won] }
                });
            }
            self.rival_scores(kind, cx);
        }
    }

    /// The rival scores its triples, and gets the bonus cards it is first to.
    // burgundy-cards:solo.bonus-cards
    fn rival_scores(&mut self, kind: Type, cx: &mut impl Context<Event>) {
        let rival = &self.players[RIVAL.index()];
        if rival.unfinished(kind) == 0 {
            let first = self.first_triples >> kind.index() & 1 == 0;
            let points = self.catalogue.triple(kind) + u8::from(first);
            self.first_triples |= 1 << kind.index();
            self.players[RIVAL.index()].score += i16::from(points);
            cx.emit(|| Event::RivalTriple { kind, points, first });
        }
        if let Some(points) = self.earns_seven(RIVAL) {
            self.sevens += 1;
            let rival = &mut self.players[RIVAL.index()];
            rival.seven = points + 1;
            rival.score += i16::from(points);
            cx.emit(|| Event::RivalSeven { points });
        }
    }

    /// Compares points after a round: whether the rival is ahead, and so has won.
    // burgundy-cards:solo.check
    pub(crate) fn rival_wins(&self, cx: &mut impl Context<Event>) -> bool {
        let (yours, rivals) = (self.players[0].score, self.players[RIVAL.index()].score);
        let round = round_letter(self.round);
        cx.emit(|| Event::Compared { round, yours, rivals });
        rivals > yours
    }

    /// How a solo game stands, as it would end: a tie is yours.
    // burgundy-cards:solo.tie
    pub(crate) fn solo_result(&self) -> Option<bool> {
        self.rival().map(|rival| self.players[0].score >= rival.score)
    }

    /// Who won; alone, whether you did.
    pub(crate) fn outcome(&self) -> (SeatSet, Option<bool>) {
        match self.status_now() {
            duchy_game::Status::Over { places, won } => (places.winners(), won),
            duchy_game::Status::Awaiting { .. } => (SeatSet::EMPTY, None),
        }
    }
}

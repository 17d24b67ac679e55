//! Points: triples and bonus cards when they are completed, animals and the start-player card at the end.

use duchy_game::{Context, RuleId, Seat};

use crate::{
    animals::{GROUPS, animal_points, groups},
    card::{ANIMALS, Type},
    event::Event,
    pending::Pending,
    place::{Place, ScoreLine},
    rules,
    state::BurgundyCards,
};

/// A score line, with the place on the table it comes from.
pub(crate) fn line(seat: Seat, points: u8, count: u8, what: &'static str, rule: RuleId, at: Place) -> ScoreLine {
    ScoreLine { seat, points: i32::from(points), count: u32::from(count), what, rule, places: vec![at] }
}

impl BurgundyCards {
    /// Points of the player whose turn it is.
    #[inline]
    pub(crate) fn win(&mut self, points: u8) {
        self.player_mut().score += i16::from(points);
    }

    /// What a card just placed completes: a triple with its bonus cards, all seven types.
    // burgundy-cards:triple.points burgundy-cards:cloister.six burgundy-cards:triple.first burgundy-cards:triple.round burgundy-cards:triple.fourth
    pub(crate) fn complete(&mut self, kind: Type, triples_before: u8, cx: &mut impl Context<Event>) {
        let seat = self.active;
        if self.player().triples(kind) > triples_before {
            let worth = self.catalogue.triple(kind);
            let first = self.first_triples >> kind.index() & 1 == 0;
            self.first_triples |= 1 << kind.index();
            self.win(worth + u8::from(first));
            cx.emit(|| {
                let stack = Place::Stack { seat, of: kind };
                let mut lines = vec![line(seat, worth, 1, "line-triple", rules::TRIPLE_POINTS, stack.clone())];
                if first {
                    lines.push(line(seat, 1, 1, "line-first-triple", rules::TRIPLE_FIRST, stack));
                }
                Event::Triple { seat, kind, first, lines }
            });
            self.pending.push(Pending::Bonus);
        }
        if let Some(points) = self.earns_seven(seat) {
            self.sevens += 1;
            self.player_mut().seven = points + 1;
            self.win(points);
            let won = || line(seat, points, 1, "line-seven", rules::SEVEN_CARD, Place::Sevens);
            cx.emit(|| Event::Seven { seat, lines: vec![won()] });
        }
    }

    /// The points of the next card for all seven types, if this estate has just earned it.
    // burgundy-cards:seven.card burgundy-cards:seven.once
    #[inline]
    pub(crate) fn earns_seven(&self, seat: Seat) -> Option<u8> {
        let player = &self.players[seat.index()];
        if player.seven > 0 || player.estate.contains(&0) {
            return None;
        }
        self.sevens().first().copied()
    }

    // burgundy-cards:final.animals burgundy-cards:final.start-card burgundy-cards:solo.animals
    pub(crate) fn final_scoring(&mut self, cx: &mut impl Context<Event>) {
        for seat in Seat::all(self.seats) {
            let animals = self.players[seat.index()].animals;
            let points = animal_points(&animals);
            self.players[seat.index()].score += points as i16;
            if points > 0 {
                cx.emit(|| {
                    let groups = groups(&animals);
                    let lines = (2..=ANIMALS).rev().filter(|&size| groups[size] > 0).map(|size| {
                        let what = ["", "", "line-animals-2", "line-animals-3", "line-animals-4"][size];
                        let points = groups[size] * GROUPS[size];
                        line(seat, points, groups[size], what, rules::FINAL_ANIMALS, Place::Animals { seat })
                    });
                    Event::Animals { seat, points, lines: lines.collect() }
                });
            }
        }
        if !self.is_solo() {
            let seat = self.start_card;
            self.players[seat.index()].score += 1;
            let won = || line(seat, 1, 1, "line-start-card", rules::FINAL_START_CARD, Place::StartCard);
            cx.emit(|| Event::StartCardPoint { seat, lines: vec![won()] });
        }
    }
}

//! Points: triples and bonus cards when they are completed, animals and the start-player card at the end.

use crate::place::ScoreLine;
use duchy_game::{Context, RuleId, Seat};

use crate::{
    card::{ANIMALS, Type},
    event::Event,
    pending::Pending,
    rules,
    state::BurgundyCards,
};

/// What a group of so many different animals is worth.
// burgundy-cards:final.animals
const GROUPS: [u8; ANIMALS + 1] = [0, 0, 1, 2, 4];

/// Groups of different animals, the largest first: how many there are of each size.
fn groups(animals: &[u8; ANIMALS]) -> [u8; ANIMALS + 1] {
    let mut left = *animals;
    let mut groups = [0; ANIMALS + 1];
    loop {
        let different = left.iter().filter(|&&count| count > 0).count();
        if different == 0 {
            return groups;
        }
        groups[different] += 1;
        left.iter_mut().for_each(|count| *count = count.saturating_sub(1));
    }
}

/// What animals are worth at the end: in groups of different ones.
pub fn animal_points(animals: &[u8; ANIMALS]) -> i32 {
    groups(animals).iter().zip(GROUPS).map(|(&count, worth)| i32::from(count) * i32::from(worth)).sum()
}

/// Animals that bring no points.
pub(crate) fn unused_animals(animals: &[u8; ANIMALS]) -> u8 {
    groups(animals)[1]
}

/// A score line, with the place on the table it comes from.
pub(crate) fn line(
    seat: Seat,
    points: u8,
    count: u8,
    what: &'static str,
    rule: RuleId,
    at: crate::place::Place,
) -> ScoreLine {
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
                let stack = rules::stack(seat, kind.word());
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
            let won = || line(seat, points, 1, "line-seven", rules::SEVEN_CARD, rules::place("sevens"));
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
                        let (points, at) = (groups[size] * GROUPS[size], rules::place(&format!("animals:{}", seat.0)));
                        line(seat, points, groups[size], what, rules::FINAL_ANIMALS, at)
                    });
                    Event::Animals { seat, points, lines: lines.collect() }
                });
            }
        }
        if !self.is_solo() {
            let seat = self.start_card;
            self.players[seat.index()].score += 1;
            let won = || line(seat, 1, 1, "line-start-card", rules::FINAL_START_CARD, rules::place("start-card"));
            cx.emit(|| Event::StartCardPoint { seat, lines: vec![won()] });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests `burgundy-cards:final.animals`: roosters, cows, sheep, pigs.
    #[test]
    fn animals_count_in_groups_of_different_ones() {
        assert_eq!(animal_points(&[1, 2, 3, 0]), 3);
        assert_eq!(animal_points(&[1, 1, 1, 1]), 4);
        assert_eq!(animal_points(&[2, 2, 1, 1]), 5);
        assert_eq!(animal_points(&[5, 5, 5, 5]), 20);
        assert_eq!(animal_points(&[5, 0, 0, 0]), 0);
    }

    /// Tests `burgundy-cards:final.tie`: only animals without points are left in storage.
    #[test]
    fn animals_in_no_group_are_unused() {
        assert_eq!(
            [unused_animals(&[1, 2, 3, 0]), unused_animals(&[1, 1, 1, 1]), unused_animals(&[0, 4, 0, 1])],
            [1, 0, 3]
        );
    }

    /// Larger groups first is the best way: no other way of grouping brings more.
    #[test]
    fn grouping_is_the_best_there_is() {
        fn best(left: [u8; ANIMALS]) -> u8 {
            let first = match left.iter().position(|&count| count > 0) {
                None => return 0,
                Some(first) => first,
            };
            let rest = |group: usize| -> Option<u8> {
                let mut after = left;
                for (kind, count) in after.iter_mut().enumerate().filter(|(kind, _)| group >> kind & 1 == 1) {
                    let _ = kind;
                    *count = count.checked_sub(1)?;
                }
                Some(GROUPS[group.count_ones() as usize] + best(after))
            };
            (0..16).filter(|group| group >> first & 1 == 1).filter_map(rest).max().unwrap_or(0)
        }
        for code in 0..256u32 {
            let animals = std::array::from_fn(|kind| (code >> (2 * kind) & 3) as u8);
            assert_eq!(animal_points(&animals), i32::from(best(animals)), "{animals:?}");
        }
    }
}

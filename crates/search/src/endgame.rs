//! Exact endings: everything that can still happen, where that is little.

use duchy_game::{
    Bag, Context, Game, Kind, Name, Observed, Seat, Source,
    context::{Fork, Search},
};

use crate::{Budget, Candidate, Outlook, mix, searcher::legal, whole_turn::world};

/// Positions that are looked at before an ending counts as too long.
const POSITIONS: u64 = 20_000;
/// Decisions that random play may still take: with more, looking at everything is not even tried.
const DECISIONS: usize = 8;
/// Random games that are played to find that out.
const PROBES: u64 = 3;
/// How much of the budget it may take: the rest is for those who can do without an exact answer.
const SHARE: f32 = 0.4;

/// Looks through a whole ending: all decisions, and all that chance may bring.
struct Endgame<'a, V> {
    /// What a seat tries to get more of.
    value: V,
    budget: &'a Budget<'a>,
    visited: u64,
}

/// Ranks the actions by what comes of them if everybody plays as well as possible; exactly.
///
/// `None` if that would take too long, if anybody's decision would depend on something hidden, or if several decide at
/// once.
pub(crate) fn rank<G: Game>(
    observed: &Observed<G>,
    value: impl Fn(&Outlook, Seat) -> f32,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Vec<Candidate<G::Action>>> {
    let (position, seat) = (world(observed, mix(seed, 0)), observed.seat());
    let alone = position.status().awaited().len() == 1;
    if !alone || hides_something(observed.position(), seat, seed) {
        return None;
    }
    if !(0..PROBES).all(|number| ends_soon(position.clone(), mix(seed, !number))) {
        return None;
    }
    let mut endgame = Endgame { value, budget, visited: 0 };
    let mut ranked = Vec::new();
    for action in legal(observed) {
        let outlook = endgame.after(&position, seat, &action, &mut Vec::new())?;
        let value = (endgame.value)(&outlook, seat);
        ranked.push(Candidate { action, value, outlook, samples: 1, error: 0.0 });
    }
    ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
    Some(ranked)
}

/// Whether there is anything a seat can't know: whether dealing that again could come out differently.
fn hides_something<G: Game>(position: &G, seat: Seat, seed: u64) -> bool {
    let mut chance = Unsure { chance: Search::new(seed), unsure: false };
    position.clone().determinize(seat, &mut chance);
    chance.unsure
}

/// Chance that notices whether it had anything to decide.
struct Unsure {
    chance: Search,
    unsure: bool,
}

impl<E> Context<E> for Unsure {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        self.unsure |= faces.iter().filter(|(_, weight)| *weight > 0).count() > 1;
        Context::<E>::roll(&mut self.chance, source, faces, name)
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        self.unsure |= bag.kinds().count() > 1;
        Context::<E>::choose(&mut self.chance, source, bag, name)
    }

    fn reveal(&mut self, _: &'static str) {}

    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// Whether random play comes to an end after few decisions.
fn ends_soon<G: Game>(mut position: G, seed: u64) -> bool {
    let mut chance = Search::new(seed);
    for _ in 0..DECISIONS {
        let Some(seat) = position.status().awaited().first() else { return true };
        let actions = position.legal(seat);
        let action = &actions[chance.below(actions.len())];
        position.play_unchecked(seat, action, &mut chance);
    }
    position.status().is_over()
}

impl<V: Fn(&Outlook, Seat) -> f32> Endgame<'_, V> {
    /// What comes of an action, as a mean over what chance may bring; `answers` are those it has given already.
    fn after<G: Game>(
        &mut self,
        before: &G,
        seat: Seat,
        action: &G::Action,
        answers: &mut Vec<usize>,
    ) -> Option<Outlook> {
        self.visited += 1;
        if self.visited > POSITIONS || self.budget.used(self.visited) > SHARE {
            return None;
        }
        let mut chance = Fork::new(answers);
        let mut position = before.clone();
        position.play_unchecked(seat, action, &mut chance);
        let Some(question) = chance.open() else { return self.best(&position) };
        let mut mean = Outlook::default();
        for (place, (_, weight)) in question.answers.iter().enumerate() {
            answers.push(place);
            let outlook = self.after(before, seat, action, answers)?;
            answers.pop();
            let part = *weight as f32 / question.total() as f32;
            mean.points.iter_mut().zip(outlook.points).for_each(|(sum, points)| *sum += part * points);
            mean.shares.iter_mut().zip(outlook.shares).for_each(|(sum, share)| *sum += part * share);
        }
        Some(mean)
    }

    /// What comes of a position if whoever decides does so for the best.
    fn best<G: Game>(&mut self, position: &G) -> Option<Outlook> {
        if let Some(result) = Outlook::result(position) {
            return Some(result);
        }
        let awaited = position.status().awaited();
        let seat = awaited.first().filter(|_| awaited.len() == 1)?;
        if hides_something(position, seat, self.visited) {
            return None;
        }
        let mut best: Option<(f32, Outlook)> = None;
        for action in position.legal(seat) {
            let outlook = self.after(position, seat, &action, &mut Vec::new())?;
            let value = (self.value)(&outlook, seat);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, outlook));
            }
        }
        best.map(|(_, outlook)| outlook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_rare_possibility_is_enough_to_be_unsure() {
        let unsure = |ask: &dyn Fn(&mut Unsure)| {
            let mut chance = Unsure { chance: Search::new(1), unsure: false };
            ask(&mut chance);
            chance.unsure
        };
        let roll = |faces: &[(u8, u32)]| {
            unsure(&|chance| {
                Context::<()>::roll(chance, Source::new("choice"), faces, |face| face.to_string().into());
            })
        };
        assert!(roll(&[(0, 1_000_000), (1, 1)]));
        assert!(!roll(&[(0, 5), (1, 0)]));
        let draw = |bag: [u8; 2]| {
            unsure(&|chance| {
                let mut bag = Bag::<usize, 2>::of(bag);
                Context::<()>::draw(chance, Source::new("cards"), &mut bag, |kind| kind.to_string().into());
            })
        };
        assert!(draw([200, 1]));
        assert!(!draw([3, 0]));
    }
}

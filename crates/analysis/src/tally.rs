//! Points by source: the score lines of games played out.

use std::marker::PhantomData;

use duchy_game::{
    Bag, Context, Game, Kind, Name, RuleId, ScoreLine, Seat, Source,
    context::{Keyed, Trace},
};
use duchy_search::stats::Running;

use crate::{Measured, SourcePoints, values::tidy};

/// Points and things by seat and source.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(Vec<(Key, i32, u32)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    seat: Seat,
    rule: RuleId,
    what: &'static str,
}

impl Tally {
    /// Adds the lines of an entry.
    pub(crate) fn add_trace<G: Game>(&mut self, trace: &Trace<G::Event>) {
        trace.events.iter().flat_map(G::score_lines).for_each(|line| self.add(line));
    }

    fn add<P>(&mut self, line: &ScoreLine<P>) {
        let key = Key { seat: line.seat, rule: line.rule, what: line.what };
        match self.0.iter_mut().find(|(known, ..)| *known == key) {
            Some((_, points, count)) => {
                *points += line.points;
                *count += line.count;
            }
            None => self.0.push((key, line.points, line.count)),
        }
    }
}

/// The mean of several tallies, by seat.
pub(crate) fn mean(tallies: &[Tally], seats: u8) -> Vec<Vec<SourcePoints>> {
    let mut keys: Vec<Key> = Vec::new();
    for (key, ..) in tallies.iter().flat_map(|tally| &tally.0) {
        if !keys.contains(key) {
            keys.push(*key);
        }
    }
    let of = |key: &Key| {
        let found = |tally: &Tally| {
            tally.0.iter().find(|(known, ..)| known == key).map_or((0, 0), |&(_, points, count)| (points, count))
        };
        let points: Running = tallies.iter().map(|tally| f64::from(found(tally).0)).collect();
        let count: Running = tallies.iter().map(|tally| f64::from(found(tally).1)).collect();
        let error = if points.count() < 2 { 0.0 } else { tidy(points.error()) };
        SourcePoints {
            rule: key.rule,
            what: key.what,
            points: Measured { value: tidy(points.mean()), error },
            count: tidy(count.mean()),
        }
    };
    Seat::all(seats)
        .map(|seat| {
            let mut sources: Vec<SourcePoints> = keys.iter().filter(|key| key.seat == seat).map(of).collect();
            sources.sort_by(|a, b| b.points.value.abs().total_cmp(&a.points.value.abs()));
            sources
        })
        .collect()
}

/// Chance by seed and source that adds up the score lines of every event.
pub(crate) struct Counting<'a, G> {
    chance: Keyed,
    tally: &'a mut Tally,
    game: PhantomData<G>,
}

impl<'a, G> Counting<'a, G> {
    pub(crate) fn new(seed: u64, tally: &'a mut Tally) -> Self {
        Counting { chance: Keyed::new(seed), tally, game: PhantomData }
    }
}

impl<G: Game> Context<G::Event> for Counting<'_, G> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        Context::<G::Event>::roll(&mut self.chance, source, faces, name)
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        Context::<G::Event>::choose(&mut self.chance, source, bag, name)
    }

    fn reveal(&mut self, _: &'static str) {}

    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        G::score_lines(&event()).iter().for_each(|line| self.tally.add(line));
    }
}

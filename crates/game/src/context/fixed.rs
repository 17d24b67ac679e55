//! Chance played back from a record or a test's script.

use std::{collections::VecDeque, fmt};

use super::{Context, Name, Source, Trace};
use crate::{Bag, Kind};

/// Plays back outcomes by name. It never panics: it remembers the first outcome that is impossible, missing or left
/// over, goes on with any possible one, and [`Fixed::finish`] reports it before the position is accepted.
pub struct Fixed<E> {
    outcomes: VecDeque<Name>,
    deviation: Option<Deviation>,
    trace: Trace<E>,
}

/// Where a record and the rules part ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deviation {
    /// The recorded outcome can't come up here.
    Impossible {
        /// Which outcome of the entry, from 1.
        number: usize,
        /// What stands in the record.
        name: Name,
        /// What was asked.
        source: Source,
        /// What could have come.
        possible: Vec<Name>,
    },
    /// The rules ask for an outcome the record does not have.
    Missing {
        /// Which outcome of the entry, from 1.
        number: usize,
        /// What was asked.
        source: Source,
        /// What could have come.
        possible: Vec<Name>,
    },
    /// The record has an outcome nobody asked for.
    LeftOver {
        /// Which outcome of the entry, from 1.
        number: usize,
        /// What stands in the record.
        name: Name,
    },
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |possible: &[Name]| possible.join(", ");
        match self {
            Deviation::Impossible { number, name, source, possible } => write!(
                f,
                "outcome {number} is \"{name}\", which can't come from \"{source}\" here; possible: {}",
                list(possible)
            ),
            Deviation::Missing { number, source, possible } => {
                write!(f, "outcome {number} is missing: \"{source}\" is asked for one of: {}", list(possible))
            }
            Deviation::LeftOver { name, .. } => {
                write!(f, "the outcome \"{name}\" is left over: nothing asks for it; take it out")
            }
        }
    }
}

impl std::error::Error for Deviation {}

impl<E> Fixed<E> {
    /// Plays back these outcomes.
    pub fn new<N: Into<Name>>(outcomes: impl IntoIterator<Item = N>) -> Self {
        Fixed { outcomes: outcomes.into_iter().map(Into::into).collect(), deviation: None, trace: Trace::default() }
    }

    /// What the entry brought about, if record and rules agree to the last outcome.
    pub fn finish(mut self) -> Result<Trace<E>, Deviation> {
        if self.deviation.is_none() {
            let number = self.trace.outcomes.len() + 1;
            self.deviation = self.outcomes.pop_front().map(|name| Deviation::LeftOver { number, name });
        }
        match self.deviation {
            None => Ok(self.trace),
            Some(deviation) => Err(deviation),
        }
    }

    /// The recorded one of the possible outcomes, which are not empty.
    fn next<T: Copy>(
        &mut self,
        source: Source,
        possible: impl Iterator<Item = T> + Clone,
        name: impl Fn(T) -> Name,
    ) -> Option<T> {
        let number = self.trace.outcomes.len() + 1;
        let recorded = self.outcomes.pop_front();
        let found = recorded.as_ref().and_then(|recorded| possible.clone().find(|&face| name(face) == *recorded));
        if found.is_none() && self.deviation.is_none() {
            let possible = possible.clone().map(&name).collect();
            self.deviation = Some(match recorded {
                Some(name) => Deviation::Impossible { number, name, source, possible },
                None => Deviation::Missing { number, source, possible },
            });
        }
        // Any possible one will do, but not always the same: rules that draw until something comes must come to an end.
        let any = || possible.clone().cycle().nth(number);
        let face = found.or_else(any)?;
        self.trace.drawn(name(face), source);
        Some(face)
    }
}

impl<E> Context<E> for Fixed<E> {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        let possible = faces.iter().filter(|(_, weight)| *weight > 0).map(|&(face, _)| face);
        self.next(source, possible, name).unwrap_or(faces[0].0)
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        let counts = *bag.counts();
        let possible = (0..N).filter(|&index| counts[index] > 0).map(K::from_index);
        self.next(source, possible, name).unwrap_or_else(|| bag.at(0))
    }

    fn stated<T: Copy>(&mut self, source: Source, choices: &[T], name: impl Fn(T) -> Name) -> Option<T> {
        let next = self.outcomes.front()?;
        let stated = choices.iter().copied().find(|&choice| name(choice) == *next)?;
        self.outcomes.pop_front();
        self.trace.drawn(name(stated), source);
        Some(stated)
    }

    fn reveal(&mut self, what: &'static str) {
        self.trace.reveals.push(what);
    }

    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.trace.events.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(kind: usize) -> Name {
        ["road", "city"][kind].into()
    }

    fn play(script: &[&'static str]) -> Result<Trace<()>, Deviation> {
        let mut cx = Fixed::new(script.iter().copied());
        let mut bag = Bag::<usize, 2>::of([1, 1]);
        cx.draw(Source::new("tiles"), &mut bag, name);
        cx.draw(Source::new("tiles"), &mut bag, name);
        assert_eq!(cx.draw(Source::new("tiles"), &mut bag, name), None);
        cx.finish()
    }

    #[test]
    fn a_whole_script_is_used_up() {
        let names: Vec<Name> = play(&["city", "road"]).unwrap().outcomes.into_iter().map(|drawn| drawn.name).collect();
        assert_eq!(names, ["city", "road"]);
    }

    #[test]
    fn the_first_deviation_is_reported_and_play_goes_on() {
        let impossible = play(&["city", "city"]).unwrap_err();
        assert_eq!(
            impossible.to_string(),
            "outcome 2 is \"city\", which can't come from \"tiles\" here; possible: road"
        );
        let missing = play(&["city"]).unwrap_err();
        assert_eq!(missing.to_string(), "outcome 2 is missing: \"tiles\" is asked for one of: road");
        let left_over = play(&["city", "road", "road"]).unwrap_err();
        assert!(left_over.to_string().contains("\"road\" is left over"));
    }

    #[test]
    fn a_choice_is_taken_from_the_script_only_if_it_is_stated() {
        let facing = |side: usize| Name::from(["start N", "start E"][side]);
        let stated = |script: &[&'static str]| {
            let mut cx: Fixed<()> = Fixed::new(script.iter().copied());
            let side = cx.stated(Source::new("start"), &[0, 1], facing);
            let die = cx.roll(Source::new("die"), &[(1, 1), (2, 1)], |face| face.to_string().into());
            cx.finish().map(|played| (side, die, played.outcomes.len()))
        };
        assert_eq!(stated(&["start E", "2"]), Ok((Some(1), 2, 2)));
        assert_eq!(stated(&["2"]), Ok((None, 2, 1)));
        assert!(stated(&["start S", "2"]).is_err());
    }
}

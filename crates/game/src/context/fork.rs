//! Chance one question at a time: the possible answers to the first open one, with their weights.

use super::{Context, Name, Source};
use crate::{Bag, Kind};

/// Gives the answers it was made with, in order, and stops at the first question beyond them.
///
/// The rules can't be interrupted, so they run on with any answers after that; callers look at
/// [`Fork::open`] afterwards and throw the position away if a question is open. Playing the same action again with
/// one more answer goes one question further.
#[derive(Clone, Debug, Default)]
pub struct Fork {
    answers: Vec<usize>,
    asked: usize,
    open: Option<Question>,
}

/// A question of chance with everything that can come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What was asked.
    pub source: Source,
    /// The possible answers by name, each with its weight: what has no weight is not listed.
    pub answers: Vec<(Name, u32)>,
}

impl Question {
    /// The sum of all weights.
    pub fn total(&self) -> u32 {
        self.answers.iter().map(|(_, weight)| weight).sum()
    }
}

impl Fork {
    /// With these answers, as places in the lists of [`Question::answers`].
    pub fn new(answers: &[usize]) -> Self {
        Fork { answers: answers.to_vec(), asked: 0, open: None }
    }

    /// The first question without an answer; `None` if everything was answered and the position counts.
    pub fn open(&self) -> Option<&Question> {
        self.open.as_ref()
    }

    /// The place to answer with; `question` is built only where the answer is missing.
    fn answer(&mut self, question: impl FnOnce() -> Question) -> usize {
        let answer = self.answers.get(self.asked).copied();
        self.asked += 1;
        answer.unwrap_or_else(|| {
            self.open.get_or_insert_with(question);
            0
        })
    }
}

impl<E> Context<E> for Fork {
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        let possible = || faces.iter().filter(|(_, weight)| *weight > 0);
        let place = self
            .answer(|| Question { source, answers: possible().map(|&(face, weight)| (name(face), weight)).collect() });
        possible().nth(place).unwrap_or(&faces[0]).0
    }

    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        let place = self.answer(|| Question {
            source,
            answers: bag.kinds().map(|(kind, left)| (name(kind), u32::from(left))).collect(),
        });
        bag.kinds().nth(place).map_or_else(|| bag.at(0), |(kind, _)| kind)
    }

    fn reveal(&mut self, _: &'static str) {}

    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_draws(answers: &[usize]) -> (Fork, Vec<usize>) {
        let mut fork = Fork::new(answers);
        let mut bag = Bag::<usize, 3>::of([2, 0, 1]);
        let draws = (0..2)
            .filter_map(|_| {
                Context::<()>::draw(&mut fork, Source::new("bag"), &mut bag, |kind: usize| kind.to_string().into())
            })
            .collect();
        (fork, draws)
    }

    #[test]
    fn it_stops_at_the_first_open_question() {
        let (fork, _) = two_draws(&[]);
        let question = fork.open().map(|question| question.answers.clone());
        assert_eq!(question, Some(vec![("0".into(), 2), ("2".into(), 1)]));
        let (fork, _) = two_draws(&[1]);
        assert_eq!(fork.open().map(Question::total), Some(2));
        let (fork, draws) = two_draws(&[1, 0]);
        assert_eq!((fork.open(), draws), (None, vec![2, 0]));
    }

    #[test]
    fn faces_without_weight_never_come() {
        let mut fork = Fork::new(&[1]);
        let faces = [('a', 1), ('b', 0), ('c', 3)];
        let face = Context::<()>::roll(&mut fork, Source::new("die"), &faces, |face| face.to_string().into());
        assert_eq!((face, fork.open()), ('c', None));
    }
}

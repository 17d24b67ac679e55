//! What else could have come.

use duchy_game::context::{Fork, Search};
use duchy_search::mix;

use crate::{
    Stopped,
    values::{Mean, Values},
};

/// Up to this many combinations of outcomes the mean is exact.
const MOST_COMBINATIONS: usize = 64;

/// The mean over everything that could have come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alternatives {
    pub(crate) mean: Values,
    pub(crate) error: Values,
    pub(crate) exact: bool,
    /// Combinations, or samples.
    pub(crate) count: u32,
}

/// Something that asks chance: an action, or the setup. A closure can't be generic over the context.
pub(crate) trait Draws<G> {
    /// Carries it out with these answers.
    fn fork(&self, chance: &mut Fork) -> Option<G>;
    /// Carries it out with sampled chance.
    fn sample(&self, chance: &mut Search) -> Option<G>;
    /// Judges what came of it.
    fn judge(&mut self, position: &G) -> Result<Values, Stopped>;
}

/// Judges all combinations, or at least as many samples; `None` if it can't be carried out.
pub(crate) fn alternatives<G>(
    draws: &mut impl Draws<G>,
    samples: u32,
    seed: u64,
) -> Result<Option<Alternatives>, Stopped> {
    if let Some(all) = combinations(draws) {
        let mut mean = Values::default();
        for (weight, position) in &all {
            mean = mean.plus(&draws.judge(position)?.times(*weight));
        }
        return Ok(Some(Alternatives { mean, error: Values::default(), exact: true, count: all.len() as u32 }));
    }
    let mut mean = Mean::default();
    for number in 0..u64::from(samples).max(MOST_COMBINATIONS as u64) {
        let Some(position) = draws.sample(&mut Search::new(mix(seed, number))) else { return Ok(None) };
        mean.push(&draws.judge(&position)?);
    }
    Ok(Some(Alternatives { mean: mean.mean(), error: mean.error(), exact: false, count: mean.count() }))
}

/// Every combination of outcomes with its probability, if there are few.
fn combinations<G>(draws: &impl Draws<G>) -> Option<Vec<(f64, G)>> {
    let mut open = vec![(Vec::new(), 1.0)];
    let mut done = Vec::new();
    while let Some((answers, probability)) = open.pop() {
        let mut fork = Fork::new(&answers);
        let position = draws.fork(&mut fork)?;
        let Some(question) = fork.open() else {
            done.push((probability, position));
            continue;
        };
        if open.len() + done.len() + question.answers.len() > MOST_COMBINATIONS {
            return None;
        }
        let total = f64::from(question.total());
        for (place, (_, weight)) in question.answers.iter().enumerate() {
            let mut answers = answers.clone();
            answers.push(place);
            open.push((answers, probability * f64::from(*weight) / total));
        }
    }
    Some(done)
}

//! A sequential test: games are played until it is clear which of two rates is true.

use super::DealResult;
use crate::stats::Running;

/// Whether the first wins at a rate of `high` rather than `low`, each kind of error 5 % likely at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The rate that counts as not better.
    pub low: f64,
    /// The rate that counts as better.
    pub high: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// Not enough games yet.
    Open,
    /// The higher rate.
    Better,
    /// The lower rate.
    NotBetter,
}

/// The rates of all deals so far.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SprtState {
    rates: Running,
}

/// The logarithm of the odds at which the test decides: ln(0.95 / 0.05).
const BOUND: f64 = 2.944_439;
/// The variance of a deal of two even games, and how many of them it is counted for.
const EVEN_VARIANCE: f64 = 0.125;
const EVEN_DEALS: f64 = 20.0;
/// Fewer deals never decide: the variance is not known yet.
const LEAST: u64 = 10;

impl SprtState {
    /// Adds a deal. Its games share the deal, so together they are one observation.
    pub fn add(&mut self, deal: &DealResult) {
        self.rates.push(deal.wins / deal.games.max(1) as f64);
    }
}

impl Sprt {
    /// The logarithm of how many times likelier the higher rate is (the normal approximation with the variance seen).
    pub fn likelihood(&self, state: &SprtState) -> f64 {
        let (count, mean) = (state.rates.count() as f64, state.rates.mean());
        // As if some deals of even games had come before: what the first deals show of the variance is mostly chance.
        let variance = (state.rates.variance() * count + EVEN_VARIANCE * EVEN_DEALS) / (count + EVEN_DEALS);
        count * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * variance)
    }

    /// What it says.
    pub fn verdict(&self, state: &SprtState) -> SprtVerdict {
        if state.rates.count() < LEAST {
            return SprtVerdict::Open;
        }
        match self.likelihood(state) {
            likelihood if likelihood >= BOUND => SprtVerdict::Better,
            likelihood if likelihood <= -BOUND => SprtVerdict::NotBetter,
            _ => SprtVerdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the test on coins of a known rate; how often it says better, and after how many deals on average.
    fn tried(rate: f64) -> (usize, f64) {
        let sprt = Sprt { low: 0.5, high: 0.6 };
        let mut rng = fastrand::Rng::with_seed(9);
        let (mut better, mut deals) = (0, 0);
        for _ in 0..400 {
            let mut state = SprtState::default();
            while sprt.verdict(&state) == SprtVerdict::Open {
                let wins = (0..2).map(|_| f64::from(u8::from(rng.f64() < rate))).sum();
                state.add(&DealResult { games: 2, wins, ..DealResult::default() });
                deals += 1;
            }
            better += usize::from(sprt.verdict(&state) == SprtVerdict::Better);
        }
        (better, f64::from(deals) / 400.0)
    }

    #[test]
    fn it_is_wrong_one_time_in_twenty() {
        let (better, deals) = tried(0.6);
        assert!(better > 370 && deals < 120.0, "{better} of 400, {deals} deals");
        let (better, deals) = tried(0.5);
        assert!(better < 30 && deals < 120.0, "{better} of 400, {deals} deals");
    }
}

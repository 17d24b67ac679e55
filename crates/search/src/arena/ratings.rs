//! Elo points for everybody who took part.

use super::Pairing;
use crate::stats::elo;

/// A contestant's strength beside the others'.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The contestant, as a place in the list.
    pub contestant: usize,
    /// Elo points above the mean of all.
    pub elo: f64,
}

/// Elo points that explain all results together best (Bradley and Terry), the strongest first.
///
/// Every pair counts one drawn game on top, so that nobody is infinitely better than anybody.
pub fn ratings(contestants: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let mut strength = vec![1.0; contestants];
    for _ in 0..1000 {
        let mut wins = vec![0.0; contestants];
        let mut weights = vec![0.0; contestants];
        for pairing in pairings {
            let (first, second, games) = (pairing.first, pairing.second, pairing.games as f64);
            let won = pairing.rate.middle * games + 0.5;
            wins[first] += won;
            wins[second] += games + 1.0 - won;
            let weight = (games + 1.0) / (strength[first] + strength[second]);
            weights[first] += weight;
            weights[second] += weight;
        }
        for ((strength, wins), weight) in strength.iter_mut().zip(&wins).zip(&weights) {
            *strength = if *weight > 0.0 { wins / weight } else { 1.0 };
        }
        // Only ratios count.
        let mean = strength.iter().map(|strength| libm::log(*strength)).sum::<f64>() / contestants as f64;
        strength.iter_mut().for_each(|strength| *strength /= libm::exp(mean));
    }
    let mut ratings: Vec<Rating> = strength
        .iter()
        .enumerate()
        .map(|(contestant, strength)| Rating { contestant, elo: elo(strength / (1.0 + strength)) })
        .collect();
    ratings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    ratings
}

//! A small net over sparse features: a linear part per stage, and one hidden layer.

use super::features::UNIT;

/// Weights, without anything about how they came to be.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) features: usize,
    pub(super) hidden: usize,
    pub(super) stages: usize,
    /// `stages × features`.
    pub(super) linear: Vec<f32>,
    /// One per stage.
    pub(super) bias: Vec<f32>,
    /// `features × hidden`.
    pub(super) first: Vec<f32>,
    pub(super) first_bias: Vec<f32>,
    /// `stages × hidden`.
    pub(super) second: Vec<f32>,
}

/// Most hidden units a net may have.
pub const MAX_HIDDEN: usize = 64;
/// Hidden units whose sums are kept in registers together.
const LANES: usize = 8;

#[inline]
fn add(lanes: &mut [f32; LANES], value: f32, weights: &[f32; LANES]) {
    for (sum, weight) in lanes.iter_mut().zip(weights) {
        *sum += value * weight;
    }
}

impl Net {
    /// An untrained net: exactly the forecast, which is feature 0; the hidden layer is small noise.
    pub fn new(features: usize, hidden: usize, stages: usize, seed: u64) -> Self {
        assert!(hidden <= MAX_HIDDEN, "at most {MAX_HIDDEN} hidden units");
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut noise = |count: usize, scale: f32| (0..count).map(|_| (rng.f32() * 2.0 - 1.0) * scale).collect();
        let first = noise(features * hidden, 0.08);
        let second = vec![0.0; stages * hidden];
        let mut linear = vec![0.0; stages * features];
        for stage in 0..stages {
            linear[stage * features] = 1.0;
        }
        Net { features, hidden, stages, linear, bias: vec![0.0; stages], first, first_bias: vec![0.05; hidden], second }
    }

    /// The linear part with its bias, and the hidden layer before it is cut off at 0.
    #[inline]
    fn sums(&self, active: &[(u16, f32)], stage: usize) -> (f32, [f32; MAX_HIDDEN]) {
        let linear = &self.linear[stage * self.features..][..self.features];
        let mut sum = self.bias[stage];
        let mut hidden = [0.0; MAX_HIDDEN];
        hidden[..self.hidden].copy_from_slice(&self.first_bias);
        let (whole, rest) = (self.hidden / LANES, self.hidden % LANES);
        if rest == 0 && whole > 0 {
            let (rows, _) = self.first.as_chunks::<LANES>();
            let (hidden, _) = hidden.as_chunks_mut::<LANES>();
            // A sum waits for the one before it, so the linear part costs nothing beside eight others.
            let mut lanes = hidden[0];
            for &(index, value) in active {
                let index = usize::from(index);
                sum += value * linear[index];
                add(&mut lanes, value, &rows[index * whole]);
            }
            hidden[0] = lanes;
            for (piece, sums) in hidden[..whole].iter_mut().enumerate().skip(1) {
                let mut lanes = *sums;
                for &(index, value) in active {
                    add(&mut lanes, value, &rows[usize::from(index) * whole + piece]);
                }
                *sums = lanes;
            }
        } else {
            for &(index, value) in active {
                let index = usize::from(index);
                sum += value * linear[index];
                let row = &self.first[index * self.hidden..][..self.hidden];
                hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += value * weight);
            }
        }
        (sum, hidden)
    }

    /// Points still to come.
    #[inline]
    pub fn value(&self, active: &[(u16, f32)], stage: usize) -> f32 {
        let (sum, hidden) = self.sums(active, stage);
        (sum + self.output(&hidden, stage)) * UNIT
    }

    #[inline]
    fn output(&self, hidden: &[f32; MAX_HIDDEN], stage: usize) -> f32 {
        let second = &self.second[stage * self.hidden..][..self.hidden];
        hidden.iter().zip(second).map(|(sum, weight)| sum.max(0.0) * weight).sum()
    }

    /// All numbers, in the order of the file.
    pub(super) fn parts(&self) -> [&Vec<f32>; 5] {
        [&self.linear, &self.bias, &self.first, &self.first_bias, &self.second]
    }

    pub(super) fn parts_mut(&mut self) -> [&mut Vec<f32>; 5] {
        [&mut self.linear, &mut self.bias, &mut self.first, &mut self.first_bias, &mut self.second]
    }
}

/// A net in training, with the state of its optimiser (Adagrad with slow forgetting).
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    pub(super) net: Net,
    /// Sums of squared gradients, one for every weight.
    pub(super) squares: Net,
}

/// What a sum of squares begins with.
const FIRST_SQUARE: f32 = 0.1;
/// How much of a sum of squares is kept at each step.
const KEPT: f32 = 0.99999;
/// Errors beyond this, in units, count as this.
const LARGEST_ERROR: f32 = 1.5;

impl Learner {
    /// Begins with this net.
    pub fn new(net: Net) -> Self {
        let mut squares = net.clone();
        for part in squares.parts_mut() {
            part.fill(FIRST_SQUARE);
        }
        Learner { net, squares }
    }

    /// The net as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Forgets part of the squares, so that the steps become larger again.
    pub fn refresh(&mut self, kept: f32) {
        for square in self.squares.parts_mut().into_iter().flatten() {
            *square = (*square * kept).max(FIRST_SQUARE);
        }
    }

    /// Moves the value of these features towards the points still to come; gives the error in points.
    pub fn learn(&mut self, active: &[(u16, f32)], stage: usize, points: f32, rate: f32) -> f32 {
        let (sum, hidden) = self.net.sums(active, stage);
        let value = sum + self.net.output(&hidden, stage);
        let row = stage * self.net.features;
        let miss = value - points / UNIT;
        let error = miss.clamp(-LARGEST_ERROR, LARGEST_ERROR);
        let step = |weight: &mut f32, square: &mut f32, gradient: f32| {
            *square = *square * KEPT + gradient * gradient;
            *weight -= rate * gradient / square.sqrt();
        };
        let Learner { net, squares } = self;
        let units = net.hidden;
        let mut back = [0.0; MAX_HIDDEN];
        for unit in 0..units {
            if hidden[unit] > 0.0 {
                let at = stage * units + unit;
                back[unit] = error * net.second[at];
                step(&mut net.second[at], &mut squares.second[at], error * hidden[unit]);
            }
        }
        step(&mut net.bias[stage], &mut squares.bias[stage], error);
        for unit in (0..units).filter(|&unit| back[unit] != 0.0) {
            step(&mut net.first_bias[unit], &mut squares.first_bias[unit], back[unit]);
        }
        for &(index, feature) in active {
            let index = usize::from(index);
            step(&mut net.linear[row + index], &mut squares.linear[row + index], error * feature);
            let at = index * units;
            let weights = &mut net.first[at..at + units];
            let squares = &mut squares.first[at..at + units];
            // Without a branch, so that several units are done at a time; those that are off stay as they are.
            for ((weight, square), &back) in weights.iter_mut().zip(squares).zip(&back[..units]) {
                let gradient = back * feature;
                let kept = if back == 0.0 { 1.0 } else { KEPT };
                *square = *square * kept + gradient * gradient;
                *weight -= rate * gradient / square.sqrt();
            }
        }
        miss * UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is summed together, every sum is taken in the order of the features, down to the last bit.
    #[test]
    fn sums_do_not_depend_on_how_they_are_taken() {
        let active: Vec<(u16, f32)> = (0..30).map(|index| (index * 7 % 50, f32::from(index) * 0.37 - 4.0)).collect();
        for units in [0, 3, 8, 11, 16, 64] {
            let net = Net::new(50, units, 2, 9);
            let (sum, hidden) = net.sums(&active, 1);
            let linear = active
                .iter()
                .fold(net.bias[1], |sum, &(index, value)| sum + value * net.linear[50 + usize::from(index)]);
            assert_eq!(sum.to_bits(), linear.to_bits());
            for (unit, &sum) in hidden[..units].iter().enumerate() {
                let row = |index: u16| net.first[usize::from(index) * units + unit];
                let alone = active.iter().fold(net.first_bias[unit], |sum, &(index, value)| sum + value * row(index));
                assert_eq!(sum.to_bits(), alone.to_bits(), "unit {unit} of {units}");
            }
            assert!(hidden[units..].iter().all(|&sum| sum == 0.0));
        }
    }
}

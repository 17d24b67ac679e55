//! From expected points to the chance to win.

use crate::PerSeat;

/// How sure a lead in points is, at each stage of the game; fitted in self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// For each stage: how much a point of lead counts with others at the table; alone, how much a point counts, and
    /// with how many points winning and losing are equally likely.
    pub(super) stages: Vec<[f32; 3]>,
}

/// What fitting begins with: a lead of 12 points wins three games of four.
const FIRST: [f32; 3] = [0.09, 0.09, 30.0];

impl Curve {
    pub(super) fn new(stages: usize) -> Self {
        Curve { stages: vec![FIRST; stages] }
    }

    /// Each seat's chance to win.
    pub fn shares(&self, stage: usize, points: &PerSeat, seats: u8) -> PerSeat {
        let [slope, alone, even] = self.stages[stage];
        let mut shares = PerSeat::default();
        if seats == 1 {
            shares[0] = logistic(alone * (points[0] - even));
            return shares;
        }
        let points = &points[..usize::from(seats)];
        let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut total = 0.0;
        for (share, points) in shares.iter_mut().zip(points) {
            *share = libm::expf(slope * (points - best));
            total += *share;
        }
        shares.iter_mut().for_each(|share| *share /= total);
        shares
    }

    /// Moves the curve towards a result that followed from these points.
    pub(super) fn learn(&mut self, stage: usize, points: &PerSeat, seats: u8, result: &PerSeat, rate: f32) {
        let shares = self.shares(stage, points, seats);
        let [slope, alone, even] = &mut self.stages[stage];
        if seats == 1 {
            let miss = shares[0] - result[0];
            let ahead = points[0] - *even;
            *even += rate * 200.0 * miss;
            *alone = (*alone - rate * miss * ahead / 10.0).max(0.002);
        } else {
            let gradient: f32 = (0..usize::from(seats)).map(|seat| (shares[seat] - result[seat]) * points[seat]).sum();
            *slope = (*slope - rate * gradient / 10.0).clamp(0.002, 2.0);
        }
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_points() {
        let curve = Curve::new(1);
        let shares = curve.shares(0, &[50.0, 62.0, 40.0, 0.0, 0.0, 0.0], 3);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{shares:?}");
        assert!(shares[1] > shares[0] && shares[0] > shares[2] && shares[3] == 0.0);
    }

    /// Results drawn from another slope: the curve finds it.
    #[test]
    fn the_slope_is_found() {
        let mut curve = Curve::new(1);
        let mut rng = fastrand::Rng::with_seed(3);
        for step in 0..200_000 {
            let lead = rng.f32() * 40.0 - 20.0;
            let won = rng.f32() < logistic(0.2 * lead);
            let result = [f32::from(u8::from(won)), f32::from(u8::from(!won)), 0.0, 0.0, 0.0, 0.0];
            let rate = 0.001 * (1.0 - step as f32 / 200_000.0);
            curve.learn(0, &[lead, 0.0, 0.0, 0.0, 0.0, 0.0], 2, &result, rate);
        }
        assert!((curve.stages[0][0] - 0.2).abs() < 0.01, "{:?}", curve.stages[0]);
    }
}

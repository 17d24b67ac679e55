//! Telling strength from luck: means, rates and differences with their intervals.
//!
//! Intervals hold with 95 % confidence.
//!
//! ```
//! use duchy_search::stats::{Running, elo, wilson};
//!
//! let margins: Running = [12.0, 7.0, 15.0, 9.0].into_iter().collect();
//! let interval = margins.interval();
//! assert!(interval.low > 0.0 && interval.high > 15.0);
//!
//! let rate = wilson(60.0, 100.0);
//! assert!(rate.low > 0.5);
//! assert_eq!(elo(0.75).round(), 191.0);
//! ```

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;

/// An estimate and the range it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The estimate.
    pub middle: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The same in another unit; the function must be increasing.
    #[must_use]
    pub fn map(self, f: impl Fn(f64) -> f64) -> Self {
        Interval { low: f(self.low), middle: f(self.middle), high: f(self.high) }
    }
}

/// Mean and variance of numbers that come one by one (Welford's way, which loses no precision).
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Running {
    count: u64,
    mean: f64,
    /// Sum of squared distances from the mean.
    squares: f64,
}

impl Running {
    /// Adds a number.
    pub fn push(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (number - self.mean);
    }

    /// How many numbers came.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 before the first.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Their variance, as an estimate for all numbers that could have come; 0 before the second.
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    /// Standard error of the mean; infinite before the second number.
    pub fn error(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { (self.variance() / self.count as f64).sqrt() }
    }

    /// Where the true mean lies, by Student's distribution; everywhere before the second number.
    ///
    /// For a paired comparison push the differences, one for each pair.
    pub fn interval(&self) -> Interval {
        let half = if self.count < 2 { f64::INFINITY } else { student(self.count - 1) * self.error() };
        Interval { low: self.mean - half, middle: self.mean, high: self.mean + half }
    }
}

impl FromIterator<f64> for Running {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut running = Running::default();
        numbers.into_iter().for_each(|number| running.push(number));
        running
    }
}

/// Where the mean difference of pairs lies: the first of each pair less the second.
pub fn paired(pairs: impl IntoIterator<Item = (f64, f64)>) -> Interval {
    pairs.into_iter().map(|(first, second)| first - second).collect::<Running>().interval()
}

/// Where the true rate lies after a number of successes in a number of trials (Wilson's interval); a draw may be half a
/// success. Everywhere from 0 to 1 before the first trial.
pub fn wilson(successes: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { low: 0.0, middle: 0.5, high: 1.0 };
    }
    let rate = successes / trials;
    let weight = Z * Z / trials;
    let centre = (rate + weight / 2.0) / (1.0 + weight);
    let half = Z / (1.0 + weight) * (rate * (1.0 - rate) / trials + weight / (4.0 * trials)).sqrt();
    Interval { low: (centre - half).max(0.0), middle: rate, high: (centre + half).min(1.0) }
}

/// The difference in Elo points that a rate of success stands for; infinite at 0 and 1.
pub fn elo(rate: f64) -> f64 {
    -400.0 * (1.0 / rate - 1.0).log10()
}

/// Student's quantile of a 95 % interval: exact for the few degrees of freedom where it matters, then expanded around
/// the normal one (Cornish and Fisher).
fn student(freedom: u64) -> f64 {
    const FIRST: [f64; 5] = [12.706, 4.303, 3.182, 2.776, 2.571];
    if let Some(&quantile) = FIRST.get(freedom as usize - 1) {
        return quantile;
    }
    let freedom = freedom as f64;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(left: f64, right: f64, by: f64) {
        assert!((left - right).abs() <= by, "{left} is not {right}");
    }

    #[test]
    fn mean_and_variance_are_those_of_the_textbook() {
        let running: Running = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert_eq!((running.count(), running.mean()), (8, 5.0));
        close(running.variance(), 32.0 / 7.0, 1e-12);
    }

    #[test]
    fn students_quantiles_are_those_of_the_table() {
        for (freedom, quantile) in [(1, 12.706), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)] {
            close(student(freedom), quantile, 0.002);
        }
    }

    #[test]
    fn one_number_says_nothing_of_the_mean() {
        let interval = [3.0].into_iter().collect::<Running>().interval();
        assert_eq!((interval.low, interval.high), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn pairs_cancel_what_they_share() {
        let interval = paired([(101.0, 100.0), (52.0, 50.0), (7.0, 6.0), (92.0, 90.0)]);
        close(interval.middle, 1.5, 1e-12);
        assert!(interval.low > 0.5 && interval.high < 2.5);
    }

    #[test]
    fn wilson_stays_between_0_and_1() {
        let all = wilson(20.0, 20.0);
        assert_eq!((all.middle, all.high), (1.0, 1.0));
        close(all.low, 0.839, 0.001);
        let some = wilson(30.0, 100.0);
        close(some.low, 0.219, 0.001);
        close(some.high, 0.396, 0.001);
        assert_eq!(wilson(0.0, 0.0).high, 1.0);
    }

    #[test]
    fn elo_is_odd_around_one_half() {
        close(elo(0.5), 0.0, 1e-9);
        close(elo(0.9), -elo(0.1), 1e-9);
        assert_eq!(elo(1.0), f64::INFINITY);
    }
}

//! How much a searcher may think. There is no clock here: the caller has one.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

/// How many positions a searcher may judge, and how it is stopped before that.
///
/// A searcher that is stopped answers with the best it has found so far; it always answers.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    positions: u64,
    flag: Option<&'a AtomicBool>,
    used: Option<&'a (dyn Fn() -> f32 + Sync)>,
}

impl<'a> Budget<'a> {
    /// At most this many positions.
    pub const fn positions(positions: u64) -> Self {
        Budget { positions, flag: None, used: None }
    }

    /// As many positions as fit before it is stopped.
    pub const fn unlimited() -> Self {
        Budget::positions(u64::MAX)
    }

    /// Stops as soon as the flag is up: for a caller who wants the answer now.
    #[must_use]
    pub const fn until_flag(self, flag: &'a AtomicBool) -> Self {
        Budget { flag: Some(flag), ..self }
    }

    /// Stops when the function says that all of the time is used, which is 1: for a caller with a clock.
    #[must_use]
    pub const fn timed(self, used: &'a (dyn Fn() -> f32 + Sync)) -> Self {
        Budget { used: Some(used), ..self }
    }

    /// The same with no more positions than these.
    #[must_use]
    pub fn at_most(self, positions: u64) -> Self {
        Budget { positions: self.positions.min(positions), ..self }
    }

    /// How many positions may be judged.
    pub const fn limit(&self) -> u64 {
        self.positions
    }

    /// How much of the budget is used after this many positions: 1 is all.
    #[inline]
    pub fn used(&self, positions: u64) -> f32 {
        if self.flag.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return 1.0;
        }
        let counted = positions as f32 / self.positions.max(1) as f32;
        self.used.map_or(counted, |used| used().max(counted))
    }

    /// Whether the caller wants the answer now.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.flag.is_some_and(|flag| flag.load(Ordering::Relaxed)) || self.used.is_some_and(|used| used() >= 1.0)
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("positions", &self.positions).field("stopped", &self.stopped()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_and_the_clock_stop() {
        let flag = AtomicBool::new(false);
        let by_flag = Budget::positions(10).until_flag(&flag);
        assert!(!by_flag.stopped());
        flag.store(true, Ordering::Relaxed);
        assert!(by_flag.stopped());
        assert_eq!(by_flag.used(0), 1.0);
        let late = || 1.0;
        assert!(Budget::positions(10).timed(&late).stopped());
        let halfway = || 0.5;
        let timed = Budget::positions(10).timed(&halfway);
        assert!(!timed.stopped());
        assert_eq!((timed.used(2), timed.used(8)), (0.5, 0.8));
    }
}

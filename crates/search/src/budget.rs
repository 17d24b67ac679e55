//! How much a searcher may think. There is no clock here: the caller stops the search from outside.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

/// How many positions a searcher may look at, and how it is stopped before that.
///
/// A searcher that is stopped answers with the best it has found so far; it always answers.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    positions: u64,
    flag: Option<&'a AtomicBool>,
    condition: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl<'a> Budget<'a> {
    /// At most this many positions; playouts count by the positions they pass.
    pub const fn positions(positions: u64) -> Self {
        Budget { positions, flag: None, condition: None }
    }

    /// Stops as soon as the flag is up: for a caller who wants the answer now.
    #[must_use]
    pub const fn until_flag(self, flag: &'a AtomicBool) -> Self {
        Budget { flag: Some(flag), ..self }
    }

    /// Stops as soon as the condition holds: for a caller with a clock.
    #[must_use]
    pub const fn until(self, condition: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Budget { condition: Some(condition), ..self }
    }

    /// How many positions may be looked at.
    pub const fn limit(&self) -> u64 {
        self.positions
    }

    /// Whether the caller wants the answer now.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.flag.is_some_and(|flag| flag.load(Ordering::Relaxed))
            || self.condition.is_some_and(|condition| condition())
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
    fn either_the_flag_or_the_condition_stops() {
        let flag = AtomicBool::new(false);
        let by_flag = Budget::positions(10).until_flag(&flag);
        assert!(!by_flag.stopped());
        flag.store(true, Ordering::Relaxed);
        assert!(by_flag.stopped());
        let condition = || true;
        assert!(Budget::positions(10).until(&condition).stopped());
        assert!(!Budget::positions(10).stopped());
    }
}

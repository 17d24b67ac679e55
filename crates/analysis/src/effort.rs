//! How much work an analysis is.

use crate::Depth;

/// What a depth means. There is no clock in it, so that the same seed gives the same report on any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effort {
    /// Positions that may be judged for all decisions together.
    pub(crate) positions: u64,
    /// Samples of the first look at every action.
    pub(crate) first: u32,
    /// Positions of the same turn that the first look judges behind each action.
    pub(crate) beyond: u32,
    /// At most this many actions are played on.
    pub(crate) width: usize,
    /// At most this many rollouts of each.
    pub(crate) rollouts: u32,
    /// Samples of what could have come, where there are too many combinations.
    pub(crate) samples: u32,
    /// For at most this many decisions, the costliest, points by source are compared.
    pub(crate) explained: usize,
    /// Games played out for that with each action.
    pub(crate) games: u32,
}

impl Effort {
    pub(crate) fn of(depth: Depth) -> Self {
        match depth {
            Depth::Quick => Effort {
                positions: 700_000,
                first: 2,
                beyond: 32,
                width: 4,
                rollouts: 64,
                samples: 64,
                explained: 6,
                games: 12,
            },
            Depth::Normal => Effort {
                positions: 5_000_000,
                first: 4,
                beyond: 64,
                width: 6,
                rollouts: 256,
                samples: 128,
                explained: 24,
                games: 32,
            },
            Depth::Deep => Effort {
                positions: 50_000_000,
                first: 8,
                beyond: 200,
                width: 10,
                rollouts: 2000,
                samples: 512,
                explained: usize::MAX,
                games: 100,
            },
        }
    }
}

/// Actions that a player in a rollout looks at.
pub(crate) const BREADTH: usize = 12;
/// Actions further behind the best at first look are not played on, in points.
pub(crate) const WINDOW: f64 = 8.0;
/// How many rollouts the first look counts for: few rollouts tell less than it does.
pub(crate) const PRIOR: f64 = 8.0;
/// The fewest rollouts that are compared.
pub(crate) const FEWEST_ROLLOUTS: u32 = 12;
/// Rollouts after which actions that are clearly behind drop out.
pub(crate) const DROP_AFTER: usize = 12;

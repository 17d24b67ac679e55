//! Dice and workers: what a die can be turned to, and what that costs.

use std::num::NonZeroU8;

/// What a die shows, 1 to 6.
pub type Face = NonZeroU8;

/// Numbers from 1 to 6, as bits from the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NumberSet(pub(crate) u8);

impl NumberSet {
    /// All six.
    pub(crate) const ALL: NumberSet = NumberSet(63);

    #[inline]
    pub(crate) const fn contains(self, number: u8) -> bool {
        self.0 >> (number - 1) & 1 == 1
    }
}

/// How a player can turn dice for one kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shift {
    /// Workers at hand.
    pub(crate) workers: u16,
    /// How far one worker goes.
    // burgundy:knowledge.8
    pub(crate) step: u8,
    /// How far it goes for nothing.
    pub(crate) free: u8,
}

impl Shift {
    /// What a die can be turned to.
    // burgundy:worker.shift burgundy:worker.wrap burgundy:worker.many
    #[inline]
    pub(crate) fn reach(self, die: Face) -> NumberSet {
        let far = u16::from(self.free) + u16::from(self.step) * self.workers.min(3);
        REACH[usize::from(die.get() - 1)][usize::from(far.min(3))]
    }

    /// The workers it takes, at least.
    // burgundy:worker.cheapest
    #[inline]
    pub(crate) fn cost(self, die: Face, number: u8) -> u16 {
        u16::from(distance(die.get(), number).saturating_sub(self.free).div_ceil(self.step))
    }
}

/// Steps from one number to another, 6 and 1 being neighbours.
// burgundy:worker.wrap
#[inline]
pub(crate) const fn distance(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}

/// By die and by how far it can be turned.
const REACH: [[NumberSet; 4]; 6] = {
    let mut reach = [[NumberSet(0); 4]; 6];
    let mut from = 1;
    while from <= 6 {
        let mut to = 1;
        while to <= 6 {
            let mut far = distance(from, to);
            while far < 4 {
                reach[from as usize - 1][far as usize].0 |= 1 << (to - 1);
                far += 1;
            }
            to += 1;
        }
        from += 1;
    }
    reach
};

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(step: u8, free: u8, die: u8, number: u8) -> u16 {
        let die = Face::new(die).expect("a face");
        let shift = Shift { workers: 9, step, free };
        assert!(shift.reach(die).contains(number));
        let cost = shift.cost(die, number);
        assert!(Shift { workers: cost, ..shift }.reach(die).contains(number));
        assert!(cost == 0 || !Shift { workers: cost - 1, ..shift }.reach(die).contains(number));
        cost
    }

    /// Tests `burgundy:worker.shift`, `burgundy:worker.wrap`, `burgundy:worker.many`, `burgundy:worker.cheapest`: the
    /// rulebook's two workers from 2 to 6, and three from 3 to 6.
    #[test]
    fn a_worker_turns_a_die_by_one() {
        assert_eq!([cost(1, 0, 2, 6), cost(1, 0, 3, 6), cost(1, 0, 1, 6), cost(1, 0, 6, 1)], [2, 3, 1, 1]);
        assert_eq!(cost(1, 0, 4, 4), 0);
    }

    /// Tests `burgundy:knowledge.8`: from 3 to 6 with two workers.
    #[test]
    fn knowledge_8_turns_it_by_two() {
        assert_eq!([cost(2, 0, 3, 6), cost(2, 0, 3, 5), cost(2, 0, 3, 4)], [2, 1, 1]);
    }

    /// Tests `burgundy:knowledge.9`, `burgundy:knowledge.12`: the free step combines with workers.
    #[test]
    fn a_free_step_saves_a_worker() {
        assert_eq!([cost(1, 1, 3, 4), cost(1, 1, 3, 5), cost(1, 1, 3, 6), cost(2, 1, 3, 6)], [0, 1, 2, 1]);
    }
}

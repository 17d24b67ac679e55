//! Why an action is refused.

use crate::{BoardRef, RuleId};

/// The clause an action would break, and where on the board that shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The first clause broken, in the rulebook's order.
    pub rule: RuleId,
    /// The places that show it: the occupied square, the edge that does not match.
    pub refs: Vec<BoardRef>,
}

impl Illegal {
    /// Refused by this clause.
    pub const fn by(rule: RuleId) -> Self {
        Illegal { rule, refs: Vec::new() }
    }

    /// Refused by this clause, as this place shows.
    pub fn at(rule: RuleId, place: BoardRef) -> Self {
        Illegal { rule, refs: vec![place] }
    }
}

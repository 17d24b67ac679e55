//! Why an action is refused.

use crate::RuleId;

/// The clause an action would break, and where on the board that shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal<P> {
    /// The first clause broken, in the rulebook's order.
    pub rule: RuleId,
    /// The places that show it: the occupied square, the edge that does not match.
    pub places: Vec<P>,
}

impl<P> Illegal<P> {
    /// Refused by this clause.
    pub const fn by(rule: RuleId) -> Self {
        Illegal { rule, places: Vec::new() }
    }

    /// Refused by this clause, as this place shows.
    pub fn at(rule: RuleId, place: P) -> Self {
        Illegal { rule, places: vec![place] }
    }
}

//! What is still to happen, as data: a stack of which the top comes next.

use duchy_game::{RuleId, Seat};

use crate::{rules, square::Sides, tile::TileKind};

/// More frames than the rules ever put on the stack: the turn, a bought tile for each player, a scoring, a decision.
pub(crate) const MAX_PENDING: usize = 12;

/// Something still to happen. The turn is the bottom frame; decisions wait on top of it for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// A word, and what it is stands in a byte of its own: it is asked several times a decision.
#[repr(u8, align(8))]
pub(crate) enum Pending {
    /// The rest of a turn, from this step of [`crate::steps::STEPS`] on; or of placing a tile bought at a bazaar.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The place of the next step in the list.
        step: u8,
        /// The tile bought.
        bought: Option<TileKind>,
    },
    /// Decision: where to place the tile drawn.
    Lay {
        /// Who decides.
        seat: Seat,
        /// What was drawn.
        tile: TileKind,
    },
    /// Decision: the bridge that the tile just placed needs.
    Bridge {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: whether the princess sends a knight home.
    Princess {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: whether and where to place a figure on the tile just placed, or what to do instead.
    Place {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: where the dragon flies.
    Fly {
        /// Who decides.
        seat: Seat,
        /// Steps left, this one included.
        left: u8,
        /// Which ways it can go.
        open: Sides,
    },
    /// Effect: the features completed, from this one on.
    Scoring {
        /// Its place in the list.
        at: u8,
        /// What comes next for it.
        stage: Stage,
        /// How many seats have been asked in this stage.
        asked: u8,
    },
    /// Decision: a figure from the quarter to the feature about to be scored.
    Move {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: a castle or points.
    Castle {
        /// Who decides.
        seat: Seat,
    },
    /// Effect: what castles score, from this castle on.
    Rewards {
        /// The castle.
        castle: u8,
    },
    /// Decision: which of several features a castle scores.
    Reward {
        /// Who decides.
        seat: Seat,
        /// The castle.
        castle: u8,
    },
    /// Decision: whether to place a figure in a quarter.
    Quarter {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: whether to move the count.
    Count {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: which tile is up for auction.
    Offer {
        /// The auctioneer.
        seat: Seat,
    },
    /// Decision: how much to bid.
    Bid {
        /// Who decides.
        seat: Seat,
    },
    /// Decision: buy or sell.
    Deal {
        /// The auctioneer.
        seat: Seat,
    },
    /// Decision: which tile of the bazaar to take.
    Take {
        /// Who decides.
        seat: Seat,
    },
    /// Effect: the end of the game; the market is emptied from this seat on.
    Ending {
        /// Who is next.
        seat: Seat,
    },
    /// Decision: a field for a figure of the market.
    Market {
        /// Who decides.
        seat: Seat,
    },
}

/// What comes next for a completed feature.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Stage {
    /// Figures come from the fortress.
    #[default]
    Moves,
    /// A castle may be built.
    Castle,
    /// It is scored.
    Score,
}

impl Pending {
    /// The seat a decision waits for.
    #[inline]
    pub(crate) fn decider(self) -> Option<Seat> {
        match self {
            Pending::Turn { .. } | Pending::Scoring { .. } | Pending::Rewards { .. } | Pending::Ending { .. } => None,
            Pending::Lay { seat, .. }
            | Pending::Place { seat }
            | Pending::Bridge { seat }
            | Pending::Princess { seat }
            | Pending::Fly { seat, .. }
            | Pending::Move { seat }
            | Pending::Castle { seat }
            | Pending::Reward { seat, .. }
            | Pending::Quarter { seat }
            | Pending::Count { seat }
            | Pending::Offer { seat }
            | Pending::Bid { seat }
            | Pending::Deal { seat }
            | Pending::Take { seat }
            | Pending::Market { seat } => Some(seat),
        }
    }

    /// The clause of the decision, which refuses whatever is no answer to it.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Pending::Turn { .. }
            | Pending::Lay { .. }
            | Pending::Place { .. }
            | Pending::Scoring { .. }
            | Pending::Rewards { .. }
            | Pending::Ending { .. } => rules::TURN_STEPS,
            Pending::Bridge { .. } => rules::BRIDGE_NEEDED,
            Pending::Princess { .. } => rules::PRINCESS_EXPEL,
            Pending::Fly { .. } => rules::DRAGON_STEP,
            Pending::Move { .. } => rules::COUNT_MOVES,
            Pending::Castle { .. } => rules::CASTLE_CHOICE,
            Pending::Reward { .. } => rules::CASTLE_CHOOSE_ONE,
            Pending::Quarter { .. } => rules::COUNT_PLACE,
            Pending::Count { .. } => rules::COUNT_MOVES_COUNT,
            Pending::Offer { .. } => rules::BAZAAR_OFFER,
            Pending::Bid { .. } => rules::BAZAAR_BID,
            Pending::Deal { .. } => rules::BAZAAR_DEAL,
            Pending::Take { .. } => rules::BAZAAR_SHARE,
            Pending::Market { .. } => rules::COUNT_MARKET,
        }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Pending::Turn { seat: Seat(0), step: 0, bought: None }
    }
}

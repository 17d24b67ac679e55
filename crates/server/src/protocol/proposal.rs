//! What players propose to each other.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player has proposed to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Proposed,
    /// Who has to agree.
    pub asked: Vec<Seat>,
    /// Who of them has not answered yet.
    pub waiting: Vec<Seat>,
    /// When it lapses, if the game does not move on before.
    #[serde(default)]
    pub until: Option<String>,
    /// Why it can no longer be answered, if so. It is shown until somebody plays on.
    #[serde(default)]
    pub closed: Option<Closed>,
}

/// Why a proposal can no longer be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    /// This seat has declined it.
    Declined(Seat),
    /// The player who made it has withdrawn it.
    Withdrawn,
    /// A person has played on, or the people at the table have changed.
    MovedOn,
    /// Nobody has answered in time.
    Lapsed,
}

impl Proposal {
    /// The same proposal, which nobody can answer any more.
    pub(crate) fn closed(&self, why: Closed) -> Self {
        Proposal { waiting: Vec::new(), closed: Some(why), ..self.clone() }
    }

    /// As it is at this time.
    pub(crate) fn at(&self, now: &str) -> Self {
        let lapsed = self.closed.is_none() && self.until.as_deref().is_some_and(|until| now >= until);
        if lapsed { self.closed(Closed::Lapsed) } else { self.clone() }
    }

    /// Whether it can still be answered at this time.
    pub(crate) fn is_open(&self, now: &str) -> bool {
        self.at(now).closed.is_none()
    }
}

/// What can be proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// An undo.
    Undo {
        /// Back to this entry.
        to: u32,
    },
    /// To end the game now, with the points as they are.
    End,
}

/// Answers a proposal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AnswerProposal {
    /// Whether the guest agrees; the one who proposed it withdraws it with `false`.
    pub agree: bool,
}

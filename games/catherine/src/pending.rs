//! What is still to happen, as data: a stack of which the top comes next.

use duchy_game::SeatSet;

/// More frames than the rules ever put on the stack.
pub(crate) const MAX_PENDING: usize = 4;

/// Something still to happen. The decade is the bottom frame, a round lies on it, and a question everybody answers at
/// once waits on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    /// The rest of a decade, from this step of [`crate::turn::DECADE`] on.
    Decade {
        /// Which, from 1.
        decade: u8,
        /// The place of the next step in the list.
        step: u8,
    },
    /// The rest of a round, from this step of [`crate::turn::ROUND`] on.
    Round {
        /// Which of its decade, from 1.
        round: u8,
        /// The place of the next step in the list.
        step: u8,
    },
    /// Waits until every seat that is asked has chosen. The choices are kept with the players.
    Barrier {
        /// What they are asked.
        question: Question,
        /// Who is asked.
        asked: SeatSet,
    },
}

/// What is asked of several seats at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which three cards begin the action row.
    Rows,
    /// Which two cards to play, and where.
    Cards,
    /// Whether and how to act with the activated card.
    Acts,
    /// Where to build for the most books.
    Books,
}

impl Question {
    /// Its stable name, in records and fingerprints.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Question::Rows => "rows",
            Question::Cards => "cards",
            Question::Acts => "acts",
            Question::Books => "books",
        }
    }
}

impl Question {
    /// Cards each answer adds to an action row.
    pub(crate) const fn row_slots(self) -> u8 {
        match self {
            Question::Rows => 3,
            Question::Cards => 1,
            Question::Acts | Question::Books => 0,
        }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Pending::Decade { decade: 0, step: 0 }
    }
}

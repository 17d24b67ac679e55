//! What happened, for the log and for animation. Cards drawn and secret orders are seen by their owners alone.

use duchy_game::{Audience, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{card::Symbol, place::ScoreLine};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which, where, how many")]
pub enum Event {
    /// An order was dealt.
    Ordered {
        seat: Seat,
        /// Which; nothing for those who may not see it.
        order: Option<&'static str>,
        /// It lies face down.
        secret: bool,
    },
    /// A secret order is turned over.
    OrderShown { seat: Seat, order: &'static str },
    /// A decade begins.
    Decade {
        /// Which, from 1.
        decade: u8,
    },
    /// A round begins.
    Round {
        /// Which of its decade, from 1.
        round: u8,
    },
    /// Cards were drawn.
    Drawn {
        seat: Seat,
        count: u8,
        /// Which; nothing for those who may not see them.
        cards: Option<Vec<&'static str>>,
    },
    /// The deck had run out: the discards were shuffled.
    Shuffled { cards: u8 },
    /// A player has chosen, or chosen again; what, is not known yet.
    Chosen {
        seat: Seat,
        /// It is not the first choice.
        again: bool,
    },
    /// The cards that begin an action row.
    RowBegun { seat: Seat, cards: Vec<&'static str> },
    /// The two cards of the round are turned over.
    Played {
        seat: Seat,
        /// The new card of the action row.
        row: &'static str,
        /// The new card of the activation row.
        under: &'static str,
        above: &'static str,
    },
    /// A player acts with the activated card.
    Acted { seat: Seat, card: &'static str, bonus: bool },
    /// A player draws a card instead of acting.
    NotActed { seat: Seat, card: &'static str, why: Idle },
    /// Cards were discarded to pay for something.
    Discarded { seat: Seat, cards: Vec<&'static str> },
    /// A residence was built.
    Built { seat: Seat, city: &'static str, goods: Vec<Symbol> },
    /// The most books, but nothing to build: a card instead.
    NotBuilt { seat: Seat },
    /// The favour marker went up.
    Favoured {
        seat: Seat,
        steps: u8,
        /// The space it stands on now, from 0.
        now: u8,
    },
    /// A player gets a joker.
    Joker { seat: Seat },
    /// Points.
    Scored(Scored),
    /// Covered cards and the activation row were discarded.
    Cleared { seat: Seat, cards: Vec<&'static str> },
    /// The game is over.
    Over {
        /// Who won; several who tie share the victory.
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
    },
}

/// Why a player does not act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// The colours differ.
    Colours,
    /// The action is impossible or would do nothing.
    Impossible,
    /// By choice.
    Choice,
}

/// Points of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Scored {
    /// Who gets them.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// On which occasion.
    pub occasion: Occasion,
    /// What they are for.
    pub lines: Vec<ScoreLine>,
}

/// When points are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// By a card's action.
    Action,
    /// By a card's bonus.
    Bonus,
    /// For cards not taken.
    Limit,
    /// For steps beyond the top of the favour track.
    Overflow,
    /// Decade scoring: cannons.
    Cannons,
    /// Decade scoring: residences.
    Residences,
    /// Decade scoring: the favour track.
    Favour,
    /// Final scoring: cards in hand.
    Hand,
    /// Final scoring: the order.
    Order,
    /// Final scoring: the largest network.
    Network,
}

/// What this viewer may know of it.
// catherine:know.hand
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    let hidden = |seat: Seat| !Audience::from(seat).includes(viewer);
    match event {
        Event::Drawn { seat, count, .. } if hidden(*seat) => Event::Drawn { seat: *seat, count: *count, cards: None },
        // catherine:setup.secret-orders
        Event::Ordered { seat, secret: true, .. } if hidden(*seat) => {
            Event::Ordered { seat: *seat, order: None, secret: true }
        }
        _ => event.clone(),
    }
}

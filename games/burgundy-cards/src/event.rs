//! What happened, for the log and for animation. Only the cards a player draws are hidden from the others.

use duchy_game::{RuleId, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    card::{Token, Type},
    catalogue::Bonus,
    piles::Pile,
    place::ScoreLine,
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which card, how many, what for")]
pub enum Event {
    /// The game starts.
    Started { first: Seat },
    /// What a player starts with.
    Stored { seat: Seat, good: Option<Token>, animal: Option<Token>, workers: u8, silver: u8 },
    /// A round starts.
    RoundBegan { round: &'static str, first: Seat },
    /// A new display.
    Shown { cards: Vec<RowCard> },
    /// A player draws cards; the others see only how many.
    Drew { seat: Seat, count: u8, cards: Option<Vec<&'static str>> },
    /// The discard has become the deck.
    Reshuffled { cards: u8 },
    /// A card was discarded for its die.
    Played { seat: Seat, card: &'static str, die: u8 },
    /// A card was taken from the display.
    Took { seat: Seat, card: &'static str, row: u8, workers: u8 },
    /// A project was discarded to make room.
    MadeRoom { seat: Seat, card: &'static str },
    /// A project was placed, perhaps over cloisters.
    Placed { seat: Seat, card: &'static str, kind: Type, covered: u8, workers: u8 },
    /// Goods were sold.
    Sold { seat: Seat, good: Token, count: u8, silver: u8, workers: u8, lines: Vec<ScoreLine> },
    /// A player got the start-player card, face down.
    StartCard { seat: Seat },
    /// A player got workers.
    Workers { seat: Seat, count: u8, rule: RuleId },
    /// A player got silver.
    Silver { seat: Seat, count: u8, rule: RuleId },
    /// Workers and silver became points.
    Converted { seat: Seat, workers: u8, silver: u8, lines: Vec<ScoreLine> },
    /// Three cards were bought.
    Bought { seat: Seat, cards: Vec<&'static str> },
    /// One of them became a project.
    Kept { seat: Seat, card: &'static str },
    /// One of them gives an action.
    Used { seat: Seat, card: &'static str, die: u8 },
    /// A good or an animal was gained.
    Gained { seat: Seat, token: Token, pile: Pile },
    /// Something brings nothing.
    Nothing { seat: Seat, rule: RuleId },
    /// Three of a type are complete.
    Triple { seat: Seat, kind: Type, first: bool, lines: Vec<ScoreLine> },
    /// All seven types are there.
    Seven { seat: Seat, lines: Vec<ScoreLine> },
    /// A bonus of the round was taken.
    Bonus { seat: Seat, number: u8, bonus: Bonus, lines: Vec<ScoreLine> },
    /// A watchtower gives a point.
    Watchtower { seat: Seat, lines: Vec<ScoreLine> },
    /// Who goes first in the next round.
    NextFirst { seat: Seat },
    /// The solo rival gets a card.
    RivalPlaced { card: &'static str },
    /// A cloister of the rival gives you a point.
    RivalCloister { lines: Vec<ScoreLine> },
    /// The rival completes three of a type.
    RivalTriple { kind: Type, points: u8, first: bool },
    /// The rival has all seven types.
    RivalSeven { points: u8 },
    /// Your points and the rival's after a round.
    Compared { round: &'static str, yours: i16, rivals: i16 },
    /// Points for animals at the end.
    Animals { seat: Seat, points: i32, lines: Vec<ScoreLine> },
    /// The point for the start-player card at the end.
    StartCardPoint { seat: Seat, lines: Vec<ScoreLine> },
    /// The game is over.
    Over {
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
        won: Option<bool>,
    },
}

/// A card in a row of the display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RowCard {
    /// Its row.
    pub row: u8,
    /// Its name.
    pub card: &'static str,
}

impl Event {
    pub(crate) fn lines(&self) -> &[ScoreLine] {
        match self {
            Event::Sold { lines, .. }
            | Event::Converted { lines, .. }
            | Event::Triple { lines, .. }
            | Event::Seven { lines, .. }
            | Event::Bonus { lines, .. }
            | Event::Watchtower { lines, .. }
            | Event::RivalCloister { lines }
            | Event::Animals { lines, .. }
            | Event::StartCardPoint { lines, .. } => lines,
            _ => &[],
        }
    }

    /// What a viewer may know of it.
    // burgundy-cards:turn.hand
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, count, .. } if viewer != Viewer::Everything && !viewer.is(*seat) => {
                Event::Drew { seat: *seat, count: *count, cards: None }
            }
            _ => self.clone(),
        }
    }
}

/// The letter on a round card.
pub(crate) const fn round_letter(round: u8) -> &'static str {
    const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];
    LETTERS[if round < 5 { round as usize } else { 4 }]
}

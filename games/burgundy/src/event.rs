//! What happened, for the log and for animation. Hidden choices of estates are the only thing not everybody sees.

use duchy_game::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    place::ScoreLine,
    space::Space,
    tile::{Colour, Good, Tile},
};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which, where, how many")]
pub enum Event {
    /// Everything is set up.
    Started { first: Seat },
    /// A player drew the goods to begin with.
    StartGoods { seat: Seat, goods: Vec<Good> },
    /// Two estates were dealt.
    Dealt { seat: Seat, estates: Vec<u8> },
    /// A player made a hidden choice, or changed it.
    Chosen { seat: Seat },
    /// An estate and the place of its start castle are known.
    Settled { seat: Seat, estate: u8, space: Space },
    /// A phase begins: tiles and goods are laid out.
    Phase {
        phase: &'static str,
        /// The tiles on the numbered depots, depot by depot.
        depots: Vec<Vec<Tile>>,
        /// The tiles on the black depot.
        black: Vec<Tile>,
        /// The goods of the five rounds.
        goods: Vec<Good>,
    },
    /// A round begins: everybody has rolled.
    Rolled {
        /// Its number, from 1.
        round: u8,
        order: Vec<Seat>,
        dice: Vec<[u8; 2]>,
    },
    /// The white die sent goods to a depot.
    White { depot: u8, good: Good },
    /// A tile was taken from a depot.
    Taken {
        seat: Seat,
        tile: Tile,
        depot: u8,
        /// Workers spent to turn the die.
        workers: u16,
    },
    /// A tile was bought.
    Bought {
        seat: Seat,
        tile: Tile,
        /// From which depot, 0 for the black one.
        depot: u8,
    },
    /// A stored tile left the game.
    Discarded { seat: Seat, tile: Tile },
    /// A tile was placed in an estate.
    Placed {
        seat: Seat,
        tile: Tile,
        space: Space,
        /// Workers spent to turn the die.
        workers: u16,
    },
    /// A ship took goods.
    Loaded {
        seat: Seat,
        /// From which depots.
        depots: Vec<u8>,
        /// What was stored.
        goods: Vec<Good>,
        /// What there was no room for.
        left: Vec<Good>,
    },
    /// A ship moved its owner's marker.
    Sailed {
        seat: Seat,
        /// How far it has come.
        step: u8,
    },
    /// Goods were sold.
    Sold {
        seat: Seat,
        good: Good,
        count: u8,
        /// Workers spent to turn the die.
        workers: u16,
        /// Silver the sale brought.
        silver: u16,
        /// Workers the sale brought.
        gained: u16,
        lines: Vec<ScoreLine>,
    },
    /// Workers and silver came from the supply.
    Gained { seat: Seat, workers: u16, silver: u16, cause: Cause },
    /// Points.
    Scored { seat: Seat, what: Scored, lines: Vec<ScoreLine> },
    /// The game is over.
    Over { winner: Seat },
}

/// Why workers and silver came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The action of taking workers.
    Workers,
    /// A boarding house.
    BoardingHouse,
    /// A bank.
    Bank,
    /// Mines at the end of a phase.
    Mines,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Scored {
    /// Animals placed.
    Animals,
    /// A watchtower built.
    Watchtower,
    /// A region completed.
    Region,
    /// All spaces of a colour covered.
    Colour(Colour),
    /// The end of the game.
    Final,
}

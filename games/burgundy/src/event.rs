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
pub enum Event {
    /// Everything is set up.
    Started {
        /// Who begins.
        first: Seat,
    },
    /// A player drew the goods to begin with.
    StartGoods {
        /// Who.
        seat: Seat,
        /// Which.
        goods: Vec<Good>,
    },
    /// Two estates were dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Their numbers.
        estates: Vec<u8>,
    },
    /// A player made a hidden choice, or changed it.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// An estate and the place of its start castle are known.
    Settled {
        /// Whose.
        seat: Seat,
        /// The number of the estate.
        estate: u8,
        /// Where the castle lies.
        space: Space,
    },
    /// A phase begins: tiles and goods are laid out.
    Phase {
        /// Its letter.
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
        /// The turn order.
        order: Vec<Seat>,
        /// The dice, by seat.
        dice: Vec<[u8; 2]>,
    },
    /// The white die sent goods to a depot.
    White {
        /// The depot.
        depot: u8,
        /// The goods.
        good: Good,
    },
    /// A tile was taken from a depot.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// From which depot.
        depot: u8,
        /// Workers spent to turn the die.
        workers: u16,
    },
    /// A tile was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// From which depot, 0 for the black one.
        depot: u8,
    },
    /// A stored tile left the game.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A tile was placed in an estate.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        space: Space,
        /// Workers spent to turn the die.
        workers: u16,
    },
    /// A ship took goods.
    Loaded {
        /// Whose.
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
        /// Whose.
        seat: Seat,
        /// How far it has come.
        step: u8,
    },
    /// Goods were sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Good,
        /// How many.
        count: u8,
        /// Workers spent to turn the die.
        workers: u16,
        /// Silver the sale brought.
        silver: u16,
        /// Workers the sale brought.
        gained: u16,
        /// The points.
        lines: Vec<ScoreLine>,
    },
    /// Workers and silver came from the supply.
    Gained {
        /// To whom.
        seat: Seat,
        /// How many workers.
        workers: u16,
        /// How much silver.
        silver: u16,
        /// What for.
        cause: Cause,
    },
    /// Points.
    Scored {
        /// Whose.
        seat: Seat,
        /// What for.
        what: Scored,
        /// The points one by one.
        lines: Vec<ScoreLine>,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
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

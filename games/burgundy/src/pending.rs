//! What is still to happen, as data: a stack of which the top comes next.

use duchy_game::Seat;

use crate::tile::Building;

/// More frames than the rules ever put on the stack.
pub(crate) const MAX_PENDING: usize = 8;

/// Something still to happen. Phases, rounds and turns are the bottom frames; decisions wait on top for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    /// The phase with this number begins; after the last, final scoring.
    Phase(u8),
    /// The phase ends: mines pay.
    PhaseEnd,
    /// The round with this number of the phase begins.
    Round(u8),
    /// The turn of the player at this place of the order begins.
    Next(u8),
    /// Decision, in the open: the player at this place of the order chooses an estate and a castle space.
    Choose(u8),
    /// Decision of all at once: waits until everybody has chosen an estate and a castle space.
    Barrier,
    /// Hidden choices are shown.
    Reveal,
    /// Decision: a turn, while there are dice or a purchase is possible.
    Turn {
        seat: Seat,
        /// The purchase of this turn has been made.
        bought: bool,
    },
    /// Decision: the action a castle gives.
    Castle(Seat),
    /// Decision: the tile a city hall places.
    CityHall(Seat),
    /// Decision: the tile that a carpenter, church or market fetches.
    Fetch {
        seat: Seat,
        /// By which building.
        building: Building,
    },
    /// Decision: the goods a warehouse sells.
    Warehouse(Seat),
    /// Decision: the depot whose goods a ship takes.
    Ship(Seat),
    /// Decision: which of the new colours on these depots (as bits) are kept.
    Keep {
        seat: Seat,
        /// The depots, as bits from depot 1.
        depots: u8,
    },
    /// A ship moves its owner's marker.
    Sail(Seat),
    /// Decision: which stored tile gives way to a new one.
    Room {
        seat: Seat,
        /// The new tile, by number.
        tile: u8,
    },
}

impl Default for Pending {
    fn default() -> Self {
        Pending::Phase(0)
    }
}

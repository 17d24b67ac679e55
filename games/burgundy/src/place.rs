//! The places on the table that choices, refusals and score lines point at, what a choice does, and what a press means.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::Action,
    dice::Face,
    limits::DEPOTS,
    pending::Pending,
    space::{Space, spaces},
    state::Burgundy,
    tile::{Colour, Good, Tile},
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table. A choice names exactly what is pressed for it, in this order: choose `[estate, site]`, take
/// `[die, offer]`, place `[die, stored, space]`, sell `[die, good]`, workers `[die, workers]`, buy `[silver, offer]`, goods
/// `[goods, …]`, keep `[good, …]`, discard `[stored]`, pass nothing. Effects that need no die leave it out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every place: whose, which, where")]
pub enum Place {
    /// A die of the player who acts, by its face.
    Die {
        /// What it shows.
        face: Face,
    },
    /// A depot as a whole. Only events and refusals name it.
    Depot {
        /// Its number; the black one is 0.
        depot: u8,
    },
    /// A tile on a depot.
    Offer {
        /// The number of the depot; the black one is 0.
        depot: u8,
        tile: Tile,
    },
    /// The goods on a depot.
    Goods { depot: u8 },
    /// An estate to choose.
    Estate { estate: u8 },
    /// A space for the start castle on an estate to choose.
    Site { estate: u8, space: Space },
    /// A space of a player's estate.
    Space { seat: Seat, space: Space },
    /// A tile in a player's storage.
    Stored { seat: Seat, tile: Tile },
    /// A stack of goods in a player's store, or one still on a depot that is being kept.
    Good { seat: Seat, good: Good },
    /// A player's workers.
    Workers { seat: Seat },
    /// A player's silver.
    Silver { seat: Seat },
    /// A player's marker on the turn-order track.
    Marker { seat: Seat },
    /// A kind of tile: the one a question is about.
    Tile { tile: Tile },
}

/// What a choice does, with what the board needs to draw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionKind {
    /// Choose an estate and the space of the start castle.
    Choose,
    /// Take a tile from a numbered depot.
    Take {
        /// Workers that turning the die takes.
        workers: u16,
    },
    /// Place a stored tile.
    Place {
        /// Workers that turning the die takes.
        workers: u16,
    },
    /// Sell goods.
    Sell {
        /// Workers that turning the die takes.
        workers: u16,
    },
    /// Take workers.
    Workers,
    /// Buy a tile.
    Buy,
    /// Take the goods of one or two depots.
    Goods,
    /// Keep new colours of goods.
    Keep,
    /// Discard a stored tile.
    Discard,
    /// Decline an effect, or end the turn.
    Pass,
}

impl Burgundy {
    pub(crate) fn kind_of(&self, seat: Seat, action: &Action) -> ActionKind {
        let workers = self.workers_needed(seat, action);
        match action {
            Action::Choose { .. } => ActionKind::Choose,
            Action::Take { .. } => ActionKind::Take { workers },
            Action::Place { .. } => ActionKind::Place { workers },
            Action::Sell { .. } => ActionKind::Sell { workers },
            Action::Workers { .. } => ActionKind::Workers,
            Action::Buy { .. } => ActionKind::Buy,
            Action::Goods { .. } => ActionKind::Goods,
            Action::Keep { .. } => ActionKind::Keep,
            Action::Discard { .. } => ActionKind::Discard,
            Action::Pass => ActionKind::Pass,
        }
    }

    /// Workers it takes to turn the die to the number that the action needs.
    pub(crate) fn workers_needed(&self, seat: Seat, action: &Action) -> u16 {
        let player = self.player(seat);
        let (die, shift, number) = match *action {
            Action::Take { die, depot, .. } => (die, player.taking(), depot),
            Action::Place { die, tile, space } => {
                let number = self.estate(seat).map_or(1, |estate| estate.number(space));
                (die, player.placing(tile.colour()), number)
            }
            Action::Sell { die, good } => (die, player.selling(), good.number()),
            _ => return 0,
        };
        die.map_or(0, |face| shift.cost(face, number.clamp(1, 6)))
    }

    /// What a player means who presses these places. Where a die or a tile is left open, one that makes the action legal
    /// is assumed if there is one.
    pub(crate) fn meaning(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        let press = Press::of(seat, places)?;
        let frame = *self.pending.last()?;
        if let Some((estate, space)) = press.site {
            return Some(Action::Choose { estate, space: space.or_else(|| self.castle_space(estate))? });
        }
        if let Some((depot, tile)) = press.offer {
            let out_of_dice = matches!(frame, Pending::Turn { .. }) && self.player(seat).dice == [0; 2];
            if depot == 0 || press.silver || (out_of_dice && press.die.is_none()) {
                return Some(Action::Buy { depot, tile });
            }
            return Some(self.with_die(seat, press.die, |die| Action::Take { die, depot, tile }));
        }
        if let Some(space) = press.space {
            let tile = press.stored.or_else(|| self.tile_for(seat, press.die, space))?;
            return Some(self.with_die(seat, press.die, |die| Action::Place { die, tile, space }));
        }
        if let Some(tile) = press.stored {
            if matches!(frame, Pending::Room { .. }) {
                return Some(Action::Discard { tile });
            }
            let space = self.space_for(seat, press.die, tile)?;
            return Some(self.with_die(seat, press.die, |die| Action::Place { die, tile, space }));
        }
        if let (Some(tile), Pending::Room { .. }) = (press.tile, frame) {
            return Some(Action::Discard { tile });
        }
        if press.depots != 0 {
            return Some(Action::Goods { depots: press.depots });
        }
        if press.goods != 0 {
            if matches!(frame, Pending::Keep { .. }) {
                return Some(Action::Keep { goods: press.goods });
            }
            let good = Good(press.goods.trailing_zeros() as u8);
            return Some(self.with_die(seat, press.die, |die| Action::Sell { die, good }));
        }
        if press.silver {
            let tile = self.black_depot().next().unwrap_or(Tile::CASTLE);
            return Some(Action::Buy { depot: 0, tile });
        }
        if press.workers || press.die.is_some() {
            return Some(self.with_die(seat, press.die, |die| Action::Workers { die }));
        }
        None
    }

    /// The action with the die pressed; in a turn otherwise with one that makes it legal, or with any.
    fn with_die(&self, seat: Seat, pressed: Option<Face>, action: impl Fn(Option<Face>) -> Action) -> Action {
        if pressed.is_some() || !matches!(self.pending.last(), Some(Pending::Turn { .. })) {
            return action(pressed);
        }
        let dice = || self.player(seat).faces();
        action(dice().find(|&die| self.is_allowed(seat, action(Some(die)))).or_else(|| dice().next()))
    }

    fn is_allowed(&self, seat: Seat, action: Action) -> bool {
        self.clause_broken(seat, &action).is_none()
    }

    /// A stored tile for an empty space that was pressed: one that may be placed there, or of its colour, or any. With
    /// nothing stored, one of its colour that would have to be taken first.
    fn tile_for(&self, seat: Seat, die: Option<Face>, space: Space) -> Option<Tile> {
        let player = self.player(seat);
        if player.tile_at(space).is_some() {
            return None;
        }
        let colour = self.estate(seat)?.colour(space);
        let fits = |tile: &Tile| {
            self.is_allowed(seat, self.with_die(seat, die, |die| Action::Place { die, tile: *tile, space }))
        };
        let same = |tile: &Tile| tile.colour() == colour;
        let stored = || player.stored();
        stored()
            .find(fits)
            .or_else(|| stored().find(same))
            .or_else(|| stored().next())
            .or_else(|| Tile::all().find(same))
    }

    /// A space for a stored tile that was pressed: one where it may be placed, or would be with another number, or at
    /// least of its colour, or any empty one.
    fn space_for(&self, seat: Seat, die: Option<Face>, tile: Tile) -> Option<Space> {
        let (player, estate) = (self.player(seat), self.estate(seat)?);
        let open = self.open_spaces(seat, tile);
        let fits = |space: &Space| {
            self.is_allowed(seat, self.with_die(seat, die, |die| Action::Place { die, tile, space: *space }))
        };
        let empty = !player.laid & ((1 << crate::space::SPACES) - 1);
        let sets = [open, empty & estate.of_colour(tile.colour()), empty];
        spaces(open).find(fits).or_else(|| sets.into_iter().find_map(|set| spaces(set).next()))
    }

    fn castle_space(&self, estate: u8) -> Option<Space> {
        let known = self.catalogue.get().estates().iter().find(|known| known.number == estate)?;
        spaces(known.of_colour(Colour::Castle)).next()
    }
}

/// Pressed places, sorted.
#[derive(Default)]
struct Press {
    die: Option<Face>,
    offer: Option<(u8, Tile)>,
    site: Option<(u8, Option<Space>)>,
    space: Option<Space>,
    stored: Option<Tile>,
    tile: Option<Tile>,
    /// Depots whose goods were pressed, as bits from depot 1.
    depots: u8,
    /// Goods in store, as bits.
    goods: u8,
    workers: bool,
    silver: bool,
}

impl Press {
    /// Nothing if a place belongs to another player, or does not exist.
    fn of(seat: Seat, places: &[Place]) -> Option<Press> {
        let mut press = Press::default();
        for place in places {
            match *place {
                Place::Die { face } if face.get() <= 6 => press.die = Some(face),
                Place::Offer { depot, tile } => press.offer = Some((depot, tile)),
                Place::Goods { depot: depot @ 1.. } if usize::from(depot) <= DEPOTS => press.depots |= 1 << (depot - 1),
                Place::Estate { estate } => press.site = Some((estate, None)),
                Place::Site { estate, space } => press.site = Some((estate, Some(space))),
                Place::Space { seat: owner, space } if owner == seat => press.space = Some(space),
                Place::Stored { seat: owner, tile } if owner == seat => press.stored = Some(tile),
                Place::Good { seat: owner, good } if owner == seat => press.goods |= 1 << good.0,
                Place::Workers { seat: owner } if owner == seat => press.workers = true,
                Place::Silver { seat: owner } if owner == seat => press.silver = true,
                Place::Tile { tile } => press.tile = Some(tile),
                Place::Depot { .. } | Place::Marker { .. } => {}
                Place::Die { .. }
                | Place::Goods { .. }
                | Place::Space { .. }
                | Place::Stored { .. }
                | Place::Good { .. }
                | Place::Workers { .. }
                | Place::Silver { .. } => return None,
            }
        }
        Some(press)
    }
}

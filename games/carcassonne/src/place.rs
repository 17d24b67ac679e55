//! The places on the map that choices, refusals and score lines point at, what a choice does, and what a press means.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::{Action, FigureKind, Quarter, Target},
    pending::Pending,
    square::{Axis, CastleAt, Half, Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Spot},
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table, or a button beside it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Place {
    /// A square of the map.
    Cell {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
    },
    /// How the tile is rotated.
    Facing {
        /// The side the picture's north lies on.
        facing: Side,
    },
    /// A part of a feature.
    Part {
        /// Of what.
        feature: FeatureKind,
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Where on the tile; nothing for what stands in its middle.
        at: Option<PartAt>,
    },
    /// Where a bridge stands or could stand.
    Bridge {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Which way it runs.
        axis: Axis,
    },
    /// A castle, by its first tile; the side tells two castles on one tile apart.
    Castle {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Which of two.
        side: Option<Side>,
    },
    /// A quarter of the fortress.
    Quarter {
        /// Which one.
        quarter: Quarter,
    },
    /// A tile on show at the bazaar.
    Tile {
        /// Its kind.
        id: String,
    },
    /// Which figure is used.
    Figure {
        /// Which kind.
        figure: FigureKind,
    },
    /// A bid.
    Bid {
        /// How many points.
        points: u8,
    },
    /// The player's own abbot on the map.
    Abbot,
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// The count.
    Count,
    /// Take the points.
    Points,
    /// Buy the tile.
    Buy,
    /// Sell the tile.
    Sell,
}

/// Where on its tile a part of a feature lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum PartAt {
    /// At a side: roads and cities.
    Side(Side),
    /// At half a side: fields.
    Half(Half),
    /// Closed inside the tile: fields, counted from 1.
    Inside(u8),
}

/// What a choice does, as far as the map draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionKind {
    /// Places the drawn tile.
    Lay,
    /// Places a figure.
    Figure {
        /// Which kind.
        figure: FigureKind,
        /// On what.
        feature: FeatureKind,
    },
    /// Builds a bridge.
    Bridge,
    /// Sends a knight home.
    Expel,
    /// Takes the abbot back.
    AbbotBack,
    /// Moves the fairy.
    Fairy,
    /// Moves the dragon.
    Dragon,
    /// Moves a figure out of the fortress.
    Move {
        /// Which kind.
        figure: FigureKind,
    },
    /// Builds a castle.
    Castle,
    /// Takes points instead of a castle.
    Points,
    /// Scores a castle with something completed near it.
    Reward,
    /// Sends a figure to the fortress.
    Quarter {
        /// Which kind.
        figure: FigureKind,
    },
    /// Moves the count.
    Count,
    /// Offers a tile.
    Offer,
    /// Bids.
    Bid,
    /// Buys the tile.
    Buy,
    /// Sells the tile.
    Sell,
    /// Takes a tile.
    Take,
    /// Does nothing.
    Pass,
}

impl Place {
    pub(crate) const fn cell(Square { x, y }: Square) -> Place {
        Place::Cell { x, y }
    }

    pub(crate) const fn bridge(Square { x, y }: Square, axis: Axis) -> Place {
        Place::Bridge { x, y, axis }
    }

    pub(crate) const fn castle(CastleAt { square: Square { x, y }, side }: CastleAt) -> Place {
        Place::Castle { x, y, side }
    }

    /// Of several places the one that says what is meant: the last that is not only a detail of it, such as how the tile is
    /// rotated or which figure is used.
    fn pressed(places: &[Place]) -> Option<&Place> {
        let laying = places.iter().any(|place| matches!(place, Place::Cell { .. }));
        places.iter().rfind(|place| match place {
            Place::Facing { .. } | Place::Figure { .. } | Place::Fairy => false,
            Place::Bridge { .. } => !laying,
            _ => true,
        })
    }

    pub(crate) fn tile(id: &str) -> Place {
        Place::Tile { id: id.to_owned() }
    }

    /// What a castle scores: a part of a feature, or another castle.
    pub(crate) fn target(target: Target) -> Place {
        match target {
            Target::Feature { square, spot } => spot.on(square),
            Target::Castle { castle } => Place::castle(castle),
        }
    }
}

impl Spot {
    /// This part of the tile on a square.
    pub fn on(self, Square { x, y }: Square) -> Place {
        let at = match self {
            Spot::Road(side) | Spot::City(side) => Some(PartAt::Side(side)),
            Spot::Field(half) => Some(PartAt::Half(half)),
            Spot::Inside(number) => Some(PartAt::Inside(number)),
            Spot::Monastery | Spot::Garden | Spot::Shrine => None,
        };
        Place::Part { feature: self.kind(), x, y, at }
    }

    /// The spot a part names, if there can be such a part.
    fn of_part(feature: FeatureKind, at: Option<PartAt>) -> Option<Spot> {
        Some(match (feature, at) {
            (FeatureKind::Road, Some(PartAt::Side(side))) => Spot::Road(side),
            (FeatureKind::City, Some(PartAt::Side(side))) => Spot::City(side),
            (FeatureKind::Field, Some(PartAt::Half(half))) => Spot::Field(half),
            (FeatureKind::Field, Some(PartAt::Inside(number))) => Spot::Inside(number),
            (FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine, None) => Spot::centre(feature),
            _ => return None,
        })
    }
}

impl Carcassonne {
    pub(crate) fn kind_of(&self, action: &Action) -> ActionKind {
        match *action {
            Action::Lay { .. } => ActionKind::Lay,
            Action::Place { figure, spot } | Action::PlaceAt { figure, spot, .. } => {
                ActionKind::Figure { figure, feature: spot.kind() }
            }
            Action::Bridge { .. } => ActionKind::Bridge,
            Action::Expel { .. } => ActionKind::Expel,
            Action::AbbotBack => ActionKind::AbbotBack,
            Action::Fairy { .. } | Action::FairyCastle { .. } => ActionKind::Fairy,
            Action::Fly { .. } => ActionKind::Dragon,
            Action::Move { figure } => ActionKind::Move { figure },
            Action::Castle => ActionKind::Castle,
            Action::Points => ActionKind::Points,
            Action::Reward { .. } => ActionKind::Reward,
            Action::Quarter { figure, .. } => ActionKind::Quarter { figure },
            Action::Count { .. } => ActionKind::Count,
            Action::Offer { .. } => ActionKind::Offer,
            Action::Bid { .. } => ActionKind::Bid,
            Action::Buy => ActionKind::Buy,
            Action::Sell => ActionKind::Sell,
            Action::Take { .. } => ActionKind::Take,
            Action::Pass => ActionKind::Pass,
        }
    }

    /// What pressing these places means now. A tile lies as it was drawn unless a facing is named; a figure is a meeple
    /// unless another one is named.
    pub(crate) fn meant_by(&self, _seat: Seat, places: &[Place]) -> Option<Action> {
        let pressed = Place::pressed(places)?;
        let facing = places.iter().find_map(|place| match place {
            Place::Facing { facing } => Some(*facing),
            _ => None,
        });
        let named = places.iter().find_map(|place| match place {
            Place::Figure { figure } => Some(*figure),
            _ => None,
        });
        let figure = named.unwrap_or_default();
        let with_fairy = places.contains(&Place::Fairy);
        let decision = *self.table.pending.last()?;
        let action = match (pressed, decision) {
            (Place::Cell { x, y }, Pending::Lay { .. }) => {
                Action::Lay { square: Square { x: *x, y: *y }, facing: facing.unwrap_or_default() }
            }
            (Place::Cell { x, y }, Pending::Fly { .. }) => {
                let to = Square { x: *x, y: *y };
                Action::Fly {
                    side: Side::ALL
                        .into_iter()
                        .find(|&side| self.elements.dragon.flight_square(&self.table, side) == to)?,
                }
            }
            (Place::Part { feature, x, y, at }, decision) => {
                let (square, spot) = (Square { x: *x, y: *y }, Spot::of_part(*feature, *at)?);
                match decision {
                    Pending::Princess { .. } => Action::Expel { square, spot },
                    Pending::Reward { .. } => Action::Reward { target: Target::Feature { square, spot } },
                    _ if with_fairy => Action::Fairy { square, spot },
                    _ => Action::PlaceAt { figure, square, spot },
                }
            }
            (Place::Castle { x, y, side }, decision) => {
                let castle = CastleAt { square: Square { x: *x, y: *y }, side: *side };
                match decision {
                    Pending::Castle { .. } => Action::Castle,
                    Pending::Reward { .. } => Action::Reward { target: Target::Castle { castle } },
                    _ => Action::FairyCastle { castle },
                }
            }
            (Place::Bridge { x, y, axis }, _) => Action::Bridge { square: Square { x: *x, y: *y }, axis: *axis },
            (Place::Quarter { quarter }, Pending::Count { .. }) => Action::Count { quarter: *quarter },
            (Place::Quarter { .. }, Pending::Move { .. }) => Action::Move { figure },
            (Place::Quarter { quarter }, _) => Action::Quarter { figure, quarter: *quarter },
            (Place::Tile { id }, Pending::Take { .. }) => Action::Take { tile: self.table.catalogue.find(id)? },
            (Place::Tile { id }, _) => Action::Offer { tile: self.table.catalogue.find(id)? },
            (Place::Bid { points }, _) => Action::Bid { points: *points },
            (Place::Abbot, _) => Action::AbbotBack,
            (Place::Points, _) => Action::Points,
            (Place::Buy, _) => Action::Buy,
            (Place::Sell, _) => Action::Sell,
            (
                Place::Cell { .. }
                | Place::Facing { .. }
                | Place::Figure { .. }
                | Place::Dragon
                | Place::Fairy
                | Place::Count,
                _,
            ) => return None,
        };
        Some(self.canonical_form(action))
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::{Catalogue as _, First, Game, Presentation, Seat, context::Fixed};

    use crate::{Axis, Carcassonne, Catalogue, Options, Place, Side, Start};

    #[test]
    fn what_is_pressed_counts_in_any_order() {
        let options = Options { first: First::Listed, start: Start::Fortress, bridges: true, ..Options::default() };
        let mut cx = Fixed::new(["BASE-B"]);
        let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
        let (cell, facing) = (Place::Cell { x: 3, y: -1 }, Place::Facing { facing: Side::E });
        let bridge = Place::Bridge { x: 3, y: -1, axis: Axis::NorthSouth };
        let meant = |places: &[Place]| game.meant(Seat(0), places).map(|action| action.to_string());
        for places in [[&cell, &facing, &bridge], [&facing, &bridge, &cell]] {
            assert_eq!(meant(&places.map(Clone::clone)).as_deref(), Some("3,-1 E"));
        }
        assert_eq!(meant(&[facing]), None);
    }
}

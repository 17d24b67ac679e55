//! What a choice does as far as the map draws it, and what a press means.

use duchy_game::Seat;

use crate::{
    action::{Action, Target},
    pending::Pending,
    place::{ActionKind, Place},
    square::{CastleAt, Side, Square},
    state::Carcassonne,
    tile::Spot,
};

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

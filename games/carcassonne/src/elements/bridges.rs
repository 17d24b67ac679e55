//! Bridges: pieces of road over fields, built on the tile just placed or on a neighbour.

use crate::place::{Illegal, Place};
use duchy_game::{Context, RuleId, Seat};

use crate::{
    action::Action,
    board::{Found, TileId},
    catalogue::{Turns, TurnsBySide},
    event::Event,
    pending::Pending,
    rules,
    square::{Axis, Side, Square},
    table::Table,
    tile::{Terrain, TileKind},
};

impl Table {
    /// Whether a player could build a bridge at all.
    #[inline]
    pub(crate) fn has_bridges(&self, seat: Seat) -> bool {
        self.players[seat.index()].bridges > 0
    }

    /// The ways to turn a tile here for which a bridge can be built on the neighbour that needs one.
    // carcassonne:bridge.needed
    #[inline]
    pub(crate) fn turns_beside_bridge(&self, square: Square, turns: TurnsBySide) -> Turns {
        let bridged = turns.iter().filter(|&(side, _)| self.could_bridge_beyond(square, side));
        Turns(bridged.fold(0, |bits, (_, turns)| bits | turns.0))
    }

    /// Whether a tile may lie here so, if a bridge is built at once. Sides with river are not looked at.
    // carcassonne:bridge.needed carcassonne:bridge.river
    pub(crate) fn fits_bridged(&self, seat: Seat, tile: TileKind, square: Square, facing: Side) -> bool {
        let Found::Empty { asked, .. } = self.board.look(square) else { return false };
        let catalogue = self.catalogue.get();
        let beside_it = || self.turns_beside_bridge(square, catalogue.turns_beside_bridge(tile)(asked));
        self.has_bridges(seat) && (catalogue.turns(tile, true)(asked).contains(facing) || beside_it().contains(facing))
    }

    /// Whether a bridge from this square over the neighbour beyond a side would be in order. A road comes to lie here.
    #[inline]
    fn could_bridge_beyond(&self, square: Square, side: Side) -> bool {
        let catalogue = self.catalogue.get();
        let beyond = square.beyond(side);
        let Some(id) = self.board.tile_at(beyond) else { return false };
        let (tile, shape) = self.board.shaped(catalogue, id);
        tile.bridge().is_none() & shape.carries(Axis::of(side))
            && self.board.shown_beyond(catalogue, beyond, side).is_none_or(|shown| shown == Terrain::Road)
    }

    /// The bridge that a tile placed like this would need.
    pub(crate) fn bridge_for(&self, tile: TileKind, square: Square, facing: Side) -> Option<(Square, Axis)> {
        let catalogue = self.catalogue.get();
        let own = catalogue.shape(tile, facing).sides;
        Side::ALL.into_iter().find_map(|side| {
            match (own[side.index()], self.board.shown_beyond(catalogue, square, side)?) {
                (Terrain::Field, Terrain::Road) => Some((square, Axis::of(side))),
                (Terrain::Road, Terrain::Field) => Some((square.beyond(side), Axis::of(side))),
                _ => None,
            }
        })
    }

    /// Sides of the tile just placed where a road meets a field.
    fn unmatched(&self) -> impl Iterator<Item = Side> + '_ {
        let (tile, shape) = self.board.shaped(self.catalogue.get(), self.board.last());
        Side::ALL.into_iter().filter(move |&side| {
            let shown = self.board.shown_beyond(self.catalogue.get(), tile.square, side);
            shown.is_some_and(|shown| shown != tile.terrain(shape, side))
        })
    }

    // carcassonne:bridge.one
    pub(crate) fn bridge_step(&mut self, seat: Seat) {
        // What a bridge continues is a road that meets field, and that is nowhere but beside the tile just placed.
        if self.board.needs_bridge() {
            self.pending.push(Pending::Bridge { seat });
        }
    }

    /// Every bridge that could be built now.
    // carcassonne:bridge.where
    fn bridge_places(&self, seat: Seat) -> impl Iterator<Item = (Square, Axis)> + '_ {
        let here = self.board.tile(self.board.last()).square;
        let squares = std::iter::once(here).chain(Side::ALL.map(|side| here.beyond(side)));
        let tiles = squares.filter_map(|square| self.board.tile_at(square));
        let places = tiles.flat_map(move |id| {
            let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
            Axis::ALL.into_iter().filter(move |&axis| shape.carries(axis)).map(move |axis| (tile.square, axis))
        });
        places.filter(move |&(square, axis)| self.against_bridge(seat, square, axis).is_none())
    }

    pub(crate) fn list_bridges(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.bridge_places(seat).map(|(square, axis)| Action::Bridge { square, axis }));
    }

    /// The first clause a bridge would break. Figures on the tile don't matter.
    // carcassonne:bridge.over-figures
    pub(crate) fn why_not_bridge(&self, seat: Seat, square: Square, axis: Axis) -> Option<Illegal> {
        self.against_bridge(seat, square, axis).map(|rule| Illegal::at(rule, Place::bridge(square, axis)))
    }

    /// The clause against a bridge when no tile needs one.
    // carcassonne:bridge.one
    pub(crate) fn why_no_bridge_now(&self, square: Square, axis: Axis) -> Illegal {
        let rule = if self.options.bridges { rules::BRIDGE_ONE } else { rules::SETUP_ELEMENTS };
        Illegal::at(rule, Place::bridge(square, axis))
    }

    fn against_bridge(&self, seat: Seat, square: Square, axis: Axis) -> Option<RuleId> {
        if !self.has_bridges(seat) {
            return Some(rules::BRIDGE_SUPPLY);
        }
        let here = self.board.tile(self.board.last()).square;
        let near = square == here || Side::ALL.iter().any(|&side| here.beyond(side) == square);
        let id = match self.board.tile_at(square) {
            Some(id) if near => id,
            _ => return Some(rules::BRIDGE_WHERE),
        };
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        // carcassonne:bridge.ends
        if !shape.carries(axis) {
            return Some(rules::BRIDGE_ENDS);
        }
        if tile.bridge().is_some() {
            return Some(rules::BRIDGE_ONE_PER_TILE);
        }
        let met = axis.sides().map(|end| self.board.shown_beyond(self.catalogue.get(), square, end));
        // carcassonne:bridge.meets
        if met.iter().flatten().any(|&shown| shown != Terrain::Road) {
            return Some(rules::BRIDGE_MEETS);
        }
        // carcassonne:bridge.continues
        if met.iter().all(Option::is_none) {
            return Some(rules::BRIDGE_CONTINUES);
        }
        // carcassonne:bridge.needed
        let mended = |side: Side| {
            let (on, across) = (here == square, here.beyond(side) == square);
            (on || across) && Axis::of(side) == axis
        };
        if self.unmatched().any(|side| !mended(side)) {
            return Some(rules::BRIDGE_NEEDED);
        }
        None
    }

    // carcassonne:bridge.supply
    pub(crate) fn bridge(&mut self, seat: Seat, square: Square, axis: Axis, cx: &mut impl Context<Event>) {
        let Some(id) = self.board.tile_at(square) else { return };
        self.players[seat.index()].bridges -= 1;
        self.build(id, axis);
        cx.emit(|| Event::BridgeBuilt { seat, square, axis });
    }

    /// Builds it on the map and remembers it for this turn.
    pub(crate) fn build(&mut self, id: TileId, axis: Axis) {
        let node = self.board.build_bridge(self.catalogue.get(), id, axis);
        self.this_turn.bridge = Some((id, node));
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::{Catalogue as _, First, Game, Presentation, Seat, context::Fixed};

    use crate::{Axis, Carcassonne, Catalogue, Options, Place, Side, Start};

    #[test]
    fn laying_says_which_bridge_comes_with_it() {
        let options = Options { first: First::Listed, start: Start::Fortress, bridges: true, ..Options::default() };
        let mut cx = Fixed::new(["BASE-B"]);
        let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
        // A road leads north out of the fortress there; west of it is field, as on the tile.
        let (north, axis) = (Place::Facing { facing: Side::N }, Axis::NorthSouth);
        let bridge = Place::Bridge { x: 3, y: -1, axis };
        for (text, key, places) in [
            ("3,-1 N", "action-lay-bridge", vec![Place::Cell { x: 3, y: -1 }, north.clone(), bridge]),
            ("1,-1 N", "action-lay", vec![Place::Cell { x: 1, y: -1 }, north]),
        ] {
            let described = game.describe_action(Seat(0), &game.read_action(text).unwrap());
            assert_eq!((described.key, described.places), (key, places));
        }
    }
}

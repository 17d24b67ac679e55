//! What is not allowed, and why: the first clause an action would break, in the rulebook's order.

use duchy_game::Seat;

use crate::{
    action::{Action, FigureKind},
    board::Found,
    elements::fairy::Fairy,
    features::NodeId,
    pending::Pending,
    place::{Illegal, Place},
    rules,
    square::{Side, Square},
    state::Carcassonne,
    table::Table,
    tile::{FeatureKind, Shape, Spot, Terrain, TileKind},
};

impl Carcassonne {
    /// The first clause an action would break, in the rulebook's order.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let Some(&decision) = self.table.pending.last() else {
            return Some(Illegal::by(rules::END_LAST_TILE));
        };
        if decision.decider() != Some(seat) {
            return Some(Illegal::by(rules::TURN_ORDER));
        }
        match (decision, *action) {
            (decision, Action::Bridge { square, axis }) if !matches!(decision, Pending::Bridge { .. }) => {
                Some(self.table.why_no_bridge_now(square, axis))
            }
            (Pending::Lay { tile, .. }, Action::Lay { square, facing }) => self.why_not_lay(seat, tile, square, facing),
            (Pending::Lay { .. }, Action::Pass) => Some(Illegal::by(rules::PLACE_MUST)),
            (Pending::Place { .. }, Action::Pass) => None,
            (Pending::Place { .. }, Action::Place { figure, spot }) => {
                self.table.why_not_place(seat, figure, None, spot)
            }
            (Pending::Place { .. }, Action::PlaceAt { figure, square, spot }) => {
                self.table.why_not_place(seat, figure, Some(square), spot)
            }
            (Pending::Place { .. }, Action::AbbotBack) => self.table.why_not_abbot_back(seat),
            (Pending::Place { .. }, Action::Fairy { square, spot }) => {
                Fairy::why_not_move(&self.table, seat, square, spot)
            }
            (Pending::Place { .. }, Action::FairyCastle { castle }) => {
                self.elements.why_not_fairy_castle(&self.table, seat, castle)
            }
            (Pending::Lay { .. } | Pending::Place { .. }, _) => Some(Illegal::by(decision.rule())),
            (decision, action) => self.why_not_answer(decision, action),
        }
    }

    fn why_not_lay(&self, seat: Seat, tile: TileKind, square: Square, facing: Side) -> Option<Illegal> {
        let shape = self.table.catalogue.get().shape(tile, facing);
        let asked = match self.table.board.look(square) {
            Found::Tile(_) => return Some(Illegal::at(rules::PLACE_FREE, Place::cell(square))),
            Found::Nowhere => return Some(Illegal::at(rules::PLACE_ADJACENT, Place::cell(square))),
            Found::Empty { .. } if shape.has_river() => {
                return self.elements.river.why_not_river(&self.table, seat, tile, square, facing);
            }
            Found::Empty { river: true, .. } => return Some(self.table.clash(square, shape)),
            Found::Empty { asked, .. } => asked,
        };
        let fits = self.table.catalogue.get().turns(tile, false)(asked).contains(facing);
        if fits || self.table.fits_bridged(seat, tile, square, facing) {
            self.table.why_not_cult(tile, square)
        } else {
            Some(self.table.clash(square, shape))
        }
    }

    /// The first clause an answer to a decision of an element would break.
    pub(crate) fn why_not_answer(&self, decision: Pending, action: Action) -> Option<Illegal> {
        match (decision, action) {
            (Pending::Bridge { seat }, Action::Bridge { square, axis }) => {
                self.table.why_not_bridge(seat, square, axis)
            }
            (Pending::Princess { .. }, Action::Expel { square, spot }) => self.table.why_not_expel(square, spot),
            (Pending::Fly { .. }, Action::Fly { side }) => {
                self.elements.dragon.why_not_fly(&self.table, self.elements.haven(), side)
            }
            (Pending::Move { seat }, Action::Move { figure }) => {
                self.elements.fortified.why_not_move(&self.table, seat, figure)
            }
            (Pending::Castle { .. }, Action::Castle | Action::Points) => None,
            (Pending::Reward { castle, .. }, Action::Reward { target }) => {
                self.elements.castles.why_not_reward(&self.table, castle, target)
            }
            (Pending::Quarter { seat }, Action::Quarter { figure, quarter }) => {
                self.table.why_not_quarter(seat, figure, quarter)
            }
            (Pending::Count { .. }, Action::Count { quarter }) => self.elements.fortified.why_not_count(quarter),
            (Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. }, _) => {
                self.elements.bazaar.why_not_bazaar(&self.table, decision, action)
            }
            (Pending::Market { .. }, Action::PlaceAt { figure, square, spot }) => {
                self.table.why_not_market(figure, square, spot)
            }
            (
                Pending::Princess { .. } | Pending::Move { .. } | Pending::Quarter { .. } | Pending::Count { .. },
                Action::Pass,
            ) => None,
            _ => Some(Illegal::by(decision.rule())),
        }
    }
}

impl Table {
    /// The sides of a square where a tile would not match.
    pub(crate) fn clash(&self, square: Square, shape: &Shape) -> Illegal {
        let mut illegal = Illegal::at(rules::PLACE_MATCH, Place::cell(square));
        for side in Side::ALL {
            let Some(shown) = self.board.shown_beyond(self.catalogue.get(), square, side) else { continue };
            let (beyond, across) = (square.beyond(side), side.opposite());
            if shown != shape.sides[side.index()] {
                illegal.places.push(match shown {
                    Terrain::City => Spot::City(across).on(beyond),
                    Terrain::Road => Spot::Road(across).on(beyond),
                    Terrain::Field => Spot::Field(across.left()).on(beyond),
                    Terrain::River => Place::cell(beyond),
                });
            }
        }
        illegal
    }

    fn why_not_place(&self, seat: Seat, figure: FigureKind, at: Option<Square>, spot: Spot) -> Option<Illegal> {
        let id = self.board.last();
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        if figure == FigureKind::Abbot && !self.options.abbot {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        if shape.signs.volcano {
            let rule = if self.options.dragon { rules::DRAGON_VOLCANO } else { rules::RIVER2_LAKE };
            return Some(Illegal::at(rule, Place::cell(tile.square)));
        }
        if self.players[seat.index()].figures(figure) == 0 {
            return Some(Illegal::by(if figure == FigureKind::Meeple {
                rules::FIGURE_SUPPLY
            } else {
                rules::ABBOT_SUPPLY
            }));
        }
        match at {
            Some(square) => match self.tile_on(square) {
                Some(other) if other != id => self.why_not_portal(other, figure, spot),
                _ => Some(Illegal::at(rules::FIGURE_ONE_FEATURE, Place::cell(square))),
            },
            None => match tile.part_at(shape, spot) {
                Some((node, named)) if named == spot => self.why_not_on(tile.square, node, figure, spot),
                Some((_, named)) => Some(Illegal::at(rules::FIGURE_ONE_FEATURE, named.on(tile.square))),
                None => Some(Illegal::at(rules::FIGURE_ONE_FEATURE, Place::cell(tile.square))),
            },
        }
    }

    /// What is against a figure on a part of the map: it does not suit, or the feature is occupied. A monastery just
    /// placed is always free.
    // carcassonne:figure.monastery
    pub(crate) fn why_not_on(&self, square: Square, node: NodeId, figure: FigureKind, spot: Spot) -> Option<Illegal> {
        let place = spot.on(square);
        if !self.suits(figure, spot.kind()) {
            let rule = match (figure, spot.kind()) {
                (FigureKind::Meeple, FeatureKind::Field) => rules::FIELD_OPTIONAL,
                (FigureKind::Meeple, _) if self.options.abbot => rules::ABBOT_GARDEN,
                (FigureKind::Meeple, _) => rules::FIGURE_GARDEN,
                (FigureKind::Abbot, _) => rules::ABBOT_WHERE,
            };
            return Some(Illegal::at(rule, place));
        }
        let root = self.board.features().root(node);
        if !self.board.features().of(root).is_occupied() {
            return None;
        }
        let rule = match spot.kind() {
            FeatureKind::Field => rules::FIGURE_OCCUPIED_FIELD,
            FeatureKind::City => rules::FIGURE_OCCUPIED_CITY,
            FeatureKind::Road => rules::FIGURE_OCCUPIED_ROAD,
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => rules::PORTAL_UNFINISHED,
        };
        let mut illegal = Illegal::at(rule, place);
        illegal.places.extend(self.figures_on(root).map(|figure| self.place_of(figure)));
        Some(illegal)
    }
}

//! What is allowed: the fast answer (the list) and the slow one (the clause an action would break).

use duchy_game::{Illegal, Seat};

use crate::{
    action::{Action, FigureKind},
    board::{Found, LaidTile},
    pending::Pending,
    rules,
    square::{Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Part, Shape, Signature, Spot, Terrain, TileKind},
};

impl Carcassonne {
    /// Appends every answer to the open decision, if it waits for this seat.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.pending.last() {
            Some(&Pending::Lay { seat: awaited, tile }) if awaited == seat => self.list_squares(tile, out),
            Some(&Pending::Place { seat: awaited }) if awaited == seat => {
                let figure = FigureKind::Meeple;
                out.extend(self.free_parts().map(|part| Action::Place { figure, spot: part.spot }));
                // carcassonne:figure.optional
                out.push(Action::Pass);
            }
            _ => {}
        }
    }

    /// Every way to lay the tile. Turns that look alike are different ways.
    #[inline]
    fn list_squares(&self, tile: TileKind, out: &mut Vec<Action>) {
        let turns = self.catalogue.get().turns(tile);
        // Handed over in batches: a list that may have to grow is slow to fill one by one.
        // A square writes four actions and keeps as many as fit, so there is no inner loop to guess the end of.
        const BATCH: usize = 128;
        let mut batch = [Action::Lay { square: Square::ORIGIN, facing: Side::N }; BATCH];
        let mut filled = 0;
        for (square, asked) in self.board.frontier() {
            let fits = turns(asked);
            if fits.is_empty() {
                continue;
            }
            let (facings, count) = fits.list();
            if let Some(room) = batch[filled..].first_chunk_mut::<4>() {
                for (action, facing) in room.iter_mut().zip(facings) {
                    *action = Action::Lay { square, facing };
                }
            }
            filled += count;
            if filled > BATCH - facings.len() {
                out.extend_from_slice(&batch[..filled]);
                filled = 0;
            }
        }
        out.extend_from_slice(&batch[..filled]);
    }

    /// Whether there is any square for the tile.
    #[inline]
    pub(crate) fn fits_anywhere(&self, tile: TileKind) -> bool {
        let turns = self.catalogue.get().turns(tile);
        self.board.frontier().any(|(_, asked)| !turns(asked).is_empty())
    }

    /// Whether there is anything to decide about figures.
    // carcassonne:figure.supply
    #[inline]
    pub(crate) fn may_place_any(&self, seat: Seat) -> bool {
        self.players[seat.index()].meeples > 0 && self.free_parts().next().is_some()
    }

    /// The parts of the tile just laid that can take a meeple; what it has completed is no exception.
    // carcassonne:figure.this-tile carcassonne:figure.completed-now
    #[inline]
    fn free_parts(&self) -> impl Iterator<Item = &'static Part> + '_ {
        let tile = self.board.tile(self.board.last());
        let parts = self.catalogue.get().shape(tile.kind, tile.facing).parts();
        parts.iter().enumerate().filter(move |(index, part)| self.is_free(tile, *index, part)).map(|(_, part)| part)
    }

    #[inline]
    fn is_free(&self, tile: &LaidTile, index: usize, part: &Part) -> bool {
        let farmer = matches!(part.spot, Spot::Field(_));
        (self.options.farmers || !farmer) && !self.board.features().of(tile.node(index)).is_occupied()
    }

    /// The first clause an action would break, in the rulebook's order.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let Some(decision) = self.pending.last() else {
            return Some(Illegal::by(rules::END_LAST_TILE));
        };
        if decision.decider() != Some(seat) {
            return Some(Illegal::by(rules::TURN_ORDER));
        }
        match (decision, *action) {
            (&Pending::Lay { tile, .. }, Action::Lay { square, facing }) => self.why_not_lay(tile, square, facing),
            (Pending::Lay { .. }, Action::Pass) => Some(Illegal::by(rules::PLACE_MUST)),
            (Pending::Place { .. }, Action::Place { figure: FigureKind::Meeple, spot }) => self.why_not_place(spot),
            (Pending::Place { .. }, Action::Pass) => None,
            _ => Some(Illegal::by(rules::TURN_STEPS)),
        }
    }

    fn why_not_lay(&self, tile: TileKind, square: Square, facing: Side) -> Option<Illegal> {
        let asked = match self.board.look(square) {
            Found::Tile(_) => return Some(Illegal::at(rules::PLACE_FREE, rules::cell(square))),
            Found::Nowhere => return Some(Illegal::at(rules::PLACE_ADJACENT, rules::cell(square))),
            Found::Empty(asked) => asked,
        };
        if self.catalogue.get().turns(tile)(asked).contains(facing) {
            return None;
        }
        let mut illegal = Illegal::at(rules::PLACE_MATCH, rules::cell(square));
        let shape = self.catalogue.get().shape(tile, facing);
        illegal.refs.extend(clashes(asked, shape).map(|(side, terrain)| {
            let across = side.opposite();
            let shown = match terrain {
                Terrain::City => Spot::City(across),
                Terrain::Road => Spot::Road(across),
                Terrain::Field => Spot::Field(across.left()),
            };
            shown.on(square.beyond(side))
        }));
        Some(illegal)
    }

    fn why_not_place(&self, spot: Spot) -> Option<Illegal> {
        let id = self.board.last();
        let tile = self.board.tile(id);
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        let Some(index) = shape.part_at(spot) else {
            return Some(Illegal::at(rules::FIGURE_ONE_FEATURE, rules::cell(tile.square)));
        };
        let part = &shape.parts()[index];
        if self.is_free(tile, index, part) {
            return None;
        }
        // A monastery just laid is always free.
        let rule = match spot.kind() {
            FeatureKind::Field if !self.options.farmers => rules::FIELD_OPTIONAL,
            FeatureKind::Field => rules::FIGURE_OCCUPIED_FIELD,
            FeatureKind::City => rules::FIGURE_OCCUPIED_CITY,
            FeatureKind::Road => rules::FIGURE_OCCUPIED_ROAD,
            FeatureKind::Monastery => rules::FIGURE_MONASTERY,
        };
        let mut illegal = Illegal::at(rule, part.spot.on(tile.square));
        let root = self.board.features().root(tile.node(index));
        let there = self.figures.iter().filter(|figure| self.board.features().root(figure.node) == root);
        illegal.refs.extend(there.map(|figure| self.place_of(figure)));
        Some(illegal)
    }

    /// Any side of a feature stands for the feature; the list names the first clockwise from north.
    pub(crate) fn canonical_form(&self, action: Action) -> Action {
        let Action::Place { figure, spot } = action else { return action };
        let tile = self.board.tile(self.board.last());
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        let spot = shape.part_at(spot).map_or(spot, |part| shape.parts()[part].spot);
        Action::Place { figure, spot }
    }
}

/// The sides where a tile does not show what its neighbour asks, with what that shows.
fn clashes(asked: Signature, shape: &Shape) -> impl Iterator<Item = (Side, Terrain)> + '_ {
    Side::ALL.into_iter().filter_map(move |side| {
        let wanted = asked.at(side)?;
        (wanted != shape.sides[side.index()]).then_some((side, wanted))
    })
}

//! The scoring step: the completed features one after the other, each with what comes before and after its points; then the
//! castles. And the final scoring.

use duchy_game::{Context, Seat, SeatSet};

use crate::{
    board::{Centre, TileId},
    completed::Completed,
    event::{Event, When},
    features::{Feature, NodeId},
    pending::{Pending, Stage},
    scoring::{Occupied, Worth, most},
    square::Side,
    state::Carcassonne,
    table::Table,
    tile::{FeatureKind, Shape, Spot},
};

impl Table {
    /// Lists what the tile has completed, occupied or not.
    // carcassonne:score.when carcassonne:score.order carcassonne:score.several carcassonne:score.once
    pub(crate) fn begin_scoring(&mut self) {
        self.scoring.gained = SeatSet::EMPTY;
        if self.board.has_completed() {
            self.note_roads_and_cities();
        }
        self.note_centres();
        if !self.scoring.completed.is_empty() {
            self.pending.push(Pending::Scoring { at: 0, stage: Stage::default(), asked: 0 });
        }
    }

    /// Roads and cities: those at the sides of the tile, clockwise from north, then that of a bridge beside it.
    fn note_roads_and_cities(&mut self) {
        let id = self.board.last();
        let tile = *self.board.tile(id);
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        for side in Side::ALL {
            let part = shape.side_part[side.index()];
            let printed = (part != Shape::NO_PART).then(|| tile.node(usize::from(part)));
            if let Some(node) = tile.bridge_at(side).or(printed)
                && self.board.features().of(node).is_complete()
            {
                self.note_completed(node, id, tile.spot_of(shape, node));
            }
        }
        if let Some((on, node)) = self.this_turn.bridge
            && on != id
        {
            let (tile, shape) = self.board.shaped(self.catalogue.get(), on);
            self.note_completed(node, on, tile.spot_of(shape, node));
        }
    }

    /// Monasteries, gardens and shrines on and around the tile: from north to south, then from west to east.
    fn note_centres(&mut self) {
        let mut found = self.board.surrounded();
        if found.is_empty() {
            return;
        }
        found.sort_unstable_by_key(|&index| {
            let square = self.board.centres()[usize::from(index)].square;
            (square.y, square.x)
        });
        for &index in found.iter() {
            let centre = self.board.centres()[usize::from(index)];
            self.note_completed(centre.node, centre.tile, Spot::centre(centre.kind));
        }
    }

    fn note_completed(&mut self, node: NodeId, tile: TileId, spot: Spot) {
        let root = self.board.features().root(node);
        let known = self.scoring.completed.iter().any(|completed| completed.node == root);
        if known || !self.board.features().of(root).is_complete() {
            return;
        }
        self.scoring.completed.push(Completed { kind: spot.kind(), node: root, tile, spot, builder: None });
    }

    /// The seat this many places after the player who placed the tile.
    fn seat_after(&self, places: u8) -> Seat {
        Seat((self.scoring.seat.0 + places) % self.seats)
    }

    /// The next owner of a small city who may build a castle there.
    // carcassonne:castle.small-city carcassonne:castle.choice carcassonne:castle.tied carcassonne:castle.supply
    fn ask_builder(&self, completed: &Completed, asked: u8) -> Option<(Seat, u8)> {
        if !self.options.castles || completed.builder.is_some() || !self.is_small_city(completed) {
            return None;
        }
        let owners = most(&self.figures_by_seat(completed.node));
        let may = |place: &u8| {
            let seat = self.seat_after(*place);
            owners.contains(seat) && self.players[seat.index()].castles > 0
        };
        let next = (asked..self.seats).find(may)?;
        Some((self.seat_after(next), next + 1))
    }

    /// A city of two semicircular parts.
    // carcassonne:castle.small-city
    fn is_small_city(&self, completed: &Completed) -> bool {
        let Spot::City(side) = completed.spot else { return false };
        let semicircular = |square, side| {
            self.board.tile_at(square).is_some_and(|id| {
                let (_, shape) = self.board.shaped(self.catalogue.get(), id);
                shape.part_at(Spot::City(side)).is_some_and(|part| shape.parts()[part].castle_base)
            })
        };
        let square = self.board.tile(completed.tile).square;
        self.board.features().of(completed.node).parts() == 2
            && semicircular(square, side)
            && semicircular(square.beyond(side), side.opposite())
    }

    /// The rival of a completed monastery or shrine that was not completed with it.
    // carcassonne:cult.challenge carcassonne:cult.both carcassonne:cult.winner
    fn loser_of_challenge(&self, completed: &Completed) -> Option<Centre> {
        if !self.options.cult || !completed.kind.is_centre() {
            return None;
        }
        let centre = self.board.centres().iter().find(|centre| centre.node == completed.node)?;
        let rival = self.challenged_by(centre)?;
        let both = self.scoring.completed.iter().any(|other| other.node == rival.node);
        (!both).then_some(rival)
    }

    // carcassonne:cult.home carcassonne:cult.loser-fairy
    fn lose_challenge(&mut self, loser: Centre, cx: &mut impl Context<Event>) {
        cx.emit(|| Event::ChallengeLost {
            figures: self.figures_on(loser.node).map(|figure| self.figure_on_map(figure)).collect(),
        });
        self.send_home(loser.node);
    }
}

impl Carcassonne {
    /// Goes through the completed features, one after the other, until somebody has to decide.
    // carcassonne:combine.order carcassonne:count.each-feature
    #[inline]
    pub(crate) fn go_on_scoring(&mut self, cx: &mut impl Context<Event>) {
        let Some(Pending::Scoring { mut at, mut stage, mut asked }) = self.table.pending.pop() else { return };
        while let Some(&completed) = self.table.scoring.completed.get(usize::from(at)) {
            let question = match stage {
                Stage::Moves => {
                    self.ask_mover(completed.kind, asked).map(|(seat, asked)| (Pending::Move { seat }, asked))
                }
                Stage::Castle => {
                    self.table.ask_builder(&completed, asked).map(|(seat, asked)| (Pending::Castle { seat }, asked))
                }
                Stage::Score => {
                    self.score_one(&completed, cx);
                    None
                }
            };
            if let Some((question, asked)) = question {
                self.table.pending.push(Pending::Scoring { at, stage, asked });
                self.table.pending.push(question);
                return;
            }
            asked = 0;
            (at, stage) = match stage {
                Stage::Moves => (at, Stage::Castle),
                Stage::Castle => (at, Stage::Score),
                Stage::Score => (at + 1, Stage::Moves),
            };
        }
        if !self.elements.castles.built().is_empty() {
            self.elements.castles.begin_rewarding(&mut self.table);
        }
    }

    /// The next player with figures that could come from the fortress: from the left of the player who placed the tile.
    // carcassonne:count.order
    fn ask_mover(&self, kind: FeatureKind, asked: u8) -> Option<(Seat, u8)> {
        if !self.table.options.count {
            return None;
        }
        let next = (asked..self.table.seats)
            .find(|&place| self.elements.fortified.open_quarter(self.table.seat_after(place + 1), kind).is_some())?;
        Some((self.table.seat_after(next + 1), next + 1))
    }

    /// Points, the fairy's too; figures go home, those that lose a challenge with them; king and robber.
    // carcassonne:score.nobody carcassonne:princess.scoring carcassonne:dragon.volcano-scoring
    fn score_one(&mut self, completed: &Completed, cx: &mut impl Context<Event>) {
        let Completed { kind, node, builder, .. } = *completed;
        let loser = self.table.loser_of_challenge(completed);
        if self.table.board.features().of(node).is_occupied() {
            let owners = most(&self.table.figures_by_seat(node));
            let worth = self.table.worth(kind, node, When::Completed);
            match builder {
                Some(builder) => {
                    self.elements.score_beside_castle(&mut self.table, builder, owners, completed, &worth, cx);
                }
                None => {
                    self.table.give_to(owners, kind, node, When::Completed, &worth, cx);
                    self.elements.fairy_bonus(&mut self.table, node, cx);
                }
            }
            self.table.send_home(node);
        }
        if let Some(loser) = loser {
            self.table.lose_challenge(loser, cx);
        }
        // A castle is no completed city: carcassonne:king.castles
        if builder.is_none() {
            self.elements.crowns.compare(&self.table, self.table.scoring.seat, kind, node, cx);
        }
    }

    /// Final scoring: unfinished roads, cities, monasteries, gardens and shrines, then fields, then king and robber.
    // carcassonne:final.owner carcassonne:field.final-only carcassonne:field.never-home carcassonne:abbot.final
    // carcassonne:cult.final
    pub(crate) fn score_finally(&mut self, cx: &mut impl Context<Event>) {
        use FeatureKind::{City, Garden, Monastery, Road, Shrine};
        let features = self.table.occupied();
        for kind in [Road, City, Monastery, Garden, Shrine] {
            for feature in features.iter().filter(|feature| feature.kind == kind) {
                let worth = self.table.worth(kind, feature.root, When::Final);
                self.score_occupied(feature, &worth, cx);
            }
        }
        let walls = self.table.walls_of(Feature::is_occupied);
        for feature in features.iter().filter(|feature| feature.kind == FeatureKind::Field) {
            let worth = self.table.field_worth(feature.root, &walls);
            self.score_occupied(feature, &worth, cx);
        }
        self.elements.crowns.score(&mut self.table, cx);
    }

    fn score_occupied(&mut self, feature: &Occupied, worth: &Worth, cx: &mut impl Context<Event>) {
        let &Occupied { kind, root, ref figures } = feature;
        self.table.give_to(most(figures), kind, root, When::Final, worth, cx);
        self.elements.fairy_bonus(&mut self.table, root, cx);
    }
}

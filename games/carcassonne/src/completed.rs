//! The scoring step with elements in play: the completed features one after the other, each with what comes before and
//! after its points; then the castles.

use duchy_game::{Context, List, Seat, SeatSet};

use crate::{
    board::{Centre, TileId},
    elements::castles::Rewards,
    event::{Event, When},
    features::NodeId,
    pending::{Pending, Stage},
    scoring::most,
    square::Side,
    state::Carcassonne,
    tile::{FeatureKind, Shape, Spot},
};

/// A tile completes what its four sides show, one road by a bridge, and what nine squares hold.
const MAX_COMPLETED: usize = 14;

/// A feature completed by the tile just laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Completed {
    /// What it is.
    pub(crate) kind: FeatureKind,
    /// Its root.
    pub(crate) node: NodeId,
    /// Where it is called by: a tile, and a place on it.
    pub(crate) tile: TileId,
    pub(crate) spot: Spot,
    /// What it is worth.
    pub(crate) points: i16,
    /// Who builds a castle instead of taking points.
    pub(crate) builder: Option<Seat>,
}

impl Default for Completed {
    fn default() -> Self {
        Completed {
            kind: FeatureKind::Road,
            node: NodeId::default(),
            tile: TileId::default(),
            spot: Spot::Monastery,
            points: 0,
            builder: None,
        }
    }
}

/// What is being scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scoring {
    /// Who laid the tile.
    pub(crate) seat: Seat,
    /// What it completed, in the order of scoring.
    pub(crate) completed: List<Completed, MAX_COMPLETED>,
    /// Who has got points in this step.
    pub(crate) gained: SeatSet,
    /// What castles score.
    pub(crate) rewards: Rewards,
}

impl Scoring {
    /// Nothing completed yet by the tile of this player.
    pub(crate) fn of(seat: Seat) -> Scoring {
        Scoring { seat, completed: List::default(), gained: SeatSet::EMPTY, rewards: Rewards::default() }
    }
}

impl Carcassonne {
    /// Lists what the tile has completed, occupied or not.
    // carcassonne:score.order carcassonne:score.when
    pub(crate) fn begin_scoring(&mut self, seat: Seat) {
        let scoring = &mut self.elements.scoring;
        (scoring.seat, scoring.gained) = (seat, SeatSet::EMPTY);
        if !scoring.completed.is_empty() {
            *scoring = Scoring::of(seat);
        }
        self.count_castles();
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
        if let Some((on, node)) = self.elements.this_turn.bridge
            && on != id
        {
            let (tile, shape) = self.board.shaped(self.catalogue.get(), on);
            self.note_completed(node, on, tile.spot_of(shape, node));
        }
        self.note_centres();
        if !self.elements.scoring.completed.is_empty() {
            self.pending.push(Pending::Scoring { at: 0, stage: Stage::default(), asked: 0 });
        }
    }

    /// Monasteries, gardens and shrines on and around the tile: from north to south, then from west to east.
    fn note_centres(&mut self) {
        let mut found = self.board.surrounded();
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
        let known = self.elements.scoring.completed.iter().any(|completed| completed.node == root);
        if known || !self.board.features().of(root).is_complete() {
            return;
        }
        let kind = spot.kind();
        let points = self.worth(kind, root, When::Completed).points() as i16;
        self.elements.scoring.completed.push(Completed { kind, node: root, tile, spot, points, builder: None });
    }

    /// The next thing that happens to the completed features.
    // carcassonne:combine.order carcassonne:count.each-feature
    pub(crate) fn go_on_scoring(&mut self, cx: &mut impl Context<Event>) {
        let Some(&Pending::Scoring { at, stage, asked }) = self.pending.last() else { return };
        let Some(&completed) = self.elements.scoring.completed.get(usize::from(at)) else {
            self.pending.pop();
            if !self.elements.castles.is_empty() {
                self.begin_rewarding();
            }
            return;
        };
        let go_to = |game: &mut Carcassonne, at: u8, stage: Stage, asked: u8| {
            if let Some(frame) = game.pending.last_mut() {
                *frame = Pending::Scoring { at, stage, asked };
            }
        };
        match stage {
            Stage::Moves => match self.ask_mover(completed.kind, asked) {
                Some((seat, asked)) => {
                    go_to(self, at, Stage::Moves, asked);
                    self.pending.push(Pending::Move { seat });
                }
                None => go_to(self, at, Stage::Castle, 0),
            },
            Stage::Castle => match self.ask_builder(&completed, asked) {
                Some((seat, asked)) => {
                    go_to(self, at, Stage::Castle, asked);
                    self.pending.push(Pending::Castle { seat });
                }
                None => go_to(self, at, Stage::Score, 0),
            },
            Stage::Score => {
                go_to(self, at + 1, Stage::Moves, 0);
                self.score_one(&completed, cx);
            }
        }
    }

    /// The seat so many places after whoever laid the tile.
    fn seat_after(&self, places: u8) -> Seat {
        Seat((self.elements.scoring.seat.0 + places) % self.seats)
    }

    /// The next player with figures that could come from the fortress: from the left of whoever laid the tile.
    // carcassonne:count.order
    fn ask_mover(&self, kind: FeatureKind, asked: u8) -> Option<(Seat, u8)> {
        if !self.options.count {
            return None;
        }
        let next = (asked..self.seats).find(|&place| self.open_quarter(self.seat_after(place + 1), kind).is_some())?;
        Some((self.seat_after(next + 1), next + 1))
    }

    /// The next owner of a small city who may build a castle there.
    // carcassonne:castle.small-city carcassonne:castle.choice carcassonne:castle.tied carcassonne:castle.supply
    fn ask_builder(&self, completed: &Completed, asked: u8) -> Option<(Seat, u8)> {
        let small = completed.kind == FeatureKind::City && self.board.features().of(completed.node).is_small_city();
        if !self.options.castles || !small || completed.builder.is_some() {
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

    /// Points, the fairy's too; figures go home, those that lose a challenge with them; king and robber.
    // carcassonne:score.nobody carcassonne:princess.scoring carcassonne:dragon.volcano-scoring
    fn score_one(&mut self, completed: &Completed, cx: &mut impl Context<Event>) {
        let Completed { kind, node, builder, .. } = *completed;
        let loser = self.loser_of_challenge(completed);
        if self.board.features().of(node).is_occupied() {
            let owners = most(&self.figures_by_seat(node));
            let worth = self.worth(kind, node, When::Completed);
            match builder {
                Some(builder) => self.score_beside_castle(builder, owners, completed, &worth, cx),
                None => {
                    self.give_to(owners, kind, node, When::Completed, &worth, cx);
                    self.fairy_bonus(node, cx);
                }
            }
            self.send_home(node);
        }
        if let Some(loser) = loser {
            self.lose_challenge(loser, cx);
        }
        self.crown(self.elements.scoring.seat, kind, node, cx);
    }

    /// The rival of a completed monastery or shrine that was not completed with it.
    // carcassonne:cult.challenge carcassonne:cult.both carcassonne:cult.winner
    fn loser_of_challenge(&self, completed: &Completed) -> Option<Centre> {
        let centre = self.board.centres().iter().find(|centre| centre.node == completed.node)?;
        let rival = self.challenged_by(centre)?;
        let both = self.elements.scoring.completed.iter().any(|other| other.node == rival.node);
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

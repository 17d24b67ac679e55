//! Points: who owns a feature, what it is worth, and when it is scored.

use duchy_game::{BoardRef, Context, List, RuleId, ScoreLine, Seat, SeatSet};

use crate::{
    board::TileId,
    catalogue::MAX_WALLS,
    event::{Event, FigureOnMap, Scored, When},
    features::NodeId,
    rules,
    square::Side,
    state::{Carcassonne, Figure, MAX_PLAYERS},
    tile::{FeatureKind, Shape, Spot},
};

/// What some points are for.
#[derive(Clone, Copy)]
struct Reason {
    what: What,
    count: u32,
    each: i32,
    rule: RuleId,
}

/// The things points are given for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Tiles,
    Shields,
    Cities,
}

impl What {
    const fn key(self) -> &'static str {
        match self {
            What::Tiles => "line-tiles",
            What::Shields => "line-shields",
            What::Cities => "line-cities",
        }
    }
}

/// What a feature is worth, and why.
struct Worth([Reason; 2]);

impl Worth {
    fn of(what: What, count: u32, each: i32, rule: RuleId) -> Worth {
        Worth([Reason { what, count, each, rule }, Reason { what: What::Shields, count: 0, each: 0, rule }])
    }

    fn and_shields(mut self, count: u8, each: i32, rule: RuleId) -> Worth {
        self.0[1] = Reason { what: What::Shields, count: u32::from(count), each, rule };
        self
    }

    fn points(&self) -> i32 {
        self.0.iter().map(|reason| reason.count as i32 * reason.each).sum()
    }
}

/// Fields and the completed cities beside them, by their roots.
pub(crate) type Walls = List<(NodeId, NodeId), MAX_WALLS>;

// carcassonne:field.size
fn field_worth(root: NodeId, walls: &Walls) -> Worth {
    let cities = walls.iter().filter(|(field, _)| *field == root).count();
    Worth::of(What::Cities, cities as u32, 3, rules::FINAL_FIELD)
}

/// Who has the most figures on a feature: several if they tie, nobody if there is none.
// carcassonne:score.majority carcassonne:score.tie carcassonne:field.majority
#[inline]
pub(crate) fn most(counts: &[u8; MAX_PLAYERS]) -> SeatSet {
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    Seat::all(MAX_PLAYERS as u8).filter(|seat| counts[seat.index()] == most).collect()
}

impl Carcassonne {
    /// Step 3 of the turn: everything the new tile has completed.
    // carcassonne:score.when carcassonne:score.order carcassonne:score.several carcassonne:score.once
    #[inline]
    pub(crate) fn score_completed(&mut self, cx: &mut impl Context<Event>) {
        let tile = *self.board.tile(self.board.last());
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        for side in Side::ALL {
            let part = shape.side_part[side.index()];
            if part == Shape::NO_PART {
                continue;
            }
            let root = self.board.features().root(tile.node(usize::from(part)));
            let feature = self.board.features().of(root);
            // carcassonne:score.nobody
            if feature.is_complete() && feature.is_occupied() {
                let kind = shape.parts()[usize::from(part)].spot.kind();
                self.score_feature(kind, root, When::Completed, cx);
            }
        }
        while let Some(root) = self.next_completed_monastery() {
            self.score_feature(FeatureKind::Monastery, root, When::Completed, cx);
        }
    }

    /// Only what the new tile has completed can still have its monk; rows go from north to south, then west to east.
    #[inline]
    fn next_completed_monastery(&self) -> Option<NodeId> {
        let monks = self.figures.iter().filter(|figure| figure.on == FeatureKind::Monastery);
        let done = monks.filter(|figure| self.board.features().of(figure.node).is_complete());
        let place = |figure: &&Figure| {
            let square = self.board.tile(figure.tile).square;
            (square.y, square.x)
        };
        done.min_by_key(place).map(|figure| figure.node)
    }

    /// Final scoring: unfinished roads, cities and monasteries, then fields.
    // carcassonne:final.owner carcassonne:field.final-only carcassonne:field.never-home
    pub(crate) fn score_finally(&mut self, cx: &mut impl Context<Event>) {
        for kind in [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery] {
            for index in 0..self.figures.len() {
                if let Some(root) = self.first_met(kind, index) {
                    self.score_feature(kind, root, When::Final, cx);
                }
            }
        }
        let walls = self.walls();
        for index in 0..self.figures.len() {
            if let Some(root) = self.first_met(FeatureKind::Field, index) {
                self.give(FeatureKind::Field, root, When::Final, &field_worth(root, &walls), cx);
            }
        }
    }

    /// The feature of a figure, if it is of this kind and no earlier figure is on it.
    #[inline]
    fn first_met(&self, kind: FeatureKind, index: usize) -> Option<NodeId> {
        let Figure { on, node, .. } = self.figures[index];
        if on != kind {
            return None;
        }
        let root = self.board.features().root(node);
        let met = |other: &Figure| self.board.features().root(other.node) == root;
        (!self.figures[..index].iter().any(met)).then_some(root)
    }

    #[inline]
    fn score_feature(&mut self, kind: FeatureKind, root: NodeId, when: When, cx: &mut impl Context<Event>) {
        let worth = self.worth(kind, root, when);
        self.give(kind, root, when, &worth, cx);
        if when == When::Completed {
            self.send_home(root);
        }
    }

    /// Gives the owners their points and tells why.
    // carcassonne:score.whoever-completes
    #[inline]
    fn give(&mut self, kind: FeatureKind, root: NodeId, when: When, worth: &Worth, cx: &mut impl Context<Event>) {
        let owners = most(&self.figures_by_seat(root));
        let points = worth.points();
        for seat in owners.iter() {
            self.players[seat.index()].score += points;
        }
        if points > 0 {
            cx.emit(|| Event::Scored(self.tell(kind, root, when, owners, worth)));
        }
    }

    // carcassonne:score.all-figures-home
    fn send_home(&mut self, root: NodeId) {
        let (features, players) = (&self.board.features, &mut self.players);
        self.figures.retain(|figure| {
            let stays = features.root(figure.node) != root;
            players[figure.seat.index()].meeples += u8::from(!stays);
            stays
        });
        self.board.features.of_mut(root).figures = 0;
    }

    #[inline]
    pub(crate) fn figures_by_seat(&self, root: NodeId) -> [u8; MAX_PLAYERS] {
        let mut counts = [0; MAX_PLAYERS];
        for figure in self.figures_on(root) {
            counts[figure.seat.index()] += 1;
        }
        counts
    }

    #[inline]
    fn figures_on(&self, root: NodeId) -> impl Iterator<Item = &Figure> + '_ {
        self.figures.iter().filter(move |figure| self.board.features().root(figure.node) == root)
    }

    /// Points a feature would bring its owners now: completed, if it is; otherwise in final scoring.
    pub fn value_now(&self, kind: FeatureKind, node: NodeId) -> i32 {
        let walls = if kind == FeatureKind::Field { self.walls() } else { Walls::default() };
        self.value_with(kind, self.board.features().root(node), &walls)
    }

    pub(crate) fn value_with(&self, kind: FeatureKind, root: NodeId, walls: &Walls) -> i32 {
        let when = if self.board.features().of(root).is_complete() { When::Completed } else { When::Final };
        match kind {
            FeatureKind::Field => field_worth(root, walls).points(),
            FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => self.worth(kind, root, when).points(),
        }
    }

    fn worth(&self, kind: FeatureKind, root: NodeId, when: When) -> Worth {
        let feature = self.board.features().of(root);
        let tiles = || self.board.tile_count(self.catalogue.get(), root);
        match (kind, when) {
            (FeatureKind::Road, When::Completed) => Worth::of(What::Tiles, tiles(), 1, rules::ROAD_SCORE),
            (FeatureKind::Road, When::Final) => Worth::of(What::Tiles, tiles(), 1, rules::FINAL_ROAD),
            // A city of two tiles is no exception: carcassonne:city.small
            (FeatureKind::City, When::Completed) => Worth::of(What::Tiles, tiles(), 2, rules::CITY_SCORE).and_shields(
                feature.shields,
                2,
                rules::CITY_SHIELDS,
            ),
            (FeatureKind::City, When::Final) => {
                Worth::of(What::Tiles, tiles(), 1, rules::FINAL_CITY).and_shields(feature.shields, 1, rules::FINAL_CITY)
            }
            (FeatureKind::Monastery, _) => {
                let rule = if when == When::Completed { rules::MONASTERY_SCORE } else { rules::FINAL_MONASTERY };
                Worth::of(What::Tiles, u32::from(9 - feature.open), 1, rule)
            }
            (FeatureKind::Field, _) => field_worth(root, &self.walls()),
        }
    }

    /// Which fields touch the walls of which completed cities, each pair once, by their roots.
    // carcassonne:field.touches carcassonne:field.completed-only carcassonne:field.city-once
    // carcassonne:field.any-city carcassonne:field.city-many-fields
    pub(crate) fn walls(&self) -> Walls {
        let mut walls = Walls::default();
        let features = self.board.features();
        for tile in self.board.tiles() {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            let mut cities = shape.walls;
            while cities != 0 {
                let place = cities.trailing_zeros();
                cities &= cities - 1;
                let city = features.root(tile.node(place as usize));
                if !features.of(city).is_complete() {
                    continue;
                }
                for (index, part) in shape.parts().iter().enumerate() {
                    let wall = (features.root(tile.node(index)), city);
                    if part.beside >> place & 1 == 1 && !walls.contains(&wall) {
                        walls.push(wall);
                    }
                }
            }
        }
        walls
    }

    /// The whole story of a scoring, for the log.
    fn tell(&self, kind: FeatureKind, root: NodeId, when: When, owners: SeatSet, worth: &Worth) -> Scored {
        let lines = owners.iter().flat_map(|seat| {
            worth.0.iter().filter(|reason| reason.count > 0).map(move |reason| ScoreLine {
                seat,
                points: reason.count as i32 * reason.each,
                count: reason.count,
                what: reason.what.key(),
                rule: reason.rule,
                refs: self.refs_of(kind, root, reason.what),
            })
        });
        Scored {
            feature: kind,
            when,
            owners,
            points: worth.points(),
            lines: lines.collect(),
            parts: self.part_refs(root),
            figures: self.figures_on(root).map(|figure| self.figure_on_map(figure)).collect(),
        }
    }

    /// Where the things lie that a line counts.
    fn refs_of(&self, kind: FeatureKind, root: NodeId, what: What) -> Vec<BoardRef> {
        let cell = |id: TileId| rules::cell(self.board.tile(id).square);
        let of_feature = || self.parts_of(root);
        match what {
            What::Tiles if kind == FeatureKind::Monastery => {
                let own = of_feature().map(|(id, _)| self.board.tile(id).square);
                own.flat_map(|square| {
                    let around = square.around().into_iter().filter(|&around| self.board.tile_at(around).is_some());
                    std::iter::once(square).chain(around)
                })
                .map(rules::cell)
                .collect()
            }
            What::Tiles => {
                let mut tiles: Vec<TileId> = of_feature().map(|(id, _)| id).collect();
                tiles.dedup();
                tiles.into_iter().map(cell).collect()
            }
            What::Shields => of_feature().filter(|(_, part)| part.shields > 0).map(|(id, _)| cell(id)).collect(),
            What::Cities => {
                let beside = self.walls();
                let cities = beside.iter().filter(|(field, _)| *field == root);
                cities.flat_map(|&(_, city)| self.part_refs(city).into_iter().take(1)).collect()
            }
        }
    }

    /// The parts of a feature, tile by tile.
    pub(crate) fn parts_of(&self, root: NodeId) -> impl Iterator<Item = (TileId, &'static crate::tile::Part)> + '_ {
        let of_feature = move |node: &NodeId| self.board.features().root(*node) == root;
        self.board.parts(self.catalogue.get()).filter(move |(node, ..)| of_feature(node)).map(|(_, id, part)| {
            let tile = self.board.tile(id);
            (id, &self.catalogue.get().shape(tile.kind, tile.facing).parts()[part])
        })
    }

    pub(crate) fn part_refs(&self, root: NodeId) -> Vec<BoardRef> {
        self.parts_of(root).map(|(id, part)| part.spot.on(self.board.tile(id).square)).collect()
    }

    pub(crate) fn figure_on_map(&self, figure: &Figure) -> FigureOnMap {
        FigureOnMap {
            seat: figure.seat,
            kind: figure.kind,
            at: self.place_of(figure),
            square: self.board.tile(figure.tile).square,
        }
    }

    /// The part a figure stands on.
    pub(crate) fn place_of(&self, figure: &Figure) -> BoardRef {
        self.spot_of(figure).on(self.board.tile(figure.tile).square)
    }

    pub(crate) fn spot_of(&self, figure: &Figure) -> Spot {
        let tile = self.board.tile(figure.tile);
        let parts = self.catalogue.get().shape(tile.kind, tile.facing).parts();
        parts[usize::from(figure.node.0 - tile.first.0)].spot
    }
}

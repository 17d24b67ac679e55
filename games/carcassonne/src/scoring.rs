//! Points: who owns a feature and what it is worth.

use crate::place::{Place, ScoreLine};
use duchy_game::{Context, List, RuleId, Seat, SeatSet};

use crate::{
    board::TileId,
    event::{Event, FigureOnMap, Gain, Gained, Scored, When},
    features::{Feature, NodeId},
    limits::{MAX_FIGURES, MAX_PLAYERS, MAX_WALLS},
    rules,
    table::{Figure, Table},
    tile::{FeatureKind, Part, Spot},
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
    Castles,
}

impl What {
    const fn key(self) -> &'static str {
        match self {
            What::Tiles => "line-tiles",
            What::Shields => "line-shields",
            What::Cities => "line-cities",
            What::Castles => "line-castles",
        }
    }
}

/// What a feature is worth, and why.
pub(crate) struct Worth([Reason; 2]);

impl Worth {
    fn of(what: What, count: u32, each: i32, rule: RuleId) -> Worth {
        Worth([Reason { what, count, each, rule }, Reason { what: What::Shields, count: 0, each: 0, rule }])
    }

    fn and_shields(mut self, count: u8, each: i32, rule: RuleId) -> Worth {
        self.0[1] = Reason { what: What::Shields, count: u32::from(count), each, rule };
        self
    }

    fn and_castles(mut self, count: u32, each: i32, rule: RuleId) -> Worth {
        self.0[1] = Reason { what: What::Castles, count, each, rule };
        self
    }

    pub(crate) fn points(&self) -> i32 {
        self.0.iter().map(|reason| reason.count as i32 * reason.each).sum()
    }
}

/// Fields and the completed cities beside them, by their roots.
pub(crate) type Walls = List<(NodeId, NodeId), MAX_WALLS>;

/// The clause by which a monastery, garden or shrine scores.
// carcassonne:abbot.like-monk carcassonne:cult.like-monastery carcassonne:tile.city-monastery-complete
fn centre_rule(kind: FeatureKind, when: When) -> RuleId {
    match (kind, when) {
        (_, When::Back) => rules::ABBOT_BACK_SCORE,
        (FeatureKind::Garden, When::Completed) => rules::ABBOT_GARDEN_SCORE,
        (FeatureKind::Garden, When::Final) => rules::ABBOT_FINAL,
        (FeatureKind::Shrine, When::Completed) => rules::CULT_SCORE,
        (FeatureKind::Shrine, When::Final) => rules::CULT_FINAL,
        (_, When::Completed) => rules::MONASTERY_SCORE,
        (_, When::Final) => rules::FINAL_MONASTERY,
    }
}

/// Who has the most figures on a feature: several if they tie, nobody if there is none.
// carcassonne:score.majority carcassonne:score.tie carcassonne:field.majority
#[inline]
pub(crate) fn most(counts: &[u8; MAX_PLAYERS]) -> SeatSet {
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    Seat::all(MAX_PLAYERS as u8).filter(|seat| counts[seat.index()] == most).collect()
}

/// A feature with figures on it.
#[derive(Clone, Copy)]
pub(crate) struct Occupied {
    pub(crate) kind: FeatureKind,
    pub(crate) root: NodeId,
    /// How many figures each seat has there.
    pub(crate) figures: [u8; MAX_PLAYERS],
}

impl Default for Occupied {
    fn default() -> Self {
        Occupied { kind: FeatureKind::Road, root: NodeId::default(), figures: [0; MAX_PLAYERS] }
    }
}

impl Table {
    /// A field is worth the completed cities and the castles beside it.
    // carcassonne:field.size carcassonne:castle.field
    pub(crate) fn field_worth(&self, root: NodeId, walls: &Walls) -> Worth {
        let cities = walls.iter().filter(|(field, _)| *field == root).count() as u32;
        let castles = walls.iter().filter(|&&(field, city)| field == root && self.board.is_castle(city)).count() as u32;
        Worth::of(What::Cities, cities - castles, 3, rules::FINAL_FIELD).and_castles(castles, 4, rules::CASTLE_FIELD)
    }

    /// Every feature with figures on it, in the order in which the first of them came there.
    pub(crate) fn occupied(&self) -> List<Occupied, MAX_FIGURES> {
        let mut features: List<Occupied, MAX_FIGURES> = List::default();
        for &Figure { seat, on, node, .. } in self.figures.iter() {
            let root = self.board.features().root(node);
            let known = features.iter().position(|feature| feature.root == root);
            let index = known.unwrap_or_else(|| {
                features.push(Occupied { kind: on, root, figures: [0; MAX_PLAYERS] });
                features.len() - 1
            });
            features[index].figures[seat.index()] += 1;
        }
        features
    }

    /// Gives the owners their points and tells why.
    // carcassonne:score.whoever-completes
    #[inline]
    pub(crate) fn give(
        &mut self,
        kind: FeatureKind,
        root: NodeId,
        when: When,
        worth: &Worth,
        cx: &mut impl Context<Event>,
    ) {
        let owners = most(&self.figures_by_seat(root));
        self.give_to(owners, kind, root, when, worth, cx);
    }

    #[inline]
    pub(crate) fn give_to(
        &mut self,
        owners: SeatSet,
        kind: FeatureKind,
        root: NodeId,
        when: When,
        worth: &Worth,
        cx: &mut impl Context<Event>,
    ) {
        let points = worth.points();
        for seat in owners.iter() {
            self.players[seat.index()].score += points;
        }
        if points > 0 && !owners.is_empty() {
            self.scoring.gained = self.scoring.gained.union(owners);
            cx.emit(|| Event::Scored(self.tell(kind, root, when, owners, worth)));
        }
    }

    /// Points for something else than a feature.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        gain: Gain,
        refs: impl FnOnce(&Table) -> Vec<Place>,
        cx: &mut impl Context<Event>,
    ) {
        let Gain { what, count, points } = gain;
        self.players[seat.index()].score += points;
        if points > 0 {
            self.scoring.gained = self.scoring.gained.with(seat);
            cx.emit(|| {
                let line = ScoreLine { seat, points, count, what: what.line(), rule: what.rule(), places: refs(self) };
                Event::Gained(Gained { what, seat, points, lines: vec![line] })
            });
        }
    }

    /// A figure leaves its place on the map, for whatever reason; the caller takes it out of the list.
    #[inline]
    fn leave(&mut self, figure: &Figure) {
        *self.players[figure.seat.index()].figures_mut(figure.kind) += 1;
        self.board.features.remove_figure(figure.node);
    }

    /// Some figures leave the map for the supplies.
    pub(crate) fn send_figures_home(&mut self, mut goes: impl FnMut(&Figure) -> bool) {
        let mut left: List<Figure, MAX_FIGURES> = List::default();
        self.figures.retain(|figure| {
            let goes = goes(figure);
            if goes {
                left.push(*figure);
            }
            !goes
        });
        left.iter().for_each(|figure| self.leave(figure));
    }

    // carcassonne:score.all-figures-home
    pub(crate) fn send_home(&mut self, root: NodeId) {
        let (features, players) = (&self.board.features, &mut self.players);
        self.figures.retain(|figure| {
            let stays = features.root(figure.node) != root;
            if !stays {
                *players[figure.seat.index()].figures_mut(figure.kind) += 1;
            }
            stays
        });
        self.board.features.clear_figures(root);
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
    pub(crate) fn figures_on(&self, root: NodeId) -> impl Iterator<Item = &Figure> + '_ {
        self.figures.iter().filter(move |figure| self.board.features().root(figure.node) == root)
    }

    /// Points a feature would bring its owners now: completed, if it is; otherwise in final scoring.
    pub(crate) fn value_now(&self, kind: FeatureKind, node: NodeId) -> i32 {
        let walls = if kind == FeatureKind::Field { self.walls() } else { Walls::default() };
        self.value_with(kind, self.board.features().root(node), &walls)
    }

    pub(crate) fn value_with(&self, kind: FeatureKind, root: NodeId, walls: &Walls) -> i32 {
        let when = if self.board.features().of(root).is_complete() { When::Completed } else { When::Final };
        match kind {
            FeatureKind::Field => self.field_worth(root, walls).points(),
            _ => self.worth(kind, root, when).points(),
        }
    }

    pub(crate) fn worth(&self, kind: FeatureKind, root: NodeId, when: When) -> Worth {
        let feature = self.board.features().of(root);
        let tiles = || self.board.tile_count(self.catalogue.get(), root);
        match (kind, when) {
            (FeatureKind::Road, When::Completed) => Worth::of(What::Tiles, tiles(), 1, rules::ROAD_SCORE),
            (FeatureKind::Road, _) => Worth::of(What::Tiles, tiles(), 1, rules::FINAL_ROAD),
            // A city of two tiles is no exception: carcassonne:city.small
            (FeatureKind::City, When::Completed) => Worth::of(What::Tiles, tiles(), 2, rules::CITY_SCORE).and_shields(
                feature.shields() as u8,
                2,
                rules::CITY_SHIELDS,
            ),
            (FeatureKind::City, _) => Worth::of(What::Tiles, tiles(), 1, rules::FINAL_CITY).and_shields(
                feature.shields() as u8,
                1,
                rules::FINAL_CITY,
            ),
            (FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine, _) => {
                Worth::of(What::Tiles, 9 - feature.open(), 1, centre_rule(kind, when))
            }
            (FeatureKind::Field, _) => self.field_worth(root, &self.walls()),
        }
    }

    /// Which fields touch the walls of which completed cities, each pair once, by their roots.
    pub(crate) fn walls(&self) -> Walls {
        self.walls_of(|_| true)
    }

    /// The same for some fields.
    // carcassonne:field.touches carcassonne:field.completed-only carcassonne:field.city-once
    // carcassonne:field.any-city carcassonne:field.city-many-fields
    pub(crate) fn walls_of(&self, wanted: impl Fn(Feature) -> bool) -> Walls {
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
                let beside = |&(_, part): &(usize, &Part)| part.beside >> place & 1 == 1;
                for (index, _) in shape.parts().iter().enumerate().filter(beside) {
                    let wall = (features.root(tile.node(index)), city);
                    if wanted(features.of(wall.0)) && !walls.contains(&wall) {
                        walls.push(wall);
                    }
                }
            }
        }
        walls
    }

    /// The whole trace of a scoring, for the log.
    fn tell(&self, kind: FeatureKind, root: NodeId, when: When, owners: SeatSet, worth: &Worth) -> Scored {
        let lines = owners.iter().flat_map(|seat| {
            worth.0.iter().filter(|reason| reason.count > 0).map(move |reason| ScoreLine {
                seat,
                points: reason.count as i32 * reason.each,
                count: reason.count,
                what: reason.what.key(),
                rule: reason.rule,
                places: self.refs_of(kind, root, reason.what),
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
    fn refs_of(&self, kind: FeatureKind, root: NodeId, what: What) -> Vec<Place> {
        let cell = |id: TileId| Place::cell(self.board.tile(id).square);
        let of_feature = || self.parts_of(root);
        match what {
            What::Tiles if kind.is_centre() => {
                let own = of_feature().map(|(id, _)| self.board.tile(id).square);
                own.flat_map(|square| {
                    let around = square.around().into_iter().filter(|&around| self.board.tile_at(around).is_some());
                    std::iter::once(square).chain(around)
                })
                .map(Place::cell)
                .collect()
            }
            What::Tiles => {
                let mut tiles: Vec<TileId> = of_feature().map(|(id, _)| id).collect();
                tiles.dedup();
                tiles.into_iter().map(cell).collect()
            }
            What::Shields => of_feature().filter(|(_, part)| part.shields > 0).map(|(id, _)| cell(id)).collect(),
            What::Cities | What::Castles => {
                let beside = self.walls();
                let castles = what == What::Castles;
                let cities =
                    beside.iter().filter(|&&(field, city)| field == root && self.board.is_castle(city) == castles);
                cities.flat_map(|&(_, city)| self.part_refs(city).into_iter().take(1)).collect()
            }
        }
    }

    /// The parts of a feature, tile by tile.
    pub(crate) fn parts_of(&self, root: NodeId) -> impl Iterator<Item = (TileId, Part)> + '_ {
        let of_feature = move |node: &NodeId| self.board.features().root(*node) == root;
        let parts = self.board.parts(self.catalogue.get()).filter(move |(node, ..)| of_feature(node));
        parts.map(|(_, tile, part)| (tile, part))
    }

    pub(crate) fn part_refs(&self, root: NodeId) -> Vec<Place> {
        self.parts_of(root).map(|(id, part)| part.spot.on(self.board.tile(id).square)).collect()
    }

    /// The figure at a place of the map.
    pub(crate) fn figure_at(&self, square: crate::square::Square, spot: Spot) -> Option<&Figure> {
        let (_, node, named) = self.node_on(square, spot)?;
        self.figures.iter().find(|figure| figure.node == node && named == spot)
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
    pub(crate) fn place_of(&self, figure: &Figure) -> Place {
        figure.spot.on(self.board.tile(figure.tile).square)
    }
}

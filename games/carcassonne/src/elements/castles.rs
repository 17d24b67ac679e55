//! Castles: built instead of points for a small city, they score what the first feature completed around them scores.

use crate::place::{Illegal, Place};
use duchy_game::{Context, List, Seat};

use crate::{
    action::{Action, FigureKind, Target},
    board::TileId,
    event::{Event, Gain, GainFor, When},
    features::NodeId,
    limits::MAX_CASTLES,
    pending::Pending,
    rules,
    square::{Axis, CastleAt, Side, Square},
    table::Table,
};

/// A castle on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Castle {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// The two tiles of its small city.
    pub(crate) tiles: [TileId; 2],
    /// Its figure is still inside: it has not scored yet.
    pub(crate) occupied: bool,
}

impl Default for Castle {
    fn default() -> Self {
        Castle { seat: Seat(0), tiles: [TileId::default(); 2], occupied: false }
    }
}

/// Something completed that castles around it score.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Source {
    what: What,
    points: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// A feature, by its place among the completed ones.
    Feature(u8),
    /// A castle.
    Castle(u8),
}

impl Default for What {
    fn default() -> Self {
        What::Feature(0)
    }
}

/// The castles on the map, and what they score.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Castles {
    /// In the order of building.
    built: List<Castle, MAX_CASTLES>,
    rewards: Rewards,
}

/// What castles score in this scoring step.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Rewards {
    /// Castles built before this step began: the only ones that score.
    before: u8,
    /// What has been completed: features first, then the castles that scored them, and so on.
    sources: List<Source, 16>,
    /// The castles that score now, for the next round.
    next: List<Source, MAX_CASTLES>,
}

impl Table {
    /// A player decides to build; it is carried out when the city would be scored.
    // carcassonne:castle.choice carcassonne:castle.tied
    pub(crate) fn decide_castle(&mut self, seat: Seat) {
        if let Some(Pending::Scoring { at, .. }) = self.pending.last() {
            self.scoring.completed[usize::from(*at)].builder = Some(seat);
        }
    }

    /// The two tiles of a small city.
    pub(crate) fn small_city(&self, city: NodeId) -> [TileId; 2] {
        let mut tiles = [TileId::default(); 2];
        tiles.iter_mut().zip(self.parts_of(city)).for_each(|(tile, (id, _))| *tile = id);
        tiles
    }

    /// Whether a feature has a part on a square.
    // carcassonne:castle.monastery
    fn runs_over(&self, root: NodeId, square: Square) -> bool {
        let Some(id) = self.board.tile_at(square) else { return false };
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        let printed = (0..shape.parts().len()).map(|part| tile.node(part));
        let bridge = tile.bridge().map(|bridge| bridge.node);
        printed.chain(bridge).any(|node| self.board.features().root(node) == root)
    }
}

impl Castles {
    /// What a castle is called.
    pub(crate) fn name(&self, table: &Table, castle: u8) -> CastleAt {
        CastleAt::of(self.built[usize::from(castle)].tiles.map(|tile| table.board.tile(tile).square))
    }

    /// The castle somebody means: two may share a square, and then the side must be said.
    pub(crate) fn find(&self, table: &Table, at: CastleAt) -> Option<u8> {
        let castles = 0..self.built.len() as u8;
        let mut meant = castles.filter(|&castle| at.may_mean(self.name(table, castle)));
        meant.next().filter(|_| meant.next().is_none())
    }

    /// The six squares around a castle: its own two and those beside them.
    // carcassonne:castle.squares
    pub(crate) fn squares(&self, table: &Table, castle: u8) -> [Square; 6] {
        let [a, b] = self.built[usize::from(castle)].tiles.map(|tile| table.board.tile(tile).square);
        let between = Side::ALL.into_iter().find(|&side| a.beyond(side) == b).unwrap_or_default();
        let across = match Axis::of(between) {
            Axis::NorthSouth => Axis::EastWest,
            Axis::EastWest => Axis::NorthSouth,
        };
        let [one, other] = across.sides();
        [a, b, a.beyond(one), b.beyond(one), a.beyond(other), b.beyond(other)]
    }

    /// The castle is built: one figure of the builder moves in.
    // carcassonne:castle.moves-in
    pub(crate) fn build(&mut self, table: &mut Table, seat: Seat, city: NodeId, cx: &mut impl Context<Event>) {
        let tiles = table.small_city(city);
        let own = || table.figures_on(city).filter(|figure| figure.seat == seat);
        let knight = own().find(|figure| figure.helped).or_else(|| own().next()).copied();
        let mut inside = false;
        table.send_figures_home(|figure| !inside && Some(*figure) == knight && !std::mem::replace(&mut inside, true));
        let player = &mut table.players[seat.index()];
        player.castles -= 1;
        player.meeples -= 1;
        table.board.build_castle(city);
        self.built.push(Castle { seat, tiles, occupied: true });
        let squares = tiles.map(|tile| table.board.tile(tile).square);
        cx.emit(|| Event::CastleBuilt { seat, squares });
    }

    /// Castles now score the features completed; those built in this very step don't.
    // carcassonne:castle.first carcassonne:castle.afterwards
    pub(crate) fn begin_rewarding(&mut self, table: &mut Table) {
        let mut sources = List::default();
        for (index, completed) in table.scoring.completed.iter().enumerate() {
            if completed.builder.is_none() {
                let points = table.worth(completed.kind, completed.node, When::Completed).points() as i16;
                sources.push(Source { what: What::Feature(index as u8), points });
            }
        }
        let rewards = &mut self.rewards;
        rewards.sources = sources;
        rewards.next = List::default();
        table.pending.push(Pending::Rewards { castle: 0 });
    }

    /// Remembers which castles there are before the step begins.
    pub(crate) fn begin_step(&mut self) {
        self.rewards.before = self.built.len() as u8;
    }

    /// What a castle could score now.
    // carcassonne:castle.vicinity
    fn rewards_for<'a>(&'a self, table: &'a Table, castle: u8) -> impl Iterator<Item = Source> + 'a {
        let squares = self.squares(table, castle);
        self.rewards.sources.iter().copied().filter(move |source| match source.what {
            What::Feature(index) => {
                let completed = &table.scoring.completed[usize::from(index)];
                squares.iter().any(|&square| table.runs_over(completed.node, square))
            }
            What::Castle(other) => {
                let tiles = self.built[usize::from(other)].tiles;
                tiles.iter().any(|&tile| squares.contains(&table.board.tile(tile).square))
            }
        })
    }

    /// Looks at one castle after the other, round by round, until none scores any more: what this one scores, unless
    /// its owner has to choose.
    // carcassonne:castle.chain
    pub(crate) fn next_reward(&mut self, table: &mut Table, castle: u8) -> Option<Source> {
        let rewards = &mut self.rewards;
        if castle >= rewards.before {
            table.pending.pop();
            if !rewards.next.is_empty() {
                rewards.sources = List::default();
                let next = std::mem::take(&mut rewards.next);
                next.iter().for_each(|&source| rewards.sources.push(source));
                table.pending.push(Pending::Rewards { castle: 0 });
            }
            return None;
        }
        if let Some(Pending::Rewards { castle }) = table.pending.last_mut() {
            *castle += 1;
        }
        let Castle { seat, occupied, .. } = self.built[usize::from(castle)];
        if !occupied {
            return None;
        }
        let mut possible = self.rewards_for(table, castle);
        let first = possible.next()?;
        if possible.next().is_none() {
            return Some(first);
        }
        drop(possible);
        // carcassonne:castle.choose-one
        table.pending.push(Pending::Reward { seat, castle });
        None
    }

    /// The owner gets as many points as the feature is worth.
    // carcassonne:castle.same-points carcassonne:castle.unowned carcassonne:castle.own carcassonne:castle.no-bonus
    pub(crate) fn score(&self, table: &mut Table, castle: u8, source: Source, cx: &mut impl Context<Event>) {
        let points = i32::from(source.points);
        let gain = Gain { what: GainFor::Castle, count: points as u32, points };
        let places = |table: &Table| vec![Place::castle(self.name(table, castle)), self.source_ref(table, source)];
        table.gain(self.built[usize::from(castle)].seat, gain, places, cx);
    }

    /// The figure comes home after scoring; what the castle scored counts for those around it.
    // carcassonne:castle.not-again
    pub(crate) fn vacate(&mut self, table: &mut Table, castle: u8, source: Source) {
        let built = &mut self.built[usize::from(castle)];
        built.occupied = false;
        table.players[built.seat.index()].meeples += 1;
        self.rewards.next.push(Source { what: What::Castle(castle), points: source.points });
    }

    /// In the order of building.
    pub(crate) fn built(&self) -> &[Castle] {
        &self.built
    }

    /// Whose figure is in a castle.
    pub(crate) fn inhabitant(&self, castle: u8) -> Option<Seat> {
        let castle = self.built.get(usize::from(castle))?;
        castle.occupied.then_some(castle.seat)
    }

    fn target(&self, table: &Table, source: Source) -> Target {
        match source.what {
            What::Feature(index) => {
                let completed = &table.scoring.completed[usize::from(index)];
                Target::Feature { square: table.board.tile(completed.tile).square, spot: completed.spot }
            }
            What::Castle(castle) => Target::Castle { castle: self.name(table, castle) },
        }
    }

    fn source_ref(&self, table: &Table, source: Source) -> Place {
        Place::target(self.target(table, source))
    }

    pub(crate) fn list_rewards(&self, table: &Table, castle: u8, out: &mut Vec<Action>) {
        out.extend(self.rewards_for(table, castle).map(|source| Action::Reward { target: self.target(table, source) }));
    }

    pub(crate) fn find_reward(&self, table: &Table, castle: u8, target: Target) -> Option<Source> {
        self.rewards_for(table, castle).find(|&source| self.target(table, source) == target)
    }

    pub(crate) fn why_not_reward(&self, table: &Table, castle: u8, target: Target) -> Option<Illegal> {
        let missing = self.find_reward(table, castle, target).is_none();
        missing.then(|| Illegal::at(rules::CASTLE_CHOOSE_ONE, Place::target(target)))
    }

    /// The points a choice would bring.
    pub(crate) fn reward_points(&self, table: &Table, castle: u8, target: Target) -> i32 {
        self.find_reward(table, castle, target).map_or(0, |source| i32::from(source.points))
    }

    /// Either half of a castle stands for it.
    pub(crate) fn canonical(&self, table: &Table, at: CastleAt) -> CastleAt {
        self.find(table, at).map_or(at, |castle| self.name(table, castle))
    }

    /// Any side of a feature completed stands for it, and either half of a castle.
    pub(crate) fn canonical_target(&self, table: &Table, target: Target) -> Target {
        match target {
            Target::Castle { castle } => Target::Castle { castle: self.canonical(table, castle) },
            Target::Feature { square, spot } => {
                let root = table.node_on(square, spot).map(|(_, node, _)| table.board.features().root(node));
                let completed = table.scoring.completed.iter();
                let named = completed.into_iter().find(|completed| Some(completed.node) == root);
                named.map_or(target, |completed| Target::Feature {
                    square: table.board.tile(completed.tile).square,
                    spot: completed.spot,
                })
            }
        }
    }

    /// Figures in castles that have not scored go home before final scoring, with nothing.
    // carcassonne:castle.final
    pub(crate) fn empty(&mut self, table: &mut Table, cx: &mut impl Context<Event>) {
        for castle in 0..self.built.len() {
            let Castle { seat, occupied, .. } = self.built[castle];
            if occupied {
                self.built[castle].occupied = false;
                *table.players[seat.index()].figures_mut(FigureKind::Meeple) += 1;
                cx.emit(|| Event::CastleHome { seat, square: self.name(table, castle as u8).square });
            }
        }
    }
}

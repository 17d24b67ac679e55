//! Castles: built instead of points for a small city, they score what the first feature completed around them scores.

use crate::place::{Illegal, Place};
use duchy_game::{Context, List, Seat};

use crate::{
    action::{Action, FigureKind, Target},
    board::TileId,
    event::{Event, Gain, GainFor},
    features::NodeId,
    pending::Pending,
    rules,
    square::{Axis, CastleAt, Side, Square},
    state::{Carcassonne, MAX_CASTLES},
};

/// A castle on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Castle {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// The two tiles of its small city.
    pub(crate) tiles: [TileId; 2],
    /// The city it stands in.
    pub(crate) city: NodeId,
    /// Its figure is still inside: it has not scored yet.
    pub(crate) manned: bool,
}

impl Default for Castle {
    fn default() -> Self {
        Castle { seat: Seat(0), tiles: [TileId::default(); 2], city: NodeId::default(), manned: false }
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

/// What castles score in this scoring step.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Rewards {
    /// Castles built before this step began: the only ones that score.
    before: u8,
    /// What has been completed: features first, then the castles that scored them, and so on.
    sources: List<Source, 16>,
    /// The castles that score now, for the next round.
    next: List<Source, MAX_CASTLES>,
}

impl Carcassonne {
    /// What a castle is called.
    pub(crate) fn castle_name(&self, castle: u8) -> CastleAt {
        CastleAt::of(self.elements.castles[usize::from(castle)].tiles.map(|tile| self.board.tile(tile).square))
    }

    /// The castle somebody means: two may share a square, and then the side must be said.
    pub(crate) fn castle_at(&self, at: CastleAt) -> Option<u8> {
        let castles = 0..self.elements.castles.len() as u8;
        let mut meant = castles.filter(|&castle| at.may_mean(self.castle_name(castle)));
        meant.next().filter(|_| meant.next().is_none())
    }

    /// The six squares around a castle: its own two and those beside them.
    // carcassonne:castle.squares
    pub(crate) fn castle_squares(&self, castle: u8) -> [Square; 6] {
        let [a, b] = self.elements.castles[usize::from(castle)].tiles.map(|tile| self.board.tile(tile).square);
        let between = Side::ALL.into_iter().find(|&side| a.beyond(side) == b).unwrap_or_default();
        let across = match Axis::of(between) {
            Axis::NorthSouth => Axis::EastWest,
            Axis::EastWest => Axis::NorthSouth,
        };
        let [one, other] = across.sides();
        [a, b, a.beyond(one), b.beyond(one), a.beyond(other), b.beyond(other)]
    }

    /// A player decides to build; it is carried out when the city would be scored.
    // carcassonne:castle.choice carcassonne:castle.tied
    pub(crate) fn decide_castle(&mut self, seat: Seat) {
        if let Some(Pending::Scoring { at, .. }) = self.pending.last() {
            self.elements.scoring.completed[usize::from(*at)].builder = Some(seat);
        }
    }

    /// The two tiles of a small city.
    pub(crate) fn small_city(&self, city: NodeId) -> [TileId; 2] {
        let mut tiles = [TileId::default(); 2];
        tiles.iter_mut().zip(self.parts_of(city)).for_each(|(tile, (id, _))| *tile = id);
        tiles
    }

    /// The castle is built: one figure of the builder moves in.
    // carcassonne:castle.moves-in
    pub(crate) fn build_castle(&mut self, seat: Seat, city: NodeId, cx: &mut impl Context<Event>) {
        let tiles = self.small_city(city);
        let knight = self.figures_on(city).find(|figure| figure.seat == seat).copied();
        let mut inside = false;
        self.send_figures_home(|figure| !inside && Some(*figure) == knight && !std::mem::replace(&mut inside, true));
        let player = &mut self.players[seat.index()];
        player.castles -= 1;
        player.meeples -= 1;
        self.elements.castles.push(Castle { seat, tiles, city, manned: true });
        let squares = tiles.map(|tile| self.board.tile(tile).square);
        cx.emit(|| Event::CastleBuilt { seat, squares });
    }

    /// Castles now score the features completed; those built in this very step don't.
    // carcassonne:castle.first carcassonne:castle.afterwards
    pub(crate) fn begin_rewarding(&mut self) {
        let mut sources = List::default();
        for (index, completed) in self.elements.scoring.completed.iter().enumerate() {
            if completed.builder.is_none() {
                sources.push(Source { what: What::Feature(index as u8), points: completed.points });
            }
        }
        let rewards = &mut self.elements.scoring.rewards;
        rewards.sources = sources;
        rewards.next = List::default();
        self.pending.push(Pending::Rewards { castle: 0 });
    }

    /// Remembers which castles there are before the step begins.
    pub(crate) fn count_castles(&mut self) {
        self.elements.scoring.rewards.before = self.elements.castles.len() as u8;
    }

    /// What a castle could score now.
    // carcassonne:castle.vicinity
    fn rewards_for(&self, castle: u8) -> impl Iterator<Item = Source> + '_ {
        let squares = self.castle_squares(castle);
        self.elements.scoring.rewards.sources.iter().copied().filter(move |source| match source.what {
            What::Feature(index) => {
                let completed = &self.elements.scoring.completed[usize::from(index)];
                squares.iter().any(|&square| self.runs_over(completed.node, square))
            }
            What::Castle(other) => {
                let tiles = self.elements.castles[usize::from(other)].tiles;
                tiles.iter().any(|&tile| squares.contains(&self.board.tile(tile).square))
            }
        })
    }

    /// Whether a feature has a part on a square.
    // carcassonne:castle.monastery
    fn runs_over(&self, root: NodeId, square: Square) -> bool {
        let Some(id) = self.board.tile_at(square) else { return false };
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        let printed = (0..shape.parts().len()).map(|part| tile.node(part));
        let bridge = tile.bridge.map(|bridge| bridge.node);
        printed.chain(bridge).any(|node| self.board.features().root(node) == root)
    }

    /// Looks at one castle after the other, round by round, until none scores any more.
    // carcassonne:castle.chain
    pub(crate) fn go_on_rewarding(&mut self, castle: u8, cx: &mut impl Context<Event>) {
        let rewards = &mut self.elements.scoring.rewards;
        if castle >= rewards.before {
            self.pending.pop();
            if !rewards.next.is_empty() {
                rewards.sources = List::default();
                let next = std::mem::take(&mut rewards.next);
                next.iter().for_each(|&source| rewards.sources.push(source));
                self.pending.push(Pending::Rewards { castle: 0 });
            }
            return;
        }
        if let Some(Pending::Rewards { castle }) = self.pending.last_mut() {
            *castle += 1;
        }
        let Castle { seat, manned, .. } = self.elements.castles[usize::from(castle)];
        if !manned {
            return;
        }
        let mut possible = self.rewards_for(castle);
        match (possible.next(), possible.next()) {
            (None, _) => {}
            (Some(only), None) => {
                drop(possible);
                self.reward(castle, only, cx);
            }
            // carcassonne:castle.choose-one
            (Some(_), Some(_)) => {
                drop(possible);
                self.pending.push(Pending::Reward { seat, castle });
            }
        }
    }

    /// The owner gets as many points as the feature is worth, and the figure comes home.
    // carcassonne:castle.same-points carcassonne:castle.unowned carcassonne:castle.own carcassonne:castle.not-again
    // carcassonne:castle.no-bonus
    fn reward(&mut self, castle: u8, source: Source, cx: &mut impl Context<Event>) {
        let index = usize::from(castle);
        let seat = self.elements.castles[index].seat;
        let points = i32::from(source.points);
        let gain = Gain { what: GainFor::Castle, count: points as u32, points };
        self.gain(seat, gain, |game| vec![Place::castle(game.castle_name(castle)), game.source_ref(source)], cx);
        self.fairy_castle_bonus(castle, cx);
        self.elements.castles[index].manned = false;
        self.elements.fairy.lose_castle(castle);
        self.players[seat.index()].meeples += 1;
        self.elements.scoring.rewards.next.push(Source { what: What::Castle(castle), points: source.points });
    }

    fn target(&self, source: Source) -> Target {
        match source.what {
            What::Feature(index) => {
                let completed = &self.elements.scoring.completed[usize::from(index)];
                Target::Feature { square: self.board.tile(completed.tile).square, spot: completed.spot }
            }
            What::Castle(castle) => Target::Castle { castle: self.castle_name(castle) },
        }
    }

    fn source_ref(&self, source: Source) -> Place {
        Place::target(self.target(source))
    }

    pub(crate) fn list_rewards(&self, castle: u8, out: &mut Vec<Action>) {
        out.extend(self.rewards_for(castle).map(|source| Action::Reward { target: self.target(source) }));
    }

    fn find_reward(&self, castle: u8, target: Target) -> Option<Source> {
        self.rewards_for(castle).find(|&source| self.target(source) == target)
    }

    pub(crate) fn why_not_reward(&self, castle: u8, target: Target) -> Option<Illegal> {
        let missing = self.find_reward(castle, target).is_none();
        missing.then(|| Illegal::at(rules::CASTLE_CHOOSE_ONE, Place::target(target)))
    }

    /// The points a choice would bring.
    pub(crate) fn reward_points(&self, castle: u8, target: Target) -> i32 {
        self.find_reward(castle, target).map_or(0, |source| i32::from(source.points))
    }

    pub(crate) fn choose_reward(&mut self, castle: u8, target: Target, cx: &mut impl Context<Event>) {
        if let Some(source) = self.find_reward(castle, target) {
            self.reward(castle, source, cx);
        }
    }

    /// Either half of a castle stands for it.
    pub(crate) fn canonical_castle(&self, at: CastleAt) -> CastleAt {
        self.castle_at(at).map_or(at, |castle| self.castle_name(castle))
    }

    /// Any side of a feature completed stands for it, and either half of a castle.
    pub(crate) fn canonical_target(&self, target: Target) -> Target {
        match target {
            Target::Castle { castle } => Target::Castle { castle: self.canonical_castle(castle) },
            Target::Feature { square, spot } => {
                let root = self.node_on(square, spot).map(|(_, node, _)| self.board.features().root(node));
                let completed = self.elements.scoring.completed.iter();
                let named = completed.into_iter().find(|completed| Some(completed.node) == root);
                named.map_or(target, |completed| Target::Feature {
                    square: self.board.tile(completed.tile).square,
                    spot: completed.spot,
                })
            }
        }
    }

    /// Figures in castles that have not scored go home before final scoring, with nothing.
    // carcassonne:castle.final
    pub(crate) fn empty_castles(&mut self, cx: &mut impl Context<Event>) {
        for castle in 0..self.elements.castles.len() {
            let Castle { seat, manned, .. } = self.elements.castles[castle];
            if manned {
                self.elements.castles[castle].manned = false;
                self.elements.fairy.lose_castle(castle as u8);
                *self.players[seat.index()].figures_mut(FigureKind::Meeple) += 1;
                cx.emit(|| Event::CastleHome { seat, square: self.castle_name(castle as u8).square });
            }
        }
    }
}

//! What everybody may know, which is everything but the order of the tiles, and that nobody knows.

use duchy_game::{BoardRef, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    event::FigureOnMap,
    features::{MAX_NODES, NodeId},
    scoring::most,
    square::{Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, TileKind},
};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Tiles on the map, in the order of laying.
    pub tiles: Vec<TileView>,
    /// Figures on the map, in the order they came there.
    pub figures: Vec<FigureOnMap>,
    /// Roads, cities, monasteries and fields.
    pub features: Vec<FeatureView>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// The tile to be laid now.
    pub drawn: Option<&'static str>,
    /// How many tiles are face down.
    pub tiles_left: usize,
    /// Which ones they are.
    pub bag: Vec<TileCount>,
    /// Tiles that fitted nowhere and went back to the box.
    pub put_away: Vec<TileCount>,
    /// Whether fields are in play.
    pub farmers: bool,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileView {
    /// Where it lies.
    pub square: Square,
    /// What kind it is.
    pub id: &'static str,
    /// The side its picture's north lies on.
    pub facing: Side,
    /// Who laid it; nobody laid the start tile.
    pub seat: Option<Seat>,
    /// In which turn; 0 for the start tile.
    pub turn: usize,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: i32,
    /// Meeples in the supply.
    pub meeples: u8,
}

/// So many tiles of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileCount {
    /// The kind.
    pub id: &'static str,
    /// How many.
    pub count: u8,
}

/// A road, city, monastery or field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FeatureView {
    /// What it is.
    pub kind: FeatureKind,
    /// Its parts on the map.
    pub parts: Vec<BoardRef>,
    /// How many figures each seat has on it.
    pub figures: Vec<u8>,
    /// Who would get its points.
    pub owners: Vec<Seat>,
    /// Nothing can be added to it. Fields are never completed.
    pub complete: bool,
    /// What it would bring each owner now: completed, if it is; otherwise in final scoring.
    pub points: i32,
}

impl Carcassonne {
    pub(crate) fn build_view(&self) -> View {
        View {
            tiles: self.tile_views(),
            figures: self.figures.iter().map(|figure| self.figure_on_map(figure)).collect(),
            features: self.feature_views(),
            players: self
                .players()
                .iter()
                .map(|player| PlayerView { score: player.score, meeples: player.meeples })
                .collect(),
            turn: self.turn(),
            drawn: self.drawn().map(|kind| self.tile_name(kind)),
            tiles_left: self.bag.len(),
            bag: self.tile_counts(|kind| self.bag.left(kind)),
            put_away: self.tile_counts(|kind| self.put_away(kind)),
            farmers: self.options.farmers,
        }
    }

    fn tile_views(&self) -> Vec<TileView> {
        let tiles = self.board.tiles().iter().enumerate();
        let view = |(turn, tile): (usize, &crate::board::LaidTile)| TileView {
            square: tile.square,
            id: self.tile_name(tile.kind),
            facing: tile.facing,
            seat: tile.seat,
            turn,
        };
        tiles.map(view).collect()
    }

    fn tile_counts(&self, count: impl Fn(TileKind) -> u8) -> Vec<TileCount> {
        let counts =
            self.catalogue.get().kinds().map(|kind| TileCount { id: self.tile_name(kind), count: count(kind) });
        counts.filter(|counted| counted.count > 0).collect()
    }

    /// Every feature, in the order its first tile was laid.
    fn feature_views(&self) -> Vec<FeatureView> {
        let features = self.board.features();
        let mut roots: Vec<NodeId> = Vec::new();
        let mut views: Vec<FeatureView> = Vec::new();
        let mut place = [None; MAX_NODES + 1];
        for (node, id, part) in self.board.parts(self.catalogue.get()) {
            let tile = self.board.tile(id);
            let spot = self.catalogue.get().shape(tile.kind, tile.facing).parts()[part].spot;
            if spot.kind() == FeatureKind::Field && !self.options.farmers {
                continue;
            }
            let root = features.root(node);
            let place = *place[root.index()].get_or_insert_with(|| {
                roots.push(root);
                views.push(self.feature_view(spot.kind(), root));
                views.len() - 1
            });
            views[place].parts.push(spot.on(tile.square));
        }
        let walls = self.walls();
        for (view, &root) in views.iter_mut().zip(&roots) {
            view.points = self.value_with(view.kind, root, &walls);
        }
        views
    }

    /// A feature without its parts and its points.
    fn feature_view(&self, kind: FeatureKind, root: NodeId) -> FeatureView {
        let figures = self.figures_by_seat(root);
        FeatureView {
            kind,
            parts: Vec::new(),
            figures: figures[..usize::from(self.seats)].to_vec(),
            owners: most(&figures).iter().collect(),
            complete: kind != FeatureKind::Field && self.board.features().of(root).is_complete(),
            points: 0,
        }
    }
}

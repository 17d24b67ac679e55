//! What everybody may know, which is everything but the order of the tiles, and that nobody knows.

use crate::place::Place;
use duchy_game::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    action::{FigureKind, Quarter},
    elements::{crowns::Crown, fairy::FairyAt},
    event::FigureOnMap,
    features::NodeId,
    limits::MAX_NODES,
    options::Options,
    pending::Pending,
    scoring::most,
    square::{Axis, Side, Square},
    state::Carcassonne,
    table::Player,
    tile::{FeatureKind, TileKind},
};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Tiles on the map, in the order of placing.
    pub tiles: Vec<TileView>,
    /// Figures on the map, in the order they came there.
    pub figures: Vec<FigureOnMap>,
    /// Roads, cities, monasteries and fields.
    pub features: Vec<FeatureView>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// The tile to be placed now.
    pub drawn: Option<&'static str>,
    /// How many tiles are face down.
    pub tiles_left: usize,
    /// Which ones they are.
    pub bag: Vec<TileCount>,
    /// Tiles that fitted nowhere and went back to the box.
    pub put_away: Vec<TileCount>,
    /// Whether fields are in play.
    pub farmers: bool,
    /// What is in play.
    pub options: Options,
    /// How many tiles of the river are to come.
    pub river_left: usize,
    /// Dragon tiles that wait for the first volcano.
    pub aside: Vec<TileCount>,
    /// The dragon, once it is there.
    pub dragon: Option<DragonView>,
    /// The fairy, once she is on the map.
    pub fairy: Option<FairyView>,
    /// The quarters of the fortress, if the count is in play.
    pub fortress: Option<FortressView>,
    /// Castles, in the order of building.
    pub castles: Vec<CastleView>,
    /// The king, once somebody has him.
    pub king: Option<CrownView>,
    /// The robber, once somebody has him.
    pub robber: Option<CrownView>,
    /// Monasteries and shrines that challenge each other.
    pub challenges: Vec<Challenge>,
    /// The bazaar, while it is open.
    pub bazaar: Option<BazaarView>,
}

/// The dragon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DragonView {
    /// Where it is.
    pub square: Square,
    /// It is on its flight.
    pub flying: bool,
    /// Steps left of the flight.
    pub steps_left: u8,
    /// Where it has been on this flight.
    pub visited: Vec<Square>,
}

/// The fairy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FairyView {
    /// The squares the dragon can't come to: two if she is in a castle.
    pub squares: Vec<Square>,
    /// The figure she helps.
    pub helps: Option<FigureOnMap>,
}

/// The quarters of the fortress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FortressView {
    /// Where the count is.
    pub count: Quarter,
    /// Who is in the quarters.
    pub quarters: Vec<QuarterView>,
}

/// A quarter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct QuarterView {
    /// Which one.
    pub quarter: Quarter,
    /// Who is there.
    pub figures: Vec<QuarterFigures>,
}

/// Figures of one kind of one player in a quarter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct QuarterFigures {
    /// Whose.
    pub seat: Seat,
    /// Which kind.
    pub kind: FigureKind,
    /// How many.
    pub number: u8,
}

/// A castle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CastleView {
    /// Whose.
    pub seat: Seat,
    /// Its name on the map.
    pub at: Place,
    /// The two squares it stands on.
    pub squares: [Square; 2],
    /// Its figure is still inside: it has not scored yet.
    pub figure: bool,
    /// The six squares whose features it scores.
    pub suburbs: Vec<Square>,
}

/// The king or the robber.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CrownView {
    /// Who has it.
    pub seat: Seat,
    /// The size of the largest city or road, in tiles.
    pub size: u16,
    /// That city or road.
    pub at: Vec<Place>,
}

/// A monastery and a shrine that challenge each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Challenge {
    /// Where the monastery lies.
    pub monastery: Square,
    /// Where the shrine lies.
    pub shrine: Square,
}

/// An open bazaar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BazaarView {
    /// The tiles, with who has got them.
    pub tiles: Vec<BazaarTile>,
    /// Who holds the auction, or takes a tile now.
    pub auctioneer: Seat,
    /// The tile up for auction.
    pub offered: Option<&'static str>,
    /// The highest bid.
    pub bid: Option<u8>,
    /// Whose bid that is.
    pub bidder: Option<Seat>,
}

/// A tile of a bazaar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BazaarTile {
    /// The kind.
    pub id: &'static str,
    /// Who has got it.
    pub seat: Option<Seat>,
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
    /// Who placed it; nobody placed the start tile.
    pub seat: Option<Seat>,
    /// As which tile; the start tile is 0.
    pub turn: usize,
    /// The way a bridge runs over it.
    pub bridge: Option<Axis>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: i32,
    /// Meeples in the supply.
    pub meeples: u8,
    /// The abbot is in the supply.
    pub abbot: bool,
    /// Bridges in the supply.
    pub bridges: u8,
    /// Castles in the supply.
    pub castles: u8,
    /// The tile got at a bazaar and not placed yet.
    pub bought: Option<&'static str>,
}

/// A number of tiles of one kind.
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
    pub parts: Vec<Place>,
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
            figures: self.table.figures.iter().map(|figure| self.table.figure_on_map(figure)).collect(),
            features: self.feature_views(),
            players: self.player_views(),
            turn: self.table.turn(),
            drawn: self.table.drawn().map(|kind| self.table.tile_name(kind)),
            tiles_left: self.table.bag.len(),
            bag: self.tile_counts(|kind| self.table.bag.left(kind)),
            put_away: self.tile_counts(|kind| self.put_away(kind)),
            farmers: self.table.options.farmers,
            options: self.table.options,
            river_left: self.elements.river.len(),
            aside: self.tile_counts(|kind| self.aside(kind)),
            dragon: self.dragon_view(),
            fairy: self.fairy_view(),
            fortress: self.table.options.count.then(|| self.fortress_view()),
            castles: (0..self.elements.castles.built().len() as u8).map(|castle| self.castle_view(castle)).collect(),
            king: self.crown_view(&self.elements.crowns.king),
            robber: self.crown_view(&self.elements.crowns.robber),
            challenges: self.challenges(),
            bazaar: self.elements.bazaar.is_open().then(|| self.bazaar_view()),
        }
    }

    fn player_views(&self) -> Vec<PlayerView> {
        let players = Seat::all(self.table.seats).zip(self.players());
        let view = |(seat, player): (Seat, &Player)| PlayerView {
            score: player.score,
            meeples: player.meeples,
            abbot: player.abbots > 0,
            bridges: player.bridges,
            castles: player.castles,
            bought: self.bought().find(|&(owner, _)| owner == seat).map(|(_, tile)| self.table.tile_name(tile)),
        };
        players.map(view).collect()
    }

    fn dragon_view(&self) -> Option<DragonView> {
        let dragon = &self.elements.dragon;
        let square = |tile| self.table.board.tile(tile).square;
        let steps_left = match self.table.pending.last() {
            Some(&Pending::Fly { left, .. }) => left,
            _ => 0,
        };
        Some(DragonView {
            square: square(dragon.at?),
            flying: steps_left > 0,
            steps_left,
            visited: dragon.visited.iter().map(|&tile| square(tile)).collect(),
        })
    }

    fn fairy_view(&self) -> Option<FairyView> {
        let helps = match self.elements.fairy.at {
            FairyAt::Nowhere => return None,
            FairyAt::Tile(_) => self.table.helped().map(|figure| self.table.figure_on_map(figure)),
            FairyAt::Castle(castle) => self.elements.castles.inhabitant(castle).map(|seat| {
                let name = self.elements.castles.name(&self.table, castle);
                FigureOnMap { seat, kind: FigureKind::Meeple, at: Place::castle(name), square: name.square }
            }),
        };
        Some(FairyView { squares: self.fairy_squares(), helps })
    }

    /// The squares the fairy is on: two if she is in a castle.
    pub(crate) fn fairy_squares(&self) -> Vec<Square> {
        let square = |tile| self.table.board.tile(tile).square;
        match self.elements.fairy.at {
            FairyAt::Nowhere => Vec::new(),
            FairyAt::Tile(tile) => vec![square(tile)],
            FairyAt::Castle(castle) => self.elements.castles.built()[usize::from(castle)].tiles.map(square).to_vec(),
        }
    }

    fn fortress_view(&self) -> FortressView {
        let fortified = &self.elements.fortified;
        let figures = |quarter| {
            let all = Seat::all(self.table.seats).flat_map(|seat| FigureKind::ALL.map(|kind| (seat, kind)));
            let counted = all.map(move |(seat, kind)| QuarterFigures {
                seat,
                kind,
                number: fortified.figures(seat, quarter, kind),
            });
            counted.filter(|figures| figures.number > 0).collect()
        };
        let quarters = Quarter::ALL.map(|quarter| QuarterView { quarter, figures: figures(quarter) });
        FortressView { count: fortified.count, quarters: quarters.to_vec() }
    }

    fn castle_view(&self, castle: u8) -> CastleView {
        let built = &self.elements.castles.built()[usize::from(castle)];
        CastleView {
            seat: built.seat,
            at: Place::castle(self.elements.castles.name(&self.table, castle)),
            squares: built.tiles.map(|tile| self.table.board.tile(tile).square),
            figure: built.occupied,
            suburbs: self.elements.castles.squares(&self.table, castle).to_vec(),
        }
    }

    fn crown_view(&self, crown: &Crown) -> Option<CrownView> {
        let root = self.table.board.features().root(crown.node);
        Some(CrownView { seat: crown.holder?, size: crown.size, at: self.table.part_refs(root) })
    }

    fn challenges(&self) -> Vec<Challenge> {
        let monasteries = self.table.board.centres().iter().filter(|centre| centre.kind == FeatureKind::Monastery);
        let challenge = |centre: &crate::board::Centre| {
            let shrine = self.table.challenged_by(centre)?.square;
            Some(Challenge { monastery: centre.square, shrine })
        };
        monasteries.filter_map(challenge).collect()
    }

    fn bazaar_view(&self) -> BazaarView {
        let bazaar = &self.elements.bazaar;
        let shown = bazaar.shown().map(|tile| BazaarTile { id: self.table.tile_name(tile), seat: None });
        let bought =
            bazaar.bought().map(|(seat, tile)| BazaarTile { id: self.table.tile_name(tile), seat: Some(seat) });
        BazaarView {
            tiles: shown.chain(bought).collect(),
            auctioneer: bazaar.auctioneer,
            offered: bazaar.offered.map(|tile| self.table.tile_name(tile)),
            bid: bazaar.highest.map(|(_, points)| points),
            bidder: bazaar.highest.map(|(seat, _)| seat),
        }
    }

    fn tile_views(&self) -> Vec<TileView> {
        let tiles = self.table.board.tiles().iter().enumerate();
        let view = |(turn, tile): (usize, &crate::board::LaidTile)| TileView {
            square: tile.square,
            id: self.table.tile_name(tile.kind),
            facing: tile.facing,
            seat: tile.seat(),
            turn,
            bridge: tile.bridge().map(|bridge| bridge.axis),
        };
        tiles.map(view).collect()
    }

    fn tile_counts(&self, count: impl Fn(TileKind) -> u8) -> Vec<TileCount> {
        let counts = self
            .table
            .catalogue
            .get()
            .kinds()
            .map(|kind| TileCount { id: self.table.tile_name(kind), count: count(kind) });
        counts.filter(|counted| counted.count > 0).collect()
    }

    /// Every feature, in the order its first tile was placed.
    fn feature_views(&self) -> Vec<FeatureView> {
        let features = self.table.board.features();
        let mut roots: Vec<NodeId> = Vec::new();
        let mut views: Vec<FeatureView> = Vec::new();
        let mut place = [None; MAX_NODES];
        for (node, id, part) in self.table.board.parts(self.table.catalogue.get()) {
            let (tile, spot) = (self.table.board.tile(id), part.spot);
            let shown = match spot.kind() {
                FeatureKind::Field => self.table.options.farmers,
                FeatureKind::Garden => self.table.options.abbot,
                _ => true,
            };
            if !shown {
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
        let walls = self.table.walls();
        let fortress = self.table.fortress_city();
        for (view, &root) in views.iter_mut().zip(&roots) {
            view.points = if Some(root) == fortress { 0 } else { self.table.value_with(view.kind, root, &walls) };
        }
        views
    }

    /// A feature without its parts and its points.
    fn feature_view(&self, kind: FeatureKind, root: NodeId) -> FeatureView {
        let figures = self.table.figures_by_seat(root);
        FeatureView {
            kind,
            parts: Vec::new(),
            figures: figures[..usize::from(self.table.seats)].to_vec(),
            owners: most(&figures).iter().collect(),
            complete: kind != FeatureKind::Field && self.table.board.features().of(root).is_complete(),
            points: 0,
        }
    }
}

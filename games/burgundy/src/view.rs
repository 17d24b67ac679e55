//! What a viewer may know: everything but the order of what is face down, which nobody knows, and the hidden choices of
//! others.

use duchy_game::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    action::Action,
    catalogue::phase_points,
    estate::Estate,
    limits::DEPOTS,
    options::Options,
    pending::Pending,
    scoring::region_points,
    space::{Space, spaces},
    state::{Burgundy, Choice, NO_ESTATE, Player},
    tile::{Colour, Good, Tile},
    turn::LETTERS,
};

/// The table as a viewer sees it. Tiles, goods and spaces stand by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The letter of the phase; nothing when the game is over.
    pub phase: Option<&'static str>,
    /// The round of the phase, from 1.
    pub round: u8,
    /// Goods of the rounds to come in this phase.
    pub ahead: Vec<&'static str>,
    /// The numbered depots, from 1.
    pub depots: Vec<DepotView>,
    /// Tiles on the black depot, by space; empty spaces hold nothing.
    pub black: Vec<Option<&'static str>>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// The turn order of this round.
    pub order: Vec<Seat>,
    /// The markers on the track, the first first.
    pub track: Vec<MarkerView>,
    /// The bonus tiles.
    pub bonuses: Vec<BonusView>,
    /// Tiles face down: which there are.
    pub face_down: Vec<TileCount>,
    /// The new tile for which a storage is full.
    pub in_hand: Option<&'static str>,
    /// Whose turn it is, if it is anybody's.
    pub turn: Option<Seat>,
    /// How it is played.
    pub options: Options,
}

/// A numbered depot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DepotView {
    /// Tiles on it, by space; empty spaces hold nothing.
    pub tiles: Vec<Option<&'static str>>,
    /// Goods on it.
    pub goods: Vec<&'static str>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: i32,
    /// Points final scoring would bring now.
    pub at_the_end: i32,
    /// Workers at hand.
    pub workers: u16,
    /// Silver at hand.
    pub silver: u16,
    /// Dice not used yet.
    pub dice: Vec<u8>,
    /// The number of the estate, once it is known.
    pub estate: Option<u8>,
    /// Tiles in the estate.
    pub tiles: Vec<PlacedView>,
    /// The regions of the estate.
    pub regions: Vec<RegionView>,
    /// Tiles taken and not yet placed, by place; empty places hold nothing.
    pub storage: Vec<Option<&'static str>>,
    /// Goods in store.
    pub goods: Vec<&'static str>,
    /// Goods sold.
    pub sold: Vec<&'static str>,
    /// The estates dealt to choose from.
    pub dealt: Vec<u8>,
    /// Has made a hidden choice.
    pub chosen: bool,
    /// The hidden choice, for viewers who may see it.
    pub choice: Option<String>,
}

/// A tile in an estate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlacedView {
    /// Where.
    pub space: &'static str,
    /// What.
    pub tile: &'static str,
}

/// A region of an estate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RegionView {
    /// Its colour.
    pub colour: Colour,
    /// Its spaces.
    pub spaces: Vec<&'static str>,
    /// How many of them are still empty.
    pub empty: u32,
    /// Points for completing it in this phase.
    pub points: i32,
}

/// A marker on the track of the turn order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MarkerView {
    /// Whose.
    pub seat: Seat,
    /// How far it has come.
    pub step: u8,
}

/// The two bonus tiles of a colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BonusView {
    /// The colour.
    pub colour: Colour,
    /// Who has the large one.
    pub large: Option<Seat>,
    /// Who has the small one.
    pub small: Option<Seat>,
    /// What the large one and the small one bring.
    pub points: [i32; 2],
}

/// How many tiles of a kind are face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TileCount {
    /// The kind.
    pub tile: &'static str,
    /// How many have a coloured back.
    pub normal: u8,
    /// How many have a black one.
    pub black: u8,
}

impl Burgundy {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let seat_of = |owner: u8| (owner < self.seats).then_some(Seat(owner));
        View {
            phase: LETTERS.get(usize::from(self.phase)).copied(),
            round: self.round + 1,
            ahead: self.ahead.iter().filter(|&&good| good < 6).map(|&good| Good(good).name()).collect(),
            depots: (0..DEPOTS).map(|depot| self.depot_view(depot)).collect(),
            black: self.black.iter().map(|tile| tile.some().map(Tile::name)).collect(),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            order: self.order().to_vec(),
            track: self.ranking().iter().map(|&seat| MarkerView { seat, step: self.steps[seat.index()] }).collect(),
            bonuses: Colour::ALL
                .into_iter()
                .map(|colour| BonusView {
                    colour,
                    large: seat_of(self.large[colour.index()]),
                    small: seat_of(self.small[colour.index()]),
                    points: [self.large_bonus(), self.small_bonus()],
                })
                .collect(),
            face_down: self.face_down(),
            in_hand: match self.pending.last() {
                Some(&Pending::Room { tile, .. }) => Some(Tile(tile).name()),
                _ => None,
            },
            turn: self.turn(),
            options: self.options,
        }
    }

    fn depot_view(&self, depot: usize) -> DepotView {
        let slots = self.depots.chunks(crate::limits::SLOTS).nth(depot).unwrap_or_default();
        DepotView {
            tiles: slots.iter().map(|tile| tile.some().map(Tile::name)).collect(),
            goods: names(&self.depot_goods[depot]),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player: &Player = self.player(seat);
        // burgundy:expert.hidden
        let may_see = viewer.is(seat) || viewer == Viewer::Everything;
        let text = |Choice { estate, space }| Action::Choose { estate, space }.to_string();
        PlayerView {
            score: player.score,
            at_the_end: self.final_points(seat),
            workers: player.workers,
            silver: player.silver,
            dice: player.dice.into_iter().filter(|&die| die > 0).collect(),
            estate: self.estate(seat).map(|estate| estate.number),
            tiles: player.placed().map(|(space, tile)| PlacedView { space: space.name(), tile: tile.name() }).collect(),
            regions: self.estate(seat).map(|estate| self.region_views(estate, player.laid)).unwrap_or_default(),
            storage: player.storage.iter().map(|tile| tile.some().map(Tile::name)).collect(),
            goods: names(&player.goods),
            sold: names(&player.sold),
            dealt: player.dealt.into_iter().filter(|&index| index != NO_ESTATE).map(|index| index + 1).collect(),
            chosen: player.choice.is_some(),
            choice: player.choice.filter(|_| may_see).map(text),
        }
    }

    fn region_views(&self, estate: &Estate, laid: u64) -> Vec<RegionView> {
        let view = |&region: &u64| RegionView {
            colour: spaces(region).map(|space| estate.colour(space)).next().unwrap_or(Colour::Building),
            spaces: spaces(region).map(Space::name).collect(),
            empty: (region & !laid).count_ones(),
            points: region_points(region.count_ones()) + phase_points(self.phase),
        };
        estate.regions().iter().map(view).collect()
    }

    /// How many tiles of a kind are face down, with a coloured back.
    pub(crate) fn normal_left(&self, tile: Tile) -> u8 {
        let index = tile.index_in_colour();
        match tile.colour() {
            Colour::Building => self.buildings.left(index),
            Colour::Animal => self.animals.left(index),
            Colour::Knowledge => self.knowledge.left(index),
            Colour::Castle => self.castles,
            Colour::Mine => self.mines,
            Colour::Ship => self.ships,
        }
    }

    fn face_down(&self) -> Vec<TileCount> {
        let count =
            |tile: Tile| TileCount { tile: tile.name(), normal: self.normal_left(tile), black: self.blacks.left(tile) };
        Tile::all().map(count).filter(|counted| counted.normal + counted.black > 0).collect()
    }
}

/// Goods by name, as often as they are there.
pub(crate) fn names(goods: &[u8; Good::COUNT]) -> Vec<&'static str> {
    Good::all().flat_map(|good| std::iter::repeat_n(good.name(), usize::from(goods[good.0 as usize]))).collect()
}

/// The tiles that lie in a row of places.
pub(crate) fn in_places(places: &[Option<&'static str>]) -> Vec<&'static str> {
    places.iter().flatten().copied().collect()
}

//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, Kind, List, Name, Places, RulesVersion, Seat, Source, Status};

use crate::{
    action::FigureKind,
    board::{Board, Gardens, TileId},
    catalogue::{Catalogue, MAX_KINDS},
    elements::Elements,
    features::NodeId,
    options::{Options, Start},
    pending::{MAX_PENDING, Pending},
    tile::{FeatureKind, Spot, TileKind},
    turn::Steps,
};

/// Tiles in the box, squares of the fortress included.
pub const MAX_TILES: usize = 160;
/// Players at a table.
pub const MAX_PLAYERS: usize = 5;
/// Meeples a player may have.
pub const MAX_MEEPLES: usize = 8;

/// Figures of all players.
pub(crate) const MAX_FIGURES: usize = MAX_PLAYERS * (MAX_MEEPLES + 1);
/// Bridges of all players.
pub(crate) const MAX_BRIDGES: usize = 12;
/// Castles of all players.
pub(crate) const MAX_CASTLES: usize = 12;

/// A game of Carcassonne.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carcassonne {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The face-down stacks: tiles in an order nobody knows.
    pub(crate) bag: Bag<TileKind, MAX_KINDS>,
    pub(crate) board: Board,
    /// Figures on the map, in the order they came there.
    pub(crate) figures: List<Figure, MAX_FIGURES>,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
    /// The steps of a turn with what is in play.
    pub(crate) steps: Steps,
    /// Nothing is in play that the base game does not know.
    pub(crate) base: bool,
    /// What the elements in play have to remember.
    pub(crate) elements: Elements,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Points so far.
    pub score: i32,
    /// Meeples in the supply.
    pub meeples: u8,
    /// Abbots in the supply.
    pub abbots: u8,
    /// Bridges in the supply.
    pub bridges: u8,
    /// Castles in the supply.
    pub castles: u8,
}

impl Player {
    /// Figures of a kind in the supply.
    #[inline]
    pub const fn figures(&self, kind: FigureKind) -> u8 {
        match kind {
            FigureKind::Meeple => self.meeples,
            FigureKind::Abbot => self.abbots,
        }
    }

    #[inline]
    pub(crate) fn figures_mut(&mut self, kind: FigureKind) -> &mut u8 {
        match kind {
            FigureKind::Meeple => &mut self.meeples,
            FigureKind::Abbot => &mut self.abbots,
        }
    }
}

/// A figure on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// What it stands on.
    pub on: FeatureKind,
    /// The tile it stands on.
    pub tile: TileId,
    /// The part of that tile.
    pub node: NodeId,
    /// The canonical name of that part.
    pub spot: Spot,
}

impl Default for Figure {
    fn default() -> Self {
        Figure {
            seat: Seat(0),
            kind: FigureKind::default(),
            on: FeatureKind::Road,
            tile: TileId::default(),
            node: NodeId::default(),
            spot: Spot::Monastery,
        }
    }
}

impl Carcassonne {
    /// Where tiles are drawn from. What is shuffled in makes a new stack.
    #[inline]
    pub(crate) fn tiles_source(&self) -> Source {
        match self.elements.dragon.shuffled_back {
            false => Source::new("tiles"),
            true => Source::new("tiles").at(1),
        }
    }

    /// A table set up, before anybody's turn; the map is still empty.
    // carcassonne:setup.stacks carcassonne:setup.figures carcassonne:abbot.supply
    #[inline]
    pub(crate) fn set_up(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> Carcassonne {
        let mut players = [Player::default(); MAX_PLAYERS];
        let when = |in_play: bool, number: u8| if in_play { number } else { 0 };
        players[..usize::from(seats)].fill(Player {
            score: 0,
            meeples: catalogue.meeples(),
            abbots: when(options.abbot, catalogue.abbots()),
            bridges: when(options.bridges, catalogue.bridges(seats)),
            castles: when(options.castles, catalogue.castles(seats)),
        });
        let gardens = if options.abbot { Gardens::InPlay } else { Gardens::Decoration };
        Carcassonne {
            catalogue,
            rules,
            options,
            seats,
            players,
            bag: Bag::of(catalogue.bag(&options)),
            board: Board::new(gardens),
            figures: List::default(),
            pending: List::default(),
            steps: Steps::of(&options),
            base: options.is_base(),
            elements: Elements::of(catalogue.get(), &options),
        }
    }

    /// What the elements in play remember.
    pub fn elements(&self) -> &Elements {
        &self.elements
    }

    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The map.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Figures on the map, in the order they came there.
    #[inline]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// The tiles still face down, as a multiset.
    pub fn bag(&self) -> &Bag<TileKind, MAX_KINDS> {
        &self.bag
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match self.pending.first() {
            Some(&Pending::Turn { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// The tile that is to be laid now.
    #[inline]
    pub fn drawn(&self) -> Option<TileKind> {
        match self.pending.last() {
            Some(&Pending::Lay { tile, .. }) => Some(tile),
            _ => None,
        }
    }

    /// Tiles bought or taken at a bazaar and not laid yet, by who has them.
    pub fn bought(&self) -> impl Iterator<Item = (Seat, TileKind)> + '_ {
        let of_frame = |frame: &Pending| match *frame {
            Pending::Turn { seat, step: 0, bought: Some(tile) } => Some((seat, tile)),
            _ => None,
        };
        self.pending.iter().filter_map(of_frame).chain(self.elements.bazaar.bought())
    }

    /// Tiles that fitted nowhere and went back to the box: how many of a kind.
    // carcassonne:draw.unplaceable
    pub fn put_away(&self, kind: TileKind) -> u8 {
        let catalogue = self.catalogue.get();
        let in_play = catalogue.stacked(kind, &self.options) + catalogue.in_river(kind, &self.options);
        let laid = self.board.tiles().iter().filter(|tile| tile.kind == kind).count() as u8;
        let began = u8::from(match self.options.start {
            Start::Tile => kind == catalogue.start(),
            Start::Fortress => catalogue.is_fortress(kind),
            Start::River1 | Start::River2 | Start::Rivers => false,
        });
        let in_hand = u8::from(self.drawn() == Some(kind));
        let bought = self.bought().filter(|&(_, tile)| tile == kind).count() as u8;
        let shown = self.elements.bazaar.shown().filter(|&tile| tile == kind).count() as u8;
        let elsewhere = self.elements.river.left(kind) + self.aside(kind);
        (in_play + began).saturating_sub(self.bag.left(kind) + laid + in_hand + bought + shown + elsewhere)
    }

    /// Dragon tiles set aside: how many of a kind.
    pub fn aside(&self, kind: TileKind) -> u8 {
        self.elements.dragon.aside[kind.index()]
    }

    /// The name of a kind of tile, as it stands in records.
    pub(crate) fn tile_name(&self, kind: TileKind) -> &'static str {
        &self.catalogue.get().picture(kind).id
    }

    pub(crate) fn outcome_name(&self) -> impl Fn(TileKind) -> Name + use<> {
        let catalogue = self.catalogue.get();
        move |kind| Name::Borrowed(&catalogue.picture(kind).id)
    }

    #[inline]
    pub(crate) fn status_now(&self) -> Status {
        match self.pending.last().and_then(|pending| pending.decider()) {
            Some(seat) => Status::awaiting(seat),
            None => Status::Over { places: self.places(), won: None },
        }
    }

    // carcassonne:end.winner carcassonne:end.shared-victory
    pub(crate) fn places(&self) -> Places {
        Places::by(self.seats, |seat| self.players[seat.index()].score)
    }
}

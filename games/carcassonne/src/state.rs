//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, List, Name, Places, RulesVersion, Seat, Source, Status};

use crate::{
    action::FigureKind,
    board::{Board, TileId},
    catalogue::{Catalogue, MAX_KINDS},
    features::NodeId,
    options::Options,
    pending::{MAX_PENDING, Pending},
    tile::{FeatureKind, TileKind},
};

/// Tiles in the box.
pub const MAX_TILES: usize = 72;
/// Players at a table.
pub const MAX_PLAYERS: usize = 5;
/// Meeples a player may have.
pub const MAX_MEEPLES: usize = 8;

/// A game of Carcassonne.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(into = "crate::snapshot::Snapshot", try_from = "crate::snapshot::Snapshot")]
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
    pub(crate) figures: List<Figure, { MAX_PLAYERS * MAX_MEEPLES }>,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Points so far.
    pub score: i32,
    /// Meeples in the supply.
    pub meeples: u8,
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
}

impl Default for Figure {
    fn default() -> Self {
        Figure {
            seat: Seat(0),
            kind: FigureKind::default(),
            on: FeatureKind::Road,
            tile: TileId::default(),
            node: NodeId::default(),
        }
    }
}

impl Carcassonne {
    /// Where tiles are drawn from.
    pub(crate) const TILES: Source = Source::new("tiles");

    /// A table set up, before anybody's turn.
    // carcassonne:setup.stacks carcassonne:setup.figures
    pub(crate) fn set_up(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> Carcassonne {
        let mut players = [Player::default(); MAX_PLAYERS];
        players[..usize::from(seats)].fill(Player { score: 0, meeples: catalogue.meeples() });
        Carcassonne {
            catalogue,
            rules,
            options,
            seats,
            players,
            bag: Bag::of(catalogue.bag()),
            board: Board::new(catalogue.get()),
            figures: List::default(),
            pending: List::default(),
        }
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
    pub fn drawn(&self) -> Option<TileKind> {
        match self.pending.last() {
            Some(&Pending::Lay { tile, .. }) => Some(tile),
            _ => None,
        }
    }

    /// Tiles that fitted nowhere and went back to the box: how many of a kind.
    // carcassonne:draw.unplaceable
    pub fn put_away(&self, kind: TileKind) -> u8 {
        let laid = self.board.tiles().iter().filter(|tile| tile.kind == kind).count() as u8;
        let in_hand = u8::from(self.drawn() == Some(kind));
        self.catalogue.picture(kind).count - self.bag.left(kind) - laid - in_hand
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

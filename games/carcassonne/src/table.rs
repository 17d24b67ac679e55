//! The table: what every game has, whatever is in play.

use duchy_game::{Bag, Interned, List, Name, Places, RulesVersion, Seat, Source, Status};

use crate::{
    action::FigureKind,
    board::{Board, Gardens, TileId},
    catalogue::Catalogue,
    completed::Scoring,
    features::NodeId,
    limits::{MAX_FIGURES, MAX_KINDS, MAX_PLAYERS},
    options::Options,
    pending::{MAX_PENDING, Pending},
    steps::Steps,
    tile::{FeatureKind, Spot, TileKind},
};

/// What every game has: players, tiles, the map with its figures, and what is still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The face-down stacks: tiles in an order nobody knows.
    pub(crate) bag: Bag<TileKind, MAX_KINDS>,
    /// Tiles set aside have been shuffled into the stacks.
    pub(crate) shuffled_back: bool,
    pub(crate) board: Board,
    /// Figures on the map, in the order they came there.
    pub(crate) figures: List<Figure, MAX_FIGURES>,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
    /// The steps of a turn with what is in play.
    pub(crate) steps: Steps,
    /// Those of them in which something can happen with the tile placed last.
    pub(crate) tile_steps: Steps,
    /// Nothing is in play that the base game does not know.
    pub(crate) base: bool,
    /// What the tile placed last has completed.
    pub(crate) scoring: Scoring,
    pub(crate) this_turn: ThisTurn,
}

/// What has happened since a tile was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ThisTurn {
    /// The bridge built, with its tile.
    pub(crate) bridge: Option<(TileId, NodeId)>,
    /// The princess has sent a knight home.
    pub(crate) expelled: bool,
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
    /// The fairy helps it.
    pub(crate) helped: bool,
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
            helped: false,
        }
    }
}

impl Table {
    /// A table set up, before anybody's turn; the map is still empty.
    // carcassonne:setup.stacks carcassonne:setup.figures carcassonne:abbot.supply
    #[inline]
    pub(crate) fn set_up(catalogue: Interned<Catalogue>, rules: RulesVersion, seats: u8, options: Options) -> Table {
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
        Table {
            catalogue,
            rules,
            options,
            seats,
            players,
            bag: Bag::of(catalogue.bag(&options)),
            shuffled_back: false,
            board: Board::new(gardens),
            figures: List::default(),
            pending: List::default(),
            steps: Steps::of(&options),
            tile_steps: Steps::of(&options),
            base: options.is_base(),
            scoring: Scoring::default(),
            this_turn: ThisTurn::default(),
        }
    }

    /// Where tiles are drawn from. What is shuffled in makes a new stack.
    #[inline]
    pub(crate) fn tiles_source(&self) -> Source {
        match self.shuffled_back {
            false => Source::new("tiles"),
            true => Source::new("tiles").at(1),
        }
    }

    /// Whose turn it is; nobody's when the game is over.
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.pending.first() {
            Some(&Pending::Turn { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// The tile that is to be placed now.
    #[inline]
    pub(crate) fn drawn(&self) -> Option<TileKind> {
        match self.pending.last() {
            Some(&Pending::Lay { tile, .. }) => Some(tile),
            _ => None,
        }
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

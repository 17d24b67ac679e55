//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, List, Places, RulesVersion, Seat, SeatSet, Status};

use crate::{
    catalogue::{ANIMAL_KINDS, BLACK_SLOTS, Catalogue},
    dice::{Face, Shift},
    estate::{Estate, MAX_TOWNS},
    knowledge::Knowledge,
    limits::{DEPOTS, GOODS_AHEAD, MAX_PLAYERS, SLOTS},
    options::{Options, Tie},
    pending::{MAX_PENDING, Pending},
    powers::Powers,
    space::{SPACES, Space},
    tile::{Building, Colour, Good, Tile},
};

/// Places for tiles that have been taken but not yet placed.
pub const STORAGE: usize = 3;
/// Colours of goods a player can store.
// burgundy:ship.limit
pub(crate) const GOODS_ROOM: u32 = 3;

pub(crate) const NOBODY: u8 = u8::MAX;
pub(crate) const NO_GOOD: u8 = u8::MAX;
pub(crate) const NO_ESTATE: u8 = u8::MAX;

/// A game of The Castles of Burgundy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Burgundy {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// From 0; 5 when the game is over.
    pub(crate) phase: u8,
    /// From 0.
    pub(crate) round: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Tiles on the numbered depots, four by four.
    pub(crate) depots: [Tile; DEPOTS * SLOTS],
    /// Tiles on the black depot.
    pub(crate) black: [Tile; BLACK_SLOTS],
    /// How many goods of each colour lie on each depot.
    pub(crate) depot_goods: [[u8; Good::COUNT]; DEPOTS],
    /// The goods of the rounds to come in this phase, by round.
    pub(crate) ahead: [u8; GOODS_AHEAD],
    /// How far each seat's marker has come on the track.
    pub(crate) steps: [u8; MAX_PLAYERS],
    /// The order of the markers on the track: from the right, and from the top.
    pub(crate) ranking: [Seat; MAX_PLAYERS],
    /// The order of this round.
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// Who has the large bonus tile of each colour, and who the small one.
    pub(crate) large: [u8; Colour::COUNT],
    pub(crate) small: [u8; Colour::COUNT],
    /// Face-down stacks: tiles in an order nobody knows.
    pub(crate) buildings: Bag<usize, { Building::COUNT }>,
    pub(crate) animals: Bag<usize, ANIMAL_KINDS>,
    pub(crate) knowledge: Bag<usize, { Knowledge::COUNT }>,
    pub(crate) blacks: Bag<Tile, { Tile::COUNT }>,
    pub(crate) goods: Bag<Good, { Good::COUNT }>,
    /// Castles, mines and ships all look alike: stacks of them are just numbers.
    pub(crate) castles: u8,
    pub(crate) mines: u8,
    pub(crate) ships: u8,
    /// Tiles that have left the game.
    pub(crate) gone: u8,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Spaces with a tile, as bits.
    pub laid: u64,
    /// Spaces beside one with a tile, as bits.
    pub(crate) edge: u64,
    /// Points so far.
    pub score: i32,
    /// Knowledge tiles in the estate: bit n for number n.
    pub(crate) knowledge: u32,
    /// Workers at hand.
    pub workers: u16,
    /// Silver at hand.
    pub silver: u16,
    /// What lies on each space.
    pub(crate) tiles: [Tile; SPACES],
    /// Tiles that have been taken but not yet placed; empty places hold none.
    pub(crate) storage: [Tile; STORAGE],
    /// Stored goods of each colour.
    pub goods: [u8; Good::COUNT],
    /// Sold goods of each colour.
    pub sold: [u8; Good::COUNT],
    /// Dice not used yet; 0 if it has been.
    pub dice: [u8; 2],
    /// Which estate, by its place in the list.
    pub(crate) estate: u8,
    /// For each town, the kinds of building in it, as bits.
    pub(crate) built: [u8; MAX_TOWNS],
    /// What the knowledge tiles in the estate change.
    pub powers: Powers,
    /// The estates dealt to choose from, by their places in the list.
    pub(crate) dealt: [u8; 2],
    /// What was chosen and not yet shown.
    pub(crate) choice: Option<Choice>,
}

/// What a seat may do in its turn beside using its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Buy a tile.
    Purchase,
    /// The action of a castle.
    Castle,
    /// Place the tile of a city hall.
    CityHall,
    /// Fetch a tile by a carpenter, church or market.
    Fetch(Building),
    /// Sell goods by a warehouse.
    Warehouse,
    /// Load a ship.
    Ship,
    /// Choose which goods to keep.
    Keep,
    /// Discard a tile to make room for this one.
    Room(Tile),
}

/// An estate and the place of the start castle on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The number of the estate, from 1.
    pub estate: u8,
    /// The castle space.
    pub space: Space,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            laid: 0,
            edge: 0,
            score: 0,
            knowledge: 0,
            workers: 0,
            silver: 0,
            tiles: [Tile::NONE; SPACES],
            storage: [Tile::NONE; STORAGE],
            goods: [0; Good::COUNT],
            sold: [0; Good::COUNT],
            dice: [0; 2],
            estate: NO_ESTATE,
            built: [0; MAX_TOWNS],
            powers: Powers::NONE,
            dealt: [NO_ESTATE; 2],
            choice: None,
        }
    }
}

impl Player {
    /// The knowledge tiles in the estate, by number.
    pub fn knowledge(&self) -> impl Iterator<Item = Knowledge> + '_ {
        Knowledge::ALL.into_iter().filter(|knowledge| self.knowledge >> knowledge.number() & 1 == 1)
    }

    /// Stored tiles.
    pub fn stored(&self) -> impl Iterator<Item = Tile> + '_ {
        self.storage.iter().filter_map(|tile| tile.some())
    }

    /// The tile on a space.
    #[inline]
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()].some()
    }

    /// Every space with a tile, and the tile.
    pub fn placed(&self) -> impl Iterator<Item = (Space, Tile)> + '_ {
        Space::all().filter_map(|space| Some((space, self.tile_at(space)?)))
    }

    /// Spaces beside one with a tile, as bits; some have one themselves.
    #[inline]
    pub fn edge(&self) -> u64 {
        self.edge
    }

    /// The estate and castle space that were chosen and not yet shown.
    #[inline]
    pub fn choice(&self) -> Option<Choice> {
        self.choice
    }

    /// Spaces without a tile.
    pub fn empty_spaces(&self) -> u32 {
        SPACES as u32 - self.laid.count_ones()
    }

    /// The colours of goods in store, as bits.
    #[inline]
    pub(crate) fn good_kinds(&self) -> u8 {
        kinds_of(&self.goods)
    }

    /// How dice can be turned, the first steps being free.
    #[inline]
    fn shift(&self, free: u8) -> Shift {
        Shift { workers: self.workers, step: self.powers.worker_steps, free }
    }

    /// How dice can be turned for placing a tile of a colour.
    #[inline]
    pub(crate) fn placing(&self, colour: Colour) -> Shift {
        self.shift(self.powers.free_placing[colour.index()])
    }

    /// How dice can be turned for taking a tile.
    #[inline]
    pub(crate) fn taking(&self) -> Shift {
        self.shift(self.powers.free_taking)
    }

    /// How dice can be turned for selling goods.
    #[inline]
    pub(crate) fn selling(&self) -> Shift {
        self.shift(0)
    }

    /// The dice not used yet; two that show the same are one.
    #[inline]
    pub(crate) fn faces(&self) -> impl Iterator<Item = Face> + use<> {
        let [one, other] = self.dice;
        [one, if other == one { 0 } else { other }].into_iter().filter_map(Face::new)
    }
}

/// The colours of which there are any, as bits.
#[inline]
pub(crate) fn kinds_of(goods: &[u8; Good::COUNT]) -> u8 {
    goods.iter().enumerate().fold(0, |set, (index, &count)| set | u8::from(count > 0) << index)
}

impl Burgundy {
    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The estate of a seat, once it has one.
    pub fn estate(&self, seat: Seat) -> Option<&'static Estate> {
        self.catalogue.get().estates().get(usize::from(self.player(seat).estate))
    }

    /// The estate of a seat that plays.
    #[inline]
    pub(crate) fn land(&self, seat: Seat) -> &'static Estate {
        self.catalogue.get().estate(self.player(seat).estate)
    }

    /// The tiles on a numbered depot.
    #[inline]
    pub fn depot(&self, number: u8) -> impl Iterator<Item = Tile> + '_ {
        let first = usize::from(number - 1) * SLOTS;
        self.depots[first..first + SLOTS].iter().filter_map(|tile| tile.some())
    }

    /// The tiles on the black depot.
    pub fn black_depot(&self) -> impl Iterator<Item = Tile> + '_ {
        self.black.iter().filter_map(|tile| tile.some())
    }

    /// The goods on a numbered depot, by colour.
    pub fn goods_on(&self, number: u8) -> &[u8; Good::COUNT] {
        &self.depot_goods[usize::from(number - 1)]
    }

    /// The phase that is played, from 0.
    pub fn phase(&self) -> u8 {
        self.phase
    }

    /// The round of the phase, from 0.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The turn order of this round.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The markers on the track, the first first: the order of the next round.
    pub fn ranking(&self) -> &[Seat] {
        &self.ranking[..usize::from(self.seats)]
    }

    /// Bonus tiles a seat has.
    pub fn bonus_tiles(&self, seat: Seat) -> usize {
        self.large.iter().chain(&self.small).filter(|&&owner| owner == seat.0).count()
    }

    /// Bonus tiles of a colour that nobody has yet.
    pub fn bonuses_left(&self, colour: Colour) -> usize {
        [self.large, self.small].iter().filter(|owners| owners[colour.index()] == NOBODY).count()
    }

    /// All tiles: face down, on depots, in storage, in estates, out of the game, or just taken.
    pub fn tiles_everywhere(&self) -> usize {
        let face_down = self.buildings.len() + self.animals.len() + self.knowledge.len() + self.blacks.len();
        let alike = usize::from(self.castles) + usize::from(self.mines) + usize::from(self.ships);
        let board = self.depots.iter().chain(&self.black).filter(|tile| !tile.is_none()).count();
        let owned: usize =
            self.players().iter().map(|player| player.stored().count() + player.laid.count_ones() as usize).sum();
        let in_hand = usize::from(matches!(self.pending.last(), Some(Pending::Room { .. })));
        face_down + alike + board + owned + usize::from(self.gone) + in_hand
    }

    /// The seat a decision frame waits for; nobody for effects, and for the barrier, where all decide at once.
    #[inline]
    pub(crate) fn decider(&self, frame: Pending) -> Option<Seat> {
        match frame {
            Pending::Turn { seat, .. }
            | Pending::Castle(seat)
            | Pending::CityHall(seat)
            | Pending::Fetch { seat, .. }
            | Pending::Warehouse(seat)
            | Pending::Ship(seat)
            | Pending::Keep { seat, .. }
            | Pending::Room { seat, .. } => Some(seat),
            Pending::Choose(place) => Some(self.order[usize::from(place)]),
            Pending::Phase(_)
            | Pending::PhaseEnd
            | Pending::Round(_)
            | Pending::Next(_)
            | Pending::Barrier
            | Pending::Reveal
            | Pending::Sail(_) => None,
        }
    }

    /// Whose turn it is, if it is anybody's.
    pub fn turn(&self) -> Option<Seat> {
        self.pending.iter().rev().find_map(|&frame| self.decider(frame))
    }

    /// What the seat whose turn it is may still do beside using its dice, the next first.
    pub fn extras(&self) -> impl Iterator<Item = Extra> + '_ {
        self.pending.iter().rev().filter_map(|frame| match *frame {
            Pending::Turn { bought: false, .. } => Some(Extra::Purchase),
            Pending::Castle(_) => Some(Extra::Castle),
            Pending::CityHall(_) => Some(Extra::CityHall),
            Pending::Fetch { building, .. } => Some(Extra::Fetch(building)),
            Pending::Warehouse(_) => Some(Extra::Warehouse),
            Pending::Ship(_) => Some(Extra::Ship),
            Pending::Keep { .. } => Some(Extra::Keep),
            Pending::Room { tile, .. } => Some(Extra::Room(Tile(tile))),
            Pending::Turn { bought: true, .. }
            | Pending::Phase(_)
            | Pending::PhaseEnd
            | Pending::Round(_)
            | Pending::Next(_)
            | Pending::Choose(_)
            | Pending::Barrier
            | Pending::Reveal
            | Pending::Sail(_) => None,
        })
    }

    /// Whether nobody has acted in this round yet, or estates are still being chosen.
    pub fn is_round_fresh(&self) -> bool {
        match self.pending.last() {
            Some(&Pending::Turn { seat, bought: false }) => {
                seat == self.order[0] && self.players().iter().all(|player| !player.dice.contains(&0))
            }
            Some(Pending::Choose(_) | Pending::Barrier) => true,
            _ => false,
        }
    }

    /// The seats that have made a hidden choice.
    pub(crate) fn answered(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.player(seat).choice.is_some()).collect()
    }

    #[inline]
    pub(crate) fn status_now(&self) -> Status {
        match self.pending.last() {
            None => Status::Over { places: self.places(), won: None },
            // burgundy:expert.hidden
            Some(Pending::Barrier) => {
                let may_revise = self.answered();
                let awaited = Seat::all(self.seats).filter(|&seat| !may_revise.contains(seat)).collect();
                Status::Awaiting { awaited, may_revise }
            }
            Some(&frame) => match self.decider(frame) {
                Some(seat) => Status::awaiting(seat),
                None => Status::Awaiting { awaited: SeatSet::EMPTY, may_revise: SeatSet::EMPTY },
            },
        }
    }

    /// Most points; then by empty spaces; then later in the last round.
    // burgundy:end.winner burgundy:end.tie-spaces burgundy:end.tie-order
    pub(crate) fn places(&self) -> Places {
        Places::by(self.seats, |seat| {
            let player = self.player(seat);
            let empty = i64::from(player.empty_spaces());
            let spaces = match self.options.tie {
                Tie::Fewest => -empty,
                Tie::Most => empty,
            };
            let place = self.order().iter().position(|&other| other == seat);
            (player.score, spaces, place)
        })
    }
}

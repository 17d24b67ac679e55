//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, List, Places, RulesVersion, Seat, SeatSet, Status};

use crate::{
    bonus::{BONUS_TILES, BONUSES, Bonus, CardKind, MAX_CARDS},
    catalogue::{Catalogue, region},
    options::Options,
    pending::{MAX_PENDING, Pending},
    realm::{BOARDS, Layout, SPACES, Space},
    tile::{COLOURS, Colour, MAX_KINDS, Piece, TileKind},
};

/// Players at a table.
pub const MAX_PLAYERS: usize = 4;
/// Open tiles.
pub const OPEN: usize = 8;
/// Tiles of each of a player's three stacks.
pub const STACK: usize = 7;
/// Rounds of a game.
pub const ROUNDS: u8 = 3;
/// Storage spaces with every bonus tile that adds one.
pub const MAX_STORAGE: usize = 1 + BONUS_TILES as usize;

/// A game of The Castles of Tuscany.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuscany {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    /// From 1.
    pub(crate) round: u8,
    /// Everybody takes the one turn after the third round.
    pub(crate) last_turns: bool,
    /// Turns passed over in a row because nothing could be done.
    pub(crate) idle: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) open: [OpenTile; OPEN],
    /// Face-down neutral tiles: an order nobody knows.
    pub(crate) neutral: Bag<TileKind, MAX_KINDS>,
    /// Neutral tiles that were cleared away.
    pub(crate) neutral_discard: [u8; MAX_KINDS],
    pub(crate) deck: Bag<Colour, COLOURS>,
    pub(crate) discard: [u8; COLOURS],
    pub(crate) bonus_deck: Bag<CardKind, MAX_CARDS>,
    pub(crate) bonus_discard: [u8; MAX_CARDS],
    /// How often neutral tiles, region cards and bonus cards were shuffled anew: every time is another source of chance.
    pub(crate) shuffles: [u16; 3],
    /// How many players have filled each colour.
    pub(crate) colours_filled: [u8; COLOURS],
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Face-down tiles of the three stacks: an order nobody knows.
    pub(crate) tiles: Bag<TileKind, MAX_KINDS>,
    /// The number of the player's board of each letter.
    pub(crate) boards: [u8; BOARDS],
    /// How they lie, once the player has said so.
    pub(crate) layout: Option<Layout>,
    pub(crate) castle: Space,
    /// The spaces of each colour, as bits; none until the realms are laid out.
    pub(crate) colours: [u32; COLOURS],
    /// Spaces with something on them.
    pub(crate) filled: u32,
    /// Spaces beside those.
    pub(crate) reach: u32,
    /// What lies on each space.
    pub(crate) laid: [Piece; SPACES],
    /// Region cards in hand, by colour.
    pub(crate) hand: [u8; COLOURS],
    /// Stored tiles and hexes, in the order they came.
    pub(crate) storage: List<Piece, MAX_STORAGE>,
    /// Hexes in storage that came in this turn and have to wait.
    pub(crate) fresh: u8,
    pub(crate) bonuses: [u8; BONUSES],
    pub(crate) marble: u8,
    pub(crate) workers: u8,
    pub(crate) red: i16,
    pub(crate) green: i16,
}

/// A tile that lies open in the middle of the table, or a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenTile(pub(crate) u8);

impl OpenTile {
    pub(crate) const NONE: OpenTile = OpenTile(u8::MAX);
    const NEUTRAL: u8 = 0x80;

    #[inline]
    pub(crate) fn own(kind: TileKind) -> OpenTile {
        OpenTile(duchy_game::Kind::index(kind) as u8)
    }

    #[inline]
    pub(crate) fn neutral(kind: TileKind) -> OpenTile {
        OpenTile(duchy_game::Kind::index(kind) as u8 | OpenTile::NEUTRAL)
    }

    /// What it is; nothing if it is a gap.
    #[inline]
    pub fn kind(self) -> Option<TileKind> {
        let index = usize::from(self.0 & !OpenTile::NEUTRAL);
        (index < MAX_KINDS).then(|| duchy_game::Kind::from_index(index))
    }

    /// Whether its back is beige.
    #[inline]
    pub fn is_neutral(self) -> bool {
        self != OpenTile::NONE && self.0 & OpenTile::NEUTRAL != 0
    }
}

impl Player {
    pub(crate) fn new(catalogue: &Catalogue) -> Player {
        Player {
            tiles: Bag::of(*catalogue.player_tiles()),
            boards: [0; BOARDS],
            layout: None,
            castle: Space(0),
            colours: [0; COLOURS],
            filled: 0,
            reach: 0,
            laid: [Piece::NONE; SPACES],
            hand: [0; COLOURS],
            storage: List::default(),
            fresh: 0,
            bonuses: [0; BONUSES],
            marble: 0,
            workers: 0,
            red: 0,
            green: 0,
        }
    }

    /// Region cards in hand, by colour.
    pub fn hand(&self) -> &[u8; COLOURS] {
        &self.hand
    }

    /// How many region cards there are in hand.
    pub fn hand_size(&self) -> u32 {
        self.hand.iter().map(|&count| u32::from(count)).sum()
    }

    /// Stored tiles and hexes.
    #[inline]
    pub fn storage(&self) -> &[Piece] {
        &self.storage
    }

    /// How many spaces storage has.
    // tuscany:take.store
    #[inline]
    pub fn storage_spaces(&self) -> usize {
        1 + usize::from(self.bonuses[Bonus::Storage.index()])
    }

    /// Whether nothing more can be stored.
    #[inline]
    pub fn storage_full(&self) -> bool {
        self.storage.len() >= self.storage_spaces()
    }

    /// Hexes in storage that can be placed this turn.
    // tuscany:hex.later
    #[inline]
    pub fn ready_hexes(&self) -> u8 {
        self.hexes() - self.fresh
    }

    /// Hexes in storage.
    #[inline]
    pub fn hexes(&self) -> u8 {
        self.storage.iter().filter(|&&piece| piece == Piece::HEX).count() as u8
    }

    /// Bonus tiles of a type.
    #[inline]
    pub fn bonus(&self, bonus: Bonus) -> u8 {
        self.bonuses[bonus.index()]
    }

    /// Pieces of marble.
    pub fn marble(&self) -> u8 {
        self.marble
    }

    /// Workers.
    pub fn workers(&self) -> u8 {
        self.workers
    }

    /// Points on the red track.
    pub fn red(&self) -> i32 {
        self.red.into()
    }

    /// Points on the green track.
    pub fn green(&self) -> i32 {
        self.green.into()
    }

    /// Tiles face down in the three stacks.
    pub fn tiles_left(&self) -> usize {
        self.tiles.len()
    }

    /// Which they are, as a multiset: nobody knows their order.
    pub fn stack_tiles(&self) -> &Bag<TileKind, MAX_KINDS> {
        &self.tiles
    }

    /// The number of the player's board of each letter.
    pub fn boards(&self) -> [u8; BOARDS] {
        self.boards
    }

    /// Spaces with something on them, as bits.
    pub fn filled(&self) -> u32 {
        self.filled
    }

    /// The spaces of a colour, as bits.
    pub fn spaces(&self, colour: Colour) -> u32 {
        self.colours[colour as usize]
    }

    /// What lies on a space; [`Piece::NONE`] if it is empty.
    pub fn laid(&self, space: Space) -> Piece {
        self.laid[space.index()]
    }

    /// Spaces with nothing on them.
    pub fn empty_spaces(&self) -> u32 {
        SPACES as u32 - self.filled.count_ones()
    }

    /// Where a tile of this colour can go now.
    // tuscany:place.colour tuscany:place.adjacent tuscany:place.free
    #[inline]
    pub fn places(&self, colour: Colour) -> u32 {
        self.colours[colour as usize] & self.reach & !self.filled
    }

    /// The colours a tile of which can go somewhere now, as bits.
    #[inline]
    pub(crate) fn fitting(&self) -> u8 {
        let free = self.reach & !self.filled;
        let mut bits = 0;
        for (index, &spaces) in self.colours.iter().enumerate() {
            bits |= u8::from(spaces & free != 0) << index;
        }
        bits
    }

    /// The space of the start castle, once it is laid.
    pub fn start_castle(&self) -> Space {
        self.castle
    }

    /// How the boards lie, once the player has said so.
    pub fn layout(&self) -> Option<Layout> {
        self.layout
    }

    /// The colour of a space; nothing until the realms are laid out.
    #[inline]
    pub fn colour_at(&self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.colours[colour as usize] & space.bit() != 0)
    }

    /// The region of a space of this colour, as bits.
    #[inline]
    pub fn region(&self, space: Space, colour: Colour) -> u32 {
        region(self.colours[colour as usize], self.layout.unwrap_or_default(), space)
    }
}

impl Tuscany {
    /// A table with everything in the box still on its stacks.
    // tuscany:setup.stacks
    pub(crate) fn set_up(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        first: Seat,
        options: Options,
    ) -> Tuscany {
        let data = catalogue.get();
        Tuscany {
            catalogue,
            rules,
            options,
            seats,
            first,
            round: 1,
            last_turns: false,
            idle: 0,
            players: std::array::from_fn(|_| Player::new(data)),
            open: [OpenTile::NONE; OPEN],
            neutral: Bag::of(*data.neutral_tiles()),
            neutral_discard: [0; MAX_KINDS],
            deck: Bag::of(*data.region_cards()),
            discard: [0; COLOURS],
            bonus_deck: Bag::of(data.bonus_counts()),
            bonus_discard: [0; MAX_CARDS],
            shuffles: [0; 3],
            colours_filled: [0; COLOURS],
            pending: List::default(),
        }
    }

    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether everybody takes the one turn after the third round.
    pub fn last_turns(&self) -> bool {
        self.last_turns
    }

    /// The tiles in the middle of the table.
    #[inline]
    pub fn open(&self) -> &[OpenTile; OPEN] {
        &self.open
    }

    /// The neutral tiles face down, as a multiset.
    pub fn neutral(&self) -> &Bag<TileKind, MAX_KINDS> {
        &self.neutral
    }

    /// Neutral tiles that were cleared away and will be shuffled in again, by kind.
    pub fn neutral_discard(&self) -> &[u8; MAX_KINDS] {
        &self.neutral_discard
    }

    /// The region cards face down. Which they are is a secret as long as somebody has cards in hand.
    pub fn deck(&self) -> &Bag<Colour, COLOURS> {
        &self.deck
    }

    /// Region cards that were paid, by colour.
    pub fn discard(&self) -> &[u8; COLOURS] {
        &self.discard
    }

    /// The bonus cards face down, as a multiset.
    pub fn bonus_deck(&self) -> &Bag<CardKind, MAX_CARDS> {
        &self.bonus_deck
    }

    /// Bonus cards that were turned over, by kind.
    pub fn bonus_discard(&self) -> &[u8; MAX_CARDS] {
        &self.bonus_discard
    }

    /// How many players have filled a colour.
    pub fn filled_by(&self, colour: Colour) -> u8 {
        self.colours_filled[colour as usize]
    }

    /// Bonus tiles of a type nobody has taken yet.
    // tuscany:town.out
    #[inline]
    pub fn bonus_left(&self, bonus: Bonus) -> u8 {
        BONUS_TILES - self.players().iter().map(|player| player.bonus(bonus)).sum::<u8>()
    }

    /// Whose turn it is; nobody's while the table is set up and when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match self.pending.first() {
            Some(&Pending::Turn(seat, _)) => Some(seat),
            _ => None,
        }
    }

    /// The spaces of each colour, as bits, of the realm a player has laid out, shown or not.
    pub fn realm_colours(&self, seat: Seat) -> Option<[u32; COLOURS]> {
        let player = &self.players[seat.index()];
        player.layout.map(|layout| self.catalogue.get().colours(player.boards, layout))
    }

    /// Whether realms are being laid out, unseen by the others.
    pub fn laying_out(&self) -> bool {
        self.pending.last() == Some(&Pending::Layouts)
    }

    /// The seats that have laid out their realm.
    pub(crate) fn answered(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.players[seat.index()].layout.is_some()).collect()
    }

    #[inline]
    pub(crate) fn status_now(&self) -> Status {
        let Some(top) = self.pending.last() else {
            return Status::Over { places: self.places(), won: None };
        };
        match top.decider() {
            Some(seat) => Status::awaiting(seat),
            // tuscany:setup.hidden
            None => {
                let may_revise = self.answered();
                let awaited = Seat::all(self.seats).filter(|&seat| !may_revise.contains(seat)).collect();
                Status::Awaiting { awaited, may_revise }
            }
        }
    }

    // tuscany:final.winner tuscany:final.tie
    pub(crate) fn places(&self) -> Places {
        Places::by(self.seats, |seat| {
            let player = &self.players[seat.index()];
            (player.red, player.empty_spaces(), player.green)
        })
    }
}

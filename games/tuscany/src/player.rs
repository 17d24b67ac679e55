//! What one player has: realm, cards, storage, wood and points.

use duchy_game::{Bag, List};

use crate::{
    bonus::{BONUS_TILES, BONUSES, Bonus},
    catalogue::Catalogue,
    realm::{BOARDS, Layout, SPACES, Space, region},
    tile::{COLOURS, Colour, MAX_KINDS, Piece, TileKind},
};

/// Tiles of each of a player's three stacks.
pub const STACK: usize = 7;
/// Storage spaces with every bonus tile that adds one.
pub const MAX_STORAGE: usize = 1 + BONUS_TILES as usize;

/// Region cards of a draw action without bonus tiles.
// tuscany:draw.three
const DRAWN_CARDS: u8 = 3;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

    /// Region cards of a draw action.
    // tuscany:draw.three tuscany:draw.bonus
    #[inline]
    pub fn cards_of_a_draw(&self) -> u8 {
        DRAWN_CARDS + self.bonus(Bonus::RegionCard)
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

    /// Tiles face down in each of the three stacks; the leftmost is used first.
    // tuscany:setup.stacks
    pub fn stacks(&self) -> [usize; 3] {
        let left = self.tiles_left();
        [2, 1, 0].map(|after: usize| left.saturating_sub(after * STACK).min(STACK))
    }

    /// Takes the first piece of this name out of storage.
    #[inline]
    pub(crate) fn unstore(&mut self, piece: Piece) {
        if let Some(place) = self.storage.iter().position(|&stored| stored == piece) {
            self.storage.remove(place);
        }
    }

    /// Reads the colours off the boards as they lie, and puts the start castle down.
    pub(crate) fn begin_realm(&mut self, catalogue: &Catalogue) {
        let layout = self.layout.unwrap_or_default();
        self.colours = catalogue.colours(self.boards, layout);
        debug_assert!(self.colours[Colour::Castle as usize] & self.castle.bit() != 0);
        self.put(Piece::START, self.castle);
    }

    /// Puts something on an empty space.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, space: Space) {
        self.laid[space.index()] = piece;
        self.filled |= space.bit();
        self.reach |= self.layout.unwrap_or_default().neighbours()[space.index()];
    }
}

//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, List, Places, RulesVersion, Seat, SeatSet, Status};

use crate::{
    bonus::{BONUS_TILES, Bonus, CardKind, MAX_CARDS},
    catalogue::Catalogue,
    options::Options,
    pending::{Decision, MAX_PENDING, Pending, Step},
    player::Player,
    tile::{COLOURS, Colour, MAX_KINDS, TileKind},
};

/// Players at a table.
pub const MAX_PLAYERS: usize = 4;
/// Open tiles.
pub const OPEN: usize = 8;
/// Rounds of a game.
pub const ROUNDS: u8 = 3;
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
    /// Each player takes the one turn after the third round.
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
    /// How often neutral tiles, region cards and bonus cards were reshuffled: each time is another source of chance.
    pub(crate) shuffles: [u16; 3],
    /// How many players have filled each colour.
    pub(crate) colours_filled: [u8; COLOURS],
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
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

    /// Whether each player takes the one turn after the third round.
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

    /// The region cards face down. Which they are is a secret as long as a player has cards in hand.
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

    /// What is asked now; nothing when the game is over.
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        self.pending.last().and_then(|frame| frame.decision())
    }

    /// Whether the marble of this turn was already offered, so that this action is its last.
    #[inline]
    pub fn marble_offered(&self) -> bool {
        matches!(self.pending.first(), Some(Pending::Turn(_, Step::End)))
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

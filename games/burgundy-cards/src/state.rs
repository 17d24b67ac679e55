//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, Kind, List, Places, RulesVersion, Seat, Status};

use crate::{
    animals::unused_animals,
    card::{ANIMALS, Card, GOODS, Token, Type},
    catalogue::{Catalogue, MAX_CARDS, MAX_CLOISTERS, MAX_KINDS, MAX_PROJECTS},
    options::Options,
    pending::{Coming, Die, MAX_PENDING, Pending},
    piles::Piles,
};

/// Players at a table.
pub const MAX_PLAYERS: usize = 4;
/// Cards in hand.
pub const MAX_HAND: usize = 2;
/// Cards in the display at most.
pub(crate) const MAX_DISPLAY: usize = 13;
/// Decks that may be out at once: two a deal of six straddles, the rival's, and the one drawn from.
pub(crate) const DECKS: usize = 4;
/// Where the solo rival's estate is kept: a seat nobody takes.
pub(crate) const RIVAL: Seat = Seat(1);

/// A game of The Castles of Burgundy: The Card Game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BurgundyCards {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// From 0; five when the game is over after the last.
    pub(crate) round: u8,
    /// The turn of the round, from 1 to 6.
    pub(crate) turn: u8,
    /// How many have had this turn.
    pub(crate) acted: u8,
    /// Who goes first in this round.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Whether cards were bought this turn.
    pub(crate) bought: bool,
    /// Who has the start-player card.
    pub(crate) start_card: Seat,
    /// Whether it lies face down, since goods were sold.
    pub(crate) start_card_down: bool,
    /// The action cards nobody has seen, generation by generation.
    pub(crate) decks: [Deck; DECKS],
    /// Which of them is drawn from.
    pub(crate) current: u8,
    /// How many cards lie in the deck itself; the rest of its generation lies unseen before players.
    pub(crate) deck_left: u8,
    /// Cards of the solo rival nobody has seen yet.
    pub(crate) rival_left: u8,
    pub(crate) discard: [u8; MAX_KINDS],
    /// Sorted by row and card: where in a row a card lies does not matter.
    pub(crate) display: List<Shown, MAX_DISPLAY>,
    pub(crate) goods: Piles<GOODS>,
    pub(crate) animals: Piles<ANIMALS>,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Cards in estates, in the order they came there.
    pub(crate) placed: List<Placed, MAX_CARDS>,
    /// For each cloister among them, in the same order, the type it counts as.
    pub(crate) cloisters: List<Type, MAX_CLOISTERS>,
    /// First-triple cards that are gone, as bits by type.
    pub(crate) first_triples: u8,
    /// How many cards for all seven types are gone.
    pub(crate) sevens: u8,
    /// Cards just bought.
    pub(crate) offer: List<Card, 3>,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
}

/// One shuffling of the action cards, as far as nobody has seen them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub(crate) bag: Bag<Card, MAX_KINDS>,
    /// How many shuffles came before it.
    pub(crate) generation: u8,
}

/// A card in the display.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Shown {
    /// Its row, 1 to 6.
    pub row: u8,
    /// What it is.
    pub card: Card,
}

/// A card in an estate, in one byte: two bits of seat, six of card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Placed(u8);

impl Placed {
    pub(crate) const fn new(seat: Seat, card: Card) -> Self {
        Placed(seat.0 << 6 | card.0)
    }

    pub(crate) const fn seat(self) -> Seat {
        Seat(self.0 >> 6)
    }

    pub(crate) const fn card(self) -> Card {
        Card(self.0 & 63)
    }
}

/// A card in hand, and the deck it came from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Held {
    /// What it is.
    pub card: Card,
    pub(crate) deck: u8,
}

/// Some unseen cards of one deck.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Unseen {
    pub(crate) deck: u8,
    pub(crate) count: u8,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Points so far.
    pub score: i16,
    /// Workers in storage.
    pub workers: u8,
    /// Silver in storage.
    pub silver: u8,
    /// Goods in storage, by kind.
    pub goods: [u8; GOODS],
    /// Goods sold, by kind.
    pub sold: [u8; GOODS],
    /// Animals in storage, by kind.
    pub animals: [u8; ANIMALS],
    /// Cards in the estate by the type they count as. Every three are a triple; the rest is an unfinished stack.
    pub estate: [u8; 7],
    /// Points of the card for all seven types, with one added; 0 without it.
    pub(crate) seven: u8,
    pub(crate) hand: List<Held, MAX_HAND>,
    /// The face-down cards of the round: the upper ones first.
    pub(crate) stack: [Unseen; 2],
    pub(crate) projects: List<Card, MAX_PROJECTS>,
}

impl Player {
    /// Projects, sorted.
    #[inline]
    pub fn projects(&self) -> &[Card] {
        &self.projects
    }

    /// Cards in hand, seen by this player alone.
    #[inline]
    pub fn hand(&self) -> &[Held] {
        &self.hand
    }

    /// Cards of the unfinished stack of a type: 0 to 2.
    #[inline]
    pub fn unfinished(&self, kind: Type) -> u8 {
        self.estate[kind.index()] % 3
    }

    /// Triples of a type.
    #[inline]
    pub fn triples(&self, kind: Type) -> u8 {
        self.estate[kind.index()] / 3
    }

    /// Face-down cards that are left for this round.
    pub fn stack_len(&self) -> u8 {
        self.stack[0].count + self.stack[1].count
    }

    /// Cards in storage that break ties: workers, silver, goods, and animals that bring no points.
    // burgundy-cards:final.tie
    pub fn storage(&self) -> u32 {
        let goods: u8 = self.goods.iter().sum();
        u32::from(self.workers) + u32::from(self.silver) + u32::from(goods) + u32::from(unused_animals(&self.animals))
    }

    /// The points of the card for all seven types, if this player has one.
    pub fn seven_points(&self) -> Option<u8> {
        self.seven.checked_sub(1)
    }
}

impl BurgundyCards {
    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The solo rival: of what a player has, it has points and an estate.
    #[inline]
    pub fn rival(&self) -> Option<&Player> {
        if self.is_solo() { Some(&self.players[RIVAL.index()]) } else { None }
    }

    /// Whether one plays alone, against the scripted rival.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The round, from 0.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The turn of the round, from 1 to 6.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whose turn it is; nobody's when the game is over.
    #[inline]
    pub fn active(&self) -> Option<Seat> {
        if self.pending.is_empty() { None } else { Some(self.active) }
    }

    /// Who goes first in this round.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Who has the start-player card, and whether it lies face down; nobody in a solo game.
    pub fn start_card(&self) -> Option<(Seat, bool)> {
        (!self.is_solo()).then_some((self.start_card, self.start_card_down))
    }

    /// The display, row by row.
    #[inline]
    pub fn display(&self) -> &[Shown] {
        &self.display
    }

    /// Discarded action cards, kind by kind.
    pub fn discard(&self) -> &[u8; MAX_KINDS] {
        &self.discard
    }

    /// The goods to be gained.
    pub fn goods(&self) -> &Piles<GOODS> {
        &self.goods
    }

    /// The animals to be gained.
    pub fn animals(&self) -> &Piles<ANIMALS> {
        &self.animals
    }

    /// Cards just bought, of which one is to be chosen.
    pub fn offer(&self) -> &[Card] {
        &self.offer
    }

    /// The card that waits for room among the projects.
    pub fn on_the_way(&self) -> Option<Card> {
        match self.pending.last() {
            Some(&Pending::MakeRoom(card)) => Some(card),
            _ => None,
        }
    }

    /// The die of the action being carried out, if one is; a castle's may be any.
    pub(crate) fn acting(&self) -> Option<Option<u8>> {
        self.pending.iter().rev().find_map(|frame| match frame {
            Pending::Act(Die::Value(die)) => Some(Some(*die)),
            Pending::Act(Die::Any) => Some(None),
            _ => None,
        })
    }

    /// What the player to act can still expect from this turn, besides the cards in hand.
    pub fn coming(&self) -> impl Iterator<Item = Coming> + '_ {
        self.pending.iter().rev().filter_map(|frame| frame.coming())
    }

    /// The cards in an estate, in the order they came there, each with the type it counts as. The rival's is seat 1.
    pub fn estate(&self, seat: Seat) -> impl Iterator<Item = (Card, Type)> + '_ {
        let mut cloisters = self.cloisters.iter();
        self.placed.iter().filter_map(move |placed| {
            let kind = match self.catalogue.kind(placed.card()) {
                Type::Cloister => cloisters.next().copied().unwrap_or(Type::Cloister),
                kind => kind,
            };
            (placed.seat() == seat).then_some((placed.card(), kind))
        })
    }

    /// Types whose first-triple card is still there.
    pub fn first_triples(&self) -> impl Iterator<Item = Type> + '_ {
        Type::ALL.into_iter().filter(|kind| self.first_triples >> kind.index() & 1 == 0)
    }

    /// The cards for all seven types that are still there, from the top.
    pub fn sevens(&self) -> &'static [u8] {
        &self.catalogue.get().all_seven(self.seats)[usize::from(self.sevens)..]
    }

    /// How many cards lie face down in the deck.
    pub fn deck_len(&self) -> u8 {
        self.deck_left
    }

    /// How often the discard pile was reshuffled.
    pub fn reshuffles(&self) -> u8 {
        self.decks[usize::from(self.current)].generation
    }

    /// How many cards of a kind nobody has seen, in the deck and before players.
    pub fn unseen(&self, card: Card) -> u8 {
        self.decks.iter().map(|deck| deck.bag.left(card)).sum()
    }

    /// How many cards nobody has seen, in the deck and before players.
    pub fn unseen_len(&self) -> usize {
        self.decks.iter().map(|deck| deck.bag.len()).sum()
    }

    /// Face-down cards set aside for the solo rival.
    pub fn rival_left(&self) -> u8 {
        self.rival_left
    }

    /// The name of a card.
    #[inline]
    pub(crate) fn card_name(&self, card: Card) -> &'static str {
        self.catalogue.get().name_of(card)
    }

    #[inline]
    pub(crate) fn player(&self) -> &Player {
        &self.players[self.active.index() % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) fn throw_away(&mut self, card: Card) {
        self.discard[card.index()] += 1;
    }

    /// The workers that are missing to two.
    // burgundy-cards:workers.two
    pub(crate) fn missing_workers(&self) -> u8 {
        2 - self.player().workers.min(2)
    }

    /// How many of a token the active player has in storage.
    #[inline]
    pub(crate) fn stored(&self, token: Token) -> u8 {
        let player = self.player();
        if token.is_good() { player.goods[token.index()] } else { player.animals[token.index()] }
    }

    #[inline]
    pub(crate) fn status_now(&self) -> Status {
        if !self.pending.is_empty() {
            return Status::awaiting(self.active);
        }
        // burgundy-cards:final.winner burgundy-cards:final.tie burgundy-cards:final.shared
        let achieved = |seat: Seat| {
            let player = &self.players[seat.index()];
            (player.score, player.storage())
        };
        Status::Over { places: Places::by(self.seats, achieved), won: self.solo_result() }
    }
}

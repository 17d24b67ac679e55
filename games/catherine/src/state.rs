//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Interned, List, Places, RulesVersion, Seat, SeatSet, Status};

use crate::{
    action::Action,
    card::{CardId, Symbol, Symbols},
    catalogue::{Catalogue, FavourSpace, MAX_HAND, MAX_KINDS, MAX_ORDERS, MAX_PLAYERS, OrderId, ROW},
    options::Options,
    pending::{MAX_PENDING, Pending, Question},
};

/// A game of Catherine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catherine {
    pub(crate) catalogue: Interned<Catalogue>,
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// How often the discards have been shuffled.
    pub(crate) shuffles: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The face-down cards, in an order nobody knows.
    pub(crate) deck: Bag<CardId, MAX_KINDS>,
    /// The discards, which everybody has seen.
    pub(crate) discards: [u8; MAX_KINDS],
    /// The orders nobody was dealt.
    pub(crate) orders: Bag<OrderId, MAX_ORDERS>,
    /// What is still to happen; nothing when the game is over.
    pub(crate) pending: List<Pending, MAX_PENDING>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Points so far.
    pub score: i32,
    /// The space of the favour marker, from 0.
    pub favour: u8,
    /// Joker tokens.
    pub jokers: u8,
    /// The order.
    pub order: OrderId,
    /// Cities with a residence, as bits.
    pub residences: u32,
    /// Goods tokens, by [`Symbol`].
    pub tokens: [u8; Symbol::GOODS],
    pub(crate) hand: List<Held, MAX_HAND>,
    pub(crate) row: List<CardId, ROW>,
    /// The activation row: what lies under each card of the action row.
    pub(crate) under: [CardId; ROW],
    /// The place of the card under which one was played this round.
    pub(crate) active: Option<u8>,
    /// Under a barrier: what this player has chosen. Nothing of it has happened yet.
    pub(crate) choice: Option<Action>,
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Held {
    /// Which.
    pub card: CardId,
    /// How many shuffles came before it was drawn: what others can tell about it.
    pub shuffles: u8,
}

impl Default for Player {
    // catherine:setup.supply
    fn default() -> Self {
        Player {
            score: 0,
            favour: 0,
            jokers: 0,
            order: OrderId(0),
            residences: 0,
            tokens: [0; Symbol::GOODS],
            hand: List::default(),
            row: List::default(),
            under: [CardId::NONE; ROW],
            active: None,
            choice: None,
        }
    }
}

impl Player {
    /// The cards in hand, in the order of the data file.
    #[inline]
    pub fn hand(&self) -> &[Held] {
        &self.hand
    }

    /// The action row, from left to right.
    #[inline]
    pub fn row(&self) -> &[CardId] {
        &self.row
    }

    /// What lies under a card of the action row.
    #[inline]
    pub fn under(&self, place: usize) -> Option<CardId> {
        self.under.get(place).copied().filter(|card| *card != CardId::NONE)
    }

    /// The card above the one played this round, and that one.
    // catherine:act.above
    #[inline]
    pub fn activated(&self) -> Option<(CardId, CardId)> {
        let place = usize::from(self.active?);
        Some((self.row[place], self.under[place]))
    }

    /// What was chosen, while others still choose.
    #[inline]
    pub fn choice(&self) -> Option<&Action> {
        self.choice.as_ref()
    }

    /// Takes a card out of the hand: of equal ones the one held longest.
    #[inline]
    pub(crate) fn drop_card(&mut self, card: CardId) {
        match self.hand.iter().position(|held| held.card == card) {
            Some(index) => drop(self.hand.remove(index)),
            None => debug_assert!(false, "card {} is not in the hand", card.0),
        }
    }
}

impl Catherine {
    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// What one player has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The cards still face down, as a multiset.
    pub fn deck(&self) -> &Bag<CardId, MAX_KINDS> {
        &self.deck
    }

    /// How many of a card lie on the discard pile.
    // catherine:know.discards
    pub fn discarded(&self, card: CardId) -> u8 {
        self.discards[duchy_game::Kind::index(card)]
    }

    /// How often the discards have been shuffled.
    pub fn shuffles(&self) -> u8 {
        self.shuffles
    }

    /// The decade and the round, from 1; round 0 is before the first round of a decade, or its scoring.
    pub fn time(&self) -> (u8, u8) {
        let decade = self.pending.iter().find_map(|frame| match frame {
            Pending::Decade { decade, .. } => Some(*decade),
            _ => None,
        });
        let round = self.pending.iter().find_map(|frame| match frame {
            Pending::Round { round, .. } => Some(*round),
            _ => None,
        });
        (decade.unwrap_or(0), round.unwrap_or(0))
    }

    /// What is asked now, and of whom.
    #[inline]
    pub fn question(&self) -> Option<(Question, SeatSet)> {
        match self.pending.last() {
            Some(&Pending::Barrier { question, asked }) => Some((question, asked)),
            _ => None,
        }
    }

    /// What the symbols of a player's action row and goods tokens add up to.
    // catherine:row.symbols catherine:row.activation catherine:act.own
    #[inline]
    pub fn owned(&self, seat: Seat) -> Symbols {
        let player = self.player(seat);
        let mut owned = [0; Symbol::COUNT];
        owned[..Symbol::GOODS].copy_from_slice(&player.tokens);
        let catalogue = self.catalogue.get();
        for card in player.row() {
            let top = &catalogue.card(*card).top;
            owned.iter_mut().zip(top).for_each(|(sum, more)| *sum += more);
        }
        owned
    }

    /// The space of the favour track a player stands on.
    // catherine:favour.columns
    #[inline]
    pub fn favour_space(&self, seat: Seat) -> &'static FavourSpace {
        &self.catalogue.get().favour()[usize::from(self.player(seat).favour)]
    }

    /// Residences a player has not built yet.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.catalogue.residences() - self.player(seat).residences.count_ones() as u8
    }

    #[inline]
    pub(crate) fn card_name(&self, card: CardId) -> &'static str {
        &self.catalogue.get().card(card).id
    }

    /// The seats asked that have chosen.
    #[inline]
    pub(crate) fn answered(&self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|seat| self.player(*seat).choice.is_some()).collect()
    }

    #[inline]
    pub(crate) fn status_now(&self) -> Status {
        match self.question() {
            // catherine:know.revise
            Some((_, asked)) => {
                let may_revise = self.answered(asked);
                let awaited = asked.iter().filter(|seat| !may_revise.contains(*seat)).collect();
                Status::Awaiting { awaited, may_revise }
            }
            None => Status::Over { places: self.places(), won: None },
        }
    }

    // catherine:end.winner catherine:end.shared
    pub(crate) fn places(&self) -> Places {
        Places::by(self.seats, |seat| self.player(seat).score)
    }
}

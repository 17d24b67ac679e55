//! What a player can decide.

use crate::{
    card::CardId,
    catalogue::{CityId, MAX_CITIES, MAX_HAND},
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Action {
    /// Begin the action row with three cards.
    Row(Cards),
    /// Play two cards.
    Play {
        row: CardId,
        /// Goes into the activation row.
        under: CardId,
        /// The card of the action row it goes under.
        above: CardId,
    },
    /// Act with the activated card.
    Act(Act),
    /// Draw a card instead of acting.
    Draw,
    /// Build for the most books.
    Build(CityId),
}

impl Action {
    /// Cards of the hand it puts on the table.
    pub(crate) fn cards_played(self) -> u8 {
        match self {
            Action::Row(cards) => cards.len() as u8,
            Action::Play { .. } => 2,
            Action::Act(_) | Action::Draw | Action::Build(_) => 0,
        }
    }
}

/// How the activated card is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Act {
    /// Where to build: one city for each time the action is carried out.
    pub cities: Cities,
    /// The cards the action costs, for all times together.
    pub pay: Payment,
    /// The bonus is taken too, for these cards.
    pub bonus: Option<Cards<2>>,
}

/// A set of cities in three bytes, so that an action stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cities([u8; MAX_CITIES / 8]);

impl Cities {
    /// The cities of these bits.
    #[inline]
    pub const fn of(bits: u32) -> Self {
        let [low, middle, high, _] = bits.to_le_bytes();
        Cities([low, middle, high])
    }

    /// As bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        let [low, middle, high] = self.0;
        u32::from_le_bytes([low, middle, high, 0])
    }
}

/// Up to `N` cards, in the order of the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards<const N: usize = 3>([CardId; N]);

/// What an action costs: no more cards than a hand holds after the two of the round are played.
pub type Payment = Cards<{ MAX_HAND - 2 }>;

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Cards([CardId::NONE; N])
    }
}

impl<const N: usize> Cards<N> {
    /// The first `N` of these cards.
    #[inline]
    pub fn of(cards: &[CardId]) -> Self {
        let mut sorted = [CardId::NONE; N];
        sorted.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
        sorted.sort_unstable();
        Cards(sorted)
    }

    /// These cards, which are in order, with none after them.
    #[inline]
    pub(crate) const fn sorted(cards: [CardId; N]) -> Self {
        Cards(cards)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().take_while(|card| **card != CardId::NONE).count()
    }

    /// There are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == CardId::NONE
    }

    /// One after the other.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        self.0.into_iter().take_while(|card| *card != CardId::NONE)
    }
}

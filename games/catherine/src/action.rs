//! What a player can decide.

use crate::{card::CardId, catalogue::CityId};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Begin the action row with three cards.
    Row(Cards),
    /// Play two cards.
    Play {
        /// Joins the action row.
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

/// How the activated card is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Act {
    /// Where to build.
    pub city: Option<CityId>,
    /// The cards the action costs.
    pub pay: Cards,
    /// The bonus is taken too, for these cards.
    pub bonus: Option<Cards>,
}

/// Up to three cards, in the order of the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards([CardId; 3]);

impl Default for Cards {
    fn default() -> Self {
        Cards([CardId::NONE; 3])
    }
}

impl Cards {
    /// These cards, at most three.
    #[inline]
    pub fn of(cards: &[CardId]) -> Self {
        let mut sorted = [CardId::NONE; 3];
        sorted.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
        sorted.sort_unstable();
        Cards(sorted)
    }

    /// These three, which are in order.
    #[inline]
    pub(crate) const fn sorted(cards: [CardId; 3]) -> Self {
        Cards(cards)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().filter(|card| **card != CardId::NONE).count()
    }

    /// There are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == CardId::NONE
    }

    /// One after the other.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        self.0.into_iter().filter(|card| *card != CardId::NONE)
    }
}

//! The two face-up piles of goods, and of animals: their tops are seen, what is below is not.

use duchy_game::{Bag, Context, Name, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::Token;

pub(crate) const GOODS_SOURCE: Source = Source::new("goods");
pub(crate) const ANIMALS_SOURCE: Source = Source::new("animals");

pub(crate) fn good_name(index: usize) -> Name {
    Token::good(index).word().into()
}

pub(crate) fn animal_name(index: usize) -> Name {
    Token::animal(index).word().into()
}

/// One of the two piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// The one on the left.
    #[default]
    Left,
    /// The one on the right.
    Right,
}

impl Pile {
    /// Both.
    pub const BOTH: [Pile; 2] = [Pile::Left, Pile::Right];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// No card.
const NONE: u8 = u8::MAX;

/// Two piles of `N` kinds of cards. Below the tops nobody knows which card lies where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles<const N: usize> {
    unseen: Bag<usize, N>,
    tops: [u8; 2],
    below: [u8; 2],
}

impl<const N: usize> Piles<N> {
    /// All cards, none laid out yet.
    pub(crate) fn new(counts: [u8; N]) -> Self {
        Piles { unseen: Bag::of(counts), tops: [NONE; 2], below: [0; 2] }
    }

    /// Takes a card for a player's storage, before the piles are laid out.
    // burgundy-cards:setup.storage
    pub(crate) fn deal<E>(
        &mut self,
        source: Source,
        name: impl Fn(usize) -> Name,
        cx: &mut impl Context<E>,
    ) -> Option<usize> {
        cx.draw(source, &mut self.unseen, name)
    }

    /// Lays out what is left in two equal piles; the left one gets the odd card.
    // burgundy-cards:setup.piles
    pub(crate) fn lay_out<E>(&mut self, source: Source, name: impl Fn(usize) -> Name, cx: &mut impl Context<E>) {
        let all = self.unseen.len() as u8;
        for (pile, cards) in [(0, all - all / 2), (1, all / 2)] {
            if cards > 0 {
                self.uncover(pile, source, &name, cx);
                self.below[pile] = cards - 1;
            }
        }
    }

    fn uncover<E>(&mut self, pile: usize, source: Source, name: impl Fn(usize) -> Name, cx: &mut impl Context<E>) {
        self.tops[pile] = cx.draw(source, &mut self.unseen, name).map_or(NONE, |kind| kind as u8);
    }

    /// The card on top of a pile.
    #[inline]
    pub fn top(&self, pile: Pile) -> Option<usize> {
        let top = self.tops[pile.index()];
        if top == NONE { None } else { Some(usize::from(top)) }
    }

    /// How many cards a pile has.
    pub fn len(&self, pile: Pile) -> u8 {
        self.below[pile.index()] + u8::from(self.tops[pile.index()] != NONE)
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tops == [NONE; 2]
    }

    /// What nobody has seen.
    pub fn unseen(&self) -> &Bag<usize, N> {
        &self.unseen
    }

    /// Takes the top of a pile and shows the next. A pile that runs out is replaced by half of the other.
    // burgundy-cards:piles.split
    pub(crate) fn take<E>(
        &mut self,
        pile: Pile,
        source: Source,
        name: impl Fn(usize) -> Name,
        cx: &mut impl Context<E>,
    ) {
        let (here, there) = (pile.index(), 1 - pile.index());
        self.tops[here] = NONE;
        if self.below[here] > 0 {
            self.below[here] -= 1;
        } else if self.tops[there] != NONE && self.below[there] > 0 {
            // The half that is lifted off keeps its top in sight and any odd card.
            let moved = self.below[there].div_ceil(2);
            self.below[there] -= moved;
            self.below[here] = moved - 1;
        } else {
            return;
        }
        self.uncover(here, source, name, cx);
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::context::Fixed;

    use super::*;

    const SOURCE: Source = Source::new("test");

    fn name(kind: usize) -> Name {
        ["a", "b"][kind].into()
    }

    fn piles(script: &[&'static str], counts: [u8; 2]) -> (Piles<2>, Fixed<()>) {
        let mut cx = Fixed::new(script.iter().copied());
        let mut piles = Piles::new(counts);
        piles.lay_out(SOURCE, name, &mut cx);
        (piles, cx)
    }

    fn sizes(piles: &Piles<2>) -> [u8; 2] {
        Pile::BOTH.map(|pile| piles.len(pile))
    }

    /// Tests `burgundy-cards:setup.piles`, `burgundy-cards:piles.split`, `burgundy-cards:piles.none`.
    #[test]
    fn a_pile_that_runs_out_takes_half_of_the_other() {
        let (mut piles, mut cx) = piles(&["a", "b", "a", "b", "b", "a", "b"], [3, 4]);
        assert_eq!((sizes(&piles), piles.top(Pile::Left), piles.top(Pile::Right)), ([4, 3], Some(0), Some(1)));
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        assert_eq!(sizes(&piles), [4, 1]);
        // The last card of the right pile: the left one is split, its top stays.
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        assert_eq!((sizes(&piles), piles.top(Pile::Left)), ([2, 2], Some(0)));
        piles.take(Pile::Left, SOURCE, name, &mut cx);
        piles.take(Pile::Left, SOURCE, name, &mut cx);
        assert_eq!(sizes(&piles), [1, 1]);
        piles.take(Pile::Left, SOURCE, name, &mut cx);
        assert_eq!((sizes(&piles), piles.top(Pile::Left)), ([0, 1], None));
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        assert!(piles.is_empty() && piles.unseen().is_empty());
        assert!(cx.finish().is_ok());
    }

    /// Tests `burgundy-cards:piles.split`: of an odd number the pile that was lifted off keeps one more.
    #[test]
    fn three_cards_are_split_two_and_one() {
        let (mut piles, mut cx) = piles(&["a", "b", "a", "a"], [4, 1]);
        assert_eq!(sizes(&piles), [3, 2]);
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        piles.take(Pile::Right, SOURCE, name, &mut cx);
        assert_eq!(sizes(&piles), [2, 1]);
    }
}

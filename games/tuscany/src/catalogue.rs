//! The components of the box, prepared for playing quickly.

mod file;

use duchy_game::{BadCatalogue, Interner, Kind};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    bonus::{CardKind, MAX_CARDS, Reward},
    realm::{BOARD_SPACES, BOARDS, Layout},
    tile::{COLOURS, Colour, MAX_KINDS},
};

/// Boards of each letter.
pub const BOARDS_OF_A_LETTER: usize = 4;
/// The most spaces a region has.
// tuscany:setup.regions
pub const LARGEST_REGION: u32 = 3;

/// The components of a game.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    reconstructed: Vec<&'static str>,
    player_tiles: [u8; MAX_KINDS],
    neutral_tiles: [u8; MAX_KINDS],
    region_cards: [u8; COLOURS],
    colour_bonus: [[u8; 2]; COLOURS],
    bonus_cards: Vec<BonusCard>,
    /// By letter.
    boards: [[Board; BOARDS_OF_A_LETTER]; BOARDS],
}

/// A kind of bonus card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BonusCard {
    /// Its name in records.
    pub name: String,
    /// How many there are.
    pub count: u8,
    /// What it gives; of several, its player takes one.
    pub rewards: Vec<Reward>,
}

impl BonusCard {
    /// The reward, if there is no choice.
    #[inline]
    pub(crate) fn only_reward(&self) -> Option<Reward> {
        if let [reward] = self.rewards[..] { Some(reward) } else { None }
    }
}

/// A region board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Board {
    /// Its name in records: `A1`.
    pub id: String,
    /// The colours of its spaces, column by column from the top.
    pub spaces: Vec<Colour>,
    /// Its castle spaces as bits, upright and turned.
    #[serde(skip)]
    #[ts(skip)]
    castles: [u32; 2],
}

/// What a drawing of the table needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// The boards by letter.
    pub boards: Vec<Vec<Board>>,
    /// How many region cards there are by colour.
    pub region_cards: Vec<u8>,
    /// Points for the first and the second to fill a colour, by colour.
    pub colour_bonus: Vec<[u8; 2]>,
    /// The bonus cards.
    pub bonus_cards: Vec<BonusCard>,
    /// What in it is reconstructed, as keys of the texts.
    pub reconstructed: Vec<&'static str>,
}

impl Catalogue {
    /// The tiles of one player, by kind; the start castle is not among them.
    pub fn player_tiles(&self) -> &[u8; MAX_KINDS] {
        &self.player_tiles
    }

    /// The neutral tiles, by kind.
    pub fn neutral_tiles(&self) -> &[u8; MAX_KINDS] {
        &self.neutral_tiles
    }

    /// The region cards, by colour.
    pub fn region_cards(&self) -> &[u8; COLOURS] {
        &self.region_cards
    }

    /// Points for the first and the second to fill a colour.
    #[inline]
    pub fn colour_bonus(&self, colour: Colour) -> [u8; 2] {
        self.colour_bonus[colour.index()]
    }

    /// The kinds of bonus card.
    pub fn bonus_cards(&self) -> &[BonusCard] {
        &self.bonus_cards
    }

    /// The bonus cards, by kind.
    pub(crate) fn bonus_counts(&self) -> [u8; MAX_CARDS] {
        std::array::from_fn(|kind| self.bonus_cards.get(kind).map_or(0, |card| card.count))
    }

    /// A kind of bonus card.
    #[inline]
    pub fn bonus_card(&self, kind: CardKind) -> &BonusCard {
        &self.bonus_cards[kind.index()]
    }

    /// A board by letter and number.
    #[inline]
    pub fn board(&self, letter: u8, number: u8) -> &Board {
        &self.boards[usize::from(letter)][usize::from(number)]
    }

    /// The spaces of each colour, as bits, of a realm of these boards.
    pub(crate) fn colours(&self, boards: [u8; BOARDS], layout: Layout) -> [u32; COLOURS] {
        let mut colours = [0; COLOURS];
        for (place, &letter) in layout.order().iter().enumerate() {
            let spaces = &self.board(letter, boards[usize::from(letter)]).spaces;
            for (index, &colour) in spaces.iter().enumerate() {
                // A board turned by 180° shows its spaces in the reverse order.
                let index = if layout.turned(place) { BOARD_SPACES - 1 - index } else { index };
                colours[colour.index()] |= 1 << (place * BOARD_SPACES + index);
            }
        }
        colours
    }

    /// Where the start castle can lie in such a realm.
    // tuscany:setup.start-castle
    #[inline]
    pub(crate) fn castle_spaces(&self, boards: [u8; BOARDS], layout: Layout) -> u32 {
        let mut spaces = 0;
        for (place, &letter) in layout.order().iter().enumerate() {
            let board = self.board(letter, boards[usize::from(letter)]);
            spaces |= board.castles[usize::from(layout.turned(place))] << (place * BOARD_SPACES);
        }
        spaces
    }
}

impl Board {
    fn new(id: String, spaces: Vec<Colour>) -> Board {
        let castles = |turned: bool| {
            let castle = |(_, colour): &(usize, &Colour)| **colour == Colour::Castle;
            let bit = |(index, _): (usize, &Colour)| 1 << if turned { BOARD_SPACES - 1 - index } else { index };
            spaces.iter().enumerate().filter(castle).map(bit).sum()
        };
        let castles = [castles(false), castles(true)];
        Board { id, spaces, castles }
    }
}

impl duchy_game::Catalogue for Catalogue {
    const BUILT_IN: &'static str = include_str!("../data/box.toml");

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        file::read(text).map_err(BadCatalogue)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn reconstructed(&self) -> &[&'static str] {
        &self.reconstructed
    }

    fn drawing(&self) -> impl Serialize {
        Drawing {
            name: self.name.clone(),
            boards: self.boards.iter().map(|boards| boards.to_vec()).collect(),
            region_cards: self.region_cards.to_vec(),
            colour_bonus: self.colour_bonus.to_vec(),
            bonus_cards: self.bonus_cards.clone(),
            reconstructed: self.reconstructed.clone(),
        }
    }

    fn interner() -> &'static Interner<Self> {
        static INTERNER: Interner<Catalogue> = Interner::new();
        &INTERNER
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::Catalogue as _;

    use super::*;
    use crate::realm::Space;

    /// Tests `tuscany:setup.layout`: a turned board shows its spaces the other way round.
    #[test]
    fn boards_are_laid_as_the_layout_says() {
        let catalogue = Catalogue::built_in();
        let at = |layout: &str, space: &str| {
            let colours = catalogue.colours([0, 0, 0], layout.parse().unwrap());
            let space: Space = space.parse().unwrap();
            Colour::ALL.into_iter().find(|colour| colours[colour.index()] & space.bit() != 0).unwrap().name()
        };
        assert_eq!(at("A, B up, C up", "a1"), "village");
        assert_eq!(at("A, B up, C up", "a2"), "castle");
        assert_eq!(at("A turned, B up, C up", "c2"), "castle");
        assert_eq!(at("A turned, B up, C up", "a1"), "town");
        assert_eq!(at("C, B up, A up", "g2"), "castle");
    }
}

//! Action cards, goods and animals: what kinds there are, and the plain words for them.

use duchy_game::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The seven types of action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    /// Dark green: one free action.
    #[default]
    Castle,
    /// Grey: two silver.
    Mine,
    /// Violet: a joker.
    Cloister,
    /// Yellow: two workers.
    Knowledge,
    /// Blue: one good.
    Ship,
    /// Light green: one animal.
    Pasture,
    /// Beige: what the building says.
    Building,
}

impl Type {
    /// All of them, in the order of the data file.
    pub const ALL: [Type; 7] =
        [Type::Castle, Type::Mine, Type::Cloister, Type::Knowledge, Type::Ship, Type::Pasture, Type::Building];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in data files and records.
    pub const fn word(self) -> &'static str {
        ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"][self as usize]
    }

    /// Its text key.
    pub const fn key(self) -> &'static str {
        ["type-castle", "type-mine", "type-cloister", "type-knowledge", "type-ship", "type-pasture", "type-building"]
            [self as usize]
    }

    /// The type with this word.
    pub fn find(word: &str) -> Option<Type> {
        Type::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// The eight buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Takes a building or knowledge.
    Carpenter,
    /// Takes a castle, mine or cloister.
    Church,
    /// Takes a ship or pasture.
    Market,
    /// A point.
    Watchtower,
    /// Three silver.
    Bank,
    /// A good or an animal.
    Inn,
    /// Sells one kind of goods.
    Warehouse,
    /// Places a project.
    CityHall,
}

impl Building {
    /// All of them, in the order of the data file.
    pub const ALL: [Building; 8] = [
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::Watchtower,
        Building::Bank,
        Building::Inn,
        Building::Warehouse,
        Building::CityHall,
    ];

    /// Its id in data files.
    pub const fn id(self) -> &'static str {
        ["carpenter", "church", "market", "watchtower", "bank", "inn", "warehouse", "city-hall"][self as usize]
    }

    /// Its words in records.
    pub const fn words(self) -> &'static str {
        ["carpenter", "church", "market", "watchtower", "bank", "inn", "warehouse", "city hall"][self as usize]
    }
}

/// What a card shows besides its die: a type, or one of the buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its type.
    pub kind: Type,
    /// Which building, if it is one.
    pub building: Option<Building>,
    /// Its die, 1 to 6.
    pub die: u8,
}

impl Face {
    /// Its name in records: `castle 3`, `city hall 2`.
    pub fn name(self) -> String {
        format!("{} {}", self.building.map_or(self.kind.word(), Building::words), self.die)
    }

    /// Its text key: `card-castle-3`.
    pub fn key(self) -> &'static str {
        let row = self.building.map_or(self.kind.index(), |building| 6 + building as usize);
        KEYS[row][usize::from(self.die - 1)]
    }
}

macro_rules! keys {
    ($($word:literal),*) => {
        [$([
            concat!("card-", $word, "-1"), concat!("card-", $word, "-2"), concat!("card-", $word, "-3"),
            concat!("card-", $word, "-4"), concat!("card-", $word, "-5"), concat!("card-", $word, "-6"),
        ]),*]
    };
}

/// Text keys by what is shown and by die.
const KEYS: [[&str; 6]; 14] = keys!(
    "castle",
    "mine",
    "cloister",
    "knowledge",
    "ship",
    "pasture",
    "carpenter",
    "church",
    "market",
    "watchtower",
    "bank",
    "inn",
    "warehouse",
    "city-hall"
);

/// A kind of action card: what it shows, with its die. A number into the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Card(pub(crate) u8);

impl Kind for Card {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Card(index as u8)
    }
}

/// A kind of goods or animals: first the three goods, then the four animals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Token {
    Light,
    Medium,
    Dark,
    Rooster,
    Cow,
    Sheep,
    Pig,
}

/// How many kinds of goods there are.
pub const GOODS: usize = 3;
/// How many kinds of animals there are.
pub const ANIMALS: usize = 4;

impl Token {
    /// All goods.
    pub const GOODS: [Token; GOODS] = [Token::Light, Token::Medium, Token::Dark];
    /// All animals.
    pub const ANIMALS: [Token; ANIMALS] = [Token::Rooster, Token::Cow, Token::Sheep, Token::Pig];

    /// A good by its number among the goods.
    #[inline]
    pub const fn good(index: usize) -> Token {
        Token::GOODS[index]
    }

    /// An animal by its number among the animals.
    #[inline]
    pub const fn animal(index: usize) -> Token {
        Token::ANIMALS[index]
    }

    /// Whether it is a good.
    #[inline]
    pub const fn is_good(self) -> bool {
        (self as usize) < GOODS
    }

    /// Its number among the goods, or among the animals.
    #[inline]
    pub const fn index(self) -> usize {
        if self.is_good() { self as usize } else { self as usize - GOODS }
    }

    /// Its word in data files and records.
    pub const fn word(self) -> &'static str {
        ["light", "medium", "dark", "rooster", "cow", "sheep", "pig"][self as usize]
    }

    /// Its text key.
    pub const fn key(self) -> &'static str {
        ["good-light", "good-medium", "good-dark", "animal-rooster", "animal-cow", "animal-sheep", "animal-pig"]
            [self as usize]
    }

    /// The text key for this many of it.
    pub(crate) const fn key_of(self, count: u8) -> &'static str {
        match self {
            Token::Light if count != 1 => "goods-light",
            Token::Medium if count != 1 => "goods-medium",
            Token::Dark if count != 1 => "goods-dark",
            _ => self.key(),
        }
    }

    /// The kind with this word.
    pub fn find(word: &str) -> Option<Token> {
        Token::GOODS.into_iter().chain(Token::ANIMALS).find(|token| token.word() == word)
    }
}

/// How many workers it takes to turn one die value into another: each changes it by one, and 1 and 6 are neighbours.
// burgundy-cards:worker.shift burgundy-cards:worker.wrap
#[inline]
pub const fn steps(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests `burgundy-cards:worker.shift`, `burgundy-cards:worker.wrap`.
    #[test]
    fn workers_turn_dice_either_way_round() {
        assert_eq!([steps(2, 6), steps(6, 1), steps(1, 6), steps(3, 3), steps(1, 4), steps(5, 2)], [2, 1, 1, 0, 3, 3]);
    }

    #[test]
    fn cards_and_tokens_have_plain_names() {
        let face = Face { kind: Type::Building, building: Some(Building::CityHall), die: 2 };
        assert_eq!((face.name().as_str(), face.key()), ("city hall 2", "card-city-hall-2"));
        let face = Face { kind: Type::Mine, building: None, die: 6 };
        assert_eq!((face.name().as_str(), face.key()), ("mine 6", "card-mine-6"));
        assert_eq!(Token::find("cow"), Some(Token::ANIMALS[1]));
        assert_eq!(Token::find("dark").map(Token::index), Some(2));
    }
}

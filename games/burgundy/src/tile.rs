//! Hex tiles and goods: what kinds there are, what they are called, what colour of space they need.

use duchy_game::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::knowledge::Knowledge;

/// The colours of spaces and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Beige.
    Building,
    /// Light green.
    Animal,
    /// Yellow.
    Knowledge,
    /// Dark green.
    Castle,
    /// Grey.
    Mine,
    /// Blue.
    Ship,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Building, Colour::Animal, Colour::Knowledge, Colour::Castle, Colour::Mine, Colour::Ship];
    const NAMES: [&str; Colour::COUNT] = ["building", "animal", "knowledge", "castle", "mine", "ship"];
    const TERMS: [&str; Colour::COUNT] =
        ["colour-building", "colour-animal", "colour-knowledge", "colour-castle", "colour-mine", "colour-ship"];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in data files.
    pub const fn name(self) -> &'static str {
        Colour::NAMES[self as usize]
    }

    /// Its text key.
    pub const fn term(self) -> &'static str {
        Colour::TERMS[self as usize]
    }

    /// The colour with that name.
    pub fn find(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The letter it has in the rows of an estate.
    pub const fn letter(self) -> char {
        match self {
            Colour::Building => 'B',
            Colour::Animal => 'A',
            Colour::Knowledge => 'K',
            Colour::Castle => 'C',
            Colour::Mine => 'M',
            Colour::Ship => 'S',
        }
    }
}

/// The eight kinds of building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Sells one kind of goods.
    Warehouse,
    /// Fetches a building.
    Carpenter,
    /// Fetches a mine, knowledge tile or castle.
    Church,
    /// Fetches a ship or animals.
    Market,
    /// Gives 4 workers.
    BoardingHouse,
    /// Gives 2 silver.
    Bank,
    /// Places another tile.
    CityHall,
    /// Gives 4 points.
    Watchtower,
}

impl Building {
    /// How many kinds there are.
    pub const COUNT: usize = 8;
    /// All of them.
    pub const ALL: [Building; Building::COUNT] = [
        Building::Warehouse,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::CityHall,
        Building::Watchtower,
    ];

    /// Its tile.
    pub const fn tile(self) -> Tile {
        Tile(self as u8)
    }

    /// Its bit in a set of kinds.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Kinds of animal, in the order of the data file: chickens, cows, pigs, sheep.
pub const SPECIES: usize = 4;

/// A kind of hex tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Tile(pub(crate) u8);

const FIRST_ANIMAL: u8 = Building::COUNT as u8;
const SIZES: u8 = 3;
const FIRST_KNOWLEDGE: u8 = FIRST_ANIMAL + SPECIES as u8 * SIZES;
const CASTLE: u8 = FIRST_KNOWLEDGE + Knowledge::COUNT as u8;

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = CASTLE as usize + 3;
    /// A castle.
    pub const CASTLE: Tile = Tile(CASTLE);
    /// A mine.
    pub const MINE: Tile = Tile(CASTLE + 1);
    /// A ship.
    pub const SHIP: Tile = Tile(CASTLE + 2);
    /// No tile: an empty place.
    pub(crate) const NONE: Tile = Tile(u8::MAX);

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// 2, 3 or 4 animals of a species.
    pub const fn animals(species: usize, count: u8) -> Tile {
        Tile(FIRST_ANIMAL + species as u8 * SIZES + count - 2)
    }

    /// A knowledge tile.
    pub const fn of_knowledge(knowledge: Knowledge) -> Tile {
        Tile(FIRST_KNOWLEDGE + knowledge.index() as u8)
    }

    /// The tile of a colour with this place among them.
    #[inline]
    pub(crate) const fn of_colour(colour: Colour, index: usize) -> Tile {
        Tile(first_of(colour) + index as u8)
    }

    /// Its place among the tiles of its colour.
    #[inline]
    pub(crate) const fn index_in_colour(self) -> usize {
        (self.0 - first_of(self.colour())) as usize
    }

    /// Nothing lies there.
    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == Tile::NONE.0
    }

    /// The tile, if there is one.
    #[inline]
    pub(crate) const fn some(self) -> Option<Tile> {
        if self.is_none() { None } else { Some(self) }
    }

    /// What kind of space it needs.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.0 {
            0..FIRST_ANIMAL => Colour::Building,
            FIRST_ANIMAL..FIRST_KNOWLEDGE => Colour::Animal,
            FIRST_KNOWLEDGE..CASTLE => Colour::Knowledge,
            CASTLE => Colour::Castle,
            _ if self.0 == Tile::MINE.0 => Colour::Mine,
            _ => Colour::Ship,
        }
    }

    /// Which building it is.
    #[inline]
    pub const fn building(self) -> Option<Building> {
        if self.0 < FIRST_ANIMAL { Some(Building::ALL[self.0 as usize]) } else { None }
    }

    /// Which animals it shows, and how many.
    #[inline]
    pub const fn animal(self) -> Option<(usize, u8)> {
        if self.0 < FIRST_ANIMAL || self.0 >= FIRST_KNOWLEDGE {
            return None;
        }
        let place = self.0 - FIRST_ANIMAL;
        Some(((place / SIZES) as usize, place % SIZES + 2))
    }

    /// Which knowledge tile it is.
    #[inline]
    pub const fn knowledge(self) -> Option<Knowledge> {
        if self.0 < FIRST_KNOWLEDGE || self.0 >= CASTLE {
            return None;
        }
        Some(Knowledge::ALL[(self.0 - FIRST_KNOWLEDGE) as usize])
    }

    /// Its name in records and data files.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Its text key.
    pub const fn term(self) -> &'static str {
        TERMS[self.0 as usize]
    }

    /// Its text key as the object of a sentence: with an article, or in the accusative.
    pub(crate) const fn object(self) -> &'static str {
        OBJECTS[self.0 as usize]
    }

    /// The tile with that name.
    pub fn find(name: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.name().eq_ignore_ascii_case(name))
    }
}

const fn first_of(colour: Colour) -> u8 {
    match colour {
        Colour::Building => 0,
        Colour::Animal => FIRST_ANIMAL,
        Colour::Knowledge => FIRST_KNOWLEDGE,
        Colour::Castle => CASTLE,
        Colour::Mine => Tile::MINE.0,
        Colour::Ship => Tile::SHIP.0,
    }
}

impl Kind for Tile {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Tile(index as u8)
    }
}

/// The names of all kinds, and the keys of their texts: alone, and as the object of a sentence.
macro_rules! tiles {
    ($($slug:literal $name:literal,)*) => {
        const NAMES: [&str; Tile::COUNT] = [$($name),*];
        const TERMS: [&str; Tile::COUNT] = [$(concat!("tile-", $slug)),*];
        const OBJECTS: [&str; Tile::COUNT] = [$(concat!("object-", $slug)),*];
    };
}

tiles! {
    "warehouse" "warehouse",
    "carpenter" "carpenter",
    "church" "church",
    "market" "market",
    "boarding-house" "boarding house",
    "bank" "bank",
    "city-hall" "city hall",
    "watchtower" "watchtower",
    "2-chickens" "2 chickens",
    "3-chickens" "3 chickens",
    "4-chickens" "4 chickens",
    "2-cows" "2 cows",
    "3-cows" "3 cows",
    "4-cows" "4 cows",
    "2-pigs" "2 pigs",
    "3-pigs" "3 pigs",
    "4-pigs" "4 pigs",
    "2-sheep" "2 sheep",
    "3-sheep" "3 sheep",
    "4-sheep" "4 sheep",
    "knowledge-1" "knowledge 1",
    "knowledge-2" "knowledge 2",
    "knowledge-3" "knowledge 3",
    "knowledge-4" "knowledge 4",
    "knowledge-5" "knowledge 5",
    "knowledge-6" "knowledge 6",
    "knowledge-7" "knowledge 7",
    "knowledge-8" "knowledge 8",
    "knowledge-9" "knowledge 9",
    "knowledge-10" "knowledge 10",
    "knowledge-11" "knowledge 11",
    "knowledge-12" "knowledge 12",
    "knowledge-13" "knowledge 13",
    "knowledge-14" "knowledge 14",
    "knowledge-15" "knowledge 15",
    "knowledge-16" "knowledge 16",
    "knowledge-17" "knowledge 17",
    "knowledge-18" "knowledge 18",
    "knowledge-19" "knowledge 19",
    "knowledge-20" "knowledge 20",
    "knowledge-21" "knowledge 21",
    "knowledge-22" "knowledge 22",
    "knowledge-23" "knowledge 23",
    "knowledge-24" "knowledge 24",
    "knowledge-25" "knowledge 25",
    "knowledge-26" "knowledge 26",
    "castle" "castle",
    "mine" "mine",
    "ship" "ship",
}

/// The six colours of goods; the number of a colour is what a die must show to sell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Good(pub(crate) u8);

impl Good {
    /// How many colours there are.
    pub const COUNT: usize = 6;
    const NAMES: [&str; Good::COUNT] = ["turquoise", "violet", "pink", "red", "brown", "orange"];
    const TERMS: [&str; Good::COUNT] =
        ["good-turquoise", "good-violet", "good-pink", "good-red", "good-brown", "good-orange"];
    const STACKS: [&str; Good::COUNT] =
        ["goods-turquoise", "goods-violet", "goods-pink", "goods-red", "goods-brown", "goods-orange"];

    /// All colours.
    pub fn all() -> impl Iterator<Item = Good> {
        (0..Good::COUNT as u8).map(Good)
    }

    /// What a die must show to sell it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        Good::NAMES[self.0 as usize]
    }

    /// Its text key.
    pub const fn term(self) -> &'static str {
        Good::TERMS[self.0 as usize]
    }

    /// The text key for several of them.
    pub(crate) const fn stack(self) -> &'static str {
        Good::STACKS[self.0 as usize]
    }

    /// The colour with that name.
    pub fn find(name: &str) -> Option<Good> {
        Good::all().find(|good| good.name().eq_ignore_ascii_case(name))
    }
}

impl Kind for Good {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Good(index as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_found_by_its_name_and_knows_what_it_is() {
        for tile in Tile::all() {
            assert_eq!(Tile::find(tile.name()), Some(tile));
            assert_eq!(Tile::of_colour(tile.colour(), tile.index_in_colour()), tile);
            assert_eq!(tile.term(), format!("tile-{}", tile.name().replace(' ', "-")));
        }
        assert_eq!(Tile::animals(3, 4).name(), "4 sheep");
        assert_eq!(Tile::animals(1, 2).animal(), Some((1, 2)));
        for knowledge in Knowledge::ALL {
            let tile = Tile::of_knowledge(knowledge);
            assert_eq!(
                (tile.knowledge(), tile.name()),
                (Some(knowledge), &*format!("knowledge {}", knowledge.number()))
            );
        }
        assert_eq!(Building::CityHall.tile().name(), "city hall");
        let colours = Colour::ALL.map(|colour| Tile::all().filter(|tile| tile.colour() == colour).count());
        assert_eq!(colours, [8, 12, 26, 1, 1, 1]);
    }
}

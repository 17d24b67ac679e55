//! The components: cards, cities, roads, orders and the favour track, read from the data file and checked.

mod file;

use std::collections::BTreeMap;

use duchy_game::{Arg, BadCatalogue, Interner, Kind, Name};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::{Card, CardId, CardKind, Colour, Face, Repeat, Symbol, Symbols, by_symbol};

/// More kinds of card than a box has: it holds 102 cards.
pub const MAX_KINDS: usize = 102;
/// Players at a table.
pub const MAX_PLAYERS: usize = 4;
/// Cards in an action row at the end of a decade.
pub const ROW: usize = 7;
/// More cards than a hand ever holds: the highest hand limit, and the two of a round.
pub const MAX_HAND: usize = 12;
/// Cities a map may have.
pub const MAX_CITIES: usize = 24;
/// Orders in the box.
pub const MAX_ORDERS: usize = 8;

/// A city, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CityId(pub(crate) u8);

impl CityId {
    /// Its place in the data file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As one of the bits of a set of cities.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The cities of a set.
#[inline]
pub(crate) fn cities_in(mut bits: u32) -> impl Iterator<Item = CityId> {
    std::iter::from_fn(move || {
        let city = (bits != 0).then(|| CityId(bits.trailing_zeros() as u8))?;
        bits &= bits - 1;
        Some(city)
    })
}

/// An order, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct OrderId(pub(crate) u8);

impl Kind for OrderId {
    fn index(self) -> usize {
        usize::from(self.0)
    }
    fn from_index(index: usize) -> Self {
        OrderId(index as u8)
    }
}

/// A city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct City {
    /// Its name in records.
    pub id: String,
    /// Its name on the map.
    pub name: String,
    /// The colour of its region.
    pub region: Colour,
    /// Which goods lie there, by [`Symbol`].
    #[serde(serialize_with = "by_symbol")]
    #[ts(as = "BTreeMap<Symbol, u8>")]
    pub goods: [u8; Symbol::GOODS],
    /// Building there moves the favour marker.
    pub crown: bool,
    /// A residence there brings one more point in every decade scoring.
    pub one: bool,
    /// Where it is drawn.
    pub x: i32,
    /// Where it is drawn.
    pub y: i32,
    #[serde(skip)]
    key: Option<&'static str>,
}

/// An order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Order {
    /// Its name in records.
    pub id: String,
    /// The goods it asks for, by [`Symbol`].
    #[serde(serialize_with = "by_symbol")]
    #[ts(as = "BTreeMap<Symbol, u8>")]
    pub goods: [u8; Symbol::GOODS],
}

/// A space of the favour track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FavourSpace {
    /// The hand limit.
    pub hand: u8,
    /// Points in every decade scoring.
    pub points: u8,
    /// Multiplies the largest network in final scoring.
    pub multiplier: u8,
}

/// The components of a game of Catherine.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    reconstructed: Vec<&'static str>,
    cards: Vec<Card>,
    cities: Vec<City>,
    orders: Vec<Order>,
    favour: Vec<FavourSpace>,
    residences: u8,
    /// For each city, those a road leads to.
    roads: Vec<u32>,
    regions: [u32; Colour::COUNT],
    ones: u32,
}

impl Catalogue {
    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// All cards, each kind once.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(index, card)| (CardId::from_index(index), card))
    }

    /// The card of that name.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards().find(|(_, card)| card.id == id).map(|(card, _)| card)
    }

    /// A city.
    #[inline]
    pub fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// All cities.
    pub fn cities(&self) -> impl Iterator<Item = (CityId, &City)> {
        self.cities.iter().enumerate().map(|(index, city)| (CityId(index as u8), city))
    }

    /// All cities, as bits.
    #[inline]
    pub(crate) fn all_cities(&self) -> u32 {
        (1 << self.cities.len()) - 1
    }

    /// The city of that name.
    pub fn find_city(&self, id: &str) -> Option<CityId> {
        self.cities().find(|(_, city)| city.id == id).map(|(city, _)| city)
    }

    /// An order.
    pub fn order(&self, order: OrderId) -> &Order {
        &self.orders[order.index()]
    }

    /// All orders.
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// The favour track from the lowest space up.
    #[inline]
    pub fn favour(&self) -> &[FavourSpace] {
        &self.favour
    }

    /// Residences each player begins with.
    #[inline]
    pub fn residences(&self) -> u8 {
        self.residences
    }

    /// The cities of a region, as bits.
    #[inline]
    pub fn region(&self, colour: Colour) -> u32 {
        self.regions[colour as usize]
    }

    /// The cities marked 1, as bits.
    #[inline]
    pub fn ones(&self) -> u32 {
        self.ones
    }

    /// The largest part of these cities that roads hold together.
    // catherine:final.network
    pub fn largest_network(&self, cities: u32) -> u32 {
        let mut left = cities;
        let mut largest = 0u32;
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            loop {
                let reached = cities_in(group).fold(group, |reached, city| reached | self.roads[city.index()]) & cities;
                if reached == group {
                    break;
                }
                group = reached;
            }
            left &= !group;
            if group.count_ones() > largest.count_ones() {
                largest = group;
            }
        }
        largest
    }

    /// The cities a road leads to, as bits.
    pub fn roads_from(&self, city: CityId) -> u32 {
        self.roads[city.index()]
    }

    pub(crate) fn card_counts(&self) -> [u8; MAX_KINDS] {
        std::array::from_fn(|index| self.cards.get(index).map_or(0, |card| card.copies))
    }

    pub(crate) fn order_counts(&self) -> [u8; MAX_ORDERS] {
        std::array::from_fn(|index| u8::from(index < self.orders.len()))
    }

    fn draw_card(&self, card: &Card) -> CardDrawing {
        let one_by_one = |symbols: Symbols| {
            let each = Symbol::ALL.into_iter().zip(symbols);
            each.flat_map(|(symbol, count)| std::iter::repeat_n(symbol, usize::from(count))).collect()
        };
        let Card { id, colour, kind, top, cities, needs, repeat, copies, .. } = card.clone();
        let cities = cities_in(cities).map(|city| self.city(city).id.clone()).collect();
        let (top, needs) = (one_by_one(top), one_by_one(needs));
        CardDrawing { id, colour, kind, top, cities, needs, repeat, copies }
    }

    pub(crate) fn city_names(&'static self, cities: u32) -> Vec<&'static str> {
        cities_in(cities).map(|city| self.city(city).id.as_str()).collect()
    }

    pub(crate) fn card_name(&'static self, card: CardId) -> Name {
        Name::Borrowed(&self.card(card).id)
    }

    pub(crate) fn order_name(&'static self, order: OrderId) -> Name {
        Name::Borrowed(&self.order(order).id)
    }

    /// How a card is called in a sentence.
    pub(crate) fn card_word(&self, id: &str) -> Arg {
        match self.find_card(id) {
            Some(card) => Arg::Term(self.card(card).key),
            None => Arg::Name(id.to_owned()),
        }
    }

    /// How a city is called in a sentence.
    pub(crate) fn city_word(&self, id: &str) -> Arg {
        let city = self.find_city(id).map(|city| self.city(city));
        match city.and_then(|city| city.key) {
            Some(key) => Arg::Term(key),
            None => Arg::Name(city.map_or_else(|| id.to_owned(), |city| city.name.clone())),
        }
    }
}

const TEXT: &str = include_str!("../text/en.ftl");

/// The key as it stands in the texts, if it does.
fn text_key(key: &str) -> Option<&'static str> {
    TEXT.lines().filter_map(|line| line.split_once(" = ")).map(|(known, _)| known).find(|known| *known == key)
}

/// A card as it is drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardDrawing {
    /// Its name in records.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// What it does.
    pub kind: CardKind,
    /// The symbols in its upper part, one by one.
    pub top: Vec<Symbol>,
    /// The cities it names.
    pub cities: Vec<String>,
    /// What one must own for its bonus, one by one.
    pub needs: Vec<Symbol>,
    /// How often its action may be carried out.
    pub repeat: Repeat,
    /// How many there are.
    pub copies: u8,
}

/// What a drawing of the table needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// Every card.
    pub cards: Vec<CardDrawing>,
    /// What each kind of card does.
    pub faces: Vec<Face>,
    /// The cities.
    pub cities: Vec<City>,
    /// The roads, each between two cities.
    pub roads: Vec<(String, String)>,
    /// The orders.
    pub orders: Vec<Order>,
    /// The favour track from the lowest space up.
    pub favour: Vec<FavourSpace>,
    /// Residences each player begins with.
    pub residences: u8,
    /// What in it is reconstructed, as keys of the texts.
    pub reconstructed: Vec<&'static str>,
}

impl duchy_game::Catalogue for Catalogue {
    const BUILT_IN: &'static str = include_str!("../data/base.toml");

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
        let roads = self.cities().flat_map(|(from, _)| {
            let ids = move |to| (self.city(from).id.clone(), self.city(to).id.clone());
            cities_in(self.roads_from(from)).filter(move |to| from < *to).map(ids)
        });
        Drawing {
            name: self.name.clone(),
            cards: self.cards.iter().map(|card| self.draw_card(card)).collect(),
            faces: CardKind::ALL.map(CardKind::face).to_vec(),
            cities: self.cities.clone(),
            roads: roads.collect(),
            orders: self.orders.clone(),
            favour: self.favour.clone(),
            residences: self.residences,
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

    fn refused(old: &str, new: &str) -> String {
        let text = Catalogue::BUILT_IN.replacen(old, new, 1);
        assert_ne!(text, Catalogue::BUILT_IN, "{old} is in the file");
        Catalogue::parse(&text).expect_err("it is wrong").to_string()
    }

    #[test]
    fn mistakes_are_named_with_what_is_wrong() {
        assert!(refused("format = 1", "format = 2").contains("reads format 1"));
        assert!(refused("residences = 12", "residences = 0").contains("1 to 24"));
        assert!(refused("[\"cities\", ", "[\"towns\", ").contains("it may name cities, roads"));
        assert!(refused("\"st-petersburg\"],", "\"petersburg\"],").contains("no city petersburg"));
        assert!(refused("{ hand = 3, points = 0", "{ hand = 2, points = 0").contains("must be 3 to 10"));
        assert!(refused("{ hand = 7, points = 10", "{ hand = 6, points = 10").contains("can only stay or rise"));
        assert!(refused("iron = 1, food = 2, caviar = 2", "iron = 2, food = 2, caviar = 2").contains("few-iron"));
        assert!(refused("id = \"blue-academy\"", "id = \"blue-salon\"").contains("listed twice"));
        assert!(refused("id = \"blue-academy\"", "id = \"Blue Academy\"").contains("small letters"));
        assert!(refused("top = { iron = 1, food = 1 }", "top = { iron = 1 }").contains("two different goods"));
        assert!(refused("needs = { iron = 1 }", "needs = {}").contains("needs must stand"));
        assert!(
            refused("\"vyborg\", \"st-petersburg\", \"reval\"]", "\"vyborg\", \"reval\"]").contains("three different")
        );
        assert!(refused("x = 250", "z = 250").contains("z"));
    }

    #[test]
    fn the_largest_network_is_held_together_by_roads() {
        let catalogue = Catalogue::built_in();
        let bits =
            |ids: &[&str]| ids.iter().filter_map(|id| catalogue.find_city(id)).fold(0, |bits, city| bits | city.bit());
        assert_eq!(catalogue.largest_network(0), 0);
        let apart = bits(&["vyborg", "irkutsk", "riga", "reval"]);
        assert_eq!(catalogue.largest_network(apart), bits(&["riga", "reval"]));
        assert_eq!(catalogue.largest_network(catalogue.all_cities()), catalogue.all_cities());
    }
}

//! The components: cards, cities, roads, orders and the favour track, read from the data file and checked.

use std::collections::BTreeMap;

use duchy_game::{Arg, BadCatalogue, Interner, Kind, Name};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    card::{Card, CardId, CardKind, Colour, Symbol, Symbols},
    state::{MAX_HAND, MAX_PLAYERS, ROW},
};

/// More kinds of card than a box has: it holds 102 cards.
pub const MAX_KINDS: usize = 102;
/// Cities a map may have.
pub const MAX_CITIES: usize = 24;
/// Orders in the box.
pub const MAX_ORDERS: usize = 8;
/// Goods an order shows.
const ORDER_GOODS: u8 = 7;
/// The longest favour track.
const MAX_FAVOUR: usize = 32;

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

    pub(crate) fn card_name(&'static self, card: CardId) -> Name {
        Name::Borrowed(&self.card(card).id)
    }

    pub(crate) fn order_name(&'static self, order: OrderId) -> Name {
        Name::Borrowed(&self.order(order).id)
    }

    /// How a card is called in a sentence. Cards of a user's own file are called by their names.
    pub(crate) fn card_word(&self, id: &str) -> Arg {
        match self.find_card(id).and_then(|card| self.card(card).key) {
            Some(key) => Arg::Term(key),
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

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    name: String,
    #[serde(default)]
    reconstructed: Vec<String>,
    residences: u8,
    roads: Vec<[String; 2]>,
    favour: Vec<FavourSpace>,
    orders: Vec<OrderRow>,
    cards: Vec<CardRow>,
    city: Vec<CityRow>,
}

type SymbolRow = BTreeMap<Symbol, u8>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderRow {
    id: String,
    goods: SymbolRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    colour: Colour,
    kind: CardKind,
    #[serde(default)]
    top: SymbolRow,
    #[serde(default)]
    cities: Vec<String>,
    #[serde(default)]
    needs: SymbolRow,
    #[serde(default = "one")]
    copies: u8,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    name: String,
    region: Colour,
    #[serde(default)]
    goods: Vec<Symbol>,
    #[serde(default)]
    crown: bool,
    #[serde(default)]
    one: bool,
    x: i32,
    y: i32,
}

/// What a drawing of the table needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// Every kind of card.
    pub cards: Vec<Card>,
    /// The cities.
    pub cities: Vec<City>,
    /// The roads, by the places of their cities in the list.
    pub roads: Vec<(u8, u8)>,
    /// The orders.
    pub orders: Vec<Order>,
    /// The favour track from the lowest space up.
    pub favour: Vec<FavourSpace>,
    /// Residences each player begins with.
    pub residences: u8,
}

impl duchy_game::Catalogue for Catalogue {
    const BUILT_IN: &'static str = include_str!("../data/base.toml");

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        let file: File = toml::from_str(text).map_err(|error| BadCatalogue(error.to_string()))?;
        read(file).map_err(BadCatalogue)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn reconstructed(&self) -> &[&'static str] {
        &self.reconstructed
    }

    fn drawing(&self) -> impl Serialize {
        let roads = self.cities().flat_map(|(from, _)| {
            cities_in(self.roads_from(from)).filter(move |to| from < *to).map(move |to| (from.0, to.0))
        });
        Drawing {
            name: self.name.clone(),
            cards: self.cards.clone(),
            cities: self.cities.clone(),
            roads: roads.collect(),
            orders: self.orders.clone(),
            favour: self.favour.clone(),
            residences: self.residences,
        }
    }

    fn interner() -> &'static Interner<Self> {
        static INTERNER: Interner<Catalogue> = Interner::new();
        &INTERNER
    }
}

/// The parts of a data file that may be marked as reconstructed, with what players are told.
const PARTS: [(&str, &str); 5] = [
    ("cities", "reconstructed-cities"),
    ("roads", "reconstructed-roads"),
    ("cards", "reconstructed-cards"),
    ("orders", "reconstructed-orders"),
    ("favour", "reconstructed-favour"),
];

fn read(file: File) -> Result<Catalogue, String> {
    if file.format != 1 {
        return Err(format!("format is {}; this program reads format 1", file.format));
    }
    if file.name.trim().is_empty() {
        return Err("name is empty; give the file a name".to_owned());
    }
    let part = |word: &String| {
        let known = PARTS.iter().find(|(part, _)| part == word).map(|(_, key)| *key);
        known.ok_or_else(|| format!("reconstructed has {word}; it may name {}", PARTS.map(|(part, _)| part).join(", ")))
    };
    let reconstructed = file.reconstructed.iter().map(part).collect::<Result<_, _>>()?;
    let favour = read_favour(file.favour)?;
    let cities = read_cities(file.city)?;
    let roads = read_roads(&cities, &file.roads)?;
    let orders = read_orders(file.orders)?;
    let cards = read_cards(file.cards, &cities, &favour)?;
    if !(1..=MAX_CITIES as u8).contains(&file.residences) {
        return Err(format!("residences is {}; it must be 1 to {MAX_CITIES}", file.residences));
    }
    let bits = |wanted: &dyn Fn(&City) -> bool| {
        cities.iter().enumerate().filter(|(_, city)| wanted(city)).fold(0, |bits, (index, _)| bits | 1 << index)
    };
    let regions = [Colour::Blue, Colour::Red, Colour::Yellow].map(|colour| bits(&|city| city.region == colour));
    let ones = bits(&|city| city.one);
    let residences = file.residences;
    Ok(Catalogue { name: file.name, reconstructed, cards, cities, orders, favour, residences, roads, regions, ones })
}

fn read_favour(favour: Vec<FavourSpace>) -> Result<Vec<FavourSpace>, String> {
    if !(1..=MAX_FAVOUR).contains(&favour.len()) {
        return Err(format!("favour has {} spaces; it must have 1 to {MAX_FAVOUR}", favour.len()));
    }
    let most = MAX_HAND as u8 - 2;
    if let Some((index, space)) = favour.iter().enumerate().find(|(_, space)| !(3..=most).contains(&space.hand)) {
        return Err(format!("favour space {index}: the hand limit is {}; it must be 3 to {most}", space.hand));
    }
    match favour.windows(2).position(|two| two[1].hand < two[0].hand) {
        Some(index) => Err(format!("favour space {}: the hand limit falls; it can only stay or rise", index + 1)),
        None => Ok(favour),
    }
}

/// Names stand in records and texts: lower-case words joined by hyphens.
fn check_id<'a>(what: &str, id: &str, mut others: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if id.is_empty() || !id.chars().all(plain) || id.starts_with('-') || id.ends_with('-') {
        return Err(format!("{what} \"{id}\": an id has small letters, digits and hyphens, such as red-salon"));
    }
    match others.any(|other| other == id) {
        true => Err(format!("{what} {id} is listed twice; ids must differ")),
        false => Ok(()),
    }
}

fn read_symbols(row: &SymbolRow) -> Symbols {
    let mut symbols = [0; Symbol::COUNT];
    for (&symbol, &count) in row {
        symbols[symbol as usize] = count;
    }
    symbols
}

fn goods_of(symbols: Symbols) -> [u8; Symbol::GOODS] {
    std::array::from_fn(|good| symbols[good])
}

fn read_cities(rows: Vec<CityRow>) -> Result<Vec<City>, String> {
    let mut cities: Vec<City> = Vec::new();
    for row in rows {
        check_id("city", &row.id, cities.iter().map(|city| city.id.as_str()))?;
        let mut goods = [0; Symbol::COUNT];
        for good in &row.goods {
            goods[*good as usize] += 1;
        }
        if goods[Symbol::GOODS..] != [0, 0] || goods.iter().any(|&count| count > 1) {
            return Err(format!("city {}: goods lists each of iron, food, caviar, furs at most once", row.id));
        }
        let key = text_key(&format!("city-{}", row.id));
        let CityRow { id, name, region, crown, one, x, y, .. } = row;
        cities.push(City { id, name, region, goods: goods_of(goods), crown, one, x, y, key });
    }
    if !(3..=MAX_CITIES).contains(&cities.len()) {
        return Err(format!("there are {} cities; there must be 3 to {MAX_CITIES}", cities.len()));
    }
    Ok(cities)
}

fn city_named(cities: &[City], id: &str, whose: &str) -> Result<usize, String> {
    cities.iter().position(|city| city.id == id).ok_or_else(|| format!("{whose}: there is no city {id}"))
}

fn read_roads(cities: &[City], rows: &[[String; 2]]) -> Result<Vec<u32>, String> {
    let mut roads = vec![0; cities.len()];
    for [from, to] in rows {
        let (a, b) = (city_named(cities, from, "roads")?, city_named(cities, to, "roads")?);
        if a == b {
            return Err(format!("roads: a road leads from {from} to itself"));
        }
        roads[a] |= 1 << b;
        roads[b] |= 1 << a;
    }
    Ok(roads)
}

fn read_orders(rows: Vec<OrderRow>) -> Result<Vec<Order>, String> {
    let mut orders: Vec<Order> = Vec::new();
    for row in rows {
        check_id("order", &row.id, orders.iter().map(|order| order.id.as_str()))?;
        let goods = read_symbols(&row.goods);
        let fits = goods[Symbol::GOODS..] == [0, 0] && goods.iter().all(|&count| count <= ORDER_GOODS);
        if !fits || goods.iter().sum::<u8>() != ORDER_GOODS {
            return Err(format!("order {}: it must show {ORDER_GOODS} goods and nothing else", row.id));
        }
        orders.push(Order { id: row.id, goods: goods_of(goods) });
    }
    if !(MAX_PLAYERS..=MAX_ORDERS).contains(&orders.len()) {
        return Err(format!("there are {} orders; there must be {MAX_PLAYERS} to {MAX_ORDERS}", orders.len()));
    }
    Ok(orders)
}

fn read_cards(rows: Vec<CardRow>, cities: &[City], favour: &[FavourSpace]) -> Result<Vec<Card>, String> {
    let mut cards: Vec<Card> = Vec::new();
    for row in rows {
        check_id("card", &row.id, cards.iter().map(|card| card.id.as_str()))?;
        let id = row.id.clone();
        cards.push(read_card(row, cities).map_err(|bad| format!("card {id}: {bad}"))?);
    }
    if cards.len() > MAX_KINDS {
        return Err(format!("there are {} different cards; at most {MAX_KINDS} are possible", cards.len()));
    }
    // What four players can hold at once, and a card to draw besides.
    let limit = favour.iter().map(|space| usize::from(space.hand)).max().unwrap_or(0);
    let least = MAX_PLAYERS * (ROW + 4 + limit + 2) + 1;
    let all: usize = cards.iter().map(|card| usize::from(card.copies)).sum();
    if !(least..=250).contains(&all) {
        return Err(format!("there are {all} cards in all; with these hand limits there must be {least} to 250"));
    }
    Ok(cards)
}

fn read_card(row: CardRow, cities: &[City]) -> Result<Card, String> {
    const MOST: u8 = 9;
    let CardRow { id, colour, kind, top, cities: listed, needs, copies } = row;
    let (top, needs) = (read_symbols(&top), read_symbols(&needs));
    if top.iter().chain(&needs).any(|&count| count > MOST) {
        return Err(format!("a symbol may be there at most {MOST} times"));
    }
    let mut bits = 0u32;
    for city in &listed {
        bits |= 1 << city_named(cities, city, "cities")?;
    }
    // catherine:build.listed catherine:row.symbols
    if kind.lists_cities() != (bits.count_ones() == 3 && listed.len() == 3) || (!kind.lists_cities() && bits != 0) {
        return Err("cards of the build kinds name three different cities, and others name none".to_owned());
    }
    if kind.lists_cities() && top != [0; Symbol::COUNT] {
        return Err("cards that name three cities show no symbols".to_owned());
    }
    let goods = &top[..Symbol::GOODS];
    if kind == CardKind::Market && (goods.iter().filter(|&&count| count > 0).count() != 2) {
        return Err("a market shows two different goods".to_owned());
    }
    if kind.lists_needs() != (needs != [0; Symbol::COUNT]) {
        return Err("needs must stand for charter, banquet, build-draw and build-points, and for no other kind".into());
    }
    if copies == 0 {
        return Err("copies is 0; leave the card out instead".to_owned());
    }
    let fixed = kind.fixed_needs();
    let needs = std::array::from_fn(|symbol| needs[symbol].max(fixed[symbol]));
    let key = text_key(&format!("card-{id}"));
    Ok(Card { id, colour, kind, top, cities: bits, needs, copies, key })
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

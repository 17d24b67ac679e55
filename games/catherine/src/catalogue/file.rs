//! The data file: its rows as they are written, and the checks that make everything it accepts playable.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    Catalogue, City, FavourSpace, MAX_CITIES, MAX_HAND, MAX_KINDS, MAX_ORDERS, MAX_PLAYERS, Order, ROW, text_key,
};
use crate::card::{Card, CardKind, Colour, Repeat, Symbol, Symbols};

/// The longest favour track.
const MAX_FAVOUR: usize = 32;
/// Goods an order shows.
const ORDER_GOODS: u8 = 7;
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
    repeat: Option<RepeatRow>,
    #[serde(default = "one")]
    copies: u8,
}

/// `repeat = 3` or `repeat = "any"`.
#[derive(Deserialize)]
#[serde(untagged)]
enum RepeatRow {
    Times(u8),
    Word(String),
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

/// The parts of a data file that may be marked as reconstructed, with the text for players.
const PARTS: [(&str, &str); 5] = [
    ("cities", "reconstructed-cities"),
    ("roads", "reconstructed-roads"),
    ("cards", "reconstructed-cards"),
    ("orders", "reconstructed-orders"),
    ("favour", "reconstructed-favour"),
];

/// Reads and checks a data file; `Err` says what is wrong with it.
pub(super) fn read(text: &str) -> Result<Catalogue, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
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
    let CardRow { id, colour, kind, top, cities: listed, needs, repeat, copies } = row;
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
    let repeat = read_repeat(repeat, kind)?;
    if copies == 0 {
        return Err("copies is 0; leave the card out instead".to_owned());
    }
    let fixed = kind.fixed_needs();
    let needs = std::array::from_fn(|symbol| needs[symbol].max(fixed[symbol]));
    let known = text_key(&format!("card-{id}"));
    let key = known.or_else(|| text_key(&format!("kind-{}-{}", colour.name(), kind.name())));
    let key = key.ok_or("its colour and kind have no name in the texts")?;
    Ok(Card { id, colour, kind, top, cities: bits, needs, repeat, copies, key })
}

// catherine:act.repeat
fn read_repeat(row: Option<RepeatRow>, kind: CardKind) -> Result<Repeat, String> {
    const MOST: u8 = 9;
    let repeat = match row {
        None => return Ok(Repeat::Once),
        Some(RepeatRow::Times(times)) if (1..=MOST).contains(&times) => Repeat::Times(times),
        Some(RepeatRow::Word(word)) if word == "any" => Repeat::Any,
        _ => return Err(format!("repeat must be 1 to {MOST} or \"any\"; leave it out for an action without an arrow")),
    };
    match kind.cost() > 0 {
        true => Ok(repeat),
        false => Err("only actions paid with cards have repeat: gift, audience and charter".to_owned()),
    }
}

//! The components of the box: read from the data file, checked, and prepared for playing quickly.

use std::collections::BTreeMap;

use duchy_game::{BadCatalogue, Interner, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    bonus::{CardKind, MAX_CARDS, Reward},
    realm::{BOARD_SPACES, BOARDS, COLUMNS, Layout, SPACES, Space},
    tile::{COLOURS, Colour, MAX_KINDS, Product, Products, TileKind},
};

/// Boards of each letter.
pub const BOARDS_OF_A_LETTER: usize = 4;
/// The most spaces a region has.
// tuscany:setup.regions
pub const LARGEST_REGION: u32 = 3;

/// The tiles of one player by type, the start castle left out.
// tuscany:setup.stacks
const PLAYER_TILES: [u8; COLOURS] = [4, 4, 3, 3, 3, 2, 1, 1];
/// The neutral tiles of each type.
const NEUTRAL_TILES: u8 = 4;
const REGION_CARDS: u32 = 122;
const BONUS_CARDS: u32 = 27;

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
    /// What it gives.
    pub reward: Reward,
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

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    name: String,
    reconstructed: Vec<String>,
    tiles: Tiles,
    fields: Fields,
    region_cards: BTreeMap<Colour, u8>,
    colour_bonus: BTreeMap<Colour, [u8; 2]>,
    bonus_card: Vec<CardRow>,
    board: Vec<BoardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    player: BTreeMap<Colour, u8>,
    neutral: BTreeMap<Colour, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    player: Vec<Vec<Product>>,
    neutral: Vec<Vec<Product>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    count: u8,
    #[serde(default)]
    marble: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    cards: u8,
    #[serde(default)]
    hexes: u8,
    #[serde(default)]
    red: u8,
    #[serde(default)]
    green: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardRow {
    id: String,
    letter: String,
    columns: Vec<Vec<Colour>>,
}

impl duchy_game::Catalogue for Catalogue {
    const BUILT_IN: &'static str = include_str!("../data/box.toml");

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        let file: File = toml::from_str(text).map_err(|error| BadCatalogue(error.to_string()))?;
        read(&file).map_err(BadCatalogue)
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

/// Parts of a data file that may be marked as reconstructed, with their text keys.
const PARTS: [(&str, &str); 5] = [
    ("region-cards", "reconstructed-region-cards"),
    ("bonus-cards", "reconstructed-bonus-cards"),
    ("colour-bonuses", "reconstructed-colour-bonuses"),
    ("fields", "reconstructed-fields"),
    ("boards", "reconstructed-boards"),
];
/// The shape of the boards is part of the program, so no file can confirm it.
const SHAPE: &str = "reconstructed-shape";

fn read(file: &File) -> Result<Catalogue, String> {
    if file.format != 1 {
        return Err(format!("format is {}; this program reads format 1", file.format));
    }
    if file.name.trim().is_empty() {
        return Err("name is empty: give the file a name".to_owned());
    }
    let mut reconstructed = vec![SHAPE];
    for part in &file.reconstructed {
        let known = PARTS.iter().find(|(name, _)| name == part).ok_or_else(|| {
            let names = PARTS.map(|(name, _)| name).join(", ");
            format!("reconstructed lists \"{part}\"; it can list {names}")
        })?;
        reconstructed.push(known.1);
    }
    let catalogue = Catalogue {
        name: file.name.clone(),
        reconstructed,
        player_tiles: tiles("tiles.player", &file.tiles.player, &file.fields.player, PLAYER_TILES)?,
        neutral_tiles: tiles("tiles.neutral", &file.tiles.neutral, &file.fields.neutral, [NEUTRAL_TILES; COLOURS])?,
        region_cards: region_cards(&file.region_cards)?,
        colour_bonus: colour_bonus(&file.colour_bonus)?,
        bonus_cards: bonus_cards(&file.bonus_card)?,
        boards: boards(&file.board)?,
    };
    check_realms(&catalogue)?;
    Ok(catalogue)
}

fn tiles(
    what: &str,
    counts: &BTreeMap<Colour, u8>,
    fields: &[Vec<Product>],
    stated: [u8; COLOURS],
) -> Result<[u8; MAX_KINDS], String> {
    let mut tiles = [0; MAX_KINDS];
    for colour in Colour::ALL {
        let (count, wanted) = (counts.get(&colour).copied().unwrap_or(0), stated[colour.index()]);
        if count != wanted {
            return Err(format!("{what} has {count} of {}; the rules are made for {wanted}", colour.name()));
        }
        if let Some(kind) = TileKind::of(colour) {
            tiles[kind.index()] = count;
        }
    }
    let wanted = usize::from(stated[Colour::Field.index()]);
    if fields.len() != wanted {
        return Err(format!("fields lists {} tiles beside {what}; there are {wanted}", fields.len()));
    }
    for products in fields {
        let set = Products::of(products);
        if !(1..=2).contains(&products.len()) || usize::from(set.len()) != products.len() {
            return Err(format!("a field shows {products:?}; it shows one product or two different ones"));
        }
        tiles[TileKind::field(set).index()] += 1;
    }
    Ok(tiles)
}

fn region_cards(counts: &BTreeMap<Colour, u8>) -> Result<[u8; COLOURS], String> {
    let cards = Colour::ALL.map(|colour| counts.get(&colour).copied().unwrap_or(0));
    let total: u32 = cards.iter().map(|&count| u32::from(count)).sum();
    match total {
        REGION_CARDS => Ok(cards),
        _ => Err(format!("region_cards add up to {total}; there are {REGION_CARDS}")),
    }
}

fn colour_bonus(points: &BTreeMap<Colour, [u8; 2]>) -> Result<[[u8; 2]; COLOURS], String> {
    let mut bonus = [[0; 2]; COLOURS];
    for colour in Colour::ALL {
        let name = colour.name();
        let [first, second] =
            *points.get(&colour).ok_or_else(|| format!("colour_bonus lacks {name}: write {name} = [first, second]"))?;
        if second > first || first > 20 {
            return Err(format!(
                "colour_bonus of {name} is {first} and {second}; the first is at most 20, the second no more"
            ));
        }
        bonus[colour.index()] = [first, second];
    }
    Ok(bonus)
}

fn bonus_cards(rows: &[CardRow]) -> Result<Vec<BonusCard>, String> {
    let mut cards: Vec<BonusCard> = Vec::new();
    for row in rows {
        let &CardRow { count, marble, workers, cards: region, hexes, red, green } = row;
        let reward = Reward { marble, workers, cards: region, hexes, red, green };
        let name = reward.name();
        if name.is_empty() {
            return Err("a bonus card gives nothing: write marble, workers, cards, hexes, red or green".to_owned());
        }
        if let Some((what, amount)) = reward.parts().into_iter().find(|&(_, amount)| amount > 20) {
            return Err(format!("a bonus card gives {amount} {what}; at most 20 are possible"));
        }
        if cards.iter().any(|card| card.name == name) {
            return Err(format!("the bonus card \"{name}\" is listed twice; add up the counts"));
        }
        cards.push(BonusCard { name, count, reward });
    }
    let total: u32 = cards.iter().map(|card| u32::from(card.count)).sum();
    if total != BONUS_CARDS {
        return Err(format!("bonus cards add up to {total}; there are {BONUS_CARDS}"));
    }
    if cards.len() > MAX_CARDS {
        return Err(format!("there are {} kinds of bonus card; at most {MAX_CARDS} are possible", cards.len()));
    }
    Ok(cards)
}

fn boards(rows: &[BoardRow]) -> Result<[[Board; BOARDS_OF_A_LETTER]; BOARDS], String> {
    for row in rows {
        let id = &row.id;
        if !["A", "B", "C"].contains(&row.letter.as_str()) {
            return Err(format!("board {id} has the letter \"{}\"; it is A, B or C", row.letter));
        }
        if row.columns.iter().map(Vec::len).ne(COLUMNS) {
            return Err(format!("board {id} needs columns of 3, 4 and 3 spaces"));
        }
        if id.trim().is_empty() || rows.iter().filter(|other| other.id == *id).count() > 1 {
            return Err(format!("board \"{id}\" needs an id of its own"));
        }
    }
    let of_letter = |letter: &str| -> Result<[Board; BOARDS_OF_A_LETTER], String> {
        let rows = rows.iter().filter(|row| row.letter == letter);
        let boards: Vec<Board> = rows.map(|row| Board::new(row.id.clone(), row.columns.concat())).collect();
        let count = boards.len();
        boards
            .try_into()
            .map_err(|_| format!("there are {count} boards {letter}; there are {BOARDS_OF_A_LETTER} in a box"))
    };
    Ok([of_letter("A")?, of_letter("B")?, of_letter("C")?])
}

/// Whatever boards a player gets, and however they are laid, there is a place for the start castle, and no region is
/// larger than the rules give points for.
// tuscany:setup.regions
fn check_realms(catalogue: &Catalogue) -> Result<(), String> {
    let numbers = || 0..BOARDS_OF_A_LETTER as u8;
    for boards in numbers().flat_map(|a| numbers().flat_map(move |b| numbers().map(move |c| [a, b, c]))) {
        for layout in Layout::all() {
            let colours = catalogue.colours(boards, layout);
            let here = || {
                let ids: Vec<&str> =
                    (0..3).map(|letter| catalogue.board(letter, boards[usize::from(letter)]).id.as_str()).collect();
                format!("boards {} laid {layout}", ids.join(", "))
            };
            if colours[Colour::Castle.index()] == 0 {
                return Err(format!("{}: there is no castle space", here()));
            }
            for space in Space::all() {
                let colour = Colour::ALL.into_iter().find(|colour| colours[colour.index()] & space.bit() != 0);
                let size = colour.map_or(0, |colour| region(colours[colour.index()], layout, space).count_ones());
                if size > LARGEST_REGION {
                    return Err(format!("{}: the region at {space} has {size} spaces; at most 3 are possible", here()));
                }
            }
        }
    }
    Ok(())
}

/// The spaces of this set that hang together with this one, which is one of them.
#[inline]
pub(crate) fn region(set: u32, layout: Layout, space: Space) -> u32 {
    let around: &[u32; SPACES] = layout.neighbours();
    let mut region = space.bit();
    let mut reached = around[space.index()] & set & !region;
    while reached != 0 {
        region |= reached;
        let mut beyond = 0;
        for next in crate::realm::spaces_in(reached) {
            beyond |= around[next.index()];
        }
        reached = beyond & set & !region;
    }
    region
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
    fn mistakes_are_named() {
        assert!(refused("format = 1", "format = 2").contains("reads format 1"));
        assert!(refused("\"boards\"]", "\"board\"]").contains("it can list region-cards"));
        assert!(refused("village = 4", "village = 5").contains("tiles.player has 5 of village"));
        assert!(refused("village = 18", "village = 17").contains("add up to 121"));
        assert!(refused("village = [4, 2]", "village = [2, 4]").contains("the second no more"));
        assert!(refused("count = 4\nmarble = 1", "count = 5\nmarble = 1").contains("add up to 28"));
        assert!(refused("marble = 1", "marble = 0").contains("gives nothing"));
        assert!(refused("red = 2", "red = 3").contains("listed twice"));
        assert!(refused("[\"vineyard\"]", "[\"vineyard\", \"vineyard\"]").contains("two different ones"));
        assert!(refused("id = \"A2\"", "id = \"A1\"").contains("an id of its own"));
        assert!(refused("letter = \"A\"", "letter = \"B\"").contains("boards A"));
        assert!(refused("\"castle\", \"wagon\"", "\"wagon\", \"wagon\"").contains("at most 3 are possible"));
    }

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

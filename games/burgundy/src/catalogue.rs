//! The components of the box: read from the data file, checked, and prepared for playing quickly.

use std::collections::BTreeMap;

use duchy_game::{BadCatalogue, Interner, RuleId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    SEATS,
    estate::Estate,
    knowledge::Knowledge,
    limits::{DEPOTS, ESTATES, GOODS_AHEAD, MAX_PLAYERS, PHASES, SLOTS, START_GOODS},
    rules,
    space::{SPACES, Space},
    tile::{Building, Colour, Good, Tile},
};

/// Kinds of animal tile: four species, two to four animals.
pub(crate) const ANIMAL_KINDS: usize = 12;
/// Spaces of the black depot.
pub const BLACK_SLOTS: usize = 8;
/// What a tile of the black depot costs, in silver.
// burgundy:buy.price
pub(crate) const PRICE: u16 = 2;

/// What completing a region brings more in a phase, counted from 0; nothing after the last.
// burgundy:region.phase
pub const fn phase_points(phase: u8) -> i32 {
    10 - 2 * phase as i32
}

/// The components of a game of The Castles of Burgundy.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    normal: [u8; Tile::COUNT],
    black: [u8; Tile::COUNT],
    goods: u8,
    /// By depot and space.
    slots: [Slot; DEPOTS * SLOTS],
    /// From how many players on each space of the black depot is used.
    black_slots: [u8; BLACK_SLOTS],
    estates: Vec<Estate>,
}

/// A space of a numbered depot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The colour of the tile that lies there.
    pub colour: Colour,
    /// From how many players on it is used.
    pub players: u8,
    /// Another colour in some phases.
    pub instead: Option<Instead>,
}

/// Another colour for a space of a depot in some phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instead {
    players: u8,
    /// The phases, as bits.
    phases: u8,
    colour: Colour,
}

impl Slot {
    /// The colour of the tile that is put there in a phase, if any is.
    // burgundy:phase.slots burgundy:phase.three
    #[inline]
    pub fn colour_in(&self, phase: u8, players: u8) -> Option<Colour> {
        if players < self.players {
            return None;
        }
        match self.instead {
            Some(instead) if instead.players == players && instead.phases >> phase & 1 == 1 => Some(instead.colour),
            _ => Some(self.colour),
        }
    }
}

impl Catalogue {
    /// How many tiles of a kind have a coloured back.
    pub fn normal(&self, tile: Tile) -> u8 {
        self.normal[tile.0 as usize]
    }

    /// How many tiles of a kind have a black back.
    pub fn black(&self, tile: Tile) -> u8 {
        self.black[tile.0 as usize]
    }

    /// All tiles.
    pub fn tiles(&self) -> usize {
        self.normal.iter().chain(&self.black).map(|&count| usize::from(count)).sum()
    }

    /// Goods of each colour.
    pub fn goods(&self) -> u8 {
        self.goods
    }

    /// The spaces of the numbered depots, four by four.
    #[inline]
    pub fn slots(&self) -> &[Slot; DEPOTS * SLOTS] {
        &self.slots
    }

    /// Tiles put on the black depot in each phase.
    // burgundy:phase.black
    #[inline]
    pub fn black_tiles(&self, players: u8) -> usize {
        self.black_slots.iter().filter(|&&from| players >= from).count()
    }

    /// The nine estates.
    pub fn estates(&self) -> &[Estate] {
        &self.estates
    }

    /// The estate at a place of the list.
    #[inline]
    pub(crate) fn estate(&self, index: u8) -> &Estate {
        &self.estates[usize::from(index)]
    }

    pub(crate) fn building_counts(&self) -> [u8; Building::COUNT] {
        std::array::from_fn(|index| self.normal[index])
    }

    pub(crate) fn animal_counts(&self) -> [u8; ANIMAL_KINDS] {
        std::array::from_fn(|index| self.normal[Building::COUNT + index])
    }

    pub(crate) fn knowledge_counts(&self) -> [u8; Knowledge::COUNT] {
        std::array::from_fn(|index| self.normal[Building::COUNT + ANIMAL_KINDS + index])
    }

    pub(crate) fn black_counts(&self) -> [u8; Tile::COUNT] {
        self.black
    }
}

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    name: String,
    #[serde(rename = "edition")]
    _edition: Option<String>,
    tiles: TileRows,
    goods: GoodsRow,
    depot: Vec<DepotRow>,
    black: BlackRow,
    estate: Vec<EstateRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRows {
    buildings: BTreeMap<String, Backs>,
    animals: BTreeMap<String, Backs>,
    knowledge: KnowledgeRow,
    others: BTreeMap<String, Backs>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Backs {
    normal: u8,
    black: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KnowledgeRow {
    count: u8,
    black: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsRow {
    each: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DepotRow {
    number: u8,
    spaces: Vec<String>,
    instead: Option<InsteadRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InsteadRow {
    space: usize,
    players: u8,
    phases: String,
    colour: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlackRow {
    spaces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EstateRow {
    number: u8,
    sides: u8,
    start: Option<String>,
    rows: Vec<String>,
}

/// What a drawing of the table needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// The estates.
    pub estates: Vec<EstateDrawing>,
    /// The spaces of each numbered depot.
    pub depots: Vec<Vec<SlotDrawing>>,
    /// The spaces of the black depot: from how many players on each is used.
    pub black: Vec<u8>,
    /// What a tile of the black depot costs, in silver.
    pub price: u16,
    /// What completing a region brings more in each phase.
    pub phases: Vec<i32>,
    /// The goods, each at the place of its number.
    pub goods: Vec<&'static str>,
    /// Every kind of tile.
    pub tiles: Vec<TileDrawing>,
}

/// A space of a numbered depot to be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SlotDrawing {
    /// The colour of the tile that lies there.
    pub colour: Colour,
    /// From how many players on it is used.
    pub players: u8,
}

/// An estate to be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EstateDrawing {
    /// Its printed number.
    pub number: u8,
    /// Its spaces, row by row.
    pub spaces: Vec<SpaceDrawing>,
}

/// A space to be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpaceDrawing {
    /// Its name.
    pub name: String,
    /// Its row from the top, from 1.
    pub row: u8,
    /// Its place in the row from the left, from 1.
    pub place: u8,
    /// Its colour.
    pub colour: Colour,
    /// The number a die must show.
    pub number: u8,
}

/// A kind of tile to be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TileDrawing {
    /// Its name.
    pub name: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// The clause that says what it does.
    pub rule: RuleId,
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

    fn drawing(&self) -> impl Serialize {
        let space = |estate: &Estate, space: Space| SpaceDrawing {
            name: space.to_string(),
            row: space.row_and_place().0,
            place: space.row_and_place().1,
            colour: estate.colour(space),
            number: estate.number(space),
        };
        let estate = |estate: &Estate| EstateDrawing {
            number: estate.number,
            spaces: Space::all().map(|at| space(estate, at)).collect(),
        };
        let slot = |slot: &Slot| SlotDrawing { colour: slot.colour, players: slot.players };
        Drawing {
            name: self.name.clone(),
            estates: self.estates.iter().map(estate).collect(),
            depots: self.slots.chunks(SLOTS).map(|depot| depot.iter().map(slot).collect()).collect(),
            black: self.black_slots.to_vec(),
            price: PRICE,
            phases: (0..PHASES).map(phase_points).collect(),
            goods: Good::all().map(Good::name).collect(),
            tiles: Tile::all()
                .map(|tile| TileDrawing { name: tile.name(), colour: tile.colour(), rule: rules::of_tile(tile) })
                .collect(),
        }
    }

    fn interner() -> &'static Interner<Self> {
        static INTERNER: Interner<Catalogue> = Interner::new();
        &INTERNER
    }
}

fn read(file: File) -> Result<Catalogue, String> {
    if file.format != 1 {
        return Err(format!("format is {}; this program reads format 1", file.format));
    }
    if file.name.trim().is_empty() {
        return Err("name is empty; give the file a name".to_owned());
    }
    let (normal, black) = read_tiles(&file.tiles)?;
    let black_slots = file.black.spaces.try_into().map_err(|spaces: Vec<u8>| {
        format!("black.spaces lists {} spaces; there must be {BLACK_SLOTS}", spaces.len())
    })?;
    let catalogue = Catalogue {
        name: file.name,
        normal,
        black,
        goods: file.goods.each,
        slots: read_depots(&file.depot)?,
        black_slots,
        estates: read_estates(&file.estate)?,
    };
    check_supply(&catalogue)?;
    Ok(catalogue)
}

type Counts = [u8; Tile::COUNT];

fn read_tiles(rows: &TileRows) -> Result<(Counts, Counts), String> {
    let (mut normal, mut black) = ([0; Tile::COUNT], [0; Tile::COUNT]);
    let listed = [&rows.buildings, &rows.animals, &rows.others];
    for (name, backs) in listed.into_iter().flatten() {
        let tile = Tile::find(name).ok_or_else(|| format!("there is no tile called \"{name}\""))?;
        (normal[tile.0 as usize], black[tile.0 as usize]) = (backs.normal, backs.black);
    }
    if usize::from(rows.knowledge.count) != Knowledge::COUNT {
        return Err(format!("knowledge.count is {}; there are {} effects", rows.knowledge.count, Knowledge::COUNT));
    }
    for knowledge in Knowledge::ALL {
        let is_black = rows.knowledge.black.contains(&knowledge.number());
        let tile = Tile::of_knowledge(knowledge).0 as usize;
        (normal[tile], black[tile]) = (u8::from(!is_black), u8::from(is_black));
    }
    const LAST: u8 = Knowledge::COUNT as u8;
    if let Some(number) = rows.knowledge.black.iter().find(|&&number| !(1..=LAST).contains(&number)) {
        return Err(format!("knowledge.black lists {number}; knowledge tiles are numbered 1 to {LAST}"));
    }
    Ok((normal, black))
}

fn read_depots(rows: &[DepotRow]) -> Result<[Slot; DEPOTS * SLOTS], String> {
    let numbers: Vec<u8> = rows.iter().map(|row| row.number).collect();
    if numbers != [1, 2, 3, 4, 5, 6] {
        return Err("there must be six depots, numbered 1 to 6 in this order".to_owned());
    }
    let mut slots = Vec::new();
    for row in rows {
        let wrong = |what: String| format!("depot {}: {what}", row.number);
        if row.spaces.len() != SLOTS {
            return Err(wrong(format!("{} spaces; there must be {SLOTS}", row.spaces.len())));
        }
        for (number, text) in row.spaces.iter().enumerate() {
            let parts = text.strip_suffix('+').and_then(|text| text.split_once(' '));
            let read = parts.and_then(|(colour, players)| Some((Colour::find(colour)?, players.parse().ok()?)));
            let (colour, players) = read.ok_or_else(|| {
                wrong(format!(
                    "\"{text}\" is no space; write the colour and from how many players on, such as \"ship 2+\""
                ))
            })?;
            let instead = match &row.instead {
                Some(instead) if instead.space == number + 1 => Some(read_instead(instead).map_err(wrong)?),
                _ => None,
            };
            slots.push(Slot { colour, players, instead });
        }
    }
    slots.try_into().map_err(|_| "there must be 24 spaces on six depots".to_owned())
}

fn read_instead(row: &InsteadRow) -> Result<Instead, String> {
    let colour = Colour::find(&row.colour).ok_or_else(|| format!("there is no colour \"{}\"", row.colour))?;
    let mut phases = 0;
    for letter in row.phases.chars() {
        let phase = ('A'..='E').position(|known| known == letter);
        phases |= 1 << phase.ok_or_else(|| format!("there is no phase {letter}; write letters A to E"))?;
    }
    Ok(Instead { players: row.players, phases, colour })
}

fn read_estates(rows: &[EstateRow]) -> Result<Vec<Estate>, String> {
    let numbers: Vec<u8> = rows.iter().map(|row| row.number).collect();
    if numbers != [1, 2, 3, 4, 5, 6, 7, 8, 9] {
        return Err(format!("there must be {ESTATES} estates, numbered 1 to {ESTATES} in this order"));
    }
    let estates: Vec<Estate> = rows
        .iter()
        .map(|row| read_estate(row).map_err(|what| format!("estate {}: {what}", row.number)))
        .collect::<Result<_, _>>()?;
    if estates[0].start.is_none() {
        return Err("estate 1: it needs start, the space of the start castle in the basic game".to_owned());
    }
    Ok(estates)
}

fn read_estate(row: &EstateRow) -> Result<Estate, String> {
    let widths: Vec<usize> = row.rows.iter().map(|line| line.split_whitespace().count()).collect();
    if widths != [4, 5, 6, 7, 6, 5, 4] {
        return Err("there must be rows of 4, 5, 6, 7, 6, 5 and 4 spaces".to_owned());
    }
    let (mut colours, mut numbers) = ([Colour::Castle; SPACES], [1; SPACES]);
    for (index, text) in row.rows.iter().flat_map(|line| line.split_whitespace()).enumerate() {
        let mut letters = text.chars();
        let colour = letters.next().and_then(|letter| Colour::ALL.into_iter().find(|colour| colour.letter() == letter));
        let number = letters.as_str().parse().ok().filter(|number| (1..=6).contains(number));
        let (Some(colour), Some(number)) = (colour, number) else {
            return Err(format!("\"{text}\" is no space; write a letter of A B C K M S and a number 1 to 6"));
        };
        (colours[index], numbers[index]) = (colour, number);
    }
    let start = row.start.as_deref().map(str::parse).transpose()?;
    if row.sides == 0 {
        return Err("sides must be at least 1".to_owned());
    }
    Estate::new(row.number, row.sides, start, colours, numbers)
}

/// There is enough of everything for five phases with any number of players.
fn check_supply(catalogue: &Catalogue) -> Result<(), String> {
    if catalogue.tiles() > usize::from(u8::MAX) {
        return Err(format!("there are {} tiles; at most {} are possible", catalogue.tiles(), u8::MAX));
    }
    for players in SEATS {
        let mut needed = [0; Colour::COUNT];
        needed[Colour::Castle.index()] = usize::from(players);
        for phase in 0..PHASES {
            for colour in catalogue.slots.iter().filter_map(|slot| slot.colour_in(phase, players)) {
                needed[colour.index()] += 1;
            }
        }
        for colour in Colour::ALL {
            let there: usize = Tile::all()
                .filter(|tile| tile.colour() == colour)
                .map(|tile| usize::from(catalogue.normal(tile)))
                .sum();
            if there < needed[colour.index()] {
                let (name, needed) = (colour.name(), needed[colour.index()]);
                return Err(format!(
                    "{players} players need {needed} normal tiles of the colour {name}; there are {there}"
                ));
            }
        }
        let black: usize = catalogue.black.iter().map(|&count| usize::from(count)).sum();
        let needed = catalogue.black_tiles(players) * usize::from(PHASES);
        if black < needed {
            return Err(format!("{players} players need {needed} tiles with a black back; there are {black}"));
        }
    }
    let goods = usize::from(catalogue.goods) * Good::COUNT;
    let needed = usize::from(PHASES) * GOODS_AHEAD + MAX_PLAYERS * START_GOODS;
    if goods < needed || catalogue.goods > 42 {
        return Err(format!(
            "goods.each is {}; at least {needed} goods are needed in all, and at most 42 of a colour are possible",
            catalogue.goods
        ));
    }
    Ok(())
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
        assert!(refused("name = \"burgundy\"", "name = \"\"").contains("name is empty"));
        assert!(refused("warehouse =", "warhouse =").contains("no tile called \"warhouse\""));
        assert!(refused("count = 26", "count = 25").contains("26 effects"));
        assert!(refused("black = [7,", "black = [27,").contains("lists 27"));
        assert!(refused("castle = { normal = 14", "castle = { normal = 13").contains("need 14 normal tiles"));
        assert!(refused("ship = { normal = 20, black = 6", "ship = { normal = 20, black = 5").contains("black back"));
        assert!(refused("each = 7", "each = 6").contains("at least 37 goods"));
        assert!(refused("\"ship 2+\"", "\"ship\"").contains("depot 1: \"ship\" is no space"));
        assert!(refused("phases = \"BD\"", "phases = \"BX\"").contains("no phase X"));
        assert!(refused("number = 9", "number = 10").contains("9 estates, numbered 1 to 9 in this order"));
        assert!(refused("start = \"d4\"", "start = \"d3\"").contains("estate 1: the start castle can't lie on d3"));
        assert!(refused("start = \"d4\"", "").contains("needs start"));
        assert!(refused("A6 C5 C4 K3", "A6 C5 C4").contains("rows of 4"));
        assert!(refused("A6 C5 C4 K3", "A6 C5 C4 Q3").contains("\"Q3\" is no space"));
        assert!(refused("A6 C5 C4 K3", "A7 C5 C4 K3").contains("\"A7\" is no space"));
        assert!(refused("edition =", "edtion =").contains("edtion"));
    }
}

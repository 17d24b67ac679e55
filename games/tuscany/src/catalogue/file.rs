//! The data file: read, and checked against what the rules are made for.

use std::collections::BTreeMap;

use duchy_game::Kind;
use serde::Deserialize;

use super::{BOARDS_OF_A_LETTER, Board, BonusCard, Catalogue, LARGEST_REGION};
use crate::{
    bonus::{MAX_CARDS, MAX_REWARDS, Reward},
    realm::{BOARDS, COLUMNS, Layout, Space, region},
    tile::{COLOURS, Colour, MAX_KINDS, Product, Products, TileKind},
};

/// The tiles of one player by type, the start castle left out.
// tuscany:setup.stacks
const PLAYER_TILES: [u8; COLOURS] = [4, 4, 3, 3, 3, 2, 1, 1];
/// The neutral tiles of each type.
const NEUTRAL_TILES: u8 = 4;
const REGION_CARDS: u32 = 122;
const BONUS_CARDS: u32 = 27;

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
    /// The rewards of a card that offers a choice; it gives nothing else.
    #[serde(default)]
    choice: Vec<Reward>,
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

impl CardRow {
    /// What the card gives, or offers to choose from.
    // tuscany:wagon.choice
    fn rewards(&self) -> Result<Vec<Reward>, String> {
        let &CardRow { marble, workers, cards, hexes, red, green, .. } = self;
        let reward = Reward { marble, workers, cards, hexes, red, green };
        let rewards = match (reward == Reward::default(), &self.choice[..]) {
            (_, []) => vec![reward],
            (true, choice) => choice.to_vec(),
            (false, _) => return Err(format!("a bonus card gives {} beside a choice: write either", reward.name())),
        };
        if self.choice.len() == 1 || rewards.len() > MAX_REWARDS {
            return Err(format!(
                "a bonus card offers {} rewards to choose from; 2 to {MAX_REWARDS} are possible",
                rewards.len()
            ));
        }
        for (number, reward) in rewards.iter().enumerate() {
            if *reward == Reward::default() {
                return Err("a bonus card gives nothing: write marble, workers, cards, hexes, red or green".to_owned());
            }
            if let Some((what, amount)) = reward.parts().into_iter().find(|&(_, amount)| amount > 20) {
                return Err(format!("a bonus card gives {amount} {what}; at most 20 are possible"));
            }
            if rewards[..number].contains(reward) {
                return Err(format!("a bonus card offers {} twice", reward.name()));
            }
        }
        Ok(rewards)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardRow {
    id: String,
    letter: String,
    columns: Vec<Vec<Colour>>,
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

/// The components that a data file lists; `Err` names the first mistake.
pub(super) fn read(text: &str) -> Result<Catalogue, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
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
        let rewards = row.rewards()?;
        let name = rewards.iter().map(Reward::name).collect::<Vec<_>>().join(" or ");
        if cards.iter().any(|card| card.name == name) {
            return Err(format!("the bonus card \"{name}\" is listed twice; add up the counts"));
        }
        cards.push(BonusCard { name, count: row.count, rewards });
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

#[cfg(test)]
mod tests {
    use duchy_game::Catalogue as _;

    use super::Catalogue;

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
        assert!(refused("red = 2", "choice = [{ red = 2 }]").contains("2 to 4 are possible"));
        assert!(refused("red = 2", "choice = [{ red = 2 }, { red = 2 }]").contains("offers 2 red twice"));
        assert!(refused("red = 2", "choice = [{ red = 2 }, {}]").contains("gives nothing"));
        assert!(refused("red = 2", "choice = [{ red = 2 }, { gold = 1 }]").contains("gold"));
        assert!(refused("red = 2", "red = 2\nchoice = [{ red = 1 }, { hexes = 1 }]").contains("write either"));
        assert!(refused("[\"vineyard\"]", "[\"vineyard\", \"vineyard\"]").contains("two different ones"));
        assert!(refused("id = \"A2\"", "id = \"A1\"").contains("an id of its own"));
        assert!(refused("letter = \"A\"", "letter = \"B\"").contains("boards A"));
        assert!(refused("\"castle\", \"wagon\"", "\"wagon\", \"wagon\"").contains("at most 3 are possible"));
    }
}

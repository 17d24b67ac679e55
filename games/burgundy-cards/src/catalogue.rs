//! The components of the box: read from the data file, checked, and prepared for playing quickly.

use duchy_game::{BadCatalogue, Interner, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::{ANIMALS, Building, Card, Face, GOODS, Token, Type};

/// Different action cards a box may have: six dice for each of six types, and three cards of each building.
pub const MAX_KINDS: usize = 60;
/// Action cards a box may have.
pub const MAX_CARDS: usize = 114;
/// Action cards a box must have, so that every table can be set up.
const LEAST_CARDS: usize = 48;
/// Cloisters a box may have.
pub(crate) const MAX_CLOISTERS: usize = 24;
/// Rounds of a game.
pub const ROUNDS: usize = 5;
/// Projects a player may have.
// burgundy-cards:take.limit
pub const MAX_PROJECTS: usize = 3;
/// The silver a purchase costs.
// burgundy-cards:buy.cost
pub(crate) const PRICE: u8 = 3;
/// How many cards a purchase brings.
// burgundy-cards:buy.cost
pub(crate) const PURCHASE: usize = 3;

/// What a round card offers for a triple.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Bonus {
    /// Points.
    pub points: u8,
    /// Goods.
    pub goods: u8,
    /// Animals.
    pub animals: u8,
    /// Silver.
    pub silver: u8,
    /// Workers.
    pub workers: u8,
}

impl Bonus {
    /// In plain words: `2 goods`, `1 silver 1 workers`.
    pub fn words(&self) -> String {
        let named = [
            (self.points, "points"),
            (self.goods, "goods"),
            (self.animals, "animals"),
            (self.silver, "silver"),
            (self.workers, "workers"),
        ];
        let some: Vec<String> =
            named.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
        some.join(" ")
    }
}

/// The components of a game.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    faces: Vec<Face>,
    names: Vec<String>,
    counts: [u8; MAX_KINDS],
    types: [Type; MAX_KINDS],
    dice: [u8; MAX_KINDS],
    triples: [u8; 7],
    good_counts: [u8; GOODS],
    /// By good, bits by die.
    good_dice: [u8; GOODS],
    good_points: [u8; GOODS],
    /// By good and die: the workers it takes to sell it.
    good_steps: [[u8; 7]; GOODS],
    animal_counts: [u8; ANIMALS],
    /// Every bonus of any round, each once.
    bonuses: Vec<Bonus>,
    bonus_words: Vec<String>,
    /// By round: which of the bonuses.
    rounds: [Vec<u8>; ROUNDS],
    seven: [Vec<u8>; 4],
    reconstructed: Vec<&'static str>,
}

impl Catalogue {
    /// All kinds of action card.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (0..self.faces.len()).map(Card::from_index)
    }

    /// What a card shows.
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// The name of a card: `mine 2`.
    pub fn name_of(&self, card: Card) -> &str {
        &self.names[card.index()]
    }

    /// The kind with this name.
    pub fn find(&self, name: &str) -> Option<Card> {
        self.cards().find(|&card| self.name_of(card) == name)
    }

    /// Its type.
    #[inline]
    pub fn kind(&self, card: Card) -> Type {
        self.types[card.index()]
    }

    /// Its die.
    #[inline]
    pub fn die(&self, card: Card) -> u8 {
        self.dice[card.index()]
    }

    /// How many there are of each kind.
    pub fn counts(&self) -> &[u8; MAX_KINDS] {
        &self.counts
    }

    /// What three of a type are worth.
    #[inline]
    pub fn triple(&self, kind: Type) -> u8 {
        self.triples[kind.index()]
    }

    /// How many there are of each good.
    pub fn good_counts(&self) -> &[u8; GOODS] {
        &self.good_counts
    }

    /// Whether a good is sold by this die.
    pub fn sells(&self, good: Token, die: u8) -> bool {
        self.good_dice[good.index()] >> die & 1 == 1
    }

    /// The workers it takes to sell a good with this die.
    #[inline]
    pub fn steps_to_sell(&self, good: Token, die: u8) -> u8 {
        self.good_steps[good.index()][usize::from(die)]
    }

    /// The points on each card of a good.
    #[inline]
    pub fn good_points(&self, good: Token) -> u8 {
        self.good_points[good.index()]
    }

    /// How many there are of each animal.
    pub fn animal_counts(&self) -> &[u8; ANIMALS] {
        &self.animal_counts
    }

    /// What a round, from 0, offers: numbers of bonuses.
    #[inline]
    pub fn round(&self, round: u8) -> &[u8] {
        &self.rounds[usize::from(round).min(ROUNDS - 1)]
    }

    /// A bonus by its number.
    #[inline]
    pub fn bonus(&self, number: u8) -> Bonus {
        self.bonuses[usize::from(number)]
    }

    /// Whether there is a bonus with this number.
    pub(crate) fn has_bonus(&self, number: u8) -> bool {
        usize::from(number) < self.bonuses.len()
    }

    /// A bonus in plain words.
    pub(crate) fn bonus_words(&self) -> &[String] {
        &self.bonus_words
    }

    /// The cards for all seven types, from the top.
    // burgundy-cards:setup.all-seven
    #[inline]
    pub fn all_seven(&self, seats: u8) -> &[u8] {
        &self.seven[usize::from(seats.clamp(1, 4) - 1)]
    }
}

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    format: u32,
    name: String,
    #[serde(rename = "edition")]
    _edition: Option<String>,
    r#type: Vec<TypeRow>,
    building: Vec<BuildingRow>,
    good: Vec<GoodRow>,
    animal: Vec<AnimalRow>,
    round: Vec<RoundRow>,
    all_seven: SevenRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeRow {
    id: String,
    count: u8,
    triple: u8,
    dice: Option<[u8; 6]>,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: String,
    count: u8,
    dice: [u8; 6],
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodRow {
    id: String,
    count: u8,
    dice: Vec<u8>,
    points: u8,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalRow {
    id: String,
    count: u8,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundRow {
    id: String,
    bonuses: Vec<Bonus>,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SevenRow {
    one: Vec<u8>,
    two: Vec<u8>,
    three: Vec<u8>,
    four: Vec<u8>,
    #[serde(default)]
    reconstructed: Vec<String>,
}

/// What a drawing of the table needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// Every kind of action card.
    pub cards: Vec<CardDrawing>,
    /// What three of a type are worth.
    pub triples: Vec<TripleDrawing>,
    /// The goods.
    pub goods: Vec<GoodDrawing>,
    /// What each round offers for a triple.
    pub rounds: Vec<Vec<BonusDrawing>>,
    /// How many projects a player may have.
    pub max_projects: u8,
    /// The silver a purchase costs.
    pub price: u8,
    /// The cards a purchase brings.
    pub purchase: u8,
    /// What in it nobody has confirmed, as text keys.
    pub reconstructed: Vec<&'static str>,
}

/// One of the offers of a round card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BonusDrawing {
    /// Its number among all bonuses, as places name it.
    pub number: u8,
    /// What it gives.
    pub gives: Bonus,
}

/// A kind of action card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardDrawing {
    /// Its name in views and records.
    pub name: String,
    /// Its type.
    pub kind: Type,
    /// Which building, if it is one.
    pub building: Option<Building>,
    /// Its die.
    pub die: u8,
    /// How many there are.
    pub count: u8,
}

/// What three of a type are worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TripleDrawing {
    /// The type.
    pub kind: Type,
    /// Points.
    pub points: u8,
}

/// A kind of goods.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GoodDrawing {
    /// Which.
    pub good: Token,
    /// The dice it is sold by.
    pub dice: Vec<u8>,
    /// Points on each card.
    pub points: u8,
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
        let card = |card: Card| {
            let face = self.face(card);
            CardDrawing {
                name: self.name_of(card).to_owned(),
                kind: face.kind,
                building: face.building,
                die: face.die,
                count: self.counts[card.index()],
            }
        };
        let bonus = |&number: &u8| BonusDrawing { number, gives: self.bonus(number) };
        let good = |good: Token| GoodDrawing {
            good,
            dice: (1..=6).filter(|&die| self.sells(good, die)).collect(),
            points: self.good_points(good),
        };
        Drawing {
            name: self.name.clone(),
            cards: self.cards().map(card).collect(),
            triples: Type::ALL.into_iter().map(|kind| TripleDrawing { kind, points: self.triple(kind) }).collect(),
            goods: Token::GOODS.into_iter().map(good).collect(),
            rounds: self.rounds.iter().map(|round| round.iter().map(bonus).collect()).collect(),
            max_projects: MAX_PROJECTS as u8,
            price: PRICE,
            purchase: PURCHASE as u8,
            reconstructed: self.reconstructed.clone(),
        }
    }

    fn interner() -> &'static Interner<Self> {
        static INTERNER: Interner<Catalogue> = Interner::new();
        &INTERNER
    }
}

/// Kinds of values that may be marked, with the text key that says so.
const MARKS: [(&str, &str, &str); 8] = [
    ("type", "triple", "reconstructed-triples"),
    ("type", "dice", "reconstructed-dice"),
    ("building", "dice", "reconstructed-buildings"),
    ("good", "dice", "reconstructed-sales"),
    ("good", "points", "reconstructed-goods"),
    ("round", "bonuses", "reconstructed-rounds"),
    ("animal", "count", "reconstructed-animals"),
    ("all-seven", "points", "reconstructed-all-seven"),
];

/// What is said to be reconstructed, each once.
#[derive(Default)]
struct Marks(Vec<&'static str>);

impl Marks {
    fn add(&mut self, table: &str, id: &str, fields: &[String]) -> Result<(), String> {
        for field in fields {
            let known = MARKS.iter().find(|(of, name, _)| *of == table && name == field);
            let (_, _, key) = known.ok_or_else(|| {
                format!("{table} {id}: reconstructed names \"{field}\", which is no field that can be marked")
            })?;
            if !self.0.contains(key) {
                self.0.push(key);
            }
        }
        Ok(())
    }
}

/// The ids of a table are these, in this order.
fn same_ids<'a>(
    table: &str,
    expected: impl Iterator<Item = &'a str>,
    found: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    let (expected, found): (Vec<&str>, Vec<&str>) = (expected.collect(), found.collect());
    if expected == found {
        return Ok(());
    }
    Err(format!("the tables [[{table}]] must be {}, in this order; found: {}", expected.join(", "), found.join(", ")))
}

fn within(what: &str, number: usize, least: usize, most: usize) -> Result<(), String> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(format!("{what}: {number}; it must be {least} to {most}"))
    }
}

/// The cards by die are as many as the file says there are: a slip of the pen is not played with.
fn adds_up(what: &str, dice: impl IntoIterator<Item = u8>, count: u8) -> Result<(), String> {
    match dice.into_iter().map(u32::from).sum::<u32>() {
        sum if sum == u32::from(count) => Ok(()),
        sum => Err(format!("{what}: dice add up to {sum} cards, but count is {count}; correct one of them")),
    }
}

fn read(file: File) -> Result<Catalogue, String> {
    if file.format != 1 {
        return Err(format!("format is {}; this program reads format 1", file.format));
    }
    if file.name.trim().is_empty() {
        return Err("name is empty; give the file a name".to_owned());
    }
    let mut marks = Marks::default();
    let (faces, counts, triples) = read_cards(&file, &mut marks)?;
    let goods = read_goods(&file, &mut marks)?;
    same_ids("animal", Token::ANIMALS.iter().map(|token| token.word()), file.animal.iter().map(|row| row.id.as_str()))?;
    let mut animal_counts = [0; ANIMALS];
    for (row, count) in file.animal.iter().zip(&mut animal_counts) {
        within(&format!("animal {}: count", row.id), usize::from(row.count), 2, 20)?;
        marks.add("animal", &row.id, &row.reconstructed)?;
        *count = row.count;
    }
    let (bonuses, rounds) = read_rounds(&file, &mut marks)?;
    let seven = [file.all_seven.one, file.all_seven.two, file.all_seven.three, file.all_seven.four];
    marks.add("all-seven", "", &file.all_seven.reconstructed)?;
    for row in &seven {
        within("all-seven: number of cards", row.len(), 1, 4)?;
        row.iter().try_for_each(|&points| within("all-seven: points", usize::from(points), 0, 20))?;
    }
    let mut dice = [1; MAX_KINDS];
    let mut types = [Type::Castle; MAX_KINDS];
    for (index, face) in faces.iter().enumerate() {
        (dice[index], types[index]) = (face.die, face.kind);
    }
    Ok(Catalogue {
        name: file.name,
        names: faces.iter().map(|face| face.name()).collect(),
        faces,
        counts,
        types,
        dice,
        triples,
        good_counts: goods.counts,
        good_dice: goods.dice,
        good_points: goods.points,
        good_steps: goods.steps,
        animal_counts,
        bonus_words: bonuses.iter().map(Bonus::words).collect(),
        bonuses,
        rounds,
        seven,
        reconstructed: marks.0,
    })
}

type Cards = (Vec<Face>, [u8; MAX_KINDS], [u8; 7]);

fn read_cards(file: &File, marks: &mut Marks) -> Result<Cards, String> {
    same_ids("type", Type::ALL.iter().map(|kind| kind.word()), file.r#type.iter().map(|row| row.id.as_str()))?;
    same_ids("building", Building::ALL.iter().map(|kind| kind.id()), file.building.iter().map(|row| row.id.as_str()))?;
    let mut triples = [0; 7];
    let mut rows: Vec<(Type, Option<Building>, [u8; 6])> = Vec::new();
    for (row, kind) in file.r#type.iter().zip(Type::ALL) {
        within(&format!("type {}: triple", row.id), usize::from(row.triple), 0, 20)?;
        marks.add("type", &row.id, &row.reconstructed)?;
        triples[kind.index()] = row.triple;
        match (kind, row.dice) {
            (Type::Building, None) => {
                let all = file.building.iter().flat_map(|building| building.dice);
                adds_up("type building", all, row.count)?;
            }
            (Type::Building, Some(_)) => {
                return Err("type building: take dice away; each building has dice of its own".into());
            }
            (_, None) => return Err(format!("type {}: dice are missing; write dice = [2, 2, 2, 2, 2, 2]", row.id)),
            (_, Some(dice)) => {
                adds_up(&format!("type {}", row.id), dice, row.count)?;
                rows.push((kind, None, dice));
            }
        }
    }
    for (row, building) in file.building.iter().zip(Building::ALL) {
        adds_up(&format!("building {}", row.id), row.dice, row.count)?;
        marks.add("building", &row.id, &row.reconstructed)?;
        rows.push((Type::Building, Some(building), row.dice));
    }
    let of = |count: u8| usize::from(count);
    let (mut faces, mut list) = (Vec::new(), Vec::new());
    for (kind, building, dice) in rows {
        for (die, count) in (1..).zip(dice).filter(|(_, count)| *count > 0) {
            faces.push(Face { kind, building, die });
            list.push(count);
        }
    }
    within("different action cards", faces.len(), 1, MAX_KINDS)?;
    within("action cards in all", list.iter().map(|&count| of(count)).sum(), LEAST_CARDS, MAX_CARDS)?;
    let cloisters = faces.iter().zip(&list).filter(|(face, _)| face.kind == Type::Cloister);
    within("cloisters", cloisters.map(|(_, &count)| of(count)).sum(), 0, MAX_CLOISTERS)?;
    let mut counts = [0; MAX_KINDS];
    counts[..list.len()].copy_from_slice(&list);
    Ok((faces, counts, triples))
}

struct Goods {
    counts: [u8; GOODS],
    dice: [u8; GOODS],
    points: [u8; GOODS],
    steps: [[u8; 7]; GOODS],
}

fn read_goods(file: &File, marks: &mut Marks) -> Result<Goods, String> {
    same_ids("good", Token::GOODS.iter().map(|token| token.word()), file.good.iter().map(|row| row.id.as_str()))?;
    let mut goods = Goods { counts: [0; GOODS], dice: [0; GOODS], points: [0; GOODS], steps: [[0; 7]; GOODS] };
    for (index, row) in file.good.iter().enumerate() {
        within(&format!("good {}: count", row.id), usize::from(row.count), 2, 20)?;
        within(&format!("good {}: points", row.id), usize::from(row.points), 0, 12)?;
        within(&format!("good {}: number of dice", row.id), row.dice.len(), 1, 6)?;
        row.dice.iter().try_for_each(|&die| within(&format!("good {}: dice", row.id), usize::from(die), 1, 6))?;
        marks.add("good", &row.id, &row.reconstructed)?;
        (goods.counts[index], goods.points[index]) = (row.count, row.points);
        goods.dice[index] = row.dice.iter().fold(0, |bits, die| bits | 1 << die);
        for die in 1..=6 {
            let nearest = row.dice.iter().map(|&value| crate::card::steps(die, value)).min();
            goods.steps[index][usize::from(die)] = nearest.unwrap_or(0);
        }
    }
    Ok(goods)
}

type Rounds = (Vec<Bonus>, [Vec<u8>; ROUNDS]);

fn read_rounds(file: &File, marks: &mut Marks) -> Result<Rounds, String> {
    same_ids("round", ["A", "B", "C", "D", "E"].into_iter(), file.round.iter().map(|row| row.id.as_str()))?;
    let mut bonuses: Vec<Bonus> = Vec::new();
    let mut rounds: [Vec<u8>; ROUNDS] = Default::default();
    for (row, round) in file.round.iter().zip(&mut rounds) {
        within(&format!("round {}: number of bonuses", row.id), row.bonuses.len(), 1, 8)?;
        marks.add("round", &row.id, &row.reconstructed)?;
        for bonus in &row.bonuses {
            let parts = [bonus.points, bonus.goods, bonus.animals, bonus.silver, bonus.workers];
            parts
                .iter()
                .try_for_each(|&part| within(&format!("round {}: a bonus", row.id), usize::from(part), 0, 6))?;
            if parts == [0; 5] {
                return Err(format!("round {}: a bonus gives nothing", row.id));
            }
            let number = bonuses.iter().position(|known| known == bonus).unwrap_or_else(|| {
                bonuses.push(*bonus);
                bonuses.len() - 1
            });
            if round.contains(&(number as u8)) {
                return Err(format!("round {}: {} is offered twice", row.id, bonus.words()));
            }
            round.push(number as u8);
        }
    }
    Ok((bonuses, rounds))
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
        assert!(refused("id = \"mine\"", "id = \"pit\"").contains("found: castle, pit"));
        let castles = "count = 12\ntriple = 2\ndice = [2, 2, 2, 2, 2, 2]";
        let more = refused(castles, "count = 19\ntriple = 2\ndice = [2, 2, 2, 2, 2, 9]");
        assert!(more.contains("121; it must be 48 to 114"));
        assert_eq!(
            refused(castles, "count = 12\ntriple = 2\ndice = [2, 2, 2, 2, 2, 1]"),
            "type castle: dice add up to 11 cards, but count is 12; correct one of them"
        );
        assert!(
            refused("dice = [1, 0, 1, 0, 1, 0]", "dice = [1, 0, 1, 0, 1, 1]").contains("building: dice add up to 25")
        );
        let moved = Catalogue::BUILT_IN.replacen("count = 24", "count = 25", 1);
        let moved = moved.replacen("dice = [1, 0, 1, 0, 1, 0]", "dice = [1, 0, 1, 0, 1, 1]", 1);
        let moved = Catalogue::parse(&moved).expect_err("three of each building").to_string();
        assert!(moved.contains("building carpenter: dice add up to 4 cards, but count is 3"));
        assert!(refused("points = 1", "points = 13").contains("good light: points: 13; it must be 0 to 12"));
        assert!(refused("dice = [1, 2]", "dice = [1, 7]").contains("good light: dice: 7"));
        assert!(refused("dice = [1, 2]", "dice = []").contains("good light: number of dice"));
        assert!(refused("{ points = 3 }", "{ points = 0 }").contains("round A: a bonus gives nothing"));
        assert!(refused("{ points = 3 }", "{ goods = 2 }").contains("2 goods is offered twice"));
        assert!(
            refused("reconstructed = [\"dice\", \"points\"]", "reconstructed = [\"colour\"]").contains("\"colour\"")
        );
        assert!(refused("one = [3, 1]", "one = []").contains("all-seven"));
        assert!(refused("id = \"castle\"", "id = \"castle\"\ncolour = 1").contains("colour"));
    }

    #[test]
    fn goods_are_sold_by_two_dice_each() {
        let catalogue = Catalogue::built_in();
        let light = Token::GOODS[0];
        assert_eq!((1..=6).filter(|&die| catalogue.sells(light, die)).collect::<Vec<_>>(), [1, 2]);
        assert_eq!((1..=6).map(|die| catalogue.steps_to_sell(light, die)).collect::<Vec<_>>(), [0, 0, 1, 2, 2, 1]);
    }
}

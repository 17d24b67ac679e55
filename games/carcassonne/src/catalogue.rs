//! The tiles of the box: read from the data file, checked, and prepared for placing them quickly.

use std::collections::BTreeMap;

use duchy_game::{BadCatalogue, Interner, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    features::Feature,
    fortress::{Fortress, FortressRow},
    limits::{
        MAX_BRIDGES, MAX_CASTLES, MAX_CENTRES, MAX_KINDS, MAX_MEEPLES, MAX_NODES, MAX_PLAYERS, MAX_TILES, MAX_WALLS,
    },
    options::{ElementSet, Options, Start},
    picture::{Picture, RiverRole, TileRow, tile_term},
    square::{Half, Side},
    steps::Steps,
    tile::{FeatureKind, Part, Shape, Signature, Spot, Terrain, TileKind},
};

/// The components of a game of Carcassonne.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    pictures: Vec<Picture>,
    /// Each kind turned each way.
    shapes: Vec<[Shape; 4]>,
    /// For each kind, by what a square asks: the ways it can be turned there, as bits.
    fits: Vec<[u8; Signature::COUNT]>,
    /// The same for a tile on which a bridge is built at once.
    fits_bridged: Vec<[u8; Signature::COUNT]>,
    /// The same for a tile beside which a bridge is built at once, by the side it needs one on.
    fits_beside_bridge: Vec<[TurnsBySide; Signature::COUNT]>,
    start: TileKind,
    fortress: Option<Fortress>,
    figures: FigureRow,
    /// For each kind, its tiles in the face-down stacks.
    stacks: Vec<Stack>,
    /// For each kind, the steps in which it can make something happen.
    steps: Vec<Steps>,
    /// What is drawn from in the base game.
    base_bag: [u8; MAX_KINDS],
}

/// The tiles of a kind that may be in the face-down stacks.
#[derive(Clone, Copy, Debug)]
struct Stack {
    count: u8,
    /// Any of these elements brings them in; if there is none, they are always in play.
    elements: ElementSet,
}

impl Stack {
    /// How many are there with these elements in play.
    #[inline]
    fn with(self, in_play: ElementSet) -> u8 {
        if self.elements.is_empty() || self.elements.meets(in_play) { self.count } else { 0 }
    }
}

/// The ways a tile can be turned to fit somewhere, as bits by [`Side::index`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Turns(pub(crate) u8);

impl Turns {
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, facing: Side) -> bool {
        self.0 >> facing.index() & 1 == 1
    }
}

/// The ways a tile can be turned to fit if something holds at one side, four bits a side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct TurnsBySide(u16);

impl TurnsBySide {
    /// Each side with ways that need it.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = (Side, Turns)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let side = left.trailing_zeros() / 4;
                let turns = left >> (4 * side) & 15;
                left &= !(15 << (4 * side));
                (Side::from_index(side as usize), Turns(turns as u8))
            })
        })
    }
}

impl Catalogue {
    /// All kinds.
    pub fn kinds(&self) -> impl Iterator<Item = TileKind> {
        (0..self.pictures.len()).map(TileKind::from_index)
    }

    /// The picture of a kind.
    #[inline]
    pub fn picture(&self, kind: TileKind) -> &Picture {
        &self.pictures[kind.index()]
    }

    /// A kind turned one way.
    #[inline]
    pub fn shape(&self, kind: TileKind, facing: Side) -> &Shape {
        &self.shapes[kind.index()][facing.index()]
    }

    /// The steps of the turn in which something can happen when a tile of this kind has been placed.
    #[inline]
    pub(crate) fn steps(&self, kind: TileKind) -> Steps {
        self.steps[kind.index()]
    }

    /// The kind with this name.
    pub fn find(&self, id: &str) -> Option<TileKind> {
        self.kinds().find(|&kind| self.picture(kind).id == id)
    }

    /// The kind of the start tile.
    pub fn start(&self) -> TileKind {
        self.start
    }

    /// The fortress, if the box has it.
    pub fn fortress(&self) -> Option<&Fortress> {
        self.fortress.as_ref()
    }

    /// Meeples in each player's supply.
    pub fn meeples(&self) -> u8 {
        self.figures.meeples
    }

    /// Abbots in each player's supply.
    pub fn abbots(&self) -> u8 {
        self.figures.abbots
    }

    /// Bridges in each player's supply.
    // carcassonne:bridge.supply
    pub fn bridges(&self, seats: u8) -> u8 {
        if seats < 5 { self.figures.bridges } else { self.figures.bridges_of_five }
    }

    /// Castles in each player's supply.
    // carcassonne:castle.supply
    pub fn castles(&self, seats: u8) -> u8 {
        if seats < 5 { self.figures.castles } else { self.figures.castles_of_five }
    }

    /// How many tiles of a kind are in the face-down stacks when a game begins.
    // carcassonne:setup.elements carcassonne:setup.tiles
    pub(crate) fn stacked(&self, kind: TileKind, options: &Options) -> u8 {
        self.stacks[kind.index()].with(options.elements())
    }

    /// What is drawn from: every tile in play but those the map begins with.
    pub(crate) fn bag(&self, options: &Options) -> [u8; MAX_KINDS] {
        if options.is_base() {
            return self.base_bag;
        }
        self.count_bag(options)
    }

    fn stack(&self, kind: TileKind) -> Stack {
        let picture = self.picture(kind);
        let land = picture.river.is_none() && !picture.start && !self.is_fortress(kind);
        let elements = ElementSet::of(picture.with.iter().copied());
        Stack { count: if land { picture.count } else { 0 }, elements }
    }

    fn count_bag(&self, options: &Options) -> [u8; MAX_KINDS] {
        let mut counts = [0; MAX_KINDS];
        let in_play = options.elements();
        for (count, stack) in counts.iter_mut().zip(&self.stacks) {
            *count = stack.with(in_play);
        }
        counts
    }

    /// How many tiles of a kind belong to the river that is played with.
    // carcassonne:river2.mixed
    pub(crate) fn in_river(&self, kind: TileKind, options: &Options) -> u8 {
        let picture = self.picture(kind);
        let Some(role) = picture.river_role() else { return 0 };
        let in_play = picture.with.iter().any(|&element| options.has(element));
        let doubled = options.start == Start::Rivers
            && matches!(role, RiverRole::Source | RiverRole::Lake)
            && self.river_tile(role, options) != Some(kind);
        if in_play && !doubled { picture.count } else { 0 }
    }

    /// The tile with this place in the course of the river; with both rivers the second one's.
    pub(crate) fn river_tile(&self, role: RiverRole, options: &Options) -> Option<TileKind> {
        let fitting = self.kinds().filter(|&kind| {
            let picture = self.picture(kind);
            picture.river_role() == Some(role) && picture.with.iter().any(|&element| options.has(element))
        });
        fitting.last()
    }

    /// Whether the box has what the map is to begin with.
    pub(crate) fn has_start(&self, options: &Options) -> bool {
        match options.start {
            Start::Tile => true,
            Start::River1 | Start::River2 | Start::Rivers => self.river_tile(RiverRole::Source, options).is_some(),
            Start::Fortress => self.fortress.is_some(),
        }
    }

    /// Whether a kind is a square of the fortress.
    pub fn is_fortress(&self, kind: TileKind) -> bool {
        self.fortress.as_ref().is_some_and(|fortress| fortress.number(kind).is_some())
    }

    /// How a kind can be turned to fit what each signature asks, also with a bridge built on it at once.
    // carcassonne:bridge.needed
    #[inline]
    pub(crate) fn turns(&self, kind: TileKind, bridged: bool) -> impl Fn(Signature) -> Turns + '_ {
        let row = if bridged { &self.fits_bridged[kind.index()] } else { &self.fits[kind.index()] };
        move |asked| Turns(row[usize::from(asked.0)])
    }

    /// How a kind can be turned to fit what each signature asks, if a bridge is built on a neighbour at once.
    // carcassonne:bridge.needed
    #[inline]
    pub(crate) fn turns_beside_bridge(&self, kind: TileKind) -> impl Fn(Signature) -> TurnsBySide + '_ {
        let row = &self.fits_beside_bridge[kind.index()];
        move |asked| row[usize::from(asked.0)]
    }

    /// Whether a road reaches a side of a kind of tile.
    #[inline]
    pub(crate) fn has_road(&self, kind: TileKind) -> bool {
        self.shapes[kind.index()][0].sides.contains(&Terrain::Road)
    }

    /// Whether a river runs over a kind of tile.
    #[inline]
    pub(crate) fn has_river(&self, kind: TileKind) -> bool {
        self.shapes[kind.index()][0].river
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
    figures: FigureRow,
    tile: Vec<TileRow>,
    fortress: Option<FortressRow>,
}

/// What each player has. Where bridges and castles are fewer for five players, it says so.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureRow {
    meeples: u8,
    #[serde(default = "one")]
    abbots: u8,
    #[serde(default = "three")]
    bridges: u8,
    #[serde(default = "three")]
    castles: u8,
    #[serde(default = "two")]
    bridges_of_five: u8,
    #[serde(default = "two")]
    castles_of_five: u8,
}

const fn one() -> u8 {
    1
}

const fn two() -> u8 {
    2
}

const fn three() -> u8 {
    3
}

/// What a drawing of the map needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// Every kind of tile, squares of the fortress included.
    pub tiles: Vec<Picture>,
    /// The text that says what each tile shows, by the tile's id.
    pub terms: BTreeMap<String, &'static str>,
    /// How many squares the fortress has from west to east and from north to south, if the box has it.
    pub fortress: Option<(u8, u8)>,
}

impl duchy_game::Catalogue for Catalogue {
    const BUILT_IN: &'static str = concat!(
        include_str!("../data/base.toml"),
        include_str!("../data/river.toml"),
        include_str!("../data/princess-dragon.toml"),
        include_str!("../data/count-king-cult.toml"),
        include_str!("../data/river-2.toml"),
        include_str!("../data/bridges-castles-bazaars.toml"),
    );

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        let file: File = toml::from_str(text).map_err(|error| BadCatalogue(error.to_string()))?;
        read(file).map_err(BadCatalogue)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn drawing(&self) -> impl Serialize {
        Drawing {
            name: self.name.clone(),
            tiles: self.pictures.clone(),
            terms: self
                .kinds()
                .map(|kind| (self.picture(kind).id.clone(), tile_term(self.shape(kind, Side::N))))
                .collect(),
            fortress: self.fortress.as_ref().map(|fortress| (fortress.columns, fortress.rows)),
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
    check_figures(&file.figures)?;
    let mut pictures: Vec<Picture> = Vec::new();
    for row in file.tile {
        let id = row.id.clone();
        if pictures.iter().any(|known| known.id == id) {
            return Err(format!("tile {id} is listed twice: raise its count instead"));
        }
        pictures.push(Picture::read(row).map_err(|bad| format!("tile {id}: {bad}"))?);
    }
    let fortress = match file.fortress {
        Some(row) => Some(row.read(&mut pictures).map_err(|bad| format!("fortress: {bad}"))?),
        None => None,
    };
    check_size(&pictures)?;
    let start = match pictures.iter().enumerate().filter(|(_, picture)| picture.start).collect::<Vec<_>>()[..] {
        [(index, Picture { count: 1, .. })] => TileKind::from_index(index),
        _ => return Err("exactly one tile, with count 1, must have start = true".to_owned()),
    };
    let shapes: Vec<[Shape; 4]> = pictures.iter().map(|picture| Side::ALL.map(|side| shape(picture, side))).collect();
    let mut catalogue = Catalogue {
        name: file.name,
        stacks: Vec::new(),
        steps: pictures.iter().map(Steps::on).collect(),
        pictures,
        fits: shapes.iter().map(fits).collect(),
        fits_bridged: shapes.iter().map(fits_bridged).collect(),
        fits_beside_bridge: shapes.iter().map(fits_beside_bridge).collect(),
        shapes,
        start,
        fortress,
        figures: file.figures,
        base_bag: [0; MAX_KINDS],
    };
    catalogue.stacks = catalogue.kinds().map(|kind| catalogue.stack(kind)).collect();
    catalogue.base_bag = catalogue.count_bag(&Options::default());
    Ok(catalogue)
}

fn check_figures(figures: &FigureRow) -> Result<(), String> {
    let most = |all: usize| (all / MAX_PLAYERS) as u8;
    for (what, number, least, most) in [
        ("meeples", figures.meeples, 1, MAX_MEEPLES as u8),
        ("abbots", figures.abbots, 0, 1),
        ("bridges", figures.bridges, 0, 3),
        ("castles", figures.castles, 0, 3),
        ("bridges_of_five", figures.bridges_of_five, 0, most(MAX_BRIDGES)),
        ("castles_of_five", figures.castles_of_five, 0, most(MAX_CASTLES)),
    ] {
        if !(least..=most).contains(&number) {
            return Err(format!("figures.{what} is {number}; it must be {least} to {most}"));
        }
    }
    Ok(())
}

/// What a position has room for.
fn check_size(pictures: &[Picture]) -> Result<(), String> {
    let sum = |of: fn(&Picture) -> usize| pictures.iter().map(|p| of(p) * usize::from(p.count)).sum::<usize>();
    for (what, number, most) in [
        ("kinds of tile", pictures.len(), MAX_KINDS),
        ("tiles", sum(|_| 1), MAX_TILES),
        ("parts of features on all tiles", sum(Picture::part_count), MAX_NODES - MAX_BRIDGES),
        ("monasteries, gardens and shrines", sum(|picture| picture.centre.iter().len()), MAX_CENTRES),
        ("shields", sum(Picture::shield_count), Feature::MAX_SHIELDS),
        ("walls between cities and fields on all tiles", sum(Picture::wall_count), MAX_WALLS),
    ] {
        if number > most {
            return Err(format!("there are {number} {what}; at most {most} are possible"));
        }
    }
    Ok(())
}

/// The parts of a picture turned one way, in the order roads, cities, monastery or shrine, fields, garden.
fn shape(picture: &Picture, facing: Side) -> Shape {
    let turn_sides = |at: &[Side]| {
        let mut sides: Vec<Side> = at.iter().map(|side| side.turned(facing)).collect();
        sides.sort_unstable();
        sides
    };
    let mut parts: Vec<(Part, Vec<Side>, Vec<Half>)> = Vec::new();
    for road in &picture.roads {
        let sides = turn_sides(&road.at);
        let part = Part { spot: Spot::Road(sides[0]), open: sides.len() as u8, ..Part::NONE };
        parts.push((part, sides, Vec::new()));
    }
    let first_city = parts.len();
    for city in &picture.cities {
        let sides = turn_sides(&city.at);
        let part = Part {
            spot: Spot::City(sides[0]),
            open: sides.len() as u8,
            shields: city.shields,
            castle_base: city.castle_base,
            princess: city.princess,
            ..Part::NONE
        };
        parts.push((part, sides, Vec::new()));
    }
    let centre = picture
        .centre
        .map(|centre| (Part { spot: Spot::centre(centre.kind()), open: 8, ..Part::NONE }, Vec::new(), Vec::new()));
    let garden = centre.as_ref().is_some_and(|(part, ..)| part.spot.kind() == FeatureKind::Garden);
    parts.extend(centre.clone().filter(|_| !garden));
    let mut inside = 0;
    for field in &picture.fields {
        let mut halves: Vec<Half> = field.at.iter().map(|half| half.turned(facing)).collect();
        halves.sort_unstable();
        let beside = field.beside.iter().fold(0, |bits, &city| bits | 1 << (first_city + usize::from(city)));
        let spot = match halves.first() {
            Some(&half) => Spot::Field(half),
            None => {
                inside += 1;
                Spot::Inside(inside)
            }
        };
        parts.push((Part { spot, beside, ..Part::NONE }, Vec::new(), halves));
    }
    parts.extend(centre.filter(|_| garden));
    let mut sides = picture.edges;
    for side in Side::ALL {
        sides[side.turned(facing).index()] = picture.edges[side.index()];
    }
    Shape::new(sides, picture.signs(), &parts)
}

/// carcassonne:place.match, worked out for every demand in advance.
fn fits(turned: &[Shape; 4]) -> [u8; Signature::COUNT] {
    std::array::from_fn(|asked| {
        let asked = Signature(asked as u8);
        let fits = |facing: &Side| {
            let sides = turned[facing.index()].sides;
            Side::ALL.iter().all(|&side| asked.at(side).is_none_or(|wanted| wanted == sides[side.index()]))
        };
        Side::ALL.iter().filter(|facing| fits(facing)).fold(0, |bits, facing| bits | 1 << facing.index())
    })
}

/// With a bridge on the tile itself too: where it ends at a neighbour there is a road, and everything else matches.
fn fits_bridged(turned: &[Shape; 4]) -> [u8; Signature::COUNT] {
    let plain = fits(turned);
    std::array::from_fn(|asked| {
        let plain = plain[asked];
        let asked = Signature(asked as u8);
        let fits = |facing: &&Side| {
            let own = turned[facing.index()].sides;
            crate::square::Axis::ALL.iter().any(|axis| {
                let ends = axis.sides();
                let carries = ends.iter().all(|end| own[end.index()] == Terrain::Field);
                let meets = ends.iter().any(|&end| asked.at(end).is_some());
                let shown = |side: Side| if ends.contains(&side) { Terrain::Road } else { own[side.index()] };
                let matches = |side: &Side| asked.at(*side).is_none_or(|wanted| wanted == shown(*side));
                carries && meets && Side::ALL.iter().all(matches)
            })
        };
        Side::ALL.iter().filter(fits).fold(plain, |bits, facing| bits | 1 << facing.index())
    })
}

/// A bridge on a neighbour: one road of the tile runs into a field there, and everything else matches.
fn fits_beside_bridge(turned: &[Shape; 4]) -> [TurnsBySide; Signature::COUNT] {
    std::array::from_fn(|asked| {
        let asked = Signature(asked as u8);
        TurnsBySide(Side::ALL.iter().fold(0, |bits, facing| {
            let own = turned[facing.index()].sides;
            let clash = |side: &Side| asked.at(*side).is_some_and(|wanted| wanted != own[side.index()]);
            let mut clashes = Side::ALL.into_iter().filter(clash);
            let only = clashes.next().filter(|_| clashes.next().is_none());
            let needed =
                only.filter(|&side| own[side.index()] == Terrain::Road && asked.at(side) == Some(Terrain::Field));
            bits | needed.map_or(0, |side| 1 << (4 * side.index() + facing.index()))
        }))
    })
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
    fn mistakes_are_named_with_their_tile() {
        assert!(refused("format = 1", "format = 2").contains("reads format 1"));
        assert!(refused("edges = \"FFRF\"", "edges = \"FFQF\"").contains("tile BASE-A: edges \"FFQF\""));
        assert!(refused("edges = \"FFRF\"", "edges = \"FFFF\"").contains("tile BASE-A: by its edges, roads reach"));
        assert!(refused("at = \"S\", ends = \"monastery\"", "at = \"S\"").contains("needs `ends`"));
        assert!(refused("count = 2", "count = 30").contains("tiles; at most 160"));
        assert!(refused("start = true", "").contains("exactly one tile"));
        assert!(refused("beside = [0]", "beside = [1]").contains("beside city 1"));
        assert!(refused("id = \"BASE-B\"", "id = \"BASE-A\"").contains("listed twice"));
        assert!(refused("meeples = 7", "meeples = 0").contains("1 to"));
        assert!(refused("look =", "colour =").contains("colour"));
    }

    #[test]
    fn a_turned_tile_takes_its_parts_along() {
        let catalogue = Catalogue::built_in();
        let kind = catalogue.find("BASE-D").expect("it is in the box");
        let shape = catalogue.shape(kind, Side::E);
        let spots: Vec<String> = shape.parts().iter().map(|part| part.spot.to_string()).collect();
        assert_eq!(spots, ["road N", "city E", "field NR", "field NL"]);
        assert_eq!(shape.part_at(Spot::Road(Side::S)), Some(0));
        assert_eq!(shape.part_at(Spot::City(Side::S)), None);
        assert_eq!(shape.part_at(Spot::Field(Half::SL)), Some(2));
        assert_eq!(shape.part_at(Spot::Field(Half::EL)), None);
        assert_eq!(shape.part_at(Spot::Monastery), None);
    }
}

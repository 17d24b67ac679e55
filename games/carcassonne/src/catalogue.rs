//! The tiles of the box: read from the data file, checked, and prepared for laying them quickly.

use duchy_game::{BadCatalogue, Interner, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    features::MAX_NODES,
    picture::{Centre, Picture, TileRow},
    square::{Half, Side},
    state::{MAX_MEEPLES, MAX_TILES},
    tile::{Part, Shape, Signature, Spot, TileKind},
};

/// More kinds of tile than a box has.
pub const MAX_KINDS: usize = 40;

/// Room for the walls between cities and fields on all tiles: the base set has 54.
pub(crate) const MAX_WALLS: usize = 128;

/// The components of a game of Carcassonne.
#[derive(Debug)]
pub struct Catalogue {
    name: String,
    pictures: Vec<Picture>,
    /// Each kind turned each way.
    shapes: Vec<[Shape; 4]>,
    /// For each kind, by what a square asks: the ways it can be turned there, as bits.
    fits: Vec<[u8; Signature::COUNT]>,
    start: TileKind,
    meeples: u8,
}

/// The ways a tile can be turned to fit somewhere, as bits by [`Side::index`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

    /// As a list, clockwise from north, and how many of it count.
    #[inline]
    pub(crate) fn list(self) -> ([Side; 4], usize) {
        const LISTS: [([Side; 4], u8); 16] = {
            let mut lists = [([Side::N; 4], 0); 16];
            let mut bits = 0;
            while bits < 16 {
                let mut side = 0;
                while side < 4 {
                    if bits >> side & 1 == 1 {
                        lists[bits].0[lists[bits].1 as usize] = Side::from_index(side);
                        lists[bits].1 += 1;
                    }
                    side += 1;
                }
                bits += 1;
            }
            lists
        };
        let (facings, count) = LISTS[usize::from(self.0 & 15)];
        (facings, usize::from(count))
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

    /// The kind with this name.
    pub fn find(&self, id: &str) -> Option<TileKind> {
        self.kinds().find(|&kind| self.picture(kind).id == id)
    }

    /// The kind of the start tile.
    pub fn start(&self) -> TileKind {
        self.start
    }

    /// Meeples in each player's supply.
    pub fn meeples(&self) -> u8 {
        self.meeples
    }

    /// What is drawn from: every tile but the start tile.
    pub(crate) fn bag(&self) -> [u8; MAX_KINDS] {
        let mut counts = [0; MAX_KINDS];
        for kind in self.kinds() {
            counts[kind.index()] = self.picture(kind).count - u8::from(kind == self.start);
        }
        counts
    }

    /// How a kind can be turned to fit what each signature asks.
    #[inline]
    pub(crate) fn turns(&self, kind: TileKind) -> impl Fn(Signature) -> Turns + '_ {
        let row = &self.fits[kind.index()];
        move |asked| Turns(row[usize::from(asked.0)])
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureRow {
    meeples: u8,
}

/// What a drawing of the map needs to know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawing {
    /// What the data file calls itself.
    pub name: String,
    /// Every kind of tile.
    pub tiles: Vec<Picture>,
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
        Drawing { name: self.name.clone(), tiles: self.pictures.clone() }
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
    if !(1..=MAX_MEEPLES as u8).contains(&file.figures.meeples) {
        return Err(format!("figures.meeples is {}; it must be 1 to {MAX_MEEPLES}", file.figures.meeples));
    }
    let mut pictures: Vec<Picture> = Vec::new();
    for row in file.tile {
        let id = row.id.clone();
        if pictures.iter().any(|known| known.id == id) {
            return Err(format!("tile {id} is listed twice: raise its count instead"));
        }
        pictures.push(Picture::read(row).map_err(|bad| format!("tile {id}: {bad}"))?);
    }
    check_size(&pictures)?;
    let start = match pictures.iter().enumerate().filter(|(_, picture)| picture.start).collect::<Vec<_>>()[..] {
        [(index, Picture { count: 1, .. })] => TileKind::from_index(index),
        _ => return Err("exactly one tile, with count 1, must have start = true".to_owned()),
    };
    let shapes: Vec<[Shape; 4]> = pictures.iter().map(|picture| Side::ALL.map(|side| shape(picture, side))).collect();
    let fits = shapes.iter().map(fits).collect();
    Ok(Catalogue { name: file.name, pictures, shapes, fits, start, meeples: file.figures.meeples })
}

/// What a position has room for.
fn check_size(pictures: &[Picture]) -> Result<(), String> {
    let sum = |of: fn(&Picture) -> usize| pictures.iter().map(|p| of(p) * usize::from(p.count)).sum::<usize>();
    for (what, number, most) in [
        ("kinds of tile", pictures.len(), MAX_KINDS),
        ("tiles", sum(|_| 1), MAX_TILES),
        ("parts of features on all tiles", sum(Picture::part_count), MAX_NODES),
        ("walls between cities and fields on all tiles", sum(Picture::wall_count), MAX_WALLS),
    ] {
        if number > most {
            return Err(format!("there are {number} {what}; at most {most} are possible"));
        }
    }
    Ok(())
}

/// The parts of a picture turned one way, in the order roads, cities, monastery, fields. A garden is none.
// carcassonne:figure.garden
fn shape(picture: &Picture, facing: Side) -> Shape {
    let turn_sides = |at: &[Side]| {
        let mut sides: Vec<Side> = at.iter().map(|side| side.turned(facing)).collect();
        sides.sort_unstable();
        sides
    };
    let mut parts: Vec<(Part, Vec<Side>, Vec<Half>)> = Vec::new();
    for road in &picture.roads {
        let sides = turn_sides(&road.at);
        let part = Part { spot: Spot::Road(sides[0]), sides: sides.len() as u8, ..Part::NONE };
        parts.push((part, sides, Vec::new()));
    }
    let first_city = parts.len();
    for city in &picture.cities {
        let sides = turn_sides(&city.at);
        let part = Part { spot: Spot::City(sides[0]), sides: sides.len() as u8, shields: city.shields, ..Part::NONE };
        parts.push((part, sides, Vec::new()));
    }
    if picture.centre == Some(Centre::Monastery) {
        parts.push((Part::NONE, Vec::new(), Vec::new()));
    }
    for field in &picture.fields {
        let mut halves: Vec<Half> = field.at.iter().map(|half| half.turned(facing)).collect();
        halves.sort_unstable();
        let beside = field.beside.iter().fold(0, |bits, &city| bits | 1 << (first_city + usize::from(city)));
        parts.push((Part { spot: Spot::Field(halves[0]), beside, ..Part::NONE }, Vec::new(), halves));
    }
    let mut sides = picture.edges;
    for side in Side::ALL {
        sides[side.turned(facing).index()] = picture.edges[side.index()];
    }
    Shape::new(sides, &parts)
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
        assert!(refused("count = 2", "count = 3").contains("there are 73 tiles; at most 72"));
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

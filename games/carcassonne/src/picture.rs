//! The picture on a kind of tile, as the data file lists it: read, checked, and kept for drawing.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    options::Element,
    square::{Half, Side},
    tile::{FeatureKind, MAX_PARTS, Shape, Signs, Terrain},
};

/// A kind of tile, north up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Picture {
    /// Its name, in records too.
    pub id: String,
    /// The part of the box it comes from.
    pub set: String,
    /// How many such tiles there are.
    pub count: u8,
    /// What its sides show, clockwise from north.
    pub edges: [Terrain; 4],
    /// City parts.
    pub cities: Vec<CityPicture>,
    /// Pieces of road.
    pub roads: Vec<RoadPicture>,
    /// Fields.
    pub fields: Vec<FieldPicture>,
    /// What stands in the middle.
    pub centre: Option<Centre>,
    /// The river that runs over it.
    pub river: Option<RiverPicture>,
    /// Signs of expansions on it.
    pub symbols: Vec<Symbol>,
    /// It is in play if one of these elements is; always, if there is none.
    pub with: Vec<Element>,
    /// The game begins with it.
    pub start: bool,
}

/// A city part. Two that a printed bridge joins are one.
// carcassonne:tile.city-bridge
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CityPicture {
    /// The sides it reaches.
    pub at: Vec<Side>,
    /// Shields in it.
    pub shields: u8,
    /// The semicircular part of which two make the smallest city.
    pub castle_base: bool,
    /// The princess is in it.
    pub princess: bool,
}

/// A piece of road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoadPicture {
    /// The sides it reaches.
    pub at: Vec<Side>,
    /// What it ends at, if it reaches one side only.
    pub ends: Option<RoadEnd>,
    /// It runs through a tunnel here and divides no field.
    pub tunnel: bool,
}

/// The river on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RiverPicture {
    /// The sides it reaches.
    pub at: Vec<Side>,
    /// Its place in the course of the river.
    pub role: RiverRole,
}

/// A tile's place in the course of the river.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RiverRole {
    /// It begins here.
    Source,
    /// It runs on.
    #[default]
    Segment,
    /// It divides in two.
    Fork,
    /// A branch ends here.
    BranchEnd,
    /// It ends here: the last river tile.
    Lake,
}

/// A sign on a tile. Those of expansions outside the box are only drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is its own name")]
pub enum Symbol {
    Dragon,
    Volcano,
    Portal,
    Princess,
    Bazaar,
    Inn,
    PigHerd,
    CityBridge,
    Tunnel,
    MonasteryInCity,
}

/// A field. The data file lists what is one field on the tile, so also where it runs round the end of a road.
// carcassonne:field.road-end
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FieldPicture {
    /// The half-sides it reaches.
    pub at: Vec<Half>,
    /// The cities of this tile it touches, by their place in the list.
    pub beside: Vec<u8>,
}

/// What a road ends at.
// carcassonne:road.ends carcassonne:tile.road-ends
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoadEnd {
    /// A crossing of three or four roads.
    Crossing,
    /// A city gate.
    City,
    /// A monastery.
    Monastery,
    /// A shrine.
    Shrine,
    /// A volcano.
    Volcano,
    /// A bazaar.
    Bazaar,
    /// The wall of the fortress.
    Wall,
}

/// What stands in the middle of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Centre {
    /// A monastery.
    Monastery,
    /// A garden: decoration, unless abbots are in play.
    Garden,
    /// A shrine.
    Shrine,
}

impl Centre {
    /// The feature it is.
    pub(crate) const fn kind(self) -> FeatureKind {
        match self {
            Centre::Monastery => FeatureKind::Monastery,
            Centre::Garden => FeatureKind::Garden,
            Centre::Shrine => FeatureKind::Shrine,
        }
    }
}

/// A `[[tile]]` table of the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileRow {
    pub(crate) id: String,
    set: String,
    count: u8,
    edges: String,
    #[serde(rename = "look")]
    _look: Option<String>,
    #[serde(default)]
    cities: Vec<CityRow>,
    #[serde(default)]
    roads: Vec<RoadRow>,
    #[serde(default)]
    fields: Vec<FieldRow>,
    centre: Option<Centre>,
    river: Option<RiverRow>,
    #[serde(default)]
    symbols: Vec<Symbol>,
    #[serde(default)]
    with: Vec<Element>,
    #[serde(default)]
    start: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    at: String,
    #[serde(default)]
    shields: u8,
    #[serde(default)]
    castle_base: bool,
    #[serde(default)]
    princess: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadRow {
    at: String,
    ends: Option<RoadEnd>,
    #[serde(default)]
    tunnel: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RiverRow {
    at: String,
    #[serde(default)]
    role: RiverRole,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldRow {
    at: String,
    #[serde(default)]
    beside: Vec<u8>,
}

impl Picture {
    /// Reads a row and checks that its sides and parts agree.
    pub(crate) fn read(row: TileRow) -> Result<Picture, String> {
        let TileRow { id, set, count, edges, _look, cities, roads, fields, centre, river, symbols, with, start } = row;
        if id.is_empty() || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err("an id is made of letters, digits and hyphens".to_owned());
        }
        let picture = Picture {
            id,
            set,
            count,
            edges: read_edges(&edges)?,
            cities: cities
                .into_iter()
                .map(|CityRow { at, shields, castle_base, princess }| {
                    Ok(CityPicture { at: read_list(&at)?, shields, castle_base, princess })
                })
                .collect::<Result<_, String>>()?,
            roads: roads
                .into_iter()
                .map(|RoadRow { at, ends, tunnel }| Ok(RoadPicture { at: read_list(&at)?, ends, tunnel }))
                .collect::<Result<_, String>>()?,
            fields: fields
                .into_iter()
                .map(|FieldRow { at, beside }| Ok(FieldPicture { at: read_list(&at)?, beside }))
                .collect::<Result<_, String>>()?,
            centre,
            river: match river {
                Some(RiverRow { at, role }) => Some(RiverPicture { at: read_list(&at)?, role }),
                None => None,
            },
            symbols,
            with,
            start,
        };
        picture.check()?;
        Ok(picture)
    }

    /// A square of the fortress.
    pub(crate) fn of_fortress(
        number: u8,
        edges: [Terrain; 4],
        cities: Vec<CityPicture>,
        roads: Vec<RoadPicture>,
        fields: Vec<FieldPicture>,
    ) -> Result<Picture, String> {
        let picture = Picture {
            id: format!("FORTRESS-{number}"),
            set: "fortress".to_owned(),
            count: 1,
            edges,
            cities,
            roads,
            fields,
            centre: None,
            river: None,
            symbols: Vec::new(),
            with: Vec::new(),
            start: false,
        };
        picture.check()?;
        Ok(picture)
    }

    /// How many parts of features it shows.
    pub(crate) fn part_count(&self) -> usize {
        self.cities.len() + self.roads.len() + self.fields.len() + usize::from(self.centre.is_some())
    }

    /// What happens when it is placed.
    pub(crate) fn signs(&self) -> Signs {
        let has = |symbol| self.symbols.contains(&symbol);
        Signs {
            volcano: has(Symbol::Volcano),
            dragon: has(Symbol::Dragon),
            portal: has(Symbol::Portal),
            bazaar: has(Symbol::Bazaar),
        }
    }

    /// Its place in the course of the river, if it is a river tile.
    pub(crate) fn river_role(&self) -> Option<RiverRole> {
        self.river.as_ref().map(|river| river.role)
    }

    pub(crate) fn shield_count(&self) -> usize {
        self.cities.iter().map(|city| usize::from(city.shields)).sum()
    }

    /// How many walls it shows between a city and a field.
    pub(crate) fn wall_count(&self) -> usize {
        self.fields.iter().map(|field| field.beside.len()).sum()
    }

    fn check(&self) -> Result<(), String> {
        if self.count == 0 {
            return Err("count must be at least 1".to_owned());
        }
        if self.part_count() > MAX_PARTS {
            return Err(format!("it has {} parts; at most {MAX_PARTS} are possible", self.part_count()));
        }
        self.check_river()?;
        self.check_cities()?;
        self.check_roads()?;
        self.check_fields()?;
        let at = |terrain| Side::ALL.into_iter().filter(move |side| self.edges[side.index()] == terrain);
        covers_once("cities", self.cities.iter().flat_map(|city| &city.at), at(Terrain::City))?;
        covers_once("roads", self.roads.iter().flat_map(|road| &road.at), at(Terrain::Road))?;
        covers_once("a river", self.river.iter().flat_map(|river| &river.at), at(Terrain::River))?;
        let green = Half::ALL.into_iter().filter(|half| self.edges[half.side().index()] != Terrain::City);
        covers_once("fields", self.fields.iter().flat_map(|field| &field.at), green)
    }

    fn check_river(&self) -> Result<(), String> {
        let Some(RiverPicture { at, role }) = &self.river else { return Ok(()) };
        let sides = match role {
            RiverRole::Source | RiverRole::BranchEnd | RiverRole::Lake => 1,
            RiverRole::Segment => 2,
            RiverRole::Fork => 3,
        };
        if at.len() == sides { Ok(()) } else { Err(format!("a river tile of this role has {sides} river sides")) }
    }

    fn check_cities(&self) -> Result<(), String> {
        for city in &self.cities {
            if city.at.is_empty() {
                return Err("a city must reach a side".to_owned());
            }
            if city.castle_base && city.at.len() != 1 {
                return Err("castle_base is for a city on one side only".to_owned());
            }
            if city.shields > 3 {
                return Err("a city part has at most 3 shields".to_owned());
            }
        }
        Ok(())
    }

    fn check_roads(&self) -> Result<(), String> {
        for road in &self.roads {
            match (road.at.len(), road.ends) {
                (1, Some(_)) | (2, None) => {}
                (1, None) => return Err("a road that reaches one side needs `ends`".to_owned()),
                (2, Some(_)) => return Err("a road that reaches two sides ends nowhere: take `ends` out".to_owned()),
                _ => return Err("a road reaches one or two sides".to_owned()),
            }
        }
        Ok(())
    }

    fn check_fields(&self) -> Result<(), String> {
        for field in &self.fields {
            if field.at.is_empty() && field.beside.is_empty() {
                return Err("a field must reach a half-side, or lie inside the tile beside a city".to_owned());
            }
            if let Some(city) = field.beside.iter().find(|&&city| usize::from(city) >= self.cities.len()) {
                return Err(format!("a field is beside city {city}, but there are {}", self.cities.len()));
            }
            for side in Side::ALL.into_iter().filter(|side| self.edges[side.index()] == Terrain::Field) {
                if field.at.contains(&side.left()) != field.at.contains(&side.right()) {
                    return Err(format!("the halves of side {side} must be in one field"));
                }
            }
        }
        Ok(())
    }
}

fn read_edges(text: &str) -> Result<[Terrain; 4], String> {
    let edges: Option<Vec<Terrain>> = text
        .chars()
        .map(|letter| match letter {
            'C' => Some(Terrain::City),
            'R' => Some(Terrain::Road),
            'F' => Some(Terrain::Field),
            'V' => Some(Terrain::River),
            _ => None,
        })
        .collect();
    edges
        .and_then(|edges| edges.try_into().ok())
        .ok_or_else(|| format!("edges \"{text}\" should be four of the letters C, R, F and V"))
}

fn read_list<T: FromStr<Err = String>>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(str::parse).collect()
}

/// Every wanted place is reached exactly once, and no other.
fn covers_once<'a, T: Ord + Copy + std::fmt::Display + 'a>(
    what: &str,
    reached: impl Iterator<Item = &'a T>,
    wanted: impl Iterator<Item = T>,
) -> Result<(), String> {
    let mut reached: Vec<T> = reached.copied().collect();
    reached.sort_unstable();
    let wanted: Vec<T> = wanted.collect();
    if reached == wanted {
        return Ok(());
    }
    let list = |places: &[T]| places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Err(format!("by its edges, {what} reach \"{}\", each once; listed are \"{}\"", list(&wanted), list(&reached)))
}

/// What people call a tile: by its sign, else by what stands on it, else by its city and its roads.
pub(crate) fn tile_term(shape: &Shape) -> &'static str {
    let sides = |terrain| shape.sides.iter().filter(|&&side| side == terrain).count();
    let straight = shape.sides[0] == shape.sides[2];
    let signs = shape.signs;
    match (sides(Terrain::City), sides(Terrain::Road)) {
        _ if signs.volcano => "tile-volcano",
        _ if signs.dragon => "tile-dragon",
        _ if signs.portal => "tile-portal",
        _ if signs.bazaar => "tile-bazaar",
        _ if shape.princess != Shape::NO_PART => "tile-princess",
        _ if shape.has_river() => "tile-river",
        _ if shape.centre_kind == Some(FeatureKind::Shrine) => "tile-shrine",
        _ if shape.centre_kind == Some(FeatureKind::Monastery) => "tile-monastery",
        (0, 1) => "tile-road-end",
        (0, 2) if straight => "tile-road-straight",
        (0, 2) => "tile-road-curve",
        (0, 3) => "tile-road-three",
        (0, 4) => "tile-road-four",
        (1, 0) => "tile-city-one",
        (1, _) => "tile-city-one-road",
        (2, 0) => "tile-city-two",
        (2, _) => "tile-city-two-road",
        (3, 0) => "tile-city-three",
        (3, _) => "tile-city-three-road",
        (4, _) => "tile-city-whole",
        _ => "tile-plain",
    }
}

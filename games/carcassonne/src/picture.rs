//! The picture on a kind of tile, as the data file lists it: read, checked, and kept for drawing.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    square::{Half, Side},
    tile::{MAX_PARTS, Terrain},
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
    /// Signs of expansions on it.
    pub symbols: Vec<String>,
    /// The game begins with it.
    pub start: bool,
}

/// A city part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CityPicture {
    /// The sides it reaches.
    pub at: Vec<Side>,
    /// Shields in it.
    pub shields: u8,
    /// The semicircular part of which two make the smallest city.
    pub castle_base: bool,
}

/// A piece of road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoadPicture {
    /// The sides it reaches.
    pub at: Vec<Side>,
    /// What it ends at, if it reaches one side only.
    pub ends: Option<RoadEnd>,
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
// carcassonne:road.ends
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoadEnd {
    /// A crossing of three or four roads.
    Crossing,
    /// A city gate.
    City,
    /// A monastery.
    Monastery,
}

/// What stands in the middle of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Centre {
    /// A monastery.
    Monastery,
    /// A garden: decoration in the base set.
    Garden,
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadRow {
    at: String,
    ends: Option<RoadEnd>,
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
        let TileRow { id, set, count, edges, _look, cities, roads, fields, centre, start } = row;
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
                .map(|CityRow { at, shields, castle_base }| {
                    Ok(CityPicture { at: read_list(&at)?, shields, castle_base })
                })
                .collect::<Result<_, String>>()?,
            roads: roads
                .into_iter()
                .map(|RoadRow { at, ends }| Ok(RoadPicture { at: read_list(&at)?, ends }))
                .collect::<Result<_, String>>()?,
            fields: fields
                .into_iter()
                .map(|FieldRow { at, beside }| Ok(FieldPicture { at: read_list(&at)?, beside }))
                .collect::<Result<_, String>>()?,
            centre,
            symbols: Vec::new(),
            start,
        };
        picture.check()?;
        Ok(picture)
    }

    /// How many parts of features it shows.
    pub(crate) fn part_count(&self) -> usize {
        let monastery = usize::from(self.centre == Some(Centre::Monastery));
        self.cities.len() + self.roads.len() + self.fields.len() + monastery
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
        self.check_cities()?;
        self.check_roads()?;
        self.check_fields()?;
        let at = |terrain| Side::ALL.into_iter().filter(move |side| self.edges[side.index()] == terrain);
        covers_once("cities", self.cities.iter().flat_map(|city| &city.at), at(Terrain::City))?;
        covers_once("roads", self.roads.iter().flat_map(|road| &road.at), at(Terrain::Road))?;
        let green = Half::ALL.into_iter().filter(|half| self.edges[half.side().index()] != Terrain::City);
        covers_once("fields", self.fields.iter().flat_map(|field| &field.at), green)
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
            if field.at.is_empty() {
                return Err("a field must reach a half-side".to_owned());
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
            _ => None,
        })
        .collect();
    edges
        .and_then(|edges| edges.try_into().ok())
        .ok_or_else(|| format!("edges \"{text}\" should be four of the letters C, R and F"))
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

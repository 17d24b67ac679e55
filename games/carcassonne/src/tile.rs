//! A kind of tile turned one way: its sides, and the parts of features on it.

use std::{fmt, str::FromStr};

use duchy_game::{BoardRef, Kind};
use serde::Serialize;
use ts_rs::TS;

use crate::square::{Half, Side, Square};

/// More parts than any tile shows: a crossing of four roads has four roads and four fields.
pub const MAX_PARTS: usize = 8;

/// A kind of tile, by its place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct TileKind(pub(crate) u8);

impl Kind for TileKind {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        TileKind(index as u8)
    }
}

/// What a side shows. Two sides that meet must show the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Terrain {
    /// Green all along.
    Field = 1,
    /// A road in the middle, field on both banks.
    Road = 2,
    /// City all along.
    City = 3,
}

/// What a feature is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FeatureKind {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A field.
    Field,
}

/// A place for a figure on a tile as it lies: a feature, by one of the sides (or half-sides) it reaches.
///
/// Any side it reaches will do; the canonical one is the first clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// On the road that reaches this side.
    Road(Side),
    /// In the city that reaches this side.
    City(Side),
    /// In the monastery.
    Monastery,
    /// In the field that reaches this half.
    Field(Half),
}

impl Spot {
    /// What stands there.
    pub const fn kind(self) -> FeatureKind {
        match self {
            Spot::Road(_) => FeatureKind::Road,
            Spot::City(_) => FeatureKind::City,
            Spot::Monastery => FeatureKind::Monastery,
            Spot::Field(_) => FeatureKind::Field,
        }
    }

    /// Its name on the map: `road:1,0:E`, `monastery:1,0`.
    pub fn on(self, square: Square) -> BoardRef {
        BoardRef::new(match self {
            Spot::Road(side) => format!("road:{square}:{side}"),
            Spot::City(side) => format!("city:{square}:{side}"),
            Spot::Monastery => format!("monastery:{square}"),
            Spot::Field(half) => format!("field:{square}:{half}"),
        })
    }
}

/// `road E`, `city N`, `field NL`, `monastery`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Road(side) => write!(f, "road {side}"),
            Spot::City(side) => write!(f, "city {side}"),
            Spot::Monastery => f.write_str("monastery"),
            Spot::Field(half) => write!(f, "field {half}"),
        }
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let feature = words.next().unwrap_or_default().to_ascii_lowercase();
        let spot = match (feature.as_str(), words.next(), words.next()) {
            ("road", Some(side), None) => Spot::Road(side.parse()?),
            ("city", Some(side), None) => Spot::City(side.parse()?),
            ("field", Some(half), None) => Spot::Field(half.parse()?),
            ("monastery", None, None) => Spot::Monastery,
            _ => {
                return Err(format!(
                    "\"{text}\" is no place for a figure: write road E, city N, field NL or monastery"
                ));
            }
        };
        Ok(spot)
    }
}

/// A part of a feature on one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The place for a figure on it, by its canonical name.
    pub spot: Spot,
    /// How many sides a road or city reaches: as many more tiles it needs.
    pub sides: u8,
    /// Shields in it.
    pub shields: u8,
    /// For a field: which parts of this tile are cities it touches, as bits.
    pub beside: u8,
}

impl Part {
    pub(crate) const NONE: Part = Part { spot: Spot::Monastery, sides: 0, shields: 0, beside: 0 };
}

/// A kind of tile turned one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// What each side of the square shows.
    pub sides: [Terrain; 4],
    /// The road or city part at each side; [`Shape::NO_PART`] at a side with field.
    pub(crate) side_part: [u8; 4],
    /// The field part at each half-side; [`Shape::NO_PART`] at sides with city.
    pub(crate) half_part: [u8; 8],
    parts: [Part; MAX_PARTS],
    len: u8,
    roads_and_cities: u8,
    /// Cities that a field of this tile touches, as bits.
    pub(crate) walls: u8,
    /// The monastery's part; [`Shape::NO_PART`] if there is none.
    pub(crate) monastery: u8,
    /// It has two roads or two cities that are separate here and may be one elsewhere.
    pub(crate) several: bool,
}

impl Shape {
    /// No part is there.
    pub(crate) const NO_PART: u8 = u8::MAX;

    /// Puts a tile together from the sides and the parts that reach them.
    pub(crate) fn new(sides: [Terrain; 4], parts: &[(Part, Vec<Side>, Vec<Half>)]) -> Shape {
        let mut shape = Shape {
            sides,
            side_part: [Shape::NO_PART; 4],
            half_part: [Shape::NO_PART; 8],
            parts: [Part::NONE; MAX_PARTS],
            len: parts.len() as u8,
            roads_and_cities: parts.iter().filter(|(_, sides, _)| !sides.is_empty()).count() as u8,
            walls: parts.iter().fold(0, |bits, (part, ..)| bits | part.beside),
            monastery: Shape::NO_PART,
            several: [FeatureKind::Road, FeatureKind::City]
                .iter()
                .any(|&kind| parts.iter().filter(|(part, ..)| part.spot.kind() == kind).count() > 1),
        };
        for (index, (part, sides, halves)) in parts.iter().enumerate() {
            shape.parts[index] = *part;
            sides.iter().for_each(|side| shape.side_part[side.index()] = index as u8);
            halves.iter().for_each(|half| shape.half_part[half.index()] = index as u8);
            if part.spot == Spot::Monastery {
                shape.monastery = index as u8;
            }
        }
        shape
    }

    /// Roads, cities, the monastery, fields.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }

    /// The part a figure at this spot would stand on, if the tile has one there.
    #[inline]
    pub fn part_at(&self, spot: Spot) -> Option<usize> {
        let part = match spot {
            Spot::Road(side) | Spot::City(side) => self.side_part[side.index()],
            Spot::Field(half) => self.half_part[half.index()],
            Spot::Monastery => self.monastery,
        };
        let found = self.parts().get(usize::from(part))?;
        (found.spot.kind() == spot.kind()).then_some(usize::from(part))
    }

    /// How many of its parts are roads and cities; they come first.
    #[inline]
    pub(crate) fn roads_and_cities(&self) -> usize {
        usize::from(self.roads_and_cities)
    }

    /// Whether there is a monastery on it.
    #[inline]
    pub fn has_monastery(&self) -> bool {
        self.monastery != Shape::NO_PART
    }
}

/// What the neighbours of a square ask of the tile laid there: two bits a side, 0 where nothing lies yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Signature(pub(crate) u8);

impl Signature {
    /// How many there are.
    pub(crate) const COUNT: usize = 256;

    #[inline]
    pub(crate) fn ask(&mut self, side: Side, terrain: Terrain) {
        self.0 |= (terrain as u8) << (2 * side.index());
    }

    /// What it asks at a side; `None` if nothing.
    #[inline]
    pub(crate) fn at(self, side: Side) -> Option<Terrain> {
        match self.0 >> (2 * side.index()) & 3 {
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            3 => Some(Terrain::City),
            _ => None,
        }
    }
}

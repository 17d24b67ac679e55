//! A kind of tile turned one way: its sides, and the parts of features on it.

use std::{fmt, str::FromStr};

use duchy_game::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    features::Feature,
    square::{Axis, Half, Side, Sides},
};

/// More parts than any tile shows: a crossing of four roads has four roads and four fields.
pub const MAX_PARTS: usize = 8;

/// A kind of tile, by its place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
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
    /// A river in the middle, field on both banks.
    River = 4,
}

/// What a feature is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
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
    /// A garden, for abbots.
    Garden,
    /// A shrine.
    Shrine,
}

impl FeatureKind {
    /// All.
    pub const ALL: [FeatureKind; 6] = [
        FeatureKind::Road,
        FeatureKind::City,
        FeatureKind::Monastery,
        FeatureKind::Field,
        FeatureKind::Garden,
        FeatureKind::Shrine,
    ];

    /// It stands in the middle of a tile and counts the tiles around: a monastery, a garden or a shrine.
    #[inline]
    pub const fn is_centre(self) -> bool {
        matches!(self, FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine)
    }

    /// A shrine's rival is a monastery, and the other way round.
    #[inline]
    pub const fn rival(self) -> Option<FeatureKind> {
        match self {
            FeatureKind::Monastery => Some(FeatureKind::Shrine),
            FeatureKind::Shrine => Some(FeatureKind::Monastery),
            _ => None,
        }
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            FeatureKind::Road => "road",
            FeatureKind::City => "city",
            FeatureKind::Monastery => "monastery",
            FeatureKind::Field => "field",
            FeatureKind::Garden => "garden",
            FeatureKind::Shrine => "shrine",
        }
    }
}

/// Kinds of features, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FeatureKinds(u8);

impl FeatureKinds {
    /// Those that are wanted.
    #[inline]
    pub(crate) fn of(wanted: impl Fn(FeatureKind) -> bool) -> FeatureKinds {
        FeatureKinds(FeatureKind::ALL.into_iter().fold(0, |bits, kind| bits | u8::from(wanted(kind)) << kind as u8))
    }

    #[inline]
    pub(crate) fn has(self, kind: FeatureKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }
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
    /// In a field closed inside the tile, counted from 1.
    Inside(u8),
    /// In the garden.
    Garden,
    /// In the shrine.
    Shrine,
}

impl Spot {
    /// The place in the middle of a tile.
    pub const fn centre(kind: FeatureKind) -> Spot {
        match kind {
            FeatureKind::Garden => Spot::Garden,
            FeatureKind::Shrine => Spot::Shrine,
            _ => Spot::Monastery,
        }
    }

    /// What stands there.
    pub const fn kind(self) -> FeatureKind {
        match self {
            Spot::Road(_) => FeatureKind::Road,
            Spot::City(_) => FeatureKind::City,
            Spot::Monastery => FeatureKind::Monastery,
            Spot::Field(_) | Spot::Inside(_) => FeatureKind::Field,
            Spot::Garden => FeatureKind::Garden,
            Spot::Shrine => FeatureKind::Shrine,
        }
    }
}

/// `road E`, `city N`, `field NL`, `monastery`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Road(side) => write!(f, "road {side}"),
            Spot::City(side) => write!(f, "city {side}"),
            Spot::Field(half) => write!(f, "field {half}"),
            Spot::Inside(number) => write!(f, "field inside-{number}"),
            Spot::Monastery | Spot::Garden | Spot::Shrine => f.write_str(self.kind().word()),
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
            ("field", Some(place), None) => match inside(place) {
                Some(number) => Spot::Inside(number),
                None => Spot::Field(place.parse()?),
            },
            ("monastery", None, None) => Spot::Monastery,
            ("garden", None, None) => Spot::Garden,
            ("shrine", None, None) => Spot::Shrine,
            _ => {
                return Err(format!(
                    "\"{text}\" is no place for a figure: write road E, city N, field NL, field inside-1, monastery, \
                     garden or shrine"
                ));
            }
        };
        Ok(spot)
    }
}

/// `inside-1`, `inside-2`.
fn inside(word: &str) -> Option<u8> {
    let (start, number) = word.split_once('-')?;
    let number = number.parse().ok().filter(|number| (1..=MAX_PARTS as u8).contains(number))?;
    start.eq_ignore_ascii_case("inside").then_some(number)
}

/// Signs on a tile that make something happen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Signs {
    /// The dragon comes here.
    pub volcano: bool,
    /// The dragon flies.
    pub dragon: bool,
    /// A figure may go anywhere.
    pub portal: bool,
    /// Tiles are put up for auction.
    pub bazaar: bool,
}

/// A part of a feature on one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The place for a figure on it, by its canonical name.
    pub spot: Spot,
    /// What it needs to be complete: as many tiles as a road or city has sides, or as there are around a centre.
    pub open: u8,
    /// Shields in it.
    pub shields: u8,
    /// For a field: which parts of this tile are cities it touches, as bits.
    pub beside: u8,
    /// A semicircular city part, of which two make the smallest city.
    pub castle_base: bool,
    /// The princess is in this city part.
    pub princess: bool,
}

impl Part {
    pub(crate) const NONE: Part =
        Part { spot: Spot::Monastery, open: 0, shields: 0, beside: 0, castle_base: false, princess: false };

    /// A bridge: a piece of road that reaches two sides.
    pub(crate) const BRIDGE: Part = Part { spot: Spot::Road(Side::N), open: 2, ..Part::NONE };
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
    /// The feature each part is as long as nothing has grown together with it.
    features: [Feature; MAX_PARTS],
    /// What each part is: quicker than by its spot.
    kinds: [FeatureKind; MAX_PARTS],
    len: u8,
    roads_and_cities: u8,
    /// Cities that a field of this tile touches, as bits.
    pub(crate) walls: u8,
    /// The part of the monastery, garden or shrine; [`Shape::NO_PART`] if there is none.
    pub(crate) centre: u8,
    /// What stands in the middle.
    pub(crate) centre_kind: Option<FeatureKind>,
    /// A river runs over it.
    pub(crate) river: bool,
    /// Sides with field that also have field across: a bridge may run between them.
    across: Sides,
    /// What happens when it is placed.
    pub(crate) signs: Signs,
    /// The part the princess is in; [`Shape::NO_PART`] if she is not here.
    pub(crate) princess: u8,
    /// It has two roads or two cities that are separate here and may be one elsewhere.
    pub(crate) several: bool,
}

impl Shape {
    /// No part is there.
    pub(crate) const NO_PART: u8 = u8::MAX;

    /// Puts a tile together from the sides and the parts that reach them.
    pub(crate) fn new(sides: [Terrain; 4], signs: Signs, parts: &[(Part, Vec<Side>, Vec<Half>)]) -> Shape {
        let mut shape = Shape {
            sides,
            side_part: [Shape::NO_PART; 4],
            half_part: [Shape::NO_PART; 8],
            parts: [Part::NONE; MAX_PARTS],
            features: [Feature::of(&Part::NONE); MAX_PARTS],
            kinds: [FeatureKind::Monastery; MAX_PARTS],
            len: parts.len() as u8,
            roads_and_cities: parts.iter().filter(|(_, sides, _)| !sides.is_empty()).count() as u8,
            walls: parts.iter().fold(0, |bits, (part, ..)| bits | part.beside),
            centre: Shape::NO_PART,
            centre_kind: None,
            river: sides.contains(&Terrain::River),
            across: Sides::which(|side| Axis::of(side).sides().iter().all(|end| sides[end.index()] == Terrain::Field)),
            signs,
            princess: Shape::NO_PART,
            several: [FeatureKind::Road, FeatureKind::City]
                .iter()
                .any(|&kind| parts.iter().filter(|(part, ..)| part.spot.kind() == kind).count() > 1),
        };
        for (index, (part, sides, halves)) in parts.iter().enumerate() {
            shape.parts[index] = *part;
            shape.features[index] = Feature::of(part);
            shape.kinds[index] = part.spot.kind();
            sides.iter().for_each(|side| shape.side_part[side.index()] = index as u8);
            halves.iter().for_each(|half| shape.half_part[half.index()] = index as u8);
            if part.spot.kind().is_centre() {
                shape.centre = index as u8;
                shape.centre_kind = Some(part.spot.kind());
            }
            if part.princess {
                shape.princess = index as u8;
            }
        }
        shape
    }

    /// Roads, cities, the monastery or shrine, fields, the garden.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }

    /// The features its parts are before anything grows together.
    #[inline]
    pub(crate) fn features(&self) -> &[Feature] {
        &self.features[..usize::from(self.len)]
    }

    /// What a part is.
    #[inline]
    pub(crate) fn kind(&self, part: usize) -> FeatureKind {
        self.kinds[part % MAX_PARTS]
    }

    /// The part a figure at this spot would stand on, if the tile has one there.
    #[inline]
    pub fn part_at(&self, spot: Spot) -> Option<usize> {
        let part = match spot {
            Spot::Road(side) | Spot::City(side) => self.side_part[side.index()],
            Spot::Field(half) => self.half_part[half.index()],
            Spot::Monastery | Spot::Garden | Spot::Shrine => self.centre,
            Spot::Inside(_) => return self.parts().iter().position(|part| part.spot == spot),
        };
        let found = self.parts().get(usize::from(part))?;
        (found.spot.kind() == spot.kind()).then_some(usize::from(part))
    }

    /// How many of its parts are roads and cities; they come first.
    #[inline]
    pub(crate) fn roads_and_cities(&self) -> usize {
        usize::from(self.roads_and_cities)
    }

    /// The monastery, garden or shrine on it, with its part.
    #[inline]
    pub fn centre(&self) -> Option<(FeatureKind, usize)> {
        Some((self.centre_kind?, usize::from(self.centre)))
    }

    /// Whether both ends of a bridge that runs this way would lie on field.
    // carcassonne:bridge.ends
    #[inline]
    pub(crate) fn carries(&self, axis: Axis) -> bool {
        self.across.contains(axis.sides()[0])
    }

    /// What happens when it is placed.
    #[inline]
    pub fn signs(&self) -> Signs {
        self.signs
    }

    /// Whether a river runs over it.
    #[inline]
    pub fn has_river(&self) -> bool {
        self.river
    }
}

/// What the neighbours of a square ask of the tile placed there: two bits a side, 0 where nothing lies yet. A river is
/// asked for elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Signature(pub(crate) u8);

impl Signature {
    /// How many there are.
    pub(crate) const COUNT: usize = 256;

    #[inline]
    pub(crate) fn ask(&mut self, side: Side, terrain: Terrain) {
        self.0 |= (terrain as u8 & 3) << (2 * side.index());
    }

    /// A bridge turns a field into a road.
    #[inline]
    pub(crate) fn ask_road_instead(&mut self, side: Side) {
        self.0 &= !(3 << (2 * side.index()));
        self.ask(side, Terrain::Road);
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

//! The fortress of Carcassonne in the data file: twelve squares, listed by what they show to the outside. Each square
//! becomes a kind of tile of its own; the city inside is complete from the start.
// carcassonne:fortress.squares carcassonne:fortress.city

use duchy_game::Kind;
use serde::Deserialize;

use crate::{
    picture::{CityPicture, FieldPicture, Picture, RoadEnd, RoadPicture},
    square::{Half, Side, Square},
    tile::{Terrain, TileKind},
};

/// The fortress: where its squares are among the kinds of tile, and which of their fields are one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fortress {
    /// Squares from west to east.
    pub columns: u8,
    /// Squares from north to south.
    pub rows: u8,
    first: TileKind,
    /// Fields that run along the wall: square and half of one place, and of the next.
    pub(crate) joined: Vec<[(u8, Half); 2]>,
}

impl Fortress {
    /// The squares, row by row, with the kinds of tile they are. The first lies on the origin.
    pub fn squares(&self) -> impl Iterator<Item = (TileKind, Square)> + '_ {
        (0..self.columns * self.rows).map(|number| {
            let square = Square { x: (number % self.columns) as i8, y: (number / self.columns) as i8 };
            (TileKind::from_index(self.first.index() + usize::from(number)), square)
        })
    }

    /// Which square a kind of tile is, counted from 0; `None` if it is none.
    pub fn number(&self, kind: TileKind) -> Option<u8> {
        let number = kind.index().checked_sub(self.first.index())? as u8;
        (number < self.columns * self.rows).then_some(number)
    }
}

/// The `[fortress]` table of the data file. Squares are counted from 1, row by row.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FortressRow {
    columns: u8,
    rows: u8,
    #[serde(default)]
    roads: Vec<RoadRow>,
    #[serde(default)]
    cities: Vec<CityRow>,
    #[serde(default)]
    fields: Vec<FieldRow>,
}

/// A road that ends at the wall: `1W`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadRow {
    at: String,
}

/// A city part outside the wall: `9S`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    at: String,
    #[serde(default)]
    castle_base: bool,
}

/// A field along the wall: `1WR 1NL`. It is beside the cities listed: `fortress` or the place of a city outside.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldRow {
    at: String,
    #[serde(default)]
    beside: Vec<String>,
}

impl FortressRow {
    /// Adds the squares to the kinds of tile.
    pub(crate) fn read(self, pictures: &mut Vec<Picture>) -> Result<Fortress, String> {
        let FortressRow { columns, rows, .. } = self;
        if !(1..=4).contains(&columns) || !(1..=4).contains(&rows) || columns * rows < 2 {
            return Err(format!("it has {columns} times {rows} squares; 1 to 4 times 1 to 4 are possible"));
        }
        let fortress = Fortress { columns, rows, first: TileKind::from_index(pictures.len()), joined: self.joined()? };
        for number in 1..=columns * rows {
            pictures.push(self.picture(number).map_err(|bad| format!("square {number}: {bad}"))?);
        }
        Ok(fortress)
    }

    /// Places of one field on different squares, each with the next.
    fn joined(&self) -> Result<Vec<[(u8, Half); 2]>, String> {
        let mut joined = Vec::new();
        for field in &self.fields {
            let places = places::<Half>(&field.at)?;
            for pair in places.windows(2) {
                if pair[0].0 != pair[1].0 {
                    joined.push([(pair[0].0 - 1, pair[0].1), (pair[1].0 - 1, pair[1].1)]);
                }
            }
        }
        Ok(joined)
    }

    /// The sides at which a square touches another one of the fortress.
    fn inner(&self, number: u8) -> Vec<Side> {
        let (column, row) = ((number - 1) % self.columns, (number - 1) / self.columns);
        let within = |side: &Side| match side {
            Side::N => row > 0,
            Side::E => column + 1 < self.columns,
            Side::S => row + 1 < self.rows,
            Side::W => column > 0,
        };
        Side::ALL.into_iter().filter(within).collect()
    }

    fn picture(&self, number: u8) -> Result<Picture, String> {
        let here = |text: &str| -> Result<Vec<Side>, String> {
            Ok(places::<Side>(text)?.into_iter().filter(|place| place.0 == number).map(|place| place.1).collect())
        };
        let inner = self.inner(number);
        let mut edges = [Terrain::Field; 4];
        inner.iter().for_each(|side| edges[side.index()] = Terrain::City);
        let mut cities = vec![CityPicture { at: inner, shields: 0, castle_base: false, princess: false }];
        let mut names = vec!["fortress"];
        for city in &self.cities {
            let at = here(&city.at)?;
            if !at.is_empty() {
                at.iter().for_each(|side| edges[side.index()] = Terrain::City);
                cities.push(CityPicture { at, shields: 0, castle_base: city.castle_base, princess: false });
                names.push(&city.at);
            }
        }
        let mut roads = Vec::new();
        for road in &self.roads {
            let at = here(&road.at)?;
            if !at.is_empty() {
                at.iter().for_each(|side| edges[side.index()] = Terrain::Road);
                roads.push(RoadPicture { at, ends: Some(RoadEnd::Wall), tunnel: false });
            }
        }
        let mut fields = Vec::new();
        for field in &self.fields {
            let at: Vec<Half> =
                places(&field.at)?.into_iter().filter(|place| place.0 == number).map(|place| place.1).collect();
            if !at.is_empty() {
                let beside = field.beside.iter().filter_map(|city| names.iter().position(|name| name == city));
                fields.push(FieldPicture { at, beside: beside.map(|city| city as u8).collect() });
            }
        }
        Picture::of_fortress(number, edges, cities, roads, fields)
    }
}

/// `1W 12NL`: squares of the fortress, counted from 1, each with a side or half-side.
fn places<T: std::str::FromStr<Err = String>>(text: &str) -> Result<Vec<(u8, T)>, String> {
    let read = |word: &str| {
        let letters = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
        let (number, place) = word.split_at(letters);
        let number = number.parse().ok().filter(|&number: &u8| number > 0);
        let number = number.ok_or_else(|| format!("\"{word}\" is no place: write a square and a side, such as 1W"))?;
        Ok((number, place.parse()?))
    };
    text.split_whitespace().map(read).collect()
}

//! Squares of the map, their sides and half-sides, and the two squares of a castle.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place on the map for one tile: `x` to the east, `y` to the south, the start tile at `0,0`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
// Both coordinates are copied and compared at one go.
#[repr(align(2))]
pub struct Square {
    /// To the east of the start tile.
    pub x: i8,
    /// To the south of the start tile.
    pub y: i8,
}

impl Square {
    /// Where the start tile lies.
    pub const ORIGIN: Square = Square { x: 0, y: 0 };

    /// On no map: even all tiles in a row don't lead there, across the rim neither.
    pub(crate) const FAR: Square = Square { x: i8::MIN, y: i8::MIN };

    /// The square that shares this side. At the rim of the coordinates it wraps; no map is so wide that it meets itself.
    #[inline]
    #[must_use]
    pub const fn beyond(self, side: Side) -> Square {
        let (x, y) = side.step();
        self.shifted(x, y)
    }

    /// The square so far away; wraps at the rim.
    #[inline]
    #[must_use]
    pub const fn shifted(self, x: i8, y: i8) -> Square {
        Square { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }

    /// Whether it is this square. One question, where `==` asks for each coordinate, and how each comes out is hard to
    /// foresee.
    #[inline]
    pub(crate) fn is(self, other: Square) -> bool {
        let both = |square: Square| u16::from_le_bytes([square.x as u8, square.y as u8]);
        both(self) == both(other)
    }

    /// Whether it is one of the eight squares around, or the square itself.
    #[inline]
    pub fn is_near(self, other: Square) -> bool {
        // The larger distance is asked, so that there is one question: how each comes out is hard to foresee.
        let from_below = |a: i8, b: i8| a.wrapping_sub(b).wrapping_add(1) as u8;
        from_below(self.x, other.x).max(from_below(self.y, other.y)) <= 2
    }

    /// The eight squares around, corners too, row by row.
    #[inline]
    pub fn around(self) -> [Square; 8] {
        const STEPS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        STEPS.map(|(x, y)| self.shifted(x, y))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.trim().parse::<i8>().ok();
        let read = text.split_once(',').and_then(|(x, y)| Some(Square { x: number(x)?, y: number(y)? }));
        read.ok_or_else(|| format!("\"{text}\" is no square: write two numbers from -128 to 127, such as 1,0"))
    }
}

/// A side of a square. It also says how a tile is turned: the side its picture's north side lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
pub enum Side {
    /// North.
    #[default]
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Side {
    /// Clockwise from north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// Counted clockwise from north; numbers wrap.
    #[inline]
    pub const fn from_index(index: usize) -> Side {
        match index & 3 {
            0 => Side::N,
            1 => Side::E,
            2 => Side::S,
            _ => Side::W,
        }
    }

    /// For indexing arrays of sides.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::from_index(self as usize + 2)
    }

    /// Where this side of a picture lies when the picture is turned.
    #[inline]
    #[must_use]
    pub const fn turned(self, facing: Side) -> Side {
        Side::from_index(self as usize + facing as usize)
    }

    /// Its left half, seen from the middle of the tile.
    #[inline]
    pub const fn left(self) -> Half {
        Half::from_index(2 * self as usize)
    }

    /// Its right half, seen from the middle of the tile.
    #[inline]
    pub const fn right(self) -> Half {
        Half::from_index(2 * self as usize + 1)
    }

    #[inline]
    const fn step(self) -> (i8, i8) {
        match self {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        }
    }
}

/// Some sides of a square, as bits by [`Side::index`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sides(u8);

impl Sides {
    /// No side.
    pub(crate) const NONE: Sides = Sides(0);

    /// Those that are wanted.
    #[inline]
    pub(crate) fn which(wanted: impl Fn(Side) -> bool) -> Sides {
        Sides(Side::ALL.into_iter().fold(0, |bits, side| bits | u8::from(wanted(side)) << side.index()))
    }

    #[inline]
    pub(crate) fn contains(self, side: Side) -> bool {
        self.0 >> side.index() & 1 == 1
    }

    /// Clockwise from north.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["N", "E", "S", "W"][self.index()])
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Side::ALL.into_iter().find(|side| side.to_string().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("\"{text}\" is no side: write N, E, S or W"))
    }
}

/// The way a bridge runs across a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
pub enum Axis {
    /// From north to south.
    #[default]
    #[serde(rename = "NS")]
    NorthSouth,
    /// From east to west.
    #[serde(rename = "EW")]
    EastWest,
}

impl Axis {
    /// Both.
    pub const ALL: [Axis; 2] = [Axis::NorthSouth, Axis::EastWest];

    /// The axis a side lies on.
    #[inline]
    pub const fn of(side: Side) -> Axis {
        match side {
            Side::N | Side::S => Axis::NorthSouth,
            Side::E | Side::W => Axis::EastWest,
        }
    }

    /// The two sides it joins.
    #[inline]
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Axis::NorthSouth => [Side::N, Side::S],
            Axis::EastWest => [Side::E, Side::W],
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Axis::NorthSouth => "NS",
            Axis::EastWest => "EW",
        })
    }
}

impl FromStr for Axis {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_ascii_uppercase().as_str() {
            "NS" | "SN" => Ok(Axis::NorthSouth),
            "EW" | "WE" => Ok(Axis::EastWest),
            _ => Err(format!("\"{text}\" is no way for a bridge: write NS or EW")),
        }
    }
}

/// What a castle is called: one of its squares, and the side of it beyond which the other lies, `1,0 E`. Nobody needs to
/// say the side if no other castle stands on that square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CastleAt {
    /// One of its squares.
    pub square: Square,
    /// Where the other one lies.
    pub side: Option<Side>,
}

impl CastleAt {
    /// The name of the castle on two squares: by the northern or western one.
    pub(crate) fn of([a, b]: [Square; 2]) -> CastleAt {
        let (square, other) = if (b.y, b.x) < (a.y, a.x) { (b, a) } else { (a, b) };
        CastleAt { square, side: [Side::E, Side::S].into_iter().find(|&side| square.beyond(side) == other) }
    }

    /// Whether somebody who says this may mean the castle with that name.
    pub(crate) fn may_mean(self, name: CastleAt) -> bool {
        let other_half =
            name.side.map(|side| CastleAt { square: name.square.beyond(side), side: Some(side.opposite()) });
        let said = |half: CastleAt| self.square == half.square && (self.side.is_none() || self.side == half.side);
        said(name) || other_half.is_some_and(said)
    }
}

impl fmt::Display for CastleAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.side {
            Some(side) => write!(f, "{} {side}", self.square),
            None => write!(f, "{}", self.square),
        }
    }
}

impl FromStr for CastleAt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (square, side) = split_square(text);
        let side = if side.is_empty() { None } else { Some(side.parse()?) };
        Ok(CastleAt { square: square.parse()?, side })
    }
}

/// Half of a side: left or right for somebody who stands in the middle of the tile and looks out over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[allow(missing_docs, reason = "each is its own name")]
pub enum Half {
    #[default]
    NL,
    NR,
    EL,
    ER,
    SL,
    SR,
    WL,
    WR,
}

impl Half {
    /// Clockwise from the north-west corner.
    pub const ALL: [Half; 8] = [Half::NL, Half::NR, Half::EL, Half::ER, Half::SL, Half::SR, Half::WL, Half::WR];

    /// Counted clockwise from the north-west corner; numbers wrap.
    #[inline]
    pub const fn from_index(index: usize) -> Half {
        Half::ALL[index & 7]
    }

    /// For indexing arrays of halves.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side it is a half of.
    #[inline]
    pub const fn side(self) -> Side {
        Side::from_index(self as usize / 2)
    }

    /// Where this half of a picture's side lies when the picture is turned. Left stays left.
    #[inline]
    #[must_use]
    pub const fn turned(self, facing: Side) -> Half {
        Half::from_index(self as usize + 2 * facing as usize)
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"][self.index()])
    }
}

impl FromStr for Half {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Half::ALL.into_iter().find(|half| half.to_string().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("\"{text}\" is no half of a side: write NL, NR, EL, ER, SL, SR, WL or WR"))
    }
}

/// A text that begins with a square, and the rest of it. There may be spaces around the comma.
pub(crate) fn split_square(text: &str) -> (&str, &str) {
    let text = text.trim();
    let Some(comma) = text.find(',') else {
        return text.split_once(char::is_whitespace).unwrap_or((text, ""));
    };
    let after = &text[comma + 1..];
    let begin = comma + 1 + (after.len() - after.trim_start().len());
    let end = text[begin..].find(char::is_whitespace).map_or(text.len(), |end| begin + end);
    (&text[..end], text[end..].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_keeps_left_left() {
        assert_eq!(Side::E.turned(Side::S), Side::W);
        assert_eq!(Half::NR.turned(Side::E), Half::ER);
        assert_eq!(Half::WL.turned(Side::W), Half::SL);
        assert_eq!((Side::S.left(), Side::S.right(), Half::SR.side()), (Half::SL, Half::SR, Side::S));
    }

    #[test]
    fn sides_lead_to_the_squares_beyond() {
        let home = Square { x: 3, y: -2 };
        assert_eq!(Side::ALL.map(|side| home.beyond(side).to_string()), ["3,-3", "4,-2", "3,-1", "2,-2"]);
        assert!(Side::ALL.iter().all(|&side| home.beyond(side).beyond(side.opposite()) == home));
    }

    #[test]
    fn squares_are_read_within_their_range() {
        assert_eq!("-128, 127".parse(), Ok(Square { x: -128, y: 127 }));
        assert!("128,0".parse::<Square>().is_err());
        assert!("1;0".parse::<Square>().is_err());
    }
}

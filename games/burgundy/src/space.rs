//! The 37 spaces of an estate: a hexagon of side four, rows of 4 5 6 7 6 5 4.

use std::{fmt, str::FromStr};

/// How many spaces an estate has.
pub const SPACES: usize = 37;

const ROWS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];

#[rustfmt::skip]
const NAMES: [&str; SPACES] = [
    "a1", "a2", "a3", "a4",
    "b1", "b2", "b3", "b4", "b5",
    "c1", "c2", "c3", "c4", "c5", "c6",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7",
    "e1", "e2", "e3", "e4", "e5", "e6",
    "f1", "f2", "f3", "f4", "f5",
    "g1", "g2", "g3", "g4",
];

/// A space of an estate, counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Space(pub(crate) u8);

impl Space {
    /// The space in the middle: d4.
    pub const CENTRE: Space = Space(18);

    /// All spaces.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in records.
    #[inline]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The space with that name.
    pub fn find(name: &str) -> Option<Space> {
        Space::all().find(|space| space.name().eq_ignore_ascii_case(name))
    }

    /// Its row from the top and its place in the row from the left, both from 1.
    pub fn row_and_place(self) -> (u8, u8) {
        let mut place = self.0;
        for (row, width) in (1..).zip(ROWS) {
            if place < width as u8 {
                return (row, place + 1);
            }
            place -= width as u8;
        }
        (0, 0)
    }

    /// The spaces beside it, as bits.
    #[inline]
    pub const fn beside(self) -> u64 {
        BESIDE[self.0 as usize]
    }
}

/// `d4`: the row from the top, the place in it from the left.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Space::find(text)
            .ok_or_else(|| format!("\"{text}\" is no space: write its row a to g and its place in the row, such as d4"))
    }
}

/// The spaces of a set, from the first.
#[inline]
pub(crate) fn spaces(mut bits: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let space = Space(bits.trailing_zeros() as u8);
        bits &= bits - 1;
        Some(space)
    })
}

/// Neighbours in axial coordinates: row r from -3 to 3, the first q of a row is max(-3, -3 - r).
const BESIDE: [u64; SPACES] = {
    const fn index(q: i32, r: i32) -> Option<usize> {
        if r < -3 || r > 3 || q < -3 || q > 3 || q + r < -3 || q + r > 3 {
            return None;
        }
        let mut before = 0;
        let mut row = -3;
        while row < r {
            before += ROWS[(row + 3) as usize];
            row += 1;
        }
        let first = if r < 0 { -3 - r } else { -3 };
        Some(before + (q - first) as usize)
    }
    const STEPS: [(i32, i32); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
    let mut beside = [0; SPACES];
    let mut r = -3;
    while r <= 3 {
        let mut q = -3;
        while q <= 3 {
            if let Some(here) = index(q, r) {
                let mut step = 0;
                while step < 6 {
                    if let Some(there) = index(q + STEPS[step].0, r + STEPS[step].1) {
                        beside[here] |= 1 << there;
                    }
                    step += 1;
                }
            }
            q += 1;
        }
        r += 1;
    }
    beside
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
            let (row, place) = space.row_and_place();
            assert_eq!(space.to_string(), format!("{}{place}", char::from(b'a' + row - 1)));
        }
        assert_eq!(Space::CENTRE.to_string(), "d4");
        for text in ["d8", "a5", "h1", "d", "", "d44", "d+4", "4d"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }

    #[test]
    fn neighbours_are_mutual_and_as_many_as_they_should_be() {
        let names = |name: &str| {
            let space: Space = name.parse().expect("a space");
            spaces(space.beside()).map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("d4"), "c3 c4 d3 d5 e3 e4");
        assert_eq!(names("a1"), "a2 b1 b2");
        assert_eq!(names("d1"), "c1 d2 e1");
        assert_eq!(names("g4"), "f4 f5 g3");
        let pairs: u32 = Space::all().map(|space| space.beside().count_ones()).sum();
        assert_eq!(pairs, 2 * 90);
        assert!(Space::all().all(|one| spaces(one.beside()).all(|other| other.beside() >> one.0 & 1 == 1)));
    }
}

//! The shape of a realm: thirty spaces on three boards, how the boards can be laid, and which spaces are neighbours.
//!
//! Spaces are named as they lie on the table: columns a to i from left to right, rows from the top. Each board has
//! columns of 3, 4 and 3 spaces.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Spaces of a board.
pub const BOARD_SPACES: usize = 10;
/// Boards of a realm.
pub const BOARDS: usize = 3;
/// Spaces of a realm.
pub const SPACES: usize = BOARDS * BOARD_SPACES;
/// All spaces of a realm, as bits.
pub(crate) const ALL_SPACES: u32 = (1 << SPACES) - 1;
/// Spaces of the three columns of a board.
pub const COLUMNS: [usize; 3] = [3, 4, 3];

/// A space of a realm, counted column by column; clients know it by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(into = "&'static str", try_from = "String")]
#[ts(as = "String")]
pub struct Space(pub u8);

impl From<Space> for &'static str {
    fn from(space: Space) -> Self {
        space.name()
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse()
    }
}

impl Space {
    /// All thirty.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// As a bit of a set of spaces.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// For indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `a1` is the topmost space of the first column.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; SPACES] = [
            "a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3", "e4", "f1",
            "f2", "f3", "g1", "g2", "g3", "h1", "h2", "h3", "h4", "i1", "i2", "i3",
        ];
        NAMES[self.index()]
    }

    /// Column from 0, and row from 0.
    pub const fn column_row(self) -> (u8, u8) {
        let (board, place) = (self.0 / BOARD_SPACES as u8, self.0 % BOARD_SPACES as u8);
        match place {
            0..=2 => (3 * board, place),
            3..=6 => (3 * board + 1, place - 3),
            _ => (3 * board + 2, place - 7),
        }
    }
}

/// The spaces of a set, from the first.
#[inline]
pub(crate) fn spaces_in(mut bits: u32) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let space = Space(bits.trailing_zeros() as u8);
        bits &= bits - 1;
        Some(space)
    })
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        Space::all().find(|space| space.name() == text).ok_or_else(|| {
            format!("\"{text}\" is no space: write a column from a to i and a row from the top, such as e2")
        })
    }
}

/// The six orders of the boards A, B and C from left to right.
pub(crate) const ORDERS: [[u8; BOARDS]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// How the three boards lie: their order, which are turned, and how each is shifted against the one to its left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(into = "[LaidBoard; BOARDS]", try_from = "[LaidBoard; BOARDS]")]
#[ts(as = "[LaidBoard; 3]")]
pub struct Layout(u8);

/// How one board of a layout lies; they are listed from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LaidBoard {
    /// `A`, `B` or `C`.
    pub letter: char,
    /// It is turned by 180°.
    pub turned: bool,
    /// It lies half a space lower than the board to its left, not higher; false for the first.
    pub lower: bool,
}

impl From<Layout> for [LaidBoard; BOARDS] {
    fn from(layout: Layout) -> Self {
        let order = layout.order();
        std::array::from_fn(|place| LaidBoard {
            letter: letter(order[place]),
            turned: layout.turned(place),
            lower: place > 0 && layout.lower(place),
        })
    }
}

impl TryFrom<[LaidBoard; BOARDS]> for Layout {
    type Error = String;

    fn try_from(boards: [LaidBoard; BOARDS]) -> Result<Self, String> {
        let found = Layout::all().find(|&layout| boards == <[LaidBoard; BOARDS]>::from(layout));
        found.ok_or_else(|| "these boards are no layout".to_owned())
    }
}

impl Layout {
    /// How many there are: 3! orders, 2³ ways to turn, 2² ways to shift.
    pub const COUNT: u8 = 192;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Layout> {
        (0..Layout::COUNT).map(Layout)
    }

    /// A layout of its parts: the order's number, the turned ones and those shifted down as bits by place.
    pub(crate) const fn of(order: u8, turned: u8, down: u8) -> Layout {
        Layout(order * 32 + turned * 4 + down)
    }

    /// Which letter lies at which place.
    #[inline]
    pub const fn order(self) -> [u8; BOARDS] {
        ORDERS[(self.0 / 32) as usize]
    }

    /// Whether the board at this place is turned by 180°.
    #[inline]
    pub const fn turned(self, place: usize) -> bool {
        self.0 >> (2 + place) & 1 == 1
    }

    /// Whether the board at this place, which is not the first, lies half a space lower than the one to its left; it
    /// lies half a space higher otherwise.
    #[inline]
    pub const fn lower(self, place: usize) -> bool {
        self.0 >> (place - 1) & 1 == 1
    }

    /// Which spaces touch which, as bits by space; it depends on the shifts alone.
    #[inline]
    pub const fn neighbours(self) -> &'static [u32; SPACES] {
        &NEIGHBOURS[(self.0 & 3) as usize]
    }

    /// How far down each board lies, in half spaces.
    pub const fn offsets(self) -> [i8; BOARDS] {
        offsets(self.0 & 3)
    }
}

/// The spaces of this set that are connected to this one, which is one of them.
#[inline]
pub(crate) fn region(set: u32, layout: Layout, space: Space) -> u32 {
    let around: &[u32; SPACES] = layout.neighbours();
    let mut region = space.bit();
    let mut reached = around[space.index()] & set & !region;
    while reached != 0 {
        region |= reached;
        let mut beyond = 0;
        for next in spaces_in(reached) {
            beyond |= around[next.index()];
        }
        reached = beyond & set & !region;
    }
    region
}

/// The letter of a kind of board.
pub(crate) const fn letter(board: u8) -> char {
    (b'A' + board) as char
}

/// `A, C turned up, B down`: boards from left to right, each higher or lower than the one before.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, &board) in self.order().iter().enumerate() {
            f.write_str(if place > 0 { ", " } else { "" })?;
            write!(f, "{}", letter(board))?;
            f.write_str(if self.turned(place) { " turned" } else { "" })?;
            if place > 0 {
                f.write_str(if self.lower(place) { " down" } else { " up" })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Layout {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "\"{text}\" is no layout by tuscany:setup.layout: write the boards from left to right, such as A, C turned up, B down"
            )
        };
        let (mut order, mut turned, mut down) = ([u8::MAX; BOARDS], 0, 0);
        let mut parts = text.split(',').map(str::trim);
        for (place, board) in order.iter_mut().enumerate() {
            let mut words = parts.next().ok_or_else(wrong)?.split_whitespace().map(str::to_ascii_lowercase);
            *board = match words.next().as_deref() {
                Some("a") => 0,
                Some("b") => 1,
                Some("c") => 2,
                _ => return Err(wrong()),
            };
            let (mut is_turned, mut shift) = (false, None);
            for word in words {
                match word.as_str() {
                    "turned" if !is_turned => is_turned = true,
                    "up" if shift.is_none() => shift = Some(0),
                    "down" if shift.is_none() => shift = Some(1),
                    _ => return Err(wrong()),
                }
            }
            if shift.is_some() != (place > 0) {
                return Err(wrong());
            }
            turned |= u8::from(is_turned) << place;
            down |= shift.map_or(0, |lower: u8| lower << (place - 1));
        }
        let order = ORDERS.iter().position(|known| *known == order).ok_or_else(wrong)?;
        if parts.next().is_some() {
            return Err(wrong());
        }
        Ok(Layout::of(order as u8, turned, down))
    }
}

const fn offsets(down: u8) -> [i8; BOARDS] {
    let second = if down & 1 == 1 { 1 } else { -1 };
    let third = second + if down & 2 == 2 { 1 } else { -1 };
    [0, second, third]
}

/// By shifts and space: its neighbours as bits.
// tuscany:setup.layout
const NEIGHBOURS: [[u32; SPACES]; 4] = {
    let mut all = [[0; SPACES]; 4];
    let mut down = 0;
    while down < 4 {
        let mut one = 0;
        while one < SPACES {
            let mut other = 0;
            while other < SPACES {
                if touch(one as u8, other as u8, offsets(down as u8)) {
                    all[down][one] |= 1 << other;
                }
                other += 1;
            }
            one += 1;
        }
        down += 1;
    }
    all
};

/// Spaces are hexagons with flat tops: neighbours are one above the other, or half a space apart in columns side by side.
const fn touch(one: u8, other: u8, offsets: [i8; BOARDS]) -> bool {
    let (a, b) = (height(one, offsets), height(other, offsets));
    let columns = Space(one).column_row().0.abs_diff(Space(other).column_row().0);
    let apart = a.abs_diff(b);
    columns == 0 && apart == 2 || columns == 1 && apart == 1
}

/// How far down a space lies, in half spaces.
const fn height(space: u8, offsets: [i8; BOARDS]) -> i8 {
    let (column, row) = Space(space).column_row();
    let first = if column % 3 == 1 { 0 } else { 1 };
    first + 2 * row as i8 + offsets[(column / 3) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_are_written_and_read_alike() {
        for layout in Layout::all() {
            assert_eq!(layout.to_string().parse(), Ok(layout));
        }
        assert_eq!(Layout::of(0, 0, 0).to_string(), "A, B up, C up");
        assert_eq!("c down turned".parse::<Layout>().ok(), None);
        for text in ["", "A, B, C", "A up, B up, C up", "A, A up, C up", "A, B up, C up, A up", "A, B up down, C up"] {
            assert!(text.parse::<Layout>().is_err(), "{text}");
        }
    }

    #[test]
    fn spaces_are_named_by_column_and_row() {
        let names: Vec<String> = Space::all().map(|space| space.to_string()).collect();
        assert_eq!(names[..11], ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "d1"]);
        assert_eq!(names[29], "i3");
        for space in Space::all() {
            let (column, row) = space.column_row();
            assert_eq!(space.name(), format!("{}{}", (b'a' + column) as char, row + 1));
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert!("a4".parse::<Space>().is_err() && "j1".parse::<Space>().is_err());
    }

    /// Tests `tuscany:setup.layout`: on a board 19 pairs touch, and five more on each long edge that is joined.
    #[test]
    fn neighbours_are_mutual_and_as_many_as_drawn() {
        let pairs: u32 = 3 * 19 + 2 * 5;
        for layout in Layout::all() {
            let around = layout.neighbours();
            for one in Space::all() {
                assert_eq!(around[one.index()] & one.bit(), 0);
                for other in spaces_in(around[one.index()]) {
                    assert_ne!(around[other.index()] & one.bit(), 0, "{one} and {other}");
                }
            }
            assert_eq!(around.iter().map(|bits| bits.count_ones()).sum::<u32>(), 2 * pairs);
        }
        let names = |space: &str, layout: &str| {
            let (space, layout): (Space, Layout) = (space.parse().unwrap(), layout.parse().unwrap());
            let around = spaces_in(layout.neighbours()[space.index()]);
            around.map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("b2", "A, B up, C up"), "a1 a2 b1 b3 c1 c2");
        assert_eq!(names("c2", "A, B up, C up"), "b2 b3 c1 c3 d2 d3");
        assert_eq!(names("c2", "A, B down, C up"), "b2 b3 c1 c3 d1 d2");
    }
}

//! The table in plain characters, for terminals and bug reports.

use std::fmt::Write;

use crate::{
    square::{Half, Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Shape, Spot, Terrain},
};

/// A tile is three characters by three; a gap keeps tiles apart.
type Picture = [[char; 3]; 3];

impl Carcassonne {
    /// The map: `#` city, `+` road, `.` field, `M` monastery, the player's number for a figure.
    pub(crate) fn draw_sketch(&self) -> String {
        let mut text = String::new();
        let squares = || self.board.tiles().iter().map(|tile| tile.square);
        let range = |of: fn(Square) -> i8| squares().map(of).min().unwrap_or(0)..=squares().map(of).max().unwrap_or(0);
        for y in range(|square| square.y) {
            for row in 0..3 {
                let mut line = if row == 1 { format!("{y:>4} ") } else { " ".repeat(5) };
                for x in range(|square| square.x) {
                    match self.board.tile_at(Square { x, y }) {
                        Some(id) => line.extend(self.tile_sketch(id)[row]),
                        None => line.push_str("   "),
                    }
                    line.push(' ');
                }
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        let columns: String = range(|square| square.x).map(|x| format!("{x:^4}")).collect();
        // Writing into a string can't fail.
        let _ = writeln!(text, "     {}", columns.trim_end());
        self.write_table(&mut text);
        text
    }

    fn write_table(&self, text: &mut String) {
        for (index, player) in self.players().iter().enumerate() {
            let turn = if self.turn().is_some_and(|seat| seat.index() == index) { " <" } else { "" };
            let (number, score, meeples) = (index + 1, player.score, player.meeples);
            let _ = writeln!(text, "{number}: {score} points, {meeples} meeples{turn}");
        }
        let _ = match self.drawn() {
            Some(tile) => writeln!(text, "{} to lay, {} left", self.tile_name(tile), self.bag.len()),
            None => writeln!(text, "{} tiles left", self.bag.len()),
        };
    }

    fn tile_sketch(&self, id: crate::board::TileId) -> Picture {
        let tile = self.board.tile(id);
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        let mut picture = [['.'; 3]; 3];
        for side in Side::ALL {
            let (row, column) = side_place(side);
            picture[row][column] = match shape.sides[side.index()] {
                Terrain::Field => '.',
                Terrain::Road => '+',
                Terrain::City => '#',
            };
        }
        picture[1][1] = centre(shape);
        for figure in self.figures.iter().filter(|figure| figure.tile == id) {
            let (row, column) = match self.spot_of(figure) {
                Spot::Road(side) | Spot::City(side) => side_place(side),
                Spot::Monastery => (1, 1),
                Spot::Field(half) => half_place(half),
            };
            picture[row][column] = char::from(b'1' + figure.seat.0);
        }
        picture
    }
}

fn centre(shape: &Shape) -> char {
    let through = |kind| shape.parts().iter().any(|part| part.spot.kind() == kind && part.sides > 1);
    let roads = shape.parts().iter().filter(|part| part.spot.kind() == FeatureKind::Road).count();
    if shape.has_monastery() {
        'M'
    } else if through(FeatureKind::City) {
        '#'
    } else if through(FeatureKind::Road) || roads > 1 {
        '+'
    } else {
        '.'
    }
}

const fn side_place(side: Side) -> (usize, usize) {
    match side {
        Side::N => (0, 1),
        Side::E => (1, 2),
        Side::S => (2, 1),
        Side::W => (1, 0),
    }
}

/// The corner at that end of the side.
const fn half_place(half: Half) -> (usize, usize) {
    match half {
        Half::NL | Half::WR => (0, 0),
        Half::NR | Half::EL => (0, 2),
        Half::ER | Half::SL => (2, 2),
        Half::SR | Half::WL => (2, 0),
    }
}

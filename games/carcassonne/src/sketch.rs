//! The table in plain characters, for terminals and bug reports.

use std::{collections::BTreeMap, fmt::Write};

use crate::{
    square::{Half, Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Part, Shape, Spot},
};

/// A tile is three lines of five characters; a gap keeps tiles apart.
type Picture = [[char; WIDTH]; HEIGHT];
const WIDTH: usize = 5;
const HEIGHT: usize = 3;

impl Carcassonne {
    /// The map: `#` city with `*` for a shield, `|` `-` `+` road, `x` crossing, `.` field, `M` monastery, the player's
    /// number for a figure, `?` where the drawn tile fits.
    pub(crate) fn draw_sketch(&self) -> String {
        let pictures = self.pictures();
        let squares = || pictures.keys().map(|&(y, x)| Square { x, y });
        let range = |of: fn(Square) -> i8| squares().map(of).min().unwrap_or(0)..=squares().map(of).max().unwrap_or(0);
        let mut text = String::new();
        for y in range(|square| square.y) {
            for row in 0..HEIGHT {
                let mut line = if row == 1 { format!("{y:>4}  ") } else { " ".repeat(6) };
                for x in range(|square| square.x) {
                    match pictures.get(&(y, x)) {
                        Some(picture) => line.extend(picture[row]),
                        None => line.push_str(&" ".repeat(WIDTH)),
                    }
                    line.push(' ');
                }
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        let columns: String = range(|square| square.x).map(|x| format!("{x:^6}")).collect();
        // Writing into a string can't fail.
        let _ = writeln!(text, "     {}", columns.trim_end());
        self.write_table(&mut text);
        text
    }

    /// What to draw where, by row and column: tiles, and the squares the drawn one fits on.
    fn pictures(&self) -> BTreeMap<(i8, i8), Picture> {
        let laid = (0..self.board.tiles().len()).map(|index| {
            let tile = &self.board.tiles()[index];
            let mut picture = tile_picture(self.catalogue.get().shape(tile.kind, tile.facing));
            for figure in self.figures.iter().filter(|figure| self.board.tile(figure.tile).square == tile.square) {
                let (row, column) = spot_place(self.spot_of(figure));
                picture[row][column] = char::from(b'1' + figure.seat.0);
            }
            ((tile.square.y, tile.square.x), picture)
        });
        let fitting = self.drawn().into_iter().flat_map(|kind| {
            let turns = self.catalogue.get().turns(kind);
            self.board.frontier().filter(move |(_, asked)| !turns(*asked).is_empty()).map(|(square, _)| {
                let mut picture = [[' '; WIDTH]; HEIGHT];
                picture[1][2] = '?';
                ((square.y, square.x), picture)
            })
        });
        laid.chain(fitting).collect()
    }

    fn write_table(&self, text: &mut String) {
        for (index, player) in self.players().iter().enumerate() {
            let turn = if self.turn().is_some_and(|seat| seat.index() == index) { " <" } else { "" };
            let (number, score, meeples) = (index + 1, player.score, player.meeples);
            let _ = writeln!(text, "{number}: {score} points, {meeples} meeples{turn}");
        }
        let left = self.bag.len();
        let Some(kind) = self.drawn() else {
            let _ = writeln!(text, "{left} tiles left");
            return;
        };
        let picture = tile_picture(self.catalogue.get().shape(kind, Side::N));
        let captions =
            [String::new(), format!("{} to lay, as it looks facing N", self.tile_name(kind)), format!("{left} left")];
        for (row, caption) in picture.iter().zip(captions) {
            let _ = writeln!(text, "{}", format!("  {}  {caption}", row.iter().collect::<String>()).trim_end());
        }
    }
}

fn tile_picture(shape: &Shape) -> Picture {
    let mut picture = [['.'; WIDTH]; HEIGHT];
    let roads = shape.parts().iter().filter(|part| part.spot.kind() == FeatureKind::Road).count();
    for part in shape.parts() {
        match part.spot.kind() {
            FeatureKind::City => draw_city(shape, part, &mut picture),
            FeatureKind::Road => draw_road(shape, part, &mut picture),
            _ => {}
        }
    }
    if let Some((kind, _)) = shape.centre()
        && kind != FeatureKind::Garden
    {
        picture[1][2] = if kind == FeatureKind::Shrine { 'S' } else { 'M' };
    } else if roads > 1 {
        picture[1][2] = 'x';
    }
    picture
}

/// The sides a road or city reaches.
fn sides(shape: &Shape, part: &Part) -> impl Iterator<Item = Side> {
    let own = shape.part_at(part.spot);
    let at = move |side: &Side| match part.spot.kind() {
        FeatureKind::City => shape.part_at(Spot::City(*side)) == own,
        _ => shape.part_at(Spot::Road(*side)) == own,
    };
    Side::ALL.into_iter().filter(at)
}

fn draw_city(shape: &Shape, part: &Part, picture: &mut Picture) {
    let reached: Vec<Side> = sides(shape, part).collect();
    for side in &reached {
        match side {
            Side::N => picture[0][1..4].fill('#'),
            Side::S => picture[2][1..4].fill('#'),
            Side::W => picture[1][0] = '#',
            Side::E => picture[1][4] = '#',
        }
    }
    if reached.len() > 1 {
        picture[1][1..4].fill('#');
        let both = |a, b| reached.contains(&a) && reached.contains(&b);
        for (a, b, row, column) in
            [(Side::N, Side::W, 0, 0), (Side::N, Side::E, 0, 4), (Side::S, Side::W, 2, 0), (Side::S, Side::E, 2, 4)]
        {
            if both(a, b) {
                picture[row][column] = '#';
            }
        }
    }
    if part.shields > 0 {
        picture[1][2] = '*';
    }
}

fn draw_road(shape: &Shape, part: &Part, picture: &mut Picture) {
    let reached: Vec<Side> = sides(shape, part).collect();
    for side in &reached {
        match side {
            Side::N => picture[0][2] = '|',
            Side::S => picture[2][2] = '|',
            Side::W => picture[1][..2].fill('-'),
            Side::E => picture[1][3..].fill('-'),
        }
    }
    if reached.len() > 1 {
        picture[1][2] = match (reached.contains(&Side::N), reached.contains(&Side::S)) {
            (true, true) => '|',
            (false, false) => '-',
            _ => '+',
        };
    }
}

const fn spot_place(spot: Spot) -> (usize, usize) {
    match spot {
        Spot::Road(side) | Spot::City(side) => match side {
            Side::N => (0, 2),
            Side::E => (1, 4),
            Side::S => (2, 2),
            Side::W => (1, 0),
        },
        Spot::Monastery | Spot::Garden | Spot::Shrine | Spot::Inside(_) => (1, 2),
        Spot::Field(half) => half_place(half),
    }
}

/// The corner at that end of the side.
const fn half_place(half: Half) -> (usize, usize) {
    match half {
        Half::NL | Half::WR => (0, 0),
        Half::NR | Half::EL => (0, 4),
        Half::ER | Half::SL => (2, 4),
        Half::SR | Half::WL => (2, 0),
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::{Catalogue as _, First, Game, Seat, Viewer, context::Fixed};

    use crate::{Carcassonne, Catalogue, Options};

    #[test]
    fn the_map_can_be_read_in_plain_characters() {
        let options = Options { first: First::Listed, ..Options::default() };
        let mut cx = Fixed::new(["BASE-M", "BASE-A"]);
        let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
        for text in ["0,-1 E", "meeple city S"] {
            let action = game.read_action(Seat(0), text).unwrap();
            game.play(Seat(0), &action, &mut cx).unwrap();
        }
        let sketch = game.sketch(Viewer::Spectator);
        let expected = "
  -2          ?

            .....
  -1    ?   .#*#1
            .####
            .###.
   0    ?   -----   ?
            .....

   1          ?

       -1    0     1
1: 0 points, 6 meeples
2: 0 points, 7 meeples <
  .....
  ..M..  BASE-A to lay, as it looks facing N
  ..|..  69 left
";
        assert_eq!(sketch, expected);
    }
}

//! The map in plain characters, for terminals and bug reports. What stands beside it is logged in `notes.rs`.

use std::{collections::BTreeMap, fmt::Write};

use crate::{
    action::{Action, FigureKind},
    board::LaidTile,
    square::{Axis, Half, Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Part, Shape, Spot, Terrain},
};

/// A tile is three lines of five characters; a gap keeps tiles apart.
type Picture = [[char; WIDTH]; HEIGHT];
const WIDTH: usize = 5;
const HEIGHT: usize = 3;

impl Carcassonne {
    /// The map: `#` city with `*` for a shield, `|` `-` `+` road, `x` crossing, `~` river, `.` field, `M` monastery, `S`
    /// shrine, `G` garden, the player's number for a figure and a letter for an abbot, `H` and `=` bridges, `C` castle,
    /// `D` dragon, `F` fairy; `v` volcano, `d` dragon, `p` princess, `o` portal and `b` bazaar on tiles; `?` where the
    /// drawn tile fits. Players read it in `game-about.sketch`.
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
        self.write_drawn(&mut text);
        text
    }

    /// What to draw where, by row and column: tiles, and the squares the drawn one fits on.
    fn pictures(&self) -> BTreeMap<(i8, i8), Picture> {
        let laid =
            self.table.board.tiles().iter().map(|tile| ((tile.square.y, tile.square.x), self.laid_picture(tile)));
        let mut ways = Vec::new();
        if let (Some(_), Some(seat)) = (self.table.drawn(), self.table.status_now().awaited().first()) {
            self.list_actions(seat, &mut ways);
        }
        let fitting = ways.into_iter().filter_map(|way| match way {
            Action::Lay { square, .. } => {
                let mut picture = [[' '; WIDTH]; HEIGHT];
                picture[1][2] = '?';
                Some(((square.y, square.x), picture))
            }
            _ => None,
        });
        laid.chain(fitting).collect()
    }

    /// A tile with everything that stands on it.
    fn laid_picture(&self, tile: &LaidTile) -> Picture {
        let mut picture =
            tile_picture(self.table.catalogue.get().shape(tile.kind, tile.facing), self.table.options.abbot);
        match tile.bridge().map(|bridge| bridge.axis) {
            Some(Axis::NorthSouth) => picture.iter_mut().for_each(|row| row[2] = 'H'),
            Some(Axis::EastWest) => picture[1].fill('='),
            None => {}
        }
        for (_, squares, _) in self.castles().filter(|(_, squares, _)| squares.contains(&tile.square)) {
            let across = Side::ALL.into_iter().find(|&side| squares.contains(&tile.square.beyond(side)));
            let (row, column) = spot_place(Spot::City(across.unwrap_or_default()));
            picture[row][column] = 'C';
        }
        for figure in
            self.table.figures.iter().filter(|figure| self.table.board.tile(figure.tile).square == tile.square)
        {
            let (row, column) = spot_place(figure.spot);
            let first = if figure.kind == FigureKind::Abbot { b'a' } else { b'1' };
            picture[row][column] = char::from(first + figure.seat.0);
        }
        if self.dragon() == Some(tile.square) {
            picture[1][1] = 'D';
        }
        if self.fairy_squares().contains(&tile.square) {
            picture[1][3] = 'F';
        }
        picture
    }

    /// The drawn tile under the map, as it looks facing north.
    fn write_drawn(&self, text: &mut String) {
        let Some(kind) = self.table.drawn() else { return };
        let picture = tile_picture(self.table.catalogue.get().shape(kind, Side::N), self.table.options.abbot);
        for row in picture {
            let _ = writeln!(text, "  {}", row.iter().collect::<String>());
        }
    }
}

fn tile_picture(shape: &Shape, gardens: bool) -> Picture {
    let mut picture = [['.'; WIDTH]; HEIGHT];
    let roads = shape.parts().iter().filter(|part| part.spot.kind() == FeatureKind::Road).count();
    for part in shape.parts() {
        match part.spot.kind() {
            FeatureKind::City => draw_city(shape, part, &mut picture),
            FeatureKind::Road => draw_road(shape, part, &mut picture),
            _ => {}
        }
    }
    draw_river(shape, &mut picture);
    match shape.centre().map(|(kind, _)| kind) {
        Some(FeatureKind::Shrine) => picture[1][2] = 'S',
        Some(FeatureKind::Garden) if gardens => picture[1][2] = 'G',
        Some(FeatureKind::Monastery) => picture[1][2] = 'M',
        _ if roads > 1 => picture[1][2] = 'x',
        _ => {}
    }
    let signs = shape.signs();
    for (there, sign) in [
        (signs.volcano, 'v'),
        (signs.dragon, 'd'),
        (shape.princess != Shape::NO_PART, 'p'),
        (signs.portal, 'o'),
        (signs.bazaar, 'b'),
    ] {
        if there {
            picture[2][4] = sign;
        }
    }
    picture
}

fn draw_river(shape: &Shape, picture: &mut Picture) {
    for side in Side::ALL.into_iter().filter(|side| shape.sides[side.index()] == Terrain::River) {
        match side {
            Side::N => picture[0][2] = '~',
            Side::S => picture[2][2] = '~',
            Side::W => picture[1][..2].fill('~'),
            Side::E => picture[1][3..].fill('~'),
        }
        picture[1][2] = '~';
    }
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
    use duchy_game::{Catalogue as _, First, Game, Presentation, Seat, Viewer, context::Fixed};

    use crate::{Carcassonne, Catalogue, Options, Start};

    #[test]
    fn the_map_can_be_read_in_plain_characters() {
        let options = Options { first: First::Listed, ..Options::default() };
        let mut cx = Fixed::new(["BASE-M", "BASE-A"]);
        let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
        for text in ["0,-1 E", "meeple city S"] {
            let action = game.read_action(text).unwrap();
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
  .....
  ..M..
  ..|..
";
        assert_eq!(sketch, expected);
    }

    #[test]
    fn elements_can_be_read_in_plain_characters() {
        let options = Options {
            first: First::Listed,
            start: Start::Fortress,
            count: true,
            bridges: true,
            dragon: true,
            ..Options::default()
        };
        let mut cx = Fixed::new(["BASE-B", "PD-2", "BASE-B"]);
        let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).unwrap();
        // A road leads north out of the fortress, so the monastery among fields needs a bridge; then a volcano.
        for text in ["3,-1 N", "bridge 3,-1 NS", "meeple monastery", "1,-1 N"] {
            let seat = game.status().awaited().first().unwrap();
            let action = game.read_action(text).unwrap();
            game.play(seat, &action, &mut cx).unwrap();
        }
        let sketch = game.sketch(Viewer::Spectator);
        let row = sketch.lines().find(|line| line.starts_with("  -1  ")).unwrap();
        assert!(row.contains(".D...") && row.contains("..1.."), "{sketch}");
        assert!(sketch.contains("..H..") && sketch.contains("....v"), "{sketch}");
    }
}

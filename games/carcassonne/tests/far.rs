//! Maps as long as the tiles last: nothing about a position is a window that can be left.

use duchy_carcassonne::{Action, Carcassonne, Catalogue, Options, Side, Square};
use duchy_game::{Catalogue as _, First, Game, Presentation, context::Search};

/// A box of 71 straight roads.
const STRAIGHT: &str = r#"
format = 1
name = "straight"

[figures]
meeples = 7

[[tile]]
id = "START"
set = "test"
count = 1
edges = "FRFR"
roads = [{ at = "E W" }]
fields = [{ at = "NL NR EL WR" }, { at = "ER SL SR WL" }]
start = true

[[tile]]
id = "ROAD"
set = "test"
count = 71
edges = "FRFR"
roads = [{ at = "E W" }]
fields = [{ at = "NL NR EL WR" }, { at = "ER SL SR WL" }]
"#;

/// Lays every tile in one line; the first player's highwayman stands on the first.
fn line(facing: Side, square: impl Fn(i8) -> Square) -> Carcassonne {
    let catalogue = Catalogue::interner().intern(STRAIGHT).expect("the data file is in order");
    let options = Options { first: First::Listed, ..Options::default() };
    let mut cx = Search::new(1);
    let mut game = Carcassonne::start(catalogue, Carcassonne::RULES, 2, &options, &mut cx).expect("two may play");
    for number in 1..=71 {
        let seat = game.status().awaited().first().expect("a tile is left");
        game.play(seat, &Action::Lay { square: square(number), facing }, &mut cx).expect("it goes on");
        if game.drawn().is_none() && !game.status().is_over() {
            let text = if number == 1 { "meeple road E" } else { "pass" };
            let action = game.read_action(text).expect("an action");
            game.play(seat, &action, &mut cx).expect("it is free");
        }
    }
    assert!(game.status().is_over());
    game
}

/// Tests `carcassonne:final.road`: the longest road there can be.
#[test]
fn a_road_runs_over_all_72_tiles() {
    let east = line(Side::N, |number| Square { x: number, y: 0 });
    assert_eq!(east.players()[0].score, 72);
    let west = line(Side::S, |number| Square { x: -number, y: 0 });
    assert_eq!(west.players()[0].score, 72);
}

/// Side by side to the north, the roads are 72 roads.
#[test]
fn a_column_of_72_tiles() {
    let north = line(Side::N, |number| Square { x: 0, y: -number });
    assert_eq!(north.players()[0].score, 1);
    assert_eq!(north.board().tiles().len(), 72);
}

//! The supply at its end, a castle without use, and what is left over, from tables that are arranged first and played on.

use duchy_game::{
    Bag, Game, Kind as _, Presentation, Seat,
    context::{Live, Search, Seed},
};

use super::{kind, table};
use crate::{
    bonus::Bonus,
    event::{Event, Stack, Why},
    realm::{ALL_SPACES, spaces_in},
    state::{OpenTile, Tuscany},
    tile::{Colour, MAX_KINDS, Piece},
};

/// Lays these neutral tiles open, and leaves gaps for the rest.
fn open(game: &mut Tuscany, names: &[&str]) {
    game.open.fill(OpenTile::NONE);
    game.open.iter_mut().zip(names).for_each(|(place, name)| *place = OpenTile::neutral(kind(name)));
}

fn no_neutral_tiles(game: &mut Tuscany) {
    (game.neutral, game.neutral_discard) = (Bag::empty(), [0; MAX_KINDS]);
}

fn play(game: &mut Tuscany, text: &str) -> Vec<Event> {
    let seat = game.status().awaited().first().unwrap();
    let action = game.read_action(text).unwrap();
    let mut cx = Live::new(&Seed([3; 32]), 1);
    if let Err(illegal) = game.play(seat, &action, &mut cx) {
        panic!("{text} is refused by {}", illegal.rule);
    }
    cx.finish().events
}

/// Tests `tuscany:castle.optional`: declined, and without anything that fits.
#[test]
fn a_castle_need_not_bring_anything() {
    let mut game = table(2).0;
    let player = &mut game.players[0];
    player.reach = ALL_SPACES;
    player.storage.push(Piece::tile(kind("castle")));
    player.hand[Colour::Castle as usize] = 2;
    open(&mut game, &["village"]);
    let space = spaces_in(game.players[0].places(Colour::Castle)).next().unwrap();
    let mut full = game.clone();
    play(&mut game, &format!("place castle {space} for 2 castle"));
    play(&mut game, "pass");
    assert_eq!((game.turn(), game.open[0].kind()), (Some(Seat(1)), Some(kind("village"))));

    full.players[0].filled = ALL_SPACES & !space.bit();
    play(&mut full, &format!("place castle {space} for 2 castle"));
    assert_eq!(full.turn(), Some(Seat(1)), "nothing fits a full realm");
}

/// Tests `tuscany:take.neutral`, `tuscany:open.neutral`: own tiles are used up, and so are the face-down neutral ones.
#[test]
fn neutral_tiles_that_were_put_aside_come_back() {
    let mut game = table(2).0;
    game.players[0].reach = ALL_SPACES;
    game.players[0].tiles = Bag::empty();
    open(&mut game, &["village", "pigs", "wagon", "monastery", "quarry", "town", "tavern", "castle"]);
    no_neutral_tiles(&mut game);
    game.neutral_discard[kind("town").index()] = 1;
    let events = play(&mut game, "take wagon");
    assert!(events.contains(&Event::Shuffled { stack: Stack::NeutralTiles }));
    assert!(events.contains(&Event::Opened { tile: kind("town"), slot: 2, by: None }));
    assert_eq!((game.open[2], game.neutral_discard), (OpenTile::neutral(kind("town")), [0; MAX_KINDS]));
}

/// Tests `tuscany:open.gaps`: a gap stays until a neutral tile can fill it.
#[test]
fn a_gap_is_filled_when_a_neutral_tile_comes() {
    let mut game = table(2).0;
    open(&mut game, &["village", "village", "quarry"]);
    game.players[0].reach = ALL_SPACES;
    game.players[0].tiles = Bag::empty();
    no_neutral_tiles(&mut game);
    play(&mut game, "take quarry");
    assert_eq!(game.open[2], OpenTile::NONE);
    // The two villages are put aside, shuffled, and come back.
    game.clear_open(Colour::Village, Why::TooMany, &mut Search::new(1));
    assert_eq!(game.open.iter().filter(|open| open.kind() == Some(kind("village"))).count(), 2);
}

/// Tests `tuscany:supply.wood`: more than the 12 pieces of marble, 12 workers and 10 hexes of the box.
#[test]
fn wood_does_not_run_out() {
    let mut game = table(2).0;
    let player = &mut game.players[0];
    player.reach = ALL_SPACES;
    (player.marble, player.workers) = (12, 12);
    player.bonuses[Bonus::Marble.index()] = 2;
    player.storage.push(Piece::tile(kind("quarry")));
    open(&mut game, &["village"]);
    let quarry = spaces_in(game.players[0].places(Colour::Quarry)).next().unwrap();
    play(&mut game, &format!("place quarry {quarry} for 2 worker"));
    play(&mut game, "marble");
    play(&mut game, "take village");
    assert_eq!((game.players[0].marble, game.players[0].workers), (14, 10));
}

/// Tests `tuscany:final.goods`, `tuscany:final.cards`: a stored tile, two hexes, three pieces of marble, two workers and
/// nine cards.
#[test]
fn what_is_left_over_is_worth_nine() {
    let mut game = table(2).0;
    let player = &mut game.players[0];
    for piece in [Piece::tile(kind("town")), Piece::HEX, Piece::HEX] {
        player.storage.push(piece);
    }
    (player.marble, player.workers, player.hand) = (3, 2, [9, 0, 0, 0, 0, 0, 0, 0]);
    game.score_finally(&mut Search::new(1));
    assert_eq!(game.players[0].red, 9);
}

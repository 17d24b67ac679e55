//! The supply at its end, and castles, colours and ties once more, from tables that are arranged first and then played on.

use duchy_game::{
    Bag, Catalogue as _, First, Game, Kind as _, Seat,
    context::{Live, Search, Seed},
};

use crate::{
    action::Action,
    bonus::Bonus,
    catalogue::Catalogue,
    event::{Event, Stack, Why},
    options::{LaidOut, Options},
    pending::Pending,
    realm::{SPACES, spaces_in},
    rules,
    state::{OpenTile, Tuscany},
    tile::{Colour, MAX_KINDS, Piece, TileKind},
};

const ALL_SPACES: u32 = (1 << SPACES) - 1;

/// A table where the player of seat 0, who begins, is to act.
fn table(seats: u8) -> Tuscany {
    let mut cx = Search::new(5);
    let options = Options { layout: LaidOut::Random, first: First::Listed };
    let mut game = Tuscany::start(Catalogue::built_in(), Tuscany::RULES, seats, &options, &mut cx).unwrap();
    for seat in Seat::all(seats) {
        game.play(seat, &Action::Bonus(Bonus::Worker), &mut cx).unwrap();
    }
    game
}

fn kind(name: &str) -> TileKind {
    TileKind::find(name).unwrap()
}

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
    let action = game.read_action(seat, text).unwrap();
    let mut cx = Live::new(&Seed([3; 32]), 1);
    if let Err(illegal) = game.play(seat, &action, &mut cx) {
        panic!("{text} is refused by {}", illegal.rule);
    }
    cx.finish().events
}

/// Points on the green track by this clause.
fn green(events: &[Event], clause: duchy_game::RuleId) -> u8 {
    let points = |event: &Event| match event {
        Event::Green { points, rule, .. } if *rule == clause => Some(*points),
        _ => None,
    };
    events.iter().filter_map(points).sum()
}

/// Everything within reach of seat 0, a castle in storage, and cards to pay for it.
fn with_a_castle(seats: u8) -> Tuscany {
    let mut game = table(seats);
    let player = &mut game.players[0];
    player.reach = ALL_SPACES;
    player.storage.push(Piece::tile(kind("castle")));
    player.hand[Colour::Castle as usize] = 2;
    game
}

/// Tests `tuscany:castle.take`, `tuscany:take.replace`: a castle may bring a castle, which has the choice of the tile
/// that has just come.
#[test]
fn a_castle_brings_a_castle() {
    let mut game = with_a_castle(2);
    open(&mut game, &["castle", "village"]);
    let free = game.players[0].places(Colour::Castle);
    let spaces: Vec<String> = spaces_in(free).map(|space| space.to_string()).collect();
    assert_eq!(spaces.len(), 2, "three castle spaces, one with the start castle");
    play(&mut game, &format!("place castle {} for 2 castle", spaces[0]));
    assert_eq!(game.pending.last(), Some(&Pending::Castle(Seat(0))));
    game.players[0].tiles = Bag::of(std::array::from_fn(|index| u8::from(index == kind("tavern").index())));
    let events = play(&mut game, &format!("castle castle {}", spaces[1]));
    assert_eq!(game.pending.last(), Some(&Pending::Castle(Seat(0))));
    assert_eq!(green(&events, rules::COLOUR_FIRST), 2);
    let tavern = spaces_in(game.players[0].places(Colour::Tavern)).next().unwrap();
    play(&mut game, &format!("castle tavern {tavern}"));
    assert_eq!((game.players[0].hexes(), game.turn()), (1, Some(Seat(1))));
}

/// Tests `tuscany:castle.optional`: declined, and without anything that fits.
#[test]
fn a_castle_need_not_bring_anything() {
    let mut game = with_a_castle(2);
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

/// Tests `tuscany:colour.first`, `tuscany:colour.second`: of three players who fill a colour the last gets nothing.
#[test]
fn the_first_and_the_second_to_fill_a_colour_are_rewarded() {
    let mut game = table(3);
    for (seat, first, second) in [(0, 2, 0), (1, 0, 1), (2, 0, 0)] {
        let player = &mut game.players[seat];
        player.reach = ALL_SPACES;
        player.storage.push(Piece::tile(kind("tavern")));
        player.hand[Colour::Tavern as usize] = 2;
        let taverns = player.colours[Colour::Tavern as usize];
        let last = spaces_in(taverns).last().unwrap();
        player.filled |= taverns & !last.bit();
        let events = play(&mut game, &format!("place tavern {last} for 2 tavern"));
        assert_eq!(
            (green(&events, rules::COLOUR_FIRST), green(&events, rules::COLOUR_SECOND)),
            (first, second),
            "seat {seat}"
        );
    }
    assert_eq!(game.filled_by(Colour::Tavern), 3);
}

/// Tests `tuscany:take.neutral`, `tuscany:open.neutral`: own tiles are used up, and so are the face-down neutral ones.
#[test]
fn neutral_tiles_that_were_put_aside_come_back() {
    let mut game = table(2);
    game.players[0].reach = ALL_SPACES;
    game.players[0].tiles = Bag::empty();
    open(&mut game, &["village", "pigs", "wagon", "monastery", "quarry", "town", "tavern", "castle"]);
    no_neutral_tiles(&mut game);
    game.neutral_discard[kind("town").index()] = 1;
    let events = play(&mut game, "take wagon");
    assert!(events.contains(&Event::Shuffled { stack: Stack::NeutralTiles }));
    assert!(events.contains(&Event::Opened { tile: "town", by: None }));
    assert_eq!((game.open[2], game.neutral_discard), (OpenTile::neutral(kind("town")), [0; MAX_KINDS]));
}

/// Tests `tuscany:open.gaps`: a gap stays until a neutral tile can fill it.
#[test]
fn a_gap_is_filled_when_a_neutral_tile_comes() {
    let mut game = table(2);
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
    let mut game = table(2);
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
    let mut game = table(2);
    let player = &mut game.players[0];
    for piece in [Piece::tile(kind("town")), Piece::HEX, Piece::HEX] {
        player.storage.push(piece);
    }
    (player.marble, player.workers, player.hand) = (3, 2, [9, 0, 0, 0, 0, 0, 0, 0]);
    game.score_finally(&mut Search::new(1));
    assert_eq!(game.players[0].red, 9);
}

/// Tests `tuscany:final.winner`, `tuscany:final.tie`: red points, then empty spaces, then green points, then shared.
#[test]
fn ties_go_to_empty_spaces_and_then_to_green_points() {
    let places = |one: (i16, u32, i16), other: (i16, u32, i16)| {
        let mut game = table(2);
        for (player, (red, filled, green)) in game.players.iter_mut().zip([one, other]) {
            (player.red, player.filled, player.green) = (red, (1 << filled) - 1, green);
        }
        game.places().as_slice().to_vec()
    };
    assert_eq!(places((50, 9, 1), (49, 1, 9)), [1, 2]);
    assert_eq!(places((50, 9, 9), (50, 8, 1)), [2, 1], "fewer tiles, more empty spaces");
    assert_eq!(places((50, 9, 9), (50, 9, 10)), [2, 1]);
    assert_eq!(places((50, 9, 9), (50, 9, 9)), [1, 1]);
}

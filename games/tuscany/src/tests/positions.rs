//! Positions set up by hand, for what would take a whole game to come about: ties, filled colours, chains of castles,
//! and the rulebook's examples that begin in the middle of a game.

use duchy_game::{
    Bag, Game, Kind as _, Seat, Status,
    context::{Live, Search, Seed},
};

use super::{ANN, BOB, table};
use crate::{
    action::Action,
    bonus::Bonus,
    event::Event,
    payment::Payment,
    pending::Pending,
    realm::{Space, spaces_in},
    state::{OpenTile, Tuscany},
    tile::{Colour, Piece, Product, Products, TileKind},
};

const EVE: Seat = Seat(2);

/// A tile of this type; of fields, one with these products.
fn tile(colour: Colour, products: &[Product]) -> TileKind {
    TileKind::of(colour).unwrap_or_else(|| TileKind::field(Products::of(products)))
}

/// Puts the tile of a colour on a space and does all it does; returns the green points it brought.
fn settle(game: &mut Tuscany, seat: Seat, space: Space) -> i32 {
    let before = game.players[seat.index()].green();
    let colour = game.players[seat.index()].colour_at(space).unwrap();
    let piece = Piece::tile(tile(colour, &[Product::Wheat]));
    game.settle(seat, piece, space, &mut Search::new(1));
    drop_question(game);
    game.players[seat.index()].green() - before
}

/// Towns and castles ask something; here nobody answers.
fn drop_question(game: &mut Tuscany) {
    if let Some(Pending::Town(_) | Pending::Castle(_)) = game.pending.last() {
        game.pending.pop();
    }
}

/// Fills what is empty of a colour; returns the green points it brought.
fn fill(game: &mut Tuscany, seat: Seat, colour: Colour) -> i32 {
    let player = &game.players[seat.index()];
    let empty: Vec<Space> = spaces_in(player.spaces(colour) & !player.filled()).collect();
    empty.into_iter().map(|space| settle(game, seat, space)).sum()
}

/// The points of the regions of a colour that are not filled yet.
fn regions(game: &Tuscany, seat: Seat, colour: Colour) -> i32 {
    let player = &game.players[seat.index()];
    let mut left = player.spaces(colour);
    let mut sum = 0;
    while let Some(space) = spaces_in(left).next() {
        let region = player.region(space, colour);
        left &= !region;
        if region & !player.filled() != 0 {
            sum += [0, 1, 3, 6][region.count_ones() as usize];
        }
    }
    sum
}

/// Tests `tuscany:colour.first`, `tuscany:colour.second`, `tuscany:region.score`, `tuscany:setup.start-castle`: the
/// first gets the large bonus, the second the small one, the third nothing, for every colour.
#[test]
fn the_first_and_the_second_to_fill_a_colour_are_rewarded() {
    for colour in Colour::ALL.into_iter().filter(|&colour| colour != Colour::Wagon && colour != Colour::Field) {
        let (mut game, _) = table(3);
        let [first, second] = game.catalogue.colour_bonus(colour);
        for (seat, bonus) in [(BOB, first), (ANN, second), (EVE, 0)] {
            let expected = regions(&game, seat, colour) + i32::from(bonus);
            assert_eq!(fill(&mut game, seat, colour), expected, "{} of seat {}", colour.name(), seat.0);
        }
        assert_eq!(game.filled_by(colour), 3);
    }
}

/// Tests `tuscany:final.tie`, `tuscany:final.winner`: red points, then empty spaces, then green points, then shared.
#[test]
fn ties_go_to_empty_spaces_then_to_green_points() {
    /// Red points, filled spaces and green points.
    type Standing = (i16, u32, i16);
    let cases: [([Standing; 3], [u8; 3]); 5] = [
        ([(40, 9, 0), (41, 9, 0), (39, 1, 30)], [2, 1, 3]),
        ([(40, 9, 20), (40, 8, 1), (40, 10, 30)], [2, 1, 3]),
        ([(40, 9, 20), (40, 9, 21), (12, 9, 40)], [2, 1, 3]),
        ([(40, 9, 20), (40, 9, 20), (40, 9, 19)], [1, 1, 3]),
        ([(40, 9, 20), (40, 9, 20), (40, 9, 20)], [1, 1, 1]),
    ];
    for (players, expected) in cases {
        let (mut game, _) = table(3);
        for (player, (red, filled, green)) in game.players.iter_mut().zip(players) {
            (player.red, player.green, player.filled) = (red, green, (1 << filled) - 1);
        }
        game.pending.clear();
        let Status::Over { places, .. } = game.status() else { panic!("nothing is pending") };
        assert_eq!(places.as_slice(), expected, "{players:?}");
    }
}

/// Tests `tuscany:final.tie`: a tie is played out to the end of a game, and the event names all winners.
#[test]
fn a_shared_win_names_all_winners() {
    let (mut game, _) = table(2);
    for player in &mut game.players {
        (player.red, player.green, player.filled, player.bonuses) = (20, 5, 0b1111, [0; 5]);
        (player.workers, player.marble, player.hand) = (0, 0, [0; 8]);
    }
    (game.round, game.last_turns) = (3, true);
    let mut events = Vec::new();
    for seat in [ANN, BOB] {
        let mut cx = Live::new(&Seed([seat.0; 32]), 1);
        game.play(seat, &Action::Draw, &mut cx).unwrap();
        events.extend(cx.finish().events);
    }
    assert_eq!((game.score(ANN), game.score(BOB)), (25, 25));
    let winners = events.iter().find_map(|event| match event {
        Event::Over { winners } => Some(winners.len()),
        _ => None,
    });
    assert_eq!(winners, Some(2));
}

/// Tests `tuscany:castle.take`, `tuscany:take.replace`: a castle places a castle, which places a third tile; each is
/// replaced at once, from the player's own stack.
#[test]
fn castles_bring_castles() {
    let (mut game, mut cx) = table(2);
    let castle = tile(Colour::Castle, &[]);
    game.open.fill(OpenTile::NONE);
    game.open[2] = OpenTile::neutral(castle);
    // Everything but castles and towns lies there already, so that the castles' spaces are within reach.
    let player = &mut game.players[0];
    let keep = player.spaces(Colour::Castle) | player.spaces(Colour::Town);
    for space in Space::all().filter(|space| keep & space.bit() == 0) {
        player.put(Piece::HEX, space);
    }
    let castles: Vec<Space> = spaces_in(player.places(Colour::Castle)).collect();
    assert_eq!(castles.len(), 2, "the start castle has the third");
    player.storage.push(Piece::tile(castle));
    player.workers = 2;
    player.tiles =
        Bag::of(std::array::from_fn(|kind| if TileKind::from_index(kind).colour() == Colour::Town { 9 } else { 0 }));
    let place = Action::Place { piece: Piece::tile(castle), space: castles[0], payment: Payment::of_workers(2) };
    game.play(ANN, &place, &mut cx).unwrap();
    assert_eq!(game.pending.last(), Some(&Pending::Castle(ANN)));
    game.play(ANN, &Action::Castle { tile: castle, space: castles[1] }, &mut cx).unwrap();
    assert_eq!(game.pending.last(), Some(&Pending::Castle(ANN)), "the second castle asks again");
    let town = tile(Colour::Town, &[]);
    assert_eq!(game.open[2], OpenTile::own(town), "its back has the player's colour");
    let space = spaces_in(game.players[0].places(Colour::Town)).next().unwrap();
    game.play(ANN, &Action::Castle { tile: town, space }, &mut cx).unwrap();
    assert_eq!(game.pending.last(), Some(&Pending::Town(ANN)), "what a castle places does what it does");
    game.play(ANN, &Action::Bonus(Bonus::Marble), &mut cx).unwrap();
    assert_eq!(game.players[0].tiles_left(), 7, "two tiles of the own stack have replaced two");
    assert_eq!(game.turn(), Some(BOB));
}

/// Tests `tuscany:monastery.cards`, `tuscany:draw.bonus`: a monastery draws three cards, whatever makes drawing better.
#[test]
fn a_monastery_draws_three_whatever_the_bonus() {
    let (mut game, mut cx) = table(2);
    game.players[0].bonuses[Bonus::RegionCard.index()] = 2;
    let cards = game.players[0].hand_size();
    let space = spaces_in(game.players[0].spaces(Colour::Monastery)).next().unwrap();
    settle(&mut game, ANN, space);
    assert_eq!(game.players[0].hand_size(), cards + 3);
    game.play(ANN, &Action::Draw, &mut cx).unwrap();
    assert_eq!(game.players[0].hand_size(), cards + 3 + 5);
}

/// Tests `tuscany:marble.action`, `tuscany:marble.once`: cards first, then marble and a tile placed; no second marble.
#[test]
fn marble_after_drawing_places_a_tile() {
    let (mut game, mut cx) = table(2);
    let player = &mut game.players[0];
    let colour = Colour::ALL.into_iter().find(|&colour| player.places(colour) != 0 && colour != Colour::Field).unwrap();
    let (piece, space) = (Piece::tile(tile(colour, &[])), spaces_in(player.places(colour)).next().unwrap());
    player.storage.push(piece);
    (player.marble, player.workers) = (2, 2);
    game.play(ANN, &Action::Draw, &mut cx).unwrap();
    game.play(ANN, &Action::Marble, &mut cx).unwrap();
    game.play(ANN, &Action::Place { piece, space, payment: Payment::of_workers(2) }, &mut cx).unwrap();
    drop_question(&mut game);
    game.go_on(&mut cx);
    assert_eq!(game.turn(), Some(BOB), "one marble is left, and may not be used");
    assert!(game.players[0].marble() >= 1);
}

/// Tests `tuscany:hex.field`: 1 light green and 2 red cards put a hex on a field; it is a product of its own.
#[test]
fn a_hex_on_a_field_for_one_light_green_and_two_red_cards() {
    let (mut game, mut cx) = table(2);
    let player = &mut game.players[0];
    let [a1, a2, b2] = ["a1", "a2", "b2"].map(|name| name.parse::<Space>().unwrap());
    let region = a1.bit() | a2.bit() | b2.bit();
    player.colours.iter_mut().for_each(|spaces| *spaces &= !region);
    player.colours[Colour::Field as usize] |= region;
    player.filled &= !region;
    player.put(Piece::tile(tile(Colour::Field, &Product::ALL)), a1);
    player.storage.push(Piece::HEX);
    player.hand = [0; 8];
    (player.hand[Colour::Field as usize], player.hand[Colour::Town as usize]) = (1, 2);
    let payment = Payment::mixed((Colour::Field, 1), (Colour::Town, 2));
    let before = player.green();
    game.play(ANN, &Action::Place { piece: Piece::HEX, space: a2, payment }, &mut cx).unwrap();
    assert_eq!(game.players[0].green() - before, 1, "although everything grows there already");
}

//! What can't be done because something has run out: fitting tiles, cards, bonus tiles, or everything.

use duchy_game::{Bag, Game, Seat};

use super::table;
use crate::{
    action::Action,
    bonus::{BONUS_TILES, Bonus},
    pending::Pending,
    state::{OpenTile, Tuscany},
    tile::{COLOURS, MAX_KINDS, Piece, TileKind},
};

fn refused(game: &Tuscany, seat: Seat, action: Action) -> Option<&'static str> {
    game.why_not(seat, &action).map(|illegal| illegal.rule.as_str())
}

fn no_tiles(game: &mut Tuscany) {
    game.open.fill(OpenTile::NONE);
    (game.neutral, game.neutral_discard) = (Bag::empty(), [0; MAX_KINDS]);
}

fn no_cards(game: &mut Tuscany) {
    (game.deck, game.discard) = (Bag::empty(), [0; COLOURS]);
}

/// Tests `tuscany:take.impossible`: open tiles that don't fit, and nothing else to come.
#[test]
fn without_a_fitting_tile_nothing_can_be_taken() {
    let (mut game, _) = table(2);
    let fits = game.players[0].fitting();
    let other = TileKind::all().find(|kind| fits >> kind.colour() as u8 & 1 == 0).unwrap();
    no_tiles(&mut game);
    game.open[3] = OpenTile::own(other);
    let take = Action::Take { tile: other, discarding: Piece::NONE };
    assert_eq!(refused(&game, Seat(0), take), Some("take.impossible"));
    assert_eq!(refused(&game, Seat(0), Action::Clear(other.colour())), Some("take.impossible"));
    let mut actions = Vec::new();
    game.legal_actions(Seat(0), &mut actions);
    assert_eq!(actions, [Action::Draw]);
}

/// Tests `tuscany:draw.shuffle`: no card anywhere, no draw.
#[test]
fn without_cards_nothing_can_be_drawn() {
    let (mut game, mut cx) = table(2);
    no_cards(&mut game);
    assert_eq!(refused(&game, Seat(0), Action::Draw), Some("draw.shuffle"));
    game.discard[2] = 2;
    game.players[0].hand.fill(0);
    game.play(Seat(0), &Action::Draw, &mut cx).unwrap();
    assert_eq!(game.players[0].hand, [0, 0, 2, 0, 0, 0, 0, 0]);
}

/// Tests `tuscany:turn.nothing`: a player who can do nothing is skipped; if nobody can do anything, rounds end one by one.
#[test]
fn a_table_where_nothing_can_be_done_comes_to_its_end() {
    let (mut game, mut cx) = table(2);
    no_tiles(&mut game);
    no_cards(&mut game);
    game.players.iter_mut().for_each(|player| player.hand.fill(0));
    game.discard[0] = 1;
    game.play(Seat(0), &Action::Draw, &mut cx).unwrap();
    assert!(game.status().is_over(), "{:?}", game.pending);
}

/// Tests `tuscany:town.out`: five bonus tiles of a type, and no more.
#[test]
fn a_type_of_bonus_tile_can_be_used_up() {
    let (mut game, _) = table(2);
    game.players[1].bonuses[Bonus::Storage.index()] = BONUS_TILES;
    game.pending.pop();
    game.pending.push(Pending::Town(Seat(0)));
    assert_eq!(refused(&game, Seat(0), Action::Bonus(Bonus::Storage)), Some("town.out"));
    let mut actions = Vec::new();
    game.legal_actions(Seat(0), &mut actions);
    assert_eq!(actions.len(), 4);
}

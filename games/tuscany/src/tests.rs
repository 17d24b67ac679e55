//! Rules tested from positions that would take half a game to reach.

mod corners;
mod impossible;
mod positions;

use duchy_game::{Catalogue as _, First, Game, Seat, context::Search};

use crate::{
    action::Action,
    bonus::Bonus,
    catalogue::Catalogue,
    options::{LaidOut, Options},
    state::Tuscany,
    tile::TileKind,
};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BOB: Seat = Seat(1);

/// The kind of tile of that name.
pub(crate) fn kind(name: &str) -> TileKind {
    TileKind::find(name).unwrap()
}

/// A randomly laid out table where it is the turn of seat 0, the first player. Every player has a "worker" bonus tile.
pub(crate) fn table(seats: u8) -> (Tuscany, Search) {
    let mut cx = Search::new(5);
    let options = Options { layout: LaidOut::Random, first: First::Listed };
    let mut game = Tuscany::start(Catalogue::built_in(), Tuscany::RULES, seats, &options, &mut cx).unwrap();
    for seat in Seat::all(seats) {
        game.play(seat, &Action::Bonus(Bonus::Worker), &mut cx).unwrap();
    }
    (game, cx)
}

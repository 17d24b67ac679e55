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
};

/// A table laid out by chance where the player of seat 0, who begins, is to act. Everybody has a "worker" bonus tile.
pub(crate) fn table(seats: u8) -> (Tuscany, Search) {
    let mut cx = Search::new(5);
    let options = Options { layout: LaidOut::Random, first: First::Listed };
    let mut game = Tuscany::start(Catalogue::built_in(), Tuscany::RULES, seats, &options, &mut cx).unwrap();
    for seat in Seat::all(seats) {
        game.play(seat, &Action::Bonus(Bonus::Worker), &mut cx).unwrap();
    }
    (game, cx)
}

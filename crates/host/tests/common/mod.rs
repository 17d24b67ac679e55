//! What several host tests need.
#![allow(dead_code, clippy::unwrap_used, reason = "every test file uses a part of it; a test that can't go on says so")]

use duchy_game::{Seat, context::Seed};
use duchy_host::{NewGame, Player, Request, Secret, Table};

pub(crate) fn secret(byte: u8) -> Secret {
    Secret::Seed(Seed([byte; 32]))
}

pub(crate) fn players(count: usize) -> Vec<Player> {
    ["Ann", "Ben", "Cleo", "Dan", "Eve"][..count].iter().map(|name| Player::person(*name)).collect()
}

pub(crate) fn open(seats: usize, secret: &Secret) -> Box<dyn Table> {
    let registry = duchy_games::registry();
    let game = registry.find("carcassonne").unwrap();
    game.open(NewGame::of(players(seats)), secret).unwrap()
}

/// The seat to act and one of its choices, the same ones for the same `pick`.
pub(crate) fn choice(table: &dyn Table, pick: usize) -> Option<Request> {
    let seat: Seat = table.status().awaited().first()?;
    let choices = table.decision(seat)?.choices;
    let chosen = pick.wrapping_mul(2_654_435_761) >> 7;
    Some(Request::action(seat, choices[chosen % choices.len()].action.clone()))
}

pub(crate) fn play(table: &mut dyn Table, request: &Request, secret: &Secret) {
    let step = table.prepare(request, secret, Some("2026-01-02T03:04:05Z".into())).unwrap();
    table.accept(step);
}

/// Plays on to the end, or for this many entries.
pub(crate) fn play_on(table: &mut dyn Table, secret: &Secret, entries: usize) {
    for pick in 0..entries {
        let Some(request) = choice(table, pick) else { return };
        play(table, &request, secret);
    }
}

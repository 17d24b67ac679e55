//! How long it takes to load a whole game from its record, every line checked: what a server does after a restart. And how
//! long to show any moment of a long one.

use duchy_game::Viewer;
use duchy_game::context::Seed;
use duchy_host::{NewGame, Player, Record, Request, Secret, Table};

fn main() {
    divan::main();
}

/// A game of two, played to the end: about 140 entries.
fn record() -> String {
    played(2, "base").record().to_text()
}

/// A game played to the end.
fn played(seats: usize, preset: &str) -> Box<dyn Table> {
    let secret = Secret::Seed(Seed([7; 32]));
    let players = ["Ann", "Ben", "Cleo", "Dan", "Eve"][..seats].iter().map(|name| Player::person(*name)).collect();
    let registry = duchy_games::registry();
    let game = registry.find("carcassonne").expect("it is registered");
    let presets = game.info().presets;
    let options = presets.into_iter().find(|one| one.name == preset).expect("it is a preset").options;
    let new = NewGame { options, ..NewGame::of(players) };
    let mut table = game.open(new, &secret).expect("five may play");
    let mut pick = 1usize;
    while let Some(seat) = table.status().awaited().first() {
        let choices = table.decision(seat).expect("it is awaited").choices;
        pick = pick.wrapping_mul(2_654_435_761).wrapping_add(12_345);
        let action = choices[(pick >> 16) % choices.len()].action.clone();
        let step = table.prepare(&Request::action(seat, action), &secret, None).expect("it is a choice");
        table.accept(step);
    }
    table
}

/// The last moment before the end, of five players with the whole box, as the server sends it: the slowest one.
#[divan::bench]
fn last_moment(bencher: divan::Bencher<'_, '_>) {
    let table = played(5, "all");
    println!("{} entries", table.seq());
    bencher.bench(|| table.at(table.seq() - 1).expect("it was played").view(Viewer::Everything));
}

#[divan::bench]
fn whole_game(bencher: divan::Bencher<'_, '_>) {
    let text = record();
    println!("{} entries", text.lines().count() - 1);
    bencher.bench(|| {
        let record = Record::parse(divan::black_box(&text)).expect("it was just written");
        duchy_games::registry().replay(&record).expect("it was just played").scores()
    });
}

#[divan::bench]
fn one_move(bencher: divan::Bencher<'_, '_>) {
    let secret = Secret::Seed(Seed([7; 32]));
    let players = vec![Player::person("Ann"), Player::person("Ben")];
    let registry = duchy_games::registry();
    let game = registry.find("carcassonne").expect("it is registered");
    let table = game.open(NewGame::of(players), &secret).expect("two may play");
    let seat = table.status().awaited().first().expect("somebody begins");
    let action = table.decision(seat).expect("it is awaited").choices[0].action.clone();
    let request = Request::action(seat, action);
    bencher.bench(|| table.prepare(divan::black_box(&request), &secret, None).expect("it is a choice"));
}

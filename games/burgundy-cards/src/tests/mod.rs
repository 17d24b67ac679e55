//! Corners that would take half a game to reach: the table is arranged first, then played on.

mod course;
mod estates;
mod meaning;
mod solo;

use duchy_game::{
    Catalogue as _, First, Game, Presentation, Seat, Status,
    context::{Live, Search, Seed},
};

use crate::{
    BurgundyCards, Card, Catalogue, Event, Options, Player, Type,
    pending::{Die, Pending},
    state::Placed,
};

fn table(seats: u8) -> BurgundyCards {
    table_with(Catalogue::BUILT_IN, seats)
}

fn table_with(data: &str, seats: u8) -> BurgundyCards {
    let catalogue = Catalogue::interner().intern(data).unwrap();
    let options = Options { first: First::Listed, ..Options::default() };
    BurgundyCards::start(catalogue, BurgundyCards::RULES, seats, &options, &mut Search::new(5)).unwrap()
}

const SMALL: &str = include_str!("../../tests/scenarios/small.toml");

fn card(game: &BurgundyCards, name: &str) -> Card {
    game.catalogue.find(name).unwrap()
}

/// Gives the first player these projects, and this die.
fn ready(die: Die, projects: &[&str]) -> BurgundyCards {
    let mut game = table(2);
    for name in projects {
        let card = card(&game, name);
        game.players[0].projects.insert_sorted(card);
    }
    game.pending.pop();
    game.pending.push(Pending::Act(die));
    game
}

/// Puts cards into the first player's estate, with their own types.
fn build(game: &mut BurgundyCards, names: &[&str]) {
    for name in names {
        let card = card(game, name);
        let kind = game.catalogue.kind(card);
        game.placed.push(Placed::new(Seat(0), card));
        if kind == Type::Cloister {
            game.cloisters.push(kind);
        }
        game.players[0].estate[kind.index()] += 1;
        if game.players[0].unfinished(kind) == 0 {
            game.first_triples |= 1 << kind.index();
        }
    }
}

fn play(game: &mut BurgundyCards, text: &str) -> Vec<Event> {
    let seat = game.status().awaited().first().unwrap();
    let action = game.read_action(text).unwrap();
    let mut cx = Live::new(&Seed([3; 32]), 1);
    if let Err(illegal) = game.play(seat, &action, &mut cx) {
        panic!("{text} is refused by {}; legal: {:?}", illegal.rule, legal(game));
    }
    cx.finish().events
}

fn legal(game: &BurgundyCards) -> Vec<String> {
    let seat = game.status().awaited().first().unwrap();
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions.iter().map(|action| game.action_text(action)).collect()
}

fn refused(game: &BurgundyCards, text: &str) -> &'static str {
    let seat = game.status().awaited().first().unwrap();
    let action = game.read_action(text).unwrap();
    game.why_not(seat, &action).map_or("nothing", |illegal| illegal.rule.as_str())
}

fn cards_as(game: &BurgundyCards, kind: Type) -> Vec<&'static str> {
    game.estate(Seat(0)).filter(|(_, as_kind)| *as_kind == kind).map(|(card, _)| game.card_name(card)).collect()
}

fn me(game: &BurgundyCards) -> &Player {
    &game.players[0]
}

/// The last turn of the last round, with everybody about to take silver.
fn at_the_end(seats: u8) -> BurgundyCards {
    let mut game = table(seats);
    (game.round, game.turn, game.acted) = (4, 6, seats);
    game.active = Seat(seats - 1);
    game.players.iter_mut().for_each(|player| {
        player.hand.clear();
        player.stack = Default::default();
        (player.animals, player.goods, player.workers, player.silver) = ([0; 4], [0; 3], 0, 0);
        player.score = 0;
    });
    game.pending.clear();
    game.pending.push(Pending::Next);
    game.pending.push(Pending::Act(Die::Value(1)));
    game
}

//! What a press on the table means, and the clause it is refused by.

use super::*;
use crate::{
    Action, Pile, Place, Supply, Token,
    pending::{Gain, Search as Searching},
};

fn hand(card: &str) -> Place {
    Place::Hand { card: card.into() }
}

fn project(seat: u8, card: &str) -> Place {
    Place::Project { seat: Seat(seat), card: card.into() }
}

fn stack(of: Type) -> Place {
    Place::Stack { seat: Seat(0), of }
}

fn stored(token: Token) -> Place {
    Place::Stored { seat: Seat(0), token }
}

/// The clause that refuses what the first player means by these places; "legal" if none does.
fn why(game: &BurgundyCards, places: &[Place]) -> &'static str {
    let Some(action) = game.meant(Seat(0), places) else { return "means nothing" };
    game.why_not(Seat(0), &action).map_or("legal", |illegal| illegal.rule.as_str())
}

/// Tests `burgundy-cards:worker.shift`, `burgundy-cards:place.die`, `burgundy-cards:sell.die`, `burgundy-cards:sell.all`,
/// `burgundy-cards:workers.two`, `burgundy-cards:convert.threes`, `burgundy-cards:buy.cost`, `burgundy-cards:turn.one-action`.
#[test]
fn what_a_die_cannot_do_names_its_clause() {
    let mut game = ready(Die::Value(1), &["mine 1", "mine 4"]);
    (game.players[0].workers, game.players[0].silver, game.players[0].goods) = (2, 0, [0, 1, 1]);
    let four = game.display.iter().find(|shown| shown.row == 4).copied().unwrap();
    let at = |row| Place::Display { row, card: game.card_name(four.card).into() };
    assert_eq!((why(&game, &[at(4)]), why(&game, &[at(2)])), ("worker.shift", "take.row"));
    assert_eq!((why(&game, &[project(0, "mine 1")]), why(&game, &[project(0, "mine 4")])), ("legal", "place.die"));
    assert_eq!(why(&game, &[stored(Token::Light)]), "sell.all");
    assert_eq!((why(&game, &[stored(Token::Medium)]), why(&game, &[stored(Token::Dark)])), ("legal", "legal"));
    game.players[0].workers = 1;
    assert_eq!(why(&game, &[stored(Token::Medium)]), "sell.die");
    assert_eq!((why(&game, &[Place::Workers]), why(&game, &[Place::Silver])), ("legal", "legal"));
    game.players[0].workers = 2;
    assert_eq!((why(&game, &[Place::Workers]), why(&game, &[Place::Points])), ("workers.two", "convert.threes"));
    assert_eq!(why(&game, &[Place::Deck]), "buy.cost");
    assert_eq!(why(&game, &[hand("ship 1")]), "turn.one-action");
    game.players[0].silver = 5;
    assert_eq!(game.meant(Seat(0), &[Place::Points]), Some(Action::Convert { workers: 1, silver: 5 }));
    assert_eq!((why(&game, &[Place::Points]), why(&game, &[Place::Deck])), ("legal", "legal"));
}

/// Tests `burgundy-cards:effect.ship`, `burgundy-cards:effect.pasture`, `burgundy-cards:triple.round`.
#[test]
fn what_only_cards_and_triples_bring_names_its_clause() {
    let game = ready(Die::Any, &[]);
    let pile = |of| Place::Pile { of, side: Pile::Left };
    assert_eq!(
        (why(&game, &[pile(Supply::Goods)]), why(&game, &[pile(Supply::Animals)])),
        ("effect.ship", "effect.pasture")
    );
    assert_eq!(why(&game, &[Place::Bonus { number: 0 }]), "triple.round");
    assert_eq!(why(&game, &[Place::Bonus { number: 200 }]), "means nothing");
}

/// Tests `burgundy-cards:place.stack`, `burgundy-cards:cloister.joker`, `burgundy-cards:cloister.under`,
/// `burgundy-cards:cloister.two-stacks`.
#[test]
fn a_project_goes_to_the_stack_pressed_after_it() {
    let mut game = ready(Die::Any, &["mine 1", "cloister 2"]);
    build(&mut game, &["ship 1"]);
    let onto = |game: &BurgundyCards, card: &str, of| why(game, &[project(0, card), stack(of)]);
    assert_eq!(onto(&game, "mine 1", Type::Mine), "legal");
    assert_eq!(onto(&game, "mine 1", Type::Ship), "place.stack");
    assert_eq!(onto(&game, "mine 1", Type::Cloister), "cloister.under");
    assert_eq!(
        (onto(&game, "cloister 2", Type::Ship), onto(&game, "cloister 2", Type::Castle)),
        ("legal", "cloister.joker")
    );
    build(&mut game, &["mine 2", "cloister 1"]);
    assert_eq!(onto(&game, "mine 1", Type::Cloister), "cloister.two-stacks");
    assert_eq!(why(&game, &[stack(Type::Mine)]), "means nothing");
}

/// Tests `burgundy-cards:place.project`, `burgundy-cards:take.limit`, `burgundy-cards:turn.order`.
#[test]
fn only_your_own_projects_are_placed_or_make_room() {
    let mut game = ready(Die::Any, &["mine 1", "mine 2", "ship 3"]);
    assert_eq!(
        (why(&game, &[project(1, "castle 1")]), why(&game, &[project(1, "mine 1")])),
        ("place.project", "means nothing")
    );
    let waiting = card(&game, "castle 1");
    game.pending.push(Pending::MakeRoom(waiting));
    assert_eq!((why(&game, &[project(0, "mine 1")]), why(&game, &[Place::Silver])), ("legal", "take.limit"));
    let other = game.meant(Seat(1), &[Place::Silver]).unwrap();
    assert_eq!(game.why_not(Seat(1), &other).map(|illegal| illegal.rule.as_str()), Some("turn.order"));
}

/// Tests `burgundy-cards:turn.play`, `burgundy-cards:buy.choose`, `burgundy-cards:piles.top`, `burgundy-cards:building.church`,
/// `burgundy-cards:building.warehouse`, `burgundy-cards:building.city-hall`.
#[test]
fn every_question_says_what_it_asks_for() {
    let mut game = table(2);
    assert_eq!(why(&game, &[Place::Silver]), "turn.play");
    let church = Pending::Search(Searching::Church);
    let asked = [
        (Pending::Bought, "buy.choose"),
        (Pending::Gain(Gain::Good, 1), "piles.top"),
        (church, "building.church"),
        (Pending::Warehouse, "building.warehouse"),
        (Pending::CityHall, "building.city-hall"),
    ];
    for (frame, clause) in asked {
        game.pending.push(frame);
        assert_eq!(why(&game, &[Place::Silver]), clause);
        game.pending.pop();
    }
    for place in [Place::Discard, Place::Round, Place::Sevens, Place::StartCard, Place::Row { row: 1 }] {
        assert_eq!(why(&game, &[place]), "means nothing");
    }
    assert_eq!(why(&game, &[]), "means nothing");
}

/// The page leaves out the action where an event names one of its places, so every action with places needs such an event.
#[test]
fn the_log_says_every_action_once() {
    for seats in 1..=4 {
        let mut game = table(seats);
        let mut chance = Search::new(u64::from(seats));
        for entry in 0.. {
            let Some(seat) = game.status().awaited().first() else { break };
            let actions = game.legal(seat);
            let action = actions[chance.below(actions.len())];
            let text = game.describe_action(seat, &action);
            let mut cx = Live::new(&Seed([seats; 32]), entry);
            game.play_unchecked(seat, &action, &mut cx);
            let events = cx.finish().events;
            let places =
                events.iter().flat_map(|event| BurgundyCards::describe_event(game.catalogue.get(), event).places);
            let shared = places.filter(|place| text.places.contains(place)).count();
            assert!(text.places.is_empty() || shared > 0, "{action:?} leads to {events:?}");
        }
    }
}

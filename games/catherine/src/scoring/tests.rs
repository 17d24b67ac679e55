//! Final scoring of positions made up for it: orders with and without jokers, networks, shared victory.

use duchy_game::{
    Catalogue as _, Game, Seat, Status,
    context::{Live, Search, Seed},
};

use super::order_points;
use crate::{
    action::Action,
    catalogue::{Catalogue, OrderId},
    event::Event,
    options::Options,
    place::ScoreLine,
    state::Catherine,
};

/// A game of three in which one choice is still open, and drawing a card there ends the game.
fn last_choice() -> (Catherine, Seat) {
    let found = (0..).find_map(|seed| {
        let mut cx = Search::new(seed);
        let mut game =
            Catherine::start(Catalogue::built_in(), Catherine::RULES, 3, &Options::default(), &mut cx).ok()?;
        loop {
            let seat = game.status().awaited().first()?;
            let actions = game.legal(seat);
            if actions.contains(&Action::Draw) {
                let mut end = game.clone();
                end.play_unchecked(seat, &Action::Draw, &mut Search::new(1));
                if end.status().is_over() {
                    return Some((game, seat));
                }
            }
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
        }
    });
    found.expect("some game ends with drawing")
}

/// Ends such a game after a change, and gives the score lines of the last entry.
fn end(change: impl FnOnce(&mut Catherine)) -> (Catherine, Vec<ScoreLine>) {
    let (mut game, seat) = last_choice();
    change(&mut game);
    let mut cx = Live::new(&Seed([7; 32]), 1);
    game.play(seat, &Action::Draw, &mut cx).expect("drawing is legal");
    assert!(game.status().is_over());
    let events: Vec<Event> = cx.finish().events;
    (game, events.iter().flat_map(|event| Catherine::score_lines(event).to_vec()).collect())
}

/// Gives seat 0 exactly these residences, with the tokens of their cities.
fn settle(game: &mut Catherine, cities: &[&str]) {
    let catalogue = game.catalogue.get();
    let player = game.player_mut(Seat(0));
    (player.residences, player.tokens) = (0, [0; 4]);
    for id in cities {
        let city = catalogue.find_city(id).expect("a city of the map");
        player.residences |= city.bit();
        player.tokens.iter_mut().zip(catalogue.city(city).goods).for_each(|(sum, more)| *sum += more);
    }
}

fn order(id: &str) -> OrderId {
    let orders = Catalogue::built_in().get().orders();
    OrderId(orders.iter().position(|order| order.id == id).expect("an order of the box") as u8)
}

fn points(lines: &[ScoreLine], rule: &str) -> i32 {
    lines.iter().filter(|line| line.seat == Seat(0) && line.rule.as_str() == rule).map(|line| line.points).sum()
}

/// Two iron, one food, two caviar, one furs for an order of 1, 2, 2 and 2 goods: five of them count.
const SIX: [&str; 6] = ["vyborg", "voronezh", "reval", "novorossiya", "novgorod", "archangelsk"];

/// Tests `catherine:final.order`, `catherine:final.jokers`, `catherine:final.tokens`.
#[test]
fn goods_of_the_order_and_jokers_bring_5_8_or_12() {
    let of_order = |cities: &[&str], jokers| {
        let (_, lines) = end(|game| {
            settle(game, cities);
            let player = game.player_mut(Seat(0));
            (player.order, player.jokers) = (order("few-iron"), jokers);
        });
        points(&lines, "final.order")
    };
    assert_eq!([0, 1, 2, 3].map(|jokers| of_order(&SIX, jokers)), [5, 8, 12, 12]);
    assert_eq!(of_order(&["vyborg"], 3), 0, "four goods are too few");
    assert_eq!([4, 5, 6, 7].map(order_points), [0, 5, 8, 12]);
}

/// Seven residences linked by roads and one apart, at favour 7 with its multiplier of 3.
/// Tests `catherine:final.network`, `catherine:favour.columns`, `catherine:favour.points`.
#[test]
fn eight_residences_one_apart_times_3_are_21_points() {
    let eight = ["vyborg", "st-petersburg", "reval", "riga", "novgorod", "archangelsk", "moscow", "irkutsk"];
    let (_, lines) = end(|game| {
        settle(game, &eight);
        game.player_mut(Seat(0)).favour = 7;
    });
    assert_eq!(points(&lines, "final.network"), 21);
    assert_eq!(points(&lines, "favour.points"), 4);
    assert_eq!(points(&lines, "residences.points"), 8);
    assert_eq!(points(&lines, "residences.ones"), 2);
}

/// Tests `catherine:end.winner`, `catherine:end.shared`.
#[test]
fn equal_points_share_the_victory() {
    let set = |scores: [i32; 3]| {
        move |game: &mut Catherine| {
            for (seat, score) in Seat::all(3).zip(scores) {
                game.player_mut(seat).score = score;
            }
        }
    };
    let (game, _) = end(set([0, 0, 0]));
    let gained = |seat: u8| game.score(Seat(seat));
    let (game, _) = end(set([500 - gained(0), 500 - gained(1), 400 - gained(2)]));
    let Status::Over { places, .. } = game.status() else { panic!("it is over") };
    assert_eq!(places.as_slice(), [1, 1, 3]);
}

/// Tests `catherine:refill.two`, `catherine:game.decades`, `catherine:final.hand`.
#[test]
fn nobody_draws_after_the_third_decade() {
    let (mut game, seat) = last_choice();
    for seat in Seat::all(3) {
        game.player_mut(seat).favour = 12;
    }
    let mut cx = Live::new(&Seed([7; 32]), 1);
    game.play(seat, &Action::Draw, &mut cx).expect("drawing is legal");
    let events: Vec<Event> = cx.finish().events;
    let cleared = events.iter().rposition(|event| matches!(event, Event::Cleared { .. })).expect("rows are cleared");
    for event in &events[cleared..] {
        assert!(!matches!(event, Event::Drawn { .. }), "{event:?}");
        let missed = Catherine::score_lines(event).iter().filter(|line| line.rule.as_str() == "hand.points").count();
        assert_eq!(missed, 0, "{event:?}");
    }
    let held: usize = game.players().iter().map(|player| player.hand().len()).sum();
    let lines = events.iter().flat_map(Catherine::score_lines).filter(|line| line.rule.as_str() == "final.hand");
    assert_eq!(lines.map(|line| line.points).sum::<i32>(), held as i32);
}

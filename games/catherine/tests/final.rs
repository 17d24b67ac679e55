//! Final scoring of positions written by hand: orders with and without jokers, networks, shared victory.

use duchy_catherine::{Action, Catalogue, Catherine, Event, Options, order_points};
use duchy_game::{
    Catalogue as _, Game, ScoreLine, Seat, Status,
    context::{Live, Search, Seed},
};
use serde_json::{Value, json};

/// Positions in which the last choice of a game is still to be made, and drawing a card makes it.
fn last_choices() -> impl Iterator<Item = (Catherine, Seat)> {
    (0..).filter_map(|seed| {
        let mut cx = Search::new(seed);
        let mut game =
            Catherine::start(Catalogue::built_in(), Catherine::RULES, 3, &Options::default(), &mut cx).ok()?;
        let mut actions = Vec::new();
        loop {
            let seat = game.status().awaited().first()?;
            actions.clear();
            game.legal_actions(seat, &mut actions);
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
    })
}

/// Ends such a game after changing what seat 0 has; gives the lines of the last entry.
fn end(change: &Value) -> (Catherine, Vec<ScoreLine>) {
    let changed = last_choices().take(200).find_map(|(game, seat)| {
        let mut json = serde_json::to_value(&game).expect("it can be written");
        for (player, fields) in change.as_object()? {
            let line = json["players"][player.parse::<usize>().ok()?].as_object_mut()?;
            line.extend(fields.as_object()?.clone());
        }
        serde_json::from_value::<Catherine>(json).ok().map(|game| (game, seat))
    });
    let (mut game, seat) = changed.expect("one of the positions can be changed so");
    let mut cx = Live::new(&Seed([7; 32]), 1);
    game.play(seat, &Action::Draw, &mut cx).expect("drawing is legal");
    assert!(game.status().is_over());
    let events: Vec<Event> = cx.finish().events;
    (game, events.iter().flat_map(|event| Catherine::score_lines(event).to_vec()).collect())
}

fn points(lines: &[ScoreLine], rule: &str) -> i32 {
    lines.iter().filter(|line| line.seat == Seat(0) && line.rule.as_str() == rule).map(|line| line.points).sum()
}

/// Two iron, one food, two caviar, one furs for an order of 1, 2, 2 and 2 goods: five of them count.
const SIX: [&str; 6] = ["vyborg", "voronezh", "reval", "novorossiya", "novgorod", "archangelsk"];

/// Tests `catherine:final.order`, `catherine:final.jokers`, `catherine:final.tokens`.
#[test]
fn goods_of_the_order_and_jokers_bring_5_8_or_12() {
    for (jokers, expected) in [(0, 5), (1, 8), (2, 12), (3, 12)] {
        let (_, lines) = end(
            &json!({"0": {"order": "few-iron", "residences": SIX, "jokers": jokers}, "1": {"order": "few-food"}, "2": {"order": "few-furs"}}),
        );
        assert_eq!(points(&lines, "final.order"), expected, "{jokers} jokers");
    }
    let (_, lines) = end(
        &json!({"0": {"order": "few-iron", "residences": ["vyborg"], "jokers": 3}, "1": {"order": "few-food"}, "2": {"order": "few-furs"}}),
    );
    assert_eq!(points(&lines, "final.order"), 0, "four goods are too few");
    assert_eq!([4, 5, 6, 7].map(order_points), [0, 5, 8, 12]);
}

/// Seven residences linked by roads and one apart, at favour 7 with its multiplier of 3.
/// Tests `catherine:final.network`, `catherine:favour.columns`, `catherine:favour.points`.
#[test]
fn eight_residences_one_apart_three_times_21() {
    let eight = ["vyborg", "st-petersburg", "reval", "riga", "novgorod", "archangelsk", "moscow", "irkutsk"];
    let (_, lines) = end(&json!({"0": {"residences": eight, "favour": 7}}));
    assert_eq!(points(&lines, "final.network"), 21);
    assert_eq!(points(&lines, "favour.points"), 4);
    assert_eq!(points(&lines, "residences.points"), 8);
    assert_eq!(points(&lines, "residences.ones"), 2);
}

/// Tests `catherine:end.winner`, `catherine:end.shared`.
#[test]
fn equal_points_share_the_victory() {
    let (game, _) = end(&json!({"0": {"score": 0}, "1": {"score": 0}, "2": {"score": 0}}));
    let gained: Vec<i32> = Seat::all(3).map(|seat| game.score(seat)).collect();
    let (game, _) = end(&json!({
        "0": {"score": 500 - gained[0]}, "1": {"score": 500 - gained[1]}, "2": {"score": 400 - gained[2]},
    }));
    let Status::Over { places, .. } = game.status() else { panic!("it is over") };
    assert_eq!(places.as_slice(), [1, 1, 3]);
}

/// Positions that can't be are refused with the reason.
#[test]
fn impossible_positions_are_refused() {
    let (game, _) = last_choices().next().expect("there are many");
    let json = serde_json::to_value(&game).expect("it can be written");
    let changes: &[(&str, Value, &str)] = &[
        ("/players/0/score", json!(-1), "is no score"),
        ("/players/0/favour", json!(40), "no space 40"),
        ("/players/0/jokers", json!(9), "too many"),
        ("/players/0/order", json!("no-order"), "no order"),
        ("/players/0/order", json["players"][1]["order"].clone(), "twice"),
        ("/players/0/residences", json!(["atlantis"]), "no city atlantis"),
        ("/players/0/residences", json!(["riga", "riga"]), "two residences"),
        ("/players/0/hand", json!([["red-unicorn", 0]]), "no card red-unicorn"),
        ("/players/0/hand", json!([["red-salon", 200]]), "has not happened"),
        ("/players/0/row", json!([]), "activated"),
        ("/discards", json!([]), "cards"),
        ("/pending", json!([{"round": {"round": 1, "step": 1}}, {"round": {"round": 1, "step": 1}}]), "not in order"),
        ("/players", json!([]), "it takes 2 to 4"),
    ];
    for (place, value, reason) in changes {
        let mut json = json.clone();
        *json.pointer_mut(place).expect("there is such a place") = value.clone();
        let error = serde_json::from_value::<Catherine>(json).expect_err(place).to_string();
        assert!(error.contains(reason), "{place} = {value}: {error}");
    }
}

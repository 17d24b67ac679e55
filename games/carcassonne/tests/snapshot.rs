//! The JSON form of a position: readable, complete, and refused when it is nonsense.

use duchy_carcassonne::{Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, First, Game, Seat, context::Fixed};
use serde_json::{Value, json};

/// Ann has a highwayman on the road, and Bob is to place a figure.
fn position() -> Carcassonne {
    let options = Options { first: First::Listed, ..Options::default() };
    let mut cx = Fixed::new(["BASE-U"]);
    let mut game =
        Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).expect("two may play");
    let mut cx = Fixed::new(["BASE-B"]);
    for (seat, text) in [(0, "1,0 E"), (0, "meeple road E"), (1, "0,1 N")] {
        let action = game.read_action(Seat(seat), text).expect("an action");
        game.play(Seat(seat), &action, &mut cx).expect("it is legal");
    }
    game
}

#[test]
fn a_position_can_be_read_by_people() {
    let mut json = serde_json::to_value(position()).expect("it can be written");
    json.as_object_mut().expect("an object").remove("catalogue");
    let expected = json!({
        "rules": 1, "seats": 2, "options": serde_json::to_value(position().options()).expect("it can be written"), "scores": [0, 0],
        "tiles": [
            {"seat": 0, "tile": "BASE-U", "at": {"x": 1, "y": 0}, "facing": "E"},
            {"seat": 1, "tile": "BASE-B", "at": {"x": 0, "y": 1}, "facing": "N"},
        ],
        "put_away": [],
        "figures": [{"seat": 0, "figure": "meeple", "at": {"x": 1, "y": 0}, "on": "road E"}],
        "next": {"place": {"seat": 1}},
    });
    assert_eq!(json, expected);
}

#[test]
fn nonsense_is_refused_with_the_reason() {
    let changes: &[(&str, Value, &str)] = &[
        ("/seats", json!(6), "it takes 2 to 5"),
        ("/seats", json!(3), "3 players and 2 scores"),
        ("/scores/0", json!(-1), "is no score"),
        ("/scores/0", json!(2_000_000_000), "is no score"),
        ("/tiles/0/tile", json!("BASE-Z"), "no tile BASE-Z"),
        ("/tiles/0/tile", json!("BASE-D-start"), "not so many tiles"),
        ("/tiles/0/at/x", json!(2), "can't lie at 2,0"),
        ("/tiles/0/at", json!({"x": 0, "y": 0}), "can't lie at 0,0"),
        ("/tiles/0/facing", json!("N"), "can't lie at 1,0"),
        ("/tiles/0/seat", json!(7), "no seat 7"),
        ("/put_away", json!(["BASE-C", "BASE-C"]), "not so many tiles BASE-C"),
        ("/figures/0/on", json!("road N"), "no road N at 1,0"),
        ("/figures/0/on", json!("roof"), "no place for a figure"),
        ("/figures/0/at/x", json!(5), "no tile at 5,0"),
        ("/figures/0/seat", json!(1), "not on a tile its player laid"),
        ("/next/place/seat", json!(0), "the player who has just laid a tile"),
        ("/next/place/seat", json!(9), "no seat 9"),
        ("/next", json!({"lay": {"seat": 0, "tile": "BASE-D-start"}}), "not so many"),
        ("/next", json!({"place": {}}), "seat"),
        ("/catalogue", json!("0000"), "load it first"),
    ];
    for (place, value, reason) in changes {
        let mut json = serde_json::to_value(position()).expect("it can be written");
        *json.pointer_mut(place).expect("there is such a place") = value.clone();
        let error = serde_json::from_value::<Carcassonne>(json).expect_err(place).to_string();
        assert!(error.contains(reason), "{place} = {value}: {error}");
    }
}

#[test]
fn figures_on_a_completed_city_must_have_gone_home() {
    let json = json!({
        "catalogue": Catalogue::built_in().hash(), "rules": 1, "seats": 2, "options": {}, "scores": [0, 0],
        "tiles": [{"seat": 0, "tile": "BASE-E", "at": {"x": 0, "y": -1}, "facing": "S"}],
        "put_away": [],
        "figures": [{"seat": 0, "figure": "meeple", "at": {"x": 0, "y": -1}, "on": "city S"}],
        "next": {"lay": {"seat": 1, "tile": "BASE-U"}},
    });
    let error = serde_json::from_value::<Carcassonne>(json).expect_err("its city is completed").to_string();
    assert!(error.contains("should have gone home"), "{error}");
}

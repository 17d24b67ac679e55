//! The JSON form of a position: readable, complete, and refused when it is nonsense.

use duchy_burgundy::{Burgundy, Catalogue, Options};
use duchy_game::{Catalogue as _, First, Game, context::Search};
use serde_json::{Value, json};

fn position(options: &Options) -> Value {
    let game = Burgundy::start(Catalogue::built_in(), Burgundy::RULES, 2, options, &mut Search::new(5));
    serde_json::to_value(game.expect("two may play")).expect("it can be written")
}

#[test]
fn a_position_can_be_read_by_people() {
    let json = position(&Options { first: First::Listed, ..Options::default() });
    assert_eq!(json["players"][0]["tiles"], json!({"d4": "castle"}));
    assert_eq!(json["players"][1]["workers"], 2);
    assert_eq!(json["pending"][4], json!({"turn": {"seat": 0, "bought": false}}));
    assert_eq!(json["depots"][2], "ship");
    assert_eq!(json["normal"]["castle"], 11);
}

#[test]
fn nonsense_is_refused_with_the_reason() {
    let changes: &[(&str, Value, &str)] = &[
        ("/seats", json!(5), "it takes 2 to 4"),
        ("/seats", json!(3), "3 seats and 2 players"),
        ("/phase", json!(9), "no round 0 of phase 9"),
        ("/players/0/score", json!(-1), "seat 0: points"),
        ("/players/0/dice", json!([7, 1]), "are no dice"),
        ("/players/0/estate", json!(10), "no estate 10"),
        ("/players/0/estate", json!(null), "tiles without an estate"),
        ("/players/0/tiles/d4", json!("bank"), "bank can't lie on d4"),
        ("/players/0/tiles/d4", json!("bnak"), "no tile bnak"),
        ("/players/0/storage", json!([]), "0 places instead of 3"),
        ("/players/0/goods", json!(["green"]), "no goods called green"),
        ("/players/0/choice", json!("pass"), "no choice of an estate"),
        ("/players/0/choice", json!("estate 2 castle on a4"), "can't have been chosen"),
        ("/depots/2", json!(null), "163 tiles in all"),
        ("/ranking", json!([0, 0]), "every seat once"),
        ("/large/0", json!(3), "no seat 3"),
        ("/normal/castle", json!(20), "not so many tiles castle"),
        ("/blacks", json!({"bank": 9}), "can't have 9 left"),
        ("/pending/4", json!({"turn": {"seat": 3, "bought": false}}), "can't be pending"),
        ("/pending/4", json!({"choose": 0}), "can't be pending"),
        ("/pending/4", json!("phase_end"), "nobody is asked"),
        ("/catalogue", json!("0000"), "load it first"),
    ];
    let whole = position(&Options { first: First::Listed, ..Options::default() });
    for (place, value, reason) in changes {
        let mut json = whole.clone();
        *json.pointer_mut(place).expect("there is such a place") = value.clone();
        let error = serde_json::from_value::<Burgundy>(json).expect_err(place).to_string();
        assert!(error.contains(reason), "{place} = {value}: {error}");
    }
}

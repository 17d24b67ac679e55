//! What a press on the table means, and the clause that refuses it.

use duchy_game::{Game, Presentation, Seat};

use super::setting::{Setting, Table};
use crate::{Good, Place, Space, Tile};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn die(face: u8) -> Place {
    Place::Die { face: face.try_into().expect("a face") }
}

fn offer(depot: u8, name: &str) -> Place {
    Place::Offer { depot, tile: Tile::find(name).expect("a tile") }
}

fn stored(name: &str) -> Place {
    Place::Stored { seat: ANN, tile: Tile::find(name).expect("a tile") }
}

fn space(name: &str) -> Place {
    Place::Space { seat: ANN, space: Space::find(name).expect("a space") }
}

fn good(name: &str) -> Place {
    Place::Good { seat: ANN, good: Good::find(name).expect("goods") }
}

/// What each press means, and the clause against it; "" if it is legal.
fn means(table: &Table, cases: &[(&[Place], &str, &str)]) {
    for (places, action, clause) in cases {
        let meant = table.game.meant(ANN, places).unwrap_or_else(|| panic!("{places:?} mean nothing"));
        assert_eq!(meant.to_string(), *action, "{places:?}");
        let refused = table.game.why_not(ANN, &meant).map_or("", |illegal| illegal.rule.as_str());
        assert_eq!(refused, *clause, "{action}");
    }
}

/// Tests `burgundy:take.depot`, `burgundy:take.there`, `burgundy:worker.shift`, `burgundy:buy.price`,
/// `burgundy:buy.black`, `burgundy:place.adjacent`, `burgundy:place.colour`, `burgundy:place.number`,
/// `burgundy:place.empty`, `burgundy:place.storage`, `burgundy:sell.number`, `burgundy:sell.stored`, `burgundy:ship.goods`.
#[test]
fn presses_in_a_turn() {
    let table = Setting::new(2)
        .store(ANN, ["ship", "castle"])
        .depot(5, &["2 pigs"])
        .depot(3, &["bank"])
        .black(&["3 sheep"])
        .goods(ANN, &["orange"])
        .lying(2, &["red"])
        .silver(ANN, 1)
        .workers(ANN, 0)
        .dice(ANN, 5, 1)
        .start();
    means(
        &table,
        &[
            (&[offer(5, "2 pigs")], "take 2 pigs from depot 5 with 5", ""),
            (&[die(1), offer(5, "2 pigs")], "take 2 pigs from depot 5 with 1", "take.depot"),
            (&[offer(3, "bank")], "take bank from depot 3 with 5", "take.depot"),
            (&[offer(4, "mine")], "take mine from depot 4 with 5", "take.there"),
            (&[offer(0, "3 sheep")], "buy 3 sheep from black depot", "buy.price"),
            (&[Place::Silver { seat: ANN }], "buy 3 sheep from black depot", "buy.price"),
            (&[space("d5")], "place ship on d5 with 5", ""),
            (&[stored("ship")], "place ship on d5 with 5", ""),
            (&[stored("ship"), space("d1")], "place ship on d1 with 5", "place.adjacent"),
            (&[stored("ship"), space("e3")], "place ship on e3 with 5", "place.colour"),
            (&[stored("ship"), space("d4")], "place ship on d4 with 5", "place.empty"),
            (&[die(1), stored("ship"), space("d5")], "place ship on d5 with 1", "place.number"),
            (&[stored("bank"), space("c3")], "place bank on c3 with 5", "place.storage"),
            (&[good("orange")], "sell orange with 5", "sell.number"),
            (&[good("red")], "sell red with 5", "sell.stored"),
            (&[Place::Goods { depot: 2 }], "goods from depot 2", "ship.goods"),
            (&[Place::Workers { seat: ANN }], "workers with 5", ""),
            (&[die(1)], "workers with 1", ""),
            (&[die(2)], "workers with 2", "turn.dice"),
            (&[Place::Estate { estate: 4 }], "estate 4 castle on a1", "turn.now"),
        ],
    );
    for nothing in [
        &[][..],
        &[space("d4")],
        &[Place::Marker { seat: ANN }],
        &[Place::Depot { depot: 3 }],
        &[Place::Goods { depot: 7 }],
        &[Place::Workers { seat: BOB }],
    ] {
        assert_eq!(table.game.meant(ANN, nothing), None, "{nothing:?}");
    }
    let waiting = table.game.meant(BOB, &[offer(3, "bank")]).expect("an action");
    assert_eq!(table.game.why_not(BOB, &waiting).map(|illegal| illegal.rule.as_str()), Some("turn.order"));
}

/// Tests `burgundy:take.full`, `burgundy:castle.action`, `burgundy:ship.none`, `burgundy:ship.limit`,
/// `burgundy:building.carpenter`, `burgundy:buy.once`: presses while something else is asked.
#[test]
fn presses_in_the_middle_of_an_action() {
    let mut full = Setting::new(2).store(ANN, ["ship", "market", "ship"]).depot(3, &["2 pigs"]).dice(ANN, 3, 3).start();
    full.play(ANN, "take 2 pigs from depot 3 with 3");
    let pigs = Place::Tile { tile: Tile::find("2 pigs").expect("a tile") };
    means(
        &full,
        &[
            (&[pigs], "discard 2 pigs", "take.full"),
            (&[stored("market")], "discard market", ""),
            (&[die(3)], "workers with 3", "take.full"),
        ],
    );
    let mut castle = Setting::new(2)
        .put(ANN, "c4", "knowledge 26")
        .store(ANN, ["castle"])
        .depot(3, &["2 pigs"])
        .black(&["3 sheep"])
        .dice(ANN, 6, 1)
        .start();
    castle.play(ANN, "place castle on b3 with 6");
    means(
        &castle,
        &[
            (&[offer(3, "2 pigs")], "take 2 pigs from depot 3", ""),
            (&[die(1), offer(3, "2 pigs")], "take 2 pigs from depot 3 with 1", "castle.action"),
            (&[offer(0, "3 sheep")], "buy 3 sheep from black depot", "buy.when"),
            (&[Place::Workers { seat: ANN }], "workers", ""),
        ],
    );
    let mut ship = Setting::new(2)
        .store(ANN, ["ship"])
        .goods(ANN, &["red", "pink"])
        .lying(1, &["violet", "brown"])
        .dice(ANN, 2, 1)
        .start();
    ship.play(ANN, "place ship on d3 with 2");
    means(
        &ship,
        &[
            (&[Place::Goods { depot: 1 }], "goods from depot 1", ""),
            (&[Place::Goods { depot: 2 }], "goods from depot 2", "ship.none"),
            (&[Place::Goods { depot: 1 }, Place::Goods { depot: 2 }], "goods from depots 1 and 2", "knowledge.5"),
        ],
    );
    ship.play(ANN, "goods from depot 1");
    means(
        &ship,
        &[
            (&[good("brown")], "keep brown", ""),
            (&[good("violet"), good("brown")], "keep violet and brown", "ship.limit"),
        ],
    );
    let mut bought = Setting::new(2).black(&["3 sheep", "castle"]).silver(ANN, 4).dice(ANN, 1, 1).start();
    bought.play(ANN, "buy castle from black depot");
    means(&bought, &[(&[offer(0, "3 sheep")], "buy 3 sheep from black depot", "buy.once")]);
    let mut carpenter = Setting::new(2).store(ANN, ["carpenter"]).depot(1, &["bank", "ship"]).dice(ANN, 3, 1).start();
    carpenter.play(ANN, "place carpenter on c3 with 3");
    means(&carpenter, &[(&[offer(1, "ship")], "take ship from depot 1", "building.carpenter")]);
}

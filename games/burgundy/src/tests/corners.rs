//! Corners of the rules, each from a position set up for it: effects, knowledge tiles, completion, the end.

use duchy_game::{Game, Seat, Status};

use super::setting::Setting;
use crate::Colour;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

/// Tests `burgundy:castle.action`, `burgundy:building.city-hall`, `burgundy:building.market`, `burgundy:place.effect`,
/// `burgundy:turn.now`: a chain of castle, city hall, market.
#[test]
fn castle_then_city_hall_then_market() {
    let mut table = Setting::new(2)
        .put(ANN, "c4", "knowledge 26")
        .put(ANN, "c3", "bank")
        .store(ANN, ["castle", "city hall", "market"])
        .depot(3, &["2 pigs"])
        .dice(ANN, 6, 1)
        .start();
    table.play(ANN, "place castle on b3 with 6");
    table.asked(ANN, "prompt-castle");
    table.refuse(ANN, "pass", "castle.action");
    table.refuse(ANN, "workers with 1", "castle.action");
    table.refuse(ANN, "buy bank from black depot", "buy.when");
    // Any number will do: e4 needs a 3.
    table.play(ANN, "place city hall on e4");
    table.asked(ANN, "prompt-city-hall");
    table.refuse(ANN, "workers", "building.city-hall");
    table.play(ANN, "place market on f4");
    table.asked(ANN, "prompt-market");
    table.play(ANN, "take 2 pigs from depot 3");
    table.asked(ANN, "prompt-second");
    assert_eq!(table.stored(ANN), ["2 pigs"]);
}

/// Tests `burgundy:castle.action`: the four actions with any number.
#[test]
fn a_castle_does_any_of_the_four() {
    let table = || {
        let mut table = Setting::new(2)
            .put(ANN, "c4", "knowledge 26")
            .store(ANN, ["castle", "ship"])
            .depot(3, &["2 pigs"])
            .goods(ANN, &["orange", "orange"])
            .dice(ANN, 6, 1)
            .workers(ANN, 0)
            .start();
        table.play(ANN, "place castle on b3 with 6");
        table
    };
    let mut taking = table();
    taking.play(ANN, "take 2 pigs from depot 3");
    assert_eq!(taking.stored(ANN), ["2 pigs", "ship"]);
    let mut selling = table();
    selling.play(ANN, "sell orange");
    assert_eq!(selling.points(ANN), 4);
    let mut hiring = table();
    hiring.play(ANN, "workers");
    assert_eq!(hiring.player(ANN).workers, 2);
    let mut placing = table();
    placing.play(ANN, "place ship on d3");
    placing.asked(ANN, "prompt-second");
    assert_eq!(placing.game.view(duchy_game::Viewer::Spectator).track[0].step, 1);
}

/// Tests `burgundy:building.carpenter`, `burgundy:building.church`, `burgundy:building.market`: what they fetch, and
/// never from the black depot, knowledge 6 or not.
#[test]
fn fetching_buildings_take_their_colours() {
    for (building, yes, no) in [
        ("carpenter", &["bank"][..], &["mine", "ship", "2 cows", "knowledge 2", "castle"][..]),
        ("church", &["mine", "knowledge 2", "castle"], &["bank", "ship", "2 cows"]),
        ("market", &["ship", "2 cows"], &["bank", "mine", "knowledge 2", "castle"]),
    ] {
        let mut table = Setting::new(2)
            .put(ANN, "c4", "knowledge 6")
            .store(ANN, [building])
            .depot(1, &["bank", "mine", "ship", "2 cows"])
            .depot(2, &["knowledge 2", "castle"])
            .black(&["watchtower", "castle", "3 sheep"])
            .silver(ANN, 9)
            .dice(ANN, 3, 1)
            .start();
        table.play(ANN, &format!("place {building} on c3 with 3"));
        let home = |tile: &str| if ["knowledge 2", "castle"].contains(&tile) { 2 } else { 1 };
        for tile in yes {
            table.allow(ANN, &format!("take {tile} from depot {}", home(tile)));
        }
        for tile in no {
            table.refuse(ANN, &format!("take {tile} from depot {}", home(tile)), &format!("building.{building}"));
        }
        table.refuse(ANN, "buy castle from black depot", &format!("building.{building}"));
        table.refuse(ANN, "take castle from black depot", &format!("building.{building}"));
        table.allow(ANN, "pass");
    }
}

/// Tests `burgundy:building.optional`, `burgundy:building.once`: nothing to fetch, sell or place asks nothing.
#[test]
fn effects_that_cannot_be_used_do_not_block() {
    for building in ["carpenter", "church", "market", "warehouse", "city hall"] {
        let mut table = Setting::new(2).store(ANN, [building]).goods(ANN, &[]).dice(ANN, 3, 1).start();
        table.play(ANN, &format!("place {building} on c3 with 3"));
        table.asked(ANN, "prompt-second");
    }
    let mut table = Setting::new(2).store(ANN, ["warehouse"]).goods(ANN, &["red"]).dice(ANN, 3, 1).start();
    table.play(ANN, "place warehouse on c3 with 3");
    table.asked(ANN, "prompt-warehouse");
    table.play(ANN, "pass");
    table.asked(ANN, "prompt-second");
}

/// Tests `burgundy:building.warehouse`, `burgundy:knowledge.3`, `burgundy:knowledge.4`, `burgundy:sell.points`: three
/// players, three points each.
#[test]
fn a_warehouse_sells_with_knowledge_3_and_4() {
    let mut table = Setting::new(3)
        .put(ANN, "c4", "knowledge 3")
        .put(ANN, "b4", "knowledge 4")
        .store(ANN, ["warehouse"])
        .goods(ANN, &["red", "red", "pink"])
        .silver(ANN, 0)
        .workers(ANN, 0)
        .dice(ANN, 3, 1)
        .start();
    table.play(ANN, "place warehouse on c3 with 3");
    let before = table.points(ANN);
    table.refuse(ANN, "sell brown", "sell.stored");
    table.refuse(ANN, "workers", "building.warehouse");
    table.play(ANN, "sell red");
    assert_eq!(table.points(ANN) - before, 6);
    assert_eq!((table.player(ANN).silver, table.player(ANN).workers), (2, 1));
    table.play(ANN, "workers with 1");
    assert_eq!(table.player(ANN).sold, [0, 0, 0, 2, 0, 0]);
}

/// Tests `burgundy:take.full`, `burgundy:take.storage`: with a die and with silver. Whatever a building or a castle fetches
/// finds the place empty that it came from itself.
#[test]
fn a_full_storage_gives_up_one_tile() {
    let mut table = Setting::new(2)
        .store(ANN, ["ship", "market", "ship"])
        .depot(3, &["2 pigs"])
        .black(&["3 sheep"])
        .silver(ANN, 2)
        .dice(ANN, 3, 3)
        .start();
    table.play(ANN, "take 2 pigs from depot 3 with 3");
    table.asked(ANN, "prompt-room");
    table.refuse(ANN, "workers with 3", "take.full");
    table.refuse(ANN, "discard bank", "take.full");
    table.refuse(ANN, "discard 2 pigs", "take.full");
    table.only(ANN, &["discard ship", "discard market"]);
    table.play(ANN, "discard ship");
    assert_eq!(table.stored(ANN), ["2 pigs", "market", "ship"]);
    table.play(ANN, "buy 3 sheep from black depot");
    table.asked(ANN, "prompt-room");
    table.play(ANN, "discard 2 pigs");
    assert_eq!(table.stored(ANN), ["3 sheep", "market", "ship"]);
}

/// Tests `burgundy:knowledge.1`, `burgundy:building.town`.
#[test]
fn knowledge_1_allows_equal_buildings() {
    let table = |knowledge: &str| {
        Setting::new(2).put(ANN, "c4", knowledge).put(ANN, "e4", "bank").store(ANN, ["bank"]).dice(ANN, 1, 3).start()
    };
    table("knowledge 2").refuse(ANN, "place bank on e5 with 1", "building.town");
    // Another town may have one.
    table("knowledge 2").allow(ANN, "place bank on c3 with 3");
    table("knowledge 1").allow(ANN, "place bank on e5 with 1");
}

/// Tests `burgundy:knowledge.5`, `burgundy:ship.none`: two neighbouring depots, 6 and 1 among them.
#[test]
fn knowledge_5_empties_two_neighbours() {
    let mut table = Setting::new(2)
        .put(ANN, "c4", "knowledge 5")
        .store(ANN, ["ship"])
        .goods(ANN, &[])
        .lying(1, &["red"])
        .lying(3, &["pink"])
        .lying(6, &["red", "brown"])
        .dice(ANN, 2, 1)
        .start();
    table.play(ANN, "place ship on d3 with 2");
    table.only(
        ANN,
        &["goods from depot 1", "goods from depot 3", "goods from depot 6", "goods from depots 1 and 6", "pass"],
    );
    table.refuse(ANN, "goods from depots 1 and 3", "knowledge.5");
    table.refuse(ANN, "goods from depots 1 and 2 and 6", "knowledge.5");
    table.refuse(ANN, "goods from depots 1 and 2", "ship.none");
    table.play(ANN, "goods from depots 1 and 6");
    assert_eq!(table.player(ANN).goods, [0, 0, 0, 2, 1, 0]);
}

/// Tests `burgundy:ship.limit`: two of four new colours with knowledge 5, and no question when there is no room at all.
#[test]
fn as_many_new_colours_as_there_is_room_for() {
    let table = |stored: &[&str]| {
        let mut table = Setting::new(2)
            .put(ANN, "c4", "knowledge 5")
            .store(ANN, ["ship"])
            .goods(ANN, stored)
            .lying(1, &["red", "pink"])
            .lying(2, &["brown", "orange", "violet"])
            .dice(ANN, 2, 1)
            .start();
        table.play(ANN, "place ship on d3 with 2");
        table.play(ANN, "goods from depots 1 and 2");
        table
    };
    let mut one = table(&["violet"]);
    one.asked(ANN, "prompt-keep");
    assert_eq!(one.choices(ANN).len(), 6);
    one.refuse(ANN, "keep red", "ship.limit");
    one.refuse(ANN, "keep red and violet", "ship.limit");
    one.play(ANN, "keep red and orange");
    assert_eq!(one.player(ANN).goods, [0, 2, 0, 1, 0, 1]);
    let full = table(&["turquoise", "violet", "orange"]);
    full.asked(ANN, "prompt-second");
    assert_eq!(full.player(ANN).goods, [1, 2, 0, 0, 0, 2]);
}

/// Tests `burgundy:ship.none`: a ship may take nothing, but by declining, not by naming an empty depot.
#[test]
fn a_ship_may_take_nothing() {
    let mut table = Setting::new(2).store(ANN, ["ship"]).goods(ANN, &[]).lying(1, &["red"]).dice(ANN, 2, 1).start();
    table.play(ANN, "place ship on d3 with 2");
    table.refuse(ANN, "goods from depot 2", "ship.none");
    table.play(ANN, "pass");
    assert_eq!(table.player(ANN).goods, [0; 6]);
    assert_eq!(table.game.view(duchy_game::Viewer::Spectator).track[0].step, 1);
}

/// Tests `burgundy:knowledge.6`, `burgundy:buy.black`, `burgundy:buy.once`.
#[test]
fn knowledge_6_buys_anywhere() {
    let table = |knowledge: &str| {
        Setting::new(2)
            .put(ANN, "c4", knowledge)
            .depot(3, &["2 pigs"])
            .black(&["3 sheep"])
            .silver(ANN, 4)
            .dice(ANN, 1, 1)
            .start()
    };
    table("knowledge 2").refuse(ANN, "buy 2 pigs from depot 3", "buy.black");
    table("knowledge 2").refuse(ANN, "take 3 sheep from black depot with 1", "buy.black");
    let mut knowing = table("knowledge 6");
    knowing.refuse(ANN, "buy 2 pigs from depot 4", "take.there");
    knowing.refuse(ANN, "buy 2 pigs from black depot", "take.there");
    knowing.play(ANN, "buy 2 pigs from depot 3");
    knowing.refuse(ANN, "buy 3 sheep from black depot", "buy.once");
    assert_eq!(knowing.player(ANN).silver, 2);
}

/// Tests `burgundy:buy.when`, `burgundy:turn.both`: the turn waits for a purchase that is possible, after both dice.
#[test]
fn the_turn_ends_by_itself_unless_a_purchase_is_possible() {
    let table = |silver: u16| {
        let mut table = Setting::new(2).black(&["3 sheep"]).silver(ANN, silver).dice(ANN, 1, 1).start();
        table.play(ANN, "workers with 1");
        table.play(ANN, "workers with 1");
        table
    };
    table(1).asked(BOB, "prompt-turn");
    let mut rich = table(2);
    rich.asked(ANN, "prompt-buy");
    rich.only(ANN, &["buy 3 sheep from black depot", "pass"]);
    rich.refuse(ANN, "workers with 1", "turn.dice");
    rich.play(ANN, "pass");
    rich.asked(BOB, "prompt-turn");
}

/// Tests `burgundy:buy.when`: before and after an action, but not during one.
#[test]
fn nothing_is_bought_during_an_action() {
    let buy = "buy 3 sheep from black depot";
    let mut table = Setting::new(2)
        .put(ANN, "c4", "knowledge 26")
        .put(ANN, "c3", "bank")
        .store(ANN, ["castle", "market"])
        .depot(3, &["2 pigs"])
        .black(&["3 sheep"])
        .silver(ANN, 2)
        .dice(ANN, 6, 1)
        .start();
    table.allow(ANN, buy);
    table.play(ANN, "place castle on b3 with 6");
    table.asked(ANN, "prompt-castle");
    table.refuse(ANN, buy, "buy.when");
    table.play(ANN, "place market on e4");
    table.asked(ANN, "prompt-market");
    table.refuse(ANN, buy, "building.market");
    table.play(ANN, "take 2 pigs from depot 3");
    table.asked(ANN, "prompt-second");
    table.allow(ANN, buy);
}

/// Tests `burgundy:knowledge.8`: from 3 to 6 with two workers, the rulebook's example.
#[test]
fn knowledge_8_turns_3_into_6_for_two() {
    let table = |workers: u16| {
        Setting::new(2)
            .put(ANN, "c4", "knowledge 8")
            .depot(6, &["2 pigs"])
            .workers(ANN, workers)
            .dice(ANN, 3, 1)
            .start()
    };
    table(1).refuse(ANN, "take 2 pigs from depot 6 with 3", "worker.shift");
    let mut enough = table(2);
    enough.play(ANN, "take 2 pigs from depot 6 with 3");
    assert_eq!(enough.player(ANN).workers, 0);
}

/// Tests `burgundy:knowledge.9`, `burgundy:knowledge.10`, `burgundy:knowledge.11`: a free step for placing their colours
/// and no others.
#[test]
fn free_steps_for_placing() {
    // Each is one step away from its die.
    let places = [
        ("bank", "c3", 2),
        ("ship", "d3", 1),
        ("2 pigs", "c2", 3),
        ("mine", "e3", 3),
        ("castle", "b3", 1),
        ("knowledge 22", "b4", 4),
    ];
    let helped =
        [("knowledge 9", &[0][..]), ("knowledge 10", &[1, 2]), ("knowledge 11", &[3, 4, 5]), ("knowledge 12", &[])];
    for (knowledge, helps) in helped {
        for (index, (tile, space, die)) in places.into_iter().enumerate() {
            let mut setting =
                Setting::new(2).put(ANN, "c4", knowledge).store(ANN, [tile]).workers(ANN, 0).dice(ANN, die, die);
            if tile == "2 pigs" {
                setting = setting.put(ANN, "c3", "church");
            }
            let table = setting.start();
            let action = format!("place {tile} on {space} with {die}");
            if helps.contains(&index) {
                table.allow(ANN, &action);
            } else {
                table.refuse(ANN, &action, "place.number");
            }
        }
    }
}

/// Tests `burgundy:knowledge.12`, `burgundy:worker.cheapest`: a free step for taking, which workers prolong.
#[test]
fn a_free_step_for_taking() {
    let mut table = Setting::new(2)
        .put(ANN, "c4", "knowledge 12")
        .depot(4, &["2 pigs", "2 cows"])
        .depot(5, &["2 sheep"])
        .goods(ANN, &["red"])
        .workers(ANN, 1)
        .dice(ANN, 3, 3)
        .start();
    table.allow(ANN, "take 2 pigs from depot 4 with 3");
    table.allow(ANN, "sell red with 3");
    table.play(ANN, "take 2 sheep from depot 5 with 3");
    assert_eq!(table.player(ANN).workers, 0);
    table.refuse(ANN, "sell red with 3", "sell.number");
    table.play(ANN, "take 2 cows from depot 4 with 3");
}

/// Tests `burgundy:knowledge.13`, `burgundy:knowledge.14`, `burgundy:workers.two`, `burgundy:building.boarding-house`.
#[test]
fn taking_workers_with_knowledge() {
    let mut table = Setting::new(2)
        .put(ANN, "c4", "knowledge 13")
        .put(ANN, "b4", "knowledge 14")
        .store(ANN, ["boarding house"])
        .workers(ANN, 0)
        .silver(ANN, 0)
        .dice(ANN, 3, 6)
        .start();
    table.play(ANN, "workers with 6");
    assert_eq!((table.player(ANN).workers, table.player(ANN).silver), (4, 1));
    table.play(ANN, "place boarding house on c3 with 3");
    assert_eq!((table.player(ANN).workers, table.player(ANN).silver), (8, 1));
}

/// Tests `burgundy:mine.silver`, `burgundy:knowledge.2`, `burgundy:end.phases`: mines pay after phase E too.
#[test]
fn mines_pay_at_the_end_of_each_phase() {
    let mut table = Setting::new(2)
        .put(ANN, "e3", "mine")
        .put(ANN, "f2", "mine")
        .put(ANN, "c4", "knowledge 2")
        .put(BOB, "e3", "mine")
        .silver(ANN, 0)
        .workers(ANN, 0)
        .silver(BOB, 0)
        .workers(BOB, 0)
        .goods(ANN, &[])
        .goods(BOB, &[])
        .last_turn(BOB)
        .dice(BOB, 1, 1)
        .start();
    table.play(BOB, "workers with 1");
    table.play(BOB, "workers with 1");
    assert_eq!((table.player(ANN).silver, table.player(ANN).workers), (2, 2));
    assert_eq!((table.player(BOB).silver, table.player(BOB).workers), (1, 4));
    // burgundy:final.silver burgundy:final.workers
    assert_eq!((table.points(ANN), table.points(BOB)), (3, 3));
    assert!(table.game.status().is_over());
    table.refuse(ANN, "pass", "end.phases");
}

/// Tests `burgundy:region.size`, `burgundy:region.phase`, `burgundy:region.complete`: towns of every size in every phase.
#[test]
fn regions_by_size_and_phase() {
    // Estate, start castle, the town but for its last space, that space with its number, and the points.
    let towns = [
        (1, "d4", &[][..], "c3", 3, 1),
        (2, "d7", &["b5"], "c6", 3, 3),
        (1, "d4", &["b5", "c5"], "c6", 3, 6),
        (6, "d4", &["d2", "d3", "e2"], "e3", 4, 10),
        (1, "d4", &["e4", "e5", "f4", "f5"], "g4", 3, 15),
        (6, "d4", &["b5", "c5", "c6", "d6", "d7"], "e6", 2, 21),
        (7, "a2", &["c3", "c4", "d3", "d4", "d5", "e3"], "e4", 3, 28),
        (2, "d7", &["d1", "d2", "d3", "d4", "d5", "c4", "b3"], "a2", 5, 36),
    ];
    let kinds = ["warehouse", "carpenter", "church", "market", "boarding house", "bank", "city hall"];
    for (phase, more) in [(0, 10), (1, 8), (2, 6), (3, 4), (4, 2)] {
        for (estate, castle, town, last, die, points) in towns {
            let mut setting = Setting::new(2).estate(ANN, estate, castle).phase(phase);
            for (space, kind) in town.iter().zip(kinds) {
                setting = setting.put(ANN, space, kind);
            }
            let mut table = setting.store(ANN, ["watchtower"]).dice(ANN, die, die).start();
            table.play(ANN, &format!("place watchtower on {last} with {die}"));
            assert_eq!(table.points(ANN), points + more + 4, "a town of {} in phase {phase}", town.len() + 1);
        }
    }
}

/// Tests `burgundy:region.complete`: no points before the last space is covered, and points when it is.
#[test]
fn a_region_scores_with_its_last_space_and_not_before() {
    let mut table = Setting::new(2).store(ANN, ["mine", "bank"]).dice(ANN, 4, 3).start();
    // Three spaces for mines, five for the town.
    table.play(ANN, "place mine on e3 with 4");
    assert_eq!(table.points(ANN), 0);
    let mut town = Setting::new(2)
        .put(ANN, "e4", "church")
        .put(ANN, "e5", "market")
        .put(ANN, "f4", "warehouse")
        .store(ANN, ["bank", "carpenter"])
        .workers(ANN, 9)
        .dice(ANN, 1, 3)
        .start();
    town.play(ANN, "place bank on f5 with 1");
    assert_eq!(town.points(ANN), 0);
    town.play(ANN, "place carpenter on g4 with 3");
    assert_eq!(town.points(ANN), 15 + 10);
}

/// Tests `burgundy:bonus.first`, `burgundy:bonus.second`, `burgundy:bonus.third` with every number of players.
#[test]
fn bonus_tiles_for_whole_colours() {
    for (players, large, small) in [(2, 5, 2), (3, 6, 3), (4, 7, 4)] {
        for (owners, bonus) in [(0, large), (1, small), (2, 0)] {
            let mut table = Setting::new(players)
                .put(ANN, "e3", "mine")
                .put(ANN, "f2", "mine")
                .store(ANN, ["mine"])
                .bonus(Colour::Mine, owners)
                .dice(ANN, 3, 3)
                .start();
            let before = table.game.bonus_tiles(ANN);
            table.play(ANN, "place mine on g1 with 3");
            assert_eq!(table.points(ANN), 6 + 10 + bonus, "{players} players, {owners} before");
            assert_eq!(table.game.bonus_tiles(ANN) - before, usize::from(bonus > 0));
        }
    }
}

/// Tests `burgundy:setup.castle`: the start castle counts for the castle colour and its region.
#[test]
fn the_start_castle_counts_later() {
    let mut table = Setting::new(2).estate(ANN, 7, "a2").store(ANN, ["castle"]).dice(ANN, 4, 1).start();
    assert_eq!(table.points(ANN), 0);
    table.play(ANN, "place castle on a3 with 4");
    assert_eq!(table.points(ANN), 3 + 10);
}

/// Ann's points when Bob has ended the game by taking workers.
fn points_at_the_end(setting: Setting) -> i32 {
    let mut table = setting.last_turn(BOB).dice(BOB, 1, 1).start();
    table.play(BOB, "workers with 1");
    table.play(BOB, "workers with 1");
    table.points(ANN)
}

/// Tests `burgundy:knowledge.16-23`: each counts its own building, 4 points for each of two, and no other.
#[test]
fn each_of_knowledge_16_to_23_counts_its_building() {
    let counted = [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding house"),
        (22, "bank"),
        (23, "city hall"),
    ];
    for (number, building) in counted {
        let other = if building == "bank" { "market" } else { "bank" };
        let setting = Setting::new(2)
            .put(ANN, "c4", &format!("knowledge {number}"))
            .put(ANN, "c3", building)
            .put(ANN, "e4", building)
            .put(ANN, "e5", other)
            .silver(ANN, 0)
            .workers(ANN, 0)
            .goods(ANN, &[]);
        assert_eq!(points_at_the_end(setting), 8, "knowledge {number} with two of {building}");
    }
}

/// Tests `burgundy:knowledge.24`: a cow, a chicken and three sheep tiles are three kinds, 12 points.
#[test]
fn knowledge_24_counts_kinds() {
    let setting = Setting::new(2)
        .put(ANN, "c4", "knowledge 24")
        .put(ANN, "c3", "bank")
        .put(ANN, "c2", "2 cows")
        .put(ANN, "b2", "3 chickens")
        .put(ANN, "b1", "2 sheep")
        .put(ANN, "a1", "3 sheep")
        .put(ANN, "c1", "4 sheep")
        .silver(ANN, 0)
        .workers(ANN, 1)
        .goods(ANN, &[]);
    assert_eq!(points_at_the_end(setting), 12);
}

/// Tests `burgundy:knowledge.26`, `burgundy:final.storage`, `burgundy:final.goods`, `burgundy:final.knowledge`.
#[test]
fn knowledge_26_counts_bonus_tiles() {
    let setting = Setting::new(2)
        .put(ANN, "c4", "knowledge 26")
        .store(ANN, ["castle", "ship", "mine"])
        .bonus_to(Colour::Ship, ANN, Some(BOB))
        .bonus_to(Colour::Mine, BOB, Some(ANN))
        .bonus_to(Colour::Animal, BOB, None)
        .silver(ANN, 0)
        .workers(ANN, 3)
        .goods(ANN, &["red", "red", "pink"]);
    assert_eq!(points_at_the_end(setting), 2 * 2 + 3 + 1);
}

/// Tests `burgundy:end.winner`, `burgundy:end.tie-spaces`, `burgundy:end.tie-order`: both readings, and the order.
#[test]
fn ties_are_broken() {
    let winner = |tie: &str, more_tiles: bool, scores: (i32, i32)| {
        let mut setting = Setting::with_options(2, &format!("{{\"first\": \"listed\", \"tie\": \"{tie}\"}}"))
            .last_turn(BOB)
            .silver(ANN, 0)
            .silver(BOB, 0)
            .workers(ANN, 0)
            .workers(BOB, 0)
            .goods(ANN, &["red", "red"])
            .goods(BOB, &[])
            .dice(BOB, 1, 1)
            .score(ANN, scores.0)
            .score(BOB, scores.1);
        if more_tiles {
            setting = setting.put(ANN, "c4", "knowledge 1");
        }
        let mut table = setting.start();
        // Four workers: two points, as many as Ann's two goods.
        table.play(BOB, "workers with 1");
        table.play(BOB, "workers with 1");
        let Status::Over { places, .. } = table.game.status() else { panic!("it is over") };
        assert_eq!(places.winners().len(), 1);
        places.winners().first().expect("somebody won")
    };
    assert_eq!(winner("fewest", true, (0, 0)), ANN);
    assert_eq!(winner("most", true, (0, 0)), BOB);
    // Bob acted later.
    assert_eq!(winner("fewest", false, (0, 0)), BOB);
    assert_eq!(winner("most", false, (0, 0)), BOB);
    assert_eq!(winner("fewest", false, (1, 0)), ANN);
}

/// Tests `burgundy:place.storage`, `burgundy:place.empty`, `burgundy:place.adjacent`, `burgundy:place.colour`,
/// `burgundy:place.number`, in this order.
#[test]
fn placing_is_refused_with_the_first_reason() {
    let table = Setting::new(2).store(ANN, ["ship"]).workers(ANN, 0).dice(ANN, 5, 1).start();
    table.refuse(ANN, "place mine on e3 with 5", "place.storage");
    table.refuse(ANN, "place ship on d4 with 5", "place.empty");
    table.refuse(ANN, "place ship on d1 with 5", "place.adjacent");
    table.refuse(ANN, "place ship on e3 with 5", "place.colour");
    table.refuse(ANN, "place ship on d3 with 5", "place.number");
    table.refuse(ANN, "place ship on d5 with 6", "turn.dice");
    table.refuse(ANN, "place ship on d5", "turn.dice");
    table.refuse(ANN, "keep red", "ship.limit");
    table.refuse(BOB, "workers with 1", "turn.order");
    table.allow(ANN, "place ship on d5 with 5");
}

/// Tests `burgundy:animal.pasture`: other kinds and other pastures don't count.
#[test]
fn animals_elsewhere_do_not_count() {
    let mut table = Setting::new(2)
        .put(ANN, "c3", "bank")
        .put(ANN, "c2", "3 cows")
        .put(ANN, "b2", "2 pigs")
        .put(ANN, "d5", "ship")
        .put(ANN, "e5", "church")
        .store(ANN, ["2 cows", "4 cows"])
        .dice(ANN, 2, 2)
        .start();
    // e6 is a pasture of its own: 2 cows, and a region of one in phase A.
    table.play(ANN, "place 2 cows on e6 with 2");
    assert_eq!(table.points(ANN), 2 + 1 + 10);
    table.play(ANN, "place 4 cows on b1 with 2");
    assert_eq!(table.points(ANN), 13 + 7);
}

/// Tests `burgundy:supply.unlimited`: no supply runs out.
#[test]
fn workers_beyond_what_the_box_holds() {
    let mut table = Setting::new(2).workers(ANN, 40).workers(BOB, 40).silver(ANN, 30).dice(ANN, 1, 1).start();
    table.play(ANN, "workers with 1");
    assert_eq!(table.player(ANN).workers, 42);
}

/// Tests `burgundy:phase.clear`, `burgundy:phase.goods-stay`, `burgundy:round.dice`, `burgundy:phase.black`.
#[test]
fn a_new_phase_clears_tiles_and_keeps_goods() {
    let mut table = Setting::new(2)
        .depot(3, &["2 pigs"])
        .lying(3, &["red"])
        .last_turn_of(0, BOB)
        .dice(BOB, 1, 1)
        .silver(BOB, 0)
        .start();
    table.play(BOB, "workers with 1");
    table.play(BOB, "workers with 1");
    let view = table.game.view(duchy_game::Viewer::Spectator);
    assert_eq!((view.phase, view.round, view.black.iter().flatten().count(), view.ahead.len()), (Some("B"), 1, 4, 4));
    assert!(view.depots[2].goods.contains(&"red"));
    assert_eq!(view.depots.iter().flat_map(|depot| depot.tiles.iter().flatten()).count(), 12);
    assert_eq!(table.game.tiles_everywhere(), 164);
    assert!(view.players.iter().all(|player| player.dice.len() == 2));
}

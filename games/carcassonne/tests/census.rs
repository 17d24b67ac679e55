//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_carcassonne::{Catalogue, Centre, Picture, RoadEnd, Side, Square, Terrain};
use duchy_game::Catalogue as _;

/// Every tile of the box, as often as it is there.
fn all_tiles() -> Vec<&'static Picture> {
    let catalogue = Catalogue::built_in().get();
    let pictures = catalogue.kinds().filter(|&kind| !catalogue.is_fortress(kind)).map(|kind| catalogue.picture(kind));
    pictures.flat_map(|picture| std::iter::repeat_n(picture, usize::from(picture.count))).collect()
}

/// Every tile of the base set, as often as it is there.
fn tiles() -> Vec<&'static Picture> {
    all_tiles().into_iter().filter(|picture| picture.set == "base").collect()
}

/// Tests `carcassonne:setup.tiles`: 148 tiles in six sets, and the signs on them.
#[test]
fn the_whole_box_by_set_and_sign() {
    let sets = [
        ("base", 72),
        ("river", 12),
        ("princess-dragon", 30),
        ("count-king-cult", 10),
        ("river-2", 12),
        ("bridges-castles-bazaars", 12),
    ];
    duchy_testkit::census("sets", sets, all_tiles().iter().map(|picture| &picture.set));
    let signs = all_tiles().into_iter().flat_map(|picture| picture.symbols.iter().map(|symbol| format!("{symbol:?}")));
    let expected = [
        ("Volcano", 7),
        ("Dragon", 12),
        ("Princess", 6),
        ("Portal", 6),
        ("Bazaar", 8),
        ("Inn", 3),
        ("PigHerd", 1),
        ("CityBridge", 2),
        ("Tunnel", 1),
        ("MonasteryInCity", 2),
    ];
    duchy_testkit::census("signs", expected, signs);
    let centres = all_tiles().into_iter().filter_map(|picture| picture.centre).map(|centre| format!("{centre:?}"));
    duchy_testkit::census("centres", [("Monastery", 13), ("Garden", 14), ("Shrine", 5)], centres);
}

/// Tests `carcassonne:fortress.board`, `carcassonne:fortress.sides`: twelve squares with fourteen outer sides.
#[test]
fn the_fortress_has_twelve_squares_and_fourteen_outer_sides() {
    let catalogue = Catalogue::built_in().get();
    let fortress = catalogue.fortress().expect("it is in the box");
    let squares: Vec<Square> = fortress.squares().map(|(_, square)| square).collect();
    assert_eq!((squares.len(), fortress.columns, fortress.rows), (12, 4, 3));
    let outer = fortress.squares().flat_map(|(kind, square)| {
        let sides = Side::ALL.into_iter().filter(|&side| !squares.contains(&square.beyond(side)));
        sides.map(|side| format!("{:?}", catalogue.picture(kind).edges[side.index()])).collect::<Vec<_>>()
    });
    duchy_testkit::census("outer sides", [("Field", 9), ("Road", 3), ("City", 2)], outer);
}

/// Tests `carcassonne:setup.stacks`: 72 tiles, of which the start tile is one.
#[test]
fn there_are_72_tiles_by_letter() {
    assert_eq!(tiles().len(), 72);
    let letter = |picture: &&Picture| picture.id.split('-').nth(1).unwrap_or_default().to_owned();
    let letters = [
        ("A", 2),
        ("B", 4),
        ("C", 1),
        ("D", 4),
        ("E", 5),
        ("F", 2),
        ("G", 1),
        ("H", 3),
        ("I", 2),
        ("J", 3),
        ("K", 3),
        ("L", 3),
        ("M", 2),
        ("N", 3),
        ("O", 2),
        ("P", 3),
        ("Q", 1),
        ("R", 3),
        ("S", 2),
        ("T", 1),
        ("U", 8),
        ("V", 9),
        ("W", 4),
        ("X", 1),
    ];
    duchy_testkit::census("tiles", letters, tiles().iter().map(letter));
}

#[test]
fn eight_tiles_have_a_garden_and_one_a_dark_back() {
    let gardens = tiles().into_iter().filter(|picture| picture.centre == Some(Centre::Garden));
    let expected = ["E", "H", "I", "M", "N", "R", "U", "V"].map(|letter| (format!("BASE-{letter}-garden"), 1));
    duchy_testkit::census("gardens", expected, gardens.map(|picture| &picture.id));
    duchy_testkit::census(
        "start tiles",
        [("BASE-D-start", 1)],
        tiles().into_iter().filter(|picture| picture.start).map(|picture| &picture.id),
    );
}

#[test]
fn features_add_up() {
    let sum = |of: fn(&Picture) -> usize| tiles().into_iter().map(of).sum::<usize>();
    let found = [
        ("monasteries", sum(|tile| usize::from(tile.centre == Some(Centre::Monastery)))),
        ("shields", sum(|tile| tile.cities.iter().map(|city| usize::from(city.shields)).sum())),
        ("city parts", sum(|tile| tile.cities.len())),
        ("castle bases", sum(|tile| tile.cities.iter().filter(|city| city.castle_base).count())),
        ("roads", sum(|tile| tile.roads.len())),
        ("road ends", sum(|tile| tile.roads.iter().filter(|road| road.ends.is_some()).count())),
        ("fields", sum(|tile| tile.fields.len())),
    ];
    let expected = [
        ("monasteries", 6),
        ("shields", 10),
        ("city parts", 49),
        ("castle bases", 28),
        ("roads", 62),
        ("road ends", 30),
        ("fields", 126),
    ];
    assert_eq!(found, expected);
}

#[test]
fn sides_add_up() {
    let names = |terrain: &Terrain| match terrain {
        Terrain::City => "city",
        Terrain::Road => "road",
        Terrain::Field => "field",
        Terrain::River => "river",
    };
    let sides: Vec<&str> = tiles().into_iter().flat_map(|picture| picture.edges.iter().map(names)).collect();
    duchy_testkit::census("sides", [("city", 79), ("road", 94), ("field", 115)], sides);
}

/// Tests `carcassonne:road.ends`: roads end at crossings, cities and monasteries.
#[test]
fn roads_end_at_three_kinds_of_thing() {
    let ends = tiles().into_iter().flat_map(|picture| picture.roads.iter().filter_map(|road| road.ends));
    let names = ends.map(|end| match end {
        RoadEnd::Crossing => "crossing",
        RoadEnd::City => "city",
        RoadEnd::Monastery => "monastery",
        RoadEnd::Shrine | RoadEnd::Volcano | RoadEnd::Bazaar | RoadEnd::Wall => "an element",
    });
    duchy_testkit::census("road ends", [("crossing", 25), ("city", 3), ("monastery", 2)], names);
}

/// What a client draws from is the list of kinds with everything on them.
#[test]
fn the_drawing_shows_every_kind() {
    let drawing = serde_json::to_value(Catalogue::built_in().drawing()).expect("it can be written");
    let tiles = drawing["tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), 107 + 12);
    assert_eq!(drawing["fortress"], serde_json::json!([4, 3]));
    let gate = tiles.iter().find(|tile| tile["id"] == "BASE-S").expect("it is there");
    let expected = serde_json::json!({
        "id": "BASE-S", "set": "base", "count": 2, "edges": ["city", "city", "road", "city"],
        "cities": [{"at": ["N", "E", "W"], "shields": 1, "castle_base": false, "princess": false}],
        "roads": [{"at": ["S"], "ends": "city", "tunnel": false}],
        "fields": [{"at": ["SL"], "beside": [0]}, {"at": ["SR"], "beside": [0]}],
        "centre": null, "river": null, "symbols": [], "with": [], "start": false,
    });
    assert_eq!(*gate, expected);
}

//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_carcassonne::{Catalogue, Centre, Picture, RoadEnd, Terrain};
use duchy_game::Catalogue as _;

/// Every tile of the box, as often as it is there.
fn tiles() -> Vec<&'static Picture> {
    let catalogue = Catalogue::built_in().get();
    let pictures = catalogue.kinds().map(|kind| catalogue.picture(kind));
    pictures.flat_map(|picture| std::iter::repeat_n(picture, usize::from(picture.count))).collect()
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
    });
    duchy_testkit::census("road ends", [("crossing", 25), ("city", 3), ("monastery", 2)], names);
}

/// What a client draws from is the list of kinds with everything on them.
#[test]
fn the_drawing_shows_every_kind() {
    let drawing = serde_json::to_value(Catalogue::built_in().drawing()).expect("it can be written");
    let tiles = drawing["tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), 33);
    let gate = tiles.iter().find(|tile| tile["id"] == "BASE-S").expect("it is there");
    let expected = serde_json::json!({
        "id": "BASE-S", "set": "base", "count": 2, "edges": ["city", "city", "road", "city"],
        "cities": [{"at": ["N", "E", "W"], "shields": 1, "castle_base": false}],
        "roads": [{"at": ["S"], "ends": "city"}],
        "fields": [{"at": ["SL"], "beside": [0]}, {"at": ["SR"], "beside": [0]}],
        "centre": null, "symbols": [], "start": false,
    });
    assert_eq!(*gate, expected);
}

//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_burgundy::{BLACK_SLOTS, Burgundy, Catalogue, Colour, DEPOTS, Estate, SLOTS, Space, Tile};
use duchy_game::{Catalogue as _, Language, Presentation as _};

fn count(of: impl Fn(&Catalogue, Tile) -> u8, colour: Colour) -> usize {
    let catalogue = Catalogue::built_in().get();
    Tile::all().filter(|tile| tile.colour() == colour).map(|tile| usize::from(of(catalogue, tile))).sum()
}

/// 164 tiles, some of them with a black back.
#[test]
fn there_are_164_tiles() {
    assert_eq!(Catalogue::built_in().tiles(), 164);
    let totals =
        Colour::ALL.map(|colour| (count(|c, t| c.normal(t) + c.black(t), colour), count(Catalogue::black, colour)));
    assert_eq!(totals, [(56, 16), (28, 8), (26, 6), (16, 2), (12, 2), (26, 6)]);
}

/// Seven of each building, seven of each kind of animal, one of each knowledge tile.
#[test]
fn kinds_add_up() {
    let catalogue = Catalogue::built_in().get();
    let both = |tile: Tile| usize::from(catalogue.normal(tile) + catalogue.black(tile));
    for tile in Tile::all() {
        match tile.colour() {
            Colour::Building => assert_eq!(both(tile), 7, "{}", tile.name()),
            Colour::Knowledge => assert_eq!(both(tile), 1, "{}", tile.name()),
            Colour::Animal | Colour::Castle | Colour::Mine | Colour::Ship => {}
        }
    }
    for species in 0..4 {
        assert_eq!((2..=4).map(|number| both(Tile::animals(species, number))).sum::<usize>(), 7);
    }
    assert_eq!(usize::from(catalogue.goods()) * 6, 42);
}

/// Tests `burgundy:phase.slots`, `burgundy:phase.three`, `burgundy:phase.black`.
#[test]
fn spaces_of_the_board_by_players() {
    let catalogue = Catalogue::built_in().get();
    let used = |players: u8, phase: u8| {
        Colour::ALL.map(|colour| {
            catalogue.slots().iter().filter(|slot| slot.colour_in(phase, players) == Some(colour)).count()
        })
    };
    assert_eq!(used(2, 0), [4, 2, 2, 1, 1, 2]);
    assert_eq!(used(3, 0), [6, 3, 3, 2, 1, 3]);
    assert_eq!(used(3, 1), [6, 3, 3, 1, 2, 3]);
    assert_eq!(used(3, 2), used(3, 0));
    assert_eq!(used(3, 3), used(3, 1));
    assert_eq!(used(4, 1), [8, 4, 4, 2, 2, 4]);
    assert_eq!([2, 3, 4].map(|players| used(players, 4).iter().sum::<usize>()), [12, 18, DEPOTS * SLOTS]);
    assert_eq!([2, 3, 4].map(|players| catalogue.black_tiles(players)), [4, 6, BLACK_SLOTS]);
}

/// Every estate has 12 building, 6 animal, 6 knowledge, 4 castle, 3 mine and 6 ship spaces, and the same numbers.
#[test]
fn estates_add_up() {
    let estates = Catalogue::built_in().get().estates();
    assert_eq!(estates.iter().map(|estate| estate.sides).collect::<Vec<_>>(), [4, 1, 1, 1, 1, 1, 1, 1, 1]);
    let numbers = |estate: &Estate| Space::all().map(|space| estate.number(space)).collect::<Vec<_>>();
    for estate in estates {
        let spaces = Colour::ALL.map(|colour| estate.of_colour(colour).count_ones());
        assert_eq!(spaces, [12, 6, 6, 4, 3, 6], "estate {}", estate.number);
        assert_eq!(numbers(estate), numbers(&estates[0]));
        assert_eq!(estate.regions().iter().map(|region| region.count_ones()).sum::<u32>(), 37);
    }
    let towns = |number: usize| {
        let mut sizes: Vec<u32> = estates[number - 1].towns().iter().map(|town| town.count_ones()).collect();
        sizes.sort_unstable();
        sizes
    };
    // The rulebook's example: estate 1 has towns of 1, 3, 3 and 5.
    assert_eq!(towns(1), [1, 3, 3, 5]);
    assert_eq!(towns(2), [2, 2, 8]);
    assert_eq!(towns(8), [2; 6]);
    assert_eq!(towns(9), [6, 6]);
}

#[test]
fn the_drawing_shows_everything() {
    let drawing = serde_json::to_value(Catalogue::built_in().drawing()).expect("it can be written");
    assert_eq!(drawing["estates"].as_array().map(Vec::len), Some(9));
    assert_eq!(
        drawing["estates"][0]["spaces"][18],
        serde_json::json!({"name": "d4", "row": 4, "place": 4, "colour": "castle", "number": 6})
    );
    assert_eq!(drawing["tiles"].as_array().map(Vec::len), Some(49));
    assert_eq!(drawing["depots"][0][0], serde_json::json!({"colour": "knowledge", "players": 3}));
    assert_eq!(drawing["phases"], serde_json::json!([10, 8, 6, 4, 2]));
    for tile in drawing["tiles"].as_array().into_iter().flatten() {
        let clauses = Burgundy::RULEBOOK.clauses(Language::En);
        assert!(clauses.iter().any(|clause| tile["rule"] == clause.id), "{tile} names no clause");
    }
}

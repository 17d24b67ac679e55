//! What may be chosen, and which tiles come with it.

use duchy_carcassonne::{Bazaars, Carcassonne, Catalogue, Options, Start};
use duchy_game::{BadOptions, Catalogue as _, First, Game, Options as _, Viewer, context::Search};

/// How many tiles are face down at the beginning, the one in hand and those of the river included.
fn tiles(options: Options) -> usize {
    let options = Options { first: First::Listed, ..options };
    let mut cx = Search::new(1);
    let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).expect("it can be");
    let view = game.view(Viewer::Spectator);
    let aside: usize = view.aside.iter().chain(&view.put_away).map(|tiles| usize::from(tiles.count)).sum();
    view.tiles_left + view.river_left + aside + usize::from(view.drawn.is_some())
}

fn preset(name: &str) -> Options {
    let presets = Options::presets();
    presets.iter().find(|preset| preset.name == name).expect("there is such a preset").options
}

/// Tests `carcassonne:setup.tiles`, `carcassonne:setup.elements`, `carcassonne:setup.start`, `carcassonne:river2.mixed`.
#[test]
fn tiles_come_with_their_elements() {
    let base = Options::default();
    let count = |options: Options| tiles(options);
    assert_eq!(count(base), 71);
    assert_eq!(count(Options { dragon: true, ..base }), 71 + 18);
    assert_eq!(count(Options { princess: true, ..base }), 71 + 6);
    assert_eq!(count(Options { portal: true, ..base }), 71 + 6);
    assert_eq!(count(Options { fairy: true, ..base }), 71);
    assert_eq!(count(Options { abbot: true, ..base }), 71);
    assert_eq!(count(Options { cult: true, ..base }), 71 + 5 + 5);
    assert_eq!(count(Options { king: true, ..base }), 71 + 5);
    assert_eq!(count(Options { king: true, robber: true, ..base }), 71 + 5);
    assert_eq!(count(Options { bridges: true, ..base }), 71 + 4);
    assert_eq!(count(Options { castles: true, bridges: true, ..base }), 71 + 4);
    assert_eq!(count(Options { bazaars: Bazaars::Share, ..base }), 71 + 12);
    assert_eq!(count(Options { start: Start::River1, ..base }), 71 + 11);
    assert_eq!(count(Options { start: Start::River2, ..base }), 71 + 11);
    assert_eq!(count(Options { start: Start::Rivers, ..base }), 71 + 21);
    assert_eq!(count(Options { start: Start::Fortress, ..base }), 71);
}

/// Tests `carcassonne:setup.elements`: 123 tiles to draw with everything around the fortress.
#[test]
fn presets_are_the_sets_of_the_box() {
    let names: Vec<&str> = Options::presets().iter().map(|preset| preset.name).collect();
    let sets = ["base", "river", "abbot", "princess-dragon", "count-king-cult", "bridges-castles-bazaars"];
    assert_eq!(names, [&sets[..], &["all", "all-rivers"]].concat());
    assert_eq!(tiles(preset("princess-dragon")), 71 + 30);
    assert_eq!(tiles(preset("count-king-cult")), 71 + 10);
    assert_eq!(tiles(preset("bridges-castles-bazaars")), 71 + 12);
    assert_eq!(tiles(preset("all")), 123);
    assert_eq!(tiles(preset("all-rivers")), 123 + 21);
    for name in names {
        assert!(preset(name).check(2).is_ok(), "{name}");
    }
}

/// Tests `carcassonne:count.needs-fortress`.
#[test]
fn the_count_needs_the_fortress() {
    for start in [Start::Tile, Start::River1, Start::River2, Start::Rivers] {
        let refused: Result<(), BadOptions> = Options { count: true, start, ..Options::default() }.check(2);
        assert!(refused.is_err(), "{start:?}");
    }
    assert!(Options { count: true, start: Start::Fortress, ..Options::default() }.check(2).is_ok());
}

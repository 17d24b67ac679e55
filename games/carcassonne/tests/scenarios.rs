//! The scenarios: the rulebook's examples, our readings of it, and the ways clauses meet. A folder for each element, and one
//! for several together.

mod common;

/// Runs the scenarios of a folder, as a test of its own.
macro_rules! folders {
    ($($test:ident: $folder:literal,)*) => {$(
        #[test]
        fn $test() {
            duchy_testkit::scenarios::<common::Table>($folder);
        }
    )*};
}

folders! {
    base: "tests/scenarios",
    river: "tests/scenarios/river",
    abbot: "tests/scenarios/abbot",
    dragon: "tests/scenarios/dragon",
    princess: "tests/scenarios/princess",
    portal: "tests/scenarios/portal",
    fairy: "tests/scenarios/fairy",
    count: "tests/scenarios/count",
    king_and_robber: "tests/scenarios/crowns",
    cult: "tests/scenarios/cult",
    bridges: "tests/scenarios/bridges",
    castles: "tests/scenarios/castles",
    bazaar: "tests/scenarios/bazaar",
    combined: "tests/scenarios/combined",
}

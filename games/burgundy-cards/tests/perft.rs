//! How many ways a game can go: a table of numbers that notices any change of what is legal.

use duchy_burgundy_cards::BurgundyCards;

#[test]
fn the_tables_hold() {
    duchy_testkit::perft::<BurgundyCards>("tests/perft.toml");
}

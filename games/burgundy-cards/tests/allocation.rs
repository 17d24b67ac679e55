//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_burgundy_cards::{BurgundyCards, Options};
use duchy_testkit::playouts;

#[test]
fn playing_allocates_nothing() {
    let tables = [1, 2, 3, 4].map(|seats| (seats, Options::default()));
    playouts::allocate_nothing::<BurgundyCards>(&tables, 50, 45, |play| allocation_counter::measure(play).count_total);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<BurgundyCards>();
    assert!(size <= 1024, "{size} bytes");
}

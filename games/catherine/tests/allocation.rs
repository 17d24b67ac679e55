//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_catherine::{Catherine, Options, Orders};
use duchy_testkit::playouts;

#[test]
fn playing_allocates_nothing() {
    let tables =
        [(2, Orders::Open), (3, Orders::Secret), (4, Orders::Open)].map(|(seats, orders)| (seats, Options { orders }));
    playouts::allocate_nothing::<Catherine>(&tables, 50, 26, |play| allocation_counter::measure(play).count_total);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Catherine>();
    assert!(size <= 1024, "{size} bytes");
}

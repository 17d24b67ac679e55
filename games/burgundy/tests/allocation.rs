//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_burgundy::{Burgundy, Choosing, Estates, Options};
use duchy_testkit::playouts;

#[test]
fn playing_allocates_nothing() {
    let tables =
        [(2, Estates::One, Choosing::Open), (3, Estates::Free, Choosing::Hidden), (4, Estates::Dealt, Choosing::Open)]
            .map(|(seats, estates, choosing)| (seats, Options { estates, choosing, ..Options::default() }));
    playouts::allocate_nothing::<Burgundy>(&tables, 30, 100, |play| allocation_counter::measure(play).count_total);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Burgundy>();
    assert!(size <= 1024, "{size} bytes");
}

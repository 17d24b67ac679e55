//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_testkit::playouts;
use duchy_tuscany::{LaidOut, Options, Tuscany};

#[test]
fn playing_allocates_nothing() {
    let tables = [(2, LaidOut::Chosen), (3, LaidOut::Random), (4, LaidOut::Chosen)]
        .map(|(seats, layout)| (seats, Options { layout, ..Options::default() }));
    playouts::allocate_nothing::<Tuscany>(&tables, 50, 40, |play| allocation_counter::measure(play).count_total);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Tuscany>();
    assert!(size <= 1024, "{size} bytes");
}

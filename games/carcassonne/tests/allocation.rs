//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_carcassonne::{Bazaars, Carcassonne, Options};
use duchy_game::Options as _;
use duchy_testkit::playouts;

#[test]
fn playing_allocates_nothing() {
    let presets = Options::presets().into_iter().map(|preset| preset.options);
    let without_farmers = Options { farmers: false, ..Options::default() };
    let shared = Options { bazaars: Bazaars::Share, ..Options::default() };
    let all = presets.chain([without_farmers, shared]);
    let tables: Vec<(u8, Options)> = all.flat_map(|options| [2, 3, 5].map(|seats| (seats, options))).collect();
    playouts::allocate_nothing::<Carcassonne>(&tables, 20, 71, |play| allocation_counter::measure(play).count_total);
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Carcassonne>();
    assert!(size <= 16 * 1024, "{size} bytes");
}

//! Playing allocates nothing, and a position is small: a search plays millions of moves.

use duchy_catherine::{Catalogue, Catherine, Options, Orders};
use duchy_game::{Catalogue as _, Game, context::Search};

#[test]
fn playing_allocates_nothing() {
    let catalogue = Catalogue::built_in();
    let mut actions = Vec::with_capacity(2048);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for (seats, orders) in [(2, Orders::Open), (3, Orders::Secret), (4, Orders::Open)] {
            let mut cx = Search::new(u64::from(seats));
            for _ in 0..50 {
                let Ok(mut game) = Catherine::start(catalogue, Catherine::RULES, seats, &Options { orders }, &mut cx)
                else {
                    return;
                };
                while let Some(seat) = game.status().awaited().first() {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = actions[cx.below(actions.len())];
                    game.play_unchecked(seat, &action, &mut cx);
                    decisions += 1;
                }
            }
        }
    });
    assert!(decisions > 150 * 2 * 13, "the games were played: {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Catherine>();
    assert!(size <= 1024, "{size} bytes");
}

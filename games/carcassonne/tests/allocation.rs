//! Playing allocates nothing: a search plays millions of moves.

use duchy_carcassonne::{Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, context::Search};

#[test]
fn playing_allocates_nothing() {
    let catalogue = Catalogue::built_in();
    let mut actions = Vec::with_capacity(1024);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for (seats, farmers) in [(2, true), (3, false), (4, true), (5, true)] {
            let mut cx = Search::new(u64::from(seats));
            let options = Options { farmers, ..Options::default() };
            for _ in 0..50 {
                let Ok(mut game) = Carcassonne::start(catalogue, Carcassonne::RULES, seats, &options, &mut cx) else {
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
    assert!(decisions > 200 * 71, "the games were played: {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Carcassonne>();
    assert!(size <= 16 * 1024, "{size} bytes");
}

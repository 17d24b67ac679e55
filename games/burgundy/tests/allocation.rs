//! Playing allocates nothing: a search plays millions of moves.

use duchy_burgundy::{Burgundy, Catalogue, Choosing, Estates, Options};
use duchy_game::{Catalogue as _, Game, context::Search};

#[test]
fn playing_allocates_nothing() {
    let catalogue = Catalogue::built_in();
    let mut actions = Vec::with_capacity(1024);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for (seats, estates, choosing) in [
            (2, Estates::One, Choosing::Open),
            (3, Estates::Free, Choosing::Hidden),
            (4, Estates::Dealt, Choosing::Open),
        ] {
            let mut cx = Search::new(u64::from(seats));
            let options = Options { estates, choosing, ..Options::default() };
            for _ in 0..30 {
                let Ok(mut game) = Burgundy::start(catalogue, Burgundy::RULES, seats, &options, &mut cx) else {
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
    assert!(decisions > 90 * 100, "the games were played: {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Burgundy>();
    assert!(size <= 1024, "{size} bytes");
}

//! Playing allocates nothing: a search plays millions of moves.

use duchy_game::{Catalogue as _, Game, context::Search};
use duchy_tuscany::{Catalogue, LaidOut, Options, Tuscany};

#[test]
fn playing_allocates_nothing() {
    let catalogue = Catalogue::built_in();
    let mut actions = Vec::with_capacity(8192);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for (seats, layout) in [(2, LaidOut::Chosen), (3, LaidOut::Random), (4, LaidOut::Chosen)] {
            let mut cx = Search::new(u64::from(seats));
            let options = Options { layout, ..Options::default() };
            for _ in 0..50 {
                let Ok(mut game) = Tuscany::start(catalogue, Tuscany::RULES, seats, &options, &mut cx) else {
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
    assert!(decisions > 150 * 40, "the games were played: {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Tuscany>();
    assert!(size <= 1024, "{size} bytes");
}

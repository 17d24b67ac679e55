//! Playing allocates nothing: a search plays millions of moves.

use duchy_carcassonne::{Bazaars, Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, Options as _, context::Search};

#[test]
fn playing_allocates_nothing() {
    let catalogue = Catalogue::built_in();
    let mut actions = Vec::with_capacity(1024);
    let mut decisions = 0;
    let presets = Options::presets().into_iter().map(|preset| preset.options);
    let without_farmers = Options { farmers: false, ..Options::default() };
    let shared = Options { bazaars: Bazaars::Share, ..Options::default() };
    let all = presets.chain([without_farmers, shared]);
    let tables: Vec<(u8, Options)> = all.flat_map(|options| [2, 3, 5].map(|seats| (seats, options))).collect();
    let counted = allocation_counter::measure(|| {
        for (seats, options) in &tables {
            let mut cx = Search::new(u64::from(*seats));
            for _ in 0..20 {
                let Ok(mut game) = Carcassonne::start(catalogue, Carcassonne::RULES, *seats, options, &mut cx) else {
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
    assert!(decisions > 20 * tables.len() * 71, "the games were played: {decisions} decisions");
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_position_is_small() {
    let size = size_of::<Carcassonne>();
    assert!(size <= 16 * 1024, "{size} bytes");
}

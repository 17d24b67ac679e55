//! When the deck runs out the discards become the deck, and everybody can tell which cards can't be in it.

use duchy_catherine::{Catalogue, Catherine, Event, Options, Player};
use duchy_game::{
    Catalogue as _, Game, Seat,
    context::{Live, Search, Seed},
};

/// All cards, wherever they are.
fn cards(game: &Catherine) -> usize {
    let lying = |player: &Player| (0..player.row().len()).filter(|&place| player.under(place).is_some()).count();
    let held = game.players().iter().map(|player| player.hand().len() + player.row().len() + lying(player));
    let discarded = Catalogue::built_in().get().cards().map(|(card, _)| usize::from(game.discarded(card)));
    game.deck().len() + held.sum::<usize>() + discarded.sum::<usize>()
}

/// Tests `catherine:draw.reshuffle`, `catherine:know.discards`.
#[test]
fn the_discards_become_the_deck() {
    let mut shuffles = 0;
    for seed in 0..4 {
        let mut choices = Search::new(seed);
        let seed = Seed([seed as u8; 32]);
        let mut game =
            Catherine::start(Catalogue::built_in(), Catherine::RULES, 4, &Options::default(), &mut Live::new(&seed, 0))
                .expect("four may play");
        let mut actions = Vec::new();
        let mut entry = 0;
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let before = game.shuffles();
            entry += 1;
            let mut cx = Live::new(&seed, entry);
            game.play(seat, &actions[choices.below(actions.len())], &mut cx).expect("it is legal");
            let events = cx.finish().events;
            let told = events.iter().filter(|event| matches!(event, Event::Shuffled { .. })).count();
            assert_eq!(usize::from(game.shuffles() - before), told);
            shuffles += told;
            assert_eq!(cards(&game), 102, "no card is lost, and none is there twice");
            // Another seat's world: cards held since before the shuffle stay among the hands.
            let mut world = game.clone();
            world.determinize(Seat(0), &mut Search::new(9));
            for other in 1..4 {
                let held = |game: &Catherine| {
                    let mut held: Vec<u8> = game.player(Seat(other)).hand().iter().map(|held| held.shuffles).collect();
                    held.sort_unstable();
                    held
                };
                assert_eq!(held(&world), held(&game));
            }
        }
    }
    assert!(shuffles >= 4, "{shuffles}");
}

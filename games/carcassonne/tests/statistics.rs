//! What random games of two look like. An independent program found the same means; a difference is a rules bug.

use duchy_carcassonne::{Action, Carcassonne, Catalogue, Options};
use duchy_game::{Catalogue as _, Game, context::Search};

#[test]
fn random_games_of_two_score_as_they_should() {
    const GAMES: usize = 4000;
    let mut cx = Search::new(2);
    let mut actions = Vec::new();
    let (mut points, mut ways, mut tiles) = (0, 0, 0);
    for _ in 0..GAMES {
        let catalogue = Catalogue::built_in();
        let mut game =
            Carcassonne::start(catalogue, Carcassonne::RULES, 2, &Options::default(), &mut cx).expect("two may play");
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[cx.below(actions.len())];
            if let Action::Lay { .. } = action {
                (ways, tiles) = (ways + actions.len(), tiles + 1);
            }
            game.play_unchecked(seat, &action, &mut cx);
        }
        points += game.players().iter().map(|player| player.score).sum::<i32>();
    }
    let mean_score = f64::from(points) / (2 * GAMES) as f64;
    let mean_ways = ways as f64 / tiles as f64;
    assert!((19.1..19.7).contains(&mean_score), "{mean_score}");
    assert!((32.5..32.9).contains(&mean_ways), "{mean_ways}");
}

//! Everybody decides at once: whatever the order in which choices arrive, and however often they are changed, nobody is
//! hindered and the result is the same.

use duchy_catherine::{Action, Catalogue, Catherine, Options};
use duchy_game::{Catalogue as _, Game, Seat, context::Search};

fn legal(game: &Catherine, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Every order of these seats.
fn orders(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let rest = |first: Seat| seats.iter().copied().filter(move |seat| *seat != first).collect::<Vec<_>>();
    let with =
        |first: Seat| orders(&rest(first)).into_iter().map(move |order| std::iter::once(first).chain(order).collect());
    seats.iter().flat_map(|first| with(*first)).collect()
}

/// Tests `catherine:know.choice`, `catherine:know.revise`, `catherine:round.phases`, `catherine:reveal.together`.
#[test]
fn no_order_of_arrival_changes_anything() {
    let mut questions = 0;
    for seats in Catherine::SEATS {
        for seed in 0..6 {
            let mut cx = Search::new(seed);
            let mut game =
                Catherine::start(Catalogue::built_in(), Catherine::RULES, seats, &Options::default(), &mut cx)
                    .expect("so many may play");
            while !game.status().is_over() {
                let asked: Vec<Seat> = game.status().awaited().iter().collect();
                let before: Vec<Vec<Action>> = asked.iter().map(|seat| legal(&game, *seat)).collect();
                let mut any = |index: usize| before[index][cx.below(before[index].len())];
                let first: Vec<Action> = (0..asked.len()).map(&mut any).collect();
                let last: Vec<Action> = (0..asked.len()).map(&mut any).collect();
                let chance = cx.below(1 << 30) as u64;
                let mut results = orders(&asked).into_iter().map(|order| {
                    let mut world = game.clone();
                    let mut cx = Search::new(chance);
                    for (number, seat) in order.iter().enumerate() {
                        let index = asked.iter().position(|asked| asked == seat).expect("it is asked");
                        assert_eq!(
                            legal(&world, *seat),
                            before[index],
                            "an earlier choice changes what seat {} may do",
                            seat.0
                        );
                        // Whoever is not the last changes the choice once more.
                        if number + 1 < order.len() {
                            world.play(*seat, &first[index], &mut cx).expect("it is legal");
                            assert_eq!(legal(&world, *seat), before[index], "a choice can't be changed to anything");
                        }
                        world.play(*seat, &last[index], &mut cx).expect("it is legal");
                    }
                    world
                });
                let one = results.next().expect("somebody is asked");
                assert!(results.all(|other| other == one), "the order of arrival matters");
                game = one;
                questions += 1;
            }
        }
    }
    assert!(questions > 300, "{questions}");
}

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

/// When a player who is not the last to choose changes the choice.
#[derive(Clone, Copy)]
enum Change {
    /// At once.
    Early,
    /// When everybody but the last has chosen.
    Late,
}

/// The choices of one question, as they arrive: who chooses what, changed choices included.
fn arrivals(order: &[Seat], change: Change) -> Vec<(Seat, Draft)> {
    let Some((last, others)) = order.split_last() else { return Vec::new() };
    let mut come: Vec<(Seat, Draft)> = match change {
        Change::Early => others.iter().flat_map(|seat| [(*seat, Draft::First), (*seat, Draft::Final)]).collect(),
        Change::Late => {
            let first = others.iter().map(|seat| (*seat, Draft::First));
            first.chain(others.iter().rev().map(|seat| (*seat, Draft::Final))).collect()
        }
    };
    come.push((*last, Draft::Final));
    come
}

#[derive(Clone, Copy)]
enum Draft {
    First,
    Final,
}

/// Tests `catherine:know.choice`, `catherine:know.revise`, `catherine:round.phases`, `catherine:reveal.together`.
#[test]
fn no_order_of_arrival_changes_anything() {
    let mut questions = 0;
    for seats in Catherine::SEATS {
        for seed in 0..40 {
            let mut cx = Search::new(seed);
            let mut game =
                Catherine::start(Catalogue::built_in(), Catherine::RULES, seats, &Options::default(), &mut cx)
                    .expect("a valid number of players");
            while !game.status().is_over() {
                game = settle_in_every_order(&game, &mut cx);
                questions += 1;
            }
        }
    }
    assert!(questions > 2500, "{questions}");
}

/// Answers the open question at random, in every order and with every way of changing; all lead to one position.
fn settle_in_every_order(game: &Catherine, cx: &mut Search) -> Catherine {
    let asked: Vec<Seat> = game.status().awaited().iter().collect();
    let before: Vec<Vec<Action>> = asked.iter().map(|seat| legal(game, *seat)).collect();
    let mut any = |index: usize| before[index][cx.below(before[index].len())];
    let drafts: Vec<[Action; 2]> = (0..asked.len()).map(|index| [any(index), any(index)]).collect();
    let chance = cx.below(1 << 30) as u64;
    let ways =
        orders(&asked).into_iter().flat_map(|order| [Change::Early, Change::Late].map(|how| arrivals(&order, how)));
    let mut results = ways.map(|come| {
        let mut world = game.clone();
        let mut cx = Search::new(chance);
        for (seat, draft) in come {
            let index = asked.iter().position(|asked| *asked == seat).expect("it is asked");
            let open = legal(&world, seat);
            assert_eq!(open, before[index], "what others chose changes what seat {} may do", seat.0);
            world.play(seat, &drafts[index][draft as usize], &mut cx).expect("it is legal");
        }
        world
    });
    let one = results.next().expect("somebody is asked");
    assert!(results.all(|other| other == one), "the order of arrival matters");
    one
}

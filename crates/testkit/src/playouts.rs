//! Random games through the public trait, as fast as they go: for benches, for the check that playing allocates nothing,
//! and for a report of how games go.

use duchy_game::{Catalogue as _, Game, Options as _, Seat, context::Search};

/// A list of actions large enough for every game, so that listing them never allocates.
pub fn buffer<G: Game>() -> Vec<G::Action> {
    Vec::with_capacity(8192)
}

/// Plays a game to its end at random. Returns the number of decisions, and the choices at all of them together.
pub fn finish<G: Game>(game: &mut G, actions: &mut Vec<G::Action>, cx: &mut Search) -> (u64, u64) {
    let (mut decisions, mut choices) = (0, 0);
    while let Some(seat) = game.status().awaited().first() {
        actions.clear();
        game.legal_actions(seat, actions);
        choices += actions.len() as u64;
        decisions += 1;
        let chosen = cx.below(actions.len());
        game.play_unchecked(seat, &actions[chosen], cx);
    }
    (decisions, choices)
}

/// Sets a game up with the built-in components and plays it to its end; returns the points of all seats together.
pub fn game<G: Game>(seats: u8, options: &G::Options, actions: &mut Vec<G::Action>, cx: &mut Search) -> i32 {
    let mut game = start::<G>(seats, options, cx);
    finish(&mut game, actions, cx);
    Seat::all(seats).map(|seat| game.score(seat)).sum()
}

/// A new game with the built-in components.
pub fn start<G: Game>(seats: u8, options: &G::Options, cx: &mut Search) -> G {
    G::start(G::Catalogue::built_in(), G::RULES, seats, options, cx).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Checks that setting up and playing allocate nothing at these tables. `count` runs what it is given and counts its
/// allocations; `least` is how many decisions a game has at least, so that the check can't pass without playing.
pub fn allocate_nothing<G: Game>(
    tables: &[(u8, G::Options)],
    games: u64,
    least: u64,
    count: impl FnOnce(&mut dyn FnMut()) -> u64,
) {
    let mut actions = buffer::<G>();
    let mut decisions = 0;
    // Finding the built-in components hashes their text.
    let catalogue = G::Catalogue::built_in();
    let allocations = count(&mut || {
        for (seats, options) in tables {
            let mut cx = Search::new(u64::from(*seats));
            for _ in 0..games {
                let game = G::start(catalogue, G::RULES, *seats, options, &mut cx);
                let mut game = game.unwrap_or_else(|bad| panic!("{bad}"));
                decisions += finish(&mut game, &mut actions, &mut cx).0;
            }
        }
    });
    let played = games * tables.len() as u64;
    assert!(decisions >= played * least, "{played} games had only {decisions} decisions");
    assert_eq!(allocations, 0, "playing {played} games allocates");
}

/// How random games of two (or, where two can't play, one) go: for a program whose arguments are a number of games and a
/// preset. Under `valgrind --tool=callgrind`, the difference between two numbers of games is what the games take.
pub fn report<G: Game>() -> Result<String, String> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let presets = G::Options::presets();
    let wanted = args.next().unwrap_or_else(|| presets[0].name.to_owned());
    let preset =
        presets.into_iter().find(|preset| preset.name == wanted).ok_or_else(|| format!("no preset {wanted}"))?;
    let seats = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
    let (mut actions, mut cx) = (buffer::<G>(), Search::new(1));
    let (mut points, mut decisions, mut choices, mut longest) = (0i64, 0, 0, 0);
    for _ in 0..games {
        let mut game = start::<G>(seats, &preset.options, &mut cx);
        let (asked, offered) = finish(&mut game, &mut actions, &mut cx);
        (decisions, choices, longest) = (decisions + asked, choices + offered, longest.max(asked));
        points += Seat::all(seats).map(|seat| i64::from(game.score(seat))).sum::<i64>();
    }
    let mean = |sum: f64, of: u64| sum / of.max(1) as f64;
    Ok(format!(
        "{games} games of {seats}, preset {wanted}\nmean score per player: {:.3}\nmean number of decisions: {:.3}, at most {longest}\nmean number of choices: {:.3}",
        mean(points as f64, u64::from(seats) * games),
        mean(decisions as f64, games),
        mean(choices as f64, decisions),
    ))
}

//! A slow, plain scorer for games with any elements in play, written from the rules alone. It follows random games over
//! random subsets of elements, and every preset.
#![expect(clippy::disallowed_macros, reason = "a game that fails says which one it was")]

#[path = "../land/mod.rs"]
mod land;
mod scorer;
mod ways;

use std::collections::BTreeMap;

use duchy_carcassonne::{
    Action, Bazaars, Carcassonne, Catalogue, Event, FeatureKind, Options, Spot, Square, Start, When,
};
use duchy_game::{
    Catalogue as _, First, Game, Seat, Viewer,
    context::{Live, Search, Seed},
};
use land::Land;
use scorer::Oracle;

/// Any subset of the elements, each as likely in as out.
fn any_options(choices: &mut Search) -> Options {
    let start =
        [Start::Tile, Start::River1, Start::River2, Start::Rivers, Start::Fortress, Start::Fortress][choices.below(6)];
    let bazaars = [Bazaars::Off, Bazaars::Auction, Bazaars::Share][choices.below(3)];
    let mut flag = || choices.below(2) == 1;
    Options {
        farmers: flag() || flag(),
        start,
        abbot: flag(),
        dragon: flag(),
        fairy: flag(),
        princess: flag(),
        portal: flag(),
        count: flag() && start == Start::Fortress,
        king: flag(),
        robber: flag(),
        cult: flag(),
        bridges: flag(),
        castles: flag(),
        bazaars,
        first: First::Listed,
    }
}

/// Plays a random game and follows it. Counts what happened, by the first word of the event.
fn follow(seats: u8, options: Options, seed: u64, happened: &mut BTreeMap<String, usize>) {
    let chance = Seed([seed as u8; 32]);
    let mut choices = Search::new(seed);
    let mut cx = Live::new(&chance, 0);
    let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, seats, &options, &mut cx)
        .expect("a valid number of players and valid options");
    let mut oracle = Oracle::new(seats, options);
    let mut before = game.view(Viewer::Spectator);
    for event in cx.finish().events {
        oracle.event(&event, None, &before);
    }
    let mut actions = Vec::new();
    for entry in 1.. {
        let Some(seat) = game.status().awaited().first() else { break };
        actions.clear();
        game.legal_actions(seat, &mut actions);
        if let (Some(Action::Lay { .. }), Some(tile)) = (actions.first(), before.drawn) {
            oracle.check_ways(tile, before.players[seat.index()].bridges, &actions);
        }
        let action = choose(&actions, &oracle.land, &mut choices);
        let mut cx = Live::new(&chance, entry);
        game.play(seat, &action, &mut cx).expect("it was in the list");
        let view = game.view(Viewer::Spectator);
        let events = cx.finish().events;
        for (place, event) in events.iter().enumerate() {
            let builder = builder_after(&events[place..]);
            // A tile is laid first of all: what was there before belongs to the step before.
            let told = if matches!(event, Event::Laid { .. }) { &before } else { &view };
            let word = match event {
                Event::Gained(gained) => format!("{:?}", gained.what),
                _ => format!("{event:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
            };
            *happened.entry(word).or_default() += 1;
            oracle.event(event, builder, told);
        }
        oracle.check(&view);
        if choices.below(24) == 0 || view.turn.is_none() {
            oracle.check_overlays(&view);
        }
        before = view;
    }
}

/// Any action, but rather one that makes the map dense and brings figures into play: so more gets completed.
fn choose(actions: &[Action], land: &Land, choices: &mut Search) -> Action {
    let any = |among: &[Action], choices: &mut Search| among[choices.below(among.len())];
    let dense = |action: &Action| if let Action::Lay { square, .. } = action { land.around(*square) } else { 0 };
    if let Some(Action::Lay { .. }) = actions.first() {
        let tries: Vec<Action> = (0..6).map(|_| any(actions, choices)).collect();
        return tries.into_iter().max_by_key(dense).expect("six of them");
    }
    let useful = |action: &&Action| {
        !matches!(action, Action::Pass | Action::Points | Action::Fairy { .. } | Action::AbbotBack)
            && !matches!(action, Action::Place { spot: Spot::Field(_), .. } | Action::PlaceAt { .. })
    };
    let useful: Vec<Action> = actions.iter().filter(useful).copied().collect();
    if useful.is_empty() || choices.below(4) == 0 { any(actions, choices) } else { any(&useful, choices) }
}

/// Who builds a castle in the city that is scored first in these events.
fn builder_after(events: &[Event]) -> Option<u8> {
    let [Event::Scored(scored), rest @ ..] = events else { return None };
    if scored.feature != FeatureKind::City || scored.when != When::Completed {
        return None;
    }
    rest.iter().find_map(|event| match event {
        Event::Scored(_) => Some(None),
        Event::CastleBuilt { seat: Seat(seat), squares } => {
            let inside = |square: &Square| {
                scored.parts.iter().any(|part| land::part_name(part).contains(&format!(":{square}:")))
            };
            Some(squares.iter().all(inside).then_some(*seat))
        }
        _ => None,
    })?
}

/// Tests `carcassonne:tile.tunnel`, `carcassonne:tile.city-bridge`, `carcassonne:tile.city-monastery-complete`,
/// `carcassonne:bridge.road`, `carcassonne:bridge.fields`, `carcassonne:bridge.meets`, `carcassonne:bridge.needed`,
/// `carcassonne:castle.same-points`, `carcassonne:castle.chain`, `carcassonne:castle.vicinity`, `carcassonne:castle.first`,
/// `carcassonne:castle.field`, `carcassonne:castle.afterwards`, `carcassonne:abbot.garden-score`, `carcassonne:abbot.final`,
/// `carcassonne:cult.score`, `carcassonne:cult.winner`, `carcassonne:cult.home`, `carcassonne:cult.neighbours`,
/// `carcassonne:king.larger`, `carcassonne:king.final`, `carcassonne:robber.larger`, `carcassonne:robber.final`,
/// `carcassonne:fairy.feature`, `carcassonne:fairy.final`, `carcassonne:fairy.stays`, `carcassonne:dragon.eats`,
/// `carcassonne:fortress.city`, `carcassonne:fortress.squares`, `carcassonne:count.no-points`, `carcassonne:combine.order`.
#[test]
fn engine_and_oracle_agree_on_any_elements() {
    let mut choices = Search::new(2026);
    let mut happened = BTreeMap::new();
    for seed in 0..20 {
        let options = any_options(&mut choices);
        let seats = 2 + choices.below(4) as u8;
        eprintln!("seed {seed}, {seats} seats, {options:?}");
        follow(seats, options, seed, &mut happened);
    }
    for (seed, preset) in (100..).zip(<Options as duchy_game::Options>::presets()) {
        let options = Options { first: First::Listed, ..preset.options };
        let seats = 2 + (seed % 4) as u8;
        eprintln!("preset {}, {seats} seats", preset.name);
        follow(seats, options, seed, &mut happened);
    }
    // What never happens is not tested.
    for word in [
        "BridgeBuilt",
        "Castle",
        "CastleBuilt",
        "CastleHome",
        "ChallengeLost",
        "CrownTaken",
        "DragonFlies",
        "Expelled",
        "FairyFeature",
        "FairyTurn",
        "FromQuarter",
        "King",
        "QuarterPlaced",
        "Robber",
        "Scored",
        "Took",
        "Traded",
    ] {
        assert!(happened.contains_key(word), "{word} never happened: {happened:?}");
    }
}

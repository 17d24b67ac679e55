//! Every level of every game can be found, has its texts, and plays legally.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_game::{Catalogue, Game, Language, Observed, Options as _, Seat, context::Search};
use duchy_search::{Budget, Candidate, Level, Levels, Playout, TEXTS};

fn levels_keep_their_word<G: Game>(levels: Levels<G>) {
    assert!(levels.iter().any(|level| level.id == "random"), "the laws' own opponent");
    assert!(Level::find(levels, "no such level").is_none());
    let mut playout = Playout::new();
    for level in levels {
        for language in Language::ALL {
            let words = fluent_syntax::parser::parse(TEXTS.get(language)).unwrap();
            let named = words.body.iter().any(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => {
                    message.id.name == level.text
                        && ["name", "help"].iter().all(|part| message.attributes.iter().any(|a| a.id.name == *part))
                }
                _ => false,
            });
            assert!(named, "{} has no words in {}", level.text, language.code());
        }
        for (table, (seats, options)) in tables::<G>().enumerate() {
            let mut chance = Search::new(3 + table as u64);
            let mut position = G::start(G::Catalogue::built_in(), G::RULES, seats, &options, &mut chance).unwrap();
            let limits = if table == 0 { &[2_000, 10, 0][..] } else { &[200] };
            // The beginning of the first game, and moments of the others up to their ends.
            for step in 0.. {
                let Some(seat) = position.status().awaited().first() else { break };
                if (table == 0 && step < 12) || step % 23 == 11 {
                    for &positions in limits {
                        depends_on_nothing_hidden(level, &position, seat, level.positions.min(positions), step);
                    }
                }
                playout.step(&mut position, &mut chance);
            }
        }
    }
}

/// Every number of players, then every set of options.
fn tables<G: Game>() -> impl Iterator<Item = (u8, G::Options)> {
    let least = (*G::SEATS.start()).max(2);
    let seats = G::SEATS.map(|seats| (seats, G::Options::default()));
    let presets = G::Options::presets().into_iter().map(move |preset| (least, preset.options));
    seats.chain(presets)
}

/// It answers legally, the same again, and the same whatever the seat can't know.
fn depends_on_nothing_hidden<G: Game>(level: &Level<G>, position: &G, seat: Seat, positions: u64, seed: u64) {
    let budget = Budget::positions(positions);
    let observed = Observed::new(position, seat, &mut Search::new(seed));
    let action = level.think(&observed, &budget, seed);
    assert_eq!(position.why_not(seat, &action), None);
    assert_eq!(level.think(&observed, &budget, seed), action);
    let mut other = position.clone();
    other.determinize(seat, &mut Search::new(seed + 100));
    let other = Observed::new(&other, seat, &mut Search::new(seed + 200));
    assert_eq!(level.think(&other, &budget, seed), action, "{} looks at something hidden", level.id);
}

/// With enough positions, `master` leaves out what surely gains nothing, and what it finds depends on nothing hidden.
fn master_drops_by_what_it_sees<G: Game>(levels: Levels<G>, enough: u64) {
    let mut master = (Level::find(levels, "master").unwrap().searcher)();
    let mut playout = Playout::new();
    let mut dropped = 0;
    for (table, (seats, options)) in tables::<G>().enumerate() {
        let mut chance = Search::new(40 + table as u64);
        let mut position = G::start(G::Catalogue::built_in(), G::RULES, seats, &options, &mut chance).unwrap();
        for step in 0..36 {
            let Some(seat) = position.status().awaited().first() else { break };
            if step % 12 == 5 {
                let mut other = position.clone();
                other.determinize(seat, &mut Search::new(step + 100));
                let [ranked, again] = [(&position, step), (&other, step + 200)].map(|(position, luck)| {
                    let observed = Observed::new(position, seat, &mut Search::new(luck));
                    master.rank(&observed, &Budget::positions(enough), step)
                });
                assert_eq!(ranked, again, "master of {} looks at something hidden", G::ID);
                dropped += u32::from(drops_early(&ranked));
            }
            playout.step(&mut position, &mut chance);
        }
    }
    assert!(dropped >= 3, "master of {} dropped actions early in {dropped} moments", G::ID);
}

/// Whether rollouts left out actions before the end of a round, when the worse half goes anyway.
fn drops_early<A>(ranked: &[Candidate<A>]) -> bool {
    // Those of the first look alone have fewer samples.
    let samples: Vec<u32> = ranked.iter().map(|candidate| candidate.samples).filter(|&samples| samples > 4).collect();
    let fewest = samples.iter().min();
    let first_out = samples.iter().filter(|&samples| Some(samples) == fewest).count();
    samples.len() > 2 && first_out != samples.len() / 2
}

#[test]
fn levels_of_carcassonne() {
    levels_keep_their_word(carcassonne::LEVELS);
    master_drops_by_what_it_sees(carcassonne::LEVELS, 60_000);
}

#[test]
fn levels_of_burgundy() {
    levels_keep_their_word(burgundy::LEVELS);
    master_drops_by_what_it_sees(burgundy::LEVELS, 60_000);
}

#[test]
fn levels_of_tuscany() {
    levels_keep_their_word(tuscany::LEVELS);
    master_drops_by_what_it_sees(tuscany::LEVELS, 60_000);
}

#[test]
fn levels_of_catherine() {
    levels_keep_their_word(catherine::LEVELS);
    master_drops_by_what_it_sees(catherine::LEVELS, 150_000);
}

#[test]
fn levels_of_burgundy_cards() {
    levels_keep_their_word(burgundy_cards::LEVELS);
    master_drops_by_what_it_sees(burgundy_cards::LEVELS, 60_000);
}

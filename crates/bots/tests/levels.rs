//! Every level of every game can be found, has its texts, and plays legally.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_bots::{burgundy, burgundy_cards, carcassonne, catherine, tuscany};
use duchy_game::{Catalogue, Game, Language, Observed, context::Search};
use duchy_search::{Budget, Level, Levels, Playout, TEXTS};

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
        let mut chance = Search::new(3);
        let mut position =
            G::start(G::Catalogue::built_in(), G::RULES, *G::SEATS.start(), &G::Options::default(), &mut chance)
                .unwrap();
        for seed in 0..12 {
            let Some(seat) = position.status().awaited().first() else { break };
            let observed = Observed::new(&position, seat, &mut chance);
            for positions in [level.positions.min(2_000), 10, 0] {
                let budget = Budget::positions(positions);
                let action = level.think(&observed, &budget, seed);
                assert_eq!(position.why_not(seat, &action), None);
                assert_eq!(level.think(&observed, &budget, seed), action);
                // What the seat can't know makes no difference.
                let mut other = position.clone();
                other.determinize(seat, &mut Search::new(seed + 100));
                let other = Observed::new(&other, seat, &mut Search::new(seed + 200));
                assert_eq!(level.think(&other, &budget, seed), action, "{} looks at something hidden", level.id);
            }
            playout.step(&mut position, &mut chance);
        }
    }
}

#[test]
fn levels_of_carcassonne() {
    levels_keep_their_word(carcassonne::LEVELS);
}

#[test]
fn levels_of_burgundy() {
    levels_keep_their_word(burgundy::LEVELS);
}

#[test]
fn levels_of_tuscany() {
    levels_keep_their_word(tuscany::LEVELS);
}

#[test]
fn levels_of_catherine() {
    levels_keep_their_word(catherine::LEVELS);
}

#[test]
fn levels_of_burgundy_cards() {
    levels_keep_their_word(burgundy_cards::LEVELS);
}

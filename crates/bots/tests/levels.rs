//! Every level of every game can be asked for, has its words, and answers legally.
#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use duchy_bots::{Botted, TEXTS};
use duchy_burgundy::Burgundy;
use duchy_burgundy_cards::BurgundyCards;
use duchy_carcassonne::Carcassonne;
use duchy_catherine::Catherine;
use duchy_game::{Catalogue, Language, Observed, context::Search};
use duchy_search::{Budget, Playout};
use duchy_tuscany::Tuscany;

fn levels_keep_their_word<G: Botted>() {
    assert!(G::LEVELS.iter().any(|level| level.id == "random"), "the laws' own opponent");
    assert!(G::searcher("no such level").is_none());
    let mut playout = Playout::new();
    for level in G::LEVELS {
        for language in Language::ALL {
            let words = fluent_syntax::parser::parse(TEXTS.get(language)).unwrap();
            let named = words.body.iter().any(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => {
                    message.id.name == level.text && message.attributes.iter().any(|a| a.id.name == "help")
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
            for budget in [Budget::positions(level.positions), Budget::positions(10), Budget::positions(0)] {
                let action = G::think(level.id, &observed, &budget, seed).unwrap();
                assert_eq!(position.why_not(seat, &action), None);
                assert_eq!(G::think(level.id, &observed, &budget, seed), Some(action));
            }
            playout.step(&mut position, &mut chance);
        }
    }
}

#[test]
fn levels_of_carcassonne() {
    levels_keep_their_word::<Carcassonne>();
}

#[test]
fn levels_of_burgundy() {
    levels_keep_their_word::<Burgundy>();
}

#[test]
fn levels_of_tuscany() {
    levels_keep_their_word::<Tuscany>();
}

#[test]
fn levels_of_catherine() {
    levels_keep_their_word::<Catherine>();
}

#[test]
fn levels_of_burgundy_cards() {
    levels_keep_their_word::<BurgundyCards>();
}

//! Actions with arrows, hand limits above 6, and what presses on things not offered mean.

use duchy_game::{
    Catalogue as _, Game, Interned, List, Presentation, Seat, SeatSet,
    context::{Live, Search, Seed},
};

use crate::{
    card::{CardId, CardKind, Symbols},
    catalogue::{Catalogue, ROW},
    event::Event,
    options::Options,
    pending::{Pending, Question},
    place::{ActionKind, Place},
    state::{Catherine, Held},
};

const ME: Seat = Seat(0);

/// The built-in box, but with arrows on four cards and a hand limit of 8 on every space.
fn arrows() -> Interned<Catalogue> {
    let with = |text: String, id: &str, repeat: &str| {
        let (before, after) = text.split_once(&format!("{{ id = \"{id}\", ")).expect("a card of the box");
        format!("{before}{{ id = \"{id}\", repeat = {repeat}, {after}")
    };
    let raise = |text: String, hand: u8| text.replace(&format!("{{ hand = {hand}, "), "{ hand = 8, ");
    let mut text = (3..8).fold(Catalogue::BUILT_IN.to_owned(), raise);
    for (id, repeat) in [
        ("blue-gift-book-food", "2"),
        ("blue-audience-book", "\"any\""),
        ("blue-audience-cannons", "2"),
        ("blue-charter-iron", "\"any\""),
    ] {
        text = with(text, id, repeat);
    }
    Catalogue::interner().intern(&text).expect("a data file with arrows")
}

/// A game of two at the start.
fn start(catalogue: Interned<Catalogue>) -> Catherine {
    Catherine::start(catalogue, Catherine::RULES, 2, &Options::default(), &mut Search::new(1)).expect("two can play")
}

fn card(game: &Catherine, id: &str) -> CardId {
    game.catalogue.find_card(id).expect("a card of the box")
}

fn hold(game: &mut Catherine, hand: &[&str]) {
    let mut cards = List::default();
    for id in hand {
        cards.insert_sorted(Held { card: card(game, id), shuffles: 0 });
    }
    game.player_mut(ME).hand = cards;
}

fn ask(game: &mut Catherine, question: Question) {
    game.pending = List::default();
    game.pending.push(Pending::Decade { decade: 1, step: 1 });
    game.pending.push(Pending::Round { round: 1, step: 3 });
    game.pending.push(Pending::Barrier { question, asked: SeatSet::one(ME) });
}

/// A game in which seat 0 may act with the card `above`, and holds this hand.
fn acting(catalogue: Interned<Catalogue>, above: &str, under: &str, hand: &[&str]) -> Catherine {
    let mut game = start(catalogue);
    hold(&mut game, hand);
    let (above, under) = (card(&game, above), card(&game, under));
    let player = game.player_mut(ME);
    player.row = List::default();
    player.under = [CardId::NONE; ROW];
    player.row.push(above);
    (player.under[0], player.active) = (under, Some(0));
    ask(&mut game, Question::Acts);
    game
}

const EIGHT: [&str; 8] = [
    "blue-market-iron-food",
    "blue-market-iron-caviar",
    "blue-market-iron-furs",
    "red-market-iron-food",
    "red-market-iron-caviar",
    "red-market-iron-furs",
    "yellow-market-iron-food",
    "yellow-market-iron-caviar",
];

fn refused(game: &Catherine, text: &str) -> &'static str {
    let action = game.read_action(text).expect(text);
    game.why_not(ME, &action).map_or("legal", |illegal| illegal.rule.as_str())
}

/// The score lines and favour of seat 0 after an action.
fn play(game: &Catherine, text: &str) -> (Catherine, Vec<(i32, &'static str)>) {
    let (mut game, mut cx) = (game.clone(), Live::new(&Seed([3; 32]), 1));
    let action = game.read_action(text).expect(text);
    game.play(ME, &action, &mut cx).expect(text);
    let events: Vec<Event> = cx.finish().events;
    let lines = events.iter().flat_map(Catherine::score_lines).filter(|line| line.seat == ME);
    let lines = lines.map(|line| (line.points, line.rule.as_str())).collect();
    (game, lines)
}

/// Tests `catherine:act.repeat`, `catherine:act.cost`, `catherine:card.gift`, `catherine:act.condition`.
#[test]
fn a_gift_with_an_arrow_of_2_is_made_up_to_twice() {
    let game = acting(arrows(), "blue-gift-book-food", "blue-salon", &EIGHT);
    let [a, b, c, d, e, f, g, h] = EIGHT;
    let (after, lines) = play(&game, &format!("act, discard {a} + {b} + {c} + {d} + {e} + {g}, bonus"));
    assert_eq!(lines.first(), Some(&(20, "card.gift")));
    assert_eq!(after.player(ME).favour, 1, "three of the six are blue");
    assert_eq!(refused(&game, &format!("act, discard {a} + {b} + {d} + {e} + {g} + {h}, bonus")), "act.condition");
    assert_eq!(refused(&game, &format!("act, discard {a} + {b} + {c} + {d}")), "act.cost");
    assert_eq!(refused(&game, &format!("act, discard {a} + {b} + {c}")), "legal");
    let plain = acting(arrows(), "blue-gift-cannon-furs", "blue-salon", &EIGHT);
    assert_eq!(refused(&plain, &format!("act, discard {a} + {b} + {c} + {d} + {e} + {f}")), "act.repeat");
    let built_in = acting(Catalogue::built_in(), "blue-gift-book-food", "blue-salon", &EIGHT);
    assert_eq!(refused(&built_in, &format!("act, discard {a} + {b} + {c} + {d} + {e} + {f}")), "act.repeat");
}

/// Tests `catherine:act.repeat`, `catherine:act.bonus`, `catherine:card.audience`.
#[test]
fn an_audience_with_an_arrow_is_held_as_often_as_cards_last() {
    let game = acting(arrows(), "blue-audience-book", "blue-salon", &EIGHT[..4]);
    let [a, b, c, d] = [EIGHT[0], EIGHT[1], EIGHT[2], EIGHT[3]];
    assert_eq!(play(&game, &format!("act, discard {a} + {b} + {c} + {d}")).0.player(ME).favour, 8);
    // Once is enough for the bonus.
    assert_eq!(play(&game, &format!("act, discard {a}, bonus discard {b}")).0.player(ME).favour, 3);
    assert_eq!(play(&game, &format!("act, discard {a} + {b} + {c}, bonus discard {d}")).0.player(ME).favour, 7);
    assert_eq!(refused(&game, &format!("act, discard {a} + {b} + {c} + {d}, bonus discard {a}")), "act.cost");
    let actions = game.legal(ME);
    // 4 + 6 + 4 + 1 payments; 4 x 3, 6 x 2 and 4 x 1 of them with a bonus; or draw.
    assert_eq!(actions.len(), 15 + 12 + 12 + 4 + 1);
    assert!(actions.iter().all(|action| game.why_not(ME, action).is_none()));
    assert_eq!(most_often(&game), Some(4));
    let numbered = acting(arrows(), "blue-audience-cannons", "blue-salon", &EIGHT[..4]);
    assert_eq!(play(&numbered, &format!("act, discard {a} + {b}")).0.player(ME).favour, 4);
    assert_eq!(refused(&numbered, &format!("act, discard {a} + {b} + {c}")), "act.repeat");
    assert_eq!(most_often(&numbered), Some(2));
}

/// How often the action can be carried out, going by what is offered.
fn most_often(game: &Catherine) -> Option<u8> {
    let times = |action: &crate::Action| match game.action_kind(ME, action) {
        ActionKind::Act { times, .. } => times,
        _ => 0,
    };
    game.legal(ME).iter().map(times).max()
}

/// Tests `catherine:act.repeat`, `catherine:card.charter`, `catherine:build.once`, `catherine:build.supply`.
#[test]
fn a_charter_with_an_arrow_builds_in_several_cities() {
    let game = acting(arrows(), "blue-charter-iron", "blue-salon", &EIGHT[..4]);
    let [a, b, c, d] = [EIGHT[0], EIGHT[1], EIGHT[2], EIGHT[3]];
    let all = format!("discard {a} + {b} + {c} + {d}");
    let (after, _) = play(&game, &format!("act in vyborg + riga, {all}, bonus"));
    assert_eq!(after.catalogue.get().city_names(after.player(ME).residences), ["vyborg", "riga"]);
    assert_eq!(after.player(ME).favour, 1, "the iron of Vyborg is enough for the bonus");
    assert_eq!(refused(&game, &format!("act in vyborg + riga, discard {a} + {b}")), "act.cost");
    assert_eq!(refused(&game, &format!("act in vyborg + moscow, {all}")), "card.charter");
    assert_eq!(refused(&game, &format!("act in vyborg, {all}")), "act.cost");
    let mut built = game.clone();
    built.player_mut(ME).residences = game.catalogue.find_city("riga").expect("a city").bit();
    assert_eq!(refused(&built, &format!("act in vyborg + riga, {all}")), "build.once");
    let mut last = game.clone();
    let elsewhere = game.catalogue.all_cities() & !game.catalogue.region(crate::Colour::Blue);
    last.player_mut(ME).residences = elsewhere & !(elsewhere & elsewhere.wrapping_neg());
    assert_eq!(last.supply(ME), 1);
    assert_eq!(refused(&last, &format!("act in vyborg + riga, {all}")), "build.supply");
    let once = acting(Catalogue::built_in(), "blue-charter-iron", "blue-salon", &EIGHT[..4]);
    assert_eq!(refused(&once, &format!("act in vyborg + riga, {all}")), "act.repeat");
}

/// Tests `catherine:card.build-region`: residences in other regions don't count.
#[test]
fn the_bonus_for_a_region_counts_that_region_alone() {
    let mut game = acting(Catalogue::built_in(), "blue-build-reval-riga-archangelsk", "blue-salon", &EIGHT[..2]);
    let city = |name: &str| Catalogue::built_in().find_city(name).expect("a city").bit();
    game.player_mut(ME).residences = city("vyborg") | city("moscow");
    let (_, lines) = play(&game, &format!("act in reval, bonus discard {} + {}", EIGHT[0], EIGHT[1]));
    assert!(lines.contains(&(2, "card.build-region")), "{lines:?}");
}

/// Tests `catherine:build.others`, `catherine:row.activation`.
#[test]
fn residences_of_others_and_cards_below_do_not_count() {
    let mut game = acting(Catalogue::built_in(), "blue-build-reval-riga-archangelsk", "blue-library", &EIGHT[..2]);
    game.players[1].residences = game.catalogue.all_cities();
    assert_eq!(refused(&game, "act in riga"), "legal");
    assert!(game.legal(ME).contains(&game.read_action("act in riga").expect("an action")));
    let below = game.active_card(ME).expect("a card acts").1;
    assert_ne!(below.top, Symbols::default());
    assert_eq!(game.owned(ME), Symbols::default(), "builders have no symbols");
}

/// Tests `catherine:act.repeat`: what a data file may say about arrows.
#[test]
fn repeat_is_for_actions_paid_with_cards() {
    let parse = |id: &str, repeat: &str| {
        let line = format!("{{ id = \"{id}\", ");
        let text = Catalogue::BUILT_IN.replacen(&line, &format!("{line}repeat = {repeat}, "), 1);
        Catalogue::parse(&text).map(|_| ()).map_err(|error| error.to_string())
    };
    for id in ["blue-gift-book-food", "blue-audience-book", "blue-charter-iron"] {
        assert_eq!(parse(id, "3"), Ok(()));
        assert_eq!(parse(id, "\"any\""), Ok(()));
        assert!(parse(id, "0").is_err_and(|error| error.contains("1 to 9 or \"any\"")));
        assert!(parse(id, "\"often\"").is_err_and(|error| error.contains("1 to 9 or \"any\"")));
    }
    assert!(parse("blue-salon", "2").is_err_and(|error| error.contains("paid with cards")));
    assert!(Catalogue::built_in().cards().all(|(_, card)| card.repeat.most() == 1), "no arrows are known");
}

/// Six cards in hand and a limit of 7: one of three cards is taken, two are points.
/// Tests `catherine:hand.limit`, `catherine:hand.points`.
#[test]
fn a_hand_limit_above_6_is_kept() {
    let mut game = start(Catalogue::built_in());
    hold(&mut game, &EIGHT[..6]);
    game.player_mut(ME).favour = game.catalogue.favour().len() as u8 - 1;
    assert_eq!(game.favour_space(ME).hand, 7);
    let before = game.score(ME);
    game.take_cards(ME, 3, &mut Search::new(1));
    assert_eq!((game.player(ME).hand().len(), game.score(ME) - before), (7, 2));
    let mut game = start(arrows());
    hold(&mut game, &EIGHT[..7]);
    game.take_cards(ME, 3, &mut Search::new(1));
    assert_eq!((game.player(ME).hand().len(), game.score(ME)), (8, 2));
}

/// The clause that refuses what these places mean.
fn why(game: &Catherine, places: &[Place]) -> &'static str {
    let action = game.meant(ME, places).expect("they mean something");
    game.why_not(ME, &action).map_or("legal", |illegal| illegal.rule.as_str())
}

fn start_with(id: &str) -> Place {
    Place::Start { card: id.to_owned() }
}
fn pay(id: &str) -> Place {
    Place::Pay { card: id.to_owned() }
}
fn pay_bonus(id: &str) -> Place {
    Place::PayBonus { card: id.to_owned() }
}

/// Tests `catherine:setup.row`, `catherine:play.hand`, `catherine:play.under`, `catherine:round.phases`.
#[test]
fn presses_while_cards_are_chosen() {
    let mut game = start(Catalogue::built_in());
    hold(&mut game, &EIGHT[..6]);
    assert_eq!(why(&game, &[start_with(EIGHT[0]), start_with(EIGHT[7])]), "setup.row");
    assert_eq!(why(&game, &[Place::city("riga")]), "round.phases");
    assert_eq!(why(&game, &[Place::Draw]), "round.phases");
    ask(&mut game, Question::Cards);
    let [salon, academy] = ["blue-salon", "red-academy"].map(|id| card(&game, id));
    let player = game.player_mut(ME);
    player.row = List::default();
    player.row.push(salon);
    player.under[0] = academy;
    assert_eq!(why(&game, &[Place::under(EIGHT[0], "blue-salon")]), "play.under");
    assert_eq!(why(&game, &[Place::row(EIGHT[1]), Place::under(EIGHT[0], "blue-salon")]), "play.under");
    assert_eq!(why(&game, &[Place::under(EIGHT[0], "red-salon")]), "play.row");
    assert_eq!(why(&game, &[Place::row(EIGHT[7])]), "play.hand");
    assert_eq!(why(&game, &[Place::row(EIGHT[0]), Place::under(EIGHT[0], EIGHT[0])]), "play.hand");
    assert_eq!(why(&game, &[Place::city("riga")]), "round.phases");
    assert_eq!(game.meant(ME, &[Place::card("blue-salon")]), None);
    assert_eq!(game.meant(ME, &[Place::city("atlantis")]), None);
}

/// Tests `catherine:build.listed`, `catherine:build.once`, `catherine:act.condition`, `catherine:act.cost`,
/// `catherine:act.bonus`, `catherine:act.match`, `catherine:act.repeat`.
#[test]
fn presses_while_acting() {
    let box_ = Catalogue::built_in();
    let builders = "blue-build-vyborg-st-petersburg-reval";
    assert_eq!(box_.card(box_.find_card(builders).expect("a card")).kind, CardKind::BuildDraw);
    let mut game = acting(box_, builders, "blue-salon", &EIGHT[..3]);
    assert_eq!(why(&game, &[Place::city("riga")]), "build.listed");
    assert_eq!(why(&game, &[Place::city("st-petersburg"), Place::ActBonus]), "act.condition");
    assert_eq!(why(&game, &[Place::city("vyborg"), pay(EIGHT[0])]), "act.cost");
    game.player_mut(ME).residences = box_.find_city("reval").expect("a city").bit();
    assert_eq!(why(&game, &[Place::city("reval")]), "build.once");

    let game = acting(box_, "blue-charter-iron", "blue-salon", &EIGHT[..3]);
    assert_eq!(why(&game, &[Place::city("moscow")]), "card.charter");
    assert_eq!(why(&game, &[Place::city("riga"), Place::city("vyborg")]), "act.repeat");

    let game = acting(box_, "blue-market-food-furs", "blue-salon", &EIGHT[..3]);
    assert_eq!(why(&game, &[Place::ActBonus]), "act.bonus");
    assert_eq!(why(&game, &[pay(EIGHT[0])]), "act.cost");
    assert_eq!(why(&game, &[Place::city("riga")]), "card.market");

    let game = acting(box_, "blue-academy", "blue-salon", &EIGHT[..3]);
    assert_eq!(why(&game, &[pay_bonus(EIGHT[7])]), "act.cost");
    let game = acting(box_, "blue-academy", "red-salon", &EIGHT[..3]);
    assert_eq!(why(&game, &[Place::Act]), "act.match");
    let game = acting(box_, "blue-gift-book-food", "blue-salon", &EIGHT[..2]);
    assert_eq!(why(&game, &[Place::Act]), "act.cost");
}

/// Tests `catherine:books.most`, `catherine:build.once`, `catherine:end.over`.
#[test]
fn presses_on_cities() {
    let mut game = start(Catalogue::built_in());
    let salon = card(&game, "blue-salon");
    game.player_mut(Seat(1)).row.push(salon);
    ask(&mut game, Question::Books);
    assert_eq!(why(&game, &[Place::city("riga")]), "books.most");
    game.player_mut(Seat(1)).row = List::default();
    game.player_mut(ME).row.push(salon);
    assert_eq!(why(&game, &[Place::city("riga")]), "legal");
    game.player_mut(ME).residences = game.catalogue.find_city("riga").expect("a city").bit();
    assert_eq!(why(&game, &[Place::city("riga")]), "build.once");
    game.pending = List::default();
    assert_eq!(why(&game, &[Place::city("moscow")]), "end.over");
}

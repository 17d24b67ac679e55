//! Corners that would take half a game to reach: the table is arranged first, then played on.

use duchy_game::{
    Catalogue as _, First, Game, Seat, Status,
    context::{Live, Search, Seed},
};

use crate::{
    BurgundyCards, Card, Catalogue, Event, Options, Shown, Token, Type,
    pending::{Die, Pending},
    state::{Placed, RIVAL},
};

fn table(seats: u8) -> BurgundyCards {
    table_with(Catalogue::BUILT_IN, seats)
}

fn table_with(data: &str, seats: u8) -> BurgundyCards {
    let catalogue = Catalogue::interner().intern(data).unwrap();
    let options = Options { first: First::Listed, ..Options::default() };
    BurgundyCards::start(catalogue, BurgundyCards::RULES, seats, &options, &mut Search::new(5)).unwrap()
}

const SMALL: &str = include_str!("../tests/scenarios/small.toml");

fn card(game: &BurgundyCards, name: &str) -> Card {
    game.catalogue.find(name).unwrap()
}

/// Gives the first player these projects, and this die.
fn ready(die: Die, projects: &[&str]) -> BurgundyCards {
    let mut game = table(2);
    for name in projects {
        let card = card(&game, name);
        game.players[0].projects.insert_sorted(card);
    }
    game.pending.pop();
    game.pending.push(Pending::Act(die));
    game
}

/// Puts cards into the first player's estate, with their own types.
fn build(game: &mut BurgundyCards, names: &[&str]) {
    for name in names {
        let card = card(game, name);
        let kind = game.catalogue.kind(card);
        game.placed.push(Placed::new(Seat(0), card));
        if kind == Type::Cloister {
            game.cloisters.push(kind);
        }
        game.players[0].estate[kind.index()] += 1;
        if game.players[0].unfinished(kind) == 0 {
            game.first_triples |= 1 << kind.index();
        }
    }
}

fn play(game: &mut BurgundyCards, text: &str) -> Vec<Event> {
    let seat = game.status().awaited().first().unwrap();
    let action = game.read_action(seat, text).unwrap();
    let mut cx = Live::new(&Seed([3; 32]), 1);
    if let Err(illegal) = game.play(seat, &action, &mut cx) {
        panic!("{text} is refused by {}; legal: {:?}", illegal.rule, legal(game));
    }
    cx.finish().events
}

fn legal(game: &BurgundyCards) -> Vec<String> {
    let seat = game.status().awaited().first().unwrap();
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions.iter().map(|action| game.action_text(action)).collect()
}

fn refused(game: &BurgundyCards, text: &str) -> &'static str {
    let seat = game.status().awaited().first().unwrap();
    let action = game.read_action(seat, text).unwrap();
    game.why_not(seat, &action).map_or("nothing", |illegal| illegal.rule.as_str())
}

fn cards_as(game: &BurgundyCards, kind: Type) -> Vec<&'static str> {
    game.estate(Seat(0)).filter(|(_, as_kind)| *as_kind == kind).map(|(card, _)| game.card_name(card)).collect()
}

fn me(game: &BurgundyCards) -> &crate::Player {
    &game.players[0]
}

/// Tests `burgundy-cards:effect.mine`, `burgundy-cards:effect.knowledge`, `burgundy-cards:building.bank`,
/// `burgundy-cards:building.watchtower`.
#[test]
fn plain_effects_come_at_once() {
    for (name, workers, silver, points) in
        [("mine 2", 0, 3, 0), ("knowledge 2", 2, 1, 0), ("bank 1", 0, 4, 0), ("watchtower 2", 0, 1, 1)]
    {
        let mut game = ready(Die::Any, &[name]);
        play(&mut game, &format!("place {name}"));
        assert_eq!((me(&game).workers, me(&game).silver, me(&game).score), (workers, silver, points), "{name}");
        assert!(me(&game).projects.is_empty());
    }
}

/// Tests `burgundy-cards:effect.ship`, `burgundy-cards:effect.pasture`, `burgundy-cards:building.inn`, `burgundy-cards:piles.top`.
#[test]
fn ships_pastures_and_inns_take_from_the_tops() {
    for (name, goods, animals) in [("ship 2", true, false), ("pasture 2", false, true), ("inn 2", true, true)] {
        let mut game = ready(Die::Any, &[name]);
        play(&mut game, &format!("place {name}"));
        let tops = |there: bool, all: [Option<usize>; 2], token: fn(usize) -> Token| {
            all.into_iter().flatten().filter(move |_| there).map(move |index| format!("gain {}", token(index).word()))
        };
        let goods_tops = crate::Pile::BOTH.map(|pile| game.goods.top(pile));
        let animal_tops = crate::Pile::BOTH.map(|pile| game.animals.top(pile));
        let expected: Vec<String> =
            tops(goods, goods_tops, Token::good).chain(tops(animals, animal_tops, Token::animal)).collect();
        let found: Vec<String> =
            legal(&game).iter().map(|text| text.trim_end_matches(" from right").to_owned()).collect();
        assert_eq!(found, expected, "{name}");
        let stored = |game: &BurgundyCards| -> u8 { me(game).goods.iter().chain(&me(game).animals).sum() };
        let before = stored(&game);
        play(&mut game, &found[0]);
        assert_eq!(stored(&game), before + 1);
    }
}

/// Tests `burgundy-cards:piles.none`: with nothing left nobody is asked.
#[test]
fn nothing_left_means_nothing_gained() {
    let mut game = ready(Die::Any, &["ship 2"]);
    game.goods = crate::Piles::new([0; 3]);
    let events = play(&mut game, "place ship 2");
    assert!(events.iter().any(|event| matches!(event, Event::Nothing { .. })));
    assert_eq!(game.active(), Some(Seat(1)));
}

/// Tests `burgundy-cards:effect.castle`: one castle places the next, and needs no workers.
#[test]
fn castles_chain() {
    let mut game = ready(Die::Value(1), &["castle 1", "castle 5", "mine 3"]);
    play(&mut game, "place castle 1");
    play(&mut game, "place castle 5");
    play(&mut game, "place mine 3");
    assert_eq!((me(&game).silver, me(&game).workers, me(&game).estate[0]), (3, 0, 2));
    assert_eq!(legal(&game), ["end", "buy"]);
}

/// Tests `burgundy-cards:building.carpenter`, `burgundy-cards:building.church`, `burgundy-cards:building.market`,
/// `burgundy-cards:building.nothing`, `burgundy-cards:building.decline`.
#[test]
fn three_buildings_take_from_the_display() {
    let all = ["castle 1", "mine 2", "cloister 3", "knowledge 4", "ship 5", "pasture 6", "inn 2"];
    for (name, wanted) in [
        ("carpenter 1", &["take inn 2 from 1", "take knowledge 4 from 1"][..]),
        ("church 2", &["take castle 1 from 1", "take mine 2 from 1", "take cloister 3 from 1"]),
        ("market 3", &["take ship 5 from 1", "take pasture 6 from 1"]),
    ] {
        let mut game = ready(Die::Any, &[name]);
        game.display.clear();
        for shown in all {
            let card = card(&game, shown);
            game.display.insert_sorted(Shown { row: 1, card });
        }
        let mut empty = game.clone();
        play(&mut game, &format!("place {name}"));
        let mut found = legal(&game);
        assert_eq!(found.pop().as_deref(), Some("pass"));
        found.sort_unstable();
        let mut wanted = wanted.to_vec();
        wanted.sort_unstable();
        assert_eq!(found, wanted);
        play(&mut game, wanted[0]);
        assert_eq!(me(&game).projects.len(), 1);

        empty.display.clear();
        let events = play(&mut empty, &format!("place {name}"));
        assert!(events.iter().any(|event| matches!(event, Event::Nothing { .. })));
        assert_eq!(empty.active(), Some(Seat(1)));
    }
}

/// Tests `burgundy-cards:building.warehouse`, `burgundy-cards:sell.all`, `burgundy-cards:sell.silver`, `burgundy-cards:sell.points`,
/// `burgundy-cards:sell.start-card`.
#[test]
fn a_warehouse_sells_any_kind_with_all_a_sale_brings() {
    let mut game = ready(Die::Any, &["warehouse 1"]);
    game.players[0].goods = [2, 0, 3];
    (game.start_card, game.start_card_down) = (Seat(1), false);
    play(&mut game, "place warehouse 1");
    assert_eq!(legal(&game), ["sell light", "sell dark", "pass"]);
    assert_eq!(refused(&game, "sell medium"), "sell.all");
    play(&mut game, "sell dark");
    assert_eq!((me(&game).score, me(&game).silver, me(&game).goods), (3, 4, [2, 0, 0]));
    assert_eq!(game.start_card(), Some((Seat(0), true)));
    assert_eq!(game.first(), Seat(0), "the order of this round stays");
}

/// Tests `burgundy-cards:building.city-hall`: any project, whatever its die; with none, one can still be bought.
#[test]
fn a_city_hall_places_a_project() {
    let mut game = ready(Die::Value(2), &["city hall 2", "mine 6"]);
    play(&mut game, "place city hall 2");
    assert_eq!(legal(&game), ["place mine 6", "pass"]);
    play(&mut game, "place mine 6");
    assert_eq!(me(&game).silver, 3);

    let mut none = ready(Die::Value(2), &["city hall 2"]);
    play(&mut none, "place city hall 2");
    assert_eq!(none.active(), Some(Seat(1)), "no project, and too little silver");

    let mut rich = ready(Die::Value(2), &["city hall 2"]);
    rich.players[0].silver = 3;
    play(&mut rich, "place city hall 2");
    assert_eq!(legal(&rich), ["pass", "buy"]);
}

/// Tests `burgundy-cards:cloister.joker`, `burgundy-cards:cloister.nothing`, `burgundy-cards:triple.round`.
#[test]
fn a_cloister_joins_an_unfinished_stack_and_does_nothing() {
    let mut game = ready(Die::Any, &["cloister 2"]);
    build(&mut game, &["mine 1", "mine 2", "ship 1", "pasture 1", "pasture 2", "pasture 3"]);
    let found: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("place")).collect();
    assert_eq!(found, ["place cloister 2", "place cloister 2 as mine", "place cloister 2 as ship"]);
    assert_eq!(refused(&game, "place cloister 2 as pasture"), "cloister.joker");
    play(&mut game, "place cloister 2 as mine");
    assert_eq!(cards_as(&game, Type::Mine), ["mine 1", "mine 2", "cloister 2"]);
    assert_eq!((me(&game).silver, me(&game).score), (1, 5), "four for the triple, one for being first, no silver");
    assert_eq!(
        legal(&game),
        ["bonus 3 points", "bonus 2 goods", "bonus 2 animals", "bonus 3 silver", "bonus 3 workers"]
    );
}

/// Tests `burgundy-cards:cloister.under`, `burgundy-cards:place.order`: the triple's bonus before the card's effect.
#[test]
fn a_card_laid_on_two_cloisters_makes_them_its_type() {
    let mut game = ready(Die::Any, &["castle 2"]);
    build(&mut game, &["cloister 1", "mine 4", "cloister 5"]);
    play(&mut game, "place castle 2 on cloisters");
    assert_eq!(cards_as(&game, Type::Castle), ["cloister 1", "cloister 5", "castle 2"]);
    assert_eq!(cards_as(&game, Type::Cloister), [""; 0]);
    assert_eq!(me(&game).score, 3);
    play(&mut game, "bonus 3 points");
    assert!(legal(&game).contains(&"silver".to_owned()), "then the castle's free action");
    assert_eq!(me(&game).score, 6);
}

/// Tests `burgundy-cards:cloister.two-stacks`, `burgundy-cards:cloister.under`, `burgundy-cards:place.stack`.
#[test]
fn nobody_has_two_unfinished_stacks_of_a_type() {
    let placements = |built: &[&str]| {
        let mut game = ready(Die::Any, &["mine 2"]);
        build(&mut game, built);
        let found: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("place")).collect();
        (found.len() == 2, refused(&game, "place mine 2 on cloisters"))
    };
    assert_eq!(placements(&[]), (false, "cloister.under"));
    assert_eq!(placements(&["cloister 1"]), (true, "nothing"));
    assert_eq!(placements(&["cloister 1", "mine 1"]), (false, "cloister.two-stacks"));
    assert_eq!(placements(&["cloister 1", "cloister 2", "mine 1"]), (true, "nothing"));
    assert_eq!(placements(&["cloister 1", "cloister 2", "cloister 3"]), (false, "cloister.under"));
    let mut game = ready(Die::Any, &["mine 2"]);
    build(&mut game, &["cloister 1", "cloister 2", "mine 1"]);
    play(&mut game, "place mine 2 on cloisters");
    assert_eq!((me(&game).triples(Type::Mine), me(&game).unfinished(Type::Mine)), (1, 1));
    assert_eq!(
        (me(&game).score, game.pending.last()),
        (5, Some(&Pending::Bonus)),
        "complete, though a mine is left over"
    );
}

/// Tests `burgundy-cards:cloister.six`, `burgundy-cards:triple.first`, `burgundy-cards:triple.points`.
#[test]
fn three_cloisters_are_worth_six() {
    let mut game = ready(Die::Any, &["cloister 2"]);
    build(&mut game, &["cloister 1", "cloister 3"]);
    play(&mut game, "place cloister 2");
    assert_eq!(me(&game).score, 7);
}

/// Tests `burgundy-cards:triple.fourth`, `burgundy-cards:triple.first`, `burgundy-cards:building.any-three`.
#[test]
fn a_second_triple_counts_again_without_the_bonus_card() {
    let mut game = ready(Die::Any, &["bank 1"]);
    build(&mut game, &["inn 2", "bank 3", "church 2", "market 1"]);
    play(&mut game, "place bank 1");
    assert_eq!((me(&game).score, me(&game).unfinished(Type::Building)), (0, 2));
    let mut game = ready(Die::Any, &["watchtower 2"]);
    build(&mut game, &["inn 2", "bank 3", "church 2", "market 1", "bank 1"]);
    play(&mut game, "place watchtower 2");
    play(&mut game, "bonus 3 silver");
    assert_eq!(me(&game).score, 3 + 1, "three for the triple, one for the tower, none for being first");
}

/// Tests `burgundy-cards:seven.card`, `burgundy-cards:seven.once`.
#[test]
fn all_seven_types_bring_the_top_card_once() {
    let mut game = ready(Die::Any, &["mine 2", "mine 3"]);
    build(&mut game, &["castle 1", "cloister 1", "knowledge 1", "ship 1", "pasture 1", "inn 2"]);
    play(&mut game, "place mine 2");
    assert_eq!((me(&game).score, game.sevens()), (3, &[1][..]));
    // A joker that gives its own colour away and gets it back brings no second card.
    let mut again = game.clone();
    again.players[0].score = 0;
    again.active = Seat(0);
    again.pending.pop();
    again.pending.pop();
    again.pending.push(Pending::Act(Die::Any));
    play(&mut again, "place mine 3");
    assert_eq!((again.players[0].score, again.sevens()), (0, &[1][..]));

    let mut joker = ready(Die::Any, &["ship 2"]);
    build(&mut joker, &["castle 1", "cloister 1", "knowledge 1", "mine 1", "pasture 1", "inn 2"]);
    play(&mut joker, "place ship 2 on cloisters");
    assert_eq!(me(&joker).score, 0, "a cloister under a ship is no cloister");
}

/// Tests `burgundy-cards:seven.card`, `burgundy-cards:setup.all-seven`: with three players 4, 2 and 1 in the order they come.
#[test]
fn three_players_get_four_two_and_one() {
    let mut game = table(3);
    let mine = card(&game, "mine 2");
    for (seat, points) in [(0, 4), (1, 2), (2, 1)] {
        assert_eq!(game.active(), Some(Seat(seat)));
        let player = &mut game.players[usize::from(seat)];
        player.estate = [1, 0, 1, 1, 1, 1, 1];
        player.projects.insert_sorted(mine);
        game.pending.pop();
        game.pending.push(Pending::Act(Die::Any));
        play(&mut game, "place mine 2");
        // The mine's silver would be enough for a purchase.
        play(&mut game, "end");
        assert_eq!(game.players[usize::from(seat)].score, points);
    }
    assert!(game.sevens().is_empty());
}

/// Tests `burgundy-cards:take.limit`, `burgundy-cards:buy.when`: three projects at most.
#[test]
fn a_fourth_project_needs_room() {
    let mut game = ready(Die::Any, &["mine 1", "mine 2", "ship 3"]);
    game.players[0].silver = 9;
    let shown = game.display[0];
    let name = game.card_name(shown.card);
    play(&mut game, &format!("take {name} from {}", shown.row));
    assert_eq!(game.on_the_way(), Some(shown.card));
    assert_eq!(legal(&game), ["discard mine 1", "discard mine 2", "discard ship 3"]);
    assert_eq!((refused(&game, "buy"), refused(&game, "silver")), ("buy.when", "take.limit"));
    play(&mut game, "discard mine 2");
    let projects: Vec<&str> = me(&game).projects.iter().map(|&card| game.card_name(card)).collect();
    assert!(projects.contains(&name) && !projects.contains(&"mine 2"));
}

/// Tests `burgundy-cards:buy.cost`, `burgundy-cards:buy.once`, `burgundy-cards:buy.choose`, `burgundy-cards:buy.action`,
/// `burgundy-cards:buy.project`.
#[test]
fn a_purchase_gives_a_project_or_an_action() {
    let mut game = ready(Die::Value(3), &["mine 1", "mine 2", "ship 3"]);
    assert_eq!(refused(&game, "buy"), "buy.cost");
    game.players[0].silver = 7;
    let discarded: u8 = game.discard.iter().sum();
    play(&mut game, "buy");
    assert_eq!((me(&game).silver, game.offer.len()), (4, 3));
    assert_eq!(refused(&game, "silver"), "buy.choose");
    let chosen = game.card_name(game.offer[1]);
    let mut used = game.clone();
    play(&mut game, &format!("keep {chosen}"));
    assert_eq!(legal(&game), ["discard mine 1", "discard mine 2", "discard ship 3"]);
    play(&mut game, "discard mine 1");
    assert_eq!(game.discard.iter().sum::<u8>(), discarded + 3);
    assert_eq!((refused(&game, "buy"), refused(&game, "silver")), ("buy.once", "nothing"));

    play(&mut used, &format!("use {chosen}"));
    assert_eq!(used.discard.iter().sum::<u8>(), discarded + 3);
    play(&mut used, "silver");
    assert_eq!((used.players[0].silver, used.active()), (5, Some(Seat(0))), "the usual action is still to come");
    play(&mut used, "silver");
    assert_eq!(used.active(), Some(Seat(1)), "bought already, so the turn is over");
}

/// Tests `burgundy-cards:buy.short`, `burgundy-cards:round.reshuffle`.
#[test]
fn a_purchase_takes_what_is_left() {
    let mut game = ready(Die::Value(3), &[]);
    game.players[0].silver = 3;
    // The deck is down to one card, and two lie in the discard.
    let (one, two) = (card(&game, "mine 1"), card(&game, "ship 1"));
    let kept = game.players().iter().map(|player| player.stack_len()).sum::<u8>();
    let cards: Vec<Card> = game.catalogue.cards().collect();
    for &card in &cards {
        while game.decks[0].bag.left(card) > 0 && game.decks[0].bag.len() > usize::from(kept) + 1 {
            game.decks[0].bag.take(card);
        }
    }
    game.deck_left = 1;
    game.discard[usize::from(one.0)] = 1;
    game.discard[usize::from(two.0)] = 1;
    let mut short = game.clone();
    let events = play(&mut game, "buy");
    assert!(events.contains(&Event::Reshuffled { cards: 2 }));
    assert_eq!((game.offer.len(), game.reshuffles(), game.deck_left), (3, 1, 0));
    assert_eq!(game.unseen_len(), usize::from(kept), "cards dealt before stay of their own deck");

    short.discard = [0; crate::MAX_KINDS];
    let mut none = short.clone();
    play(&mut short, "buy");
    assert_eq!(short.offer.len(), 1);
    none.deck_left = 0;
    assert_eq!(refused(&none, "buy"), "buy.short");
}

/// Tests `burgundy-cards:round.reshuffle`, `burgundy-cards:round.short`: a deal straddles two decks, and cards keep theirs.
#[test]
fn a_deal_straddles_a_reshuffle() {
    let mut straddled = false;
    for seed in 0..200 {
        let catalogue = Catalogue::interner().intern(SMALL).unwrap();
        let mut cx = Search::new(seed);
        let mut game = BurgundyCards::start(catalogue, BurgundyCards::RULES, 4, &Options::default(), &mut cx).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.status().awaited().first() {
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(seat, &action, &mut cx);
            game.account().unwrap();
            for player in game.players() {
                let [upper, lower] = player.stack;
                if upper.count > 0 && lower.count > 0 {
                    straddled = true;
                    let generation = |deck: u8| game.decks[usize::from(deck)].generation;
                    assert!(generation(upper.deck) < generation(lower.deck), "the older cards lie above");
                }
            }
        }
        assert!(game.reshuffles() > 0);
    }
    assert!(straddled);
}

/// Tests `burgundy-cards:round.short`: without cards to deal, whoever has none does not act.
#[test]
fn missing_cards_are_not_dealt() {
    let mut game = table_with(SMALL, 2);
    let cards: Vec<Card> = game.catalogue.cards().collect();
    // Everything but four cards leaves the game.
    game.players.iter_mut().for_each(|player| {
        player.hand.clear();
        player.stack = Default::default();
    });
    game.display.clear();
    game.discard = [0; crate::MAX_KINDS];
    for deck in &mut game.decks {
        for &card in &cards {
            while deck.bag.left(card) > 0 && deck.bag.len() > 4 {
                deck.bag.take(card);
            }
        }
    }
    game.deck_left = 4;
    let mut cx: Live<Event> = Live::new(&Seed([1; 32]), 0);
    game.deal_stack(Seat(0), &mut cx);
    game.deal_stack(Seat(1), &mut cx);
    assert_eq!([game.players[0].stack_len(), game.players[1].stack_len()], [4, 0]);
    assert_eq!(game.take_up(Seat(1), &mut cx), None);
}

/// Tests `burgundy-cards:round.next-first`, `burgundy-cards:round.pass-card`, `burgundy-cards:turn.order`.
#[test]
fn whoever_sold_begins_the_next_round() {
    let next = |sold: Option<u8>| {
        let mut game = table(3);
        game.start_card_down = sold.is_some();
        game.start_card = sold.map_or(Seat(0), Seat);
        game.players.iter_mut().for_each(|player| {
            player.hand.clear();
            player.stack = Default::default();
        });
        game.acted = 3;
        game.pending.clear();
        game.pending.push(Pending::Next);
        game.resolve(&mut Live::new(&Seed([1; 32]), 0));
        assert_eq!((game.round(), game.turn()), (1, 1));
        assert_eq!(game.active(), Some(game.first()));
        assert_eq!(game.start_card(), Some((game.first(), false)));
        game.first()
    };
    assert_eq!([next(None), next(Some(2)), next(Some(0))], [Seat(1), Seat(2), Seat(0)]);
}

/// The last turn of the last round, with everybody about to take silver.
fn at_the_end(seats: u8) -> BurgundyCards {
    let mut game = table(seats);
    (game.round, game.turn, game.acted) = (4, 6, seats);
    game.active = Seat(seats - 1);
    game.players.iter_mut().for_each(|player| {
        player.hand.clear();
        player.stack = Default::default();
        (player.animals, player.goods, player.workers, player.silver) = ([0; 4], [0; 3], 0, 0);
        player.score = 0;
    });
    game.pending.clear();
    game.pending.push(Pending::Next);
    game.pending.push(Pending::Act(Die::Value(1)));
    game
}

/// Tests `burgundy-cards:final.animals`, `burgundy-cards:final.start-card`, `burgundy-cards:final.winner`, `burgundy-cards:round.five`.
#[test]
fn the_end_counts_animals_and_the_start_player_card() {
    let mut game = at_the_end(3);
    game.players[0].animals = [1, 2, 3, 0];
    game.players[1].score = 3;
    (game.start_card, game.start_card_down) = (Seat(1), true);
    play(&mut game, "silver");
    let scores: Vec<i16> = game.players().iter().map(|player| player.score).collect();
    assert_eq!(scores, [3, 4, 0]);
    let Status::Over { places, won } = game.status() else { panic!("it is over") };
    assert_eq!((places.as_slice(), won), (&[2, 1, 3][..], None));
}

/// Tests `burgundy-cards:final.tie`, `burgundy-cards:final.shared`.
#[test]
fn ties_are_broken_by_what_is_in_storage() {
    let places = |mine: [u8; 4], animals: [u8; 4], theirs: [u8; 4]| {
        let mut game = at_the_end(2);
        for (seat, [workers, silver, goods, score]) in [(0, mine), (1, theirs)] {
            let player = &mut game.players[seat];
            (player.workers, player.silver, player.goods[0], player.score) = (workers, silver, goods, i16::from(score));
        }
        game.players[0].animals = animals;
        game.start_card = Seat(0);
        play(&mut game, "silver");
        let Status::Over { places, .. } = game.status() else { panic!("it is over") };
        places.as_slice().to_vec()
    };
    // The last player takes one silver more, the first has the point of the card.
    assert_eq!(places([1, 1, 0, 4], [0; 4], [0, 0, 0, 5]), [1, 2], "two cards to one");
    assert_eq!(places([1, 0, 0, 4], [0; 4], [0, 0, 1, 5]), [2, 1], "one to two");
    assert_eq!(places([0, 0, 1, 4], [0; 4], [0, 0, 0, 5]), [1, 1], "one each: shared");
    assert_eq!(places([0, 0, 0, 4], [0, 0, 2, 0], [0, 0, 0, 5]), [1, 2], "two sheep without points are stored");
    assert_eq!(places([0, 0, 0, 3], [1, 1, 0, 0], [0, 0, 0, 5]), [2, 1], "a pair that brought a point is not");
}

/// Tests `burgundy-cards:solo.check`, `burgundy-cards:solo.tie`, `burgundy-cards:solo.animals`, `burgundy-cards:solo.no-start-card`.
#[test]
fn alone_a_tie_at_the_end_is_yours() {
    let end = |yours: i16, animals: [u8; 4], his: i16| {
        let mut game = at_the_end(1);
        game.players[0].score = yours;
        game.players[0].animals = animals;
        game.players[RIVAL.index()].score = his;
        play(&mut game, "silver");
        let Status::Over { places, won } = game.status() else { panic!("it is over") };
        assert_eq!(places.as_slice(), [1]);
        won
    };
    assert_eq!(end(9, [0; 4], 10), Some(false));
    assert_eq!(end(10, [0; 4], 10), Some(true));
    assert_eq!(end(8, [1, 1, 1, 0], 10), Some(true), "animals bring two points, the start-player card none");
}

/// Tests `burgundy-cards:solo.check`, `burgundy-cards:solo.animals`: before the last round animals don't count.
#[test]
fn alone_whoever_is_behind_after_a_round_has_lost() {
    let end = |yours: i16, his: i16| {
        let mut game = at_the_end(1);
        game.round = 1;
        game.players[0].score = yours;
        game.players[0].animals = [1, 1, 1, 1];
        game.players[RIVAL.index()].score = his;
        let events = play(&mut game, "silver");
        let lost = events.iter().any(|event| matches!(event, Event::Over { won: Some(false), .. }));
        assert_eq!(lost, game.status().is_over());
        lost
    };
    assert!(end(3, 4));
    assert!(!end(4, 4) && !end(5, 4));
}

/// Tests `burgundy-cards:solo.bonus-cards`, `burgundy-cards:solo.cloisters-apart`, `burgundy-cards:solo.your-point`,
/// `burgundy-cards:solo.fourth`, `burgundy-cards:solo.nothing-else`, `burgundy-cards:solo.piles`.
#[test]
fn the_rival_follows_his_script() {
    for seed in 0..100 {
        let mut cx = Live::new(&Seed([seed; 32]), 0);
        let mut game = BurgundyCards::unpack(Catalogue::built_in(), BurgundyCards::RULES, 1, Options::default());
        game.set_up(Seat(0), &mut cx);
        assert_eq!((game.rival_left, game.placed.len()), (22, 3));
        for round in 1..5 {
            game.round = round;
            game.rival_places(&mut cx);
        }
        assert_eq!((game.rival_left, game.placed.len()), (0, 25));
        let rival = *game.rival().unwrap();
        let triples: i16 =
            Type::ALL.iter().map(|&kind| i16::from(rival.triples(kind)) * i16::from(game.catalogue.triple(kind))).sum();
        let firsts = Type::ALL.iter().filter(|&&kind| rival.triples(kind) > 0).count() as i16;
        let seven = rival.seven_points().map_or(0, i16::from);
        assert_eq!(seven > 0, !rival.estate.contains(&0));
        assert_eq!(rival.score, triples + firsts + seven);
        let cloisters = game.estate(RIVAL).filter(|(card, _)| game.catalogue.kind(*card) == Type::Cloister);
        assert_eq!(i16::from(rival.estate[Type::Cloister.index()]), cloisters.count() as i16);
        assert_eq!(game.players[0].score, i16::from(rival.estate[Type::Cloister.index()]));
        assert_eq!((rival.workers, rival.silver, rival.goods, rival.animals), (0, 0, [0; 3], [0; 4]));
    }
}

/// Tests `burgundy-cards:solo.no-start-card`.
#[test]
fn alone_selling_brings_no_start_player_card() {
    let mut game = table(1);
    game.players[0].goods = [1, 1, 1];
    game.pending.pop();
    game.pending.push(Pending::Act(Die::Value(1)));
    let events = play(&mut game, "sell light");
    assert!(!events.iter().any(|event| matches!(event, Event::StartCard { .. })));
    assert_eq!(game.start_card(), None);
}

/// Tests `burgundy-cards:setup.display`, `burgundy-cards:setup.display-rows`.
#[test]
fn displays_have_their_cards_row_by_row() {
    for (seats, count, each) in [(1, 7, 1), (2, 7, 1), (3, 10, 1), (4, 13, 2)] {
        let game = table(seats);
        assert_eq!(game.display.len(), count);
        let mut extra = 0;
        for row in 1..=6 {
            let shown: Vec<Card> =
                game.display.iter().filter(|shown| shown.row == row).map(|shown| shown.card).collect();
            assert!(shown.len() >= each);
            extra += shown.len() - each;
            let of_its_die = shown.iter().filter(|&&card| game.catalogue.die(card) == row).count();
            assert!(of_its_die >= shown.len() - each, "cards beyond the first lie in the row of their die");
        }
        assert_eq!(extra, count - 6 * each);
    }
}

/// Tests `burgundy-cards:setup.workers`, `burgundy-cards:setup.last-two`, `burgundy-cards:solo.setup`.
#[test]
fn workers_at_the_start_depend_on_the_place_in_turn_order() {
    let workers = |seats: u8, last_two: bool| {
        let options = Options { first: First::Listed, last_two };
        let game =
            BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, seats, &options, &mut Search::new(1))
                .unwrap();
        game.players().iter().map(|player| player.workers).collect::<Vec<_>>()
    };
    assert_eq!([workers(1, false), workers(2, false), workers(3, false)], [vec![1], vec![0, 1], vec![0, 1, 1]]);
    assert_eq!([workers(4, false), workers(2, true), workers(3, true)], [vec![0, 1, 1, 2], vec![0, 2], vec![0, 1, 2]]);
    assert_eq!([workers(4, true), workers(1, true)], [vec![0, 1, 1, 2], vec![1]]);
}

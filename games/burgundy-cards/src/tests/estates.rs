//! What cards do when placed, triples, cloisters and bonus cards.

use super::*;
use crate::{Coming, Shown, Token};

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
        assert_eq!(game.active(), Some(Seat(1)), "{name} gives one");
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

/// Tests `burgundy-cards:building.city-hall`: any project, whatever its die.
#[test]
fn a_city_hall_places_a_project() {
    let mut game = ready(Die::Value(2), &["city hall 2", "mine 6"]);
    play(&mut game, "place city hall 2");
    assert_eq!(legal(&game), ["place mine 6", "pass"]);
    play(&mut game, "place mine 6");
    assert_eq!(me(&game).silver, 3);
}

/// Tests `burgundy-cards:building.purchase`, `burgundy-cards:building.nothing`.
#[test]
fn a_city_hall_waits_for_a_purchase_and_a_warehouse_does_not() {
    let mut poor = ready(Die::Value(2), &["city hall 2"]);
    play(&mut poor, "place city hall 2");
    assert_eq!(poor.active(), Some(Seat(1)), "no project, and too little silver");

    let mut hall = ready(Die::Value(2), &["city hall 2"]);
    hall.players[0].silver = 3;
    play(&mut hall, "place city hall 2");
    assert_eq!(legal(&hall), ["pass", "buy"]);
    play(&mut hall, "buy");
    let bought = hall.card_name(hall.offer[0]);
    play(&mut hall, &format!("keep {bought}"));
    assert_eq!(legal(&hall)[0], format!("place {bought}"));

    let mut warehouse = ready(Die::Any, &["warehouse 1"]);
    warehouse.players[0].silver = 3;
    warehouse.players[0].goods = [0; 3];
    let events = play(&mut warehouse, "place warehouse 1");
    assert!(events.iter().any(|event| matches!(event, Event::Nothing { .. })));
    assert_eq!(legal(&warehouse), ["end", "buy"], "only the end of the turn waits");
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
    let castle = card(&game, "castle 2");
    assert_eq!(game.coming().collect::<Vec<_>>(), [Coming::Bonus, Coming::Effect(castle)]);
    play(&mut game, "bonus 3 points");
    assert!(legal(&game).contains(&"silver".to_owned()), "then the castle's free action");
    assert_eq!(game.coming().collect::<Vec<_>>(), [Coming::Action]);
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

/// Tests `burgundy-cards:triple.round`: every offer of every round gives what its words say.
#[test]
fn every_bonus_gives_what_it_says() {
    let stored = |game: &BurgundyCards| {
        let player = me(game);
        let (goods, animals): (u8, u8) = (player.goods.iter().sum(), player.animals.iter().sum());
        [player.score as u8, goods, animals, player.silver, player.workers]
    };
    let mut offers = 0;
    for round in 0..5 {
        let mut asked = ready(Die::Any, &["cloister 2"]);
        asked.round = round;
        build(&mut asked, &["cloister 1", "cloister 3"]);
        play(&mut asked, "place cloister 2");
        for offer in legal(&asked) {
            let mut game = asked.clone();
            let before = stored(&game);
            play(&mut game, &offer);
            while legal(&game)[0].starts_with("gain") {
                let first = legal(&game).swap_remove(0);
                play(&mut game, &first);
            }
            let after = stored(&game);
            let words: Vec<&str> = offer.split(' ').skip(1).collect();
            let said = |unit: &str| {
                let pair = words.chunks(2).find(|pair| pair[1] == unit);
                pair.map_or(0, |pair| pair[0].parse::<u8>().unwrap())
            };
            let expected = ["points", "goods", "animals", "silver", "workers"].map(said);
            assert_eq!(std::array::from_fn(|part| after[part] - before[part]), expected, "{offer}");
            offers += 1;
        }
    }
    assert_eq!(offers, 5 + 5 + 6 + 3 + 2);
}

/// Tests `burgundy-cards:piles.none`, `burgundy-cards:piles.split`: of two goods promised, the last one there is comes.
#[test]
fn a_bonus_brings_no_more_than_is_left() {
    let mut game = ready(Die::Any, &["cloister 2"]);
    build(&mut game, &["cloister 1", "cloister 3"]);
    game.goods = crate::Piles::new([1, 0, 0]);
    game.goods.lay_out(crate::piles::GOODS_SOURCE, crate::piles::good_name, &mut Live::<Event>::new(&Seed([1; 32]), 0));
    play(&mut game, "place cloister 2");
    play(&mut game, "bonus 2 goods");
    let before = me(&game).goods;
    let events = play(&mut game, "gain light");
    assert_eq!(me(&game).goods[0], before[0] + 1);
    assert!(events.iter().any(|event| matches!(event, Event::Nothing { .. })));
    assert_eq!(game.active(), Some(Seat(1)));
}

/// Tests `burgundy-cards:triple.first`, `burgundy-cards:triple.round`: the second player gets no bonus card, but a bonus.
#[test]
fn the_second_to_complete_a_triple_still_takes_a_bonus_of_the_round() {
    let mut game = ready(Die::Any, &["mine 2"]);
    build(&mut game, &["mine 1", "mine 3"]);
    game.first_triples |= 1 << Type::Mine.index();
    play(&mut game, "place mine 2");
    assert_eq!((me(&game).score, game.pending.last()), (4, Some(&Pending::Bonus)));
}

/// Tests `burgundy-cards:building.church`, `burgundy-cards:take.limit`: what a building takes needs room as well.
#[test]
fn a_building_that_takes_a_fourth_project_asks_for_room() {
    let mut game = ready(Die::Any, &["mine 1", "mine 2", "ship 3"]);
    let castle = card(&game, "castle 1");
    game.display.clear();
    game.display.insert_sorted(Shown { row: 5, card: castle });
    game.pending.pop();
    game.pending.push(Pending::Search(crate::pending::Search::Church));
    play(&mut game, "take castle 1 from 5");
    assert_eq!(legal(&game), ["discard mine 1", "discard mine 2", "discard ship 3"], "never the card that comes");
    play(&mut game, "discard ship 3");
    let projects: Vec<&str> = me(&game).projects().iter().map(|&card| game.card_name(card)).collect();
    assert_eq!(projects, ["castle 1", "mine 1", "mine 2"]);
    assert_eq!(game.discard[card(&game, "ship 3").0 as usize], 1);
}

/// Tests `burgundy-cards:building.city-hall`, `burgundy-cards:effect.castle`, `burgundy-cards:cloister.joker`: a chain of
/// different cards, each with what it does.
#[test]
fn a_castle_builds_a_city_hall_that_builds_a_joker() {
    let mut game = ready(Die::Value(6), &["castle 6", "city hall 4", "cloister 1"]);
    build(&mut game, &["pasture 1", "pasture 2"]);
    play(&mut game, "place castle 6");
    play(&mut game, "place city hall 4");
    play(&mut game, "place cloister 1 as pasture");
    assert_eq!((me(&game).triples(Type::Pasture), me(&game).score), (1, 5));
    play(&mut game, "bonus 3 points");
    assert_eq!((me(&game).score, me(&game).workers, game.active()), (8, 0, Some(Seat(1))));
}

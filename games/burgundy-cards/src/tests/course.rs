//! Setting up, projects and purchases, the deck, rounds and the end.

use duchy_game::Viewer;

use super::*;

/// Tests `burgundy-cards:take.limit`, `burgundy-cards:buy.when`: three projects at most.
#[test]
fn a_fourth_project_needs_room() {
    let mut game = ready(Die::Any, &["mine 1", "mine 2", "ship 3"]);
    game.players[0].silver = 9;
    let shown = game.display[0];
    let name = game.card_name(shown.card);
    assert_eq!(refused(&game, "discard mine 1"), "take.limit", "nothing has to make room yet");
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
    assert_eq!((refused(&game, "keep castle 1"), refused(&game, "use castle 1")), ("buy.choose", "buy.choose"));
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

/// Tests `burgundy-cards:round.short`: without cards to deal, a player without one does not act.
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
fn the_last_seller_goes_first_in_the_next_round() {
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

/// Tests `burgundy-cards:setup.piles`, `burgundy-cards:setup.storage`, `burgundy-cards:setup.six-cards`,
/// `burgundy-cards:turn.hand`, `burgundy-cards:solo.piles`.
#[test]
fn every_table_is_set_up_with_the_whole_box() {
    for (seats, goods, animals, deck) in
        [(1, [9, 8], [10, 9], 76), (2, [8, 8], [9, 9], 95), (3, [8, 7], [9, 8], 86), (4, [7, 7], [8, 8], 77)]
    {
        let game = table(seats);
        let sizes = crate::Pile::BOTH.map(|pile| (game.goods.len(pile), game.animals.len(pile)));
        assert_eq!((sizes.map(|size| size.0), sizes.map(|size| size.1)), (goods, animals), "{seats} players");
        assert_eq!(game.deck_len(), deck, "{seats} players");
        for player in game.players() {
            assert_eq!((player.hand.len(), player.stack_len(), player.silver), (2, 4, 1));
            assert_eq!((player.goods.iter().sum::<u8>(), player.animals.iter().sum::<u8>()), (1, 1));
        }
    }
}

/// Tests `burgundy-cards:turn.order`: clockwise, within a lap and from its end to the next.
#[test]
fn turns_go_clockwise() {
    let mut game = table(3);
    let mut turns = vec![game.active().unwrap()];
    while turns.len() < 7 {
        let first = legal(&game).swap_remove(0);
        play(&mut game, &first);
        let active = game.active().unwrap();
        if turns.last() != Some(&active) {
            turns.push(active);
        }
    }
    assert_eq!((game.round(), turns), (0, [0, 1, 2, 0, 1, 2, 0].map(Seat).to_vec()));
}

/// Tests `burgundy-cards:turn.hand`: only the owner sees which cards were drawn.
#[test]
fn cards_drawn_are_secret() {
    let drawn = |cards| Event::Drew { seat: Seat(0), count: 1, cards };
    let event = drawn(Some(vec!["mine 1"]));
    let seen = |viewer| BurgundyCards::redact_event(&event, viewer);
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Everything].map(seen), [event.clone(), event.clone()]);
    assert_eq!([Viewer::Seat(Seat(1)), Viewer::Spectator].map(seen), [drawn(None), drawn(None)]);
}

/// Tests `burgundy-cards:workers.two`: up to two exactly, with a castle's action too.
#[test]
fn workers_are_filled_up_to_two() {
    for (before, die) in [(0, Die::Value(5)), (1, Die::Value(2)), (1, Die::Any)] {
        let mut game = ready(die, &[]);
        game.players[0].workers = before;
        play(&mut game, "workers");
        assert_eq!(me(&game).workers, 2);
    }
    for before in [2, 5] {
        let mut game = ready(Die::Any, &[]);
        game.players[0].workers = before;
        assert_eq!(refused(&game, "workers"), "workers.two");
    }
}

/// Tests `burgundy-cards:buy.when`, `burgundy-cards:buy.once`, `burgundy-cards:turn.end`: before, during and after the
/// action, once in a turn, and again in the next.
#[test]
fn cards_are_bought_before_during_or_after_the_action() {
    let mut before = table(2);
    before.players[0].silver = 6;
    play(&mut before, "buy");
    let chosen = before.card_name(before.offer[0]);
    play(&mut before, &format!("use {chosen}"));
    play(&mut before, "silver");
    assert_eq!(before.pending.last(), Some(&Pending::Play), "the card of the turn is still to be played");
    assert_eq!(refused(&before, "buy"), "buy.once");

    for during in [Pending::Bonus, Pending::Warehouse, Pending::CityHall, Pending::Act(Die::Any)] {
        let mut game = ready(Die::Any, &["mine 2"]);
        (game.players[0].silver, game.players[0].goods) = (3, [1, 0, 0]);
        game.pending.push(during);
        assert_eq!(refused(&game, "buy"), "nothing", "{during:?}");
    }

    let mut after = ready(Die::Value(1), &[]);
    after.players[0].silver = 3;
    play(&mut after, "workers");
    assert_eq!(legal(&after), ["end", "buy"]);
    play(&mut after, "buy");
    let chosen = after.card_name(after.offer[0]);
    play(&mut after, &format!("keep {chosen}"));
    assert_eq!(after.active(), Some(Seat(1)), "nothing is left to decide");

    after.players[1].silver = 3;
    assert_eq!(refused(&after, "buy"), "nothing", "the next player has a purchase of their own");
}

/// Tests `burgundy-cards:round.short`: a player without a card is skipped, silver or not.
#[test]
fn a_player_without_a_card_does_not_act() {
    let mut game = ready(Die::Value(1), &[]);
    game.players[1].hand.clear();
    game.players[1].stack = Default::default();
    game.players[1].silver = 9;
    play(&mut game, "silver");
    assert_eq!((game.active(), game.turn()), (Some(Seat(0)), 2));
}

/// Tests `burgundy-cards:round.clear`, `burgundy-cards:round.deal`, `burgundy-cards:turn.order`.
#[test]
fn a_new_round_has_a_new_display_and_new_hands() {
    let mut game = at_the_end(3);
    game.round = 0;
    let discarded = game.discard.iter().sum::<u8>();
    let shown = game.display.len() as u8;
    play(&mut game, "silver");
    assert_eq!((game.round(), game.turn(), game.first()), (1, 1, Seat(1)), "nobody sold: the card is passed on");
    assert_eq!(game.discard.iter().sum::<u8>(), discarded + shown, "the old display is discarded");
    assert_eq!(game.display.len(), 10);
    assert!(game.players().iter().all(|player| (player.hand.len(), player.stack_len()) == (2, 4)));
}

/// Tests `burgundy-cards:final.shared`, `burgundy-cards:final.start-card`: four players, the card either side up.
#[test]
fn four_players_can_share_the_victory() {
    for face_down in [false, true] {
        let mut game = at_the_end(4);
        for (player, (score, workers)) in game.players.iter_mut().zip([(7, 2), (8, 2), (8, 1), (8, 1)]) {
            (player.score, player.workers) = (score, workers);
        }
        (game.start_card, game.start_card_down) = (Seat(0), face_down);
        // The last player takes a silver more.
        play(&mut game, "silver");
        let Status::Over { places, .. } = game.status() else { panic!("it is over") };
        assert_eq!(places.as_slice(), [1, 1, 4, 1]);
    }
}

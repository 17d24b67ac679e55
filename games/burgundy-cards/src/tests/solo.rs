//! The rival of a player alone.

use super::*;
use crate::state::RIVAL;

/// Tests `burgundy-cards:solo.check`, `burgundy-cards:solo.tie`, `burgundy-cards:solo.animals`, `burgundy-cards:solo.no-start-card`.
#[test]
fn alone_a_tie_at_the_end_is_yours() {
    let end = |yours: i16, animals: [u8; 4], rivals: i16| {
        let mut game = at_the_end(1);
        game.players[0].score = yours;
        game.players[0].animals = animals;
        game.players[RIVAL.index()].score = rivals;
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
fn solo_is_lost_when_behind_after_a_round() {
    let end = |yours: i16, rivals: i16| {
        let mut game = at_the_end(1);
        game.round = 1;
        game.players[0].score = yours;
        game.players[0].animals = [1, 1, 1, 1];
        game.players[RIVAL.index()].score = rivals;
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
fn solo_selling_gives_no_start_player_card() {
    let mut game = table(1);
    game.players[0].goods = [1, 1, 1];
    game.pending.pop();
    game.pending.push(Pending::Act(Die::Value(1)));
    let events = play(&mut game, "sell light");
    assert!(!events.iter().any(|event| matches!(event, Event::StartCard { .. })));
    assert_eq!(game.start_card(), None);
}

/// Tests `burgundy-cards:solo.bonus-cards`: what you came to first is gone for him.
#[test]
fn the_rival_gets_no_bonus_card_you_had_first() {
    let mut game = table(1);
    let mut counts = [0; crate::MAX_KINDS];
    ["mine 1", "mine 2", "mine 3", "mine 4"].iter().for_each(|name| counts[card(&game, name).0 as usize] = 1);
    game.decks[0].bag = duchy_game::Bag::of(counts);
    game.players[RIVAL.index()] = Player { estate: [1, 0, 1, 1, 1, 1, 1], ..Player::default() };
    game.first_triples = 1 << Type::Mine.index();
    game.sevens = 1;
    (game.round, game.rival_left) = (1, 4);
    game.rival_places(&mut Live::<Event>::new(&Seed([1; 32]), 0));
    let rival = &game.players[RIVAL.index()];
    assert_eq!((rival.score, rival.seven_points()), (4 + 1, Some(1)), "a triple, and the second card for all seven");
    assert_eq!((rival.triples(Type::Mine), rival.unfinished(Type::Mine)), (1, 1));
}

/// Tests `burgundy-cards:round.reshuffle`, `burgundy-cards:solo.piles`: the rival's unseen cards stay those of the first shuffle.
#[test]
fn a_reshuffle_leaves_the_rivals_piles_alone() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut cx = Search::new(seed);
        let catalogue = Catalogue::interner().intern(SMALL).unwrap();
        let mut game = BurgundyCards::start(catalogue, BurgundyCards::RULES, 1, &Options::default(), &mut cx).unwrap();
        // Never behind, so that all five rounds are played.
        game.players[0].score = 200;
        let mut actions = Vec::new();
        while game.status().awaited().contains(Seat(0)) {
            let (round, rest) = (game.round, game.decks[0].bag);
            actions.clear();
            game.legal_actions(Seat(0), &mut actions);
            let action = actions[cx.below(actions.len())];
            game.play_unchecked(Seat(0), &action, &mut cx);
            if game.reshuffles() > 0 && game.round > round {
                let pile = usize::from(crate::solo::PILES[usize::from(game.round)]);
                let rivals: Vec<Card> = game.estate(RIVAL).map(|(card, _)| card).collect();
                for card in &rivals[rivals.len() - pile..] {
                    let of_it = rivals[rivals.len() - pile..].iter().filter(|&other| other == card).count();
                    assert!(of_it <= usize::from(rest.left(*card)), "{} was not in the pile", game.card_name(*card));
                }
                seen += 1;
            }
        }
        assert_eq!((game.rival_left, game.estate(RIVAL).count()), (0, 25));
    }
    assert!(seen > 20, "{seen}");
}

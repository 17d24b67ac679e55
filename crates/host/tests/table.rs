//! Tables: play, undo, decisions, resignation, takeover, and what each viewer is logged.
#![allow(clippy::unwrap_used, reason = "a test that can't go on says so")]

mod common;

use std::num::NonZero;

use common::{choice, open, play, play_on, secret};
use duchy_game::{Seat, SeatSet, Status, Viewer};
use duchy_host::{
    EntryKind, LogKind, PlayError, Player, Record, Request, Secret, UndoBlocked, UndoBy, Undone, Verdict,
};

const ANN: Seat = Seat(0);
const ONE: NonZero<usize> = NonZero::<usize>::MIN;

#[test]
fn a_whole_game_replays_to_the_same_table() {
    for seats in 2..=5 {
        let secret = secret(seats as u8);
        let mut table = open(seats, &secret);
        play_on(&mut *table, &secret, usize::MAX);
        assert!(table.status().is_over());
        let mut record = table.record().clone();
        record.result = table.result(Some(&secret));
        let again = duchy_games::registry().replay(&Record::parse(&record.to_text()).unwrap()).unwrap();
        assert_eq!(again.record().entries, table.record().entries);
        assert_eq!(again.scores(), table.scores());
        for viewer in [Viewer::Spectator, Viewer::Seat(ANN)] {
            assert_eq!(again.view(viewer), table.view(viewer));
            assert_eq!(again.log(viewer, None), table.log(viewer, None));
        }
        let points: i32 = again
            .log(Viewer::Spectator, None)
            .iter()
            .flat_map(|entry| &entry.events)
            .flat_map(|event| &event.lines)
            .map(|line| line.points)
            .sum();
        assert_eq!(points, table.scores().iter().sum::<i32>());
        assert_eq!(duchy_games::registry().verify(&record, None), Ok(Verdict::Fair));
    }
}

#[test]
fn preparing_changes_nothing_and_gives_the_same_twice() {
    let secret = secret(1);
    let mut table = open(2, &secret);
    play_on(&mut *table, &secret, 9);
    let request = choice(&*table, 4).unwrap();
    let before = table.view(Viewer::Spectator);
    let one = table.prepare(&request, &secret, None).unwrap();
    let two = table.prepare(&request, &secret, None).unwrap();
    assert_eq!(one.entry(), two.entry());
    assert_eq!(table.view(Viewer::Spectator), before);
    table.accept(one);
    assert_eq!(table.seq(), 10);
}

#[test]
#[should_panic(expected = "another step was accepted")]
fn a_step_prepared_too_early_is_not_accepted() {
    let secret = secret(1);
    let mut table = open(2, &secret);
    let request = choice(&*table, 0).unwrap();
    let (one, two) = (table.prepare(&request, &secret, None).unwrap(), table.prepare(&request, &secret, None).unwrap());
    table.accept(one);
    table.accept(two);
}

#[test]
fn refusals_say_why_and_leave_the_table_alone() {
    let secret = secret(2);
    let table = open(2, &secret);
    let acting = table.status().awaited().first().unwrap();
    let waiting = acting.next(2);
    let refused = |seat, action: &str| table.prepare(&Request::action(seat, action), &secret, None).err().unwrap();
    assert!(
        matches!(refused(acting, "99,99 E"), PlayError::Illegal(refusal) if refusal.rule.as_str() == "place.adjacent")
    );
    assert!(matches!(refused(waiting, "1,0 E"), PlayError::Illegal(_)));
    assert!(matches!(refused(acting, "castle!"), PlayError::Malformed { .. }));
    assert_eq!(refused(Seat(7), "pass"), PlayError::NoSuchSeat(7));
    assert!(table.why_not(acting, "0,0 N").is_err());
    assert_eq!(table.seq(), 0);
}

/// Plays until the acting seat has placed a tile and is asked for a figure, which nothing has revealed since.
fn up_to_a_figure(secret: &Secret) -> (Box<dyn duchy_host::Table>, Seat) {
    let mut table = open(2, secret);
    for pick in 0.. {
        let request = choice(&*table, pick).unwrap();
        play(&mut *table, &request, secret);
        let Request::Action { seat, .. } = request else { unreachable!() };
        if table.status().awaited().contains(seat) && table.seq() > 4 {
            return (table, seat);
        }
    }
    unreachable!()
}

#[test]
fn a_laid_tile_can_be_taken_back_until_the_next_is_drawn() {
    let secret = secret(5);
    let (mut table, seat) = up_to_a_figure(&secret);
    let laid = table.seq();
    assert_eq!(table.undo_point(seat), Ok(laid - 1));
    play(&mut *table, &Request::undo(seat), &secret);
    assert_eq!(table.seq(), laid + 1);
    assert_eq!(table.undo_point(seat), Err(UndoBlocked::OthersDecision));
    let log = table.log(Viewer::Spectator, None);
    assert!(log[laid as usize].undone && !log[laid as usize - 1].undone);
    // Another choice after it, and the record still replays and verifies.
    play_on(&mut *table, &secret, 6);
    let mut record = table.record().clone();
    let again = duchy_games::registry().replay(&Record::parse(&record.to_text()).unwrap()).unwrap();
    assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
    assert_eq!(duchy_games::registry().verify(&record, Some(*secret.bytes())), Ok(Verdict::Fair));
    record.entries.truncate(laid as usize);
    assert_eq!(duchy_games::registry().verify(&record, None), Ok(Verdict::Sealed));
}

#[test]
fn nobody_takes_back_what_chance_or_another_player_has_answered() {
    let secret = secret(6);
    let mut table = open(2, &secret);
    let acting = table.status().awaited().first().unwrap();
    assert_eq!(table.undo_point(acting), Err(UndoBlocked::Nothing));
    assert_eq!(table.undo_point(acting.next(2)), Err(UndoBlocked::Nothing));
    while table.status().awaited().contains(acting) {
        let request = choice(&*table, 1).unwrap();
        play(&mut *table, &request, &secret);
    }
    assert!(matches!(table.undo_point(acting), Err(UndoBlocked::Chance(_))));
    play_on(&mut *table, &secret, usize::MAX);
    assert_eq!(table.undo_point(acting), Err(UndoBlocked::Over));
    assert_eq!(table.prepare(&Request::action(acting, "pass"), &secret, None).err(), Some(PlayError::Over));
}

/// What the entries after `from` drew.
fn drawn(table: &dyn duchy_host::Table, from: u32) -> Vec<Vec<String>> {
    let entries = table.record().entries.iter().skip(from as usize);
    let outcomes = |entry: &duchy_host::Entry| match &entry.kind {
        EntryKind::Action { outcomes, .. } => outcomes.clone(),
        _ => Vec::new(),
    };
    entries.map(outcomes).filter(|outcomes| !outcomes.is_empty()).collect()
}

/// Plays until every one of two players has had two turns; gives the one who had the turn before the current one.
fn after_some_turns(secret: &Secret) -> (Box<dyn duchy_host::Table>, Seat) {
    let mut table = open(2, secret);
    play_on(&mut *table, secret, 8);
    let acting = table.status().awaited().first().unwrap();
    while table.status().awaited().contains(acting) {
        let request = choice(&*table, 0).unwrap();
        play(&mut *table, &request, secret);
    }
    (table, acting)
}

#[test]
fn an_agreed_undo_goes_back_past_a_reveal_and_is_no_new_draw() {
    let secret = secret(31);
    let (mut table, seat) = after_some_turns(&secret);
    let other = seat.next(2);
    let beyond = table.undo_beyond(seat).unwrap();
    assert_eq!(beyond.asked, SeatSet::EMPTY.with(other), "nobody has acted since, so the other player is asked");
    let undo = |by| Request::Undo { seat, by };
    for alone in [UndoBy::Right, UndoBy::Agreement(SeatSet::EMPTY), UndoBy::Agreement(SeatSet::EMPTY.with(seat))] {
        assert!(matches!(table.prepare(&undo(alone), &secret, None), Err(PlayError::Undo(_))));
    }
    let before = (table.seq(), drawn(&*table, beyond.to));
    let line: Vec<Request> = table.record().entries[beyond.to as usize..]
        .iter()
        .map(|entry| match &entry.kind {
            EntryKind::Action { action, .. } => Request::action(seat, action.clone()),
            other => panic!("{other:?}"),
        })
        .collect();
    play(&mut *table, &undo(UndoBy::Agreement(SeatSet::EMPTY.with(other))), &secret);
    let how = Undone { agreed: vec![other.into()], free: false };
    let to = beyond.to;
    assert_eq!(
        table.record().entries.last().unwrap().kind,
        EntryKind::UndoTo { seat: seat.into(), to, how: Some(how) }
    );
    // An undo that needs nobody's agreement must not change the draws either.
    play(&mut *table, &line[0], &secret);
    if table.undo_point(seat).is_ok() {
        play(&mut *table, &Request::undo(seat), &secret);
        play(&mut *table, &line[0], &secret);
    }
    for request in &line[1..] {
        play(&mut *table, request, &secret);
    }
    assert_eq!(drawn(&*table, before.0), before.1);
    play_on(&mut *table, &secret, usize::MAX);
    let mut record = table.record().clone();
    record.result = table.result(Some(&secret));
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(read.entries, record.entries);
    assert_eq!(duchy_games::registry().verify(&read, None), Ok(Verdict::Fair));
}

#[test]
fn a_free_undo_goes_back_past_the_computers_moves_and_is_marked() {
    let secret = secret(32);
    let mut table = open(2, &secret);
    let acting = table.status().awaited().first().unwrap();
    let computer = acting.next(2);
    let by = Player { name: "Steward".into(), bot: Some("greedy".into()) };
    play(&mut *table, &Request::Takeover { seat: computer, by }, &secret);
    let start = table.view(Viewer::Spectator);
    let asked = |table: &dyn duchy_host::Table| table.status().awaited().contains(acting);
    while asked(&*table) {
        let request = choice(&*table, 0).unwrap();
        play(&mut *table, &request, &secret);
    }
    while !asked(&*table) {
        let request = choice(&*table, 1).unwrap();
        play(&mut *table, &request, &secret);
    }
    while table.undo_beyond(acting).is_some_and(|beyond| beyond.asked.is_empty()) {
        play(&mut *table, &Request::Undo { seat: acting, by: UndoBy::Freely }, &secret);
    }
    assert_eq!(table.view(Viewer::Spectator), start, "back to the first decision, and no further");
    assert!(table.record().to_text().contains("\"agreed\":[],\"free\":true"));
    assert!(duchy_games::registry().replay(table.record()).is_ok());
}

#[test]
fn a_decision_has_a_new_id_after_every_answer() {
    let secret = secret(8);
    let mut table = open(3, &secret);
    let mut last = None;
    for pick in 0..40 {
        let seat = table.status().awaited().first().unwrap();
        let id = table.decision_id(seat).unwrap();
        assert!(last < Some(id), "{last:?} then {id:?}");
        assert_eq!(Seat::all(3).filter(|&other| table.decision_id(other).is_some()).count(), 1);
        last = Some(id);
        let request = choice(&*table, pick).unwrap();
        play(&mut *table, &request, &secret);
    }
}

#[test]
fn the_last_one_not_to_resign_wins() {
    let secret = secret(9);
    let mut table = open(3, &secret);
    play(&mut *table, &Request::Resign { seat: Seat(2) }, &secret);
    assert!(!table.status().is_over());
    assert_eq!(table.prepare(&Request::Resign { seat: Seat(2) }, &secret, None).err(), Some(PlayError::Resigned));
    play(
        &mut *table,
        &Request::Takeover { seat: Seat(2), by: Player { name: "stand-in".into(), bot: Some("random".into()) } },
        &secret,
    );
    assert_eq!(table.players()[2].bot.as_deref(), Some("random"));
    play(&mut *table, &Request::Timeout { seat: ANN }, &secret);
    play(&mut *table, &Request::Resign { seat: ANN }, &secret);
    let Status::Over { places, .. } = table.status() else { panic!("one player is left") };
    assert_eq!(places.as_slice(), [2, 1, 2]);
    let log = table.log(Viewer::Spectator, Some(2));
    assert!(matches!(log[0].kind, LogKind::Timeout) && matches!(log[1].kind, LogKind::Resignation));
    let again = duchy_games::registry().replay(&Record::parse(&table.record().to_text()).unwrap()).unwrap();
    assert_eq!(again.status(), table.status());
    assert_eq!(again.players(), table.players());
}

/// A player who gives up comes last, even if a stand-in wins the game.
#[test]
fn a_stand_in_wins_nothing_for_the_player_who_resigned() {
    let secret = secret(21);
    let mut table = open(3, &secret);
    play_on(&mut *table, &secret, 5);
    let acting = table.status().awaited().first().unwrap();
    play(&mut *table, &Request::Resign { seat: acting }, &secret);
    let refused = table.prepare(&Request::action(acting, "pass"), &secret, None).err();
    assert_eq!(refused, Some(PlayError::Resigned));
    assert_eq!(table.only_choice(), None);
    let by = Player { name: "stand-in".into(), bot: Some("greedy".into()) };
    play(&mut *table, &Request::Takeover { seat: acting, by }, &secret);
    play_on(&mut *table, &secret, usize::MAX);
    let Status::Over { places, .. } = table.status() else { panic!("it is over") };
    assert_eq!(places.as_slice()[acting.index()], 3);
}

/// Everyone who still plays has to agree; then the points stand as they are, and the draws are revealed and verify.
#[test]
fn the_players_agree_to_end_the_game() {
    let secret = secret(31);
    let mut table = open(4, &secret);
    play_on(&mut *table, &secret, 12);
    let by = |name: &str| Player { name: name.into(), bot: Some("random".into()) };
    play(&mut *table, &Request::Resign { seat: Seat(3) }, &secret);
    play(&mut *table, &Request::Takeover { seat: Seat(3), by: by("stand-in") }, &secret);
    play(&mut *table, &Request::Takeover { seat: Seat(2), by: by("greedy") }, &secret);
    assert_eq!(table.asked_to_end(ANN), SeatSet::EMPTY.with(Seat(1)), "neither computers nor players who resigned");
    let end = |agreed| Request::End { seat: ANN, agreed };
    assert_eq!(table.prepare(&end(SeatSet::EMPTY), &secret, None).err(), Some(PlayError::NotAgreed));
    let (scores, seq) = (table.scores(), table.seq());
    play(&mut *table, &end(SeatSet::EMPTY.with(Seat(1))), &secret);
    let Status::Over { places, won: None } = table.status() else { panic!("it is over") };
    assert_eq!((table.scores(), places.as_slice()[3]), (scores, 4), "nothing is scored, and resigning comes last");
    assert_eq!(table.undo_point(ANN), Err(UndoBlocked::Over));
    assert_eq!(table.prepare(&end(SeatSet::EMPTY.with(Seat(1))), &secret, None).err(), Some(PlayError::Over));
    assert!(matches!(table.log(Viewer::Spectator, Some(seq))[0].kind, LogKind::End));
    assert!(!table.at(seq).unwrap().status().is_over() && table.at(seq + 1).unwrap().status().is_over());

    let record = table.record_for(Viewer::Spectator, Some(&secret));
    assert!(record.to_text().contains("\"agreed\":[1],\"end\":true"));
    assert_eq!(duchy_games::registry().verify(&record, None), Ok(Verdict::Fair));
    let again = duchy_games::registry().replay(&Record::parse(&record.to_text()).unwrap()).unwrap();
    assert_eq!((again.status(), again.scores()), (table.status(), table.scores()));
    let alone = record.to_text().replace("\"agreed\":[1],\"end\"", "\"agreed\":[],\"end\"");
    let refused = duchy_games::registry().replay(&Record::parse(&alone).unwrap()).err().unwrap();
    assert!(refused.what.contains("everyone who still plays"), "{}", refused.what);
}

/// Ben resigns before Ann places a tile: she may still take it back.
#[test]
fn a_resignation_before_does_not_hinder_an_undo() {
    let secret = secret(5);
    let mut table = open(3, &secret);
    let acting = table.status().awaited().first().unwrap();
    play(&mut *table, &Request::Resign { seat: acting.next(3) }, &secret);
    let request = choice(&*table, 0).unwrap();
    play(&mut *table, &request, &secret);
    if table.status().awaited().contains(acting) {
        assert_eq!(table.undo_point(acting), Ok(1));
        play(&mut *table, &Request::undo(acting), &secret);
    }
    assert!(table.resigned().contains(acting.next(3)));
}

#[test]
fn seats_that_are_not_there_get_nothing() {
    let secret = secret(22);
    let table = open(2, &secret);
    for number in [2, 7, 8, 200, 255] {
        let seat = Seat(number);
        assert_eq!(table.decision(seat), None);
        assert_eq!(table.view(Viewer::Seat(seat)), table.view(Viewer::Spectator));
        assert_eq!(table.why_not(seat, "pass"), Err(PlayError::NoSuchSeat(number)));
        assert!(table.bot_turn(seat, "random", 1, ONE).is_err());
        assert!(table.undo_point(seat).is_err());
    }
}

/// While the game is on, a record holds no fingerprints (one could try guesses by them) and no result; after it, all.
#[test]
fn a_record_taken_during_the_game_holds_what_may_be_known() {
    let secret = secret(23);
    let mut table = open(2, &secret);
    play_on(&mut *table, &secret, 12);
    let during = table.record_for(Viewer::Spectator, Some(&secret)).to_text();
    assert!(!during.contains("fingerprint") && !during.contains("secret"));
    assert!(duchy_games::registry().replay(&Record::parse(&during).unwrap()).is_ok());
    play_on(&mut *table, &secret, usize::MAX);
    let after = table.record_for(Viewer::Spectator, Some(&secret));
    assert_eq!(duchy_games::registry().verify(&after, None), Ok(Verdict::Fair));
    assert_eq!(after.entries, table.record().entries);
}

#[test]
fn a_table_follows_what_another_server_has_stored() {
    let secret = secret(24);
    let mut table = open(2, &secret);
    let mut follower = duchy_games::registry().replay(&Record::parse(&table.record().to_text()).unwrap()).unwrap();
    play_on(&mut *table, &secret, 20);
    assert!(follower.follow(&table.record().entries[1]).is_err());
    for entry in &table.record().entries {
        follower.follow(entry).unwrap();
    }
    assert_eq!(follower.record(), table.record());
    assert_eq!(
        follower.prepare(&choice(&*follower, 1).unwrap(), &common::secret(25), None).err(),
        Some(PlayError::OtherChance)
    );
}

#[test]
fn computer_opponents_answer_with_a_legal_action_and_the_same_for_the_same_seed() {
    let secret = secret(10);
    let mut table = open(2, &secret);
    let stop = std::sync::atomic::AtomicBool::new(false);
    for bot in table.kind().info().bots {
        for seed in 0..4 {
            let seat = table.status().awaited().first().unwrap();
            let think = || table.bot_turn(seat, bot, seed, ONE).unwrap()(&stop);
            let action = think();
            // What is thought about by the clock may come out differently.
            if bot != "master" {
                assert_eq!(action, think());
            }
            play(&mut *table, &Request::action(seat, action), &secret);
        }
    }
    assert!(matches!(table.bot_turn(ANN, "genius", 1, ONE), Err(PlayError::NoSuchBot(_))));
}

#[test]
fn the_same_deal_gives_the_same_tiles_whatever_is_played() {
    let deal = Secret::deal(b"the server's secret", "sunday");
    let tiles = |pick: usize| {
        let mut table = open(2, &deal);
        for step in 0..40 {
            let request = choice(&*table, step * pick).unwrap();
            play(&mut *table, &request, &deal);
        }
        let record = table.record().clone();
        assert_eq!(duchy_games::registry().verify(&record, Some(*deal.bytes())), Ok(Verdict::Fair));
        let drawn = record.entries.iter().flat_map(|entry| match &entry.kind {
            EntryKind::Action { outcomes, .. } => outcomes.clone(),
            _ => Vec::new(),
        });
        record.header.setup.iter().cloned().chain(drawn).take(15).collect::<Vec<String>>()
    };
    assert_eq!(tiles(1), tiles(5));
}

#[test]
fn a_changed_outcome_is_not_fair() {
    let secret = secret(11);
    let mut table = open(2, &secret);
    play_on(&mut *table, &secret, usize::MAX);
    let mut record = table.record().clone();
    record.result = table.result(Some(&secret));
    let text = record.to_text();
    // Another secret of the same length: the commitment does not fit.
    let forged = text.replace(&duchy_host::to_hex(secret.bytes()), &duchy_host::to_hex(&[12; 32]));
    assert_eq!(duchy_games::registry().verify(&Record::parse(&forged).unwrap(), None), Ok(Verdict::WrongSecret));
    // Another game's chance under this game's commitment.
    let other = common::secret(13);
    let mut table = open(2, &other);
    play_on(&mut *table, &other, usize::MAX);
    let mut swapped = table.record().clone();
    swapped.result = table.result(Some(&secret));
    swapped.header.chance = record.header.chance;
    assert!(matches!(duchy_games::registry().verify(&swapped, None), Ok(Verdict::Different { .. })));
}

#[test]
fn every_description_becomes_a_sentence_in_both_languages() {
    let secret = secret(14);
    let mut table = open(2, &secret);
    play_on(&mut *table, &secret, usize::MAX);
    for language in duchy_game::Language::ALL {
        let words = table.kind().words(language);
        for entry in table.log(Viewer::Spectator, None) {
            for event in &entry.events {
                let said = words.say(&event.text, &|seat| format!("player {seat}"));
                assert!(!said.contains('{') && said != event.text.key, "{said}");
            }
        }
    }
}

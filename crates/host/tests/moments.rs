//! Earlier moments of a game and branches that begin there, in all games.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod common;

use common::{choice, play, players, secret};
use duchy_game::{Seat, Status, Viewer};
use duchy_host::{
    Branch, EntryKind, NewGame, PlayError, Record, Registry, Request, Secret, Table, UndoBlocked, UndoBy, Verdict,
};
use serde_json::json;

/// Whole games of every kind, with some undos on the way.
fn games(registry: &Registry) -> Vec<Box<dyn Table>> {
    let finished = |kind: &dyn duchy_host::Kind| {
        let secret = secret(3);
        let seats = usize::from(kind.info().seats.max.min(3));
        let options = match kind.id() {
            "burgundy" => json!({ "estates": "free", "choosing": "hidden" }),
            "catherine" => json!({ "orders": "secret" }),
            _ => json!({}),
        };
        let new = NewGame { options, ..NewGame::of(players(seats)) };
        let mut table = kind.open(new, &secret).unwrap();
        for pick in 0.. {
            let Some(request) = choice(&*table, pick) else { break };
            play(&mut *table, &request, &secret);
            let mover = request.seat();
            if pick % 7 == 3 && table.undo_point(mover).is_ok() {
                play(&mut *table, &Request::Undo { seat: mover, by: UndoBy::Right }, &secret);
            }
        }
        table
    };
    registry.games().map(finished).collect()
}

#[test]
fn a_moment_is_the_table_as_it_was() {
    let registry = duchy_games::registry();
    for table in games(&registry) {
        let game = table.kind().id();
        registry
            .replay_each(table.record(), &mut |then| {
                let at = table.at(then.seq()).unwrap();
                assert_eq!(at.record().entries, then.record().entries, "{game}");
                assert_eq!((at.status(), at.scores()), (then.status(), then.scores()), "{game}");
                let seats = Seat::all(table.players().len() as u8).map(Viewer::Seat);
                for viewer in seats.chain([Viewer::Spectator, Viewer::Everything]) {
                    assert_eq!(at.view(viewer), then.view(viewer), "{game}, entry {}", then.seq());
                }
                if then.seq() % 16 == 0 {
                    assert_eq!(at.log(Viewer::Seat(Seat(0)), None), then.log(Viewer::Seat(Seat(0)), None), "{game}");
                }
            })
            .unwrap();
        assert!(table.at(table.seq() + 1).is_none() && table.at(u32::MAX).is_none());
    }
}

fn branch(at: u32, seats: usize, redeal: Option<Seat>) -> Branch {
    Branch { at, table: Some("abc".into()), players: players(seats), redeal, time: None }
}

/// Moments spread over the game; the first ones, where some games have their only secrets, in any case.
fn spread(table: &dyn Table) -> impl Iterator<Item = u32> + use<> {
    let seq = table.seq();
    (0..3).chain((3..seq).step_by((seq / 9).max(1) as usize))
}

/// Plays some moves and checks that the record reads, replays and verifies.
fn check_branch(registry: &Registry, mut branch: Box<dyn Table>, secret: &Secret) -> Record {
    for pick in 0..40 {
        let Some(request) = choice(&*branch, pick) else { break };
        play(&mut *branch, &request, secret);
    }
    let mut record = branch.record().clone();
    record = Record::parse(&record.to_text()).unwrap();
    let again = registry.replay(&record).unwrap();
    assert_eq!(again.record(), branch.record());
    assert_eq!(again.view(Viewer::Everything), branch.view(Viewer::Everything));
    assert_eq!(registry.verify(&record, Some(*secret.bytes())).unwrap(), Verdict::Fair);
    record
}

#[test]
fn a_branch_begins_with_what_a_seat_knew() {
    let registry = duchy_games::registry();
    let secret = secret(8);
    for table in games(&registry) {
        let (game, seats) = (table.kind().id(), table.players().len());
        let mut redealt = false;
        for at in spread(&*table) {
            let then = table.at(at).unwrap();
            for seat in Seat::all(seats as u8) {
                let new = table.branch(branch(at, seats, Some(seat)), &secret).unwrap();
                let origin = new.record().header.origin.clone().unwrap();
                assert_eq!((origin.at, origin.entries + 1), (at, new.seq()), "{game}");
                // What the others chose in secret is open again, so only then may the view differ.
                let same = new.status() == then.status();
                if same {
                    assert_eq!(new.view(Viewer::Seat(seat)), then.view(Viewer::Seat(seat)), "{game}, entry {at}");
                }
                redealt |= new.view(Viewer::Everything) != then.view(Viewer::Everything);
                let taken = new.record_for(Viewer::Seat(seat), None);
                let EntryKind::Redeal { outcomes, .. } = &taken.entries.last().unwrap().kind else { panic!("{game}") };
                assert!(outcomes.iter().all(|name| name == "?"), "{game}: the new deal is a secret");
                let record = check_branch(&registry, new, &secret);
                assert!(matches!(record.entries[origin.entries as usize].kind, EntryKind::Redeal { .. }));
            }
        }
        assert_eq!(redealt, seats > 1 && !["carcassonne"].contains(&game), "{game}");
    }
}

#[test]
fn an_open_branch_begins_with_the_position_as_it_was() {
    let registry = duchy_games::registry();
    let secret = secret(9);
    for table in games(&registry) {
        let seats = table.players().len();
        for at in spread(&*table) {
            let (then, new) = (table.at(at).unwrap(), table.branch(branch(at, seats, None), &secret).unwrap());
            assert_eq!(new.view(Viewer::Everything), then.view(Viewer::Everything));
            assert_eq!(new.status(), then.status());
            for seat in Seat::all(seats as u8) {
                let undo = new.undo_point(seat);
                assert!(matches!(undo, Err(UndoBlocked::Nothing | UndoBlocked::OthersDecision)), "{undo:?}");
            }
            check_branch(&registry, new, &secret);
        }
        let over = table.branch(branch(table.seq(), seats, None), &secret).err();
        assert_eq!(over, Some(PlayError::Over));
    }
}

#[test]
fn the_first_move_of_a_branch_can_be_undone_and_no_earlier_one() {
    let secret = secret(4);
    let registry = duchy_games::registry();
    for table in games(&registry) {
        let seats = table.players().len();
        for at in spread(&*table) {
            let mut new = table.branch(branch(at, seats, Some(Seat(0))), &secret).unwrap();
            let began = new.seq();
            let Some(request) = choice(&*new, 5) else { continue };
            play(&mut *new, &request, &secret);
            if new.undo_point(request.seat()).is_ok() {
                play(&mut *new, &Request::Undo { seat: request.seat(), by: UndoBy::Right }, &secret);
                let before = new.at(began).unwrap();
                assert_eq!(new.view(Viewer::Everything), before.view(Viewer::Everything));
                assert!(new.undo_point(request.seat()).is_err());
            }
        }
    }
}

#[test]
fn a_branch_of_a_branch_replays() {
    let registry = duchy_games::registry();
    let secret = secret(5);
    for table in games(&registry) {
        let seats = table.players().len();
        let mut first = table.branch(branch(table.seq() / 2, seats, Some(Seat(0))), &secret).unwrap();
        for pick in 0..6 {
            let Some(request) = choice(&*first, pick) else { break };
            play(&mut *first, &request, &secret);
        }
        if matches!(first.status(), Status::Over { .. }) {
            continue;
        }
        let second = first.branch(branch(first.seq(), seats, Some(Seat(0))), &secret).unwrap();
        check_branch(&registry, second, &secret);
    }
}

#[test]
fn verify_finds_a_changed_redeal_and_leaves_the_origin_alone() {
    let registry = duchy_games::registry();
    let secret = secret(6);
    let table = games(&registry).into_iter().find(|table| table.kind().id() == "catherine").unwrap();
    let seats = table.players().len();
    let with = |byte: u8| {
        let other = common::secret(byte);
        table.branch(branch(20, seats, Some(Seat(0))), &other).unwrap().record().clone()
    };
    let (fair, mut forged) = (with(6), with(7));
    forged.header.chance = fair.header.chance.clone();
    assert_eq!(registry.verify(&fair, Some(*secret.bytes())).unwrap(), Verdict::Fair);
    let verdict = registry.verify(&forged, Some(*secret.bytes())).unwrap();
    assert!(matches!(verdict, Verdict::Different { .. }), "{verdict:?}");
}

#[test]
fn a_redeal_elsewhere_is_refused() {
    let registry = duchy_games::registry();
    let secret = secret(2);
    let mut table = common::open(2, &secret);
    assert!(matches!(table.prepare(&Request::Redeal { seat: Seat(0) }, &secret, None), Err(PlayError::NoBranch)));
    common::play_on(&mut *table, &secret, 10);
    let new = table.branch(branch(4, 2, Some(Seat(1))), &secret).unwrap();
    let mut record = new.record().clone();
    record.header.origin = None;
    let error = registry.replay(&record).err().unwrap();
    assert!(error.what.contains("a redeal comes right after"), "{error}");
    let mut record = new.record().clone();
    record.entries.truncate(2);
    assert!(registry.replay(&record).err().unwrap().what.contains("4 entries come from"));
    for (wrong, error) in [
        (branch(99, 2, None), PlayError::NoSuchEntry(10)),
        (branch(4, 3, None), PlayError::OtherPlayers(2)),
        (branch(4, 2, Some(Seat(7))), PlayError::NoSuchSeat(7)),
    ] {
        assert_eq!(table.branch(wrong, &secret).err(), Some(error));
    }
}

/// Moments at the start, in the middle and at the end of five players' whole-box game; benches/reload.rs has its speed.
#[test]
fn a_long_game_has_all_its_moments() {
    let registry = duchy_games::registry();
    let game = registry.find("carcassonne").unwrap();
    let options = game.info().presets.into_iter().find(|preset| preset.name == "all").unwrap().options;
    let secret = secret(1);
    let mut table = game.open(NewGame { options, ..NewGame::of(players(5)) }, &secret).unwrap();
    common::play_on(&mut *table, &secret, usize::MAX);
    assert!(table.status().is_over() && table.seq() > 200, "{} entries", table.seq());
    for at in [0, table.seq() / 2, table.seq() - 1, table.seq()] {
        let then = table.at(at).unwrap();
        assert_eq!(then.seq(), at);
        assert_eq!(then.status().is_over(), at == table.seq());
    }
}

//! Records taken during a game: what has been revealed is shown, what is secret or was replaced stays hidden.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod common;

use common::{play, secret};
use duchy_game::{Seat, Viewer};
use duchy_host::{EntryKind, NewGame, Record, Request, Secret, Table};
use serde_json::{Value, json};

fn open(game: &str, options: Value, secret: &Secret) -> Box<dyn Table> {
    let registry = duchy_games::registry();
    let new = NewGame { options, ..NewGame::of(common::players(2)) };
    registry.find(game).unwrap().open(new, secret).unwrap()
}

/// The actions of a record as a viewer gets it.
fn actions(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    let record = table.record_for(viewer, None);
    let action = |kind: &EntryKind| match kind {
        EntryKind::Action { action, .. } => action.clone(),
        other => panic!("{other:?} is no action"),
    };
    record.entries.iter().map(|entry| action(&entry.kind)).collect()
}

fn choose(table: &mut dyn Table, seat: Seat, number: usize, secret: &Secret) -> String {
    let action = table.decision(seat).unwrap().choices[number].action.clone();
    play(table, &Request::action(seat, action.clone()), secret);
    action
}

/// Ann chooses, changes her mind, and Ben chooses; after that everybody knows the two choices that counted.
fn ann_revises_and_ben_chooses(game: &str, options: Value) {
    let secret = secret(7);
    let (ann, ben) = (Seat(0), Seat(1));
    let mut table = open(game, options, &secret);
    let first = choose(&mut *table, ann, 0, &secret);
    let second = choose(&mut *table, ann, 1, &secret);
    assert_ne!(first, second);
    for viewer in [Viewer::Spectator, Viewer::Seat(ben)] {
        assert_eq!(actions(&*table, viewer), ["?", "?"], "{game}: nothing is revealed yet");
    }
    assert_eq!(actions(&*table, Viewer::Seat(ann)), [first.clone(), second.clone()]);

    let answer = choose(&mut *table, ben, 0, &secret);
    assert!(!table.status().is_over());
    for viewer in [Viewer::Spectator, Viewer::Seat(ben)] {
        let known = actions(&*table, viewer);
        assert_eq!(known, ["?".to_owned(), second.clone(), answer.clone()], "{game}, {viewer:?}");
    }
    assert_eq!(actions(&*table, Viewer::Seat(ann)), [first, second, answer]);
}

#[test]
fn revealed_realms_of_tuscany_are_shown() {
    ann_revises_and_ben_chooses("tuscany", json!({ "first": "listed" }));
}

#[test]
fn revealed_rows_of_catherine_are_shown() {
    ann_revises_and_ben_chooses("catherine", json!({}));
}

#[test]
fn revealed_estates_of_burgundy_are_shown() {
    ann_revises_and_ben_chooses("burgundy", json!({ "first": "listed", "estates": "free", "choosing": "hidden" }));
}

/// In a whole game, only the choices of the question that is still open are hidden. Nobody revises here.
#[test]
fn every_settled_choice_of_catherine_is_shown() {
    let secret = secret(9);
    let mut table = open("catherine", json!({}), &secret);
    for pick in 0.. {
        let Some(request) = common::choice(&*table, pick) else { break };
        play(&mut *table, &request, &secret);
        let hidden = actions(&*table, Viewer::Spectator).iter().filter(|action| *action == "?").count();
        assert_eq!(hidden, table.status().may_revise().len(), "after entry {}", table.seq());
    }
}

#[test]
fn a_record_taken_during_a_game_says_why_its_replay_stops() {
    let registry = duchy_games::registry();
    let secret = secret(8);
    let catherine = open("catherine", json!({}), &secret);
    let mut burgundy = open("burgundy", json!({ "estates": "free", "choosing": "hidden" }), &secret);
    choose(&mut *burgundy, Seat(0), 0, &secret);
    for (table, line) in [(&catherine, 1), (&burgundy, 2)] {
        let taken = table.record_for(Viewer::Spectator, None).to_text();
        let error = registry.replay(&Record::parse(&taken).unwrap()).err().unwrap();
        assert_eq!(error.line, line);
        assert!(error.what.starts_with("this record was downloaded while the game was in progress"), "{error}");
        assert!(error.what.ends_with("Download it again when the game is over"), "{error}");
    }
    // Once the estates are known, Burgundy has no secrets: the record replays to where the game is.
    choose(&mut *burgundy, Seat(1), 3, &secret);
    let taken = burgundy.record_for(Viewer::Spectator, None).to_text();
    assert_eq!(registry.replay(&Record::parse(&taken).unwrap()).unwrap().seq(), burgundy.seq());
}

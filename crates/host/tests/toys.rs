//! Any game can be hosted: the two toys of the test kit, without a line in the host that names them.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    num::NonZero,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use duchy_game::{Observed, Seat, Viewer, context::Seed};
use duchy_host::{Json, Kind, NewGame, PlayError, Player, Record, Registry, Request, Secret, Table, Verdict};
use duchy_search::{Budget, Candidate, Level, Levels, Random, Searcher};
use duchy_testkit::toys::{
    envoys::Envoys,
    market::{self, Market},
};
use serde_json::{Value, json};

const MARKET: Levels<Market> = &[
    Level::random(),
    Level { id: "sleeper", positions: u64::MAX, time: STATED, searcher: || Box::new(Sleeper), ..Level::random() },
];
const ENVOYS: Levels<Envoys> = &[Level::random()];

const STATED: Duration = Duration::from_millis(50);

/// Gets next to nothing of a processor and thinks until its time is up.
struct Sleeper;

impl Searcher<Market> for Sleeper {
    fn rank(&mut self, observed: &Observed<Market>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<market::Action>> {
        let start = Instant::now();
        while !budget.stopped() {
            assert!(start.elapsed() < Duration::from_secs(20), "its time is never up");
            std::thread::sleep(Duration::from_millis(1));
        }
        Random.rank(observed, budget, seed)
    }
}

fn toys() -> Registry {
    Registry::default().with(MARKET).with(ENVOYS)
}

fn secret() -> Secret {
    Secret::Seed(Seed([3; 32]))
}

fn open(game: &str) -> Box<dyn Table> {
    let players = vec![Player::person("Ann"), Player::person("Ben")];
    toys().find(game).unwrap().open(NewGame::of(players), &secret()).unwrap()
}

/// Plays with bots to the end.
fn finish(table: &mut dyn Table) {
    for seed in 0.. {
        let Some(seat) = table.status().awaited().first() else { break };
        let action = table.bot_turn(seat, "random", seed, NonZero::<usize>::MIN).unwrap()(&AtomicBool::new(false));
        let step = table.prepare(&Request::action(seat, action), &secret(), None).unwrap();
        table.accept(step);
    }
}

#[test]
fn a_registry_holds_what_it_was_given() {
    let registry = toys();
    assert_eq!(registry.games().map(Kind::id).collect::<Vec<_>>(), ["market", "envoys"]);
    let error = registry.find("carcassonne").err().unwrap().to_string();
    assert!(error.contains("market, envoys"), "{error}");
}

#[test]
#[should_panic(expected = "market is registered twice")]
fn a_game_is_registered_once() {
    let _ = toys().with(MARKET);
}

#[test]
fn toys_are_played_replayed_and_verified() {
    for game in ["market", "envoys"] {
        let mut table = open(game);
        finish(&mut *table);
        let record = table.record_for(Viewer::Everything, Some(&secret()));
        let record = Record::parse(&record.to_text()).unwrap();
        assert_eq!(toys().replay(&record).unwrap().scores(), table.scores(), "{game}");
        assert_eq!(toys().verify(&record, None), Ok(Verdict::Fair), "{game}");
        assert_eq!(table.kind().id(), game);
    }
}

/// The players wait by the clock on the wall, however little a busy machine lets a computer opponent think.
#[test]
fn a_level_takes_the_time_it_states() {
    let table = open("market");
    let seat = table.status().awaited().first().unwrap();
    let start = Instant::now();
    let action = table.bot_turn(seat, "sleeper", 1, NonZero::<usize>::MIN).unwrap()(&AtomicBool::new(false));
    assert!(start.elapsed() >= STATED);
    assert!(table.prepare(&Request::action(seat, action), &secret(), None).is_ok());
}

#[test]
fn a_secret_choice_stays_secret_until_all_have_chosen() {
    let mut table = open("envoys");
    let choice = table.decision(Seat(0)).unwrap().choices[0].action.clone();
    let step = table.prepare(&Request::action(Seat(0), choice.clone()), &secret(), None).unwrap();
    table.accept(step);
    let shown = |viewer| table.record_for(viewer, None).to_text();
    assert!(shown(Viewer::Seat(Seat(0))).contains(&choice));
    assert!(!shown(Viewer::Seat(Seat(1))).contains(&format!("\"{choice}\"")));
    assert!(!shown(Viewer::Spectator).contains(&format!("\"{choice}\"")));
}

#[test]
fn why_not_is_asked_by_place() {
    let table = open("market");
    let seat = table.status().awaited().first().unwrap();
    for choice in table.decision(seat).unwrap().choices {
        let places: Vec<Value> = choice.text.places.iter().map(Json::value).collect();
        assert_eq!(table.why_not_at(seat, &places), Ok(None), "{}", choice.action);
    }
    // What does not lie open can't be bought.
    let refused = ["apples", "bread", "cheese", "honey", "basket"]
        .iter()
        .filter_map(|good| table.why_not_at(seat, &[json!({"kind": "stall", "good": good})]).unwrap())
        .count();
    let hand = json!({"kind": "hand", "rank": "duke"});
    assert!(matches!(table.why_not_at(seat, std::slice::from_ref(&hand)), Err(PlayError::MalformedPlaces(_))));
    let stall = json!({"kind": "stall", "good": "apples"});
    assert!(matches!(table.why_not_at(seat, &vec![stall; 17]), Err(PlayError::MalformedPlaces(_))));
    assert!(matches!(table.why_not_at(Seat(7), &[]), Err(PlayError::NoSuchSeat(7))));
    assert!(refused > 0, "some good of the village is not on sale");
}

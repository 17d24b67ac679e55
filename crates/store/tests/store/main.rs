//! The store's guarantees, tested on both databases.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod copy;
mod daily;
mod each;
mod full;
mod nodes;
mod stored;
mod trouble;

use std::collections::BTreeSet;

use duchy_store::{
    Appended, Catalogue, Cursor, Error, Expiry, Listing, LobbyChange, NewGameRow, NewUser, Phase, SeatKind, SeatRow,
    Sits, Sitting, Start, Store, StoredSecret, Summary, Ticking, Unfinished, Uptime,
};

/// The tables listed for everybody.
const LISTED: Listing<'static> = Listing { public: true, user_id: None, game: None, pace: None, seats: None };
use each::on_each;

fn time(second: u32) -> String {
    format!("2026-01-01T00:00:{second:02}.000Z")
}

async fn with_users(address: &str) -> Store {
    let store = Store::open(address).await.unwrap();
    for (id, name) in [("ann", "Ann"), ("ben", "Ben")] {
        let user = NewUser { id, name, token_hash: &format!("hash of {id}"), label: "", at: &time(0) };
        store.add_user(&user).await.unwrap();
    }
    store
}

fn person(seat: u8, id: &str) -> SeatRow {
    SeatRow { seat, kind: SeatKind::Person { user_id: id.into(), name: id.to_uppercase() } }
}

fn open(seat: u8) -> SeatRow {
    SeatRow { seat, kind: SeatKind::Open }
}

fn bot(seat: u8) -> SeatRow {
    SeatRow { seat, kind: SeatKind::Bot { level: "greedy".into(), name: "Steward".into(), owner: None } }
}

const START: Start<'_> = Start { header: "{\"duchy\":1}", status: "{\"awaited\":[0]}", bot_to_act: false, clock: None };

async fn add(store: &Store, id: &str, seats: &[SeatRow], second: u32) -> Result<(), Error> {
    add_to_watch(store, id, seats, second, false).await
}

async fn add_to_watch(store: &Store, id: &str, seats: &[SeatRow], second: u32, public: bool) -> Result<(), Error> {
    let start = seats.iter().all(|seat| seat.kind != SeatKind::Open).then_some(START);
    let secret = StoredSecret([7; 32]);
    let at = time(second);
    store
        .add_game(&NewGameRow {
            id,
            game: "carcassonne",
            options: "{}",
            catalogue: None,
            secret: &secret,
            seats,
            at: &at,
            start,
            daily: None,
            creator: "ann",
            origin: Some("here"),
            terms: "{}",
            listed: true,
            public,
            unconfirmed: "",
        })
        .await
}

async fn append(store: &Store, id: &str, seq: u32, entry: &str) -> Result<(), Error> {
    let summary = Summary {
        phase: Phase::Playing,
        status: entry,
        result: None,
        daily: None,
        bot_to_act: false,
        clock: None,
        proposal: None,
    };
    store.append(id, &Appended { seq, entry, at: &time(seq), sits: None }, &summary).await
}

async fn sit(store: &Store, id: &str, seat: u8, user: &str, start: Option<Start<'_>>) -> Result<(), Error> {
    store.sit(id, &Sitting { seat, user_id: user, name: user, at: &time(30), start }).await
}

/// A game that goes on.
const PLAYING: Summary<'static> = Summary {
    phase: Phase::Playing,
    status: "{}",
    result: None,
    daily: None,
    bot_to_act: false,
    clock: None,
    proposal: None,
};

#[tokio::test]
async fn users_are_found_by_their_token_and_can_be_renamed() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        let ann = store.user_by_token("hash of ann").await.unwrap().unwrap();
        assert_eq!((ann.id.as_str(), ann.name.as_str()), ("ann", "Ann"));
        assert_eq!(store.user_by_token("another").await.unwrap(), None);
        store.rename_user("ann", "Аня").await.unwrap();
        assert_eq!(store.user_by_token("hash of ann").await.unwrap().unwrap().name, "Аня");
        assert!(matches!(store.rename_user("nobody", "X").await, Err(Error::NotFound("user"))));
        let same = NewUser { id: "cleo", name: "Cleo", token_hash: "hash of ann", label: "", at: &time(0) };
        assert!(matches!(store.add_user(&same).await, Err(Error::Conflict)));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn opening_twice_changes_nothing_and_loses_nothing() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        append(&store, "t1", 1, "{\"seq\":1}").await.unwrap();
        let before = store.load("t1").await.unwrap();
        store.close().await;
        let store = Store::open(&address).await.unwrap();
        assert_eq!(store.load("t1").await.unwrap(), before);
        assert_eq!(before.entries, ["{\"seq\":1}"]);
        assert_eq!((before.game.seq, before.game.updated_at), (1, time(1)));
        assert_eq!(before.secret, StoredSecret([7; 32]));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_entry_is_written_once_and_in_order() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        append(&store, "t1", 1, "one").await.unwrap();
        assert!(matches!(append(&store, "t1", 1, "another").await, Err(Error::Conflict)));
        assert!(matches!(append(&store, "t1", 3, "too far").await, Err(Error::Conflict)));
        assert!(matches!(append(&store, "nowhere", 1, "lost").await, Err(Error::Conflict)));
        append(&store, "t1", 2, "two").await.unwrap();
        let loaded = store.load("t1").await.unwrap();
        assert_eq!(loaded.entries, ["one", "two"]);
        assert_eq!(loaded.game.status.as_deref(), Some("two"));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_many_concurrent_writers_of_an_entry_one_succeeds() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        let tries = (0..8).map(|number| {
            let store = store.clone();
            tokio::spawn(async move { append(&store, "t1", 1, &format!("try {number}")).await.map(|()| number) })
        });
        let mut won = Vec::new();
        for attempt in tries.collect::<Vec<_>>() {
            match attempt.await.unwrap() {
                Ok(number) => won.push(number),
                Err(error) => assert!(matches!(error, Error::Conflict), "{error}"),
            }
        }
        assert_eq!(won.len(), 1);
        assert_eq!(store.load("t1").await.unwrap().entries, [format!("try {}", won[0])]);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_takes_no_more_entries() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        let summary = Summary {
            phase: Phase::Over,
            status: "{}",
            result: Some("{\"scores\":[1,2]}"),
            daily: None,
            bot_to_act: false,
            clock: None,
            proposal: None,
        };
        store.append("t1", &Appended { seq: 1, entry: "last", at: &time(2), sits: None }, &summary).await.unwrap();
        assert!(matches!(append(&store, "t1", 2, "more").await, Err(Error::Conflict)));
        let game = store.game("t1").await.unwrap().unwrap();
        assert_eq!((game.phase, game.result.as_deref()), (Phase::Over, Some("{\"scores\":[1,2]}")));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_takeover_changes_the_seat_together_with_its_entry() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), person(1, "ben")], 1).await.unwrap();
        let summary = PLAYING;
        let takeover = |seq| Appended {
            seq,
            entry: "takeover",
            at: "2026-01-01T00:00:02.000Z",
            sits: Some(Sits::Bot { seat: 1, level: "greedy", name: "Steward" }),
        };
        assert!(matches!(store.append("t1", &takeover(2), &summary).await, Err(Error::Conflict)));
        assert_eq!(store.game("t1").await.unwrap().unwrap().seats[1], person(1, "ben"));
        store.append("t1", &takeover(1), &summary).await.unwrap();
        let stand_in = SeatKind::Bot { level: "greedy".into(), name: "Steward".into(), owner: Some("ben".into()) };
        let seats = store.game("t1").await.unwrap().unwrap().seats;
        assert_eq!(seats, [person(0, "ann"), SeatRow { seat: 1, kind: stand_in }]);
        assert_eq!(
            store.unfinished_games("ben", &Cursor::start(), 10).await.unwrap().len(),
            1,
            "the game is still among Ben's"
        );
        // Only a seat that was somebody's can be given back.
        let back = |seq, seat| Appended {
            seq,
            entry: "back",
            at: "2026-01-01T00:00:03.000Z",
            sits: Some(Sits::Owner { seat }),
        };
        assert!(matches!(store.append("t1", &back(2, 0), &summary).await, Err(Error::Conflict)));
        store.append("t1", &back(2, 1), &summary).await.unwrap();
        let ben = SeatRow { seat: 1, kind: SeatKind::Person { user_id: "ben".into(), name: "Steward".into() } };
        assert_eq!(store.game("t1").await.unwrap().unwrap().seats, [person(0, "ann"), ben]);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn games_out_of_time_are_found() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for id in ["t1", "t2", "t3"] {
            add(&store, id, &[person(0, "ann"), person(1, "ben")], 1).await.unwrap();
        }
        assert!(!store.has_running_clocks().await.unwrap());
        let tick = |id: &'static str, seq, flag_at| {
            let store = &store;
            async move {
                let clock = Some(Ticking { state: "[7]", flag_at });
                let summary = Summary {
                    phase: Phase::Playing,
                    status: "",
                    result: None,
                    daily: None,
                    bot_to_act: false,
                    clock,
                    proposal: None,
                };
                store.append(id, &Appended { seq, entry: "{}", at: &time(seq), sits: None }, &summary).await.unwrap();
            }
        };
        tokio::join!(tick("t1", 1, Some(2000)), tick("t2", 1, Some(1000)), tick("t3", 1, None));
        assert!(store.has_running_clocks().await.unwrap());
        assert_eq!(store.games_out_of_time(999, 10).await.unwrap(), [""; 0]);
        assert_eq!(store.games_out_of_time(2000, 10).await.unwrap(), ["t2", "t1"]);
        assert_eq!(store.game("t2").await.unwrap().unwrap().clock.as_deref(), Some("[7]"));
        tick("t2", 2, None).await;
        assert_eq!(store.games_out_of_time(2000, 10).await.unwrap(), ["t1"]);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn games_to_watch_are_found_among_any_number_of_others() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        let seats = [person(0, "ann"), bot(1)];
        for (id, second) in [("p1", 1), ("p2", 2), ("p3", 3)] {
            add_to_watch(&store, id, &seats, second, true).await.unwrap();
        }
        add_to_watch(&store, "waits", &[person(0, "ann"), open(1)], 4, true).await.unwrap();
        let others = (0..1100).map(|number| {
            let (store, seats) = (store.clone(), seats.clone());
            tokio::spawn(async move { add(&store, &format!("other{number}"), &seats, 5).await })
        });
        for other in others.collect::<Vec<_>>() {
            other.await.unwrap().unwrap();
        }
        let ids = |limit: u32| {
            let store = store.clone();
            async move { store.games_to_watch(limit).await.unwrap().into_iter().map(|game| game.id).collect::<Vec<_>>() }
        };
        assert_eq!(ids(10).await, ["p3", "p2", "p1"]);
        assert_eq!(ids(2).await, ["p3", "p2"], "the latest first");
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_proposal_lasts_until_the_next_entry_unless_the_entry_keeps_it() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), person(1, "ben")], 1).await.unwrap();
        store.propose("t1", 0, "undo?", &time(2)).await.unwrap();
        let game = store.game("t1").await.unwrap().unwrap();
        assert_eq!((game.proposal.as_deref(), game.updated_at), (Some("undo?"), time(2)));
        let summary = Summary { proposal: Some("still?"), ..PLAYING };
        store.append("t1", &Appended { seq: 1, entry: "one", at: &time(2), sits: None }, &summary).await.unwrap();
        assert_eq!(store.game("t1").await.unwrap().unwrap().proposal.as_deref(), Some("still?"));
        append(&store, "t1", 2, "two").await.unwrap();
        assert_eq!(store.game("t1").await.unwrap().unwrap().proposal, None);
        assert!(matches!(store.propose("t1", 0, "late", &time(3)).await, Err(Error::Conflict)));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_time_without_a_server_is_counted_once() {
    on_each(|address| async move {
        let store = Store::open(&address).await.unwrap();
        assert_eq!(store.uptime().await.unwrap(), None);
        let (first, second) = (Uptime { alive: 1000, down: 0 }, Uptime { alive: 5000, down: 4000 });
        store.set_uptime(None, first).await.unwrap();
        assert!(matches!(store.set_uptime(None, second).await, Err(Error::Conflict)));
        store.set_uptime(Some(first), second).await.unwrap();
        assert!(matches!(store.set_uptime(Some(first), second).await, Err(Error::Conflict)));
        assert_eq!(store.uptime().await.unwrap(), Some(second));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_last_one_to_sit_down_starts_the_game() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), open(1), open(2)], 1).await.unwrap();
        assert!(matches!(sit(&store, "t1", 0, "ben", None).await, Err(Error::Conflict)), "taken");
        assert!(matches!(sit(&store, "t1", 1, "ben", Some(START)).await, Err(Error::Conflict)), "one is still open");
        sit(&store, "t1", 1, "ben", None).await.unwrap();
        assert!(matches!(sit(&store, "t1", 2, "ben", None).await, Err(Error::Conflict)), "the last has to start it");
        assert_eq!(store.game("t1").await.unwrap().unwrap().seats[2], open(2), "nothing is half written");
        assert!(matches!(append(&store, "t1", 1, "early").await, Err(Error::Conflict)));
        sit(&store, "t1", 2, "ben", Some(START)).await.unwrap();
        let game = store.game("t1").await.unwrap().unwrap();
        assert_eq!((game.phase, game.header.as_deref()), (Phase::Playing, Some(START.header)));
        assert!(matches!(sit(&store, "t1", 2, "ann", Some(START)).await, Err(Error::Conflict)), "it has started");
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn of_two_players_taking_the_last_seat_at_once_one_gets_it() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "t1", &[person(0, "ann"), open(1)], 1).await.unwrap();
        let (one, two) =
            tokio::join!(sit(&store, "t1", 1, "ann", Some(START)), sit(&store, "t1", 1, "ben", Some(START)));
        assert_eq!([&one, &two].iter().filter(|done| done.is_ok()).count(), 1, "{one:?} {two:?}");
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn lists_show_the_latest_first_with_all_seats() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "old", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        add(&store, "new", &[open(0), person(1, "ann")], 2).await.unwrap();
        add(&store, "other", &[person(0, "ben"), open(1), bot(2)], 3).await.unwrap();
        let ids = |games: Vec<duchy_store::GameRow>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
        let mine = store.unfinished_games("ann", &Cursor::start(), 10).await.unwrap();
        assert_eq!(mine[0].seats, [open(0), person(1, "ann")]);
        assert_eq!(ids(mine), ["new", "old"]);
        assert_eq!(ids(store.unfinished_games("ann", &Cursor::start(), 1).await.unwrap()), ["new"]);
        assert_eq!(ids(store.open_games(&LISTED, &Cursor::start(), 10).await.unwrap()), ["other", "new"]);
        assert_eq!(store.game("none").await.unwrap(), None);
        assert!(matches!(store.load("none").await, Err(Error::NotFound("table"))));
        store.close().await;
    })
    .await;
}

async fn finish(store: &Store, id: &str, second: u32) {
    let summary = Summary {
        phase: Phase::Over,
        status: "{}",
        result: Some("{}"),
        daily: None,
        bot_to_act: false,
        clock: None,
        proposal: None,
    };
    store.append(id, &Appended { seq: 1, entry: "{}", at: &time(second), sits: None }, &summary).await.unwrap();
}

/// Puts Ben on the second seat of a table that was last changed at second `was`.
async fn seat_ben(store: &Store, id: &str, [was, at]: [u32; 2], unconfirmed: &str) -> Result<(), Error> {
    let change = LobbyChange {
        was: &time(was),
        at: &time(at),
        options: "{}",
        terms: "{}",
        listed: true,
        public: false,
        unconfirmed,
        seats: &[person(0, "ann"), person(1, "ben")],
        removed: None,
        start: None,
    };
    store.change_lobby(id, &change).await
}

#[tokio::test]
async fn whoever_does_not_know_the_terms_of_a_table_changes_nothing() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "table", &[person(0, "ann"), open(1)], 1).await.unwrap();
        store.set_terms("table", &time(1), &time(2), r#"{"people":["Former player 1"]}"#).await.unwrap();
        let terms = store.games_for_named_people().await.unwrap();
        assert_eq!(terms, [("table".to_owned(), r#"{"people":["Former player 1"]}"#.to_owned())]);
        assert!(matches!(store.set_terms("table", &time(1), &time(3), "{}").await, Err(Error::Conflict)));
        assert!(matches!(seat_ben(&store, "table", [1, 3], "").await, Err(Error::Conflict)));
        seat_ben(&store, "table", [2, 3], "").await.unwrap();
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_invitation_counts_among_the_games_of_those_who_agreed() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "rematch", &[person(0, "ann"), open(1)], 1).await.unwrap();
        seat_ben(&store, "rematch", [1, 2], "[\"ann\",{\"invited\":\"ben\"}]").await.unwrap();
        for (user, counted) in [("ann", Unfinished { sits: 1, opened: 1 }), ("ben", Unfinished { sits: 0, opened: 0 })]
        {
            assert_eq!(store.count_unfinished(user).await.unwrap(), counted, "{user}");
        }
        seat_ben(&store, "rematch", [2, 3], "[\"ben\"]").await.unwrap();
        assert_eq!(store.count_unfinished("ben").await.unwrap(), Unfinished { sits: 1, opened: 0 });
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_waiting_table_without_an_open_seat_is_not_listed() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "full", &[person(0, "ann"), open(1)], 1).await.unwrap();
        add(&store, "open", &[person(0, "ann"), open(1)], 2).await.unwrap();
        store.set_invited("full", &["ben".to_owned()]).await.unwrap();
        seat_ben(&store, "full", [1, 3], "[\"ben\"]").await.unwrap();
        let listing = Listing { user_id: Some("ben"), ..LISTED };
        let listed = store.open_games(&listing, &Cursor::start(), 10).await.unwrap();
        assert_eq!(listed.into_iter().map(|game| game.id).collect::<Vec<_>>(), ["open"]);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn lists_are_paged_without_gaps_or_duplicates() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for number in 0..10 {
            add(&store, &format!("open{number}"), &[person(0, "ben"), open(1)], number / 3).await.unwrap();
            let id = format!("over{number}");
            add(&store, &id, &[person(0, "ann"), person(1, "ann"), bot(2)], 1).await.unwrap();
            // Several end at the same moment.
            finish(&store, &id, 10 + number / 3).await;
        }
        let expected = |kind: &str| (0..10).rev().map(|number| format!("{kind}{number}")).collect::<Vec<_>>();
        let (mut open, mut over) = (Vec::new(), Vec::new());
        let mut after = Cursor::start();
        for size in [4, 4, 2, 0] {
            let page = store.open_games(&LISTED, &after, 4).await.unwrap();
            assert_eq!(page.len(), size);
            after = page.last().map_or(after, |last| Cursor { at: last.updated_at.clone(), id: last.id.clone() });
            open.extend(page.into_iter().map(|game| game.id));
        }
        after = Cursor::start();
        for size in [4, 4, 2, 0] {
            let page = store.finished_games("ann", &after, 4).await.unwrap();
            assert_eq!(page.len(), size);
            assert!(page.iter().all(|game| game.seats.len() == 3));
            after = page.last().map_or(after, |last| Cursor { at: last.updated_at.clone(), id: last.id.clone() });
            over.extend(page.into_iter().map(|game| game.id));
        }
        assert_eq!((open, over), (expected("open"), expected("over")));
        assert_eq!(store.unfinished_games("ann", &Cursor::start(), 10).await.unwrap(), []);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn only_games_where_it_is_a_bots_turn_are_resumed() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for id in ["t1", "t2"] {
            add(&store, id, &[person(0, "ann"), bot(1)], 1).await.unwrap();
        }
        assert_eq!(store.games_with_bot_to_act().await.unwrap(), [""; 0]);
        let summary = Summary {
            phase: Phase::Playing,
            status: "",
            result: None,
            daily: None,
            bot_to_act: true,
            clock: None,
            proposal: None,
        };
        store.append("t1", &Appended { seq: 1, entry: "one", at: &time(2), sits: None }, &summary).await.unwrap();
        assert_eq!(store.games_with_bot_to_act().await.unwrap(), ["t1"]);
        store.no_bot_to_act("t1", 0).await.unwrap();
        assert_eq!(store.games_with_bot_to_act().await.unwrap(), ["t1"], "it has gone on meanwhile");
        store.no_bot_to_act("t1", 1).await.unwrap();
        assert_eq!(store.games_with_bot_to_act().await.unwrap(), [""; 0]);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn only_unused_tables_and_users_are_removed() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "waits", &[person(0, "ann"), open(1)], 1).await.unwrap();
        add(&store, "waits late", &[person(0, "ann"), open(1)], 9).await.unwrap();
        add(&store, "played", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        append(&store, "played", 1, "one").await.unwrap();
        add(&store, "over", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        finish(&store, "over", 2).await;
        assert_eq!(store.count_unfinished("ann").await.unwrap(), Unfinished { sits: 3, opened: 2 });
        assert_eq!(store.count_waiting_from("here").await.unwrap(), 2);
        let expiry = Expiry { waiting: Some(time(5)), playing: None };
        assert_eq!(store.expired_games(&expiry, 10).await.unwrap(), ["waits"]);
        for kept in ["waits late", "played", "over"] {
            assert!(matches!(store.remove_expired(kept, &expiry).await, Err(Error::Conflict)));
        }
        store.remove_expired("waits", &expiry).await.unwrap();
        let expiry = Expiry { waiting: None, playing: Some(time(5)) };
        assert_eq!(store.expired_games(&expiry, 10).await.unwrap(), ["played"]);
        store.remove_expired("played", &expiry).await.unwrap();
        assert_eq!(store.game("played").await.unwrap(), None);
        assert!(store.game("over").await.unwrap().is_some());
        assert!(matches!(store.cancel_game("waits late", "ben").await, Err(Error::Conflict)));
        assert!(matches!(store.cancel_game("over", "ann").await, Err(Error::Conflict)));
        store.cancel_game("waits late", "ann").await.unwrap();
        assert_eq!(store.game("waits late").await.unwrap(), None);

        assert_eq!(store.remove_unseen_users("2026-01-01", "2026-02-01", 10).await.unwrap(), 0);
        store.see_user("ann", "2026-01-01").await.unwrap();
        assert_eq!(store.remove_unseen_users("2026-01-02", "2026-02-01", 10).await.unwrap(), 1, "Ben sits nowhere");
        assert!(store.user_by_token("hash of ann").await.unwrap().is_some());
        assert!(store.user_by_token("hash of ben").await.unwrap().is_none());
        store.close().await;
    })
    .await;
}

/// A database of the previous version still has its games after the migration.
#[tokio::test]
async fn a_database_of_the_previous_version_is_migrated() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("duchy.db");
    let address = format!("sqlite:{}", file.display());
    each::of_version_3(&file).await;
    let store = Store::open(&address).await.unwrap();
    let ids = |games: Vec<duchy_store::GameRow>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(store.unfinished_games("ann", &Cursor::start(), 10).await.unwrap()), ["on", "waits"]);
    assert_eq!(ids(store.finished_games("ann", &Cursor::start(), 10).await.unwrap()), ["over"]);
    assert_eq!(store.games_with_bot_to_act().await.unwrap(), ["on"], "it is looked at once");
    assert_eq!(store.load("on").await.unwrap().entries, ["one"]);
    // Ann has no recorded visit, so her time starts now.
    assert_eq!(store.remove_unseen_users("2026-06-01", "2026-06-02", 10).await.unwrap(), 0);
    assert_eq!(store.user_by_token("hash").await.unwrap().unwrap().seen_on.as_deref(), Some("2026-06-02"));
    store.close().await;
}

#[tokio::test]
async fn a_table_is_added_with_all_its_seats_or_not_at_all() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        assert!(add(&store, "t1", &[person(0, "ann"), person(1, "stranger")], 1).await.is_err());
        assert_eq!(store.game("t1").await.unwrap(), None);
        add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        assert!(matches!(add(&store, "t1", &[person(0, "ben"), bot(1)], 1).await, Err(Error::Conflict)));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn catalogues_are_kept_by_their_hash() {
    on_each(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let text = "name = \"mine\"\n".repeat(1000);
        let mine = Catalogue { hash: "abc".into(), game: "carcassonne".into(), name: "mine".into(), text };
        store.keep_catalogue(&mine).await.unwrap();
        store.keep_catalogue(&mine).await.unwrap();
        assert_eq!(store.catalogue("abc").await.unwrap(), Some(mine));
        assert_eq!(store.catalogue("def").await.unwrap(), None);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_first_servers_secret_is_used_by_all() {
    on_each(|address| async move {
        let store = Store::open(&address).await.unwrap();
        let several = (0..6u8).map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.server_secret([number; 32]).await.unwrap().0 })
        });
        let mut secrets = BTreeSet::new();
        for secret in several.collect::<Vec<_>>() {
            secrets.insert(secret.await.unwrap());
        }
        assert_eq!(secrets.len(), 1);
        store.close().await;
        let again = Store::open(&address).await.unwrap();
        assert_eq!(again.server_secret([99; 32]).await.unwrap().0, *secrets.first().unwrap());
        assert_eq!(format!("{:?}", again.server_secret([99; 32]).await.unwrap()), "Secret(…)");
        again.close().await;
    })
    .await;
}

#[tokio::test]
async fn very_many_unfinished_games_are_listed_page_by_page() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for number in 0..230 {
            add(&store, &format!("g{number:03}"), &[person(0, "ann"), person(1, "ann")], number % 40).await.unwrap();
        }
        let listed = store.unfinished_games("ann", &Cursor::start(), 200).await.unwrap();
        assert_eq!(listed.len(), 200);
        assert!(listed.is_sorted_by_key(|game| std::cmp::Reverse((game.updated_at.clone(), game.id.clone()))));
        assert_eq!((&*listed[0].id, &*listed[0].updated_at), ("g199", &*time(39)));
        let last = listed.last().unwrap();
        let after = Cursor { at: last.updated_at.clone(), id: last.id.clone() };
        let rest = store.unfinished_games("ann", &after, 200).await.unwrap();
        let ids: BTreeSet<&str> = listed.iter().chain(&rest).map(|game| game.id.as_str()).collect();
        assert_eq!((rest.len(), ids.len()), (30, 230), "each of them once");
    })
    .await;
}

//! Several servers on one database: leads, announcements, groups of entries, and jobs.

use std::{collections::BTreeSet, time::Duration};

use duchy_store::{Error, Heard, Looker, Store, StoredAnalysis};

use crate::{
    add, append, bot,
    each::{on_each, on_postgres, postgres},
    person, time, with_users,
};

const LONG: Duration = Duration::from_secs(3600);

async fn with_table(address: &str) -> Store {
    let store = with_users(address).await;
    add(&store, "t1", &[person(0, "ann"), person(1, "ben")], 1).await.unwrap();
    store
}

#[tokio::test]
async fn one_living_server_leads_a_table() {
    let Some(server) = postgres() else { return };
    on_postgres(&server, |address| async move {
        let store = with_table(&address).await;
        store.beat("a").await.unwrap();
        store.beat("b").await.unwrap();
        assert!(store.lead("a", "t1", LONG).await.unwrap());
        assert!(store.lead("a", "t1", LONG).await.unwrap(), "it still does");
        assert!(!store.lead("b", "t1", LONG).await.unwrap());
        // No time at all: everybody is dead, as far as b can see.
        assert!(store.lead("b", "t1", Duration::ZERO).await.unwrap());
        assert!(!store.lead("a", "t1", LONG).await.unwrap());
        store.release("a", "t1").await.unwrap();
        assert!(!store.lead("a", "t1", LONG).await.unwrap(), "only the leader gives it up");
        store.leave_nodes("b").await.unwrap();
        assert!(store.lead("a", "t1", LONG).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn changes_are_announced_to_the_others() {
    let Some(server) = postgres() else { return };
    on_postgres(&server, |address| async move {
        let (one, two) = (with_users(&address).await, Store::open(&address).await.unwrap());
        let (announcer, mut own) = one.join_nodes("one").await.unwrap().unwrap();
        let (_silent, mut heard) = two.join_nodes("two").await.unwrap().unwrap();
        let sent: BTreeSet<String> = (0..500).map(|number| format!("t{number}")).collect();
        for id in &sent {
            announcer.announce(id);
        }
        let (mut received, mut messages) = (BTreeSet::new(), 0);
        while received.len() < sent.len() {
            match heard.recv().await.unwrap() {
                Heard::Changed(ids) => received.extend(ids),
                Heard::Missed | Heard::Looking(_) => panic!("the connection was not lost, and nobody is looking"),
            }
            messages += 1;
        }
        assert_eq!(received, sent);
        assert!(messages < 50, "{messages} messages for {} tables", sent.len());
        assert!(own.try_recv().is_err(), "nobody hears themselves");
    })
    .await;
}

#[tokio::test]
async fn servers_know_who_looks_at_a_table_elsewhere() {
    let Some(server) = postgres() else { return };
    on_postgres(&server, |address| async move {
        let store = with_users(&address).await;
        let (announcer, _own) = store.join_nodes("one").await.unwrap().unwrap();
        let (_silent, mut heard) = store.join_nodes("two").await.unwrap().unwrap();
        let looker = |game_id: &str, user_id: Option<&str>, streams| Looker {
            game_id: game_id.to_owned(),
            user_id: user_id.map(str::to_owned),
            streams,
        };
        let tables = ["a".to_owned(), "b".to_owned()];
        let elsewhere = |node: &'static str| store.looking_elsewhere(node, &tables, Duration::from_secs(3));
        store.set_looking("one", &tables, &[looker("a", Some("ann"), 2), looker("b", None, 3)]).await.unwrap();
        announcer.announce_looking("a");
        announcer.announce("b");
        let mut news = vec![heard.recv().await.unwrap()];
        if news[0] == Heard::Looking(vec!["a".to_owned()]) {
            news.insert(0, heard.recv().await.unwrap());
        } else {
            news.push(heard.recv().await.unwrap());
        }
        assert_eq!(news, [Heard::Changed(vec!["b".to_owned()]), Heard::Looking(vec!["a".to_owned()])]);
        let mut found = elsewhere("two").await.unwrap();
        found.sort_by(|one, two| one.game_id.cmp(&two.game_id));
        assert_eq!(found, [looker("a", Some("ann"), 2), looker("b", None, 3)]);
        assert_eq!(elsewhere("one").await.unwrap(), [], "its own are not elsewhere");
        store.set_looking("one", &tables[..1], &[]).await.unwrap();
        assert_eq!(elsewhere("two").await.unwrap(), [looker("b", None, 3)]);
        store.leave_nodes("one").await.unwrap();
        assert_eq!(elsewhere("two").await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn sqlite_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.path().join("duchy.db").display())).await.unwrap();
    assert!(store.join_nodes("one").await.unwrap().is_none());
}

/// Many games at once, and two writers for each entry: one of them gets it.
#[tokio::test]
async fn entries_written_in_groups_are_stored_or_refused_one_by_one() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for game in 0..40 {
            add(&store, &format!("t{game}"), &[person(0, "ann"), person(1, "ben")], 1).await.unwrap();
        }
        let writers: Vec<_> = (0..80)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move {
                    let id = format!("t{}", writer / 2);
                    let mut stored = 0;
                    for seq in 1..=20 {
                        match append(&store, &id, seq, &format!("{{\"by\":{writer}}}")).await {
                            Ok(()) => stored += 1,
                            Err(Error::Conflict) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                    stored
                })
            })
            .collect();
        let mut stored = 0;
        for writer in writers {
            stored += writer.await.unwrap();
        }
        let mut found = 0;
        for game in 0..40 {
            let loaded = store.load(&format!("t{game}")).await.unwrap();
            assert_eq!(loaded.entries.len(), loaded.game.seq as usize);
            assert_eq!(loaded.game.status.as_deref(), loaded.entries.last().map(String::as_str));
            found += loaded.entries.len();
        }
        assert_eq!(stored, found, "each acknowledged entry is stored, once");
        assert!(found >= 40);
        // A game that is gone refuses its entry, and others in the group are stored.
        let (gone, other) = tokio::join!(append(&store, "none", 1, "{}"), async {
            let seq = store.load("t1").await.unwrap().game.seq + 1;
            append(&store, "t1", seq, "{}").await
        });
        assert!(matches!(gone, Err(Error::Conflict)) && other.is_ok());
        store.close().await;
        assert!(append(&store, "t2", 1, "{}").await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_job_is_done_by_one_server_at_a_time() {
    on_each(|address| async move {
        let store = Store::open(&address).await.unwrap();
        store.add_job("sweep", &time(1)).await.unwrap();
        store.add_job("sweep", &time(9)).await.unwrap();
        assert_eq!(store.take_job(&time(0), &time(5)).await.unwrap(), None, "not due yet");
        let mut takers = Vec::new();
        for _ in 0..8 {
            let store = store.clone();
            takers.push(tokio::spawn(async move { store.take_job(&time(2), &time(5)).await.unwrap() }));
        }
        let mut taken = Vec::new();
        for taker in takers {
            taken.extend(taker.await.unwrap());
        }
        let [job] = &taken[..] else { panic!("{taken:?}") };
        assert_eq!((job.kind.as_str(), job.state.as_str()), ("sweep", ""));
        assert_eq!(store.take_job(&time(4), &time(8)).await.unwrap(), None);
        // Its server died; another one takes it, and the first has no say any more.
        let again = store.take_job(&time(6), &time(9)).await.unwrap().unwrap();
        store.finish_job(job, "lost", &time(59)).await.unwrap();
        store.finish_job(&again, "here", &time(20)).await.unwrap();
        assert_eq!(store.take_job(&time(19), &time(30)).await.unwrap(), None);
        assert_eq!(store.take_job(&time(20), &time(30)).await.unwrap().unwrap().state, "here");
    })
    .await;
}

/// The server's certificate is signed by nobody but itself, and it accepts nothing but TLS.
#[tokio::test]
async fn postgres_is_reached_over_tls() {
    let Ok(address) = std::env::var("DUCHY_TEST_POSTGRES_TLS") else {
        assert!(postgres().is_none(), "tools/with-postgres sets both addresses");
        return;
    };
    Store::open(&address).await.unwrap().close().await;
    let plain = Store::open(&address.replace("require", "disable")).await;
    assert!(matches!(plain, Err(Error::Unreachable { .. })), "{plain:?}");
    let unsigned = Store::open(&address.replace("require", "verify-full")).await;
    assert!(matches!(unsigned, Err(Error::Unreachable { .. })), "{unsigned:?}");
}

#[tokio::test]
async fn an_analysis_is_done_by_one_server_and_stored_once() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        add(&store, "game", &[person(0, "ann"), bot(1)], 1).await.unwrap();
        store.queue_analysis("game", "quick", 1, None, &time(1)).await.unwrap();
        store.queue_analysis("game", "quick", 1, Some("ann"), &time(2)).await.unwrap();
        let mut takers = Vec::new();
        for _ in 0..8 {
            let store = store.clone();
            let taking = async move { store.take_analysis("game", "quick", &time(2), &time(5)).await.unwrap() };
            takers.push(tokio::spawn(taking));
        }
        let mut taken = 0;
        for taker in takers {
            taken += u32::from(taker.await.unwrap());
        }
        assert_eq!(taken, 1);
        store.extend_analysis("game", "quick", (3, 9), &time(8)).await.unwrap();
        assert!(!store.take_analysis("game", "quick", &time(7), &time(12)).await.unwrap());
        let [queued] = &store.queued_analyses(9).await.unwrap()[..] else { panic!("it is queued once") };
        assert_eq!((queued.wanted_by.as_deref(), queued.attempts, queued.done, queued.steps), (None, 1, 3, 9));
        // The server stopped, and another one goes on.
        store.release_analysis("game", "quick").await.unwrap();
        assert!(store.take_analysis("game", "quick", &time(7), &time(12)).await.unwrap());
        assert_eq!(store.analysis("game", "quick").await.unwrap(), None);
        let stored = StoredAnalysis { format: 1, report: Some("{}".to_owned()) };
        store.keep_analysis("game", "quick", &stored, &time(9)).await.unwrap();
        assert_eq!(store.analysis("game", "quick").await.unwrap(), Some(stored));
        assert_eq!(store.queued_analyses(9).await.unwrap(), []);
        store.queue_analysis("game", "quick", 1, None, &time(10)).await.unwrap();
        assert_eq!(store.queued_analyses(9).await.unwrap(), [], "it is done");
        assert!(!store.take_analysis("game", "quick", &time(20), &time(30)).await.unwrap());
        store.queue_analysis("game", "quick", 2, None, &time(10)).await.unwrap();
        assert_eq!(store.queued_analyses(9).await.unwrap().len(), 1, "not in this format");
        let failed = StoredAnalysis { format: 2, report: None };
        store.keep_analysis("game", "quick", &failed, &time(9)).await.unwrap();
        assert_eq!(store.analysis("game", "quick").await.unwrap(), Some(failed));
    })
    .await;
}

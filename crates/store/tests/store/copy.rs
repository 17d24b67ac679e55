//! Backups of both databases, restored into both.

use std::path::Path;

use duchy_store::{Error, NewUser, Schema, Store, StoredAnalysis, backup, examine, restore, without_password};

use crate::{
    add, append, bot,
    each::{of_version_3, on_each, on_postgres, postgres},
    open, person, time, with_users,
};

/// What a store holds, as far as anyone can see it.
async fn contents(address: &str) -> String {
    let store = Store::open(address).await.unwrap();
    let mut all = Vec::new();
    for id in store.game_ids("", 1000).await.unwrap() {
        all.push(format!("{:?}", store.load(&id).await.unwrap()));
        all.push(format!("{:?}", store.analysis(&id, "quick").await.unwrap()));
    }
    for token in ["hash of ann", "hash of ben"] {
        all.push(format!("{:?}", store.user_by_token(token).await.unwrap()));
    }
    all.push(format!("{:?}", store.server_secret([0; 32]).await.unwrap().0));
    store.close().await;
    all.join("\n")
}

/// Fills a store with more rows than one INSERT takes.
async fn fill(address: &str) -> Store {
    let store = with_users(address).await;
    store.server_secret([9; 32]).await.unwrap();
    add(&store, "playing", &[person(0, "ann"), bot(1)], 1).await.unwrap();
    add(&store, "waiting", &[person(0, "ann"), open(1)], 2).await.unwrap();
    let analysis = StoredAnalysis { format: 1, report: Some("{}".to_owned()) };
    store.keep_analysis("playing", "quick", &analysis, &time(3)).await.unwrap();
    for seq in 1..=450 {
        append(&store, "playing", seq, &format!("{{\"seq\":{seq}}}")).await.unwrap();
    }
    store
}

#[tokio::test]
async fn a_backup_of_either_database_is_restored_into_either() {
    on_each(|address| async move {
        let store = fill(&address).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("backup.db");
        // The server goes on while the copy is made.
        backup(&address, &file).await.unwrap();
        append(&store, "playing", 451, "{}").await.unwrap();
        store.close().await;
        let copy = contents(&sqlite(&file)).await;
        assert!(copy.contains("{\\\"seq\\\":450}") && !copy.contains("seq: 451"), "{copy}");

        let again = sqlite(&folder.path().join("again.db"));
        restore(&file, &again).await.unwrap();
        assert_eq!(contents(&again).await, copy);
        assert!(matches!(restore(&file, &again).await, Err(Error::Exists { .. })));
        assert!(matches!(backup(&address, &file).await, Err(Error::Exists { .. })));
        if let Some(server) = postgres() {
            on_postgres(&server, |target| {
                let (file, copy) = (file.clone(), copy.clone());
                async move {
                    // A server was started on it, but nobody has played yet.
                    let started = Store::open(&target).await.unwrap();
                    started.server_secret([1; 32]).await.unwrap();
                    started.close().await;
                    restore(&file, &target).await.unwrap();
                    assert_eq!(contents(&target).await, copy);
                    assert!(matches!(restore(&file, &target).await, Err(Error::Exists { .. })));
                }
            })
            .await;
        }
    })
    .await;
}

fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

#[tokio::test]
async fn a_backup_of_an_older_version_is_migrated_where_it_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (old, file) = (folder.path().join("old.db"), folder.path().join("backup.db"));
    of_version_3(&old).await;
    assert_eq!(examine(&sqlite(&old)).await.unwrap().schema, Schema::Older);
    backup(&sqlite(&old), &file).await.unwrap();
    assert_eq!(examine(&sqlite(&old)).await.unwrap().schema, Schema::Older, "the original stays as it is");
    let new = sqlite(&folder.path().join("new.db"));
    restore(&file, &new).await.unwrap();
    assert_eq!(examine(&new).await.unwrap().schema, Schema::Current);
    assert_eq!(Store::open(&new).await.unwrap().game_ids("", 10).await.unwrap().len(), 3);
}

#[tokio::test]
async fn nothing_but_a_database_of_ours_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.db");
    let other = folder.path().join("other.db");
    std::fs::write(&other, "").unwrap();
    assert!(matches!(backup(&sqlite(&other), &file).await, Err(Error::Foreign { .. })));
    std::fs::write(&other, "no database").unwrap();
    assert!(matches!(backup(&sqlite(&other), &file).await, Err(Error::Damaged { .. })));
    assert!(matches!(backup(&sqlite(&folder.path().join("none.db")), &file).await, Err(Error::BadFile { .. })));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no remains");
}

#[tokio::test]
async fn a_database_is_examined_without_changing_it() {
    on_each(|address| async move {
        assert_eq!(examine(&address).await.unwrap().schema, Schema::Missing);
        let store = Store::open_to_serve(&address, std::time::Duration::from_secs(5)).await.unwrap();
        store.add_user(&NewUser { id: "ann", name: "Ann", token_hash: "x", label: "", at: &time(0) }).await.unwrap();
        add(&store, "playing", &[person(0, "ann"), bot(1)], 7).await.unwrap();
        let found = examine(&address).await.unwrap();
        assert_eq!((found.schema, found.last_change), (Schema::Current, Some(time(7))));
        if found.file.is_some() {
            assert_eq!(found.served, Some(true));
            store.close().await;
            assert_eq!(examine(&address).await.unwrap().served, Some(false));
        } else {
            assert!(found.clock_ahead.unwrap().abs() < 60.0, "{:?}", found.clock_ahead);
            assert_eq!(found.unsafe_settings, ["fsync", "full_page_writes", "synchronous_commit"]);
            store.close().await;
        }
    })
    .await;
}

#[test]
fn passwords_are_not_shown() {
    for (address, shown) in [
        ("sqlite:duchy.db", "sqlite:duchy.db"),
        ("postgres://db/duchy", "postgres://db/duchy"),
        ("postgres://ann@db/duchy", "postgres://ann@db/duchy"),
        ("postgres://ann:hush@db/duchy", "postgres://ann:…@db/duchy"),
        ("postgres://ann:h@s:h/@db:1/duchy?sslmode=require", "postgres://ann:…@db:1/duchy?sslmode=require"),
        ("postgres:///duchy?user=ann&Password=hush&host=/tmp", "postgres:///duchy?user=ann&Password=…&host=/tmp"),
    ] {
        assert_eq!(without_password(address), shown);
    }
}

//! A full or failing disk: writes are refused while it lasts, and nothing acknowledged is lost.

use duchy_store::{Error, NewUser, Store};
use tokio::signal::unix::{SignalKind, signal};

use crate::{add, append, bot, each::on_each, person, with_users};

async fn sqlite() -> (tempfile::TempDir, String, Store) {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("duchy.db").display());
    let store = with_users(&address).await;
    add(&store, "t1", &[person(0, "ann"), bot(1)], 1).await.unwrap();
    (folder, address, store)
}

/// Appends long entries until one is refused; returns the number of the last one stored.
async fn fill(store: &Store) -> (u32, Error) {
    let long = "x".repeat(4000);
    for seq in 1.. {
        if let Err(error) = append(store, "t1", seq, &long).await {
            return (seq - 1, error);
        }
    }
    unreachable!("the disk is never full")
}

#[tokio::test]
async fn a_full_file_takes_writes_again_when_there_is_room() {
    let (_folder, address, store) = sqlite().await;
    store.limit_pages(120).await;
    let (last, error) = fill(&store).await;
    assert!(last > 0);
    assert!(matches!(error, Error::Full { .. }), "{error:?}");
    assert!(matches!(store.probe().await, Err(Error::Full { .. })));
    for _ in 0..3 {
        let error = append(&store, "t1", last + 1, &"x".repeat(4000)).await.unwrap_err();
        assert!(matches!(error, Error::Full { .. }), "it stays full: {error:?}");
    }
    store.limit_pages(1_000_000).await;
    store.probe().await.unwrap();
    append(&store, "t1", last + 1, "after").await.unwrap();
    store.close().await;
    let entries = Store::open(&address).await.unwrap().load("t1").await.unwrap().entries;
    assert_eq!(entries.len(), last as usize + 1);
    assert_eq!(entries.last().map(String::as_str), Some("after"));
}

/// Files may not grow, so the operating system refuses every append.
#[tokio::test]
async fn writes_continue_after_a_disk_failure() {
    let (_folder, address, store) = sqlite().await;
    append(&store, "t1", 1, "before").await.unwrap();
    // The failed write raises SIGXFSZ, which would end the process.
    let _caught = signal(SignalKind::from_raw(25)).unwrap();
    let (soft, hard) = rlimit::getrlimit(rlimit::Resource::FSIZE).unwrap();
    rlimit::setrlimit(rlimit::Resource::FSIZE, 16 * 1024, hard).unwrap();
    let failed = append(&store, "t1", 2, "during").await;
    rlimit::setrlimit(rlimit::Resource::FSIZE, soft, hard).unwrap();
    assert!(failed.is_err());
    append(&store, "t1", 2, "after").await.unwrap();
    store.close().await;
    let entries = Store::open(&address).await.unwrap().load("t1").await.unwrap().entries;
    assert_eq!(entries, ["before", "after"]);
}

#[tokio::test]
async fn a_refused_write_does_not_affect_others() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for table in 0..40 {
            add(&store, &format!("t{table}"), &[person(0, "ann"), bot(1)], 1).await.unwrap();
        }
        // All at once, so that they share transactions; every third is stale, some violate a constraint.
        let writes = (0..120u32).map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = format!("t{}", number % 40);
                match number / 40 {
                    0 => append(&store, &table, 1, "one").await,
                    1 => append(&store, &table, 1, "the same again").await,
                    _ => {
                        let same = NewUser { id: "ann", name: "Ann", token_hash: &table, label: "", at: "" };
                        store.add_user(&same).await
                    }
                }
            })
        });
        for (number, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
            let done = write.await.unwrap();
            match number / 40 {
                2 => assert!(matches!(done, Err(Error::Conflict)), "{done:?}"),
                _ => assert!(matches!(done, Ok(()) | Err(Error::Conflict)), "{done:?}"),
            }
        }
        for table in 0..40 {
            assert_eq!(store.load(&format!("t{table}")).await.unwrap().entries.len(), 1);
        }
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_closed_store_refuses_writes_and_says_so() {
    let (_folder, _address, store) = sqlite().await;
    store.close().await;
    assert!(matches!(append(&store, "t1", 1, "late").await, Err(Error::Unreachable { .. })));
}

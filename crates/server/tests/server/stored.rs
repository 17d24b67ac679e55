//! A database of an earlier version: every table can be opened and played on.

use duchy_store::Store;

use crate::guest::Place;

#[tokio::test]
async fn every_table_of_a_stored_database_is_shown() {
    let place = Place::on(include_bytes!("../../../store/tests/store/databases/version-8.sqlite")).await;
    let store = Store::open(&place.database()).await.unwrap();
    let ids = store.game_ids("", 100).await.unwrap();
    assert_eq!(ids.len(), 14);
    for id in ids {
        let stored = store.game(&id).await.unwrap().unwrap();
        let shown = place.guest().state(&id, None).await;
        let seats = shown["table"]["seats"].as_array().unwrap();
        assert_eq!(seats.len(), stored.seats.len());
        for (seat, kept) in seats.iter().zip(&stored.seats) {
            assert_eq!(seat["name"].as_str(), kept.kind.name());
        }
        assert!(shown["seq"].as_u64().unwrap() >= u64::from(stored.seq));
    }
    store.close().await;
}

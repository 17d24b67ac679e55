//! The same server on PostgreSQL.

use duchy_host::Record;

use crate::guest::{Place, hot_seat};

#[tokio::test]
async fn games_are_kept_in_postgres_too() {
    let Ok(database) = std::env::var("DUCHY_TEST_POSTGRES") else {
        let required = ["CI", "DUCHY_REQUIRE_POSTGRES"].iter().any(|name| std::env::var_os(name).is_some());
        assert!(!required, "DUCHY_TEST_POSTGRES is not set: run the tests by tools/with-postgres");
        eprintln!("SKIPPED: DUCHY_TEST_POSTGRES is not set; tools/with-postgres runs tests with it");
        return;
    };
    let mut place = Place::with(|config| config.database.clone_from(&database)).await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    for path in ["", "/stream", "/record"] {
        ann.get(&format!("api/tables/%00{path}")).await.error(404, "no_such_table");
    }
    assert_eq!(ann.get("readyz").await.status, 200);
    let listed = ann.get("api/tables").await.ok();
    assert!(listed["mine"].as_array().unwrap().iter().any(|game| game["table"]["id"] == *id));
    ann.play(&id, 20).await;
    let before = ann.state(&id, None).await;
    let (mut one, mut two) = (ann.clone(), ann.clone());
    let (one, two) = tokio::join!(one.answer_first(&id, &before), two.answer_first(&id, &before));
    assert_eq!([one.status, two.status].iter().sum::<u16>(), 200 + 409);
    let before = ann.state(&id, None).await;
    place.restart(|config| config.database.clone_from(&database)).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.state(&id, None).await, before);
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert_eq!(u64::from(duchy_games::registry().replay(&record).unwrap().seq()), before["seq"].as_u64().unwrap());
}

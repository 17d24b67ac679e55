//! Several servers on one PostgreSQL database, in one process: what one writes, the others show.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

use crate::{
    clocks,
    guest::{Guest, Place, against_bot, hot_seat, with_friend},
    restart::write_elsewhere,
};

/// A database of the test's own, removed by [`Fresh::drop_database`].
struct Fresh {
    server: String,
    name: String,
    address: String,
}

impl Fresh {
    /// `None` if there is no PostgreSQL; where it is required (`CI`, `DUCHY_REQUIRE_POSTGRES`), that is a failure.
    async fn new(test: &str) -> Option<Self> {
        let Ok(server) = std::env::var("DUCHY_TEST_POSTGRES") else {
            let required = ["CI", "DUCHY_REQUIRE_POSTGRES"].iter().any(|name| std::env::var_os(name).is_some());
            assert!(!required, "DUCHY_TEST_POSTGRES is not set: run the tests by tools/with-postgres");
            eprintln!("SKIPPED: DUCHY_TEST_POSTGRES is not set; tools/with-postgres runs tests with it");
            return None;
        };
        let name = format!("duchy_nodes_{test}_{}", std::process::id());
        let address = server.replace("/duchy?", &format!("/{name}?"));
        let fresh = Fresh { server, name, address };
        fresh.admin(format!("CREATE DATABASE {}", fresh.name)).await;
        Some(fresh)
    }

    async fn admin(&self, sql: String) {
        let mut connection = PgConnection::connect(&self.server).await.unwrap();
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
        connection.close().await.unwrap();
    }

    async fn node(&self) -> Place {
        Place::with(|config| config.database.clone_from(&self.address)).await
    }

    /// A server whose clock the test sets.
    async fn node_with_clock(&self) -> Place {
        Place::with(|config| {
            clocks::config(config);
            config.database.clone_from(&self.address);
        })
        .await
    }

    /// A server whose bot thinks for an hour, Ann, and her table, where it is the bot's turn.
    async fn waiting_for_bot(&self) -> (Place, Guest, String, Value) {
        let slow = Place::with(|config| {
            config.database.clone_from(&self.address);
            config.bot_pace = Duration::from_secs(3600);
        })
        .await;
        let mut ann = slow.named("Ann").await;
        let id = ann.table(against_bot()).await;
        ann.play(&id, 1).await;
        let mut state = ann.state(&id, None).await;
        while state["status"]["awaiting"]["awaited"] != json!([1]) {
            ann.answer_first(&id, &state).await.ok();
            state = ann.state(&id, None).await;
        }
        (slow, ann, id, state)
    }

    async fn drop_database(self) {
        self.admin(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }
}

#[tokio::test]
async fn of_several_nodes_one_ends_a_players_time() {
    let Some(database) = Fresh::new("clocks").await else { return };
    let (one, two) = (database.node_with_clock().await, database.node_with_clock().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.named("Ben").await);
    let id = clocks::with_clock(&mut ann, &mut ben, "carcassonne", clocks::live(json!("resign"))).await;
    let mut watches = [ann.watch(&id).await, ben.watch(&id).await];
    clocks::later(601);
    for watch in &mut watches {
        while watch.next().await["table"]["phase"] != "over" {}
    }
    let record = ben.get(&format!("api/tables/{id}/record")).await.text;
    assert_eq!(record.matches("\"timeout\":true").count(), 1, "{record}");
    drop((one, two));
    database.drop_database().await;
}

#[tokio::test]
async fn a_proposal_on_one_node_is_answered_on_the_other() {
    let Some(database) = Fresh::new("proposals").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let mut watch = ben.watch(&id).await;
    ann.asked(&id).await;
    while ann.is_asked(&id).await {
        ann.play(&id, 1).await;
    }
    ann.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await.ok();
    while watch.next().await["proposal"].is_null() {}
    ben.post(&format!("api/tables/{id}/proposal"), json!({ "agree": true })).await.ok();
    while watch.next().await["status"]["awaiting"]["awaited"] != json!([0]) {}
    drop((one, two));
    database.drop_database().await;
}

#[tokio::test]
async fn a_rematch_asked_for_on_one_node_is_news_on_the_other() {
    let Some(database) = Fresh::new("rematch").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    ben.post(&format!("api/tables/{id}/resign"), json!({ "seat": 1 })).await.ok();
    let mut watch = ben.watch(&id).await;
    watch.next_people().await;
    let next = ann.post(&format!("api/tables/{id}/rematch"), json!({})).await.ok()["id"].clone();
    watch.next_people().await;
    assert_eq!(ben.get("api/tables/waiting").await.ok()["tables"][0]["table"]["id"], next);
    drop((one, two));
    database.drop_database().await;
}

#[tokio::test]
async fn the_name_of_a_person_erased_on_one_node_is_gone_on_the_other() {
    let Some(database) = Fresh::new("erased").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.guest());
    let account = json!({ "login": "Ben", "password": "correct horse" });
    ben.post("api/account", account).await.ok();
    let new = json!({ "game": "carcassonne", "seats": with_friend(), "terms": { "people": ["Ben"] } });
    let id = ann.post("api/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    let mut watch = ann.watch(&id).await;
    assert_eq!(watch.next().await["table"]["terms"]["people"], json!(["Ben"]));
    ben.post("api/account/erase", json!({ "password": "correct horse" })).await.ok();
    while watch.next().await["table"]["terms"]["people"] != json!(["Former player 1"]) {}
    drop((one, two));
    database.drop_database().await;
}

/// Who looks at a table is known at every server, until they stop or their server dies.
#[tokio::test]
async fn people_at_other_nodes_are_seen() {
    let Some(database) = Fresh::new("looking").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.named("Ben").await);
    let id = ann.table(with_friend()).await;
    ben.post(&format!("api/tables/{id}/join"), json!({})).await.ok();
    let ben_is = |here: bool| move |people: &Value| people["players"][1]["here"] == here;
    let watched_by = |count: u32| move |people: &Value| people["spectators"] == count;
    let mut anns = ann.watch(&id).await;
    let bens = ben.watch(&id).await;
    anns.people(ben_is(true)).await;
    drop(bens);
    let people = anns.people(ben_is(false)).await;
    assert!(people["players"][1]["left_at"].is_string());

    // Cleo looks at both servers and counts once; people without a name count each.
    let cleo = one.named("Cleo").await;
    let _cleos = (cleo.watch(&id).await, two.again(&cleo).watch(&id).await);
    anns.people(watched_by(1)).await;
    let _strangers = (one.guest().watch(&id).await, two.guest().watch(&id).await);
    anns.people(watched_by(3)).await;

    // A server that comes later, or loads the table later, learns it too.
    let three = database.node().await;
    let mut dans = three.named("Dan").await.watch(&id).await;
    dans.people(|people| people["players"][0]["here"] == true && people["spectators"] == 4).await;
    drop(dans);
    anns.people(watched_by(3)).await;

    // A server that died says nothing any more.
    let mut connection = PgConnection::connect(&database.address).await.unwrap();
    let dies = format!(
        "INSERT INTO nodes VALUES ('dies', clock_timestamp() + INTERVAL '4 seconds'); \
         INSERT INTO looking VALUES ('dies', '{id}', '', 5)"
    );
    connection.execute(AssertSqlSafe(dies)).await.unwrap();
    connection.close().await.unwrap();
    anns.people(watched_by(8)).await;
    anns.people(watched_by(3)).await;
    drop((one, two, three));
    database.drop_database().await;
}

#[tokio::test]
async fn a_move_on_one_node_is_seen_on_the_other() {
    let Some(database) = Fresh::new("moves").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let mut ann = one.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut there = two.again(&ann);
    let (mut watch_one, mut watch_two) = (ann.watch(&id).await, there.watch(&id).await);
    let seq = |state: &Value| state["seq"].as_u64().unwrap();
    for _ in 0..5 {
        ann.play(&id, 2).await;
        let mut here = ann.state(&id, None).await;
        let state = watch_two.until(seq(&here)).await;
        here["log"] = state["log"].clone();
        assert_eq!(state, here);
        there.play(&id, 2).await;
        watch_one.until(seq(&there.state(&id, None).await)).await;
    }
    // Taking back changes what the others see as well.
    let state = there.state(&id, None).await;
    let seat = state["viewer"].clone();
    let undone = there.post(&format!("api/tables/{id}/undo"), json!({ "seat": seat })).await;
    if undone.status == 200 {
        watch_one.until(seq(&state) + 1).await;
    }
    database.drop_database().await;
}

#[tokio::test]
async fn players_on_different_nodes_start_a_game_together() {
    let Some(database) = Fresh::new("join").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let (mut ann, mut ben) = (one.named("Ann").await, two.named("Ben").await);
    let id = ann.table(with_friend()).await;
    let mut watch = ann.watch(&id).await;
    assert_eq!(watch.next().await["table"]["phase"], "lobby");
    ben.post(&format!("api/tables/{id}/join"), json!({ "name": "Ben" })).await.ok();
    let mut state = watch.next().await;
    while state["table"]["phase"] != "playing" {
        state = watch.next().await;
    }
    ann.answer_first(&id, &state).await.ok();
    let mut there = ben.watch(&id).await;
    there.until(1).await;

    // A table that is cancelled on one node is gone on the other.
    let waiting = ann.table(with_friend()).await;
    let mut watch = ben.watch(&waiting).await;
    watch.next().await;
    assert_eq!(ann.post(&format!("api/tables/{waiting}/cancel"), json!({})).await.status, 204);
    assert!(watch.next_event().await.is_none());
    assert_eq!(watch.farewell.as_deref(), Some("removed"));
    database.drop_database().await;
}

#[tokio::test]
async fn a_node_that_lost_its_connection_catches_up() {
    let Some(database) = Fresh::new("lost").await else { return };
    let (one, two) = (database.node().await, database.node().await);
    let mut ann = one.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let mut watch = two.again(&ann).watch(&id).await;
    watch.next().await;
    for seq in 1..=5 {
        // Both listeners lose their connections, and possibly this very announcement.
        let lost = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND datname =";
        database.admin(format!("{lost} '{}'", database.name)).await;
        ann.play(&id, 1).await;
        watch.until(seq).await;
    }
    database.drop_database().await;
}

/// A server that dies right after a write has announced it to nobody.
#[tokio::test]
async fn a_write_that_was_not_announced_is_noticed() {
    let Some(database) = Fresh::new("silent").await else { return };
    let node = database.node().await;
    let mut ann = node.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    ann.play(&id, 1).await;
    let mut watch = ann.watch(&id).await;
    let (seq, action) = write_elsewhere(&database.address, &id).await;
    let state = watch.until(u64::from(seq)).await;
    assert_eq!(state["log"].as_array().unwrap().last().unwrap()["kind"]["action"]["action"], action);
    database.drop_database().await;
}

/// B is stored as the leader and has forgotten it.
#[tokio::test]
async fn a_node_plays_the_bots_it_leads_without_knowing() {
    let Some(database) = Fresh::new("forgotten").await else { return };
    let (_slow, ann, id, state) = database.waiting_for_bot().await;
    let quick = database.node().await;
    let mut connection = PgConnection::connect(&database.address).await.unwrap();
    let moved = connection.execute("UPDATE leases SET node = (SELECT id FROM nodes WHERE id <> leases.node)").await;
    assert_eq!(moved.unwrap().rows_affected(), 1);
    connection.close().await.unwrap();
    // Nobody asks B for the table.
    ann.watch(&id).await.until(state["seq"].as_u64().unwrap() + 1).await;
    drop(quick);
    database.drop_database().await;
}

/// A leads, B does not play; A stops and B plays at once.
#[tokio::test]
async fn one_node_plays_the_bots_and_hands_over_when_it_stops() {
    let Some(database) = Fresh::new("bots").await else { return };
    let (slow, ann, id, state) = database.waiting_for_bot().await;
    let quick = database.node().await;
    let mut watch = quick.again(&ann).watch(&id).await;
    let before = watch.next().await;
    assert_eq!(before["seq"], state["seq"]);
    let early = tokio::time::timeout(Duration::from_secs(2), watch.next()).await;
    assert!(early.is_err(), "the other node leads this table");
    slow.app.close().await;
    watch.until(before["seq"].as_u64().unwrap() + 1).await;
    database.drop_database().await;
}

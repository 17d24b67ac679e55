//! Databases of earlier versions: migrations keep every table, seat and entry.

use std::path::Path;

use duchy_store::{Cursor, Listing, Phase, SeatKind, Store, restore};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::each::{on_postgres, postgres};

const VERSION_8: &[u8] = include_bytes!("databases/version-8.sqlite");

/// Every column of version 8 that holds people's games.
const COLUMNS: [(&str, &str); 6] = [
    ("users", "id, name, token_hash, created_at, seen_on"),
    (
        "games",
        "id, game, phase, options, catalogue, header, hex(secret), seq, status, result, created_at, updated_at, \
         bot_to_act, creator, origin",
    ),
    ("seats", "game_id, seat, kind, user_id, name, level, ended_at"),
    ("entries", "game_id, seq, entry, at"),
    ("daily", "day, user_id, game_id, score, won, finished_at"),
    ("settings", "key, hex(value)"),
];

/// The rows of an SQLite file in these columns.
async fn rows(file: &Path) -> Vec<String> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let mut all = Vec::new();
    for (table, columns) in COLUMNS {
        let sql = format!("SELECT '{table} ' || json_array({columns}) FROM {table} ORDER BY 1");
        let found: Vec<(String,)> = sqlx::query_as(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
        all.extend(found.into_iter().map(|(row,)| row));
    }
    connection.close().await.unwrap();
    all
}

/// Everything a server reads from a store.
async fn read(store: &Store) -> Vec<String> {
    let mut all = Vec::new();
    for id in store.game_ids("", 1000).await.unwrap() {
        let loaded = store.load(&id).await.unwrap();
        all.push(format!("{loaded:?} {:?}", loaded.secret.0));
        for seat in &loaded.game.seats {
            let SeatKind::Person { user_id, .. } = &seat.kind else { continue };
            let mut own = store.unfinished_games(user_id, &Cursor::start(), 100).await.unwrap();
            own.extend(store.finished_games(user_id, &Cursor::start(), 100).await.unwrap());
            assert!(own.iter().any(|game| game.id == id), "{id} is among the games of {user_id}");
        }
    }
    all
}

#[tokio::test]
async fn migrations_keep_every_table_and_seat_of_version_8() {
    let folder = tempfile::tempdir().unwrap();
    let (before, file) = (folder.path().join("before.db"), folder.path().join("duchy.db"));
    for copy in [&before, &file] {
        std::fs::write(copy, VERSION_8).unwrap();
    }
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    let kept = read(&store).await;
    assert_eq!(kept.len(), 14);
    assert_eq!(
        store.open_games(&Listing { public: true, ..Listing::default() }, &Cursor::start(), 100).await.unwrap().len(),
        2
    );
    let token = "SELECT token_hash FROM users WHERE name = 'Ann'";
    let mut reader = SqliteConnection::connect(&format!("sqlite:{}", before.display())).await.unwrap();
    let (token,): (String,) = sqlx::query_as(token).fetch_one(&mut reader).await.unwrap();
    reader.close().await.unwrap();
    let ann = store.user_by_token(&token).await.unwrap().unwrap();
    assert_eq!(ann.name, "Ann", "a browser stays signed in");
    let hers = store.unfinished_games(&ann.id, &Cursor::start(), 100).await.unwrap();
    assert_eq!(hers.iter().filter(|game| game.phase == Phase::Playing).count(), 5);
    store.close().await;
    assert_eq!(rows(&file).await, rows(&before).await);

    if let Some(server) = postgres() {
        on_postgres(&server, |target| {
            let (before, kept) = (before.clone(), kept.clone());
            async move {
                restore(&before, &target).await.unwrap();
                let store = Store::open(&target).await.unwrap();
                assert_eq!(read(&store).await, kept);
                store.close().await;
            }
        })
        .await;
    }
}

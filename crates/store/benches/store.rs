//! What lists cost with few and with many games, and how many moves a second are stored: `cargo bench -p duchy-store`.
//! On PostgreSQL too, if `DUCHY_TEST_POSTGRES` names one (`tools/with-postgres cargo bench -p duchy-store`).
#![allow(clippy::unwrap_used, missing_docs, reason = "unwrap is an assertion in benches")]

use std::time::{Duration, Instant};

use duchy_store::{
    Appended, Cursor, Listing, NewGameRow, NewUser, Phase, SeatKind, SeatRow, Start, Store, StoredSecret, Summary,
};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqliteConnection};

const AT: &str = "2026-01-01T00:00:00.000Z";
const RUNS: u32 = 200;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    println!(
        "{:<12}{:>9}{:>16}{:>16}{:>16}{:>16}{:>16}",
        "database", "games", "unfinished", "finished", "later page", "open", "to watch"
    );
    for games in [1_000, 100_000] {
        let address = format!("sqlite:{}", folder.path().join(format!("{games}.db")).display());
        lists("SQLite", &address, games).await;
    }
    let postgres = std::env::var("DUCHY_TEST_POSTGRES").ok();
    if let Some(server) = &postgres {
        for games in [1_000, 100_000] {
            lists("PostgreSQL", &fresh(server, &format!("bench_{games}")).await, games).await;
        }
    }
    println!("\n{:<12}{:>9}{:>16}", "database", "writers", "moves/s");
    for writers in [1, 64, 256] {
        let address = format!("sqlite:{}", folder.path().join(format!("moves{writers}.db")).display());
        moves("SQLite", &address, writers).await;
        if let Some(server) = &postgres {
            moves("PostgreSQL", &fresh(server, &format!("bench_moves_{writers}")).await, writers).await;
        }
    }
}

/// A new database on a server.
async fn fresh(server: &str, name: &str) -> String {
    let mut admin = PgConnection::connect(server).await.unwrap();
    admin.execute(AssertSqlSafe(format!("DROP DATABASE IF EXISTS {name}"))).await.unwrap();
    admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    let (path, parameters) = server.split_once('?').unwrap_or((server, ""));
    format!("{}/{name}?{parameters}", path.rsplit_once('/').unwrap().0)
}

/// Ann has sat at every game; 3% are unfinished, half of those wait for players. Hers are 40 of the unfinished ones.
async fn lists(database: &str, address: &str, games: u32) {
    let store = Store::open(address).await.unwrap();
    for id in ["ann", "ben"] {
        store.add_user(&NewUser { id, name: id, token_hash: id, label: "", at: AT }).await.unwrap();
    }
    let sqlite = address.starts_with("sqlite");
    let (zeros, text) = if sqlite {
        ("zeroblob(32)", "printf('%06d', n)")
    } else {
        ("decode(repeat('00', 32), 'hex')", "lpad(n::text, 6, '0')")
    };
    let phase = "CASE WHEN n % 100 < 97 THEN 'over' WHEN n % 2 = 0 THEN 'gathering' ELSE 'playing' END";
    let numbers =
        format!("WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {games})");
    let time = format!("'2026-01-01T00:00:' || {text}");
    let statements = [
        format!(
            "{numbers} INSERT INTO games (id, game, phase, options, header, secret, created_at, updated_at, public) \
             SELECT 'g' || {text}, 'carcassonne', {phase}, '{{}}', \
             CASE WHEN n % 100 >= 97 AND n % 2 = 0 THEN NULL ELSE '{{}}' END, {zeros}, {time}, {time}, \
             CASE WHEN n < 700 THEN 1 ELSE 0 END FROM numbers"
        ),
        format!(
            "{numbers} INSERT INTO seats (game_id, seat, kind, user_id, name, ended_at) \
             SELECT 'g' || {text}, 0, 'person', CASE WHEN n % 100 < 97 OR n < 1334 THEN 'ann' ELSE 'ben' END, 'Ann', \
             CASE WHEN n % 100 < 97 THEN {time} ELSE NULL END FROM numbers"
        ),
        format!(
            "{numbers} INSERT INTO seats (game_id, seat, kind, user_id, name, ended_at) \
             SELECT 'g' || {text}, 1, {0}, CASE WHEN {0} = 'open' THEN NULL ELSE 'ben' END, \
             CASE WHEN {0} = 'open' THEN NULL ELSE 'Ben' END, \
             CASE WHEN n % 100 < 97 THEN {time} ELSE NULL END FROM numbers",
            "CASE WHEN n % 100 >= 97 AND n % 2 = 0 THEN 'open' ELSE 'person' END"
        ),
        "ANALYZE".to_owned(),
    ];
    for statement in statements {
        if sqlite {
            SqliteConnection::connect(address).await.unwrap().execute(AssertSqlSafe(statement)).await.unwrap();
        } else {
            PgConnection::connect(address).await.unwrap().execute(AssertSqlSafe(statement)).await.unwrap();
        }
    }
    let later = Cursor { at: format!("2026-01-01T00:00:{:06}", games / 2), id: String::new() };
    let (mut unfinished, mut finished, mut page, mut open, mut watch) = Default::default();
    let listed = Listing { public: true, ..Listing::default() };
    for _ in 0..RUNS {
        let begin = Instant::now();
        let found = store.unfinished_games("ann", &Cursor::start(), 200).await.unwrap();
        unfinished += begin.elapsed();
        assert!((20..=50).contains(&found.len()), "{}", found.len());
        let begin = Instant::now();
        assert_eq!(store.finished_games("ann", &Cursor::start(), 50).await.unwrap().len(), 50);
        finished += begin.elapsed();
        let begin = Instant::now();
        assert_eq!(store.finished_games("ann", &later, 50).await.unwrap().len(), 50);
        page += begin.elapsed();
        let begin = Instant::now();
        assert!(store.open_games(&listed, &Cursor::start(), 10).await.unwrap().len() == 10);
        open += begin.elapsed();
        let begin = Instant::now();
        assert_eq!(store.games_to_watch(10).await.unwrap().len(), 10);
        watch += begin.elapsed();
    }
    let micros = |time: Duration| format!("{:.0} µs", time.as_secs_f64() * 1e6 / f64::from(RUNS));
    let times: [Duration; 5] = [unfinished, finished, page, open, watch];
    let times = times.map(micros);
    println!(
        "{database:<12}{games:>9}{:>16}{:>16}{:>16}{:>16}{:>16}",
        times[0], times[1], times[2], times[3], times[4]
    );
    store.close().await;
}

/// Each writer has a table of its own and waits for every move to be stored.
async fn moves(database: &str, address: &str, writers: u32) {
    const TIME: Duration = Duration::from_secs(3);
    let store = Store::open(address).await.unwrap();
    store.add_user(&NewUser { id: "ann", name: "Ann", token_hash: "ann", label: "", at: AT }).await.unwrap();
    let seat = SeatRow { seat: 0, kind: SeatKind::Person { user_id: "ann".to_owned(), name: "Ann".to_owned() } };
    let begin = Instant::now();
    let tasks = (0..writers).map(|number| {
        let (store, seat) = (store.clone(), seat.clone());
        tokio::spawn(async move {
            let id = format!("t{number}");
            let start = Some(Start { header: "{}", status: "{}", bot_to_act: false, clock: None });
            let secret = StoredSecret([0; 32]);
            let new = NewGameRow {
                id: &id,
                game: "carcassonne",
                options: "{}",
                catalogue: None,
                secret: &secret,
                seats: std::slice::from_ref(&seat),
                at: AT,
                start,
                daily: None,
                creator: "ann",
                origin: None,
                terms: "{}",
                listed: true,
                public: false,
                unconfirmed: "",
            };
            store.add_game(&new).await.unwrap();
            let entry = "x".repeat(200);
            let summary = Summary {
                phase: Phase::Playing,
                status: &entry,
                result: None,
                daily: None,
                bot_to_act: false,
                clock: None,
                proposal: None,
            };
            let mut seq = 0;
            while begin.elapsed() < TIME {
                seq += 1;
                let new = Appended { seq, entry: &entry, at: AT, sits: None };
                store.append(&id, &new, &summary).await.unwrap();
            }
            seq
        })
    });
    let mut stored = 0;
    for task in tasks.collect::<Vec<_>>() {
        stored += task.await.unwrap();
    }
    println!("{database:<12}{writers:>9}{:>16.0}", f64::from(stored) / begin.elapsed().as_secs_f64());
    store.close().await;
}

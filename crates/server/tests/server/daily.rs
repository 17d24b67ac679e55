//! The daily deal: the same for everyone, secret until the day is over, and scored only by the server.

use std::sync::atomic::{AtomicI64, Ordering};

use duchy_host::{Record, Verdict, from_hex};
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use crate::guest::{Guest, Place};

/// Noon of a day.
fn noon(day: &str) -> i64 {
    format!("{day}T12:00:00Z").parse::<Timestamp>().unwrap().as_second()
}

/// A server with a clock set by the test; every test has its own clock.
macro_rules! place {
    ($now:ident) => {{
        static $now: AtomicI64 = AtomicI64::new(0);
        $now.store(noon("2026-03-01"), Ordering::SeqCst);
        let clock = || Timestamp::from_second($now.load(Ordering::SeqCst)).unwrap();
        (Place::with(|config| config.clock = clock).await, &$now)
    }};
}

async fn begin(guest: &mut Guest) -> (String, bool) {
    let begun = guest.post("api/daily", json!({})).await.ok();
    (begun["id"].as_str().unwrap().to_owned(), begun["counts"].as_bool().unwrap())
}

/// Plays to the end, always the first choice; returns the score.
async fn finish(guest: &mut Guest, id: &str) -> i64 {
    loop {
        let state = guest.settled(id).await;
        if state["decision"].is_null() {
            assert!(state["status"]["over"].is_object(), "{}", state["status"]);
            return state["scores"][0].as_i64().unwrap();
        }
        guest.answer_first(id, &state).await.ok();
    }
}

async fn daily(guest: &mut Guest, day: &str) -> Value {
    guest.get(&format!("api/daily{day}")).await.ok()
}

#[tokio::test]
async fn everyone_gets_the_same_cards_and_the_first_game_counts() {
    let (place, _now) = place!(NOW);
    let (mut ann, mut ben) = (place.named("Ann").await, place.named("Ben").await);
    let ((a, counts_a), (b, counts_b)) = (begin(&mut ann).await, begin(&mut ben).await);
    assert!(counts_a && counts_b && a != b);
    let (at_a, at_b) = (ann.state(&a, None).await, ben.state(&b, None).await);
    assert_eq!(at_a["view"], at_b["view"]);
    assert_eq!(at_a["table"]["deal"], "daily-burgundy-cards-2026-03-01");
    // Asking again returns the same table.
    assert_eq!(begin(&mut ann).await, (a.clone(), true));
    assert_eq!(daily(&mut ann, "").await["mine"]["over"], false);

    let score = finish(&mut ann, &a).await;
    let today = daily(&mut ann, "").await;
    assert_eq!((today["mine"]["score"].as_i64(), today["mine"]["place"].as_i64()), (Some(score), Some(1)));
    assert_eq!(today["best"][0]["name"], "Ann");
    assert_eq!(today["best"][0]["table"].as_str(), Some(a.as_str()));
    // The same moves with the same cards give the same score, and share the place.
    assert_eq!(finish(&mut ben, &b).await, score);
    let best = daily(&mut ben, "/2026-03-01").await["best"].clone();
    assert_eq!(best.as_array().unwrap().len(), 2);
    assert_eq!((&best[1]["name"], &best[1]["place"], &best[1]["mine"]), (&json!("Ben"), &json!(1), &json!(true)));
    assert!(best[0]["table"].is_null(), "on Ann's table the cards could be seen");

    // Further games are practice.
    let (again, counts) = begin(&mut ann).await;
    assert!(!counts && again != a);
    finish(&mut ann, &again).await;
    assert_eq!(daily(&mut ann, "").await["best"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_key_is_revealed_when_the_day_is_over_and_not_before() {
    let (place, now) = place!(NOW);
    let mut ann = place.named("Ann").await;
    let (id, _) = begin(&mut ann).await;
    finish(&mut ann, &id).await;
    let before = daily(&mut ann, "").await;
    assert!(before["key"].is_null());
    let record = Record::parse(&ann.get(&format!("api/tables/{id}/record")).await.text).unwrap();
    assert_eq!(duchy_games::registry().verify(&record, None).unwrap(), Verdict::Sealed);
    for future in ["/2026-03-02", "/9999-12-31", "/2026-3-1", "/today", "/2026-03-01%20", "/..%2Fme"] {
        ann.get(&format!("api/daily{future}")).await.error(404, "not_found");
    }

    now.store(noon("2026-03-02"), Ordering::SeqCst);
    let after = daily(&mut ann, "/2026-03-01").await;
    let key = after["key"].as_str().unwrap();
    assert_eq!(after["commitment"], before["commitment"]);
    assert!(!key_leaked(&place, key), "the key was revealed before the day was over");
    assert_eq!(duchy_games::registry().verify(&record, from_hex(key)).unwrap(), Verdict::Fair);
    let today = daily(&mut ann, "").await;
    assert_ne!(today["commitment"], before["commitment"]);
    assert_eq!((&today["day"], &today["mine"]), (&json!("2026-03-02"), &Value::Null));
    assert_eq!(today["days"], json!([{ "day": "2026-03-01", "finished": 1 }]));
    // Now everyone may look at everyone's game.
    let mut ben = place.named("Ben").await;
    assert_eq!(daily(&mut ben, "/2026-03-01").await["best"][0]["table"].as_str(), Some(id.as_str()));
}

/// Whether the key was sent more than the one time it had to be.
fn key_leaked(place: &Place, key: &str) -> bool {
    place.heard.lock().unwrap().matches(key).count() > 1
}

/// A player who has finished requests everything there is, and so does a stranger who knows the table's id.
#[tokio::test]
async fn no_response_reveals_the_key_or_the_cards_to_come() {
    let (place, now) = place!(NOW);
    let (mut ann, mut eve) = (place.named("Ann").await, place.named("Eve").await);
    let (id, _) = begin(&mut ann).await;
    let before = ann.get(&format!("api/tables/{id}/record")).await.text;
    finish(&mut ann, &id).await;
    for who in [&mut ann, &mut eve] {
        who.state(&id, Some(0)).await;
        for path in ["", "/record", "/sketch"] {
            assert_eq!(who.get(&format!("api/tables/{id}{path}")).await.status, 200, "{path}");
        }
        for path in ["api/tables", "api/games", "api/me", "api/daily", "api/daily/2026-03-01", "healthz", "readyz"] {
            assert_eq!(who.get(path).await.status, 200, "{path}");
        }
        who.post(&format!("api/tables/{id}/undo"), json!({ "seat": 0 })).await;
        who.post(&format!("api/tables/{id}/why"), json!({ "seat": 0, "action": "silver" })).await;
    }
    let listed = |list: Value| list["mine"].as_array().unwrap().len() + list["open"].as_array().unwrap().len();
    assert_eq!([listed(ann.get("api/tables").await.ok()), listed(eve.get("api/tables").await.ok())], [1, 0]);
    let header = |text: &str| Record::parse(text).unwrap().header.setup.len();
    let after = ann.get(&format!("api/tables/{id}/record")).await.text;
    assert_eq!(header(&before), header(&after), "a finished record reveals no more of the setup");

    now.store(noon("2026-03-02"), Ordering::SeqCst);
    let key = daily(&mut eve, "/2026-03-01").await["key"].as_str().unwrap().to_owned();
    assert!(!key_leaked(&place, &key), "the key was revealed before the day was over");
}

/// The list holds 100 scores; players after that still see their own place. Ties share a place.
#[tokio::test]
async fn the_ranking_is_ordered_and_limited() {
    const SCORED: &str = "UPDATE daily SET score = $2, won = $3, finished_at = $4 WHERE game_id = $1";
    let (place, _now) = place!(NOW);
    let mut database = SqliteConnection::connect(&place.database()).await.unwrap();
    let mut last = place.guest();
    // Two ties; the best score arrived last, and a loss ranks below any win.
    for number in (0..102_i64).rev() {
        let mut guest = place.named(&format!("Гость {number}")).await;
        let (id, _) = begin(&mut guest).await;
        let won = number < 40;
        let score = 60 - number / 2 + if won { 0 } else { 50 };
        let at = format!("2026-03-01T12:00:{:02}.000Z", number % 2);
        sqlx::query(SCORED).bind(id).bind(score).bind(i64::from(won)).bind(at).execute(&mut database).await.unwrap();
        if number == 101 {
            last = guest;
        }
    }
    let day = daily(&mut last, "").await;
    let best = day["best"].as_array().unwrap();
    assert_eq!(best.len(), 100);
    for (number, line) in best.iter().enumerate() {
        assert_eq!(line["name"], format!("Гость {number}"));
        assert_eq!(
            (line["place"].as_u64(), line["won"].as_bool()),
            (Some(number as u64 / 2 * 2 + 1), Some(number < 40))
        );
        assert!(line["mine"] == false && line["table"].is_null());
    }
    assert_eq!((&day["mine"]["place"], &day["days"][0]["finished"]), (&json!(101), &json!(102)));
}

#[tokio::test]
async fn a_game_that_ends_too_late_or_by_resigning_does_not_count() {
    let (place, now) = place!(NOW);
    let (mut late, mut gone) = (place.named("Late").await, place.named("Gone").await);
    let ((late_id, _), (gone_id, _)) = (begin(&mut late).await, begin(&mut gone).await);
    gone.post(&format!("api/tables/{gone_id}/resign"), json!({ "seat": 0 })).await.ok();
    let state = gone.state(&gone_id, None).await;
    assert!(state["status"]["over"].is_object(), "{}", state["status"]);
    let mine = daily(&mut gone, "").await["mine"].clone();
    assert_eq!((&mine["over"], &mine["score"]), (&json!(true), &Value::Null));
    // The one table that counts is used up: further ones are practice.
    assert!(!begin(&mut gone).await.1);

    now.store(noon("2026-03-02"), Ordering::SeqCst);
    finish(&mut late, &late_id).await;
    let day = daily(&mut late, "/2026-03-01").await;
    assert_eq!((&day["best"], &day["mine"]["score"]), (&json!([]), &Value::Null));
    assert!(begin(&mut late).await.1, "a new day, a new deal");
}

#[tokio::test]
async fn two_windows_begin_one_game_and_nonsense_is_refused() {
    let (mut place, now) = place!(NOW);
    let ann = place.named("Ann").await;
    let (mut one, mut two) = (ann.clone(), ann.clone());
    let (first, second) = tokio::join!(begin(&mut one), begin(&mut two));
    assert_eq!(first, second);

    let mut nobody = place.guest();
    nobody.post("api/daily", json!({})).await.error(401, "no_session");
    nobody.post("api/daily", json!({ "name": "x", "score": 99 })).await.error(400, "malformed");
    nobody.post("api/daily", json!({ "name": "" })).await.error(422, "bad_name");
    assert_eq!(daily(&mut nobody, "").await["best"], json!([]));
    let begun = nobody.post("api/daily", json!({ "name": "Cleo" })).await.ok();
    assert_eq!(begun["counts"], true);

    // After a restart the deal is the same, and the game continues.
    let before = one.state(&first.0, None).await;
    let clock = || Timestamp::from_second(noon("2026-03-01")).unwrap();
    assert_eq!(clock().as_second(), now.load(Ordering::SeqCst));
    place.restart(|config| config.clock = clock).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.state(&first.0, None).await["view"], before["view"]);
    assert_eq!(begin(&mut ann).await, first);
    finish(&mut ann, &first.0).await;
    assert_eq!(daily(&mut ann, "").await["best"][0]["name"], "Ann");
}

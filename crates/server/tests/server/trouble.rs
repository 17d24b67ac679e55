//! Bad input: each gets its own error with what to do, and nothing else happens.

use axum::{body::Body, http::Request};
use duchy_server::Rate;
use serde_json::{Value, json};

use crate::guest::{Place, hot_seat};

#[tokio::test]
async fn invalid_bodies_are_malformed() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let actions = format!("api/tables/{id}/actions");
    let deep = format!("{{\"game\":\"carcassonne\",\"seats\":[],\"options\":{}1{}}}", "[".repeat(500), "]".repeat(500));
    let bodies = [
        ("api/me", "{"),
        ("api/me", ""),
        ("api/me", "null"),
        ("api/me", "{}"),
        ("api/me", "{\"name\": 7}"),
        ("api/me", "{\"name\": \"Ann\", \"admin\": true}"),
        ("api/me", "{\"name\": \"\\ud800\"}"),
        ("api/tables", "[]"),
        ("api/tables", "{\"game\":\"carcassonne\",\"seats\":[{\"kind\":\"king\"}]}"),
        ("api/tables", deep.as_str()),
        (&actions, "{\"decision\": -1, \"action\": \"x\"}"),
        (&actions, "{\"decision\": 1e99, \"action\": \"x\"}"),
        (&actions, "{\"decision\": 0}"),
    ];
    for (path, body) in bodies {
        ann.post_text(path, body.to_owned()).await.error(400, "malformed");
    }
    ann.post_text("api/me", vec![b'"', 0xff, 0xfe, b'"']).await.error(400, "malformed");
    let form = Request::post("/api/me").header("content-type", "text/plain").body(Body::from("{\"name\":\"Eve\"}"));
    ann.send(form.unwrap()).await.error(400, "malformed");
    assert_eq!(ann.get("api/me").await.ok()["user"]["name"], "Ann");
}

#[tokio::test]
async fn bodies_larger_than_64_kb_are_refused() {
    let place = Place::new().await;
    let body = json!({ "name": "x".repeat(70_000) });
    place.guest().post("api/me", body).await.error(413, "too_large");
    let stream = tokio_stream::iter((0..200).map(|_| Ok::<_, std::io::Error>(vec![b' '; 1000])));
    place.guest().post_text("api/me", Body::from_stream(stream)).await.error(413, "too_large");
}

#[tokio::test]
async fn invalid_names_are_refused() {
    let place = Place::new().await;
    let mut guest = place.guest();
    for name in ["", "   ", "a\u{0}b", "\u{202e}evil", &"x".repeat(41)] {
        guest.post("api/me", json!({ "name": name })).await.error(422, "bad_name");
    }
    assert_eq!(guest.get("api/me").await.ok(), json!({ "user": null }));
    let me = guest.post("api/me", json!({ "name": "  <b>Ann</b> 'Ö' " })).await.ok();
    assert_eq!(me["user"]["name"], "<b>Ann</b> 'Ö'");
    guest.post("api/me", json!({ "name": "Аня" })).await.ok();
    let renamed = guest.get("api/me").await.ok();
    assert_eq!((renamed["user"]["name"].as_str(), &renamed["user"]["id"]), (Some("Аня"), &me["user"]["id"]));
}

#[tokio::test]
async fn tables_that_cannot_be_played_are_refused() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    let me = json!({ "kind": "me" });
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    let new = |game: &str, options: Value, seats: Value| json!({ "game": game, "options": options, "seats": seats });
    let cases = [
        (404, "no_such_game", new("chess", json!({}), hot_seat())),
        (422, "bad_options", new("carcassonne", json!({ "dragons": true }), hot_seat())),
        (422, "bad_options", new("carcassonne", json!({ "farmers": "perhaps" }), hot_seat())),
        (400, "malformed", new("carcassonne", json!([]), hot_seat())),
        (400, "malformed", new("carcassonne", json!("x".repeat(100)), hot_seat())),
        (422, "bad_seats", new("carcassonne", json!({}), json!([me]))),
        (422, "bad_seats", new("carcassonne", json!({}), json!([]))),
        (422, "bad_seats", new("carcassonne", json!({}), json!(vec![&me; 300]))),
        (422, "bad_seats", new("carcassonne", json!({}), json!([bot("greedy"), bot("greedy")]))),
        (422, "no_such_bot", new("carcassonne", json!({}), json!([me, bot("oracle")]))),
        (422, "no_such_bot", new("carcassonne", json!({}), json!([me, { "kind": "bot" }]))),
        (422, "bad_name", new("carcassonne", json!({}), json!([me, { "kind": "me", "name": "\n" }]))),
        (
            422,
            "bad_name",
            new(
                "carcassonne",
                json!({}),
                json!([{ "kind": "me", "name": "A" }, { "kind": "bot", "level": "greedy", "name": "A" }]),
            ),
        ),
    ];
    for (status, code, body) in cases {
        ann.post("api/tables", body.clone()).await.error(status, code);
        // Checking beforehand gives the same refusal, as a successful response.
        let checked = ann.post("api/tables/check", body).await;
        if status == 422 {
            assert_eq!(checked.ok()["refusal"]["code"], code);
        } else {
            checked.error(status, code);
        }
    }
    place
        .guest()
        .post("api/tables", json!({ "game": "carcassonne", "seats": [me, me] }))
        .await
        .error(401, "no_session");
    assert_eq!(
        ann.get("api/tables").await.ok(),
        json!({ "mine": [], "more_mine": null, "open": [], "more_open": null, "watch": [] })
    );
}

#[tokio::test]
async fn conflicting_options_are_named_before_a_table_is_created() {
    let place = Place::new().await;
    let mut guest = place.guest();
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }]);
    let body =
        |start: &str| json!({ "game": "carcassonne", "options": { "count": true, "start": start }, "seats": seats });
    let refusal = guest.post("api/tables/check", body("rivers")).await.ok()["refusal"].clone();
    assert_eq!((&refusal["code"], &refusal["key"]), (&json!("bad_options"), &json!("bad-count")));
    assert_eq!(refusal["options"], json!(["count", "start"]));
    assert_eq!(guest.post("api/tables/check", body("fortress")).await.ok(), json!({ "refusal": null }));
    // Checking created neither a guest nor a table.
    assert_eq!(guest.get("api/me").await.ok(), json!({ "user": null }));
    assert_eq!(
        guest.get("api/tables").await.ok(),
        json!({ "mine": [], "more_mine": null, "open": [], "more_open": null, "watch": [] })
    );
}

#[tokio::test]
async fn a_name_on_the_first_seat_is_enough_to_begin() {
    let place = Place::new().await;
    let mut guest = place.guest();
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let id = guest.table(seats).await;
    assert_eq!(guest.get("api/me").await.ok()["user"]["name"], "Ann");
    let names = guest.state(&id, None).await["table"]["seats"].clone();
    assert_eq!(
        (&names[0]["mine"], &names[1]["name"], &names[2]["name"]),
        (&json!(true), &json!("Wanderer"), &json!("Wanderer 2"))
    );
}

#[tokio::test]
async fn unknown_addresses_are_not_found() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    for path in
        ["api", "api/", "api/nothing", "api/games/carcassonne/text/xx", "api/games/carcassonne/catalogue?hash=00"]
    {
        ann.get(path).await.error(404, "not_found");
    }
    for path in ["api/games/chess/text/en", "api/games/chess/rules/en", "api/games/chess/catalogue"] {
        ann.get(path).await.error(404, "no_such_game");
    }
    for id in ["nobodyknow", "x", "%00", "..%2f..", "'%20OR%201=1", &"a".repeat(5000)] {
        for path in ["", "/stream", "/record"] {
            ann.get(&format!("api/tables/{id}{path}")).await.error(404, "no_such_table");
        }
        let path = format!("api/tables/{id}/actions");
        ann.post(&path, json!({ "decision": 0, "action": "x" })).await.error(404, "no_such_table");
    }
    ann.get("api/tables/%ff").await.error(404, "not_found");
    for query in ["stream?since=1&since=2", "stream?since=x", "stream?since=-1"] {
        let id = ann.table(hot_seat()).await;
        ann.get(&format!("api/tables/{id}/{query}")).await.error(400, "malformed");
    }
    for query in ["open=1&open=2", "open=x", "mine=%00~%00", "mine=~~", "open=2026~%27"] {
        ann.get(&format!("api/tables?{query}")).await.error(400, "malformed");
    }
    ann.get("api/games/carcassonne/catalogue?hash=1&hash=2").await.error(400, "malformed");
    let delete = Request::delete("/api/tables").body(Body::empty()).unwrap();
    assert_eq!(ann.send(delete).await.status, 405);
}

#[tokio::test]
async fn other_sites_cannot_write() {
    let place = Place::new().await;
    let mut ann = place.named("Ann").await;
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example"), ("origin", "null")] {
        let request = Request::post("/api/me").header("content-type", "application/json").header("host", "localhost");
        let request = request.header(name, value).body(Body::from("{\"name\":\"Eve\"}")).unwrap();
        ann.send(request).await.error(403, "cross_site");
    }
    assert_eq!(ann.get("api/me").await.ok()["user"]["name"], "Ann");
}

#[tokio::test]
async fn unknown_cookies_are_ignored() {
    let place = Place::new().await;
    for cookie in ["duchy_session=", "duchy_session=zz", &format!("duchy_session={}", "0".repeat(64)), "x=y; ;;=", "é"]
    {
        let mut guest = place.guest();
        let request = Request::get("/api/me").header("cookie", cookie.as_bytes()).body(Body::empty()).unwrap();
        assert_eq!(guest.send(request).await.ok(), json!({ "user": null }));
    }
    let mut guest = place.guest();
    let request =
        Request::post("/api/me").header("content-type", "application/json").header("x-forwarded-proto", "https");
    let answer = guest.send(request.body(Body::from("{\"name\":\"Ann\"}")).unwrap()).await;
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
}

#[tokio::test]
async fn requests_beyond_the_rate_limit_are_refused() {
    let place = Place::with(|config| config.rate = Some(Rate { burst: 8, per_second: 1 })).await;
    let mut ann = place.named("Ann").await;
    ann.post("api/me", json!({ "name": "Ann" })).await.ok();
    let refused = ann.get("api/me").await;
    refused.error(429, "slow_down");
    assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    assert_eq!(ann.get("healthz").await.status, 200, "health checks don't count");
}

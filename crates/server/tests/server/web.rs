//! The embedded client, game metadata, and the headers of every response.

use axum::{body::Body, http::Request};
use serde_json::json;
use tower::ServiceExt as _;

use crate::guest::{Answer, Place, with_friend};

/// `make test` builds the client first, but the server has to build and respond without it too.
fn is_built(page: &Answer) -> bool {
    if page.status == 503 {
        assert!(page.text.contains("make play"), "{}", page.text);
        return false;
    }
    assert_eq!(page.status, 200);
    true
}

#[tokio::test]
async fn every_page_of_the_client_is_its_index() {
    let place = Place::new().await;
    let mut guest = place.guest();
    let start = guest.get("").await;
    assert!(start.header("content-type").unwrap().starts_with("text/html"));
    if !is_built(&start) {
        return;
    }
    assert!(start.text.contains("<base href=\"/\" />"));
    assert_eq!(start.header("cache-control"), Some("no-cache"));
    for path in ["index.html", "table/abc", "rules/carcassonne"] {
        assert_eq!(guest.get(path).await.text, start.text, "{path}");
    }
    for path in ["assets/nothing-0.js", "missing.png", "..%2fCargo.toml"] {
        assert_eq!(guest.get(path).await.status, 404, "{path}");
    }
    // The last one is the client; the first only fetches the texts.
    let script = start.text.split('"').rfind(|part| part.starts_with("./assets/") && part.ends_with(".js")).unwrap();
    let address = script.trim_start_matches("./").to_owned();
    let script = guest.get(&address).await;
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(script.header("cache-control").unwrap().contains("immutable"));
    // Files compressed at build time are sent as they are, so their length is known.
    for (accepted, encoding) in [("gzip, br", Some("gzip")), ("br;q=1, GZIP;q=0.5", Some("gzip")), ("gzip;q=0", None)] {
        let request =
            Request::get(format!("/{address}")).header("accept-encoding", accepted).body(Body::empty()).unwrap();
        let response = place.app.router().oneshot(request).await.unwrap();
        let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok());
        assert_eq!((header("content-encoding"), header("vary")), (encoding, Some("accept-encoding")), "{accepted}");
        let length: usize = header("content-length").expect("its length is known").parse().unwrap();
        assert_eq!(length < script.text.len() / 2, encoding.is_some(), "{accepted}");
    }
    assert_eq!(guest.get(&format!("{address}.gz")).await.status, 404);
    assert_eq!(guest.post("table/abc", json!({})).await.status, 405);
}

#[tokio::test]
async fn a_link_to_a_table_has_a_title_and_a_picture() {
    let place = Place::with(|config| config.behind_proxy = true).await;
    let mut ann = place.named("Ann\"><script>alert(1)</script>").await;
    let id = ann.table(with_friend()).await;
    let request = |path: String, language: &str| {
        let request = Request::get(path).header("host", "evil\">").header("x-forwarded-host", "duchy.example");
        request.header("x-forwarded-proto", "https").header("accept-language", language).body(Body::empty()).unwrap()
    };
    let page = place.guest().send(request(format!("/t/{id}"), "en")).await;
    if !is_built(&page) {
        return;
    }
    assert!(page.text.contains("<meta property=\"og:title\" content=\"Carcassonne\" />"), "{}", page.text);
    assert!(page.text.contains("content=\"https://duchy.example/link/carcassonne.png\""), "{}", page.text);
    assert!(page.text.contains("Ann&quot;&gt;&lt;script&gt;") && !page.text.contains("<script>alert"));
    let replay = place.guest().send(request(format!("/replay/{id}/3"), "ru-RU, en;q=0.5")).await;
    assert!(replay.text.contains("content=\"Каркассон\""), "{}", replay.text);
    let picture = request("/link/carcassonne.png".to_owned(), "en");
    let picture = place.app.router().oneshot(picture).await.unwrap();
    assert_eq!((picture.status().as_u16(), &picture.headers()["content-type"]), (200, &"image/png".parse().unwrap()));
    for path in ["/t/none", "/new"] {
        let page = place.guest().send(request(path.to_owned(), "en")).await;
        assert!(!page.text.contains("og:title"), "{path}");
    }
}

#[tokio::test]
async fn everything_works_under_a_sub_path() {
    let place = Place::with(|config| config.base_path = "/games/duchy/".to_owned()).await;
    let mut guest = place.guest();
    let answer = guest.post("games/duchy/api/me", json!({ "name": "Ann" })).await;
    answer.ok();
    assert!(answer.header("set-cookie").unwrap().contains("Path=/games/duchy/;"));
    assert_eq!(guest.get("games/duchy/healthz").await.text, "ok\n");
    let redirect = guest.get("games/duchy").await;
    assert_eq!((redirect.status, redirect.header("location")), (308, Some("/games/duchy/")));
    for path in ["games/duchy/", "games/duchy/table/abc"] {
        let page = guest.get(path).await;
        if is_built(&page) {
            assert!(page.text.contains("<base href=\"/games/duchy/\" />"), "{path}: {}", page.text);
        }
    }
    guest.get("games/duchy/api/nothing").await.error(404, "not_found");
    for outside in ["", "api/me", "games", "games/duchyx"] {
        guest.get(outside).await.error(404, "not_found");
    }
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let place = Place::new().await;
    for path in ["", "api/me", "api/nothing", "healthz", "icon.svg"] {
        let answer = place.guest().get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert!(answer.header("cache-control").is_some(), "{path}");
    }
}

#[tokio::test]
async fn games_describe_themselves() {
    let place = Place::new().await;
    let mut guest = place.guest();
    let games = guest.get("api/games").await.ok();
    assert_eq!((&games[0]["id"], &games[0]["seats"]), (&json!("carcassonne"), &json!({ "min": 2, "max": 5 })));
    let hash = games[0]["catalogues"][0]["hash"].as_str().unwrap().to_owned();
    let drawing = guest.get("api/games/carcassonne/catalogue").await.ok();
    assert_eq!(guest.get(&format!("api/games/carcassonne/catalogue?hash={hash}")).await.ok(), drawing);
    assert_eq!(drawing["terms"]["BASE-D"], "tile-city-one-road");
    for lang in ["en", "ru"] {
        let words = guest.get(&format!("api/games/carcassonne/text/{lang}")).await;
        assert!(words.text.contains("game-title = ") && words.text.contains("bot-greedy = "));
        let rules = guest.get(&format!("api/games/carcassonne/rules/{lang}")).await.ok();
        let ids: Vec<&str> = rules.as_array().unwrap().iter().map(|clause| clause["id"].as_str().unwrap()).collect();
        assert!(ids.contains(&"place.adjacent") && ids.contains(&"glossary.1"), "{ids:?}");
    }
    // Readers look up the words of the Russian rulebook as well as ours.
    let rules = guest.get("api/games/tuscany/rules/ru").await.ok();
    for word in ["крепость", "замок", "пашни", "поле", "путешественник", "повозка"]
    {
        let found = |clause: &serde_json::Value| clause["text"].as_str().unwrap().contains(word);
        assert!(rules.as_array().unwrap().iter().any(found), "{word}");
    }
}

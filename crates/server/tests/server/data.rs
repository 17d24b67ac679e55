//! Tables played with the host's own data file.

use duchy_server::{App, Config, DataFile};
use serde_json::json;

use crate::guest::{Place, hot_seat, with_friend};

/// The built-in components of Tuscany under another name, as a host would start out to correct them.
fn my_box() -> DataFile {
    let text = include_str!("../../../../games/tuscany/data/box.toml");
    let text = text.replace("name = \"The Castles of Tuscany\"", "name = \"My box\"");
    DataFile { game: "tuscany".to_owned(), source: "my-box.toml".to_owned(), text }
}

#[tokio::test]
async fn a_table_keeps_its_data_file_when_the_host_no_longer_offers_it() {
    let mut place = Place::with(|config| config.data = vec![my_box()]).await;
    let mut ann = place.named("Ann").await;
    let games = ann.get("api/games").await.ok();
    let tuscany = games.as_array().unwrap().iter().find(|game| game["id"] == "tuscany").unwrap();
    let offered = &tuscany["catalogues"][1];
    assert_eq!(offered["name"], "My box");
    let hash = offered["hash"].clone();
    let new = |seats| json!({ "game": "tuscany", "catalogue": hash, "seats": seats });

    // Started at once, and started by the last player after a restart without the file.
    let now = ann.post("api/tables", new(hot_seat())).await.ok();
    let later = ann.post("api/tables", new(with_friend())).await.ok();
    place.restart(|_| ()).await;
    let mut ann = place.again(&ann);
    assert_eq!(ann.get("api/games").await.ok()[3]["catalogues"].as_array().unwrap().len(), 1);
    let mut ben = place.named("Ben").await;
    let later = later["id"].as_str().unwrap();
    ben.post(&format!("api/tables/{later}/join"), json!({})).await.ok();
    for id in [now["id"].as_str().unwrap(), later] {
        assert_eq!(ann.get(&format!("api/tables/{id}")).await.ok()["catalogue"], hash);
        let drawing = ann.get(&format!("api/games/tuscany/catalogue?hash={}", hash.as_str().unwrap())).await;
        drawing.ok();
    }
    let unknown = ann.post("api/tables", new(hot_seat())).await;
    assert!(unknown.error(422, "bad_options")["message"].as_str().unwrap().contains("no data file"));
}

#[tokio::test]
async fn an_invalid_data_file_is_named_and_prevents_startup() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("duchy.db").display());
    let text = my_box().text.replace("castle = ", "castel = ");
    let config = Config { database, data: vec![DataFile { text, ..my_box() }], ..Config::default() };
    let error = App::open(config, duchy_games::registry()).await.err().unwrap().to_string();
    assert!(error.starts_with("the data file my-box.toml can't be used: "), "{error}");
}

//! The record format: durable, forgiving to people, strict about mistakes.
#![allow(clippy::unwrap_used, reason = "a test that can't go on says so")]

mod common;

use duchy_game::RulesVersion;
use duchy_host::{Chance, EntryKind, Header, Record, SeatRef};

/// Every durable form, as it was first written. A change here breaks stored games: add a form instead.
#[test]
fn durable_forms_are_read_and_written_as_ever() {
    let golden = include_str!("golden/durable.jsonl");
    let record = Record::parse(golden).unwrap();
    assert_eq!(record.to_text(), golden);
    assert_eq!(record.header.rules, Some(RulesVersion(1)));
    assert_eq!(record.header.chance, Chance::Seed { commitment: "ab".into() });
    assert_eq!(record.entries[2].kind, EntryKind::UndoTo { seat: SeatRef::Number(1), to: 1 });
}

#[test]
fn every_kind_of_chance_is_durable() {
    for (chance, text) in [
        (Chance::Deal { id: "d1".into(), commitment: "ab".into() }, r#"{"deal":{"id":"d1","commitment":"ab"}}"#),
        (Chance::Open { seed: "ef".into() }, r#"{"open":{"seed":"ef"}}"#),
        (Chance::Written, r#""written""#),
    ] {
        assert_eq!(serde_json::to_string(&chance).unwrap(), text);
        assert_eq!(serde_json::from_str::<Chance>(text).unwrap(), chance);
    }
}

const HEADER: &str = r#"{"duchy":1,"game":"carcassonne","options":{"first":"listed"},"players":[{"name":"Ann"},{"name":"Ben"}],"setup":["BASE-U"]}"#;

fn replay(text: &str) -> Result<Vec<i32>, String> {
    let record = Record::parse(text).map_err(|bad| bad.to_string())?;
    duchy_games::registry().replay(&record).map(|table| table.scores()).map_err(|error| error.to_string())
}

/// A person leaves out whatever the rules can tell, names players by name, and comments.
#[test]
fn a_record_can_be_written_by_hand() {
    let text = format!(
        "# our game on Sunday\n{HEADER}\n\n{{\"action\":\"1,0 E\"}}\n// a highwayman\n{{\"seat\":\"Ann\",\"action\":\"Meeple Road W\",\"outcomes\":[\"BASE-V\"]}}\n"
    );
    assert_eq!(replay(&text), Ok(vec![0, 0]));
    let table = duchy_games::registry().replay(&Record::parse(&text).unwrap()).unwrap();
    let complete = table.record().to_text();
    assert!(complete.contains(r#""seq":2,"seat":0,"action":"meeple road E""#), "{complete}");
    assert!(complete.contains("fingerprint"));
    assert_eq!(duchy_games::registry().replay(&Record::parse(&complete).unwrap()).unwrap().record(), table.record());
}

#[test]
fn mistakes_in_a_record_are_named_with_their_line() {
    let cases: &[(String, &str)] = &[
        (String::new(), "line 1: the record is empty"),
        ("not json".into(), "line 1: the header is not JSON"),
        (r#"{"game":"carcassonne"}"#.into(), "line 1: the header needs \"duchy\": 1"),
        (r#"{"duchy":9,"game":"carcassonne","players":[]}"#.into(), "this program reads format 1"),
        (HEADER.replace("carcassonne", "chess"), "line 1: there is no game \"chess\"; known games: carcassonne"),
        (HEADER.replace("\"first\":\"listed\"", "\"first\":\"youngest\""), "line 1: the options are not right"),
        (HEADER.replace("\"first\"", "\"frist\""), "unknown field `frist`"),
        (HEADER.replace(",{\"name\":\"Ben\"}", ""), "it takes 2 to 5 players"),
        (HEADER.replace("Ben", "Ann"), "two players are called \"Ann\""),
        (HEADER.replace("BASE-U", "BASE-Z"), "line 1: the setup: outcome 1 is \"BASE-Z\""),
        (HEADER.replace("[\"BASE-U\"]", "[]"), "line 1: the setup: outcome 1 is missing"),
        (HEADER.replace("\"duchy\":1", "\"duchy\":1,\"rules\":99"), "rules version 99"),
        (HEADER.replace("\"duchy\":1", "\"duchy\":1,\"extra\":0"), "unknown field `extra`"),
        (format!("{HEADER}\n{{\"action\":\"1,0 E\""), "line 2: this is not JSON"),
        (format!("{HEADER}\n{{\"action\":\"1,0 Q\"}}"), "line 2: \"1,0 Q\" is not an action of this game"),
        (
            format!("{HEADER}\n{{\"action\":\"7,7 E\"}}"),
            "line 2: \"7,7 E\" by Ann is refused by carcassonne:place.adjacent",
        ),
        (
            format!("{HEADER}\n{{\"seat\":1,\"action\":\"1,0 E\"}}"),
            "line 2: \"1,0 E\" by Ben is refused by carcassonne:turn.",
        ),
        (
            format!("{HEADER}\n{{\"seat\":\"Zoe\",\"action\":\"1,0 E\"}}"),
            "there is no seat \"Zoe\"; the seats are 0 (Ann), 1 (Ben)",
        ),
        (format!("{HEADER}\n{{\"seat\":7,\"action\":\"1,0 E\"}}"), "there is no seat 7"),
        (
            format!("{HEADER}\n{{\"action\":\"1,0 E\",\"outcomes\":[\"BASE-V\"]}}"),
            "line 2: the outcome \"BASE-V\" is left over",
        ),
        (format!("{HEADER}\n{{\"action\":\"1,0 E\",\"fingerprint\":\"00000000\"}}"), "line 2: the position is"),
        (format!("{HEADER}\n{{\"seq\":2,\"action\":\"1,0 E\"}}"), "line 2: this is entry 2, but 1 comes next"),
        (format!("{HEADER}\n{{\"actoin\":\"1,0 E\"}}"), "line 2: unknown field `actoin`"),
        (format!("{HEADER}\n{{\"seat\":0}}"), "line 2: an entry needs exactly one of"),
        (format!("{HEADER}\n{{\"undo_to\":0}}"), "line 2: undo_to needs a seat"),
        (format!("{HEADER}\n{{\"seat\":0,\"undo_to\":7}}"), "line 2: there is no entry 7 to go back to"),
        (format!("{HEADER}\n{{\"seat\":0,\"action\":\"?\"}}"), "line 2: this record was taken while the game was on"),
        (
            format!("{HEADER}\n{{\"result\":{{\"scores\":[1,2],\"places\":[2,1]}}}}"),
            "line 2: the record has a result, but the game is not over",
        ),
        (
            format!(
                "{HEADER}\n{{\"seat\":0,\"resignation\":true}}\n{{\"result\":{{\"scores\":[5,0],\"places\":[2,1]}}}}"
            ),
            "line 3: the result says [5, 0] points",
        ),
        (
            format!("{HEADER}\n{{\"seat\":0,\"resignation\":true}}\n{{\"action\":\"1,0 E\"}}"),
            "line 3: the game is over before this entry",
        ),
    ];
    for (text, expected) in cases {
        let error = replay(text).expect_err(text);
        assert!(error.contains(expected), "{text}\n  gave: {error}\n  not:  {expected}");
    }
}

/// A stored game may name opponents and take back what nobody could today: it is replayed, not judged again.
#[test]
fn old_records_are_not_judged_by_what_is_possible_now() {
    let text = HEADER.replace("{\"name\":\"Ben\"}", "{\"name\":\"Ben\",\"bot\":\"retired\"}");
    assert_eq!(replay(&text), Ok(vec![0, 0]));
    let takeover = "{\"seat\":0,\"takeover\":{\"name\":\"x\",\"bot\":\"retired\"}}";
    let undo = "{\"action\":\"1,0 E\"}\n{\"action\":\"pass\",\"outcomes\":[\"BASE-V\"]}\n{\"seat\":1,\"undo_to\":0}\n{\"action\":\"1,0 W\"}";
    assert_eq!(replay(&format!("{HEADER}\n{takeover}\n{undo}")), Ok(vec![0, 0]));
}

#[test]
fn a_header_may_name_components_it_carries_or_that_are_built_in() {
    let with =
        |catalogue: &str| replay(&HEADER.replace("\"duchy\":1", &format!("\"duchy\":1,\"catalogue\":{catalogue}")));
    assert_eq!(with(r#"{"name":"carcassonne","hash":"of an older edition of the file"}"#), Ok(vec![0, 0]));
    let unknown = with(r#"{"name":"my tiles","hash":"abc"}"#).unwrap_err();
    assert!(unknown.contains("add it as the header's catalogue.text"), "{unknown}");
    let bad = with(r#"{"name":"my tiles","hash":"abc","text":"format = 1"}"#).unwrap_err();
    assert!(bad.contains("the data file is not right"), "{bad}");
}

/// Whatever is cut off or changed in a record, replaying it answers with an error or a table; it never panics.
#[test]
fn damaged_records_are_refused_not_fatal() {
    let secret = common::secret(3);
    let mut table = common::open(2, &secret);
    common::play_on(&mut *table, &secret, 30);
    let text = table.record().to_text();
    for cut in (0..text.len()).step_by(97).filter(|&cut| text.is_char_boundary(cut)) {
        let _ = replay(&text[..cut]);
        let mut edited = text.clone().into_bytes();
        edited[cut] = edited[cut].wrapping_add(1) & 0x7f;
        let _ = replay(&String::from_utf8_lossy(&edited));
    }
    let _: Header = serde_json::from_str(text.lines().next().unwrap()).unwrap();
}

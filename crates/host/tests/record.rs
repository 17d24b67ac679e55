//! The record format: durable, forgiving to people, strict about mistakes.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod common;

use duchy_game::{RulesVersion, Seat};
use duchy_host::{Chance, EntryKind, Header, Record, SeatRef};
use serde_json::json;
use sha2::{Digest as _, Sha256};

/// Every durable form, as it was first written. A change here breaks stored games: add a form instead.
#[test]
fn durable_forms_are_read_and_written_as_ever() {
    let golden = include_str!("golden/durable.jsonl");
    let record = Record::parse(golden).unwrap();
    assert_eq!(record.to_text(), golden);
    assert_eq!(record.header.rules, Some(RulesVersion(1)));
    assert_eq!(record.header.chance, Chance::Seed { commitment: "ab".into() });
    assert_eq!(record.entries[2].kind, EntryKind::UndoTo { seat: SeatRef::Number(1), to: 1, how: None });
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
        ("not json".into(), "line 1: the header is not valid JSON"),
        (r#"{"game":"carcassonne"}"#.into(), "line 1: the header needs \"duchy\": 1"),
        (r#"{"duchy":9,"game":"carcassonne","players":[]}"#.into(), "this version of Duchy reads format 1"),
        (HEADER.replace("carcassonne", "chess"), "line 1: there is no game \"chess\"; known games: carcassonne"),
        (HEADER.replace("\"first\":\"listed\"", "\"first\":\"youngest\""), "line 1: the options are not right"),
        (HEADER.replace("\"first\"", "\"frist\""), "unknown field `frist`"),
        (HEADER.replace(",{\"name\":\"Ben\"}", ""), "it takes 2 to 5 players"),
        (HEADER.replace("Ben", "Ann"), "two players are called \"Ann\""),
        (
            HEADER.replace("BASE-U", "BASE-Z"),
            "line 1: the setup: outcome 1: the record says \"BASE-Z\", but the next tile must be one of: BASE-A,",
        ),
        (
            HEADER.replace("[\"BASE-U\"]", "[]"),
            "line 1: the setup: outcome 1 is missing: the next tile, one of: BASE-A,",
        ),
        (HEADER.replace("\"duchy\":1", "\"duchy\":1,\"rules\":99"), "rules version 99"),
        (HEADER.replace("\"duchy\":1", "\"duchy\":1,\"extra\":0"), "unknown field `extra`"),
        (format!("{HEADER}\n{{\"action\":\"1,0 E\""), "line 2: this is not valid JSON"),
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
        (
            format!("{HEADER}\n{{\"action\":\"1,0 E\",\"fingerprint\":\"00000000\"}}"),
            "line 2: the fingerprint of the position is",
        ),
        (format!("{HEADER}\n{{\"seq\":2,\"action\":\"1,0 E\"}}"), "line 2: this is entry 2, but entry 1 comes next"),
        (format!("{HEADER}\n{{\"actoin\":\"1,0 E\"}}"), "line 2: unknown field `actoin`"),
        (format!("{HEADER}\n{{\"seat\":0}}"), "line 2: an entry needs exactly one of"),
        (format!("{HEADER}\n{{\"undo_to\":0}}"), "line 2: undo_to needs \"seat\""),
        (format!("{HEADER}\n{{\"seat\":0,\"undo_to\":7}}"), "line 2: there is no entry 7 to go back to"),
        (
            format!("{HEADER}\n{{\"seat\":0,\"action\":\"?\"}}"),
            "line 2: this record was downloaded while the game was in progress",
        ),
        (
            format!("{HEADER}\n{{\"action\":\"1,0 E\",\"outcomes\":[\"?\"]}}"),
            "line 2: this record was downloaded while the game was in progress",
        ),
        (HEADER.replace("BASE-U", "?"), "line 1: this record was downloaded while the game was in progress"),
        (
            format!("{HEADER}\n{{\"result\":{{\"scores\":[1,2],\"places\":[2,1]}}}}"),
            "line 2: the record has a result, but the game is not over",
        ),
        (
            format!(
                "{HEADER}\n{{\"seat\":0,\"resignation\":true}}\n{{\"result\":{{\"scores\":[5,0],\"places\":[2,1]}}}}"
            ),
            "line 3: the result says scores [5, 0], but the game ended with [0, 0]",
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
    assert_eq!(with(r#"{"name":"carcassonne"}"#), Ok(vec![0, 0]));
    let unknown = with(r#"{"name":"my tiles","hash":"abc"}"#).unwrap_err();
    assert!(unknown.contains("add it as the header's catalogue.text"), "{unknown}");
    let bad = with(r#"{"name":"my tiles","text":"format = 1"}"#).unwrap_err();
    assert!(bad.contains("the data file is not right"), "{bad}");
}

/// The hash may be left out where the file itself is there; what is there is checked, the name as well.
#[test]
fn a_header_with_a_data_file_needs_no_hash() {
    let built_in = include_str!("../../../games/carcassonne/data/base.toml");
    let own = built_in.replacen("name = \"carcassonne\"", "name = \"my tiles\"", 1);
    let with = |catalogue: serde_json::Value| {
        replay(&HEADER.replace("\"duchy\":1", &format!("\"duchy\":1,\"catalogue\":{catalogue}")))
    };
    assert_eq!(with(json!({ "name": "my tiles", "text": own })), Ok(vec![0, 0]));
    let hash = duchy_host::to_hex(&Sha256::digest(&own));
    assert_eq!(with(json!({ "name": "my tiles", "hash": hash, "text": own })), Ok(vec![0, 0]));
    // Known by now, it can be named by its hash alone, but not under another name.
    assert_eq!(with(json!({ "name": "my tiles", "hash": hash })), Ok(vec![0, 0]));
    for renamed in [json!({ "name": "your tiles", "hash": hash }), json!({ "name": "your tiles", "text": own })] {
        let error = with(renamed).unwrap_err();
        assert!(error.contains("it calls itself \"my tiles\", but the header says \"your tiles\""), "{error}");
    }
    let other_hash = duchy_host::to_hex(&Sha256::digest(built_in));
    let error = with(json!({ "name": "my tiles", "hash": other_hash, "text": own })).unwrap_err();
    assert!(error.contains(&format!("its SHA-256 is {hash}, but the header says {other_hash}")), "{error}");
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

/// Without farmers, nobody is asked for a meeple on a road that is taken: a `pass` there answers nothing.
const ROADS: &str = r#"{"duchy":1,"game":"carcassonne","options":{"first":"listed","farmers":false},"players":[{"name":"Ann"},{"name":"Ben"}],"setup":["BASE-U"]}
{"action":"1,0 E"}
{"action":"meeple road E","outcomes":["BASE-U"]}
"#;

#[test]
fn a_pass_that_answers_no_question_is_accepted_in_a_record_written_by_hand() {
    let next = "{\"action\":\"3,0 N\"}\n{\"action\":\"pass\",\"outcomes\":[\"BASE-U\"]}\n";
    let brief = replay(&format!("{ROADS}{{\"action\":\"2,0 E\",\"outcomes\":[\"BASE-W\"]}}\n{next}")).unwrap();
    for (tile, pass) in [
        (r#"{"action":"2,0 E"}"#, r#"{"action":"pass","outcomes":["BASE-W"]}"#),
        (r#"{"action":"2,0 E"}"#, r#"{"seat":"Ben","action":"Pass","outcomes":["BASE-W"]}"#),
        (r#"{"action":"2,0 E","outcomes":["BASE-W"]}"#, r#"{"action":"pass"}"#),
        (r#"{"action":"2,0 E","outcomes":["BASE-W"]}"#, r#"{"seat":"Ben","action":"pass"}"#),
    ] {
        let text = format!("{ROADS}{tile}\n{pass}\n{next}");
        assert_eq!(replay(&text).as_ref(), Ok(&brief), "{text}");
        // It stays an entry, so that numbers count what is written; the tile moves to where it was drawn.
        let table = duchy_games::registry().replay(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!(table.seq(), 6);
        let EntryKind::Action { outcomes, .. } = &table.record().entries[2].kind else { panic!("it is an action") };
        assert_eq!(outcomes, &["BASE-W"]);
        assert_eq!(replay(&table.record().to_text()).as_ref(), Ok(&brief));
    }
}

#[test]
fn a_pass_that_answers_no_question_is_refused_elsewhere() {
    let tile = r#"{"action":"2,0 E","outcomes":["BASE-W"]}"#;
    let of_ann = replay(&format!("{ROADS}{tile}\n{{\"seat\":\"Ann\",\"action\":\"pass\"}}")).unwrap_err();
    assert!(of_ann.contains("\"pass\" by Ann is refused by carcassonne:"), "{of_ann}");
    let hosted = ROADS.replace("\"duchy\":1", "\"duchy\":1,\"chance\":{\"open\":{\"seed\":\"00\"}}");
    for pass in [
        format!("{tile}\n{{\"action\":\"pass\"}}"),
        "{\"action\":\"2,0 E\"}\n{\"action\":\"pass\",\"outcomes\":[\"BASE-W\"]}".into(),
    ] {
        assert!(replay(&format!("{hosted}{pass}")).is_err(), "{pass}");
    }
}

/// Both dice must be used, and a castle's action can't be declined.
#[test]
fn a_pass_does_not_decline_what_is_compulsory() {
    let example = include_str!("../../../docs/examples/burgundy.jsonl");
    let first = example.find("{\"seat\":\"Ann\"").unwrap();
    let after_one_die = format!("{}{}", &example[..first], "{\"action\":\"workers with 3\"}\n{\"action\":\"pass\"}");
    let error = replay(&after_one_die).unwrap_err();
    assert!(
        error.contains("\"pass\" by Ann is refused by burgundy:turn.both") && error.contains("Ann is asked"),
        "{error}"
    );
}

/// Ann's tile goes on a road that is taken, so she is asked for the dragon's step at once.
#[test]
fn a_pass_after_a_tile_stands_for_its_figure() {
    let header = HEADER.replace("\"first\":\"listed\"", "\"first\":\"listed\",\"farmers\":false,\"dragon\":true");
    let tiles = r#"{"action":"1,0 E"}
{"action":"meeple road E","outcomes":["PD-2"]}
{"action":"0,1 N","outcomes":["PD-H"]}
{"action":"2,0 E"}
"#;
    for end in ["{\"action\":\"dragon N\"}", "{\"action\":\"pass\"}\n{\"action\":\"dragon N\"}"] {
        assert!(replay(&format!("{header}\n{tiles}{end}")).is_ok(), "{end}");
    }
    let twice = "{\"action\":\"pass\"}\n{\"action\":\"pass\"}";
    let error = replay(&format!("{header}\n{tiles}{twice}")).unwrap_err();
    assert!(error.contains("refused by carcassonne:dragon."), "{error}");
}

#[test]
fn mistakes_name_the_open_question() {
    for (lines, expected) in [
        // The figure is left out.
        (
            "{\"action\":\"1,0 E\"}\n{\"seat\":\"Ben\",\"action\":\"2,0 N\"}",
            &["line 3: \"2,0 N\" by Ben is refused by", "Ann is asked: \"", "possible: ", "meeple road E", "pass"][..],
        ),
        (
            "{\"action\":\"1,0 E\"}\n{\"action\":\"2,0 N\"}",
            &["line 3: \"2,0 N\" by Ann is refused by", "Ann is asked: \""],
        ),
        (
            "{\"action\":\"1,0 E\",\"outcomes\":[\"BASE-W\"]}",
            &["line 2: the outcome \"BASE-W\" is left over", "After \"1,0 E\" Ann is asked: \"", "meeple road E"],
        ),
        (
            "{\"action\":\"1,0 E\"}\n{\"action\":\"pass\"}",
            &[
                "line 3: outcome 1 is missing: the next tile, one of: BASE-A,",
                "After \"pass\" no player is asked before it",
            ],
        ),
        ("{\"action\":\"one to the right\"}", &["line 2: \"one to the right\" is not", "Ann is asked: \"", "1,0 E"]),
    ] {
        let error = replay(&format!("{HEADER}\n{lines}")).expect_err(lines);
        for part in expected {
            assert!(error.contains(part), "{lines}\n  gave: {error}\n  not:  {part}");
        }
    }
}

#[test]
fn missing_and_wrong_dice_are_named_in_words() {
    let example = include_str!("../../../docs/examples/burgundy.jsonl");
    let rolled = r#""outcomes":["3","4","1","1","white 1"]"#;
    assert!(example.contains(rolled));
    for (outcomes, expected) in [
        (
            r#""outcomes":["3"]"#,
            "outcome 2 is missing: the second die of Ann, phase A, round 2, one of: 1, 2, 3, 4, 5, 6",
        ),
        (r#""outcomes":["3","4","1","1"]"#, "outcome 5 is missing: the white die, phase A, round 2, one of: white 1,"),
        (
            r#""outcomes":["3","4","7","1","white 1"]"#,
            "outcome 3: the record says \"7\", but the first die of Bob, phase A, round 2 must be one of: 1, 2, 3, 4, 5, 6",
        ),
    ] {
        let error = replay(&example.replacen(rolled, outcomes, 1)).unwrap_err();
        assert!(error.contains(&format!("line 7: {expected}")), "{error}");
    }
    let catherine = include_str!("../../../docs/examples/catherine.jsonl");
    let error =
        replay(&catherine.replace("\"yellow-market-caviar-furs\"]", "]").replace("furs\",]", "furs\"]")).unwrap_err();
    assert!(error.contains("line 2: the setup: outcome 14 is missing: the next card for Ben, one of:"), "{error}");
}

/// At home the start tile lies as it happened to be put down; a record can say so. Unstated, it lies upright.
#[test]
fn the_start_tile_and_the_source_may_be_given_a_facing() {
    let registry = duchy_games::registry();
    let choices = |options: &str, setup: &str| {
        let header = HEADER.replace("\"first\":\"listed\"", options).replace("\"BASE-U\"", setup);
        let table = registry.replay(&Record::parse(&header).unwrap()).unwrap();
        let again = registry.replay(&Record::parse(&table.record().to_text()).unwrap()).unwrap();
        assert_eq!(again.record(), table.record());
        let decision = table.decision(Seat(0)).unwrap();
        decision.choices.into_iter().map(|choice| choice.action).collect::<Vec<String>>()
    };
    let listed = "\"first\":\"listed\"";
    let upright = choices(listed, "\"BASE-U\"");
    assert!(upright.contains(&"1,0 E".to_owned()) && !upright.contains(&"0,1 N".to_owned()), "{upright:?}");
    assert_eq!(choices(listed, "\"BASE-D-start N\",\"BASE-U\""), upright);
    let turned = choices(listed, "\"BASE-D-start E\",\"BASE-U\"");
    assert!(turned.contains(&"0,1 N".to_owned()) && !turned.contains(&"1,0 E".to_owned()), "{turned:?}");
    // It comes first, before who begins.
    assert_eq!(choices("\"first\":\"random\"", "\"BASE-D-start E\",\"seat 0\",\"BASE-U\""), turned);

    let river = "\"first\":\"listed\",\"start\":\"river-1\"";
    assert!(choices(river, "\"RIV1-C\"").iter().all(|action| action.starts_with("0,1 ")));
    assert!(choices(river, "\"RIV1-A E\",\"RIV1-C\"").iter().all(|action| action.starts_with("-1,0 ")));
}

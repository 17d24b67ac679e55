//! The scenario runner, the perft tables and the golden records say clearly what is wrong.

use duchy_game::{Catalogue, Game};
use duchy_testkit::{
    Subject, golden, perft, scenario,
    toys::{
        envoys::{Envoys, EnvoysSubject},
        market::{Market, MarketOptions, MarketSubject},
    },
};

const HEAD: &str =
    "# A test\nplayers: Alice, Bob\noptions: first=listed, rounds=2, hand=2\nsetup: duke, page, page, knight\n";

/// A scenario that begins like this and goes on so fails in this line with these words.
fn fails(head: &str, steps: &str, line: usize, said: &str) {
    match scenario::run::<EnvoysSubject>(&format!("{head}{steps}"), None) {
        Ok(()) => panic!("it passes:\n{head}{steps}"),
        Err(problem) => {
            assert!(problem.what.contains(said), "not said: {said}\n{problem}");
            assert_eq!(problem.line, line, "{problem}");
        }
    }
}

#[test]
fn moves_that_cannot_be_made_are_explained() {
    fails(HEAD, "Alice: send baron\n", 5, "Alice can't play send baron: send.hand");
    fails(HEAD, "Alice: send baron\n", 5, "Bob may play: send page | send knight");
    fails(HEAD, "Alice: shout\n", 5, "write \"send RANK\"");
    fails(HEAD, "Alice: send duke => page\nAlice has 0 points\n", 5, "\"page\" is left over");
    fails(HEAD, "Alice: send duke\nBob: send page => duke\n", 6, "outcome 2 is missing");
    fails(HEAD, "Alice: send duke\nBob: send page => king, page\n", 6, "can't come from \"deck\"");
}

#[test]
fn expectations_that_are_not_met_say_what_is_so() {
    let not_so = |sentence: &str, said: &str| fails(HEAD, &format!("{sentence}\n"), 5, said);
    not_so("Alice has 3 points", "Alice has 0 points");
    not_so("Alice is to act", "to act: Alice and Bob");
    not_so("Alice may revise", "Alice may not");
    not_so("Alice is asked prompt-revise", "Alice is asked prompt-send");
    not_so("Alice may play send knight", "send.hand forbids send knight");
    not_so("Alice may only play send duke", "legal: send duke | send page");
    not_so("Alice can't play send duke: send.hand", "send duke is legal");
    not_so("Alice can't play send baron: end.rounds", "it is against send.hand");
    not_so("Alice can't play send baron: send.nothing", "no clause send.nothing");
    not_so("Alice has 5 choices", "Alice has 2 choices");
    not_so("Alice gets 3 points by score.highest", "Alice gets 0 points");
    not_so("event-scored is logged", "logged in the last entry: event-dealt");
    not_so("the game is over", "it goes on");
    not_so("Alice wins", "not over yet");
    not_so("Mallory has 3 points", "is no expectation. Players: Alice, Bob. Known:");
}

#[test]
fn headings_that_make_no_sense_are_refused() {
    fails("", "Alice has 0 points\n", 1, "players:");
    fails("# T\nrules: send.nothing\n", "", 2, "no clause send.nothing");
    fails("# T\nplayers: Alice, Bob\noptions: speed=3\n", "", 3, "there are: first, rounds, hand");
    fails("# T\nplayers: Alice, Bob\noptions: rounds=many\n", "", 3, "\"many\" can't be rounds");
    fails("# T\nplayers: Alice, Bob\npreset: short\n", "", 3, "there are: usual, long");
    fails("# T\nplayers: Alice\n", "the game goes on\n", 1, "2 to 4 players");
    fails("# T\nplayers: Alice, Bob\nsetup: seat 0, king\n", "the game goes on\n", 3, "outcome 2 is \"king\"");
    fails(HEAD, "Alice: send duke\n", 1, "expects nothing");
    fails(HEAD, "Alice has 0 points\nsetup: duke\n", 6, "before the first move");
}

#[test]
fn perft_says_what_it_found_and_where() {
    let table = |nodes: &str, limit: u32| {
        format!(
            "[[table]]\nname = \"t\"\nseats = 2\ndeal = \"plain\"\nlimit = {limit}\nnodes = {nodes}\noptions = {{ first = \"listed\", rounds = 2 }}\n"
        )
    };
    let problems = |text: &str| perft::problems::<Envoys>(text, None).join("\n");
    assert_eq!(problems(&table("[5, 25]", 100)), "");
    assert!(problems(&table("[5, 24]", 100)).contains("[t] found: nodes = [5, 25]"));
    assert!(problems(&table("[5, 24]", 100)).contains("seat 0 send herald: 5"));
    assert!(problems(&table("[5, 25]", 20)).contains("more than 20 nodes at depth 2"));
    assert!(problems(&table("[]", 100)).contains("found: nodes = [5]"));
    assert!(problems(&format!("{}checksum = \"0\"\n", table("[5]", 100))).contains("found: nodes = [5], checksum"));
    assert!(problems("table = []").contains("can't fail"));
    assert!(problems("[[table]]\nname = 3\n").contains("can't be read"));
}

#[test]
fn golden_records_replay_and_every_change_is_noticed() {
    let own = MarketSubject::catalogues()[0];
    assert_ne!(own, <Market as Game>::Catalogue::built_in());
    let record = golden::random::<Market>(own, 2, &MarketOptions::default(), 5);
    assert_eq!(golden::replay::<Market>(&record), Ok(()));
    let changed = |from: &str, to: &str| golden::replay::<Market>(&record.replacen(from, to, 1)).unwrap_err();
    assert!(changed("\"scores\":[", "\"scores\":[9").contains("the result is"));
    assert!(changed("\"seq\":1,", "\"seq\":1,\"fingerprint\":\"00000000\",\"was\":1,").starts_with("2:"));
    assert!(changed("\"game\":\"market\"", "\"game\":\"envoys\"").contains("expected one of market"));
    assert!(changed("\"action\":\"", "\"action\":\"steal ").starts_with("2: \"steal "));
    assert!(changed("\"setup\":[", "\"setup\":[\"gold\",").contains("setup:"));
    let whole: Vec<&str> = record.lines().collect();
    let cut = |keep: usize| golden::replay::<Market>(&whole[..keep].join("\n")).unwrap_err();
    assert!(cut(whole.len() - 1).contains("no result"));
    assert!(cut(0).contains("empty"));
    let early = format!("{}\n{}", whole[0], whole[whole.len() - 1]);
    assert!(golden::replay::<Market>(&early).unwrap_err().contains("the game goes on"));
}

#[test]
#[should_panic(expected = "holds no *.jsonl file")]
fn an_empty_folder_of_records_is_no_test() {
    golden::<Market>("toys/market/data");
}

#[test]
#[should_panic(expected = "holds no *.scenario file")]
fn an_empty_folder_of_scenarios_is_no_test() {
    duchy_testkit::scenarios::<MarketSubject>("toys/market/data");
}

#[test]
#[should_panic(expected = "bread: 4 instead of 5")]
fn a_wrong_census_names_what_is_missing() {
    let bag = [("apples", 5), ("bread", 4), ("cheese", 3), ("honey", 2), ("basket", 4)];
    let found = bag.iter().flat_map(|&(name, count)| std::iter::repeat_n(name, count));
    duchy_testkit::census("goods", [("apples", 5), ("bread", 5), ("cheese", 3), ("honey", 2), ("basket", 4)], found);
}

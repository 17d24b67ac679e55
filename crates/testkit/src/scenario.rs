//! Scenarios: little games written by hand, with scripted chance and expectations in plain sentences.
//!
//! ```text
//! # The highest envoy that came alone scores
//! rules: score.highest send.hand
//! players: Alice, Bob
//! options: first=listed, rounds=2, hand=2
//! setup: duke, page, baron, herald     # chance outcomes of the setup
//! Alice: send page                     # NAME: action [=> outcome, outcome]
//! Bob may play send herald
//! Bob can't play send duke: send.hand  # and the clause it breaks
//! Bob: send baron => knight, knight
//! Bob has 4 points
//! Bob gets 4 points by score.highest   # in the last entry
//! ```
//!
//! `#` at the start of a line or after a blank begins a comment; the first line is the title. Other headings:
//! `preset: NAME` instead of or before `options:`, `data: FILE` for a data file beside the scenario, and `rules: 1` for
//! the rules version it is played by (the current one by default; it may share the line with the clauses).
//! [`SENTENCES`] lists the expectations; [`Subject::expect`] adds the game's own.

use std::{fmt, path::Path};

use duchy_game::{
    Catalogue as _, Game, Interned, Language, OptionKind, Options, Presentation, RulesVersion, Seat, SeatSet, Status,
    context::{Fixed, Trace},
};
use serde_json::{Map, Value};

use crate::{Seats, Subject, files};

/// The expectations every scenario can have. `NAME` is a player, or several joined by `and`.
pub const SENTENCES: &[&str] = &[
    "NAME has 3 points",
    "NAME gets 3 points [by CLAUSE] (in the last entry)",
    "NAME is to act",
    "NAME may revise",
    "NAME is asked PROMPT-KEY",
    "NAME may play ACTION",
    "NAME may only play ACTION | ACTION",
    "NAME can't play ACTION: CLAUSE",
    "NAME has 5 choices",
    "EVENT-KEY is logged (in the last entry)",
    "EVENT-KEY is not logged",
    "the game goes on",
    "the game is over",
    "NAME wins",
];

/// Runs every `*.scenario` file of a folder. Panics with what went wrong in which line, or if there is none.
pub fn scenarios<S: Subject>(folder: impl AsRef<Path>) {
    let mut problems = Vec::new();
    for path in files::with_extension(folder.as_ref(), "scenario") {
        if let Err(problem) = run::<S>(&files::read(&path), path.parent()) {
            problems.push(format!("{}:{}: {}", path.display(), problem.line, problem.what));
        }
    }
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

/// What is wrong with a scenario, or with the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// In which line, from 1.
    pub line: usize,
    /// What.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Problem {}

/// Runs one scenario; data files it names are looked for in the folder.
pub fn run<S: Subject>(text: &str, folder: Option<&Path>) -> Result<(), Problem> {
    let script = Script::<S::Game>::read(text, folder)?;
    let mut state = State::<S>::start(&script)?;
    let mut expectations = 0;
    for (line, step) in &script.steps {
        let done = match step {
            Step::Move { seat, action, outcomes } => state.play(*seat, action, outcomes),
            Step::Expect(sentence) => {
                expectations += 1;
                state.expect(sentence)
            }
        };
        done.map_err(|what| Problem { line: *line, what })?;
    }
    if expectations == 0 {
        return Err(Problem { line: 1, what: "it expects nothing, so it can't fail: add an expectation".into() });
    }
    Ok(())
}

/// A scenario file, read but not yet played.
struct Script<G: Presentation> {
    seats: Seats,
    rules: RulesVersion,
    options: G::Options,
    catalogue: Interned<G::Catalogue>,
    setup: (usize, Vec<String>),
    steps: Vec<(usize, Step)>,
}

enum Step {
    Move { seat: Seat, action: String, outcomes: Vec<String> },
    Expect(String),
}

impl<G: Presentation> Script<G> {
    fn read(text: &str, folder: Option<&Path>) -> Result<Self, Problem> {
        let mut seats = None;
        let mut rules = G::RULES;
        let mut options = G::Options::default();
        let mut catalogue = G::Catalogue::built_in();
        let mut setup = (1, Vec::new());
        let mut steps = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let number = number + 1;
            let wrong = |what: String| Problem { line: number, what };
            let line = without_comment(line);
            if line.is_empty() {
                continue;
            }
            match heading(line) {
                Some((key, _)) if !steps.is_empty() => {
                    return Err(wrong(format!("\"{key}:\" must stand before the first move")));
                }
                Some(("rules", named)) => {
                    let (versions, clauses) = named.split([' ', ',']).partition::<Vec<&str>, _>(|word| is_number(word));
                    known_clauses::<G>(&clauses.join(" ")).map_err(wrong)?;
                    for version in versions {
                        rules = known_version::<G>(version).map_err(wrong)?;
                    }
                }
                Some(("players", names)) => seats = Some(Seats::new(list(names))),
                Some(("preset", name)) => options = preset(name).map_err(wrong)?,
                Some(("options", values)) => options = with_options(&options, values).map_err(wrong)?,
                Some(("data", file)) => catalogue = data_file::<G>(file, folder).map_err(wrong)?,
                Some((_, outcomes)) => setup = (number, list(outcomes)),
                None => {
                    let seats =
                        seats.as_ref().ok_or_else(|| wrong("say first who plays: players: Alice, Bob".into()))?;
                    steps.push((number, step(line, seats)));
                }
            }
        }
        let seats = seats.ok_or(Problem { line: 1, what: "say who plays: players: Alice, Bob".into() })?;
        Ok(Script { seats, rules, options, catalogue, setup, steps })
    }
}

const HEADINGS: [&str; 6] = ["rules", "players", "preset", "options", "data", "setup"];

fn heading(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    HEADINGS.contains(&key).then(|| (key, value.trim()))
}

fn step(line: &str, seats: &Seats) -> Step {
    if let Some((seat, rest)) = seats.begin(line)
        && let Some(line) = rest.strip_prefix(':')
    {
        let (action, outcomes) = line.split_once("=>").unwrap_or((line, ""));
        return Step::Move { seat, action: action.trim().to_owned(), outcomes: list(outcomes) };
    }
    Step::Expect(line.to_owned())
}

fn without_comment(line: &str) -> &str {
    let start = if line.starts_with('#') { Some(0) } else { line.find(" #").or_else(|| line.find("\t#")) };
    start.map_or(line, |start| &line[..start]).trim()
}

/// Items separated by commas; one in double quotes may hold commas itself.
fn list(text: &str) -> Vec<String> {
    let (mut items, mut item, mut quoted) = (Vec::new(), String::new(), false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => items.push(std::mem::take(&mut item)),
            _ => item.push(letter),
        }
    }
    items.push(item);
    items.iter().map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect()
}

fn known_clauses<G: Presentation>(ids: &str) -> Result<(), String> {
    let clauses = G::RULEBOOK.clauses(Language::En);
    let unknown = ids.split([' ', ',']).filter(|id| !id.is_empty());
    match unknown.into_iter().find(|id| !clauses.iter().any(|clause| clause.id == *id)) {
        Some(id) => Err(format!("there is no clause {id} in rules/en.md")),
        None => Ok(()),
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn known_version<G: Presentation>(version: &str) -> Result<RulesVersion, String> {
    let newest = G::RULES.0;
    let known = version.parse::<u16>().ok().filter(|number| (1..=newest).contains(number));
    known.map(RulesVersion).ok_or_else(|| format!("there is no rules version {version}; there are 1 to {newest}"))
}

fn preset<O: Options>(name: &str) -> Result<O, String> {
    let presets = O::presets();
    let found = presets.iter().find(|preset| preset.name == name);
    found.map(|preset| preset.options.clone()).ok_or_else(|| {
        let names: Vec<&str> = presets.iter().map(|preset| preset.name).collect();
        format!("there is no preset \"{name}\"; there are: {}", names.join(", "))
    })
}

/// Options with some changed: `first=listed, rounds=3`.
fn with_options<O: Options>(options: &O, values: &str) -> Result<O, String> {
    let mut json: Map<String, Value> =
        serde_json::to_value(options).ok().and_then(|value| value.as_object().cloned()).unwrap_or_default();
    for pair in list(values) {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("\"{pair}\" is no option; write key=value"))?;
        let (key, value) = (key.trim(), value.trim());
        let field = O::SCHEMA.iter().find(|field| field.key == key).ok_or_else(|| {
            let keys: Vec<&str> = O::SCHEMA.iter().map(|field| field.key).collect();
            format!("there is no option \"{key}\"; there are: {}", keys.join(", "))
        })?;
        let read = match field.kind {
            OptionKind::Flag => value.parse::<bool>().ok().map(Value::from),
            OptionKind::Choice(_) => Some(Value::from(value)),
            OptionKind::Number { .. } => value.parse::<i32>().ok().map(Value::from),
        };
        let read = read.ok_or_else(|| format!("\"{value}\" can't be {key}, which is {:?}", field.kind))?;
        json.insert(key.to_owned(), read);
    }
    serde_json::from_value(Value::Object(json)).map_err(|error| format!("options can't be read: {error}"))
}

fn data_file<G: Presentation>(file: &str, folder: Option<&Path>) -> Result<Interned<G::Catalogue>, String> {
    let text = files::read(&folder.unwrap_or(Path::new(".")).join(file));
    G::Catalogue::interner().intern(&text).map_err(|bad| format!("{file}: {bad}"))
}

/// A scenario on its way.
struct State<'a, S: Subject> {
    game: S::Game,
    seats: &'a Seats,
    last: Trace<<S::Game as Game>::Event>,
}

impl<'a, S: Subject> State<'a, S> {
    fn start(script: &'a Script<S::Game>) -> Result<Self, Problem> {
        let wrong = |what: String| Problem { line: script.setup.0, what };
        script.options.check(script.seats.count()).map_err(|bad| wrong(bad.reason))?;
        let mut cx = Fixed::new(script.setup.1.iter().cloned());
        let seats = script.seats.count();
        let game = S::Game::start(script.catalogue, script.rules, seats, &script.options, &mut cx);
        let game = game.map_err(|bad| wrong(bad.reason))?;
        let last = cx.finish().map_err(|deviation| wrong(format!("setup: {deviation}")))?;
        Ok(State { game, seats: &script.seats, last })
    }

    fn action(&self, text: &str) -> Result<<S::Game as Game>::Action, String> {
        self.game.read_action(text).map_err(|error| format!("\"{text}\": {error}"))
    }

    fn play(&mut self, seat: Seat, text: &str, outcomes: &[String]) -> Result<(), String> {
        let action = self.action(text)?;
        let mut cx = Fixed::new(outcomes.iter().cloned());
        let mut next = self.game.clone();
        next.play(seat, &action, &mut cx).map_err(|illegal| {
            format!("{} can't play {text}: {}{}", self.seats.name(seat), illegal.rule, self.instead())
        })?;
        self.offered(seat, &action)?;
        self.last = cx.finish().map_err(|deviation| deviation.to_string())?;
        self.game = next;
        Ok(())
    }

    /// A legal action must be listed as well: the rules' two answers are written apart.
    fn offered(&self, seat: Seat, action: &<S::Game as Game>::Action) -> Result<(), String> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        match legal.contains(action) {
            true => Ok(()),
            false => Err(format!("{} is legal but not offered", self.game.action_text(action))),
        }
    }

    /// What could be played, for messages.
    fn instead(&self) -> String {
        const SHOWN: usize = 30;
        let mut text = String::new();
        for seat in Seat::all(self.seats.count()) {
            let legal = self.legal(seat);
            if !legal.is_empty() {
                let more = if legal.len() > SHOWN { " | …" } else { "" };
                let shown = legal[..legal.len().min(SHOWN)].join(" | ");
                text += &format!("\n    {} may play: {shown}{more}", self.seats.name(seat));
            }
        }
        text
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(|action| self.game.action_text(action)).collect()
    }

    fn expect(&self, sentence: &str) -> Result<(), String> {
        if let Some(verdict) = self.about_the_game(sentence) {
            return verdict;
        }
        if let Some((seats, rest)) = self.subjects(sentence) {
            let verdicts: Option<Vec<_>> = seats.iter().map(|seat| self.about_a_player(seat, seats, rest)).collect();
            if let Some(verdicts) = verdicts {
                return verdicts.into_iter().collect();
            }
        }
        S::expect(&self.game, sentence, self.seats).unwrap_or_else(|| {
            let players = self.seats.list();
            Err(format!(
                "\"{sentence}\" is no expectation. Players: {players}. Known:\n    {}",
                SENTENCES.join("\n    ")
            ))
        })
    }

    fn about_the_game(&self, sentence: &str) -> Option<Result<(), String>> {
        let over = self.game.status().is_over();
        if let Some((key, logged)) = logged(sentence) {
            let catalogue = self.game.catalogue();
            let keys: Vec<&str> =
                self.last.events.iter().map(|event| S::Game::describe_event(&catalogue, event).key).collect();
            return Some(met(keys.contains(&key) == logged, || {
                format!("logged in the last entry: {}", keys.join(", "))
            }));
        }
        match sentence {
            "the game is over" => Some(met(over, || format!("it goes on{}", self.instead()))),
            "the game goes on" => Some(met(!over, || "it is over".into())),
            _ => None,
        }
    }

    /// The players a sentence begins with: `Alice`, `Alice and Bob`.
    fn subjects<'s>(&self, sentence: &'s str) -> Option<(SeatSet, &'s str)> {
        let (first, mut rest) = self.seats.begin(sentence)?;
        let mut seats = SeatSet::one(first);
        while let Some(more) = rest.strip_prefix(" and ").or_else(|| rest.strip_prefix(", ")) {
            let (seat, after) = self.seats.begin(more)?;
            (seats, rest) = (seats.with(seat), after);
        }
        Some((seats, rest.trim()))
    }

    fn about_a_player(&self, seat: Seat, all: SeatSet, rest: &str) -> Option<Result<(), String>> {
        let name = self.seats.name(seat);
        let status = self.game.status();
        if matches!(rest, "is to act" | "are to act") {
            let awaited = status.awaited();
            return Some(met(awaited == all, || format!("to act: {}", self.names(awaited))));
        }
        if rest == "may revise" {
            return Some(met(status.may_revise().contains(seat), || format!("{name} may not")));
        }
        if matches!(rest, "wins" | "win") {
            let Status::Over { places, .. } = status else { return Some(Err("the game is not over yet".into())) };
            let winners = places.winners();
            return Some(met(winners == all, || format!("first: {}", self.names(winners))));
        }
        if let Some(key) = rest.strip_prefix("is asked ").or_else(|| rest.strip_prefix("are asked ")) {
            let prompt = self.game.describe_prompt(seat).key;
            return Some(met(status.may_act(seat) && prompt == key, || format!("{name} is asked {prompt}")));
        }
        if let Some(actions) = rest.strip_prefix("may only play ") {
            return Some(self.may_only_play(seat, actions));
        }
        if let Some(action) = rest.strip_prefix("may play ") {
            return Some(self.may_play(seat, action));
        }
        if let Some(action) = rest.strip_prefix("can't play ") {
            return Some(self.cannot_play(seat, action));
        }
        self.numbers(seat, rest)
    }

    fn may_play(&self, seat: Seat, text: &str) -> Result<(), String> {
        let action = self.action(text)?;
        match self.game.why_not(seat, &action) {
            None => self.offered(seat, &action),
            Some(illegal) => Err(format!("{} forbids {text}{}", illegal.rule, self.instead())),
        }
    }

    fn may_only_play(&self, seat: Seat, actions: &str) -> Result<(), String> {
        let mut expected = actions
            .split(" | ")
            .map(|action| self.action(action.trim()).map(|action| self.game.action_text(&action)))
            .collect::<Result<Vec<_>, _>>()?;
        let mut legal = self.legal(seat);
        expected.sort_unstable();
        legal.sort_unstable();
        met(expected == legal, || format!("legal: {}", legal.join(" | ")))
    }

    fn cannot_play(&self, seat: Seat, sentence: &str) -> Result<(), String> {
        let (text, clause) = sentence.rsplit_once(':').ok_or("name the clause: NAME can't play ACTION: CLAUSE")?;
        known_clauses::<S::Game>(clause.trim())?;
        let action = self.action(text.trim())?;
        match self.game.why_not(seat, &action) {
            None => Err(format!("{} is legal", text.trim())),
            Some(_) if self.offered(seat, &action).is_ok() => Err(format!("{} is refused but offered", text.trim())),
            Some(illegal) => met(illegal.rule.as_str() == clause.trim(), || format!("it is against {}", illegal.rule)),
        }
    }

    /// `has 3 points`, `has 5 choices`, `gets 3 points [by CLAUSE]`.
    fn numbers(&self, seat: Seat, rest: &str) -> Option<Result<(), String>> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (verb, number, unit, clause) = match words[..] {
            [verb, number, unit] => (verb, number.parse::<i32>().ok()?, unit, None),
            [verb, number, unit, "by", clause] => (verb, number.parse::<i32>().ok()?, unit, Some(clause)),
            _ => return None,
        };
        let found = match (verb, unit) {
            ("has" | "have", "point" | "points") => self.game.score(seat),
            ("has" | "have", "choice" | "choices") => self.legal(seat).len() as i32,
            ("gets" | "get", "point" | "points") => {
                if let Some(Err(unknown)) = clause.map(known_clauses::<S::Game>) {
                    return Some(Err(unknown));
                }
                let lines = self.last.events.iter().flat_map(S::Game::score_lines);
                let due = lines.filter(|line| line.seat == seat && clause.is_none_or(|id| id == line.rule.as_str()));
                due.map(|line| line.points).sum()
            }
            _ => return None,
        };
        Some(met(found == number, || format!("{} {verb} {found} {unit}", self.seats.name(seat))))
    }

    fn names(&self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return "nobody".into();
        }
        seats.iter().map(|seat| self.seats.name(seat)).collect::<Vec<_>>().join(" and ")
    }
}

/// `event-scored is logged`, `event-scored is not logged`.
fn logged(sentence: &str) -> Option<(&str, bool)> {
    let (key, logged) = match sentence.strip_suffix(" is not logged") {
        Some(key) => (key, false),
        None => (sentence.strip_suffix(" is logged")?, true),
    };
    key.starts_with("event-").then_some((key, logged))
}

fn met(expected: bool, instead: impl FnOnce() -> String) -> Result<(), String> {
    if expected { Ok(()) } else { Err(format!("not so: {}", instead())) }
}

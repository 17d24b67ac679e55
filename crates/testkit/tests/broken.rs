//! The laws can fail: the envoys with one fault each, and the law that notices.

use std::{
    ops::RangeInclusive,
    sync::atomic::{AtomicU32, Ordering},
};

use duchy_game::{
    Audience, BadOptions, Context, Description, Digest, Game, Illegal, Interned, Observed, Presentation, RuleId,
    Rulebook, RulesVersion, ScoreLine, Seat, SeatSet, Source, Status, Texts, Viewer,
};
use duchy_testkit::{
    Failure, Subject,
    laws::{check, check_only},
    scenario,
    toys::envoys::{Deck, Envoys, EnvoysOptions, EnvoysSubject, Event, Place, Rank, Send, View},
};

/// The faults, one to a game.
mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const LEAKY_VIEW: u8 = 1;
    pub(crate) const LEAKY_EVENT: u8 = 2;
    pub(crate) const LEAKY_ENTRY: u8 = 3;
    pub(crate) const LEAKY_SKETCH: u8 = 4;
    pub(crate) const SECRETIVE: u8 = 5;
    pub(crate) const MISSING: u8 = 6;
    pub(crate) const TWICE: u8 = 7;
    pub(crate) const INVENTED: u8 = 8;
    pub(crate) const OUT_OF_TURN: u8 = 9;
    pub(crate) const STRICT_GATE: u8 = 10;
    pub(crate) const REFUSAL_MUTATES: u8 = 11;
    pub(crate) const REFUSAL_EMITS: u8 = 12;
    pub(crate) const REFUSAL_ROLLS: u8 = 13;
    pub(crate) const UNKNOWN_CLAUSE: u8 = 14;
    pub(crate) const MISHEARS: u8 = 15;
    pub(crate) const UNEXPLAINED_POINT: u8 = 16;
    pub(crate) const UNKNOWN_LINE: u8 = 17;
    pub(crate) const MISREADS_PLACES: u8 = 18;
    pub(crate) const MUMBLES: u8 = 19;
    pub(crate) const DRIFTS: u8 = 20;
    pub(crate) const LISTENS: u8 = 21;
    pub(crate) const DEAF_DETERMINIZE: u8 = 22;
    pub(crate) const CLUMSY_DETERMINIZE: u8 = 23;
    pub(crate) const LEGAL_BY_SECRET: u8 = 24;
    pub(crate) const SHORT_BOUND: u8 = 25;
    pub(crate) const STUCK: u8 = 26;
    pub(crate) const ASKS_IN_VAIN: u8 = 27;
    pub(crate) const PANICS: u8 = 28;
    pub(crate) const WORDLESS: u8 = 29;
    pub(crate) const UNTRANSLATED: u8 = 30;
    pub(crate) const OWN_INVARIANT: u8 = 31;
    pub(crate) const LATE: u8 = 32;
    pub(crate) const PEEKING_DETERMINIZE: u8 = 33;
    pub(crate) const NAMELESS_SOURCE: u8 = 34;
    pub(crate) const EARLY_REVEAL: u8 = 35;
    pub(crate) const GUESSING_PREVIEW: u8 = 37;
    /// No fault: a second version of the rules, by which everybody begins with a point.
    pub(crate) const TWO_VERSIONS: u8 = 36;
}

/// The envoys with a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Broken<const F: u8> {
    inner: Envoys,
    noted: u32,
}

static UNKNOWN_LINES: [ScoreLine<Place>; 1] = [ScoreLine {
    seat: Seat(0),
    points: 0,
    count: 0,
    what: "line-worth",
    rule: RuleId::new("score.luck"),
    places: Vec::new(),
}];

static CLOCK: AtomicU32 = AtomicU32::new(0);

impl<const F: u8> Broken<F> {
    fn held_by_others(&self, seat: Seat, rank: Rank) -> bool {
        Seat::all(self.inner.seats()).any(|other| other != seat && self.inner.hand(other)[rank as usize] > 0)
    }
}

impl<const F: u8> Game for Broken<F> {
    const ID: &'static str = "broken-envoys";
    const SEATS: RangeInclusive<u8> = Envoys::SEATS;
    const RULES: RulesVersion = if F == fault::TWO_VERSIONS { RulesVersion(2) } else { Envoys::RULES };
    const MAX_ENTRIES: usize = if F == fault::SHORT_BOUND { 3 } else { Envoys::MAX_ENTRIES };

    type Catalogue = Deck;
    type Options = EnvoysOptions;
    type Action = Send;
    type Event = Event;
    type View = (View, Vec<&'static str>);
    type Place = Place;

    fn start(
        deck: Interned<Deck>,
        rules: RulesVersion,
        seats: u8,
        options: &EnvoysOptions,
        cx: &mut impl Context<Event>,
    ) -> Result<Self, BadOptions> {
        let noted = if F == fault::TWO_VERSIONS { u32::from(rules.0) } else { 0 };
        Ok(Broken { inner: Envoys::start(deck, rules, seats, options, cx)?, noted })
    }

    fn catalogue(&self) -> Interned<Deck> {
        self.inner.catalogue()
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn status(&self) -> Status {
        match self.inner.status() {
            Status::Awaiting { may_revise, .. } if F == fault::STUCK && !may_revise.is_empty() => {
                Status::Awaiting { awaited: SeatSet::EMPTY, may_revise }
            }
            status => status,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Send>) {
        let mut legal = Vec::new();
        self.inner.legal_actions(seat, &mut legal);
        match F {
            fault::MISSING if legal.len() > 1 => drop(legal.pop()),
            fault::TWICE => legal.extend(legal.first().copied()),
            fault::INVENTED if !legal.is_empty() => {
                legal.extend(Rank::ALL.map(Send).into_iter().find(|action| !legal.contains(action)));
            }
            fault::OUT_OF_TURN if legal.is_empty() => legal.push(Send(Rank::Page)),
            fault::LEGAL_BY_SECRET if legal.iter().any(|send| !self.held_by_others(seat, send.0)) => {
                legal.retain(|send| !self.held_by_others(seat, send.0));
            }
            _ => {}
        }
        out.extend(legal);
    }

    fn why_not(&self, seat: Seat, action: &Send) -> Option<Illegal<Place>> {
        if matches!(F, fault::OUT_OF_TURN | fault::LEGAL_BY_SECRET) {
            return (!self.legal(seat).contains(action)).then(|| Illegal::by(RuleId::new("send.hand")));
        }
        let illegal = self.inner.why_not(seat, action)?;
        Some(if F == fault::UNKNOWN_CLAUSE { Illegal::by(RuleId::new("send.nothing")) } else { illegal })
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Send, cx: &mut impl Context<Event>) {
        let mut heard = 0;
        match F {
            fault::DRIFTS => self.noted += CLOCK.fetch_add(1, Ordering::Relaxed),
            fault::LISTENS => cx.emit(|| {
                heard = 1;
                Event::Chosen { seat, again: false }
            }),
            fault::EARLY_REVEAL => cx.reveal("envoys"),
            fault::PANICS => assert!(action.0 != Rank::Duke, "the duke trips"),
            _ => {}
        }
        self.noted += heard;
        self.inner.play_unchecked(seat, action, cx);
    }

    fn play(&mut self, seat: Seat, action: &Send, cx: &mut impl Context<Event>) -> Result<(), Illegal<Place>> {
        if F == fault::STRICT_GATE && action.0 == Rank::Duke {
            return Err(Illegal::by(RuleId::new("send.hand")));
        }
        let Some(illegal) = self.why_not(seat, action) else {
            self.play_unchecked(seat, action, cx);
            return Ok(());
        };
        match F {
            fault::REFUSAL_MUTATES => self.noted += 1,
            fault::REFUSAL_EMITS => cx.emit(|| Event::Nobody),
            fault::REFUSAL_ROLLS => drop(cx.roll(Source::new("die"), &[(1, 1)], |_| "one".into())),
            _ => {}
        }
        Err(illegal)
    }

    fn score(&self, seat: Seat) -> i32 {
        let score = self.inner.score(seat) + i32::from(F == fault::TWO_VERSIONS && self.noted == 2);
        let late = F == fault::LATE && self.inner.status().is_over();
        score + i32::from(late || (F == fault::UNEXPLAINED_POINT && score > 0))
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let others = |rank: &Rank| self.held_by_others(Seat(9), *rank);
        let leak = if F == fault::LEAKY_VIEW {
            Rank::ALL.into_iter().filter(others).map(Rank::name).collect()
        } else {
            Vec::new()
        };
        (self.inner.view(viewer), leak)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Event {
        match F {
            fault::LEAKY_EVENT => event.clone(),
            fault::SECRETIVE if viewer == Viewer::Everything => Envoys::redact_event(event, Viewer::Spectator),
            _ => Envoys::redact_event(event, viewer),
        }
    }

    fn audience(&self, seat: Seat, action: &Send) -> Audience {
        if F == fault::LEAKY_ENTRY { Audience::Everybody } else { self.inner.audience(seat, action) }
    }

    fn reopen(&mut self, observer: Seat) {
        self.inner.reopen(observer);
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        match F {
            fault::DEAF_DETERMINIZE => {}
            fault::PEEKING_DETERMINIZE if self.held_by_others(observer, Rank::Duke) => {}
            fault::CLUMSY_DETERMINIZE => self.inner.determinize(observer.next(self.seats()), cx),
            _ => self.inner.determinize(observer, cx),
        }
    }

    fn digest(&self, digest: &mut Digest) {
        self.inner.digest(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine<Place>] {
        match event {
            Event::Chosen { .. } if F == fault::UNKNOWN_LINE => &UNKNOWN_LINES,
            _ => Envoys::score_lines(event),
        }
    }
}

impl<const F: u8> Presentation for Broken<F> {
    const RULEBOOK: &'static Rulebook = Envoys::RULEBOOK;
    const TEXTS: Texts = match F {
        fault::UNTRANSLATED => Texts { en: Envoys::TEXTS.en, ru: "game-title = Послы\n" },
        _ => Envoys::TEXTS,
    };

    fn action_text(&self, action: &Send) -> String {
        if F == fault::MUMBLES { "send page".to_owned() } else { self.inner.action_text(action) }
    }

    fn read_action(&self, text: &str) -> Result<Send, String> {
        let read = self.inner.read_action(text);
        let next = |word: Send| Send(Rank::ALL[(word.0 as usize + 1) % Rank::ALL.len()]);
        if F == fault::MISHEARS { read.map(next) } else { read }
    }

    fn describe_prompt(&self, seat: Seat) -> Description<Place> {
        self.inner.describe_prompt(seat)
    }

    fn describe_action(&self, seat: Seat, action: &Send) -> Description<Place> {
        match F {
            fault::WORDLESS => Description::new("action-send"),
            _ => self.inner.describe_action(seat, action),
        }
    }

    fn describe_event(deck: &Deck, event: &Event) -> Description<Place> {
        Envoys::describe_event(deck, event)
    }

    fn describe_source(source: &Source) -> Description<Place> {
        match F {
            fault::NAMELESS_SOURCE => Description::new("source-nowhere"),
            _ => Envoys::describe_source(source),
        }
    }

    fn sketch(&self, viewer: Viewer) -> String {
        let everything = F == fault::LEAKY_SKETCH;
        let viewer = if everything { Viewer::Seat(Seat(0)) } else { viewer };
        self.inner.sketch(viewer)
    }

    type ActionKind = <Envoys as Presentation>::ActionKind;

    fn action_kind(&self, seat: Seat, action: &Send) -> Self::ActionKind {
        self.inner.action_kind(seat, action)
    }

    fn foreseen(&self, seat: Seat, _: &Self) -> Vec<Description<Place>> {
        let guesses = F == fault::GUESSING_PREVIEW && self.held_by_others(seat, Rank::Duke);
        if guesses { vec![Description::new("prompt-send")] } else { Vec::new() }
    }

    fn meant(&self, seat: Seat, places: &[Place]) -> Option<Send> {
        let refused = || Rank::ALL.map(Send).into_iter().find(|action| self.why_not(seat, action).is_some());
        if F == fault::MISREADS_PLACES { refused() } else { self.inner.meant(seat, places) }
    }
}

struct BrokenSubject<const F: u8>;

impl<const F: u8> Subject for BrokenSubject<F> {
    type Game = Broken<F>;

    fn secrets(game: &Broken<F>, viewer: Viewer) -> Vec<String> {
        EnvoysSubject::secrets(&game.inner, viewer)
    }

    fn invariants(game: &Broken<F>) -> Result<(), String> {
        if F == fault::OWN_INVARIANT && game.inner.score(Seat(0)) > 0 {
            return Err("Alice must not score".into());
        }
        EnvoysSubject::invariants(&game.inner)
    }

    fn any_action(game: &Broken<F>, random: &mut fastrand::Rng) -> Send {
        EnvoysSubject::any_action(&game.inner, random)
    }

    fn passes(_: &Send) -> bool {
        F == fault::ASKS_IN_VAIN
    }
}

/// The fault is noticed by all laws together, and by this one alone, which says this of it.
fn breaks<const F: u8>(law: &'static str, said: &str) -> Failure {
    assert!(check::<BrokenSubject<F>>(300, None).is_err(), "nothing noticed the fault");
    let failure = match check_only::<BrokenSubject<F>>(law, 300, None) {
        Ok(tally) => panic!("{law}: not noticed in {} games", tally.games),
        Err(failure) => failure,
    };
    assert_eq!(failure.law, law, "{failure}");
    assert!(failure.to_string().contains(said), "not said: {said}\n{failure}");
    failure
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(check::<BrokenSubject<{ fault::NONE }>>(300, None).map(|tally| tally.games).ok(), Some(300));
}

#[test]
fn leaks_are_noticed() {
    for law in ["views hold no secret", "determinize keeps the observer's view"] {
        breaks::<{ fault::LEAKY_VIEW }>(law, "view of");
        breaks::<{ fault::LEAKY_SKETCH }>(law, "sketch");
    }
    breaks::<{ fault::LEAKY_EVENT }>("redacted events hold no secret", "learns");
    breaks::<{ fault::LEAKY_ENTRY }>("redacted entries hold no secret", "the entry shows");
    breaks::<{ fault::EARLY_REVEAL }>("redacted entries hold no secret", "\"revealed\"");
    breaks::<{ fault::SECRETIVE }>("the whole record hides nothing", "is redacted even for");
}

#[test]
fn wrong_lists_of_legal_actions_are_noticed() {
    breaks::<{ fault::MISSING }>("an action is refused exactly if it is not generated", "is not generated, but");
    breaks::<{ fault::TWICE }>("no action is generated twice", "generated twice");
    breaks::<{ fault::INVENTED }>("every generated action is legal", "refused by send.hand");
    breaks::<{ fault::OUT_OF_TURN }>("nobody acts out of turn", "may not act");
    breaks::<{ fault::STRICT_GATE }>("every legal action plays", "send duke");
}

#[test]
fn refusals_that_do_something_are_noticed() {
    let law = "a refused action names a clause and changes nothing";
    breaks::<{ fault::REFUSAL_MUTATES }>(law, "changes the position");
    breaks::<{ fault::REFUSAL_EMITS }>(law, "an event is emitted");
    breaks::<{ fault::REFUSAL_ROLLS }>(law, "chance is asked");
    breaks::<{ fault::UNKNOWN_CLAUSE }>(law, "send.nothing does not stand in rules/en.md");
}

#[test]
fn points_without_lines_and_lines_without_clauses_are_noticed() {
    breaks::<{ fault::UNEXPLAINED_POINT }>("scores equal the sum of their lines", "add up to");
    breaks::<{ fault::UNKNOWN_LINE }>("every score line has its text and its clause", "score.luck");
}

#[test]
fn what_does_not_come_back_is_noticed() {
    breaks::<{ fault::MUMBLES }>("an action survives its text", "is read as");
    breaks::<{ fault::MISHEARS }>("a text is read as the action that is generated", "is read as something else");
    for law in
        ["every legal action plays", "a record replays to the same position", "the same seed gives the same game"]
    {
        breaks::<{ fault::DRIFTS }>(law, "differ");
    }
    breaks::<{ fault::LISTENS }>("a game goes the same way when events are ignored", "differs");
}

#[test]
fn places_that_mean_something_else_are_noticed() {
    breaks::<{ fault::MISREADS_PLACES }>("the places of a legal action are not refused", "send.hand refuses");
}

#[test]
fn peeking_is_noticed() {
    breaks::<{ fault::DEAF_DETERMINIZE }>("determinize resamples what the observer can't know", "see them all");
    breaks::<{ fault::PEEKING_DETERMINIZE }>("determinize depends on nothing but the view", "can't see");
    breaks::<{ fault::CLUMSY_DETERMINIZE }>("determinize keeps the observer's view", "and it was");
    breaks::<{ fault::LEGAL_BY_SECRET }>("equal views give equal legal actions", "looks the same to it");
    breaks::<{ fault::GUESSING_PREVIEW }>("equal views give equal previews", "looks the same to it");
}

#[test]
fn games_that_do_not_flow_are_noticed() {
    breaks::<{ fault::SHORT_BOUND }>("every game ends within MAX_ENTRIES", "goes on after 3 entries");
    breaks::<{ fault::SHORT_BOUND }>("a determinized position can be played to its end", "does not end");
    breaks::<{ fault::STUCK }>("a seat is awaited until the game is over", "nobody is awaited");
    breaks::<{ fault::ASKS_IN_VAIN }>("an awaited seat has a real choice", "besides passing");
    breaks::<{ fault::OWN_INVARIANT }>("the game keeps its own invariants", "Alice must not score");
    let panicked = breaks::<{ fault::PANICS }>("the rules never panic", "the duke trips");
    assert!(panicked.to_string().contains("send duke\n"), "the action that panics is shown\n{panicked}");
}

#[test]
fn missing_words_are_noticed() {
    breaks::<{ fault::WORDLESS }>("every description has its text in every language", "$rank");
    breaks::<{ fault::NAMELESS_SOURCE }>("every description has its text in every language", "source-nowhere");
    breaks::<{ fault::UNTRANSLATED }>("every text exists in every language", "text/ru.ftl lacks");
}

#[test]
fn a_bot_that_does_not_depend_on_the_view_alone_is_noticed() {
    let legal = |observed: &Observed<Envoys>| observed.position().legal(observed.seat());
    let moody = |observed: &Observed<Envoys>, _: u64| {
        let legal = legal(observed);
        legal[CLOCK.fetch_add(1, Ordering::Relaxed) as usize % legal.len()]
    };
    let law = "equal views and seeds give the same choice of a bot";
    assert_eq!(check::<EnvoysSubject>(300, Some(&moody)).err().map(|failure| failure.law), Some(law));
    let bold = |_: &Observed<Envoys>, _: u64| Send(Rank::Duke);
    assert_eq!(check::<EnvoysSubject>(300, Some(&bold)).err().map(|failure| failure.law), Some(law));
}

/// The way to a failure can be pasted as a scenario, and it is as short as it can be: here a whole game of two.
#[test]
fn a_failure_is_shrunk_and_can_be_pasted() {
    let failure = breaks::<{ fault::LATE }>("scores equal the sum of their lines", "as a scenario");
    assert_eq!(failure.entries, 4, "two rounds of two players\n{failure}");
    let report = failure.to_string();
    let pasted: String =
        report.split_once("\n\n").map(|(_, scenario)| format!("{scenario}the game is over\n")).unwrap();
    scenario::run::<EnvoysSubject>(&pasted, None).unwrap_or_else(|problem| panic!("{problem}\n{pasted}"));
    let shorter = breaks::<{ fault::UNEXPLAINED_POINT }>("scores equal the sum of their lines", "");
    assert_eq!(shorter.entries, 2, "one round of two players\n{shorter}");
}

#[test]
fn a_scenario_is_played_by_the_rules_version_it_names() {
    let run = |rules: &str, points: u8| {
        let text = format!(
            "# A test\n{rules}players: Alice, Bob\noptions: first=listed\nsetup: duke, page, page, knight, baron, herald\n\
             Alice has {points} points\n"
        );
        scenario::run::<BrokenSubject<{ fault::TWO_VERSIONS }>>(&text, None).map_err(|problem| problem.what)
    };
    assert_eq!(run("rules: 1\n", 0), Ok(()));
    assert_eq!(run("rules: 1 send.hand\n", 0), Ok(()));
    assert_eq!(run("rules: send.hand\nrules: 2\n", 1), Ok(()));
    assert_eq!(run("", 1), Ok(()));
    assert_eq!(run("rules: 3\n", 1), Err("there is no rules version 3; there are 1 to 2".to_owned()));
    assert_eq!(run("rules: 0\n", 1), Err("there is no rules version 0; there are 1 to 2".to_owned()));
}

#[test]
fn a_scenario_notices_that_legal_and_offered_differ() {
    fn run<const F: u8>(step: &str) -> Result<(), String> {
        let text = format!(
            "# A test\nplayers: Alice, Bob\noptions: first=listed, rounds=2, hand=2\nsetup: duke, page, page, knight\n{step}\n"
        );
        scenario::run::<BrokenSubject<F>>(&text, None).map_err(|problem| problem.what)
    }
    let missing = run::<{ fault::MISSING }>;
    assert_eq!(missing("Alice: send page\nBob is to act"), Ok(()));
    assert_eq!(missing("Alice: send duke"), Err("send duke is legal but not offered".to_owned()));
    assert_eq!(missing("Alice may play send duke"), Err("send duke is legal but not offered".to_owned()));
    let invented = run::<{ fault::INVENTED }>("Alice can't play send herald: send.hand");
    assert_eq!(invented, Err("send herald is refused but offered".to_owned()));
}

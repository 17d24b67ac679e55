//! Plays random games under the laws: every seat count, random options, both kinds of chance. What fails is shrunk to
//! a seed and the shortest run of actions, and reported as a scenario.

use std::{
    cell::Cell,
    fmt::{self, Write as _},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use duchy_game::{
    Audience, BadOptions, Catalogue as _, Context, Game, Interned, Observed, Options, Presentation, Seat, SeatSet,
    context::{Drawn, Trace},
};
use serde_json::{Map, Value};

use crate::{
    Seats, Subject,
    chance::{Chance, Origin, mix},
    laws::{Law, Moment, table},
    texts::Words,
};

/// Chooses for a seat from what the seat may know, by chance from a seed alone.
pub type Bot<'a, G> = dyn Fn(&Observed<G>, u64) -> <G as Game>::Action + Sync + 'a;

/// What a random game is played with.
pub struct Setting<G: Presentation> {
    /// Everything random about it comes from here.
    pub seed: u64,
    /// How many play.
    pub seats: u8,
    /// With which components.
    pub catalogue: Interned<G::Catalogue>,
    /// By which options.
    pub options: G::Options,
    origin: Origin,
}

/// One action that was played.
pub struct Entry<G: Presentation> {
    /// By whom.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The same in the game's notation.
    pub text: String,
    /// Who learned of it.
    pub audience: Audience,
    /// What it brought about.
    pub trace: Trace<G::Event>,
}

/// How a random game has gone so far.
pub struct Trail<G: Presentation> {
    /// What it is played with.
    pub setting: Setting<G>,
    /// What the setup brought about.
    pub setup: Trace<G::Event>,
    /// Every action, in order.
    pub entries: Vec<Entry<G>>,
    /// What is being played now, in case the rules panic over it.
    attempt: Option<(Seat, String)>,
    /// Which law is being looked at, for the same case.
    law: Cell<&'static str>,
}

impl<G: Presentation> Trail<G> {
    /// What the last entry brought about, or the setup if there is none.
    pub fn last_trace(&self) -> &Trace<G::Event> {
        self.entries.last().map_or(&self.setup, |entry| &entry.trace)
    }

    /// The setup and every entry in order.
    pub fn traces(&self) -> impl Iterator<Item = &Trace<G::Event>> {
        std::iter::once(&self.setup).chain(self.entries.iter().map(|entry| &entry.trace))
    }

    /// Sets the same game up again, with the chance given.
    pub fn start(&self, cx: &mut impl Context<G::Event>) -> Result<G, BadOptions> {
        self.setting.start(cx)
    }

    /// The chance an entry of this game has; entry 0 is the setup.
    pub(crate) fn chance(&self, entry: usize) -> Chance<G::Event> {
        Chance::new(self.setting.origin, self.setting.seed, entry)
    }
}

impl<G: Presentation> Setting<G> {
    fn start(&self, cx: &mut impl Context<G::Event>) -> Result<G, BadOptions> {
        G::start(self.catalogue, G::RULES, self.seats, &self.options, cx)
    }

    /// The setting that belongs to a seed. Seat counts take turns; a quarter of the games are played by a preset.
    fn random<S: Subject<Game = G>>(seed: u64) -> Result<Self, String> {
        let mut random = fastrand::Rng::with_seed(mix(seed, 0));
        let sizes: Vec<u8> = G::SEATS.collect();
        let seats = sizes[seed as usize % sizes.len()];
        let catalogues = S::catalogues();
        let catalogue = catalogues[random.usize(..catalogues.len())];
        let origin = if random.u8(..4) == 0 { Origin::Deal } else { Origin::Live };
        let options = random_options::<G::Options>(seats, &mut random)?;
        Ok(Setting { seed, seats, catalogue, options, origin })
    }

    /// Nothing special, when nothing special can be had.
    fn plain(seed: u64) -> Self {
        let (catalogue, options) = (G::Catalogue::built_in(), G::Options::default());
        Setting { seed, seats: *G::SEATS.start(), catalogue, options, origin: Origin::Live }
    }
}

fn random_options<O: Options>(seats: u8, random: &mut fastrand::Rng) -> Result<O, String> {
    const TRIES: usize = 1000;
    let mut refused = None;
    for _ in 0..TRIES {
        let presets = O::presets();
        let options = if random.u8(..4) == 0 {
            presets[random.usize(..presets.len())].options.clone()
        } else {
            let mut below = |total: usize| random.usize(..total);
            let json: Map<String, Value> = O::SCHEMA
                .iter()
                .map(|field| (field.key.to_owned(), serde_json::json!(field.kind.random(&mut below))))
                .collect();
            let text = Value::Object(json);
            serde_json::from_value(text.clone()).map_err(|error| format!("options {text} can't be read: {error}"))?
        };
        match options.check(seats) {
            Ok(()) => return Ok(options),
            Err(bad) => refused = Some(bad),
        }
    }
    let why = refused.map_or_else(String::new, |bad| bad.reason);
    Err(format!("of {TRIES} random combinations of options none was accepted for {seats} seats; the last: {why}"))
}

/// A law that was broken, and how.
pub(crate) struct Breach {
    pub(crate) law: &'static str,
    pub(crate) what: String,
}

/// A law a game has broken, with the shortest way there that was found.
pub struct Failure {
    /// Which law.
    pub law: &'static str,
    /// What is wrong.
    pub what: String,
    /// The seed of the game.
    pub seed: u64,
    /// How many actions lead there.
    pub entries: usize,
    report: String,
}

impl Failure {
    /// A law broken before any game began.
    pub(crate) fn standing<G: Presentation>(law: &'static str, what: &str) -> Self {
        let report = format!("{} breaks a law: {law}\n  {}\n", G::ID, what.replace('\n', "\n  "));
        Failure { law, what: what.to_owned(), seed: 0, entries: 0, report }
    }
}

/// What to read, and a scenario to paste.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.report)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.report)
    }
}

/// What was played under the laws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games, each to its end.
    pub games: usize,
    /// Actions in all of them.
    pub entries: usize,
    /// Actions of the longest.
    pub longest: usize,
}

/// Which laws are looked at after an entry.
#[derive(Clone, Copy)]
enum Care {
    /// Cheap ones always, dear ones now and then.
    Sampled,
    /// Just this one, whenever it can be.
    Only(&'static str),
}

const NO_PANIC: &str = "the rules never panic";
const ENDS: &str = "every game ends within MAX_ENTRIES";
const REDEALS_NOTHING: &str = "there were secrets, but no position was ever changed by it: a bot would see them all";
const STARTS: &str = "a game starts with any options that pass their check";

/// How often there was something to resample for an observer, and how often that gave another position. No single
/// position proves anything, since what is left may be forced.
#[derive(Default)]
pub(crate) struct Redeals {
    pub(crate) due: AtomicUsize,
    pub(crate) changed: AtomicUsize,
}

impl Redeals {
    fn in_vain(&self) -> bool {
        const ENOUGH: usize = 20;
        self.due.load(Ordering::Relaxed) >= ENOUGH && self.changed.load(Ordering::Relaxed) == 0
    }
}

/// Plays games under the laws.
pub(crate) struct Explorer<'a, S: Subject> {
    laws: Vec<Law<S>>,
    words: Words,
    redeals: Redeals,
    bot: Option<&'a Bot<'a, S::Game>>,
    care: Care,
}

impl<'a, S: Subject> Explorer<'a, S> {
    pub(crate) fn new(words: Words, bot: Option<&'a Bot<'a, S::Game>>) -> Self {
        Explorer { laws: table(), words, redeals: Redeals::default(), bot, care: Care::Sampled }
    }

    /// Looks at one law alone, whenever it can be.
    pub(crate) fn only(self, law: &'static str) -> Self {
        let known = self.laws.iter().any(|known| known.name == law) || [NO_PANIC, ENDS, STARTS].contains(&law);
        assert!(known, "there is no law \"{law}\"; the table in laws.rs lists them");
        Explorer { care: Care::Only(law), ..self }
    }

    /// Plays the games on every core. Of several failures the one with the lowest seed is shrunk and returned.
    pub(crate) fn explore(&self, games: usize) -> Result<Tally, Failure> {
        let next = AtomicUsize::new(0);
        let found: Mutex<(Tally, Option<Found<S::Game>>)> = Mutex::default();
        let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
        let work = || {
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed) as u64;
                let failed_before = lock().1.as_ref().is_some_and(|(trail, _)| trail.setting.seed < seed);
                if seed >= games as u64 || failed_before {
                    break;
                }
                let setting = match Setting::random::<S>(seed) {
                    Ok(setting) => setting,
                    Err(what) => {
                        lock().1 = Some((Trail::new(Setting::plain(seed)), Breach { law: STARTS, what }));
                        break;
                    }
                };
                let (trail, breach) = self.play(setting, self.care, usize::MAX);
                let mut found = lock();
                match breach {
                    None => found.0.add(trail.entries.len()),
                    Some(breach) => {
                        if found.1.as_ref().is_none_or(|(earlier, _)| earlier.setting.seed > seed) {
                            found.1 = Some((trail, breach));
                        }
                    }
                }
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
        let (tally, failed) = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        match failed {
            None if self.redeals.in_vain() => Err(Failure::standing::<S::Game>(crate::laws::REDEALS, REDEALS_NOTHING)),
            None => Ok(tally),
            Some(found) => Err(report::<S::Game>(&self.shrink(found))),
        }
    }

    /// Looks for a shorter way: the same game with the law after every entry, then other games cut off before.
    fn shrink(&self, found: Found<S::Game>) -> Found<S::Game> {
        const OTHERS: u64 = 300;
        let mut best = found;
        let mut seeds = std::iter::once(best.0.setting.seed).chain((0..OTHERS).map(|number| mix(number, 3)));
        let mut at_most = best.0.entries.len();
        while best.1.law != NO_PANIC && best.1.law != ENDS && at_most > 0 {
            let Some(seed) = seeds.next() else { break };
            let Ok(setting) = Setting::random::<S>(seed) else { continue };
            if let (trail, Some(breach)) = self.play(setting, Care::Only(best.1.law), at_most)
                && breach.law == best.1.law
            {
                best = (trail, breach);
            }
            at_most = best.0.entries.len().saturating_sub(1);
        }
        best
    }

    /// Plays one game to its end, to the first breach, or to a limit of entries.
    fn play(&self, setting: Setting<S::Game>, care: Care, at_most: usize) -> (Trail<S::Game>, Option<Breach>) {
        let mut trail = Trail::new(setting);
        let walked = catch_unwind(AssertUnwindSafe(|| self.walk(&mut trail, care, at_most)));
        let breach = match walked {
            Ok(walked) => walked.err(),
            Err(panic) => {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
                let place = match trail.law.get() {
                    "" => String::new(),
                    law => format!(" (while this law was looked at: {law})"),
                };
                Some(Breach { law: NO_PANIC, what: format!("{said}{place}") })
            }
        };
        (trail, breach)
    }

    fn walk(&self, trail: &mut Trail<S::Game>, care: Care, at_most: usize) -> Result<(), Breach> {
        let mut choices = fastrand::Rng::with_seed(mix(trail.setting.seed, 1));
        let mut setup = trail.chance(0);
        let started = trail.setting.start(&mut setup);
        let mut game = started.map_err(|bad| Breach { law: STARTS, what: bad.reason })?;
        trail.setup = setup.finish();
        let mut recent = Vec::new();
        let mut answers = 0;
        self.check(&game, trail, &recent, care)?;
        while !game.status().is_over() && trail.entries.len() < at_most {
            if answers >= S::Game::MAX_ENTRIES {
                let what = format!("it goes on after {answers} entries, not counting revisions");
                return Err(Breach { law: ENDS, what });
            }
            let Some((seat, action)) = choose(&game, &mut choices, &mut recent) else { break };
            answers += usize::from(game.status().awaited().contains(seat));
            let text = game.action_text(&action);
            let audience = game.audience(seat, &action);
            trail.attempt = Some((seat, text.clone()));
            let mut cx = trail.chance(trail.entries.len() + 1);
            if let Err(illegal) = game.play(seat, &action, &mut cx) {
                let what = format!("the generated action \"{text}\" of seat {} is refused by {}", seat.0, illegal.rule);
                return Err(Breach { law: crate::laws::GENERATED, what });
            }
            trail.attempt = None;
            trail.entries.push(Entry { seat, action, text, audience, trace: cx.finish() });
            self.check(&game, trail, &recent, care)?;
        }
        Ok(())
    }

    /// Looks at the laws after an entry. What a law tries is random, but the same whenever the game is played again.
    fn check(
        &self,
        game: &S::Game,
        trail: &Trail<S::Game>,
        recent: &[<S::Game as Game>::Action],
        care: Care,
    ) -> Result<(), Breach> {
        for (number, law) in self.laws.iter().enumerate() {
            let here = mix(trail.setting.seed, trail.entries.len() as u64);
            let mut random = fastrand::Rng::with_seed(mix(here, 10 + number as u64));
            let by_chance = law.due(game, &mut random);
            let due = match care {
                Care::Sampled => by_chance,
                Care::Only(name) => law.name == name && (by_chance || !law.at_end_only()),
            };
            if due {
                trail.law.set(law.name);
                let mut moment =
                    Moment { game, trail, recent, words: &self.words, redeals: &self.redeals, bot: self.bot, random };
                (law.check)(&mut moment).map_err(|what| Breach { law: law.name, what })?;
            }
        }
        trail.law.set("");
        Ok(())
    }
}

type Found<G> = (Trail<G>, Breach);

impl<G: Presentation> Trail<G> {
    fn new(setting: Setting<G>) -> Self {
        Trail { setting, setup: Trace::default(), entries: Vec::new(), attempt: None, law: Cell::default() }
    }
}

impl Tally {
    fn add(&mut self, entries: usize) {
        self.games += 1;
        self.entries += entries;
        self.longest = self.longest.max(entries);
    }
}

/// The next action to try: mostly an awaited seat's, now and then a revision.
fn choose<G: Presentation>(
    game: &G,
    random: &mut fastrand::Rng,
    recent: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    const REMEMBERED: usize = 32;
    let status = game.status();
    let revise = !status.may_revise().is_empty() && random.u8(..6) == 0;
    let seats: SeatSet = if revise { status.may_revise() } else { status.awaited() };
    let seat = seats.iter().nth(random.usize(..seats.len().max(1)))?;
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let remembered = legal[random.usize(..legal.len())].clone();
    if recent.len() < REMEMBERED {
        recent.push(remembered);
    } else {
        recent[random.usize(..REMEMBERED)] = remembered;
    }
    let chosen = random.usize(..legal.len());
    Some((seat, legal.swap_remove(chosen)))
}

/// Writes a failure down, with the way there as a scenario.
fn report<G: Presentation>((trail, breach): &Found<G>) -> Failure {
    let (Setting { seed, seats, .. }, entries) = (&trail.setting, trail.entries.len());
    let mut report = format!(
        "{} breaks a law: {}\n  {}\n  seed {seed}, {seats} seats, {entries} entries; as a scenario:\n\n",
        G::ID,
        breach.law,
        breach.what.replace('\n', "\n  ")
    );
    let _ = writeln!(report, "# {}", breach.law);
    report.push_str(&as_scenario(trail));
    let _ = writeln!(report, "# then: {}", breach.what.replace('\n', "\n# "));
    Failure { law: breach.law, what: breach.what.clone(), seed: *seed, entries, report }
}

/// The way a game went, in the words of a scenario file.
pub(crate) fn as_scenario<G: Presentation>(trail: &Trail<G>) -> String {
    let setting = &trail.setting;
    let seats = Seats::of(setting.seats);
    let mut text = format!("players: {}\n", seats.list());
    if setting.catalogue != G::Catalogue::built_in() {
        let _ = writeln!(text, "# with the data file \"{}\"", setting.catalogue.name());
    }
    let options = serde_json::to_value(&setting.options).unwrap_or_default();
    let options: Vec<String> = options
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| format!("{key}={}", value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
        .collect();
    let _ = writeln!(text, "options: {}", options.join(", "));
    if !trail.setup.outcomes.is_empty() {
        let _ = writeln!(text, "setup: {}", names(&trail.setup.outcomes));
    }
    for entry in &trail.entries {
        let _ = write!(text, "{}: {}", seats.name(entry.seat), entry.text);
        if !entry.trace.outcomes.is_empty() {
            let _ = write!(text, " => {}", names(&entry.trace.outcomes));
        }
        text.push('\n');
    }
    if let Some((seat, action)) = &trail.attempt {
        let _ = writeln!(text, "{}: {action}", seats.name(*seat));
    }
    text
}

fn names(outcomes: &[Drawn]) -> String {
    let quoted = |drawn: &Drawn| match drawn.name.contains([',', '"', '#']) {
        true => format!("\"{}\"", drawn.name),
        false => drawn.name.to_string(),
    };
    outcomes.iter().map(quoted).collect::<Vec<_>>().join(", ")
}

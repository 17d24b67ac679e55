//! The laws: what every game keeps after every entry of every game. `table` lists them; each is one small function.

mod board;
mod described;
mod flow;
mod knowledge;
mod legality;
mod record;
mod standing;

use duchy_game::{Game, Language, Presentation, RuleId, Seat, Viewer};

use crate::{
    Subject,
    explore::{Bot, Explorer, Failure, Redeals, Tally, Trail},
    texts::Words,
};

/// Kept, or what is wrong.
pub type Verdict = Result<(), String>;

/// One law.
pub struct Law<S: Subject> {
    /// The law as a sentence.
    pub name: &'static str,
    when: When,
    pub(crate) check: fn(&mut Moment<'_, S>) -> Verdict,
}

/// How often a law is looked at.
#[derive(Clone, Copy)]
enum When {
    /// After every entry.
    Always,
    /// After one entry in this many, at random.
    OneIn(u32),
    /// When the game is over.
    AtEnd,
}

/// The name of the law that the driver itself can find broken.
pub(crate) const GENERATED: &str = "every generated action is legal";
/// The name of the law that only all games together can break.
pub(crate) const REDEALS: &str = "determinize resamples what the observer can't know";

/// The contract every game keeps.
pub(crate) fn table<S: Subject>() -> Vec<Law<S>> {
    use When::{Always, AtEnd, OneIn};
    let law = |name, when, check| Law { name, when, check };
    vec![
        // How a game goes.
        law("a seat is awaited until the game is over", Always, flow::awaits_a_seat),
        law("an awaited seat has a real choice", Always, flow::real_choice),
        law("the game keeps its own invariants", Always, flow::invariants),
        law("scores equal the sum of their lines", Always, flow::scores_add_up),
        law("the end gives every seat a place", AtEnd, flow::places),
        // What may be played.
        law(GENERATED, Always, legality::generated_is_legal),
        law("no action is generated twice", Always, legality::no_duplicates),
        law("nobody acts out of turn", OneIn(4), legality::nobody_out_of_turn),
        law("every legal action plays", OneIn(4), legality::every_legal_action_plays),
        law("an action is refused exactly if it is not generated", OneIn(2), legality::refused_exactly),
        law("a refused action names a clause and changes nothing", OneIn(2), legality::refusal_changes_nothing),
        // What is written down.
        law("a view can be written as JSON", OneIn(16), record::views_are_json),
        law("an action survives its text", OneIn(2), record::action_survives),
        law("a text is read as the action that is generated", OneIn(4), record::one_action_for_a_text),
        law("options survive JSON", AtEnd, record::options_survive),
        law("a record replays to the same position", AtEnd, record::replays),
        law("the same seed gives the same game", AtEnd, record::same_seed),
        law("a game goes the same way when events are ignored", AtEnd, record::without_events),
        // Who may know what.
        law("determinize keeps the observer's view", OneIn(8), knowledge::determinize_keeps_view),
        law("determinize depends on nothing but the view", OneIn(4), knowledge::determinize_depends_on_view),
        law(REDEALS, OneIn(4), knowledge::determinize_resamples),
        law("equal views give equal legal actions", OneIn(4), knowledge::equal_views_equal_actions),
        law("equal views and seeds give the same choice of a bot", OneIn(16), knowledge::equal_views_equal_choice),
        law("equal views give equal previews", OneIn(8), knowledge::equal_views_equal_previews),
        law("a determinized position can be played to its end", OneIn(32), knowledge::determinized_plays),
        law("views hold no secret", OneIn(2), knowledge::views_hold_no_secret),
        law("redacted events hold no secret", Always, knowledge::events_hold_no_secret),
        law("redacted entries hold no secret", Always, knowledge::entries_hold_no_secret),
        law("the whole record hides nothing", Always, knowledge::nothing_hidden),
        // What is pressed.
        law("a place survives JSON", OneIn(8), board::places_survive),
        law("the places of a legal action are not refused", OneIn(2), board::legal_places_are_not_refused),
        // What is said.
        law("every description has its text in every language", OneIn(4), described::descriptions),
        law("every score line has its text and its clause", Always, described::score_lines),
    ]
}

impl<S: Subject> Law<S> {
    pub(crate) fn due(&self, game: &S::Game, random: &mut fastrand::Rng) -> bool {
        match self.when {
            When::Always => true,
            When::OneIn(many) => random.u32(..many) == 0,
            When::AtEnd => game.status().is_over(),
        }
    }

    pub(crate) fn at_end_only(&self) -> bool {
        matches!(self.when, When::AtEnd)
    }
}

/// Plays random games (times `DUCHY_LAW_GAMES`, if set) under every law: all seat counts, random options.
/// Panics with a report and a scenario if a law is broken.
pub fn laws<S: Subject>(games: usize) -> Tally {
    must(check::<S>(times(games), None))
}

/// Like [`laws`], and the bot keeps the laws too: it chooses something legal, and the same from equal views.
pub fn laws_with_bot<S: Subject>(games: usize, bot: &Bot<'_, S::Game>) -> Tally {
    must(check::<S>(times(games), Some(bot)))
}

/// Plays exactly this many random games under every law, and returns the failure instead of panicking.
pub fn check<S: Subject>(games: usize, bot: Option<&Bot<'_, S::Game>>) -> Result<Tally, Failure> {
    let words = standing::check::<S>()?;
    Explorer::<S>::new(words, bot).explore(games)
}

/// Plays exactly this many random games under one law, by its name, checked after every entry.
pub fn check_only<S: Subject>(
    law: &'static str,
    games: usize,
    bot: Option<&Bot<'_, S::Game>>,
) -> Result<Tally, Failure> {
    let words = standing::check::<S>()?;
    Explorer::<S>::new(words, bot).only(law).explore(games)
}

fn must(tally: Result<Tally, Failure>) -> Tally {
    tally.unwrap_or_else(|failure| panic!("\n{failure}"))
}

/// The number of games, multiplied for long runs.
fn times(games: usize) -> usize {
    match std::env::var("DUCHY_LAW_GAMES") {
        Err(_) => games,
        Ok(times) => match times.parse::<f64>() {
            Ok(times) if times > 0.0 => ((games as f64 * times) as usize).max(1),
            _ => panic!("DUCHY_LAW_GAMES is \"{times}\"; set it to a number such as 10, by which games are multiplied"),
        },
    }
}

/// A position in the middle of a random game, with what laws need to look at it.
pub struct Moment<'a, S: Subject> {
    pub(crate) game: &'a S::Game,
    pub(crate) trail: &'a Trail<S::Game>,
    /// Some actions that were legal a while ago.
    pub(crate) recent: &'a [<S::Game as Game>::Action],
    pub(crate) words: &'a Words,
    pub(crate) redeals: &'a Redeals,
    pub(crate) bot: Option<&'a Bot<'a, S::Game>>,
    /// What the law tries is drawn from here.
    pub(crate) random: fastrand::Rng,
}

impl<S: Subject> Moment<'_, S> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<S> {
        Seat::all(self.trail.setting.seats)
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<S> {
        self.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn legal(&self, seat: Seat) -> Vec<<S::Game as Game>::Action> {
        self.game.legal(seat)
    }

    fn text(&self, action: &<S::Game as Game>::Action) -> String {
        self.game.action_text(action)
    }

    fn some_seat(&mut self) -> Seat {
        Seat(self.random.u8(..self.trail.setting.seats))
    }
}

/// The clause stands in the rulebook, in every language.
fn clause_exists<G: Presentation>(rule: RuleId) -> Verdict {
    match Language::ALL.into_iter().find(|&language| G::RULEBOOK.clause(language, rule).is_none()) {
        None => Ok(()),
        Some(language) => Err(format!("the clause {rule} does not stand in rules/{}.md", language.code())),
    }
}

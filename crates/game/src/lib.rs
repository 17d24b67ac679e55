//! What a game is to Duchy.
//!
//! A rules crate implements [`Game`] for its position; searchers are generic over it, the host wraps it, and nobody
//! else needs to know a rule. This crate holds no game and does no I/O.
//!
//! * [`Game`] is the heart: start, status, legal actions, play, view, determinize, describe.
//! * [`Context`] is everything the rules may ask of the outside: two verbs of chance, and a place to tell the story.
//!   [`context`] has the four that exist: [`context::Live`], [`context::Deal`], [`context::Fixed`], [`context::Search`].
//! * [`Bag`] is a multiset of components: an order nobody has chosen is never stored.
//! * [`Observed`] is what a bot gets: a position made from what its seat may know.
//!
//! A bag is drawn from through a context, which decides what comes and remembers it by name:
//!
//! ```
//! use duchy_game::{Bag, Context, Source, context::{Fixed, Search}};
//!
//! const NAMES: [&str; 2] = ["road", "city"];
//! let mut bag = Bag::<usize, 2>::of([3, 1]);
//! let mut script: Fixed<()> = Fixed::new(["city"]);
//! let drawn = script.draw(Source::new("tiles"), &mut bag, |kind| NAMES[kind].into());
//! assert_eq!(drawn, Some(1));
//! assert_eq!(bag.left(1), 0);
//! assert!(script.finish().is_ok());
//!
//! let mut search = Search::new(7);
//! assert_eq!(Context::<()>::draw(&mut search, Source::new("tiles"), &mut bag, |kind| NAMES[kind].into()), Some(0));
//! ```

mod bag;
mod catalogue;
pub mod context;
mod describe;
mod digest;
mod illegal;
mod list;
mod observed;
mod options;
mod rules;
mod score;
mod seat;
mod status;

pub use bag::{Bag, Kind};
pub use catalogue::{BadCatalogue, Catalogue, Interned, Interner};
pub use context::{Audience, Context, Name, Source};
pub use describe::{Arg, BoardRef, Description};
pub use digest::Digest;
pub use illegal::Illegal;
pub use list::List;
pub use observed::Observed;
pub use options::{BadOptions, First, OptionField, OptionKind, OptionValue, Options, Preset};
pub use rules::{Clause, Language, RuleId, Rulebook, RulesVersion, Texts};
pub use score::ScoreLine;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use status::{DecisionId, Places, Status};

use std::{fmt, hash::Hash, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

/// The position of a game, and with it all its rules.
///
/// Implementations do no I/O, know no time, and are deterministic given their [`Context`]. The laws every game keeps
/// are listed, and tested, in `duchy-testkit`.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// Stable name in records, addresses and commands: `carcassonne`.
    const ID: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// The rules version new games are played by.
    const RULES: RulesVersion;
    /// More entries than any game can have; the laws check it.
    const MAX_ENTRIES: usize;
    /// The rules in our own words, clause by clause.
    const RULEBOOK: &'static Rulebook;
    /// The words for prompts, actions, events, score lines and options.
    const TEXTS: Texts;

    /// The components: tiles, boards, cards.
    type Catalogue: Catalogue;
    /// How the game was agreed to be played.
    type Options: Options;
    /// One decision of one seat: small, and without heap, since searches make them by the million.
    type Action: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// Something that happened, for the log and for animation.
    type Event: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What one viewer may know. Built up field by field, never stripped down.
    type View: Clone + Eq + fmt::Debug + Serialize;

    /// Sets the game up and goes on to the first decision.
    ///
    /// `seats` is within [`Game::SEATS`] and the options have passed [`Options::check`]; anything else is refused.
    fn start(
        catalogue: Interned<Self::Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: &Self::Options,
        cx: &mut impl Context<Self::Event>,
    ) -> Result<Self, BadOptions>;

    /// The components it is played with.
    fn catalogue(&self) -> Interned<Self::Catalogue>;

    /// How many seats are at the table.
    fn seats(&self) -> u8;

    /// Who is asked, or how it ended.
    fn status(&self) -> Status;

    /// Appends every legal action of this seat, each once; nothing if it is neither awaited nor may revise.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The first clause the action would break, in the rulebook's order; `None` exactly if it is legal.
    fn why_not(&self, seat: Seat, action: &Self::Action) -> Option<Illegal>;

    /// Plays an action that is known to be legal, and goes on to the next decision. Allocates nothing.
    fn play_unchecked(&mut self, seat: Seat, action: &Self::Action, cx: &mut impl Context<Self::Event>);

    /// Plays an action if it is legal; on `Err` the position is unchanged.
    fn play(&mut self, seat: Seat, action: &Self::Action, cx: &mut impl Context<Self::Event>) -> Result<(), Illegal> {
        match self.why_not(seat, action) {
            Some(illegal) => Err(illegal),
            None => {
                self.play_unchecked(seat, action, cx);
                Ok(())
            }
        }
    }

    /// The action in the game's notation: one short line of plain words and names. Durable: it stands in records.
    fn action_text(&self, action: &Self::Action) -> String;

    /// Reads the notation. Where several texts name one thing (any side of a road stands for the road), the action is the
    /// one [`Game::legal_actions`] would give. Whether it is legal is not asked here; `Err` says what is wrong with the
    /// text.
    fn read_action(&self, seat: Seat, text: &str) -> Result<Self::Action, String>;

    /// Points so far: the sum of all score lines told for the seat.
    fn score(&self, seat: Seat) -> i32;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The part of an event this viewer may know, if any.
    fn redact_event(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Who learns of an action when it is played: asked of the position before it. Its own seat always does.
    fn audience(&self, seat: Seat, action: &Self::Action) -> Audience;

    /// Re-deals everything `observer` cannot know. The observer's view stays the same, and the result depends on
    /// nothing but that view and the chance of `cx`.
    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Self::Event>);

    /// Feeds the facts of the position, by stable names, into its fingerprint.
    fn digest(&self, digest: &mut Digest);

    /// The score lines an event carries.
    fn score_lines(event: &Self::Event) -> &[ScoreLine];

    /// The question this seat is asked.
    fn describe_prompt(&self, seat: Seat) -> Description;

    /// What the action does, with the places on the board it names, coarse to fine.
    fn describe_action(&self, seat: Seat, action: &Self::Action) -> Description;

    /// What happened.
    fn describe_event(catalogue: &Self::Catalogue, event: &Self::Event) -> Description;

    /// The table in plain characters, as this viewer sees it, for terminals and bug reports.
    fn sketch(&self, viewer: Viewer) -> String;

    /// What stands under the sketch in words: what it can't draw. A game that says it all in characters has none.
    fn notes(&self, viewer: Viewer) -> Vec<Description> {
        let _ = viewer;
        Vec::new()
    }
}

//! The rules of a game.

use std::{fmt, hash::Hash, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Audience, BadOptions, Catalogue, Context, Digest, Illegal, Interned, Options, RulesVersion, ScoreLine, Seat,
    Status, Viewer,
};

/// The position of a game, and with it all its rules: what search and the laws need.
///
/// Implementations do no I/O, know no time, and are deterministic given their [`Context`]. The laws every game keeps
/// are listed, and tested, in `duchy-testkit`. How a game is shown is the business of [`crate::Presentation`].
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// Stable name in records, addresses and commands: `carcassonne`.
    const ID: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The rules version of new games.
    const RULES: RulesVersion;
    /// More entries than any game can have; the laws check it.
    const MAX_ENTRIES: usize;

    /// The components: tiles, boards, cards.
    type Catalogue: Catalogue;
    /// How the players agreed to play.
    type Options: Options;
    /// One decision of one seat: small, and without heap, since searches make them by the million.
    type Action: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// Something that happened, for the log and for animation.
    type Event: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What one viewer may know. Built up field by field, never stripped down.
    type View: Clone + Eq + fmt::Debug + Serialize;
    /// A place on the board that a choice, a refusal or a score line can point at. The board draws every kind of it.
    type Place: Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

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
    fn why_not(&self, seat: Seat, action: &Self::Action) -> Option<Illegal<Self::Place>>;

    /// Plays an action that is known to be legal, and goes on to the next decision. Allocates nothing.
    fn play_unchecked(&mut self, seat: Seat, action: &Self::Action, cx: &mut impl Context<Self::Event>);

    /// Points so far: the sum of all score lines of the seat.
    fn score(&self, seat: Seat) -> i32;

    /// The score lines an event carries.
    fn score_lines(event: &Self::Event) -> &[ScoreLine<Self::Place>];

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer may know it.
    fn redact_event(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Who learns of an action when it is played: asked of the position before it. Its own seat always does.
    fn audience(&self, seat: Seat, action: &Self::Action) -> Audience;

    /// Re-deals everything `observer` cannot know. The observer's view stays the same, and the result depends on
    /// nothing but that view and the chance of `cx`.
    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Self::Event>);

    /// Takes back what everybody but `observer` has answered in secret and not revealed: they are awaited again.
    ///
    /// Searches call it after [`Game::determinize`], which can only guess such answers, and answer in their stead.
    fn reopen(&mut self, _observer: Seat) {}

    /// Feeds the facts of the position, by stable names, into its fingerprint.
    fn digest(&self, digest: &mut Digest);

    /// Plays an action if it is legal; on `Err` the position is unchanged.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        cx: &mut impl Context<Self::Event>,
    ) -> Result<(), Illegal<Self::Place>> {
        match self.why_not(seat, action) {
            Some(illegal) => Err(illegal),
            None => {
                self.play_unchecked(seat, action, cx);
                Ok(())
            }
        }
    }

    /// Every legal action of this seat.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// The fingerprint of the position.
    fn fingerprint(&self) -> String {
        let mut digest = Digest::default();
        self.digest(&mut digest);
        digest.finish()
    }
}

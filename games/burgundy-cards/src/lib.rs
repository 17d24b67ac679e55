//! The Castles of Burgundy: The Card Game: take cards, place them in your estate, and complete triples; alone, against
//! a scripted rival.
//!
//! [`BurgundyCards`] is the position and holds all the rules. Start reading in `turn.rs`: rounds and turns. `rules/`
//! has the rulebook, clause by clause.
//!
//! ```
//! use duchy_burgundy_cards::{BurgundyCards, Options};
//! use duchy_game::{Catalogue, First, Game, Presentation, Seat, context::Fixed};
//!
//! let options = Options { first: First::Listed, ..Options::default() };
//! let mut cx = Fixed::new([
//!     "light", "cow", "dark", "pig", "light", "dark", "cow", "sheep", // storages, then the tops of the piles
//!     "mine 2", "ship 3", "castle 4", "bank 1", "inn 2", "cloister 6", "ship 1", // the display
//!     "mine 3", "ship 6", "castle 1", "castle 2", // two cards in hand for Ann, two for Ben
//! ]);
//! let mut game =
//!     BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, 2, &options, &mut cx).expect("two may play");
//!
//! // Ann discards a card for its die, a three, and takes the castle from row 3.
//! for text in ["play mine 3", "take castle 4 from 3"] {
//!     let action = game.read_action(text).expect("an action");
//!     game.play(Seat(0), &action, &mut cx).expect("it is legal");
//! }
//! assert!(game.status().awaited().contains(Seat(1)));
//!
//! let early = game.read_action("take mine 2 from 1").expect("an action");
//! assert_eq!(game.why_not(Seat(1), &early).map(|refused| refused.rule.as_str()), Some("turn.play"));
//! ```
#![forbid(unsafe_code)]

mod action;
mod animals;
mod card;
mod catalogue;
mod deck;
mod describe;
mod determinize;
mod digest;
mod event;
mod legal;
mod notation;
mod options;
mod pending;
mod piles;
mod place;
mod play;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use std::ops::RangeInclusive;

use duchy_game::{
    Amount, Audience, BadOptions, Context, Digest, First, Game, Interned, Options as _, Presentation, Rulebook,
    RulesVersion, Seat, Source, Status, Texts, Viewer,
};

pub use action::{Action, Onto};
pub use animals::animal_points;
pub use card::{ANIMALS, Building, Card, Face, GOODS, Token, Type, steps};
pub use catalogue::{
    Bonus, BonusDrawing, CardDrawing, Catalogue, Drawing, GoodDrawing, MAX_CARDS, MAX_KINDS, MAX_PROJECTS, ROUNDS,
    TripleDrawing,
};
pub use event::{Event, RowCard};
pub use options::Options;
pub use pending::Coming;
pub use piles::{Pile, Piles};
pub use place::{ActionKind, Place, Supply};
pub use state::{BurgundyCards, Held, MAX_HAND, MAX_PLAYERS, Player, Shown};
pub use view::{ActingView, CardCount, PileView, PlayerView, RivalView, StackView, StartCardView, TokenCount, View};

use place::{Description, Illegal, ScoreLine};

// burgundy-cards:setup.seats
const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;

impl Game for BurgundyCards {
    const ID: &'static str = "burgundy-cards";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// Thirty turns for each of four players, with room for more decisions than a chain of castles has.
    const MAX_ENTRIES: usize = 4 * 30 * 24;

    type Catalogue = Catalogue;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Place = Place;

    fn start(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: &Options,
        cx: &mut impl Context<Event>,
    ) -> Result<Self, BadOptions> {
        options.check(seats)?;
        let mut game = BurgundyCards::unpack(catalogue, rules, seats, *options);
        // burgundy-cards:setup.first: a solo game has nothing to draw.
        let first = if seats == 1 { First::Listed } else { options.first };
        let first = first.decide(seats, cx);
        game.set_up(first, cx);
        Ok(game)
    }

    #[inline]
    fn catalogue(&self) -> Interned<Catalogue> {
        self.catalogue
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn status(&self) -> Status {
        self.status_now()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        self.clause_broken(seat, action)
    }

    #[inline]
    fn play_unchecked(&mut self, _seat: Seat, action: &Action, cx: &mut impl Context<Event>) {
        self.carry_out(*action, cx);
    }

    #[inline]
    fn score(&self, seat: Seat) -> i32 {
        self.players().get(seat.index()).map_or(0, |player| i32::from(player.score))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    /// All actions are open: a card is discarded face up.
    fn audience(&self, _seat: Seat, _action: &Action) -> Audience {
        Audience::Everybody
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.resample_hands(observer, cx);
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        event.lines()
    }
}

impl Presentation for BurgundyCards {
    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

    fn action_text(&self, action: &Action) -> String {
        self.write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, String> {
        self.parse_action(text)
    }

    fn describe_prompt(&self, seat: Seat) -> Description {
        self.prompt(seat)
    }

    fn describe_action(&self, seat: Seat, action: &Action) -> Description {
        self.describe(seat, action)
    }

    fn describe_event(catalogue: &Catalogue, event: &Event) -> Description {
        describe::event_text(catalogue, event)
    }

    fn describe_source(source: &Source) -> Description {
        describe::source_text(source)
    }

    fn sketch(&self, viewer: Viewer) -> String {
        self.draw_sketch(viewer)
    }

    type ActionKind = ActionKind;

    fn action_kind(&self, _seat: Seat, action: &Action) -> ActionKind {
        self.kind_of(action)
    }

    fn meant(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        self.meant_by(seat, places)
    }

    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players[seat.index()];
        vec![
            Amount::new("amount-workers", player.workers),
            Amount::new("amount-silver", player.silver),
            Amount::new("amount-goods", player.goods.iter().sum::<u8>()),
            Amount::new("amount-animals", player.animals.iter().sum::<u8>()),
        ]
    }
}

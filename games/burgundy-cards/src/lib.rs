//! The Castles of Burgundy: The Card Game: take cards, place them in your estate, and complete triples; alone, against
//! a scripted rival.
//!
//! [`BurgundyCards`] is the position and holds all the rules. `turn.rs` is where to begin reading: how rounds and turns
//! go on. What the rulebook says stands, clause by clause, in `rules/`.
//!
//! ```
//! use duchy_burgundy_cards::{BurgundyCards, Options};
//! use duchy_game::{Catalogue, First, Game, Seat, context::Fixed};
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
//!     let action = game.read_action(Seat(0), text).expect("an action");
//!     game.play(Seat(0), &action, &mut cx).expect("it is legal");
//! }
//! assert!(game.status().awaited().contains(Seat(1)));
//!
//! let early = game.read_action(Seat(1), "take mine 2 from 1").expect("an action");
//! assert_eq!(game.why_not(Seat(1), &early).map(|refused| refused.rule.as_str()), Some("turn.play"));
//! ```
#![forbid(unsafe_code)]

mod action;
mod card;
mod catalogue;
mod deck;
mod describe;
mod event;
mod legal;
mod options;
mod pending;
mod piles;
mod place;
mod play;
mod rules;
mod scoring;
mod sketch;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use std::ops::RangeInclusive;

use crate::place::{Description, Illegal, ScoreLine};
use duchy_game::{
    Audience, BadOptions, Context, Digest, First, Game, Interned, Kind as _, Options as _, Presentation, Rulebook,
    RulesVersion, Seat, Status, Texts, Viewer,
};

pub use action::{Action, Onto};
pub use card::{ANIMALS, Building, Card, Face, GOODS, Token, Type, steps};
pub use catalogue::{
    Bonus, BonusDrawing, CardDrawing, Catalogue, Drawing, GoodDrawing, MAX_CARDS, MAX_KINDS, ROUNDS, TripleDrawing,
};
pub use event::{Event, RowCard};
pub use options::Options;
pub use pending::Coming;
pub use piles::{Pile, Piles};
pub use place::Place;
pub use scoring::animal_points;
pub use state::{BurgundyCards, Held, MAX_HAND, MAX_PLAYERS, MAX_PROJECTS, Player, Shown};
pub use view::{ActingView, CardCount, PileView, PlayerView, RivalView, StackView, StartCardView, TokenCount, View};

// burgundy-cards:setup.seats
const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;

impl Game for BurgundyCards {
    const ID: &'static str = "burgundy-cards";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// Thirty turns for each of four, with far more decisions than a chain of castles brings.
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
        // burgundy-cards:setup.first: alone there is nothing to draw lots about.
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

    /// Whatever is done is done openly: a card is discarded face up.
    fn audience(&self, _seat: Seat, _action: &Action) -> Audience {
        Audience::Everybody
    }

    /// The hands of the others. Face-down cards have no order to be dealt anew.
    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.redeal_hands(observer, cx);
    }

    fn digest(&self, digest: &mut Digest) {
        digest.fact(format_args!("{} {} {} {}", self.round, self.turn, self.acted, self.first.0));
        digest.fact(format_args!("{} {}", self.start_card.0, self.start_card_down));
        for shown in self.display.iter() {
            digest.fact(format_args!("{} {}", shown.row, self.card_name(shown.card)));
        }
        for card in self.catalogue.cards() {
            let (unseen, discarded) = (self.unseen(card), self.discard[card.index()]);
            if unseen + discarded > 0 {
                digest.fact(format_args!("{} {unseen} {discarded}", self.card_name(card)));
            }
        }
        digest.fact(format_args!("{} {} {}", self.deck_left, self.reshuffles(), self.rival_left));
        for pile in Pile::BOTH {
            let (good, animal) = (self.goods.top(pile), self.animals.top(pile));
            digest.fact(good.map_or("", |good| Token::good(good).word()));
            digest.fact(animal.map_or("", |animal| Token::animal(animal).word()));
            digest.fact(format_args!("{} {}", self.goods.len(pile), self.animals.len(pile)));
        }
        for (seat, player) in self.players.iter().enumerate() {
            digest.fact(format_args!("{} {} {}", player.score, player.workers, player.silver));
            digest.fact(format_args!("{:?} {:?} {:?}", player.goods, player.sold, player.animals));
            player.projects.iter().for_each(|&card| digest.fact(self.card_name(card)));
            player.hand.iter().for_each(|held| digest.fact(self.card_name(held.card)));
            for (card, kind) in self.estate(Seat(seat as u8)) {
                digest.fact(format_args!("{} {}", self.card_name(card), kind.word()));
            }
            digest.fact(player.stack_len());
            digest.fact(player.seven);
        }
        self.offer.iter().for_each(|&card| digest.fact(self.card_name(card)));
        digest.fact(self.on_the_way().map_or("", |card| self.card_name(card)));
        let active = self.active().map_or(-1, |seat| i32::from(seat.0));
        digest.fact(format_args!("{active} {} {}", self.bought, self.pending.len()));
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

    fn sketch(&self, viewer: Viewer) -> String {
        self.draw_sketch(viewer)
    }

    type ActionKind = ();

    fn action_kind(&self, _seat: Seat, _action: &Action) {}

    fn meant(&self, _seat: Seat, _places: &[Place]) -> Option<Action> {
        None
    }
}

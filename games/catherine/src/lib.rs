//! Catherine: everybody plays two cards at once, acts with one of them, and builds residences across the empire.
//!
//! [`Catherine`] is the position and holds all the rules. [`turn`](self) is where to begin reading: decades and rounds as
//! lists of steps. What the rulebook says stands, clause by clause, in `rules/`.
//!
//! Everybody decides at the same time. A decision is one action; it is kept, secret, until the last one is in, may be
//! changed until then, and only then happens.
//!
//! ```
//! use duchy_catherine::{Catherine, Options};
//! use duchy_game::{Catalogue, Game, Seat, SeatSet, context::Search};
//!
//! let mut cx = Search::new(1);
//! let mut game = Catherine::start(Catalogue::built_in(), Catherine::RULES, 3, &Options::default(), &mut cx)
//!     .expect("three may play");
//! assert_eq!(game.status().awaited(), SeatSet::all(3));
//!
//! // Seat 1 chooses the three cards its row begins with, and may still choose others.
//! let mut actions = Vec::new();
//! game.legal_actions(Seat(1), &mut actions);
//! assert_eq!(actions.len(), 20);
//! game.play(Seat(1), &actions[7], &mut cx).expect("it is legal");
//! assert_eq!(game.status().may_revise(), SeatSet::one(Seat(1)));
//! game.play(Seat(1), &actions[8], &mut cx).expect("it may be changed");
//! ```
#![forbid(unsafe_code)]

mod action;
mod card;
mod catalogue;
mod describe;
mod determinize;
mod digest;
mod event;
mod legal;
mod notation;
mod options;
mod pending;
mod place;
mod play;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod state;
mod turn;
mod view;

use std::ops::RangeInclusive;

use duchy_game::{
    Amount, Audience, BadOptions, Context, Digest, Game, Interned, Options as _, Presentation, Rulebook, RulesVersion,
    Seat, Source, Status, Texts, Viewer, context::Glimpse,
};

use crate::place::{Description, Illegal, ScoreLine};

pub use action::{Act, Action, Cards, Cities, Payment};
pub use card::{Card, CardId, CardKind, Colour, Face, Gain, Per, Repeat, Symbol, Symbols};
pub use catalogue::{
    CardDrawing, Catalogue, City, CityId, Drawing, FavourSpace, MAX_CITIES, MAX_HAND, MAX_KINDS, MAX_ORDERS,
    MAX_PLAYERS, Order, OrderId, ROW,
};
pub use event::{Event, Idle, Occasion, Scored};
pub use options::{Options, Orders};
pub use pending::Question;
pub use place::{ActionKind, Place};
pub use scoring::order_points;
pub use state::{Catherine, Held, Player};
pub use turn::DECADES;
pub use view::{CardCount, CityView, PlayerView, RowView, View};

impl Game for Catherine {
    const ID: &'static str = "catherine";
    const SEATS: RangeInclusive<u8> = options::SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// For each of four: the first row, two choices in each of twelve rounds, and books after each decade.
    const MAX_ENTRIES: usize = MAX_PLAYERS * (1 + 2 * 12 + 3);

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
        let mut game = Catherine::set_up(catalogue, rules, seats, *options);
        game.begin(cx);
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
    fn play_unchecked(&mut self, seat: Seat, action: &Action, cx: &mut impl Context<Event>) {
        self.choose(seat, *action, cx);
    }

    #[inline]
    fn score(&self, seat: Seat) -> i32 {
        self.players().get(seat.index()).map_or(0, |player| player.score)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Event {
        event::redacted(event, viewer)
    }

    /// Choices are secret; their effects are announced once everybody has chosen.
    // catherine:know.choice
    fn audience(&self, seat: Seat, _action: &Action) -> Audience {
        seat.into()
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.resample(observer, cx);
    }

    fn reopen(&mut self, observer: Seat) {
        for seat in Seat::all(self.seats).filter(|&seat| seat != observer) {
            self.player_mut(seat).choice = None;
        }
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Scored(scored) => &scored.lines,
            _ => &[],
        }
    }
}

impl Presentation for Catherine {
    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

    fn action_text(&self, action: &Action) -> String {
        notation::write(self.catalogue.get(), action)
    }

    fn read_action(&self, text: &str) -> Result<Action, String> {
        notation::read(self.catalogue.get(), text)
    }

    fn describe_prompt(&self, seat: Seat) -> Description {
        self.prompt(seat)
    }

    fn describe_action(&self, _seat: Seat, action: &Action) -> Description {
        self.describe(action)
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

    fn action_kind(&self, seat: Seat, action: &Action) -> ActionKind {
        self.kind_of(seat, action)
    }

    fn meant(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        self.action_meant(seat, places)
    }

    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let player = self.player(seat);
        // Cards that go from the hand to a row are played, not spent.
        let under = player.under.iter().filter(|&&card| card != CardId::NONE).count();
        let cards = player.hand.len() + player.row.len() + under;
        vec![
            Amount::new("amount-cards", cards as i32),
            Amount::new("amount-favour", player.favour),
            Amount::new("amount-goods", player.tokens.iter().sum::<u8>()),
            Amount::new("amount-jokers", player.jokers),
        ]
    }

    fn foresee(&mut self, seat: Seat, action: &Action, cx: &mut Glimpse<Event>) {
        *self = self.after(seat, action, cx);
    }

    fn foreseen(&self, seat: Seat, after: &Self) -> Vec<Description> {
        match self.question() {
            Some((Question::Cards, _)) => after.describe_activated(seat).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

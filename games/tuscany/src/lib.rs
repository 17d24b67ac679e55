//! The Castles of Tuscany: fill a realm with tiles, each of which does something, and score it in three rounds.
//!
//! [`Tuscany`] is the position and holds all the rules. `turn` is where to begin reading: the turn as a list of steps,
//! and the rounds. What the rulebook says stands, clause by clause, in `rules/`.
//!
//! ```
//! use duchy_game::{Catalogue, Game, Presentation, context::Search};
//! use duchy_tuscany::{Options, Tuscany};
//!
//! let mut cx = Search::new(1);
//! let mut game = Tuscany::start(Catalogue::built_in(), Tuscany::RULES, 2, &Options::default(), &mut cx)
//!     .expect("two may play");
//!
//! // Both lay out their realms at once, and may change them until the other is done too.
//! let mut actions = Vec::new();
//! while let Some(seat) = game.status().awaited().first().filter(|_| game.laying_out()) {
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     assert_eq!(actions.len(), 192 * 3);
//!     game.play(seat, &actions[0], &mut cx).expect("it is legal");
//! }
//! let first = game.first();
//! let bonus = game.read_action("bonus storage").expect("an action");
//! game.play(first, &bonus, &mut cx).expect("it is legal");
//! assert_eq!(game.players()[first.index()].green(), 2);
//!
//! let refused = game.why_not(first, &bonus).expect("the other player is next");
//! assert_eq!(refused.rule.as_str(), "turn.order");
//! ```
#![forbid(unsafe_code)]

mod action;
mod bonus;
mod catalogue;
mod describe;
mod determinize;
mod digest;
mod effects;
mod event;
mod legal;
mod notation;
mod options;
mod payment;
mod pending;
mod place;
mod play;
mod player;
mod realm;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod state;
mod supply;
#[cfg(test)]
mod tests;
mod tile;
mod turn;
mod view;

use std::ops::RangeInclusive;

use duchy_game::{
    Amount, Audience, BadOptions, Context, Digest, Game, Interned, Options as _, Presentation, Rulebook, RulesVersion,
    Seat, Source, Status, Texts, Viewer,
};

use crate::place::{Description, Illegal, ScoreLine};

pub use action::Action;
pub use bonus::{BONUS_TILES, BONUSES, Bonus, CardKind, MAX_CARDS, MAX_REWARDS, Reward};
pub use catalogue::{BOARDS_OF_A_LETTER, Board, BonusCard, Catalogue, Drawing, LARGEST_REGION};
pub use effects::region_points;
pub use event::{Event, Gain, Stack, Why};
pub use options::{LaidOut, Options};
pub use payment::{Paid, PaidCards, Payment};
pub use pending::Decision;
pub use place::{ActionKind, Place};
pub use player::{MAX_STORAGE, Player, STACK};
pub use realm::{BOARD_SPACES, BOARDS, COLUMNS, LaidBoard, Layout, SPACES, Space};
pub use state::{MAX_PLAYERS, OPEN, OpenTile, ROUNDS, Tuscany};
pub use tile::{COLOURS, Colour, MAX_KINDS, Piece, Product, Products, RegionCard, TileKind};
pub use view::{BonusCount, HandCards, Named, OpenView, PlayerView, RealmView, RegionView, SpaceView, View};

// tuscany:setup.seats
const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

impl Game for Tuscany {
    const ID: &'static str = "tuscany";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// Every draw needs a card: 122, and at most four more for each of up to 120 spaces filled. With each of them a
    /// marble and a decision, and the takes of four players, this is more than can happen.
    const MAX_ENTRIES: usize = 4000;

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
        // tuscany:setup.first
        let first = options.first.decide(seats, cx);
        let mut game = Tuscany::set_up(catalogue, rules, seats, first, *options);
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
        self.carry_out(seat, *action, cx);
    }

    /// Points on the red track; the green ones come to it when a round is scored.
    #[inline]
    fn score(&self, seat: Seat) -> i32 {
        self.players().get(seat.index()).map_or(0, Player::red)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Drew { seat, .. } if !Audience::from(*seat).includes(viewer) => event.for_others(),
            _ => event.clone(),
        }
    }

    // tuscany:setup.hidden
    fn audience(&self, seat: Seat, action: &Action) -> Audience {
        match action {
            Action::Layout { .. } => seat.into(),
            _ => Audience::Everybody,
        }
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.resample(observer, cx);
    }

    fn reopen(&mut self, observer: Seat) {
        self.take_back_layouts(observer);
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Red { lines } | Event::RoundScored { lines, .. } | Event::FinalScored { lines } => lines,
            _ => &[],
        }
    }
}

impl Presentation for Tuscany {
    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

    fn action_text(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, String> {
        text.parse()
    }

    fn describe_prompt(&self, seat: Seat) -> Description {
        self.prompt(seat)
    }

    fn describe_action(&self, seat: Seat, action: &Action) -> Description {
        self.describe(seat, action)
    }

    fn describe_event(_catalogue: &Catalogue, event: &Event) -> Description {
        describe::event_text(event)
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
        self.meant_by(seat, places)
    }

    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players[seat.index()];
        vec![
            Amount::new("amount-green", player.green),
            Amount::new("amount-cards", player.hand.iter().sum::<u8>()),
            Amount::new("amount-workers", player.workers),
            Amount::new("amount-marble", player.marble),
        ]
    }
}

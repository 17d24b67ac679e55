//! The Castles of Burgundy: take tiles, place them in your estate, and score what gets completed.
//!
//! [`Burgundy`] is the position and holds all the rules. `turn.rs` is where to begin reading: phases of rounds of turns.
//! What the rulebook says stands, clause by clause, in `rules/`.
//!
//! ```
//! use duchy_burgundy::{Burgundy, Options};
//! use duchy_game::{Catalogue, Game, Presentation, Seat, context::Search};
//!
//! let mut cx = Search::new(1);
//! let mut game =
//!     Burgundy::start(Catalogue::built_in(), Burgundy::RULES, 2, &Options::default(), &mut cx).expect("two may play");
//! let seat = game.status().awaited().first().expect("somebody begins");
//!
//! // Any die takes two workers.
//! let die = game.players()[seat.index()].dice[0];
//! let action = game.read_action(&format!("workers with {die}")).expect("an action");
//! let before = game.players()[seat.index()].workers;
//! game.play(seat, &action, &mut cx).expect("it is legal");
//! assert_eq!(game.players()[seat.index()].workers, before + 2);
//!
//! let refused = game.why_not(Seat(1 - seat.0), &action).expect("it is not their turn");
//! assert_eq!(refused.rule.as_str(), "turn.order");
//! ```
#![forbid(unsafe_code)]

mod action;
mod catalogue;
mod describe;
mod determinize;
mod dice;
mod digest;
mod estate;
mod event;
mod knowledge;
mod legal;
mod limits;
mod names;
mod notation;
mod options;
mod pending;
mod place;
mod play;
mod powers;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod space;
mod state;
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

use place::{Description, Illegal, ScoreLine};

pub use action::Action;
pub use catalogue::{
    BLACK_SLOTS, Catalogue, Drawing, EstateDrawing, Instead, Slot, SlotDrawing, SpaceDrawing, TileDrawing, phase_points,
};
pub use dice::Face;
pub use estate::Estate;
pub use event::{Cause, Event, Scored};
pub use knowledge::{Knowledge, PER_BONUS_TILE, PER_BUILDING, PER_COLOUR_SOLD, PER_GOOD_SOLD, PER_SPECIES};
pub use limits::{DEPOTS, ESTATES, MAX_PLAYERS, PHASES, ROUNDS, SLOTS};
pub use options::{Choosing, Estates, Leftover, Options, Tie};
pub use place::{ActionKind, Place};
pub use powers::Powers;
pub use scoring::{Assets, region_points};
pub use space::{SPACES, Space};
pub use state::{Burgundy, Choice, Extra, Player, STORAGE};
pub use tile::{Building, Colour, Good, SPECIES, Tile};
pub use view::{BonusView, DepotView, MarkerView, PlacedView, PlayerView, RegionView, TileCount, View};

// burgundy:setup.seats
const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

impl Game for Burgundy {
    const ID: &'static str = "burgundy";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// A hundred turns of two dice and a purchase, each perhaps with a discard; every tile placed may ask twice more.
    const MAX_ENTRIES: usize = 4 + 100 * 7 + MAX_PLAYERS * SPACES * 3;

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
        let mut game = Burgundy::unpacked(catalogue, rules, seats, *options);
        // burgundy:setup.first
        let first = options.first.decide(seats, cx);
        game.set_up(first, cx);
        game.go_on(cx);
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

    #[inline]
    fn score(&self, seat: Seat) -> i32 {
        self.players().get(seat.index()).map_or(0, |player| player.score)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    /// That a player has chosen is for all to see; what, no event says before it is revealed.
    fn redact_event(event: &Event, _viewer: Viewer) -> Event {
        event.clone()
    }

    // burgundy:expert.hidden
    fn audience(&self, seat: Seat, _action: &Action) -> Audience {
        match self.pending.last() {
            Some(pending::Pending::Barrier) => seat.into(),
            _ => Audience::Everybody,
        }
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        self.resample(observer, cx);
    }

    fn reopen(&mut self, observer: Seat) {
        for seat in self.answered().without(observer).iter() {
            self.player_mut(seat).choice = None;
        }
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Scored { lines, .. } | Event::Sold { lines, .. } => lines,
            Event::Started { .. }
            | Event::StartGoods { .. }
            | Event::Dealt { .. }
            | Event::Chosen { .. }
            | Event::Settled { .. }
            | Event::Phase { .. }
            | Event::Rolled { .. }
            | Event::White { .. }
            | Event::Taken { .. }
            | Event::Bought { .. }
            | Event::Discarded { .. }
            | Event::Placed { .. }
            | Event::Loaded { .. }
            | Event::Sailed { .. }
            | Event::Gained { .. }
            | Event::Over { .. } => &[],
        }
    }
}

impl Presentation for Burgundy {
    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

    type ActionKind = ActionKind;

    fn action_kind(&self, seat: Seat, action: &Action) -> ActionKind {
        self.kind_of(seat, action)
    }

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

    fn meant(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        self.meaning(seat, places)
    }

    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players[seat.index()];
        vec![
            Amount::new("amount-workers", player.workers),
            Amount::new("amount-silver", player.silver),
            Amount::new("amount-goods", player.goods.iter().sum::<u8>()),
        ]
    }
}

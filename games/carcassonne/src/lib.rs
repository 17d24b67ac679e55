//! Carcassonne: place tiles, claim roads, cities, monasteries and fields, and score what gets completed.
//!
//! [`Carcassonne`] is the position and holds all the rules. Begin reading in `steps.rs`: the turn as one list of steps.
//! What the rulebook says stands, clause by clause, in `rules/`.
//!
//! ```
//! use duchy_carcassonne::{Carcassonne, Options};
//! use duchy_game::{Catalogue, First, Game, Seat, context::Fixed};
//!
//! let options = Options { first: First::Listed, ..Options::default() };
//! let mut cx = Fixed::new(["BASE-E"]);
//! let mut game =
//!     Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, &options, &mut cx).expect("two may play");
//!
//! // A knight in the city that the tile completes: four points at once, and Bob draws.
//! let mut cx = Fixed::new(["BASE-U"]);
//! for action in ["0,-1 S", "meeple city S"] {
//!     game.play(Seat(0), &action.parse().expect("an action"), &mut cx).expect("it is legal");
//! }
//! assert_eq!(game.score(Seat(0)), 4);
//! assert!(game.status().awaited().contains(Seat(1)));
//!
//! let refused = game.why_not(Seat(1), &"5,5 N".parse().expect("an action")).expect("it touches nothing");
//! assert_eq!(refused.rule.as_str(), "place.adjacent");
//! ```
#![forbid(unsafe_code)]

mod action;
mod board;
mod catalogue;
mod completed;
mod describe;
mod digest;
mod dispatch;
mod elements;
mod event;
mod features;
mod fortress;
mod inspect;
mod interactions;
mod legal;
mod limits;
mod meant;
mod notation;
mod notes;
mod options;
mod pending;
mod picture;
mod place;
mod play;
mod refusal;
mod rules;
mod scoring;
mod scoring_step;
mod setup;
mod sketch;
mod square;
mod state;
mod steps;
mod table;
mod tile;
mod turn;
mod view;

use std::ops::RangeInclusive;

use crate::{
    pending::Pending,
    place::{Description, Illegal, ScoreLine},
};
use duchy_game::{
    Amount, Audience, BadOptions, Context, Digest, Game, Interned, Presentation, Rulebook, RulesVersion, Seat, Source,
    Status, Texts, Viewer, context::Glimpse,
};

pub use action::{Action, FigureKind, Quarter, Target};
pub use board::{Board, Bridge, Centre as LaidCentre, LaidTile, TileId};
pub use catalogue::{Catalogue, Drawing};
pub use elements::Elements;
pub use event::{Event, FigureOnMap, GainFor, Gained, Scored, Traded, When};
pub use features::{Feature, Features, NodeId};
pub use fortress::Fortress;
pub use inspect::Demand;
pub use limits::{MAX_KINDS, MAX_MEEPLES, MAX_NODES, MAX_PLAYERS, MAX_TILES};
pub use options::{Bazaars, Element, Options, Start};
pub use picture::{Centre, CityPicture, FieldPicture, Picture, RiverPicture, RiverRole, RoadEnd, RoadPicture, Symbol};
pub use place::{ActionKind, PartAt, Place};
pub use square::{Axis, CastleAt, Half, Side, Square};
pub use state::Carcassonne;
pub use table::{Figure, Player};
pub use tile::{FeatureKind, MAX_PARTS, Part, Shape, Signs, Spot, Terrain, TileKind};
pub use view::{
    BazaarTile, BazaarView, CastleView, Challenge, CrownView, DragonView, FairyView, FeatureView, FortressView,
    PlayerView, QuarterFigures, QuarterView, TileCount, TileView, View,
};

// carcassonne:setup.seats
const SEATS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

impl Game for Carcassonne {
    const ID: &'static str = "carcassonne";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES: RulesVersion = RulesVersion(1);
    /// With every tile: the tile itself, a bridge, a knight, a figure, six steps of the dragon, figures from and to the
    /// fortress, castles, and the bids of an auction.
    const MAX_ENTRIES: usize = 40 * MAX_TILES;

    type Catalogue = Catalogue;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Place = Place;

    #[inline]
    fn start(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: &Options,
        cx: &mut impl Context<Event>,
    ) -> Result<Self, BadOptions> {
        Carcassonne::set_up(catalogue, rules, seats, options, cx)
    }

    #[inline]
    fn catalogue(&self) -> Interned<Catalogue> {
        self.table.catalogue
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn status(&self) -> Status {
        self.table.status_now()
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
        self.players().get(seat.index()).map_or(0, |player| player.score)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.build_view()
    }

    fn redact_event(event: &Event, _viewer: Viewer) -> Event {
        event.clone()
    }

    fn audience(&self, _seat: Seat, _action: &Action) -> Audience {
        Audience::Everybody
    }

    /// Nobody knows more than anybody else: the order of the tiles is not even stored.
    fn determinize(&mut self, _observer: Seat, _cx: &mut impl Context<Event>) {}

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Scored(scored) => &scored.lines,
            Event::Gained(gained) => &gained.lines,
            Event::Traded(traded) => &traded.lines,
            _ => &[],
        }
    }
}

impl Presentation for Carcassonne {
    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;
    const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

    fn action_text(&self, action: &Action) -> String {
        action.text(|tile| self.table.tile_name(tile))
    }

    fn read_action(&self, text: &str) -> Result<Action, String> {
        let find = |name: &str| self.table.catalogue.get().find(name);
        Action::read(text, find).map(|action| self.canonical_form(action))
    }

    // The figure.
    fn optional_step_follows(action: &Action) -> bool {
        matches!(action, Action::Lay { .. } | Action::Bridge { .. })
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

    fn sketch(&self, _viewer: Viewer) -> String {
        self.draw_sketch()
    }

    // Nothing in this game is hidden.
    fn notes(&self, _viewer: Viewer) -> Vec<Description> {
        self.write_notes()
    }

    type ActionKind = ActionKind;

    fn action_kind(&self, _seat: Seat, action: &Action) -> ActionKind {
        self.kind_of(action)
    }

    fn meant(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        self.meant_by(seat, places)
    }

    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players()[seat.index()];
        vec![
            Amount::new("amount-meeples", player.meeples),
            Amount::new("amount-abbots", player.abbots),
            Amount::new("amount-bridges", player.bridges),
            Amount::new("amount-castles", player.castles),
        ]
    }

    /// A tile is tried without a figure: what it completes counts whether or not one is placed.
    fn foresee(&mut self, seat: Seat, action: &Action, cx: &mut Glimpse<Event>) {
        self.play_unchecked(seat, action, cx);
        if !cx.stopped() && self.table.pending.last() == Some(&Pending::Place { seat }) {
            self.play_unchecked(seat, &Action::Pass, cx);
        }
    }
}

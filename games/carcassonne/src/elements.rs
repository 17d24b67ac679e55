//! The elements of the box beyond the base game: each in a file of its own, with its state, its actions and effects.
//! Here is what they share: the block of their state, and the one place that sends a decision to its element.
//!
//! The fixed points at which elements come in: setting up (`Elements::of`, `begin_map`), the steps of the turn (`turn.rs`),
//! listing, refusing and carrying out a decision (`list_answers`, `why_not_answer`, `answer`), effects that resolve themselves
//! (`resolve`), where a tile may be laid (`legal.rs`), a figure leaving the map (`leave`), a feature being completed
//! (`completed.rs`), the worth of a field and the final scoring (`scoring.rs`), and what is shown (`view.rs`).

pub(crate) mod abbot;
pub(crate) mod bazaar;
pub(crate) mod bridges;
pub(crate) mod castles;
pub(crate) mod count;
pub(crate) mod crowns;
pub(crate) mod cult;
pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod princess;
pub(crate) mod river;

use crate::place::Illegal;
use duchy_game::{Context, List, Seat};

use crate::{
    action::Action,
    board::TileId,
    catalogue::Catalogue,
    completed::Scoring,
    event::Event,
    features::NodeId,
    options::{Options, Start},
    pending::Pending,
    rules,
    square::{Side, Square},
    state::{Carcassonne, Figure, MAX_CASTLES},
};

use bazaar::Bazaar;
use castles::Castle;
use count::Fortified;
use crowns::Crown;
use dragon::Dragon;
use fairy::Fairy;
use river::River;

/// What the elements in play have to remember. Of those that are not in play nothing changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elements {
    pub(crate) river: River,
    pub(crate) dragon: Dragon,
    pub(crate) fairy: Fairy,
    pub(crate) fortified: Fortified,
    pub(crate) king: Crown,
    pub(crate) robber: Crown,
    pub(crate) castles: List<Castle, MAX_CASTLES>,
    pub(crate) bazaar: Bazaar,
    pub(crate) scoring: Scoring,
    pub(crate) this_turn: ThisTurn,
    /// This is the extra turn after the last tile of the second river.
    pub(crate) extra_turn: bool,
}

/// What has happened since a tile was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ThisTurn {
    /// The bridge built, with its tile.
    pub(crate) bridge: Option<(TileId, NodeId)>,
    /// The princess has sent a knight home.
    pub(crate) expelled: bool,
}

impl Elements {
    #[inline]
    pub(crate) fn of(catalogue: &Catalogue, options: &Options) -> Elements {
        Elements {
            river: River::of(catalogue, options),
            dragon: Dragon::default(),
            fairy: Fairy::default(),
            fortified: Fortified::default(),
            king: Crown::default(),
            robber: Crown::default(),
            castles: List::default(),
            bazaar: Bazaar::of(Seat(0), Seat(0)),
            scoring: Scoring::of(Seat(0)),
            this_turn: ThisTurn::default(),
            extra_turn: false,
        }
    }
}

impl Carcassonne {
    /// Lays what the map begins with.
    // carcassonne:setup.start-tile carcassonne:setup.start carcassonne:river.start carcassonne:fortress.board
    pub(crate) fn begin_map(&mut self) {
        let catalogue = self.catalogue.get();
        match self.options.start {
            Start::Tile => {
                self.board.lay(catalogue, catalogue.start(), Square::ORIGIN, Side::N, None);
            }
            Start::River1 | Start::River2 | Start::Rivers => self.begin_river(),
            Start::Fortress => self.begin_fortress(),
        }
    }

    /// Appends every answer to a decision of an element.
    pub(crate) fn list_answers(&self, decision: Pending, out: &mut Vec<Action>) {
        match decision {
            Pending::Bridge { seat } => self.list_bridges(seat, out),
            Pending::Princess { .. } => self.list_knights(out),
            Pending::Fly { .. } => self.list_flights(out),
            Pending::Move { seat } => self.list_moves(seat, out),
            Pending::Castle { .. } => out.extend([Action::Castle, Action::Points]),
            Pending::Reward { castle, .. } => self.list_rewards(castle, out),
            Pending::Quarter { seat } => self.list_quarters(seat, out),
            Pending::Count { .. } => self.list_count(out),
            Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. } => {
                self.list_bazaar(decision, out);
            }
            Pending::Market { .. } => self.list_fields(out),
            Pending::Turn { .. }
            | Pending::Lay { .. }
            | Pending::Place { .. }
            | Pending::Scoring { .. }
            | Pending::Rewards { .. }
            | Pending::Ending { .. } => {}
        }
    }

    /// The first clause an answer to a decision of an element would break.
    pub(crate) fn why_not_answer(&self, decision: Pending, action: Action) -> Option<Illegal> {
        match (decision, action) {
            (Pending::Bridge { seat }, Action::Bridge { square, axis }) => self.why_not_bridge(seat, square, axis),
            (Pending::Bridge { .. }, Action::Pass) => Some(Illegal::by(rules::BRIDGE_NEEDED)),
            (Pending::Princess { .. }, Action::Expel { square, spot }) => self.why_not_expel(square, spot),
            (Pending::Fly { .. }, Action::Fly { side }) => self.why_not_fly(side),
            (Pending::Move { seat }, Action::Move { figure }) => self.why_not_move(seat, figure),
            (Pending::Castle { .. }, Action::Castle | Action::Points) => None,
            (Pending::Reward { castle, .. }, Action::Reward { target }) => self.why_not_reward(castle, target),
            (Pending::Quarter { seat }, Action::Quarter { figure, quarter }) => {
                self.why_not_quarter(seat, figure, quarter)
            }
            (Pending::Count { .. }, Action::Count { quarter }) => self.why_not_count(quarter),
            (Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. }, _) => {
                self.why_not_bazaar(decision, action)
            }
            (Pending::Market { .. }, Action::PlaceAt { figure, square, spot }) => {
                self.why_not_market(figure, square, spot)
            }
            (Pending::Market { .. }, Action::Pass) => Some(Illegal::by(rules::COUNT_MARKET)),
            (
                Pending::Princess { .. } | Pending::Move { .. } | Pending::Quarter { .. } | Pending::Count { .. },
                Action::Pass,
            ) => None,
            _ => Some(Illegal::by(rules::TURN_STEPS)),
        }
    }

    /// Carries out an answer to a decision of an element.
    pub(crate) fn answer(&mut self, decision: Pending, action: Action, cx: &mut impl Context<Event>) {
        match (decision, action) {
            (Pending::Bridge { seat }, Action::Bridge { square, axis }) => self.bridge(seat, square, axis, cx),
            (Pending::Princess { seat }, Action::Expel { square, spot }) => self.expel(seat, square, spot, cx),
            (Pending::Place { seat }, Action::AbbotBack) => self.abbot_back(seat, cx),
            (Pending::Place { seat }, Action::Fairy { square, spot }) => self.move_fairy(seat, square, spot, cx),
            (Pending::Place { seat }, Action::FairyCastle { castle }) => self.move_fairy_to_castle(seat, castle, cx),
            (Pending::Fly { seat, left }, Action::Fly { side }) => self.fly(seat, left, side, cx),
            (Pending::Move { seat }, Action::Move { figure }) => self.move_figure(seat, figure, cx),
            (Pending::Castle { seat }, Action::Castle) => self.decide_castle(seat),
            (Pending::Reward { castle, .. }, Action::Reward { target }) => self.choose_reward(castle, target, cx),
            (Pending::Quarter { seat }, Action::Quarter { figure, quarter }) => {
                self.place_in_quarter(seat, figure, quarter, cx);
            }
            (Pending::Count { seat }, Action::Count { quarter }) => self.move_count(seat, quarter, cx),
            (Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. }, _) => {
                self.answer_bazaar(decision, action, cx);
            }
            (Pending::Market { seat }, Action::PlaceAt { square, spot, .. }) => {
                self.leave_market(seat, square, spot, cx);
            }
            (
                Pending::Princess { .. }
                | Pending::Move { .. }
                | Pending::Castle { .. }
                | Pending::Quarter { .. }
                | Pending::Count { .. },
                Action::Pass | Action::Points,
            ) => {}
            (decision, action) => debug_assert!(false, "{action} does not answer {decision:?}"),
        }
    }

    /// An effect on top of the stack goes one step further.
    pub(crate) fn resolve(&mut self, cx: &mut impl Context<Event>) {
        match self.pending.last() {
            Some(Pending::Scoring { .. }) => self.go_on_scoring(cx),
            Some(&Pending::Rewards { castle }) => self.go_on_rewarding(castle, cx),
            Some(&Pending::Ending { seat }) => self.go_on_ending(seat, cx),
            _ => {}
        }
    }

    /// A figure leaves its place on the map, for whatever reason; the caller takes it out of the list.
    #[inline]
    pub(crate) fn leave(&mut self, figure: &Figure) {
        *self.players[figure.seat.index()].figures_mut(figure.kind) += 1;
        self.board.features.of_mut(figure.node).figures -= 1;
        self.elements.fairy.lose(figure);
    }
}

//! The one place that sends a decision to its element, or an effect to what it does next.

use duchy_game::{Context, Source};

use crate::{
    action::Action,
    event::Event,
    options::Start,
    pending::Pending,
    picture::RiverRole,
    place::Illegal,
    rules,
    square::{Side, Square},
    state::Carcassonne,
    tile::TileKind,
};

impl Carcassonne {
    /// Lays what the map begins with.
    // carcassonne:setup.start-tile carcassonne:setup.start carcassonne:river.start carcassonne:fortress.board
    pub(crate) fn begin_map(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.table.catalogue.get();
        match self.table.options.start {
            Start::Tile => {
                let facing = self.stated_facing(catalogue.start(), cx);
                self.table.board.lay(catalogue, catalogue.start(), Square::ORIGIN, facing, None);
            }
            Start::River1 | Start::River2 | Start::Rivers => {
                if let Some(source) = catalogue.river_tile(RiverRole::Source, &self.table.options) {
                    let facing = self.stated_facing(source, cx);
                    self.elements.river.begin_river(&mut self.table, source, facing);
                }
            }
            Start::Fortress => self.table.begin_fortress(),
        }
    }

    /// How the first tile lies: upright, unless a record states it otherwise (`BASE-D-start E`).
    fn stated_facing(&self, tile: TileKind, cx: &mut impl Context<Event>) -> Side {
        let name = |facing: Side| format!("{} {facing}", self.table.tile_name(tile)).into();
        cx.stated(Source::new("start"), &Side::ALL, name).unwrap_or(Side::N)
    }

    /// Appends every answer to a decision of an element.
    pub(crate) fn list_answers(&self, decision: Pending, out: &mut Vec<Action>) {
        match decision {
            Pending::Bridge { seat } => self.table.list_bridges(seat, out),
            Pending::Princess { .. } => self.table.list_knights(out),
            Pending::Fly { .. } => self.elements.dragon.list_flights(&self.table, self.elements.haven(), out),
            Pending::Move { seat } => self.elements.fortified.list_moves(&self.table, seat, out),
            Pending::Castle { .. } => out.extend([Action::Castle, Action::Points]),
            Pending::Reward { castle, .. } => self.elements.castles.list_rewards(&self.table, castle, out),
            Pending::Quarter { seat } => self.table.list_quarters(seat, out),
            Pending::Count { .. } => self.elements.fortified.list_count(out),
            Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. } => {
                self.elements.bazaar.list_bazaar(decision, out);
            }
            Pending::Market { .. } => self.table.list_fields(out),
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
            (Pending::Bridge { seat }, Action::Bridge { square, axis }) => {
                self.table.why_not_bridge(seat, square, axis)
            }
            (Pending::Bridge { .. }, Action::Pass) => Some(Illegal::by(rules::BRIDGE_NEEDED)),
            (Pending::Princess { .. }, Action::Expel { square, spot }) => self.table.why_not_expel(square, spot),
            (Pending::Fly { .. }, Action::Fly { side }) => {
                self.elements.dragon.why_not_fly(&self.table, self.elements.haven(), side)
            }
            (Pending::Move { seat }, Action::Move { figure }) => {
                self.elements.fortified.why_not_move(&self.table, seat, figure)
            }
            (Pending::Castle { .. }, Action::Castle | Action::Points) => None,
            (Pending::Reward { castle, .. }, Action::Reward { target }) => {
                self.elements.castles.why_not_reward(&self.table, castle, target)
            }
            (Pending::Quarter { seat }, Action::Quarter { figure, quarter }) => {
                self.table.why_not_quarter(seat, figure, quarter)
            }
            (Pending::Count { .. }, Action::Count { quarter }) => self.elements.fortified.why_not_count(quarter),
            (Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. }, _) => {
                self.elements.bazaar.why_not_bazaar(&self.table, decision, action)
            }
            (Pending::Market { .. }, Action::PlaceAt { figure, square, spot }) => {
                self.table.why_not_market(figure, square, spot)
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
            (Pending::Bridge { seat }, Action::Bridge { square, axis }) => self.table.bridge(seat, square, axis, cx),
            (Pending::Princess { seat }, Action::Expel { square, spot }) => self.table.expel(seat, square, spot, cx),
            (Pending::Place { seat }, Action::AbbotBack) => self.table.abbot_back(seat, cx),
            (Pending::Place { seat }, Action::Fairy { square, spot }) => {
                self.elements.fairy.move_to(&mut self.table, seat, square, spot, cx);
            }
            (Pending::Place { seat }, Action::FairyCastle { castle }) => {
                self.elements.move_fairy_to_castle(&mut self.table, seat, castle, cx);
            }
            (Pending::Fly { seat, left }, Action::Fly { side }) => {
                let haven = self.elements.haven();
                self.elements.dragon.fly(&mut self.table, haven, seat, left, side, cx);
            }
            (Pending::Move { seat }, Action::Move { figure }) => {
                self.elements.fortified.move_figure(&mut self.table, seat, figure, cx);
            }
            (Pending::Castle { seat }, Action::Castle) => self.table.decide_castle(seat),
            (Pending::Reward { castle, .. }, Action::Reward { target }) => {
                self.elements.choose_reward(&mut self.table, castle, target, cx);
            }
            (Pending::Quarter { seat }, Action::Quarter { figure, quarter }) => {
                self.elements.fortified.place_in_quarter(&mut self.table, seat, figure, quarter, cx);
            }
            (Pending::Count { seat }, Action::Count { quarter }) => {
                self.elements.fortified.move_count(seat, quarter, cx);
            }
            (Pending::Offer { .. } | Pending::Take { .. } | Pending::Bid { .. } | Pending::Deal { .. }, _) => {
                self.elements.bazaar.answer_bazaar(&mut self.table, decision, action, cx);
            }
            (Pending::Market { seat }, Action::PlaceAt { square, spot, .. }) => {
                self.elements.fortified.leave_market(&mut self.table, seat, square, spot, cx);
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
        match self.table.pending.last() {
            Some(Pending::Scoring { .. }) => self.go_on_scoring(cx),
            Some(&Pending::Rewards { castle }) => self.elements.go_on_rewarding(&mut self.table, castle, cx),
            Some(&Pending::Ending { seat }) => self.go_on_ending(seat, cx),
            _ => {}
        }
    }
}

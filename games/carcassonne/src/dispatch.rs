//! The one place that sends a decision to its element, or an effect to what it does next.

use duchy_game::Context;

use crate::{action::Action, event::Event, pending::Pending, state::Carcassonne};

impl Carcassonne {
    /// Appends every answer to a decision of an element.
    pub(crate) fn list_answers(&self, decision: Pending, out: &mut Vec<Action>) {
        match decision {
            Pending::Bridge { seat } => self.table.list_bridges(seat, out),
            Pending::Princess { .. } => self.table.list_knights(out),
            Pending::Fly { open, .. } => out.extend(open.iter().map(|side| Action::Fly { side })),
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
            (Pending::Fly { seat, left, .. }, Action::Fly { side }) => {
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

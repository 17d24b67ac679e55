//! How a game is shown.

use serde::Serialize;

use crate::{Amount, Description, Game, Rulebook, Seat, Source, Status, Texts, Viewer, context::Glimpse};

/// How a game is shown and written down: notation, words, places on the board, sketch.
pub trait Presentation: Game {
    /// The rules in our own words, clause by clause.
    const RULEBOOK: &'static Rulebook;
    /// The words for prompts, actions, events, score lines and options.
    const TEXTS: Texts;

    /// What a choice does, as far as the board draws it: place a tile, pay two workers. An enum, tagged `kind`.
    type ActionKind: Clone + PartialEq + std::fmt::Debug + Serialize;

    /// The action in the game's notation: one short line of plain words and names. Durable: it stands in records.
    fn action_text(&self, action: &Self::Action) -> String;

    /// Reads the notation. Where several texts name one thing (any side of a road stands for the road), the action is the
    /// one [`Game::legal_actions`] would give. Legality is not checked here; `Err` says what is wrong with the text.
    fn read_action(&self, text: &str) -> Result<Self::Action, String>;

    /// Whether a step that may be declined follows this action in the rules, asked for or not. A record written by hand may
    /// decline it there even if its player is asked something else by then.
    fn optional_step_follows(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What the action does, for the board.
    fn action_kind(&self, seat: Seat, action: &Self::Action) -> Self::ActionKind;

    /// The question this seat is asked.
    fn describe_prompt(&self, seat: Seat) -> Description<Self::Place>;

    /// What the action does in words, with the places on the board it names, coarse to fine.
    fn describe_action(&self, seat: Seat, action: &Self::Action) -> Description<Self::Place>;

    /// What happened.
    fn describe_event(catalogue: &Self::Catalogue, event: &Self::Event) -> Description<Self::Place>;

    /// A die, bag or stack in words ("first die of Ann, phase D, round 3"), for messages about records.
    fn describe_source(source: &Source) -> Description<Self::Place>;

    /// The action a player means who presses these places, whether it is legal or not; `None` if they mean nothing.
    /// The places of a legal action never mean one that is refused.
    fn meant(&self, seat: Seat, places: &[Self::Place]) -> Option<Self::Action>;

    /// The table in plain characters, as this viewer sees it, for terminals and bug reports.
    fn sketch(&self, viewer: Viewer) -> String;

    /// What the sketch can't draw, in words. Empty for a game that shows everything in characters.
    fn notes(&self, viewer: Viewer) -> Vec<Description<Self::Place>> {
        let _ = viewer;
        Vec::new()
    }

    /// What a seat has that can be counted, for [`crate::Preview`]: always the same kinds, in the order they are shown.
    fn amounts(&self, seat: Seat) -> Vec<Amount> {
        let _ = seat;
        Vec::new()
    }

    /// Plays a legal action for a preview, with the only answers to the questions it leads to.
    ///
    /// A game that keeps an answer until everyone has answered carries out this seat's share at once.
    fn foresee(&mut self, seat: Seat, action: &Self::Action, cx: &mut Glimpse<Self::Event>) {
        self.play_unchecked(seat, action, cx);
        while !cx.stopped() && self.status() == Status::awaiting(seat) {
            let [only] = &self.legal(seat)[..] else { return };
            self.play_unchecked(seat, only, cx);
        }
    }

    /// What else is certain once an action has led from this position to another: it must not depend on what the seat
    /// can't know.
    fn foreseen(&self, seat: Seat, after: &Self) -> Vec<Description<Self::Place>> {
        let _ = (seat, after);
        Vec::new()
    }
}

//! A game as the analysis needs it: the setup and every step that counts.

use duchy_game::{Game, Interned, RulesVersion, Seat, context::Trace};

/// A game that was played, without what was undone.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    /// The components.
    pub catalogue: Interned<G::Catalogue>,
    /// The rules version.
    pub rules: RulesVersion,
    /// The options.
    pub options: G::Options,
    /// Names of the players by seat.
    pub players: Vec<String>,
    /// The position after the setup.
    pub first: G,
    /// What the setup brought about.
    pub setup: Trace<G::Event>,
    /// Everything that happened then, in order.
    pub steps: Vec<Step<G>>,
    /// Whether the players agreed to end it then, with the points as they were.
    pub agreed: bool,
}

/// An entry that changed the game.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Its number in the record.
    pub seq: u32,
    /// Whose it is.
    pub seat: Seat,
    /// What it was.
    pub kind: StepKind<G>,
}

/// What an entry did.
#[derive(Clone, Debug)]
pub enum StepKind<G: Game> {
    /// A decision, and what it brought about.
    Action {
        /// The action.
        action: G::Action,
        /// Draws and events.
        trace: Trace<G::Event>,
    },
    /// The player resigned.
    Resignation,
    /// Everything the seat could not know was dealt again: the beginning of a branch.
    Redeal(Trace<G::Event>),
}

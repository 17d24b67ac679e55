//! The steps of a turn, as one list in the rulebook's order.

use duchy_game::List;

use crate::options::{Bazaars, Element, Options};

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Step {
    /// The fairy's point.
    FairyPoint,
    /// Draw a tile and place it.
    #[default]
    Tile,
    /// Build the bridge that the tile needs.
    Bridge,
    /// The princess may send a knight home.
    Princess,
    /// Place a figure on the tile, if you like, or do something instead.
    Figure,
    /// The dragon comes to a volcano.
    Volcano,
    /// The dragon flies.
    Flight,
    /// Score what the tile has completed.
    Score,
    /// A figure to the fortress, and the count moves.
    Count,
    /// The bazaar opens, and its tiles are placed.
    Bazaar,
    /// Another turn after the last tile of the second river.
    ExtraTurn,
}

/// The whole turn. Steps of elements that are not in play are left out.
// carcassonne:turn.steps carcassonne:turn.all-steps carcassonne:combine.eaten-before-scoring
pub(crate) const STEPS: [Step; 11] = [
    Step::FairyPoint,
    Step::Tile,
    Step::Bridge,
    Step::Princess,
    Step::Figure,
    Step::Volcano,
    Step::Flight,
    Step::Score,
    Step::Count,
    Step::Bazaar,
    Step::ExtraTurn,
];

impl Step {
    const fn in_play(self, options: &Options) -> bool {
        match self {
            Step::Tile | Step::Figure | Step::Score => true,
            Step::FairyPoint => options.fairy,
            Step::Bridge => options.bridges,
            Step::Princess => options.princess,
            Step::Volcano | Step::Flight => options.dragon,
            Step::Count => options.count,
            Step::Bazaar => !matches!(options.bazaars, Bazaars::Off),
            Step::ExtraTurn => options.has(Element::River2),
        }
    }
}

/// The steps of a turn with what is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Steps(pub(crate) List<Step, { STEPS.len() }>);

impl Steps {
    pub(crate) fn of(options: &Options) -> Steps {
        let mut steps = List::default();
        STEPS.into_iter().filter(|step| step.in_play(options)).for_each(|step| steps.push(step));
        Steps(steps)
    }

    /// The place after a step.
    pub(crate) fn after(&self, step: Step) -> u8 {
        1 + self.0.iter().position(|&other| other == step).unwrap_or_default() as u8
    }
}

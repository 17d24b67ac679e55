//! The steps of a turn, as one list in the rulebook's order.

use crate::{
    options::{Bazaars, Element, Options},
    picture::{Picture, RiverRole, Symbol},
};

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

const _: () = {
    let mut place = 0;
    while place < STEPS.len() {
        assert!(STEPS[place] as usize == place, "the list is in the order of the steps' numbers");
        place += 1;
    }
};

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

    /// Whether anything can happen in it when the tile just placed looks like this.
    // carcassonne:dragon.comes carcassonne:dragon.flight carcassonne:bazaar.when carcassonne:river2.extra-turn
    fn concerns(self, picture: &Picture) -> bool {
        let signs = picture.signs();
        match self {
            Step::FairyPoint | Step::Tile | Step::Bridge | Step::Figure | Step::Score | Step::Count => true,
            Step::Princess => picture.cities.iter().any(|city| city.princess),
            Step::Volcano => signs.volcano,
            Step::Flight => signs.dragon,
            Step::Bazaar => signs.bazaar,
            Step::ExtraTurn => {
                picture.river_role() == Some(RiverRole::Lake) && picture.symbols.contains(&Symbol::Volcano)
            }
        }
    }
}

/// Some of the steps, as bits in the order of [`STEPS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Steps(u16);

impl Steps {
    fn which(wanted: impl Fn(Step) -> bool) -> Steps {
        Steps(STEPS.into_iter().enumerate().fold(0, |bits, (place, step)| bits | u16::from(wanted(step)) << place))
    }

    /// Those of the elements in play.
    pub(crate) fn of(options: &Options) -> Steps {
        Steps::which(|step| step.in_play(options))
    }

    /// Those in which something can happen when a tile that looks like this has been placed.
    pub(crate) fn on(picture: &Picture) -> Steps {
        Steps::which(|step| step.concerns(picture))
    }

    #[inline]
    pub(crate) fn and(self, other: Steps) -> Steps {
        Steps(self.0 & other.0)
    }

    /// All but one of them.
    #[inline]
    pub(crate) fn without(self, step: Step) -> Steps {
        Steps(self.0 & !(1 << step as u8))
    }

    /// The first of them from this place of [`STEPS`] on, and the place after it.
    #[inline]
    pub(crate) fn next(self, place: u8) -> Option<(Step, u8)> {
        let left = self.0 >> place;
        let next = usize::from(place) + left.trailing_zeros() as usize;
        (left != 0).then(|| (STEPS[next], next as u8 + 1))
    }
}

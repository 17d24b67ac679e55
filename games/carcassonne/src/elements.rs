//! The elements of the box beyond the base game: each in a file of its own, with its state, its decisions and effects. What
//! two of them know of each other is in `interactions.rs`.
//!
//! The fixed points at which elements come in: setting up (`Elements::of`, `begin_map`), the steps of the turn (`steps.rs`),
//! listing, refusing and carrying out a decision, and effects that resolve themselves (`dispatch.rs`), where a tile may be
//! placed (`legal.rs`), a feature being completed and the final scoring (`scoring_step.rs`), the worth of a field
//! (`scoring.rs`), and what is shown (`view.rs`).

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

use duchy_game::Seat;

use crate::{catalogue::Catalogue, options::Options};

use bazaar::Bazaar;
use castles::Castles;
use count::Fortified;
use crowns::Crowns;
use dragon::Dragon;
use fairy::Fairy;
use river::River;

/// What the elements in play have to remember. Of those that are not in play nothing changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elements {
    pub(crate) river: River,
    pub(crate) dragon: Dragon,
    pub(crate) fairy: Fairy,
    pub(crate) fortified: Fortified,
    pub(crate) crowns: Crowns,
    pub(crate) castles: Castles,
    pub(crate) bazaar: Bazaar,
}

impl Elements {
    #[inline]
    pub(crate) fn of(catalogue: &Catalogue, options: &Options) -> Elements {
        Elements {
            river: River::of(catalogue, options),
            dragon: Dragon::default(),
            fairy: Fairy::default(),
            fortified: Fortified::default(),
            crowns: Crowns::default(),
            castles: Castles::default(),
            bazaar: Bazaar::of(Seat(0), Seat(0)),
        }
    }
}

//! The places on the board that choices, refusals and score lines point at.

pub use duchy_game::BoardRef as Place;

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

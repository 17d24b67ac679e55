//! Learning to judge positions from self-play.
//!
//! [`Features`] turn a position into sparse numbers, a [`Net`] guesses the points still to come from them, a [`Curve`]
//! turns points into chances to win, and [`train`] learns both by TD(λ). Chances to win [`alone`] are fitted afterwards.
//! [`Weights`] are the file they are kept in.

pub mod alone;
mod curve;
mod features;
mod learned;
mod net;
pub mod train;
mod weights;

pub use curve::Curve;
pub use features::{Features, Group, Schema, Sparse, Stage, UNIT};
pub use learned::Learned;
pub use net::{Learner, MAX_HIDDEN, Net};
pub use weights::{Origin, Weights, WeightsError};

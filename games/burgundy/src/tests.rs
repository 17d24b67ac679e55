//! Tests from positions set up for them.

mod corners;
mod presses;
mod setting;

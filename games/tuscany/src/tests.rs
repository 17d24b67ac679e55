//! Rules tested from positions that would take half a game to reach.

mod corners;
mod positions;

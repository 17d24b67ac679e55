//! Request and response types of the HTTP API, explained in `docs/protocol.md`. The client's types are generated from
//! them (`make types`).

mod administration;
mod company;
mod daily;
mod error;
mod people;
mod play;
mod proposal;
mod replay;
mod tables;
mod webhook;

pub use crate::config::Accounts;
pub use crate::terms::{AtZero, ClockTerms, Pace, Terms};
pub use administration::*;
pub use company::*;
pub use daily::*;
pub use error::*;
pub use people::*;
pub use play::*;
pub use proposal::*;
pub use replay::*;
pub use tables::*;
pub use webhook::*;

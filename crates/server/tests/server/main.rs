//! The server as a client meets it: whole games, several guests, restarts, and everything that can go wrong.
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod daily;
mod data;
mod guest;
mod guests;
mod limits;
mod listening;
mod play;
mod postgres;
mod restart;
mod storage;
mod trouble;
mod web;

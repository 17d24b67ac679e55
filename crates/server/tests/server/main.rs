//! The server from a client's point of view: whole games, several guests, restarts, and everything that can go wrong.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod daily;
mod data;
mod guest;
mod guests;
mod limits;
mod listening;
mod nodes;
mod play;
mod postgres;
mod restart;
mod storage;
mod trouble;
mod web;

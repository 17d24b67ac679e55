//! The server from a client's point of view: whole games, several guests, restarts, and everything that can go wrong.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

mod accounts;
mod administrators;
mod analysis;
mod chat;
mod clocks;
mod daily;
mod data;
mod guest;
mod guests;
mod limits;
mod listening;
mod lobby;
mod nodes;
mod play;
mod postgres;
mod replay;
mod restart;
mod secrets;
mod storage;
mod stored;
mod trouble;
mod undo;
mod web;
mod webhook;

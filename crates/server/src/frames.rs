//! Stream messages, built and serialised once for all viewers with the same view of a table.

use std::{
    collections::HashMap,
    fmt::Write as _,
    sync::{Arc, Mutex, OnceLock, PoisonError, Weak},
};

use axum::body::Bytes;
use duchy_game::{Seat, SeatSet};
use duchy_host::LogEntry;
use serde::Serialize;

use crate::{live::LiveTable, protocol::Phase, splices::Change};

/// Maximum log entries per message. A long history is sent in chunks before the state, so that a slow reader never
/// makes the server buffer more than one chunk.
pub(crate) const PIECE: usize = 100;

/// A viewer's perspective: everything they are sent depends on this alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Look {
    /// Their seats.
    own: SeatSet,
    /// Whether they created the table.
    creator: bool,
    /// The seat whose view they get.
    viewer: Option<Seat>,
    /// The last entry they have.
    since: Option<u32>,
    /// Whether they want changes of states.
    changes: bool,
}

/// What a viewer is sent for one change, as server-sent events: chunks of history, then the state.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The seat it is for.
    pub(crate) viewer: Option<Seat>,
    /// The last entry it covers; `None` before the game starts.
    pub(crate) seq: Option<u32>,
    /// The messages, in order.
    pub(crate) messages: Vec<Bytes>,
    /// Where the JSON of the state begins in the last message.
    json: usize,
    /// The frame before, and what changed since.
    change: Mutex<Option<(Weak<Frame>, Option<Bytes>)>>,
}

impl Frame {
    /// The messages for a viewer who has the state of another frame.
    pub(crate) fn messages_after(&self, before: &Arc<Frame>) -> Result<Vec<Bytes>, serde_json::Error> {
        let mut messages = self.messages[..self.messages.len() - 1].to_vec();
        messages.extend(self.change_since(before)?);
        Ok(messages)
    }

    /// What changed since another frame: nothing, or a message. Viewers who look the same way share it.
    fn change_since(&self, before: &Arc<Frame>) -> Result<Option<Bytes>, serde_json::Error> {
        let mut kept = self.change.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((frame, message)) = &*kept
            && frame.upgrade().is_some_and(|frame| Arc::ptr_eq(&frame, before))
        {
            return Ok(message.clone());
        }
        let change = Change::between(before.state(), self.state());
        let message = if change.is_empty() { None } else { Some(message("change", self.seq, &change)?.0) };
        *kept = Some((Arc::downgrade(before), message.clone()));
        Ok(message)
    }

    /// The JSON of the state.
    fn state(&self) -> &str {
        let bytes = self.messages.last().map_or(&[][..], |message| &message[self.json..message.len() - END.len()]);
        std::str::from_utf8(bytes).unwrap_or_default()
    }
}

/// The frames built since the last change.
#[derive(Default)]
pub(crate) struct Frames(Mutex<HashMap<Look, Arc<OnceLock<Arc<Frame>>>>>);

/// Maximum frames cached per table: `since` is user input and can be anything.
const KEPT: usize = 32;

impl Frames {
    fn slot(&self, look: Look) -> Arc<OnceLock<Arc<Frame>>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.get(&look) {
            Some(slot) => slot.clone(),
            None if kept.len() < KEPT => kept.entry(look).or_default().clone(),
            None => Arc::default(),
        }
    }

    /// Clears the cache.
    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A chunk of history.
#[derive(Serialize)]
struct History<'a> {
    log: &'a [LogEntry],
}

impl LiveTable {
    /// The frame for a guest or spectator, with the log after entry `since`; for those who want changes, all of the
    /// log comes before the state.
    pub(crate) fn frame(
        &self,
        user: Option<&str>,
        since: Option<u32>,
        changes: bool,
    ) -> Result<Arc<Frame>, serde_json::Error> {
        let own = user.map_or(SeatSet::EMPTY, |user| self.seats_of(user).fold(SeatSet::EMPTY, SeatSet::with));
        let creator = user.is_some() && self.game.creator.as_deref() == user;
        let look = Look { own, creator, viewer: self.viewer(user), since, changes };
        let slot = self.frames.slot(look);
        if let Some(frame) = slot.get() {
            return Ok(frame.clone());
        }
        // Concurrent viewers may both build it; the result is the same.
        let frame = Arc::new(self.build(user, since, changes)?);
        Ok(slot.get_or_init(|| frame).clone())
    }

    fn build(&self, user: Option<&str>, since: Option<u32>, changes: bool) -> Result<Frame, serde_json::Error> {
        let mut state = self.state(user, since);
        let seq = (state.table.phase != Phase::Lobby).then_some(state.seq);
        let apart = if changes { state.log.len() } else { state.log.len().saturating_sub(PIECE) };
        let last = state.log.split_off(apart);
        let history = std::mem::replace(&mut state.log, last);
        let mut messages = Vec::with_capacity(1 + history.len().div_ceil(PIECE));
        for log in history.chunks(PIECE) {
            messages.push(message("history", None, &History { log })?.0);
        }
        let (message, json) = message("state", seq, &state)?;
        messages.push(message);
        Ok(Frame { viewer: state.viewer, seq, messages, json, change: Mutex::default() })
    }
}

/// Ends a server-sent event.
const END: &[u8] = b"\n\n";

/// A server-sent event, and where its data begins. JSON has no line breaks, so the data is one line.
fn message(event: &str, id: Option<u32>, data: &impl Serialize) -> Result<(Bytes, usize), serde_json::Error> {
    let mut text = format!("event: {event}\n");
    if let Some(id) = id {
        let _ = writeln!(text, "id: {id}");
    }
    text.push_str("data: ");
    let mut bytes = text.into_bytes();
    let start = bytes.len();
    serde_json::to_writer(&mut bytes, data)?;
    bytes.extend_from_slice(END);
    Ok((bytes.into(), start))
}

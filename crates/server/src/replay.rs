//! Stepping through a game: whose point of view a visitor may take, and what they are shown from there.

use duchy_game::{Seat, Viewer};
use duchy_host::{HintJob, LEARNER, Lesson, LogEntry, Table};

use crate::{
    Error, hints,
    live::LiveTable,
    protocol::{Replay, ReplayMoment, TableInfo, TableStatus},
    records::{Opened, table_info},
    routes::build_id,
    state,
};

/// A game, and the points of view a visitor may take.
pub(crate) struct Stepped<'a> {
    table: &'a dyn Table,
    info: TableInfo,
    seats: Vec<Seat>,
    open: bool,
    own: Option<Seat>,
}

impl LiveTable {
    /// For a visitor who wants to step through: everybody once the game is over, its players before that.
    pub(crate) fn stepped(&self, user: Option<&str>) -> Result<Stepped<'_>, Error> {
        let table = self.started()?;
        let own = user.into_iter().flat_map(|user| self.seats_of(user)).collect::<Vec<_>>();
        let open = table.status().is_over();
        let seats = if open { Seat::all(table.players().len() as u8).collect() } else { own };
        if seats.is_empty() {
            return Err(Error::StillPlaying);
        }
        let info = state::info(&self.game, user, &self.retention);
        Ok(Stepped { table, info, seats, open, own: self.viewer(user) })
    }
}

impl Opened {
    /// Readers of a record see everything in it.
    pub(crate) fn stepped(&self) -> Stepped<'_> {
        let seats = Seat::all(self.table.players().len() as u8).collect();
        Stepped { table: &*self.table, info: table_info(&self.id, &*self.table, None), seats, open: true, own: None }
    }
}

/// A lesson, seen from the learner's seat.
pub(crate) fn taught<'a>(id: &str, lesson: &'a Lesson) -> Stepped<'a> {
    let info = table_info(id, &*lesson.table, Some(LEARNER));
    Stepped { table: &*lesson.table, info, seats: vec![LEARNER], open: false, own: Some(LEARNER) }
}

impl Stepped<'_> {
    /// Parses a point of view: a seat's number, or `open`; by default the visitor's own seat.
    pub(crate) fn viewer(&self, wanted: Option<&str>) -> Result<Option<Seat>, Error> {
        match wanted {
            None => Ok(self.own),
            Some("open") if self.open => Ok(None),
            Some("open") => Err(Error::StillPlaying),
            Some(number) => {
                let known = number.parse().ok().map(Seat).filter(|seat| seat.index() < self.table.players().len());
                let seat = known
                    .ok_or_else(|| Error::Malformed("as takes the number of a seat, from 0, or \"open\"".to_owned()))?;
                if self.seats.contains(&seat) { Ok(Some(seat)) } else { Err(Error::StillPlaying) }
            }
        }
    }

    /// The game without positions.
    pub(crate) fn replay(self, viewer: Option<Seat>) -> Replay {
        let (seq, log) = (self.table.seq(), log(self.table, viewer));
        let Stepped { info: table, seats, open, .. } = self;
        Replay { build: build_id(), table, seq, seats, open, viewer, log }
    }

    /// The game after an entry, with the open decision if asked for.
    pub(crate) fn moment(&self, at: &str, viewer: Option<Seat>, choices: bool) -> Result<ReplayMoment, Error> {
        let seq = at.parse().map_err(|_| Error::NoSuchEntry(self.table.seq()))?;
        let then = self.table.at(seq).ok_or_else(|| Error::NoSuchEntry(self.table.seq()))?;
        let status = then.status();
        let asked = viewer.or_else(|| status.awaited().first()).filter(|_| choices);
        Ok(ReplayMoment {
            seq,
            viewer,
            scores: then.scores(),
            view: then.view(eyes(viewer)),
            decision: asked.and_then(|seat| then.decision(seat)),
            status: TableStatus::of(status, then.record().entries.last()),
        })
    }

    /// The hint for the decision that was open after an entry.
    pub(crate) fn hint(&self, at: &str, viewer: Option<Seat>) -> Result<HintJob, Error> {
        let seq = at.parse().ok().and_then(|seq| self.table.at(seq));
        let then = seq.ok_or_else(|| Error::NoSuchEntry(self.table.seq()))?;
        let seat = viewer.or_else(|| then.status().awaited().first()).unwrap_or(Seat(0));
        hints::job(&*then, seat)
    }
}

fn eyes(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::Everything, Viewer::Seat)
}

/// The whole log from one point of view. A table whose game is over shows everything to everybody, so a seat's log is the
/// one it had before the last entry, and that entry.
fn log(table: &dyn Table, viewer: Option<Seat>) -> Vec<LogEntry> {
    let before = table.seq().checked_sub(1).filter(|_| table.status().is_over() && viewer.is_some());
    match before.and_then(|last| Some((last, table.at(last)?))) {
        None => table.log(eyes(viewer), None),
        Some((last, then)) => {
            let mut log = then.log(eyes(viewer), None);
            log.extend(table.log(eyes(viewer), Some(last)));
            log
        }
    }
}

//! Earlier moments of a game, and branches that begin there.

use duchy_game::{Presentation, Seat};
use duchy_record::{Entry, EntryKind, Header, Origin, Record};

use super::{
    Hosted, Past, PastKind,
    chance::{self, Outcomes, StepError},
    names,
    opening::check_bot,
};
use crate::{
    PlayError, Secret,
    table::{Branch, Request, Step, Table},
};

impl<G: Presentation> Hosted<G> {
    /// The table as it was after an entry, with what has been undone since.
    pub(super) fn moment(&self, seq: u32) -> Option<Self> {
        let kept = seq as usize;
        if kept > self.past.len() {
            return None;
        }
        let header = self.record.header.clone();
        let mut then = Self::seated(self.game, header, self.first.clone(), self.setup.clone());
        for (past, entry) in self.past[..kept].iter().zip(&self.record.entries) {
            then.append(Past { undone: false, ..past.clone() }, entry.clone());
        }
        then.position = then.position_after(seq);
        then.opened.fill(seq);
        Some(then)
    }

    /// A new game that begins at an earlier moment of this one.
    pub(super) fn branch_off(&self, branch: Branch, secret: &Secret) -> Result<Self, PlayError> {
        let Branch { at, table, players, redeal, time } = branch;
        let then = self.moment(at).ok_or(PlayError::NoSuchEntry(self.seq()))?;
        if players.len() != self.players.len() {
            return Err(PlayError::OtherPlayers(self.players.len()));
        }
        // The players who resigned don't sit at the new table.
        if then.position.status().is_over() {
            return Err(PlayError::Over);
        }
        for player in &players {
            check_bot(self.game.levels, player).map_err(PlayError::NoSuchBot)?;
        }
        let counted = || then.past.iter().zip(&then.record.entries).filter(|(past, _)| past.counts());
        let origin = Origin { table, at, entries: counted().count() as u32, chance: self.record.header.chance.clone() };
        let chance = secret.public();
        let header = Header { players, chance, origin: Some(origin), at: time.clone(), ..self.record.header.clone() };
        let mut new = Self::seated(self.game, header, self.first.clone(), self.setup.clone());
        for (seq, (past, entry)) in (1..).zip(counted()) {
            new.append(Past { stream: seq, ..past.clone() }, Entry { seq, ..entry.clone() });
        }
        new.position = then.position.clone();
        let seq = new.seq();
        new.opened.fill(seq);
        if let Some(seat) = redeal {
            let step = new.prepare(&Request::Redeal { seat }, secret, time)?;
            new.accept(step);
        }
        Ok(new)
    }

    /// Number of entries a branch has from the game it was taken from.
    pub(super) fn inherited(&self) -> u32 {
        self.record.header.origin.as_ref().map_or(0, |origin| origin.entries)
    }

    /// Deals what a seat can't know again, as the first entry of a branch.
    pub(super) fn redeal_step(
        &self,
        seat: Seat,
        outcomes: &Outcomes<'_>,
        at: Option<String>,
    ) -> Result<Step, StepError> {
        // A branch of a branch inherits the redeal.
        if self.record.header.origin.is_none() || self.seq() > self.inherited() {
            return Err(PlayError::NoBranch.into());
        }
        let mut position = self.position.clone();
        let trace = chance::redeal(&mut position, seat, outcomes, self.stream() + 1)?;
        let kind = EntryKind::Redeal { seat: seat.into(), outcomes: names(&trace) };
        Ok(self.made(seat, kind, PastKind::Redeal(trace), position, at))
    }

    /// Checks that a branch has the entries that its header says come from another game.
    pub(super) fn check_origin(record: &Record) -> Result<(), String> {
        match &record.header.origin {
            Some(origin) if origin.entries as usize > record.entries.len() => Err(format!(
                "the header says that {} entries come from the game it branches off from, but there are {}; add the \
                 missing ones, or correct \"origin\"",
                origin.entries,
                record.entries.len()
            )),
            _ => Ok(()),
        }
    }
}

impl<G: Presentation> Past<G> {
    /// Whether it is part of how the position came about.
    fn counts(&self) -> bool {
        !self.undone && matches!(self.kind, PastKind::Action { .. } | PastKind::Redeal(_))
    }
}

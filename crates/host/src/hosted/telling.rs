//! What each viewer is told of a table's history.

use duchy_bots::Botted;
use duchy_game::{Audience, Game, Viewer, context::Story};

use super::{Hosted, Past, PastDeed};
use crate::{
    Secret, Table, json,
    record::{Deed, HIDDEN, Header, Record},
    table::{LogEntry, LoggedDeed, LoggedEvent},
};

impl<G: Botted> Hosted<G> {
    pub(super) fn told(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry> {
        let viewer = self.eyes(viewer);
        let setup = after.is_none().then(|| LogEntry {
            seq: 0,
            at: self.record.header.at.clone(),
            seat: None,
            deed: LoggedDeed::Setup,
            events: self.events(&self.setup, viewer),
            undone: false,
        });
        let entries = self.past.iter().enumerate().skip(after.unwrap_or(0) as usize).map(|(index, past)| LogEntry {
            seq: index as u32 + 1,
            at: self.record.entries[index].at.clone(),
            seat: Some(past.seat),
            deed: past.told(viewer),
            events: match &past.deed {
                PastDeed::Action { story, .. } => self.events(story, viewer),
                _ => Vec::new(),
            },
            undone: past.undone,
        });
        setup.into_iter().chain(entries).collect()
    }

    fn events(&self, story: &Story<G::Event>, viewer: Viewer) -> Vec<LoggedEvent> {
        let seen = story.events.iter().filter_map(|event| G::redact_event(event, viewer));
        seen.map(|event| LoggedEvent {
            event: json(&event),
            text: G::describe_event(self.position.catalogue().get(), &event),
            lines: G::score_lines(&event).to_vec(),
        })
        .collect()
    }

    /// The record as this viewer may have it: the whole when the game is over; before that, what is secret is written
    /// `?`, and there are no fingerprints, by which one could try guesses.
    pub(super) fn redacted(&self, viewer: Viewer, secret: Option<&Secret>) -> Record {
        let viewer = self.eyes(viewer);
        if viewer == Viewer::Everything {
            let mut record = self.record.clone();
            record.result = self.result(secret);
            return record;
        }
        let shown = |name: &str, audience: Audience| {
            if audience.includes(viewer) { name.to_owned() } else { HIDDEN.to_owned() }
        };
        let outcomes = |story: &Story<G::Event>| -> Vec<String> {
            story.outcomes.iter().map(|drawn| shown(&drawn.name, drawn.audience())).collect()
        };
        let setup = outcomes(&self.setup);
        let mut record = Record::new(Header { setup, fingerprint: None, ..self.record.header.clone() });
        for (entry, past) in self.record.entries.iter().zip(&self.past) {
            let mut entry = entry.clone();
            entry.fingerprint = None;
            if let (Deed::Action { action, outcomes: drawn, auto, .. }, PastDeed::Action { story, .. }) =
                (&mut entry.deed, &past.deed)
            {
                *drawn = outcomes(story);
                if !past.may_be_seen(viewer) {
                    *action = HIDDEN.to_owned();
                    *auto = false;
                }
            }
            record.push(entry);
        }
        record
    }

    /// When the game is over, everybody may see everything. A seat that is not there is nobody's.
    pub(super) fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            _ if self.status().is_over() => Viewer::Everything,
            Viewer::Seat(seat) if seat.index() >= self.players.len() => Viewer::Spectator,
            viewer => viewer,
        }
    }
}

impl<G: Game> Past<G> {
    fn may_be_seen(&self, viewer: Viewer) -> bool {
        match &self.deed {
            PastDeed::Action { audience, .. } => viewer.is(self.seat) || audience.includes(viewer),
            _ => true,
        }
    }

    fn told(&self, viewer: Viewer) -> LoggedDeed {
        match &self.deed {
            PastDeed::Action { notation, text, auto, .. } => {
                let seen = self.may_be_seen(viewer);
                LoggedDeed::Action {
                    action: seen.then(|| notation.clone()),
                    text: seen.then(|| text.clone()),
                    auto: *auto && seen,
                }
            }
            PastDeed::UndoTo(to) => LoggedDeed::UndoTo(*to),
            PastDeed::Takeover(by) => LoggedDeed::Takeover { name: by.name.clone(), bot: by.bot.clone() },
            PastDeed::Resignation => LoggedDeed::Resignation,
            PastDeed::Timeout => LoggedDeed::Timeout,
        }
    }
}

//! The log and the record as each viewer may know them.

use duchy_game::{
    Audience, Description, Game, Presentation, ScoreLine, Viewer,
    context::{Disclosure, Trace, revealed},
};
use duchy_record::{EntryKind, HIDDEN, Header, Record};

use super::{Hosted, Past, PastKind};
use crate::{
    Json, Secret, Table,
    table::{LogEntry, LogKind, LoggedEvent},
};

impl<G: Presentation> Hosted<G> {
    pub(super) fn log_for(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry> {
        let viewer = self.eyes(viewer);
        let setup = after.is_none().then(|| LogEntry {
            seq: 0,
            at: self.record.header.at.clone(),
            seat: None,
            kind: LogKind::Setup,
            events: self.events(&self.setup, viewer),
            undone: false,
        });
        let entries = self.past.iter().enumerate().skip(after.unwrap_or(0) as usize).map(|(index, past)| LogEntry {
            seq: index as u32 + 1,
            at: self.record.entries[index].at.clone(),
            seat: Some(past.seat),
            kind: past.kind_for(viewer),
            events: match &past.kind {
                PastKind::Action { trace, .. } => self.events(trace, viewer),
                _ => Vec::new(),
            },
            undone: past.undone,
        });
        setup.into_iter().chain(entries).collect()
    }

    fn events(&self, trace: &Trace<G::Event>, viewer: Viewer) -> Vec<LoggedEvent> {
        let seen = trace.events.iter().map(|event| G::redact_event(event, viewer));
        seen.map(|event| LoggedEvent {
            event: Json::of(&event),
            text: erased(G::describe_event(self.position.catalogue().get(), &event)),
            lines: G::score_lines(&event).iter().map(erased_line).collect(),
        })
        .collect()
    }

    /// The record as this viewer may have it: all of it when the game is over; before that, what is still secret is
    /// written `?`, and there are no fingerprints, by which guesses could be tried.
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
        let outcomes = |trace: &Trace<G::Event>| -> Vec<String> {
            trace.outcomes.iter().map(|drawn| shown(&drawn.name, drawn.audience())).collect()
        };
        let setup = outcomes(&self.setup);
        let mut record = Record::new(Header { setup, fingerprint: None, ..self.record.header.clone() });
        for ((entry, past), revealed) in self.record.entries.iter().zip(&self.past).zip(self.revealed()) {
            let mut entry = entry.clone();
            entry.fingerprint = None;
            if let (EntryKind::Action { action, outcomes: drawn, auto, .. }, PastKind::Action { trace, .. }) =
                (&mut entry.kind, &past.kind)
            {
                *drawn = outcomes(trace);
                if !revealed && !past.may_be_seen(viewer) {
                    *action = HIDDEN.to_owned();
                    *auto = false;
                }
            }
            if let EntryKind::Redeal { outcomes, .. } = &mut entry.kind {
                outcomes.fill(HIDDEN.to_owned());
            }
            record.push(entry);
        }
        record
    }

    /// For each entry: whether its secret action has been revealed to everybody since.
    fn revealed(&self) -> Vec<bool> {
        let disclosure = |past: &Past<G>| match &past.kind {
            PastKind::Action { audience, trace, .. } if !past.undone => Disclosure {
                secret_of: (*audience != Audience::Everybody).then_some(past.seat),
                reveals: !trace.reveals.is_empty(),
            },
            _ => Disclosure { secret_of: None, reveals: false },
        };
        revealed(self.past.iter().map(disclosure))
    }

    /// The viewer as far as secrets are concerned: everybody sees everything once the game is over, and an unknown seat
    /// sees what a spectator does.
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
        match &self.kind {
            PastKind::Action { audience, .. } => viewer.is(self.seat) || audience.includes(viewer),
            _ => true,
        }
    }

    fn kind_for(&self, viewer: Viewer) -> LogKind {
        match &self.kind {
            PastKind::Action { notation, text, auto, audience, .. } => {
                let seen = self.may_be_seen(viewer);
                LogKind::Action {
                    action: seen.then(|| notation.clone()),
                    text: seen.then(|| erased(text.clone())),
                    auto: *auto && seen,
                    secret: *audience != Audience::Everybody,
                }
            }
            PastKind::Superfluous => {
                LogKind::Action { action: Some("pass".into()), text: None, auto: false, secret: false }
            }
            PastKind::UndoTo(to) => LogKind::UndoTo(*to),
            PastKind::Takeover(by) => LogKind::Takeover { name: by.name.clone(), bot: by.bot.clone() },
            PastKind::Resignation => LogKind::Resignation,
            PastKind::Timeout => LogKind::Timeout,
            PastKind::End => LogKind::End,
            PastKind::Redeal(_) => LogKind::Redeal,
        }
    }
}

/// A description whose places are JSON, whatever the game.
pub(super) fn erased<P: serde::Serialize>(text: Description<P>) -> Description<Json> {
    text.map_places(|place| Json::of(&place))
}

pub(super) fn erased_line<P: serde::Serialize>(line: &ScoreLine<P>) -> ScoreLine<Json> {
    let ScoreLine { seat, points, count, what, rule, ref places } = *line;
    ScoreLine { seat, points, count, what, rule, places: places.iter().map(Json::of).collect() }
}

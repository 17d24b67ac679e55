//! Playing a record through, line by line.

use std::{borrow::Cow, ops::ControlFlow};

use duchy_game::{Presentation, Seat, context::Deviation};
use duchy_record::{Chance, Entry, EntryKind, GameResult, HIDDEN, Record, SeatRef};

use super::{
    Hosted, PastKind,
    chance::{Outcomes, StepError},
    drift, explain,
};
use crate::{
    PlayError, ReplayError,
    registry::Registered,
    table::{Request, Step, Table},
};

/// The action that stands for "nothing"; people write it down even where the rules ask nobody.
const PASS: &str = "pass";

/// Why an entry can't be replayed.
enum Stopped {
    /// Its outcomes end too early.
    Missing(String),
    Otherwise(String),
}

impl From<String> for Stopped {
    fn from(what: String) -> Self {
        Stopped::Otherwise(what)
    }
}

impl Stopped {
    fn sentence(self) -> String {
        let (Stopped::Missing(what) | Stopped::Otherwise(what)) = self;
        what
    }
}

impl<G: Presentation> Hosted<G> {
    /// Plays a record through, checking every line; `see` gets the table after the setup and after each entry, and may
    /// stop it with an error.
    pub(crate) fn replay(
        game: Registered<G>,
        record: &Record,
        see: &mut dyn FnMut(&dyn Table) -> ControlFlow<String>,
    ) -> Result<Self, ReplayError> {
        let mut table = Self::replay_setup(game, record)?;
        let bad_header = |what| ReplayError { line: record.header_line(), seq: None, what };
        Self::check_origin(record).map_err(bad_header)?;
        if let ControlFlow::Break(what) = see(&table) {
            return Err(bad_header(what));
        }
        let mut used = None;
        for (index, entry) in record.entries.iter().enumerate() {
            let stop = |what| ReplayError { line: record.line_of(index), seq: Some(entry.seq), what };
            let entry =
                if used == Some(index) { Cow::Owned(with_outcomes(entry, Vec::new())) } else { Cow::Borrowed(entry) };
            match table.replay_entry(&entry) {
                Ok(()) => {}
                Err(Stopped::Missing(what)) => {
                    let moved = record.entries.get(index + 1).and_then(|next| table.outcomes_of_pass(&entry, next));
                    let Some(outcomes) = moved else { return Err(stop(what)) };
                    table.replay_entry(&with_outcomes(&entry, outcomes)).map_err(|_| stop(what))?;
                    used = Some(index + 1);
                }
                Err(stopped) => return Err(stop(stopped.sentence())),
            }
            if let ControlFlow::Break(what) = see(&table) {
                return Err(stop(what));
            }
        }
        if let Some(result) = &record.result {
            let line = record.line_of(record.entries.len());
            table.check_result(result).map_err(|what| ReplayError { line, seq: None, what })?;
            table.record.result = Some(result.clone());
        }
        Ok(table)
    }

    /// Plays on with an entry that another server has stored.
    pub(super) fn follow_entry(&mut self, entry: &Entry) -> Result<(), String> {
        self.replay_entry(entry).map_err(Stopped::sentence)
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<(), Stopped> {
        let step = match self.superfluous_pass(&entry.kind) {
            Some(seat) => self.idle_step(seat, entry.at.clone()),
            None => self.step_of(entry)?,
        };
        if let (Some(expected), Some(found)) = (&entry.fingerprint, &step.entry.fingerprint)
            && expected != found
        {
            return Err(drift(expected, found).into());
        }
        self.accept(step);
        Ok(())
    }

    fn step_of(&self, entry: &Entry) -> Result<Step, Stopped> {
        let request = self.request_of(&entry.kind)?;
        let outcomes: &[String] = match &entry.kind {
            // Whether it could be undone was judged at the time; a record is not judged again.
            EntryKind::UndoTo { seat: _, to, how } => {
                return Ok(self.undo_step(request.seat(), *to, how.clone(), entry.at.clone())?);
            }
            EntryKind::Action { outcomes, .. } | EntryKind::Redeal { outcomes, .. } => outcomes,
            EntryKind::Takeover { .. }
            | EntryKind::Resignation { .. }
            | EntryKind::Timeout { .. }
            | EntryKind::End { .. } => &[],
        };
        self.step(&request, &Outcomes::Recorded(outcomes), entry.at.clone())
            .map_err(|error| self.explain(&request, outcomes, error))
    }

    /// What an entry of a record asks of the table.
    pub(crate) fn request_of(&self, kind: &EntryKind) -> Result<Request, String> {
        let seat = |seat: &SeatRef| seat.resolve(&self.record.header.players);
        Ok(match kind {
            EntryKind::Action { action, outcomes, .. } if action == HIDDEN || explain::is_hidden(outcomes) => {
                return Err(explain::TAKEN_DURING_THE_GAME.into());
            }
            EntryKind::Redeal { outcomes, .. } if explain::is_hidden(outcomes) => {
                return Err(explain::TAKEN_DURING_THE_GAME.into());
            }
            EntryKind::Action { seat: Some(by), action, auto, .. } => {
                Request::Action { seat: seat(by)?, action: action.clone(), auto: *auto }
            }
            EntryKind::Action { seat: None, action, auto, .. } => {
                Request::Action { seat: self.sole_seat()?, action: action.clone(), auto: *auto }
            }
            EntryKind::UndoTo { seat: by, .. } => Request::undo(seat(by)?),
            EntryKind::Takeover { seat: of, by } => Request::Takeover { seat: seat(of)?, by: by.clone() },
            EntryKind::Resignation { seat: of } => Request::Resign { seat: seat(of)? },
            EntryKind::Timeout { seat: of } => Request::Timeout { seat: seat(of)? },
            EntryKind::End { seat: by, agreed } => {
                Request::End { seat: seat(by)?, agreed: agreed.iter().map(seat).collect::<Result<_, _>>()? }
            }
            EntryKind::Redeal { seat: of, .. } => Request::Redeal { seat: seat(of)? },
        })
    }

    /// An error of a step as a sentence for the reader of a record.
    fn explain(&self, request: &Request, outcomes: &[String], error: StepError) -> Stopped {
        let players = &self.record.header.players;
        let name = &players[request.seat().index()].name;
        let action = match request {
            Request::Action { action, .. } => action.as_str(),
            Request::Redeal { .. } => "redeal",
            _ => "",
        };
        let asked = || explain::questions(&self.position, self.status().awaited(), players);
        Stopped::Otherwise(match error {
            StepError::Chance(deviation @ Deviation::Missing { .. }) => {
                let what = explain::deviation::<G>(&deviation, players);
                return Stopped::Missing(format!(
                    "{what}. After \"{action}\" no player is asked before it, so it belongs in the outcomes of this line"
                ));
            }
            StepError::Chance(deviation @ Deviation::LeftOver { .. }) => {
                let what = explain::deviation::<G>(&deviation, players);
                match self.questions_after(request, outcomes, &deviation) {
                    Some(asked) => format!("{what}. After \"{action}\" {asked}"),
                    None => what,
                }
            }
            StepError::Chance(deviation) => explain::deviation::<G>(&deviation, players),
            StepError::Undo(what) => what,
            StepError::Play(PlayError::Illegal(refusal)) => {
                let clause = refusal.sentence(G::RULEBOOK, duchy_game::Language::En);
                format!("\"{action}\" by {name} is refused by {}:{}: {clause} {}", G::ID, refusal.rule, asked())
            }
            StepError::Play(error @ PlayError::Malformed { .. }) => format!("{error}. {}", asked()),
            StepError::Play(PlayError::Over) => explain::AFTER_THE_END.into(),
            StepError::Play(PlayError::Resigned) => {
                format!("{name} has resigned; add a takeover of the seat before this entry, or remove the entry")
            }
            StepError::Play(PlayError::NotAgreed) => format!(
                "the game ends only if everyone who still plays agrees; name the others in \"agreed\" (not \
                 {name}, who proposed it), or remove the entry"
            ),
            StepError::Play(error) => error.to_string(),
        })
    }

    /// The questions that are open after an action that needs fewer outcomes than the record gives.
    fn questions_after(&self, request: &Request, outcomes: &[String], deviation: &Deviation) -> Option<String> {
        let Deviation::LeftOver { number, .. } = deviation else { return None };
        let step = self.step(request, &Outcomes::Recorded(&outcomes[..number - 1]), None).ok()?;
        let awaited = step.status.awaited();
        let next = step.next.downcast::<super::Next<G>>().ok()?;
        Some(explain::questions(&next.position, awaited, &self.record.header.players))
    }

    /// The only seat that may act, for records that don't name it.
    fn sole_seat(&self) -> Result<Seat, String> {
        let status = self.status();
        if status.is_over() {
            return Err(explain::AFTER_THE_END.into());
        }
        let awaited = status.awaited();
        match awaited.first() {
            Some(seat) if awaited.len() == 1 => Ok(seat),
            _ => {
                let names: Vec<&str> =
                    awaited.iter().map(|seat| self.record.header.players[seat.index()].name.as_str()).collect();
                Err(format!("several players are asked ({}); say whose action it is with \"seat\"", names.join(", ")))
            }
        }
    }

    /// The seat of a `pass` that answers no question, in a record written by hand: the one that has just acted, unless it is
    /// asked something that it can't decline.
    fn superfluous_pass(&self, kind: &EntryKind) -> Option<Seat> {
        let EntryKind::Action { seat, action, outcomes, .. } = kind else { return None };
        if !is_pass(action) || !outcomes.is_empty() || self.record.header.chance != Chance::Written {
            return None;
        }
        let last = self.past.last().filter(|past| !past.undone)?;
        let optional_step = match &last.kind {
            PastKind::Action { action, .. } => G::optional_step_follows(action),
            PastKind::Superfluous => false,
            _ => return None,
        };
        let named = match seat {
            None => None,
            Some(named) => Some(named.resolve(&self.record.header.players).ok()?),
        };
        if named.is_some_and(|named| named != last.seat) {
            return None;
        }
        let status = self.status();
        if status.awaited().contains(last.seat) && !optional_step {
            return None;
        }
        let answers = |seat: Seat| {
            let pass = self.position.read_action(action);
            pass.is_ok_and(|pass| self.position.why_not(seat, &pass).is_none())
        };
        let answered = match named {
            Some(seat) => status.may_act(seat) && answers(seat),
            None => status.awaited().iter().any(answers),
        };
        (!answered).then_some(last.seat)
    }

    /// The outcomes of an action, followed by those that stand with a superfluous `pass` of the same seat.
    fn outcomes_of_pass(&self, entry: &Entry, next: &Entry) -> Option<Vec<String>> {
        let EntryKind::Action { seat: by, outcomes: own, .. } = &entry.kind else { return None };
        let EntryKind::Action { seat: passing, action, outcomes, .. } = &next.kind else { return None };
        let seat = |seat: &SeatRef| seat.resolve(&self.record.header.players).ok();
        let acting = by.as_ref().map_or_else(|| self.sole_seat().ok(), seat);
        let same_seat = passing.as_ref().is_none_or(|passing| seat(passing) == acting);
        let movable = is_pass(action) && same_seat && !outcomes.is_empty() && !explain::is_hidden(outcomes);
        (movable && self.record.header.chance == Chance::Written).then(|| [own.as_slice(), outcomes].concat())
    }

    fn idle_step(&self, seat: Seat, at: Option<String>) -> Step {
        let kind =
            EntryKind::Action { seat: Some(seat.into()), action: PASS.into(), outcomes: Vec::new(), auto: false };
        self.made(seat, kind, PastKind::Superfluous, self.position.clone(), at)
    }

    fn check_result(&self, result: &GameResult) -> Result<(), String> {
        let Some(reached) = self.result(None) else {
            return Err(
                "the record has a result, but the game is not over; remove the result, or add what is missing \
                        before it"
                    .into(),
            );
        };
        let differs = |what: &str, said: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
            Err(format!("the result says {what} {said:?}, but the game ended with {found:?}; correct the result"))
        };
        if reached.scores != result.scores {
            return differs("scores", &result.scores, &reached.scores);
        }
        if reached.places != result.places {
            return differs("places", &result.places, &reached.places);
        }
        if reached.won != result.won {
            return differs("won", &result.won, &reached.won);
        }
        Ok(())
    }
}

fn is_pass(action: &str) -> bool {
    action.trim().eq_ignore_ascii_case(PASS)
}

/// The same entry with other outcomes.
fn with_outcomes(entry: &Entry, new: Vec<String>) -> Entry {
    let mut entry = entry.clone();
    if let EntryKind::Action { outcomes, .. } = &mut entry.kind {
        *outcomes = new;
    }
    entry
}

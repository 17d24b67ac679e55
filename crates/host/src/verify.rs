//! Fairness: whether a record's draws match the host's commitment.

use std::ops::ControlFlow;

use duchy_game::Presentation;
use duchy_record::{Chance, EntryKind, Header};

use crate::{Kind, Record, ReplayError, Secret, Table, chance::from_hex, hosted::Hosted, registry::Registered};

/// Result of checking a record's draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every draw matches the commitment.
    Fair,
    /// There is no commitment: the record was written by hand.
    Written,
    /// The secret is not revealed yet: the game is not over, or its deal not opened.
    Sealed,
    /// It was played with an older edition of the built-in components.
    OtherComponents,
    /// The revealed secret does not match the commitment.
    WrongSecret,
    /// The draws of an entry are not those the secret gives.
    Different {
        /// Line of the record.
        line: usize,
        /// What the secret gives.
        expected: Vec<String>,
        /// What the record says.
        found: Vec<String>,
    },
}

/// Replays a record and checks its draws; see [`crate::Registry::verify`].
pub(crate) fn verify(kind: &dyn Kind, record: &Record, key: Option<[u8; 32]>) -> Result<Verdict, ReplayError> {
    kind.replay(record, &mut |_| ControlFlow::Continue(()))?;
    let unreadable = || ReplayError {
        line: record.header_line(),
        seq: None,
        what: "the open seed must have 64 hexadecimal digits; correct the header".into(),
    };
    let revealed = record.result.as_ref().and_then(|result| result.secret.as_deref()).and_then(from_hex);
    let bytes = match &record.header.chance {
        Chance::Written => return Ok(Verdict::Written),
        Chance::Open { seed } => Some(from_hex(seed).ok_or_else(unreadable)?),
        Chance::Seed { .. } | Chance::Deal { .. } => key.or(revealed),
    };
    let Some(bytes) = bytes else { return Ok(Verdict::Sealed) };
    let Some(secret) = Secret::reopen(&record.header.chance, bytes) else { return Ok(Verdict::WrongSecret) };
    kind.verify(record, &secret)
}

/// Plays the record's decisions with the secret's draws and compares them; of a branch, only its own.
pub(crate) fn chance<G: Presentation>(
    game: Registered<G>,
    record: &Record,
    secret: &Secret,
) -> Result<Verdict, ReplayError> {
    let header = &record.header;
    let wrong = |line: usize, what: String| ReplayError { line, seq: None, what };
    let opened = match &header.origin {
        None => {
            Hosted::open_again(game, header, secret).map_err(|error| wrong(record.header_line(), error.to_string()))
        }
        Some(_) => Hosted::replay_setup(game, record),
    };
    let mut table = opened?;
    let inherited = header.origin.as_ref().map_or(0, |origin| origin.entries as usize);
    let opened = &table.record().header;
    let hash = |header: &Header| header.catalogue.as_ref().and_then(|catalogue| catalogue.hash.clone());
    if hash(header).is_some_and(|named| Some(named) != hash(opened)) {
        return Ok(Verdict::OtherComponents);
    }
    if opened.setup != header.setup {
        let expected = opened.setup.clone();
        return Ok(Verdict::Different { line: record.header_line(), expected, found: header.setup.clone() });
    }
    for (index, entry) in record.entries.iter().enumerate() {
        let line = record.line_of(index);
        let (EntryKind::Action { outcomes: found, .. } | EntryKind::Redeal { outcomes: found, .. }) = &entry.kind
        else {
            table.follow(entry)?;
            continue;
        };
        if index < inherited {
            table.follow(entry)?;
            continue;
        }
        let request = table.request_of(&entry.kind).map_err(|what| wrong(line, what))?;
        let step = table.prepare(&request, secret, entry.at.clone()).map_err(|error| wrong(line, error.to_string()))?;
        if let EntryKind::Action { outcomes: expected, .. } | EntryKind::Redeal { outcomes: expected, .. } =
            &step.entry().kind
            && expected != found
        {
            return Ok(Verdict::Different { line, expected: expected.clone(), found: found.clone() });
        }
        table.accept(step);
    }
    Ok(Verdict::Fair)
}

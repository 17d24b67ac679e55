//! Fairness: whether a record's chance is the one its host had committed itself to.

use duchy_game::Presentation;
use duchy_record::{Chance, EntryKind, Header};

use crate::{Kind, Record, ReplayError, Secret, Table, chance::from_hex, hosted::Hosted, registry::Registered};

/// What can be said of a record's chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every outcome follows from the secret the host committed itself to.
    Fair,
    /// Somebody wrote it by hand: nobody vouches for its chance.
    Written,
    /// The secret has not been revealed yet: the game is not over, or its deal not closed.
    Sealed,
    /// It was played with components this program does not have: an older edition of the built-in ones.
    OtherComponents,
    /// The revealed secret is not the one committed to.
    WrongSecret,
    /// An entry's outcomes are not those the secret gives.
    Different {
        /// The line of the record.
        line: usize,
        /// What the secret gives.
        expected: Vec<String>,
        /// What the record says.
        found: Vec<String>,
    },
}

/// Replays a record of a game and checks its chance; see [`crate::Registry::verify`].
pub(crate) fn verify(kind: &dyn Kind, record: &Record, key: Option<[u8; 32]>) -> Result<Verdict, ReplayError> {
    kind.replay(record, &mut |_| {})?;
    let unreadable = || ReplayError {
        line: record.header_line(),
        seq: None,
        what: "the open seed is not 64 hexadecimal digits".into(),
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

/// Plays the record's decisions with the secret's chance and compares what comes.
pub(crate) fn chance<G: Presentation>(
    game: Registered<G>,
    record: &Record,
    secret: &Secret,
) -> Result<Verdict, ReplayError> {
    let header = &record.header;
    let wrong = |line: usize, what: String| ReplayError { line, seq: None, what };
    let mut table =
        Hosted::open_again(game, header, secret).map_err(|error| wrong(record.header_line(), error.to_string()))?;
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
        let EntryKind::Action { outcomes: found, .. } = &entry.kind else {
            table.follow(entry)?;
            continue;
        };
        let request = table.request_of(&entry.kind).map_err(|what| wrong(line, what))?;
        let step = table.prepare(&request, secret, entry.at.clone()).map_err(|error| wrong(line, error.to_string()))?;
        if let EntryKind::Action { outcomes: expected, .. } = &step.entry().kind
            && expected != found
        {
            return Ok(Verdict::Different { line, expected: expected.clone(), found: found.clone() });
        }
        table.accept(step);
    }
    Ok(Verdict::Fair)
}

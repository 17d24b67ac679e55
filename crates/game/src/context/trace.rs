//! What a recording context keeps of one entry.

use super::{Audience, Name, Source};

/// One outcome of chance, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// What came.
    pub name: Name,
    /// Where from.
    pub source: Source,
}

impl Drawn {
    /// Who learns of it.
    pub fn audience(&self) -> Audience {
        self.source.audience()
    }
}

/// Everything one entry brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace<E> {
    /// Outcomes of chance in the order they were asked for.
    pub outcomes: Vec<Drawn>,
    /// What became known without chance.
    pub reveals: Vec<&'static str>,
    /// What happened.
    pub events: Vec<E>,
}

impl<E> Default for Trace<E> {
    fn default() -> Self {
        Trace { outcomes: Vec::new(), reveals: Vec::new(), events: Vec::new() }
    }
}

impl<E> Trace<E> {
    pub(super) fn drawn(&mut self, name: Name, source: Source) {
        self.outcomes.push(Drawn { name, source });
    }
}

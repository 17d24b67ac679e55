//! Users found a moment ago, by the hash of their token: a person who plays asks for little else, again and again.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::User;

/// How long another process's change, such as a session that was ended, may go unnoticed. Changes made here show at once.
pub(crate) const FRESH: Duration = Duration::from_secs(1);
/// Maximum users kept.
const KEPT: usize = 4096;

#[derive(Default, Debug)]
pub(crate) struct Recent(Mutex<Found>);

#[derive(Default, Debug)]
struct Found {
    /// How often users or sessions were changed.
    changes: u64,
    users: HashMap<String, (Instant, User)>,
}

impl Recent {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The user, or what to say to [`Recent::keep`] after reading the database.
    pub(crate) fn find(&self, token_hash: &str) -> Result<User, u64> {
        let found = self.found();
        let fresh = found.users.get(token_hash).filter(|(at, _)| at.elapsed() < FRESH);
        fresh.map(|(_, user)| user.clone()).ok_or(found.changes)
    }

    /// Keeps a user unless there were changes since the database was read.
    pub(crate) fn keep(&self, token_hash: &str, user: &User, changes: u64) {
        let mut found = self.found();
        if found.changes == changes {
            if found.users.len() >= KEPT {
                found.users.clear();
            }
            found.users.insert(token_hash.to_owned(), (Instant::now(), user.clone()));
        }
    }

    /// Whether users or sessions were changed here.
    pub(crate) fn has_changed(&self) -> bool {
        self.found().changes > 0
    }

    pub(crate) fn forget(&self) {
        let mut found = self.found();
        found.changes += 1;
        found.users.clear();
    }
}

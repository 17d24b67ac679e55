//! Retention: how long unused tables and guests are kept. Every table shows when it expires.

use std::sync::Arc;

use duchy_store::{Expiry, GameRow, Phase};
use jiff::{SignedDuration, Timestamp};

use crate::{App, Retention};

/// Maximum tables, and guests, removed per batch, so that moves are not delayed.
const AT_ONCE: u32 = 100;

impl Retention {
    /// When a table is removed if nothing happens until then.
    pub(crate) fn expires_at(&self, game: &GameRow) -> Option<String> {
        let days = match game.phase {
            Phase::Lobby => self.waiting?,
            Phase::Playing => self.unfinished?,
            Phase::Over => return None,
        };
        let last: Timestamp = game.updated_at.parse().ok()?;
        last.checked_add(of_days(days)).ok().map(in_records)
    }

    fn expiry(&self, now: Timestamp) -> Expiry {
        let before = |days: Option<u16>| Some(in_records(now.checked_sub(of_days(days?)).ok()?));
        Expiry { waiting: before(self.waiting), playing: before(self.unfinished) }
    }
}

fn of_days(days: u16) -> SignedDuration {
    SignedDuration::from_hours(24 * i64::from(days))
}

/// A time in the format used in records.
fn in_records(time: Timestamp) -> String {
    format!("{time:.3}")
}

/// What was removed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Removed {
    /// Tables.
    pub tables: usize,
    /// Guests.
    pub guests: usize,
}

impl App {
    /// Removes tables and guests unused for longer than [`Retention`] allows.
    pub async fn remove_expired(self: &Arc<Self>) -> Result<Removed, duchy_store::Error> {
        let (now, mut removed) = ((self.config.clock)(), Removed::default());
        let expiry = self.config.retention.expiry(now);
        loop {
            let expired = self.store.expired_games(&expiry, AT_ONCE).await?;
            let mut progress = false;
            for id in expired {
                match self.store.remove_expired(&id, &expiry).await {
                    Ok(()) => {
                        self.forget(&id);
                        (removed.tables, progress) = (removed.tables + 1, true);
                    }
                    // A player moved at the last moment.
                    Err(duchy_store::Error::Conflict) => {}
                    Err(error) => return Err(error),
                }
            }
            if !progress || self.is_closing() {
                break;
            }
        }
        if let Some(days) = self.config.retention.guests
            && let Ok(before) = now.checked_sub(of_days(days))
        {
            let day = |time: Timestamp| in_records(time).chars().take(10).collect::<String>();
            let mut last = usize::MAX;
            while last > 0 && !self.is_closing() {
                last = self.store.remove_unseen_users(&day(before), &day(now), AT_ONCE).await?;
                removed.guests += last;
            }
        }
        Ok(removed)
    }
}

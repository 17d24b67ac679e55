//! What the host does from the command line, on the database itself.

use duchy_host::to_hex;
use duchy_store::{Audited, Invitation};
use jiff::SignedDuration;

use crate::{App, name, protocol::Switches, random, routes::session_hash};

/// How long an invitation can be used, in days.
const INVITATION_DAYS: i64 = 14;
/// Maximum length of an invitation's note.
const LONGEST_NOTE: usize = 80;

/// What can be switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Playing without an account.
    Guests,
    /// The list of waiting tables.
    PublicTables,
    /// Writing to each other.
    Chat,
}

/// The stored switches after one of them was switched.
pub fn switched(stored: Option<&str>, switch: Switch, on: bool) -> String {
    let mut switches: Switches = stored.and_then(|stored| serde_json::from_str(stored).ok()).unwrap_or_default();
    match switch {
        Switch::Guests => switches.guests = on,
        Switch::PublicTables => switches.public_tables = on,
        Switch::Chat => switches.chat = on,
    }
    serde_json::to_string(&switches).unwrap_or_default()
}

/// A new invitation and its secret; `None` if the note is not allowed.
pub fn new_invitation(note: &str) -> Option<(String, Invitation)> {
    let note = name::clean_text(note, LONGEST_NOTE).ok()?;
    let secret = to_hex(&random::bytes::<16>().ok()?);
    let invitation = Invitation {
        secret_hash: session_hash(&secret),
        note,
        created_at: random::now(),
        expires_at: random::after(SignedDuration::from_hours(24 * INVITATION_DAYS)),
    };
    Some((secret, invitation))
}

/// An entry of the administrators' log.
pub fn audited(who: &str, action: &str, target: &str) -> Option<Audited> {
    Some(Audited {
        id: random::id().ok()?,
        at: random::now(),
        who: who.to_owned(),
        action: action.to_owned(),
        target: target.to_owned(),
    })
}

impl App {
    /// Notes what an administrator did.
    pub async fn audit_entry(&self, audited: &Audited) -> Result<(), duchy_store::Error> {
        self.store.audit(audited).await
    }
}

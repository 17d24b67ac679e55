//! What administrators see and do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::protocol::{Accounts, TableSummary};

/// What administrators can switch off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Switches {
    /// Whether people can play without an account.
    pub guests: bool,
    /// Whether waiting tables are listed for everybody.
    pub public_tables: bool,
    /// Whether people can write to each other.
    pub chat: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Switches { guests: true, public_tables: true, chat: true }
    }
}

/// What an administrator sees first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AdminOverview {
    /// What is switched on.
    pub switches: Switches,
    /// Who can create an account.
    pub accounts: Accounts,
    /// How many tables there are.
    #[ts(type = "number")]
    pub tables: u64,
}

/// A person as administrators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PersonInfo {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The name they sign in with; `null` for a guest.
    pub login: Option<String>,
    /// Whether they are an administrator.
    pub admin: bool,
    /// When they first came.
    pub created_at: String,
    /// The day they were last here: `2026-01-31`.
    pub seen_on: Option<String>,
    /// How many games they have a seat in.
    pub games: u32,
}

/// A page of people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PeoplePage {
    /// Latest first.
    pub people: Vec<PersonInfo>,
    /// Cursor of the next page, for `?after=`; `null` on the last page.
    pub more: Option<String>,
}

/// A page of tables.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TablesPage {
    /// Latest first.
    pub tables: Vec<TableSummary>,
    /// Cursor of the next page, for `?after=`; `null` on the last page.
    pub more: Option<String>,
}

/// Makes somebody an administrator, or no longer one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetAdministrator {
    /// Whether they become one.
    pub admin: bool,
}

/// A password that an administrator has set.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct NewPassword {
    /// To be passed on.
    pub password: String,
}

/// The invitations that can still be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Invitations {
    /// Latest first.
    pub invitations: Vec<InvitationInfo>,
}

/// An invitation to create an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct InvitationInfo {
    /// Names it in requests.
    pub id: String,
    /// Whom it is for.
    pub note: String,
    /// When it was made.
    pub created_at: String,
    /// Until when it can be used.
    pub expires_at: String,
}

/// Invites somebody to create an account.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// Whom it is for, in the administrator's words: 1 to 80 characters.
    pub note: String,
}

/// A new invitation.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct InvitationMade {
    /// Goes behind `#` in the address of the account page, so that it reaches no log.
    pub secret: String,
    /// Until when it can be used.
    pub expires_at: String,
}

/// Messages that were reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reports {
    /// Latest first.
    pub reports: Vec<ReportInfo>,
}

/// A message that was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ReportInfo {
    /// Names it in requests.
    pub id: String,
    /// Where it was written.
    pub table: String,
    /// Who reported it.
    pub reporter: String,
    /// The id of the person who wrote it.
    pub author_id: String,
    /// Their name.
    pub author: String,
    /// What they wrote.
    pub text: String,
    /// When it was reported.
    pub at: String,
}

/// A page of what administrators did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AuditPage {
    /// Latest first.
    pub entries: Vec<AuditEntry>,
    /// Cursor of the next page, for `?after=`; `null` on the last page.
    pub more: Option<String>,
}

/// What an administrator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AuditEntry {
    /// When.
    pub at: String,
    /// Who.
    pub who: String,
    /// What: `remove_table`, `new_password` …
    pub action: String,
    /// To whom or what.
    pub target: String,
}

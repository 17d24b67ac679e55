//! Names, accounts and browsers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::protocol::Accounts;

/// The current user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Me {
    /// The guest; `null` if this browser has not chosen a name yet.
    pub user: Option<User>,
}

/// A person known by a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct User {
    /// Stable id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The name they sign in with; `null` for a guest.
    pub login: Option<String>,
    /// Whether they are an administrator.
    pub admin: bool,
}

/// This person's account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AccountInfo {
    /// The person; `null` if this browser has not chosen a name yet.
    pub user: Option<User>,
    /// Whether accounts can be created here.
    pub accounts: Accounts,
    /// The browsers they are signed in with, latest first.
    pub sessions: Vec<SessionInfo>,
}

/// A browser somebody is signed in with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SessionInfo {
    /// Names the session in requests.
    pub id: String,
    /// What the browser calls itself, in short; may be empty.
    pub label: String,
    /// When they signed in.
    pub since: String,
    /// Whether it is this browser.
    pub current: bool,
}

/// Signs up or in.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 40 characters; upper and lower case don't differ.
    pub login: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The secret of an invitation, where accounts are by invitation.
    #[serde(default)]
    #[ts(optional)]
    pub invitation: Option<String>,
}

/// Changes a password.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The present one.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

/// Erases this person.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// The password, if they have an account.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Signs out of another browser.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Which session.
    pub id: String,
}

/// A link that signs another browser in as this person, once.
#[derive(Clone, PartialEq, Eq, Serialize, TS)]
pub struct DeviceLink {
    /// Goes behind `#` in the address, so that it reaches no log.
    pub secret: String,
    /// Until when it can be used.
    pub expires_at: String,
}

/// The secret of a link.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LinkSecret {
    /// As it stands behind `#`.
    pub secret: String,
}

/// Who a link signs in as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LinkOwner {
    /// Their name.
    pub name: String,
}

/// A text to be shown as a QR code.
#[derive(Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QrText {
    /// At most 500 bytes.
    pub text: String,
}

/// A QR code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct QrCode {
    /// Its squares, row by row: `1` is dark, `0` is light.
    pub rows: Vec<String>,
}

/// Creates or renames a guest.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// 1 to 40 characters.
    pub name: String,
}

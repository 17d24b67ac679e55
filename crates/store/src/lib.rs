//! Games, seats, entries and users in SQLite or PostgreSQL. The only crate that knows SQL.
//!
//! * [`Store`] is the database, opened by its address; opening it runs migrations.
//! * [`Store::append`] is the core: an entry and the game's summary in one transaction. Two writers of the same entry
//!   can't both succeed; the second gets [`Error::Conflict`].
//! * Records and summaries are opaque text here; other crates parse them.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let address = format!("sqlite:{}", folder.path().join("duchy.db").display());
//! use duchy_store::{NewUser, Store};
//!
//! let store = Store::open(&address).await?;
//! store.add_user(&NewUser { id: "u1", name: "Ann", token_hash: "5e88…", label: "", at: "2026-01-01T00:00:00.000Z" }).await?;
//! assert_eq!(store.user_by_token("5e88…").await?.unwrap().name, "Ann");
//! store.close().await;
//! # Ok(())
//! # }
//! ```

mod accounts;
mod administrators;
mod analyses;
mod append;
mod catalogues;
mod chat;
mod copy;
mod daily;
mod database;
mod error;
mod examine;
mod games;
mod jobs;
mod nodes;
mod notices;
mod recent;
mod settings;
mod users;
mod write;

pub use accounts::{NewSession, Renamed, Session};
pub use administrators::{Audited, Invitation, Person};
pub use analyses::{QueuedAnalysis, StoredAnalysis};
pub use catalogues::Catalogue;
pub use chat::{ChatLine, Report};
pub use copy::{backup, restore};
pub use daily::{Attempt, Best, DailyScore, Day};
pub use database::{Store, without_password};
pub use error::Error;
pub use examine::{Examination, Schema, examine};
pub use games::{
    Appended, Cursor, Expiry, GameRow, Listing, Loaded, LobbyChange, NewGameRow, Phase, SeatKind, SeatRow, Sits,
    Sitting, Start, StoredSecret, Summary, Ticking, Unfinished,
};
pub use jobs::Job;
pub use nodes::{Announcer, Heard, Looker, Stamp};
pub use notices::{Notice, Webhook};
pub use settings::Uptime;
pub use users::{NewUser, User};

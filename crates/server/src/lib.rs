//! The HTTP server: routes by topic, live tables, computer opponents, streams, and the embedded web client.
//!
//! * [`serve`] runs the whole server; [`App`] answers requests without a socket.
//! * [`protocol`] has the request and response types; `docs/protocol.md` explains them.
//! * A table is loaded by replaying its record and stays in memory while it is in use. A change is computed, stored,
//!   and only then shown to anyone.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let database = format!("sqlite:{}", folder.path().join("duchy.db").display());
//! use duchy_server::{Config, Server};
//!
//! let config = Config { address: ([127, 0, 0, 1], 0).into(), database, ..Config::default() };
//! let server = Server::bind(config, duchy_games::registry()).await?;
//! println!("http://{}{}", server.address(), server.base_path());
//! server.run(std::future::ready(())).await?; // or until Ctrl-C
//! # Ok(())
//! # }
//! ```

mod admission;
mod analyses;
mod app;
mod bots;
mod branch;
mod check;
mod clock;
mod clocks;
mod company;
mod config;
mod connection;
mod daily;
mod data;
mod erase;
mod error;
mod frames;
mod hints;
mod hosting;
mod jobs;
mod limit;
mod live;
mod lobby;
mod metrics;
mod name;
mod nodes;
mod notices;
mod password;
mod proposals;
pub mod protocol;
mod quota;
mod random;
mod records;
mod replay;
mod retention;
mod routes;
mod serve;
mod setup;
mod splices;
mod state;
mod tables;
mod terms;

pub use admission::Capacity;
pub use app::App;
pub use check::{Checked, check_records};
pub use config::{Accounts, Config, Limits, Retention, Timeouts, Uploads};
pub use data::DataFile;
pub(crate) use error::Error;
pub use hosting::{Switch, audited, new_invitation, switched};
pub use limit::Rate;
pub use password::new_password;
pub use retention::Removed;
pub use routes::qr_text;
pub use serve::{Server, StartError, serve};

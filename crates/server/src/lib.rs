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
mod app;
mod bots;
mod check;
mod config;
mod connection;
mod daily;
mod data;
mod error;
mod frames;
mod jobs;
mod limit;
mod live;
mod metrics;
mod name;
mod nodes;
pub mod protocol;
mod quota;
mod random;
mod retention;
mod routes;
mod serve;
mod setup;
mod state;
mod tables;

pub use admission::Capacity;
pub use app::App;
pub use check::{Checked, check_records};
pub use config::{Config, Limits, Retention, Timeouts};
pub use data::DataFile;
pub(crate) use error::Error;
pub use limit::Rate;
pub use retention::Removed;
pub use serve::{Server, StartError, serve};

//! Limits on unfinished tables per person and per network.

use std::net::IpAddr;

use duchy_host::to_hex;
use sha2::{Digest as _, Sha256};

use crate::{App, Error, limit::household, setup::Setup};

impl App {
    /// A keyed hash of a network: stable, but meaningless to anyone who only reads the database.
    pub(crate) fn origin(&self, address: IpAddr) -> String {
        let hash = Sha256::new().chain_update(self.deals.0).chain_update(household(address).to_string()).finalize();
        to_hex(&hash[..12])
    }

    /// Refuses a new table if the user or their network has too many.
    pub(crate) async fn check_limits(&self, user: &str, setup: &Setup, origin: Option<&str>) -> Result<(), Error> {
        self.check_unfinished(user).await?;
        if !setup.waits() {
            return Ok(());
        }
        let limits = &self.config.limits;
        let opened = self.store.count_unfinished(user).await?.opened;
        if opened >= limits.waiting_per_person {
            return Err(Error::TooManyTables(format!(
                "{opened} of your games are waiting for players; cancel one, or wait until one has started"
            )));
        }
        if let Some(origin) = origin
            && self.store.count_waiting_from(origin).await? >= limits.waiting_per_address
        {
            return Err(Error::TooManyTables(
                "too many games opened from your network are waiting for players; join one of them".to_owned(),
            ));
        }
        Ok(())
    }

    /// Refuses a seat if the user has too many unfinished games.
    pub(crate) async fn check_unfinished(&self, user: &str) -> Result<(), Error> {
        let sits = self.store.count_unfinished(user).await?.sits;
        if sits < self.config.limits.unfinished_per_person {
            return Ok(());
        }
        Err(Error::TooManyTables(format!("you have {sits} unfinished games; finish or resign one first")))
    }
}

//! Running the clocks: the server that leads a table ends the time of its players.
//!
//! Clocks count the time in which a server was up. How long there was none is stored; a server that starts, or wakes up
//! after the machine slept or the database was away, adds the gap, and every clock has lost nothing.

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use duchy_host::Request;
use duchy_store::Uptime;
use jiff::Timestamp;

use crate::{App, Error, app::wait_closing, live::Live, nodes::DEAD_AFTER};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_secs(1);
/// How often a server says that it is up while a clock is running, in ticks.
const BEAT: u32 = 20;
/// A longer gap between two beats is time in which there was no server, in milliseconds.
const GAP: i64 = 60_000;
/// Tables handled per tick.
const AT_ONCE: u32 = 50;

/// How long there was no server, in all, in milliseconds. Clones share it.
#[derive(Clone, Default)]
pub(crate) struct Down(Arc<AtomicI64>);

impl Down {
    /// When a clock's time is reached, in the format used in records, if a server is up until then.
    pub(crate) fn when(&self, clock_time: i64) -> String {
        let time = Timestamp::from_millisecond(clock_time + self.get()).unwrap_or(Timestamp::MAX);
        format!("{time:.3}")
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, down: i64) {
        self.0.store(down, Ordering::Relaxed);
    }
}

impl App {
    /// The current time of the clocks.
    pub(crate) fn clock_time(&self) -> i64 {
        self.wall_time() - self.down.get()
    }

    fn wall_time(&self) -> i64 {
        (self.config.clock)().as_millisecond()
    }

    /// Adds the time since the last server was up, unless another one is.
    pub(crate) async fn resume_clocks(&self) -> Result<(), duchy_store::Error> {
        if self.store.is_only_node(self.node.id(), DEAD_AFTER).await? {
            self.say_up(0).await
        } else {
            let down = self.store.uptime().await?.map_or(0, |uptime| uptime.down);
            self.down.set(down);
            Ok(())
        }
    }

    /// Says that this server is up. A gap longer than `tolerated` was time without a server.
    async fn say_up(&self, tolerated: i64) -> Result<(), duchy_store::Error> {
        let (known, alive) = (self.store.uptime().await?, self.wall_time());
        let mut down = known.map_or(0, |known| known.down);
        let gap = known.map_or(0, |known| alive - known.alive);
        if gap > tolerated {
            down += gap;
        }
        match self.store.set_uptime(known, Uptime { alive, down }).await {
            Ok(()) => self.down.set(down),
            // Another server was faster; its figure is read with the next beat.
            Err(duchy_store::Error::Conflict) => {
                let down = self.store.uptime().await?.map_or(down, |uptime| uptime.down);
                self.down.set(down);
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Ends the time of players whose clocks have run out.
    async fn run_clocks(self: &Arc<Self>) -> Result<(), Error> {
        for id in self.store.games_out_of_time(self.clock_time(), AT_ONCE).await? {
            // A table that can't go on must not hold up the others.
            if let Err(error) = self.end_time_at(&id).await {
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                tracing::warn!(table = id, %error, cause, "could not end a player's time; trying again");
            }
        }
        Ok(())
    }

    async fn end_time_at(self: &Arc<Self>, id: &str) -> Result<(), Error> {
        let live = self.table(id).await?;
        if self.leads(&live).await { self.end_time(&live).await } else { Ok(()) }
    }

    async fn end_time(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Error> {
        let mut turn = live.turn().await;
        loop {
            let due = turn.read().clocks.as_ref().and_then(|clocks| clocks.due(self.clock_time()));
            let Some(seat) = due else { break };
            if self.commit(live, &mut turn, &Request::Timeout { seat }).await?.is_none() {
                break;
            }
            self.play_host_moves(live, &mut turn).await;
        }
        drop(turn);
        self.run_bots(live).await;
        Ok(())
    }
}

/// Time since the machine was started, also that in which it slept.
#[cfg(target_os = "linux")]
fn since_boot() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Duration {
    static STARTED: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    STARTED.elapsed()
}

/// Runs the clocks until the server closes.
pub(crate) async fn run(app: Weak<App>) {
    // While no clock is running nobody says that a server is up, and a gap means nothing.
    let mut running = false;
    let mut last = None;
    for ticks in 0u32.. {
        let Some(app) = app.upgrade() else { return };
        // A machine that has slept says so before anybody's time is ended.
        let now = since_boot();
        let slept = last.replace(now).is_some_and(|last| now.saturating_sub(last).as_millis() > GAP as u128);
        if !running || slept || ticks.is_multiple_of(BEAT) {
            let beat = async {
                let was_running = std::mem::replace(&mut running, app.store.has_running_clocks().await?);
                if running {
                    app.say_up(if was_running { GAP } else { i64::MAX }).await?;
                }
                Ok::<(), duchy_store::Error>(())
            };
            if let Err(error) = beat.await {
                tracing::warn!(%error, "could not say that this server is up");
            }
        }
        if let Err(error) = app.run_clocks().await {
            tracing::warn!(%error, "could not see whose time has run out; trying again");
        }
        let closing = app.closing();
        drop(app);
        if wait_closing(closing, TICK).await {
            return;
        }
    }
}

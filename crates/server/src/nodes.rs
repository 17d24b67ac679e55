//! Several servers on one PostgreSQL database. Any of them serves any table and follows what the others write; one of
//! them leads a table, which means that it plays the computer opponents there. On SQLite this server leads everything.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use duchy_host::Entry;
use duchy_store::{Announcer, GameRow, Heard, Looker, Phase, Stamp, Store};
use tokio::sync::mpsc;

use crate::{
    App, Error, StartError,
    app::{wait_closing, wake_table},
    company::Streams,
    live::{Live, LiveTable, Turn},
    random,
};

/// How often a server says that it is alive, and looks for tables without a leader.
const BEAT: Duration = Duration::from_millis(500);
/// Silence after which a server counts as dead.
pub(crate) const DEAD_AFTER: Duration = Duration::from_secs(3);
/// A server that was silent this long stops leading before others take over.
const SILENT_AFTER: Duration = Duration::from_secs(2);
/// How often tables are compared with what is stored, in beats.
const LOOK: u32 = 6;
/// Tables taken over per beat.
const TAKEOVERS: u32 = 50;

/// This server among the others.
pub(crate) struct Node {
    id: String,
    announcer: Option<Announcer>,
    /// Tables whose people the other servers don't know yet.
    looked_at: Mutex<HashMap<String, Arc<Live>>>,
    /// When it last said that it is alive.
    beaten: Mutex<Instant>,
    /// Changes whenever its leases may have been lost.
    epoch: AtomicU64,
}

impl Node {
    /// Joins the other servers. The receiver gets what they announce; on SQLite there are none.
    pub(crate) async fn join(store: &Store) -> Result<(Self, Option<mpsc::Receiver<Heard>>), StartError> {
        let id = random::id().map_err(|error| StartError::Random(error.to_string()))?;
        let (announcer, heard) = store.join_nodes(&id).await?.unzip();
        let node = Node {
            id,
            announcer,
            looked_at: Mutex::default(),
            beaten: Mutex::new(Instant::now()),
            epoch: AtomicU64::new(1),
        };
        Ok((node, heard))
    }

    /// Tells the other servers that a table has changed.
    pub(crate) fn announce(&self, table: &str) {
        if let Some(announcer) = &self.announcer {
            announcer.announce(table);
        }
    }

    /// Tells the other servers with the next beat who looks at a table here.
    pub(crate) fn looking_changed(&self, live: &Arc<Live>) {
        if !self.is_alone() {
            let mut changed = self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
            changed.insert(live.id.clone(), live.clone());
        }
    }

    /// Its id among the servers.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    fn is_alone(&self) -> bool {
        self.announcer.is_none()
    }

    /// Identifies the time since which this server has not been silent for long. Leases of another epoch count no more.
    fn epoch(&self) -> u64 {
        let mut beaten = self.beaten.lock().unwrap_or_else(PoisonError::into_inner);
        if beaten.elapsed() > SILENT_AFTER {
            *beaten = Instant::now();
            self.epoch.fetch_add(1, Ordering::Relaxed);
        }
        self.epoch.load(Ordering::Relaxed)
    }

    fn beaten(&self) {
        self.epoch();
        *self.beaten.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

impl App {
    /// Whether this server plays the bots of a table. Takes the lead if no living server has it.
    pub(crate) async fn leads(&self, live: &Live) -> bool {
        if self.still_leads(live) {
            return true;
        }
        let epoch = self.node.epoch();
        match self.store.lead(&self.node.id, &live.id, DEAD_AFTER).await {
            Ok(true) => {
                live.lease.store(epoch, Ordering::Relaxed);
                true
            }
            Ok(false) => false,
            Err(error) => {
                tracing::warn!(table = live.id, %error, "could not take the lead of a table");
                false
            }
        }
    }

    /// Whether this server still leads a table it has taken the lead of.
    pub(crate) fn still_leads(&self, live: &Live) -> bool {
        self.node.is_alone() || live.lease.load(Ordering::Relaxed) == self.node.epoch()
    }

    /// Gives up the lead of a table that is unloaded.
    pub(crate) async fn release(&self, live: &Live) {
        if self.node.is_alone() || live.lease.swap(0, Ordering::Relaxed) == 0 {
            return;
        }
        if let Err(error) = self.store.release(&self.node.id, &live.id).await {
            tracing::warn!(table = live.id, %error, "could not give up the lead of a table");
        }
    }

    /// Tells the other servers who has begun or stopped looking at tables here.
    async fn share_looking(&self) -> Result<(), duchy_store::Error> {
        let changed = std::mem::take(&mut *self.node.looked_at.lock().unwrap_or_else(PoisonError::into_inner));
        let lookers: Vec<Looker> = changed
            .iter()
            .flat_map(|(id, live)| {
                let looker = |(user_id, streams)| Looker {
                    game_id: id.clone(),
                    user_id,
                    streams: u32::try_from(streams).unwrap_or(u32::MAX),
                };
                live.company.looking().into_iter().map(looker).collect::<Vec<_>>()
            })
            .collect();
        let ids: Vec<String> = changed.keys().cloned().collect();
        if ids.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.store.set_looking(&self.node.id, &ids, &lookers).await {
            changed.values().for_each(|live| self.node.looking_changed(live));
            return Err(error);
        }
        if let Some(announcer) = &self.node.announcer {
            ids.iter().for_each(|id| announcer.announce_looking(id));
        }
        Ok(())
    }

    /// Asks who looks at tables at other servers. Those of a dead server are gone.
    pub(crate) async fn see_others(&self, tables: &[Arc<Live>]) -> Result<(), duchy_store::Error> {
        if self.node.is_alone() || tables.is_empty() {
            return Ok(());
        }
        let ids: Vec<String> = tables.iter().map(|live| live.id.clone()).collect();
        let mut found: HashMap<String, Streams> = HashMap::new();
        for looker in self.store.looking_elsewhere(&self.node.id, &ids, DEAD_AFTER).await? {
            found.entry(looker.game_id).or_default().insert(looker.user_id, looker.streams as usize);
        }
        for live in tables {
            live.company.set_elsewhere(found.remove(&live.id).unwrap_or_default());
        }
        Ok(())
    }

    /// Says that this server is alive. After a long silence it leads nothing any more.
    async fn stay_alive(&self, epoch: &mut u64) -> Result<(), duchy_store::Error> {
        self.store.beat(&self.node.id).await?;
        self.node.beaten();
        let now = self.node.epoch();
        if now != *epoch {
            self.store.release_all(&self.node.id).await?;
            *epoch = now;
        }
        Ok(())
    }

    /// Leaves the other servers, so that they take over at once.
    pub(crate) async fn leave(&self) {
        if !self.node.is_alone()
            && let Err(error) = self.store.leave_nodes(&self.node.id).await
        {
            tracing::warn!(%error, "could not hand over to the other servers; they take over by themselves");
        }
    }

    /// Brings a table up to date with what other servers have stored, and shows it. Plays on if this server leads it.
    pub(crate) async fn catch_up(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Error> {
        if self.node.is_alone() {
            return Ok(());
        }
        self.catch_up_chat(live).await?;
        let mut turn = live.turn().await;
        let Some(stored) = self.store.game(&live.id).await? else {
            self.drop_removed(live);
            return Ok(());
        };
        let known = {
            let table = turn.read();
            let (known, row) = (&table.game, &stored);
            known.seq == row.seq
                && known.updated_at == row.updated_at
                && known.header == row.header
                && known.seats == row.seats
        };
        if known {
            // A finished game is announced when somebody asks for a rematch: its viewers look for it.
            if stored.phase == Phase::Over {
                live.company.announce();
            }
            return Ok(());
        }
        if !self.follow(live, &mut turn, stored).await? {
            self.reload(live, &mut turn).await?;
        }
        drop(turn);
        self.run_bots(live).await;
        Ok(())
    }

    /// Applies the entries that are stored and not yet known; `false` if the table has to be loaded anew.
    async fn follow(&self, live: &Live, turn: &mut Turn<'_>, stored: GameRow) -> Result<bool, Error> {
        let seq = {
            let table = turn.read();
            // Players who sit down change more than the record.
            if table.table.is_none() || table.game.header != stored.header {
                return Ok(false);
            }
            table.game.seq
        };
        let entries = self.store.entries_after(&live.id, seq, stored.seq).await?;
        let entries: Result<Vec<Entry>, _> = entries.iter().map(|entry| serde_json::from_str(entry)).collect();
        let Ok(entries) = entries else { return Ok(false) };
        Ok(turn.change(|table| follow_entries(table, &entries, stored)))
    }
}

/// Applies entries to a table; `false` if they don't lead to the stored row.
fn follow_entries(table: &mut LiveTable, entries: &[Entry], stored: GameRow) -> bool {
    let Some(game) = &mut table.table else { return false };
    if entries.iter().any(|entry| game.follow(entry).is_err()) || game.seq() != stored.seq {
        return false;
    }
    table.set_row(stored);
    true
}

/// Starts what keeps this server in touch with the others.
pub(crate) fn start(app: &Arc<App>, heard: mpsc::Receiver<Heard>) {
    tokio::spawn(follow_others(Arc::downgrade(app), heard));
    tokio::spawn(beat(Arc::downgrade(app)));
}

async fn follow_others(app: Weak<App>, mut heard: mpsc::Receiver<Heard>) {
    while let Some(news) = heard.recv().await {
        let Some(app) = app.upgrade() else { return };
        let changed = match news {
            Heard::Changed(ids) => ids,
            Heard::Looking(ids) => {
                let tables: Vec<Arc<Live>> = ids.iter().filter_map(|id| app.tables.find(id)).collect();
                if let Err(error) = app.see_others(&tables).await {
                    tracing::warn!(%error, "could not ask who is looking at tables elsewhere");
                }
                continue;
            }
            Heard::Missed => match missed(&app).await {
                Ok(ids) => {
                    // A database that crashed has forgotten who was looking.
                    app.tables.all().iter().for_each(|live| app.node.looking_changed(live));
                    ids
                }
                Err(error) => {
                    tracing::warn!(%error, "could not ask which tables have changed");
                    continue;
                }
            },
        };
        follow_all(&app, &changed);
    }
}

/// Brings tables in memory up to date, all at once.
fn follow_all(app: &Arc<App>, changed: &[String]) {
    for live in changed.iter().filter_map(|id| app.tables.find(id)) {
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = app.catch_up(&live).await {
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                tracing::warn!(table = live.id, %error, cause, "could not follow another server; loading it again");
                app.abandon(&live);
            }
        });
    }
}

/// Tables in memory that differ from what is stored.
async fn missed(app: &Arc<App>) -> Result<Vec<String>, duchy_store::Error> {
    let tables = app.tables.all();
    let ids: Vec<String> = tables.iter().map(|live| live.id.clone()).collect();
    let stored = app.store.stamps(&ids).await?;
    let stored: HashMap<&str, &Stamp> = stored.iter().map(|stamp| (stamp.id.as_str(), stamp)).collect();
    let differs = |live: &&Arc<Live>| {
        let table = live.read();
        stored
            .get(live.id.as_str())
            .is_none_or(|stamp| stamp.seq != table.game.seq || stamp.updated_at != table.game.updated_at)
    };
    Ok(tables.iter().filter(differs).map(|live| live.id.clone()).collect())
}

/// Tables whose bots nobody plays: without a leader and, now and then, those this server leads but does not play. It may
/// have lost sight of a table right after it took the lead, and no other server would step in.
async fn unplayed(app: &Arc<App>, beats: u32, broken: u32) -> Result<Vec<String>, duchy_store::Error> {
    let mut ids = app.store.leaderless_games(DEAD_AFTER, TAKEOVERS + broken).await?;
    if beats.is_multiple_of(LOOK) {
        let plays = |id: &String| app.tables.find(id).is_some_and(|live| live.read().bots_running);
        ids.extend(app.store.led_games(&app.node.id).await?.into_iter().filter(|id| !plays(id)));
    }
    Ok(ids)
}

/// Says that this server is alive, and plays the bots of tables where nobody does.
async fn beat(app: Weak<App>) {
    // Tables that can't be loaded are not tried again and again.
    let mut broken = HashSet::new();
    let mut epoch = 1;
    for beats in 1u32.. {
        let Some(app) = app.upgrade() else { return };
        if let Err(error) = app.stay_alive(&mut epoch).await {
            tracing::warn!(%error, "could not tell the other servers that this one is alive");
        }
        if let Err(error) = app.share_looking().await {
            tracing::warn!(%error, "could not tell the other servers who is looking at tables here");
        }
        // A server that died right after a write did not announce it, nor that nobody looks at its tables any more.
        if beats.is_multiple_of(LOOK) {
            if let Err(error) = app.see_others(&app.tables.all()).await {
                tracing::warn!(%error, "could not ask who is looking at tables elsewhere");
            }
            match missed(&app).await {
                Ok(changed) => follow_all(&app, &changed),
                Err(error) => tracing::warn!(%error, "could not ask which tables have changed"),
            }
        }
        match unplayed(&app, beats, broken.len() as u32).await {
            Ok(ids) => {
                for id in ids.into_iter().filter(|id| !broken.contains(id)).collect::<Vec<_>>() {
                    if let Err(error) = wake_table(&app, &id).await {
                        let cause = std::error::Error::source(&error).map(ToString::to_string);
                        tracing::error!(table = id, %error, cause, "could not take over a table");
                        if matches!(error, Error::Internal(..)) {
                            broken.insert(id);
                        }
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "could not look for tables without a leader"),
        }
        let closing = app.closing();
        drop(app);
        if wait_closing(closing, BEAT).await {
            return;
        }
    }
}

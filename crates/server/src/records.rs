//! Records opened from a file: checked, kept in memory for a while, never stored.

use std::{
    net::IpAddr,
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use duchy_game::{Seat, Status};
use duchy_host::{EntryKind, Record, Registry, Table, to_hex};
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use crate::{
    App, Error, Uploads,
    limit::{Limiter, household},
    protocol::{Phase, SeatInfo, SeatKind, TableInfo, Terms},
    random, state,
};

/// How long an unused record is kept.
const KEPT: Duration = Duration::from_secs(60 * 60);
/// What opening a record costs of a visitor's tokens.
const COST: u32 = 10;
/// How the ids of records begin; those of tables have no hyphen.
const PREFIX: &str = "file-";
/// Bytes of a time, or of a table's id.
const LONGEST_TIME: usize = 64;
/// Bytes of an action, or of a name.
const LONGEST_ACTION: usize = 1000;

/// A record opened from a file.
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) table: Box<dyn Table>,
}

/// Records opened from files.
pub(crate) struct Records {
    limits: Uploads,
    limiter: Limiter,
    /// One is checked at a time, so that checking never takes more than one core.
    checking: Arc<Semaphore>,
    kept: Mutex<Vec<Kept>>,
}

struct Kept {
    by: IpAddr,
    used: Instant,
    opened: Arc<Opened>,
}

impl Records {
    pub(crate) fn new(limits: Uploads) -> Self {
        Records {
            limits,
            limiter: Limiter::new(limits.rate),
            checking: Arc::new(Semaphore::new(1)),
            kept: Mutex::default(),
        }
    }

    /// A record that was opened before and is still in memory.
    pub(crate) fn find(&self, id: &str) -> Result<Arc<Opened>, Error> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|kept| kept.used.elapsed() < KEPT);
        let found = kept.iter_mut().find(|kept| kept.opened.id == id).ok_or(Error::NoSuchRecord)?;
        found.used = Instant::now();
        Ok(found.opened.clone())
    }

    /// Keeps a record; the ones that were not used for longest make room for it.
    fn keep(&self, by: IpAddr, opened: Arc<Opened>) {
        let by = household(by);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|kept| kept.used.elapsed() < KEPT);
        let oldest = |kept: &[Kept], own: bool| {
            let among = kept.iter().enumerate().filter(|(_, kept)| !own || kept.by == by);
            among.min_by_key(|(_, kept)| kept.used).map(|(index, _)| index)
        };
        while kept.iter().filter(|kept| kept.by == by).count() >= self.limits.kept.per_address.max(1)
            && let Some(index) = oldest(&kept, true)
        {
            kept.remove(index);
        }
        while kept.len() >= self.limits.kept.total.max(1)
            && let Some(index) = oldest(&kept, false)
        {
            kept.remove(index);
        }
        kept.push(Kept { by, used: Instant::now(), opened });
    }
}

impl App {
    /// Checks a record and keeps it in memory.
    pub(crate) async fn open_record(self: &Arc<Self>, by: IpAddr, text: String) -> Result<Arc<Opened>, Error> {
        let records = &self.records;
        let wait = records.limiter.take(by, COST, Instant::now());
        wait.map_err(|wait| Error::SlowDown(wait.as_secs_f64().ceil().max(1.0) as u64))?;
        let id = format!("{PREFIX}{}", random::id()?);
        let turn = records.checking.clone().acquire_owned().await;
        let turn = turn.map_err(|error| Error::internal("it is closing", error))?;
        let app = self.clone();
        let checked = tokio::task::spawn_blocking(move || {
            // It is over when the work is, also if nobody waits for it any more.
            let _turn = turn;
            replay(&app.registry, &text, &app.config.uploads)
        });
        let table = checked.await.map_err(|panic| Error::internal("checking a record failed", panic))??;
        let opened = Arc::new(Opened { id, table });
        records.keep(by, opened.clone());
        Ok(opened)
    }
}

/// Nothing that replaying does not look at may be long: branches keep it.
fn check_texts(record: &Record) -> Result<(), Error> {
    let header = &record.header;
    let times = record.entries.iter().map(|entry| &entry.at).chain([&header.at]).flatten();
    let origin = header.origin.iter().filter_map(|origin| origin.table.as_ref());
    let actions = record.entries.iter().filter_map(|entry| match &entry.kind {
        EntryKind::Action { action, .. } => Some(action),
        EntryKind::Takeover { by, .. } => Some(&by.name),
        _ => None,
    });
    let longest = |texts: &mut dyn Iterator<Item = &String>| texts.map(String::len).max().unwrap_or_default();
    if longest(&mut times.chain(origin)) > LONGEST_TIME || longest(&mut { actions }) > LONGEST_ACTION {
        return Err(Error::BadRecord(
            "a time, an action or a name in the record is too long; shorten it, or use `duchy replay`".to_owned(),
        ));
    }
    Ok(())
}

/// Replays a record within the limits.
fn replay(registry: &Registry, text: &str, limits: &Uploads) -> Result<Box<dyn Table>, Error> {
    let record = Record::parse(text).map_err(|error| Error::BadRecord(error.to_string()))?;
    if record.entries.len() > limits.entries {
        let most = limits.entries;
        return Err(Error::BadRecord(format!("the record has more than {most} entries; use `duchy replay`")));
    }
    check_texts(&record)?;
    // A data file stays in memory for good once it is read, so strangers can't bring their own.
    if let Some(text) = record.header.catalogue.as_ref().and_then(|catalogue| catalogue.text.as_deref())
        && let Ok(kind) = registry.find(&record.header.game)
        && kind.drawing(Some(&to_hex(&Sha256::digest(text)))).is_none()
    {
        return Err(Error::BadRecord(
            "the record contains a data file that this server doesn't offer; ask its host to add the file, or use \
             `duchy replay`"
                .to_owned(),
        ));
    }
    let began = Instant::now();
    let replayed = registry.replay_while(&record, &mut |_| {
        if began.elapsed() > limits.time {
            return ControlFlow::Break("the record takes too long to check; use `duchy replay`".to_owned());
        }
        ControlFlow::Continue(())
    });
    replayed.map_err(|error| Error::BadRecord(error.to_string()))
}

/// A game in memory as if it had been played at a table.
pub(crate) fn table_info(id: &str, table: &dyn Table, own: Option<Seat>) -> TableInfo {
    let header = &table.record().header;
    let at = header.at.clone().unwrap_or_default();
    let seat = |(index, player): (usize, &duchy_host::Player)| SeatInfo {
        seat: Seat(index as u8),
        kind: if player.bot.is_some() { SeatKind::Bot } else { SeatKind::Person },
        name: Some(player.name.clone()),
        level: player.bot.clone(),
        mine: own == Some(Seat(index as u8)),
        away: None,
    };
    TableInfo {
        id: id.to_owned(),
        game: header.game.clone(),
        phase: if matches!(table.status(), Status::Over { .. }) { Phase::Over } else { Phase::Playing },
        options: header.options.clone(),
        seats: table.players().iter().enumerate().map(seat).collect(),
        catalogue: header.catalogue.as_ref().and_then(|catalogue| catalogue.hash.clone()),
        deal: None,
        origin: header.origin.clone().map(state::origin_info),
        created_at: at.clone(),
        updated_at: at,
        expires_at: None,
        paused: false,
        created: false,
        terms: Terms::default(),
        watchable: true,
        unconfirmed: Vec::new(),
        invited: false,
    }
}

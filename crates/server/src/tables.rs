//! Tables in memory and how they change: a step is prepared, stored, and only then shown to anyone.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use duchy_game::{Seat, SeatSet};
use duchy_host::{NewGame, Player, Registry, Request, Secret, Table};
use duchy_store::{Appended, GameRow, Phase, SeatKind, SeatRow, Sits, Sitting, Start, Summary, Ticking};
use tracing::Instrument as _;

use crate::{
    App, Error,
    clock::Clocks,
    data::text_of,
    live::{Live, LiveTable, Standing, Turn},
    metrics::By,
    random::now,
    terms::Terms,
};

/// The tables in memory, by id.
#[derive(Default)]
pub(crate) struct Tables(Mutex<HashMap<String, Arc<Live>>>);

impl Tables {
    /// All of them.
    pub(crate) fn all(&self) -> Vec<Arc<Live>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(crate) fn find(&self, id: &str) -> Option<Arc<Live>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Adds a table unless it is already there: the first copy wins, so there is never more than one.
    fn insert(&self, live: Live) -> Arc<Live> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(live.id.clone()).or_insert_with(|| Arc::new(live)).clone()
    }

    fn remove(&self, live: &Arc<Live>) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&live.id).is_some_and(|found| Arc::ptr_eq(found, live)) {
            tables.remove(&live.id);
        }
    }

    /// Unloads tables that are unreferenced and have been idle for a while; returns them.
    pub(crate) fn sweep(&self, idle: Duration) -> Vec<Arc<Live>> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let unused = |_: &String, live: &mut Arc<Live>| Arc::strong_count(live) == 1 && live.idle() >= idle;
        let unloaded = tables.extract_if(unused).map(|(_, live)| live).collect();
        for live in tables.values() {
            live.forget_frames();
        }
        unloaded
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// Ids are user input. Malformed ones never reach the database: PostgreSQL rejects some characters.
pub(crate) fn check_id(id: &str) -> Result<(), Error> {
    let is_id = id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if is_id { Ok(()) } else { Err(Error::NoSuchTable) }
}

impl App {
    /// A table, from memory or from the store.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Error> {
        if let Some(live) = self.tables.find(id) {
            return Ok(live);
        }
        check_id(id)?;
        let live = self.tables.insert(Live::new(LiveTable::of(
            &self.registry,
            self.store.load(id).await?,
            self.config.retention,
            self.down.clone(),
        )?));
        // Another server may have changed it after it was read and before its announcements were heeded here.
        self.catch_up(&live).await?;
        self.see_others(std::slice::from_ref(&live)).await?;
        self.run_bots(&live).await;
        Ok(live)
    }

    /// Changes a table on behalf of a guest. `ask` looks at the table and returns the request.
    ///
    /// It runs to completion even if the guest disconnects, so that memory and store never disagree.
    pub(crate) async fn change(
        self: &Arc<Self>,
        live: Arc<Live>,
        user: String,
        ask: impl FnOnce(&LiveTable) -> Result<Request, Error> + Send + 'static,
    ) -> Result<u32, Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let turn = live.turn().await;
            let request = ask(&turn.read())?;
            app.change_now(&live, turn, &user, &request).await
        })
        .await
    }

    /// Commits a guest's request, then plays what follows from it.
    pub(crate) async fn change_now(
        self: &Arc<Self>,
        live: &Arc<Live>,
        mut turn: Turn<'_>,
        user: &str,
        request: &Request,
    ) -> Result<u32, Error> {
        let done = self.commit(live, &mut turn, request).await;
        let seq = done?.ok_or_else(|| turn.read().stale(user))?;
        self.play_host_moves(live, &mut turn).await;
        drop(turn);
        self.run_bots(live).await;
        Ok(seq)
    }

    /// Runs a change of a table to completion, even if whoever asked for it disconnects.
    pub(crate) async fn completely<T: Send + 'static>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        changing: impl Future<Output = Result<T, Error>> + Send + 'static,
    ) -> Result<T, Error> {
        match tokio::spawn(changing.in_current_span()).await {
            Ok(done) => done,
            Err(panic) => {
                self.abandon(live);
                Err(Error::internal("changing a table failed", panic))
            }
        }
    }

    /// Prepares a request, stores it and announces it. If storing fails, the table is unchanged.
    /// Returns the entry's number, or `None` if another server wrote first; the table has then been reloaded.
    pub(crate) async fn commit(
        &self,
        live: &Live,
        turn: &mut Turn<'_>,
        request: &Request,
    ) -> Result<Option<u32>, Error> {
        let at = now();
        let sits = match request {
            Request::Takeover { seat, by: Player { name, bot: Some(level) } } => {
                Some(Sits::Bot { seat: seat.0, level, name })
            }
            Request::Takeover { seat, by: Player { bot: None, .. } } => Some(Sits::Owner { seat: seat.0 }),
            _ => None,
        };
        let (step, status, result, daily, bot_to_act, by, clocks, proposal) = {
            let table = turn.read();
            let game = table.started()?;
            let step = game.prepare(request, &table.secret, Some(at.clone()));
            let step = step.map_err(|error| Error::of_play(error, game.kind()))?;
            let status = json(&Standing::after(game, &step))?;
            let result = step.result(Some(&table.secret)).map(|result| json(&result)).transpose()?;
            let daily = self.daily_score(&table.secret, &table.game.seats, request, &step);
            let bot_to_act = table.bot_to_act_after(request, &step);
            let by = match request {
                Request::Action { auto: true, .. } | Request::Takeover { .. } => By::Host,
                _ if game.players()[request.seat().index()].bot.is_some() => By::Bot,
                _ => By::Person,
            };
            let clocks = table.clocks_after(request, &step, self.clock_time());
            let proposal = table.proposal_after(request, &step);
            (step, status, result, daily, bot_to_act, by, clocks, proposal)
        };
        let entry = json(step.entry())?;
        let seq = step.entry().seq;
        let phase = if result.is_some() { Phase::Over } else { Phase::Playing };
        let appended = Appended { seq, entry: &entry, at: &at, sits };
        let clock = clocks.as_ref().map(json).transpose()?;
        let ticking = clock.as_deref().zip(clocks.as_ref());
        let ticking = ticking.map(|(state, clocks)| Ticking { state, flag_at: clocks.flag_at() });
        let proposed = proposal.as_ref().map(json).transpose()?;
        let summary = Summary {
            phase,
            status: &status,
            result: result.as_deref(),
            daily,
            bot_to_act,
            clock: ticking,
            proposal: proposed.as_deref(),
        };
        let began = Instant::now();
        match self.store.append(&live.id, &appended, &summary).await {
            Ok(()) => {
                self.metrics.stored(turn.read().started()?.kind().id(), by, began.elapsed());
                {
                    let table = turn.read();
                    let before = table.started()?.status().awaited();
                    self.plan_notices(&table, seq, before, step.status().awaited());
                }
                turn.change(|table| {
                    if let Some(game) = &mut table.table {
                        game.accept(step);
                    }
                    let row = &mut table.game;
                    if let Some(sits) = sits {
                        sit_down(&mut row.seats, sits);
                    }
                    (row.clock, row.proposal) = (clock, proposed);
                    (table.clocks, table.proposal) = (clocks, proposal);
                    (row.phase, row.seq, row.status, row.result) = (phase, seq, Some(status), result);
                    row.updated_at = at;
                });
                if phase == Phase::Over {
                    self.analyse_finished(&live.id);
                }
                self.node.announce(&live.id);
                Ok(Some(seq))
            }
            Err(duchy_store::Error::Conflict) => {
                tracing::debug!(table = live.id, seq, "another server wrote this entry first; reloading the table");
                self.reload(live, turn).await?;
                Ok(None)
            }
            Err(error) => {
                self.metrics.store_errors.inc();
                Err(error.into())
            }
        }
    }

    /// Replaces the table in memory with the stored one.
    pub(crate) async fn reload(&self, live: &Live, turn: &mut Turn<'_>) -> Result<(), Error> {
        let loaded =
            LiveTable::of(&self.registry, self.store.load(&live.id).await?, self.config.retention, self.down.clone())?;
        turn.change(|table| *table = LiveTable { bots_running: table.bots_running, ..loaded });
        Ok(())
    }

    /// Seats a guest and returns the seat; the game starts when the last seat is taken.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        live: Arc<Live>,
        user: String,
        name: String,
        seat: Option<Seat>,
    ) -> Result<Seat, Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let mut turn = live.turn().await;
            let seat = app.sit_now(&live, &mut turn, &user, name, seat).await?;
            app.play_host_moves(&live, &mut turn).await;
            drop(turn);
            app.run_bots(&live).await;
            Ok(seat)
        })
        .await
    }

    async fn sit_now(
        &self,
        live: &Live,
        turn: &mut Turn<'_>,
        user: &str,
        name: String,
        seat: Option<Seat>,
    ) -> Result<Seat, Error> {
        let (seat, seats, game, secret) = {
            let table = turn.read();
            // Following the invite link twice takes only one seat.
            if let (None, Some(sitting)) = (seat, table.seats_of(user).next()) {
                return Ok(sitting);
            }
            if table.table.is_some() {
                return Err(Error::SeatTaken("all seats are taken; you can watch"));
            }
            let mut open =
                table.game.seats.iter().filter(|seat| seat.kind == SeatKind::Open).map(|seat| Seat(seat.seat));
            let Some(seat) = open.find(|&found| seat.is_none_or(|wanted| wanted == found)) else {
                return Err(Error::SeatTaken("this seat is not open; choose another"));
            };
            if table.game.seats.iter().any(|other| other.kind.name() == Some(&name)) {
                return Err(Error::BadName(format!("{name} is already taken at this table; choose another name")));
            }
            let mut seats = table.game.seats.clone();
            seats[seat.index()].kind = SeatKind::Person { user_id: user.to_owned(), name: name.clone() };
            (seat, seats, table.game.clone(), table.secret.clone())
        };
        let at = now();
        let game = GameRow { seats, ..game };
        let starts = game.unconfirmed.is_empty() && game.seats.iter().all(|seat| seat.kind != SeatKind::Open);
        let begun = if starts { Some(self.begin(&game, &secret, &at).await?) } else { None };
        let start = begun.as_ref().map(Begun::start);
        let sitting = Sitting { seat: seat.0, user_id: user, name: &name, at: &at, start };
        match self.store.sit(&live.id, &sitting).await {
            Ok(()) => {
                turn.change(|table| {
                    (table.game.seats, table.game.updated_at) = (game.seats, at);
                    if let Some(begun) = begun {
                        begun.apply(table);
                    }
                });
                self.plan_first_notices(&turn.read());
                self.node.announce(&live.id);
                Ok(seat)
            }
            Err(duchy_store::Error::Conflict) => {
                self.reload(live, turn).await?;
                Err(Error::SeatTaken("another player sat down at the same moment; try again"))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Starts the game of a waiting table; nothing is stored yet.
    pub(crate) async fn begin(&self, game: &GameRow, secret: &Secret, at: &str) -> Result<Begun, Error> {
        let text = text_of(&self.store, game.catalogue.as_deref()).await?;
        let table = start(&self.registry, &game.game, &game.options, text, &game.seats, secret, at)?;
        let clocks = start_clocks(&*table, &Terms::read(&game.terms), self.clock_time());
        Ok(Begun { texts: Started::of(&*table, clocks.as_ref())?, table, clocks })
    }

    /// Plans messages for the people who begin a game that has just started.
    pub(crate) fn plan_first_notices(&self, table: &LiveTable) {
        if let Some(game) = &table.table {
            self.plan_notices(table, 0, SeatSet::EMPTY, game.status().awaited());
        }
    }

    /// Removes a waiting table on behalf of the guest who created it.
    pub(crate) async fn cancel(&self, live: &Arc<Live>, user: &str) -> Result<(), Error> {
        let _turn = live.turn().await;
        match self.store.cancel_game(&live.id, user).await {
            Ok(()) => {
                self.drop_removed(live);
                self.node.announce(&live.id);
                Ok(())
            }
            Err(duchy_store::Error::Conflict) => Err(Error::NotYourTable),
            Err(error) => Err(error.into()),
        }
    }

    /// Drops the copy of a removed table; its viewers learn that it is gone.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(live) = self.tables.find(id) {
            self.drop_removed(&live);
        }
        self.node.announce(id);
    }

    /// Drops the copy of a table that is no longer stored.
    pub(crate) fn drop_removed(&self, live: &Arc<Live>) {
        self.tables.remove(live);
        live.remove();
    }

    /// Discards a table's copy in memory after a bug; the next request reloads it.
    pub(crate) fn abandon(&self, live: &Arc<Live>) {
        self.tables.remove(live);
        live.abandon();
    }
}

/// Starts the game of a table with all seats taken.
pub(crate) fn start(
    registry: &Registry,
    game: &str,
    options: &str,
    catalogue: Option<String>,
    seats: &[SeatRow],
    secret: &Secret,
    at: &str,
) -> Result<Box<dyn Table>, Error> {
    let options =
        serde_json::from_str(options).map_err(|error| Error::internal("stored options can't be read", error))?;
    let players = seats.iter().map(|seat| player(&seat.kind)).collect();
    let new = NewGame { players, options, catalogue, at: Some(at.to_owned()) };
    registry.find(game).and_then(|kind| kind.open(new, secret)).map_err(Error::of_open)
}

/// Whether a bot has the first turn.
pub(crate) fn begins_with_bot(table: &dyn Table) -> bool {
    table.status().awaited().iter().any(|seat| table.players()[seat.index()].bot.is_some())
}

/// A game that is about to start.
pub(crate) struct Begun {
    table: Box<dyn Table>,
    clocks: Option<Clocks>,
    texts: Started,
}

impl Begun {
    /// What is stored of it.
    pub(crate) fn start(&self) -> Start<'_> {
        self.texts.start(begins_with_bot(&*self.table))
    }

    /// The table, once it is stored.
    pub(crate) fn apply(self, table: &mut LiveTable) {
        let row = &mut table.game;
        (row.phase, row.header, row.status) = (Phase::Playing, Some(self.texts.header), Some(self.texts.status));
        (row.clock, table.clocks) = (self.texts.clock, self.clocks);
        table.table = Some(self.table);
    }
}

/// What is stored of a game that has just started.
pub(crate) struct Started {
    header: String,
    status: String,
    clock: Option<String>,
    flag_at: Option<i64>,
}

impl Started {
    pub(crate) fn of(table: &dyn Table, clocks: Option<&Clocks>) -> Result<Self, Error> {
        Ok(Started {
            header: json(&table.record().header)?,
            status: json(&Standing::of(table))?,
            clock: clocks.map(json).transpose()?,
            flag_at: clocks.and_then(Clocks::flag_at),
        })
    }

    pub(crate) fn start(&self, bot_to_act: bool) -> Start<'_> {
        let clock = self.clock.as_deref().map(|state| Ticking { state, flag_at: self.flag_at });
        Start { header: &self.header, status: &self.status, bot_to_act, clock }
    }
}

/// The clocks of a game that has just started, if the players have agreed on any.
pub(crate) fn start_clocks(table: &dyn Table, terms: &Terms, now: i64) -> Option<Clocks> {
    let pace = terms.clock.as_ref()?.pace;
    let awaited = table.status().awaited();
    let running = awaited.iter().filter(|seat| table.players()[seat.index()].bot.is_none()).collect();
    Some(Clocks::start(pace, table.players().len(), running, now))
}

/// Puts another player on a seat.
fn sit_down(seats: &mut [SeatRow], sits: Sits<'_>) {
    let (Sits::Bot { seat, .. } | Sits::Owner { seat }) = sits;
    let Some(row) = seats.get_mut(usize::from(seat)) else { return };
    row.kind = match (sits, std::mem::replace(&mut row.kind, SeatKind::Open)) {
        (Sits::Bot { level, name, .. }, before) => {
            let owner = match before {
                SeatKind::Person { user_id, .. } => Some(user_id),
                SeatKind::Bot { owner, .. } => owner,
                SeatKind::Open => None,
            };
            SeatKind::Bot { level: level.to_owned(), name: name.to_owned(), owner }
        }
        (Sits::Owner { .. }, SeatKind::Bot { name, owner: Some(user_id), .. }) => SeatKind::Person { user_id, name },
        (Sits::Owner { .. }, before) => before,
    };
}

pub(crate) fn player(kind: &SeatKind) -> Player {
    match kind {
        SeatKind::Open => Player::person(""),
        SeatKind::Person { name, .. } => Player::person(name),
        SeatKind::Bot { level, name, .. } => Player { name: name.clone(), bot: Some(level.clone()) },
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::internal("a value can't be written as JSON", error))
}

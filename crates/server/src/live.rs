//! A table in memory: loaded by replaying its stored record, shared by all its viewers.

use std::{
    sync::{Mutex as StdMutex, PoisonError, RwLock, RwLockReadGuard, atomic::AtomicU64},
    time::{Duration, Instant},
};

use duchy_game::{DecisionId, Seat, SeatSet, context::Seed};
use duchy_host::{Entry, EntryKind, Player, Record, Registry, Request, Secret, Step, Table, UndoBlocked, UndoBy};
use duchy_store::{GameRow, Loaded, SeatKind, SeatRow, User};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::{
    Error, Retention,
    clock::{Change, Clocks},
    clocks::Down,
    company::Company,
    frames::Frames,
    protocol::{Act, Closed, Proposal, Proposed, State, TableStatus},
    random::now,
    state,
    terms::{AtZero, Terms},
};

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: String,
    /// Held while a change is prepared, stored and shown: one change at a time.
    turn: Mutex<()>,
    /// Write-locked only while a stored change takes effect, so that readers never wait for the database.
    table: RwLock<LiveTable>,
    news: watch::Sender<News>,
    used: StdMutex<Instant>,
    /// The epoch in which this server took the lead; see nodes.rs. 0 if it has not.
    pub(crate) lease: AtomicU64,
    /// Who is looking, and what they write.
    pub(crate) company: Company,
}

/// What viewers are notified of: the table changed, or this copy of it was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// Number of changes so far.
    Changed(u64),
    /// The copy was discarded: load the table again.
    Gone,
    /// The table was removed.
    Removed,
}

/// The right to change a table, held by one task at a time.
pub(crate) struct Turn<'a> {
    live: &'a Live,
    _alone: MutexGuard<'a, ()>,
}

impl Turn<'_> {
    pub(crate) fn read(&self) -> RwLockReadGuard<'_, LiveTable> {
        self.live.read()
    }

    /// Applies a change that has been stored, and notifies viewers.
    pub(crate) fn change<T>(&mut self, change: impl FnOnce(&mut LiveTable) -> T) -> T {
        let mut table = self.live.table.write().unwrap_or_else(PoisonError::into_inner);
        let done = change(&mut table);
        table.frames = Frames::default();
        drop(table);
        self.live.announce();
        done
    }

    /// Records whether a task is playing the bots' turns. Viewers are not notified.
    pub(crate) fn set_bots_running(&mut self, running: bool) {
        self.live.table.write().unwrap_or_else(PoisonError::into_inner).bots_running = running;
    }
}

impl Live {
    pub(crate) fn new(table: LiveTable) -> Self {
        Live {
            id: table.game.id.clone(),
            turn: Mutex::default(),
            table: RwLock::new(table),
            news: watch::Sender::new(News::Changed(0)),
            used: StdMutex::new(Instant::now()),
            lease: AtomicU64::new(0),
            company: Company::default(),
        }
    }

    /// The table as stored.
    pub(crate) fn read(&self) -> RwLockReadGuard<'_, LiveTable> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.table.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the right to change the table.
    pub(crate) async fn turn(&self) -> Turn<'_> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Turn { live: self, _alone: self.turn.lock().await }
    }

    /// How long it has been idle.
    pub(crate) fn idle(&self) -> Duration {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Clears the cached stream messages.
    pub(crate) fn forget_frames(&self) {
        self.table.read().unwrap_or_else(PoisonError::into_inner).frames.clear();
    }

    /// Subscribes to changes.
    pub(crate) fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Notifies viewers of a change.
    fn announce(&self) {
        self.news.send_modify(|news| {
            if let News::Changed(times) = news {
                *times += 1;
            }
        });
    }

    /// Whether this copy was discarded.
    pub(crate) fn is_abandoned(&self) -> bool {
        matches!(*self.news.borrow(), News::Gone | News::Removed)
    }

    /// Notifies viewers that the table was removed.
    pub(crate) fn remove(&self) {
        self.news.send_replace(News::Removed);
    }

    /// Notifies viewers that this copy is discarded.
    pub(crate) fn abandon(&self) {
        self.news.send_replace(News::Gone);
    }
}

/// A table's row, its game once it has started, and its secret.
pub(crate) struct LiveTable {
    pub(crate) game: GameRow,
    pub(crate) secret: Secret,
    pub(crate) table: Option<Box<dyn Table>>,
    /// How long it is kept.
    pub(crate) retention: Retention,
    /// What the players have agreed on.
    pub(crate) terms: Terms,
    /// The clocks, once the game has started, if there are any.
    pub(crate) clocks: Option<Clocks>,
    /// What a player has proposed since the last entry.
    pub(crate) proposal: Option<Proposal>,
    /// How long there was no server, for the clocks.
    pub(crate) down: Down,
    /// Whether a task is playing the bots' turns.
    pub(crate) bots_running: bool,
    /// Messages built since the last change.
    pub(crate) frames: Frames,
}

/// The summary stored for lists.
#[derive(Serialize, Deserialize)]
pub(crate) struct Standing {
    pub(crate) status: TableStatus,
    pub(crate) scores: Vec<i32>,
    /// The game is over and counts for no list: the players agreed to end it, or it has a free undo.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) uncounted: bool,
}

impl Standing {
    pub(crate) fn of(table: &dyn Table) -> Self {
        let status = TableStatus::of(table.status(), table.record().entries.last());
        Standing { status, scores: table.scores(), uncounted: false }
    }

    /// The summary after a prepared step.
    pub(crate) fn after(table: &dyn Table, step: &Step) -> Self {
        let free = |entry: &Entry| matches!(&entry.kind, EntryKind::UndoTo { how: Some(how), .. } if how.free);
        let status = TableStatus::of(step.status(), Some(step.entry()));
        let uncounted = match status {
            TableStatus::Awaiting { .. } => false,
            TableStatus::Over { agreed, .. } => agreed || table.record().entries.iter().any(free),
        };
        Standing { status, scores: step.scores().to_vec(), uncounted }
    }
}

/// What a guest has to do to undo a decision.
pub(crate) enum UndoWay {
    /// Nothing: it goes back to this entry at once.
    Now {
        /// The entry.
        to: u32,
        /// What allows it.
        by: UndoBy,
    },
    /// Ask the others.
    Ask(Proposal),
}

/// A computer opponent's turn.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) decision: DecisionId,
}

impl LiveTable {
    /// Replays a stored record.
    pub(crate) fn of(registry: &Registry, loaded: Loaded, retention: Retention, down: Down) -> Result<Self, Error> {
        let Loaded { game, secret, entries } = loaded;
        let (table, secret) = match &game.header {
            // Tables on a deal start at once, so a waiting table always has a seed of its own.
            None => (None, Secret::Seed(Seed(secret.0))),
            Some(header) => {
                let result = game.result.as_ref().map(|result| format!("{{\"result\":{result}}}"));
                let lines: Vec<&str> = [header.as_str()]
                    .into_iter()
                    .chain(entries.iter().map(String::as_str))
                    .chain(result.as_deref())
                    .collect();
                let record = Record::parse(&lines.join("\n"))
                    .map_err(|error| Error::internal("a stored record can't be read", error))?;
                let table = registry
                    .replay(&record)
                    .map_err(|error| Error::internal("a stored record does not replay", error))?;
                let secret = Secret::reopen(&record.header.chance, secret.0).ok_or_else(|| {
                    Error::internal("the stored secret does not match the table's commitment", game.id.clone())
                })?;
                (Some(table), secret)
            }
        };
        let mut live = LiveTable {
            game: game.clone(),
            secret,
            table,
            retention,
            terms: Terms::default(),
            clocks: None,
            proposal: None,
            down,
            bots_running: false,
            frames: Frames::default(),
        };
        live.set_row(game);
        Ok(live)
    }

    /// Takes over a stored row, with all that is read from it.
    pub(crate) fn set_row(&mut self, game: GameRow) {
        self.terms = Terms::read(&game.terms);
        self.clocks = game.clock.as_deref().and_then(|clock| serde_json::from_str(clock).ok());
        self.proposal = game.proposal.as_deref().and_then(|proposal| serde_json::from_str(proposal).ok());
        self.game = game;
    }

    /// The game, if it has started.
    pub(crate) fn started(&self) -> Result<&dyn Table, Error> {
        self.table.as_deref().ok_or(Error::NotStarted)
    }

    /// Refuses spectators where the players want none.
    pub(crate) fn check_watching(&self, user: Option<&str>) -> Result<(), Error> {
        if state::may_watch(&self.game, user) { Ok(()) } else { Err(Error::PlayersOnly) }
    }

    /// Refuses people whom the table is not for.
    pub(crate) fn check_invited(&self, user: &User) -> Result<(), Error> {
        let named = |login: &String| user.login.as_ref().is_some_and(|own| *own == login.trim().to_lowercase());
        let free = self.terms.people.is_empty() || self.game.creator.as_deref() == Some(&user.id);
        if free || self.terms.people.iter().any(named) { Ok(()) } else { Err(Error::NotInvited) }
    }

    /// The seats of a guest.
    pub(crate) fn seats_of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = Seat> + 'a {
        self.game
            .seats
            .iter()
            .filter(move |seat| matches!(&seat.kind, SeatKind::Person { user_id, .. } if user_id == user))
            .map(|seat| Seat(seat.seat))
    }

    /// The seats of a guest that a computer plays for them until they return.
    pub(crate) fn away_seats_of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = Seat> + 'a {
        let away = move |seat: &Seat| match &self.game.seats[seat.index()].kind {
            SeatKind::Bot { owner, .. } => owner.as_deref() == Some(user),
            _ => false,
        };
        self.clocks.iter().flat_map(Clocks::out).filter(away)
    }

    /// What a guest has to do to undo the last decision of one of their seats.
    pub(crate) fn undo_way(&self, user: &str, seat: Seat) -> Result<UndoWay, UndoBlocked> {
        let Some(table) = self.table.as_deref() else { return Err(UndoBlocked::Nothing) };
        let blocked = match table.undo_point(seat) {
            Ok(to) => return Ok(UndoWay::Now { to, by: UndoBy::Right }),
            Err(blocked) => blocked,
        };
        let Some(beyond) = table.undo_beyond(seat) else { return Err(blocked) };
        let own: Vec<Seat> = self.seats_of(user).collect();
        let people = |row: &&SeatRow| matches!(row.kind, SeatKind::Person { .. }) && !own.contains(&Seat(row.seat));
        if self.terms.free_undo && !self.game.seats.iter().any(|row| people(&row)) {
            return Ok(UndoWay::Now { to: beyond.to, by: UndoBy::Freely });
        }
        let waiting: Vec<Seat> = beyond.asked.iter().filter(|seat| !own.contains(seat)).collect();
        if waiting.is_empty() {
            return Err(blocked);
        }
        Ok(UndoWay::Ask(Proposal {
            seat,
            what: Proposed::Undo { to: beyond.to },
            asked: beyond.asked.iter().collect(),
            waiting,
            until: None,
            closed: None,
        }))
    }

    /// What a player has proposed, while it can be answered.
    pub(crate) fn open_proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref().filter(|proposal| proposal.is_open(&now()))
    }

    /// What is left of a proposal after a step. A computer's move, or one without a choice, changes nothing about it: an
    /// undo goes back just as far, and the same people have to agree. Anything else closes it, unless it carries it out.
    pub(crate) fn proposal_after(&self, request: &Request, step: &Step) -> Option<Proposal> {
        let proposal = self.proposal.as_ref().filter(|_| !step.status().is_over())?;
        let is_bot = |seat: Seat| matches!(self.game.seats[seat.index()].kind, SeatKind::Bot { .. });
        match request {
            Request::Action { seat, auto, .. } if *auto || is_bot(*seat) => Some(proposal.clone()),
            Request::Undo { by: UndoBy::Agreement(_), .. } => None,
            _ => proposal.is_open(&now()).then(|| proposal.closed(Closed::MovedOn)),
        }
    }

    /// Limits undos to one per four entries, plus fifty.
    pub(crate) fn check_undos(&self) -> Result<(), Error> {
        let entries = &self.started()?.record().entries;
        let undos = entries.iter().filter(|entry| matches!(entry.kind, EntryKind::UndoTo { .. })).count();
        if undos >= 50 + entries.len() / 4 { Err(Error::UndoLimit) } else { Ok(()) }
    }

    /// Refuses seats that are not this guest's.
    pub(crate) fn own_seat(&self, user: &str, seat: Seat) -> Result<Seat, Error> {
        self.seats_of(user).find(|&own| own == seat).ok_or(Error::NotYourSeat)
    }

    /// Turns a guest's answer to a decision into a request.
    pub(crate) fn answer(&self, user: &str, act: Act) -> Result<Request, Error> {
        let table = self.started()?;
        let own: Vec<Seat> = self.seats_of(user).collect();
        if own.is_empty() {
            return Err(Error::NotYourSeat);
        }
        if table.status().is_over() {
            return Err(Error::Over("the game is over; start a new one".to_owned()));
        }
        // Two of a guest's seats may have open decisions: prefer the named seat, then the one they are viewing from.
        let named = act.seat.map(|seat| self.own_seat(user, seat)).transpose()?;
        let candidates = match named {
            Some(seat) => vec![seat],
            None => self.viewer(Some(user)).into_iter().chain(own).collect(),
        };
        let asked = |seat: &Seat| table.decision_id(*seat) == Some(DecisionId(act.decision));
        match candidates.into_iter().find(asked) {
            Some(seat) => Ok(Request::action(seat, act.action)),
            None => Err(self.stale(user)),
        }
    }

    /// The error for an answer to a question that is no longer open.
    pub(crate) fn stale(&self, user: &str) -> Error {
        // The log comes with the stream.
        let state: Box<State> = Box::new(self.state(Some(user), Some(self.game.seq)));
        let message = match state.decision {
            Some(_) => "this decision is no longer open; here is the current one",
            None => "it's not your turn; here is the current state",
        };
        Error::Stale(message, state)
    }

    /// Whether any person is still playing. If all have resigned, the table is paused.
    pub(crate) fn is_occupied(&self) -> bool {
        let resigned = self.table.as_deref().map_or(SeatSet::EMPTY, |table| table.resigned());
        let present =
            |seat: &SeatRow| matches!(seat.kind, SeatKind::Person { .. }) && !resigned.contains(Seat(seat.seat));
        self.game.seats.iter().any(present)
    }

    /// The host's next move, if any: replace a player who resigned, or play a forced move.
    pub(crate) fn host_move(&self) -> Option<Request> {
        let table = self.table.as_deref().filter(|table| !table.status().is_over())?;
        if let Some(request) = self.replacement(table) {
            return Some(request);
        }
        match (table.vacant().first(), table.kind().info().bots.last()) {
            (Some(seat), Some(level)) => {
                let name = table.players()[seat.index()].name.clone();
                Some(Request::Takeover { seat, by: Player { name, bot: Some((*level).to_owned()) } })
            }
            _ if self.is_occupied() => table.only_choice(),
            _ => None,
        }
    }

    /// What was agreed for a player whose time has run out.
    fn replacement(&self, table: &dyn Table) -> Option<Request> {
        let plays = |seat: &Seat| {
            matches!(self.game.seats[seat.index()].kind, SeatKind::Person { .. }) && !table.resigned().contains(*seat)
        };
        let seat = self.clocks.as_ref()?.out().find(plays)?;
        Some(match &self.terms.clock.as_ref()?.at_zero {
            AtZero::Resign => Request::Resign { seat },
            AtZero::Bot(level) => {
                let name = table.players()[seat.index()].name.clone();
                Request::Takeover { seat, by: Player { name, bot: Some(level.clone()) } }
            }
        })
    }

    /// The seats that people play after a request.
    fn people_after(&self, request: &Request) -> SeatSet {
        let resigned = self.table.as_deref().map_or(SeatSet::EMPTY, |table| table.resigned());
        let is_person = |seat: &&SeatRow| matches!(seat.kind, SeatKind::Person { .. });
        let people: SeatSet = self.game.seats.iter().filter(is_person).map(|seat| Seat(seat.seat)).collect();
        let people: SeatSet = people.iter().filter(|seat| !resigned.contains(*seat)).collect();
        match request {
            Request::Takeover { seat, by: Player { bot: None, .. } } => people.with(*seat),
            Request::Resign { seat } | Request::Takeover { seat, .. } => people.without(*seat),
            Request::Action { .. }
            | Request::Undo { .. }
            | Request::Timeout { .. }
            | Request::End { .. }
            | Request::Redeal { .. } => people,
        }
    }

    /// Whether it's a bot's turn after a step, with a person still playing.
    pub(crate) fn bot_to_act_after(&self, request: &Request, step: &Step) -> bool {
        let people = self.people_after(request);
        !people.is_empty() && step.status().awaited().iter().any(|seat| !people.contains(seat))
    }

    /// The clocks after a step, if there are any.
    pub(crate) fn clocks_after(&self, request: &Request, step: &Step, now: i64) -> Option<Clocks> {
        let pace = self.terms.clock.as_ref()?.pace;
        let change = match request {
            Request::Action { seat, .. } => Change::Acted(*seat),
            Request::Undo { .. } => Change::Undone,
            Request::Timeout { seat } => Change::TimedOut(*seat),
            Request::Takeover { seat, by: Player { bot: None, .. } } => Change::Returned(*seat),
            Request::Takeover { .. } | Request::Resign { .. } | Request::End { .. } | Request::Redeal { .. } => {
                Change::Other
            }
        };
        let people = self.people_after(request);
        let running: SeatSet = step.status().awaited().iter().filter(|seat| people.contains(*seat)).collect();
        Some(self.clocks.as_ref()?.after(pace, change, running, now))
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        let table = self.table.as_deref().filter(|_| self.is_occupied())?;
        table.status().awaited().iter().find_map(|seat| {
            let level = table.players()[seat.index()].bot.clone()?;
            Some(BotTurn { seat, level, decision: table.decision_id(seat)? })
        })
    }
}

//! The people at a table: who is looking, and what they write to each other. Players write among themselves and
//! spectators among themselves until the game is over.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use duchy_game::Seat;
use duchy_store::{ChatLine, GameRow, Phase, SeatKind, User};
use tokio::sync::watch;

use crate::{
    App, Error,
    live::Live,
    name,
    protocol::{ChatMessage, Presence, QuickWord, Say, TablePeople},
    random::now,
    state,
};

/// Messages a viewer is sent.
const SHOWN: usize = 60;
/// Maximum length of a message, in characters.
const LONGEST: usize = 300;
/// Attempts to write while other servers write at the same table.
const ATTEMPTS: usize = 5;

/// The people at a table.
pub(crate) struct Company {
    inner: Mutex<Inner>,
    news: watch::Sender<u64>,
}

/// Open streams by person; `None` is everybody without a name.
pub(crate) type Streams = HashMap<Option<String>, usize>;

#[derive(Default)]
struct Inner {
    /// The messages, once they are loaded.
    chat: Option<Vec<ChatLine>>,
    looking: Streams,
    /// The same at other servers.
    elsewhere: Streams,
    /// When people closed their last stream.
    left: HashMap<String, String>,
}

impl Inner {
    /// Whether somebody is looking, at whatever server.
    fn is_looking(&self, user: &str) -> bool {
        let user = Some(user.to_owned());
        self.looking.contains_key(&user) || self.elsewhere.contains_key(&user)
    }

    /// Remembers when these people left, unless they are still looking.
    fn leave(&mut self, users: impl IntoIterator<Item = Option<String>>) {
        for user in users.into_iter().flatten() {
            if !self.is_looking(&user) {
                self.left.insert(user, now());
            }
        }
    }
}

impl Default for Company {
    fn default() -> Self {
        Company { inner: Mutex::default(), news: watch::Sender::new(0) }
    }
}

impl Company {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to changes; the value counts them.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Notifies viewers of a change.
    pub(crate) fn announce(&self) {
        self.news.send_modify(|times| *times += 1);
    }

    fn enter(&self, user: Option<String>) {
        *self.lock().looking.entry(user).or_default() += 1;
        self.announce();
    }

    fn leave(&self, user: Option<String>) {
        let mut inner = self.lock();
        if let Some(streams) = inner.looking.get_mut(&user) {
            *streams -= 1;
            if *streams == 0 {
                inner.looking.remove(&user);
                inner.leave([user]);
            }
        }
        drop(inner);
        self.announce();
    }

    /// Whether somebody is looking at the table.
    pub(crate) fn is_looking(&self, user: &str) -> bool {
        self.lock().is_looking(user)
    }

    /// Who looks at the table at this server.
    pub(crate) fn looking(&self) -> Streams {
        self.lock().looking.clone()
    }

    /// Takes over who looks at the table at other servers.
    pub(crate) fn set_elsewhere(&self, elsewhere: Streams) {
        let mut inner = self.lock();
        if inner.elsewhere == elsewhere {
            return;
        }
        let before = std::mem::replace(&mut inner.elsewhere, elsewhere);
        inner.leave(before.into_keys());
        drop(inner);
        self.announce();
    }

    /// What a viewer is shown. `muted` are the people they don't want to hear.
    pub(crate) fn gathering(
        &self,
        game: &GameRow,
        user: Option<&str>,
        muted: &HashSet<String>,
        can_write: bool,
    ) -> TablePeople {
        let inner = self.lock();
        let player = |seat: &duchy_store::SeatRow| {
            let id = person(&seat.kind)?;
            let here = inner.is_looking(id);
            let left_at = if here { None } else { inner.left.get(id).cloned() };
            Some(Presence { seat: Seat(seat.seat), here, left_at })
        };
        let named = |streams: &Streams| streams.keys().flatten().cloned().collect::<HashSet<String>>();
        let named = &named(&inner.looking) | &named(&inner.elsewhere);
        let nameless =
            [&inner.looking, &inner.elsewhere].map(|streams| streams.get(&None).copied().unwrap_or_default());
        let spectators =
            named.iter().filter(|id| !state::plays(game, Some(id))).count() + nameless.iter().sum::<usize>();
        let plays = state::plays(game, user);
        let heard = |line: &&ChatLine| may_read(game, plays, line) && !muted.contains(&line.user_id);
        let chat: Vec<&ChatLine> = inner.chat.iter().flatten().filter(heard).collect();
        let latest = &chat[chat.len().saturating_sub(SHOWN)..];
        TablePeople {
            players: game.seats.iter().filter_map(player).collect(),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            can_write,
            chat: latest.iter().map(|line| message(line, user)).collect(),
        }
    }
}

/// The person who plays a seat, or whom a computer plays for.
fn person(kind: &SeatKind) -> Option<&str> {
    match kind {
        SeatKind::Person { user_id, .. } => Some(user_id),
        SeatKind::Bot { owner, .. } => owner.as_deref(),
        SeatKind::Open => None,
    }
}

/// Whether somebody may read a message: their own side's, and all of them once the game is over.
fn may_read(game: &GameRow, plays: bool, line: &ChatLine) -> bool {
    game.phase == Phase::Over || line.players == plays
}

fn message(line: &ChatLine, user: Option<&str>) -> ChatMessage {
    let quick = if line.quick { quick_word(&line.text) } else { None };
    ChatMessage {
        number: line.number,
        name: line.name.clone(),
        players: line.players,
        mine: Some(line.user_id.as_str()) == user,
        text: quick.is_none().then(|| line.text.clone()),
        quick,
        at: line.at.clone(),
    }
}

/// The quick word of this name.
fn quick_word(name: &str) -> Option<QuickWord> {
    serde_json::from_value(serde_json::Value::String(name.to_owned())).ok()
}

/// Somebody who looks at a table, until this is dropped.
pub(crate) struct Looking {
    app: Arc<App>,
    live: Arc<Live>,
    user: Option<String>,
}

impl Looking {
    pub(crate) fn new(app: &Arc<App>, live: Arc<Live>, user: Option<String>) -> Self {
        live.company.enter(user.clone());
        app.node.looking_changed(&live);
        Looking { app: app.clone(), live, user }
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.live.company.leave(self.user.take());
        self.app.node.looking_changed(&self.live);
    }
}

impl App {
    /// Loads the messages of a table, if nobody has yet.
    pub(crate) async fn load_chat(&self, live: &Live) -> Result<(), Error> {
        if live.company.lock().chat.is_none() {
            self.reload_chat(live).await?;
        }
        Ok(())
    }

    async fn reload_chat(&self, live: &Live) -> Result<(), Error> {
        let chat = self.store.chat(&live.id).await?;
        live.company.lock().chat = Some(chat);
        live.company.announce();
        Ok(())
    }

    /// Brings the messages of a table up to date with what other servers have stored.
    pub(crate) async fn catch_up_chat(&self, live: &Live) -> Result<(), Error> {
        let last = live.company.lock().chat.as_ref().map(|chat| chat.last().map_or(0, |line| line.number));
        if let Some(last) = last
            && self.store.last_chat_line(&live.id).await? != last
        {
            self.reload_chat(live).await?;
        }
        Ok(())
    }

    /// Whether people can write at a table.
    pub(crate) async fn has_chat(&self, live: &Live) -> Result<bool, Error> {
        Ok(!live.read().terms.no_chat && self.switches().await?.chat)
    }

    /// Writes a message at a table, among the players or among the spectators. Returns its number.
    pub(crate) async fn say(self: &Arc<Self>, live: Arc<Live>, user: User, what: Say) -> Result<u32, Error> {
        if !self.has_chat(&live).await? {
            return Err(Error::ChatOff);
        }
        let (text, quick) = match what {
            Say::Text(text) => (name::clean_text(&text, LONGEST)?, false),
            Say::Quick(word) => {
                let name = serde_json::to_value(word).ok();
                (name.and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default(), true)
            }
        };
        let (players, name) = {
            let table = live.read();
            table.check_watching(Some(&user.id))?;
            let seat = table.game.seats.iter().find(|seat| person(&seat.kind) == Some(&user.id));
            (seat.is_some(), seat.and_then(|seat| seat.kind.name()).unwrap_or(&user.name).to_owned())
        };
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            app.load_chat(&live).await?;
            for _ in 0..ATTEMPTS {
                let last = live.company.lock().chat.as_ref().and_then(|chat| chat.last().map(|line| line.number));
                let line = ChatLine {
                    number: last.unwrap_or_default() + 1,
                    user_id: user.id.clone(),
                    name: name.clone(),
                    players,
                    quick,
                    text: text.clone(),
                    at: now(),
                };
                match app.store.add_chat_line(&live.id, &line).await {
                    Ok(()) => {
                        let number = line.number;
                        live.company.lock().chat.get_or_insert_default().push(line);
                        live.company.announce();
                        app.node.announce(&live.id);
                        return Ok(number);
                    }
                    // Another message got this number.
                    Err(duchy_store::Error::Conflict) => app.reload_chat(&live).await?,
                    Err(error) => return Err(error.into()),
                }
            }
            Err(Error::SlowDown(1))
        })
        .await
    }

    /// A message that somebody may read.
    pub(crate) async fn readable(&self, live: &Live, user: &str, number: u32) -> Result<ChatLine, Error> {
        self.load_chat(live).await?;
        let table = live.read();
        table.check_watching(Some(user))?;
        let plays = state::plays(&table.game, Some(user));
        let inner = live.company.lock();
        let found = inner.chat.iter().flatten().find(|line| line.number == number);
        found.filter(|line| may_read(&table.game, plays, line)).cloned().ok_or(Error::NotFound)
    }

    /// Forgets the messages in memory of somebody who was erased.
    pub(crate) fn forget_messages_of(&self, user: &str) {
        for live in self.tables.all() {
            let mut inner = live.company.lock();
            if let Some(chat) = &mut inner.chat
                && chat.iter().any(|line| line.user_id == user)
            {
                chat.retain(|line| line.user_id != user);
                drop(inner);
                live.company.announce();
            }
        }
    }
}

//! Moves the server makes on its own: forced moves and computer opponents.

use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use duchy_host::{BotTurn as Thought, Request};
use tokio::time::Instant;

use crate::{
    App, Error,
    live::{BotTurn, Live, LiveTable, Turn},
    random,
};

/// Backoff after a failed write: initial and maximum.
const MIN_BACKOFF: Duration = Duration::from_millis(500);
const MAX_BACKOFF: Duration = Duration::from_secs(30);

impl App {
    /// Plays pending host moves before anyone else acts. If a write fails, [`App::run_bots`] retries it.
    pub(crate) async fn play_host_moves(&self, live: &Live, turn: &mut Turn<'_>) {
        if let Err(error) = self.try_host_moves(live, turn).await {
            tracing::warn!(table = live.id, %error, "could not store a host move; retrying later");
        }
    }

    async fn try_host_moves(&self, live: &Live, turn: &mut Turn<'_>) -> Result<(), Error> {
        loop {
            let Some(request) = turn.read().host_move() else { return Ok(()) };
            self.commit_own(live, turn, &request).await?;
        }
    }

    /// Commits a host or bot move. If another server wrote first, fails so that the caller backs off.
    async fn commit_own(&self, live: &Live, turn: &mut Turn<'_>, request: &Request) -> Result<(), Error> {
        match self.commit(live, turn, request).await? {
            Some(_) => Ok(()),
            None => Err(Error::Storage(duchy_store::Error::Conflict)),
        }
    }

    /// Starts a task that plays the bots' turns at a table, unless one is already running. Returns whether a bot or
    /// the host has a move to make.
    pub(crate) async fn run_bots(self: &Arc<Self>, live: &Arc<Live>) -> bool {
        let mut turn = live.turn().await;
        let (running, needed) = {
            let table = turn.read();
            (table.bots_running, table.host_move().is_some() || table.bot_turn().is_some())
        };
        if running || !needed || self.is_closing() {
            return needed;
        }
        if !self.leads(live).await {
            return needed;
        }
        turn.set_bots_running(true);
        drop(turn);
        let (app, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let playing = tokio::spawn({
                let (app, live) = (app.clone(), live.clone());
                async move { app.play_bots(&live).await }
            });
            if let Err(panic) = playing.await {
                tracing::error!(table = live.id, %panic, "the bot task panicked");
                app.abandon(&live);
            }
        });
        true
    }

    /// Plays until it's a person's turn, every person has resigned, or the game is over.
    async fn play_bots(&self, live: &Live) {
        let mut wait = MIN_BACKOFF;
        loop {
            match self.play_bot(live).await {
                Ok(Played::Once) => wait = MIN_BACKOFF,
                Ok(Played::Nothing) => return,
                Err(error) => {
                    tracing::warn!(table = live.id, %error, "could not store a bot's move; retrying");
                    if self.closes_within(wait).await {
                        return;
                    }
                    wait = (wait * 2).min(MAX_BACKOFF);
                }
            }
        }
    }

    async fn play_bot(&self, live: &Live) -> Result<Played, Error> {
        let began = Instant::now();
        let mut turn = live.turn().await;
        self.try_host_moves(live, &mut turn).await?;
        let bot = {
            let table = turn.read();
            match table.bot_turn() {
                Some(bot) if !self.is_closing() && !live.is_abandoned() && self.still_leads(live) => {
                    let search = bot_search(&table, &bot)?;
                    Some((bot, search))
                }
                _ => None,
            }
        };
        let Some((bot, search)) = bot else {
            turn.set_bots_running(false);
            return Ok(Played::Nothing);
        };
        drop(turn);

        let thinking = Instant::now();
        let choice = self.think(live, search).await;
        self.metrics.thought(&bot.level, thinking.elapsed());
        let pace = self.config.bot_pace.saturating_sub(began.elapsed());
        if !pace.is_zero() {
            self.closes_within(pace).await;
        }

        let mut turn = live.turn().await;
        // The search was stopped before it had an answer worth playing. The next start plays on.
        if self.is_closing() {
            turn.set_bots_running(false);
            return Ok(Played::Nothing);
        }
        // If a player undid a move or resigned in the meantime, the choice is for a position that no longer exists.
        let still_open = turn.read().table.as_ref().and_then(|table| table.decision_id(bot.seat)) == Some(bot.decision);
        if still_open {
            self.play_choice(live, &mut turn, &bot, choice).await?;
            self.try_host_moves(live, &mut turn).await?;
        }
        Ok(Played::Once)
    }

    /// Plays a bot's choice, or the first legal action if it has none or chose an illegal one.
    async fn play_choice(
        &self,
        live: &Live,
        turn: &mut Turn<'_>,
        bot: &BotTurn,
        choice: Option<String>,
    ) -> Result<(), Error> {
        if let Some(action) = choice {
            match self.commit_own(live, turn, &Request::action(bot.seat, action)).await {
                Err(error @ (Error::Illegal(..) | Error::Malformed(_))) => {
                    tracing::error!(table = live.id, level = bot.level, %error, "a bot chose an illegal action");
                }
                done => return done,
            }
        }
        let decision = turn.read().table.as_ref().and_then(|table| table.decision(bot.seat));
        let first = decision.and_then(|decision| decision.choices.into_iter().next());
        let first =
            first.ok_or_else(|| Error::internal("a seat with no legal actions was asked to act", bot.level.clone()))?;
        self.commit_own(live, turn, &Request::action(bot.seat, first.action)).await
    }

    /// Runs the search on a blocking thread, within the level's budget and the time limit. `None` if it panics.
    async fn think(&self, live: &Live, search: Thought) -> Option<String> {
        let _slot = self.bot_slots.acquire().await.ok()?;
        let stop = Arc::new(AtomicBool::new(false));
        let mut running = tokio::task::spawn_blocking({
            let stop = stop.clone();
            move || search(&stop)
        });
        let done = tokio::select! {
            done = &mut running => done,
            _ = self.closes_within(self.config.bot_time) => {
                stop.store(true, Ordering::Relaxed);
                running.await
            }
        };
        done.inspect_err(
            |panic| tracing::error!(table = live.id, %panic, "a bot panicked; playing its first legal action"),
        )
        .ok()
    }
}

enum Played {
    Once,
    Nothing,
}

/// The search for a bot's next action, ready to run on another thread.
fn bot_search(table: &LiveTable, turn: &BotTurn) -> Result<Thought, Error> {
    let table = table.started()?;
    let seed = u64::from_le_bytes(random::bytes()?);
    // One each: many bots share the cores.
    let threads = NonZero::<usize>::MIN;
    table.bot_turn(turn.seat, &turn.level, seed, threads).map_err(|error| Error::of_play(error, table.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Config,
        protocol::NewTable,
        setup::{From, Setup},
    };
    use duchy_game::context::Seed;
    use duchy_host::Secret;
    use duchy_store::NewUser;
    use std::{num::NonZero, sync::Mutex};

    fn config(folder: &tempfile::TempDir) -> Config {
        Config {
            database: format!("sqlite:{}", folder.path().join("duchy.db").display()),
            bot_pace: Duration::from_secs(3600),
            bot_time: Duration::from_millis(20),
            bot_threads: NonZero::<usize>::MIN,
            ..Config::default()
        }
    }

    /// A server and a table where a slow bot has the first turn.
    async fn waiting_for_bot() -> (tempfile::TempDir, Arc<App>, Arc<Live>) {
        let folder = tempfile::tempdir().unwrap();
        let app = App::open(config(&folder), duchy_games::registry()).await.unwrap();
        let user = NewUser { id: "ann", name: "Ann", token_hash: "hash", label: "", at: "2026-01-01T00:00:00.000Z" };
        app.store.add_user(&user).await.unwrap();
        let new: NewTable = serde_json::from_value(serde_json::json!({
            "game": "carcassonne",
            "options": { "first": "listed" },
            "seats": [{ "kind": "bot", "level": "greedy" }, { "kind": "me", "name": "Ann" }],
        }))
        .unwrap();
        let setup = Setup::check(&app, &new, None).await.unwrap();
        setup.store(&app, "table", "ann", &Secret::Seed(Seed([7; 32])), From::default()).await.unwrap();
        let live = app.table("table").await.unwrap();
        (folder, app, live)
    }

    /// Waits until the bot has a thread.
    async fn until_it_thinks(app: &App) {
        while app.bot_slots.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_bot_that_panics_plays_its_first_legal_action() {
        let (_folder, app, live) = waiting_for_bot().await;
        let choice = app.think(&live, Box::new(|_| panic!("deliberate panic"))).await;
        assert_eq!(choice, None);
        let mut turn = live.turn().await;
        let bot = turn.read().bot_turn().unwrap();
        app.play_choice(&live, &mut turn, &bot, choice).await.unwrap();
        assert_eq!(turn.read().started().unwrap().seq(), 1);
    }

    #[tokio::test]
    async fn a_bot_that_chooses_illegally_plays_its_first_legal_action() {
        let (_folder, app, live) = waiting_for_bot().await;
        for nonsense in ["99,99 N", "abracadabra"] {
            let mut turn = live.turn().await;
            let (bot, before) = (turn.read().bot_turn().unwrap(), turn.read().started().unwrap().seq());
            app.play_choice(&live, &mut turn, &bot, Some(nonsense.to_owned())).await.unwrap();
            assert_eq!(turn.read().started().unwrap().seq(), before + 1);
        }
    }

    #[tokio::test]
    async fn a_bot_that_thinks_too_long_is_stopped() {
        let (_folder, app, live) = waiting_for_bot().await;
        let endless: Thought = Box::new(|stop| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            "at last".to_owned()
        });
        assert_eq!(app.think(&live, endless).await.as_deref(), Some("at last"));
    }

    #[tokio::test]
    async fn tables_take_turns_on_one_thread() {
        let (_folder, app, live) = waiting_for_bot().await;
        let order = Arc::new(Mutex::new(String::new()));
        let table = async |name: char| {
            for _ in 0..3 {
                let order = order.clone();
                let thinks: Thought = Box::new(move |_| {
                    order.lock().unwrap().push(name);
                    String::new()
                });
                app.think(&live, thinks).await;
            }
        };
        tokio::join!(table('a'), table('b'), table('c'));
        assert_eq!(*order.lock().unwrap(), "abcabcabc");
    }

    #[tokio::test]
    async fn a_table_never_thinks_twice_at_once() {
        let (_folder, app, live) = waiting_for_bot().await;
        until_it_thinks(&app).await;
        let tasks = Arc::strong_count(&live);
        for _ in 0..3 {
            assert!(app.run_bots(&live).await);
        }
        assert_eq!(Arc::strong_count(&live), tasks);
    }

    #[tokio::test]
    async fn a_bot_that_the_end_of_the_server_interrupts_plays_after_the_next_start() {
        let (folder, app, live) = waiting_for_bot().await;
        until_it_thinks(&app).await;
        app.wind_down();
        while live.read().bots_running {
            tokio::task::yield_now().await;
        }
        assert_eq!(live.read().game.seq, 0);
        app.close().await;

        let config = Config { bot_pace: Duration::ZERO, ..config(&folder) };
        let app = App::open(config, duchy_games::registry()).await.unwrap();
        let live = app.table("table").await.unwrap();
        let mut news = live.watch();
        while live.read().game.seq == 0 {
            news.changed().await.unwrap();
        }
    }

    #[tokio::test]
    async fn an_idle_table_is_unloaded_and_reloaded() {
        let (_folder, app, live) = waiting_for_bot().await;
        app.tables.sweep(Duration::ZERO);
        assert_eq!(app.tables.count(), 1, "the bot task keeps it in memory");
        app.abandon(&live);
        assert_eq!(app.tables.count(), 0);
        let again = app.table("table").await.unwrap();
        assert!(!Arc::ptr_eq(&again, &live));
        app.wind_down();
        // The bot task ends, and nothing holds the table any more.
        while Arc::strong_count(&again) > 2 {
            tokio::task::yield_now().await;
        }
        drop(again);
        app.tables.sweep(Duration::from_secs(3600));
        assert_eq!(app.tables.count(), 1, "it was just in use");
        app.tables.sweep(Duration::ZERO);
        assert_eq!(app.tables.count(), 0);
    }
}

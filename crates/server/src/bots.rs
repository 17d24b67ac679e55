//! What the host does by itself at a table: single choices, and the moves of computer opponents.

use std::{
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

/// How long to wait before trying again what could not be stored, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

impl App {
    /// Plays what the host has to play before anybody else acts. What can't be stored is left to [`App::run_bots`].
    pub(crate) async fn play_host_moves(&self, live: &Live, turn: &mut Turn<'_>) {
        if let Err(error) = self.try_host_moves(live, turn).await {
            tracing::warn!(table = live.id, %error, "the host's own move has to wait");
        }
    }

    async fn try_host_moves(&self, live: &Live, turn: &mut Turn<'_>) -> Result<(), Error> {
        loop {
            let Some(request) = turn.read().host_move() else { return Ok(()) };
            self.commit_own(live, turn, &request).await?;
        }
    }

    /// Where another server was faster, waiting a moment lets it finish.
    async fn commit_own(&self, live: &Live, turn: &mut Turn<'_>, request: &Request) -> Result<(), Error> {
        match self.commit(live, turn, request).await? {
            Some(_) => Ok(()),
            None => Err(Error::Storage(duchy_store::Error::Conflict)),
        }
    }

    /// Starts a task that plays for the bots of a table as long as they are to act, unless one runs already. Says
    /// whether there is anything to play.
    pub(crate) async fn run_bots(self: &Arc<Self>, live: &Arc<Live>) -> bool {
        let mut turn = live.turn().await;
        let (running, needed) = {
            let table = turn.read();
            (table.bots_running, table.host_move().is_some() || table.bot_turn().is_some())
        };
        if running || !needed || self.is_closing() {
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
                tracing::error!(table = live.id, %panic, "playing for a bot failed");
                app.abandon(&live);
            }
        });
        true
    }

    /// Plays until a person is to act, nobody is left to play for, or the game is over.
    async fn play_bots(&self, live: &Live) {
        let mut wait = FIRST_WAIT;
        loop {
            match self.play_bot(live).await {
                Ok(Played::Once) => wait = FIRST_WAIT,
                Ok(Played::Nothing) => return,
                Err(error) => {
                    tracing::warn!(table = live.id, %error, "a bot's move has to wait");
                    if self.closes_within(wait).await {
                        return;
                    }
                    wait = (wait * 2).min(LONGEST_WAIT);
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
                Some(bot) if !self.is_closing() && !live.is_abandoned() => {
                    let thinker = thinker(&table, &bot)?;
                    Some((bot, thinker))
                }
                _ => None,
            }
        };
        let Some((bot, thinker)) = bot else {
            turn.set_bots_running(false);
            return Ok(Played::Nothing);
        };
        drop(turn);

        let thought = self.think(live, thinker).await;
        let pace = self.config.bot_pace.saturating_sub(began.elapsed());
        if !pace.is_zero() {
            self.closes_within(pace).await;
        }

        let mut turn = live.turn().await;
        // Somebody may have taken back or resigned meanwhile; then the thought is about another position.
        let still_open = turn.read().table.as_ref().and_then(|table| table.decision_id(bot.seat)) == Some(bot.decision);
        if still_open {
            self.play_thought(live, &mut turn, &bot, thought).await?;
            self.try_host_moves(live, &mut turn).await?;
        }
        Ok(Played::Once)
    }

    async fn play_thought(
        &self,
        live: &Live,
        turn: &mut Turn<'_>,
        bot: &BotTurn,
        thought: Option<String>,
    ) -> Result<(), Error> {
        if let Some(action) = thought {
            match self.commit_own(live, turn, &Request::action(bot.seat, action)).await {
                Err(error @ (Error::Illegal(..) | Error::Malformed(_))) => {
                    tracing::error!(table = live.id, level = bot.level, %error, "a bot broke the rules");
                }
                done => return done,
            }
        }
        let decision = turn.read().table.as_ref().and_then(|table| table.decision(bot.seat));
        let first = decision.and_then(|decision| decision.choices.into_iter().next());
        let first = first.ok_or_else(|| Error::internal("a seat without choices is asked", bot.level.clone()))?;
        self.commit_own(live, turn, &Request::action(bot.seat, first.action)).await
    }

    /// Thinks on a thread of its own, as long as its level's budget and the clock allow. Nothing if the thought failed.
    async fn think(&self, live: &Live, thinker: Thought) -> Option<String> {
        let _turn_to_think = self.thinkers.acquire().await.ok()?;
        let stop = Arc::new(AtomicBool::new(false));
        let mut thought = tokio::task::spawn_blocking({
            let stop = stop.clone();
            move || thinker(&stop)
        });
        let done = tokio::select! {
            done = &mut thought => done,
            _ = self.closes_within(self.config.bot_time) => {
                stop.store(true, Ordering::Relaxed);
                thought.await
            }
        };
        done.inspect_err(|panic| tracing::error!(table = live.id, %panic, "a computer opponent failed; playing for it"))
            .ok()
    }
}

enum Played {
    Once,
    Nothing,
}

fn thinker(table: &LiveTable, turn: &BotTurn) -> Result<Thought, Error> {
    let table = table.started()?;
    let seed = u64::from_le_bytes(random::bytes()?);
    table.bot_turn(turn.seat, &turn.level, seed).map_err(|error| Error::of_play(error, table.kind()))
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

    /// A server and a table at which the computer opponent begins, but takes its time.
    async fn waiting_for_bot() -> (tempfile::TempDir, Arc<App>, Arc<Live>) {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            database: format!("sqlite:{}", folder.path().join("duchy.db").display()),
            bot_pace: Duration::from_secs(3600),
            bot_time: Duration::from_millis(20),
            ..Config::default()
        };
        let app = App::open(config, duchy_games::registry()).await.unwrap();
        let user = NewUser { id: "ann", name: "Ann", token_hash: "hash", at: "2026-01-01T00:00:00.000Z" };
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

    #[tokio::test]
    async fn an_opponent_that_fails_is_played_for() {
        let (_folder, app, live) = waiting_for_bot().await;
        let thought = app.think(&live, Box::new(|_| panic!("this is what the test is about"))).await;
        assert_eq!(thought, None);
        let mut turn = live.turn().await;
        let bot = turn.read().bot_turn().unwrap();
        app.play_thought(&live, &mut turn, &bot, thought).await.unwrap();
        assert_eq!(turn.read().started().unwrap().seq(), 1);
    }

    #[tokio::test]
    async fn an_opponent_that_breaks_the_rules_is_played_for() {
        let (_folder, app, live) = waiting_for_bot().await;
        for nonsense in ["99,99 N", "abracadabra"] {
            let mut turn = live.turn().await;
            let (bot, before) = (turn.read().bot_turn().unwrap(), turn.read().started().unwrap().seq());
            app.play_thought(&live, &mut turn, &bot, Some(nonsense.to_owned())).await.unwrap();
            assert_eq!(turn.read().started().unwrap().seq(), before + 1);
        }
    }

    #[tokio::test]
    async fn an_opponent_that_thinks_too_long_is_stopped() {
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
    async fn a_table_nobody_looks_at_is_let_go_and_comes_back() {
        let (_folder, app, live) = waiting_for_bot().await;
        app.tables.sweep(Duration::ZERO);
        assert_eq!(app.tables.count(), 1, "somebody plays for its opponent");
        app.abandon(&live);
        assert_eq!(app.tables.count(), 0);
        let again = app.table("table").await.unwrap();
        assert!(!Arc::ptr_eq(&again, &live));
        app.wind_down();
        // What plays there ends, and then nobody holds the table.
        while Arc::strong_count(&again) > 2 {
            tokio::task::yield_now().await;
        }
        drop(again);
        app.tables.sweep(Duration::from_secs(3600));
        assert_eq!(app.tables.count(), 1, "it was looked at a moment ago");
        app.tables.sweep(Duration::ZERO);
        assert_eq!(app.tables.count(), 0);
    }
}

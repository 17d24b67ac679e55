//! The waiting room: what the creator of a table and its players change before the game starts.

use std::sync::Arc;

use duchy_game::Seat;
use duchy_host::{NewGame, Player, Secret};
use duchy_store::{GameRow, LobbyChange, Phase, SeatKind, SeatRow};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    App, Error,
    data::text_of,
    live::{Live, LiveTable, Turn},
    name,
    random::{just_after, now},
    tables::json,
    terms::Terms,
};

/// Somebody who has to confirm a waiting table before the game starts, as stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Unconfirmed {
    /// They took their seat before the options changed.
    Seated(String),
    /// A rematch gave them a seat they have not agreed to take. It does not count among their games.
    Invited {
        /// Who.
        invited: String,
    },
}

impl Unconfirmed {
    pub(crate) fn user(&self) -> &str {
        let (Unconfirmed::Seated(user) | Unconfirmed::Invited { invited: user }) = self;
        user
    }
}

/// What a waiting table becomes.
pub(crate) struct Changed {
    /// The options; as they are if `None`.
    pub(crate) options: Option<Map<String, Value>>,
    /// What is agreed besides; as it is if `None`.
    pub(crate) terms: Option<Terms>,
    pub(crate) seats: Vec<SeatRow>,
    /// The people who have to confirm it before the game starts.
    pub(crate) unconfirmed: Vec<Unconfirmed>,
    /// The id and name of somebody whom the creator removes.
    pub(crate) removed: Option<(String, String)>,
}

impl Changed {
    /// The table as it is.
    fn of(table: &LiveTable) -> Self {
        Changed {
            options: None,
            terms: None,
            seats: table.game.seats.clone(),
            unconfirmed: unconfirmed(&table.game),
            removed: None,
        }
    }

    /// Other options or terms: everyone but the creator has to confirm them.
    pub(crate) fn options(
        table: &LiveTable,
        user: &str,
        options: Map<String, Value>,
        terms: Terms,
    ) -> Result<Self, Error> {
        created_by(table, user)?;
        let mut changed = Changed { options: Some(options), terms: Some(terms), ..Changed::of(table) };
        for seat in &table.game.seats {
            if let SeatKind::Person { user_id, .. } = &seat.kind
                && user_id != user
                && !changed.unconfirmed.iter().any(|waiting| waiting.user() == user_id)
            {
                changed.unconfirmed.push(Unconfirmed::Seated(user_id.clone()));
            }
        }
        Ok(changed)
    }

    /// This person agrees to the options as they are.
    pub(crate) fn confirmation(table: &LiveTable, user: &str) -> Result<Self, Error> {
        table.seats_of(user).next().ok_or(Error::NotYourSeat)?;
        let mut changed = Changed::of(table);
        changed.unconfirmed.retain(|waiting| waiting.user() != user);
        Ok(changed)
    }

    /// Computer opponents take the open seats.
    pub(crate) fn filled(table: &LiveTable, user: &str, level: &str, called: &str) -> Result<Self, Error> {
        created_by(table, user)?;
        let mut changed = Changed::of(table);
        for index in 0..changed.seats.len() {
            if changed.seats[index].kind == SeatKind::Open {
                let taken: Vec<String> =
                    changed.seats.iter().filter_map(|seat| seat.kind.name()).map(str::to_owned).collect();
                let name = name::unused(called, &taken);
                changed.seats[index].kind = SeatKind::Bot { level: level.to_owned(), name, owner: None };
            }
        }
        Ok(changed)
    }

    /// The seat is open again: its player leaves, or the creator removes them and they can't come back by themselves.
    pub(crate) fn vacated(table: &LiveTable, user: &str, seat: Seat) -> Result<Self, Error> {
        let mut changed = Changed::of(table);
        let row = changed.seats.get_mut(seat.index()).ok_or(Error::NotYourSeat)?;
        let gone = match std::mem::replace(&mut row.kind, SeatKind::Open) {
            SeatKind::Person { user_id, .. } if user_id == user => user_id,
            SeatKind::Person { user_id, name } => {
                created_by(table, user)?;
                changed.removed = Some((user_id.clone(), name));
                user_id
            }
            SeatKind::Bot { .. } => {
                created_by(table, user)?;
                String::new()
            }
            SeatKind::Open => return Err(Error::NotYourSeat),
        };
        changed.unconfirmed.retain(|waiting| waiting.user() != gone);
        Ok(changed)
    }

    /// Without the open seats.
    pub(crate) fn fewer(table: &LiveTable, user: &str) -> Result<Self, Error> {
        created_by(table, user)?;
        let mut changed = Changed::of(table);
        changed.seats.retain(|seat| seat.kind != SeatKind::Open);
        for (seat, number) in changed.seats.iter_mut().zip(0..) {
            seat.seat = number;
        }
        Ok(changed)
    }
}

pub(crate) fn created_by(table: &LiveTable, user: &str) -> Result<(), Error> {
    if table.game.creator.as_deref() == Some(user) { Ok(()) } else { Err(Error::NotYourTable) }
}

/// The people who have to confirm a waiting table before it starts.
fn unconfirmed(game: &GameRow) -> Vec<Unconfirmed> {
    serde_json::from_str(&game.unconfirmed).unwrap_or_default()
}

/// Whether a waiting table waits for this person to confirm it.
pub(crate) fn waits_for(game: &GameRow, user: &str) -> bool {
    unconfirmed(game).iter().any(|waiting| waiting.user() == user)
}

/// Whether a rematch waits for this person, who has not agreed to it yet.
pub(crate) fn is_invited(game: &GameRow, user: &str) -> bool {
    unconfirmed(game).contains(&Unconfirmed::Invited { invited: user.to_owned() })
}

/// Whether this person has a seat and agrees to the table as it is: a game starts only when all have.
fn has_agreed(table: &LiveTable, user: &str) -> bool {
    table.seats_of(user).next().is_some() && !waits_for(&table.game, user)
}

impl App {
    /// Changes a waiting table. `ask` looks at it and says how. The game starts if nothing is missing any more.
    pub(crate) async fn change_lobby(
        self: &Arc<Self>,
        live: Arc<Live>,
        ask: impl FnOnce(&LiveTable) -> Result<Changed, Error> + Send + 'static,
    ) -> Result<(), Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let mut turn = live.turn().await;
            let changed = {
                let table = turn.read();
                if table.game.phase != Phase::Lobby {
                    return Err(Error::Over("the game has started already; play it, or start another".to_owned()));
                }
                ask(&table)?
            };
            app.change_lobby_now(&live, &mut turn, changed).await?;
            app.play_host_moves(&live, &mut turn).await;
            drop(turn);
            app.run_bots(&live).await;
            Ok(())
        })
        .await
    }

    /// A person agrees to a waiting table as it is. A rematch counts among their games from now on.
    pub(crate) async fn confirm(self: &Arc<Self>, live: Arc<Live>, user: String) -> Result<(), Error> {
        let confirmed = self.confirm_now(live.clone(), user.clone()).await;
        // They may have agreed in another tab, and the game may have started since.
        if has_agreed(&live.read(), &user) { Ok(()) } else { confirmed }
    }

    async fn confirm_now(self: &Arc<Self>, live: Arc<Live>, user: String) -> Result<(), Error> {
        let invited = is_invited(&live.read().game, &user);
        if invited {
            self.check_unfinished(&user).await?;
        }
        self.change_lobby(live, move |table| Changed::confirmation(table, &user)).await
    }

    async fn change_lobby_now(&self, live: &Live, turn: &mut Turn<'_>, changed: Changed) -> Result<(), Error> {
        let Changed { options, terms, seats, unconfirmed, removed } = changed;
        let (game, secret) = {
            let table = turn.read();
            (table.game.clone(), table.secret.clone())
        };
        let kind = self.registry.find(&game.game).map_err(Error::of_open)?;
        let terms = terms.unwrap_or_else(|| Terms::read(&game.terms));
        terms.check(kind)?;
        if !seats.iter().any(|seat| matches!(seat.kind, SeatKind::Person { .. } | SeatKind::Open)) {
            return Err(Error::BadSeats(None, "at least one person has to play".to_owned()));
        }
        let unreadable = |error| Error::internal("stored options can't be read", error);
        let options = match options {
            Some(options) => Value::Object(options),
            None => serde_json::from_str(&game.options).map_err(unreadable)?,
        };
        // A trial game shows whether these options work with this number of players and these bots.
        let players = seats.iter().map(stand_in).collect();
        let catalogue = text_of(&self.store, game.catalogue.as_deref()).await?;
        let trial = NewGame { players, options, catalogue, at: None };
        let trial = kind.open(trial, &Secret::open("trial")).map_err(Error::of_open)?;
        let options = json(&trial.record().header.options)?;
        let at = later_than(&game.updated_at);
        let starts = unconfirmed.is_empty() && seats.iter().all(|seat| seat.kind != SeatKind::Open);
        let changed = GameRow { options, terms: json(&terms)?, seats, ..game.clone() };
        let begun = if starts { Some(self.begin(&changed, &secret, &at).await?) } else { None };
        let unconfirmed = if unconfirmed.is_empty() { String::new() } else { json(&unconfirmed)? };
        let change = LobbyChange {
            was: &game.updated_at,
            at: &at,
            options: &changed.options,
            terms: &changed.terms,
            listed: !terms.unlisted && terms.people.is_empty(),
            public: terms.public,
            unconfirmed: &unconfirmed,
            seats: &changed.seats,
            removed: removed.as_ref().map(|(user, name)| (user.as_str(), name.as_str())),
            start: begun.as_ref().map(|begun| begun.start()),
        };
        match self.store.change_lobby(&live.id, &change).await {
            Ok(()) => {
                turn.change(|table| {
                    table.set_row(GameRow { unconfirmed, updated_at: at, ..changed });
                    if let Some(begun) = begun {
                        begun.apply(table);
                    }
                });
                self.plan_first_notices(&turn.read());
                self.node.announce(&live.id);
                Ok(())
            }
            Err(duchy_store::Error::Conflict) => {
                self.reload(live, turn).await?;
                Err(Error::SeatTaken("another player changed this table at the same moment; try again"))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// A player for the trial game.
fn stand_in(seat: &SeatRow) -> Player {
    let bot = match &seat.kind {
        SeatKind::Bot { level, .. } => Some(level.clone()),
        SeatKind::Person { .. } | SeatKind::Open => None,
    };
    Player { name: seat.seat.to_string(), bot }
}

/// The current time, or the next millisecond if that is not later: a change is recognised by its time.
fn later_than(before: &str) -> String {
    let now = now();
    if now.as_str() > before {
        return now;
    }
    just_after(before)
}

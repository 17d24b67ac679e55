//! Creating a table: the request is fully validated before anything is stored.

use duchy_game::{Language, MAX_SEATS};
use duchy_host::{NewGame, Player, Secret, Words};
use duchy_store::{GameRow, SeatKind, SeatRow};
use serde_json::Value;

use crate::{
    App, Error,
    data::text_of,
    lobby::Unconfirmed,
    name,
    protocol::{NewSeat, NewSeatKind, NewTable},
    random::now,
    tables::{Started, begins_with_bot, json, start, start_clocks},
    terms::Terms,
};

/// A validated new table.
pub(crate) struct Setup {
    game: String,
    /// Every option, as JSON.
    options: String,
    /// Hash and text of the data file, unless it is the built-in one.
    data: Option<(String, String)>,
    seats: Vec<Planned>,
    terms: Terms,
    /// The people who have to agree before it starts.
    unconfirmed: Vec<Unconfirmed>,
    /// The creator's name, if they gave one for their seat.
    pub(crate) owner: Option<String>,
}

/// Where a table comes from.
#[derive(Clone, Copy, Default)]
pub(crate) struct From<'a> {
    /// The day whose deal it counts for.
    pub(crate) day: Option<&'a str>,
    /// A hash of the network it was created from.
    pub(crate) origin: Option<&'a str>,
}

pub(crate) enum Planned {
    Me {
        name: String,
    },
    /// A player of the previous game.
    Known {
        user_id: String,
        name: String,
    },
    Open,
    Bot {
        level: String,
        name: String,
    },
}

impl Setup {
    /// Checks seats, names, levels, options and components. `known` is the guest's name, if they have one.
    pub(crate) async fn check(app: &App, new: &NewTable, known: Option<&str>) -> Result<Self, Error> {
        let kind = app.registry.find(&new.game).map_err(Error::of_open)?;
        if new.seats.iter().all(|seat| seat.kind == NewSeatKind::Bot) {
            return Err(Error::BadSeats(
                None,
                "at least one person has to play: take a seat, or leave one open".to_owned(),
            ));
        }
        new.terms.check(kind)?;
        let owner = new.seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).find_map(|seat| seat.name.as_deref());
        let owner = owner.map(name::clean).transpose()?;
        let seats = plan(&new.seats, known.or(owner.as_deref()))?;
        // A trial game shows whether these options work with this number of players and these bots.
        let players = seats.iter().enumerate().map(|(index, seat)| seat.player(index)).collect();
        let options = Value::Object(new.options.clone().unwrap_or_default());
        let hash = app.data.choose(&kind.info(), new.catalogue.as_deref())?;
        let text = text_of(&app.store, hash.as_deref()).await?;
        let trial = NewGame { players, options, catalogue: text.clone(), at: None };
        let trial = kind.open(trial, &Secret::open("trial")).map_err(Error::of_open)?;
        let options = json(&trial.record().header.options)?;
        let terms = new.terms.clone();
        let data = hash.zip(text);
        Ok(Setup { game: new.game.clone(), options, data, seats, terms, unconfirmed: Vec::new(), owner })
    }

    /// The same game again, with the seats moved on by one. The others have to agree; who has left for good leaves an
    /// open seat.
    pub(crate) async fn rematch(app: &App, game: &GameRow, user: &str) -> Result<Self, Error> {
        let mut seats = Vec::new();
        let mut unconfirmed: Vec<Unconfirmed> = Vec::new();
        for seat in &game.seats {
            let mut planned = Planned::again(&seat.kind);
            if let Planned::Known { user_id, .. } = &planned
                && user_id != user
            {
                if app.store.user(user_id).await?.is_none() {
                    planned = Planned::Open;
                } else if !unconfirmed.iter().any(|waiting| waiting.user() == user_id) {
                    unconfirmed.push(Unconfirmed::Invited { invited: user_id.clone() });
                }
            }
            seats.push(planned);
        }
        seats.rotate_left(1);
        let text = text_of(&app.store, game.catalogue.as_deref()).await?;
        let data = game.catalogue.clone().zip(text);
        let mut terms = Terms::read(&game.terms);
        let mut people = Vec::new();
        for login in std::mem::take(&mut terms.people) {
            if app.store.user_by_login(&login.trim().to_lowercase()).await?.is_some() {
                people.push(login);
            } else {
                // Where nobody named is left, it still is not for everybody.
                terms.unlisted = true;
            }
        }
        terms.people = people;
        let (game, options) = (game.game.clone(), game.options.clone());
        Ok(Setup { game, options, data, seats, terms, unconfirmed, owner: None })
    }

    /// Whom it is for, if it is for named people.
    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Leaves it out of the list for everybody.
    pub(crate) fn unlist(&mut self) {
        self.terms.unlisted = true;
    }

    /// Whether it has to wait for players.
    pub(crate) fn waits(&self) -> bool {
        !self.unconfirmed.is_empty() || self.seats.iter().any(|seat| matches!(seat, Planned::Open))
    }

    /// Stores it, with the game started if it waits for nobody.
    pub(crate) async fn store(
        &self,
        app: &App,
        id: &str,
        user: &str,
        secret: &Secret,
        from: From<'_>,
    ) -> Result<(), Error> {
        let seats = self.seats.iter().zip(0..).map(|(seat, number)| seat.taken(number, user)).collect::<Vec<_>>();
        let at = now();
        let started = if self.waits() {
            None
        } else {
            let text = self.data.as_ref().map(|(_, text)| text.clone());
            let table = start(&app.registry, &self.game, &self.options, text, &seats, secret, &at)?;
            let clocks = start_clocks(&*table, &self.terms, app.clock_time());
            Some((Started::of(&*table, clocks.as_ref())?, begins_with_bot(&*table)))
        };
        let terms = json(&self.terms)?;
        let unconfirmed = if self.unconfirmed.is_empty() { String::new() } else { json(&self.unconfirmed)? };
        let new = duchy_store::NewGameRow {
            id,
            game: &self.game,
            options: &self.options,
            catalogue: self.data.as_ref().map(|(hash, _)| &**hash),
            secret: &duchy_store::StoredSecret(*secret.bytes()),
            seats: &seats,
            at: &at,
            start: started.as_ref().map(|(texts, bot_to_act)| texts.start(*bot_to_act)),
            terms: &terms,
            listed: !self.terms.unlisted && self.terms.people.is_empty(),
            public: self.terms.public,
            unconfirmed: &unconfirmed,
            daily: from.day.map(|day| (day, user)),
            creator: user,
            origin: from.origin.filter(|_| self.waits()),
        };
        Ok(app.store.add_game(&new).await?)
    }
}

impl Planned {
    /// A stand-in player for the trial game.
    fn player(&self, index: usize) -> Player {
        let bot = match self {
            Planned::Bot { level, .. } => Some(level.clone()),
            Planned::Me { .. } | Planned::Known { .. } | Planned::Open => None,
        };
        Player { name: format!("{index}"), bot }
    }

    /// The player of this seat, at the next table.
    fn again(kind: &SeatKind) -> Self {
        match kind.clone() {
            SeatKind::Person { user_id, name } => Planned::Known { user_id, name },
            SeatKind::Bot { level, name, .. } => Planned::Bot { level, name },
            SeatKind::Open => Planned::Open,
        }
    }

    pub(crate) fn taken(&self, seat: u8, user: &str) -> SeatRow {
        let kind = match self {
            Planned::Me { name } => SeatKind::Person { user_id: user.to_owned(), name: name.clone() },
            Planned::Known { user_id, name } => SeatKind::Person { user_id: user_id.clone(), name: name.clone() },
            Planned::Open => SeatKind::Open,
            Planned::Bot { level, name } => SeatKind::Bot { level: level.clone(), name: name.clone(), owner: None },
        };
        SeatRow { seat, kind }
    }
}

/// Gives every seat a unique name; requested names take precedence.
pub(crate) fn plan(seats: &[NewSeat], me: Option<&str>) -> Result<Vec<Planned>, Error> {
    if seats.len() > MAX_SEATS {
        return Err(Error::BadSeats(None, format!("no game has more than {MAX_SEATS} seats")));
    }
    let words = Words::new(duchy_search::TEXTS, Language::En);
    let mut taken: Vec<String> = Vec::new();
    for seat in seats {
        let Some(given) = &seat.name else { continue };
        let given = name::clean(given)?;
        if taken.contains(&given) {
            return Err(Error::BadName(format!("two players are named {given}; choose different names")));
        }
        taken.push(given);
    }
    let mut named = |given: &Option<String>, otherwise: &str| match given {
        Some(given) => name::clean(given),
        None => {
            let name = name::unused(otherwise, &taken);
            taken.push(name.clone());
            Ok(name)
        }
    };
    seats
        .iter()
        .map(|seat| {
            Ok(match (seat.kind, &seat.level) {
                (NewSeatKind::Open, _) => Planned::Open,
                (NewSeatKind::Me, _) => Planned::Me { name: named(&seat.name, me.ok_or(Error::NoSession)?)? },
                (NewSeatKind::Bot, Some(level)) => {
                    let name = named(&seat.name, &words.attribute(&format!("bot-{level}"), "name"))?;
                    Planned::Bot { level: level.clone(), name }
                }
                (NewSeatKind::Bot, None) => {
                    return Err(Error::NoSuchBot("a bot seat needs a level".to_owned()));
                }
            })
        })
        .collect()
}

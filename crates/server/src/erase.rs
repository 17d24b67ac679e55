//! Erasing a person: they leave their tables, and another name stands for them in every record. Records still replay.

use std::sync::Arc;

use duchy_host::Request;
use duchy_store::{GameRow, Loaded, Phase, Renamed, SeatKind};
use serde_json::Value;

use crate::{App, Error, lobby::Changed, name, random::just_after, tables::json, terms::Terms};

/// What erased people are called, with a number.
const STAND_IN: &str = "Former player";

/// Whether erased people are called this. A second number tells their seats at one table apart.
pub(crate) fn is_stand_in(name: &str) -> bool {
    let name = name.to_lowercase();
    let numbers = name.strip_prefix(&STAND_IN.to_lowercase()).and_then(|rest| rest.strip_prefix(' '));
    numbers.is_some_and(|numbers| numbers.chars().all(|c| c.is_ascii_digit() || c == ' '))
}

impl App {
    /// Erases a person: waiting tables are cancelled or left, running games resigned, names replaced.
    pub(crate) async fn erase(self: &Arc<Self>, user: &str) -> Result<(), Error> {
        let ids = self.store.all_games_of(user).await?;
        for id in &ids {
            self.leave_table(id, user).await?;
        }
        let stand_in = format!("{STAND_IN} {}", self.store.count_erased().await? + 1);
        for id in &ids {
            self.replace_name(id, user, &stand_in).await?;
        }
        if let Some(login) = self.store.user(user).await?.and_then(|user| user.login) {
            for (id, terms) in self.store.games_for_named_people().await? {
                if replaced(Terms::read(&terms), &login, &stand_in).is_some() {
                    self.replace_login(&id, &login, &stand_in).await?;
                }
            }
        }
        self.store.erase_user(user, &stand_in).await?;
        self.forget_messages_of(user);
        Ok(())
    }

    async fn leave_table(self: &Arc<Self>, id: &str, user: &str) -> Result<(), Error> {
        let live = match self.table(id).await {
            Err(Error::NoSuchTable) => return Ok(()),
            found => found?,
        };
        let (phase, created, seats) = {
            let table = live.read();
            let seats: Vec<_> = table.seats_of(user).collect();
            (table.game.phase, table.game.creator.as_deref() == Some(user), seats)
        };
        match phase {
            Phase::Over => Ok(()),
            Phase::Lobby if created => self.cancel(&live, user).await,
            Phase::Lobby => {
                for seat in seats {
                    let user = user.to_owned();
                    self.change_lobby(live.clone(), move |table| Changed::vacated(table, &user, seat)).await?;
                }
                Ok(())
            }
            Phase::Playing => {
                for seat in seats {
                    let resigned =
                        self.change(live.clone(), user.to_owned(), move |_| Ok(Request::Resign { seat })).await;
                    match resigned {
                        Ok(_) | Err(Error::Over(_)) => {}
                        Err(error) => return Err(error),
                    }
                }
                Ok(())
            }
        }
    }

    /// Replaces the name somebody signed in with, if a table is for them: whoever takes it next is not invited.
    async fn replace_login(self: &Arc<Self>, id: &str, login: &str, stand_in: &str) -> Result<(), Error> {
        let live = match self.table(id).await {
            Err(Error::NoSuchTable) => return Ok(()),
            found => found?,
        };
        let mut turn = live.turn().await;
        loop {
            let (was, terms) = {
                let table = turn.read();
                (table.game.updated_at.clone(), table.terms.clone())
            };
            let Some(terms) = replaced(terms, login, stand_in) else { return Ok(()) };
            // The time shows other servers that their copies are old, and lists hardly see it.
            let stored = self.store.set_terms(id, &was, &just_after(&was), &json(&terms)?).await;
            self.reload(&live, &mut turn).await?;
            match stored {
                Ok(()) => break,
                // Another server has changed it.
                Err(duchy_store::Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.node.announce(id);
        Ok(())
    }

    async fn replace_name(self: &Arc<Self>, id: &str, user: &str, stand_in: &str) -> Result<(), Error> {
        let live = match self.table(id).await {
            Err(Error::NoSuchTable) => return Ok(()),
            found => found?,
        };
        let mut turn = live.turn().await;
        let loaded = self.store.load(id).await?;
        let Some(new) = with_name_replaced(&loaded, user, stand_in)? else { return Ok(()) };
        let renamed = Renamed { header: &new.header, entries: &new.entries, seats: &new.seats };
        self.store.rename_in_game(id, loaded.game.seq, &renamed).await?;
        self.reload(&live, &mut turn).await?;
        self.node.announce(id);
        Ok(())
    }
}

/// The terms with a stand-in for somebody who signed in by this name; `None` if they don't name them.
fn replaced(mut terms: Terms, login: &str, stand_in: &str) -> Option<Terms> {
    let mut named = false;
    for person in &mut terms.people {
        if person.trim().to_lowercase() == login {
            stand_in.clone_into(person);
            named = true;
        }
    }
    named.then_some(terms)
}

/// A record with another name in it.
struct Replaced {
    header: String,
    entries: Vec<(u32, String)>,
    seats: Vec<(u8, String)>,
}

fn with_name_replaced(loaded: &Loaded, user: &str, stand_in: &str) -> Result<Option<Replaced>, Error> {
    let unreadable = |error| Error::internal("a stored record can't be read", error);
    let Some(header) = &loaded.game.header else { return Ok(None) };
    let mut header: Value = serde_json::from_str(header).map_err(unreadable)?;
    let mut entries: Vec<(Value, bool)> = Vec::with_capacity(loaded.entries.len());
    for entry in &loaded.entries {
        entries.push((serde_json::from_str(entry).map_err(unreadable)?, false));
    }
    let mut taken: Vec<String> =
        loaded.game.seats.iter().filter_map(|seat| seat.kind.name()).map(str::to_owned).collect();
    let mut seats = Vec::new();
    for (seat, old) in seats_of(&loaded.game, user) {
        let new = name::unused(stand_in, &taken);
        taken.push(new.clone());
        if header["players"][usize::from(seat)]["name"] == *old {
            header["players"][usize::from(seat)]["name"] = new.clone().into();
        }
        for (entry, changed) in &mut entries {
            if entry["seat"] == seat && entry["takeover"]["name"] == *old {
                entry["takeover"]["name"] = new.clone().into();
                *changed = true;
            }
        }
        seats.push((seat, new));
    }
    let numbered = entries.into_iter().zip(1..).filter(|((_, changed), _)| *changed);
    let entries = numbered.map(|((entry, _), seq)| (seq, entry.to_string())).collect();
    Ok(Some(Replaced { header: header.to_string(), entries, seats }))
}

/// The seats a person has, or had before a computer took over, with their name there.
fn seats_of<'a>(game: &'a GameRow, user: &'a str) -> impl Iterator<Item = (u8, &'a str)> {
    game.seats.iter().filter_map(move |seat| match &seat.kind {
        SeatKind::Person { user_id, name } if user_id == user => Some((seat.seat, name.as_str())),
        SeatKind::Bot { owner: Some(owner), name, .. } if owner == user => Some((seat.seat, name.as_str())),
        _ => None,
    })
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

    #[test]
    fn only_the_names_of_erased_people_are_theirs() {
        for name in ["Former player 1", "former PLAYER 12", "Former player 3 2"] {
            assert!(is_stand_in(name), "{name}");
        }
        for name in ["Former player", "Former players’ club", "Former player 1st", "The former player 1"] {
            assert!(!is_stand_in(name), "{name}");
        }
    }

    #[tokio::test]
    async fn of_the_tables_for_named_people_only_those_for_the_erased_person_are_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("duchy.db").display());
        let app = App::open(Config { database, ..Config::default() }, duchy_games::registry()).await.unwrap();
        for id in ["ann", "ben", "cleo"] {
            let user = NewUser { id, name: id, token_hash: id, label: "", at: &crate::random::now() };
            app.store.add_user(&user).await.unwrap();
            app.store.make_account(id, id, "hash").await.unwrap();
        }
        for id in ["ben", "cleo"] {
            let new: NewTable = serde_json::from_value(serde_json::json!({
                "game": "carcassonne",
                "seats": [{ "kind": "me", "name": "Ann" }, { "kind": "open" }],
                "terms": { "people": [id.to_uppercase()] },
            }))
            .unwrap();
            let setup = Setup::check(&app, &new, None).await.unwrap();
            setup.store(&app, id, "ann", &Secret::Seed(Seed([7; 32])), From::default()).await.unwrap();
        }
        app.erase("cleo").await.unwrap();
        let terms = app.tables.find("cleo").unwrap().read().terms.clone();
        assert_eq!(terms.people, ["Former player 1"]);
        assert!(app.tables.find("ben").is_none());
    }
}

//! What the players of a table agree on besides the game's options: clocks, undo, who may watch.

use duchy_host::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{App, Error, name};

/// What the players agree on besides the options.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// The clocks; none if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockTerms>,
    /// Against computer opponents only: any decision can be undone, even past what was revealed. The record marks it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub free_undo: bool,
    /// Players may ask for hints. Such a game counts for no list.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Only people who have its link find the table while it is waiting for players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub unlisted: bool,
    /// Only players see the game until it is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub no_spectators: bool,
    /// Everybody finds the running game in the list of games to watch.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Nobody can write at this table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub no_chat: bool,
    /// Only these people can take a seat, by the names they sign in with; everybody if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub people: Vec<String>,
}

/// How long players may think, and what happens then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// How long.
    pub pace: Pace,
    /// What happens when a player's time has run out.
    pub at_zero: AtZero,
}

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Everyone at the table: time for the whole game, and some more for every turn.
    Live {
        /// Seconds for the whole game.
        bank: u32,
        /// Seconds added after every turn.
        increment: u32,
    },
    /// Days for every move.
    Days(u16),
}

/// What happens when a player's time has run out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// The player resigns.
    Resign,
    /// A computer opponent of this level plays until the player returns.
    Bot(String),
}

/// Maximum people who can be named for a table.
const PEOPLE: usize = 20;

impl App {
    /// The ids of the people whom a table is for.
    pub(crate) async fn invited(&self, terms: &Terms) -> Result<Vec<String>, Error> {
        let mut invited = Vec::new();
        for login in terms.people.iter().take(PEOPLE) {
            let folded = name::clean(login)?.to_lowercase();
            let Some(user) = self.store.user_by_login(&folded).await? else {
                return Err(Error::BadTerms(format!("nobody here signs in as {login}; check the name")));
            };
            invited.push(user.id);
        }
        Ok(invited)
    }
}

impl Terms {
    /// Reads the stored terms; the schema allows nothing but what was written here.
    pub(crate) fn read(stored: &str) -> Self {
        serde_json::from_str(stored).unwrap_or_default()
    }

    /// Refuses what makes no sense.
    pub(crate) fn check(&self, kind: &dyn Kind) -> Result<(), Error> {
        let refuse = |what: &str| Err(Error::BadTerms(what.to_owned()));
        if self.people.len() > PEOPLE {
            return refuse("at most 20 people can be named");
        }
        if self.public && self.no_spectators {
            return refuse("a game without spectators can't be listed for them");
        }
        let Some(clock) = &self.clock else { return Ok(()) };
        match clock.pace {
            Pace::Live { bank, increment } if !(10..=24 * 3600).contains(&bank) || increment > 3600 => {
                return refuse("the time for the game is 10 seconds to 24 hours, and at most an hour more per turn");
            }
            Pace::Days(days) if !(1..=60).contains(&days) => {
                return refuse("the time for a move is 1 to 60 days");
            }
            Pace::Live { .. } | Pace::Days(_) => {}
        }
        if let AtZero::Bot(level) = &clock.at_zero
            && !kind.info().bots.contains(&level.as_str())
        {
            return Err(Error::NoSuchBot(format!("there is no computer opponent \"{level}\" for this game")));
        }
        Ok(())
    }
}

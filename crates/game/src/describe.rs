//! How things are shown: text key, arguments, and places on the board. Never assembled sentences.

use serde::Serialize;
use ts_rs::TS;

use crate::{RuleId, Seat};

/// A text to show: its key in the game's `text/` files, its arguments, and the places on the board it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Description<P> {
    /// Key of the text.
    pub key: &'static str,
    /// Named arguments of the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(&'static str, Arg)>>", optional)]
    pub args: Vec<(&'static str, Arg)>,
    /// Places on the board, coarse to fine: a click narrows the choices by the first, then by the next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<P>>", optional)]
    pub places: Vec<P>,
    /// The clause it comes from, for "Why?".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<RuleId>,
}

impl<P> Description<P> {
    /// A text without arguments.
    pub const fn new(key: &'static str) -> Self {
        Description { key, args: Vec::new(), places: Vec::new(), rule: None }
    }

    /// With an argument.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// About a place; coarse ones first.
    #[must_use]
    pub fn at(mut self, place: P) -> Self {
        self.places.push(place);
        self
    }

    /// About several places.
    #[must_use]
    pub fn at_all(mut self, places: impl IntoIterator<Item = P>) -> Self {
        self.places.extend(places);
        self
    }

    /// The same text with its places in another form.
    pub fn map_places<Q>(self, place: impl FnMut(P) -> Q) -> Description<Q> {
        let Description { key, args, places, rule } = self;
        Description { key, args, places: places.into_iter().map(place).collect(), rule }
    }

    /// Citing this clause.
    #[must_use]
    pub const fn by(mut self, rule: RuleId) -> Self {
        self.rule = Some(rule);
        self
    }
}

/// An argument of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A player, shown by name.
    Seat(Seat),
    /// A number, which also chooses plural forms.
    Number(i64),
    /// Another text of the game, by its key: the word for a road.
    Term(&'static str),
    /// A name, shown as it is.
    Name(String),
    /// A component: drawn where there is room for a picture, otherwise named by a text of the game.
    Component {
        /// Its id in the catalogue, for the picture.
        id: String,
        /// Key of the text that names it.
        term: &'static str,
    },
    /// Several, joined as the language joins them.
    List(Vec<Arg>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Arg::Number(number.into())
    }
}

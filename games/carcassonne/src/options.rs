//! What is in play: elements of the box, chosen one by one.

use duchy_game::{BadOptions, First, OptionField, OptionKind, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SEATS;

/// How a game of Carcassonne was agreed to be played.
// carcassonne:setup.elements
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Meeples may lie in fields, which are scored at the end.
    // carcassonne:field.optional
    pub farmers: bool,
    /// What the map begins with.
    pub start: Start,
    /// Abbots and gardens.
    pub abbot: bool,
    /// Volcanoes and the dragon.
    pub dragon: bool,
    /// The fairy.
    pub fairy: bool,
    /// Princesses.
    pub princess: bool,
    /// Portals.
    pub portal: bool,
    /// The count and the quarters of the fortress.
    pub count: bool,
    /// The king.
    pub king: bool,
    /// The robber.
    pub robber: bool,
    /// Shrines.
    pub cult: bool,
    /// Bridges.
    pub bridges: bool,
    /// Castles.
    pub castles: bool,
    /// Bazaars.
    pub bazaars: Bazaars,
    /// Who begins.
    pub first: First,
}

/// What the map begins with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub enum Start {
    /// The start tile of the base set.
    #[default]
    #[serde(rename = "tile")]
    Tile,
    /// The river.
    #[serde(rename = "river-1")]
    River1,
    /// The second river, with its fork.
    #[serde(rename = "river-2")]
    River2,
    /// Both rivers mixed.
    #[serde(rename = "rivers")]
    Rivers,
    /// The fortress of Carcassonne.
    #[serde(rename = "fortress")]
    Fortress,
}

/// How tiles of a bazaar are shared out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Bazaars {
    /// Not in play.
    #[default]
    Off,
    /// By auction.
    Auction,
    /// Everybody takes one in turn.
    Share,
}

/// An element of the box that brings tiles with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "named like the options")]
pub enum Element {
    #[serde(rename = "river-1")]
    River1,
    #[serde(rename = "river-2")]
    River2,
    Abbot,
    Dragon,
    Fairy,
    Princess,
    Portal,
    Count,
    King,
    Robber,
    Cult,
    Bridges,
    Castles,
    Bazaars,
}

/// Some elements, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ElementSet(u16);

impl ElementSet {
    pub(crate) fn of(elements: impl IntoIterator<Item = Element>) -> ElementSet {
        ElementSet(elements.into_iter().fold(0, |bits, element| bits | 1 << element as u16))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn meets(self, other: ElementSet) -> bool {
        self.0 & other.0 != 0
    }
}

impl Element {
    /// All of them, in the order of their numbers.
    pub const ALL: [Element; 14] = [
        Element::River1,
        Element::River2,
        Element::Abbot,
        Element::Dragon,
        Element::Fairy,
        Element::Princess,
        Element::Portal,
        Element::Count,
        Element::King,
        Element::Robber,
        Element::Cult,
        Element::Bridges,
        Element::Castles,
        Element::Bazaars,
    ];
}

impl Options {
    /// The elements in play.
    pub(crate) fn elements(&self) -> ElementSet {
        ElementSet::of(Element::ALL.into_iter().filter(|&element| self.has(element)))
    }

    /// Whether an element is in play.
    pub const fn has(&self, element: Element) -> bool {
        match element {
            Element::River1 => matches!(self.start, Start::River1 | Start::Rivers),
            Element::River2 => matches!(self.start, Start::River2 | Start::Rivers),
            Element::Abbot => self.abbot,
            Element::Dragon => self.dragon,
            Element::Fairy => self.fairy,
            Element::Princess => self.princess,
            Element::Portal => self.portal,
            Element::Count => self.count,
            Element::King => self.king,
            Element::Robber => self.robber,
            Element::Cult => self.cult,
            Element::Bridges => self.bridges,
            Element::Castles => self.castles,
            Element::Bazaars => !matches!(self.bazaars, Bazaars::Off),
        }
    }

    /// The base game: nothing is in play that it does not know.
    pub fn is_base(&self) -> bool {
        *self == Options { farmers: self.farmers, first: self.first, ..Options::default() }
    }

    const PRINCESS_DRAGON: Options =
        Options { dragon: true, fairy: true, princess: true, portal: true, ..Options::BASE };

    const COUNT_KING_CULT: Options =
        Options { start: Start::Fortress, count: true, king: true, robber: true, cult: true, ..Options::BASE };

    const BRIDGES_CASTLES_BAZAARS: Options =
        Options { bridges: true, castles: true, bazaars: Bazaars::Auction, ..Options::BASE };

    const BASE: Options = Options {
        farmers: true,
        start: Start::Tile,
        abbot: false,
        dragon: false,
        fairy: false,
        princess: false,
        portal: false,
        count: false,
        king: false,
        robber: false,
        cult: false,
        bridges: false,
        castles: false,
        bazaars: Bazaars::Off,
        first: First::Random,
    };

    const ALL: Options = Options {
        start: Start::Fortress,
        abbot: true,
        dragon: true,
        fairy: true,
        princess: true,
        portal: true,
        count: true,
        king: true,
        robber: true,
        cult: true,
        ..Options::BRIDGES_CASTLES_BAZAARS
    };
}

impl Default for Options {
    fn default() -> Self {
        Options::BASE
    }
}

const fn flag(key: &'static str) -> OptionField {
    OptionField { key, kind: OptionKind::Flag }
}

const fn choice(key: &'static str, words: &'static [&'static str]) -> OptionField {
    OptionField { key, kind: OptionKind::Choice(words) }
}

impl duchy_game::Options for Options {
    const SCHEMA: &'static [OptionField] = &[
        flag("farmers"),
        choice("start", &["tile", "river-1", "river-2", "rivers", "fortress"]),
        flag("abbot"),
        flag("dragon"),
        flag("fairy"),
        flag("princess"),
        flag("portal"),
        flag("count"),
        flag("king"),
        flag("robber"),
        flag("cult"),
        flag("bridges"),
        flag("castles"),
        choice("bazaars", &["off", "auction", "share"]),
        First::FIELD,
    ];

    fn presets() -> Vec<Preset<Self>> {
        let preset = |name, options| Preset { name, options };
        vec![
            preset("base", Options::BASE),
            preset("river", Options { start: Start::River1, ..Options::BASE }),
            preset("abbot", Options { abbot: true, ..Options::BASE }),
            preset("princess-dragon", Options::PRINCESS_DRAGON),
            preset("count-king-cult", Options::COUNT_KING_CULT),
            preset("bridges-castles-bazaars", Options::BRIDGES_CASTLES_BAZAARS),
            preset("all", Options::ALL),
            preset("all-rivers", Options { start: Start::Rivers, count: false, ..Options::ALL }),
        ]
    }

    // carcassonne:setup.seats carcassonne:count.needs-fortress
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &SEATS)?;
        if self.count && self.start != Start::Fortress {
            let reason = "the count lives in the fortress: set start to fortress, or count to false";
            let text = duchy_game::Description::new("bad-count").at("count").at("start");
            return Err(BadOptions::new(text, reason));
        }
        Ok(())
    }
}

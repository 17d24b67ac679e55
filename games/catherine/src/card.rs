//! What stands on a card: its colour, its symbols, and which of the fourteen kinds of action and bonus it has.

use duchy_game::Kind;
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

/// A card, by its place in the data file. Equal cards share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// No card at all.
    pub(crate) const NONE: CardId = CardId(u8::MAX);
}

impl Kind for CardId {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        CardId(index as u8)
    }
}

/// The three colours of cards and of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The north-west.
    Blue,
    /// The middle and the south.
    Red,
    /// The east.
    Yellow,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 3;

    /// Its word in data files and texts.
    pub(crate) const fn name(self) -> &'static str {
        ["blue", "red", "yellow"][self as usize]
    }
}

/// What can be shown in the upper part of a card. The first four are goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A good.
    Iron,
    /// A good.
    Food,
    /// A good.
    Caviar,
    /// A good.
    Furs,
    /// Compared with the neighbours' in every decade scoring.
    Cannon,
    /// Compared with everybody's in every decade scoring.
    Book,
}

/// How many of each symbol, by [`Symbol`].
pub type Symbols = [u8; Symbol::COUNT];

impl Symbol {
    /// How many kinds there are.
    pub const COUNT: usize = 6;
    /// The goods come first.
    pub const GOODS: usize = 4;
    /// All of them.
    pub const ALL: [Symbol; Symbol::COUNT] =
        [Symbol::Iron, Symbol::Food, Symbol::Caviar, Symbol::Furs, Symbol::Cannon, Symbol::Book];

    /// Its word in data files and records.
    pub const fn name(self) -> &'static str {
        ["iron", "food", "caviar", "furs", "cannon", "book"][self as usize]
    }
}

/// Writes counts with their symbols.
pub(crate) fn by_symbol<S: Serializer, const N: usize>(counts: &[u8; N], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(Symbol::ALL.into_iter().zip(counts))
}

/// What a card does: its action, and the bonus that may follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Cards for two goods.
    Market,
    /// Three cards for ten points.
    Gift,
    /// Points for books.
    Academy,
    /// A card for favour.
    Audience,
    /// Cards for books.
    Library,
    /// Two cards.
    Salon,
    /// Points for sets of four goods.
    Fair,
    /// Two cards for a residence anywhere in the region.
    Charter,
    /// Three points, and more for a card.
    Feast,
    /// Three points, and favour for goods.
    Banquet,
    /// A residence in a listed city, and a card.
    BuildDraw,
    /// A residence in a listed city, and points.
    BuildPoints,
    /// A residence in a listed city, and favour for a card.
    BuildFavour,
    /// A residence in a listed city, and points for the region for two cards.
    BuildRegion,
}

/// What an action or a bonus gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Nothing: there is no such bonus.
    Nothing,
    /// Steps up the favour track.
    Favour(u8),
    /// Cards.
    Cards(u8),
    /// Points.
    Points(u8),
    /// A residence.
    Residence,
}

/// What is gained for each of, if not just once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// A good of those the card shows.
    Good,
    /// A book.
    Book,
    /// A set of four different goods.
    Set,
    /// An own residence in the card's region.
    Residence,
}

/// How often an action may be carried out: the black arrow on a card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Repeat {
    /// No arrow: once.
    #[default]
    Once,
    /// An arrow with a number.
    Times(u8),
    /// An arrow without a number.
    Any,
}

impl Repeat {
    /// How often at most.
    // catherine:act.repeat
    #[inline]
    pub const fn most(self) -> u8 {
        match self {
            Repeat::Once => 1,
            Repeat::Times(times) => times,
            Repeat::Any => u8::MAX,
        }
    }
}

/// What a kind of card shows in its lower part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Face {
    /// Which kind.
    pub kind: CardKind,
    /// Cards the action costs.
    pub cost: usize,
    /// What it gives.
    pub action: Gain,
    /// For each of what; nothing if once.
    pub per: Option<Per>,
    /// The residence may be built anywhere in the card's region.
    pub anywhere: bool,
    /// Cards the bonus costs.
    pub bonus_cost: usize,
    /// What it gives.
    pub bonus: Gain,
    /// For each of what; nothing if once.
    pub bonus_per: Option<Per>,
    /// The bonus asks that all cards given for the action have one colour.
    pub one_colour: bool,
}

impl CardKind {
    /// All kinds, in the order of the rules.
    pub const ALL: [CardKind; 14] = [
        CardKind::Market,
        CardKind::Gift,
        CardKind::Academy,
        CardKind::Audience,
        CardKind::Library,
        CardKind::Salon,
        CardKind::Fair,
        CardKind::Charter,
        CardKind::Feast,
        CardKind::Banquet,
        CardKind::BuildDraw,
        CardKind::BuildPoints,
        CardKind::BuildFavour,
        CardKind::BuildRegion,
    ];

    /// Its word in data files and texts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            CardKind::Market => "market",
            CardKind::Gift => "gift",
            CardKind::Academy => "academy",
            CardKind::Audience => "audience",
            CardKind::Library => "library",
            CardKind::Salon => "salon",
            CardKind::Fair => "fair",
            CardKind::Charter => "charter",
            CardKind::Feast => "feast",
            CardKind::Banquet => "banquet",
            CardKind::BuildDraw => "build-draw",
            CardKind::BuildPoints => "build-points",
            CardKind::BuildFavour => "build-favour",
            CardKind::BuildRegion => "build-region",
        }
    }

    /// Whether its action builds a residence.
    #[inline]
    pub const fn builds(self) -> bool {
        matches!(self, CardKind::Charter) || self.lists_cities()
    }

    /// Whether it names three cities instead of showing symbols.
    #[inline]
    pub const fn lists_cities(self) -> bool {
        matches!(self, CardKind::BuildDraw | CardKind::BuildPoints | CardKind::BuildFavour | CardKind::BuildRegion)
    }

    /// Cards its action costs.
    #[inline]
    pub const fn cost(self) -> usize {
        match self {
            CardKind::Gift => 3,
            CardKind::Charter => 2,
            CardKind::Audience => 1,
            _ => 0,
        }
    }

    /// Cards its bonus costs.
    #[inline]
    pub const fn bonus_cost(self) -> usize {
        match self {
            CardKind::BuildRegion => 2,
            CardKind::Academy | CardKind::Audience | CardKind::Fair | CardKind::Feast | CardKind::BuildFavour => 1,
            _ => 0,
        }
    }

    /// What its action gives.
    #[inline]
    pub const fn action(self) -> Gain {
        match self {
            CardKind::Market | CardKind::Library => Gain::Cards(1),
            CardKind::Salon => Gain::Cards(2),
            CardKind::Audience => Gain::Favour(2),
            CardKind::Gift => Gain::Points(10),
            CardKind::Academy => Gain::Points(2),
            CardKind::Fair => Gain::Points(4),
            CardKind::Feast | CardKind::Banquet => Gain::Points(3),
            CardKind::Charter
            | CardKind::BuildDraw
            | CardKind::BuildPoints
            | CardKind::BuildFavour
            | CardKind::BuildRegion => Gain::Residence,
        }
    }

    /// For each of what its action gives that; nothing if once.
    #[inline]
    pub const fn per(self) -> Option<Per> {
        match self {
            CardKind::Market => Some(Per::Good),
            CardKind::Academy | CardKind::Library => Some(Per::Book),
            CardKind::Fair => Some(Per::Set),
            _ => None,
        }
    }

    /// What its bonus gives.
    #[inline]
    pub const fn bonus(self) -> Gain {
        match self {
            CardKind::Market => Gain::Nothing,
            CardKind::Salon => Gain::Favour(2),
            CardKind::Feast => Gain::Points(4),
            CardKind::BuildDraw => Gain::Cards(1),
            CardKind::BuildPoints => Gain::Points(2),
            CardKind::BuildRegion => Gain::Points(1),
            CardKind::Gift
            | CardKind::Academy
            | CardKind::Audience
            | CardKind::Library
            | CardKind::Fair
            | CardKind::Charter
            | CardKind::Banquet
            | CardKind::BuildFavour => Gain::Favour(1),
        }
    }

    /// For each of what its bonus gives that; nothing if once.
    #[inline]
    pub const fn bonus_per(self) -> Option<Per> {
        if matches!(self, CardKind::BuildRegion) { Some(Per::Residence) } else { None }
    }

    /// What is drawn on a card of this kind.
    pub const fn face(self) -> Face {
        Face {
            kind: self,
            cost: self.cost(),
            action: self.action(),
            per: self.per(),
            anywhere: matches!(self, CardKind::Charter),
            bonus_cost: self.bonus_cost(),
            bonus: self.bonus(),
            bonus_per: self.bonus_per(),
            one_colour: matches!(self, CardKind::Gift),
        }
    }

    /// Whether the data file says what one must own for its bonus.
    pub(crate) const fn lists_needs(self) -> bool {
        matches!(self, CardKind::Charter | CardKind::Banquet | CardKind::BuildDraw | CardKind::BuildPoints)
    }

    /// What one must own for its bonus by the rulebook itself.
    // catherine:card.library catherine:card.salon
    pub(crate) const fn fixed_needs(self) -> Symbols {
        match self {
            CardKind::Library => [0, 0, 0, 0, 3, 0],
            CardKind::Salon => [0, 0, 0, 0, 0, 3],
            _ => [0; Symbol::COUNT],
        }
    }
}

/// A card as the rules see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name in records.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// What it does.
    pub kind: CardKind,
    /// The symbols in its upper part, by [`Symbol`].
    pub top: Symbols,
    /// The cities it names, as bits by their places in the data file.
    pub cities: u32,
    /// What one must own for its bonus, by [`Symbol`].
    pub needs: Symbols,
    /// How often its action may be carried out.
    pub repeat: Repeat,
    /// How many there are.
    pub copies: u8,
    /// Key of the text that names it: its own, or that of its colour and kind.
    pub(crate) key: &'static str,
}

impl Card {
    /// Whether these symbols are enough for its bonus.
    // catherine:act.condition
    #[inline]
    pub fn is_met_by(&self, owned: &Symbols) -> bool {
        owned.iter().zip(&self.needs).all(|(owned, needed)| owned >= needed)
    }
}

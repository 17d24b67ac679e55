//! The types of tile and their colours, what fields grow, and the pieces that can lie in storage or in a realm.

use duchy_game::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many colours there are.
pub const COLOURS: usize = 8;

/// A type of tile, and with it a colour of spaces and region cards: the two go together in this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Orange: workers.
    Village,
    /// Light green: points for products.
    Field,
    /// Beige: bonus cards.
    Wagon,
    /// Yellow: region cards.
    Monastery,
    /// Grey: marble.
    Quarry,
    /// Red: bonus tiles.
    Town,
    /// Blue: a wooden hex.
    Tavern,
    /// Dark green: another tile at once.
    Castle,
}

impl Colour {
    /// In the order of the data file.
    pub const ALL: [Colour; COLOURS] = [
        Colour::Village,
        Colour::Field,
        Colour::Wagon,
        Colour::Monastery,
        Colour::Quarry,
        Colour::Town,
        Colour::Tavern,
        Colour::Castle,
    ];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        ["village", "field", "wagon", "monastery", "quarry", "town", "tavern", "castle"][self as usize]
    }

    /// The name of its region card in records.
    pub const fn card_name(self) -> &'static str {
        [
            "village card",
            "field card",
            "wagon card",
            "monastery card",
            "quarry card",
            "town card",
            "tavern card",
            "castle card",
        ][self as usize]
    }

    /// The colour of that name.
    pub fn find(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl Kind for Colour {
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Colour::ALL[index]
    }
}

/// A region card. Clients know it by its name in records, such as `village card`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(into = "&'static str")]
#[ts(as = "String")]
pub struct RegionCard(pub Colour);

impl From<RegionCard> for &'static str {
    fn from(card: RegionCard) -> Self {
        card.0.card_name()
    }
}

/// What grows on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Product {
    /// Grapes.
    Vineyard,
    /// Pigs.
    Pigs,
    /// Olives.
    Olives,
    /// Wheat.
    Wheat,
}

impl Product {
    /// All four.
    pub const ALL: [Product; 4] = [Product::Vineyard, Product::Pigs, Product::Olives, Product::Wheat];
}

/// Some of the four products, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Products(pub u8);

impl Products {
    /// These.
    pub fn of(products: &[Product]) -> Products {
        Products(products.iter().fold(0, |bits, &product| bits | 1 << product as u8))
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None of them.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Which.
    pub fn iter(self) -> impl Iterator<Item = Product> {
        Product::ALL.into_iter().filter(move |&product| self.0 >> product as u8 & 1 == 1)
    }
}

/// Kinds of tile that look different: seven types without fields, and a field for every set of products.
pub const MAX_KINDS: usize = 22;
/// The number before the first field.
const BEFORE_FIELDS: u8 = 6;

/// A kind of tile: a type, and for fields what they grow. Clients know it by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(into = "&'static str", try_from = "String")]
#[ts(as = "String")]
pub struct TileKind(u8);

impl From<TileKind> for &'static str {
    fn from(kind: TileKind) -> Self {
        kind.name()
    }
}

impl TryFrom<String> for TileKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        TileKind::find(&name).ok_or_else(|| format!("\"{name}\" is no tile"))
    }
}

impl TileKind {
    /// Every kind there could be.
    pub fn all() -> impl Iterator<Item = TileKind> {
        (0..MAX_KINDS as u8).map(TileKind)
    }

    /// The one kind of a type; nothing for fields, of which there are several.
    pub const fn of(colour: Colour) -> Option<TileKind> {
        match colour {
            Colour::Village => Some(TileKind(0)),
            Colour::Field => None,
            other => Some(TileKind(other as u8 - 1)),
        }
    }

    /// A field with these products, of which there is at least one.
    pub const fn field(products: Products) -> TileKind {
        TileKind(BEFORE_FIELDS + products.0)
    }

    /// Its type.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.0 {
            0 => Colour::Village,
            1 => Colour::Wagon,
            2 => Colour::Monastery,
            3 => Colour::Quarry,
            4 => Colour::Town,
            5 => Colour::Tavern,
            6 => Colour::Castle,
            _ => Colour::Field,
        }
    }

    /// What it grows; nothing if it is no field.
    #[inline]
    pub const fn products(self) -> Products {
        Products(self.0.saturating_sub(BEFORE_FIELDS))
    }

    /// Its name in records: `village`, `vineyard`, `vineyard+pigs`.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; MAX_KINDS] = [
            "village",
            "wagon",
            "monastery",
            "quarry",
            "town",
            "tavern",
            "castle",
            "vineyard",
            "pigs",
            "vineyard+pigs",
            "olives",
            "vineyard+olives",
            "pigs+olives",
            "vineyard+pigs+olives",
            "wheat",
            "vineyard+wheat",
            "pigs+wheat",
            "vineyard+pigs+wheat",
            "olives+wheat",
            "vineyard+olives+wheat",
            "pigs+olives+wheat",
            "vineyard+pigs+olives+wheat",
        ];
        NAMES[self.0 as usize]
    }

    /// The kind of that name; the products of a field in any order.
    pub fn find(name: &str) -> Option<TileKind> {
        let sorted = |name: &str| {
            let mut parts: Vec<String> = name.split('+').map(str::to_owned).collect();
            parts.sort_unstable();
            parts
        };
        TileKind::all().find(|kind| kind.name() == name || sorted(kind.name()) == sorted(name))
    }
}

impl Kind for TileKind {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        TileKind(index as u8)
    }
}

/// What can lie in storage or in a realm: a tile, a wooden hex, the start castle, or nothing. Clients know it by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(into = "&'static str", try_from = "String")]
#[ts(as = "String")]
pub struct Piece(u8);

impl From<Piece> for &'static str {
    fn from(piece: Piece) -> Self {
        piece.name()
    }
}

impl TryFrom<String> for Piece {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Piece::find(&name).ok_or_else(|| format!("\"{name}\" is no tile or hex"))
    }
}

impl Piece {
    /// A wooden hex.
    pub const HEX: Piece = Piece(MAX_KINDS as u8);
    /// The castle a realm begins with.
    pub const START: Piece = Piece(MAX_KINDS as u8 + 1);
    /// An empty space.
    pub const NONE: Piece = Piece(MAX_KINDS as u8 + 2);

    /// A tile.
    #[inline]
    pub const fn tile(kind: TileKind) -> Piece {
        Piece(kind.0)
    }

    /// The tile it is, if it is one; the start castle has no kind.
    #[inline]
    pub const fn kind(self) -> Option<TileKind> {
        if self.0 < MAX_KINDS as u8 { Some(TileKind(self.0)) } else { None }
    }

    /// Something lies there.
    #[inline]
    pub fn is_some(self) -> bool {
        self != Piece::NONE
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in records; `start castle` and `nothing` stand in no record.
    pub const fn name(self) -> &'static str {
        match self.kind() {
            Some(kind) => kind.name(),
            None if self.0 == Piece::HEX.0 => "hex",
            None if self.0 == Piece::START.0 => "start castle",
            None => "nothing",
        }
    }

    /// The tile or hex of that name.
    pub fn find(name: &str) -> Option<Piece> {
        if name == "hex" { Some(Piece::HEX) } else { TileKind::find(name).map(Piece::tile) }
    }
}

impl Default for Piece {
    fn default() -> Self {
        Piece::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_found_by_their_names() {
        for kind in TileKind::all() {
            assert_eq!(TileKind::find(kind.name()), Some(kind));
            assert_eq!(Piece::find(kind.name()), Some(Piece::tile(kind)));
            let products: Vec<Product> = kind.products().iter().collect();
            match TileKind::of(kind.colour()) {
                Some(own) => assert_eq!((own, products.len()), (kind, 0)),
                None => assert_eq!(TileKind::field(Products::of(&products)), kind),
            }
        }
        assert_eq!(TileKind::find("pigs+vineyard").map(TileKind::name), Some("vineyard+pigs"));
        assert_eq!(TileKind::find("field"), None);
        assert_eq!(Piece::find("hex"), Some(Piece::HEX));
    }
}
